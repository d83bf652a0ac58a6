package match

import (
	"errors"

	"github.com/weathergage/weathergage/engine"
)

// In a rated match nobody can gain by going away, or by taking moves back. It has a clock, and a player whose
// clock runs out loses without anyone having to claim that; it cannot be adjourned. A choice that taught
// nobody anything may be taken back freely, as in any match; any other only with the consent of the person in
// the other seat, and the record shows it. A bot gives no such consent.

var (
	// ErrRated: a rated match cannot be adjourned.
	ErrRated = errors.New("a rated match cannot be adjourned: its clock runs on. You can offer a draw or concede")
	// ErrRatedBot: no person is there who could agree to take something back.
	ErrRatedBot = errors.New("in a rated match a bot lets you take nothing back that it has seen")
)

// mayAskBack returns nil if others may be asked to agree to a take-back.
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

// Expire carries out what follows when a clock has run out. In a rated match its owner loses; if all have run
// out at once nobody wins. If the terms count time, see lapses. Otherwise nothing happens. ErrMoved: another
// node was quicker.
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

// played returns Entry.Played, nil for a match in play.
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
