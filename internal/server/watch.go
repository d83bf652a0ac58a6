package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"runtime"
	rt "runtime/metrics"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/internal/build"
	"github.com/weathergage/weathergage/internal/metrics"
	"github.com/weathergage/weathergage/internal/server/notice"
	"github.com/weathergage/weathergage/internal/store"
)

// watched holds the figures of /metrics. Labels have few values, none of which a sender chooses: routes are
// patterns, not paths.
type watched struct {
	metrics.Set
	begun, choices, answers, failures, notices *metrics.Counter
	requests, replays, thoughts                *metrics.Timer
	thinking                                   []atomic.Int64 // by kind of bot
	looked                                     looked
}

// botKinds are the kinds of bots, as their specifications name them.
var botKinds = bot.Kinds()

// Bounds of durations: of answers to requests, and of what takes longer.
var (
	requestBounds = []time.Duration{10 * time.Millisecond, 50 * time.Millisecond, 250 * time.Millisecond, slow, 5 * time.Second, 30 * time.Second}
	workBounds    = []time.Duration{time.Millisecond, 10 * time.Millisecond, 100 * time.Millisecond, time.Second, 10 * time.Second, time.Minute}
)

// count adds all metrics.
func (s *Server) count() {
	w := &s.watched
	w.thinking = make([]atomic.Int64, len(botKinds))
	w.begun = w.Counter("weathergage_matches_begun_total", "Matches begun since the start.")
	w.choices = w.Counter("weathergage_choices_total", "Choices of persons played.")
	w.answers = w.Counter("weathergage_answers_total", "Answers to requests by class of status.", "class")
	w.failures = w.Counter("weathergage_server_errors_total", "Requests in which the server failed (5xx), by route.", "route")
	w.requests = w.Timer("weathergage_request_seconds", "How long requests took, by route; streams are not counted.", requestBounds, "route")
	w.replays = w.Timer("weathergage_replay_seconds", "How long it took to replay a stored match into memory, by game.", workBounds, "game")
	w.thoughts = w.Timer("weathergage_bot_choice_seconds", "How long bots thought about one choice, by kind of bot.", workBounds, "kind")
	w.notices = w.Counter("weathergage_notices_total", "Messages to people who are away, by way and outcome.", "way", "outcome")
	for _, class := range []string{"2xx", "3xx", "4xx", "5xx"} {
		w.answers.Add(0, class)
	}
	for _, way := range []notice.Way{notice.Hook, notice.Push, notice.Mail} {
		for _, outcome := range []string{delivered, undelivered, receiverGone} {
			w.notices.Add(0, string(way), outcome)
		}
	}
	s.countMatches()
	s.countWork()
	s.countProcess()
}

// plainly returns a reading of one number.
func plainly(read func() int64) func(func(float64, ...string)) {
	return func(put func(float64, ...string)) { put(float64(read())) }
}

func (s *Server) countMatches() {
	w := &s.watched
	w.Gauge("weathergage_matches_held", "Matches held in memory.", plainly(func() int64 {
		s.mu.Lock()
		defer s.mu.Unlock()
		return int64(len(s.matches))
	}))
	w.Gauge("weathergage_streams", "Event streams open.", plainly(s.streams.Load))
	w.Gauge("weathergage_bots_thinking", "Bots that think now, by kind of bot.", func(put func(float64, ...string)) {
		for i, kind := range botKinds {
			put(float64(w.thinking[i].Load()), kind)
		}
	}, "kind")
	w.Gauge("weathergage_bot_memory_bytes", "Memory that the search trees of bots that think now take.", plainly(func() (sum int64) {
		for i, kind := range botKinds {
			sum += w.thinking[i].Load() * bot.Spec{Kind: kind}.Memory()
		}
		return sum
	}))
	w.Gauge("weathergage_cores_waiting", "Bots and requests that wait for a core, by queue.", func(put func(float64, ...string)) {
		put(float64(s.thinking.waiting()), "search")
		put(float64(s.quick.waiting()), "quick")
		put(float64(s.tables.waiting()), "tables")
		put(float64(s.strangers.waiting()), "strangers")
		put(float64(s.uploads.waiting()), "uploads")
	}, "queue")
}

