package captain_test

import (
	"bytes"
	"fmt"
	"regexp"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// TestWatched plays a match of some scenarios between captains and checks each position that a move begins with.
func TestWatched(t *testing.T) {
	for _, scenario := range []string{"dog-fight", "coursing-the-bull"} {
		watch(t, scenario, 1)
	}
}

// TestWatchedAtLength plays twenty matches of each scenario.
func TestWatchedAtLength(t *testing.T) {
	enginetest.AtLength(t)
	in := rules(t).Info()
	for i := range in.Scenarios {
		watch(t, in.Scenarios[i].Key, 20)
	}
}

// watch plays matches between captains. The rules have nothing to object to in a position read back from its
// text, and nothing in it is amiss.
func watch(t *testing.T, scenario string, matches uint64) {
	t.Helper()
	r := rules(t)
	for k := range matches {
		last := -1
		play(t, r, scenario, k, arena.Captains(r), func(s engine.State, _ engine.Decision) {
			turn, _ := s.Moment()
			if turn == last || t.Failed() {
				return
			}
			last = turn
			text := r.FormatPosition(nil, s)
			again, problems, err := r.ParsePosition(text)
			if err != nil || len(problems) > 0 || !again.Equal(s) {
				t.Errorf("%s, match %d, move %d: read back with %v, %v", scenario, k, turn, err, problems)
			}
			g := s.(*renaissance.State)
			for _, why := range append(shipsAmiss(g), leadersAmiss(g, text)...) {
				t.Errorf("%s, match %d, move %d: %s", scenario, k, turn, why)
			}
		})
	}
}

// shipsAmiss returns what is wrong with the places of ships: locked ships touch, boarders are aboard a ship in
// play, and no ship in play lies off the table.
//
// Cases 1.1, 18.1, 19.1.
func shipsAmiss(g *renaissance.State) (amiss []string) {
	sc := g.Scenario()
	for n := range sc.Ships {
		a, ok := g.Aspect(n)
		if !ok {
			continue
		}
		if c := a.Base.Centre(); c.X < 0 || c.Y < 0 || c.X > sc.Width || c.Y > sc.Height {
			amiss = append(amiss, fmt.Sprintf("%s lies off the table, at %d %d", sc.Ships[n].Key, c.X, c.Y))
		}
		for m := range sc.Ships {
			if a.Foul>>m&1 == 0 {
				continue
			}
			if b, ok := g.Aspect(m); !ok || b.Foul>>n&1 == 0 || !plane.Touching(a.Base, b.Base) {
				amiss = append(amiss, fmt.Sprintf("%s is locked with %s, which is not in touch", sc.Ships[n].Key, sc.Ships[m].Key))
			}
		}
		if a.Boards >= 0 && a.Boards < len(sc.Ships) {
			if _, ok := g.Aspect(a.Boards); !ok {
				amiss = append(amiss, fmt.Sprintf("men of %s are aboard %s, which is lost", sc.Ships[n].Key, sc.Ships[a.Boards].Key))
			}
		}
	}
	return amiss
}

var (
	lostShip = regexp.MustCompile(`(?m)^ship (\S+)(?: .*)? fate (foundered|exploded|capsized)\b`)
	living   = regexp.MustCompile(`(?m)^person (\S+) (\d+) (in-command|captive|freed) aboard (\S+)`)
)

// leadersAmiss returns the personalities who live aboard a ship that is lost with all hands.
//
// Cases 4.3, 16.1, 17.7.
func leadersAmiss(g *renaissance.State, text []byte) (amiss []string) {
	sc := g.Scenario()
	for _, lost := range lostShip.FindAllSubmatch(text, -1) {
		for _, who := range living.FindAllSubmatch(text, -1) {
			if bytes.Equal(who[4], lost[1]) {
				amiss = append(amiss, fmt.Sprintf("%s, aboard a ship that is lost", who[0]))
			}
		}
		for n := range sc.Ships {
			for i := range sc.Ships[n].Persons {
				told := fmt.Sprintf("\nperson %s %d ", lost[1], i+1)
				if sc.Ships[n].Key == string(lost[1]) && !bytes.Contains(text, []byte(told)) {
					amiss = append(amiss, fmt.Sprintf("leader %d of %s lives, and she is lost", i+1, lost[1]))
				}
			}
		}
	}
	return amiss
}
