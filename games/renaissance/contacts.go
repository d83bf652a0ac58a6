package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// offerContacts offers what is ordered about ships that touch or may: whether to be
// locked or to avoid it, to grapple, to cut loose, and to prevent that.
//
// Cases 18.1, 18.4. Rulings R350, R354, R355.
func (g *State) offerContacts(n shipNo, c *course, o *engine.Offer) {
	for _, v := range [...]engine.Verb{VerbLock, VerbAvoid} {
		g.add(o, g.mayWish(n, c, v, engine.NoObject), v, engine.NoObject)
	}
	for e := range shipNo(g.ofFleet()) {
		if !g.mayMeet(n, e) {
			continue
		}
		on := g.object(e)
		for v := VerbLock; v <= VerbAvoid; v++ {
			g.add(o, g.mayWish(n, c, v, on), v, on)
		}
		for v := VerbGrapple; v <= VerbPrevent; v++ {
			g.add(o, g.mayGrapple(n, c, v, e), v, on)
		}
	}
}

// mayMeet reports whether another ship is in play, known of, and so near that the two might
// touch in this move. Nothing moves so far that a ship farther off could.
//
// Cases 5.3, 18.1. Ruling R350.
func (g *State) mayMeet(n, e shipNo) bool {
	return e != n && g.ships[e].fate == afloat &&
		g.ships[n].at.Within(g.ships[e].at, meetingCircles*g.tables.Distance[CircleLarge]) && g.knows(n, e)
}

// meetingCircles is how many radii of the large circle may lie between ships that
// meet: two attack speeds and two bases are less.
const meetingCircles = 7