func (s *Server) countWork() {
	w := &s.watched
	w.Gauge("weathergage_jobs", "Jobs in the queue, by kind and state.", func(put func(float64, ...string)) {
		for _, q := range w.looked.jobs() {
			put(float64(q.Due), string(q.Kind), "due")
			put(float64(q.Later), string(q.Kind), "later")
			put(float64(q.Running), string(q.Kind), "running")
			put(float64(q.GivenUp), string(q.Kind), "given_up")
		}
	}, "kind", "state")
	w.Gauge("weathergage_job_oldest_due_seconds", "How long the oldest job that is due has waited, by kind; 0 if none is due.", func(put func(float64, ...string)) {
		for _, q := range w.looked.jobs() {
			age := 0.0
			if !q.Oldest.IsZero() {
				age = max(0, s.now().Sub(q.Oldest).Seconds())
			}
			put(age, string(q.Kind))
		}
	}, "kind")
	yes := func(name, help string, is func() bool) {
		w.Gauge(name, help, plainly(func() int64 {
			if is() {
				return 1
			}
			return 0
		}))
	}
	yes("weathergage_database_up", "1 if the database answers, else 0.", w.looked.isUp)
	yes("weathergage_disk_full", "1 if the last write found the disk full, else 0.", s.full.Load)
	yes("weathergage_job_queue_up", "1 if the job queue works, else 0.", func() bool { return !s.noJobs.Load() })
}

func (s *Server) countProcess() {
	w := &s.watched
	sampled := func(name string) func() int64 {
		return func() int64 {
			one := []rt.Sample{{Name: name}}
			rt.Read(one)
			return int64(one[0].Value.Uint64())
		}
	}
	w.Gauge("weathergage_heap_bytes", "Bytes of the heap in use.", plainly(sampled("/memory/classes/heap/objects:bytes")))
	w.Gauge("weathergage_memory_bytes", "Bytes that the program has from the system.", plainly(func() int64 {
		return sampled("/memory/classes/total:bytes")() - sampled("/memory/classes/heap/released:bytes")()
	}))
	w.Gauge("weathergage_goroutines", "Goroutines.", plainly(func() int64 { return int64(runtime.NumGoroutine()) }))
	w.Gauge("weathergage_start_time_seconds", "When the server started, in seconds since 1970.", plainly(func() int64 { return s.began.Unix() }))
	w.Gauge("weathergage_build_info", "What the program was built from.", func(put func(float64, ...string)) {
		of := build.Of()
		put(1, of.Tag, of.Commit, of.Date, of.Go)
	}, "version", "commit", "date", "go")
}

// answered counts an answer.
func (w *watched) answered(route string, out *noting, failed bool, took time.Duration) {
	if class := out.status / 100; class >= 2 && class <= 5 {
		w.answers.Add(1, fmt.Sprintf("%dxx", class))
	}
	if route == "" {
		route = "none"
	}
	if failed {
		w.failures.Add(1, route)
	}
	if !out.streams {
		w.requests.Took(took, route)
	}
}

// thinks records that a bot begins to think; the function that it returns records that it has ended.
func (w *watched) thinks(spec *bot.Spec) func() {
	for i, kind := range botKinds {
		if kind == spec.Kind {
			began := time.Now()
			w.thinking[i].Add(1)
			return func() {
				w.thinking[i].Add(-1)
				w.thoughts.Took(time.Since(began), kind)
			}
		}
	}
	return func() {}
}

// Outcomes of messages.
const (
	delivered    = "delivered"
	undelivered  = "failed"
	receiverGone = "gone"
)

// deliver hands a message over and counts it.
func (s *Server) deliver(ctx context.Context, way notice.Way, address string, m notice.Message) error {
	err := s.post.Deliver(ctx, way, address, m)
	outcome := delivered
	switch {
	case errors.Is(err, notice.ErrGone):
		outcome = receiverGone
	case err != nil:
		outcome = undelivered
	}
	s.watched.notices.Add(1, string(way), outcome)
	return err
}

// looked holds what the database was last seen to be like.
type looked struct {
	mu    sync.Mutex
	when  time.Time
	up    bool
	queue []store.Queued
}

// lookAgain is how old what was seen of the database may be: strangers who ask for /metrics all the time cost it
// one look a second.
const lookAgain = time.Second

// look looks at the database, unless somebody just has.
func (l *looked) look(ctx context.Context, at store.Store) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if time.Since(l.when) < lookAgain {
		return
	}
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer stop()
	var err error
	l.up = at.Ping(ctx) == nil
	if l.queue, err = at.Queue(ctx); err != nil {
		l.queue, l.up = nil, false
	}
	l.when = time.Now()
}

func (l *looked) jobs() []store.Queued {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.queue
}

func (l *looked) isUp() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.up
}

// watchRoutes adds the routes for operators.
func (s *Server) watchRoutes(mux *http.ServeMux) {
	mux.HandleFunc(healthRoute, s.healthz)
	mux.HandleFunc("GET /metrics", s.metrics)
}

// metrics sends all figures in the text format of Prometheus.
func (s *Server) metrics(w http.ResponseWriter, r *http.Request) {
	s.watched.looked.look(r.Context(), s.store)
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	_, _ = s.watched.WriteTo(w) // a reader who has left need not be told
}
