package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A guns is what everyone can know of a ship's guns besides how many are left.
type guns struct {
	bare   [2]Sections      // sections over a side that fell without sail set. Ruling R172
	streak [numGroups]uint8 // moves in a row in which a group has fired. Ruling R181
	steady [numGroups]uint8 // of these, in a fixed position at the same ship. Ruling R319
	at     [numGroups]shipNo
	tally  [numGroups]int16  // points done to a mark so far, in tenths. Case 26.0
	marks  [numGroups]mark   // that, noMark if none
	marked [numGroups]shipNo // whose
	rest   [numGroups]uint8  // moves before a raw crew fires the group again. Case 10.3.1
	fired  groups            // groups that have fired, or lost, their first salvo. Case 10.9
	burst  uint8             // added up: 2 for a gun that burst in the last move, 1 for one before. Case 11.3
}

// A groups is a set of groups of guns.
type groups uint8

func (gs groups) has(b group) bool { return gs>>b&1 != 0 }

func (gs *groups) add(b group) { *gs |= 1 << b }

// broadsides are the two of them.
const broadsides groups = 1<<portGuns | 1<<starboardGuns

// groupObject returns a group of guns as an object.
func groupObject(b group) engine.Object { return engine.Thing(classGroup, int(b)) }

// groupOf returns the group that an object names; ok is false if it names none.
func groupOf(o engine.Object) (b group, ok bool) {
	return group(o.Number()), o.Class() == classGroup && o.Number() < numGroups
}

// edges are those on which the batteries of each group stand.
var edges = [numGroups]plane.Edge{
	portGuns: plane.Left, starboardGuns: plane.Right, sternGuns: plane.Rear, bowGuns: plane.Front,
}

// batteries returns how many a ship has left in all, and how many she had.
//
// Case 11.1.
func (g *State) batteries(n shipNo) (left, had int) {
	k := g.kind(n)
	for _, b := range g.ships[n].battery {
		left += int(b)
	}
	return left, 2*int(k.Broadside) + int(k.Stern) + int(k.Bow)
}

// gunFactor returns the gunnery factor of a group, in tenths. A battery from the beam keeps its own in the
// stern ports.
//
// Cases 10.7, 11.1, 30.0. Rulings R198, R323.
func (g *State) gunFactor(n shipNo, b group) int32 {
	switch {
	case b == bowGuns:
		return int32(g.kind(n).BowFactor)
	case b == sternGuns && !g.ships[n].hauled:
		return int32(g.kind(n).SternFactor)
	}
	return int32(g.row(n).Factor)
}

// offerGuns offers to load and to aim: all that is not said is done as R364 has it.
//
// Cases 10.1, 10.2, 10.3, 10.7, 15.0.
func (g *State) offerGuns(n shipNo, c *course, o *engine.Offer) {
	for b := range group(numGroups) {
		if g.ships[n].battery[b] == 0 || g.row(n).FireShip {
			continue
		}
		on := groupObject(b)
		for _, v := range [...]engine.Verb{VerbLoadBall, VerbLoadHail, VerbUnload, VerbRigging, VerbThrough, VerbHoldFire} {
			if o.Wants(v) {
				g.add(o, g.mayHandle(n, c, v, b), v, on)
			}
		}
		for _, counted := range [...]struct {
			verb engine.Verb
			span engine.Span
		}{
			{VerbFireAt, engine.Span{Min: g.firstQuarter(n, b), Max: quartersOfMove, Step: 1}},
			{VerbFirePart, engine.Span{Min: 1, Max: int32(g.readied(n, b)) - 1, Step: 1}},
		} {
			if ill := g.mayHandle(n, c, counted.verb, b); ill.OK() {
				o.Add(engine.Option{Verb: counted.verb, On: on, Span: [3]engine.Span{counted.span}, Rule: verbs[counted.verb].Rule})
			}
		}
	}
	g.add(o, g.mayMuskets(n, c, VerbNoShot), VerbNoShot, engine.NoObject)
	if ill := g.mayArm(n, c); ill.OK() {
		mariners := engine.Span{Min: 1, Max: g.armable(n), Step: 1}
		o.Add(engine.Option{Verb: VerbArm, Span: [3]engine.Span{mariners}, Rule: "15.0"})
	}
	muskets := g.mayMuskets(n, c, VerbMuskets)
	if !o.Wants(VerbMuskets, VerbSweep, VerbTarget, VerbRanging, VerbSpecify, VerbPool) {
		return
	}
	enemies := g.knownFoes(n)
	for e := range enemies.each {
		g.add(o, muskets, VerbMuskets, g.object(e))
		if g.ships[n].touch.has(e) {
			g.add(o, g.maySweep(n, c, e), VerbSweep, g.object(e))
		}
	}
	var some [MaxShips * mostBoats]boatNo
	boats := g.knownBoats(n, some[:0])
	for b := range group(numGroups) {
		if g.ships[n].battery[b] > 0 && g.uses(specifiedTargets) && !g.row(n).FireShip {
			g.offerMarks(n, b, o)
		}
		for _, v := range [...]engine.Verb{VerbTarget, VerbRanging} {
			if ill := g.mayPoint(n, c, v, b); ill.OK() && o.Wants(v) {
				g.offerTargets(n, v, b, enemies, boats, o)
			}
		}
	}
}

