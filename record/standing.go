package record

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// back returns to the position before the last standing steps.
func (r *Replayed) back(line *Back) error {
	n := r.cursor
	for range line.N {
		if n = r.standing(n); n == 0 {
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

// standing returns the moment whose choice led to the position of moment n; 0 if that is the start, or a ruling, before
// which nothing is taken back.
func (r *Replayed) standing(n int) int {
	for n > 0 {
		switch r.Moments[n].Line.(type) {
		case *Step:
			return n
		case *Ruling:
			return 0
		}
		n = r.Moments[n].from
	}
	return 0
}

// Standing returns the steps that stand at the end, in order, and the moment from whose position they were played: 0, or
// the last ruling.
func (r *Replayed) Standing() (from int, steps []engine.Step) {
	n := len(r.Moments) - 1
	for n > 0 {
		m := &r.Moments[n]
		if _, ruled := m.Line.(*Ruling); ruled {
			break
		}
		if _, played := m.Line.(*Step); played {
			steps = append(steps, engine.Step{Choice: m.Choice, Thrown: slices.Clone(m.Thrown), Firm: m.Firm})
		}
		n = m.from
	}
	slices.Reverse(steps)
	return n, steps
}
