package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What happens over and over is told in one sentence: how far a fleet runs and where to, how many units are
// placed, advanced or laid up and where, what they cost together. What differs begins a sentence of its own.
func TestAWarIsToldAsAChronicle(t *testing.T) {
	r := rules(t).(*ruleset)
	find := func(name string) engine.Object {
		o, ok := r.words.Find(name)
		if !ok {
			t.Fatalf("no %s", name)
		}
		return o
	}
	queens, merchants, portugal := find("queens-ships-1"), find("london-merchants-1"), find("galleons-of-portugal-1")
	london, dover, fleet := find("london"), find("dover"), find("fleet-1")
	track := find("london-track")
	ran := func(of, to engine.Object) engine.Event {
		return engine.Event{Kind: KindRan, Rule: "6.24", About: of, On: to}
	}
	unit := func(kind engine.Kind, with, on engine.Object, n ...int32) engine.Event {
		e := engine.Event{Kind: kind, With: with, On: on}
		copy(e.N[:], n)
		return e
	}
	stepLost := func(of engine.Object, rule engine.Case, left int32) engine.Event {
		return engine.Event{Kind: KindStepLost, Rule: rule, With: of, N: [4]int32{leftOver: left}}
	}
	windLost := engine.Event{Kind: KindWindLost, Rule: "6.24", About: fleet, N: [4]int32{1}}
	naval := engine.Event{Kind: KindNaval, Rule: "7.0", About: london, On: dover, N: [4]int32{int32(English)}}
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"English Fleet 1 sails 3 hexes to Dover.", []engine.Event{ran(fleet, london), ran(fleet, london), ran(fleet, dover)}},
		{"", []engine.Event{ran(fleet, london), ran(find("fleet-2"), dover)}},
		{"The English place 2 units in London.", []engine.Event{unit(KindPlaced, queens, london), unit(KindPlaced, merchants, london)}},
		{"The English place 3 units on the map.", []engine.Event{unit(KindPlaced, queens, london), unit(KindPlaced, merchants, dover), unit(KindPlaced, queens, dover)}},
		{"", []engine.Event{unit(KindPlaced, queens, london), unit(KindPlaced, portugal, london)}},
		{"2 units of the English advance to box 1 of the track of London.", []engine.Event{unit(KindAdvanced, queens, track, 1), unit(KindAdvanced, merchants, track, 1)}},
		{"", []engine.Event{unit(KindAdvanced, queens, track, 1), unit(KindAdvanced, merchants, track, 2)}},
		{"The English begin to construct 2 units for 15 ducats.", []engine.Event{unit(KindConstructed, queens, track, 0, 9), unit(KindConstructed, merchants, find("dover-track"), 0, 6)}},
		{"The English lay up 2 units.", []engine.Event{unit(KindLaidUp, queens, london), unit(KindLaidUp, merchants, dover)}},
		{"2 units join English Fleet 1.", []engine.Event{unit(KindJoined, queens, fleet), unit(KindJoined, merchants, fleet)}},
		{"", []engine.Event{unit(KindJoined, queens, fleet), unit(KindJoined, merchants, find("fleet-2"))}},
		{"The wind costs English Fleet 1 2 steps.", []engine.Event{{Kind: KindWindLost, About: fleet, N: [4]int32{1}}, {Kind: KindWindLost, About: fleet, N: [4]int32{1}}}},
		{"The wind costs English Fleet 1 3 steps: 1 ship is lost, 1 land unit drowns.", []engine.Event{
			{Kind: KindWind, About: fleet, N: [4]int32{9, 1, 2, 3}},
			windLost, stepLost(queens, "6.24", 1), windLost, stepLost(queens, "6.24", 0), {Kind: KindDrowned, With: find("london-guard")}, windLost}},
		{"The wind costs English Fleet 1 2 steps.", []engine.Event{{Kind: KindWind, About: fleet}, windLost, windLost}},
		{"", []engine.Event{{Kind: KindWind, About: find("fleet-2")}, windLost}},
		{"The English attack the ships in Dover from London: they lose 1 step, the defenders 2.", []engine.Event{
			naval, {Kind: KindRound, Rule: "7.2", N: [4]int32{6, 5, 6}}, stepLost(queens, "7.32", 1),
			stepLost(portugal, "7.32", 1), stepLost(portugal, "7.32", 0)}},
		{"The English attack the ships in Dover from London: the defenders lose 1 step.", []engine.Event{naval, stepLost(portugal, "7.32", 1)}},
		{"The English attack the ships in Dover from London.", []engine.Event{naval, {Kind: KindRound, Rule: "7.2", N: [4]int32{6, 5, 6}}}},
		{"The English storm Dover: they lose 1 step.", []engine.Event{
			{Kind: KindAssault, About: london, On: dover, N: [4]int32{int32(English), 2}}, stepLost(queens, "9.13", 1)}},
		{"The English buy 2 munitions points for English Fleet 1 at 8 ducats.", []engine.Event{
			{Kind: KindBought, On: fleet, N: [4]int32{0, 1, 4}}, {Kind: KindBought, On: fleet, N: [4]int32{0, 1, 4}}}},
	} {
		whole, ok := tt.told[0], true
		for _, e := range tt.told[1:] {
			whole, ok = r.Join(whole, e)
		}
		got := ""
		if ok {
			got = string(r.Tell(nil, whole))
		}
		if got != tt.want {
			t.Errorf("%v are told as %q, want %q", tt.told, got, tt.want)
		}
	}
}
