package plane

import "math/rand/v2"

// A maker makes bases, paths and land by chance, from a key, for the tests.
type maker struct{ *rand.Rand }

func makerOf(key uint64) maker { return maker{rand.New(rand.NewPCG(key, 7))} }

func (m maker) between(low, high int32) int32 { return low + m.Int32N(high-low+1) }

func (m maker) point(size int32) Point {
	return Point{m.between(0, size), m.between(0, size)}
}

// base returns a ship's of 10 to 110 mm on a square table.
func (m maker) base(size int32) Base {
	b := Base{At: m.point(size), Heading: Heading(m.Int32N(int32(Full)))}
	b.Length, b.Width = m.between(10*MM, 110*MM), m.between(10*MM, 42*MM)
	if m.IntN(4) == 0 {
		b.Heading = Heading(m.Int32N(8) * 4500)
	}
	return b
}

// path returns a move of up to six legs by a base, and the same by the book.
func (m maker) path(b Base) (p Path, slow bigPath) {
	p.Begin(b, 0)
	for until := Time(0); p.n < 6; {
		until += Time(m.between(int32(Whole)/8, int32(Whole)/2))
		if until > Whole {
			return p, slow
		}
		m.leg(&p, &slow, until)
	}
	return p, slow
}

func (m maker) leg(p *Path, slow *bigPath, until Time) {
	by := Angle(m.between(-9000, 9000))
	switch m.IntN(6) {
	case 0, 1:
		n := m.between(-60*MM, 120*MM)
		p.Ahead(n, until)
		slow.slide(func(b bigBase) bigPoint { u, _ := b.axes(); return u.times(num(int64(n))) })
	case 2:
		v := Vector{m.between(-50*MM, 50*MM), m.between(-50*MM, 50*MM)}
		p.Slide(v, until)
		slow.slide(func(bigBase) bigPoint { return bigOf(Point(v)) })
	case 3:
		radius := [...]int32{0, 25 * MM, 50 * MM, 100 * MM}[m.IntN(4)]
		p.Turn(by, radius, until)
		slow.swing(func(b bigBase) bigPoint {
			out := add(num(int64(radius)), div(b.width, num(2)))
			return b.on(num(0), pick(by > 0, out, neg(out)))
		}, by)
	case 4:
		p.Pivot(by, until)
		slow.swing(bigBase.middle, by)
	case 5:
		about := p.End().On(m.between(-100*MM, 100*MM), m.between(-100*MM, 100*MM))
		p.Swing(about, by, until)
		slow.swing(func(bigBase) bigPoint { return bigOf(about) }, by)
	}
}

// land returns a polygon about a point with corners at chance distances from it.
func (m maker) land(at Point) (g Polygon) {
	first := Heading(m.Int32N(int32(Full)))
	for turned := Angle(0); turned < Full-2000; turned += Angle(m.between(2000, 9000)) {
		g = append(g, at.Go(first.Turn(turned), m.between(20*MM, 200*MM)))
	}
	return g
}
