package match

import (
	"slices"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// NewsKind is a kind of news for a person who is not at the page.
type NewsKind uint8

const (
	Turn   NewsKind = iota // the seat must decide
	Asks                   // another seat asks for its consent: a draw, a choice back, to resume
	Ended                  // the match is over, or adjourned
	Wrote                  // another seat wrote a chat message
	Joined                 // somebody has taken another seat
	Late                   // the seat's clock runs: see Clock.Reminders
)

// News is something that a seat may not have seen on the page.
type News struct {
	Kind NewsKind
	N    int // the number of the entry since which it is so
}

// calls holds, by kind and seat, the number of the entry since which there is news; 0: there is none.
type calls struct {
	turn, asks, wrote, joined []int
	ended                     int
	spoke                     engine.Seat // the seat whose chat message the current entry is, or NoSeat
	sat                       engine.Seat // the seat taken by the current entry, or NoSeat
}

func newCalls(seats int) calls {
	return calls{turn: make([]int, seats), asks: make([]int, seats), wrote: make([]int, seats), joined: make([]int, seats),
		spoke: engine.NoSeat, sat: engine.NoSeat}
}

// call records, after a change, what is new for which seat. It reports whether there is something that
// somebody has not been told.
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

// When returns when an entry of the match was stored; the zero time if there is none.
func (m *Match) When(n int) time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	if n < 1 || n > len(m.entries) {
		return time.Time{}
	}
	return m.entries[n-1].When
}

// News returns what there is to tell the person in a seat, each kind once, in order. It is nothing that the
// seat may not know. It needs a Journal. A standing order may be about to answer for the seat: see Pausing.
// It has no news of clocks.
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
