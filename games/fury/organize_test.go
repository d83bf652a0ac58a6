package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestDividing(t *testing.T) {
	divided := func(company string, n, place int32, dice ...uint16) *State {
		g := position(t, "company a-1 "+company+" at 2000 2000 captain 1\ncompany a-2 kern at 3500 3500\ncompany b-1 levy-pikemen at 200 200 captain 2\ndead 3 4\n")
		act(t, g, "a-1")
		play(t, g, does("a-1", VerbDivide, n, place), dice...)
		return g
	}
	t.Run("4.2 R46 the book's company of six with three markers becomes two of three with two each", func(t *testing.T) {
		g := divided("kern squadrons 6 terror 3", 3, partRight, 9)
		a, b := &g.companies[0], &g.companies[namedCompany("a-3")]
		if a.squadrons != 3 || b.squadrons != 3 || a.terror != 2 || b.terror != 2 {
			t.Errorf("%+v and %+v", a, b)
		}
		if !a.has(markActed) || !b.has(markActed) {
			t.Error("a part has yet to act")
		}
		stands(t, g, "a-1", 2000, 2000, 0)
		stands(t, g, "a-3", 2435, 2000, 0)
	})
	t.Run("4.2 R47 each kind of marker is halved apart", func(t *testing.T) {
		g := divided("kern squadrons 4 files 2 terror 1 humiliated 1", 2, partBehind, 9)
		for _, name := range []string{"a-1", "a-3"} {
			if c := &g.companies[namedCompany(name)]; c.terror != 1 || c.humiliated != 1 {
				t.Errorf("%s: %+v", name, c)
			}
		}
		stands(t, g, "a-3", 2000, 2145, 0)
	})
	t.Run("4.2, 6.8 R82 the part that leaves draws an officer whom nobody has and who is not dead", func(t *testing.T) {
		g := divided("kern squadrons 6", 2, partLeft, 7)
		if a, b := g.companies[0].captain, g.companies[namedCompany("a-3")].captain; a != 1 || b != 7 {
			t.Errorf("officers %d and %d, want 1 and 7, which was drawn", a, b)
		}
	})
	t.Run("4.2 what it needs", func(t *testing.T) {
		g := position(t, "company a-1 kern squadrons 2 at 2000 2000\ncompany a-2 kern squadrons 2 at 2270 2000\ncompany b-1 levy-pikemen at 200 200")
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbDivide, 2, partLeft), whyParts, 0)
		refused(t, g, does("a-1", VerbDivide, 1, partRight), whyNoRoom, 0)
		play(t, g, does("a-1", VerbAhead, 10))
		refused(t, g, does("a-1", VerbDivide, 1, partLeft), whyBegun, 0)
	})
	t.Run("4.2 a side has no end of places", func(t *testing.T) {
		g := position(t, "company a-1 kern squadrons 2 at 2000 2000\ncompany b-1 levy-pikemen at 200 200")
		for n := range companyNo(ofSide) {
			g.setCompany(n, g.companies[0])
		}
		act(t, g, "a-1")
		refused(t, g, does("a-1", VerbDivide, 1, partLeft), whyFull, 0)
	})
}

func TestCombining(t *testing.T) {
	const line = `
company a-1 kern squadrons 3 at 2000 2000 captain 1 terror 1
company a-2 kern squadrons 2 at 2338 2000 captain 2 terror 1 humiliated 1
company a-3 kern squadrons 2 at 3000 2000 captain 3
company a-4 kern squadrons 4 files 2 at 2000 2121
company a-5 levy-pikemen squadrons 1 at 1500 2000
company a-6 kern squadrons 1 at 4000 4000 acted
side A colonel 9 with a-2
company b-1 levy-pikemen at 200 200
`
	combine := func(name string) engine.Choice {
		c := does("a-1", VerbCombine)
		c.On = of(name)
		return c
	}
	for _, tt := range []struct {
		name    string
		die     uint16
		captain Officer
	}{
		{"4.3 R52, R84 a lot decides between the Captains, and the Colonel leads on", 2, 2},
		{"4.3 R49 markers of both kinds are added", 1, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, line)
			act(t, g, "a-1")
			play(t, g, combine("a-2"), tt.die)
			c := &g.companies[0]
			if c.captain != tt.captain || c.squadrons != 5 || c.files != 5 || c.terror != 2 || c.humiliated != 1 || !c.has(markActed) {
				t.Errorf("%+v", c)
			}
			if g.companies[1].isOut() || g.sides[SeatA].with != 0 || g.leads(0) != 9 {
				t.Errorf("%+v, %+v", g.companies[1], g.sides[SeatA])
			}
		})
	}
	t.Run("4.1, 4.3 what it needs", func(t *testing.T) {
		g := position(t, line)
		act(t, g, "a-1")
		refused(t, g, combine("a-3"), whyNotTouching, 0)
		refused(t, g, combine("a-4"), whyTooMany, 0)
		refused(t, g, combine("a-5"), whyOtherTroops, 0)
		refused(t, g, combine("a-6"), whyOtherActed, 0)
		play(t, g, does("a-1", VerbAhead, 10))
		refused(t, g, combine("a-2"), whyBegun, 0)
	})
	t.Run("4.3, 7.4 R584 what either has done both have done", func(t *testing.T) {
		g := position(t, "company a-1 kern squadrons 2 at 2000 2000 battle 1\ncompany a-2 kern squadrons 2 at 2265 2000 battle 2 shot-at b-2 halved\n"+
			"company b-1 levy-pikemen squadrons 2 at 1990 1999 facing 18000 battle 1\ncompany b-2 levy-pikemen squadrons 2 at 2275 1999 facing 18000 battle 2")
		act(t, g, "a-1")
		play(t, g, combine("a-2"))
		c := &g.companies[0]
		if c.shotAt == 0 || c.stance&stanceHalved == 0 || g.companies[namedCompany("b-2")].battle != c.battle {
			t.Errorf("%+v", c)
		}
	})
	t.Run("4.3, 8.11 R584 horsemen on foot do not combine with those on horseback", func(t *testing.T) {
		g := position(t, "company a-1 irish-horse squadrons 2 at 2000 2000\ncompany a-2 irish-horse squadrons 2 dismounted at 2265 2000\ncompany b-1 levy-pikemen at 200 200")
		act(t, g, "a-1")
		refused(t, g, combine("a-2"), whyOtherTroops, 0)
	})
	t.Run("4.3 a company without a Captain takes the other's", func(t *testing.T) {
		g := position(t, line)
		g.companies[0].captain = 0
		act(t, g, "a-1")
		play(t, g, combine("a-2"))
		if g.companies[0].captain != 2 {
			t.Errorf("captain %d", g.companies[0].captain)
		}
	})
}

func TestPutToFlight(t *testing.T) {
	for _, tt := range []struct {
		name  string
		lost  string
		flees bool
	}{
		{"19.2 R292 the book's Poles, 22 squadrons at 50 percent, flee at 12 lost", "12", true},
		{"19.2 R292 and not at 11", "11", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, "side A force 22 flight 50 lost "+tt.lost+"\nside B force 9 flight 30\ncompany a-1 hussars at 200 200\ncompany a-2 hussars at 900 200\ncompany b-1 levy-pikemen at 900 900")
			if out, over := g.Outcome(); over != tt.flees || over && out.Winner != SeatB {
				t.Errorf("%+v, %v", out, over)
			}
		})
	}
}
