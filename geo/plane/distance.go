package plane

// Distance returns the shortest distance between two bases, rounded; 0 if they
// touch or overlap.
func Distance(a, b Base) int32 {
	ab, bb := a.box(), b.box()
	return apart(&ab, &bb)
}

// apart returns the same as Distance, in fine parts.
func apart(a, b *box) int32 {
	if g := gaps(a, b); g.most() <= 0 {
		return 0
	}
	return between(a, b)
}

// between returns the shortest distance between two bases that are apart, rounded: a corner of one is nearest
// to the other.
func between(a, b *box) int32 { return int32(rootOf(min(a.nearest(b), b.nearest(a)))) }

// Within reports whether the shortest distance between two bases, rounded, is no more than far. It is quick
// for bases that are far apart or clearly nearer.
func Within(a, b Base, far int32) bool {
	around := a.Around(far)
	return around.Holds(b)
}

// Surroundings are the places near a base; testing many others against them costs less than one by one.
type Surroundings struct {
	of    Base
	far   int32
	box   box // of the base, once it was wanted
	boxed bool
}

// Around returns the places no farther from the base than far, in hundredths of a millimetre.
func (b Base) Around(far int32) Surroundings { return Surroundings{of: b, far: far} }

// Holds reports whether another base is Within that distance.
func (s *Surroundings) Holds(b Base) bool {
	a, far := &s.of, s.far
	// No part of a base is farther from At than its length and half its width; and At
	// is a part of it, to within a fine part or two.
	apart := a.At.From(b.At).square()
	if apart >= rootUnder(min(far, 4*Reach)+a.Length+b.Length+(a.Width+b.Width)/2+1) {
		return false
	}
	if apart < rootUnder(far-1) {
		return true
	}
	if !s.boxed {
		s.box, s.boxed = a.box(), true
	}
	bb := b.box()
	return s.box.within(&bb, far)
}

// within reports whether the shortest distance between two bases, rounded, is no more than far.
func (o *box) within(of *box, far int32) bool {
	switch {
	case o.isApart(of, (int64(far)+1)*fine+1): // no way is shorter, and all rounding less than a unit
		return false
	case !o.isApart(of, 1):
		return far >= 0
	}
	return between(o, of) <= far
}

// DistanceTo returns the shortest distance from the base to a point, rounded; 0 if
// it lies in the base.
func (b Base) DistanceTo(p Point) int32 {
	ox := b.box()
	u, v := ox.beyond(int64(p.X)*fine, int64(p.Y)*fine)
	return int32(rootOf(uint64(u*u + v*v)))
}

// nearest returns the square of the distance from a corner of another base.
func (o *box) nearest(of *box) uint64 {
	least := uint64(1<<63 - 1)
	for _, c := range of.corners() {
		// Ways of at most 2^30.5, their squares at most 2^61.
		u, v := o.beyond(c.x, c.y)
		least = min(least, uint64(u*u+v*v))
	}
	return least
}

// beyond returns how far a place lies outside the base's length and width.
func (o *box) beyond(x, y int64) (u, v int64) {
	u, v = o.local(x, y)
	return max(0, u-o.l, -u-o.l), max(0, v-o.w, -v-o.w)
}