// offerTargets offers every enemy that has not been named to a group yet, and every
// enemy's boat at sea.
//
// Cases 10.1, 14.5.
func (g *State) offerTargets(n shipNo, v engine.Verb, b group, enemies squad, boats []boatNo, o *engine.Offer) {
	enemies &^= g.ordersAbout(n, v, groupObject(b))
	for e := range enemies.each {
		o.Plain(v, g.object(e), groupObject(b), verbs[v].Rule)
	}
	for k := fortNo(1); k <= g.lastFort() && v == VerbTarget; k++ {
		if g.mayShell(n, k) && !g.pointed(n, v, g.fortObject(k), b) {
			o.Plain(v, g.fortObject(k), groupObject(b), "25.4")
		}
	}
	if v != VerbTarget {
		return
	}
	for _, w := range boats {
		if !g.pointed(n, v, g.boatObject(w), b) {
			o.Plain(v, g.boatObject(w), groupObject(b), "14.5")
		}
	}
}

// knownFoes returns the enemies in play that a ship may be ordered to fire at.
//
// Case 5.3.
func (g *State) knownFoes(n shipNo) (enemies squad) {
	for e := range shipNo(g.ofFleet()) {
		if g.foes(n, e) {
			enemies.add(e)
		}
	}
	return g.known(g.ships[n].holder, enemies)
}

// knownBoats appends the boats that a ship may be ordered to fire at.
//
// Case 14.5.
func (g *State) knownBoats(n shipNo, boats []boatNo) []boatNo {
	for w := range g.boats[:g.ofBoats()] {
		if g.boats[w].inWater() && g.mayHitBoat(g.ships[n].holder, boatNo(w)) {
			boats = append(boats, boatNo(w))
		}
	}
	return boats
}

// mayShell reports whether a fort is an enemy of a ship whose guns are served yet.
//
// Case 25.4.
func (g *State) mayShell(n shipNo, k fortNo) bool {
	return g.fortRow(k).Seat != g.ships[n].holder && g.serves(k)
}

// quartersOfMove is the last of the moments at which a ship may be ordered to fire.
//
// Ruling R45.
const quartersOfMove = 4

// foes reports whether two ships in play are enemies now.
func (g *State) foes(n, e shipNo) bool {
	a, b := &g.ships[n], &g.ships[e]
	return a.fate == afloat && b.fate == afloat && a.holder != b.holder
}

// refuseGuns asks the predicates of the verbs of guns.
func (g *State) refuseGuns(n shipNo, c *course, want engine.Choice) engine.Illegal {
	e := g.shipOf(want.On)
	switch want.Verb {
	case VerbNoShot:
		return g.mayMuskets(n, c, want.Verb)
	case VerbArm:
		return g.mayArm(n, c)
	case VerbSweep:
		return g.maySweep(n, c, e)
	case VerbSpecify, VerbPool:
		b, ok := groupOf(want.With)
		switch {
		case !g.uses(specifiedTargets):
			return no(whyMark)
		case !ok || g.ships[n].battery[b] == 0:
			return no(whyNoGuns)
		case g.row(n).FireShip:
			return no(whyNoGunners)
		case markNamed(want.On) == noMark:
			return no(whyMark)
		}
		return g.maySpecify(n, want.Verb, b)
	case VerbTarget, VerbRanging, VerbMuskets:
		k := g.fortOf(want.On)
		shells := want.Verb == VerbTarget && k != noFort && g.mayShell(n, k)
		boat := want.Verb == VerbTarget && g.mayHitBoat(g.ships[n].holder, g.boatOf(want.On))
		if !shells && !boat && (e == noShip || !g.foes(n, e) || !g.knows(n, e)) {
			return no(whyShip)
		}
		if want.Verb == VerbMuskets {
			return g.mayMuskets(n, c, want.Verb)
		}
		b, ok := groupOf(want.With)
		if !ok {
			return no(whyNoGuns)
		}
		return g.mayAim(n, c, want.Verb, want.On, b)
	}
	b, ok := groupOf(want.On)
	if !ok {
		return no(whyNoGuns)
	}
	ill := g.mayHandle(n, c, want.Verb, b)
	if ill.OK() && want.Verb == VerbFirePart {
		ill = no(whyPart, int32(g.readied(n, b)))
	}
	return ill
}

