package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// hamlet is a hamlet that sleeps.
const hamlet = `game fury
scenario prison-break
turn 8
board 4800 4800
piece building 2036 2148 2236 2148 2236 2348 2036 2348
piece building 2008 2570 2208 2570 2208 2770 2008 2770
piece building 1739 2163 1939 2163 1939 2363 1739 2363
side A force 8 flight 30
muster A nation scots edge west
side B force 9 flight 45
company b-1 veteran-shot squadrons 2 files 1 at 1950 2550 facing 7160 captain 22 asleep
`

// TestCaptainLeadsPrisonersFromBetweenHouses has prisoners who were freed between two houses led away from there, to
// whatever side there is room: they stayed until the end.
//
// Case 26.5.
func TestCaptainLeadsPrisonersFromBetweenHouses(t *testing.T) {
	r := rules(t)
	s, problems, err := r.ParsePosition([]byte(hamlet + `muster B nation english
flow segments A
company a-1 border-reivers squadrons 4 files 2 at 1200 2300 facing 9000 captain 10
object prisoners of A at 1965 2351
`))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	c := captain.New(r)
	c.Begin(7)
	for range 6 {
		d := s.Pending(nil)[0]
		ch := c.Choose(s, d, bot.Budget{})
		if d.Ask == fury.AskSegment && ch.Verb != fury.VerbDrive {
			t.Fatalf("it chooses %+v before the prisoners are off", ch)
		}
		if d.Ask == fury.AskDrive {
			if ch.Verb != fury.VerbLead {
				t.Errorf("it chooses %+v", ch)
			}
			return
		}
		s.Apply(ch, &engine.Turn{})
	}
	t.Error("the prisoners are not led")
}

// TestCaptainPassesSleepers has riders who have come up to a company that sleeps turn away from it and go around: it
// does nothing to them, and they stood before it until the end.
//
// Cases 8.5, 26.5.
func TestCaptainPassesSleepers(t *testing.T) {
	ch := chooses(t, rules(t), `game fury
scenario prison-break
turn 8
board 4800 4800
piece building 2291 2663 2491 2663 2491 2863 2291 2863
piece light-wood 1633 3310 1318 3447 1066 3426 1078 3183 1343 2929 1668 2723 1861 2821 1837 3045
side A force 8 flight 30 colonel 56 with a-1
muster A nation scots edge west
side B force 24 flight 45 relief colonel 8 with b-2
muster B nation english stock 0 1 0
flow segments
company a-1 levy-arquebusiers squadrons 4 files 2 at 1701 2911 facing 1230 captain 52
company a-2 border-reivers squadrons 4 files 2 at 1472 2661 facing 9430 captain 10
company b-1 artillery-crew squadrons 1 files 1 at 2250 2550 facing 4510 team loaded asleep gun saker
company b-2 petronels squadrons 2 files 1 at 2250 2250 facing 13480 captain 57 asleep
company b-3 veteran-pikemen squadrons 6 files 3 at 1950 2250 facing 10840 captain 14 asleep
company b-4 longbowmen squadrons 6 files 3 at 2850 2250 facing 25150 captain 51 asleep
company b-5 veteran-shot squadrons 2 files 1 at 1950 2550 facing 7160 captain 22 asleep
company b-6 petronels squadrons 4 files 2 at 2400 265 facing 18000 captain 34
company b-7 reiters squadrons 4 files 1 at 2200 555 facing 18000 captain 25
`)
	if ch.Verb == engine.Pass {
		t.Error("it stays before the enemy who sleeps")
	}
}
