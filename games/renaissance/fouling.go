package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A contact is how two ships have come to touch. Ship a is the one whose course
// points at the other.
//
// Case 18.1.
type contact struct {
	a, b  shipNo
	m     plane.Meeting // of a with b
	two   bool          // area 2, which is angle 2 as well: a has struck the beam of b
	end   bool          // a has struck the bow or stern of b
	first bool          // they have not been touching all along
	both  bool          // head on: either is ship A
}

// A fouling is all contacts of one moment that share ships.
//
// Rulings R347, R348.
type fouling struct {
	list   [maxContacts]contact
	many   int
	ships  squad
	at     plane.Time
	adrift bool // both drifted in contact all through the move
}

// maxContacts is the most contacts that are settled together; more are settled next.
const maxContacts = 12

// meet settles the contacts of a moment in which ship n takes part, and returns the
// ships whose paths it changes.
//
// Case 18.1. Rulings R347, R348.
func (g *State) meet(v *voyage, h *horizon, n shipNo, at plane.Time, t *engine.Turn) squad {
	f := fouling{ships: justOne(n), at: at}
	for grown := true; grown; {
		grown = false
		for j := range shipNo(g.ofFleet()) {
			for i := range j {
				if h.meets[i][j] != at || !f.ships.has(i) && !f.ships.has(j) || f.many == maxContacts {
					continue
				}
				h.meets[i][j] = never
				f.list[f.many] = g.contact(v, i, j, at)
				f.many++
				f.ships.add(i)
				f.ships.add(j)
				grown = true
			}
		}
	}
	fresh := 0
	for i := range f.list[:f.many] {
		if f.list[i].first {
			fresh++
		}
	}
	if fresh == 0 {
		for i := range f.list[:f.many] {
			g.press(v, &f.list[i], at)
		}
	} else {
		g.foul(v, &f, t)
	}
	return g.withMates(f.ships)
}

// contact returns how two ships touch at a moment, and which of them is ship A.
//
// Case 18.1.
func (g *State) contact(v *voyage, i, j shipNo, at plane.Time) contact {
	c := contact{a: i, b: j, first: !v.met[i].has(j) || v.beenApart(i, j, at) && !v.passing(i, j, at)}
	c.m = plane.Meet(v.path[i].At(at), v.path[j].At(at))
	if g.strikes(v, j, c.m.On[1], at) && !g.strikes(v, i, c.m.On[0], at) ||
		g.strikes(v, j, c.m.On[1], at) == g.strikes(v, i, c.m.On[0], at) && g.closing(v, j, c.m.Out.Opposite(), at) > g.closing(v, i, c.m.Out, at) {
		c.a, c.b = j, i
		c.m = plane.Meet(v.path[j].At(at), v.path[i].At(at))
	}
	on := c.m.On[1]
	c.both = g.strikes(v, c.a, c.m.On[0], at) && g.strikes(v, c.b, c.m.On[1], at)
	theta := v.pointing(c.a, at).Across(v.path[c.b].At(at).Heading)
	beam := on&(plane.Left|plane.Right) != 0
	end := on&(plane.Front|plane.Rear) != 0
	c.two = theta >= g.angle(AreaTwo) && beam
	c.end = end && !c.two && c.m.On[0]&(plane.Front|plane.Rear) != 0
	return c
}

// passing reports whether two ships are glancing past each other: until they have, they
// take no new test.
//
// Case 18.1. Ruling R352.
func (v *voyage) passing(i, j shipNo, at plane.Time) bool {
	return v.apart[i].has(j) && at < max(v.passed[i], v.passed[j])
}

// beenApart reports whether two ships that touched have been clear of each other
// since.
//
// Ruling R347.
func (v *voyage) beenApart(i, j shipNo, at plane.Time) bool {
	parted, ok := plane.FirstClear(&v.path[i], &v.path[j], 0)
	return ok && parted < at
}