// mayWish refuses a second word about the same ship. One word holds for all ships
// but those named.
//
// Case 18.1. Ruling R350.
func (g *State) mayWish(n shipNo, c *course, v engine.Verb, on engine.Object) engine.Illegal {
	if on != engine.NoObject {
		if e := g.shipOf(on); e == noShip || !g.mayMeet(n, e) {
			return no(whyShip)
		}
	}
	if g.orders(n, VerbLock, on) || g.orders(n, VerbAvoid, on) {
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// mayGrapple refuses to grapple ships that do not touch, and to cut loose, or hold,
// those that are not locked together.
//
// Cases 18.4, 19.1. Ruling R240.
func (g *State) mayGrapple(n shipNo, c *course, v engine.Verb, e shipNo) engine.Illegal {
	if e == noShip || e == n || g.ships[e].fate != afloat {
		return no(whyShip)
	}
	if ill := g.mayCovet(n, e); v == VerbGrapple && !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	locked := s.foul.has(e)
	switch {
	case g.orders(n, v, g.object(e)):
		return no(whyTwice)
	case v == VerbGrapple && (locked || !s.touch.has(e)):
		return no(whyApart)
	case v != VerbGrapple && !locked:
		return no(whyNotLocked)
	case v == VerbLoose && s.stage > 1:
		return no(whyOnDeck)
	case v == VerbLoose && (s.loosing != noShip || c.has(VerbLoose)):
		return no(whyTwice)
	case v == VerbPrevent && c.has(VerbLoose) && g.orders(n, VerbLoose, g.object(e)):
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// A wish is what a crew wants of a ship it touches.
type wish int8

const (
	avoids  wish = -1
	neither wish = 0
	locks   wish = 1
)

// wishOf is what a ship's orders say about being locked with another: what they say
// of that ship, or of all; to ram or grapple her is to wish it; unwritten, friends
// are avoided.
//
// Case 18.1. Ruling R350.
func (g *State) wishOf(n, e shipNo) wish {
	on := g.object(e)
	switch {
	case g.orders(n, VerbLock, on), g.orders(n, VerbRam, on), g.orders(n, VerbGrapple, on):
		return locks
	case g.orders(n, VerbAvoid, on):
		return avoids
	case g.orders(n, VerbLock, engine.NoObject):
		return locks
	case g.orders(n, VerbAvoid, engine.NoObject), g.ships[n].holder == g.ships[e].holder:
		return avoids
	}
	return neither
}

// foulFactors is what is added to the die of the joint test.
//
// Case 18.1. Rulings R230, R231, R232, R233, R348, R351.
func (g *State) foulFactors(v *voyage, f *fouling) int {
	wishes := g.wishesIn(f)
	lockers, crews, raw, slow := 0, 0, true, true
	var eliteLocks, eliteAvoids, galley, english bool
	total := 0
	fac := &g.tables.Factor
	for n := range shipNo(g.ofFleet()) {
		if !f.ships.has(n) {
			continue
		}
		crews++
		class := g.row(n).Sailing
		raw = raw && class == Raw
		slow = slow && v.goal[n] < g.tables.Distance[FoulSlow]
		switch wishes[n] {
		case locks:
			lockers++
			eliteLocks = eliteLocks || class == Elite
			galley = galley || g.class(n).Family == GalleyFamily
			if class == Average {
				total += int(fac[FoulAverageWishes])
			}
		case avoids:
			eliteAvoids = eliteAvoids || class == Elite
			english = english || g.row(n).Nation == English
		}
	}
	for _, line := range [...]struct {
		holds bool
		add   FactorNo
	}{
		{lockers == crews, FoulBothWish}, {lockers > 0 && lockers < crews, FoulOneWishes},
		{eliteLocks, FoulEliteWishes}, {eliteAvoids, FoulEliteAvoids},
		{g.eliteAlong(f, &wishes), FoulEliteBoth}, {raw, FoulRaw}, {galley, FoulGalley},
		{english, FoulEnglishAvoids}, {f.anyTwo(), FoulAreaTwo}, {slow, FoulSlowBoth},
		{f.adrift && lockers > 0, FoulDrifting},
	} {
		if line.holds {
			total += int(fac[line.add])
		}
	}
	return total
}

// wishesIn is what each ship of a fouling wants: to be locked if with any of the
// others.
func (g *State) wishesIn(f *fouling) (wishes [MaxShips]wish) {
	for i := range f.list[:f.many] {
		c := &f.list[i]
		for _, pair := range [...][2]shipNo{{c.a, c.b}, {c.b, c.a}} {
			switch w := g.wishOf(pair[0], pair[1]); {
			case w == locks:
				wishes[pair[0]] = locks
			case w == avoids && wishes[pair[0]] == neither:
				wishes[pair[0]] = avoids
			}
		}
	}
	return wishes
}

// anyTwo reports whether any contact is in area 2.
func (f *fouling) anyTwo() bool {
	for i := range f.list[:f.many] {
		if f.list[i].two {
			return true
		}
	}
	return false
}

// eliteAlong reports whether an elite crew wants to be locked with an elite crew
// that it touches in area 1.
//
// Case 18.1.
func (g *State) eliteAlong(f *fouling, wishes *[MaxShips]wish) bool {
	for i := range f.list[:f.many] {
		c := &f.list[i]
		if !c.two && g.row(c.a).Sailing == Elite && g.row(c.b).Sailing == Elite &&
			(wishes[c.a] == locks || wishes[c.b] == locks) {
			return true
		}
	}
	return false
}

// grapple throws for ships that touch as the move begins and of which one means to
// grapple the other. If it fails both go as they are ordered.
//
// Case 18.4. Rulings R235, R354.
func (g *State) grapple(v *voyage, t *engine.Turn) {
	for j := range shipNo(g.ofFleet()) {
		for i := range j {
			if !g.orders(i, VerbGrapple, g.object(j)) && !g.orders(j, VerbGrapple, g.object(i)) ||
				g.lockedWith(i).has(j) {
				continue
			}
			f := fouling{ships: justOne(i) | justOne(j), many: 1, adrift: v.drifts.has(i) && v.drifts.has(j)}
			f.list[0] = g.contact(v, i, j, 0)
			die := g.throw(t, 1, "18.4", g.object(i))
			total := int(die[0]) + g.foulFactors(v, &f)
			e := engine.Event{Kind: KindFoulTest, Rule: "18.4", About: g.object(i), On: g.object(j),
				N: [4]int32{int32(die[0]), int32(total), 0}}
			if total >= int(g.tables.Figure[FoulLocks]) {
				e.N[2] = 1
				g.lockTogether(v, &f)
			}
			g.tell(t, e)
		}
	}
}

// planLocked lays out the way of ships that are locked together: what is left of
// their collision move, else they drift at the pace of the slowest; those that have
// cut loose part at the end of the move.
//
// Cases 7.5, 7.7, 18.1, 18.4. Rulings R239, R328.
func (g *State) planLocked(v *voyage) {
	var push [MaxShips]plane.Vector
	for n := range shipNo(g.ofFleet()) {
		if e := g.ships[n].loosing; e != noShip && g.ships[n].loosed == 1 && g.ships[n].fate == afloat {
			g.partFrom(&push, n, e)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || s.foul == 0 {
			continue
		}
		way := s.haul
		if way == (plane.Vector{}) {
			way = plane.Step(g.downwind(), g.driftLocked(g.lockedWith(n))).Add(g.stream(n))
		}
		if g.anyHeld(g.lockedWith(n)) {
			way = plane.Vector{}
		}
		s.haul = plane.Vector{}
		v.carry(n, way.Add(push[n]), 0)
	}
}

// partFrom pushes two groups of ships apart that are no longer locked when the bond
// between two of them is cut.
//
// Case 18.4.
func (g *State) partFrom(push *[MaxShips]plane.Vector, n, e shipNo) {
	a, b := &g.ships[n], &g.ships[e]
	a.foul.drop(e)
	b.foul.drop(n)
	with, without := g.lockedWith(n), g.lockedWith(e)
	a.foul.add(e)
	b.foul.add(n)
	if with == without {
		return
	}
	way := plane.Apart(g.base(n), g.base(e), g.tables.Distance[Parted])
	half := way.Part(1, 2)
	for m := range shipNo(g.ofFleet()) {
		switch {
		case without.has(m):
			push[m] = push[m].Add(half)
		case with.has(m):
			push[m] = push[m].Add(half.Add(way.Minus()))
		}
	}
}

// driftLocked is how far ships that are locked together drift: as far as the slowest,
// or a sixth of what one with sails could sail if others have none.
//
// Case 7.7.
func (g *State) driftLocked(ships squad) Length {
	all, under := Length(-1), Length(-1)
	with, without := false, false
	for n := range shipNo(g.ofFleet()) {
		if !ships.has(n) {
			continue
		}
		if far := g.driftSpeed(n); all < 0 || far < all {
			all = far
		}
		if !g.sailing(n) {
			without = true
			continue
		}
		with = true
		if far := max(g.underSail(n, WindAft, g.ships[n].canvas), 0) / 6; under < 0 || far < under {
			under = far
		}
	}
	if with && without {
		return under
	}
	return all
}

// cutLoose carries on with cutting loose: a crew that is not prevented begins at
// once, one that is throws for it and begins in the next move.
//
// Cases 18.4, 19.1. Rulings R239, R240, R241, R355.
func (g *State) cutLoose(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat {
			continue
		}
		if e := s.loosing; e != noShip {
			g.cutOn(n, e, t)
			continue
		}
		for e := range shipNo(g.ofFleet()) {
			if s.foul.has(e) && g.orders(n, VerbLoose, g.object(e)) {
				g.beginCutting(n, e, t)
			}
		}
	}
}

// cutOn counts a move more of cutting loose. When it is the last the ships are free.
//
// Case 18.4. Ruling R239.
func (g *State) cutOn(n, e shipNo, t *engine.Turn) {
	s := &g.ships[n]
	if s.loosed--; s.loosed > 0 && s.foul.has(e) {
		return
	}
	s.loosing, s.loosed = noShip, 0
	if !s.foul.has(e) {
		return
	}
	s.foul.drop(e)
	g.ships[e].foul.drop(n)
	if g.ships[e].loosing == n {
		g.ships[e].loosing, g.ships[e].loosed = noShip, 0
	}
	g.tell(t, engine.Event{Kind: KindLoose, Rule: "18.4", About: g.object(n), On: g.object(e)})
}

// beginCutting begins to cut a ship loose, if the other's crew does not prevent it.
//
// Cases 18.4, 19.1. Ruling R355.
func (g *State) beginCutting(n, e shipNo, t *engine.Turn) {
	s := &g.ships[n]
	moves := g.tables.Task[CutLooseFirst] + g.tables.Task[CutLooseLast]
	if g.spritOver(n, e) || g.spritOver(e, n) || g.row(n).FireShip || g.row(e).FireShip {
		moves += g.tables.Task[CutLooseBowsprit]
	}
	begun := engine.Event{Kind: KindCutting, Rule: "18.4", About: g.object(n), On: g.object(e)}
	if g.orders(e, VerbPrevent, g.object(n)) {
		f := g.throw(t, 2, "19.1", g.object(n))
		begun.Rule = "19.1"
		begun.N[0] = int32(f.Sum())
		if f.Sum() <= int(g.tables.Figure[CutLooseOver]) {
			begun.Kind = KindPrevented
			g.tell(t, begun)
			return
		}
	} else {
		moves-- // this move was the first of them
	}
	s.loosing, s.loosed = e, moves
	begun.N[1] = int32(moves)
	g.tell(t, begun)
}

// spritOver reports whether the bowsprit of a ship lies over the side of another.
//
// Case 18.4. Ruling R241.
func (g *State) spritOver(n, e shipNo) bool {
	if !g.ships[n].masts.Has(Sprit) {
		return false
	}
	m := plane.Meet(g.base(n), g.base(e))
	return m.On[0]&plane.Front != 0 && m.On[1]&(plane.Left|plane.Right) != 0
}
