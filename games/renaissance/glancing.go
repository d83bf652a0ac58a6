package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// glanceOff parts ships that have fouled and are not locked: after a contact in area
// 2 they stand apart when the collision move is made, with all who are locked with either;
// otherwise ship A swings along ship B and they glance past at half speed. One that has struck two
// bows or sterns at once passes neither.
//
// Case 18.1. Rulings R348, R349, R352, R356, R542.
func (g *State) glanceOff(v *voyage, f *fouling, t *engine.Turn) {
	stuck := g.standOff(v, f)
	for i := range f.list[:f.many] {
		c := &f.list[i]
		switch both := justOne(c.a) | justOne(c.b); {
		case stuck&both == 0 && !f.endsTwo(c):
			g.glance(v, c, f.at, t)
		case !c.two:
			g.press(v, c, f.at)
		}
	}
}

// standOff parts those who have met in area 2, and returns them with all who are locked with them.
//
// Case 18.1. Rulings R348, R349.
func (g *State) standOff(v *voyage, f *fouling) (stuck squad) {
	var push [MaxShips]plane.Vector
	for i := range f.list[:f.many] {
		c := &f.list[i]
		if !c.two {
			continue
		}
		a, b := g.lockedWith(c.a), g.lockedWith(c.b)
		stuck |= a | b
		part := plane.Apart(v.path[c.a].At(f.at), v.path[c.b].At(f.at), g.tables.Distance[Parted])
		half := part.Part(1, 2)
		switch heldA, heldB := g.anyHeld(a), g.anyHeld(b); {
		case heldA && heldB:
			continue
		case heldA:
			half = part
		case heldB:
			half = plane.Vector{}
		}
		for n := range b.each {
			push[n] = push[n].Add(half)
		}
		for n := range a.each {
			push[n] = push[n].Add(half.Add(part.Minus()))
		}
	}
	rest := g.collisionMove(v, f).Part(int32(plane.Whole-f.at), int32(plane.Whole))
	if g.anyHeld(g.withMates(f.ships)) {
		rest = plane.Vector{}
	}
	for n := range stuck.each {
		if !g.anyHeld(g.lockedWith(n)) {
			v.check(n, f.at)
			v.slideOn(n, rest.Add(push[n]).Add(g.partsYet(v, n, f.at)), f.at)
		}
	}
	return stuck
}

// endsTwo reports whether a ship of a contact at bow or stern has another such contact in the
// fouling.
//
// Ruling R542.
func (f *fouling) endsTwo(c *contact) bool {
	for i := range f.list[:f.many] {
		if o := &f.list[i]; c.end && o.end && o != c && (o.a == c.a || o.a == c.b || o.b == c.a || o.b == c.b) {
			return true
		}
	}
	return false
}

// glance lets ship A swing along ship B, or past her bow or stern, and both go
// straight on at half speed for the rest of the move. Over the first part of it they
// take no new test.
//
// Case 18.1. Rulings R349, R352.
func (g *State) glance(v *voyage, c *contact, at plane.Time, t *engine.Turn) {
	if at+swinging >= plane.Whole || !g.swings(c.a) && !g.swings(c.b) {
		g.endAll(v, c.a, at)
		g.endAll(v, c.b, at)
		return
	}
	g.standBoth(v, c, at)
	if c.end && g.swings(c.a) {
		g.sidestep(v, c, at, t)
	} else if g.swings(c.a) {
		g.swingAlong(v, c.a, c.b, c.m.At, at)
	} else {
		g.swingAlong(v, c.b, c.a, c.m.At, at)
	}
	from := at + swinging
	v.apart[c.a].add(c.b)
	v.apart[c.b].add(c.a)
	v.beside[c.a], v.beside[c.b] = c.b, c.a
	for _, n := range [...]shipNo{c.a, c.b} {
		v.luff[n] = never
		if !g.swings(n) {
			v.swung[n] = from
			continue
		}
		far := Length(int64(v.goal[n]) * int64(plane.Whole-at) / (2 * int64(plane.Whole)))
		if v.stopped(n) || v.drifts.has(n) {
			far = 0 // she lies there while the other goes past
		}
		v.halt(n, at)
		if v.before[n] = v.run[n]; far > 0 {
			v.run[n] += far
			v.glances.add(n)
		}
		v.swung[n] = from
		v.stand(n, from)
		v.passed[n] = plane.Whole
		switch {
		case far == 0:
		case v.backs.has(n):
			v.path[n].Ahead(-far, plane.Whole)
		default:
			v.path[n].Ahead(far, plane.Whole)
		}
		if near := g.tables.Distance[Glance]; far > near {
			v.passed[n] = from + plane.Time(int64(plane.Whole-from)*int64(near)/int64(far))
		}
	}
}

