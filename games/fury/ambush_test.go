package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// lane is a march past a wood in which Gallowglasses and Kern lie.
const lane = `
piece light-wood 2300 1000 3300 1000 3300 2000 2300 2000
side A force 12 flight 60
side B force 12 flight 60 lurks
company a-1 veteran-shot squadrons 4 files 4 at 1500 2100 facing 9000 captain 1
company a-2 veteran-shot squadrons 4 files 4 at 500 4000 captain 2
company b-1 kern squadrons 2 files 2 at 500 500 captain 3
`

// springsAt is a choice to spring the first ambush of B when a company has gone so far.
func springsAt(name string, far int32) engine.Choice {
	return engine.Choice{Seat: SeatB, Verb: VerbSpring, About: of(name), On: hiddenObject(SeatB, 0), N: [3]int32{far}}
}

func TestAmbush(t *testing.T) {
	const kern = "hidden B kern squadrons 4 files 2 at 2440 1700 facing 27000 captain 4\n"
	t.Run("14.4 R460 the other side is asked at each leg, ambush or none", func(t *testing.T) {
		for _, hidden := range []string{"", kern} {
			g := position(t, lane+hidden)
			act(t, g, "a-1")
			play(t, g, does("a-1", VerbAhead, 300))
			d := g.Pending(nil)
			if len(d) != 1 || d[0].Seat != SeatB || d[0].Ask != AskSpring {
				t.Fatalf("%+v", d)
			}
			play(t, g, engine.Choice{Seat: SeatB, Verb: engine.Pass, About: of("a-1")})
			stands(t, g, "a-1", 1800, 2100, 9000)
		}
	})
	t.Run("14.4 R214 only within reach, and when the mover has come nearer", func(t *testing.T) {
		g := position(t, lane+kern)
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbAhead, 300))
		refused(t, g, springsAt("a-1", 10), whyOutOfReach, 0)
		play(t, g, engine.Choice{Seat: SeatB, Verb: engine.Pass, About: of("a-1")})
		g.companies[0].facing = 27000
		play(t, g, does("a-1", VerbAhead, 200))
		refused(t, g, springsAt("a-1", 100), 0, 0) // it goes back, but is nearer than when its move began
		play(t, g, engine.Choice{Seat: SeatB, Verb: engine.Pass, About: of("a-1")})
		g.companies[0].at.X -= 300
		g.companies[0].facing = 9000
		play(t, g, does("a-1", VerbAhead, 50))
		refused(t, g, springsAt("a-1", 50), whyNoNearer, 0) // nearer than when this leg began, and no nearer in its move
	})
	t.Run("14.4, 14.5 R215, R460 it cuts the leg, ends that segment, and is the next of its side", func(t *testing.T) {
		g := position(t, lane+kern)
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbAhead, 600))
		events := play(t, g, springsAt("a-1", 450))
		stands(t, g, "a-1", 1950, 2100, 9000)
		if !slices.Contains(told(events), KindSprings) || g.hidden[SeatB][0].isOut() || !g.companies[0].has(markActed) {
			t.Fatalf("%v", told(events))
		}
		d := g.Pending(nil)
		if len(d) != 1 || d[0].Ask != AskAct || d[0].About != of("b-2") {
			t.Fatalf("%+v", d)
		}
		refused(t, g, does("b-2", VerbAhead, 100), whyPounce, 0)
		refused(t, g, does("b-2", engine.Pass), whyMustPounce, 0)
		play(t, g, engine.Choice{Seat: SeatB, Verb: VerbCharge, About: of("b-2"), On: of("a-1")}, 6, 6)
		if d := g.Pending(nil); d[0].Seat != SeatA || d[0].Ask != AskSegment {
			t.Errorf("%+v", d)
		}
	})
	t.Run("14.3, 14.5 R146, R218 whom it was seen by round a corner it may still surprise: a marker and a Fear test before the shot", func(t *testing.T) {
		g := position(t, lane+"company b-2 spanish-arquebusiers squadrons 4 at 2000 2300 facing 27000 spotted-by a-1\nflow segments B\n")
		act(t, g, "b-2")
		events := play(t, g, engine.Choice{Seat: SeatB, Verb: VerbShoot, About: of("b-2"), On: of("a-1")}, 1, 1)
		c := &g.companies[0]
		if c.terror != 1 || !c.has(markAmbushed) || !slices.Contains(told(events), KindAmbushed) || g.companies[33].spotted != 0 {
			t.Fatalf("%v %+v", told(events), c)
		}
	})
	t.Run("14.4 R460 an ambush that would be seen before springs as it is seen", func(t *testing.T) {
		g := position(t, "piece building 2200 1800 2600 1800 2600 2200 2200 2200\nside B lurks\n"+
			"company a-1 irish-horse squadrons 1 at 1950 2300 facing 9000\ncompany b-1 kern at 500 500\n"+
			"hidden B longbowmen squadrons 1 at 2650 1750 facing 16000\n")
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbAhead, 900))
		events := play(t, g, springsAt("a-1", 890))
		if c := &g.companies[0]; c.at.X >= 2830 || c.at.X <= 2700 || !slices.Contains(told(events), KindSprings) {
			t.Errorf("%v %+v", told(events), c)
		}
	})
	t.Run("14.3 R219 whoever comes within 4 inches in the same wood sees it, and is stopped there", func(t *testing.T) {
		g := position(t, lane+"hidden B gallowglasses squadrons 4 files 4 at 2800 1500 facing 9000 captain 4\n")
		c := &g.companies[0]
		c.at.X, c.at.Y, c.facing = 2400, 1960, 0
		c.files, c.squadrons = 1, 1
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbAhead, 300))
		events := play(t, g, engine.Choice{Seat: SeatB, Verb: engine.Pass, About: of("a-1")})
		if !slices.Contains(told(events), KindSpotted) || g.companies[33].spotted != 1 {
			t.Fatalf("%v", told(events))
		}
		if d := g.Pending(nil); d[0].Seat != SeatA || d[0].Ask != AskAct {
			t.Errorf("%+v", d)
		}
	})
	t.Run("14.3 R95, R218 scouts find it on a 5, within 4 inches, Canny ones within 8", func(t *testing.T) {
		for _, tt := range []struct {
			die   uint16
			found bool
		}{{4, false}, {5, true}} {
			g := position(t, lane+kern)
			act(t, g, "a-1")
			scout := engine.Choice{Seat: SeatA, Verb: VerbScout, About: of("a-1"), On: pieceObject(0)}
			refused(t, g, scout, whyScoutFar, 0)
			g.companies[0].at.X = 1910
			play(t, g, scout, tt.die)
			if found := g.companies[33].isOut(); found != tt.found {
				t.Errorf("on %d found %v", tt.die, found)
			}
			refused(t, g, scout, whyScouted, 0)
		}
		g := position(t, lane+kern)
		g.companies[0].at.X = 1510
		g.companies[0].troop, g.companies[0].captain = g.companies[32].troop, 0
		act(t, g, "a-1")
		play(t, g, engine.Choice{Seat: SeatA, Verb: VerbScout, About: of("a-1"), On: pieceObject(0)}, 1)
	})
	t.Run("14.4 R217 it may come out in a segment of its own", func(t *testing.T) {
		g := position(t, lane+kern+"flow segments B\n")
		play(t, g, engine.Choice{Seat: SeatB, Verb: VerbAct, On: hiddenObject(SeatB, 0)})
		if d := g.Pending(nil); d[0].About != of("b-2") || d[0].Ask != AskAct {
			t.Errorf("%+v", d)
		}
	})
}

