package plane

import "testing"

// triangles returns those of land that was made about a point.
func triangles(g Polygon, about Point) (ts [][]bigPoint) {
	for i := range g {
		p, q := g.edge(i)
		ts = append(ts, []bigPoint{bigOf(about), bigOf(p), bigOf(q)})
	}
	return ts
}

// deepest returns how far a shape is from the nearest triangle, less than 0 if in one.
func deepest(ts [][]bigPoint, shape []bigPoint) real {
	best := num(1 << 40)
	for _, tri := range ts {
		best = least(best, bigGap(tri, shape))
	}
	return best
}

func TestLandIsTrue(t *testing.T) {
	m, distance, met := makerOf(30), worst{}, 0
	for range 300 {
		about := m.point(400 * MM)
		g := m.land(about)
		if !g.Simple() {
			t.Fatalf("%v is not simple", g)
		}
		ts := triangles(g, about)
		p, q, b := m.point(400*MM), m.point(400*MM), m.base(400*MM)
		dot := []bigPoint{bigOf(p), bigOf(p).plus(bigPoint{frac(1, 1000), num(0)})}
		if got, want := g.Has(p), deepest(ts, dot).Sign() <= 0; got != want {
			t.Fatalf("%v has %v: %v", g, p, got)
		}
		if got, want := g.Cuts(p, q), deepest(ts, []bigPoint{bigOf(p), bigOf(q)}).Sign() <= 0; got != want {
			t.Fatalf("%v cuts %v to %v: %v", g, p, q, got)
		}
		c := b.big().corners()
		if d := deepest(ts, c[:]); d.Sign() <= 0 {
			met++
			if !g.Touches(b) || g.Distance(b) != 0 {
				t.Fatalf("%v and %+v: touch %v, distance %d", g, b, g.Touches(b), g.Distance(b))
			}
			continue
		}
		want := num(1 << 40)
		for _, tri := range ts {
			want = least(want, bigApart(tri, c[:]))
		}
		distance.see(int64(g.Distance(b)), want)
		if near := less(want, num(Touch)); g.Touches(b) != near && !less(want, num(Touch+1)) {
			t.Fatalf("%v touches %+v: %v, %s apart", g, b, g.Touches(b), want)
		}
	}
	t.Logf("greatest error of a distance from land: %d thousandths of 0.01 mm", distance.most)
	if distance.most > 530 || met < 50 || met > 250 {
		t.Errorf("not the nearest unit, but for 0.03 of one; %d of 300 on land", met)
	}
}

func TestGroundingsAreTrue(t *testing.T) {
	m, late, missed, met := makerOf(31), worst{}, num(0), 0
	for range 200 {
		about := m.point(300 * MM)
		g := m.land(about)
		ts := triangles(g, about)
		p, slow := m.path(m.base(300 * MM))
		shape := func(at Time) real {
			c := slow.at(&p, at).corners()
			return deepest(ts, c[:])
		}
		if g.Touches(p.start) {
			continue
		}
		end, ok := g.FirstGround(&p, 0)
		if ok {
			met++
			late.off(shape(end))
		} else {
			end = Whole
		}
		for range 15 {
			missed = least(missed, shape(Time(m.between(0, int32(end)))))
		}
	}
	deep := worst{}
	deep.off(missed)
	t.Logf("%d groundings, at most %d thousandths of 0.01 mm off; deepest missed %d", met, late.most, deep.most)
	if late.most > 5000 || deep.most > 5000 || met < 20 {
		t.Error("more than 0.05 mm, or too few")
	}
}

func TestSimple(t *testing.T) {
	for _, tt := range []struct {
		name string
		g    Polygon
		want bool
	}{
		{"a square", Polygon{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, true},
		{"a square the other way round", Polygon{{0, 10}, {10, 10}, {10, 0}, {0, 0}}, true},
		{"a bay", Polygon{{0, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}}, true},
		{"a corner on a straight edge", Polygon{{0, 0}, {5, 0}, {10, 0}, {10, 10}}, true},
		{"an hourglass", Polygon{{0, 0}, {10, 10}, {10, 0}, {0, 10}}, false},
		{"a corner twice", Polygon{{0, 0}, {0, 0}, {10, 10}, {0, 10}}, false},
		{"an edge that turns back", Polygon{{0, 0}, {10, 0}, {5, 0}, {5, 10}}, false},
		{"a corner that touches an edge", Polygon{{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}, false},
		{"two points", Polygon{{0, 0}, {10, 0}}, false},
		{"nothing", nil, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.g.Simple(); got != tt.want {
				t.Errorf("simple: %v", got)
			}
		})
	}
}

func TestBarrier(t *testing.T) {
	chain := Polygon{{100 * MM, 0}, {100 * MM, 200 * MM}}
	b := Base{At: Point{50 * MM, 100 * MM}, Heading: 9000, Length: 40 * MM, Width: 20 * MM}
	var p Path
	p.Begin(b, 0)
	p.Ahead(100*MM, Whole)
	if at, ok := chain.FirstGround(&p, 0); !ok || at != Whole/2 {
		t.Errorf("meets the chain at %d, %v", at, ok)
	}
	if !chain.Cuts(Point{0, 0}, Point{200 * MM, 150 * MM}) || chain.Cuts(Point{0, 0}, Point{99 * MM, 0}) {
		t.Error("a line over the chain, and one short of it")
	}
}
