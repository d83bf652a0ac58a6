package fury

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// scenarioOf is a scenario by its key.
func scenarioOf(t *testing.T, tb *Tables, key string) *ScenarioRow {
	t.Helper()
	for i := range tb.Scenarios {
		if tb.Scenarios[i].Key == key {
			return &tb.Scenarios[i]
		}
	}
	t.Fatalf("no scenario %q", key)
	return nil
}

// TestScenarios: what holds of all of them: keys are titles, sides have forces, and each
// side can win.
func TestScenarios(t *testing.T) {
	tb := loaded(t)
	celtic := 0
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		key := strings.Trim(strings.Join(strings.FieldsFunc(strings.ReplaceAll(strings.ToLower(sc.Name), "'", ""), func(r rune) bool {
			return r < 'a' || r > 'z'
		}), "-"), "-")
		if sc.Key != key {
			t.Errorf("25.1 %s is called %s", sc.Name, sc.Key)
		}
		if strings.HasPrefix(string(sc.Rule), "26.") {
			celtic++
		}
		for seat := range engine.Seat(2) {
			side := &sc.Sides[seat]
			wins := sc.Late == seat || sc.Sides[1-seat].Flees
			for _, g := range sc.Goals {
				wins = wins || g.Seat == seat
			}
			if !wins {
				t.Errorf("19.1 %s: seat %d cannot win", sc.Key, seat)
			}
			for _, n := range side.Nations {
				if side.Rolls && tb.Nations[n].Table == 0 {
					t.Errorf("28.1 %s: %s have no table", sc.Key, tb.Nations[n].Name)
				}
			}
		}
	}
	if celtic != 9 || len(tb.Scenarios) != 19 {
		t.Errorf("25.1 %d scenarios, %d of them Celtic", len(tb.Scenarios), celtic)
	}
}

