package fury

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestHiding: 14.1 an ambush is laid in the set-up, and only its side learns of it.
func TestHiding(t *testing.T) {
	g := position(t, `
scenario rebellion
piece light-wood 2000 1000 3000 1000 3000 2000 2000 2000
side A force 4
side B force 4 lurks
company a-1 kern squadrons 4 at 2400 4600
company b-1 kern squadrons 4 at 2500 1500
`)
	n := companyNo(ofSide)
	as := g.companies[n]
	turn := engine.Turn{Hear: true}
	g.hide(n, as, &turn)
	if !g.lurks(SeatB) || g.companies[n].troop != 0 {
		t.Fatal("it is not hidden")
	}
	for _, e := range turn.Events {
		if e.See.Has(SeatA) {
			t.Errorf("the enemy hears %+v", e)
		}
	}
	t.Run("14.1 no squadron of it is counted for the enemy", func(t *testing.T) {
		seen := new(State)
		seen.CopyFrom(g)
		seen.Redact(SeatA)
		if seen.sides[SeatB].force != 0 || seen.lurks(SeatB) {
			t.Errorf("force %d", seen.sides[SeatB].force)
		}
	})
}

// TestUnseen: 14.1, 26.8 who sees no enemy left in a match that goes on knows that one lies in ambush,
// and imagines one of the enemy's troops.
func TestUnseen(t *testing.T) {
	g := position(t, `
scenario debatable-land-clearing
piece light-wood 1000 1000 3800 1000 3800 3800 1000 3800
side A force 8 flight 30
side B force 1 lurks
muster A nation scots edge south
muster B nation settlers
company a-1 border-reivers squadrons 2 at 3500 4300 captain 4
hidden B foresters squadrons 1 at 1500 1500 captain 5
`)
	g.Redact(SeatA)
	text := string(g.format(nil))
	if again, _, err := loaded(t).parse([]byte(text)); err != nil || again.outcome != outcomeNone || !g.Equal(again) {
		t.Fatalf("%v\n%s", err, text)
	}
	for key := range uint64(20) {
		then := *g
		mixer := dice.NewMixer(key, 0)
		then.Imagine(SeatA, &mixer)
		h := then.hidden[SeatB][0]
		if name := then.card(&h).Key; name != "peasants" && name != "foresters" {
			t.Errorf("key %d: %q lies in ambush", key, name)
		}
		if then.Redact(SeatA); !then.Equal(g) {
			t.Errorf("key %d: the imagined ambush shows", key)
		}
	}
}

// TestProposedPlaces: 25.6 what is proposed to those who set up passes. A point just inside a building means the
// building, which others hold, although a company there would stand outside but for a hair.
func TestProposedPlaces(t *testing.T) {
	g := position(t, `
scenario prison-break
piece road 2325 0 2346 604 2398 1211 2521 1796 2329 2377 2471 2423 2675 1804 2546 1189 2496 596 2475 0
piece building 2189 1645 2389 1645 2389 1845 2189 1845 stone
piece building 1870 2095 2070 2095 2070 2295 1870 2295
side A force 8 flight 30 comes
side B force 9 flight 45 comes colonel 22 with b-1
muster A nation irish
muster B nation english stock 0 1 0
company a-32 irish-horse squadrons 5 files 3 at 0 0 captain 46 off
company b-1 landsknecht-pikemen squadrons 1 files 1 at 2550 1800 facing 18000 captain 1 formed asleep
company b-2 landsknecht-pikemen squadrons 3 files 2 at 1970 2195 captain 16 asleep inside 3
company b-30 landsknecht-shot squadrons 2 files 2 at 0 0 captain 8 off
company b-31 longbowmen squadrons 2 files 2 at 0 0 captain 4 off
flow place B
`)
	for _, c := range g.Candidates(g.Pending(nil)[0], 2, nil) {
		if ill := g.Check(c); !ill.OK() {
			t.Errorf("%+v is refused by %s", c, ill.Rule)
		}
	}
}

// TestADraggedAmbushComesOut: 14.4 an ambush that is dragged comes out where it lies, and says so at its end: it moves only
// after that.
func TestADraggedAmbushComesOut(t *testing.T) {
	g := position(t, lane+"hidden B kern squadrons 4 files 2 at 2440 1700 facing 27000 captain 4\nflow segments B\n")
	r := &ruleset{tables: g.tables}
	r.words = makeWords(r.tables)
	lies := poseOf(g.block(&g.hidden[SeatB][0]).Hull(), 0)
	course, ok := r.Steer(g, SeatB, hiddenObject(SeatB, 0), engine.Goal{At: engine.Point{X: 3000, Y: 2500}, Heading: engine.AnyHeading})
	if !ok || len(course.Choices) != 1 || len(course.Track) != 1 || course.Track[0] != lies {
		t.Fatalf("%+v, want one that stays at %+v", course, lies)
	}
	if course.Brings.Text != "it comes out here; then drag it on" {
		t.Errorf("its end says %q", course.Brings.Text)
	}
}
