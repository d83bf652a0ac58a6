package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// alone is a table with one company that acts.
func alone(t *testing.T, company, ground string) *State {
	t.Helper()
	g := position(t, "board 4800 4800\n"+ground+"\ncompany a-1 "+company+"\ncompany b-1 levy-pikemen squadrons 1 at 4700 4000")
	act(t, g, "a-1")
	return g
}

func TestAdvantage(t *testing.T) {
	const turn = `
company a-1 kern squadrons 4 at 1000 1000 acted
company a-2 kern squadrons 4 at 2000 1000 acted
company b-1 levy-pikemen squadrons 4 at 1000 4000
piece light-wood 2500 2500 3500 2500 3500 3500 2500 3500
hidden A kern squadrons 2 at 3000 3000
`
	for _, tt := range []struct {
		name, more string
		dice       []uint16
		first      engine.Seat
	}{
		{"3.1 the higher die acts first", "", []uint16{1, 5}, SeatB},
		{"3.1, 5.1 R25 each Canny company adds 1, in ambush as well", "", []uint16{2, 4}, SeatA},
		{"3.1 R23 equal sums are rolled again", "", []uint16{2, 5, 1, 6}, SeatB},
		{"3.1 never more than 3 is added", "company a-3 kern at 3000 1000 acted\ncompany a-4 kern at 4000 1000 acted\n", []uint16{1, 5}, SeatB},
		{"3.1 R24 a Canny Colonel with no company adds 1", "side B colonel 7 at 0 0\n", []uint16{1, 3, 1, 4}, SeatB},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, turn+tt.more+"flow segments B\n")
			act(t, g, "b-1")
			play(t, g, does("b-1", engine.Pass))
			play(t, g, engine.Choice{Seat: SeatA, Verb: engine.Pass}, tt.dice...) // its ambush lies on (R228)
			if d := g.Pending(nil); g.turn != 2 || len(d) != 1 || d[0].Seat != tt.first {
				t.Errorf("turn %d begins with %+v", g.turn, d)
			}
		})
	}
}

func TestSegments(t *testing.T) {
	g := position(t, `
company a-1 kern squadrons 4 at 1000 1000
company a-2 kern squadrons 4 at 2000 1000
company a-3 kern squadrons 4 at 3000 1000
company b-1 levy-pikemen squadrons 4 at 1000 4000
`)
	t.Run("2.1, 3.2, 7.2 R26 the sides alternate until one has none left, and the other acts on", func(t *testing.T) {
		for _, name := range []string{"a-2", "b-1", "a-1", "a-3"} {
			refused(t, g, engine.Choice{Seat: namedCompany(name).seat(), Verb: engine.Pass}, whyNoPass, 0)
			act(t, g, name)
			if name == "a-1" {
				refused(t, g, does("b-1", VerbAhead, 10), whyActed, 0)
				refused(t, g, does("a-3", VerbAhead, 10), whyNotItsSegment, 0)
			}
			dice := []uint16(nil)
			if name == "a-3" {
				dice = []uint16{6, 1}
			}
			play(t, g, does(name, engine.Pass), dice...)
		}
		if g.turn != 2 || g.companies[0].has(markActed) {
			t.Errorf("turn %d", g.turn)
		}
	})
	t.Run("2.2, 3.2 a company acts once a turn", func(t *testing.T) {
		act(t, g, "a-1")
		play(t, g, does("a-1", engine.Pass))
		act(t, g, "b-1")
		play(t, g, does("b-1", engine.Pass))
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbAct, On: of("a-1")}, whyActed, 0)
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbAct, On: of("b-1")}, whyNotYours, 0)
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbAct, On: hiddenObject(SeatB, 0)}, whyNotYours, 0)
		refused(t, g, engine.Choice{Seat: SeatA, About: of("b-1"), Verb: VerbAhead}, whyNotYours, 0)
		refused(t, g, does("b-1", VerbAct), whyActed, 0)
	})
	t.Run("19.1 R300 a side that withdraws loses", func(t *testing.T) {
		play(t, g, engine.Choice{Seat: SeatA, Verb: VerbWithdraw})
		if out, over := g.Outcome(); !over || out.Winner != SeatB || out.Rule != "19.1" || len(g.Pending(nil)) > 0 {
			t.Errorf("%+v, %v", out, over)
		}
		refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbAct, On: of("a-2")}, whyOver, 0)
	})
}

