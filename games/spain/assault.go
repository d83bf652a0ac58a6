package spain

import "github.com/weathergage/weathergage/engine"

// Stages of an attack on land, as the step's Code.
const (
	assaultSiege uint16 = 1 + iota
	assaultRoll
	assaultAttackerLoses
	assaultDefenderLoses
	assaultAttackerRetreats
	assaultDefenderRetreats
	assaultAdvance
	assaultOver
)

// enterFight begins a Land Combat Segment: no stack has attacked or been attacked in it.
//
// Case 9.0.
func (g *State) enterFight(f *engine.Frame, _ *engine.Turn) bool {
	if f.Code == 0 {
		f.Code, g.struck, g.fought, g.freed = 1, hexSet{}, hexSet{}, hexSet{}
	}
	return true
}

// mayAssault refuses an attack by the units of a hex on the enemy units of another, or of
// the same where one side besieges the other: every stack is attacked once in a segment,
// besieged units only by their besiegers, and besieged units attack nobody else.
//
// Cases 9.0, 9.11, 9.12, 10.0, 10.13, 10.14. Rulings R157, R176, R322.
func (g *State) mayAssault(c engine.Choice) engine.Illegal {
	seat, from, to := c.Seat, hexOf(c.With), hexOf(c.On)
	_, near := g.direction(from, to)
	switch {
	case from == 0 || !g.ashore[seat].has(from):
		return no(reasonNobodyThere)
	case to == 0 || !g.ashore[foe(seat)].has(to):
		return no(reasonNoTarget)
	case from != to && g.shut[seat].has(from):
		return no(reasonBesiegedAttack)
	case from != to && !near:
		return no(reasonAdjacent)
	case from != to && g.shut[foe(seat)].has(to):
		return no(reasonOnlyBesiegers)
	case g.struck.has(to):
		return no(reasonStruck)
	}
	return g.mayAnyTakePart(seat, from, to)
}

// mayAnyTakePart is mayTakePart for the land units of a hex: one that may is enough.
func (g *State) mayAnyTakePart(seat engine.Seat, from, to Hex) engine.Illegal {
	why, troops := no(reasonNobodyThere), g.troops(seat)
	for c := troops.next(0); c != 0; c = troops.next(c) {
		if g.units[c].Hex == from {
			if why = g.mayTakePart(c, to); why.OK() {
				return allowed
			}
		}
	}
	return why
}

// mayTakePart refuses a unit that has fought, whose stack has attacked, that its seat does not
// control, or that may not enter the hex that is attacked. A leader adds his bonus to each attack
// of units with which he is stacked.
//
// Cases 8.21, 9.0, 9.12, 13.0. Rulings R142, R157, R173, R176, R321.
func (g *State) mayTakePart(c Counter, to Hex) engine.Illegal {
	row, u := g.at(c)
	switch {
	case u.Mark&markDone != 0 && row.Kind.IsLand():
		return no(reasonAllFought)
	case g.fought.has(u.Hex):
		return no(reasonStackFought)
	case !g.controls(row.Nation):
		return g.notControlled(c)
	case u.Hex == to:
		return allowed
	}
	d, ok := g.direction(u.Hex, to)
	if !ok {
		return no(reasonAdjacent)
	}
	ill := g.mayStep(c, u.Hex, d)
	if ill.Why == reasonHexside || ill.Why == reasonClosed {
		ill.Rule = "9.12"
	}
	return ill
}

// offerFight offers each hex with enemies to the units beside it and in it.
//
// Case 9.0.
func (g *State) offerFight(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "9.0")
	if g.acts >= mostActs || !o.Wants(VerbAssault) {
		return
	}
	theirs := &g.ashore[foe(d.Seat)]
	for h := g.ashore[d.Seat].next(0); h != 0; h = g.ashore[d.Seat].next(h) {
		if theirs.has(h) {
			sequence.Name(g, d, VerbAssault, hexObject(h), hexObject(h), "9.0", o)
		}
		for _, to := range g.tables.Near[h] {
			if to != 0 && theirs.has(to) {
				sequence.Name(g, d, VerbAssault, hexObject(to), hexObject(h), "9.0", o)
			}
		}
	}
}

// assault begins an attack: all units of the hex that may take part muster for it.
//
// Case 9.0.
func (g *State) assault(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.combat = Combat{From: hexOf(c.With), To: hexOf(c.On), Attacker: c.Seat}
	g.pickAll(c.Seat, g.combat.From)
	g.flow.Push(engine.Frame{Step: stepMuster, Seat: c.Seat, About: c.With})
}

