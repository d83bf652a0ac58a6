package renaissance

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mirrored makes of a position what is seen in a mirror that stands upright on the
// table: left is right.
func mirrored(g *State) *State {
	m := *g
	wide := g.played().Width
	turn := func(h plane.Heading) plane.Heading { return plane.Heading(0).Turn(-plane.Angle(h)) }
	tables := *g.tables
	tables.Scenarios = slices.Clone(tables.Scenarios)
	sc := &tables.Scenarios[g.scene]
	sc.Areas = slices.Clone(sc.Areas)
	for i := range sc.Areas {
		sc.Areas[i].Set = turn(sc.Areas[i].Set)
		sc.Areas[i].Shape = slices.Clone(sc.Areas[i].Shape)
		for j := range sc.Areas[i].Shape {
			sc.Areas[i].Shape[j].X = wide - sc.Areas[i].Shape[j].X
		}
	}
	sc.Barriers = slices.Clone(sc.Barriers)
	for i := range sc.Barriers {
		sc.Barriers[i].A.X, sc.Barriers[i].B.X = wide-sc.Barriers[i].A.X, wide-sc.Barriers[i].B.X
	}
	sc.Forts = slices.Clone(sc.Forts)
	for i := range sc.Forts {
		sc.Forts[i].At.X, sc.Forts[i].Facing = wide-sc.Forts[i].At.X, turn(sc.Forts[i].Facing)
	}
	m.tables = &tables
	m.air.from, m.air.to, m.air.veer = turn(m.air.from), turn(m.air.to), -m.air.veer
	if m.air.veer == 0 {
		m.air.to = g.air.to
	}
	for b := range m.boats {
		if w := &m.boats[b]; w.post == rowing {
			w.at.X = wide - w.at.X
		}
	}
	for n := range shipNo(g.ofFleet()) {
		s := &m.ships[n]
		s.at.X, s.heading = wide-s.at.X, turn(s.heading)
		s.haul.X = -s.haul.X
		for i := range s.wake {
			s.wake[i].turn = -s.wake[i].turn
		}
		s.over[port], s.over[starboard] = s.over[starboard], s.over[port]
		s.about = [...]about{byTheWind, aboutToStarboard, aboutToPort}[s.about]
		s.oars[port], s.oars[starboard] = s.oars[starboard], s.oars[port]
		h := &m.hidden[n]
		for i := range h.orders[:h.many] {
			switch o := &h.orders[i]; o.verb {
			case VerbPort:
				o.verb = VerbStarboard
			case VerbStarboard:
				o.verb = VerbPort
			case VerbArcPort:
				o.verb = VerbArcStarboard
			case VerbArcStarboard:
				o.verb = VerbArcPort
			case VerbSpinPort:
				o.verb = VerbSpinStarboard
			case VerbSpinStarboard:
				o.verb = VerbSpinPort
			case VerbSwingPort:
				o.verb = VerbSwingStarboard
			case VerbSwingStarboard:
				o.verb = VerbSwingPort
			}
		}
	}
	return &m
}

// TestMirror carries out moves of random play as they are and in the mirror: every
// ship must come to lie, to the last hundredth, where the mirror shows her.
//
// Cases 7.3, 7.8, 8.1, 8.2, 18.1.
func TestMirror(t *testing.T) {
	r := rules(t)
	for _, scenario := range []string{"lion-and-bull", "bear-pit", "dog-fight", "gravelines", "portland-bill"} {
		for match := range 40 {
			mix := dice.NewMixer(11, uint64(match))
			turn := engine.Turn{Dice: &mix}
			s, err := r.Setup(scenario, nil, &turn)
			if err != nil {
				t.Fatal(err)
			}
			g := s.(*State)
			for g.result == resultNone {
				plotAll(g, &mix)
				if anyDeadWrong(g) {
					break // which way round she swings is the same in the mirror
				}
				m, before := mirrored(g), standing(g)
				one, two := mix, mix
				var a, b voyage
				g.sail(&a, &engine.Turn{Dice: &one})
				m.sail(&b, &engine.Turn{Dice: &two})
				back := mirrored(m)
				if before != standing(g) {
					break // masts that a die lets fall to port do so in the mirror too
				}
				if g.boats != back.boats {
					t.Fatalf("%s %d, move %d: boats lie elsewhere in the mirror", scenario, match, g.move)
				}
				for n := range shipNo(g.ofFleet()) {
					x, y := &g.ships[n], &back.ships[n]
					if x.at != y.at || x.heading != y.heading || x.speed != y.speed || x.fate != y.fate || x.foul != y.foul {
						t.Fatalf("%s %d, move %d: %s comes to %v heading %d, in the mirror to %v heading %d", scenario, match,
							g.move, g.row(n).Key, x.at, x.heading, y.at, y.heading)
					}
				}
				g.applyResults(&a, &engine.Turn{Dice: &mix})
				g.settleMatch(&engine.Turn{})
				g.move++
				g.sealed = [numSeats]bool{}
			}
		}
	}
}

// anyDeadWrong reports whether a ship at anchor lies just the wrong way round.
func anyDeadWrong(g *State) bool {
	for n := range shipNo(g.ofFleet()) {
		if s := &g.ships[n]; s.held != free && (s.heading == g.air.from || s.heading == g.downwind()) {
			return true
		}
	}
	return false
}

// standing are the masts of all ships.
func standing(g *State) (masts [MaxShips]Sections) {
	for n := range g.ships {
		masts[n] = g.ships[n].masts
	}
	return masts
}

// plotAll gives every ship random orders.
func plotAll(g *State, mix *dice.Mixer) {
	var asked []engine.Decision
	var can []engine.Choice
	for {
		asked = g.Pending(asked[:0])
		if asked[0].Ask == AskSeal && (len(asked) == 1 || asked[1].Ask == AskSeal) {
			break
		}
		d := asked[0]
		if d.Ask == AskSeal {
			d = asked[1]
		}
		can = g.Candidates(d, 3, can[:0])
		g.Apply(can[mix.Pick(len(can))], &engine.Turn{Dice: mix})
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat {
			g.carryOn(n)
		}
	}
}