func TestBookish(t *testing.T) {
	bookish := "company a-1 spanish-pikemen squadrons 4 at 1000 1000 captain 50\ncompany b-1 levy-pikemen at 1000 4000\n"
	for _, tt := range []struct {
		name string
		die  uint16
		idle bool
	}{
		{"6.3.6 on a 6 his company does nothing", 6, true},
		{"6.3.6 on less it acts", 5, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, bookish)
			officer := slices.IndexFunc(g.tables.Officers, func(row OfficerRow) bool { return row.Nature == Bookish })
			g.companies[0].captain = Officer(officer)
			act(t, g, "a-1", tt.die)
			if idle := g.companies[0].has(markActed); idle != tt.idle {
				t.Errorf("acted: %v", idle)
			}
		})
	}
}

func TestWheels(t *testing.T) {
	for _, tt := range []struct {
		name, company string
		tenths, cost  int32
	}{
		{"8.2 R403 45 degrees by four formed bases", "scots-pikemen squadrons 4 formed", 450, 377},
		{"8.2 R403 45 degrees by six loose ones", "irish-horse squadrons 6", 450, 664},
		{"8.2 R403 45 degrees by a column", "kern squadrons 6 files 1", 450, 94},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := alone(t, tt.company+" at 2000 2000", "")
			var l leg
			g.swing(&l, &g.companies[0], plane.Angle(tt.tenths)*tenth)
			if g.price(&g.companies[0], &l); int32(l.cost) != tt.cost {
				t.Errorf("costs %d, want %d", l.cost, tt.cost)
			}
		})
	}
	t.Run("8.2 a wheel is about the corner, and what is left limits it", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 4 files 2 formed at 2000 2000", "")
		refused(t, g, does("a-1", VerbWheelRight, 1000), whyFar, 956)
		play(t, g, does("a-1", VerbWheelRight, 900))
		stands(t, g, "a-1", 2120, 1880, 9000)
		refused(t, g, does("a-1", VerbAhead, 24), whyFar, 23)
	})
	t.Run("8.2 to the left it is about the left corner", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 4 files 2 formed at 2000 2000", "")
		play(t, g, does("a-1", VerbWheelLeft, 900))
		stands(t, g, "a-1", 1880, 1880, 27000)
	})
}

func TestMoves(t *testing.T) {
	t.Run("8.1 a formed body has its own rate", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 4 formed at 2000 2000", "")
		refused(t, g, does("a-1", VerbAhead, 600), whyFar, 400)
		play(t, g, does("a-1", VerbAhead, 150))
		play(t, g, does("a-1", VerbAhead, 250))
		stands(t, g, "a-1", 2000, 1600, 0)
	})
	t.Run("8.2 R402 at the limit 6 inches of drift lead 5.64 ahead and 2.05 aside", func(t *testing.T) {
		g := alone(t, "kern squadrons 4 at 2000 2000", "")
		play(t, g, does("a-1", VerbDrift, 600, 200))
		stands(t, g, "a-1", 2205, 1436, 0)
		if ill := g.Check(does("a-1", VerbDrift, 1, 201)); ill.OK() {
			t.Error("drifts by more than 20 degrees")
		}
	})
	t.Run("8.1 no move leads off the table", func(t *testing.T) {
		g := alone(t, "kern squadrons 4 at 2000 300", "")
		refused(t, g, does("a-1", VerbAhead, 400), whyTableEdge, 300)
	})
	t.Run("8.1 R91 nor does it go through its friends", func(t *testing.T) {
		g := position(t, "company a-1 kern squadrons 4 at 2000 2000\ncompany a-2 kern squadrons 4 at 2000 1500\ncompany b-1 levy-pikemen at 200 200")
		act(t, g, "a-1")
		ill := g.Check(does("a-1", VerbAhead, 600))
		if ill.Why != whyFriend || ill.Near.N[0] < 375 || ill.Near.N[0] > 385 {
			t.Errorf("%+v", ill)
		}
	})
}

func TestFacing(t *testing.T) {
	t.Run("8.2 R409 a loose line that faces to its flank is a column about the same middle", func(t *testing.T) {
		g := alone(t, "kern squadrons 4 at 2000 2000", "")
		play(t, g, does("a-1", VerbFaceRight))
		stands(t, g, "a-1", 2277, 2060, 9000)
		if c := &g.companies[0]; c.files != 1 || g.block(c).Ranks() != 4 {
			t.Errorf("%d files", c.files)
		}
		refused(t, g, does("a-1", VerbFaceLeft), whyFaced, 0)
		play(t, g, does("a-1", VerbAhead, 600))
	})
	t.Run("8.2 R409 facing about keeps the shape", func(t *testing.T) {
		g := alone(t, "kern squadrons 5 files 3 at 2000 2000", "")
		play(t, g, does("a-1", VerbFaceAbout))
		stands(t, g, "a-1", 2000, 2265, 18000)
	})
	t.Run("8.2 it costs a formed body half of its move", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 4 formed at 2000 2000", "")
		play(t, g, does("a-1", VerbFaceLeft))
		refused(t, g, does("a-1", VerbAhead, 300), whyFar, 200)
		g = alone(t, "gallowglasses squadrons 4 formed at 2000 2000", "")
		play(t, g, does("a-1", VerbAhead, 201))
		refused(t, g, does("a-1", VerbFaceLeft), whyFaceFormed, 0)
	})
}

