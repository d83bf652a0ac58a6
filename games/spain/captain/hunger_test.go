package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// TestLastStorm has the Spanish of Sluys storm a besieged city in the last turn, at whatever odds: they have lost
// otherwise, and hunger takes no port that is open to the sea.
//
// Cases 10.33, 16.4.
func TestLastStorm(t *testing.T) {
	r := rules(t)
	g := from(t, r, `scenario sluys
turn 6
flow spanish-fight begun
besieged English brill ostend
last Spanish dunkirk ostend brill
ashore English brill ostend
Spanish at brill tercio-of-bobadilla
Spanish at ostend parma tercio-of-capizucchi
English hidden brill-garrison ostend-garrison
`)
	ch := captainOf(t, r, g)
	if ch.Verb != spain.VerbAssault || spain.HexOf(ch.On) != spain.HexOf(ch.With) {
		t.Errorf("it chooses %s", r.Words().Say(ch))
	}
}

// TestBlockade has a fleet of the Spanish close the siege of Ostend at sea, if hunger takes the city before the end,
// and stay at home if it does not.
//
// Cases 10.25, 10.31, 10.32.
func TestBlockade(t *testing.T) {
	r := rules(t)
	const siege = `
flow spanish-sailing begun
besieged English ostend
last Spanish ostend
ashore English ostend
English at ostend ostend-garrison
Spanish at ostend tercio-of-bobadilla
fleet armada-1 at dunkirk
Spanish aboard armada-1 dunkirk-flyboats-1
`
	if ch := captainOf(t, r, from(t, r, "scenario war\nturn 5"+siege)); ch.Verb != spain.VerbSail {
		t.Errorf("with time enough it chooses %s", r.Words().Say(ch))
	}
	if ch := captainOf(t, r, from(t, r, "scenario war\nturn 15"+siege)); ch.Verb != engine.Pass {
		t.Errorf("at the end it chooses %s", r.Words().Say(ch))
	}
}

// captainOf returns what a captain answers to the question that is open.
func captainOf(t *testing.T, r engine.Ruleset, s engine.State) (answer engine.Choice) {
	t.Helper()
	plays(t, r, s, 5, func(_ engine.Decision, ch engine.Choice) bool { answer = ch; return true })
	return answer
}
