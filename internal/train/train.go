package train

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strconv"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/worth"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A Training is how a game is learned. The same training gives the same networks with any number of workers, and on every
// machine of one kind: processors may round differently.
type Training struct {
	Rules   engine.Ruleset
	Captain func(engine.Ruleset) bot.Captain
	Key     string // any text; all chance follows from it
	Matches int    // played to learn from, by a generation
	Pairs   int    // played at most to test a generation, each of two matches
	Think   int    // playouts for a decision in those tests
	Hidden  int    // units of the hidden layer
	Rounds  int    // how often all samples are learned
	Workers int    // 0 for one on each core

	// Progress, if not nil, is told how much of a part of the work is done. It is called by several goroutines.
	Progress func(part string, done, all int)
}

// A Generation is a network with how it was made and tested.
type Generation struct {
	Number  int        `json:"generation"`
	Net     *worth.Net `json:"-"`
	Report  Report     `json:"report"`
	Verdict Verdict    `json:"test"`
}

// Check returns what is wrong with the training.
func (t *Training) Check() error {
	if t.Captain == nil {
		return fmt.Errorf("%s has no captain to learn from", t.Rules.Info().Name)
	}
	if _, ok := t.Captain(t.Rules).(bot.Surveyor); !ok {
		return fmt.Errorf("%s cannot be learned yet: its captain does not describe positions", t.Rules.Info().Name)
	}
	for _, n := range []struct {
		flag        string
		have, least int
	}{{"--matches", t.Matches, 20}, {"--pairs", t.Pairs, leastPairs}, {"--playouts", t.Think, 1}, {"--hidden", t.Hidden, 1}, {"--rounds", t.Rounds, 1}} {
		if n.have < n.least {
			return fmt.Errorf("%s: expected %d or more, found %d", n.flag, n.least, n.have)
		}
	}
	if t.Hidden > worth.MostHidden {
		return fmt.Errorf("--hidden: expected at most %d, found %d", worth.MostHidden, t.Hidden)
	}
	return nil
}

func (t *Training) workers() int {
	if t.Workers > 0 {
		return t.Workers
	}
	return runtime.GOMAXPROCS(0)
}

func (t *Training) tell(part string, done, all int) {
	if t.Progress != nil {
		t.Progress(part, done, all)
	}
}

// key returns the key of one of the generation's matches.
func (t *Training) key(generation int, what string, k int) uint64 {
	return dice.KeyOf(t.Key + " " + strconv.Itoa(generation) + " " + what + " " + strconv.Itoa(k))
}

// scenario returns that of match k: they take turns.
func (t *Training) scenario(k int) engine.Scenario {
	all := t.Rules.Info().Scenarios
	return all[k%len(all)]
}

// errStopped says that the training was stopped before a generation was done.
var errStopped = errors.New("stopped")

// Next makes generation number and tests it against the best so far, the captain if best is nil.
func (t *Training) Next(ctx context.Context, number int, best *worth.Net) (*Generation, error) {
	all, held, err := t.play(ctx, number)
	if err != nil {
		return nil, err
	}
	l, err := t.fit(ctx, number, all)
	if err != nil {
		return nil, err
	}
	g := &Generation{Number: number, Net: l.net()}
	g.Report = t.report(g.Net, all, held)
	g.Verdict, err = t.test(ctx, number, g.Net, best)
	return g, err
}

// heldShare is one of how many matches is kept to judge by, and not learned.
const heldShare = 10

// play plays the matches and returns the samples to learn and those to judge by.
func (t *Training) play(ctx context.Context, number int) (all, held []sample, err error) {
	by := make([][]sample, t.Matches)
	players := make([]*player, t.workers())
	for i := range players {
		c := t.Captain(t.Rules).(bot.Surveyor)
		players[i] = newPlayer(t.Rules, []bot.Bot{c, t.Captain(t.Rules)}, bot.Budget{})
		players[i].stray, players[i].describes = true, c
	}
	err = each(ctx, len(players), t.Matches, func(w, k int) error {
		p := players[w]
		p.samples = nil
		won, err := p.match(t.scenario(k), t.key(number, "match", k))
		for i := range p.samples {
			p.samples[i].worth = won[0]
		}
		by[k] = p.samples
		t.tell("matches", k+1, t.Matches)
		return err
	})
	for k, some := range by {
		if k/len(t.Rules.Info().Scenarios)%heldShare == heldShare-1 {
			held = append(held, some...)
		} else {
			all = append(all, some...)
		}
	}
	return all, held, err
}

