package jenkins

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A frame of stepMarch is a stack of land counters on the march: those ashore at About that their owner has taken. Code
// is how many hexes it has entered; N[marchOver] is 1 when it must stop.

// mayMarch refuses to march across the sea, out of a storm or into one, or beyond the bound on hexes.
//
// Cases 7.1, 8.1. Ruling R173.
func (g *State) mayMarch(f *engine.Frame, h Hex, d hex.Direction) engine.Reason {
	switch {
	case g.tables.March[h]>>d&1 == 0:
		return whyAllSea
	case g.stormy(h) || g.stormy(g.tables.Near[h][d]):
		return whyStorm
	case f.Code >= mostHexes:
		return whyFar
	}
	return 0
}

// mayGoOnFoot refuses to march if no counter there can still move.
//
// Cases 7.0, 11.6.
func (g *State) mayGoOnFoot(f *engine.Frame, h Hex) engine.Reason {
	left := f.Step == stepMarch && !g.anyMarked(f.Seat, At(h, LayerShore), markTaken)
	return unless(!left && g.marchers(f.Seat, h), whyMoved)
}

// offerMarches offers the neighbouring hexes that land counters may enter.
//
// Case 7.1.
func (g *State) offerMarches(f *engine.Frame, h Hex, o *engine.Offer) {
	if !o.Wants(VerbMarch) || g.mayGoOnFoot(f, h) != 0 {
		return
	}
	for d := range hex.Direction(hex.Directions) {
		if g.mayMarch(f, h, d) == 0 {
			o.Plain(VerbMarch, hexObject(g.tables.Near[h][d]), engine.NoObject, "7.0")
		}
	}
}

// mayMarchOn refuses land counters their next hex.
//
// Cases 7.0, 7.1.
func (g *State) mayMarchOn(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	if f.Step != stepMarch && stackOf(f.About).Layer() != LayerShore {
		return whyNoMarch
	}
	h := g.at(f)
	d, next := Grid.Toward(h, hexOf(c.On))
	if hexOf(c.On) == 0 || !next {
		return whyNotNext
	}
	return or(g.mayMarch(f, h, d), g.mayGoOnFoot(f, h))
}

// marchers reports whether any counter of a seat ashore in a hex can march.
//
// Cases 7.0, 11.6. Rulings R153, R154.
func (g *State) marchers(seat engine.Seat, h Hex) bool {
	return g.anyAshore(seat, h, g.movable)
}

// enterMarch ends a march that must stop.
func (g *State) enterMarch(f *engine.Frame, _ *engine.Turn) bool {
	p := At(hexOf(f.About), LayerShore)
	if f.N[marchOver] == 0 && g.shore[f.Seat].has(p.Hex()) {
		return true
	}
	g.mark(f.Seat, p, 0, markTaken)
	return g.pop()
}

func (g *State) offerMarch(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	g.offerMarches(f, hexOf(f.About), o)
	o.Plain(VerbDone, engine.NoObject, engine.NoObject, "7.0")
}

// endMarch ends a march that could go on.
//
// Case 7.0.
func (g *State) endMarch(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.N[marchOver] = 1 }

// march takes the marching stack into its next hex, where it lies open to any enemy. It stops before enemy troops, and
// outside seaports it rolls for disease.
//
// Cases 4.4, 7.0, 7.5, 7.6. Rulings R11, R61, R62.
func (g *State) march(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepPick {
		g.selectAll(f.Seat, stackOf(f.About))
		*f = engine.Frame{Step: stepMarch, Seat: f.Seat, About: hexObject(g.at(f))}
	}
	h, seat := hexOf(f.About), f.Seat
	to := hexOf(c.On)
	set := Mark(0)
	if g.shore[foe(seat)].has(to) {
		set = markDone
		f.N[marchOver] = 1
	}
	n := g.marchAll(seat, h, to, markTaken, set)
	t.Tell(engine.Event{Kind: KindMarched, Rule: "7.0", About: f.About, On: c.On, N: [4]int32{int32(seat), int32(n)}})
	f.About = c.On
	f.Code++
	g.capture(seat, to, t)
	if g.tables.PortAt[to] == 0 {
		g.flow.Push(engine.Frame{Step: stepDisease, Seat: seat, About: c.On})
	}
	g.vacate(seat, h)
}

