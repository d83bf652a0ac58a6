package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// charged is a position in which b-1 may shoot at a charge straight ahead by a-1.
func charged(t *testing.T, a, b string) *State {
	t.Helper()
	g := position(t, "side A force 12 flight 90\nside B force 12 flight 90\n"+
		"company a-1 "+a+" captain 1\ncompany b-1 "+b+" captain 2\nflow segments A")
	g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: of("a-1")})
	l := g.ahead(&g.companies[0], 590, 0)
	g.react(namedCompany("b-1"), 0, &l)
	return g
}

func TestReactionFire(t *testing.T) {
	const horse = "demilancers squadrons 4 at 2400 2400"
	for _, tt := range []struct {
		name, charger, target string
		asked                 bool
		column                int32 // 1 more than it is
	}{
		{"11.4 R137 the nearest point of the way counts: close range", horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000", true, 3},
		{"11.4 R145 a charger out of the arc is not shot at", horse, "spanish-arquebusiers squadrons 4 at 2400 1680 facing 0", false, 0},
		{"10.1 pikemen do not shoot", horse, "landsknecht-pikemen squadrons 4 at 2400 1800 facing 18000", false, 0},
		{"7.4 R138 whoever has shot at another shoots", horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000 shot-at a-2", true, 3},
		{"7.4 R137 whoever has shot at the charger does not", horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000 shot-at a-1", false, 0},
		{"10.2 pistols of 3 inches shoot at the end of the way", horse, "reiters squadrons 4 at 2400 1800 facing 18000", true, 2},
		{"16.8 R140 a loaded Gun shoots", horse, "artillery-crew gun drake loaded at 2400 1800 facing 18000", true, 3},
		{"16.8 R140 one that is not loaded does not", horse, "artillery-crew gun drake at 2400 1800 facing 18000", false, 0},
		{"13.5 R144 nor do those who pursue", horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000 chases a-2", false, 0},
		{"13.1 R144 routers do not", horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000 routing", false, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := charged(t, tt.charger, tt.target)
			d := g.Pending(nil)[0]
			if asked := d.Ask == AskReact; asked != tt.asked || asked && (d.Seat != SeatB || g.flow.Top().N[reactColumn] != tt.column) {
				t.Errorf("%+v, column %d", d, g.flow.Top().N[reactColumn])
			}
		})
	}
	t.Run("11.4 R163 a charger that must retire goes back from where it stood", func(t *testing.T) {
		g := charged(t, horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000")
		play(t, g, engine.Choice{Seat: SeatB, About: of("b-1"), Verb: VerbShoot, On: of("a-1")}, 4)
		stands(t, g, "a-1", 2400, 3000, 0)
		if c := &g.companies[0]; !c.has(markRetired) || g.companies[namedCompany("b-1")].shotAt != 1 {
			t.Errorf("%s", g.format(nil))
		}
	})
	t.Run("7.4 holding fire costs nothing", func(t *testing.T) {
		g := charged(t, horse, "spanish-arquebusiers squadrons 4 at 2400 1800 facing 18000")
		play(t, g, engine.Choice{Seat: SeatB, About: of("b-1"), Verb: engine.Pass})
		if g.companies[namedCompany("b-1")].shotAt != 0 || g.companies[0].has(markRetired) {
			t.Errorf("%s", g.format(nil))
		}
	})
}

func TestSight(t *testing.T) {
	for _, tt := range []struct {
		name, more string
		sees       bool
	}{
		{"14.6 open ground", "", true},
		{"14.6 R430 an inch of wood is seen through", "piece light-wood 2000 2000 2800 2000 2800 2100 2000 2100", true},
		{"14.6 R430 more is not", "piece light-wood 2000 2000 2800 2000 2800 2110 2000 2110", false},
		{"14.6 R430 the rim of a deep wood", "piece deep-wood 2000 1900 2800 1900 2800 1960 2000 1960\n", false},
		{"14.6 a building", "piece building 2300 1900 2500 1900 2500 2100 2300 2100", false},
		{"14.6 R431 a hill between", "piece gentle-hill 2000 1900 2800 1900 2800 2100 2000 2100", false},
		{"14.6 R431 both on this side of its crest", "piece gentle-hill 0 1000 4800 1000 4800 3300 0 3300", false},
		{"14.6 R431 on the slope before the crest", "piece gentle-hill 0 400 4800 400 4800 2400 0 2400", true},
		{"8.4 a hedge hides nobody", "piece hedge 2000 2000 2800 2000", true},
		{"10.1 R430 a company between", "company a-2 kern at 2400 2000", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, tt.more+"\ncompany a-1 kern at 2400 2400\ncompany b-1 kern at 2400 1500 facing 18000")
			b := namedCompany("b-1")
			if got := g.inSight(0, g.block(&g.companies[0]), b, g.block(&g.companies[b])); got != tt.sees {
				t.Errorf("%v", got)
			}
			if got := g.inSight(noCompany, g.block(&g.companies[0]), noCompany, plane.Base{At: plane.Point{X: 2400, Y: 1500},
				Heading: 18000, Length: 120, Width: 120}.Block()); got && !tt.sees {
				t.Errorf("in ambush %v", got)
			}
		})
	}
}
