package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// drives begins the segment of the herds, prisoners or wagons of a side.
func drives(t *testing.T, g *State, seat engine.Seat, first int) {
	t.Helper()
	play(t, g, engine.Choice{Seat: seat, Verb: VerbDrive, On: objectAt(first)})
}

// leads is a choice to drive an object in the segment of its drove.
func leads(seat engine.Seat, first, i int, length, bearing int32) engine.Choice {
	return engine.Choice{Seat: seat, Verb: VerbLead, About: objectAt(first), On: objectAt(i), N: [3]int32{length, bearing}}
}

func TestDriving(t *testing.T) {
	const two = "company a-1 kern squadrons 2 at 1000 1000\ncompany b-1 levy-pikemen squadrons 2 at 1000 4000\n"
	t.Run("22.1 R263 all herds of a side move in one segment, 2 inches each", func(t *testing.T) {
		g := position(t, two+"object herd of A at 2000 2000\nobject herd of A at 3000 3000")
		drives(t, g, SeatA, 0)
		refused(t, g, leads(SeatA, 0, 0, 300, 900), whyDriveFar, 200)
		play(t, g, leads(SeatA, 0, 0, 150, 900))
		play(t, g, leads(SeatA, 0, 0, 50, 0))
		play(t, g, leads(SeatA, 0, 1, 200, 1800))
		play(t, g, engine.Choice{Seat: SeatA, Verb: engine.Pass, About: objectAt(0)})
		if a, b := g.objects[0].at, g.objects[1].at; a.X != 2150 || a.Y != 1950 || b.Y != 3200 {
			t.Errorf("%v %v", a, b)
		}
		act(t, g, "b-1")
		play(t, g, does("b-1", engine.Pass))
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbDrive, On: objectAt(0)}, whyDriven, 0)
	})
	t.Run("22.2 R88 herds cross no hedge, prisoners do", func(t *testing.T) {
		const hedge = "piece hedge 0 1900 4800 1900\n"
		g := position(t, two+hedge+"object herd of A at 2000 2000\nobject prisoners of A at 3000 2000 from B")
		drives(t, g, SeatA, 0)
		refused(t, g, leads(SeatA, 0, 0, 150, 0), whyBarredDrive, 40)
		play(t, g, engine.Choice{Seat: SeatA, Verb: engine.Pass, About: objectAt(0)})
		act(t, g, "b-1")
		play(t, g, does("b-1", engine.Pass))
		drives(t, g, SeatA, 1)
		refused(t, g, leads(SeatA, 1, 1, 250, 0), whyDriveFar, 200)
	})
	t.Run("22.2 wagons stay on roads", func(t *testing.T) {
		g := position(t, two+"piece road 1900 0 2100 0 2100 4800 1900 4800\nobject wagon of A at 2000 2000")
		drives(t, g, SeatA, 0)
		refused(t, g, leads(SeatA, 0, 0, 300, 900), whyRoads, 100)
		play(t, g, leads(SeatA, 0, 0, 400, 0))
		refused(t, g, leads(SeatA, 0, 0, 1, 0), whyDriveFar, 0)
	})
	t.Run("22.1 R271 what an enemy touches stays", func(t *testing.T) {
		g := position(t, two+"company a-2 kern at 2000 2060\nobject herd of A at 2000 2000\ncompany b-2 kern at 2000 1820")
		drives(t, g, SeatA, 0)
		refused(t, g, leads(SeatA, 0, 0, 100, 900), whyTouched, 0)
	})
	t.Run("22.1 R263 a company takes along the wagon that it touches", func(t *testing.T) {
		g := position(t, two+"piece road 1900 0 2100 0 2100 4800 1900 4800\ncompany a-2 kern at 2000 2060\nobject wagon of A at 2000 2000\n")
		act(t, g, "a-2")
		play(t, g, engine.Choice{Seat: SeatA, Verb: VerbLead, About: of("a-2"), On: objectAt(0), N: [3]int32{400, 0}})
		if g.objects[0].at.Y != 1600 {
			t.Errorf("%+v", g.objects[0])
		}
	})
}

