package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A charge is what a group of guns is loaded with.
//
// Case 10.3.
type charge uint8

const (
	unloaded charge = iota
	withBall
	withHail
	withHot // ball, of a fort. Case 25.5
	unseen  // by the viewer
)

var chargeWords = []string{"empty", "ball", "hail", "hot", "?"}

// shot returns what a charge fires.
func (l charge) shot() Shot {
	if l == withHail {
		return Hail
	}
	return Ball
}

// charged returns how many batteries of a group are loaded: all of them, or those that stayed loaded when a
// part was fired.
//
// Case 10.1. Ruling R511.
func (g *State) charged(n shipNo, b group) int {
	h, left := &g.hidden[n], int(g.ships[n].battery[b])
	switch {
	case h.load[b] == unloaded:
		return 0
	case h.kept[b] > 0:
		return min(int(h.kept[b]), left)
	}
	return left
}

// readied returns how many batteries of a group can be fired at the end of this move.
//
// Cases 10.1, 10.3.
func (g *State) readied(n shipNo, b group) int {
	if g.loads(n, b) {
		return int(g.ships[n].battery[b])
	}
	return g.charged(n, b)
}

// inPart returns how many of the loaded batteries of a group are fired: all, unless a part is ordered.
//
// Case 10.1. Ruling R511.
func (g *State) inPart(n shipNo, b group, loaded int) int {
	h := &g.hidden[n]
	if part, said := toldOf(h.orders[:h.many], VerbFirePart, b); said {
		return min(int(part), loaded)
	}
	return loaded
}

// mayCharge refuses to load a group. In the first move all is loaded and the order
// says with what.
//
// Cases 4.1, 10.3. Rulings R58, R60, R511.
func (g *State) mayCharge(n shipNo, c *course, o order) engine.Illegal {
	v := o.verb
	b, _ := groupOf(o.on)
	if g.loads(n, b) || g.orders(n, VerbUnload, groupObject(b)) {
		return no(whyTwice)
	}
	if g.fresh(n) {
		if v == VerbLoadBall {
			return no(whyLoaded)
		}
		return engine.Illegal{}
	}
	if h := &g.hidden[n]; h.load[b] != unloaded && (h.kept[b] == 0 || h.load[b] != chargeBy(v)) {
		return no(whyLoaded)
	}
	if !g.mayLoad(n) {
		return no(whyCeased)
	}
	if g.toldEarly(n, b) {
		return no(whyTimed)
	}
	if b <= starboardGuns && g.loads(n, portGuns+starboardGuns-b) {
		return no(whyOneSide)
	}
	if b <= starboardGuns && g.menAtOars(n, c) {
		return no(whyMenRow)
	}
	return engine.Illegal{}
}

// fresh reports whether a ship's guns hold what her first orders say.
//
// Ruling R60.
func (g *State) fresh(n shipNo) bool { return g.move == max(g.row(n).Arrives, 1) }

// loads reports whether a group is ordered to be loaded in this move.
func (g *State) loads(n shipNo, b group) bool {
	return g.orders(n, VerbLoadBall, groupObject(b)) || g.orders(n, VerbLoadHail, groupObject(b))
}

// firstQuarter returns the first of the quarters of the move at whose beginning a group can be ordered to
// fire: the end, if it is loaded in the move, was fired in the last one, or fires a ranging shot.
//
// Cases 10.2, 10.3. Rulings R41, R59.
func (g *State) firstQuarter(n shipNo, b group) int32 {
	if g.loads(n, b) && !g.fresh(n) || g.ships[n].guns.streak[b] > 0 || g.aims(n, VerbRanging, b) {
		return quartersOfMove
	}
	return 0
}

// toldEarly reports whether a group is ordered to fire before the end of the move.
//
// Case 10.3. Ruling R59.
func (g *State) toldEarly(n shipNo, b group) bool {
	at, said := g.firesAt(n, b)
	return said && at < plane.Whole
}

// menAtOars reports whether a ship without rowers moves under oars: those who would
// serve her broadsides row.
//
// Case 4.1. Ruling R28.
func (g *State) menAtOars(n shipNo, c *course) bool {
	k := g.kind(n)
	return k.Oar != 0 && k.Rowers == 0 && g.plies(n, c)
}

// plies reports whether a ship moves under oars, if only by turning in her own length.
//
// Cases 4.1, 11.1.
func (g *State) plies(n shipNo, c *course) bool {
	if c.means < byOars {
		return false
	}
	switch c.fixed {
	case VerbAstern, VerbSpinPort, VerbSpinStarboard, VerbHold:
		return true
	case VerbFollow, VerbAbreast:
		after := *c
		g.conform(n, &after, 0)
		return after.run > 0
	}
	return c.run > 0
}

// rowed reports whether the orders of a ship have those who would serve her broadsides row.
//
// Case 4.1. Ruling R197.
func (g *State) rowed(n shipNo) bool {
	c := g.course(n)
	return g.menAtOars(n, &c)
}

