package dice

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Options bound the work of a forecast. The zero value means the defaults.
type Options struct {
	// Work is how many times the rules are run, for all rows together, before samples are drawn; 100,000 if
	// 0, about 45 ms.
	Work int
	// Least is the weight below which a way is not followed further; 1e-9 if 0.
	Least float64
	// Rows is the most rows there may be; 256 if 0.
	Rows int
	// Spread is how many numbers of a span are tried as answers; 3 if 0.
	Spread int
}

// ErrNoForecast: the ruleset has no odds for this choice.
var ErrNoForecast = errors.New("there are no odds of this choice")

// Forecast returns the odds of a choice that s allows, for rules that are an engine.Forecaster. s is redacted
// for the asker, and is not changed. Decisions that open before the choice is settled are answered in
// every way, also those of other seats, except those that the rules take for granted; each combination of
// answers is a row.
//
// Faces of one throw that differ only in order are one outcome with a weight: rules that tell dice apart
// throw them one by one. If the state is an engine.Resumer, equal positions are joined between two throws;
// otherwise only after a choice has been carried out.
func Forecast(rules engine.Ruleset, s engine.State, c engine.Choice, opt Options) (*Table, error) {
	caster, ok := rules.(engine.Forecaster)
	if !ok || !caster.Forecasts(s, c) {
		return nil, ErrNoForecast
	}
	if ill := s.Check(c); !ill.OK() {
		return nil, &engine.Refused{Illegal: ill, Of: c}
	}
	f := &forecast{rules: rules, caster: caster, opt: opt.defaults(), before: s, choice: c}
	_, f.resumes = s.(engine.Resumer)
	f.mixer = NewMixer(s.Fingerprint(), 0)
	f.table = &Table{Measures: caster.Measures(s, c), Exact: true}
	if by, ok := rules.(engine.Tallier); ok {
		f.table.Counts = by.Tallies(s, c)
	}
	first := f.state()
	first.CopyFrom(s)
	f.sets = append(f.sets, set{ways: []way{{state: first, weight: 1, choice: c, acts: true}}})
	for len(f.sets) > 0 {
		next := f.sets[len(f.sets)-1]
		f.sets = f.sets[:len(f.sets)-1]
		if err := f.follow(next); err != nil {
			return nil, err
		}
	}
	return f.table, nil
}

func (o Options) defaults() Options {
	if o.Work == 0 {
		o.Work = 100_000
	}
	if o.Least == 0 {
		o.Least = 1e-9
	}
	if o.Rows == 0 {
		o.Rows = 256
	}
	if o.Spread == 0 {
		o.Spread = 3
	}
	return o
}

// A forecast is one run of Forecast. Its rows are a tree of answers, walked in depth: a set of weighted
// positions is followed until all are settled or wait for a decision, and split there, once for each answer.
type forecast struct {
	rules   engine.Ruleset
	caster  engine.Forecaster
	opt     Options
	before  engine.State
	choice  engine.Choice
	resumes bool
	table   *Table
	sets    []set
	work    int
	mixer   Mixer
	free    []engine.State
	turn    engine.Turn
	given   given
	one     [1]engine.Faces
	asked   []engine.Decision
	values  []int32
}

// A set holds the positions that are possible after the answers so far.
type set struct {
	answers []engine.Choice
	ways    []way // still to be followed
	open    []way // waiting for a decision
	done    tally
	drawn   int // samples drawn, 0 if none
	steps   int // choices carried out one after another
}

// A way is one position that may have come about, with its weight.
type way struct {
	state  engine.State
	weight float64
	choice engine.Choice // being carried out
	acts   bool          // choice is still to be begun
	wait   engine.Throw  // asked for next, if Dice is not 0
	faces  []engine.Faces
}

// state takes a position from the pool.
func (f *forecast) state() engine.State {
	if n := len(f.free); n > 0 {
		s := f.free[n-1]
		f.free = f.free[:n-1]
		return s
	}
	return f.rules.Blank()
}

func (f *forecast) drop(w *way) { f.free = append(f.free, w.state) }

// follow carries a set on until all its ways are settled or wait for decisions.
func (f *forecast) follow(s set) error {
	for len(s.ways) > 0 {
		if s.steps++; s.steps > 1000 {
			return fmt.Errorf("the choice is not settled after %d steps", s.steps-1)
		}
		s.ways = f.round(&s)
	}
	if len(s.open) == 0 {
		f.row(&s)
		return nil
	}
	return f.part(&s)
}

// round carries every way of a set on by one throw or one choice, and returns those that continue.
func (f *forecast) round(s *set) []way {
	var next joiner
	s.ways = slices.DeleteFunc(s.ways, func(w way) bool {
		if w.weight >= f.opt.Least {
			return false
		}
		s.done.cut += w.weight
		f.drop(&w)
		return true
	})
	if f.tooMany(s.ways) {
		f.sample(s, &next)
		return next.ways
	}
	for i := range s.ways {
		w := &s.ways[i]
		if w.wait.Dice == 0 {
			f.run(s, w, nil, &next)
			continue
		}
		weigh(w.wait, func(faces engine.Faces, share float64) {
			f.fall(s, w, faces, share*w.weight, &next)
		})
		f.drop(w)
	}
	return next.ways
}

