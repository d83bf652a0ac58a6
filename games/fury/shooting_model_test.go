package fury

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// The model of shooting is written from chapter 10 of the rulebook and the rulings on it, in
// inches and floating point, and shares nothing with the code. Where a position stands on the
// edge of a rule, so that rounding decides, it says nothing.

// modelBody is one company in the model.
type modelBody struct {
	x, y, facing     float64 // middle of the front edge in inches; radians clockwise from north
	squadrons, files int
	formed           bool
	markers          int
}

type modelPoint struct{ x, y float64 }

// ways are the directions ahead and to the right.
func (b *modelBody) ways() (ahead, right modelPoint) {
	s, c := math.Sincos(b.facing)
	return modelPoint{s, -c}, modelPoint{c, s}
}

// corners are those of one base, from the front left one clockwise; forward moves it.
func (b *modelBody) corners(i int, toFront bool) [4]modelPoint {
	gap := 0.25
	if b.formed {
		gap = 0
	}
	rank, file := i/b.files, i%b.files
	inRank := min(b.files, b.squadrons-rank*b.files)
	middle := (float64(file) - float64(inRank-1)/2) * (1.2 + gap)
	back := float64(rank) * (1.2 + gap)
	if toFront {
		back = 0
	}
	ahead, right := b.ways()
	at := func(u, v float64) modelPoint {
		return modelPoint{b.x + u*ahead.x + v*right.x, b.y + u*ahead.y + v*right.y}
	}
	return [4]modelPoint{at(-back, middle-0.6), at(-back, middle+0.6), at(-back-1.2, middle+0.6), at(-back-1.2, middle-0.6)}
}

// modelClip cuts a polygon by the half plane left of which lies what is dropped: points p with
// (p-at)·in >= 0 stay.
func modelClip(poly []modelPoint, at, in modelPoint) (out []modelPoint) {
	side := func(p modelPoint) float64 { return (p.x-at.x)*in.x + (p.y-at.y)*in.y }
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		a, b := side(p), side(q)
		if a >= 0 {
			out = append(out, p)
		}
		if (a < 0) != (b < 0) {
			t := a / (a - b)
			out = append(out, modelPoint{p.x + t*(q.x-p.x), p.y + t*(q.y-p.y)})
		}
	}
	return out
}

// modelOff is how far a point is from a stretch.
func modelOff(p, a, b modelPoint) float64 {
	n := modelNearest(p, a, b)
	return math.Hypot(p.x-n.x, p.y-n.y)
}

func modelNearest(p, a, b modelPoint) modelPoint {
	dx, dy := b.x-a.x, b.y-a.y
	t := max(0, min(1, ((p.x-a.x)*dx+(p.y-a.y)*dy)/(dx*dx+dy*dy)))
	return modelPoint{a.x + t*dx, a.y + t*dy}
}

// modelCrosses reports whether two stretches cross, and whether that is clear.
func modelCrosses(a, b, c, d modelPoint) (crosses, clear bool) {
	turn := func(p, q, r modelPoint) float64 {
		return ((q.x-p.x)*(r.y-p.y) - (q.y-p.y)*(r.x-p.x)) / math.Hypot(q.x-p.x, q.y-p.y)
	}
	const eps = 0.03
	w := [4]float64{turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)}
	crosses = w[0]*w[1] < 0 && w[2]*w[3] < 0
	for _, v := range w {
		if math.Abs(v) < eps {
			return crosses, false
		}
	}
	return crosses, true
}

// modelFan is how far the nearest part of a base is from the front edge of another in its arc
// of 30 degrees to either side; in is false if no part is, clear if rounding decides nothing.
func modelFan(eye, base [4]modelPoint, ahead, right modelPoint, arc float64) (far float64, in bool) {
	s, c := math.Sincos(arc)
	poly := modelClip(base[:], eye[0], ahead)
	poly = modelClip(poly, eye[0], modelPoint{right.x*c + ahead.x*s, right.y*c + ahead.y*s})
	poly = modelClip(poly, eye[1], modelPoint{-right.x*c + ahead.x*s, -right.y*c + ahead.y*s})
	far = math.Inf(1)
	for i, p := range poly {
		far = min(far, modelOff(p, eye[0], eye[1]), modelOff(eye[0], p, poly[(i+1)%len(poly)]), modelOff(eye[1], p, poly[(i+1)%len(poly)]))
	}
	return far, len(poly) > 0
}

