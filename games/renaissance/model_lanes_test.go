package renaissance

import (
	"math"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/geo/plane"
)

// meets is how far from a point on a bearing a hull begins, all its edges moved outward by so much;
// infinity if the line does not cut it.
func (h *hullModel) meets(x, y, bearing, outward float64) float64 {
	first := math.Inf(1)
	front, side := outward, h.width/2+outward
	rear := -h.length - outward
	corners := [5][2]float64{{front, -side}, {front, side}, {rear, side}, {rear, -side}, {front, -side}}
	dx, dy := away(0, 0, bearing, 1)
	for i := range 4 {
		ax, ay := h.point(corners[i][0], corners[i][1])
		bx, by := h.point(corners[i+1][0], corners[i+1][1])
		// a + k (b - a) is x + far d
		ex, ey := bx-ax, by-ay
		det := dx*ey - dy*ex
		if math.Abs(det) < 1e-9 {
			continue
		}
		far, k := ((ax-x)*ey-(ay-y)*ex)/det, ((ax-x)*dy-(ay-y)*dx)/det
		if far >= 0 && k >= 0 && k <= 1 {
			first = math.Min(first, far)
		}
	}
	return first
}

// nearest is the nearest point of a hull within 15 degrees of a line from a point.
func (h *hullModel) nearest(x, y, facing float64) (px, py float64) {
	least := math.Inf(1)
	for off := -15.0; off <= 15; off += 0.03 {
		if far := h.meets(x, y, facing+off, 0); far < least {
			least = far
			px, py = away(x, y, facing+off, far)
		}
	}
	return px, py
}

// How many batteries of a broadside, or chasers, have a clear lane past a third ship: each fires on
// the bearing from the middle of the broadside to the target, and not over a hull.
func TestModelOfLanes(t *testing.T) { // 10.8, 10.10
	mix, battles, held := dice.NewMixer(43, 23), modelBattles(t, underSail[0]), [3]int{} // none, some, all
	for range randomShips {
		g := *battles[0]
		n, e, third := shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet()))
		b := []group{portGuns, starboardGuns, sternGuns}[mix.Pick(3)]
		left := int(g.ships[n].battery[b])
		if n == e || e == third || third == n || left == 0 {
			continue
		}
		var hulls [3]hullModel
		g.ships[n].heading = plane.Heading(mix.Pick(36000))
		out := float64(g.ships[n].heading)/100 + []float64{portGuns: -90, starboardGuns: 90, sternGuns: 180}[b] + float64(mix.Pick(41)-20)
		for i, m := range [...]shipNo{n, e, third} {
			s, k := &g.ships[m], g.kind(m)
			x, y := away(700, 700, out, []float64{0, float64(200 + mix.Pick(300)), float64(50 + mix.Pick(250))}[i])
			s.at = plane.Point{X: int32(100*x) + int32(mix.Pick(6000)) - 3000, Y: int32(100*y) + int32(mix.Pick(6000)) - 3000}
			if m != n {
				s.heading = plane.Heading(mix.Pick(36000))
			}
			hulls[i] = hullModel{float64(s.at.X) / 100, float64(s.at.Y) / 100, float64(s.heading) / 100, float64(k.Length) / 100, float64(k.Width) / 100}
		}
		own, mark, between := &hulls[0], &hulls[1], &hulls[2]
		if plane.Touching(g.base(n), g.base(e)) || plane.Touching(g.base(n), g.base(third)) || plane.Touching(g.base(third), g.base(e)) {
			continue
		}
		for m := range shipNo(g.ofFleet()) { // others are far away
			if m != n && m != e && m != third {
				g.ships[m].fate = awaited
			}
		}
		one := salvo{from: n, to: e, by: b, shot: Ball, base: g.base(n), mark: g.base(e)}
		if g.lay(&one); one.bears < left {
			continue // TestModelOfArcs is about what bears
		}
		place, facing := func(i float64) (float64, float64) { return own.point(-own.length, own.width*(i-0.5)) }, own.heading+180
		switch b {
		case portGuns:
			place, facing = func(i float64) (float64, float64) { return own.point(-own.length*i, -own.width/2) }, own.heading-90
		case starboardGuns:
			place, facing = func(i float64) (float64, float64) { return own.point(-own.length*i, own.width/2) }, own.heading+90
		}
		x, y := place(0.5)
		px, py := mark.nearest(x, y, facing)
		aim, way := math.Atan2(px-x, y-py)*180/math.Pi, math.Hypot(px-x, py-y)
		open, sure := 0, true
		for i := range left {
			bx, by := place((float64(i) + 0.5) / float64(left))
			clear := func(outward float64) bool {
				reach := mark.meets(bx, by, aim, -outward)
				if math.IsInf(reach, 1) {
					reach = way
				}
				return between.meets(bx, by, aim, outward) >= reach
			}
			if clear(0) {
				open++
			}
			sure = sure && clear(0.5) == clear(-0.5)
		}
		if !sure {
			continue
		}
		f := fight{}
		for m := range shipNo(g.ofFleet()) {
			f.hulls[m][0] = g.base(m)
		}
		one.when = 0
		if g.lane(&f, &one); one.bears != open {
			t.Fatalf("%s group %d of %d at %s, past %s: %d lanes are clear, want %d; %+v", g.row(n).Key, b, left, g.row(e).Key, g.row(third).Key, one.bears, open, hulls)
		}
		switch open {
		case 0:
			held[0]++
		case left:
			held[2]++
		default:
			held[1]++
		}
	}
	if slices.Min(held[:]) < randomShips/50 {
		t.Errorf("salvoes with no, some and all lanes clear: %d were held against the model", held)
	}
}
