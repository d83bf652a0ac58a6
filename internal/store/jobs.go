package store

import (
	"context"
	"log/slog"
	"time"

	"github.com/riverqueue/river"
)

// The arguments of jobs, as the queue stores them. Each kind has its own queue, so that a node may leave one
// to others.
type (
	botTurn struct {
		Match string `json:"match"`
	}
	reminder struct {
		Match string `json:"match"`
	}
	news struct {
		Match string `json:"match"`
	}
	heard struct {
		ID string `json:"id"`
	}
	round struct {
		Match string `json:"match"`
	}
	away struct {
		Person string `json:"person"`
	}
	labRun struct {
		Run string `json:"run"`
	}
)

func (botTurn) Kind() string  { return string(BotTurn) }
func (reminder) Kind() string { return string(Reminder) }
func (news) Kind() string     { return string(News) }
func (heard) Kind() string    { return string(Heard) }
func (round) Kind() string    { return string(Round) }
func (away) Kind() string     { return string(Away) }
func (labRun) Kind() string   { return string(LabRun) }

// args returns the arguments of a job, and how the queue is to store it.
func (j *Job) args() (river.JobArgs, *river.InsertOpts) {
	opts := &river.InsertOpts{Queue: string(j.Kind), ScheduledAt: j.At}
	switch j.Kind {
	case BotTurn:
		return botTurn{j.ID}, opts
	case Reminder:
		return reminder{j.ID}, opts
	case News:
		return news{j.ID}, opts
	case Heard:
		return heard{j.ID}, opts
	case Round:
		return round{j.ID}, opts
	case Away:
		return away{j.ID}, opts
	}
	return labRun{j.ID}, opts
}

// Times of the queue. A job that takes longer than its kind may is given up and started again.
const (
	poll  = time.Second
	brief = 2 * time.Minute // a bot's turn, or a reminder
	long  = 24 * time.Hour  // a laboratory run
	alive = 2 * time.Second // how often to check that other nodes are alive
)

// config returns the settings of a client that works for the handlers. It registers all kinds, because the
// client would throw away jobs of others; it fetches only those with a handler.
func (b *base) config(node string, h Handlers) *river.Config {
	queues := map[string]river.QueueConfig{}
	for kind, q := range map[JobKind]struct {
		do      func(context.Context, string) error
		workers int
	}{
		BotTurn: {h.BotTurn, 2}, Reminder: {h.Reminder, 2}, News: {h.News, 16}, Heard: {h.Heard, 1}, Round: {h.Round, 1},
		Away: {h.Away, 1}, LabRun: {h.LabRun, 1},
	} {
		if q.do != nil {
			queues[string(kind)] = river.QueueConfig{MaxWorkers: q.workers}
		}
	}
	workers := river.NewWorkers()
	river.AddWorker(workers, &botWorker{base: b, do: h.BotTurn})
	river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[reminder]) error {
		return snoozed(h.Reminder(ctx, j.Args.Match))
	}))
	river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[news]) error {
		return snoozed(h.News(ctx, j.Args.Match))
	}))
	river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[heard]) error {
		return h.Heard(ctx, j.Args.ID)
	}))
	river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[round]) error {
		return h.Round(ctx, j.Args.Match)
	}))
	river.AddWorker(workers, river.WorkFunc(func(ctx context.Context, j *river.Job[away]) error {
		return h.Away(ctx, j.Args.Person)
	}))
	river.AddWorker(workers, &labWorker{do: h.LabRun})
	return &river.Config{
		ID: node, Queues: queues, Workers: workers, Logger: slog.New(slog.DiscardHandler),
		FetchPollInterval: poll, JobTimeout: brief, RescueStuckJobsAfter: brief,
	}
}

// A labWorker runs laboratory runs, which may take long.
type labWorker struct {
	river.WorkerDefaults[labRun]
	do func(ctx context.Context, id string) error
}

func (w *labWorker) Timeout(*river.Job[labRun]) time.Duration { return long }

func (w *labWorker) Work(ctx context.Context, j *river.Job[labRun]) error {
	return w.do(ctx, j.Args.Run)
}

// A botWorker plays a bot's turn, unless another process is doing so.
type botWorker struct {
	river.WorkerDefaults[botTurn]
	*base
	do func(ctx context.Context, id string) error
}

// Work plays the turn if a bot must decide and nothing has been stored for a while: then the process that
// began it has died.
func (w *botWorker) Work(ctx context.Context, j *river.Job[botTurn]) error {
	since, err := w.waitsSince(ctx, j.Args.Match)
	if err != nil || since.IsZero() {
		return err
	}
	if left := Safety - time.Since(since); left > 0 {
		return river.JobSnooze(left)
	}
	if err := w.do(ctx, j.Args.Match); err != nil {
		return err
	}
	if since, err = w.waitsSince(ctx, j.Args.Match); err != nil || since.IsZero() {
		return err
	}
	return river.JobSnooze(Safety) // another process is playing it, which may stop
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