// fall carries on a way that waits for dice, with these faces.
func (f *forecast) fall(s *set, w *way, faces engine.Faces, weight float64, next *joiner) {
	child := way{state: f.state(), weight: weight, choice: w.choice}
	child.state.CopyFrom(w.state)
	if f.resumes {
		f.one[0] = faces
		f.run(s, &child, f.one[:], next)
		return
	}
	child.faces = append(slices.Clone(w.faces), faces)
	f.run(s, &child, child.faces, next)
}

// run starts or continues a way's choice with these faces. If it asks for more, the way waits for them.
func (f *forecast) run(s *set, w *way, faces []engine.Faces, next *joiner) {
	f.work++
	f.turn.Reset()
	f.given.faces = faces
	f.turn.Dice = &f.given
	var keep engine.State
	if !f.resumes {
		keep = f.state()
		keep.CopyFrom(w.state)
	}
	done := engine.Attempt(&f.turn, func() {
		if f.resumes && !w.acts {
			w.state.(engine.Resumer).Resume(&f.turn)
		} else {
			w.state.Apply(w.choice, &f.turn)
		}
	})
	// A Resumer may ask for later dice after everything the choice began is over.
	done = done || f.resumes && f.caster.Settled(w.state)
	if !done {
		w.wait, w.acts = *f.turn.Dry, false
		if !f.resumes {
			w.state.CopyFrom(keep)
		}
	}
	if !f.resumes {
		f.free = append(f.free, keep)
	}
	if !done {
		next.add(f, *w)
		return
	}
	w.wait, w.faces, w.acts = engine.Throw{}, nil, false
	f.settle(s, w, next)
}

// given answers with faces, then is dry.
type given struct{ faces []engine.Faces }

func (g *given) Throw(engine.Throw) (engine.Faces, bool) {
	if len(g.faces) == 0 {
		return engine.Faces{}, false
	}
	f := g.faces[0]
	g.faces = g.faces[1:]
	return f, true
}

// settle counts a way whose choice has been carried out if everything is over, or finds what is to be decided
// next.
func (f *forecast) settle(s *set, w *way, next *joiner) {
	if !f.caster.Settled(w.state) {
		f.asked = w.state.Pending(f.asked[:0])
		for _, d := range f.asked {
			if c, ok := f.caster.Assume(w.state, d); ok {
				w.choice, w.acts = c, true
				next.add(f, *w)
				return
			}
		}
		if len(f.asked) > 0 {
			s.open = append(s.open, *w)
			return
		}
	}
	f.values = f.caster.Measure(f.values[:0], f.before, w.state, f.choice)
	s.done.add(f.values, w.weight)
	f.drop(w)
}

// tooMany reports whether throwing all these dice would exceed the bound of work.
func (f *forecast) tooMany(ways []way) bool {
	n := f.work
	for i := range ways {
		n += outcomes(ways[i].wait)
	}
	return n > f.opt.Work
}

// sampled is how many ways are drawn if there are too many.
const sampled = 1000

// sample draws ways and their dice by their weight, and carries them on.
func (f *forecast) sample(s *set, next *joiner) {
	f.table.Exact = false
	s.drawn = sampled
	total := 0.0
	for i := range s.ways {
		total += s.ways[i].weight
	}
	// One random number sets a comb whose teeth draw each way as often as its weight says, rounded up or
	// down.
	tooth := total / sampled
	at := tooth * float64(f.mixer.Pick(1<<30)) / (1 << 30)
	sum := 0.0
	for i := range s.ways {
		w := &s.ways[i]
		sum += w.weight
		n := 0
		for ; at < sum; at += tooth {
			n++
			if w.wait.Dice > 0 {
				faces, _ := f.mixer.Throw(w.wait)
				f.fall(s, w, faces, tooth, next)
			}
		}
		if w.wait.Dice == 0 && n > 0 {
			w.weight = tooth * float64(n)
			f.run(s, w, nil, next)
		} else {
			f.drop(w)
		}
	}
}

// part makes a set for each answer to the first waiting decision.
func (f *forecast) part(s *set) error {
	first := s.open[0].state
	f.asked = first.Pending(f.asked[:0])
	d := f.asked[0]
	answers := first.Candidates(d, f.opt.Spread, nil)
	if len(f.table.Rows)+len(f.sets)+len(answers) > f.opt.Rows {
		return fmt.Errorf("there are more than %d ways to answer what comes up", f.opt.Rows)
	}
	if len(answers) == 0 {
		return fmt.Errorf("a decision has no answer")
	}
	for i, c := range slices.Backward(answers) {
		child := set{answers: append(slices.Clone(s.answers), c), done: s.done.clone(), drawn: s.drawn, steps: s.steps}
		for k := range s.open {
			w := s.open[k]
			if i > 0 { // the last one takes the positions themselves
				w.state = f.state()
				w.state.CopyFrom(s.open[k].state)
			}
			if ill := w.state.Check(c); ill.OK() {
				w.choice, w.acts = c, true
				child.ways = append(child.ways, w)
			} else {
				child.open = append(child.open, w)
			}
		}
		f.sets = append(f.sets, child)
	}
	return nil
}

// row adds the row of a set whose ways are all settled.
func (f *forecast) row(s *set) {
	row := Row{Answers: []string{}, Choices: s.answers}
	for _, c := range s.answers {
		row.Answers = append(row.Answers, f.caster.Row(c))
	}
	f.table.Cut = math.Max(f.table.Cut, s.done.cut)
	row.Samples = s.drawn
	for i := range f.table.Measures {
		row.Columns = append(row.Columns, s.done.column(i, s.drawn))
	}
	f.table.Rows = append(f.table.Rows, row)
}
