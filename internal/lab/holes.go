package lab

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A Hole is a kind of question that a seat is asked, and what its captain loses there.
type Hole struct {
	Seat     string  `json:"seat"`
	Question string  `json:"question"`
	PerMatch float64 `json:"per_match"` // how often it is asked in a match with a choice to make
	Examined int     `json:"examined"`
	Gain     float64 `json:"gain"`  // per decision, a share of matches: what the best of a few other answers wins more
	Error    float64 `json:"error"` // standard error of Gain
	Spots    []Spot  `json:"spots"` // where most is gained, at most three

	squares float64
	asked   int
}

// A Spot is one decision of one match.
type Spot struct {
	Match  int     `json:"match"`
	Choice int     `json:"choice"` // counted from 1, as the choices of the record
	Played string  `json:"played"` // as records write it
	Better string  `json:"better"`
	Gain   float64 `json:"gain"` // a share of matches
	Error  float64 `json:"error"`
}

// enough is how many decisions must be examined for their mean to say something.
const enough = 5

func (h *Hole) known() bool { return h.Examined >= enough }

// Lost returns what is lost by the hole in a match, as a share of a match, and the standard error of that.
func (h *Hole) Lost() (lost, err float64) { return h.PerMatch * h.Gain, h.PerMatch * h.Error }

// Holes is what was found in the matches of captains.
type Holes struct {
	Game     string  `json:"game"`
	Scenario string  `json:"scenario"`
	Key      string  `json:"key"`
	Matches  int     `json:"matches"` // played and looked at
	Seconds  float64 `json:"seconds"`
	Kinds    []*Hole `json:"kinds"` // what costs most in a match first
}

// Holes plays matches between captains, as many as x says or until ctx ends, and looks in each for decisions with
// another answer that wins more often. An error is a *Broken if a match cannot be played.
func (x *Experiment) Holes(ctx context.Context) (*Holes, error) {
	if err := x.check(); err != nil {
		return nil, err
	}
	if x.Captain == nil {
		return nil, fmt.Errorf("%s has no captain", x.Rules.Info().Name)
	}
	for _, b := range x.Bots {
		if b.Kind != "captain" {
			return nil, errors.New("holes are looked for in the play of captains: leave the bots out")
		}
	}
	r := &run{x: x}
	hands, all := make([]*worker, x.workers()), make([]*examiner, 0, x.workers())
	for i := range hands {
		w, err := newWorker(x, &r.stop)
		if err != nil {
			return nil, err
		}
		w.examiner = newExaminer(x, &r.stop)
		hands[i], all = w, append(all, w.examiner)
	}
	began := time.Now()
	r.all(ctx, hands)
	if r.broken != nil {
		return nil, r.broken
	}
	return gathered(x, all, time.Since(began)), nil
}

const (
	// perMatch is how many decisions of a match are examined, each of another kind.
	perMatch = 12
	// mostAnswers is how many answers besides the captain's are tried at a decision.
	mostAnswers = 7
	// trials is how many playouts each answer gets before the best is chosen.
	trials = 16
	// proofs is how many more the best gets, and the captain's answer with the same dice: by these alone it is judged, since
	// the best of several trials looks better than it is.
	proofs = 64
)

// kind is a question as a seat is asked it.
type kind struct {
	seat engine.Seat
	ask  engine.Prompt
}

// An examiner looks for holes in the matches of one worker.
type examiner struct {
	x       *Experiment
	stop    *atomic.Bool
	rollout *bot.Rollout
	seen    engine.State
	from    []engine.Choice
	limit   int
	matches int
	holes   map[kind]*Hole
	draw    dice.Mixer
}

func newExaminer(x *Experiment, stop *atomic.Bool) *examiner {
	scenario, _ := x.Rules.Info().FindScenario(x.Scenario)
	return &examiner{
		x: x, stop: stop, rollout: bot.NewRollout(x.Rules, x.Captain(x.Rules)), seen: x.Rules.Blank(),
		limit: scenario.Longest, holes: map[kind]*Hole{},
	}
}

// choices returns the candidates for d in the position as its seat sees it, which it leaves in seen.
func (e *examiner) choices(s engine.State, d engine.Decision) []engine.Choice {
	e.seen.CopyFrom(s)
	e.seen.Redact(d.Seat)
	e.from = e.seen.Candidates(d, bot.Samples, e.from[:0])
	return e.from
}

// match plays match k of a worker twice: to count what is asked in it and draw one decision of each kind, then to
// examine those of as many kinds as a match may take.
func (e *examiner) match(w *worker, k int) (Match, error) {
	e.draw = dice.NewMixer(dice.KeyOf(e.x.Key+" holes"), uint64(k))
	defer func() { w.before = nil }()
	var asked []asking
	n := 0
	w.before = func(d engine.Decision, _ engine.Choice) {
		if n++; len(e.choices(w.state, d)) > 1 {
			asked = e.count(asked, kind{d.Seat, d.Ask}, n)
		}
	}
	if m, err := w.guarded(k); err != nil {
		return m, err
	}
	e.matches++
	wanted := map[int]bool{}
	for i := range asked {
		e.at(asked[i].kind).asked += asked[i].times
		j := i + e.draw.Pick(len(asked)-i)
		asked[i], asked[j] = asked[j], asked[i]
		if i < perMatch {
			wanted[asked[i].drawn] = true
		}
	}
	n = 0
	w.before = func(d engine.Decision, c engine.Choice) {
		if n++; wanted[n] {
			e.examine(w.state, d, c, Spot{Match: k, Choice: n})
		}
	}
	return w.guarded(k)
}

// An asking is how often a question is asked in a match, and which of those decisions is drawn.
type asking struct {
	kind
	times, drawn int
}

