package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// declared is the path that a captain declares for the first fleet that it sends out; nil if none sails.
func declared(t *testing.T, r engine.Ruleset, g *spain.State) (path []spain.Hex) {
	t.Helper()
	plays(t, r, g, 1, func(_ engine.Decision, ch engine.Choice) bool {
		if ch.Verb == spain.VerbDeclare {
			path = append(path, g.Voyage().Path[:g.Voyage().Steps+1]...)
		}
		return ch.Verb == spain.VerbDeclare || ch.Verb == engine.Pass
	})
	return path
}

// 6.22 6.23 6.25 an armada at Lisbon goes with the wind round by the ocean, which is longer than the way against it.
// Oared ships, which no wind holds up, take the short way.
func TestTheWayWithTheWind(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		ship string
		with bool
	}{{"galleons-of-castile-1", true}, {"neapolitan-galleasses", false}} {
		g := from(t, r, "scenario war\nturn 12\nflow spanish-sailing begun\nfunds Spanish 900\n"+
			"English at london london-guard\nfleet armada-1 at lisbon munitions 1\n"+
			"Spanish aboard armada-1 "+tt.ship+" tercio-of-sicily\n")
		path, with := declared(t, r, g), true
		for i := 1; i < len(path); i++ {
			d, _ := spain.Grid.Toward(path[i-1], path[i])
			with = with && g.GoesWith(path[i-1], d)
		}
		if len(path) < 10 || with != tt.with {
			t.Errorf("%s: %d hexes with the wind: %v, expected %v", tt.ship, len(path), with, tt.with)
		}
	}
}

// 5.55 17.0 in June 1587, long before England's expeditions go out to stay, a fleet sails at the north coast of Spain
// if ships are being built there, and stays in port if none are.
func TestNorthernYardsAreRaided(t *testing.T) {
	r := rules(t)
	for _, yard := range []string{"", "Spanish track santander-track 2 biscayan-squadron-1 biscayan-squadron-2\n"} {
		g := from(t, r, "scenario war\nturn 4\nflow english-sailing\nfunds English 900\n"+
			"English at portsmouth kent-bands\nfleet fleet-1 at portsmouth\nEnglish aboard fleet-1 queens-ships-5\n"+yard)
		path := declared(t, r, g)
		if (path != nil) != (yard != "") {
			t.Errorf("with %q on the tracks a path of %d hexes is declared", yard, len(path))
		}
		if tb := g.Tables(); path != nil && tb.Cities[tb.CityAt[path[len(path)-1]]].Key != "santander" {
			t.Errorf("the path ends in hex %d", path[len(path)-1])
		}
	}
}

// 6.4 a ship that would lie alone in her port, too weak for a fleet, stays on her track, where she costs nothing; two
// come out.
func TestNoShipComesOutAlone(t *testing.T) {
	r := rules(t)
	for ships, come := range map[string]int{"biscayan-squadron-1": 0, "biscayan-squadron-1 biscayan-squadron-2": 2} {
		g := from(t, r, "scenario war\nturn 4\nflow spanish-activation\nfunds Spanish 2000\n"+
			"Spanish track santander-track 2 "+ships+"\n")
		n := 0
		for _, ch := range answers(t, r, g, 1) {
			if ch.Verb == spain.VerbAdvance {
				n++
			}
		}
		if n != come {
			t.Errorf("of %q %d come out, expected %d", ships, n, come)
		}
	}
}

// 11.3 an expedition that can no longer be paid turns back: off Cadiz with an empty treasury it does not land there.
func TestExpeditionsTurnBackUnpaid(t *testing.T) {
	r := rules(t)
	for funds, lands := range map[string]bool{"900": true, "20": false} {
		g := from(t, r, "scenario war\nturn 12\nflow english-sailing\nfunds English "+funds+"\nEnglish at plymouth devon-bands\n"+
			"fleet fleet-1 at 1138\nEnglish aboard fleet-1 queens-ships-5 kent-bands\n")
		path := declared(t, r, g)
		if len(path) == 0 {
			t.Fatalf("with %s ducats it does not sail", funds)
		}
		end := path[len(path)-1]
		if got := g.Tables().Terrain[end].IsCoast() && g.Tables().RegionAt(end).Country == spain.CountrySpain; got != lands {
			t.Errorf("with %s ducats it sails for hex %d", funds, end)
		}
	}
}