// modelShot is what the model says of a shot.
type modelShot struct {
	bears         int
	long, covered bool
	total         float64
	column        int // -1: no effect
}

// modelOf works a shot out; sure is false if it is too near to an edge of a rule.
func modelOf(a, b, between *modelBody, hedge [2]modelPoint, number int, weapon float64, night bool) (shot modelShot, sure bool) {
	const eps = 0.03
	sure = true
	reach := weapon
	if night {
		if weapon > 3 {
			reach = weapon / 2
		}
		reach = min(reach, 3)
	}
	ahead, right := a.ways()
	gap, covers := math.Inf(1), 0
	for i := range min(a.squadrons, 2*a.files) {
		eye := a.corners(i, true)
		front := modelPoint{(eye[0].x + eye[1].x) / 2, (eye[0].y + eye[1].y) / 2}
		best, second, at := math.Inf(1), math.Inf(1), -1
		for j := range b.squadrons {
			base := b.corners(j, false)
			far, in := modelFan(eye, base, ahead, right, math.Pi/6)
			_, less := modelFan(eye, base, ahead, right, math.Pi/6-0.002)
			_, more := modelFan(eye, base, ahead, right, math.Pi/6+0.002)
			sure = sure && less == more
			if in && far < best {
				best, second, at = far, best, j
			} else if in {
				second = min(second, far)
			}
		}
		if at < 0 {
			continue
		}
		sure = sure && second-best > eps && math.Abs(best-reach) > eps
		if best > reach {
			continue
		}
		base := b.corners(at, false)
		to := modelPoint{}
		off := math.Inf(1)
		for k := range base {
			n := modelNearest(front, base[k], base[(k+1)%4])
			if d := math.Hypot(n.x-front.x, n.y-front.y); d < off {
				to, off = n, d
			}
		}
		blocked := false
		for j := range between.squadrons {
			other := between.corners(j, false)
			for k := range other {
				hit, clear := modelCrosses(front, to, other[k], other[(k+1)%4])
				blocked = blocked || hit
				sure = sure && clear
			}
		}
		if blocked {
			continue
		}
		shot.bears++
		gap = min(gap, best)
		centre := modelPoint{(base[0].x + base[2].x) / 2, (base[0].y + base[2].y) / 2}
		half := modelPoint{(front.x + centre.x) / 2, (front.y + centre.y) / 2}
		hit, clear := modelCrosses(half, centre, hedge[0], hedge[1])
		sure = sure && clear
		if hit {
			covers++
		}
	}
	if shot.bears == 0 {
		return shot, sure
	}
	shot.covered = 2*covers >= shot.bears
	shot.long = weapon > 3 && gap > weapon/2
	sure = sure && math.Abs(gap-weapon/2) > eps
	squadrons := float64(a.squadrons - a.markers)
	if night { // each company has one more marker (15.3)
		squadrons--
	}
	if squadrons == 0 {
		squadrons = 0.5
	}
	shot.total = min(max(squadrons, 0), float64(shot.bears)) * float64(number)
	if a.formed {
		shot.total *= 1.25
	}
	if shot.long {
		shot.total /= 2
	}
	if night {
		shot.total /= 2
	}
	shot.column = modelColumn(shot.total)
	if shot.column >= 0 {
		if b.squadrons*2 <= a.squadrons {
			shot.column++
		}
		if b.squadrons >= a.squadrons*2 {
			shot.column--
		}
		if shot.covered {
			shot.column--
		}
		shot.column = min(shot.column, 4)
	}
	shot.column = max(shot.column, -1)
	return shot, sure
}

// modelColumn reads the head of the printed table.
func modelColumn(total float64) int {
	switch {
	case total >= 36:
		return 4
	case total >= 25:
		return 3
	case total >= 17:
		return 2
	case total >= 9:
		return 1
	case total >= 4:
		return 0
	}
	return -1
}