// begun declares the attack: the defender may enter siege unless he is besieged, or
// besieges units of the attacker. A stack attacks and is attacked once. To attack in France
// violates its neutrality.
//
// Cases 9.0, 10.0, 10.11, 15.11. Rulings R157, R174, R178.
func (g *State) begun(t *engine.Turn) {
	cb := &g.combat
	seat := cb.Attacker
	g.struck.add(cb.To)
	g.fought.add(cb.From)
	if cb.Relief {
		g.fought.add(cb.To)
	}
	t.Tell(engine.Event{Kind: KindAssault, Rule: "9.0", About: hexObject(cb.From), On: hexObject(cb.To),
		N: [4]int32{int32(seat), g.mannerOfAttack()}})
	stage := assaultSiege
	cb.Barred = g.shut[foe(seat)].has(cb.To)
	if ill := g.mayEndure(); !ill.OK() {
		stage = assaultRoll
		g.show(t)
	}
	g.flow.Push(engine.Frame{Step: stepAssault, Seat: foe(seat), Code: stage})
	if g.tables.RegionAt(cb.To).Country == CountryFrance {
		g.violate(seat, t)
	}
}

// mannerOfAttack returns how the log calls the attack: 0 from a neighbouring hex, 1 by the besieged on
// their besiegers, 2 by these on them.
func (g *State) mannerOfAttack() int32 {
	cb := &g.combat
	switch {
	case cb.From != cb.To:
		return 0
	case g.shut[cb.Attacker].has(cb.To):
		return 1
	}
	return 2
}

// mayEndure refuses siege to units that are besieged already or were when the segment began, and to
// those that besiege others where they are attacked.
//
// Cases 10.0, 10.11. Rulings R174, R178, R315.
func (g *State) mayEndure() engine.Illegal {
	cb := &g.combat
	switch {
	case g.shut[foe(cb.Attacker)].has(cb.To) || g.freed.has(cb.To):
		return no(reasonRefusedOnce)
	case g.shut[cb.Attacker].has(cb.To):
		return no(reasonBesiegersStand)
	}
	return allowed
}

// mayEnterSiege refuses siege to a seat that is attacked, whatever is asked now.
//
// Cases 7.63, 7.64, 10.0, 10.11, 10.14, 10.24.
func (g *State) mayEnterSiege(c engine.Choice) engine.Illegal {
	switch cb := &g.combat; {
	case cb.To == 0 || c.Seat == cb.Attacker:
		return allowed
	case cb.Naval:
		return g.mayShelterShips()
	}
	return g.mayEndure()
}

// defends reports whether a unit or leader is one of those attacked.
func (g *State) defends(c Counter) bool {
	u := &g.units[c]
	return u.Where == Ashore && u.Hex == g.combat.To && g.tables.Seat(c) != g.combat.Attacker
}

// show lets both sides look at all who take part.
//
// Case 9.0. Ruling R271.
func (g *State) show(t *engine.Turn) {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if u := &g.units[c]; u.Mark&markTaken != 0 || g.defends(c) {
			u.Mark |= markSeen
		}
	}
	t.Reveal(engine.Everyone)
}

// openSiege asks those who are attacked whether they enter siege.
//
// Case 10.0.
func (g *State) openSiege(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, About: f.About, Ask: AskSiege, Rule: "10.0"})
}

// offerSiege offers the defender to enter siege. Ruling R135.
//
// Case 10.0.
func (g *State) offerSiege(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "10.0")
	sequence.Name(g, d, VerbBesiege, 0, 0, "10.0", o)
}

// stand lets those who are attacked fight.
//
// Case 10.0.
func (g *State) stand(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
	f.Code = assaultRoll
	g.show(t)
}

// enterSiege begins a siege of those who are attacked, for which all that attacked move in.
//
// Cases 10.0, 10.11. Rulings R175, R183.
func (g *State) enterSiege(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	cb := &g.combat
	if cb.Naval {
		g.blockade(f, t)
		return
	}
	f.Code = assaultOver
	t.Tell(engine.Event{Kind: KindSiege, Rule: "10.0", On: hexObject(cb.To), N: [4]int32{int32(c.Seat)}})
	for m, end := g.tables.of(cb.Attacker); m < end; m++ {
		if u := g.units[m]; u.Mark&markTaken != 0 {
			u.Hex = cb.To
			g.place(m, u, t)
		}
	}
	g.shut[c.Seat].add(cb.To) // only now: a leader who came in first would have ended the siege
	g.clock[cb.To] = 0
}

