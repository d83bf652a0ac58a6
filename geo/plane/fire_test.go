package plane

import "testing"

// clip returns what of a convex shape lies to the right of a line from a place on a way.
func clip(shape []bigPoint, from, way bigPoint) (kept []bigPoint) {
	for i, p := range shape {
		q := shape[(i+1)%len(shape)]
		a, b := way.cross(p.minus(from)), way.cross(q.minus(from))
		if a.Sign() >= 0 {
			kept = append(kept, p)
		}
		if a.Sign()*b.Sign() < 0 {
			kept = append(kept, p.plus(q.minus(p).times(div(a, sub(a, b)))))
		}
	}
	return kept
}

// aimed is Fan.Aim by the book: the base cut down to the arc, and its nearest place.
func (f Fan) aimed(b Base) (distance real, ok bool) {
	c, from := b.big().corners(), bigOf(f.From)
	ray := func(a Angle) bigPoint {
		sin, cos := bigSinCos(radians(num(int64(f.Facing) + int64(a))))
		return bigPoint{sin, neg(cos)}
	}
	shape := clip(clip(c[:], from, ray(-f.Half)), from, ray(f.Half).times(num(-1)))
	if len(shape) == 0 {
		return nil, false
	}
	if bigGap([]bigPoint{from, from.plus(bigPoint{frac(1, 1000), num(0)})}, shape).Sign() <= 0 {
		return num(0), true
	}
	return bigApart([]bigPoint{from}, shape), true
}

// What a fan misses is in the arc of none that stands beside it, and of bases that
// are not, most are told at once.
func TestMissesIsTrue(t *testing.T) {
	m, missed, told := makerOf(23), 0, 0
	for range 100_000 {
		b := m.base(900 * MM)
		f := Fan{m.point(900 * MM), Heading(m.Int32N(int32(Full))), Angle(m.between(1, 8900)), 3000 * MM}
		beside := m.between(0, 100*MM)
		other := f
		other.From = f.From.Go(Heading(m.Int32N(int32(Full))), m.between(0, beside))
		_, _, ok := other.Aim(b)
		if f.Misses(b, beside) {
			if told++; ok {
				t.Fatalf("%+v misses %+v, and %+v does not", f, b, other)
			}
		}
		if !ok {
			missed++
		}
	}
	if told < missed/2 {
		t.Errorf("of %d that are missed %d are told at once", missed, told)
	}
}

func TestAimIsTrue(t *testing.T) {
	m, w, in := makerOf(20), worst{}, 0
	for range 1500 {
		b := m.base(400 * MM)
		f := Fan{m.point(400 * MM), Heading(m.Int32N(int32(Full))), Angle(m.between(1, 8900)), 2000 * MM}
		at, got, ok := f.Aim(b)
		want, found := f.aimed(b)
		if ok != found {
			t.Fatalf("%+v at %+v: %v, want %v", f, b, ok, found)
		}
		if !ok {
			continue
		}
		in++
		w.see(int64(got), want)
		if d := f.From.Distance(at); max(d-got, got-d) > 1 || b.DistanceTo(at) > 1 {
			t.Fatalf("%+v at %+v: %v is %d away, want %d", f, b, at, d, got)
		}
		f.Range = got - 1
		if _, _, ok := f.Aim(b); ok {
			t.Fatalf("%+v reaches %d", f, got)
		}
	}
	t.Logf("greatest error of a range: %d thousandths of 0.01 mm, in %d aims", w.most, in)
	if w.most > 540 || in < 300 {
		t.Error("not the nearest unit, but for 0.04 of one")
	}
}

