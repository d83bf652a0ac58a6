package spain

import "github.com/weathergage/weathergage/engine"

// driveOut makes the leaders of a side leave a hex in which no land unit of theirs is left,
// if enemies are there or a combat was lost.
//
// Cases 13.17, 13.18. Rulings R234, R236.
func (g *State) driveOut(seat engine.Seat, h Hex, t *engine.Turn) {
	if g.ashore[seat].has(h) {
		return
	}
	for c, end := g.tables.of(seat); c < end; c++ {
		u := &g.units[c]
		if u.Hex == h && u.Where == Ashore && g.tables.Row(c).Kind.IsLeader() {
			u.Mark |= markSeen
			t.Reveal(engine.Everyone)
			g.flow.Push(engine.Frame{Step: stepFlee, Seat: seat, About: counterObject(c), N: [2]int32{int32(h)}})
			return // the next one when he is gone
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

// mayShelter reports whether a hex takes a leader who leaves: a fortress of his side that is
// not besieged, or a land unit of his side beside which no enemy stands.
//
// Case 13.17.
func (g *State) mayShelter(seat engine.Seat, h Hex) bool {
	if g.shut[seat].has(h) || g.ashore[foe(seat)].has(h) {
		return false
	}
	if g.hasFortress(seat, h) && !g.besieged(seat, h) {
		return true
	}
	if !g.ashore[seat].has(h) {
		return false
	}
	for _, n := range g.tables.Near[h] {
		if n != 0 && g.ashore[foe(seat)].has(n) {
			return false
		}
	}
	return true
}

// shelters marks the hexes nearest to a leader to which he may leave, and counts them. His
// way leads over land, and through no hex with enemies.
//
// Case 13.17. Ruling R235.
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
				if to == 0 || g.tables.Marching(h, &g.chosen)>>d&1 == 0 || seen.has(to) || g.ashore[foe(seat)].has(to) {
					continue
				}
				seen.add(to)
				ahead[m] = to
				m++
				if g.mayShelter(seat, to) {
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
	seat, from := f.Seat, Hex(f.N[0])
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

// offerFlee offers the nearest shelters.
//
// Case 13.17. Ruling R235.
func (g *State) offerFlee(f *engine.Frame, o *engine.Offer) {
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
	seat, from := f.Seat, Hex(f.N[0])
	g.shelter(g.tables.counterOf(f.About), hexOf(c.On), t)
	g.pop()
	g.driveOut(seat, from, t)
}