// standBoth ends the paths of two ships that have met, and of those locked with them, at a moment.
func (g *State) standBoth(v *voyage, c *contact, at plane.Time) {
	v.standAll(g.withMates(justOne(c.a)|justOne(c.b)), at)
	g.partOn(v, c.a, at)
	g.partOn(v, c.b, at)
}

// sidestep brings ship A, who has struck the bow or stern of ship B, corner to corner
// with her on the side that a die shows: the more likely the farther she already
// lies to that side.
//
// Cases 18.1, 18.1.1.
func (g *State) sidestep(v *voyage, c *contact, at plane.Time, t *engine.Turn) {
	a, b := v.path[c.a].At(at), v.path[c.b].At(at)
	_, right := b.Local(a.At)
	wide := (a.Width + b.Width) / 2
	faces := int32(4)
	switch off := max(right, -right); {
	case 6*off > 5*wide: // less than a sixth of the width in common
		faces = 5
	case 3*off <= wide: // two thirds or more in common
		faces = 3
	}
	g.weigh().n[stakeFaces] = faces
	die := g.throwAt(t, 1, "18.1", g.object(c.a), stake{on: g.object(c.b), of: theSide})
	if favoured := int32(die[0]) <= faces; (right >= 0) != favoured {
		wide = -wide
	}
	level := int32(0)
	if c.m.On[1]&plane.Rear != 0 {
		level = -b.Length
	}
	v.stand(c.a, at)
	p := &v.path[c.a]
	end := a.At
	if c.m.On[0]&plane.Front == 0 {
		end = a.Middle(plane.Rear)
	}
	if turn := alongside(a.Heading, b.Heading); turn != 0 {
		p.Swing(end, turn, at+swinging/2)
	}
	v.stand(c.a, at+swinging/2)
	p.Slide(b.On(level, wide).From(end), at+swinging)
	g.tell(t, engine.Event{Kind: KindGlanced, Rule: "18.1", About: g.object(c.a), On: g.object(c.b), N: [4]int32{int32(die[0])}})
}

// breakOars breaks the oars of ship B: raked if ship A means to and strikes her not
// in the beam, or some at a hard contact in the beam. If both mean to rake nothing
// comes of it.
//
// Case 18.3. Ruling R381.
func (g *State) breakOars(v *voyage, c *contact, at plane.Time, t *engine.Turn) {
	if g.kind(c.b).Oars == 0 || g.ships[c.b].oars == [2]uint8{} {
		return
	}
	_, right := v.path[c.b].At(at).Local(c.m.At)
	to := port
	if c.m.On[1]&plane.Right != 0 || c.m.On[1]&plane.Left == 0 && right > 0 {
		to = starboard
	}
	fast := g.tables.Distance[HolingSpeed]
	if c.two {
		if v.goal[c.a] >= fast || v.goal[c.b] >= fast {
			g.loseOars(c.b, to, twoDice(g.throwAt(t, 2, "18.3", g.object(c.b), stake{on: g.object(c.a)})), t)
		}
		return
	}
	if !g.strikesBy(VerbOarRake, c.a, c.b) || g.strikesBy(VerbOarRake, c.b, c.a) {
		return
	}
	way := v.goal[c.a] + v.goal[c.b]
	if v.courseOf(c.a, at).Off(v.courseOf(c.b, at)) < plane.Full/4 {
		way = max(v.goal[c.a]-v.goal[c.b], v.goal[c.b]-v.goal[c.a])
	}
	g.weigh().n[stakeWay] = way
	die := g.throwAt(t, 1, "18.3", g.object(c.a), stake{on: g.object(c.b)})
	g.loseOars(c.b, to, g.rakedAt(int32(die[0]), way), t)
}

