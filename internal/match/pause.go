package match

import (
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A sealed answer that came at once would tell the other players that a standing order
// gave it: nobody seals faster than they read. So an order answers sealed questions only
// after a pause of Spec.Pause, as a player might who looks at them first; and so does
// bot.Idle where PromptWords.Kept says that a seat is asked though it has one answer. Until then
// the seat is waited for like any other, its owner may answer, and nothing is opened; so the
// moment at which all is opened tells no more than the seal does. The pause runs once for
// all such questions that are open to the seat together. It is kept nowhere: a match
// that is taken up pauses anew. bot.Idle pauses, too, while its owner may take back what he
// has chosen last.

// hides reports whether the sealed answers of a seat's orders are to be kept waiting: there
// is another person who could tell something by them.
func (m *Match) hides(seat engine.Seat) bool {
	if m.spec.Pause == nil || m.spec.Study {
		return false
	}
	for i := range m.spec.Seats {
		if engine.Seat(i) != seat && m.spec.Seats[i].Person() {
			return true
		}
	}
	return false
}

// pauses reports whether an order's answer to a sealed question of a seat must still wait,
// and begins the pause where none runs.
func (m *Match) pauses(seat engine.Seat) bool { return m.hides(seat) && m.lingers(seat) }

// lingers reports whether the pause of a seat is not over yet, and begins it where none runs.
func (m *Match) lingers(seat engine.Seat) bool {
	now := m.now()
	if m.standing.until[seat].IsZero() {
		m.standing.until[seat] = now.Add(m.spec.Pause())
	}
	return now.Before(m.standing.until[seat])
}

// atOnce lets the orders of a seat answer what is open to it now without a pause: its owner
// has just given one, which tells the others no more than an answer by hand.
func (m *Match) atOnce(seat engine.Seat) { m.standing.until[seat] = m.now() }

// Pausing reports how long it is until the first pause ends that runs now; 0 if none does.
func (m *Match) Pausing() time.Duration {
	m.mu.Lock()
	defer m.mu.Unlock()
	first, now := time.Duration(0), m.now()
	for _, until := range m.standing.until {
		if left := until.Sub(now); left > 0 && (first == 0 || left < first) {
			first = left
		}
	}
	return first
}

// opened ends all pauses: what is asked from now on is asked anew.
func (p *play) opened() { clear(p.standing.until) }
