package match

import (
	"errors"

	"github.com/weathergage/weathergage/engine"
)

// ErrNotAdjourned: the match is not adjourned.
var ErrNotAdjourned = errors.New("the match is not adjourned")

// Over reports whether the match is at its end, and all of it may be known. One that
// is adjourned has an Ending, and keeps its secrets.
func (v *View) Over() bool { return v.Ending != nil && v.Ending.By != ByAdjourning }

// Resume asks the other persons to take up again a match that is adjourned; a bot
// is always there. It goes on as it was left, with its dice, its secrets and its
// standing orders; clocks start anew. ErrNotAdjourned, ErrSeat, ErrAsked,
// ErrPleaded.
func (m *Match) Resume(seat engine.Seat) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil && !errors.Is(err, ErrOver) {
		return err
	}
	if m.ending == nil || m.ending.By != ByAdjourning {
		return ErrNotAdjourned
	}
	if m.asked[seat] >= 2*MostAsked { // whoever could adjourn it can resume it
		return ErrPleaded
	}
	if err := m.askResume(seat); err != nil {
		return err
	}
	return m.goOn()
}

func (m *Match) askResume(seat engine.Seat) error {
	m.did(wordAsk, "resume", m.seatWord(seat))
	m.asked[seat]++
	return m.ask(Consent{By: seat, Resume: true, Text: m.player(seat) + " wants to resume the match"})
}

// resume makes the match one in play again.
func (m *Match) resume(by engine.Seat) {
	m.ending = nil
	m.opened()
	m.writer.Resume()
	m.remark(by, "The match is resumed")
}

// goOn stores what was done. A match that is taken up again may do so under
// another law.
func (m *Match) goOn() error {
	if err := m.changed(); err != nil {
		return err
	}
	return m.amend()
}
