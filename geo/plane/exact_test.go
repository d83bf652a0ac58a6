package plane

import "testing"

// worst keeps the greatest error seen, in thousandths of a unit.
type worst struct{ most int64 }

// see notes how far a result lies from the true value.
func (w *worst) see(got int64, want real) int64 {
	e, _ := mul(abs(sub(num(got), want)), num(1000)).Int64()
	w.most = max(w.most, e)
	return e
}

// off notes a true difference.
func (w *worst) off(d real) int64 { return w.see(0, d) }

func TestEverySineIsRounded(t *testing.T) {
	for a := range int64(quarter) + 1 {
		sin, _ := bigSinCos(radians(num(a)))
		var w worst
		if w.see(int64(sines[a]), mul(sin, num(One))) > 500 {
			t.Fatalf("sine of %d is %d, %s too far", a, sines[a], sin)
		}
	}
}

func TestSinesBetween(t *testing.T) {
	m, w := makerOf(1), worst{}
	for range 3000 {
		a := m.Int64N(2*fineFull) - fineFull
		sin, cos := bigSinCos(radians(frac(a, fine)))
		w.see(sine(a), mul(sin, num(One)))
		w.see(cosine(a), mul(cos, num(One)))
	}
	t.Logf("greatest error of a fine sine: %d thousandths of 2^-30", w.most)
	if w.most > 5100 {
		t.Error("more than 5.1 of 2^-30")
	}
}

func TestBearingsAreRounded(t *testing.T) {
	m, w := makerOf(2), worst{}
	for i := range 3000 {
		p, q := m.point(3000*MM), m.point(3000*MM)
		if i%3 == 0 {
			q = p.Add(Vector{m.between(-50, 50), m.between(-50, 50)})
		}
		if p == q {
			continue
		}
		// How far the point lies beside the ray on that bearing, as an angle.
		h := p.Bearing(q)
		way := bigOf(q).minus(bigOf(p))
		off := way.turned(neg(radians(num(int64(h)))))
		if off.y.Sign() > 0 {
			t.Fatalf("%v from %v bears %d, backward", q, p, h)
		}
		w.off(div(mul(div(off.x, way.length()), num(18000)), pi))
	}
	t.Logf("greatest error of a bearing: %d thousandths of 0.01 degree", w.most)
	if w.most > 500 {
		t.Error("not the nearest hundredth of a degree")
	}
}

func TestLengths(t *testing.T) {
	m, w := makerOf(3), worst{}
	for range 3000 {
		p, q := m.point(3000*MM), m.point(3000*MM)
		w.see(int64(p.Distance(q)), bigOf(p).minus(bigOf(q)).length())
		a, r := Angle(m.between(0, 72000)), m.between(1, 200*MM)
		w.see(int64(ArcLength(a, r)), mul(radians(num(int64(a))), num(int64(r))))
		n := m.between(0, 400*MM)
		w.see(int64(ArcAngle(n, r+10*MM)), div(mul(frac(int64(n), int64(r+10*MM)), num(18000)), pi))
	}
	t.Logf("greatest error of a length or an arc: %d thousandths of a unit", w.most)
	if w.most > 500 {
		t.Error("not the nearest unit")
	}
}

// seePose notes how far a base lies from the true one, places and heading.
func seePose(place, heading *worst, got Base, want bigBase) {
	d := bigOf(got.At).minus(want.at)
	place.off(d.length())
	turn := sub(num(int64(got.Heading)), div(mul(want.heading, num(18000)), pi))
	for less(turn, num(-18000)) {
		turn = add(turn, num(36000))
	}
	for less(num(18000), turn) {
		turn = sub(turn, num(36000))
	}
	heading.off(turn)
}

func TestPathsAreTrue(t *testing.T) {
	m := makerOf(4)
	var place, heading worst
	for range 300 {
		p, slow := m.path(m.base(2000 * MM))
		for range 4 {
			at := Time(m.between(0, int32(Whole)))
			seePose(&place, &heading, p.At(at), slow.at(&p, at))
		}
		seePose(&place, &heading, p.End(), slow.at(&p, p.Until()))
	}
	t.Logf("greatest error of a move: %d thousandths of 0.01 mm, %d of 0.01 degree", place.most, heading.most)
	if place.most > 900 || heading.most > 510 {
		t.Error("a base stands more than 0.009 mm or 0.0051 degree from where it should")
	}
}

func TestMovesTurnedByAnyAngle(t *testing.T) {
	m := makerOf(5)
	var place, heading worst
	for range 300 {
		key := m.Uint64()
		b := m.base(1000 * MM)
		turn := Angle(m.Int32N(int32(Full)))
		c := b
		way := bigOf(b.At).turned(radians(num(int64(turn))))
		c.At, c.Heading = nearestPoint(way), b.Heading.Turn(turn)
		p, _ := moves(key, b)
		q, _ := moves(key, c)
		want := p.End().big()
		want.at = want.at.turned(radians(num(int64(turn))))
		want.heading = add(want.heading, radians(num(int64(turn))))
		seePose(&place, &heading, q.End(), want)
	}
	t.Logf("a move turned by any angle differs by at most %d thousandths of 0.01 mm, %d of 0.01 degree", place.most, heading.most)
	if place.most > 5000 || heading.most > 5000 {
		t.Error("more than 0.05 mm or 0.05 degree")
	}
}

// moves returns a path of legs that do not depend on where the base stands.
func moves(key uint64, b Base) (p Path, slow bigPath) {
	m := makerOf(key)
	p.Begin(b, 0)
	for p.n < 8 {
		until := p.Until() + Whole/8
		switch m.IntN(3) {
		case 0:
			p.Ahead(m.between(-60*MM, 210*MM), until)
		case 1:
			p.Turn(Angle(m.between(-20000, 20000)), m.between(25, 100)*MM, until)
		case 2:
			p.Pivot(Angle(m.between(-20000, 20000)), until)
		}
	}
	return p, slow
}

func nearestPoint(p bigPoint) Point {
	return Point{nearestUnit(p.x), nearestUnit(p.y)}
}

func nearestUnit(a real) int32 {
	half := frac(1, 2)
	if a.Sign() < 0 {
		half = neg(half)
	}
	n, _ := add(a, half).Int64()
	return int32(n)
}

func TestGapsAndDistancesAreTrue(t *testing.T) {
	m := makerOf(6)
	var gap, distance worst
	for range 2000 {
		a, b := m.base(200*MM), m.base(200*MM)
		c, d := a.big().corners(), b.big().corners()
		want := bigGap(c[:], d[:])
		gap.see(int64(Gap(a, b)), want)
		if want.Sign() > 0 {
			distance.see(int64(Distance(a, b)), bigApart(c[:], d[:]))
		} else if Distance(a, b) != 0 {
			t.Fatalf("%+v and %+v overlap, distance %d", a, b, Distance(a, b))
		}
	}
	t.Logf("greatest error of a gap: %d, of a distance: %d thousandths of 0.01 mm", gap.most, distance.most)
	if gap.most > 520 || distance.most > 520 {
		t.Error("not the nearest unit, but for 0.02 of one")
	}
}

func TestCrossedBasesOverlap(t *testing.T) {
	a := Base{At: Point{0, -50 * MM}, Heading: 0, Length: 100 * MM, Width: 20 * MM}
	b := Base{At: Point{50 * MM, 0}, Heading: 9000, Length: 100 * MM, Width: 20 * MM}
	if d, g := Distance(a, b), Gap(a, b); d != 0 || g != -60*MM {
		t.Errorf("distance %d, gap %d", d, g)
	}
}
