package fury

import (
	"math/bits"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), secrets)
}

// FuzzChoices has the fuzzer choose.
func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, rules(f), secrets)
}

var secrets = enginetest.Options{Exchange: exchange, Choices: 150}

// exchange changes what the viewer cannot know: the enemy's companies in ambush.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	g.exchangeWar(viewer, d)
	g.exchangeReserves(viewer, d)
	g.unlay(viewer)
	g.imagineAmbushes(viewer, d)
	g.stayed(viewer)
}

// exchangeReserves changes the companies of the enemy that have yet to come: what they are, how
// large, and who leads them.
func (g *State) exchangeReserves(viewer engine.Seat, d engine.Dice) {
	for seat := range numSeats {
		if seat == viewer || g.outcome != outcomeNone {
			continue
		}
		s := &g.sides[seat]
		for n := range g.reserve(seat) {
			c := &g.companies[n]
			if c.gun != 0 || g.mostOf(seat, c.troop) < 3 || int(s.force) < int(c.squadrons) {
				continue
			}
			s.force -= uint16(c.squadrons)
			c.squadrons = uint8(1 + pick(d, g.mostOf(seat, c.troop)))
			c.files = min(c.files, c.squadrons)
			s.force += uint16(c.squadrons)
			g.stayed(viewer)
			if pool := g.pool(); pool != 0 && c.captain != 0 {
				c.captain = nth(pool, 1+pick(d, bits.OnesCount64(pool)))
			}
		}
	}
}
