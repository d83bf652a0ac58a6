package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// TestWatchedMatches watches captains at play: ships are where their fleet is, each fleet has a ship,
// interceptors attack a fleet that is there, and leaders are aboard ships or, when a phase begins, not alone with
// enemies.
//
// Cases 6.11, 7.0, 13.16, 13.17.
func TestWatchedMatches(t *testing.T) {
	r := rules(t)
	for _, sc := range r.Info().Scenarios {
		for k := range uint64(3) {
			play(t, r, sc.Key, k, func(s engine.State, d engine.Decision) { watch(t, s.(*spain.State), d) })
		}
	}
}

// watch reports what cannot be in a position in which a seat is asked something.
func watch(t *testing.T, g *spain.State, d engine.Decision) {
	turn, _ := g.Turn()
	begins := d.Ask == spain.AskActivate || d.Ask == spain.AskAcquire
	for seat := range engine.Seat(2) {
		var crewed [spain.TreasureAlone + 1]bool
		first, end := g.Span(seat)
		for c := first; c < end; c++ {
			row, u := g.Tables().Row(c), g.Unit(c)
			switch {
			case u.Where == spain.Afloat && row.Kind.IsNaval():
				crewed[u.Fleet] = true
				if at, _ := g.Fleet(seat, u.Fleet); u.Fleet != 0 && at != u.Hex {
					t.Errorf("6.11 turn %d: %s is not where fleet %d is", turn, row.Key, u.Fleet)
				}
			case u.Where == spain.Afloat:
				watchAboard(t, g, c)
			case begins && u.Where == spain.Ashore && row.Kind.IsLeader():
				if !g.HasTroops(seat, u.Hex) && g.HasTroops(1-seat, u.Hex) {
					t.Errorf("13.17 turn %d: %s is alone with enemies", turn, row.Key)
				}
			}
		}
		for n := uint8(1); n <= spain.TreasureAlone; n++ {
			if at, _ := g.Fleet(seat, n); at != 0 && !crewed[n] {
				t.Errorf("6.11 turn %d: fleet %d has no ships", turn, n)
			}
		}
	}
	if fight := g.Combat(); d.Ask == spain.AskDisengage && fight.Caught != 0 {
		if at, _ := g.Fleet(1-fight.Attacker, fight.Caught); at != fight.To {
			t.Errorf("7.0 turn %d: fleet %d is attacked and is not there", turn, fight.Caught)
		}
	}
}

// watchAboard reports what is aboard no ship, or a leader whose ship is elsewhere.
func watchAboard(t *testing.T, g *spain.State, c spain.Counter) {
	u := g.Unit(c)
	if u.Ship != spain.Unseen {
		if ship := g.Unit(u.Ship); ship.Where != spain.Afloat || ship.Hex != u.Hex || ship.Fleet != u.Fleet {
			t.Errorf("13.16 %s is not where his ship is", g.Tables().Row(c).Key)
		}
		return
	}
	first, end := g.Span(g.Tables().Seat(c))
	for s := first; s < end; s++ {
		if ship := g.Unit(s); ship.Where == spain.Afloat && ship.Hex == u.Hex && ship.Fleet == u.Fleet && g.Tables().Row(s).Kind.IsNaval() {
			return
		}
	}
	t.Errorf("6.15 %s is aboard no ship", g.Tables().Row(c).Key)
}
