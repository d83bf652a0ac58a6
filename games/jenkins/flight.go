package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// mayFlee refuses the sea, storms and any hex with enemy troops, as the beaten side does not know what they are. But if
// everybody can see that none of them has a green value it may go there, and takes a seaport.
//
// Cases 7.1, 8.1, 9.2. Rulings R101, R174.
func (g *State) mayFlee(seat engine.Seat, h Hex, d hex.Direction) engine.Reason {
	n := g.tables.Near[h][d]
	switch {
	case n == 0:
		return whyFleeNext
	case g.tables.Terrain[n] == Sea:
		return whyFleeSea
	case g.tables.March[h]>>d&1 == 0:
		return whyAllSea
	case g.stormy(h) || g.stormy(n):
		return whyStorm
	case g.shore[foe(seat)].has(n) && !g.undefended(foe(seat), n):
		return whyEnemyThere
	}
	return 0
}

// undefended reports whether everybody can see that the troops of a seat in a hex have no green value.
//
// Case 9.2. Rulings R98, R174.
func (g *State) undefended(seat engine.Seat, h Hex) bool {
	return !g.anyAshore(seat, h, func(p *Piece) bool { return p.Mark&markPublic == 0 || g.row(p).Land > 0 })
}

// enterFlight eliminates boom chains, which never move, and troops that have nowhere to retreat to. If there is only
// one hex, the troops go there.
//
// Cases 9.2, 11.6. Rulings R102, R211.
func (g *State) enterFlight(f *engine.Frame, t *engine.Turn) bool {
	h, seat := hexOf(f.About), f.Seat
	if i := g.boomChain(seat, h); i >= 0 {
		g.eliminate(seat, i, "11.6", t)
		return false
	}
	g.look(t)
	switch n, to := g.waysOut(h, (*State).mayFlee, seat); {
	case !g.shore[seat].has(h):
		return g.pop()
	case n > 1:
		return true
	case n == 1:
		g.fleeTo(f, to, t)
		return false
	}
	g.pop()
	t.Tell(engine.Event{Kind: KindNoRetreat, Rule: "9.2", On: hexObject(h), N: [4]int32{int32(seat)}})
	g.fallAll(seat, h, t)
	return false
}

// boomChain returns the index of a boom chain of a seat ashore in a hex, or -1.
func (g *State) boomChain(seat engine.Seat, h Hex) int {
	lo, hi := g.span(seat, At(h, LayerShore))
	for i := lo; i < hi; i++ {
		if g.row(&g.pieces[seat][i]).Type == BoomChain {
			return i
		}
	}
	return -1
}

// fallAll eliminates all troops of a seat in a hex.
//
// Case 9.2.
func (g *State) fallAll(seat engine.Seat, h Hex, t *engine.Turn) {
	for lo, hi := g.span(seat, At(h, LayerShore)); hi > lo; hi-- {
		lo, _ = g.span(seat, At(h, LayerShore))
		g.eliminate(seat, lo, "9.2", t)
	}
}

// fleeTo takes all troops of a beaten attacker to one hex. Outside a seaport they roll for disease. They take a seaport
// in which no enemy has a green value, unless a bomb ship keeps guns there. As they have fought in this step, they do
// not fight enemies whom they meet.
//
// Cases 7.5, 7.6, 9.2, 11.1. Rulings R98, R101, R103, R165, R210.
func (g *State) fleeTo(f *engine.Frame, to Hex, t *engine.Turn) {
	from, seat := hexOf(f.About), f.Seat
	if g.shore[foe(seat)].has(to) && !g.shore[seat].has(to) {
		g.ashore.add(to)
	}
	g.marchAll(seat, from, to, 0, 0)
	t.Tell(engine.Event{Kind: KindRetreated, Rule: "9.2", About: f.About, On: hexObject(to), N: [4]int32{int32(seat)}})
	g.pop()
	if g.tables.PortAt[to] != 0 && !g.guarded(foe(seat), to) {
		g.fallAll(foe(seat), to, t)
	}
	g.capture(foe(seat), from, t)
	g.capture(seat, to, t)
	if g.tables.PortAt[to] == 0 {
		g.flow.Push(engine.Frame{Step: stepDisease, Seat: seat, About: hexObject(to)})
	}
}