// rakedAt returns how many oars are raked at a die by ships that go so far, or come together so far, in a move.
//
// Case 18.3.
func (g *State) rakedAt(die int32, way Length) uint8 {
	step := g.tables.Distance[OarRakeStep]
	return uint8((2*die*way + step) / (2 * step))
}

// strikesBy reports whether a ship that is ordered to ram, or to rake oars, has struck an
// enemy, the one she was ordered to or another.
//
// Cases 7.9, 18.2, 18.3. Ruling R269.
func (g *State) strikesBy(verb engine.Verb, n, e shipNo) bool {
	c := g.course(n)
	return c.has(verb) && g.foes(n, e)
}

// orders reports whether an order about an object stands in a ship's chain.
func (g *State) orders(n shipNo, verb engine.Verb, on engine.Object) bool {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if h.orders[i].verb == verb && h.orders[i].on == on {
			return true
		}
	}
	return false
}

// hole tests whether ship A stoves in ship B. One four times as heavy sinks her.
//
// Case 18.2. Rulings R236, R237.
func (g *State) hole(v *voyage, c *contact, at plane.Time, t *engine.Turn) {
	a, b := g.kind(c.a), g.kind(c.b)
	fa, fb := g.class(c.a).Family, g.class(c.b).Family
	fig := &g.tables.Figure
	weak := b.Tons < fig[HoledUnder] || fb == GalleyFamily || fb == GalleassFamily
	strong := a.Tons > fig[HolesOver] || fa == GalleyFamily
	if !c.two || !weak || !strong || v.goal[c.a] < g.tables.Distance[HolingSpeed] {
		return
	}
	w := g.weigh()
	g.when(w, a.Tons > b.Tons, HolingWeight, int((a.Tons-b.Tons)/fig[HolingTons]))
	g.when(w, fa == GalleyFamily, HolingGalley, 1)
	g.when(w, fa == GalleassFamily, HolingGalleass, 1)
	g.when(w, g.strikesBy(VerbRam, c.a, c.b), HolingRam, 1)
	added := w.sum()
	die := g.throwAt(t, 1, "18.2", g.object(c.a), stake{on: g.object(c.b)})
	holes := holesAt(int32(die[0]), added)
	g.ships[c.b].holes += uint8(holes)
	sinks := a.Tons >= fig[SinksRatio]*b.Tons
	g.tell(t, engine.Event{Kind: KindHoled, Rule: "18.2", About: g.object(c.a), On: g.object(c.b),
		N: [4]int32{int32(die[0]), holes}})
	if sinks {
		v.sinks.add(c.b)
		v.stove[c.b] = at
	}
}

// holesAt returns how many holes a bow strikes at a die, with what is added for the ships.
//
// Case 18.2.
func holesAt(die int32, added int) int32 { return max(int32(added)-die, 0) }

// rammedUnderSail tests a galley or galleass that has rammed an enemy under sail as a square
// rigged ship that sails into the wind; she makes her collision move first. Head on, either
// of them has rammed the other.
//
// Cases 7.9, 18.1.
func (g *State) rammedUnderSail(v *voyage, n, e shipNo, t *engine.Turn) {
	if !g.strikesBy(VerbRam, n, e) || g.meansBefore(n) != bySail {
		return
	}
	w := g.weigh()
	g.squareIntoWind(n, 0, true, w)
	added := w.sum()
	f := g.throwAt(t, 2, "7.9", g.object(n), stake{on: g.object(e)})
	g.intoWind(n, v.path[n].End().Heading, byTotal(g.tables.IntoWind, f.Sum()+added), f.Sum(), t)
}

// meansBefore returns what moved a ship when the move began.
func (g *State) meansBefore(n shipNo) means {
	if g.sailing(n) {
		return bySail
	}
	return byOars
}
