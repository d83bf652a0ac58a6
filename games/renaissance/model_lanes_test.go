package renaissance

import (
	"math"
	"math/bits"
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

// A laneModel is one salvo past a third ship: the hulls of who fires, of the target and of the
// third, the group, how many batteries it has, and the law's own reckoning.
type laneModel struct {
	hulls [3]hullModel
	b     group
	left  int
	one   salvo
}

// place is a point of the broadside, or of the stern: i is from 0 to 1 along the edge.
func (l *laneModel) place(i float64) (x, y float64) {
	own := &l.hulls[0]
	switch l.b {
	case portGuns:
		return own.point(-own.length*i, -own.width/2)
	case starboardGuns:
		return own.point(-own.length*i, own.width/2)
	}
	return own.point(-own.length, own.width*(i-0.5))
}

// facing is where the group looks.
func (l *laneModel) facing() float64 {
	return l.hulls[0].heading + map[group]float64{portGuns: -90, starboardGuns: 90, sternGuns: 180}[l.b]
}

// battery is the place of battery i, from 0.
func (l *laneModel) battery(i int) (x, y float64) {
	return l.place((float64(i) + 0.5) / float64(l.left))
}

// aim is the point fired at: the nearest that the middle of the group sees, or else the nearest
// that any battery that bears sees; sure is false where two points are as near.
func (l *laneModel) aim() (px, py float64, sure bool) {
	mark := &l.hulls[1]
	if l.one.bears == l.left {
		x, y := l.place(0.5)
		if px, py = mark.nearest(x, y, l.facing()); px != 0 {
			return px, py, true
		}
	}
	least, second := math.Inf(1), math.Inf(1)
	for i := range l.left {
		if l.one.row>>i&1 == 0 {
			continue
		}
		x, y := l.battery(i)
		ax, ay := mark.nearest(x, y, l.facing())
		switch far := math.Hypot(ax-x, ay-y); {
		case far < least:
			if math.Hypot(ax-px, ay-py) > 0.5 {
				second = least
			}
			px, py, least = ax, ay, far
		case math.Hypot(ax-px, ay-py) > 0.5:
			second = math.Min(second, far)
		}
	}
	return px, py, second-least > 0.5
}

// open is which of the batteries that bear have a clear lane: each fires on the bearing from the
// middle of the group to the point fired at, and not over a hull.
func (l *laneModel) open() (clear uint16, sure bool) {
	mark, between := &l.hulls[1], &l.hulls[2]
	x, y := l.place(0.5)
	px, py := float64(l.one.spot.X)/100, float64(l.one.spot.Y)/100
	aim, way := math.Atan2(px-x, y-py)*180/math.Pi, math.Hypot(px-x, py-y)
	passes := func(i int, outward float64) bool {
		bx, by := l.battery(i)
		reach := mark.meets(bx, by, aim, -outward)
		if math.IsInf(reach, 1) {
			reach = way
		}
		return between.meets(bx, by, aim, outward) >= reach
	}
	sure = true
	for i := range l.left {
		if l.one.row>>i&1 == 0 {
			continue
		}
		if passes(i, 0) {
			clear |= 1 << i
		}
		sure = sure && passes(i, 0.5) == passes(i, -0.5)
	}
	return clear, sure
}

// laneOf lays three ships of a battle so that the third may lie between the others, and all the
// rest far away; ok is false if two touch, or if no battery bears.
func laneOf(g *State, mix *dice.Mixer, ships [3]shipNo, b group) (l laneModel, ok bool) {
	n := ships[0]
	l = laneModel{b: b, left: int(g.ships[n].battery[b])}
	g.ships[n].heading = plane.Heading(mix.Pick(36000))
	l.hulls[0].heading = float64(g.ships[n].heading) / 100
	out := l.facing() + float64(mix.Pick(41)-20)
	for i, m := range ships {
		s, k := &g.ships[m], g.kind(m)
		x, y := away(700, 700, out, []float64{0, float64(200 + mix.Pick(300)), float64(50 + mix.Pick(250))}[i])
		s.at = plane.Point{X: int32(100*x) + int32(mix.Pick(6000)) - 3000, Y: int32(100*y) + int32(mix.Pick(6000)) - 3000}
		if m != n {
			s.heading = plane.Heading(mix.Pick(36000))
		}
		l.hulls[i] = hullModel{float64(s.at.X) / 100, float64(s.at.Y) / 100, float64(s.heading) / 100, float64(k.Length) / 100, float64(k.Width) / 100}
	}
	for i := range ships {
		if plane.Touching(g.base(ships[i]), g.base(ships[(i+1)%3])) {
			return l, false
		}
	}
	for m := range shipNo(g.ofFleet()) {
		if !slices.Contains(ships[:], m) {
			g.ships[m].fate = awaited
		}
	}
	l.one = salvo{from: n, to: ships[1], by: b, shot: Ball, base: g.base(n), mark: g.base(ships[1])}
	g.lay(&l.one)
	return l, l.one.bears > 0
}

// Which batteries of a broadside, or chasers, have a clear lane past a third ship, where all of
// them bear or only some: what they aim at, how many fire, and that each lane is its own.
func TestModelOfLanes(t *testing.T) { // 10.4, 10.8, 10.10
	mix, battles, held := dice.NewMixer(43, 23), modelBattles(t, underSail[0]), [4]int{} // none, some, all; some bear
	for range randomShips {
		g := *battles[0]
		n, e, third := shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet()))
		b := []group{portGuns, starboardGuns, sternGuns}[mix.Pick(3)]
		if n == e || e == third || third == n || g.ships[n].battery[b] == 0 {
			continue
		}
		l, ok := laneOf(&g, &mix, [3]shipNo{n, e, third}, b)
		if !ok {
			continue
		}
		px, py, sure := l.aim()
		x, y := l.place(0.5)
		if spot := l.one.spot; sure && math.Abs(math.Hypot(px-x, py-y)-float64(l.one.distance)/100) > 0.5 {
			t.Fatalf("%s group %d at %s: the shot of %b is at %v, %d away, want %.2f %.2f; %+v", g.row(n).Key, b, g.row(e).Key, l.one.row, spot, l.one.distance, px, py, l.hulls)
		}
		clear, certain := l.open()
		if !sure || !certain {
			continue
		}
		f, bore := fight{}, l.one.bears
		for m := range shipNo(g.ofFleet()) {
			f.hulls[m][0] = g.base(m)
		}
		open := bits.OnesCount16(clear)
		if g.lane(&f, &l.one); l.one.bears != open {
			t.Fatalf("%s group %d, %b of %d at %s, past %s: %d lanes are clear, want %b; %+v", g.row(n).Key, b, l.one.row, l.left, g.row(e).Key, g.row(third).Key, l.one.bears, clear, l.hulls)
		}
		switch {
		case bore < l.left:
			held[3]++
		case open == 0:
			held[0]++
		case open == bore:
			held[2]++
		default:
			held[1]++
		}
	}
	if slices.Min(held[:]) < randomShips/100 {
		t.Errorf("salvoes with no, some and all lanes clear, and with some batteries that bear: %d were held against the model", held)
	}
}
