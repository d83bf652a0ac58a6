package invincible

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning say.
const (
	reckonWithdraw = "%O withdraws: two dice must show"
	reckonRepair   = "%O repairs: two dice must show"
	reckonRally    = "%O rallies: two dice must show"
	reckonResupply = "%O resupplies: one die must show"
	reckonStrength = "%O %{1?attacks|defends}: strength"
	reckonPrinted  = "full strength"
	reckonLost     = "its Hits"
	reckonDice     = "%O: Battle Dice"
	reckonEach     = "%O: added to each Battle Die"
	reckonFaces    = "%O: what each Battle Die scores"
	reckonNeeded   = "needed in all"
	reckonMatrix   = "both tactics, in the Tactical Matrix"
	reckonOwn      = "the squadron's own bonus with its tactic"
	reckonChits    = "event chits"
	reckonBand     = "its strength now"
	reckonBroken   = "it is broken"
	reckonLowAmmo  = "it is low on ammunition"
	reckonRules    = "optional rules"
	reckonReforms  = "Hawkins' reforms were not carried out"
	reckonSkill    = "its own bonus"
	reckonPort     = "it is in port"
	reckonBattered = "Hits of half its strength"
	reckonStores   = "a Spanish squadron"
	reckonTreasury = "a generous treasury"
	reckonCruz     = "Santa Cruz commands"
	reckonDrake    = "Drake commands"
	reckonSidonia  = "Sidonia helps"
	reckonSucceeds = "it succeeds"
	reckonFails    = "it fails"
)

// Reckon says what the roll of an Action, a Retreat Check or any other first throw of a choice rests on, the strengths in
// an attack, and the Battle Dice of both squadrons once their tactics are open. It implements engine.Reckoner.
//
// Cases 7.1, 7.3, 7.4.3, 8.2, 8.3, 8.4.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	g := s.(*State)
	if g.flow.Depth() == 0 {
		return nil
	}
	k := reckoning{g, r.words}
	f, n := g.flow.Top(), SquadronOf(c.On)
	switch {
	case c.Verb == VerbAttack:
		return []engine.Sum{k.strength(SquadronOf(c.About), true), k.strength(n, false)}
	case c.Verb == VerbWithdraw && f.Step == stepWithdraw:
		return k.withdrawing(g.combat.Defender)
	case c.Verb == VerbRepair:
		return k.repairing(n, 0)
	case c.Verb == VerbRally:
		return k.rallying(n, c.With != engine.NoObject, 0)
	case c.Verb == VerbResupply:
		return k.resupplying(n)
	case f.Step == stepWindow && f.Code == windowCombat:
		return append(k.volley(g.combat.Attacker), k.volley(g.combat.Defender)...)
	}
	th, at, ok := engine.FirstThrow(r, s, c)
	if !ok {
		return nil
	}
	switch th.Rule {
	case "7.5": // both sides fire before anyone is asked again
		k.g = at.(*State)
		return append(k.volley(k.g.combat.Attacker), k.volley(k.g.combat.Defender)...)
	case "7.3", "7.6", "8.2", "8.3", "8.4", "10.0", "13.2", "17.1.6c":
		return r.ReckonThrow(at, th, c.Seat)
	}
	return nil // it comes after the choice and not of it
}

// ReckonThrow says what a throw rests on in the position in which it is made. It implements engine.Reckoner.
//
// Cases 7.3, 7.5, 7.6, 8.2, 8.3, 8.4, 10.0, 11.0, 11.1, 13.2, 14.1, 14.2, 17.1.6c, 17.1.7, 17.2.6, 17.2.8.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, _ engine.Seat) []engine.Sum {
	g := at.(*State)
	if g.flow.Depth() == 0 {
		return nil
	}
	k := reckoning{g, r.words}
	return k.thrown(th)
}

// A reckoning works out strengths and rolls in a position.
type reckoning struct {
	g *State
	w *engine.Words
}

// title returns a title about a squadron.
func (k *reckoning) title(text string, s Squadron, n ...int32) string {
	return string(k.w.Fill(nil, text, 0, s.object(), 0, n...))
}

