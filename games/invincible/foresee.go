package invincible

import (
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What stands beside an answer.
const (
	foreseeSure   = "for sure"
	foreseeBreaks = "it breaks: "
	foreseeHits   = "scores %1.%2, takes %3.%4 Hits"
	foreseeSpread = "scores %1.%2 to %3.%4 Hits"
)

// Foresee says beside each answer how the roll that it leads to comes out, before and after a chit: in how many ways a
// Morale roll breaks the squadron, an Action or a withdrawal succeeds, and how many Hits both sides score on average, those
// of the asked one first. Beside a tactic stand the least and the most Hits on average, by what the enemy chooses. That an
// accident strikes one's own squadron achieves nothing while it can strike the enemy. It implements engine.Foreseer.
//
// Cases 7.3, 7.4.3, 7.6, 8.2, 8.3, 8.4, 10.0, 16.0.
func (r *ruleset) Foresee(s engine.State, d engine.Decision, offered []engine.Option) []engine.Prospect {
	g := s.(*State)
	all := make([]engine.Prospect, len(offered))
	isEnemys := func(o engine.Option) bool { return sideOf(o.On) != d.Seat }
	for i := range offered {
		o := &offered[i]
		all[i].Text = r.foreseen(g, d, o)
		all[i].Idle = d.Ask == AskVictim && sideOf(o.On) == d.Seat && slices.ContainsFunc(offered, isEnemys)
		all[i].Apart = r.rollsApart(g, engine.Choice{Seat: d.Seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With})
	}
	return all
}

// rollsApart reports whether the first throw after a choice has nothing to do with what the choice is about: as the Armada
// is deployed, the English roll for reinforcements.
func (r *ruleset) rollsApart(g *State, c engine.Choice) bool {
	if r.Forecasts(g, c) {
		return false
	}
	th, _, ok := engine.FirstThrow(r, g, c)
	return ok && (th.About == engine.NoObject || th.About != c.About && th.About != c.On)
}

// foreseen says how the roll that an answer leads to comes out; "" if it leads to none.
func (r *ruleset) foreseen(g *State, d engine.Decision, o *engine.Option) string {
	k, chit := reckoning{g, r.words}, ChitOf(o.On)
	switch d.Ask {
	case AskAction, AskWithdraw:
		return r.succeeds(g, engine.Choice{Seat: d.Seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With})
	case AskTactic:
		return k.spread(d.Seat, StandOff+Tactic(o.Verb-VerbStandOff))
	case AskChitCombat:
		return k.hits(d.Seat, chit)
	case AskChitMorale:
		b := bound{dice: 2, needs: g.tables.Modifiers.MoraleBroken}
		breaks, of := b.ways(append(k.shaken(g.flow.At(g.flow.Depth()-2), SquadronOf(d.About)), added{n: g.tables.Chits[chit].DRM})...)
		return foreseeBreaks + inAll(breaks, of)
	case AskChitReinforce:
		if chit == LevyOfThePorts {
			return foreseeSure
		}
		ways, of := bound{dice: 1, needs: g.tables.Modifiers.ReinforceMost, most: true}.ways()
		return inAll(ways, of)
	case AskChitAction:
		return k.acts(chit)
	}
	return ""
}

// inAll says in how many rolls out of how many something happens.
func inAll(ways, of int32) string { return strconv.Itoa(int(ways)) + " in " + strconv.Itoa(int(of)) }

// succeeds says in how many rolls a choice of the seat's own succeeds; "" of one without a roll.
func (r *ruleset) succeeds(g *State, c engine.Choice) string {
	switch c.Verb {
	case VerbRepair, VerbRally, VerbResupply, VerbWithdraw:
	default:
		return ""
	}
	says := ""
	for _, sum := range r.Reckon(g, c) {
		for _, p := range sum.Parts {
			switch p.Text {
			case reckonSucceeds:
				return inAll(p.Ways, p.Of)
			case reckonFails:
				says = inAll(0, p.Of)
			}
		}
	}
	return says
}

// acts says in how many rolls the Action that is declared succeeds, with a chit or, for NoChit, without.
//
// Cases 8.2, 8.3, 8.4, 16.0.
func (k *reckoning) acts(chit Chit) string {
	verb, modifier := k.g.ActionRoll()
	m := &k.g.tables.Modifiers
	b := bound{dice: 2, needs: m.RepairLeast}
	switch {
	case chit != NoChit && verb != VerbRepair:
		return foreseeSure
	case verb == VerbRally:
		b = bound{dice: 2, needs: m.RallyMost, most: true}
	case verb == VerbResupply:
		b = bound{dice: 1, needs: m.ResupplyLeast}
	}
	played := k.g.flow.At(k.g.flow.Depth() - 2).N[actionModifier]
	ways, of := b.ways(added{n: int8(modifier)}, added{n: int8(played)}, added{n: k.g.tables.Chits[chit].DRM})
	return inAll(ways, of)
}

// hits says how many Hits both sides score on average, those of a seat first, if it plays a chit, or NoChit.
//
// Cases 7.4.3, 7.5, 16.0.
func (k *reckoning) hits(seat engine.Seat, chit Chit) string {
	g, row := *k.g, &k.g.tables.Chits[chit]
	if chit == DampPowder {
		g.combat.DRM[1-seat] += row.DRM
	} else {
		g.combat.Dice[seat] += row.Dice
		g.combat.DRM[seat] += row.DRM
	}
	own, foe := g.scores(seat), g.scores(1-seat)
	return k.title(foreseeHits, NoSquadron, own/10, own%10, foe/10, foe%10)
}

// spread says how many Hits a seat scores on average with a tactic at least and at most, by what the enemy chooses.
//
// Cases 7.4.3, 7.5.
func (k *reckoning) spread(seat engine.Seat, tactic Tactic) string {
	g := *k.g
	least, most := int32(-1), int32(0)
	for foe := StandOff; foe < numTactics; foe++ {
		g.combat.Tactic[seat], g.combat.Tactic[1-seat] = tactic, foe
		n := g.scores(seat)
		if most = max(most, n); least < 0 || n < least {
			least = n
		}
	}
	return k.title(foreseeSpread, NoSquadron, least/10, least%10, most/10, most%10)
}

// scores returns how many tenths of a Hit the Battle Dice of a seat score on average, with the tactics of the combat.
//
// Cases 7.4.3, 7.5.
func (g *State) scores(seat engine.Seat) int32 {
	matrix, bonus, state, others := g.battleModifiers(seat)
	hits := int32(0)
	for face := int8(1); face <= 6; face++ {
		hits += int32(g.battleHits(face + matrix + bonus + state + others))
	}
	const faces, tenths = 6, 10
	return (int32(g.battleDice(seat))*hits*tenths + faces/2) / faces
}
