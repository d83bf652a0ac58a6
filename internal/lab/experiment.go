package lab

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/background"
)

// An Experiment is a number of matches of one game between bots.
type Experiment struct {
	Rules    engine.Ruleset
	Captain  func(engine.Ruleset) bot.Captain // nil if the game has none
	Scenario string
	Settings []engine.Setting
	Bots     []bot.Spec // one for each seat
	Key      string     // any text; all chance follows from it and the match's number
	First    int        // number of the first match
	Matches  int        // from 1 up; they are numbered on from First
	Recorded int        // how many of them are recorded and replayed, at most all; 0 for the default
	Workers  int        // how many matches are played at once; 0 for one per core
	GivesWay bool       // played in the background, where everything else comes first

	of      *Experiment // of which this is a part, with its choice of the matches to record; nil if it is whole
	digests bool        // each match gets a digest of its choices and its end

	// Progress, if not nil, is called now and then with the number of matches
	// finished, never twice at once.
	Progress func(finished int)
}

// A Match is the result of one match of an experiment.
type Match struct {
	Number   int // from 0
	Outcome  engine.Outcome
	Choices  int
	Turns    int // the turn in which it ended
	Recorded bool

	digest uint64 // of its choices and its end; 0 unless the experiment wants it
}

// A Broken is a match that could not be played to its end because rules or a bot
// have a bug.
type Broken struct {
	Number int
	Why    string
	Record []byte // the match so far as a record, or nil if there is none
}

func (b *Broken) Error() string { return fmt.Sprintf("match %d: %s", b.Number, b.Why) }

// check returns what is wrong with the experiment.
func (x *Experiment) check() error {
	info := x.Rules.Info()
	if x.Matches < 1 {
		return fmt.Errorf("expected 1 match or more, found %d", x.Matches)
	}
	if len(x.Bots) != len(info.Seats) {
		return fmt.Errorf("expected one bot for each of %s, found %d bots", strings.Join(info.Seats, ", "), len(x.Bots))
	}
	if x.Recorded < 0 || x.Recorded > x.Matches {
		return fmt.Errorf("expected from 0 to %d matches to be recorded, found %d", x.Matches, x.Recorded)
	}
	if _, ok := info.FindScenario(x.Scenario); !ok {
		return fmt.Errorf("%s has no scenario %q: expected %s", info.Name, x.Scenario, strings.Join(info.ScenarioKeys(), ", "))
	}
	return nil
}

// recorded returns how many matches are recorded: one in a hundred unless the experiment says otherwise, and
// at least one.
func (x *Experiment) recorded() int {
	if x.Recorded > 0 {
		return x.Recorded
	}
	return max(1, x.Matches/100)
}

// records reports whether match k is recorded: the first, and others spread evenly.
func (x *Experiment) records(k int) bool {
	if x.of != nil {
		return x.of.records(k)
	}
	n := x.recorded()
	k -= x.First
	return k*n%x.Matches < n
}

// Repeatable reports whether the same experiment has the same result on every
// machine: no bot thinks by the clock.
func (x *Experiment) Repeatable() bool {
	for _, b := range x.Bots {
		if !b.Repeatable() {
			return false
		}
	}
	return true
}

// Play plays the experiment on all its workers. If ctx ends first, the result holds the matches finished
// until then and says so. An error is a *Broken if a match cannot be played; then there is no result.
func (x *Experiment) Play(ctx context.Context) (*Result, error) {
	if err := x.check(); err != nil {
		return nil, err
	}
	r := &run{x: x}
	hands := make([]*worker, x.workers())
	for i := range hands {
		w, err := newWorker(x, &r.stop)
		if err != nil {
			return nil, err
		}
		hands[i] = w
	}
	began := time.Now()
	r.all(ctx, hands)
	if r.broken != nil {
		return nil, r.broken
	}
	return r.result(hands, time.Since(began)), nil
}

// workers returns how many matches are played at once.
func (x *Experiment) workers() int {
	if x.Workers < 1 {
		return min(runtime.GOMAXPROCS(0), x.Matches)
	}
	return min(x.Workers, x.Matches)
}

// A run is an experiment while it is being played.
type run struct {
	x        *Experiment
	next     atomic.Int64 // the match that the next free worker takes
	finished atomic.Int64
	stop     atomic.Bool

	once   sync.Once
	broken error
}

// all makes every worker play matches until there are no more.
func (r *run) all(ctx context.Context, hands []*worker) {
	over := make(chan struct{})
	var watch, work sync.WaitGroup
	watch.Go(func() { r.watch(ctx, over) })
	for _, w := range hands {
		work.Go(func() { r.begin(w) })
	}
	work.Wait()
	close(over)
	watch.Wait()
}

// begin makes one worker play, in the background if the experiment gives way.
func (r *run) begin(w *worker) {
	if !r.x.GivesWay {
		r.work(w)
		return
	}
	_ = background.Run(func() error { // a match that breaks is reported in r.broken
		r.work(w)
		return nil
	})
}

// watch stops the run when ctx ends and reports its progress until it is over.
func (r *run) watch(ctx context.Context, over <-chan struct{}) {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			r.stop.Store(true)
			return
		case <-over:
			return
		case <-tick.C:
			if r.x.Progress != nil {
				r.x.Progress(int(r.finished.Load()))
			}
		}
	}
}

// work plays matches with one worker until there are no more.
func (r *run) work(w *worker) {
	for !r.stop.Load() {
		k := int(r.next.Add(1)) - 1
		if k >= r.x.Matches {
			return
		}
		m, err := w.play(r.x.First + k)
		switch {
		case err == errStopped:
			return
		case err != nil:
			r.once.Do(func() { r.broken = err })
			r.stop.Store(true)
			return
		}
		w.matches = append(w.matches, m)
		r.finished.Add(1)
	}
}

// result collects what has been finished, in order of number.
func (r *run) result(hands []*worker, took time.Duration) *Result {
	res := &Result{Experiment: r.x, Took: took}
	for _, w := range hands {
		res.Matches = append(res.Matches, w.matches...)
		res.Fired.add(&w.fired)
	}
	slices.SortFunc(res.Matches, func(a, b Match) int { return a.Number - b.Number })
	return res
}