// courseOf returns the direction in which a ship goes at a moment.
func (v *voyage) courseOf(n shipNo, at plane.Time) plane.Heading {
	if v.drifts.has(n) {
		return v.toward[n]
	}
	h := v.path[n].At(at).Heading
	if v.backs.has(n) {
		return h.Opposite()
	}
	return h
}

// pointing returns the direction by which the angle of a contact is taken: her course, or her bow if she only
// drifts.
//
// Case 18.1. Ruling R454.
func (v *voyage) pointing(n shipNo, at plane.Time) plane.Heading {
	if v.drifts.has(n) {
		return v.path[n].At(at).Heading
	}
	return v.courseOf(n, at)
}

// strikes reports whether a ship touches another with the end that goes first.
func (g *State) strikes(v *voyage, n shipNo, on plane.Edge, at plane.Time) bool {
	switch {
	case v.goal[n] == 0 || v.stopped(n):
		return false
	case v.drifts.has(n):
		return false
	case v.backs.has(n):
		return on&plane.Rear != 0
	}
	return on&plane.Front != 0
}

// closing returns how fast a ship comes nearer along a heading.
func (g *State) closing(v *voyage, n shipNo, out plane.Heading, at plane.Time) int64 {
	if v.stopped(n) {
		return 0
	}
	off := v.courseOf(n, at).To(out)
	return int64(v.pace(n)) * int64(plane.Heading(0).Turn(off).Cos())
}

// press stops ships that touch, have not been apart, and push into each other.
//
// Ruling R347.
func (g *State) press(v *voyage, c *contact, at plane.Time) {
	if at == plane.Whole {
		return
	}
	a, b := v.path[c.a].At(at), v.path[c.b].At(at)
	still := plane.Gap(a, b)
	pushes := plane.Gap(v.path[c.a].At(at+1), b) < still
	pushed := plane.Gap(a, v.path[c.b].At(at+1)) < still
	if pushes || !pushed {
		g.endAll(v, c.a, at)
	}
	if pushed || !pushes {
		g.endAll(v, c.b, at)
	}
}

// foul settles ships that have run foul of each other: oars and hulls are damaged,
// and a joint test shows whether they become locked together.
//
// Cases 7.5, 18.1, 18.2, 18.3. Ruling R348.
func (g *State) foul(v *voyage, f *fouling, t *engine.Turn) {
	for i := range f.list[:f.many] {
		c := &f.list[i]
		g.tell(t, engine.Event{Kind: KindFoul, Rule: "18.1", About: g.object(c.a), On: g.object(c.b),
			N: [4]int32{int32(f.at) / (int32(plane.Whole) / 1000), c.area()}})
		g.breakOars(v, c, f.at, t)
		if c.both && !c.two {
			g.breakOars(v, &contact{a: c.b, b: c.a, m: plane.Meet(v.path[c.b].At(f.at), v.path[c.a].At(f.at))}, f.at, t)
		}
		g.hole(v, c, f.at, t)
		v.met[c.a].add(c.b)
		v.met[c.b].add(c.a)
		if c.two && c.m.On[0]&plane.Front != 0 {
			v.rammed[c.a].add(c.b)
		}
	}
	if !g.joinTest(v, f, "18.1", t) {
		g.glanceOff(v, f, t)
	}
	for i := range f.list[:f.many] {
		c := &f.list[i]
		g.rammedUnderSail(v, c.a, c.b, t)
		if c.both {
			g.rammedUnderSail(v, c.b, c.a, t)
		}
	}
}

// area returns the area of contact, 1 or 2.
func (c *contact) area() int32 {
	if c.two {
		return 2
	}
	return 1
}

