package fury

import "github.com/weathergage/weathergage/engine"

// What has been told of a battle fought at a real table, as the Code of its frame. First the
// English say how it ended, and what they lost; then the Spanish say what they lost.
//
// Case 29.14. Ruling R534.
const (
	reportTold uint16 = 1 << iota // who won
	reportWon                     // the English did
	reportFled                    // the Spanish were put to flight in a raid on herds
)

// offerResult offers what a side may tell of a battle that was fought at a real table.
//
// Cases 29.14, 29.15, 29.17, 29.20. Ruling R534.
func (g *State) offerResult(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	won := f.Code&reportWon != 0
	tell := func(verb engine.Verb, rule engine.Case) {
		g.offerMany(d, verb, engine.NoObject, engine.NoObject, g.mostTold(won, verb), rule, o)
	}
	sequence.Name(g, d, VerbWarWon, engine.NoObject, engine.NoObject, "29.14", o)
	sequence.Name(g, d, VerbWarLost, engine.NoObject, engine.NoObject, "29.14", o)
	g.offerLosses(won, d, o)
	for i := range g.war.colonels[f.Seat] {
		sequence.Name(g, d, VerbWarFell, colonelObject(f.Seat, i), engine.NoObject, "29.6", o)
	}
	tell(VerbWarScatter, "29.17")
	tell(VerbWarTakeHerds, "29.17")
	sequence.Name(g, d, VerbWarRout, engine.NoObject, engine.NoObject, "29.20", o)
	tell(VerbWarDrop, "29.15")
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.14", o)
}

// mayTellWinner refuses to tell again who has won a battle.
//
// Case 29.14.
func (g *State) mayTellWinner(c engine.Choice) engine.Illegal {
	if g.flow.Top().Code&reportTold != 0 {
		return whenOf(c.Verb)
	}
	return engine.Illegal{}
}

// mayTellLoss refuses more squadrons than the side may have lost.
//
// Cases 29.14, 29.15, 29.17.
func (g *State) mayTellLoss(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch {
	case f.Code&reportTold == 0:
		return whenOf(c.Verb)
	case !isKind(c.On):
		return engine.Illegal{}
	}
	return g.mayMany(c, g.mostLost(f.Code&reportWon != 0, c.Seat, kindOf(c.On)))
}

// mayTellFallen refuses a Colonel who is not in the battle.
//
// Cases 29.6, 29.20. Ruling R548.
func (g *State) mayTellFallen(c engine.Choice) engine.Illegal {
	if g.flow.Top().Code&reportTold != 0 && c.On.Class() == classWarColonel {
		seat, i := colonelOf(c.On)
		if one := g.war.colonels[seat][i]; seat == c.Seat && one.who != 0 && one.at != 0 && g.isAtHand(seat, one.at) {
			return engine.Illegal{}
		}
	}
	return whenOf(c.Verb)
}

// mayTellGoods refuses more herds or wagons than there are. Herds that the English have got off the board
// of a raid are theirs, and herds are scattered, no matter who wins.
//
// Cases 29.15, 29.17, 29.20. Rulings R534, R551.
func (g *State) mayTellGoods(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	most := g.mostTold(f.Code&reportWon != 0, c.Verb)
	if f.Code&reportTold == 0 || c.Seat != EnglishSeat || most == 0 {
		return whenOf(c.Verb)
	}
	return g.mayMany(c, most)
}

// mayTellRout refuses to tell of the flight of the Spanish, but once after a raid on herds that the English have won.
//
// Cases 29.17, 29.20. Ruling R551.
func (g *State) mayTellRout(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	if c.Seat != EnglishSeat || Battle(g.war.battle-1) != BattleHerds || f.Code&reportWon == 0 || f.Code&reportFled != 0 {
		return whenOf(c.Verb)
	}
	return engine.Illegal{}
}

