package plane

import "math/bits"

// A Heading is a direction on the table in hundredths of a degree clockwise from north, 0 to 35999. Bearings
// are headings too.
type Heading int32

// An Angle is a turn in hundredths of a degree, clockwise if positive.
type Angle int32

const (
	Degree Angle = 100
	Full   Angle = 360 * Degree
)

const (
	quarter = Full / 4
	half    = Full / 2
)

// Turn returns the heading turned by a, which may be more than a circle.
func (h Heading) Turn(a Angle) Heading {
	t := (Angle(h) + a) % Full
	if t < 0 {
		t += Full
	}
	return Heading(t)
}

// Opposite returns the reverse heading.
func (h Heading) Opposite() Heading { return h.Turn(half) }

// To returns the shorter turn from h to g, more than -18000 and at most 18000.
func (h Heading) To(g Heading) Angle {
	a := Angle(g.Turn(-Angle(h)))
	if a > half {
		a -= Full
	}
	return a
}

// Off returns the angle between two headings, 0 to 18000. Off the heading that
// the wind blows from, it is 0 head to wind and 18000 dead before it.
func (h Heading) Off(g Heading) Angle { return max(h.To(g), -h.To(g)) }

// Across returns the acute angle between two lines with these headings, whichever
// way they run, 0 to 9000.
func (h Heading) Across(g Heading) Angle { return min(h.Off(g), half-h.Off(g)) }

// ArcLength returns the length of an arc that turns by a, either way, on a circle with the radius, at most
// Reach. It is rounded and never negative; a is at most 128 circles.
func ArcLength(a Angle, radius int32) int32 {
	// An angle of 2^23 and a radius of 2^21 make 2^44, times 2^60 makes 2^104: it
	// is kept in 128 bits.
	const radian = 824208436118997088 // a hundredth of a degree in radians, times 2^72
	hi, _ := bits.Mul64(uint64(max(a, -a))*uint64(radius), radian)
	return int32((hi + 1<<7) >> 8)
}

// ArcAngle returns the angle turned through on an arc of the length on a circle of
// the radius, both at most Reach and the radius at least 1. It is rounded.
func ArcAngle(length, radius int32) Angle {
	// A length of 2^21 times 2^41 makes 2^62; half a radius adds 2^48.
	const perRadian = 1538021870047 // hundredths of a degree in a radian, times 2^28
	r := int64(radius) << 28
	return Angle((int64(length)*perRadian + r/2) / r)
}

// MostAngle returns the greatest angle whose ArcLength is no more than the length.
func MostAngle(length, radius int32) Angle {
	a := ArcAngle(length, radius)
	for ArcLength(a, radius) > length {
		a--
	}
	for ArcLength(a+1, radius) <= length {
		a++
	}
	return a
}

// One is what Sin and Cos count in: the sine of a quarter circle.
const One = 1 << 30

// Sin returns the sine of the heading times One, rounded: how far east a step of
// One leads.
func (h Heading) Sin() int32 {
	if a := Angle(h); a >= half && a < Full {
		return -upperSin(a - half)
	} else if a >= 0 && a < half {
		return upperSin(a)
	}
	return int32(sine(int64(h) * fine))
}

// upperSin returns the sine of half a circle, as sine has it of whole hundredths of a degree.
func upperSin(a Angle) int32 {
	if a > quarter {
		a = half - a
	}
	return sines[a]
}

// Cos returns the cosine of the heading times One, rounded: how far north a step
// of One leads.
func (h Heading) Cos() int32 {
	if h += Heading(quarter); h >= Heading(Full) {
		h -= Heading(Full)
	}
	return h.Sin()
}

// fine is the number of parts of a unit that are kept between roundings.
const fine = 256

const fineBits = 8

// The circle and its quarter in fine angles.
const (
	fineFull    = int64(Full) * fine
	fineQuarter = int64(quarter) * fine
)

// sines holds the sine of every hundredth of a degree from 0 to a quarter circle, times One, rounded, and the
// last one twice, for the step beyond.
var sines = makeSines()

// makeSines turns the unit vector by a hundredth of a degree 4500 times, in parts
// of 2^62, and takes sines below 45 degrees and cosines above. Each step errs by
// under 2^-61, all by under 2^-48, which the tests show to be no unit of One.
func makeSines() (t [quarter + 2]int32) {
	const (
		sinStep = 804891046811061     // of a hundredth of a degree, times 2^62
		cosStep = 4611685948187393292 // the same
	)
	sin, cos := uint64(0), uint64(1)<<62
	for i := range quarter/2 + 1 {
		t[i], t[quarter-i] = int32((sin+1<<31)>>32), int32((cos+1<<31)>>32)
		sin, cos = times62(sin, cosStep)+times62(cos, sinStep), times62(cos, cosStep)-times62(sin, sinStep)
	}
	t[quarter+1] = t[quarter-1]
	return t
}

// times62 multiplies two numbers of at most 1, in parts of 2^62, rounded. The
// product of 2^124 is kept in 128 bits.
func times62(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	lo, carry := bits.Add64(lo, 1<<61, 0)
	return (hi+carry)<<2 | lo>>62
}

// sine returns the sine of a fine angle times One, by a straight line between the hundredths of a degree,
// which errs by under 4e-9.
func sine(a int64) int64 {
	a %= fineFull
	if a < 0 {
		return -upperSine(-a)
	}
	return upperSine(a)
}

// upperSine returns the sine of a fine angle of 0 up to a circle.
func upperSine(a int64) int64 {
	sign := int64(1)
	if a >= 2*fineQuarter {
		a, sign = a-2*fineQuarter, -1
	}
	if a > fineQuarter {
		a = 2*fineQuarter - a
	}
	i, f := a>>fineBits, a&(fine-1)
	// Two sines of 2^30 weighed by 2^8 in all.
	return sign * ((int64(sines[i])*(fine-f) + int64(sines[i+1])*f + fine/2) >> fineBits)
}

// cosine returns the sine a quarter circle further on. The angle is made positive first, so that a cosine is
// the same either way, to the last unit.
func cosine(a int64) int64 { return sine(max(a, -a) + fineQuarter) }
