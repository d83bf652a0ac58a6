package record

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// back returns to the position before the last standing steps.
func (r *Replayed) back(line *Back) error {
	n := r.cursor
	for range line.N {
		var stands bool
		if n, stands = r.standing(n); !stands {
			return r.Record.fault(line.Line(), 6, "expected at most as many choices as stand, found %d", line.N)
		}
		n = r.Moments[n].from
	}
	r.seek(n)
	end := len(r.events)
	r.keep(Moment{Line: line, from: n, events: [2]int{end, end}})
	return nil
}

// rule continues from the position of a ruling.
func (r *Replayed) rule(line *Ruling) error {
	s, err := r.parse(line.Position, line.Line())
	if err != nil {
		return err
	}
	r.state.CopyFrom(s)
	end := len(r.events)
	r.keep(Moment{Line: line, from: r.cursor, events: [2]int{end, end}})
	return nil
}

// standing returns the moment whose choice led to the position of moment n; false if none did, and then at is the start or
// the ruling that did, before which nothing is taken back.
func (r *Replayed) standing(n int) (at int, stands bool) {
	for n > 0 {
		switch r.Moments[n].Line.(type) {
		case *Step:
			return n, true
		case *Ruling:
			return n, false
		}
		n = r.Moments[n].from
	}
	return 0, false
}

// chain returns the moments whose choices stand at moment n, in order, and the one from whose position they were made: 0,
// or the last ruling.
func (r *Replayed) chain(n int) (from int, chain []int) {
	from, stands := r.standing(n)
	for stands {
		chain = append(chain, from)
		from, stands = r.standing(r.Moments[from].from)
	}
	slices.Reverse(chain)
	return from, chain
}

// Standing returns the steps that stand at the end, in order, and the moment from whose position they were played: 0, or
// the last ruling.
func (r *Replayed) Standing() (from int, steps []engine.Step) {
	from, chain := r.chain(len(r.Moments) - 1)
	for _, n := range chain {
		m := &r.Moments[n]
		steps = append(steps, engine.Step{Choice: m.Choice, Thrown: slices.Clone(m.Thrown), Firm: m.Firm})
	}
	return from, steps
}

// Decisions calls each for every choice that stands at the end, also before a ruling, in order: with the number of its
// moment, the position before it, which must not be changed or kept, the decision and the choice.
func (r *Replayed) Decisions(each func(n int, s engine.State, d engine.Decision, c engine.Choice)) {
	var all []int
	for n := len(r.Moments) - 1; n > 0; n = r.Moments[n].from {
		if _, chosen := r.Moments[n].Line.(*Step); chosen {
			all = append(all, n)
		}
	}
	for _, n := range slices.Backward(all) {
		m := &r.Moments[n]
		s := r.State(m.from)
		if d, open := engine.Answered(s, m.Choice); open {
			each(n, s, d, m.Choice)
		}
	}
}
