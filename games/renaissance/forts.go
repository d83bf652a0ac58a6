package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// A fortNo is the number of a shore battery of the scenario, from 1; 0 is none.
type fortNo int8

// ShoreGuns are the guns of any fort as the object of an order.
//
// Case 25.3.
var ShoreGuns = groupObject(shoreGuns)

// noFort is none.
const noFort fortNo = 0

// A fort is a shore battery as everyone sees it.
//
// Cases 25.1, 25.2, 25.4, 25.5.
type fort struct {
	gunners int16
	troops  int16
	guns    uint8  // left
	burst   uint8  // as of ships
	streak  uint8  // moves in a row in which it has fired
	steady  uint8  // of these, at the same ship
	aim     shipNo // that ship, noShip if it has not fired
	heat    uint8  // moves for which shot has been heated, 0 without a furnace lit. Ruling R428
	fire    fire
	spare   [padFort]bool
}

// padFort fills fort up to a multiple of four bytes.
const padFort = 1

// maxFortOrders is the most orders that one fort can be given for one move.
const maxFortOrders = 8

// A garrison is what only the fort's own seat knows of it.
type garrison struct {
	orders [maxFortOrders]order
	work   engine.Verb // by which the guns are being loaded or unloaded, 0 if they are not
	load   charge      // what the guns hold. Case 10.3
	worked uint8       // moves of that done
	many   uint8       // how many orders there are
	done   bool        // no more are to come
	spare  [padGarrison]bool
}

// padGarrison fills garrison up to a multiple of four bytes.
const padGarrison = 2

func (g *State) fort(k fortNo) *fort         { return &g.forts[k-1] }
func (g *State) garrison(k fortNo) *garrison { return &g.posts[k-1] }
func (g *State) fortRow(k fortNo) *Fort      { return &g.played().Forts[k-1] }

// lastFort is the number of the scenario's last fort, noFort if there is none.
func (g *State) lastFort() fortNo { return fortNo(len(g.played().Forts)) }

// newFort is a fort as it begins, loaded with ball.
//
// Cases 25.1, 25.2. Ruling R60.
func newFort(row *Fort) (fort, garrison) {
	return fort{gunners: row.Gunners, troops: row.Troops, guns: row.Guns, aim: noShip}, garrison{load: withBall}
}

// base is where a fort's guns stand, a millimetre from each other at least; the middle of
// its front is where ranges and arcs are measured from.
//
// Cases 25.1, 25.3.
func (g *State) fortBase(k fortNo) plane.Base {
	row := g.fortRow(k)
	space := g.tables.Distance[GunSpacing]
	return plane.Base{At: row.At, Heading: row.Facing, Length: fortDepth * space, Width: max(Length(row.Guns), fortDepth) * space}
}

// fortDepth is how many spaces between guns a fort is deep.
//
// Ruling R426.
const fortDepth = 8

// serves reports whether the guns of a fort are served: there are guns and gunners, and
// no fire that has been out of control for too long.
//
// Cases 25.2, 25.4. Rulings R318, R427.
func (g *State) serves(k fortNo) bool {
	s := g.fort(k)
	return s.guns > 0 && s.gunners > 0 && !(s.fire.how == FireWild && s.fire.moves >= servedOnFire)
}

// servedOnFire is for how many moves guns are served after a fire is out of control.
//
// Case 25.4.
const servedOnFire = 2

// mans reports whether a seat writes orders for a fort.
func (g *State) mans(seat engine.Seat, k fortNo) bool {
	return g.fortRow(k).Seat == seat && g.serves(k)
}

// fortOrder reports whether an order stands in the chain of a fort.
func (g *State) fortOrder(k fortNo, v engine.Verb, on engine.Object) bool {
	h := g.garrison(k)
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == v && o.on == on {
			return true
		}
	}
	return false
}

// fortLoads is the verb by which a fort is ordered to load or unload, 0 if it is not.
func (g *State) fortLoads(k fortNo) engine.Verb {
	for _, v := range [...]engine.Verb{VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload} {
		if g.fortOrder(k, v, groupObject(shoreGuns)) {
			return v
		}
	}
	return 0
}

// offerFort offers all orders to a fort.
//
// Cases 2.2, 25.3, 25.5.
func (g *State) offerFort(k fortNo, o *engine.Offer) {
	o.Add(engine.Option{Verb: engine.Pass, Rule: "2.2"})
	if g.garrison(k).many == maxFortOrders {
		return
	}
	guns := groupObject(shoreGuns)
	for _, v := range [...]engine.Verb{VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload, VerbRigging, VerbHoldFire} {
		g.add(o, g.mayServeFort(k, v, guns), v, guns)
	}
	if ill := g.mayServeFort(k, VerbFireAt, guns); ill.OK() {
		quarters := engine.Span{Max: quartersOfMove, Step: 1}
		o.Add(engine.Option{Verb: VerbFireAt, On: guns, Span: [3]engine.Span{quarters}, Rule: verbRows[VerbFireAt].rule})
	}
	g.add(o, g.mayServeFort(k, VerbHeat, engine.NoObject), VerbHeat, engine.NoObject)
	for e := range shipNo(g.ofFleet()) {
		if ill := g.mayServeFort(k, VerbTarget, g.object(e)); ill.OK() {
			o.Add(engine.Option{Verb: VerbTarget, On: g.object(e), With: guns, Rule: "25.6"})
		}
	}
}