// strength reckons the strength with which a squadron attacks or defends, and what its state adds to its Battle Dice.
//
// Cases 7.1, 7.4.3, 7.6, 10.0.
func (k *reckoning) strength(s Squadron, attacks bool) engine.Sum {
	full := k.g.full(s)
	sum := engine.Sum{Title: k.title(reckonStrength, s, engine.Truth(attacks)), Total: strconv.Itoa(k.g.Strength(s)),
		Parts: []engine.SumPart{{Text: reckonPrinted, Value: strconv.Itoa(int(full)), Rule: "7.6"}}}
	add(&sum, added{reckonLost, -int8(k.g.hits[s]), "7.6"})
	for _, a := range k.state(s) {
		if a.n != 0 {
			sum.Parts = append(sum.Parts, engine.SumPart{Text: a.text, Value: engine.Signed(int(a.n)) + " on each die", Rule: a.rule})
		}
	}
	return sum
}

// state returns what the state of a squadron adds to each of its Battle Dice.
//
// Case 7.4.3.
func (k *reckoning) state(s Squadron) []added {
	var broken, low int8
	if k.g.broken[s] {
		broken = k.g.tables.Modifiers.BattleBroken
	}
	if k.g.lowAmmo[s] {
		low = k.g.tables.Modifiers.BattleLowAmmo
	}
	return []added{{reckonBand, k.g.stateModifier(s) - broken - low, "7.4.3"}, {reckonBroken, broken, "7.4.3"}, {reckonLowAmmo, low, "7.6"}}
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

// or appends "or less" or "or more" to a number.
func (b bound) or(n int) string {
	if b.most {
		return strconv.Itoa(n) + " or less"
	}
	return strconv.Itoa(n) + " or more"
}

// bare returns what the dice alone have to come to.
func (b bound) bare(all ...added) int {
	bare := int(b.needs)
	for _, a := range all {
		bare -= int(a.n)
	}
	return bare
}

// meets reports whether a total of the dice alone is enough if they have to come to bare.
func (b bound) meets(total, bare int) bool {
	return b.most && total <= bare || !b.most && total >= bare
}

// ways counts the rolls that succeed with what is added to them, and all rolls.
func (b bound) ways(all ...added) (ways, of int32) {
	bare := b.bare(all...)
	if b.most {
		return engine.WaysTo(bare, b.dice)
	}
	less, of := engine.WaysTo(bare-1, b.dice)
	return of - less, of
}

// roll reckons a roll that has to come to a bound with what is added to it.
func (k *reckoning) roll(title string, s Squadron, b bound, all ...added) []engine.Sum {
	return k.either(title, reckonNeeded, reckonSucceeds, reckonFails, s, b, all...)
}

// either reckons a roll that does one thing if it comes to a bound with what is added to it, and else another.
func (k *reckoning) either(title, needed, does, otherwise string, s Squadron, b bound, all ...added) []engine.Sum {
	bare := b.bare(all...)
	sum := engine.Sum{Title: k.title(title, s), Total: b.or(bare)}
	if bare != int(b.needs) {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: needed, Value: b.or(int(b.needs)), Rule: b.rule})
	}
	add(&sum, all...)
	sum.Parts = append(sum.Parts, engine.Results(b.dice, func(total int) (string, engine.Case) {
		if b.meets(total, bare) {
			return does, b.rule
		}
		return otherwise, b.rule
	})...)
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
	add(&each, added{reckonMatrix, matrix, "7.4.3"}, added{reckonOwn, bonus, "7.4.3"})
	add(&each, k.state(s)...)
	add(&each, added{reckonChits, g.combat.DRM[seat], "16.0"}, added{reckonRules, others - g.combat.DRM[seat], "17.0"})
	faces := engine.Sum{Title: k.title(reckonFaces, s), Parts: engine.Results(1, func(face int) (string, engine.Case) {
		return hitSays(g.battleHits(int8(face) + drm)), "7.5"
	})}
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
