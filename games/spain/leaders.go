package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// driveOut makes the leaders of a side leave a hex in which no land unit of theirs is left,
// if enemies are there or a combat was lost. In a fortress of their own they stay.
//
// Cases 13.17, 13.18. Rulings R234, R236.
func (g *State) driveOut(seat engine.Seat, h Hex, t *engine.Turn) {
	if g.ashore[seat].has(h) {
		return
	}
	leaders := g.in[Ashore].and(&g.tables.Leaders[seat])
	for c := leaders.next(0); c != 0; c = leaders.next(c) {
		if g.units[c].Hex != h || g.canShelter(c, h) {
			continue
		}
		g.driveFrom(c, t)
		return // the next one when he is gone
	}
}

// driveFrom makes a leader leave his hex, unless it is one to which he might leave.
//
// Case 13.17.
func (g *State) driveFrom(leader Counter, t *engine.Turn) {
	u := &g.units[leader]
	if g.canShelter(leader, u.Hex) || g.isLeaving(leader) {
		return
	}
	u.Mark |= markSeen
	t.Reveal(engine.Everyone)
	g.flow.Push(engine.Frame{Step: stepFlee, Seat: g.tables.Seat(leader), About: counterObject(leader), N: [2]int32{fleeFrom: int32(u.Hex)}})
}

// isDestroyed reports whether leaders of a side have fought on land, and none of the units that
// fought with them is left.
//
// Case 13.17.
func (g *State) isDestroyed(seat engine.Seat) bool {
	return g.haveFought(&g.tables.Leaders[seat]) && !g.haveFought(&g.tables.Troops[seat])
}

// haveFought reports whether any of some counters has fought in the combat and is still ashore.
func (g *State) haveFought(some *counterSet) bool {
	left := g.in[Ashore].and(some)
	return g.anyMarked(&left, markSeen)
}

// ledOut returns the land leaders who have attacked from a hex in which other units of theirs were held back. Nobody
// leaves a besieged hex.
//
// Case 13.17. Ruling R318.
func (g *State) ledOut() counterSet {
	seat := g.combat.Attacker
	leaders := g.in[Ashore].and(&g.tables.Leaders[seat])
	for c := leaders.next(0); c != 0; c = leaders.next(c) {
		u, kind := &g.units[c], g.tables.Row(c).Kind
		if u.Mark&markSeen == 0 || !kind.IsLandLeader() || !g.ashore[seat].has(u.Hex) || g.shut[seat].has(u.Hex) {
			leaders.drop(c)
		}
	}
	return leaders
}

// isLeaving reports whether a leader is on his way out already: a stack that marches in may
// drive him out unit by unit.
func (g *State) isLeaving(leader Counter) bool {
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepFlee && f.About == counterObject(leader) {
			return true
		}
	}
	return false
}

// driveExposed makes all leaders leave who are alone with enemy land units: their friends have
// marched off, gone aboard, frozen or been disbanded, or their ships are lost.
//
// Cases 13.17, 13.18. Ruling R234.
func (g *State) driveExposed(t *engine.Turn) {
	for seat := English; seat <= Spanish; seat++ {
		leaders := g.in[Ashore].and(&g.tables.Leaders[seat])
		for c := leaders.next(0); c != 0; c = leaders.next(c) {
			if h := g.units[c].Hex; g.ashore[foe(seat)].has(h) && g.flow.Depth() < engine.MaxFlow/2 {
				g.driveOut(seat, h, t)
			}
		}
	}
}

// loseLeaders eliminates the leaders of a side ashore in a hex in which they were besieged.
//
// Cases 13.17, 13.18. Ruling R190.
func (g *State) loseLeaders(seat engine.Seat, h Hex, t *engine.Turn) {
	for c, end := g.tables.of(seat); c < end; c++ {
		u := &g.units[c]
		if u.Hex == h && u.Where == Ashore && g.tables.Row(c).Kind.IsLeader() {
			g.remove(c, Gone, true)
			t.Reveal(engine.Everyone)
			t.Tell(engine.Event{Kind: KindLeaderLost, Rule: "13.18", With: counterObject(c)})
		}
	}
}

// canShelter reports whether a hex takes a leader who leaves: a fortress of his side that is
// not besieged, or a land unit of his side with no enemy units beside it, ships included.
//
// Case 13.17. Rulings R302, R314.
func (g *State) canShelter(leader Counter, h Hex) bool {
	seat := g.tables.Seat(leader)
	if g.shut[seat].has(h) || g.ashore[foe(seat)].has(h) {
		return false
	}
	if g.isHome(leader, h) && !g.besieged(seat, h) {
		return true
	}
	if !g.ashore[seat].has(h) || g.isForeign(leader, h) {
		return false
	}
	for _, n := range g.tables.Near[h] {
		if n != 0 && (g.ashore[foe(seat)].has(n) || g.hasShips(foe(seat), n)) {
			return false
		}
	}
	return !g.hasShips(foe(seat), h)
}

