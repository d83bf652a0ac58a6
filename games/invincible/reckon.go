package invincible

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning say.
const (
	reckonWithdraw = "%O withdraws: two dice"
	reckonRepair   = "%O repairs: two dice"
	reckonRally    = "%O rallies: two dice"
	reckonResupply = "%O resupplies: one die"
	reckonDice     = "%O: Battle Dice"
	reckonEach     = "%O: added to each Battle Die"
	reckonFaces    = "%O: each Battle Die"
	reckonMost     = "needed at most"
	reckonLeast    = "needed at least"
	reckonMatrix   = "Tactical Matrix"
	reckonOwn      = "the squadron's own"
	reckonChits    = "event chits"
	reckonState    = "its strength and state"
	reckonOthers   = "event chits and optional rules"
	reckonAdded    = "added to the roll"
	reckonSidonia  = "Sidonia helps"
)

// Reckon says what the roll of an Action or a Retreat Check rests on, and the Battle Dice of both
// squadrons once their tactics are open. It implements engine.Reckoner.
//
// Cases 7.3, 7.4.3, 8.2, 8.3, 8.4.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	g := s.(*State)
	if g.flow.Depth() == 0 {
		return nil
	}
	k := reckoning{g, r.words}
	f, m, n := g.flow.Top(), &g.tables.Modifiers, SquadronOf(c.On)
	switch {
	case c.Verb == VerbWithdraw && f.Step == stepWithdraw:
		return k.roll(reckonWithdraw, g.combat.Defender, 2, m.WithdrawMost, true, "7.3", part(reckonAdded, g.withdrawModifier(), "17.1.6b"))
	case c.Verb == VerbRepair:
		return k.roll(reckonRepair, n, 2, m.RepairLeast, false, "8.2", part(reckonAdded, g.repairModifier(n), "8.2"))
	case c.Verb == VerbRally && c.With != engine.NoObject:
		return k.roll(reckonRally, n, 2, m.RallyMost, true, "8.3", part(reckonAdded, g.rallyModifier(n), "8.3"), part(reckonSidonia, m.RallySidonia, "8.3.1"))
	case c.Verb == VerbRally:
		return k.roll(reckonRally, n, 2, m.RallyMost, true, "8.3", part(reckonAdded, g.rallyModifier(n), "8.3"))
	case c.Verb == VerbResupply:
		return k.roll(reckonResupply, n, 1, m.ResupplyLeast, false, "8.4", part(reckonAdded, g.resupplyModifier(n), "8.4"))
	case f.Step == stepWindow && f.Code == windowCombat:
		return append(k.volley(g.combat.Attacker), k.volley(g.combat.Defender)...)
	}
	return nil
}

// A reckoning is what can be reckoned in a position.
type reckoning struct {
	g *State
	w *engine.Words
}

// title is a title about a squadron.
func (k *reckoning) title(text string, s Squadron) string {
	return string(k.w.Fill(nil, text, 0, s.object(), 0))
}

// part is one line with a number that is added, with its sign.
func part(text string, n int8, rule engine.Case) engine.SumPart {
	value := strconv.Itoa(int(n))
	if n > 0 {
		value = "+" + value
	}
	return engine.SumPart{Text: text, Value: value, Rule: rule}
}

// roll reckons a roll that is to come to a bound with what is added to it, at most or at least.
func (k *reckoning) roll(title string, s Squadron, dice int, bound int8, most bool, rule engine.Case, added ...engine.SumPart) []engine.Sum {
	needs := reckonLeast
	if most {
		needs = reckonMost
	}
	sum := engine.Sum{Title: k.title(title, s), Parts: []engine.SumPart{{Text: needs, Value: strconv.Itoa(int(bound)), Rule: rule}}}
	for _, p := range added {
		if p.Value == "0" {
			continue
		}
		sum.Parts = append(sum.Parts, p)
		n, _ := strconv.Atoi(p.Value)
		bound -= int8(n)
	}
	sum.Total = strconv.Itoa(int(bound))
	ways, of := waysOf(dice, int(bound), most)
	sum.Parts = append(sum.Parts, engine.SumPart{Text: "it succeeds", Rule: rule, Ways: ways, Of: of},
		engine.SumPart{Text: "it fails", Rule: rule, Ways: of - ways, Of: of})
	return []engine.Sum{sum}
}

// waysOf counts the rolls of one die or two that come to a bound, at most or at least, of all.
func waysOf(dice, bound int, most bool) (ways, of int32) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			total := a
			if dice == 2 {
				total += b
			}
			if total == bound || total < bound == most {
				ways++
			}
		}
	}
	if dice == 1 {
		return ways / 6, 6
	}
	return ways, 36
}

// volley reckons the Battle Dice of a squadron: how many, what is added to each, and what each face hits.
//
// Cases 7.4.3, 7.5.
func (k *reckoning) volley(s Squadron) []engine.Sum {
	g, seat := k.g, s.Seat()
	count := engine.Sum{Title: k.title(reckonDice, s), Total: strconv.Itoa(int(g.battleDice(seat))),
		Parts: []engine.SumPart{part(reckonMatrix, int8(g.cell().Dice[seat]), "7.4.3")}}
	own := g.battleDice(seat) - g.cell().Dice[seat] - g.combat.Dice[seat]
	matrix, bonus, state, others := g.battleModifiers(seat)
	drm := matrix + bonus + state + others
	each := engine.Sum{Title: k.title(reckonEach, s), Total: part("", drm, "").Value}
	for _, line := range []struct {
		to   *engine.Sum
		text string
		n    int8
		rule engine.Case
	}{
		{&count, reckonOwn, int8(own), "7.4.3"}, {&count, reckonChits, int8(g.combat.Dice[seat]), "16.0"},
		{&each, reckonMatrix, matrix, "7.4.3"}, {&each, reckonOwn, bonus, "7.4.3"}, {&each, reckonState, state, "7.4.3"}, {&each, reckonOthers, others, "16.0"},
	} {
		if line.n != 0 {
			line.to.Parts = append(line.to.Parts, part(line.text, line.n, line.rule))
		}
	}
	faces := engine.Sum{Title: k.title(reckonFaces, s)}
	for face := int8(1); face <= 6; face++ {
		says := hitSays(g.battleHits(face + drm))
		if n := len(faces.Parts); n > 0 && faces.Parts[n-1].Text == says {
			faces.Parts[n-1].Ways++
			continue
		}
		faces.Parts = append(faces.Parts, engine.SumPart{Text: says, Rule: "7.5", Ways: 1, Of: 6})
	}
	return []engine.Sum{count, each, faces}
}

// hitSays names how many Hits a die scores.
func hitSays(hits uint8) string {
	switch hits {
	case 0:
		return "no Hit"
	case 1:
		return "1 Hit"
	}
	return strconv.Itoa(int(hits)) + " Hits"
}
