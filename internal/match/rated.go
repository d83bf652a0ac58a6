package match

import (
	"errors"

	"github.com/weathergage/weathergage/engine"
)

// In a rated match nobody can gain by going away, or by taking moves back. It has a clock, and who
// lets it run out loses, without anybody having to claim that; it cannot be adjourned. What nobody
// has learnt from may be taken back freely, as in any match; what others have, only with the consent
// of the person who plays the other seat, and the record shows it. A bot gives no such consent.

var (
	// ErrRated: a rated match goes on until it ends.
	ErrRated = errors.New("a rated match cannot be adjourned: its clock runs on. You can offer a draw or concede")
	// ErrRatedBot: nobody is there who could agree to take something back.
	ErrRatedBot = errors.New("in a rated match a bot lets you take nothing back that it has seen")
)

// mayAskBack is nil if others may be asked to let something be taken back.
func (m *Match) mayAskBack() error {
	if !m.spec.Rated {
		return nil
	}
	for i := range m.spec.Seats {
		if !m.spec.Seats[i].Person() {
			return ErrRatedBot
		}
	}
	return nil
}

// Expire has happen what follows, by itself, when a clock has run out. In a rated match whose it is
// loses; if all have run out at once nobody wins. Where the terms count time, see lapses. Otherwise
// nothing happens. ErrMoved: somebody was quicker.
func (m *Match) Expire() error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.going(); errors.Is(err, ErrOver) || !m.spec.Rated && !m.spec.Terms.Counts() {
		return nil
	} else if err != nil {
		return err
	}
	var late []engine.Seat
	for _, c := range m.clocks() {
		switch what := m.lapses(&c); {
		case !c.Ran || what == AbsentWaits:
		case what == AbsentCaptain:
			m.did(wordRelieve, m.seatWord(c.Seat), m.seatWord(engine.NoSeat))
			m.relieve(engine.NoSeat, c.Seat)
			if err := m.changed(); err != nil {
				return err
			}
		default:
			late = append(late, c.Seat)
		}
	}
	if len(late) == 0 {
		return nil
	}
	seat := engine.NoSeat
	if len(late) == 1 {
		seat = late[0]
	}
	m.did(wordEnd, "time", m.seatWord(seat), m.seatWord(engine.NoSeat))
	m.end(m.timing(seat, false))
	return m.changed()
}

// played is Entry.Played, nil of a match that goes on.
func (m *Match) played() []int {
	if m.ending == nil {
		return nil
	}
	out := make([]int, len(m.spec.Seats))
	for i := range m.steps {
		out[m.steps[i].Choice.Seat]++
	}
	return out
}