// mayHandle refuses an order to a group of guns.
//
// Cases 4.1, 10.1, 10.3, 17.6. Rulings R58, R60, R61.
func (g *State) mayHandle(n shipNo, c *course, v engine.Verb, b group) engine.Illegal {
	s, h := &g.ships[n], &g.hidden[n]
	if s.battery[b] == 0 {
		return no(whyNoGuns)
	}
	if g.row(n).FireShip {
		return no(whyNoGunners)
	}
	if c.has(v) && g.orders(n, v, groupObject(b)) {
		return no(whyTwice)
	}
	switch v {
	case VerbLoadBall, VerbLoadHail:
		return g.mayCharge(n, c, v, b)
	case VerbUnload:
		switch {
		case h.load[b] == unloaded || g.loads(n, b):
			return no(whyEmpty)
		case g.aims(n, VerbTarget, b) || g.aims(n, VerbRanging, b):
			return no(whyAimed)
		}
		return engine.Illegal{}
	case VerbThrough:
		if g.covered(n, b) == 0 {
			return no(whyClear)
		}
	case VerbFirePart:
		if g.readied(n, b) == 1 {
			return no(whyPart, 1)
		}
	case VerbHoldFire:
		if g.aims(n, VerbTarget, b) || g.aims(n, VerbRanging, b) {
			return no(whyAimed)
		}
	}
	if c.has(VerbHoldFire) && g.orders(n, VerbHoldFire, groupObject(b)) {
		return no(whyHolds)
	}
	return g.ready(n, b)
}

// ready refuses to aim a group that holds no shot and is not being loaded, that is being
// unloaded, or that nobody fires in this move.
//
// Cases 8.2, 10.1, 10.3, 10.3.1. Ruling R199.
func (g *State) ready(n shipNo, b group) engine.Illegal {
	s := &g.ships[n]
	switch {
	case g.hidden[n].load[b] == unloaded && !g.loads(n, b):
		return no(whyNotLoaded)
	case g.orders(n, VerbUnload, groupObject(b)):
		return no(whyUnloads)
	case s.guns.rest[b] > 0:
		return no(whySlow)
	case s.stays == 1 && g.staysFit(n):
		return no(whyRopes)
	}
	return engine.Illegal{}
}

// mayAim refuses to name a target for a group.
//
// Cases 3.3, 10.1, 10.2.
func (g *State) mayAim(n shipNo, c *course, v engine.Verb, on engine.Object, b group) engine.Illegal {
	if ill := g.mayPoint(n, c, v, b); !ill.OK() {
		return ill
	}
	if g.pointed(n, v, on, b) {
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// mayPoint refuses to name targets to a group that has no guns, is not served or
// holds its fire, to a broadside where her men row or oars are in its way, and a ranging shot
// to a crew that only replies, or a second one.
//
// Cases 3.3, 4.1, 6.5, 10.1, 10.2, 11.1, 20.4. Rulings R59, R136, R137, R194, R208.
func (g *State) mayPoint(n shipNo, c *course, v engine.Verb, b group) engine.Illegal {
	silent := g.mayServe(n)
	switch {
	case g.ships[n].battery[b] == 0:
		return no(whyNoGuns)
	case g.row(n).FireShip:
		return no(whyNoGunners)
	case c.has(VerbGunCodeA) || c.has(VerbGunCodeB):
		return no(whySignals)
	case g.orders(n, VerbHoldFire, groupObject(b)):
		return no(whyHolds)
	case !silent.OK():
		return silent
	case g.tossed(n):
		return no(whyTossed)
	case b <= starboardGuns && g.menAtOars(n, c):
		return no(whyMenRow)
	case b <= starboardGuns && g.kind(n).LiftsOars && !c.lifted && g.plies(n, c):
		return no(whyUnlifted)
	case v == VerbRanging && g.onlyReplies(n):
		return no(whyIdleReply)
	case v == VerbRanging && g.toldEarly(n, b):
		return no(whyTimed)
	case v == VerbRanging && g.hidden[n].load[b] == unloaded:
		return no(whyNotLoaded)
	case v == VerbRanging && g.ships[n].guns.streak[b] > 0:
		return no(whyAgain)
	case v == VerbRanging && c.has(v):
		return no(whyOneRanging)
	}
	return g.ready(n, b)
}

// pointed reports whether a ship, boat or fort has been named to a group.
func (g *State) pointed(n shipNo, v engine.Verb, on engine.Object, b group) bool {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == v && o.with == groupObject(b) && o.on == on {
			return true
		}
	}
	return false
}

// ordersAbout returns the ships that a ship has orders of a verb about, with something.
func (g *State) ordersAbout(n shipNo, v engine.Verb, with engine.Object) (ships squad) {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == v && o.with == with {
			if e := g.shipOf(o.on); e != noShip {
				ships.add(e)
			}
		}
	}
	return ships
}

// aims reports whether an order of a verb names a group as what is fired.
func (g *State) aims(n shipNo, v engine.Verb, b group) bool {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == v && o.with == groupObject(b) {
			return true
		}
	}
	return false
}

// covered returns how many batteries of a broadside lie behind what hangs over its side.
//
// Case 17.6. Ruling R172.
func (g *State) covered(n shipNo, b group) int {
	if b > starboardGuns {
		return 0
	}
	s := &g.ships[n]
	hangs := s.over[b] &^ s.guns.bare[b]
	return min(hangs.Count()*int(g.tables.Figure[WreckageCovers]), int(s.battery[b]))
}
