package match

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
)

// Sit gives the person in a seat a name: everyone is told, and the record has it. It may change until the
// opponent has moved, but not in a rated match, where it is the account's. Invisible characters are left out,
// and an empty name changes nothing. Errors: ErrSeat for a bot's seat, ErrNamed, ErrTwin.
func (m *Match) Sit(seat engine.Seat, name string) error {
	m.mu.Lock()
	defer m.unlock()
	if int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() {
		return ErrSeat
	}
	if err := m.sure(); err != nil {
		return err
	}
	name = names.Clean(name)
	switch has := m.rec.Seats[seat].Who; {
	case name == "" || name == has:
		return nil
	case has != "" && !m.mayRename(seat):
		return ErrNamed
	}
	for i, other := range m.names() {
		if i != int(seat) && !names.Free(name, other) {
			return ErrTwin
		}
	}
	m.did(wordSit, m.seatWord(seat), name)
	m.sit(seat, name)
	return m.changed()
}

// mayRename reports whether the person in a seat may take another name: until he has heard that somebody else
// has moved. The answer reveals nothing to him.
func (m *Match) mayRename(seat engine.Seat) bool {
	if m.spec.Rated || m.ending != nil || int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() {
		return false
	}
	return !slices.ContainsFunc(m.viewer(seat).log, func(l Line) bool {
		return l.Kind == Told && l.Seat != seat && int(l.Seat) < len(m.spec.Seats)
	})
}

func (m *Match) sit(seat engine.Seat, name string) {
	m.rec.Seats = slices.Clone(m.rec.Seats) // the header that was handed over stays unchanged
	had := m.rec.Seats[seat].Who
	m.rec.Seats[seat].Who = name
	m.calls.sat = seat
	over := slices.ContainsFunc(m.handing, func(h Handing) bool { return h.Seat == seat })
	if over {
		m.teams.mates[seat] = nil // a new holder of the seat chooses his own team
	}
	m.handing = slices.DeleteFunc(m.handing, func(h Handing) bool { return h.Seat == seat })
	text := name + " plays " + m.named.The(seat)
	if had != "" && !over {
		text = had + " is now called " + name
	}
	m.tellAll(Line{Kind: Called, Seat: seat, Text: text})
}

// names returns the names of the persons in the seats, "" for those without a name and for bots.
func (m *Match) names() []string {
	out := make([]string, len(m.rec.Seats))
	for i := range m.rec.Seats {
		if !m.rec.Seats[i].Bot {
			out[i] = m.rec.Seats[i].Who
		}
	}
	return out
}
