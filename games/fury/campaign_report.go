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
func (g *State) offerResult(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	w := &g.war
	if f.Code&reportTold == 0 {
		o.Plain(VerbWarWon, engine.NoObject, engine.NoObject, "29.14")
		o.Plain(VerbWarLost, engine.NoObject, engine.NoObject, "29.14")
		return
	}
	g.offerLosses(f.Code&reportWon != 0, f.Seat, o)
	for i, one := range w.colonels[f.Seat] {
		if one.who != 0 && one.at != 0 && g.isAtHand(f.Seat, one.at) {
			o.Plain(VerbWarFell, colonelObject(f.Seat, i), engine.NoObject, "29.6")
		}
	}
	if f.Seat == EnglishSeat {
		g.offerGoodsTold(f, o)
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.14")
}

// offerGoodsTold offers what the English may tell of herds and wagons. Herds that they have got off the board
// of a raid are theirs, and herds are scattered, no matter who wins.
//
// Cases 29.15, 29.17, 29.20. Rulings R534, R551.
func (g *State) offerGoodsTold(f *engine.Frame, o *engine.Offer) {
	won := f.Code&reportWon != 0
	tell := func(verb engine.Verb, rule engine.Case) {
		if most := g.mostTold(won, verb); most > 0 {
			o.Add(engine.Option{Verb: verb, Span: upTo(most), Rule: rule})
		}
	}
	tell(VerbWarScatter, "29.17")
	tell(VerbWarTakeHerds, "29.17")
	if Battle(g.war.battle-1) == BattleHerds && won && f.Code&reportFled == 0 {
		o.Plain(VerbWarRout, engine.NoObject, engine.NoObject, "29.20")
	}
	tell(VerbWarDrop, "29.15")
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
func (g *State) offerLosses(won bool, seat engine.Seat, o *engine.Offer) {
	var seen [256]bool
	for _, b := range g.war.bodies {
		if b.many == 0 || b.role.seat() != seat || !g.isInBattle(b) || seen[b.kind] {
			continue
		}
		seen[b.kind] = true
		if most := g.mostLost(won, seat, b.kind); most > 0 {
			o.Add(engine.Option{Verb: VerbWarLose, On: kindObject(b.kind), Span: upTo(most), Rule: "29.14"})
		}
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

// warReport takes down what a side tells of a battle. When the Spanish have told all, it is
// settled.
//
// Cases 29.14, 29.15, 29.17. Ruling R534.
func (g *State) warReport(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	many := int(c.N[0])
	switch c.Verb {
	case VerbWarWon, VerbWarLost:
		f.Code = reportTold
		if c.Verb == VerbWarWon {
			f.Code |= reportWon
		}
	case VerbWarLose:
		g.loseInBattle(f.Seat, kindOf(c.On), many, t)
		t.Reveal(engine.Everyone)
	case VerbWarFell:
		seat, i := colonelOf(c.On)
		g.loseColonel(seat, i, t)
		t.Reveal(engine.Everyone)
	case VerbWarScatter:
		g.tellHerds(0, many, t)
		if Battle(g.war.battle-1) == BattleHerds {
			g.takeHerds(0, many)
		} else {
			g.war.droves -= uint8(many)
			g.war.scatters += uint8(many)
		}
	case VerbWarTakeHerds:
		g.tellHerds(many, 0, t)
		g.takeHerds(many, 0)
	case VerbWarRout:
		f.Code |= reportFled
	case VerbWarDrop:
		g.dropBaggage(many, t)
	default:
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
}
