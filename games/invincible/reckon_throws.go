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
	reckonMoraleOwn = "its own Morale"
	reckonAlarm     = "fireships, or fire aboard"
	reckonShots     = "Shots, with this one"
	reckonBreaks    = "it breaks"
	reckonHolds     = "it holds"
	reckonGauge     = "The Weather Gauge: two dice"
	reckonBad       = "Bad weather: one die"
	reckonGale      = "%O takes a Hit in the gale when one die shows"
	reckonStorms    = "%O takes a Hit off Corunna when one die shows"
	reckonHurt      = "it takes a Hit"
	reckonUnhurt    = "no Hit"
	reckonCondition = "The Condition of the Armada: one die must show"
	reckonFit       = "it is fit"
	reckonUnfit     = "it is not fit, and the English have won"
	reckonArrival   = "The army is there when one die shows"
	reckonThere     = "it is there"
	reckonNotThere  = "it is not there"
	reckonOpening   = "Chits before the first turn: one die"
	reckonEachSpot  = "as many chits are drawn as the die shows, each kept or thrown back"
)

// thrown reckons the first throw of a choice in the position in which it is made.
//
// Cases 7.3, 7.5, 7.6, 8.2, 8.3, 8.4, 10.0, 11.0, 11.1, 13.2, 14.1, 14.2, 17.1.6c, 17.1.7, 17.2.6, 17.2.8.
func (k *reckoning) thrown(th engine.Throw) []engine.Sum {
	g, m, s := k.g, &k.g.tables.Modifiers, SquadronOf(th.About)
	f := g.flow.Top()
	switch th.Rule {
	case "7.3":
		return k.withdrawing(s)
	case "7.5":
		return k.battleDie(s)
	case "7.6":
		if th.Dice == 1 {
			return k.ammunition(s)
		}
		return k.morale(f, s)
	case "8.2":
		return k.repairing(s, int8(f.N[actionModifier]))
	case "8.3":
		return k.rallying(s, f.N[actionFlags]&actionHelped != 0, int8(f.N[actionModifier]))
	case "8.4":
		return k.resupplying(s)
	case "10.0":
		return k.roll(reckonReinforce, s, bound{dice: 1, needs: m.ReinforceMost, most: true, rule: "10.0"})
	case "13.2":
		return k.drift(s)
	case "17.1.6c":
		return k.roll(reckonThird, s, bound{dice: 1, needs: m.NoReformsThirdMost, most: true, rule: "17.1.6c"})
	}
	return k.fate(th, s)
}

// fate reckons a throw for the weather, the Condition of the Armada, the army or the first chits.
//
// Cases 11.0, 11.1, 14.1, 14.2, 17.1.7, 17.2.6, 17.2.8.
func (k *reckoning) fate(th engine.Throw, s Squadron) []engine.Sum {
	g, m := k.g, &k.g.tables.Modifiers
	switch th.Rule {
	case "11.0":
		if th.Dice == 2 {
			return k.table(reckonGauge, th, func(total int) string { return gaugeSays[g.tables.Gauge[total]] })
		}
		return k.table(reckonBad, th, func(face int) string { return weatherNames[g.tables.BadWeather[face]] })
	case "11.1":
		return k.either(reckonGale, reckonNeeded, reckonHurt, reckonUnhurt, s, bound{dice: 1, needs: m.GaleMost, most: true, rule: "11.1"})
	case "14.1":
		return k.either(reckonCondition, reckonNeeded, reckonFit, reckonUnfit, s, bound{dice: 1, needs: m.ConditionLeast, rule: "14.1"}, k.condition()...)
	case "14.2":
		least := int8(g.tables.Arrival[min(g.attempts+1, uint8(len(g.tables.Arrival)-1))])
		options := g.arrivalOptions()
		return k.either(reckonArrival, reckonNeeded, reckonThere, reckonNotThere, s, bound{dice: 1, needs: least, rule: "14.2"},
			added{reckonChits, g.arrivalModifier() - options, "16.0"}, added{reckonRules, options, "17.0"})
	case "17.1.7", "17.2.8":
		return k.table(reckonOpening, th, func(int) string { return reckonEachSpot })
	case "17.2.6":
		return k.either(reckonStorms, reckonNeeded, reckonHurt, reckonUnhurt, s, bound{dice: 1, needs: m.CorunnaMost, most: true, rule: "17.2.6"})
	}
	return nil
}

