package match

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Sit gives the person in a seat a name, which stays: everyone is told, and the record has
// it. What cannot be printed is left out, and an empty name changes nothing. Errors:
// ErrSeat of a bot's seat, ErrNamed.
func (m *Match) Sit(seat engine.Seat, name string) error {
	m.mu.Lock()
	defer m.unlock()
	if int(seat) >= len(m.spec.Seats) || !m.spec.Seats[seat].Person() {
		return ErrSeat
	}
	if err := m.sure(); err != nil {
		return err
	}
	if m.rec.Seats[seat].Who != "" {
		return ErrNamed
	}
	name = printable(name)
	if name == "" {
		return nil
	}
	m.did(wordSit, m.seatWord(seat), name)
	m.sit(seat, name)
	return m.changed()
}

func (m *Match) sit(seat engine.Seat, name string) {
	m.rec.Seats = slices.Clone(m.rec.Seats) // the header that was handed over stays
	m.rec.Seats[seat].Who = name
	m.calls.sat = seat
	if slices.ContainsFunc(m.handing, func(h Handing) bool { return h.Seat == seat }) {
		m.teams.mates[seat] = nil // whoever takes the seat over chooses his own
	}
	m.handing = slices.DeleteFunc(m.handing, func(h Handing) bool { return h.Seat == seat })
	m.tellAll(Line{Kind: Called, Seat: seat, Text: name + " plays " + m.named.The(seat)})
}

// names are what the persons in the seats are called, "" of those without a name and of bots.
func (m *Match) names() []string {
	out := make([]string, len(m.rec.Seats))
	for i := range m.rec.Seats {
		if !m.rec.Seats[i].Bot {
			out[i] = m.rec.Seats[i].Who
		}
	}
	return out
}
