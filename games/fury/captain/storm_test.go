package captain_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/games/fury"
)

// fort is a sconce whose gate is to the south, with a defender at its western wall.
const fort = `game fury
scenario ensconced
turn 10
piece sconce 2600 2600 3400 2600 3400 3400 2600 3400
piece gate 2925 3400 3075 3400
piece parapet 3075 3400 3400 3400 3400 2600 2600 2600 2600 3400 2925 3400
side A force 18 flight 60
side B force 8 flight 60
muster A nation spaniards edge south
muster B nation dutch
company b-1 levy-arquebusiers squadrons 3 files 3 at 2610 3000 facing 27000 captain 3
flow segments A after-b
flow act a-1
`

// TestCaptainKeepsItsLadders has shot that carries ladders march on a wall and not shoot at those who man it, as its
// ladders would be gone; without ladders it shoots.
//
// Case 20.3. Ruling R253.
func TestCaptainKeepsItsLadders(t *testing.T) {
	const shot = "company a-1 spanish-arquebusiers squadrons 4 at 2100 3000 facing 9000 formed%s captain 1\n"
	if ch := chooseIn(t, fort+fmt.Sprintf(shot, " ladders")); ch.Verb == fury.VerbShoot {
		t.Error("it shoots, and loses its ladders")
	}
	if ch := chooseIn(t, fort+fmt.Sprintf(shot, "")); ch.Verb != fury.VerbShoot {
		t.Errorf("without ladders it chooses %+v", ch)
	}
}

// TestCaptainShootsAtTheGate has a drake on the edge of the board shoot at the gate, or turn to it first.
//
// Cases 16.6, 20.6.
func TestCaptainShootsAtTheGate(t *testing.T) {
	const drake = "company a-1 artillery-crew gun drake loaded at 3000 4600%s\n"
	gate := engine.Thing(4, 2)
	if ch := chooseIn(t, fort+fmt.Sprintf(drake, "")); ch.Verb != fury.VerbShoot || ch.On != gate {
		t.Errorf("it chooses %+v", ch)
	}
	if ch := chooseIn(t, fort+fmt.Sprintf(drake, " facing 9000")); ch.Verb != fury.VerbTurn {
		t.Errorf("it looks to the east and chooses %+v", ch)
	}
}

// TestCaptainKeepsTheLineOfFireClear has shot that stands between a drake and the gate go out of its way, though it could
// shoot at those who man the gate.
//
// Case 20.6.
func TestCaptainKeepsTheLineOfFireClear(t *testing.T) {
	const text = "company a-1 spanish-arquebusiers squadrons 4 files 2 at 3000 3700 captain 1\n" +
		"company a-2 artillery-crew gun drake loaded at 3000 4600\n" +
		"company b-2 levy-arquebusiers squadrons 2 files 2 at 3000 3390 facing 18000 captain 4\n"
	if ch := chooseIn(t, fort+text); ch.Verb < fury.VerbAhead || ch.Verb > fury.VerbFaceAbout {
		t.Errorf("before the drake it chooses %+v", ch)
	}
}

// TestCaptainRidesInByTheGate has horse ride through an open gate at the crew of a Gun.
//
// Cases 11.1, 20.2.
func TestCaptainRidesInByTheGate(t *testing.T) {
	open := strings.Replace(fort, "piece gate", "piece breach", 1)
	open = strings.Replace(open, "levy-arquebusiers squadrons 3 files 3 at 2610 3000 facing 27000 captain 3", "artillery-crew gun saker at 2900 2800", 1)
	const horse = "company a-1 herreruelos squadrons 2 files 1 at 3000 3900 captain 1\n"
	if ch := chooseIn(t, open+horse); ch.Verb != fury.VerbCharge && (ch.Verb != fury.VerbDrift || ch.N[0] < fury.Inch) {
		t.Errorf("before an open gate it chooses %+v", ch)
	}
}

// TestCaptainGoesInByTheGate has pikes without ladders draw up in a column before an open gate, and go in.
//
// Case 20.2.
func TestCaptainGoesInByTheGate(t *testing.T) {
	open := strings.Replace(fort, "piece gate", "piece breach", 1)
	const wide = "company a-1 spanish-pikemen squadrons 4 files 2 at 3000 3800 formed captain 1\n"
	if ch := chooseIn(t, open+wide); ch.Verb != fury.VerbDraw || ch.N[0] != 1 {
		t.Errorf("before an open gate it chooses %+v", ch)
	}
	const column = "company a-1 spanish-pikemen squadrons 4 files 1 at 3000 3500 formed captain 1\n"
	if ch := chooseIn(t, open+column); ch.Verb != fury.VerbDrift || ch.N[0] < fury.Inch*3/2 {
		t.Errorf("in a column it chooses %+v", ch)
	}
}

// TestCaptainStormsByNight has a sconce stormed in the dark, where a Gun may be dragged without coming anywhere: the
// match ends all the same.
//
// Cases 15.1, 20.6.
func TestCaptainStormsByNight(t *testing.T) {
	text, err := fs.ReadFile(fury.Data, "scenarios/ensconced.toml")
	if err != nil {
		t.Fatal(err)
	}
	night := strings.NewReplacer(`"ensconced"`, `"by-night"`, `["ladders"]`, `["night", "ladders"]`).Replace(string(text))
	r, err := enginetest.LoadOwn(t, fury.Data, fury.New, fury.Scenarios, night)
	if err != nil {
		t.Fatal(err)
	}
	for k := range uint64(6) {
		play(t, r, "by-night", k)
	}
}