// mostTold returns how many herds or wagons the English may tell of: scattered ones and herds taken in a raid
// on them, in an interception those that they have with them, which are lost if they have won it.
//
// Cases 29.15, 29.17. Rulings R534, R551.
func (g *State) mostTold(won bool, verb engine.Verb) int {
	w, of := &g.war, Battle(g.war.battle-1)
	switch {
	case of == BattleHerds && (verb == VerbWarScatter || verb == VerbWarTakeHerds):
		return g.herdsInBattle()
	case of == BattleInterception && verb == VerbWarScatter:
		return int(w.droves)
	case of == BattleInterception && verb == VerbWarDrop && won:
		return int(max(w.wagons, w.droves))
	}
	return 0
}

// isAtHand reports whether a Colonel at a place is in the battle, or may come to it.
//
// Cases 29.6, 29.20. Ruling R548.
func (g *State) isAtHand(seat engine.Seat, at Location) bool {
	return seat == EnglishSeat || at == g.war.at && g.isManned() || g.war.hasAt(roleParty, at)
}

// offerLosses offers squadrons of a side in the battle that it may have lost, kind by kind.
// The English keep one at least if they have won.
//
// Case 29.14. Rulings R534, R543.
func (g *State) offerLosses(won bool, d engine.Decision, o *engine.Offer) {
	var seen [256]bool
	for _, b := range g.war.bodies {
		if b.many == 0 || b.role.seat() != d.Seat || !g.isInBattle(b) || seen[b.kind] {
			continue
		}
		seen[b.kind] = true
		g.offerMany(d, VerbWarLose, kindObject(b.kind), engine.NoObject, g.mostLost(won, d.Seat, b.kind), "29.14", o)
	}
}

// mostLost returns how many of a kind a side may have lost. One squadron at least of the English is left if
// they have won.
//
// Case 29.14. Ruling R534.
func (g *State) mostLost(won bool, seat engine.Seat, k kind) int {
	most := g.inBattle(seat, k)
	if won && seat == EnglishSeat && !k.isGun() {
		most = min(most, g.war.squadrons(roleColumn)-1)
	}
	return most
}

// tellWinner notes who has won a battle.
//
// Case 29.14. Ruling R534.
func (g *State) tellWinner(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Code = reportTold
	if c.Verb == VerbWarWon {
		f.Code |= reportWon
	}
}

// tellLoss takes squadrons that a side has lost from it.
//
// Case 29.14. Ruling R534.
func (g *State) tellLoss(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.loseInBattle(f.Seat, kindOf(c.On), int(c.N[0]), t)
	t.Reveal(engine.Everyone)
}

// tellFallen takes a Colonel from a side that has lost him.
//
// Case 29.6.
func (g *State) tellFallen(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	seat, i := colonelOf(c.On)
	g.loseColonel(seat, i, t)
	t.Reveal(engine.Everyone)
}

// tellScattered notes herds that were scattered in a battle.
//
// Case 29.17. Ruling R534.
func (g *State) tellScattered(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	many := int(c.N[0])
	g.tellHerds(0, many, t)
	if Battle(g.war.battle-1) == BattleHerds {
		g.takeHerds(0, many)
		return
	}
	g.war.droves -= uint8(many)
	g.war.scatters += uint8(many)
}

// tellTaken notes herds that were taken in a raid on them.
//
// Case 29.17. Ruling R534.
func (g *State) tellTaken(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.tellHerds(int(c.N[0]), 0, t)
	g.takeHerds(int(c.N[0]), 0)
}

// tellDropped takes wagons or herds that were lost from the English.
//
// Case 29.15. Ruling R534.
func (g *State) tellDropped(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.dropBaggage(int(c.N[0]), t)
}

// tellRout notes that the Spanish were put to flight.
//
// Case 29.20. Ruling R534.
func (g *State) tellRout(f *engine.Frame, _ engine.Choice, _ *engine.Turn) {
	f.Code |= reportFled
}

// endReport has the Spanish tell what they have lost after the English. When they have told all, the battle is
// settled.
//
// Cases 29.14, 29.15, 29.17. Ruling R534.
func (g *State) endReport(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
	if f.Seat == EnglishSeat {
		f.Seat = SpanishSeat
		return
	}
	won := SpanishSeat
	if f.Code&reportWon != 0 {
		won = EnglishSeat
	}
	g.settle(won, Battle(g.war.battle-1) != BattleHerds || f.Code&reportFled != 0, t)
}