// gaugeSays is what a result of the Weather Gauge Table does.
//
// Case 11.0.
var gaugeSays = [...]string{GaugeWesterly: "the wind is westerly", GaugeEasterly: "the wind is easterly", GaugeBad: "the wind stays, and bad weather comes"}

// table returns what the totals of a throw do by a table.
func (k *reckoning) table(title string, th engine.Throw, does func(total int) string) []engine.Sum {
	return []engine.Sum{{Title: title, Parts: engine.Results(int(th.Dice), func(total int) (string, engine.Case) { return does(total), th.Rule })}}
}

// battleDie reckons what is added to each Battle Die of a squadron, and what its faces score.
//
// Cases 7.4.3, 7.5.
func (k *reckoning) battleDie(s Squadron) []engine.Sum {
	all := k.volley(s)
	each, faces := all[1], all[2]
	each.Parts = append(each.Parts, faces.Parts...)
	return []engine.Sum{each}
}

// condition returns what the state of the Armada adds to its Condition roll.
//
// Case 14.1.
func (k *reckoning) condition() (all []added) {
	k.g.addCondition(func(of conditionFactor, n int8) { all = append(all, added{conditionSays[of], n, "14.1"}) })
	return all
}

// conditionSays names what counts for the Condition of the Armada.
//
// Case 14.1.
var conditionSays = [...]string{
	conditionUnbroken: "squadrons that are not broken", conditionHulks: "squadrons of hulks", conditionSidonia: "Medina Sidonia", conditionMany: "many squadrons lost",
}

// withdrawing reckons a Retreat Check.
//
// Cases 7.3, 17.1.6b.
func (k *reckoning) withdrawing(s Squadron) []engine.Sum {
	b := bound{dice: 2, needs: k.g.tables.Modifiers.WithdrawMost, most: true, rule: "7.3"}
	return k.roll(reckonWithdraw, s, b, added{reckonReforms, k.g.withdrawModifier(), "17.1.6b"})
}

// repairing returns the sum behind a Repair roll; chits is what event chits add to it.
//
// Cases 8.2, 16.0.
func (k *reckoning) repairing(s Squadron, chits int8) []engine.Sum {
	b := bound{dice: 2, needs: k.g.tables.Modifiers.RepairLeast, rule: "8.2"}
	return k.roll(reckonRepair, s, b, append(k.forRepair(s), added{reckonChits, chits, "16.0"})...)
}

// rallying returns the sum behind a Rally roll, with or without Sidonia's help; chits is what event chits add to it.
//
// Cases 8.3, 8.3.1, 16.0.
func (k *reckoning) rallying(s Squadron, helped bool, chits int8) []engine.Sum {
	m, helps := &k.g.tables.Modifiers, int8(0)
	if helped {
		helps = m.RallySidonia
	}
	b := bound{dice: 2, needs: m.RallyMost, most: true, rule: "8.3"}
	return k.roll(reckonRally, s, b, append(k.forRally(s), added{reckonSidonia, helps, "8.3.1"}, added{reckonChits, chits, "16.0"})...)
}

// resupplying reckons a Resupply roll.
//
// Case 8.4.
func (k *reckoning) resupplying(s Squadron) []engine.Sum {
	b := bound{dice: 1, needs: k.g.tables.Modifiers.ResupplyLeast, rule: "8.4"}
	return k.roll(reckonResupply, s, b, k.forResupply(s)...)
}

