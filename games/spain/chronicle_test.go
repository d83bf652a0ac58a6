package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// What happens over and over is told in one sentence: how far a fleet runs and where to, how many units are
// placed, advanced or laid up and where, what they cost together. What differs begins a sentence of its own.
func TestAWarIsToldAsAChronicle(t *testing.T) {
	r := rules(t).(*ruleset)
	find := func(name string) engine.Object { t.Helper(); return enginetest.Object(t, r, name) }
	queens, merchants, portugal := find("queens-ships-1"), find("london-merchants-1"), find("galleons-of-portugal-1")
	london, dover, fleet := find("london"), find("dover"), find("fleet-1")
	track, guard, bands, norris := find("london-track"), find("london-guard"), find("devon-bands"), find("norris-foot")
	ran := func(of, to engine.Object) engine.Event {
		return engine.Event{Kind: KindRan, Rule: "6.24", About: of, On: to}
	}
	unit := func(kind engine.Kind, with, on engine.Object, n ...int32) engine.Event {
		e := engine.Event{Kind: kind, With: with, On: on}
		copy(e.N[:], n)
		return e
	}
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"English Fleet 1 sails three hexes to Dover.", []engine.Event{ran(fleet, london), ran(fleet, london), ran(fleet, dover)}},
		{"", []engine.Event{ran(fleet, london), ran(find("fleet-2"), dover)}},
		{"London guard marches to Dover.", []engine.Event{unit(KindMarched, guard, london), unit(KindMarched, guard, dover)}},
		{"London guard and one other march to Dover.", []engine.Event{
			unit(KindMarched, guard, london), unit(KindMarched, bands, london), unit(KindMarched, guard, dover), unit(KindMarched, bands, dover)}},
		{"London guard and two others march to London.", []engine.Event{
			unit(KindMarched, guard, london), unit(KindMarched, bands, london), unit(KindMarched, norris, london)}},
		{"London guard marches to Dover.", []engine.Event{unit(KindMarched, guard, london), unit(KindMarched, bands, london), unit(KindMarched, guard, dover)}},
		{"", []engine.Event{unit(KindMarched, guard, london), unit(KindMarched, bands, dover)}},
		{"The English place two units in London.", []engine.Event{unit(KindPlaced, queens, london), unit(KindPlaced, merchants, london)}},
		{"The English place three units on the map.", []engine.Event{unit(KindPlaced, queens, london), unit(KindPlaced, merchants, dover), unit(KindPlaced, queens, dover)}},
		{"", []engine.Event{unit(KindPlaced, queens, london), unit(KindPlaced, portugal, london)}},
		{"Two units of the English advance to box 1 of the track of London.", []engine.Event{unit(KindAdvanced, queens, track, 1), unit(KindAdvanced, merchants, track, 1)}},
		{"", []engine.Event{unit(KindAdvanced, queens, track, 1), unit(KindAdvanced, merchants, track, 2)}},
		{"The English begin to construct two units for 15 ducats.", []engine.Event{unit(KindConstructed, queens, track, 0, 9), unit(KindConstructed, merchants, find("dover-track"), 0, 6)}},
		{"The English lay up two units.", []engine.Event{unit(KindLaidUp, queens, london), unit(KindLaidUp, merchants, dover)}},
		{"Two units join English Fleet 1.", []engine.Event{unit(KindJoined, queens, fleet), unit(KindJoined, merchants, fleet)}},
		{"", []engine.Event{unit(KindJoined, queens, fleet), unit(KindJoined, merchants, find("fleet-2"))}},
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
