package fury

import "github.com/weathergage/weathergage/engine"

// offerScout offers to scout each piece of ground within reach.
//
// Case 14.3.
func (g *State) offerScout(n companyNo, o *engine.Offer) {
	f := g.flow.Top()
	if f.Code&(didScout|didPounce) != 0 || !g.sides[foe(n.seat())].has(sideLurks) && !(n.seat() == SeatA && g.hidesPrisoners()) {
		return
	}
	near := g.ground.nearPoint(g.companies[n].at, mostExtent+g.scoutReach(n))
	for i := near.next(); i >= 0; i = near.next() {
		if ill := g.mayScout(f, n, i); ill.OK() {
			o.Plain(VerbScout, pieceObject(i), engine.NoObject, "14.3")
		}
	}
}

// scoutReach returns how far a company scouts: twice as far if it is Canny.
//
// Cases 5.1, 14.3.
func (g *State) scoutReach(n companyNo) Length {
	if g.nature(n).Has(Canny) {
		return g.length(NumScoutCanny)
	}
	return g.length(NumScout)
}

// mayScout refuses to scout a piece of ground: a company does so once in its segment, at no
// cost, a wood, a building or a hill within reach that might hide an enemy. A Gun does not.
//
// Cases 5.1, 14.3, 16.3. Rulings R38, R44, R95.
func (g *State) mayScout(f *engine.Frame, n companyNo, i int) engine.Illegal {
	reach := g.scoutReach(n)
	switch {
	case i < 0:
		return engine.Illegal{Why: engine.NotOpen}
	case g.companies[n].gun != 0:
		return no(whyGunActs)
	case !g.mayConceal(n, i):
		return no(whyHidesNobody)
	case f.Code&didScout != 0:
		return no(whyScouted)
	case f.Code&didPounce != 0:
		return no(whyPounce)
	}
	b := g.block(&g.companies[n])
	for k := range int(b.Bases) {
		if g.ground.isWithin(i, b.Base(k), reach) {
			return engine.Illegal{}
		}
	}
	return no(whyScoutFar, int32(reach/Inch))
}

// mayConceal reports whether a piece of ground might hide an enemy from a company, for all that
// it knows, or the prisoners whom it looks for.
//
// Cases 14.3, 26.5.
func (g *State) mayConceal(n companyNo, i int) bool {
	of := g.ground.pieces[i].ground
	return g.sides[foe(n.seat())].has(sideLurks) && g.tables.Grounds[of].Hides ||
		of == Building && n.seat() == SeatA && g.hidesPrisoners() && !g.hasSearched(i)
}

// lookInto rolls for a company that looks for an ambush: on a 5 or 6 a company that lies in that wood or
// building, or behind it, is placed on the table, and is no longer an ambush.
//
// Case 14.3. Rulings R95, R218, R462.
func (g *State) lookInto(f *engine.Frame, t *engine.Turn) bool {
	n, i := g.companyOf(f.About), pieceIn(f)
	if n == noCompany || i < 0 || i >= int(g.ground.many) {
		g.flow.Pop()
		return false
	}
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "14.3", About: n.object(), On: pieceObject(i), With: g.kindOf(i)})
	g.flow.Pop()
	finds := g.finds(int(die[0]))
	t.Tell(engine.Event{Kind: KindScouts, Rule: "14.3", About: n.object(), On: pieceObject(i), With: g.kindOf(i), N: [4]int32{int32(die[0]), engine.Truth(finds)}})
	if !finds {
		return false
	}
	t.Reveal(engine.Everyone) // everybody also learns that nothing was found
	if n.seat() == SeatA && g.ground.pieces[i].ground == Building {
		g.inspect(i, t)
	}
	for other, slot := foe(n.seat()), maxHidden-1; slot >= 0; slot-- {
		h := &g.hidden[other][slot]
		if !h.isOut() {
			continue
		}
		b := g.block(h)
		if in := g.hideout(h, b); in == i || in < 0 && g.ground.isWithin(i, b.Hull(), behind) {
			g.unveil(other, slot, KindFound, t)
		}
	}
	return false
}

// finds reports whether a die finds who hides in a piece of the ground.
//
// Case 14.3.
func (g *State) finds(die int) bool { return die >= g.number(NumScoutFinds) }

// scout begins to look for an ambush.
//
// Case 14.3.
func (g *State) scout(f *engine.Frame, n companyNo, choice engine.Choice, _ *engine.Turn) {
	i := g.pieceOf(choice.On)
	f.Code |= didScout
	g.flow.Push(engine.Frame{Step: stepScout, Seat: engine.NoSeat, About: n.object(), N: [2]int32{pieceNumber: int32(i) + 1}})
}
