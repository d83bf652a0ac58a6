package match

import (
	"errors"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/names"
)

// A seat may be handed to another person if its holder and the other persons agree; bots always do. In a
// rated match it may not, because ratings are at stake. First all agree (Hand, Answer); then the server lets
// the new person in and the old one out, and says so (Handed), unless somebody else holds the seat by then
// (Keep). In between the match knows who is to come, so that the handover is completed even after a crash.

// ErrHandRated: no seat of a rated match is handed over.
var ErrHandRated = errors.New("a rated match is played to its end by those who began it")

// A Handing is a seat that all have agreed to hand to another person.
type Handing struct {
	Seat engine.Seat
	To   string // the id of the person
	// From is the id of the account that held the seat when all were asked, "" without one, and Unasked in
	// old matches, which did not ask the holder.
	From string
	Name string // of the new person
}

// Unasked is the id of no person.
const Unasked = "?"

// Hand asks the holder of a seat and the others to agree that it goes to another person. ErrHandRated,
// ErrAsked, ErrPleaded, ErrSeat, ErrOver.
func (m *Match) Hand(h Handing) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.asker(h.Seat); err != nil {
		return err
	}
	if m.spec.Rated {
		return ErrHandRated
	}
	h.Name = names.Clean(h.Name)
	if err := m.askHand(h); err != nil {
		return err
	}
	return m.changed()
}

func (m *Match) askHand(h Handing) error {
	m.did(wordAsk, "hand", m.seatWord(h.Seat), h.To+","+h.From, h.Name)
	m.asked[h.Seat]++
	return m.ask(Consent{By: h.Seat, Hand: &h, Text: h.Name + " wants to take over from " + m.player(h.Seat)})
}

func (m *Match) redoAskHand(rest string) error {
	words := strings.SplitN(rest, " ", 4) // hand, the seat, the persons and the name
	if len(words) < 4 {
		return errDrift
	}
	to, from, is := strings.Cut(words[2], ",")
	if !is {
		from = Unasked
	}
	return drifted(m.askHand(Handing{m.wordSeat(words[1]), to, from, words[3]}))
}

// hands records that all have agreed.
func (m *Match) hands(h *Handing) {
	m.handing = slices.DeleteFunc(m.handing, func(old Handing) bool { return old.Seat == h.Seat })
	m.handing = append(m.handing, *h)
	m.remark(h.Seat, "All agree that "+h.Name+" takes over from "+m.named.Player(h.Seat))
}

// Handing returns the seats that all have agreed to hand over, which is still to be done.
func (m *Match) Handing() []Handing {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.handing)
}

// Handed records that a seat has been handed over: it gets the new person's name. It does nothing unless h is
// still to be done.
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

// Keep records that a seat is not handed over after all: somebody else has come to hold it since all agreed,
// or the new person is gone.
func (m *Match) Keep(h Handing) error {
	m.mu.Lock()
	defer m.unlock()
	if err := m.sure(); err != nil || !slices.Contains(m.handing, h) {
		return err
	}
	m.did(wordKeep, m.seatWord(h.Seat))
	m.keep(h.Seat)
	return m.changed()
}

func (m *Match) keep(seat engine.Seat) {
	m.handing = slices.DeleteFunc(m.handing, func(h Handing) bool { return h.Seat == seat })
	m.remark(seat, "The seat of "+m.named.Player(seat)+" is not handed over: others hold it now, or the newcomer is gone")
}
