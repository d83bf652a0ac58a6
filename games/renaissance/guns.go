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

// offerGuns names loading and aiming: all that is not said is done as R364 has it.
//
// Cases 10.1, 10.2, 10.3, 10.7, 15.0.
func (g *State) offerGuns(on *desk) {
	for b := range group(numGroups) {
		g.name(on, groupObject(b), engine.NoObject,
			VerbLoadBall, VerbLoadHail, VerbUnload, VerbRigging, VerbThrough, VerbHoldFire, VerbFireAt, VerbFirePart)
	}
	g.name(on, engine.NoObject, engine.NoObject, VerbNoShot, VerbArm)
	if !on.offer.Wants(VerbMuskets, VerbSweep, VerbTarget, VerbRanging, VerbSpecify, VerbPool) {
		return
	}
	foes := g.lookRound(on).foes
	if g.ships[on.n].touch&foes != 0 {
		g.each(on, foes, engine.NoObject, VerbMuskets, VerbSweep)
	} else {
		g.each(on, foes, engine.NoObject, VerbMuskets)
	}
	for b := range group(numGroups) {
		if g.uses(specifiedTargets) {
			g.offerMarks(on, b)
		}
		for _, v := range [...]engine.Verb{VerbTarget, VerbRanging} {
			if o := (order{verb: v, with: groupObject(b)}); on.offer.Wants(v) && g.allows(on, verbs[v].May, o) {
				g.offerTargets(on, o)
			}
		}
	}
}