func TestTaking(t *testing.T) {
	t.Run("22.4.2 R265 a herd goes to the side whose companies alone touch it", func(t *testing.T) {
		for _, tt := range []struct {
			more  string
			owner uint16
		}{{"", 0}, {"company b-2 kern at 2061 1980 facing 27000\n", 1}} {
			g := position(t, "company a-1 kern at 2000 2061\ncompany b-1 kern at 500 500\nobject herd of B at 2000 2000\n"+tt.more)
			if g.objects[0].owner != tt.owner {
				t.Errorf("%q: of %d", tt.more, g.objects[0].owner)
			}
		}
	})
	t.Run("22.4.2 at once, as the company comes up", func(t *testing.T) {
		g := position(t, "company a-1 kern at 2000 2160\ncompany b-1 kern at 500 500\nobject herd of B at 2000 2000\n")
		act(t, g, "a-1")
		if events := play(t, g, does("a-1", VerbAhead, 98)); !slices.Contains(told(events), KindTakes) || g.objects[0].owner != 0 {
			t.Errorf("%v", told(events))
		}
	})
	t.Run("22.4.3 and so does a wagon", func(t *testing.T) {
		g := position(t, "company a-1 kern at 2000 2061\ncompany b-1 kern at 500 500\nobject wagon of B at 2000 2000\n")
		if g.objects[0].owner != uint16(SeatA) {
			t.Errorf("%+v", g.objects[0])
		}
		for kind, rule := range map[string]engine.Case{"herd": "22.4.2", "wagon": "22.4.3"} {
			g := position(t, "company a-1 kern at 2000 2160\ncompany b-1 kern at 500 500\nobject "+kind+" of B at 2000 2000\n")
			act(t, g, "a-1")
			events := play(t, g, does("a-1", VerbAhead, 98))
			if i := slices.Index(told(events), KindTakes); i < 0 || events[i].Rule != rule {
				t.Errorf("%s: taken under another case than %s: %+v", kind, rule, events)
			}
		}
	})
	t.Run("22.3 R266 a herd that a company goes through scatters", func(t *testing.T) {
		g := position(t, "company a-1 kern at 2000 2400\ncompany b-1 kern at 500 500\nobject herd of A at 2000 2000\n")
		act(t, g, "a-1")
		if events := play(t, g, does("a-1", VerbAhead, 600)); !slices.Contains(told(events), KindScatters) || g.objects[0].kind != 0 {
			t.Errorf("%v", told(events))
		}
	})
	t.Run("22.3 R269 a wagon is a wall: foot pays half of its move, horse does not pass, nobody stops on it", func(t *testing.T) {
		g := position(t, "company a-1 kern at 2000 2200\ncompany a-2 irish-horse at 3000 2200\ncompany b-1 kern at 500 500\n"+
			"object wagon of A at 2000 2000\nobject wagon of A at 3000 2000\n")
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbAhead, 300), whyWagon, 145)
		refused(t, g, does("a-1", VerbAhead, 599), whyFar, 145)
		play(t, g, does("a-1", engine.Pass))
		act(t, g, "b-1")
		play(t, g, does("b-1", engine.Pass))
		act(t, g, "a-2")
		refused(t, g, does("a-2", VerbAhead, 600), whyWagon, 140)
	})
	t.Run("22.4.1 R267 prisoners go to who comes onto them, unless they are guarded", func(t *testing.T) {
		for _, tt := range []struct {
			more  string
			owner uint16
		}{{"", 0}, {"company b-2 kern at 2000 1700\n", 1}, {"company b-2 kern at 2000 1400\n", 0}} {
			g := position(t, "company a-1 kern at 2000 2060\ncompany b-1 kern at 500 500\nobject prisoners of B at 2000 2000 from A\n"+tt.more)
			if g.objects[0].owner != tt.owner {
				t.Errorf("%q: of %d", tt.more, g.objects[0].owner)
			}
		}
	})
	t.Run("22.4.1 R37 out of a building they are taken by an action", func(t *testing.T) {
		g := position(t, "piece building 1900 1800 2100 1800 2100 2000 1900 2000\ncompany a-1 kern at 2000 2001\ncompany b-1 kern at 500 500\nobject prisoners of B at 2000 1900 from A\n")
		act(t, g, "a-1")
		play(t, g, engine.Choice{Seat: SeatA, Verb: VerbTake, About: of("a-1"), On: objectAt(0)})
		if o := g.objects[0]; o.owner != 0 || o.at.Y != 2061 || !g.companies[0].has(markActed) {
			t.Errorf("%+v", o)
		}
	})
	t.Run("22.4.1 R272 the last guards retire: the prisoners are whose fire it was", func(t *testing.T) {
		g := position(t, "company a-1 kern at 2000 3000\ncompany b-1 levy-pikemen at 2000 2061 facing 18000\nobject prisoners of B at 2000 2121 from A\n")
		turn := engine.Turn{}
		g.retire(companyNo(ofSide), 0, &turn)
		if g.objects[0].owner != 0 {
			t.Errorf("%+v", g.objects[0])
		}
	})
	t.Run("13.3, 22.4.1 R209, R272 prisoners of routers go to whoever broke them, or to nobody", func(t *testing.T) {
		for _, cause := range []companyNo{0, noCompany} {
			g := position(t, "company a-1 kern at 2000 3000\ncompany b-1 levy-pikemen at 2000 2061 facing 18000\n"+
				"object prisoners of B at 2000 2121 from A\n")
			g.rout(companyNo(ofSide), cause, &engine.Turn{})
			if owner := map[companyNo]uint16{0: uint16(SeatA), noCompany: nobody}[cause]; g.objects[0].owner != owner {
				t.Errorf("broken by %d: prisoners of %d, want %d", cause, g.objects[0].owner, owner)
			}
		}
	})
	t.Run("13.3 R209 routers leave their objects to nobody", func(t *testing.T) {
		g := position(t, "company a-1 kern at 2000 3000\ncompany b-1 levy-pikemen at 2000 2061 facing 18000\nobject herd of B at 2000 2121\n")
		turn := engine.Turn{}
		g.abandon(companyNo(ofSide))
		_ = turn
		if g.objects[0].owner != nobody {
			t.Errorf("%+v", g.objects[0])
		}
	})
}