// opensLoads brings the shot that the orders say to the guns, before any is fired;
// loading is the work of the whole move, and not done by men who row. What is loaded then
// is noted: it is what she could reply with.
//
// Cases 4.1, 10.3, 10.9, 20.1. Rulings R28, R60, R197, R272.
func (g *State) opensLoads(f *fight, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		h := &g.hidden[n]
		for b := range group(numGroups) {
			if !g.loads(n, b) {
				continue
			}
			shot := g.loadOf(n, b)
			if shot == unloaded {
				g.tellUnloaded(n, b, t)
				continue
			}
			h.load[b] = shot
			if !g.fresh(n) {
				f.loading[n].add(b)
				g.topUp(n, b)
			}
		}
		for b := range group(numGroups) {
			if h.load[b] != unloaded {
				f.manned[n][b], f.shot[n][b] = g.ships[n].battery[b], h.load[b].shot()
			}
		}
	}
}

// loadOf returns what the orders of this move put into a group: nothing if none say so, or if those who would load it row.
//
// Cases 4.1, 10.3. Ruling R197.
func (g *State) loadOf(n shipNo, b group) charge {
	switch {
	case !g.loads(n, b), b <= starboardGuns && !g.fresh(n) && g.rowed(n):
		return unloaded
	case g.orders(n, VerbLoadHail, groupObject(b)):
		return withHail
	}
	return withBall
}

// tellUnloaded tells the crew's own side that a group is not loaded, because those who would
// load it row.
//
// Cases 4.1, 10.3. Ruling R197.
func (g *State) tellUnloaded(n shipNo, b group, t *engine.Turn) {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; (o.verb == VerbLoadBall || o.verb == VerbLoadHail) && o.on == groupObject(b) {
			g.tellIdle(n, o, whyMenRow, t)
		}
	}
}

// topUp notes under what morale a group is loaded. Where a part of it was loaded already the
// worse counts for all.
//
// Cases 10.3, 20.4. Rulings R192, R511.
func (g *State) topUp(n shipNo, b group) {
	s, h := &g.ships[n], &g.hidden[n]
	if h.kept[b] == 0 || h.slack[b] == steady || s.spirit == half {
		h.slack[b] = s.spirit
	}
	h.kept[b] = 0
}

// chargeBy returns what an order to load puts into the guns.
func chargeBy(v engine.Verb) charge {
	if v == VerbLoadHail {
		return withHail
	}
	return withBall
}

// handGuns loads and unloads what was ordered, at the end of the move. Guns that
// were fired hold nothing until they are ordered to be loaded.
//
// Case 10.3. Rulings R58, R61.
func (g *State) handGuns(n shipNo) {
	h := &g.hidden[n]
	for b := range group(numGroups) {
		if !g.orders(n, VerbUnload, groupObject(b)) {
			h.unloading[b] = 0
			continue
		}
		h.unloading[b]++
		takes := g.tables.Task[UnloadGuns]
		if g.loadsSlowly(n) {
			takes = g.tables.Task[UnloadRaw]
		}
		if h.unloading[b] >= takes {
			h.unloading[b], h.load[b], h.kept[b] = 0, unloaded, 0
		}
	}
}

// loadsSlowly reports whether a crew loads as the optional rule for raw crews says.
//
// Case 10.3.1.
func (g *State) loadsSlowly(n shipNo) bool { return g.uses(rawLoading) && g.hands(n).Gunnery == Raw }

// chargeGuns loads all guns of a ship with ball, as they are when a battle begins; a
// fire ship has nobody to serve hers.
//
// Cases 10.3, 16.2. Rulings R60, R420.
func (g *State) chargeGuns(n shipNo) {
	for b := range group(numGroups) {
		if g.ships[n].battery[b] > 0 && !g.row(n).FireShip {
			g.hidden[n].load[b] = withBall
		}
	}
}

// hideGuns leaves unseen what the guns of a ship hold.
//
// Case 10.3.
func (g *State) hideGuns(n shipNo) {
	for b := range group(numGroups) {
		if g.ships[n].battery[b] > 0 && !g.row(n).FireShip && g.result == resultNone {
			g.hidden[n].load[b] = unseen
		}
	}
}

// imagineGuns loads the guns of a ship with something that her enemies cannot rule
// out: guns that fired in the last move are empty.
//
// Cases 10.3, 10.9. Rulings R59, R60.
func (g *State) imagineGuns(n shipNo, d engine.Dice) {
	s, h := &g.ships[n], &g.hidden[n]
	for b := range group(numGroups) {
		if h.load[b] != unseen {
			continue
		}
		h.load[b] = unloaded
		switch {
		case s.guns.streak[b] > 0:
		case g.fresh(n) || s.fate == awaited:
			h.load[b] = withBall
		default:
			f, _ := d.Throw(engine.Throw{Seat: engine.NoSeat, Dice: 1, Sides: 6})
			h.load[b] = charge(f[0]-1) / 2
		}
	}
}
