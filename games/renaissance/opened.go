package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// seal ends the orders of a seat. When the last seat has sealed all are opened and
// carried out.
//
// Case 1.2.
func (g *State) seal(seat engine.Seat, t *engine.Turn) {
	g.sealed[seat] = true
	if !g.sealed[foe(seat)] {
		g.tellOwn(engine.Event{Kind: KindSealed, Rule: "1.2", N: [4]int32{int32(seat)}}, seat, t)
		return
	}
	g.openOrders(t)
	g.carryOut(t)
}

// openOrders completes the orders of ships for which too little was written, and
// makes those of ships on the table known to everyone.
//
// Cases 1.2, 2.2, 5.3, 7.6.
func (g *State) openOrders(t *engine.Turn) {
	c := g.standing()
	g.watch(&c)
	alike := squad(0)
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		h := &g.hidden[n]
		g.forced(n)
		g.goAlike(n, &alike)
		if !h.done && g.sails(n) {
			g.carryOn(n)
		}
		for i := range h.orders[:h.many] {
			if e := g.toldOrder(n, i); verbs[h.orders[i].verb].is(staysSecret) {
				g.tellOwn(e, g.ships[n].holder, t)
			} else {
				g.tell(t, e)
			}
		}
	}
	g.openForts(t)
	t.Reveal(engine.Everyone)
}

// carryOn completes the orders of a ship as onward has it.
//
// Case 2.2.
func (g *State) carryOn(n shipNo) {
	if o, ok := g.onward(n); ok {
		h := &g.hidden[n]
		h.orders[h.many] = o
		h.many++
	}
}

// onward returns the order that completes those of a ship, if one does: she keeps the speed of her last move as
// far as she can, straight ahead, or goes at attack speed if she is ordered to attack or ram; and
// turns out of the wind if she cannot go straight.
//
// Cases 2.2, 7.4, 7.6, 7.9. Rulings R138, R546.
func (g *State) onward(n shipNo) (order, bool) {
	c := g.course(n)
	if c.means == noMeans || c.fixed != 0 || g.hidden[n].many == maxOrders || c.many == maxParts {
		return order{}, false
	}
	far := g.short(n, &c)
	if c.many == 0 {
		pace := g.ships[n].speed
		if c.attack {
			pace = g.attackSpeed(n)
		}
		far = max(far, min(g.ahead(n, &c), pace/plane.MM*plane.MM))
	}
	if far > 0 {
		return order{verb: VerbAhead, n: far / plane.MM}, true
	}
	v, turn := g.outOfWind(n, &c)
	return order{verb: v, n: int32(turn / tenth)}, turn > 0
}

// outOfWind returns the turn by which a ship under sail that lies inside her limit gets out of it, the
// shorter way round and as far as she can in this move.
//
// Cases 7.2, 8.1. Ruling R358.
func (g *State) outOfWind(n shipNo, c *course) (engine.Verb, plane.Angle) {
	if c.means != bySail || c.many > 0 || g.windOn(n, c.start, false) != WindAhead {
		return 0, 0
	}
	v, to := VerbPort, g.air.from.Turn(-g.limit(n))
	switch ahead := c.start.To(g.air.from); {
	case ahead == 0:
		return 0, 0 // which way round is for her captain to say
	case ahead < 0:
		v, to = VerbStarboard, g.air.from.Turn(g.limit(n))
	}
	if ill := g.mayTurn(n, c, order{verb: v}); !ill.OK() {
		return 0, 0
	}
	most, _ := g.widest(n, c)
	need := (c.start.Off(to) + tenth - 1) / tenth * tenth
	return v, min(need, most)
}
