package match

import (
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A sealed answer that came at once would tell the other players that a standing order gave it: nobody seals
// faster than they read. So an order answers sealed questions only after a pause of Spec.Pause, as a player
// might who reads them first; and so does bot.Idle if PromptWords.Kept says that a seat is asked although it
// has only one answer. Until then the match waits for the seat like any other, its owner may answer, and
// nothing is opened, so the moment of opening tells no more than the seal does. One pause serves all such
// questions that are open to the seat together. It is not stored: a resumed match starts it again. bot.Idle
// also pauses while its owner may still take back his last choice.

// hides reports whether the sealed answers of a seat's orders must wait: another person could learn something
// from their haste.
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

// pauses reports whether an order's answer to a sealed question of a seat must still wait, and starts the
// pause if none runs.
func (m *Match) pauses(seat engine.Seat) bool { return m.hides(seat) && m.lingers(seat) }

// lingers reports whether the pause of a seat is not over yet, and starts it if none runs.
func (m *Match) lingers(seat engine.Seat) bool {
	now := m.now()
	if m.standing.until[seat].IsZero() {
		m.standing.until[seat] = now.Add(m.spec.Pause())
	}
	return now.Before(m.standing.until[seat])
}

// atOnce lets the orders of a seat answer its open questions without a pause: its owner has just given an
// order, which tells the others no more than an answer by hand.
func (m *Match) atOnce(seat engine.Seat) { m.standing.until[seat] = m.now() }

// Pausing returns the time until the first running pause ends; 0 if none runs.
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

// opened ends all pauses: later questions start new ones.
func (p *play) opened() { clear(p.standing.until) }
