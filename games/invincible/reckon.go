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

// Reckon says what the roll of an Action, a Retreat Check or any other first throw of a choice rests on, and the Battle
// Dice of both squadrons once their tactics are open. It implements engine.Reckoner.
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
		return k.roll(reckonWithdraw, g.combat.Defender, bound{dice: 2, needs: m.WithdrawMost, most: true, rule: "7.3"}, added{reckonAdded, g.withdrawModifier(), "17.1.6b"})
	case c.Verb == VerbRepair:
		return k.roll(reckonRepair, n, bound{dice: 2, needs: m.RepairLeast, rule: "8.2"}, added{reckonAdded, g.repairModifier(n), "8.2"})
	case c.Verb == VerbRally:
		helps := int8(0)
		if c.With != engine.NoObject {
			helps = m.RallySidonia
		}
		return k.roll(reckonRally, n, bound{dice: 2, needs: m.RallyMost, most: true, rule: "8.3"}, added{reckonAdded, g.rallyModifier(n), "8.3"}, added{reckonSidonia, helps, "8.3.1"})
	case c.Verb == VerbResupply:
		return k.roll(reckonResupply, n, bound{dice: 1, needs: m.ResupplyLeast, rule: "8.4"}, added{reckonAdded, g.resupplyModifier(n), "8.4"})
	case f.Step == stepWindow && f.Code == windowCombat:
		return append(k.volley(g.combat.Attacker), k.volley(g.combat.Defender)...)
	}
	if th, at, ok := engine.FirstThrow(r, s, c); ok {
		k.g = at.(*State)
		return k.thrown(th)
	}
	return nil
}

// A reckoning works out strengths and rolls in a position.
type reckoning struct {
	g *State
	w *engine.Words
}

// title is a title about a squadron.
func (k *reckoning) title(text string, s Squadron) string {
	return string(k.w.Fill(nil, text, 0, s.object(), 0))
}

// A bound holds the most or the least that a roll of one or two dice must come to.
type bound struct {
	dice  int
	needs int8
	most  bool
	rule  engine.Case
}

// An added holds a number that a case adds to a roll, or to the number of dice.
type added struct {
	text string
	n    int8
	rule engine.Case
}

// add adds lines of numbers that are not 0 to a sum.
func add(to *engine.Sum, all ...added) {
	for _, a := range all {
		if a.n != 0 {
			to.Parts = append(to.Parts, engine.SumPart{Text: a.text, Value: engine.Signed(int(a.n)), Rule: a.rule})
		}
	}
}

// roll reckons a roll that has to come to a bound with what is added to it.
func (k *reckoning) roll(title string, s Squadron, b bound, all ...added) []engine.Sum {
	needs := reckonLeast
	if b.most {
		needs = reckonMost
	}
	sum := engine.Sum{Title: k.title(title, s), Parts: []engine.SumPart{{Text: needs, Value: strconv.Itoa(int(b.needs)), Rule: b.rule}}}
	add(&sum, all...)
	bare := int(b.needs) // what the dice alone have to come to
	for _, a := range all {
		bare -= int(a.n)
	}
	sum.Total = strconv.Itoa(bare)
	ways, of := engine.WaysTo(bare, b.dice)
	if !b.most {
		less, _ := engine.WaysTo(bare-1, b.dice)
		ways = of - less
	}
	sum.Parts = append(sum.Parts, engine.SumPart{Text: "it succeeds", Rule: b.rule, Ways: ways, Of: of},
		engine.SumPart{Text: "it fails", Rule: b.rule, Ways: of - ways, Of: of})
	return []engine.Sum{sum}
}

// volley reckons the Battle Dice of a squadron: how many, what is added to each, and what each face hits.
//
// Cases 7.4.3, 7.5.
func (k *reckoning) volley(s Squadron) []engine.Sum {
	g, seat := k.g, s.Seat()
	dice, chits := g.battleDice(seat), g.combat.Dice[seat]
	matrixDice := int(g.cell().Dice[seat])
	count := engine.Sum{Title: k.title(reckonDice, s), Total: strconv.Itoa(int(dice)),
		Parts: []engine.SumPart{{Text: reckonMatrix, Value: engine.Signed(matrixDice), Rule: "7.4.3"}}}
	add(&count, added{reckonOwn, int8(int(dice) - matrixDice - int(chits)), "7.4.3"},
		added{reckonChits, int8(chits), "16.0"})
	matrix, bonus, state, others := g.battleModifiers(seat)
	drm := matrix + bonus + state + others
	each := engine.Sum{Title: k.title(reckonEach, s), Total: engine.Signed(int(drm))}
	add(&each, added{reckonMatrix, matrix, "7.4.3"}, added{reckonOwn, bonus, "7.4.3"}, added{reckonState, state, "7.4.3"}, added{reckonOthers, others, "16.0"})
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
