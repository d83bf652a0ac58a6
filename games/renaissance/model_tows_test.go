package renaissance

import (
	"math"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// How far a ship goes with another in tow: twice what the other sails less what she sails herself,
// halved; or a third of her own where that comes to nothing.
func TestModelOfTowPace(t *testing.T) { // 9.1
	mix, battles, held := dice.NewMixer(37, 17), modelBattles(t, underSail...), 0
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n, e := shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet()))
		if n == e || !g.kind(n).Square || !g.kind(e).Square {
			continue
		}
		s := &g.ships[n]
		s.heading, g.air.from, s.speed = plane.Heading(mix.Pick(36000)), plane.Heading(mix.Pick(36000)), 200*plane.MM
		force := mix.Pick(2)
		g.air.beaufort = []uint8{2, 5}[force]
		s.tow, s.task[PassTow], g.ships[e].tug = e, 2, n
		wind, row := offWind(float64(s.heading)/100, float64(g.air.from)/100), 0
		switch {
		case wind < 90:
			row = 2
		case wind <= 150:
			row = 1
		}
		if wind < 60.02 || math.Abs(wind-90) < 0.02 || math.Abs(wind-150) < 0.02 {
			continue
		}
		mine := printedMoves[tableOf(g.kind(n), g.row(n).Nation == English)][row][force]
		hers := printedMoves[tableOf(g.kind(e), g.row(e).Nation == English)][row][force]
		want := (2*hers - mine) / 2
		if want <= 0 {
			want = mine / 3
		}
		c := g.course(n)
		if got := float64(g.ahead(n, &c) / plane.MM); got != math.Floor(math.Min(want, mine)+1e-6) {
			t.Fatalf("%s with %s in tow, wind %.2f off, force %d: %.0f mm, want %.2f", g.row(n).Key, g.row(e).Key, wind, g.air.beaufort, got, want)
		}
		held++
	}
	if held < randomShips/4 {
		t.Errorf("only %d tows were held against the model", held)
	}
}

// A wakePoint is where the stern of a tug has been, how far along its way, and how far she has turned.
type wakePoint struct{ x, y, along, turned float64 }

// Where a ship in tow comes to: the line, 20 mm of it or as much as there is, follows the stern of
// the tug wherever that has been.
func TestModelOfTowTracks(t *testing.T) { // 9.1, R362
	mix, held := dice.NewMixer(41, 19), 0
	battles := modelBattles(t, "gravelines")
	for range randomShips {
		g := *battles[0]
		tug, n := g.named("revenge"), g.named("victory")
		g.air.from, g.air.beaufort = plane.Heading(mix.Pick(3600)*10), uint8(2+mix.Pick(5))
		s, e := &g.ships[tug], &g.ships[n]
		s.tow, s.task[PassTow], e.tug, s.speed = n, 2, tug, 100*plane.MM
		s.at, s.heading = plane.Point{X: 150000, Y: 120000}, plane.Heading(mix.Pick(3600)*10)
		at := bow{x: 1500, y: 1200, heading: float64(s.heading) / 100}
		width, length := float64(g.kind(tug).Width)/100, float64(g.kind(tug).Length)/100
		// Her bow lies behind his stern, somewhat to one side, and she heads more or less for it.
		sx, sy := away(at.x, at.y, at.heading+180, length)
		side, line := float64(mix.Pick(121)-60), float64(5+mix.Pick(20))
		bx, by := away(sx, sy, at.heading+180+side, line)
		e.at = plane.Point{X: int32(math.Round(bx * 100)), Y: int32(math.Round(by * 100))}
		e.heading = plane.Heading(math.Mod(at.heading+side+float64(mix.Pick(31)-15)+720, 360) * 100)
		track := []wakePoint{{x: bx, y: by}, {x: sx, y: sy, along: line}}
		turned := 0.0
		for range 3 {
			v := []engine.Verb{VerbAhead, VerbPort, VerbStarboard}[mix.Pick(3)]
			o := order{verb: v, n: int32(1 + mix.Pick(60))}
			if v != VerbAhead {
				o.n *= 8
			}
			c := o.choice(s.holder, g.object(tug))
			if ill := g.Check(c); !ill.OK() {
				continue
			}
			g.Apply(c, &engine.Turn{})
			const steps = 100
			start := at
			for i := 1; i <= steps; i++ {
				at = start
				part, turn := float64(i)/steps, 0.0
				switch v {
				case VerbAhead:
					at.x, at.y = away(at.x, at.y, at.heading, float64(o.n)*part)
				case VerbPort:
					turn = -float64(o.n) / 10 * part
				case VerbStarboard:
					turn = float64(o.n) / 10 * part
				}
				if turn != 0 {
					at.turn(turn, 100, width)
				}
				x, y := away(at.x, at.y, at.heading+180, length)
				last := track[len(track)-1]
				track = append(track, wakePoint{x, y, last.along + math.Hypot(x-last.x, y-last.y), turned + turn})
			}
			turned = track[len(track)-1].turned
		}
		c := g.course(tug)
		if c.run == 0 {
			continue
		}
		held++
		end, taut := track[len(track)-1].along, math.Max(20, line)
		want := track[0]
		for i := 1; i < len(track) && end > taut; i++ {
			if a, b := track[i-1], track[i]; b.along >= end-taut {
				part := (end - taut - a.along) / (b.along - a.along)
				want = wakePoint{a.x + (b.x-a.x)*part, a.y + (b.y-a.y)*part, end - taut, a.turned + (b.turned-a.turned)*part}
				break
			}
		}
		var v voyage
		v.luff[tug] = never
		v.path[tug].Begin(g.base(tug), 0)
		g.planWay(&v, tug, &c)
		v.course[tug] = c
		v.path[n].Begin(g.base(n), 0)
		g.planTow(&v, n, tug)
		got := v.path[n].End()
		if dx, dy := float64(got.At.X)/100-want.x, float64(got.At.Y)/100-want.y; math.Hypot(dx, dy) > 0.5 {
			t.Fatalf("in tow of a ship that heads %.2f at first and makes %v, on %.0f mm of line %.0f degrees off: her bow comes to %.2f %.2f, want %.2f %.2f",
				float64(s.heading)/100, g.hidden[tug].orders[:g.hidden[tug].many], line, side, float64(got.At.X)/100, float64(got.At.Y)/100, want.x, want.y)
		}
	}
	if held < randomShips/2 {
		t.Errorf("only %d tracks were held against the model", held)
	}
}