// offerTargets names every enemy that a group may be pointed at, forts, and boats at sea.
//
// Cases 10.1, 14.5, 25.4.
func (g *State) offerTargets(on *desk, o order) {
	for e := range (on.round.foes &^ g.ordersAbout(on.n, o.verb, o.with)).each {
		on.offer.Plain(o.verb, g.object(e), o.with, verbs[o.verb].Rule)
	}
	point := func(at engine.Object, rule engine.Case) {
		if o.on = at; g.allows(on, verbs[o.verb].At, o) {
			on.offer.Plain(o.verb, at, o.with, rule)
		}
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		point(g.fortObject(k), "25.4")
	}
	for _, b := range on.round.boats {
		point(g.boatObject(b), "14.5")
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

// mayFireAt refuses to fire small arms at anything but an enemy.
//
// Case 15.0.
func (g *State) mayFireAt(n shipNo, _ *course, o order) engine.Illegal {
	if e := g.shipOf(o.on); e == noShip || !g.foes(n, e) {
		return no(whyShip)
	}
	return engine.Illegal{}
}

// mayPointAt refuses to point guns at anything but an enemy, in ranging shots at ships alone, and a second
// time at the same.
//
// Cases 10.1, 10.2, 14.5, 25.4.
func (g *State) mayPointAt(n shipNo, c *course, o order) engine.Illegal {
	e, k := g.shipOf(o.on), g.fortOf(o.on)
	work := o.verb == VerbTarget && (k != noFort && g.mayShell(n, k) || g.mayHitBoat(g.ships[n].holder, g.boatOf(o.on)))
	switch {
	case !work && (e == noShip || !g.foes(n, e)):
		return no(whyShip)
	case c.has(o.verb) && g.pointed(n, o):
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// mayUseGuns refuses orders about guns to a group that has none left, and to a fire ship.
//
// Cases 10.1, 16.2. Ruling R420.
func (g *State) mayUseGuns(n shipNo, _ *course, o order) engine.Illegal {
	switch b, ok := groupOf(o.on); {
	case !ok || g.ships[n].battery[b] == 0:
		return no(whyNoGuns)
	case g.row(n).FireShip:
		return no(whyNoGunners)
	}
	return engine.Illegal{}
}

// mayUnload refuses to unload guns that hold nothing, or are ordered to fire.
//
// Case 10.3. Ruling R61.
func (g *State) mayUnload(n shipNo, c *course, o order) engine.Illegal {
	switch b, _ := groupOf(o.on); {
	case g.told(n, c, o):
		return no(whyTwice)
	case g.hidden[n].load[b] == unloaded || g.loads(n, b):
		return no(whyEmpty)
	case g.aims(n, VerbTarget, b) || g.aims(n, VerbRanging, b):
		return no(whyAimed)
	}
	return engine.Illegal{}
}

// mayPrepare refuses to say how a group fires if it does not fire, and to fire it through wreckage or in part
// where there is none.
//
// Cases 10.1, 10.3, 17.6.
func (g *State) mayPrepare(n shipNo, c *course, o order) engine.Illegal {
	switch b, _ := groupOf(o.on); {
	case g.told(n, c, o):
		return no(whyTwice)
	case o.verb == VerbThrough && g.covered(n, b) == 0:
		return no(whyClear)
	case o.verb == VerbFirePart && g.readied(n, b) == 1:
		return no(whyPart, 1)
	case o.verb == VerbHoldFire && (g.aims(n, VerbTarget, b) || g.aims(n, VerbRanging, b)):
		return no(whyAimed)
	case c.has(VerbHoldFire) && g.orders(n, VerbHoldFire, o.on):
		return no(whyHolds)
	default:
		return g.ready(n, b)
	}
}

// told reports whether an order about the same thing stands in the orders of a ship.
func (g *State) told(n shipNo, c *course, o order) bool {
	return c.has(o.verb) && g.orders(n, o.verb, o.on)
}

// spansOfQuarters returns after how many quarters of the move a group may be ordered to fire.
func (g *State) spansOfQuarters(n shipNo, _ *course, o order, buf []spans) []spans {
	b, _ := groupOf(o.on)
	return append(buf, spans{{Min: g.firstQuarter(n, b), Max: quartersOfMove, Step: 1}})
}

// beyondQuarters says when a group may fire.
//
// Cases 1.2, 10.3.
func (g *State) beyondQuarters(n shipNo, _ *course, want engine.Choice) engine.Illegal {
	b, _ := groupOf(want.On)
	sp := engine.Span{Min: g.firstQuarter(n, b), Max: quartersOfMove}
	if sp.Min == sp.Max {
		return g.toward(want, sp, no(whyAtEnd))
	}
	return g.toward(want, sp, no(whyQuarters, sp.Max))
}

// spansOfPart returns how many batteries of a group may be fired while others stay loaded.
//
// Case 10.1. Ruling R511.
func (g *State) spansOfPart(n shipNo, _ *course, o order, buf []spans) []spans {
	b, _ := groupOf(o.on)
	return fromOne(buf, int32(g.readied(n, b))-1, engine.Count)
}

// beyondPart says what a part of a group is.
//
// Case 10.1. Ruling R511.
func (g *State) beyondPart(n shipNo, _ *course, want engine.Choice) engine.Illegal {
	b, _ := groupOf(want.On)
	return no(whyPart, int32(g.readied(n, b)))
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

// mayPoint refuses targets to a group that has no guns, is not served or
// holds its fire, to a broadside where her men row or oars are in its way, and a ranging shot
// to a crew that only replies, or a second one.
//
// Cases 3.3, 4.1, 6.5, 10.1, 10.2, 11.1, 20.4. Rulings R59, R136, R137, R194, R208.
func (g *State) mayPoint(n shipNo, c *course, o order) engine.Illegal {
	v := o.verb
	b, ok := groupOf(o.with)
	if !ok || g.ships[n].battery[b] == 0 {
		return no(whyNoGuns)
	}
	silent := g.mayServe(n)
	switch {
	case g.row(n).FireShip:
		return no(whyNoGunners)
	case c.has(VerbGunCodeA) || c.has(VerbGunCodeB):
		return no(whySignals)
	case c.has(VerbHoldFire) && g.orders(n, VerbHoldFire, o.with):
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
func (g *State) pointed(n shipNo, o order) bool {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if was := &h.orders[i]; was.verb == o.verb && was.with == o.with && was.on == o.on {
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