// marchAll moves a seat's counters ashore that have a mark, and returns how many they are.
//
// Cases 4.4, 9.2.
func (g *State) marchAll(seat engine.Seat, from, to Hex, with, set Mark) int {
	set |= g.entering(seat, At(to, LayerShore))
	return g.carry(seat, At(from, LayerShore), At(to, LayerShore), with, set, markOpen&^set)
}

// vacate moves ships out of a seaport that is no longer friendly.
//
// Case 4.0. Rulings R138, R164.
func (g *State) vacate(seat engine.Seat, h Hex) {
	if g.tables.PortAt[h] != 0 && !g.friendlyHex(seat, h) {
		g.carry(seat, At(h, LayerDocked), At(h, LayerOutside), 0, 0, 0)
	}
}

// enterDisease rolls for troops in a hex without a seaport: an odd die takes one of them.
//
// Case 7.5. Rulings R61, R62, R145, R206.
func (g *State) enterDisease(f *engine.Frame, t *engine.Turn) bool {
	h, seat := hexOf(f.About), f.Seat
	die := g.throw(seat, 1, "7.5", f.About, t)
	t.Tell(engine.Event{Kind: KindDisease, Rule: "7.5", On: f.About, N: [4]int32{int32(die[0]), int32(seat)}})
	g.pop()
	if die[0]%2 == 1 {
		g.askLoss(seat, seat, lossDisease, h, 1)
	}
	return false
}

// stricken ends the march of a stack that disease has struck.
//
// Case 7.0. Ruling R61.
func (g *State) stricken(seat engine.Seat, h Hex) {
	m := g.below(stepMarch)
	if m == nil {
		return
	}
	m.N[marchOver] = 1
	lo, hi := g.span(seat, At(h, LayerShore))
	for i := lo; i < hi; i++ {
		if p := &g.pieces[seat][i]; p.Mark&markTaken != 0 {
			p.Mark |= markDone
		}
	}
}

// settled reports whether it can be decided now who holds what: not while troops still land, fight, fall or flee.
func (g *State) settled() bool {
	switch g.flow.Top().Step {
	case stepLanding, stepNaval, stepRetreat, stepAssault, stepFlight, stepLoss, stepDisposal:
		return false
	}
	return true
}

// settle gives each seaport where land counters came or went to the side that is alone there, however that came about:
// by placement, landing, march or retreat, from a ship that was lost, or because the last enemy fell.
//
// Cases 3.4, 7.6.
func (g *State) settle(t *engine.Turn) {
	for ; g.touched != 0; g.touched &= g.touched - 1 {
		g.settleAt(g.tables.Ports[bits.TrailingZeros64(g.touched)].Hex, t)
	}
}

// settleAt settles one hex.
func (g *State) settleAt(h Hex, t *engine.Turn) {
	g.capture(English, h, t)
	g.capture(Spanish, h, t)
}

// capture takes a seaport that land counters of one seat hold alone. A seat scores points for a seaport of others that
// it takes. If it comes back to one that it had only left it scores nothing, but the enemy's ships must leave the
// harbour.
//
// Cases 3.4, 7.6, 11.7. Rulings R8, R9, R11, R107, R127, R138, R139, R164.
func (g *State) capture(seat engine.Seat, h Hex, t *engine.Turn) {
	port := g.tables.PortAt[h]
	if port == 0 || !g.shore[seat].has(h) || g.shore[foe(seat)].has(h) {
		return
	}
	if seat == English {
		g.scuttled &^= 1 << port
	}
	if g.holder[port] == holderOf(seat) {
		g.vacate(foe(seat), h)
		return
	}
	row := &g.tables.Ports[port]
	g.holder[port] = holderOf(seat)
	g.french = g.french || row.Owner == HolderFrench
	g.dutch = g.dutch || row.Owner == HolderDutch
	if row.Owner == holderOf(seat) {
		t.Tell(engine.Event{Kind: KindReoccupied, Rule: "7.6", On: hexObject(h), N: [4]int32{int32(seat)}})
	} else {
		t.Tell(engine.Event{Kind: KindCaptured, Rule: "7.6", On: hexObject(h), N: [4]int32{int32(seat)}})
		g.fund(seat, int(row.Value), KindFunds, "3.4", t)
	}
	g.vacate(foe(seat), h)
}
