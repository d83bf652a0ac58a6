package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/games/fury"
)

// convoy is a battle of a campaign in which the English want themselves and two wagons off by the northern edge.
const convoy = `game fury
scenario interception
campaign hand week 3 steps 6 wagons 2 at kwartier from stapelveld found open calls alone battle interception
plan supplies oudeveer by veenrand kerkhoven elzenbos heuvelrug stapelveld kwartier oudeveer
body column demilancers 8
body garrison kwartier reiters 4
board 4800 4800
piece road 2475 4800 2475 0 2325 0 2325 4800
muster A nation english edge south
muster B nation spaniards edge north
side B force 4 flight 60
company b-1 reiters squadrons 4 files 2 at 2850 900 facing 18000 captain 46
object wagon of A at 2400 4348
object wagon of A at 2400 4740
flow segments B after-a
flow act a-3
`

// TestCaptainClearsTheRoadFirst has the escort of a convoy that is much stronger than those who bar its way go for
// them, and wait ahead of its wagons if it is the weaker.
//
// Cases 29.14, 29.15.
func TestCaptainClearsTheRoadFirst(t *testing.T) {
	strong := chooseIn(t, convoy+`turn 3
side A force 8 flight 45
company a-3 demilancers squadrons 4 files 2 at 2800 3048 facing 0 captain 49
company a-4 demilancers squadrons 4 files 2 at 2000 3848 facing 0 captain 33
`)
	if strong.Verb != fury.VerbAhead && strong.Verb != fury.VerbDrift {
		t.Errorf("the stronger chooses %+v", strong)
	}
	weak := chooseIn(t, convoy+`turn 3
side A force 4 flight 45
company a-3 demilancers squadrons 2 files 2 at 2800 3048 facing 0 captain 49
company a-4 demilancers squadrons 2 files 2 at 2000 3848 facing 0 captain 33
`)
	if weak.Verb == fury.VerbAhead || weak.Verb == fury.VerbDrift {
		t.Errorf("the weaker chooses %+v", weak)
	}
}

// TestCaptainDaresLate has the stronger side of a feud charge late in the match at odds that it leaves alone before:
// when time is up nobody has won.
//
// Cases 11.1, 19.1, 26.6.
func TestCaptainDaresLate(t *testing.T) {
	const feud = `game fury
scenario feud
board 4800 4800
side A force 12 flight 30
side B force 4 flight 30
muster A nation scots edge south
muster B nation scots edge north
company a-1 border-reivers squadrons 4 files 2 at 2400 2600 facing 0 captain 10
company a-2 border-reivers squadrons 6 files 3 at 900 4300 facing 0 captain 22
company b-1 border-reivers squadrons 4 files 2 at 2400 2100 facing 18000 captain 30
flow segments B after-a
flow act a-1
`
	if ch := chooseIn(t, feud+"turn 10\n"); ch.Verb == fury.VerbCharge {
		t.Errorf("early it chooses %+v", ch)
	}
	if ch := chooseIn(t, feud+"turn 30\n"); ch.Verb != fury.VerbCharge {
		t.Errorf("late it chooses %+v", ch)
	}
}
