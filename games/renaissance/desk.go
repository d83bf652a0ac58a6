package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// A desk is where the orders of a ship are listed, drawn and checked. What names orders there repeats no
// condition: each is asked of the row of its verb.
type desk struct {
	offer engine.Offer
	n     shipNo
	c     course
	round around
	spans [mostRuns]spans
}

// An around is the ships in play and the boats at sea that a ship may be given orders about.
type around struct {
	looked  bool
	friends squad // the others of her side
	hand    squad // of them, those to which a tow might be passed, or a dispatch be handed over
	foes    squad // the enemies that she may know of
	near    squad // whom she may meet
	boats   []boatNo
	room    [MaxShips * mostBoats]boatNo
}

// mostRuns is the most runs of numbers for which an order allocates nothing.
const mostRuns = 8

var desks law.Room[desk]

// deskFor returns a desk at which a ship is given orders.
func (g *State) deskFor(n shipNo) *desk {
	on := desks.Take()
	g.seat(on, n)
	return on
}

// seat brings a ship to a desk.
func (g *State) seat(on *desk, n shipNo) { on.n, on.c, on.round.looked = n, g.course(n), false }

// lookRound returns what is around the ship at a desk.
//
// Cases 3.4, 5.3, 9.1, 18.1.
func (g *State) lookRound(on *desk) *around {
	r, n := &on.round, on.n
	if r.looked {
		return r
	}
	r.looked, r.friends, r.hand, r.boats = true, 0, 0, r.room[:0]
	enemies, near := squad(0), squad(0)
	within := g.base(n).Around(max(g.tables.Distance[TowLine], g.tables.Distance[Shouting]))
	for e := range shipNo(g.ofFleet()) {
		switch {
		case g.foes(n, e):
			enemies.add(e)
		case !g.isConsort(n, e):
			continue
		default:
			r.friends.add(e)
			if within.Holds(g.base(e)) {
				r.hand.add(e)
			}
		}
		if g.nearby(n, e) {
			near.add(e)
		}
	}
	r.foes = g.known(g.ships[n].holder, enemies)
	r.near = near & (r.friends | r.foes)
	for b := range boatNo(g.ofBoats()) {
		if g.boats[b].inWater() {
			r.boats = append(r.boats, b)
		}
	}
	return r
}

// clear gives a desk back.
func (on *desk) clear() {
	on.offer = engine.Offer{}
	desks.Back(on)
}

// allows asks a row whether an order is allowed at a desk.
func (g *State) allows(on *desk, may mayFunc, o order) bool {
	return may == nil || may(g, on.n, &on.c, o).Why == 0
}

// put offers an order with whatever numbers it wants.
func (g *State) put(on *desk, o order, rule engine.Case) {
	row := &verbs[o.verb]
	if row.Spans == nil {
		on.offer.Plain(o.verb, o.on, o.with, rule)
		return
	}
	if row.by != "" {
		rule = row.by
	}
	for _, sp := range row.Spans(g, on.n, &on.c, o, on.spans[:0]) {
		if sp[0].Min <= sp[0].Max {
			on.offer.Add(engine.Option{Verb: o.verb, On: o.on, With: o.with, Span: sp, Rule: rule})
		}
	}
}

// name offers orders about one thing, all of which may be about the same things.
func (g *State) name(on *desk, what, with engine.Object, some ...engine.Verb) {
	asked := false
	for _, v := range some {
		row, o := &verbs[v], order{verb: v, on: what, with: with}
		if !on.offer.Seeks(v, what, with) {
			continue
		}
		if !asked && !g.allows(on, row.At, o) {
			return
		}
		if asked = true; g.allows(on, row.May, o) {
			g.put(on, o, row.Rule)
		}
	}
}

// each offers orders about each of some ships. What May says of an order about nothing holds for all of them.
func (g *State) each(on *desk, ships squad, with engine.Object, some ...engine.Verb) {
	allowed := uint8(0)
	for i, v := range some {
		if on.offer.Wants(v) && g.allows(on, verbs[v].May, order{verb: v, with: with}) {
			allowed |= 1 << i
		}
	}
	if allowed == 0 {
		return
	}
	for e := range ships.each {
		what := g.object(e)
		for i, v := range some {
			o, row := order{verb: v, on: what, with: with}, &verbs[v]
			if allowed>>i&1 != 0 && on.offer.Seeks(v, what, with) && g.allows(on, row.At, o) && (!row.is(mayOfEach) || g.allows(on, row.May, o)) {
				on.offer.Plain(v, what, with, row.Rule)
			}
		}
	}
}