// firstRate is how far the weights move at first; less and less until the last round.
const firstRate = 0.001

func (t *Training) fit(ctx context.Context, number int, all []sample) (*learner, error) {
	chance := dice.NewMixer(t.key(number, "fit", 0), 0)
	l := newLearner(len(all[0].in), t.Hidden, &chance)
	l.rescale(all)
	for i := range t.Rounds {
		if ctx.Err() != nil {
			return nil, errStopped
		}
		l.epoch(all, firstRate*(1-float64(i)/float64(t.Rounds)), &chance)
		t.tell("rounds", i+1, t.Rounds)
	}
	return l, nil
}

// test plays pairs of matches until the sequential test says whether net plays better than best.
func (t *Training) test(ctx context.Context, number int, net, best *worth.Net) (Verdict, error) {
	type rival struct{ one, two *player } // with net for the first seat, and for the second
	rivals := make([]rival, t.workers())
	for i := range rivals {
		fresh := bot.NewMaster(t.Rules, t.Captain(t.Rules).(bot.Surveyor), net)
		var old bot.Bot = t.Captain(t.Rules)
		if best != nil {
			old = bot.NewMaster(t.Rules, t.Captain(t.Rules).(bot.Surveyor), best)
		}
		think := bot.Budget{Playouts: t.Think}
		rivals[i] = rival{newPlayer(t.Rules, []bot.Bot{fresh, old}, think), newPlayer(t.Rules, []bot.Bot{old, fresh}, think)}
	}
	var tr trial
	size := 2 * len(rivals)
	for at := 0; at < t.Pairs; at += size {
		scores := make([]float64, min(size, t.Pairs-at))
		err := each(ctx, len(rivals), len(scores), func(w, k int) error {
			key := t.key(number, "pair", at+k)
			one, err := rivals[w].one.match(t.scenario(at+k), key)
			if err != nil {
				return err
			}
			two, err := rivals[w].two.match(t.scenario(at+k), key)
			scores[k] = (one[0] + two[1]) / 2
			return err
		})
		if err != nil {
			return tr.verdict(), err
		}
		for _, s := range scores {
			if tr.add(s) {
				return tr.verdict(), nil
			}
		}
		t.tell("pairs", at+len(scores), t.Pairs)
	}
	return tr.verdict(), nil
}

// Facts returns the lines of provenance for a file of weights.
func (t *Training) Facts(g *Generation, date time.Time) []worth.Fact {
	r, v := &g.Report, &g.Verdict
	f := func(word, format string, args ...any) worth.Fact {
		return worth.Fact{Word: word, Says: fmt.Sprintf(format, args...)}
	}
	return []worth.Fact{
		f("key", "%s", t.Key), f("generation", "%d", g.Number), f("date", "%s", date.Format(time.DateOnly)),
		f("learned", "%d positions of %d matches, %d rounds", r.Samples, t.Matches, t.Rounds),
		f("loss", "%.4f learned, %.4f held back, %.4f for the captain's own judgement", r.Loss, r.Held, r.Captain),
		f("test", "%d pairs of matches at %d playouts: %.1f %%, standard error %.1f", v.Pairs, t.Think, 100*v.Score, 100*v.Error),
	}
}

// each calls do for 0 to n-1 on all workers; each worker has a number. It returns the error of the least number that has one.
func each(ctx context.Context, workers, n int, do func(worker, k int) error) error {
	errs := make([]error, n)
	across(workers, n, func(w, k int) bool {
		if ctx.Err() != nil {
			errs[k] = errStopped
		} else {
			errs[k] = do(w, k)
		}
		return errs[k] == nil
	})
	at := slices.IndexFunc(errs, func(err error) bool { return err != nil })
	if at < 0 {
		return nil
	}
	return errs[at]
}

// entropy returns the cross-entropy of a worth from 0 to 1 that was foretold as p.
func entropy(foretold, worth float64) float64 {
	p := max(1e-4, min(foretold, 1-1e-4))
	return -worth*math.Log(p) - (1-worth)*math.Log(1-p)
}