// modelRandom is a company by chance, near a point and facing about so.
func modelRandom(key *rand.Rand, x, y, facing float64) modelBody {
	b := modelBody{squadrons: 1 + key.IntN(6), formed: key.IntN(2) == 0}
	b.files = 1 + key.IntN(b.squadrons)
	b.x = math.Round((x+key.Float64()*6-3)*100) / 100
	b.y = math.Round((y+key.Float64()*4-2)*100) / 100
	b.facing = math.Round((facing+key.Float64()*80-40+360)*100) / 100
	return b
}

// text is the line of a position about a body; the facing is still in degrees.
func (b *modelBody) text(name, troop string) string {
	formed := ""
	if b.formed {
		formed = " formed"
	}
	return fmt.Sprintf("company %s %s squadrons %d files %d at %.0f %.0f facing %.0f terror %d%s\n", name, troop,
		b.squadrons, b.files, b.x*100, b.y*100, math.Mod(b.facing, 360)*100, b.markers, formed)
}

// TestShootingIsAsTheModelSays holds arcs, ranks, range, sight, cover, totals and columns
// against a model of chapter 10, on random positions by day and by night.
//
// Cases 10.1 to 10.6, 15.4.
func TestShootingIsAsTheModelSays(t *testing.T) {
	key := rand.New(rand.NewPCG(10, 4))
	troops := []struct {
		key    string
		number int
		weapon float64
	}{{"spanish-arquebusiers", 5, 10}, {"spanish-musketeers", 6, 12}, {"reiters", 4, 3}, {"herreruelos", 4, 6}, {"longbowmen", 4, 10}}
	columns, sures, longs, covers := map[int]int{}, 0, 0, 0
	for range 4000 {
		by := troops[key.IntN(len(troops))]
		a, b := modelRandom(key, 24, 30, 0), modelRandom(key, 24, 24, 180)
		between := modelRandom(key, 24, 27, 90)
		if by.weapon > 3 && key.IntN(2) == 0 {
			b.y -= 3
		}
		a.markers = max(0, key.IntN(2*a.squadrons+1)-a.squadrons)
		between.squadrons, between.files = 1, 1
		between.x += 9 * float64(key.IntN(2))
		hedge := [2]modelPoint{{10, math.Round((22 + key.Float64()*6) * 10 / 10)}, {40, math.Round((22 + key.Float64()*6) * 10 / 10)}}
		night := key.IntN(6) == 0
		text := fmt.Sprintf("piece hedge %.0f %.0f %.0f %.0f\n", hedge[0].x*100, hedge[0].y*100, hedge[1].x*100, hedge[1].y*100) +
			a.text("a-1", by.key) + b.text("b-1", "landsknecht-pikemen") + between.text("b-2", "landsknecht-pikemen")
		if night {
			text += "sky night\n"
		}
		g, problems, err := loaded(t).parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if len(problems) > 0 {
			continue // they stand on each other, or on the hedge
		}
		for _, m := range []*modelBody{&a, &b, &between} {
			m.facing *= math.Pi / 180
		}
		want, sure := modelOf(&a, &b, &between, hedge, by.number, by.weapon, night)
		if !sure {
			continue
		}
		m := namedCompany("b-1")
		got, _ := g.aimAt(0, m, g.block(&g.companies[m]))
		if got.bears != want.bears {
			t.Fatalf("%d squadrons bear, the model says %d\n%s", got.bears, want.bears, text)
		}
		if want.bears == 0 {
			continue
		}
		sures++
		column := int(g.columnOf(0, m, got)) - 1
		total := float64(g.shootingTotal(&g.companies[0], got.bears, got.long)) / Parts
		if got.long != want.long || got.covered != want.covered || total != want.total || column != want.column {
			t.Fatalf("%+v, total %v, column %d; the model says %+v\n%s", got, total, column, want, text)
		}
		columns[column]++
		longs += int(engine.Truth(got.long))
		covers += int(engine.Truth(got.covered))
	}
	if sures < 300 || len(columns) != 6 || longs < 30 || covers < 30 || covers > sures-30 {
		t.Errorf("%d shots in columns %v, %d long, %d covered", sures, columns, longs, covers)
	}
}
