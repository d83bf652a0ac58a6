package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// sea is a beach north of the water, with a boat off it.
const sea = `
piece beach 0 2000 4800 2000 4800 2400 0 2400
piece water 0 2400 4800 2400 4800 4800 0 4800
side A force 20 flight 90
side B force 20 flight 90
company a-1 veteran-shot squadrons 2 at 2000 2700 facing 0 afloat
company b-1 kern squadrons 4 at 4000 500
`

func TestBoats(t *testing.T) {
	t.Run("21.2 R259 a boat goes 4 inches in still water, and stays on it", func(t *testing.T) {
		g := position(t, sea)
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbAhead, 350), whyAground, 300)
		g.companies[0].facing = 9000
		refused(t, g, does("a-1", VerbAhead, 500), whyFar, 400)
		refused(t, g, does("a-1", VerbFaceLeft), whyAfloat, 0)
		refused(t, g, does("a-1", VerbDivide, 1, 0), whyAfloat, 0)
	})
	t.Run("21.2 R470 5 with the tide, 3 against it", func(t *testing.T) {
		g := position(t, "scenario cadiz-or-something-similar\n"+sea)
		for facing, want := range map[int]Length{0: 500, 9000: 400, 18000: 300} {
			g.companies[0].facing = heading(int32(facing) / int32(tenth))
			if rate := g.rate(&g.companies[0]); rate != want {
				t.Errorf("facing %d it goes %d", facing, rate)
			}
		}
	})
	t.Run("21.3, 8.9 R260, R471 it beaches, lands its company loose as its next action, and waits empty", func(t *testing.T) {
		g := position(t, sea)
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbLand, 2), whyNotBeached, 0)
		play(t, g, does("a-1", VerbAhead, 299))
		refused(t, g, does("a-1", VerbLand, 2), whyBoatFirst, 0)
		play(t, g, does("a-1", engine.Pass))
		act(t, g, "b-1")
		play(t, g, does("b-1", engine.Pass), 6, 1)
		act(t, g, "a-1")
		events := play(t, g, does("a-1", VerbLand, 2))
		c := &g.companies[0]
		if c.has(markAfloat) || c.files != 2 || c.at.Y > 2281 || c.at.Y < 2200 || !c.has(markActed) || g.objects[0].kind != kindBoat || !slices.Contains(told(events), KindLands) {
			t.Fatalf("%+v %+v", c, g.objects[0])
		}
		t.Run("21.3 and takes to it again, in a segment of its own", func(t *testing.T) {
			act(t, g, "b-1")
			play(t, g, does("b-1", engine.Pass), 6, 1)
			act(t, g, "a-1")
			play(t, g, engine.Choice{Seat: SeatA, Verb: VerbBoard, About: of("a-1"), On: objectAt(0)})
			if !c.has(markAfloat) || c.at.Y != 2401 || g.objects[0].kind != 0 {
				t.Errorf("%+v", c)
			}
		})
	})
	t.Run("21.1 R3 no more than two squadrons take to a boat, and no Culverin", func(t *testing.T) {
		g := position(t, sea+"object boat of A at 3000 2405\ncompany a-2 kern squadrons 3 at 3000 2270\n")
		act(t, g, "a-2")
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbBoard, About: of("a-2"), On: objectAt(0)}, whyBoatFull, 0)
	})
	t.Run("21.5 nobody shoots from a boat", func(t *testing.T) {
		g := position(t, sea+"company b-2 kern squadrons 2 at 2000 2100 facing 18000\n")
		act(t, g, "a-1")
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbShoot, About: of("a-1"), On: of("b-2")}, whyNoShotAfloat, 0)
	})
	t.Run("21.4 R133, R261 fire: Retire is ignored, a lost squadron capsizes it, a starred result of a Gun sinks it", func(t *testing.T) {
		for _, tt := range []struct {
			by   string
			hit  ShotResult
			left bool
		}{
			{"b-1", ShotResult{Shot: ShotRetire}, true},
			{"b-1", ShotResult{Shot: ShotTerror, Officer: true}, true},
			{"b-1", ShotResult{Shot: ShotLoseSquadron}, false},
			{"b-2", ShotResult{Shot: ShotTerror, Officer: true}, false},
		} {
			g := position(t, sea+"company b-2 artillery-crew gun saker loaded at 2000 1000 facing 18000\n")
			g.suffer(0, namedCompany(tt.by), tt.hit, &engine.Turn{})
			if c := &g.companies[0]; c.isOut() != tt.left || tt.left && c.at.Y != 2700 {
				t.Errorf("%+v: %+v", tt, c)
			}
			if !tt.left && g.sides[SeatA].lost != 2 {
				t.Errorf("%+v: %d lost", tt, g.sides[SeatA].lost)
			}
		}
	})
	t.Run("21.6 a Gun that has landed is not loaded", func(t *testing.T) {
		g := position(t, sea+"company a-2 artillery-crew gun saker loaded at 3000 2401 facing 0 afloat\n")
		act(t, g, "a-2")
		play(t, g, does("a-2", VerbLand, 1))
		if c := &g.companies[1]; c.has(markLoaded) || c.has(markAfloat) || c.gun == 0 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("13.3 R472 who routs in a boat is lost", func(t *testing.T) {
		g := position(t, sea)
		g.rout(0, noCompany, &engine.Turn{})
		if g.companies[0].isOut() {
			t.Error("it lives")
		}
	})
}
