package fury

import "github.com/weathergage/weathergage/engine"

// What has been told of a battle fought at a real table, as the Code of its frame. First the
// English say how it ended, and what they lost; then the Spanish say what they lost.
//
// Case 29.14. Ruling R534.
const (
	reportTold uint16 = 1 << iota // who won
	reportWon                     // the English did
)

// offerResult offers what a side may tell of a battle that was fought at a real table.
//
// Cases 29.14, 29.15, 29.17, 29.20. Ruling R534.
func (g *State) offerResult(f *engine.Frame, o *engine.Offer) {
	w := &g.war
	if f.Code&reportTold == 0 {
		o.Plain(VerbWarWon, engine.NoObject, engine.NoObject, "29.14")
		o.Plain(VerbWarLost, engine.NoObject, engine.NoObject, "29.14")
		return
	}
	g.offerLosses(f.Seat, o)
	for i, one := range w.colonels[f.Seat] {
		if one.who != 0 && one.at != 0 && g.isAtHand(f.Seat, one.at) {
			o.Plain(VerbWarFell, colonelObject(f.Seat, i), engine.NoObject, "29.6")
		}
	}
	if f.Seat == EnglishSeat {
		of := Battle(w.battle - 1)
		if left := g.herdsInBattle(); of == BattleHerds && left > 0 {
			o.Add(engine.Option{Verb: VerbWarScatter, Span: upTo(left), Rule: "29.17"})
			if f.Code&reportWon != 0 {
				o.Add(engine.Option{Verb: VerbWarTakeHerds, Span: upTo(left), Rule: "29.17"})
			}
		}
		if left := int(max(w.wagons, w.droves)); of == BattleInterception && f.Code&reportWon != 0 && left > 0 {
			o.Add(engine.Option{Verb: VerbWarDrop, Span: upTo(left), Rule: "29.15"})
		}
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.14")
}

// isAtHand reports whether a Colonel at a place is in the battle, or may come to it.
//
// Cases 29.6, 29.20. Ruling R548.
func (g *State) isAtHand(seat engine.Seat, at Location) bool {
	return seat == EnglishSeat || at == g.war.at && g.present().squadrons > 0 || g.war.hasAt(roleParty, at)
}

// offerLosses offers squadrons of a side in the battle that it may have lost, kind by kind.
// The English keep one at least if they have won.
//
// Case 29.14. Rulings R534, R543.
func (g *State) offerLosses(seat engine.Seat, o *engine.Offer) {
	var seen [256]bool
	for _, b := range g.war.bodies {
		if b.many == 0 || b.role.seat() != seat || !g.isInBattle(b) || seen[b.kind] {
			continue
		}
		seen[b.kind] = true
		most := 0
		for _, other := range g.war.bodies {
			if other.kind == b.kind && other.role.seat() == seat && g.isInBattle(other) {
				most += int(other.many)
			}
		}
		o.Add(engine.Option{Verb: VerbWarLose, On: kindObject(b.kind), Span: upTo(most), Rule: "29.14"})
	}
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
		g.takeHerds(0, many)
		f.N[0] += int32(many)
	case VerbWarTakeHerds:
		g.tellHerds(many, 0, t)
		g.takeHerds(many, 0)
		f.N[0] += int32(many)
	case VerbWarDrop:
		g.dropBaggage(many, t)
	default:
		if f.Seat == EnglishSeat {
			f.Seat, f.N = SpanishSeat, [2]int32{}
			return
		}
		won := SpanishSeat
		if f.Code&reportWon != 0 {
			won = EnglishSeat
		}
		g.settle(won, true, t)
	}
}
