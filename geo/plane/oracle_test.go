package plane

import "math/big"

// The slow and plainly right version: real numbers of 200 bits, angles in radians,
// every formula as a book of geometry has it. The tests hold the package against it.

type real = *big.Float

const precision = 200

func num(n int64) real        { return new(big.Float).SetPrec(precision).SetInt64(n) }
func frac(n, d int64) real    { return div(num(n), num(d)) }
func add(a, b real) real      { return new(big.Float).SetPrec(precision).Add(a, b) }
func sub(a, b real) real      { return new(big.Float).SetPrec(precision).Sub(a, b) }
func mul(a, b real) real      { return new(big.Float).SetPrec(precision).Mul(a, b) }
func div(a, b real) real      { return new(big.Float).SetPrec(precision).Quo(a, b) }
func neg(a real) real         { return new(big.Float).SetPrec(precision).Neg(a) }
func abs(a real) real         { return new(big.Float).SetPrec(precision).Abs(a) }
func root2(a real) real       { return new(big.Float).SetPrec(precision).Sqrt(a) }
func less(a, b real) bool     { return a.Cmp(b) < 0 }
func hypot(a, b real) real    { return root2(add(mul(a, a), mul(b, b))) }
func least(a, b real) real    { return pick(less(a, b), a, b) }
func greatest(a, b real) real { return pick(less(a, b), b, a) }

func pick(yes bool, a, b real) real {
	if yes {
		return a
	}
	return b
}

// pi by Machin: 16 arctan 1/5 - 4 arctan 1/239.
var pi = sub(mul(num(16), arctanOf(5)), mul(num(4), arctanOf(239)))

// arctanOf is arctan 1/n by its series.
func arctanOf(n int64) real {
	power, sum := frac(1, n), num(0)
	for k := int64(0); k < 100; k++ {
		term := div(power, num(2*k+1))
		if k%2 == 1 {
			term = neg(term)
		}
		sum, power = add(sum, term), div(power, num(n*n))
	}
	return sum
}

// radians returns those of an angle in hundredths of a degree.
func radians(a real) real { return div(mul(a, pi), num(18000)) }

func bigSinCos(a real) (sin, cos real) {
	// An eighth of the angle by the series, then doubled three times.
	const halvings = 8
	a = div(a, num(1<<halvings))
	sin, cos = num(0), num(0)
	term := num(1)
	for k := int64(1); k < 40; k++ {
		switch k % 4 {
		case 1:
			cos = add(cos, term)
		case 2:
			sin = add(sin, term)
		case 3:
			cos = sub(cos, term)
		case 0:
			sin = sub(sin, term)
		}
		term = div(mul(term, a), num(k))
	}
	for range halvings {
		sin, cos = mul(num(2), mul(sin, cos)), sub(mul(cos, cos), mul(sin, sin))
	}
	return sin, cos
}

// A bigPoint is a place in units, x east and y south.
type bigPoint struct{ x, y real }

func (p bigPoint) plus(q bigPoint) bigPoint  { return bigPoint{add(p.x, q.x), add(p.y, q.y)} }
func (p bigPoint) minus(q bigPoint) bigPoint { return bigPoint{sub(p.x, q.x), sub(p.y, q.y)} }
func (p bigPoint) times(k real) bigPoint     { return bigPoint{mul(p.x, k), mul(p.y, k)} }
func (p bigPoint) dot(q bigPoint) real       { return add(mul(p.x, q.x), mul(p.y, q.y)) }
func (p bigPoint) cross(q bigPoint) real     { return sub(mul(p.x, q.y), mul(p.y, q.x)) }
func (p bigPoint) length() real              { return hypot(p.x, p.y) }
func (p bigPoint) toward(q bigPoint) bigPoint {
	d := q.minus(p)
	return d.times(div(num(1), d.length()))
}

func bigOf(p Point) bigPoint { return bigPoint{num(int64(p.X)), num(int64(p.Y))} }

// turned returns the way p turned clockwise.
func (p bigPoint) turned(angle real) bigPoint {
	sin, cos := bigSinCos(angle)
	return bigPoint{sub(mul(p.x, cos), mul(p.y, sin)), add(mul(p.x, sin), mul(p.y, cos))}
}

