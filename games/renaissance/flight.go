package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// away returns the heading on which a ship gets away from the nearest enemy; her own if her side knows of
// none.
//
// Cases 5.3, 20.4. Ruling R277.
func (g *State) away(n shipNo) plane.Heading {
	if e := g.nearestEnemy(n); e != noShip {
		return g.base(e).Centre().Bearing(g.base(n).Centre())
	}
	return g.ships[n].heading
}

// offerFlight names the choice of tack of a ship that retires into the wind.
//
// Case 20.4. Ruling R279.
func (g *State) offerFlight(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbPortTack, VerbStarboardTack)
}

// mayChooseTack refuses to choose a tack but to a crew that retires under sail and cannot
// sail straight away from the enemy.
//
// Case 20.4. Ruling R279.
func (g *State) mayChooseTack(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case c.has(VerbPortTack) || c.has(VerbStarboardTack):
		return no(whyTwice)
	case g.ships[n].spirit < recovering || g.ablaze(n) || g.hunts(n) || g.meansOf(n) != bySail ||
		g.away(n).Off(g.air.from) >= g.limit(n):
		return no(whyNoTack)
	}
	return engine.Illegal{}
}

// nearestEnemy returns the enemy nearest to a ship of those that her side knows of, noShip if there is none.
//
// Cases 5.3, 20.4.
func (g *State) nearestEnemy(n shipNo) shipNo {
	best, least := noShip, Length(0)
	for e := range shipNo(g.ofFleet()) {
		if !g.hostile(n, e) || !g.knows(n, e) {
			continue
		}
		if d := plane.Distance(g.base(n), g.base(e)); best == noShip || d < least {
			best, least = e, d
		}
	}
	return best
}

// clearOfWind returns a turn the other way round, if a ship under sail would turn through the wind.
//
// Case 8.1.
func (g *State) clearOfWind(c *course, turn plane.Angle) plane.Angle {
	wind := c.start.To(g.air.from)
	if c.means != bySail || sign(wind) != sign(turn) || wind*sign(wind) >= turn*sign(turn) {
		return turn
	}
	return turn - sign(turn)*plane.Full
}

// steer turns a ship toward a heading, or as near to it as the wind lets her sail on the
// tack ordered, else on the nearer, as far as she can in this move, and sends her straight on with what remains.
//
// Case 20.4. Rulings R278, R279.
func (g *State) steer(n shipNo, to plane.Heading) {
	g.makeSail(n)
	c := g.course(n)
	if c.means == bySail {
		if off := to.To(g.air.from); max(off, -off) < g.limit(n) {
			portTack := off < 0
			if g.orders(n, VerbPortTack, engine.NoObject) || g.orders(n, VerbStarboardTack, engine.NoObject) {
				portTack = g.orders(n, VerbPortTack, engine.NoObject)
			}
			if to = g.air.from.Turn(-g.limit(n)); portTack {
				to = g.air.from.Turn(g.limit(n))
			}
		}
	}
	turn := g.clearOfWind(&c, c.start.To(to))
	v := VerbStarboard
	if turn < 0 {
		v, turn = VerbPort, -turn
	}
	if turn >= tenth {
		if ill := g.mayTurn(n, &c, order{verb: v}); ill.OK() {
			most, _ := g.widest(n, &c)
			g.command(n, order{verb: v, n: int32(min(most, turn/tenth*tenth) / tenth)})
			c = g.course(n)
		}
	}
	if ill := g.mayAhead(n, &c, order{}); ill.OK() {
		g.command(n, order{verb: VerbAhead, n: g.ahead(n, &c) / plane.MM})
	}
}

// makeSail has a ship that may go where she will set all sail that she has masts for, unless
// she is at her oars. Without any she raises it, which takes the move. In a gale none is set.
//
// Cases 6.4, 7.4, 20.4. Ruling R278.
func (g *State) makeSail(n shipNo) {
	s, c, all := &g.ships[n], g.course(n), g.sections(n)
	if s.held != free || s.foul != 0 || g.forceOn(n) == Gale || int32(s.canvas) >= all {
		return
	}
	if stays := g.compelled(n); !stays.OK() {
		return
	}
	if ill := g.mayTrim(n, &c, order{}); ill.OK() {
		g.command(n, order{verb: VerbSetSail, n: all})
	} else if ill := g.mayHandSail(n, &c, order{verb: VerbHoist}); c.means == noMeans && ill.OK() {
		g.command(n, order{verb: VerbHoist})
	}
}

// mayStay refuses to lie at anchor, moored or by a sea anchor to a ship that her crew, or a
// commander who has lost control of himself, takes elsewhere, if anything could move her there.
//
// Cases 20.4, 22.5, 24.0. Ruling R535.
func (g *State) mayStay(n shipNo) engine.Illegal {
	s := &g.ships[n]
	rows := g.kind(n).Oar != 0 && s.oars != [2]uint8{} && !g.becalmed(n)
	sails := g.sections(n) > 0 && g.forceOn(n) != Calm
	switch {
	case g.forceOn(n) == Gale || !rows && !sails:
	case s.spirit >= recovering:
		return no(whyRetires)
	case g.hunts(n):
		return no(whyGreed)
	}
	return engine.Illegal{}
}

// slipCables has such a ship cut the cable of an anchor, one a move, or cast off.
//
// Cases 20.4, 22.5, 24.0. Ruling R535.
func (g *State) slipCables(n shipNo) {
	if ill := g.mayStay(n); ill.OK() {
		return
	}
	c := g.course(n)
	for end := endBow; end < numEnds; end++ {
		cut := order{verb: VerbCut, on: engine.Thing(classEnd, end)}
		if ill := g.mayFree(n, &c, cut); ill.OK() {
			g.command(n, cut)
			return
		}
	}
	if ill := g.mayFree(n, &c, order{verb: VerbCastOff}); ill.OK() {
		g.command(n, order{verb: VerbCastOff})
	}
}
