package renaissance

import (
	"math"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// spin turns a bow about the middle of the base to a heading.
func (b *bow) spin(to, length float64) {
	cx, cy := away(b.x, b.y, b.heading+180, length/2)
	b.heading = math.Mod(to+720, 360)
	b.x, b.y = away(cx, cy, b.heading, length/2)
}

// bowMost is the printed most with the wind on the bow, in a light or a fresh wind.
func bowMost(g *State, n shipNo, force int) float64 {
	if k := g.kind(n); k.Oars == 0 && k.Square {
		return printedMoves[tableOf(k, g.row(n).Nation == English)][2][force]
	} else if k.Oars > 0 {
		return oaredTableOf(k).sail[2][force]
	}
	return printedPinnace.sail[2][force]
}

// Where a ship comes to in the three moves of a tack, of the square rig and the lateen: ahead and up
// to half of her limit off the wind; through its eye; off to her limit on the new tack, and ahead.
func TestModelOfTacks(t *testing.T) { // 8.2
	mix, battles := dice.NewMixer(47, 29), modelBattles(t, append(underSail, "dog-fight", "duodo", "lepanto")...) // none under high land
	var held [2]int                                                                                               // square and lateen
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n, force := shipNo(mix.Pick(g.ofFleet())), mix.Pick(2)
		s, k := &g.ships[n], g.kind(n)
		if s.held != free {
			continue
		}
		rig, limit := 0, 60.0
		if !k.Square {
			rig, limit = 1, 30.0
		}
		s.canvas = uint8(s.masts.Count())
		g.air.from, g.air.beaufort, g.air.weather = plane.Heading(mix.Pick(36000)), []uint8{3, 5}[force], Clear
		tack := float64([]int{-1, 1}[mix.Pick(2)]) // on which side of the wind she heads
		off := limit + 0.05 + float64(mix.Pick(int(100*(89.9-limit))))/100
		wind := float64(g.air.from) / 100
		s.heading = plane.Heading(math.Round(100*math.Mod(wind+tack*off+360, 360))) % 36000
		s.speed = Length(mix.Pick(60)) * plane.MM
		order := engine.Choice{Seat: s.holder, About: g.object(n), Verb: VerbTack}
		if ill := g.Check(order); !ill.OK() {
			continue
		}
		g.Apply(order, &engine.Turn{})
		at := bow{x: float64(s.at.X) / 100, y: float64(s.at.Y) / 100, heading: float64(s.heading) / 100}
		half, length, before := bowMost(&g, n, force)/2, float64(k.Length)/100, float64(s.speed)/100
		for move := range 3 {
			switch move {
			case 0:
				at.x, at.y = away(at.x, at.y, at.heading, math.Min(half, before))
				at.spin(wind+tack*limit/2, length)
			case 1:
				at.spin(wind-tack*limit/2, length)
			case 2:
				at.spin(wind-tack*limit, length)
				at.x, at.y = away(at.x, at.y, at.heading, half)
			}
			var v voyage
			c := g.course(n)
			v.path[n].Begin(g.base(n), 0)
			g.planTack(&v, n)
			end := v.path[n].End()
			s.at, s.heading = end.At, end.Heading
			g.goAbout(&v, n, &c)
			g.hidden[n].forget()
			if dx, dy := float64(end.At.X)/100-at.x, float64(end.At.Y)/100-at.y; math.Hypot(dx, dy) > 0.3 || offWind(float64(end.Heading)/100, at.heading) > 0.1 {
				t.Fatalf("%s, move %d of a tack from %.2f off the wind at %.2f: she comes to %.2f %.2f heading %.2f, want %.2f %.2f heading %.2f", g.row(n).Key, move+1,
					off, wind, float64(end.At.X)/100, float64(end.At.Y)/100, float64(end.Heading)/100, at.x, at.y, at.heading)
			}
		}
		if got := float64(s.speed) / 100; math.Abs(got-half) > 0.01 || s.stays != 0 || s.tacked != 2 {
			t.Fatalf("%s ends a tack with a move of %.2f, want %.2f, and may tack again after %d moves, want 2", g.row(n).Key, got, half, s.tacked)
		}
		held[rig]++
	}
	if slices.Min(held[:]) < randomShips/20 {
		t.Errorf("only %d tacks, square and lateen rigged, were held against the model", held)
	}
}