// A bigBase is a base at an exact place on an exact heading, in radians.
type bigBase struct {
	at            bigPoint
	heading       real
	length, width real
}

func (b Base) big() bigBase {
	return bigBase{bigOf(b.At), radians(num(int64(b.Heading))), num(int64(b.Length)), num(int64(b.Width))}
}

func (b bigBase) axes() (ahead, right bigPoint) {
	sin, cos := bigSinCos(b.heading)
	return bigPoint{sin, neg(cos)}, bigPoint{cos, sin}
}

// on returns the place ahead of the front edge and to the right of the centre line.
func (b bigBase) on(ahead, right real) bigPoint {
	u, v := b.axes()
	return b.at.plus(u.times(ahead)).plus(v.times(right))
}

// corners returns the four in order round the base.
func (b bigBase) corners() [4]bigPoint {
	w, l := div(b.width, num(2)), neg(b.length)
	return [4]bigPoint{b.on(num(0), w), b.on(l, w), b.on(l, neg(w)), b.on(num(0), neg(w))}
}

func (b bigBase) middle() bigPoint { return b.on(div(b.length, num(-2)), num(0)) }

// bigGap returns the widest stretch that parts two convex shapes across an edge of either; less than 0 if
// they overlap.
func bigGap(a, b []bigPoint) real {
	best := num(-1 << 40)
	for _, s := range [2][2][]bigPoint{{a, b}, {b, a}} {
		for i, p := range s[0] {
			q := s[0][(i+1)%len(s[0])]
			u := p.toward(q)
			// The inside lies to the right of an edge that is followed clockwise.
			out, far := num(1<<40), num(-1<<40)
			for _, r := range s[1] {
				out = least(out, neg(u.cross(r.minus(p))))
			}
			for _, r := range s[0] {
				far = greatest(far, neg(u.cross(r.minus(p))))
			}
			best = greatest(best, sub(out, far))
		}
	}
	return best
}

func gapOf(a, b bigBase) real {
	c, d := a.corners(), b.corners()
	return bigGap(c[:], d[:])
}

// bigOff returns the distance from a point to a stretch.
func bigOff(p, a, b bigPoint) real {
	d := b.minus(a)
	t := div(p.minus(a).dot(d), d.dot(d))
	t = least(num(1), greatest(num(0), t))
	return p.minus(a.plus(d.times(t))).length()
}

// bigApart returns the shortest distance between two shapes that do not overlap.
func bigApart(a, b []bigPoint) real {
	best := num(1 << 40)
	for _, s := range [2][2][]bigPoint{{a, b}, {b, a}} {
		for i, p := range s[0] {
			for _, r := range s[1] {
				if len(s[0]) > 1 {
					best = least(best, bigOff(r, p, s[0][(i+1)%len(s[0])]))
				}
			}
		}
	}
	return best
}

// A bigPath repeats a path by the book: each leg from where the last one truly ended.
type bigPath struct {
	legs []func(b bigBase, part real) bigBase
}

// slide goes straight.
func (p *bigPath) slide(by func(b bigBase) bigPoint) {
	p.legs = append(p.legs, func(b bigBase, part real) bigBase {
		b.at = b.at.plus(by(b).times(part))
		return b
	})
}

// swing turns about a centre.
func (p *bigPath) swing(centre func(b bigBase) bigPoint, by Angle) {
	p.legs = append(p.legs, func(b bigBase, part real) bigBase {
		a := mul(radians(num(int64(by))), part)
		c := centre(b)
		b.at = c.plus(b.at.minus(c).turned(a))
		b.heading = add(b.heading, a)
		return b
	})
}

// run returns the base after so many whole legs and a part of the next.
func (p *bigPath) run(b bigBase, whole int, part real) bigBase {
	for _, l := range p.legs[:whole] {
		b = l(b, num(1))
	}
	if whole < len(p.legs) {
		b = p.legs[whole](b, part)
	}
	return b
}

// at returns the base at a moment of a path that repeats q.
func (p *bigPath) at(q *Path, t Time) bigBase {
	i := q.leg(t)
	if i < 0 {
		return q.start.big()
	}
	l := &q.legs[i]
	return p.run(q.start.big(), i, frac(int64(min(t, l.until)-l.from), int64(l.until-l.from)))
}
