package plane

// Touch is the most that bases which touch may stand apart or be pressed into
// each other: 0.05 mm.
const Touch = 5

// By how much at least a line parts bases that do not touch, and bases that do not overlap, in fine parts.
const (
	touches  = Touch*fine + 1
	overlaps = -Touch * fine
)

// Gap returns how far two bases must be pushed to touch, rounded: what parts them
// measured across an edge of either, or, if they overlap, less than 0, the least
// push that would part them. Beyond a corner Distance is more than it.
func Gap(a, b Base) int32 {
	g := reachesOf(a, b)
	return int32(round(g.most(), fineBits))
}

// Touching reports whether the bases stand within Touch of each other or overlap.
func Touching(a, b Base) bool {
	p, q := a.box(), b.box()
	return !p.isApart(&q, touches)
}

// Overlap reports whether the bases are pressed more than Touch into each other.
func Overlap(a, b Base) bool {
	p, q := a.box(), b.box()
	return !p.isApart(&q, overlaps)
}

// isApart reports whether a line parts two bases by a length: the widest of their gaps is no less.
func (o *box) isApart(from *box, length int64) bool {
	sin, cos := o.across(from)
	return o.gap(from, sin, cos) >= length || from.gap(o, sin, cos) >= length
}

// across returns the sine and the cosine of the acute angle between two bases.
func (o *box) across(by *box) (sin, cos int64) {
	sin, cos = sine(by.h-o.h), cosine(by.h-o.h)
	return max(sin, -sin), max(cos, -cos)
}

// gap returns how far another base lies beyond the edges of one: the widest of the four reaches (see gaps).
func (o *box) gap(from *box, sin, cos int64) int64 {
	u, v := o.local(from.x, from.y)
	return max(max(u, -u)-o.l-round(from.l*cos+from.w*sin, 30), max(v, -v)-o.w-round(from.l*sin+from.w*cos, 30))
}

// FirstContact returns the last moment at which two bases on their paths are not
// yet pressed into each other, counting from a moment on; ok is false if they never
// are in this move. It is exact to the tick, and no contact that lasts less is
// deeper than the way the two go in one.
//
// Bases that touch already meet again only when pressed more than Touch deeper than
// they stand: they may slide along each other and part.
func FirstContact(a, b *Path, from Time) (t Time, ok bool) {
	return first(&pair{a: a, b: b}, from)
}

// A Meeting is where and how two bases touch.
type Meeting struct {
	At   Point   // the point of contact, or the middle of the edge they share
	On   [2]Edge // the edge of each on which that lies; two where it is a corner
	Flat bool    // edge lies along edge: they meet in no single point
	Out  Heading // from the first to the second, square to the edge struck
}

// Meet returns how two bases touch that stand within Touch of each other, and of
// bases farther apart how they would if pushed together across the nearest edge.
// Where edges are within half a degree of parallel they lie along each other.
func Meet(a, b Base) Meeting {
	g := reachesOf(a, b)
	i := g.widest()
	if i < 4 {
		return strike(a, b, i)
	}
	m := strike(b, a, i-4)
	m.On[0], m.On[1] = m.On[1], m.On[0]
	m.Out = m.Out.Opposite()
	return m
}

// flat is how far from parallel two edges may be and still lie along each other.
const flat = Degree / 2

// strike returns how b touches the i-th edge of a.
func strike(a, b Base, i int) Meeting {
	m := Meeting{Out: a.Heading.Turn(outward[i]), On: [2]Edge{edges[i], 0}}
	ab, bb := a.box(), b.box()
	back := m.Out.Opposite()
	// The edges of b that face a: one if it lies flat, else the two at the corner that sticks out most.
	for j, turned := range outward {
		out := b.Heading.Turn(turned)
		switch off := out.Off(back); {
		case off <= flat:
			m.On[1], m.Flat = edges[j], true
		case !m.Flat && off < quarter:
			m.On[1] |= edges[j]
		}
	}
	x, y := bb.table(bb.l*m.On[1].ahead(), bb.w*m.On[1].right())
	if m.Flat {
		x, y = shared(&ab, &bb, m.On)
	}
	m.At = b.rounded(x, y)
	if !m.Flat {
		m.On[0] |= ab.end(x, y, m.On[0])
	}
	return m
}

// end returns the edge at whose end, within Touch, a place on another edge lies.
func (o *box) end(x, y int64, on Edge) Edge {
	u, v := o.local(x, y)
	if on&(Front|Rear) != 0 {
		return side(v, o.w, Right, Left)
	}
	return side(u, o.l, Front, Rear)
}

func side(v, most int64, plus, minus Edge) Edge {
	switch {
	case v >= most-Touch*fine:
		return plus
	case -v >= most-Touch*fine:
		return minus
	}
	return 0
}

// shared returns the middle of the stretch that two edges have in common, on the first.
func shared(a, b *box, on [2]Edge) (x, y int64) {
	ends := [2][2]int64{} // of b's edge, ahead and to the right in a's measure
	for i := range ends {
		sign := int64(2*i - 1)
		u, v := b.l*on[1].ahead(), b.w*on[1].right()
		if u == 0 {
			u = sign * b.l
		} else {
			v = sign * b.w
		}
		ends[i][0], ends[i][1] = a.local(b.table(u, v))
	}
	if u := a.l * on[0].ahead(); u != 0 {
		return a.table(u, middle(ends[0][1], ends[1][1], a.w))
	}
	return a.table(middle(ends[0][0], ends[1][0], a.l), a.w*on[0].right())
}

// middle returns the middle of the stretch from p to q, either way, within most of 0.
func middle(p, q, most int64) int64 {
	low, high := max(min(p, q), -most), min(max(p, q), most)
	return divide(low+high, 2)
}

// Apart returns the way that b must be slid, square to the edge struck, to stand
// the given length from a: facing edges of ships that have not become locked.
// Each axis is rounded.
func Apart(a, b Base, length int32) Vector {
	g := reachesOf(a, b)
	i := g.widest()
	out := a.Heading
	if i >= 4 {
		out = b.Heading.Opposite()
	}
	push := length - int32(round(g[i], fineBits))
	return Step(out.Turn(outward[i%4]), push)
}

func reachesOf(a, b Base) reaches {
	ab, bb := a.box(), b.box()
	return gaps(&ab, &bb)
}
