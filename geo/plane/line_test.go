package plane

import "testing"

// TestCrossingsAreTrue looks at many moments between two crossings: the path is either in
// the polygon at all of them or at none.
func TestCrossingsAreTrue(t *testing.T) {
	m, crossed := makerOf(70), 0
	for range 400 {
		b := m.base(300 * MM)
		g := m.land(m.point(300 * MM))
		p := unmoved.path(b, m.orders())
		times := g.Crossings(&p, nil)
		crossed += len(times)
		from := Time(0)
		for i := range len(times) + 1 {
			until := Whole
			if i < len(times) {
				until = times[i]
			}
			for k := range Time(20) {
				at := from + (until-from)*(2*k+1)/40
				// Beside a crossing a rounded place may lie on either side.
				if near(&p, at, from) || near(&p, at, until) {
					continue
				}
				if got, want := g.Has(p.At(at).At), (len(times)-i)%2 == 1 != g.Has(p.End().At); got != want {
					t.Fatalf("%v crossed by %+v at %v: at %d in it: %v", g, p, times, at, got)
				}
			}
			from = until
		}
	}
	if crossed < 200 {
		t.Errorf("only %d crossings", crossed)
	}
}

// near reports whether the path has moved less than 0.05 mm between two moments.
func near(p *Path, a, b Time) bool { return p.At(a).At.Within(p.At(b).At, 5) }

func TestHedgeIsCrossedOnce(t *testing.T) {
	hedge := Line{{0, 100 * MM}, {100 * MM, 100 * MM}, {200 * MM, 100 * MM}}
	stands := Base{At: Point{100 * MM, 150 * MM}, Length: 30 * MM, Width: 30 * MM}
	for _, tt := range []struct {
		name  string
		order []order
		want  []Time
	}{
		{"at its corner", []order{{kind: 0, length: 100 * MM}}, []Time{Whole / 2}},
		{"there and back", []order{{kind: 0, length: 100 * MM}, {kind: 0, length: -100 * MM}}, []Time{Whole / 4, Whole * 3 / 4}},
		{"short of it", []order{{kind: 0, length: 49 * MM}}, nil},
		{"along it", []order{{kind: 1, by: Vector{50 * MM, 0}}}, nil},
	} {
		p := unmoved.path(stands, tt.order)
		got := hedge.Crossings(&p, nil)
		if len(got) != len(tt.want) || len(got) > 0 && got[0] != tt.want[0] {
			t.Errorf("%s: crossed at %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestStretchThroughLand holds what lies in a polygon against points along the stretch.
func TestStretchThroughLand(t *testing.T) {
	m, through := makerOf(71), 0
	const points = 2000
	for range 200 {
		g := m.land(m.point(300 * MM))
		from, to := m.point(300*MM), m.point(300*MM)
		in := int64(0)
		for i := range int32(points) {
			if g.Has(from.Add(to.From(from).Part(2*i+1, 2*points))) {
				in++
			}
		}
		long := int64(to.From(from).Length())
		want, slack := in*long/points, int64(len(g)+2)*long/points+5
		got := int64(g.Through(from, to))
		if got < want-slack || got > want+slack {
			t.Fatalf("%v has %d of %v to %v, want %d", g, got, from, to, want)
		}
		if got > 0 {
			through++
		}
	}
	if through < 50 {
		t.Errorf("only %d went through", through)
	}
}

func TestStretchAlongAnEdge(t *testing.T) {
	square := Polygon{{0, 0}, {100, 0}, {100, 100}, {0, 100}}
	for _, tt := range []struct {
		from, to Point
		want     int32
	}{
		{Point{-50, 50}, Point{150, 50}, 100},
		{Point{50, 50}, Point{150, 50}, 50},
		{Point{20, 20}, Point{20, 70}, 50},
		{Point{-50, 0}, Point{150, 0}, 100},
		{Point{-50, 100}, Point{150, 100}, 100},
		{Point{-50, -1}, Point{150, -1}, 0},
		{Point{0, 0}, Point{100, 100}, 141},
		{Point{50, 50}, Point{50, 50}, 0},
	} {
		if got := square.Through(tt.from, tt.to); got != tt.want {
			t.Errorf("%v to %v: %d, want %d", tt.from, tt.to, got, tt.want)
		}
	}
}

// TestUnderIsDeeperThanTouch pushes a base toward an edge: it touches first and is under it
// when it has been pressed farther than Touch.
func TestUnderIsDeeperThanTouch(t *testing.T) {
	square := Polygon{{0, 0}, {10000, 0}, {10000, 10000}, {0, 10000}}
	for _, tt := range []struct {
		y              int32
		touches, under bool
	}{
		{-Touch - 1, false, false}, {-Touch, true, false}, {Touch, true, false}, {Touch + 1, true, true}, {5000, true, true},
	} {
		b := Base{At: Point{5000, tt.y}, Heading: 18000, Length: 1000, Width: 1000}
		k := Block{At: b.At, Heading: b.Heading, Size: Size{Length: 1000, Width: 300, Gap: 50}, Order: Order{Bases: 3, Files: 3}}
		if square.Touches(b) != tt.touches || square.Under(b) != tt.under || k.On(square) != tt.under {
			t.Errorf("at %d: touches %v, under %v, the block %v", tt.y, square.Touches(b), square.Under(b), k.On(square))
		}
		edge := Line{{0, 0}, {10000, 0}}
		if inside := tt.y > b.Length; !inside && (edge.Touches(b) != tt.touches || edge.Under(b) != tt.under || k.Meets(edge) != tt.under) {
			t.Errorf("at %d: touches the line %v, under it %v, the block %v", tt.y, edge.Touches(b), edge.Under(b), k.Meets(edge))
		}
	}
}