// checkFort returns the zero Illegal if c is a lawful order to a fort.
//
// Case 2.2.
func (g *State) checkFort(k fortNo, c engine.Choice) engine.Illegal {
	switch {
	case !g.mans(c.Seat, k) || int(c.Verb) >= numVerbs:
		return engine.Illegal{Why: engine.NotOpen}
	case g.garrison(k).done:
		return no(whyOver)
	}
	o := engine.Comparing(c)
	if g.offerFort(k, &o); o.Found() {
		return engine.Illegal{}
	}
	if g.garrison(k).many == maxFortOrders {
		return no(whyFull, maxFortOrders)
	}
	if ill := g.mayServeFort(k, c.Verb, c.On); !ill.OK() {
		return ill
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// mayServeFort refuses an order to a fort.
//
// Cases 2.2, 10.1, 25.2. Ruling R429.
func (g *State) mayServeFort(k fortNo, v engine.Verb, on engine.Object) engine.Illegal {
	if g.fortOrder(k, v, on) {
		return no(whyTwice)
	}
	guns := on == groupObject(shoreGuns)
	switch v {
	case VerbHeat:
		return g.mayHeat(k)
	case VerbTarget:
		if e := g.shipOf(on); e == noShip || !g.fortFoe(k, e) {
			return no(whyShip)
		}
		return g.mayPointFort(k, v)
	case VerbRigging, VerbFireAt, VerbHoldFire:
		if guns {
			return g.mayPointFort(k, v)
		}
	case VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload:
		if guns {
			return g.mayChargeFort(k, v)
		}
	}
	return no(whyFort)
}

// mayChargeFort refuses to load guns that are loaded, but as a battle begins, to load shot
// that is not hot, and to unload what is empty.
//
// Cases 10.3, 25.5. Rulings R60, R428.
func (g *State) mayChargeFort(k fortNo, v engine.Verb) engine.Illegal {
	h := g.garrison(k)
	fresh := g.move == 1 && v == VerbLoadHail
	switch {
	case v == VerbUnload && h.load == unloaded:
		return no(whyEmpty)
	case g.fortLoads(k) != 0:
		return no(whyTwice)
	case v != VerbUnload && h.load != unloaded && !fresh:
		return no(whyLoaded)
	case v == VerbLoadHot && g.fort(k).heat < g.tables.Task[HeatShot]:
		return no(whyCold, int32(g.tables.Task[HeatShot]))
	}
	return engine.Illegal{}
}

// mayPointFort refuses to aim guns that hold nothing, that are unloaded or that hold
// their fire.
//
// Cases 10.1, 10.3.
func (g *State) mayPointFort(k fortNo, v engine.Verb) engine.Illegal {
	h, loads := g.garrison(k), g.fortLoads(k)
	switch {
	case g.fortOrder(k, VerbHoldFire, groupObject(shoreGuns)):
		return no(whyHolds)
	case v == VerbHoldFire && g.fortAims(k):
		return no(whyAimed)
	case loads == VerbUnload || h.load == unloaded && loads == 0:
		return no(whyNotLoaded)
	}
	return engine.Illegal{}
}

// fortAims reports whether a fort has been given a target.
func (g *State) fortAims(k fortNo) bool {
	h := g.garrison(k)
	for i := range h.orders[:h.many] {
		if h.orders[i].verb == VerbTarget {
			return true
		}
	}
	return false
}

// mayHeat refuses to heat shot without a furnace, or twice.
//
// Case 25.5.
func (g *State) mayHeat(k fortNo) engine.Illegal {
	switch {
	case !g.fortRow(k).RedHot:
		return no(whyCold, int32(g.tables.Task[HeatShot]))
	case g.fort(k).heat > 0:
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// fortFoe reports whether a ship is in play, an enemy of a fort, and to be seen as orders
// are written.
//
// Cases 5.3, 25.6.
func (g *State) fortFoe(k fortNo, e shipNo) bool {
	s := &g.ships[e]
	if s.fate != afloat || s.holder == g.fortRow(k).Seat {
		return false
	}
	if g.openView() {
		return true
	}
	c := g.standing()
	return g.laid(&c, e)
}

// orderFort takes down an order to a fort.
func (g *State) orderFort(k fortNo, c engine.Choice, t *engine.Turn) {
	h := g.garrison(k)
	if c.Verb == engine.Pass {
		h.done = true
		g.tellOwn(engine.Event{Kind: KindOrdersDone, Rule: "2.2", About: c.About}, c.Seat, t)
		return
	}
	h.orders[h.many] = order{on: c.On, with: c.With, n: c.N[0], verb: c.Verb}
	h.many++
	g.tellOwn(orderEvent(c.About, &h.orders[h.many-1]), c.Seat, t)
}

// openForts opens the orders of forts. One that was given none loads its guns if they are
// empty, and goes on with what it had begun.
//
// Cases 1.2, 2.2, 10.3. Ruling R429.
func (g *State) openForts(t *engine.Turn) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		h, seat := g.garrison(k), g.fortRow(k).Seat
		if h.many == 0 && h.load == unloaded && g.serves(k) {
			v := h.work
			if v == 0 || v == VerbUnload {
				v = VerbLoadBall
			}
			h.orders[0], h.many = order{verb: v, on: groupObject(shoreGuns)}, 1
		}
		for i := range h.orders[:h.many] {
			if e := orderEvent(g.fortObject(k), &h.orders[i]); staysSecret(h.orders[i].verb) {
				g.tellOwn(e, seat, t)
			} else {
				g.tell(t, e)
			}
		}
	}
}

// loadForts carries on with loading and unloading the guns of forts. What is ready in
// this move may be fired at its end.
//
// Cases 10.3, 25.2, 25.5. Rulings R59, R60, R315.
func (g *State) loadForts(f *fight) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		h, v := g.garrison(k), g.fortLoads(k)
		if v != h.work {
			h.work, h.worked = v, 0
		}
		if v == 0 || !g.serves(k) {
			continue
		}
		fresh := g.move == 1 && v == VerbLoadHail
		if h.worked++; h.worked < g.fortTakes(k, v) && !fresh {
			continue
		}
		h.work, h.worked = 0, 0
		switch v {
		case VerbUnload:
			h.load = unloaded
			continue
		case VerbLoadHail:
			h.load = withHail
		case VerbLoadHot:
			h.load = withHot
		default:
			h.load = withBall
		}
		if !fresh {
			f.primed |= 1 << k
		}
	}
}

