package renaissance

import "github.com/weathergage/weathergage/engine"

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

// fortLoads returns the verb by which a fort is ordered to load or unload, 0 if it is not.
func (g *State) fortLoads(k fortNo) engine.Verb {
	for _, v := range [...]engine.Verb{VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload} {
		if g.fortOrder(k, v, groupObject(shoreGuns)) {
			return v
		}
	}
	return 0
}

// offerFort names all orders to a fort.
//
// Cases 2.2, 25.3, 25.5.
func (g *State) offerFort(k fortNo, o *engine.Offer) {
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "2.2")
	if g.garrison(k).many == maxFortOrders {
		return
	}
	guns := groupObject(shoreGuns)
	name := func(v engine.Verb, on, with engine.Object, rule engine.Case, numbers engine.Span) {
		if !o.Seeks(v, on, with) {
			return
		}
		if ill := g.mayServeFort(k, order{verb: v, on: on, with: with}); ill.OK() {
			o.Add(engine.Option{Verb: v, On: on, With: with, Span: spans{numbers}, Rule: rule})
		}
	}
	for _, v := range [...]engine.Verb{VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload, VerbRigging, VerbHoldFire} {
		name(v, guns, engine.NoObject, verbs[v].Rule, engine.Span{})
	}
	name(VerbFireAt, guns, engine.NoObject, "1.2", engine.Span{Max: quartersOfMove, Step: 1})
	name(VerbHeat, engine.NoObject, engine.NoObject, "25.5", engine.Span{})
	for e := range shipNo(g.ofFleet()) {
		name(VerbTarget, g.object(e), guns, "25.6", engine.Span{})
	}
	for b := range boatNo(g.ofBoats()) {
		name(VerbTarget, g.boatObject(b), guns, "14.5", engine.Span{})
	}
}

// checkFort returns the zero Illegal if c is a lawful order to a fort.
//
// Cases 2.2, 25.2.
func (g *State) checkFort(k fortNo, c engine.Choice) engine.Illegal {
	switch {
	case int(c.Verb) >= numVerbs:
		return engine.Illegal{Why: engine.NotOpen}
	case g.fortRow(k).Seat != c.Seat:
		return no(whyNotOwn)
	case !g.mans(c.Seat, k):
		return no(whyFortSilent)
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
	if ill := g.mayServeFort(k, order{verb: c.Verb, on: c.On}); !ill.OK() {
		return ill
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// mayServeFort refuses an order to a fort.
//
// Cases 2.2, 10.1, 25.2. Ruling R429.
func (g *State) mayServeFort(k fortNo, o order) engine.Illegal {
	switch may := verbs[o.verb].Fort; {
	case g.fortOrder(k, o.verb, o.on):
		return no(whyTwice)
	case may == nil || o.verb != VerbTarget && o.verb != VerbHeat && o.on != groupObject(shoreGuns):
		return no(whyFort)
	default:
		return may(g, k, o)
	}
}

// mayAimFort refuses to aim at what is not an enemy in sight.
//
// Cases 5.3, 14.5, 25.6.
func (g *State) mayAimFort(k fortNo, o order) engine.Illegal {
	seat := g.fortRow(k).Seat
	if ill := g.mayName(seat, o.on); !ill.OK() {
		return ill
	}
	e, boat := g.shipOf(o.on), g.mayHitBoat(seat, g.boatOf(o.on))
	if !boat && (e == noShip || !g.fortFoe(k, e)) {
		return no(whyShip)
	}
	return g.mayPointFort(k, o)
}

// mayChargeFort refuses to load guns that are loaded, but as a battle begins, to load shot
// that is not hot, and to unload what is empty.
//
// Cases 10.3, 25.5. Rulings R60, R428.
func (g *State) mayChargeFort(k fortNo, o order) engine.Illegal {
	v, h := o.verb, g.garrison(k)
	fresh := g.move == 1 && v == VerbLoadHail
	switch {
	case v == VerbUnload && h.load == unloaded:
		return no(whyEmpty)
	case g.fortLoads(k) == VerbUnload:
		return no(whyUnloads)
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
func (g *State) mayPointFort(k fortNo, o order) engine.Illegal {
	h, loads := g.garrison(k), g.fortLoads(k)
	switch {
	case g.fortOrder(k, VerbHoldFire, groupObject(shoreGuns)):
		return no(whyHolds)
	case o.verb == VerbHoldFire && g.fortAims(k):
		return no(whyAimed)
	case loads == VerbUnload:
		return no(whyUnloads)
	case h.load == unloaded && loads == 0:
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
func (g *State) mayHeat(k fortNo, _ order) engine.Illegal {
	switch {
	case !g.fortRow(k).RedHot:
		return no(whyCold, int32(g.tables.Task[HeatShot]))
	case g.fort(k).heat > 0:
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// mayHeatAboard refuses red hot shot to all ships.
//
// Case 25.5.
func (g *State) mayHeatAboard(shipNo, *course, order) engine.Illegal {
	return no(whyCold, int32(g.tables.Task[HeatShot]))
}

// fortFoe reports whether a ship is in play, an enemy of a fort, and to be seen as orders
// are written.
//
// Cases 5.3, 25.6.
func (g *State) fortFoe(k fortNo, e shipNo) bool {
	s := &g.ships[e]
	seat := g.fortRow(k).Seat
	return s.fate == afloat && s.holder != seat && g.sights(seat, e)
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
			if e := orderEvent(g.fortObject(k), &h.orders[i]); verbs[h.orders[i].verb].is(staysSecret) {
				g.tellOwn(e, seat, t)
			} else {
				g.tell(t, e)
			}
		}
	}
}
