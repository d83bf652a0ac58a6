package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/geo/plane"
)

// throngs are the scenarios in which ships run foul of each other most often.
var throngs = []string{"lepanto", "gravelines", "portland-bill"}

// TestLockedShipsTouch plays some matches at random and holds the locked ships of each position
// against the rules.
func TestLockedShipsTouch(t *testing.T) { playLocked(t, 4) }

// TestLockedShipsTouchAtLength plays 300.
func TestLockedShipsTouchAtLength(t *testing.T) {
	enginetest.AtLength(t)
	playLocked(t, 100)
}

// playLocked plays random matches of each crowded scenario.
//
// Cases 18.1, 18.2.
func playLocked(t *testing.T, matches int) {
	r, locks := rules(t), 0
	for _, scenario := range throngs {
		for match := range matches {
			mix := dice.NewMixer(40, uint64(match))
			turn := engine.Turn{Dice: &mix}
			s, err := r.Setup(scenario, nil, &turn)
			if err != nil {
				t.Fatal(err)
			}
			g := s.(*State)
			for g.result == resultNone {
				plotAll(g, &mix)
				before := *g
				turn.Events = turn.Events[:0]
				g.carryOut(&turn)
				locks += checkLocked(t, &before, g)
				if t.Failed() {
					t.Fatalf("%s, match %d, move %d", scenario, match, before.move)
				}
			}
		}
	}
	if locks < 50*matches {
		t.Errorf("only %d pairs of locked ships were looked at", locks)
	}
}

// checkLocked counts the pairs of ships that are locked after a move: they touch, and what is left
// of a collision move is made in the next.
func checkLocked(t *testing.T, before, g *State) (locks int) {
	for n := range shipNo(g.ofFleet()) {
		s, was := &g.ships[n], &before.ships[n]
		if s.fate != afloat && g.isCarried(n) {
			t.Errorf("%s is lost, and locked or due for a collision move", g.row(n).Key)
		}
		if s.haul != (plane.Vector{}) && s.haul == was.haul {
			t.Errorf("%s has not made the rest of her collision move", g.row(n).Key)
		}
		for m := range (s.foul & (justOne(n) - 1)).each {
			locks++
			if gap := plane.Gap(g.base(m), g.base(n)); !plane.Touching(g.base(m), g.base(n)) {
				t.Errorf("%s and %s are locked, and %d hundredths of a millimetre lie between them", g.row(m).Key, g.row(n).Key, gap)
			}
		}
	}
	return locks
}