func TestLying(t *testing.T) {
	g := position(t, `
piece light-wood 2000 1000 3000 1000 3000 2000 2000 2000
piece deep-wood 3500 1000 4500 1000 4500 2000 3500 2000
piece gentle-hill 1000 3000 2000 3000 2000 4000 1000 4000
piece orchard 3000 3000 4000 3000 4000 4000 3000 4000
side B lurks
company a-1 veteran-shot squadrons 2 at 1500 4500
company b-1 gallowglasses squadrons 3 at 500 500
company b-2 kern squadrons 3 at 500 800
`)
	for _, tt := range []struct {
		name, company string
		x, y          int32
		why           engine.Reason
	}{
		{"14.2 in a light wood", "b-1", 2500, 1500, 0},
		{"14.2 R227 in a deep wood only who can enter it", "b-1", 4000, 1500, whyNoRoom},
		{"14.2 R227 Canny foot can", "b-2", 4000, 1500, 0},
		{"14.2 R462 behind a hill", "b-1", 1500, 2700, 0},
		{"14.2 R462 not on the side from which it is seen", "b-1", 1500, 4100, whySeen},
		{"14.2 R222 not in an orchard", "b-1", 3500, 3500, whyNoShelter},
		{"14.2 not in the open", "b-1", 2500, 2600, whyNoShelter},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := namedCompany(tt.company)
			as := g.companies[n]
			as.at.X, as.at.Y = tt.x, tt.y
			if ill := g.mayLie(n, &as); ill.Why != tt.why {
				t.Errorf("%s %s", ill.Rule, refusals[ill.Why].text)
			}
		})
	}
	t.Run("14.1 only where the scenario has ambushes", func(t *testing.T) {
		as := g.companies[0]
		if ill := g.mayLie(0, &as); ill.Why != whyNoAmbushes {
			t.Errorf("%+v", ill)
		}
	})
	t.Run("14.1 R221 laid, it is known to its own side alone", func(t *testing.T) {
		as := g.companies[32]
		as.at.X, as.at.Y = 2500, 1500
		g.lay(32, as)
		seen := new(State)
		seen.CopyFrom(g)
		seen.Redact(SeatA)
		if !g.lurks(SeatB) || seen.lurks(SeatB) || g.companies[32].isOut() {
			t.Error("it is not hidden, or the enemy knows")
		}
	})
}

// TestSpringsMakeNoGarbage: bots ask again and again whether an ambush might spring in the middle of a leg.
//
// Case 14.4. Ruling R601.
func TestSpringsMakeNoGarbage(t *testing.T) {
	g := position(t, lane+"hidden B kern squadrons 4 files 2 at 2440 1700 facing 27000 captain 4\n")
	act(t, g, "a-1")
	play(t, g, does("a-1", VerbAhead, 600))
	d, as := g.Pending(nil)[0], *g
	var options []engine.Option
	ask := func() {
		options = g.Options(d, options[:0])
		g.Check(springsAt("a-1", 450))
	}
	if ask(); d.Ask != AskSpring || len(options) != 2 {
		t.Fatalf("%+v is offered %+v", d, options)
	}
	if n := testing.AllocsPerRun(20, ask); n > 0 {
		t.Errorf("it allocates %v times", n)
	}
	if !g.Equal(&as) {
		t.Error("to ask changes the position")
	}
}
