package fury

import "github.com/weathergage/weathergage/engine"

// mayBurn refuses to set a building on fire, or to fight its fire: the company touches it,
// nobody is inside, and that is its whole action.
//
// Cases 16.3, 23.2, 23.3. Rulings R44, R246, R274, R275.
func (g *State) mayBurn(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	i, fight := g.pieceOf(choice.On), choice.Verb == VerbFight
	if i < 0 || g.ground.pieces[i].ground != Building {
		return no(whyNoHouse)
	}
	p := &g.ground.pieces[i]
	switch {
	case g.companies[n].gun != 0:
		return no(whyGunActs)
	case p.stone:
		return no(whyStone)
	case fight && p.fire == 0:
		return no(whyNoFire)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case g.holds(i) != noCompany || g.lurksIn(n.seat(), i):
		return no(whyInside)
	case !g.touches(n, i):
		return no(whyNotThere)
	}
	return engine.Illegal{}
}

// burn begins an attempt at a fire, which ends the segment of a company.
//
// Cases 23.2, 23.3.
func (g *State) burn(_ *engine.Frame, n companyNo, choice engine.Choice, _ *engine.Turn) {
	i, fight := g.pieceOf(choice.On), choice.Verb == VerbFight
	g.endAct(n)
	g.flow.Push(engine.Frame{Step: stepFire, Seat: engine.NoSeat, About: n.object(), Code: uint16(engine.Truth(fight)), N: [2]int32{pieceNumber: int32(i) + 1}})
}

// rollFire rolls for a fire that is set or fought. Petardmen set fires better.
//
// Cases 23.1, 23.2, 23.3. Rulings R246, R248, R274, R275.
func (g *State) rollFire(f *engine.Frame, t *engine.Turn) bool {
	n, i, fight := g.companyOf(f.About), pieceIn(f), f.Code == 1
	rule := engine.Case("23.2")
	if fight {
		rule = "23.3"
	}
	die := int(t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: rule, About: f.About, On: pieceObject(i), With: g.kindOf(i)})[0])
	g.flow.Pop()
	p := &g.ground.pieces[i]
	was := p.fire
	switch {
	case fight:
		p.fire -= min(p.fire, g.quenches(die))
		t.Tell(engine.Event{Kind: KindFights, Rule: rule, About: n.object(), On: pieceObject(i), With: g.kindOf(i), N: [4]int32{int32(was - p.fire), int32(p.fire)}})
	default:
		set := g.kindles(n, die)
		t.Tell(engine.Event{Kind: KindIgnites, Rule: rule, About: n.object(), On: pieceObject(i), With: g.kindOf(i), N: [4]int32{engine.Truth(set)}})
		if set {
			g.stoke(i, t)
		}
	}
	return false
}

// kindles reports whether a company sets a building on fire with a die, to which Petardmen add.
//
// Cases 23.1, 23.2.
func (g *State) kindles(n companyNo, die int) bool { return die+g.kindling(n) >= g.number(NumFireSet) }

// kindling returns what a company adds to the die with which it sets a fire.
//
// Case 23.1.
func (g *State) kindling(n companyNo) int { return b2i(g.companies[n].troop == g.tables.Petardmen) }

// quenches returns how many markers of a fire a die takes away.
//
// Case 23.3. Ruling R248.
func (g *State) quenches(die int) uint16 {
	const below = 2 // one marker on the number before that which sets a fire
	return uint16(max(die-(g.number(NumFireSet)-below), 0))
}

// stoke adds a marker to a fire. A building with five is gone, with everyone inside; broken ground is left.
//
// Cases 17.1, 23.2. Rulings R247, R249, R439.
func (g *State) stoke(i int, t *engine.Turn) {
	p := &g.ground.pieces[i]
	p.fire++
	t.Tell(engine.Event{Kind: KindBurns, Rule: "23.2", On: pieceObject(i), With: g.kindOf(i), N: [4]int32{int32(p.fire)}})
	if int(p.fire) < g.number(NumFireGone) {
		return
	}
	if n := g.holds(i); n != noCompany {
		g.destroy(n, "23.2", t)
	}
	g.inspect(i, t)
	g.unlock(i, t)
	t.Tell(engine.Event{Kind: KindBurnt, Rule: "23.2", On: pieceObject(i), With: g.kindOf(i)})
	p.ground = Broken
}

// growFires adds a marker to every fire at the start of a turn.
//
// Cases 2.2, 23.2. Rulings R41, R247.
func (g *State) growFires(t *engine.Turn) {
	for i := range int(g.ground.many) {
		if p := &g.ground.pieces[i]; p.ground == Building && p.fire > 0 {
			g.stoke(i, t)
		}
	}
}

// mayPetard refuses to lay a petard: Petardmen do that at a gate that they touch, as their
// action.
//
// Case 23.1. Ruling R258.
func (g *State) mayPetard(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	i := g.pieceOf(choice.On)
	switch {
	case i < 0 || g.ground.pieces[i].ground != Gate:
		return no(whyNoGate)
	case g.companies[n].troop != g.tables.Petardmen:
		return no(whyNoPetards)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case !g.touches(n, i):
		return no(whyNotThere)
	}
	return engine.Illegal{}
}

// petard begins to blow a gate in.
//
// Case 23.1.
func (g *State) petard(_ *engine.Frame, n companyNo, choice engine.Choice, _ *engine.Turn) {
	i := g.pieceOf(choice.On)
	g.endAct(n)
	g.flow.Push(engine.Frame{Step: stepPetard, Seat: engine.NoSeat, About: n.object(), N: [2]int32{pieceNumber: int32(i) + 1}})
}

// blowsIn reports whether a petard opens a gate on a die.
//
// Case 23.1.
func (g *State) blowsIn(die int) bool { return die >= g.number(NumPetard) }

// rollPetard rolls for a petard: it opens the gate, or the squadron is used up.
//
// Case 23.1. Ruling R258.
func (g *State) rollPetard(f *engine.Frame, t *engine.Turn) bool {
	n, i := g.companyOf(f.About), pieceIn(f)
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "23.1", About: f.About, On: pieceObject(i), With: g.kindOf(i)})
	g.flow.Pop()
	works := g.blowsIn(int(die[0]))
	t.Tell(engine.Event{Kind: KindPetard, Rule: "23.1", About: n.object(), On: pieceObject(i), With: g.kindOf(i), N: [4]int32{engine.Truth(works)}})
	if works {
		g.openGate(i, t)
	} else {
		g.destroy(n, "23.1", t)
	}
	return false
}