// lockTogether locks ships that have fouled. They make what part of the collision
// move is left; if they met in the second half of the move they make half of it
// again in the next.
//
// Cases 7.5, 18.1. Rulings R348, R349, R356.
func (g *State) lockTogether(v *voyage, f *fouling) {
	way := g.collisionMove(v, f)
	v.standAll(g.withMates(f.ships), f.at)
	g.bindAll(v, f)
	all := g.withMates(f.ships)
	if g.anyHeld(all) {
		way = plane.Vector{}
	}
	from := min(f.at+swinging, plane.Whole)
	rest := way.Part(int32(plane.Whole-f.at), int32(plane.Whole))
	for n := range all.each {
		s := &g.ships[n]
		s.haul = plane.Vector{}
		if f.at > plane.Whole/2 {
			s.haul = way.Part(1, 2)
		}
		v.check(n, f.at)
		v.slideOn(n, rest.Add(g.partsYet(v, n, f.at)), from)
	}
}

// bindAll locks the ships of a fouling. Those who strike a beam stay as they have met; of others one
// that nothing else binds swings along the other. Where a swing has taken one away from
// another they are not locked.
//
// Case 18.1. Rulings R349, R541.
func (g *State) bindAll(v *voyage, f *fouling) {
	late := f.at+swinging >= plane.Whole
	for i := range f.list[:f.many] {
		if c := &f.list[i]; c.two || late {
			g.bind(c.a, c.b)
		}
	}
	for i := range f.list[:f.many] {
		c := &f.list[i]
		if c.two || late {
			continue
		}
		switch {
		case g.mayCome(f, c.a, c.b):
			g.swingAlong(v, c.a, c.b, c.m.At, f.at)
		case g.mayCome(f, c.b, c.a):
			g.swingAlong(v, c.b, c.a, c.m.At, f.at)
		}
		if plane.Touching(v.path[c.a].End(), v.path[c.b].End()) {
			g.bind(c.a, c.b)
		}
	}
}

// bind locks two ships with each other.
func (g *State) bind(a, b shipNo) {
	g.ships[a].foul.add(b)
	g.ships[b].foul.add(a)
}

// mayCome reports whether a ship is free to swing along another: nothing holds her, and what
// else she has met can swing along her in turn.
//
// Case 18.1. Rulings R349, R541.
func (g *State) mayCome(f *fouling, n, to shipNo) bool {
	if !g.swings(n) {
		return false
	}
	for i := range f.list[:f.many] {
		c := &f.list[i]
		e := c.a
		if c.a == n {
			e = c.b
		} else if c.b != n {
			continue
		}
		if e != to && (c.two || !g.swings(e)) {
			return false
		}
	}
	return true
}

// check ends the way of a ship that has run foul: she has none left.
//
// Case 18.1. Ruling R356.
func (v *voyage) check(n shipNo, at plane.Time) {
	if come, goes := v.counted(n, at); goes {
		v.made[n] = come
	}
	v.halt(n, at)
	v.luff[n], v.run[n] = never, 0
}

// standAll ends the paths of a set of ships at a moment.
func (v *voyage) standAll(ships squad, at plane.Time) {
	for n := range shipNo(MaxShips) {
		if ships.has(n) {
			v.stand(n, at)
		}
	}
}

// slideOn slides a ship from a moment on, keeping what her path has before.
func (v *voyage) slideOn(n shipNo, way plane.Vector, from plane.Time) {
	v.drifts.add(n)
	v.toward[n] = way.Heading()
	v.goal[n] = way.Length()
	v.stand(n, from)
	if way != (plane.Vector{}) && from < plane.Whole {
		v.path[n].Slide(way, plane.Whole)
	}
}

// collisionMove returns how far ships that are locked together go in a whole move: half of all their moves
// together, each on her own course.
//
// Case 7.5. Ruling R348.
func (g *State) collisionMove(v *voyage, f *fouling) plane.Vector {
	var sum plane.Vector
	for n := range shipNo(g.ofFleet()) {
		if f.ships.has(n) && !v.stopped(n) && g.ships[n].held == free {
			sum = sum.Add(plane.Step(v.courseOf(n, f.at), v.pace(n)))
		}
	}
	return sum.Part(1, 2)
}
