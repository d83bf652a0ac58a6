package fury

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// led is the first officer with just these characteristics.
func led(t *testing.T, g *State, by Characteristics) Officer {
	t.Helper()
	n := slices.IndexFunc(g.tables.Officers, func(row OfficerRow) bool { return row.Nature == by })
	if n < 1 {
		t.Fatal("no such officer")
	}
	return Officer(n)
}

func TestRallying(t *testing.T) {
	for _, tt := range []struct {
		name, company string
		officer       Characteristics
		dice          []uint16
		left          uint8
	}{
		{"9.2, 9.5 R102 a sum no higher than the number takes all Terror away", "levy-pikemen squadrons 4 terror 3", 0, []uint16{3, 4}, 0},
		{"9.2 R103 a higher one leaves it", "levy-pikemen squadrons 4 terror 3", 0, []uint16{4, 4}, 3},
		{"9.5 R105 humiliation stays", "levy-pikemen squadrons 4 terror 1 humiliated 2", 0, []uint16{1, 1}, 0},
		{"6.3.4, 9.2 R63 Inspirational takes 1 off", "levy-pikemen squadrons 4 terror 3", Inspirational, []uint16{4, 4}, 0},
		{"6.3.5, 9.2 R63 a Coward adds 1", "levy-pikemen squadrons 4 terror 3", Coward, []uint16{3, 4}, 3},
		{"15.2 R5 the night adds 1", "levy-pikemen squadrons 4 terror 3 night", 0, []uint16{3, 4}, 3},
		{"5.1, 15.2 R223 but not for the Canny", "kern squadrons 4 terror 3 night", 0, []uint16{2, 3}, 0},
		{"9.2 R63 a 12 on the dice fails, Inspirational or not", "swiss-shot squadrons 4 terror 3", Inspirational, []uint16{6, 6}, 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			company, dark := strings.CutSuffix(tt.company, " night")
			sky := "sky day\n"
			if dark {
				sky = "sky night\n"
			}
			g := position(t, sky+"company a-1 "+company+" at 2000 2000\ncompany a-2 kern at 900 900\ncompany b-1 levy-pikemen at 200 200")
			if tt.officer != 0 {
				g.companies[0].captain = led(t, g, tt.officer)
			}
			act(t, g, "a-1")
			play(t, g, does("a-1", VerbRally), tt.dice...)
			if c := &g.companies[0]; c.terror != tt.left || !c.has(markActed) || tt.left == 0 && strings.Contains(tt.company, "humiliated") && c.humiliated != 2 {
				t.Errorf("%+v", c)
			}
		})
	}
	t.Run("9.5 what it needs", func(t *testing.T) {
		g := alone(t, "levy-pikemen squadrons 4 humiliated 1 at 2000 2000", "")
		refused(t, g, does("a-1", VerbRally), whySteady, 0)
		g = alone(t, "levy-pikemen squadrons 4 terror 1 at 2000 2000", "")
		play(t, g, does("a-1", VerbAhead, 10))
		refused(t, g, does("a-1", VerbRally), whyRallyFirst, 0)
	})
}

func TestTough(t *testing.T) {
	start := func(terror string) *State {
		g := position(t, "company a-1 gallowglasses squadrons 2 terror "+terror+" at 2000 2000\ncompany a-2 kern at 900 900\ncompany b-1 levy-pikemen at 2000 200")
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbRally))
		if d := g.Pending(nil); len(d) != 1 || d[0].Ask != AskTest {
			t.Fatalf("%+v", d)
		}
		return g
	}
	t.Run("5.3 R70 it may take a marker and not roll, and then has not rallied", func(t *testing.T) {
		g := start("1")
		play(t, g, does("a-1", VerbForgo))
		if c := &g.companies[0]; c.terror != 2 || c.has(markRouting) || !c.has(markActed) {
			t.Errorf("%+v", c)
		}
	})
	t.Run("5.3, 9.4 R71, R100 with one marker too many it routs", func(t *testing.T) {
		g := start("2")
		play(t, g, does("a-1", VerbForgo))
		if c := &g.companies[0]; c.terror != 3 || !c.has(markRouting) {
			t.Errorf("%+v", c)
		}
	})
	t.Run("5.3 or it rolls", func(t *testing.T) {
		g := start("2")
		play(t, g, does("a-1", VerbRoll), 5, 5)
		if c := &g.companies[0]; c.terror != 0 {
			t.Errorf("%+v", c)
		}
	})
}