// enterAssault carries the attack on, one stage at a time. Once the losses are taken, leaders without units leave
// before anything else happens.
//
// Cases 9.0, 9.13, 9.21, 13.17.
func (g *State) enterAssault(f *engine.Frame, t *engine.Turn) bool {
	cb := &g.combat
	attacker, defender := cb.Attacker, foe(cb.Attacker)
	if f.Code == assaultAttackerRetreats {
		g.settleGarrison(t)
	}
	if f.Code >= assaultAttackerRetreats && g.leadersLeave(t) {
		return false
	}
	switch f.Code {
	case assaultSiege:
		return true
	case assaultRoll:
		g.rollAssault(f, t)
	case assaultAttackerLoses:
		f.Code++
		g.flow.Push(engine.Frame{Step: stepLoss, Seat: attacker, N: [2]int32{lossesLeft: int32(cb.Hits[attacker])}})
	case assaultDefenderLoses:
		f.Code++
		g.flow.Push(engine.Frame{Step: stepLoss, Seat: defender, N: [2]int32{lossesLeft: int32(cb.Hits[defender])}})
	case assaultAttackerRetreats:
		f.Code++
		if cb.Retreats[attacker] {
			g.beginRetreat(attacker)
		}
	case assaultDefenderRetreats:
		f.Code++
		if cb.Retreats[defender] {
			g.beginRetreat(defender)
		}
	case assaultAdvance:
		f.Code++
		g.beginAdvance()
	default:
		g.endCombat()
		g.pop()
	}
	return false
}

// settleGarrison settles that a garrison is gone, stormed or lost in a sortie: its city is the
// besiegers' at once, before any of them retreats or advances.
//
// Cases 5.55, 10.14, 16.2. Rulings R37, R189, R190, R310.
func (g *State) settleGarrison(t *engine.Turn) {
	switch cb := &g.combat; {
	case cb.Barred:
		g.fall(foe(cb.Attacker), cb.To, t)
	case cb.Relief, cb.From == cb.To:
		g.fall(cb.Attacker, cb.To, t)
	}
}

// leadersLeave makes leaders leave who have lost all the units that fought with them, unless they were
// besieged, and reports whether any do. Those whom their units left behind stay.
//
// Cases 13.17, 13.18. Rulings R190, R234, R318.
func (g *State) leadersLeave(t *engine.Turn) bool {
	cb, depth := &g.combat, g.flow.Depth()
	defender := foe(cb.Attacker)
	if g.isDestroyed(cb.Attacker) {
		g.driveOut(cb.Attacker, cb.To, t)
		g.driveOut(cb.Attacker, cb.From, t)
		led := g.ledOut()
		for c := led.next(0); c != 0; c = led.next(c) {
			g.driveFrom(c, t)
		}
	}
	if g.isDestroyed(defender) {
		g.driveOut(defender, cb.To, t)
	}
	return g.flow.Depth() > depth
}

// callOff ends an attack whose last unit has been disbanded for want of the money that the
// attack cost.
//
// Cases 11.3, 15.12.
func (g *State) callOff() {
	for i := range g.flow.Depth() {
		f := g.flow.At(i)
		if f.Step != stepAssault || f.Code > assaultRoll {
			continue
		}
		troops := g.troops(g.combat.Attacker)
		for c := troops.next(0); c != 0; c = troops.next(c) {
			if g.units[c].Mark&markTaken != 0 {
				return
			}
		}
		f.Code = assaultOver
	}
}

// takeOver settles that a hex in which units of a side stand is theirs alone now.
//
// Cases 5.55, 16.2. Ruling R189.
func (g *State) takeOver(seat engine.Seat, h Hex, t *engine.Turn) {
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := &g.units[c]; u.Hex == h && u.Where == Ashore && g.tables.Row(c).Kind.IsLand() {
			g.arrive(c, t)
			return
		}
	}
}

// rollAssault compares the strengths and rolls the die.
//
// Cases 9.0, 9.3. Rulings R155, R156, R158.
func (g *State) rollAssault(f *engine.Frame, t *engine.Turn) {
	cb := &g.combat
	attack, defence := g.attackStrength(), g.defenceStrength()
	column, ok := LandColumn(attack, defence)
	if !ok {
		f.Code = assaultOver
		t.Tell(engine.Event{Kind: KindTooWeak, Rule: "9.3", N: [4]int32{int32(attack), int32(defence)}})
		return
	}
	die := t.Roll(engine.Throw{Seat: cb.Attacker, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "9.3", On: hexObject(cb.To)})[0]
	result := g.tables.Land[die][column]
	cb.Column = uint8(column)
	cb.Hits[cb.Attacker], cb.Hits[foe(cb.Attacker)] = result.Attacker, result.Defender
	cb.Retreats[cb.Attacker], cb.Retreats[foe(cb.Attacker)] = result.AttackerRetreats, result.DefenderRetreats
	f.Code++
	t.Tell(engine.Event{Kind: KindResult, Rule: "9.3", N: [4]int32{int32(attack), int32(defence), int32(die), cb.told()}})
}

// endCombat closes a combat on land: nobody looks at anybody any more, and those who
// attacked have done so for this segment.
//
// Cases 9.0, 9.11. Rulings R157, R173.
func (g *State) endCombat() {
	for c := range g.units {
		u := &g.units[c]
		if u.Mark&markTaken != 0 && g.struck.has(g.combat.To) {
			u.Mark |= markDone
		}
		u.Mark &^= markTaken | markSeen | markFlight
	}
	g.combat = Combat{}
}