func TestHarm(t *testing.T) {
	for _, tt := range []struct {
		name, company, men string
		why                engine.Reason
	}{
		{"22.4.1 R268 most troops harm no prisoners", "kern", "", whyNoHatred},
		{"22.4.1 R268 the Fanatical do", "monks-and-jesuits", "", 0},
		{"22.4.1 R268 Germans harm Swiss", "landsknecht-shot", "swiss-pikemen", 0},
		{"22.4.1 R268 and only those", "landsknecht-shot", "levy-pikemen", whyNoHatred},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, "company a-1 "+tt.company+" at 2000 2061\ncompany b-1 kern at 500 500\nobject prisoners of A at 2000 2000 from B "+tt.men)
			act(t, g, "a-1")
			c := engine.Choice{Seat: SeatA, Verb: VerbKill, About: of("a-1"), On: objectAt(0)}
			if tt.why != 0 {
				refused(t, g, c, tt.why, 0)
				return
			}
			play(t, g, c)
			if g.objects[0].kind != 0 {
				t.Error("they live")
			}
		})
	}
}

func TestCarrying(t *testing.T) {
	g := position(t, "scenario hot-trod\ncompany a-1 kern squadrons 2 at 1000 3000\ncompany b-1 levy-pikemen squadrons 2 at 2000 121\n"+
		"piece road 2950 0 3050 0 3050 4800 2950 4800\nobject herd of B at 3000 200\nobject herd of B at 4000 400\nobject herd of B at 4400 2400\nobject herd of B at 3800 2400\nobject prisoners of B at 3500 2400 from A\nobject prisoners of B at 3300 2400 from A\nflow segments B")
	north := engine.Thing(classEdge, int(NorthEdge))
	off := func(i int) engine.Choice {
		return engine.Choice{Seat: SeatB, Verb: VerbCarry, About: objectAt(0), On: objectAt(i), With: north}
	}
	t.Run("22.1, 19.1 a herd whose rate leads it to the edge of its goal leaves the board and counts", func(t *testing.T) {
		drives(t, g, SeatB, 0)
		refused(t, g, off(1), whyDriveFar, 0)
		east := off(0)
		east.With = engine.Thing(classEdge, int(EastEdge))
		refused(t, g, east, whyNoWayOut, 0)
		play(t, g, off(0))
		if g.objects[0].kind != 0 || g.sides[SeatB].gone[goneHerds] != 1 {
			t.Errorf("%+v %+v", g.objects[0], g.sides[SeatB].gone)
		}
		play(t, g, engine.Choice{Seat: SeatB, Verb: engine.Pass, About: objectAt(0)})
	})
}
