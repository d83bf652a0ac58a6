package match

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// again returns the match before its first entry, to be replayed for one viewer.
func again(spec Spec, head record.Record, seat engine.Seat) (*Match, error) {
	spec.Journal, spec.Keep, spec.Changed = nil, nil, nil
	spec.Record = &head
	p, err := blank(spec)
	if err != nil {
		return nil, err
	}
	p.only = seat
	return p, nil
}

// Retell replays the match and calls each for every view that the seat had of a position, with its number and
// the true position, which must not be changed or kept. It is for finished matches; without a Journal it does
// nothing.
func (m *Match) Retell(seat engine.Seat, each func(at int, s engine.State)) error {
	last := 0
	_, err := m.retell(seat, func(p *Match, at int) {
		if at != last && p.session != nil {
			last = at
			each(at, p.session.State)
		}
	})
	return err
}

// retell replays the match for one viewer, calls look before each entry and at the end, with the number of the view, and
// returns the match as it ended.
func (m *Match) retell(seat engine.Seat, look func(p *Match, at int)) (*Match, error) {
	m.mu.Lock()
	entries, spec, head := m.entries, m.spec, m.head
	seat = m.viewer(seat).seat
	m.mu.Unlock()
	p, err := again(spec, head, seat)
	if err != nil {
		return nil, err
	}
	v := p.viewer(seat)
	err = p.redoAll(entries, func() bool {
		look(p, v.at)
		return true
	})
	if err == nil {
		look(p, v.at)
	}
	return p, err
}

// Decisions replays the match twice and calls each for every choice of one seat that was not taken back: with the number of
// the view that viewer had before it, the true position, which must not be changed or kept, the question and the choice. It is
// for finished matches; without a Journal it does nothing.
func (m *Match) Decisions(
	viewer, of engine.Seat, each func(at int, s engine.State, d engine.Decision, c engine.Choice),
) error {
	var last []int // by how many choices stood: when that was so for the last time
	looks := 0
	over, err := m.retell(viewer, func(p *Match, _ int) {
		n := len(p.steps)
		for len(last) <= n {
			last = append(last, looks)
		}
		last[n] = looks
		looks++
	})
	if err != nil {
		return err
	}
	looks = 0
	_, err = m.retell(viewer, func(p *Match, at int) {
		n := len(p.steps)
		if looks++; n == len(over.steps) || last[n] != looks-1 || p.session == nil || over.steps[n].Choice.Seat != of {
			return
		}
		c := over.steps[n].Choice
		if d, open := engine.Answered(p.session.State, c); open {
			each(at, p.session.State, d, c)
		}
	})
	return err
}