// TestScenarioRows: what the book says of single scenarios.
func TestScenarioRows(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, scenario string
		holds          func(sc *ScenarioRow) bool
	}{
		{"26.1 the English keep a column on the road", "supply-column-ambush", func(sc *ScenarioRow) bool {
			return sc.Special&ColumnOnRoad != 0 && sc.Sides[0].Place.OnRoad && sc.Sides[1].Place.Ambush && !sc.Sides[0].Place.Ambush
		}},
		{"26.2 two wagons and six squadrons", "ambush-at-the-ford", func(sc *ScenarioRow) bool {
			return sc.Goals[0] == Goal{0, 1, WantWagonsOff, 2, NorthEdge} && sc.Goals[1] == Goal{0, 1, WantSquadronsOff, 6, NorthEdge}
		}},
		{"26.3 planters, and 16 inches from their houses", "unplanting-planters", func(sc *ScenarioRow) bool {
			return sc.Sides[1].Fixed.Squadrons() == 4 && sc.Sides[0].Place.Apart == 16*Inch && sc.Sides[1].Relief.From == 1 && sc.Plan.Timber
		}},
		{"26.4 eight herds, 12 inches apart", "cattle-lifting", func(sc *ScenarioRow) bool {
			return sc.Sides[1].Objects[Herd] == 8 && sc.Sides[1].Apart == 12*Inch && sc.Sides[0].Place.Edge == AnyEdge
		}},
		{"26.5 help on 11 or 12", "prison-break", func(sc *ScenarioRow) bool {
			r := sc.Sides[1].Relief
			return r.Dice == 2 && r.Least == 11 && r.Place.OnRoad && sc.Special&(Asleep|HiddenPrisoners|Unharmed) == Asleep|HiddenPrisoners|Unharmed
		}},
		{"26.6 both of one nation, for the Colonel", "feud", func(sc *ScenarioRow) bool {
			return sc.Sides[1].Same && sc.Goals[0].Want == WantColonel && sc.Goals[1].Want == WantColonel && sc.Late == engine.NoSeat
		}},
		{"26.7 a start of 24 inches", "hot-trod", func(sc *ScenarioRow) bool {
			return sc.Sides[1].Place == Place{Zone: NearEdge, Edge: SouthEdge, Within: 24 * Inch} && sc.Sides[1].Objects == [NumObjects]uint8{6, 2, 0}
		}},
		{"26.8 six squadrons of Peasants, one of Foresters", "debatable-land-clearing", func(sc *ScenarioRow) bool {
			f := &sc.Sides[1].Fixed
			return f.Of(tb.troop("peasants")) == 6 && f.Of(tb.troop("foresters")) == 1 && !sc.Sides[1].Flees
		}},
		{"26.9 half of the Government", "rebellion", func(sc *ScenarioRow) bool {
			return sc.Goals[2] == Goal{1, 1, WantShareLost, 50, AnyEdge} && sc.Special&Rebels != 0 && !sc.Sides[0].Flees
		}},
		{"27.1 two drakes without crews", "artillery-train-ambush", func(sc *ScenarioRow) bool {
			return sc.Sides[1].Guns == [maxGuns + 1]uint8{2: 2} && sc.Special&CrewlessGuns != 0 && sc.Sides[0].Place.Edge == NorthEdge
		}},
		{"27.2 more than half in 25 turns", "delaying-action", func(sc *ScenarioRow) bool {
			return sc.Turns == 25 && sc.Goals[0] == Goal{0, 1, WantShareOff, 50, NorthEdge} && sc.Sides[1].Guard.Zone == OnHill
		}},
		{"27.3 a straight fight", "topping-the-rise", func(sc *ScenarioRow) bool { return len(sc.Goals) == 0 && sc.Plan.Ridge == 24*Inch }},
		{"27.4 asleep at night", "capn-art-thou-sleeping-there-below", func(sc *ScenarioRow) bool { return sc.Special == Night|Asleep }},
		{"27.5 a sconce of 8 inches, and ladders", "ensconced", func(sc *ScenarioRow) bool { return sc.Plan.Sconce == 8*Inch && sc.Special == Ladders }},
		{"27.6 24 inches of open water", "cadiz-or-something-similar", func(sc *ScenarioRow) bool {
			return sc.Plan.WaterWidth == 24*Inch && sc.Sides[0].Place.Afloat && sc.Sides[0].Boats
		}},
		{"27.7 ten squadrons of Cossacks, 26 of Tatars", "eastward-ho", func(sc *ScenarioRow) bool {
			return sc.Sides[0].Fixed.Squadrons() == 10 && sc.Sides[1].Fixed.Squadrons() == 26 && sc.Plan.ChainFromNorth == 12*Inch
		}},
		{"27.8 Eastern nations, Swedes too", "swamped", func(sc *ScenarioRow) bool { return len(sc.Sides[0].Nations) == 3 }},
		{"27.9 six buildings", "fire-and-sword", func(sc *ScenarioRow) bool {
			return sc.Goals[1] == Goal{0, 2, WantBurned, 6, AnyEdge} && sc.Plan.Hamlet.Least >= 6
		}},
		{"27.10 help from turn 12 on a 6", "razzia", func(sc *ScenarioRow) bool {
			r := sc.Sides[1].Relief
			return r.From == 12 && r.Dice == 1 && r.Least == 6 && sc.Sides[1].Nations[0] == tb.nation("venetians") && len(sc.Sides[1].Nations) == 4
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if sc := scenarioOf(t, tb, tt.scenario); !tt.holds(sc) {
				t.Errorf("%+v", sc)
			}
		})
	}
}

// TestMiddles: hamlets, villages and sconces that the book has in the middle of the board lie there.
//
// Cases 26.3, 26.5, 26.8, 27.4, 27.5, 27.10.
func TestMiddles(t *testing.T) {
	tb := loaded(t)
	for _, key := range []string{"unplanting-planters", "prison-break", "debatable-land-clearing",
		"capn-art-thou-sleeping-there-below", "ensconced", "razzia"} {
		p := scenarioOf(t, tb, key).Plan
		at := p.HamletAt
		if p.Sconce > 0 {
			at = p.SconceAt
		}
		if at.X != p.Width/2 || at.Y != p.Depth/2 {
			t.Errorf("%s: %+v on a board of %d by %d", key, at, p.Width, p.Depth)
		}
	}
}
