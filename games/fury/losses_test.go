package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// suffers runs frames on top of a position, the first of them first, with dice of the test.
func suffers(t *testing.T, g *State, faces []uint16, frames ...engine.Frame) []engine.Kind {
	t.Helper()
	script := dice.NewScript(faces...)
	turn := &engine.Turn{Dice: script, Hear: true}
	for _, f := range slices.Backward(frames) {
		g.flow.Push(f)
	}
	g.run(turn)
	if turn.Dry != nil || script.Left() > 0 || script.Err() != nil {
		t.Fatalf("%v: %d dice left, dry %+v", told(turn.Events), script.Left(), turn.Dry)
	}
	return told(turn.Events)
}

func TestLosses(t *testing.T) {
	const others = "\nside A force 40 flight 90\nside B force 20 flight 90\ncompany a-9 kern at 4500 4500\ncompany b-1 levy-pikemen squadrons 4 at 2000 1000 facing 18000"
	start := func(company string) *State {
		return position(t, "company a-1 "+company+" at 2000 2000"+others)
	}
	b1 := namedCompany("b-1")
	t.Run("6.5 R68 a sum of 10 kills an officer: a marker, and a new officer at once", func(t *testing.T) {
		g := start("kern squadrons 4 captain 1")
		kinds := suffers(t, g, []uint16{5, 5, 2}, lifeOf(0, b1, false))
		if c := &g.companies[0]; c.terror != 1 || c.captain == 0 || c.captain == 1 || g.dead != 1<<1 || !slices.Contains(kinds, KindOfficer) {
			t.Errorf("%+v %v", c, kinds)
		}
	})
	t.Run("6.5 less does not", func(t *testing.T) {
		g := start("kern squadrons 4 captain 1")
		suffers(t, g, []uint16{5, 4}, lifeOf(0, b1, false))
		if c := &g.companies[0]; c.terror != 0 || c.captain != 1 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("6.5 R187 three are added for a company that is beaten and routs", func(t *testing.T) {
		g := start("kern squadrons 4 captain 1")
		suffers(t, g, []uint16{3, 4, 9}, lifeOf(0, b1, true))
		if g.dead != 1<<1 {
			t.Errorf("%b", g.dead)
		}
	})
	t.Run("6.5 R83 a Colonel is not replaced: the Captain leads again", func(t *testing.T) {
		g := position(t, "company a-1 kern squadrons 4 captain 1 at 2000 2000\ncompany b-1 levy-pikemen squadrons 4 at 2000 1000 facing 18000\nside A force 9 flight 90 colonel 3 with a-1")
		suffers(t, g, []uint16{6, 6}, lifeOf(0, b1, false))
		if c := &g.companies[0]; c.captain != 1 || c.terror != 1 || g.sides[SeatA].colonel != 0 || g.leads(0) != 1 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("6.5, 9.4 R100 his marker may be one too many", func(t *testing.T) {
		g := start("kern squadrons 2 terror 2 captain 1")
		suffers(t, g, []uint16{6, 6, 9}, lifeOf(0, b1, false))
		if c := &g.companies[0]; !c.has(markRouting) {
			t.Errorf("%+v", c)
		}
	})
	t.Run("12.9 R105 humiliation is counted apart", func(t *testing.T) {
		g := start("kern squadrons 4")
		suffers(t, g, nil, terrorOf(0, 2, b1), humiliationOf(0, b1))
		if c := &g.companies[0]; c.terror != 2 || c.humiliated != 1 || g.counted(c) != 2 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("9.4 R97, R100 four squadrons with four markers lose one and rout at once, away from who did it", func(t *testing.T) {
		g := start("kern squadrons 4 files 4 terror 4")
		turn := &engine.Turn{Hear: true}
		if still := g.lose(0, 1, b1, turn); still || !slices.Contains(told(turn.Events), KindRouts) {
			t.Errorf("%v", told(turn.Events))
		}
		if c := &g.companies[0]; c.squadrons != 3 || c.files != 3 || g.sides[SeatA].lost != 1 || c.facing != 18000 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("9.1, 19.2 R121 the last squadron takes its officer with it", func(t *testing.T) {
		g := start("kern captain 1")
		if g.lose(0, 2, b1, &engine.Turn{}) || g.companies[0].isOut() || g.dead != 1<<1 || g.sides[SeatA].lost != 1 {
			t.Errorf("%+v", g.companies[0])
		}
	})
	t.Run("19.2 R291 crews do not count", func(t *testing.T) {
		g := start("artillery-crew")
		if g.lose(0, 1, b1, &engine.Turn{}) || g.sides[SeatA].lost != 0 {
			t.Errorf("%+v", g.sides[SeatA])
		}
	})
}

// TestBothWinByLosses has half of either side lost, in a scenario in which both win by that: the side that acts has won.
func TestBothWinByLosses(t *testing.T) {
	g := position(t, "company a-1 levy-arquebusiers squadrons 6 at 2000 3300\ncompany b-1 levy-arquebusiers squadrons 6 at 2000 1000 facing 18000")
	g.scenario = 1
	for seat := range numSeats {
		g.sides[seat].force, g.sides[seat].lost = 12, 6
	}
	tables := *g.tables
	tables.Scenarios = slices.Clone(tables.Scenarios)
	g.tables = &tables
	sc := g.played()
	sc.Goals = []Goal{{Seat: SeatA, Way: 1, Want: WantShareLost, Least: 50}, {Seat: SeatB, Way: 1, Want: WantShareLost, Least: 50}}
	if r := new(engine.Turn); !g.isWon(r) || g.outcome != outcomeGoal || g.loser != SeatB {
		t.Errorf("%s", g.format(nil))
	}
}
