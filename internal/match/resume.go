package match

import (
	"errors"

	"github.com/weathergage/weathergage/engine"
)

// ErrNotAdjourned: the match is not adjourned.
var ErrNotAdjourned = errors.New("the match is not adjourned")

// Over reports whether the match is over, so that all of it may be known. An adjourned match has an Ending,
// and keeps its secrets.
func (v *View) Over() bool { return v.Ending != nil && v.Ending.By != ByAdjourning }

// Resume asks the other persons to resume an adjourned match; a bot always agrees. It continues as it was,
// with its dice, its secrets and its standing orders; clocks start again. ErrNotAdjourned, ErrSeat, ErrAsked,
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
	if m.asked[seat] >= 2*MostAsked { // a seat that could adjourn it must be able to resume it
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

// resume puts the match back in play.
func (m *Match) resume(by engine.Seat) {
	m.ending = nil
	m.opened()
	m.writer.Resume()
	m.remark(by, "The match is resumed")
}

// goOn stores what was done. A resumed match may continue under another law.
func (m *Match) goOn() error {
	if err := m.changed(); err != nil {
		return err
	}
	return m.amend()
}