func TestShapesOfCompanies(t *testing.T) {
	t.Run("8.3 R410 from line to column takes the whole move", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 6 at 2000 2000", "")
		refused(t, g, does("a-1", VerbDraw, 7), whyFiles, 0)
		refused(t, g, does("a-1", VerbDraw, 6), whySame, 0)
		play(t, g, does("a-1", VerbDraw, 2))
		stands(t, g, "a-1", 2000, 2000, 0)
		refused(t, g, does("a-1", VerbAhead, 1), whyFar, 0)
		g = alone(t, "gallowglasses squadrons 6 at 2000 2000", "")
		play(t, g, does("a-1", VerbAhead, 1))
		refused(t, g, does("a-1", VerbDraw, 2), whyWholeMove, 0)
	})
	t.Run("8.10, 8.7 R39 to form is free at the start, and at no other time", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 6 files 3 at 2000 2000", "")
		play(t, g, does("a-1", VerbForm))
		refused(t, g, does("a-1", VerbForm), whySame, 0)
		if front := g.block(&g.companies[0]).Front(); front != 360 {
			t.Errorf("%d wide", front)
		}
		refused(t, g, does("a-1", VerbAhead, 500), whyFar, 400)
		play(t, g, does("a-1", VerbLoosen))
		play(t, g, does("a-1", VerbAhead, 500))
		refused(t, g, does("a-1", VerbForm), whyStart, 0)
	})
	t.Run("5.5, 8.8 Undisciplined troops never form", func(t *testing.T) {
		g := alone(t, "kern squadrons 6 at 2000 2000", "")
		refused(t, g, does("a-1", VerbForm), whyNeverForms, 0)
	})
	t.Run("6.2, 5.5 R54 unless a Disciplined officer cures them of it", func(t *testing.T) {
		g := position(t, "company a-1 armed-sailors squadrons 4 at 2000 2000\ncompany b-1 levy-pikemen at 200 200")
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbForm), whyNeverForms, 0)
		officer := slices.IndexFunc(g.tables.Officers, func(row OfficerRow) bool { return row.Nature == Disciplined })
		g.companies[0].captain = Officer(officer)
		play(t, g, does("a-1", VerbForm))
	})
	t.Run("8.7 R401 nothing forms or draws up where it has no room", func(t *testing.T) {
		g := position(t, "company a-1 gallowglasses squadrons 4 formed at 2000 2000\ncompany a-2 kern squadrons 4 at 2520 2000\ncompany b-1 levy-pikemen at 200 200")
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbLoosen), whyNoRoom, 0)
	})
}