// forRepair returns what is added to a squadron's Repair roll, chits apart.
//
// Cases 8.2, 17.1.2, 17.2.2.
func (k *reckoning) forRepair(s Squadron) []added {
	own, command := k.g.tables.Squadrons[s].Repair, k.g.repairOptions(s.Seat())
	return []added{{reckonSkill, own, "8.2"}, {reckonPort, k.g.repairModifier(s) - own - command, "8.2"}, k.command(s.Seat(), command)}
}

// forRally returns what is added to a squadron's Rally roll, chits and Sidonia apart.
//
// Cases 8.3, 17.1.2, 17.2.2.
func (k *reckoning) forRally(s Squadron) []added {
	port, command := int8(0), k.g.rallyOptions(s.Seat())
	if k.g.IsInPort(s) {
		port = k.g.tables.Modifiers.RallyPort
	}
	return []added{{reckonPort, port, "8.3"}, {reckonBattered, k.g.rallyModifier(s) - port - command, "8.3"}, k.command(s.Seat(), command)}
}

// forResupply returns what is added to a squadron's Resupply roll.
//
// Cases 8.4.1, 8.4.3, 17.1.2, 17.2.2, 17.2.5.
func (k *reckoning) forResupply(s Squadron) []added {
	spanish, treasury, options := int8(0), k.g.treasury(s.Seat()), k.g.resupplyOptions(s.Seat())
	if s.Seat() == Spanish {
		spanish = k.g.spanishResupply()
	}
	return []added{{reckonStores, spanish, "8.4.1"}, {reckonPort, k.g.resupplyModifier(s) - spanish - options, "8.4.3"},
		{reckonTreasury, treasury, "17.2.5"}, k.command(s.Seat(), options-treasury)}
}

// command names who commands a side by an optional rule, with what that adds to a roll.
//
// Cases 17.1.2, 17.2.2.
func (k *reckoning) command(seat engine.Seat, n int8) added {
	if seat == Spanish {
		return added{reckonCruz, n, "17.1.2"}
	}
	return added{reckonDrake, n, "17.2.2"}
}

// morale reckons a Morale roll: from a sum on the squadron breaks.
//
// Case 7.6.
func (k *reckoning) morale(f *engine.Frame, s Squadron) []engine.Sum {
	b := bound{dice: 2, needs: k.g.tables.Modifiers.MoraleBroken, rule: "7.6"}
	return k.either(reckonMorale, reckonAtLeast, reckonBreaks, reckonHolds, s, b, k.shaken(f, s)...)
}

// shaken returns what is added to the Morale roll of a frame.
//
// Cases 7.6, 13.1, 16.0.
func (k *reckoning) shaken(f *engine.Frame, s Squadron) []added {
	hits, others := k.g.moraleModifiers(s)
	own := k.g.tables.Squadrons[s].Morale
	all := []added{{reckonHits, hits, "7.6"}, {reckonMoraleOwn, own, "7.6"}, k.command(s.Seat(), others-own)}
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
	sum := engine.Sum{Title: k.title(reckonAmmo, s), Parts: []engine.SumPart{{Text: reckonShots, Value: strconv.Itoa(shots), Rule: "7.6"}}}
	sum.Parts = append(sum.Parts, engine.Results(1, func(face int) (string, engine.Case) {
		if face < shots {
			return "Low Ammo", "7.6"
		}
		return "one Shot more", "7.6"
	})...)
	return []engine.Sum{sum}
}

// drift reckons where a Broken squadron drifts: into free squares, onto others, or off the map.
//
// Case 13.2.
func (k *reckoning) drift(s Squadron) []engine.Sum {
	g := k.g
	return k.table(k.title(reckonDrift, s), engine.Throw{Dice: 2, Rule: "13.2"}, func(total int) string {
		d := g.tables.Drift[total]
		switch to := squareAt(g.at[s].column()+int(d.East), g.at[s].row()+int(d.South)); {
		case to == 0:
			return "onto the shoals: it takes a Hit"
		case g.occupant[to] == NoSquadron:
			return "to a free square"
		}
		return "onto a squadron, which takes a Hit"
	})
}
