package store

import (
	"context"
	"log/slog"
	"time"

	"github.com/riverqueue/river"
)

// The arguments of jobs, as the queue keeps them. Each kind has a queue of its
// own, so that a node may leave one to others.
type (
	botTurn struct {
		Match string `json:"match"`
	}
	reminder struct {
		Match string `json:"match"`
	}
	labRun struct {
		Run string `json:"run"`
	}
)

func (botTurn) Kind() string  { return string(BotTurn) }
func (reminder) Kind() string { return string(Reminder) }
func (labRun) Kind() string   { return string(LabRun) }

// args are those of a job, and how the queue is to keep it.
func (j *Job) args() (river.JobArgs, *river.InsertOpts) {
	opts := &river.InsertOpts{Queue: string(j.Kind), ScheduledAt: j.At}
	switch j.Kind {
	case BotTurn:
		return botTurn{j.ID}, opts
	case Reminder:
		return reminder{j.ID}, opts
	}
	return labRun{j.ID}, opts
}

// Times of the queue. A job that was begun by a process that was killed is taken
// for lost and begun again after stuck.
const (
	poll  = time.Second
	long  = 2 * time.Hour // the longest that a laboratory run may take
	stuck = long + time.Minute
	turn  = 10 * time.Minute
)

// config is that of a client that works for the handlers.
func (b *base) config(h Handlers) *river.Config {
	workers := river.NewWorkers()
	queues := map[string]river.QueueConfig{}
	if h.BotTurn != nil {
		queues[string(BotTurn)] = river.QueueConfig{MaxWorkers: 2}
		river.AddWorker(workers, &botWorker{base: b, do: h.BotTurn})
	}
	if h.Reminder != nil {
		queues[string(Reminder)] = river.QueueConfig{MaxWorkers: 2}
		river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[reminder]) error {
			return h.Reminder(ctx, j.Args.Match)
		}))
	}
	if h.LabRun != nil {
		queues[string(LabRun)] = river.QueueConfig{MaxWorkers: 1}
		river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[labRun]) error {
			return h.LabRun(ctx, j.Args.Run)
		}))
	}
	return &river.Config{
		Queues: queues, Workers: workers, Logger: slog.New(slog.DiscardHandler),
		FetchPollInterval: poll, JobTimeout: long, RescueStuckJobsAfter: stuck,
	}
}

// A botWorker has a bot's turn played, unless that is being done.
type botWorker struct {
	river.WorkerDefaults[botTurn]
	*base
	do func(ctx context.Context, id string) error
}

// Timeout is how long a bot may think about its turn.
func (w *botWorker) Timeout(*river.Job[botTurn]) time.Duration { return turn }

// Work plays the turn if nothing has been stored for a while though a bot must
// decide: then whoever began it is no more.
func (w *botWorker) Work(ctx context.Context, j *river.Job[botTurn]) error {
	since, err := w.waitsSince(ctx, j.Args.Match)
	if err != nil || since.IsZero() {
		return err
	}
	if left := Safety - time.Since(since); left > 0 {
		return river.JobSnooze(left)
	}
	return w.do(ctx, j.Args.Match)
}

// A client works jobs.
type client interface {
	Start(ctx context.Context) error
	Stop(ctx context.Context) error
}

// work runs a client until the context ends.
func work(ctx context.Context, c client) error {
	if err := c.Start(context.WithoutCancel(ctx)); err != nil {
		return err
	}
	<-ctx.Done()
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancel()
	return c.Stop(stop)
}