// broken divides a company of five with five markers into four and one: the book's rule
// leaves the one with three, and it routs at once.
func broken(t *testing.T, more string, dice ...uint16) (*State, []engine.Event) {
	t.Helper()
	g := position(t, "side A force 30 flight 90\ncompany a-1 kern squadrons 5 files 5 terror 5 at 2000 2000 captain 1\n"+more)
	act(t, g, "a-1")
	return g, play(t, g, does("a-1", VerbDivide, 1, partRight), dice...)
}

func TestRouts(t *testing.T) {
	const foes = "company b-1 levy-pikemen squadrons 4 at 2362 1700 facing 18000\n"
	one := companyNo(1)
	t.Run("9.4, 13.1, 13.2, 13.3 R46, R100, R197, R198 at once, straight away from the nearest enemy, its loose rate", func(t *testing.T) {
		g, events := broken(t, foes, 9)
		c := &g.companies[one]
		if c.squadrons != 1 || c.terror != 3 || !c.has(markRouting) || g.companies[0].has(markRouting) || g.companies[0].terror != 3 {
			t.Fatalf("%+v %+v", g.companies[0], c)
		}
		stands(t, g, "a-2", 2362, 2720, 18000)
		if !slices.Contains(told(events), KindFlees) {
			t.Errorf("%v", told(events))
		}
	})
	t.Run("13.3 R120 friends in its way go loose and test Fear", func(t *testing.T) {
		g, events := broken(t, foes+"company a-3 gallowglasses squadrons 2 formed at 2362 2300 facing 0\n")
		if c := &g.companies[2]; c.has(markFormed) || !slices.Contains(told(events), KindLoosens) {
			t.Errorf("%+v", c)
		}
		if d := g.Pending(nil); len(d) != 1 || d[0].About != of("a-3") {
			t.Fatalf("%+v", d)
		}
		play(t, g, does("a-3", VerbRoll), 6, 5, 2)
		if c := &g.companies[2]; !c.has(markRouting) || g.companies[one].passed != 1<<2 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("13.3 R212 it does not stop on them", func(t *testing.T) {
		g, _ := broken(t, foes+"company a-3 levy-pikemen squadrons 2 at 2362 2700 facing 0\n", 1, 1, 9)
		if g.block(&g.companies[one]).Overlap(g.block(&g.companies[2])) || g.companies[one].at.Y < 2930 {
			t.Errorf("%+v", g.companies[one])
		}
	})
	t.Run("13.3 R199 an enemy in its way takes it prisoner", func(t *testing.T) {
		g, _ := broken(t, foes+"company b-2 levy-pikemen squadrons 4 at 2362 2600 facing 0\n")
		if g.companies[one].isOut() || g.sides[SeatA].lost != 1 {
			t.Fatalf("%+v", g.companies[one])
		}
		if o := g.objects[0]; o.kind != uint16(Prisoners)+1 || o.owner != uint16(SeatB) || o.at.X != 2362 || g.objects[1].kind != 0 {
			t.Errorf("%+v", o)
		}
	})
	t.Run("13.3 R200 ground that bars its way destroys it", func(t *testing.T) {
		g, _ := broken(t, foes+"piece water 0 2400 4800 2400 4800 2600 0 2600\n")
		if g.companies[one].isOut() || g.sides[SeatA].lost != 1 || g.objects[0].kind != 0 {
			t.Errorf("%+v", g.companies[one])
		}
	})
	t.Run("13.3, 8.4 R197 ground that slows it costs it way", func(t *testing.T) {
		g, _ := broken(t, foes+"piece broken 0 2220 4800 2220 4800 4800 0 4800\n", 9)
		stands(t, g, "a-2", 2362, 2470, 18000)
	})
	t.Run("13.8 R200 so does the edge of the table", func(t *testing.T) {
		g, _ := broken(t, foes+"board 4800 2500\n")
		if g.companies[one].isOut() || g.sides[SeatA].lost != 1 {
			t.Errorf("%+v", g.companies[one])
		}
	})
	t.Run("13.3 R211 and an enemy who touches its rear as it breaks", func(t *testing.T) {
		g := position(t, "side A force 9 flight 90\ncompany a-1 kern squadrons 2 terror 2 at 2000 2000\ncompany b-1 levy-pikemen squadrons 2 at 2000 2121\ncompany b-2 levy-pikemen at 200 200\ncompany a-2 kern at 4000 4000")
		turn := &engine.Turn{Hear: true}
		g.terrify(0, 1, noCompany, turn)
		if g.companies[0].isOut() || !slices.Contains(told(turn.Events), KindDestroyed) {
			t.Errorf("%v", told(turn.Events))
		}
	})
	t.Run("5.7, 13.3 R192 Fanatical troops between two enemies halt and rally", func(t *testing.T) {
		g := position(t, "side A force 9 flight 90\ncompany a-1 beggars squadrons 2 terror 2 at 2000 2000\ncompany b-1 levy-pikemen squadrons 2 at 2000 1800 facing 18000\ncompany b-2 levy-pikemen squadrons 2 at 2000 2400\ncompany a-2 kern at 4000 4000")
		g.terrify(0, 1, noCompany, &engine.Turn{})
		if c := &g.companies[0]; !c.isOut() || c.has(markRouting) || c.terror != 0 || c.at.Y < 2390 || c.at.Y > 2410 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("13.3, 13.7 whoever pursued troops that rally so pursues nobody", func(t *testing.T) {
		g := position(t, "side A force 9 flight 90\ncompany a-1 beggars squadrons 2 terror 2 at 2000 2000\ncompany b-1 levy-pikemen squadrons 2 at 2000 1800 facing 18000 chases a-1\ncompany b-2 levy-pikemen squadrons 2 at 2000 2400\ncompany a-2 kern at 4000 4000")
		g.terrify(0, 1, noCompany, &engine.Turn{})
		if m := g.companies[namedCompany("b-1")].chased(); m != noCompany {
			t.Errorf("b-1 chases %s", m.name())
		}
	})
	t.Run("13.3 R120 however many friends they are who are passed, each tests", func(t *testing.T) {
		text := "side A force 99 flight 90\ncompany a-1 gallowglasses squadrons 6 terror 6 at 2000 2000\ncompany b-1 levy-pikemen at 2000 1500 facing 18000\n"
		for i := range 18 {
			text += fmt.Sprintf("company a-%d kern at %d %d facing 0\n", i+2, 1640+i%6*145, 2130+i/6*145)
		}
		g := position(t, text)
		g.terrify(0, 1, noCompany, &engine.Turn{})
		many := 0
		for g.flow.Depth() > 1 {
			play := &engine.Turn{Dice: dice.NewScript(1, 1)}
			if g.flow.Top().Step == stepTest {
				many++
			}
			g.enter(play)
		}
		if many != 18 {
			t.Errorf("%d tests", many)
		}
	})
	t.Run("13.3 R199, R587 an enemy before a line that flees to its flank is not in its way", func(t *testing.T) {
		g := position(t, "side A force 9 flight 90\ncompany a-1 kern squadrons 6 files 6 at 2000 2000\ncompany b-1 levy-pikemen squadrons 4 at 2000 1750 facing 18000\ncompany b-2 levy-pikemen squadrons 2 at 3000 2060 facing 27000\ncompany a-2 kern at 4000 4000")
		g.rout(0, namedCompany("b-2"), &engine.Turn{})
		stands(t, g, "a-1", 1340, 2060, 27000)
		if c := &g.companies[0]; !c.has(markRouting) || !g.isClear(0, c) {
			t.Errorf("%+v", c)
		}
	})
	t.Run("13.3 R57 the officers are lost with the company", func(t *testing.T) {
		g, _ := broken(t, foes+"side A force 30 flight 90 colonel 9 with a-2\ncompany a-2 kern terror 2 at 600 4790 facing 18000 captain 8 acted\n", 10)
		g.rout(1, noCompany, &engine.Turn{})
		if g.sides[SeatA].colonel != 0 || g.dead != 1<<9|1<<8 {
			t.Errorf("%+v %b", g.sides[SeatA], g.dead)
		}
	})
}

func TestRouters(t *testing.T) {
	start := func() *State {
		g := position(t, "company a-1 kern squadrons 3 files 2 terror 4 routing at 2000 2000 facing 18000\ncompany a-2 kern at 600 600\ncompany b-1 levy-pikemen at 200 200")
		return g
	}
	t.Run("13.6, 13.7 R207 who rallies stands as his player likes", func(t *testing.T) {
		g := start()
		act(t, g, "a-1", 1, 2)
		refused(t, g, does("a-1", VerbDress, 4, 0, 0), whyFiles, 0)
		refused(t, g, does("a-1", VerbDress, 3, 0, 1), whyNeverForms, 0)
		play(t, g, does("a-1", VerbDress, 3, 900, 0))
		c := &g.companies[0]
		if c.has(markRouting) || c.terror != 0 || c.files != 3 || !c.has(markActed) {
			t.Errorf("%+v", c)
		}
		stands(t, g, "a-1", 2060, 1867, 9000)
	})
	t.Run("13.7 R414 who does not goes on routing", func(t *testing.T) {
		g := start()
		act(t, g, "a-1", 6, 2)
		stands(t, g, "a-1", 2000, 2600, 18000)
		if c := &g.companies[0]; !c.has(markRouting) || c.terror != 4 || !c.has(markActed) {
			t.Errorf("%+v", c)
		}
	})
	t.Run("4.3 routers combine with nobody", func(t *testing.T) {
		g := position(t, "company a-1 kern squadrons 2 at 2000 2000\ncompany a-2 kern squadrons 2 routing at 2270 2000\ncompany b-1 levy-pikemen at 200 200")
		act(t, g, "a-1")
		c := does("a-1", VerbCombine)
		c.On = of("a-2")
		refused(t, g, c, whyOtherRouts, 0)
	})
}

// TestRoutOutOfAHouse: 13.3, 17.1 R194, R198 whoever breaks in a house though no enemy has broken him, as when friends rout
// past it, comes out on the side away from the nearest enemy.
func TestRoutOutOfAHouse(t *testing.T) {
	for _, at := range []string{"2000 1500", "2500 2000", "2000 2600", "1500 2000"} {
		g := position(t, "piece building 1900 1900 2100 1900 2100 2100 1900 2100\ncompany a-1 kern squadrons 1 at "+at+
			"\ncompany b-1 levy-pikemen squadrons 2 at 2000 2000 inside 1\n")
		from := g.block(&g.companies[0]).Hull().Centre()
		g.rout(companyNo(ofSide), noCompany, &engine.Turn{})
		b := &g.companies[ofSide]
		if to := g.block(b).Hull().Centre(); !b.isOut() || b.inside != 0 || to.Distance(from) < from.Distance(plane.Point{X: 2000, Y: 2000})+2*Inch {
			t.Errorf("from an enemy at %s it routs to %v", at, to)
		}
	}
}

// TestFanaticalInSconce: 5.7, 20.7 R623 Fanatical troops who break beside friends, with enemies in their sconce, turn to flee
// and halt. They stand on nobody then.
func TestFanaticalInSconce(t *testing.T) {
	g := position(t, `
piece sconce 2000 2000 2800 2000 2800 2800 2000 2800
company a-1 kern squadrons 1 at 2060 2700 facing 4500
company b-1 beggars squadrons 5 files 5 at 2420 2150 facing 0
company b-2 levy-pikemen squadrons 5 files 5 at 2420 2300 facing 0
`)
	g.rout(companyNo(ofSide), 0, &engine.Turn{})
	if b := &g.companies[ofSide]; b.has(markRouting) || !g.isClear(ofSide, b) {
		t.Errorf("%+v", b)
	}
}
