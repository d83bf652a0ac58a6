package plane

import "math/bits"

const (
	// MM is one millimetre.
	MM = 100
	// Reach is the farthest from 0 that a point may lie in either axis: 20.97 m.
	Reach = 1 << 21
	// Widest is the most that a base may be long or wide: 2.6 m.
	Widest = 1 << 18
)

// A Point is a place on the table.
type Point struct{ X, Y int32 }

// A Vector is a way along the table.
type Vector struct{ X, Y int32 }

// Add returns the point v away.
func (p Point) Add(v Vector) Point { return Point{p.X + v.X, p.Y + v.Y} }

// From returns the way from q to p.
func (p Point) From(q Point) Vector { return Vector{p.X - q.X, p.Y - q.Y} }

// Go returns the point a length away on a heading, each axis rounded; a negative
// length leads back.
func (p Point) Go(h Heading, length int32) Point { return p.Add(Step(h, length)) }

// Step returns the way of a length along a heading, each axis rounded.
func Step(h Heading, length int32) Vector {
	// A length of 2^22 times a sine of 2^30 makes 2^52.
	return Vector{
		int32(round(int64(length)*int64(h.Sin()), 30)),
		int32(-round(int64(length)*int64(h.Cos()), 30)),
	}
}

// Add returns the two ways one after the other.
func (v Vector) Add(w Vector) Vector { return Vector{v.X + w.X, v.Y + w.Y} }

// Minus returns the opposite way.
func (v Vector) Minus() Vector { return Vector{-v.X, -v.Y} }

// Part returns n/d of the way, each axis rounded. d is more than 0.
func (v Vector) Part(n, d int32) Vector {
	// A way of 2^22 times 2^31 makes 2^53.
	return Vector{int32(divide(int64(v.X)*int64(n), int64(d))), int32(divide(int64(v.Y)*int64(n), int64(d)))}
}

// Length returns how long the way is, rounded.
func (v Vector) Length() int32 { return int32(rootOf(v.square())) }

// square returns the square of the length in fine parts: two squares of 2^30 make 2^61.
func (v Vector) square() uint64 {
	x, y := int64(v.X)*fine, int64(v.Y)*fine
	return uint64(x*x + y*y)
}

// Heading returns the direction of the way, rounded to the nearest hundredth of a degree; 0 for a way of no
// length.
func (v Vector) Heading() Heading {
	return direction(int64(v.X), int64(v.Y))
}

// Distance returns how far p lies from q, rounded.
func (p Point) Distance(q Point) int32 { return p.From(q).Length() }

// Within reports whether the distance of p from q, rounded, is no more than far.
func (p Point) Within(q Point, far int32) bool { return p.From(q).square() < rootUnder(far) }

// Bearing returns the heading that leads from p to q, rounded; 0 if they are the
// same point.
func (p Point) Bearing(q Point) Heading { return q.From(p).Heading() }

// direction returns the heading of a way east and south, both under 2^31.
func direction(east, south int64) Heading {
	if east == 0 && south == 0 {
		return 0
	}
	north := -south
	long, short := max(north, -north), max(east, -east)
	steep := short > long
	if steep {
		long, short = short, long
	}
	a := slope(short, long)
	if steep {
		a = quarter - a
	}
	if north < 0 {
		a = half - a
	}
	if east < 0 {
		a = -a
	}
	return Heading(0).Turn(a)
}

// slope returns the angle whose tangent is short over long, at most 45 degrees: the least whose upper end,
// half a hundredth of a degree on, lies beyond.
func slope(short, long int64) Angle {
	low, high := Angle(0), half/4
	for low < high {
		mid := (low + high) / 2
		end := int64(mid)*fine + fine/2
		// Lengths under 2^31 times sines of at most 2^30 make under 2^61.
		if long*sine(end) > short*cosine(end) {
			high = mid
		} else {
			low = mid + 1
		}
	}
	return low
}

// round divides by 2^n, halves away from zero.
func round(a int64, n uint) int64 {
	sign := a >> 63 // 0, or -1 of what is below 0: no branch, as signs are at random
	return ((a^sign-sign)+1<<(n-1))>>n ^ sign - sign
}

// divide divides by d, which is more than 0, halves away from zero.
func divide(a, d int64) int64 {
	if a < 0 {
		return -((-a + d/2) / d)
	}
	return (a + d/2) / d
}

// rootOf returns the root of a square in fine parts, in whole units, rounded.
func rootOf(square uint64) int64 { return int64(root(square)+fine/2) >> fineBits }

// rootUnder returns the least square in fine parts whose root is more than a length when it is rounded; 0 of
// a length below 0.
func rootUnder(length int32) uint64 {
	// Nothing is farther apart than 2^23, which makes 2^31, its square 2^62.
	over := int64(min(length, 4*Reach))*fine + fine/2
	if over < 0 {
		return 0
	}
	return uint64(over * over)
}

// root returns the greatest number whose square is no more than n.
func root(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	r := uint64(1) << ((bits.Len64(n) + 1) / 2)
	for {
		next := (r + n/r) / 2
		if next >= r {
			return r
		}
		r = next
	}
}