// isHome reports whether a hex is a fortress of a leader's side. One of France that nobody has
// taken is so to the French of its area alone.
//
// Cases 13.17, 15.14. Rulings R166, R248, R314.
func (g *State) isHome(leader Counter, h Hex) bool {
	seat := g.tables.Seat(leader)
	taken := g.owner[g.tables.CityAt[h]] == holderOf(seat)
	return g.hasFortress(seat, h) && (taken || g.isFrenchman(leader))
}

// isForeign reports whether land units of his side in a hex are no friends of a leader: French
// ones whom nobody controls yet, if he is not French.
//
// Cases 8.21, 8.22, 13.17. Ruling R314.
func (g *State) isForeign(leader Counter, h Hex) bool {
	if !g.isFrench(h) || g.isFrenchman(leader) {
		return false
	}
	troops := g.troops(g.tables.Seat(leader))
	for c := troops.next(0); c != 0; c = troops.next(c) {
		if g.units[c].Hex == h && g.controls(g.tables.Row(c).Nation) {
			return false
		}
	}
	return true
}

// isFrenchman reports whether a counter is of a French faction.
func (g *State) isFrenchman(c Counter) bool {
	return g.tables.Nations[g.tables.Row(c).Nation].Enters == EntersFrance
}

// shelters marks the hexes nearest to a leader to which he may leave, and counts them. His
// way leads over land, through no hex with enemies, and only where units of his nation may go.
//
// Cases 8.23, 8.24, 8.25, 8.26, 8.27, 13.17. Rulings R145, R235.
func (g *State) shelters(c Counter, into *hexSet) int {
	var seen hexSet
	var edge, ahead [numHexes]Hex
	seat, found := g.tables.Seat(c), 0
	edge[0] = g.units[c].Hex
	seen.add(edge[0])
	for n := 1; n > 0 && found == 0; {
		m := 0
		for _, h := range edge[:n] {
			for d, to := range g.tables.Near[h] {
				if to == 0 || seen.has(to) || g.ashore[foe(seat)].has(to) {
					continue
				}
				if ill := g.mayStep(c, h, hex.Direction(d)); !ill.OK() {
					continue
				}
				seen.add(to)
				ahead[m] = to
				m++
				if g.canShelter(c, to) {
					into.add(to)
					found++
				}
			}
		}
		edge, n = ahead, m
	}
	return found
}

// enterFlee takes a leader to the nearest shelter; among several his owner chooses. Without
// any he is lost for ever.
//
// Cases 13.17, 13.18. Ruling R235.
func (g *State) enterFlee(f *engine.Frame, t *engine.Turn) bool {
	var hexes hexSet
	c := g.tables.counterOf(f.About)
	n := 0
	if g.units[c].Where == Ashore {
		n = g.shelters(c, &hexes)
	}
	seat, from := f.Seat, Hex(f.N[fleeFrom])
	switch {
	case n > 1:
		return true
	case n == 1:
		for h := Hex(1); h < numHexes; h++ {
			if hexes.has(h) {
				g.shelter(c, h, t)
			}
		}
	default:
		g.remove(c, Gone, true)
		t.Tell(engine.Event{Kind: KindLeaderLost, Rule: "13.18", With: counterObject(c)})
	}
	g.pop()
	g.driveOut(seat, from, t)
	return false
}

// shelter puts a leader into the hex to which he leaves.
//
// Case 13.17.
func (g *State) shelter(c Counter, h Hex, t *engine.Turn) {
	g.set(c, Unit{Where: Ashore, Hex: h})
	t.Tell(engine.Event{Kind: KindLeaderGone, Rule: "13.17", On: hexObject(h), With: counterObject(c)})
}

// mayFlee refuses a hex that is not one of the nearest shelters.
//
// Case 13.17. Ruling R235.
func (g *State) mayFlee(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	var hexes hexSet
	g.shelters(g.tables.counterOf(f.About), &hexes)
	if h := hexOf(c.On); h == 0 || !hexes.has(h) {
		return no(reasonNoShelter)
	}
	return allowed
}

// offerFlee offers the nearest shelters.
//
// Case 13.17. Ruling R235.
func (g *State) offerFlee(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	var hexes hexSet
	g.shelters(g.tables.counterOf(f.About), &hexes)
	for h := Hex(1); h < numHexes; h++ {
		if hexes.has(h) {
			o.Plain(VerbFlee, hexObject(h), f.About, "13.17")
		}
	}
}

// flee takes the leader to the shelter that his owner has chosen.
//
// Case 13.17.
func (g *State) flee(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	seat, from := f.Seat, Hex(f.N[fleeFrom])
	g.shelter(g.tables.counterOf(f.About), hexOf(c.On), t)
	g.pop()
	g.driveOut(seat, from, t)
}