func TestGround(t *testing.T) {
	const hedge = "piece hedge 0 1700 4800 1700"
	t.Run("8.4 R85 a hedge costs half of the move", func(t *testing.T) {
		g := alone(t, "spanish-arquebusiers squadrons 6 at 2000 1740", hedge)
		refused(t, g, does("a-1", VerbAhead, 310), whyFar, 300)
		play(t, g, does("a-1", VerbAhead, 290))
		refused(t, g, does("a-1", VerbAhead, 11), whyFar, 10)
	})
	t.Run("8.4 two of them take all of it", func(t *testing.T) {
		g := alone(t, "spanish-arquebusiers squadrons 6 at 2000 1740", hedge+"\npiece wall 0 1600 4800 1600")
		refused(t, g, does("a-1", VerbAhead, 141), whyFar, 139)
	})
	t.Run("8.4 horse crosses no hedge", func(t *testing.T) {
		g := alone(t, "irish-horse squadrons 3 at 2000 1800", hedge)
		ill := g.Check(does("a-1", VerbAhead, 200))
		if ill.Why != whyBarred || ill.Near.N[0] < 95 || ill.Near.N[0] > 105 {
			t.Errorf("%+v", ill)
		}
		if got, want := rules(t).Words().Reason(ill), "that ground bars its way: a hedge"; got != want {
			t.Errorf("it is refused with %q, want %q", got, want)
		}
	})
	t.Run("8.4 R404 an inch in a light wood counts twice", func(t *testing.T) {
		g := alone(t, "kern squadrons 3 at 2000 2000", "piece light-wood 0 0 4800 0 4800 1900 0 1900")
		refused(t, g, does("a-1", VerbAhead, 400), whyFar, 350)
	})
	t.Run("8.4 R86, R405 a steep hill counts twice on the way up, and not on the way down", func(t *testing.T) {
		const hill = "piece steep-hill 1000 1000 3000 1000 3000 3000 1000 3000"
		g := alone(t, "kern squadrons 3 at 2000 2900", hill)
		refused(t, g, does("a-1", VerbAhead, 400), whyFar, 300)
		g = alone(t, "kern squadrons 3 at 2000 2100", hill)
		refused(t, g, does("a-1", VerbAhead, 600), whyFar, 500)
	})
	t.Run("8.4 R406 a road takes that away for a column of single squadrons", func(t *testing.T) {
		const wood = "piece light-wood 0 0 4800 0 4800 4800 0 4800\npiece road 1900 0 2100 0 2100 4800 1900 4800"
		g := alone(t, "kern squadrons 3 files 1 at 2000 2000", wood)
		play(t, g, does("a-1", VerbAhead, 600))
		g = alone(t, "kern squadrons 3 at 2000 2000", wood)
		refused(t, g, does("a-1", VerbAhead, 600), whyFar, 300)
	})
	t.Run("8.4 R87 deep woods bar all but Canny foot", func(t *testing.T) {
		const wood = "piece deep-wood 0 0 4800 0 4800 1900 0 1900"
		g := alone(t, "gallowglasses squadrons 3 at 2000 2000", wood)
		if ill := g.Check(does("a-1", VerbAhead, 200)); ill.Why != whyBarred || Ground(ill.N[0]) != DeepWood {
			t.Errorf("%+v", ill)
		}
		g = alone(t, "kern squadrons 3 at 2000 2000", wood)
		refused(t, g, does("a-1", VerbAhead, 400), whyFar, 350)
	})
	t.Run("8.4 R407 a stream is crossed at its ford, for half of the move", func(t *testing.T) {
		const stream = "piece water 0 1600 4800 1600 4800 1700 0 1700\npiece ford 1850 1580 2150 1580 2150 1720 1850 1720"
		g := alone(t, "kern squadrons 2 files 2 at 2000 1750", stream)
		play(t, g, does("a-1", VerbAhead, 300))
		refused(t, g, does("a-1", VerbAhead, 1), whyFar, 0)
		g = alone(t, "kern squadrons 3 files 3 at 2000 1750", stream)
		if ill := g.Check(does("a-1", VerbAhead, 200)); ill.Why != whyBarred {
			t.Errorf("%+v", ill)
		}
	})
	t.Run("8.9, 8.7 what slows a formed body down makes it loose, its own move still", func(t *testing.T) {
		g := alone(t, "gallowglasses squadrons 3 formed at 2000 2000", "piece broken 0 0 4800 0 4800 1990 0 1990")
		events := play(t, g, does("a-1", VerbAhead, 50))
		if !slices.Contains(told(events), KindLoosens) || g.companies[0].has(markFormed) {
			t.Errorf("%v", told(events))
		}
		refused(t, g, does("a-1", VerbAhead, 156), whyFar, 155)
	})
}

func TestApart(t *testing.T) {
	two := func(at string) *State {
		g := position(t, "company a-1 kern squadrons 3 at 2000 2000\ncompany b-1 levy-pikemen squadrons 3 facing 18000 at "+at)
		act(t, g, "a-1")
		return g
	}
	t.Run("8.5 R408 nobody comes nearer than 2 inches to an enemy", func(t *testing.T) {
		refused(t, two("2000 1500"), does("a-1", VerbAhead, 400), whyNear, 301)
	})
	t.Run("8.5 all along the way, not only at its end", func(t *testing.T) {
		g := two("2550 1700")
		g.companies[0].facing = 0
		ill := g.Check(does("a-1", VerbAhead, 600))
		if ill.Why != whyNear {
			t.Errorf("%+v", ill)
		}
	})
	t.Run("8.5 R92 a wall between them keeps them apart", func(t *testing.T) {
		g := position(t, "piece wall 0 1750 4800 1750\ncompany a-1 spanish-pikemen squadrons 3 at 2000 2000\ncompany b-1 levy-pikemen squadrons 3 facing 18000 at 2000 1740")
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbAhead, 240))
		refused(t, g, does("a-1", VerbAhead, 20), whyFar, 9)
	})
	t.Run("8.5 R158 from one that is nearer it may move away, and no nearer", func(t *testing.T) {
		g := two("2000 1900")
		if ill := g.Check(does("a-1", VerbAhead, 10)); ill.Why != whyNear {
			t.Errorf("%+v", ill)
		}
		play(t, g, does("a-1", VerbFaceAbout))
		play(t, g, does("a-1", VerbAhead, 300))
	})
}