func TestArcEdges(t *testing.T) {
	// A ship heading north at 0, 0 fires from the middle of her right edge, at 10,
	// 40 mm, 15 degrees either way: at 100 mm out the arc is 26.79 mm wide each way.
	a := Base{At: Point{0, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	f := Fan{a.Middle(Right), a.Out(Right), 15 * Degree, 650 * MM}
	for _, tt := range []struct {
		name string
		b    Base
		in   bool
	}{
		{"a corner just in the arc", Base{Point{110 * MM, 40*MM + 2679}, 0, 50 * MM, 0}, true},
		{"a corner just beyond the arc", Base{Point{110 * MM, 40*MM + 2680}, 0, 0, 0}, false},
		{"just in range", Base{Point{660 * MM, 30 * MM}, 0, 20 * MM, 0}, true},
		{"just out of range", Base{Point{660*MM + 1, 30 * MM}, 0, 20 * MM, 0}, false},
		{"across both edges, no corner within", Base{Point{110 * MM, 0}, 0, 80 * MM, 20 * MM}, true},
		{"behind", Base{Point{-50 * MM, 0}, 0, 80 * MM, 20 * MM}, false},
		{"alongside", Base{Point{20 * MM, 0}, 0, 80 * MM, 20 * MM}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if _, _, in := f.Aim(tt.b); in != tt.in {
				t.Errorf("in the arc: %v", in)
			}
		})
	}
}

// enters returns how far a line runs until it meets a base, by cutting off what lies outside each of its
// edges.
func enters(from, way bigPoint, b Base) (far real, ok bool) {
	c := b.big().corners()
	low, high := num(0), num(1<<40)
	for i, p := range c {
		u := p.toward(c[(i+1)%4])
		inside, slope := u.cross(from.minus(p)), u.cross(way)
		switch {
		case slope.Sign() > 0:
			low = greatest(low, neg(div(inside, slope)))
		case slope.Sign() < 0:
			high = least(high, neg(div(inside, slope)))
		case inside.Sign() < 0:
			return nil, false
		}
	}
	return low, !less(high, low)
}

func TestLanesAreTrue(t *testing.T) {
	m, cut, open := makerOf(21), 0, 0
	for range 1500 {
		a, b, c := m.base(400*MM), m.base(400*MM), m.base(400*MM)
		e, n := edges[m.IntN(4)], 1+m.IntN(8)
		at, _, ok := Fan{a.Middle(e), a.Out(e), 6000, 1000 * MM}.Aim(b)
		if !ok || Distance(a, b) == 0 || Distance(a, c) == 0 {
			continue
		}
		l := a.Lane(e, n, at, b)
		l.Block(c)
		way := bigOf(a.Middle(e)).toward(bigOf(at))
		for i := range n {
			from := bigOf(a.Battery(e, i+1, n))
			reach, hit := enters(from, way, b)
			if !hit {
				reach = bigOf(a.Middle(e)).minus(bigOf(at)).length()
			}
			far, stopped := enters(from, way, c)
			stopped = stopped && less(far, reach)
			if l.Open(i+1) == stopped {
				t.Fatalf("%+v fires at %+v past %+v: line %d open %v", a, b, c, i+1, l.Open(i+1))
			}
			if stopped {
				cut++
			} else {
				open++
			}
		}
	}
	if cut < 100 || open < 100 {
		t.Errorf("%d lines cut, %d open", cut, open)
	}
}

func TestLane(t *testing.T) {
	a := Base{At: Point{0, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	b := Base{At: Point{200 * MM, 0}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	at, distance, ok := Fan{a.Middle(Right), a.Out(Right), 15 * Degree, 650 * MM}.Aim(b)
	if !ok || distance != 180*MM || at != (Point{190 * MM, 40 * MM}) {
		t.Fatalf("aims at %v, %d", at, distance)
	}
	for _, tt := range []struct {
		name  string
		hull  Base
		clear int
	}{
		{"nothing between", Base{At: Point{0, 500 * MM}, Length: 10, Width: 10}, 4},
		{"a hull beyond the target", Base{At: Point{300 * MM, 0}, Length: 80 * MM, Width: 20 * MM}, 4},
		{"a hull before the forward half", Base{At: Point{100 * MM, -20 * MM}, Length: 60 * MM, Width: 20 * MM}, 2},
		{"a hull across the whole lane", Base{At: Point{100 * MM, -20 * MM}, Length: 120 * MM, Width: 20 * MM}, 0},
		{"one aboard of the firer", Base{At: Point{20 * MM, -20 * MM}, Length: 120 * MM, Width: 20 * MM}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := a.Lane(Right, 4, at, b)
			l.Block(tt.hull)
			if l.Clear() != tt.clear {
				t.Errorf("%d clear, want %d", l.Clear(), tt.clear)
			}
		})
	}
	l := a.Lane(Right, 4, at, b)
	l.BlockLand(Polygon{{100 * MM, 0}, {120 * MM, 0}, {110 * MM, 35 * MM}})
	if l.Open(1) || l.Open(2) || !l.Open(3) || !l.Open(4) {
		t.Error("an islet before the two foremost batteries")
	}
	l = a.Lane(Right, 4, at, b)
	l.BlockLand(Polygon{{-50 * MM, 10 * MM}, {5 * MM, 10 * MM}})
	l.BlockLand(Polygon{{50 * MM, 30 * MM}, {90 * MM, 30 * MM}})
	if !l.Open(1) || l.Open(2) {
		t.Error("chains along the lines, one behind the guns, one before them")
	}
}

func TestRake(t *testing.T) {
	b := Base{At: Point{1000 * MM, 1000 * MM}, Heading: 0, Length: 80 * MM, Width: 20 * MM}
	for _, tt := range []struct {
		name string
		from Point
		end  Edge
		off  Angle
	}{
		{"dead ahead", Point{1000 * MM, 500 * MM}, Front, 0},
		{"dead astern", Point{1000 * MM, 1500 * MM}, Rear, 0},
		{"5 degrees off the bow", Point{1000*MM + 4374, 500 * MM}, Front, 500},
		{"just more", Point{1000*MM + 4384, 500 * MM}, Front, 501},
		{"abeam, nearer the stern", Point{1200 * MM, 1060 * MM}, Rear, 8429},
		{"at the very stern", Point{1000 * MM, 1080 * MM}, Rear, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if end, off := Rake(tt.from, b); end != tt.end || off != tt.off {
				t.Errorf("end %d, off %d, want %d, %d", end, off, tt.end, tt.off)
			}
		})
	}
}
