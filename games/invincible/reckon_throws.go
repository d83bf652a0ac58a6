package invincible

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of other throws say.
const (
	reckonMorale    = "%O, Morale roll: it breaks when two dice show"
	reckonAmmo      = "%O, ammunition: one die"
	reckonReinforce = "%O is reinforced: one die must show"
	reckonThird     = "A third square for %O: one die must show"
	reckonDrift     = "%O drifts: two dice"
	reckonAtLeast   = "it breaks in all with"
	reckonHits      = "its Hits"
	reckonSteady    = "its own Morale and its side's"
	reckonAlarm     = "fireships, or fire aboard"
	reckonShots     = "Shots, with this one"
	reckonBreaks    = "it breaks"
	reckonHolds     = "it holds"
)

// thrown reckons the first throw of a choice in the position in which it is made.
//
// Cases 7.3, 7.5, 7.6, 8.2, 8.3, 8.4, 10.0, 13.2, 17.1.6c.
func (k *reckoning) thrown(th engine.Throw) []engine.Sum {
	g, m, s := k.g, &k.g.tables.Modifiers, SquadronOf(th.About)
	f := g.flow.Top()
	switch th.Rule {
	case "7.3":
		return k.roll(reckonWithdraw, s, bound{dice: 2, needs: m.WithdrawMost, most: true, rule: "7.3"}, added{reckonAdded, g.withdrawModifier(), "17.1.6b"})
	case "7.5":
		return append(k.volley(g.combat.Attacker), k.volley(g.combat.Defender)...)
	case "7.6":
		if th.Dice == 1 {
			return k.ammunition(s)
		}
		return k.morale(f, s)
	case "8.2":
		return k.roll(reckonRepair, s, bound{dice: 2, needs: m.RepairLeast, rule: "8.2"}, added{reckonAdded, g.repairModifier(s), "8.2"}, added{reckonChits, int8(f.N[actionModifier]), "16.0"})
	case "8.3":
		helps := int8(0)
		if f.N[actionFlags]&actionHelped != 0 {
			helps = m.RallySidonia
		}
		return k.roll(reckonRally, s, bound{dice: 2, needs: m.RallyMost, most: true, rule: "8.3"}, added{reckonAdded, g.rallyModifier(s), "8.3"},
			added{reckonSidonia, helps, "8.3.1"}, added{reckonChits, int8(f.N[actionModifier]), "16.0"})
	case "8.4":
		return k.roll(reckonResupply, s, bound{dice: 1, needs: m.ResupplyLeast, rule: "8.4"}, added{reckonAdded, g.resupplyModifier(s), "8.4"})
	case "10.0":
		return k.roll(reckonReinforce, s, bound{dice: 1, needs: m.ReinforceMost, most: true, rule: "10.0"})
	case "13.2":
		return k.drift(s)
	case "17.1.6c":
		return k.roll(reckonThird, s, bound{dice: 1, needs: m.NoReformsThirdMost, most: true, rule: "17.1.6c"})
	}
	return nil
}

// morale reckons a Morale roll: from a sum on the squadron breaks.
//
// Case 7.6.
func (k *reckoning) morale(f *engine.Frame, s Squadron) []engine.Sum {
	b := bound{dice: 2, needs: k.g.tables.Modifiers.MoraleBroken, rule: "7.6"}
	all := k.shaken(f, s)
	breaks, of, bare := b.ways(all...)
	sum := engine.Sum{Title: k.title(reckonMorale, s), Total: b.or(bare),
		Parts: []engine.SumPart{{Text: reckonAtLeast, Value: b.or(int(b.needs)), Rule: "7.6"}}}
	add(&sum, all...)
	sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonBreaks, Rule: "7.6", Ways: breaks, Of: of}, engine.SumPart{Text: reckonHolds, Rule: "7.6", Ways: of - breaks, Of: of})
	return []engine.Sum{sum}
}

// shaken returns what is added to the Morale roll of a frame.
//
// Cases 7.6, 13.1, 16.0.
func (k *reckoning) shaken(f *engine.Frame, s Squadron) []added {
	hits, others := k.g.moraleModifiers(s)
	all := []added{{reckonHits, hits, "7.6"}, {reckonSteady, others, "7.6"}}
	if f.Step == stepMorale {
		alarm := engine.Case("16.0")
		if k.g.flow.At(0).Step == stepFireships {
			alarm = "13.1"
		}
		all = append(all, added{reckonAlarm, int8(f.N[moraleExtra]), alarm}, added{reckonChits, int8(f.N[moraleChits]), "16.0"})
	}
	return all
}

// ammunition reckons whether a squadron that has fired runs low: on less than its Shots.
//
// Case 7.6.
func (k *reckoning) ammunition(s Squadron) []engine.Sum {
	shots := int(k.g.shots[s]) + 1
	low, of := engine.WaysTo(shots-1, 1)
	return []engine.Sum{{Title: k.title(reckonAmmo, s), Parts: []engine.SumPart{
		{Text: reckonShots, Value: strconv.Itoa(shots), Rule: "7.6"},
		{Text: "Low Ammo", Rule: "7.6", Ways: low, Of: of}, {Text: "one Shot more", Rule: "7.6", Ways: of - low, Of: of}}}}
}

// drift reckons where a Broken squadron drifts: into free squares, onto others, or off the map.
//
// Case 13.2.
func (k *reckoning) drift(s Squadron) []engine.Sum {
	g := k.g
	sum := engine.Sum{Title: k.title(reckonDrift, s)}
	for _, part := range [...]struct {
		text string
		is   func(to Square) bool
	}{
		{"to a free square", func(to Square) bool { return to != 0 && g.occupant[to] == NoSquadron }},
		{"onto a squadron, which takes a Hit", func(to Square) bool { return to != 0 && g.occupant[to] != NoSquadron }},
		{"onto the shoals: it takes a Hit", func(to Square) bool { return to == 0 }},
	} {
		p := engine.SumPart{Text: part.text, Rule: "13.2", Of: 36}
		for one := 1; one <= 6; one++ {
			for two := 1; two <= 6; two++ {
				d := g.tables.Drift[one+two]
				if part.is(squareAt(g.at[s].column()+int(d.East), g.at[s].row()+int(d.South))) {
					p.Ways++
				}
			}
		}
		sum.Parts = append(sum.Parts, p)
	}
	return []engine.Sum{sum}
}
