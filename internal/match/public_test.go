package match_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A match is public once it is over and all its persons want that, as long as they do; also
// when it is taken up again.
func TestAMatchIsPublicIfAllWantIt(t *testing.T) {
	for _, bot := range []bool{false, true} {
		j := &match.Memory{}
		seats := persons()
		if bot {
			seats[1] = randomBot(1)
		}
		spec := journaled(t, j, nil, seats...)
		m := load(t, spec)
		if err := m.Publish(seatA, true); !errors.Is(err, match.ErrNotOver) {
			t.Errorf("a match in play is made public: %v", err)
		}
		must(t, m.Adjourn(seatA))
		if err := m.Publish(seatA, true); !errors.Is(err, match.ErrNotOver) {
			t.Errorf("an adjourned match is made public: %v", err)
		}
		must(t, m.Resume(seatA))
		if !bot {
			must(t, m.Answer(seatB, true))
		}
		must(t, m.Concede(seatA))
		at, ended := m.View(seatB).At, *m.View(seatB).Ending
		must(t, m.Publish(seatA, true))
		if m.Public() != bot || m.View(seatB).At == at || !slices.Equal(m.View(seatB).Public, []engine.Seat{seatA}) {
			t.Errorf("A wants it, bot %v: public %v, %v want it", bot, m.Public(), m.View(seatB).Public)
		}
		if err := m.Publish(seatB, true); bot != errors.Is(err, match.ErrSeat) {
			t.Errorf("B wants it: %v", err)
		}
		if again := load(t, spec); !m.Public() || !again.Public() || *again.View(seatB).Ending != ended {
			t.Errorf("all want it: public %v, taken up again %v", m.Public(), again.Public())
		}
		must(t, m.Publish(seatA, false))
		if again := load(t, spec); m.Public() || again.Public() {
			t.Error("A wants it no more, and it is public")
		}
	}
}