// fortTakes is how many moves loading or unloading takes a fort: half a move more for
// each gunner that the worst served gun lacks, rounded up.
//
// Cases 10.3.1, 25.2, 25.5. Ruling R315.
func (g *State) fortTakes(k fortNo, v engine.Verb) uint8 {
	s := g.fort(k)
	slow := g.uses(rawLoading) // gun crews ashore are raw
	takes := g.tables.Task[LoadGuns]
	switch {
	case v == VerbUnload && slow:
		takes = g.tables.Task[UnloadRaw]
	case v == VerbUnload:
		takes = g.tables.Task[UnloadGuns]
	case slow:
		takes = g.tables.Task[FireRaw]
	}
	if v == VerbLoadHot {
		takes = max(takes, g.tables.Task[LoadRedHot])
	}
	short := max(g.tables.Figure[GunnersPerGun]-s.gunners/int16(max(s.guns, 1)), 0)
	return takes + uint8(short+1)/2
}

// restForts ends the move for the forts: furnaces burn on, bursts are a move older, and
// orders are forgotten.
//
// Cases 11.3, 25.5. Ruling R428.
func (g *State) restForts(f *fight) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		s, h := g.fort(k), g.garrison(k)
		if g.fortOrder(k, VerbHeat, engine.NoObject) || s.heat > 0 {
			s.heat = min(s.heat+1, g.tables.Task[HeatShot])
		}
		s.burst = less(s.burst)
		if f.answered>>k&1 == 0 {
			s.streak, s.steady, s.aim = 0, 0, noShip
		}
		h.orders, h.many, h.done = [maxFortOrders]order{}, 0, false
	}
}

// hideForts forgets what the viewer may not know of forts, imagineForts loads their guns
// with something that he cannot rule out.
//
// Cases 2.2, 10.3.
func (g *State) hideForts(viewer engine.Seat) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		if g.fortRow(k).Seat == viewer {
			continue
		}
		if *g.garrison(k) = (garrison{}); g.fort(k).guns > 0 && g.result == resultNone {
			g.garrison(k).load = unseen
		}
	}
}

func (g *State) imagineForts(d engine.Dice) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		h := g.garrison(k)
		if h.load != unseen {
			continue
		}
		h.load = unloaded
		switch {
		case g.fort(k).streak > 0:
		case g.move == 1:
			h.load = withBall
		default:
			f, _ := d.Throw(engine.Throw{Seat: engine.NoSeat, Dice: 1, Sides: 6})
			h.load = charge(f[0]-1) / 2
		}
	}
}
