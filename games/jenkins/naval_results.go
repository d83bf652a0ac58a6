package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// countShots counts the hits, at most one for a counter, and eliminates the fire ships that have been used.
//
// Cases 9.1, 11.3. Rulings R82, R84, R85, R86.
func (g *State) countShots(t *engine.Turn) {
	c := &g.combat
	for seat := English; seat <= Spanish; seat++ {
		hits := g.shotHits(seat)
		for n := range c.NumShots[seat] {
			s := &c.Shots[seat][n]
			hit := int32(0)
			if int8(s.Face) <= s.Gun {
				hit = 1
			}
			gun := int32(g.tables.Row(s.By).Gun)
			if gun == int32(s.Gun) {
				gun = 0 // told once
			}
			t.Tell(engine.Event{Kind: KindShot, Rule: "9.1", About: counterObject(s.By),
				N: [4]int32{int32(s.Face), int32(s.Gun), gun, hit}})
		}
		c.Hits[foe(seat)] = hits
		t.Tell(engine.Event{Kind: KindHits, Rule: "9.1", On: hexObject(c.Hex), N: [4]int32{int32(seat), int32(hits)}})
	}
	for seat := English; seat <= Spanish; seat++ {
		hi := g.start(seat, At(c.Hex, LayerShore))
		for i := hi - 1; i >= g.start(seat, At(c.Hex, 0)); i-- {
			if i >= g.start(seat, At(c.Hex, LayerShore)) {
				continue
			}
			if p := &g.pieces[seat][i]; g.row(p).Type == FireShip && p.Mark&markTaken != 0 {
				g.eliminate(seat, i, "11.3", t)
			}
		}
	}
}

// shotHits returns how many counters of a seat have hit.
//
// Case 9.1.
func (g *State) shotHits(seat engine.Seat) (hits uint8) {
	for n := range g.combat.NumShots[seat] {
		if s := &g.combat.Shots[seat][n]; int8(s.Face) <= s.Gun && !g.groupHit(seat, n) {
			hits++
		}
	}
	return hits
}

// groupHit reports whether an earlier die of the same counter has hit.
func (g *State) groupHit(seat engine.Seat, n uint8) bool {
	c := &g.combat
	for m := range n {
		if s := &c.Shots[seat][m]; s.Group == c.Shots[seat][n].Group && int8(s.Face) <= s.Gun {
			return true
		}
	}
	return false
}

// endNaval ends a naval combat: the attacker retreats if a defender that took part still has guns.
//
// Case 9.1. Rulings R87, R90.
func (g *State) endNaval(f *engine.Frame, t *engine.Turn) {
	c := &g.combat
	attacker, h := c.Attacker, c.Hex
	defender := foe(attacker)
	guns := false
	for i, hi := g.start(defender, At(h, 0)), g.start(defender, At(h+1, 0)); i < hi; i++ {
		p := &g.pieces[defender][i]
		took := p.Place.Layer() != LayerShore && g.naval(p) || p.Mark&markTaken != 0
		guns = guns || took && g.row(p).Gun > 0
	}
	for seat := English; seat <= Spanish; seat++ {
		for l := LayerMoving; l <= LayerShore; l++ {
			g.mark(seat, At(h, l), 0, markTaken)
		}
	}
	g.combat = Combat{}
	*f = engine.Frame{Step: stepRetreat, Seat: attacker, About: f.About}
	if !guns {
		g.pop()
	}
	g.tidy(attacker, h, t)
	g.tidy(defender, h, t)
}

// mayRetreat refuses land, storms, enemy seaports and enemy ships.
//
// Cases 7.1, 8.1, 9.1. Ruling R88.
func (g *State) mayRetreat(seat engine.Seat, h Hex, d hex.Direction) engine.Reason {
	n := g.tables.Near[h][d]
	switch {
	case n == 0 || g.tables.Sail[h]>>d&1 == 0:
		return whyAllLand
	case g.stormy(h) || g.stormy(n):
		return whyStorm
	case g.friendlyHex(foe(seat), n):
		return whyEnemyPort
	case g.ships[foe(seat)].has(n):
		return whyShipsThere
	}
	return 0
}

