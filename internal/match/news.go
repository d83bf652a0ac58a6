package match

import (
	"slices"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// NewsKind is what a person who is not at the page may want to hear of.
type NewsKind uint8

const (
	Turn   NewsKind = iota // the seat must decide
	Asks                   // another seat asks for its consent: a draw, a choice back, to resume
	Ended                  // the match is over, or adjourned
	Wrote                  // another seat wrote a chat message
	Joined                 // somebody has taken another seat
	Late                   // the seat's clock runs: see Clock.Reminders
)

// News is something that a seat has not seen at the page, perhaps.
type News struct {
	Kind NewsKind
	N    int // the number of the entry since which it is so
}

// calls say since which entry there is news of each kind for each seat; 0: there is none.
type calls struct {
	turn, asks, wrote, joined []int
	ended                     int
	spoke                     engine.Seat // whose chat message is the entry that is being made, or NoSeat
	sat                       engine.Seat // who takes a seat with it, or NoSeat
}

func newCalls(seats int) calls {
	return calls{turn: make([]int, seats), asks: make([]int, seats), wrote: make([]int, seats), joined: make([]int, seats),
		spoke: engine.NoSeat, sat: engine.NoSeat}
}

// call notes, after a change, what is new for whom. It reports whether there is something
// of which somebody has not been called.
func (m *Match) call() bool {
	n, fresh := len(m.entries), false
	if !m.loading {
		n++ // the entry is still to be stored
	}
	note := func(at *int, is bool) {
		switch {
		case !is:
			*at = 0
		case *at == 0:
			*at, fresh = n, true
		}
	}
	var pending []engine.Decision
	if m.session != nil && m.ending == nil {
		pending = m.session.State.Pending(nil)
	}
	for i := range m.spec.Seats {
		seat := engine.Seat(i)
		must := m.diceFor(seat) != nil || m.need == nil &&
			slices.ContainsFunc(pending, func(d engine.Decision) bool { return d.Seat == seat })
		note(&m.calls.turn[i], must && m.sitter(seat).Person())
		note(&m.calls.asks[i], m.consentFor(seat) != nil)
	}
	note(&m.calls.ended, m.ending != nil)
	others := func(of *engine.Seat, at []int) {
		for i := range at {
			if *of != engine.NoSeat && engine.Seat(i) != *of {
				at[i], fresh = n, true
			}
		}
		*of = engine.NoSeat
	}
	others(&m.calls.spoke, m.calls.wrote)
	others(&m.calls.sat, m.calls.joined)
	return fresh
}

// When is when an entry of the match was stored; the zero time of none.
func (m *Match) When(n int) time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	if n < 1 || n > len(m.entries) {
		return time.Time{}
	}
	return m.entries[n-1].When
}

// News is what there is to tell the person in a seat, the kinds in their order, each once.
// It is nothing that the seat may not know. It needs a Journal. A standing order may
// be about to answer for the seat: see Pausing. Of clocks there is none here.
func (m *Match) News(seat engine.Seat) []News {
	m.mu.Lock()
	defer m.mu.Unlock()
	if int(seat) >= len(m.spec.Seats) {
		return nil
	}
	var out []News
	for kind, n := range []int{m.calls.turn[seat], m.calls.asks[seat], m.calls.ended, m.calls.wrote[seat], m.calls.joined[seat]} {
		if n > 0 {
			out = append(out, News{NewsKind(kind), n})
		}
	}
	return out
}
