package match

import (
	"errors"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
)

// A seat may be handed to another person, if the other persons agree; bots always do. In a rated
// match it may not: there ratings are at stake. First all agree (Hand, Answer), then whoever keeps
// the seats lets the new person in and the old one out, and says so (Handed). In between the match
// knows who is to come, so that this is done even after a crash.

// ErrHandRated: no seat of a rated match is handed over.
var ErrHandRated = errors.New("a rated match is played to its end by those who began it")

// A Handing is a seat that all have agreed to hand to another person.
type Handing struct {
	Seat engine.Seat
	To   string // the id of the person
	Name string
}

// Hand asks the other persons to agree that a seat goes to another person. ErrHandRated, ErrAsked,
// ErrPleaded, ErrSeat, ErrOver.
func (m *Match) Hand(seat engine.Seat, to, name string) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.asker(seat); err != nil {
		return err
	}
	if m.spec.Rated {
		return ErrHandRated
	}
	if err := m.askHand(Handing{seat, to, names.Clean(name)}); err != nil {
		return err
	}
	return m.changed()
}

func (m *Match) askHand(h Handing) error {
	m.did(wordAsk, "hand", m.seatWord(h.Seat), h.To, h.Name)
	m.asked[h.Seat]++
	return m.ask(Consent{By: h.Seat, Hand: &h, Text: m.player(h.Seat) + " wants to hand the seat to " + h.Name})
}

func (m *Match) redoAskHand(rest string) error {
	words := strings.SplitN(rest, " ", 4) // hand, the seat, the person and the name
	if len(words) < 4 {
		return errDrift
	}
	return drifted(m.askHand(Handing{m.wordSeat(words[1]), words[2], words[3]}))
}

// hands notes that all have agreed.
func (m *Match) hands(h *Handing) {
	m.handing = slices.DeleteFunc(m.handing, func(old Handing) bool { return old.Seat == h.Seat })
	m.handing = append(m.handing, *h)
	m.remark(h.Seat, "All agree that "+h.Name+" takes over from "+m.named.Player(h.Seat))
}

// Handing are the seats that all have agreed to hand over, which is still to be done.
func (m *Match) Handing() []Handing {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.handing)
}

// Handed notes that a seat has been handed over: it bears the new person's name. Nothing happens if
// it was to go to nobody.
func (m *Match) Handed(h Handing) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.sure(); err != nil || !slices.Contains(m.handing, h) {
		return err
	}
	m.did(wordSit, m.seatWord(h.Seat), h.Name)
	m.sit(h.Seat, h.Name)
	return m.changed()
}