// enterRetreat sinks ships that have nowhere to retreat to. If there is only one hex, the ships go there. Deception
// counters left without a ship fare as they do elsewhere.
//
// Case 9.1. Rulings R88, R170.
func (g *State) enterRetreat(f *engine.Frame, t *engine.Turn) bool {
	h, seat := hexOf(f.About), f.Seat
	switch n, to := g.waysOut(h, (*State).mayRetreat, seat); {
	case !g.ships[seat].has(h):
		return g.pop()
	case n > 1:
		return true
	case n == 1:
		g.retreatTo(f, to, t)
		return false
	}
	g.pop()
	t.Tell(engine.Event{Kind: KindNoRetreat, Rule: "9.1", On: hexObject(h), N: [4]int32{int32(seat)}})
	for i := g.start(seat, At(h, 0)); i < g.start(seat, At(h, LayerShore)); i++ {
		if g.naval(&g.pieces[seat][i]) {
			g.eliminate(seat, i, "9.1", t)
			i = g.start(seat, At(h, 0)) - 1
		}
	}
	g.tidy(seat, h, t)
	return false
}

// waysOut returns to how many hexes a seat may retreat from one, and the last of them.
//
// Cases 9.1, 9.2.
func (g *State) waysOut(h Hex, may func(*State, engine.Seat, Hex, hex.Direction) engine.Reason, seat engine.Seat) (n int, to Hex) {
	for d := range hex.Direction(hex.Directions) {
		if may(g, seat, h, d) == 0 {
			n, to = n+1, g.tables.Near[h][d]
		}
	}
	return n, to
}

// offerRetreat offers beaten ships or land counters the hexes next to them.
//
// Cases 9.1, 9.2.
func (g *State) offerRetreat(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	for _, n := range g.tables.Near[hexOf(f.About)] {
		sequence.Name(g, d, VerbRetreat, hexObject(n), engine.NoObject, d.Rule, o)
	}
}

// mayRetreatTo refuses a hex to which ships or land counters cannot retreat.
//
// Cases 9.1, 9.2.
func (g *State) mayRetreatTo(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	may, beside := (*State).mayRetreat, whyRetreatNext
	if f.Step == stepFlight {
		may, beside = (*State).mayFlee, whyFleeNext
	}
	d, next := Grid.Toward(hexOf(f.About), hexOf(c.On))
	if hexOf(c.On) == 0 || !next {
		return beside
	}
	return may(g, c.Seat, hexOf(f.About), d)
}

// retreat takes ships or land counters to the hex that their owner chooses.
//
// Cases 9.1, 9.2.
func (g *State) retreat(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepFlight {
		g.fleeTo(f, hexOf(c.On), t)
		return
	}
	g.retreatTo(f, hexOf(c.On), t)
}

// retreatTo takes all ships of a beaten attacker to one hex, where the enemy may
// try to intercept them.
//
// Case 9.1. Rulings R88, R89.
func (g *State) retreatTo(f *engine.Frame, to Hex, t *engine.Turn) {
	from, seat := hexOf(f.About), f.Seat
	open := g.entering(seat, At(to, LayerOutside))
	for _, l := range [...]Layer{LayerDocked, LayerOutside, LayerMoving} {
		g.carry(seat, At(from, l), At(to, LayerOutside), 0, open, markOpen&^open)
	}
	t.Tell(engine.Event{Kind: KindRetreated, Rule: "9.1", About: f.About, On: hexObject(to), N: [4]int32{int32(seat)}})
	g.pop()
	if !g.friendlyHex(seat, to) {
		g.flow.Push(engine.Frame{Step: stepIntercept, Seat: foe(seat), About: hexObject(to)})
	}
}
