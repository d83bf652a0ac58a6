package match

import (
	"errors"

	"github.com/weathergage/weathergage/engine"
)

// ErrNotOver: the match is not over.
var ErrNotOver = errors.New("the match is not over")

// Publish records whether a seat wants a finished match to be public: it is public as long as all persons in
// it want that. ErrNotOver, ErrSeat, ErrPleaded.
func (m *Match) Publish(seat engine.Seat, yes bool) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil && !errors.Is(err, ErrOver) {
		return err
	}
	switch {
	case !m.isOver():
		return ErrNotOver
	case m.shared.Has(seat) == yes:
		return nil
	case m.asked[seat] >= 2*MostAsked:
		return ErrPleaded
	}
	word := "no"
	if yes {
		word = "yes"
	}
	m.did(wordPublic, m.seatWord(seat), word)
	m.publish(seat, yes)
	return m.changed()
}

func (m *Match) publish(seat engine.Seat, yes bool) {
	m.asked[seat]++
	m.shared &^= engine.Only(seat)
	if yes {
		m.shared |= engine.Only(seat)
	}
}

func (m *Match) redoPublish(seat engine.Seat, word string) error {
	if int(seat) >= len(m.spec.Seats) || !m.isOver() {
		return errDrift
	}
	m.publish(seat, word == "yes")
	return nil
}

func (p *play) isOver() bool { return p.ending != nil && p.ending.By != ByAdjourning }

// publishers returns the persons who want the match to be public.
func (m *Match) publishers() (out []engine.Seat) {
	for i := range m.spec.Seats {
		if m.shared.Has(engine.Seat(i)) {
			out = append(out, engine.Seat(i))
		}
	}
	return out
}

// Public reports whether everyone may see a finished match: a person plays in it, and all persons want that.
func (m *Match) Public() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	persons := 0
	for i := range m.spec.Seats {
		if m.spec.Seats[i].Person() {
			if persons++; !m.shared.Has(engine.Seat(i)) {
				return false
			}
		}
	}
	return persons > 0 && m.isOver()
}