// count adds choice n of a match to what is asked in it. Each decision of a kind is drawn with the same probability.
func (e *examiner) count(asked []asking, one kind, n int) []asking {
	i := slices.IndexFunc(asked, func(a asking) bool { return a.kind == one })
	if i < 0 {
		return append(asked, asking{one, 1, n})
	}
	if asked[i].times++; e.draw.Pick(asked[i].times) == 0 {
		asked[i].drawn = n
	}
	return asked
}

// at returns the hole of a kind of question.
func (e *examiner) at(one kind) *Hole {
	if e.holes[one] == nil {
		e.holes[one] = &Hole{Seat: e.x.Rules.Info().SeatName(one.seat), Question: question(e.x.Rules, one)}
	}
	return e.holes[one]
}

// question returns the words of a question without what it is about.
func question(rules engine.Ruleset, one kind) string {
	says := strings.TrimPrefix(rules.Words().Prompts[one.ask].Says, "%S: ")
	return strings.NewReplacer("%S", rules.Info().SeatName(one.seat), "%A", "…").Replace(says)
}

// examine notes what the best of a few other answers to d gains over c.
func (e *examiner) examine(s engine.State, d engine.Decision, c engine.Choice, at Spot) {
	others := slices.DeleteFunc(e.choices(s, d), func(o engine.Choice) bool { return o == c })
	for i := range min(mostAnswers, len(others)) {
		j := i + e.draw.Pick(len(others)-i)
		others[i], others[j] = others[j], others[i]
	}
	others = others[:min(mostAnswers, len(others))]
	key := uint64(e.draw.Pick(1 << 62))
	best, most := c, 0.0
	for _, o := range others {
		if gain, _ := e.gains(d, o, c, key, trials); gain > most {
			best, most = o, gain
		}
	}
	if e.stop.Load() {
		return // not all were tried
	}
	if best != c {
		at.Gain, at.Error = e.gains(d, best, c, key+trials, proofs)
		if e.stop.Load() {
			return
		}
	}
	info, words := e.x.Rules.Info(), e.x.Rules.Words()
	at.Played = string(engine.FormatChoice(nil, info, words, c))
	at.Better = string(engine.FormatChoice(nil, info, words, best))
	e.at(kind{d.Seat, d.Ask}).note(at)
}

// gains returns how much more often one answer to d wins than another, over n pairs of playouts with the same dice, and the
// standard error of that.
func (e *examiner) gains(d engine.Decision, one, other engine.Choice, key uint64, n int) (mean, err float64) {
	var sum, squares float64
	for i := range n {
		if e.stop.Load() {
			return 0, 0
		}
		at := key + uint64(i)
		gain := e.rollout.Worth(e.seen, d, one, at, e.limit) - e.rollout.Worth(e.seen, d, other, at, e.limit)
		sum += gain
		squares += gain * gain
	}
	mean = sum / float64(n)
	return mean, standardError(sum, squares, n)
}

// standardError returns the standard error of the mean of n numbers, from their sum and the sum of their squares.
func standardError(sum, squares float64, n int) float64 {
	if n < 2 {
		return 0
	}
	mean := sum / float64(n)
	return math.Sqrt(max(squares/float64(n)-mean*mean, 0) / float64(n-1))
}

// spots is how many decisions of a kind are listed.
const spots = 3

// note adds one decision.
func (h *Hole) note(at Spot) {
	h.Examined++
	h.Gain += at.Gain
	h.squares += at.Gain * at.Gain
	if at.Gain <= 0 {
		return
	}
	h.Spots = append(h.Spots, at)
	slices.SortFunc(h.Spots, bySurest)
	h.Spots = h.Spots[:min(spots, len(h.Spots))]
}

// bySurest orders decisions by the least that is gained with 95 %, the most first; then as they were played.
func bySurest(a, b Spot) int {
	if by := cmp.Compare(b.Gain-2*b.Error, a.Gain-2*a.Error); by != 0 {
		return by
	}
	return (a.Match-b.Match)<<20 + a.Choice - b.Choice
}

// gathered adds up what all examiners found.
func gathered(x *Experiment, all []*examiner, took time.Duration) *Holes {
	out := &Holes{Game: x.Rules.Info().Key, Scenario: x.Scenario, Key: x.Key, Seconds: took.Seconds()}
	kinds := map[kind]*Hole{}
	for _, e := range all {
		out.Matches += e.matches
		for one, h := range e.holes {
			into := kinds[one]
			if into == nil {
				kinds[one] = h
				continue
			}
			into.asked += h.asked
			into.Examined += h.Examined
			into.Gain += h.Gain
			into.squares += h.squares
			into.Spots = append(into.Spots, h.Spots...)
		}
	}
	for _, h := range kinds {
		slices.SortFunc(h.Spots, bySurest)
		h.Spots = h.Spots[:min(spots, len(h.Spots))]
		h.PerMatch = float64(h.asked) / float64(out.Matches)
		if h.Examined > 0 {
			h.Error = standardError(h.Gain, h.squares, h.Examined)
			h.Gain /= float64(h.Examined)
		}
		out.Kinds = append(out.Kinds, h)
	}
	slices.SortFunc(out.Kinds, byLoss)
	return out
}

// byLoss orders kinds of questions by what is lost in a match, the most first; those of which too little is known are last.
func byLoss(a, b *Hole) int {
	if a.known() != b.known() {
		if a.known() {
			return -1
		}
		return 1
	}
	lost, _ := a.Lost()
	other, _ := b.Lost()
	if by := cmp.Compare(other, lost); by != 0 && a.known() {
		return by
	}
	return strings.Compare(a.Seat+a.Question, b.Seat+b.Question)
}
