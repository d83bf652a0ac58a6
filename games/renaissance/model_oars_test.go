package renaissance

import (
	"math"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/geo/plane"
)

// An oaredTable is what is printed for vessels with oars: their moves under sail in light and fresh
// winds, under oars in a calm, light and fresh winds, both aft, quarter, bow; attack speed, how fast
// they speed up.
type oaredTable struct {
	sail       [3][2]float64
	oars       [3][3]float64
	attack, up float64
}

var (
	printedGalley = oaredTable{[3][2]float64{{100, 130}, {100, 160}, {90, 80}},
		[3][3]float64{{110, 110, 120}, {110, 110, 120}, {110, 90, 60}}, 210, 80}
	printedSmallGalley = oaredTable{printedGalley.sail,
		[3][3]float64{{100, 100, 110}, {100, 100, 110}, {100, 90, 60}}, 200, 80}
	printedGalleass = oaredTable{[3][2]float64{{80, 95}, {80, 120}, {60, 40}},
		[3][3]float64{{70, 80, 120}, {70, 70, 120}, {70, 50, 40}}, 190, 70}
	printedPinnace = oaredTable{[3][2]float64{{70, 130}, {80, 160}, {40, 70}},
		[3][3]float64{{50, 50, 0}, {50, 50, 0}, {50, 40, 0}}, 0, 70}
)

// oaredTableOf is the printed table for a vessel with oars.
func oaredTableOf(k *ShipType) *oaredTable {
	switch {
	case k.Kind == Galley && k.Tons >= 150:
		return &printedGalley
	case k.Kind == Galley:
		return &printedSmallGalley
	case k.Kind == Galleass:
		return &printedGalleass
	}
	return &printedPinnace
}

// How far a vessel with oars may go straight on, under oars or sail: by the wind, by masts, oars and
// rowers lost, and by what she went in the last move; and her attack speed.
func TestModelOfOars(t *testing.T) { // 7.1, 7.3, 7.4, 7.6, 17.5, 17.8
	mix, battles := dice.NewMixer(31, 13), modelBattles(t, withOars...)
	var held [2]int // under sail and under oars
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n := shipNo(mix.Pick(g.ofFleet()))
		s, k := &g.ships[n], g.kind(n)
		if k.Oars == 0 || s.held != free {
			continue
		}
		s.heading, g.air.from = plane.Heading(mix.Pick(36000)), plane.Heading(mix.Pick(36000))
		force := mix.Pick(3)
		g.air.beaufort, g.air.weather = []uint8{uint8(mix.Pick(2)), 2 + uint8(mix.Pick(2)), 4 + uint8(mix.Pick(3))}[force], Clear
		s.speed = Length(mix.Pick(150)) * plane.MM
		lost := 0.0 // of the oars of the worse side, or of the rowers
		for i := range s.oars {
			s.oars[i] = uint8(k.Oars) - uint8(mix.Pick(int(k.Oars)*mix.Pick(2)+1))
			lost = math.Max(lost, 1-float64(s.oars[i])/float64(k.Oars))
		}
		half := int(s.oars[0])+int(s.oars[1]) <= int(k.Oars)
		if k.Rowers > 0 {
			s.rowers = k.Rowers - int16(mix.Pick(int(k.Rowers)*mix.Pick(2)+1))
			lost = math.Max(lost, 1-float64(s.rowers)/float64(k.Rowers))
			half = half || 2*s.rowers <= k.Rowers
		}
		rows := 1 - math.Floor(10*lost+1e-9)/10
		had := float64(s.masts.Count())
		for sec := range Section(NumSections) {
			if mix.Pick(4) == 0 {
				s.masts &^= 1 << sec
			}
		}
		stand := float64(s.masts.Count())
		if s.canvas = uint8(stand); mix.Pick(2) == 0 {
			s.canvas = 0
		}
		wind, row := offWind(float64(s.heading)/100, float64(g.air.from)/100), 0
		switch {
		case wind < 90:
			row = 2
		case wind <= 150:
			row = 1
		}
		limit := 30.0
		if k.Square {
			limit = 60
		}
		print, want, how := oaredTableOf(k), 0.0, byOars
		switch {
		case s.canvas == 0 && s.oars == [2]uint8{}:
			how = noMeans
		case s.canvas == 0:
			want = print.oars[row][force] * rows
		default:
			how = bySail
			if force > 0 && wind >= limit {
				want = print.sail[row][force-1] * math.Min(stand/had, 1-math.Ceil((had-stand)/had*10-1e-9)/10)
			}
			if force == 1 && half {
				want /= 2
			}
		}
		want = math.Floor(math.Min(want, float64(s.speed)/100+print.up) + 1e-6)
		c := g.course(n)
		if sure := math.Abs(wind-limit) > 0.02 && math.Abs(wind-90) > 0.02 && math.Abs(wind-150) > 0.02; !sure || how == noMeans {
			continue
		}
		got := float64(g.ahead(n, &c) / plane.MM)
		if c.means != how || got != want {
			t.Fatalf("%s by means %d, wind %.2f off, force %d, oars %v, rowers %d, %.0f of %.0f sections, %d before: %.0f mm, want %.0f by means %d", g.row(n).Key,
				c.means, wind, g.air.beaufort, s.oars, s.rowers, stand, had, s.speed/plane.MM, got, want, how)
		}
		if got := float64(g.attackSpeed(n)) / 100; how == byOars && math.Abs(got-print.attack*rows) > 0.01 && g.class(n).Attacks {
			t.Fatalf("%s with oars %v and %d rowers has an attack speed of %.2f mm, want %.2f", g.row(n).Key, s.oars, s.rowers, got, print.attack*rows)
		}
		held[how-bySail]++
	}
	if slices.Min(held[:]) < randomShips/10 {
		t.Errorf("only %d moves under sail and under oars were held against the model", held)
	}
}
