package invincible

import "github.com/weathergage/weathergage/engine"

// Questions that say against whom, for engine.Asker.
const (
	askedWithdraw = "%S: %O attacks %A. Does %A withdraw, with %1 or less on two dice, or accept combat?"
	askedTactic   = "%S: which tactic has %A against %O?" + askedFoe
	askedAttacks  = "%S: %A attacks %O. Which tactic?" + askedFoe
	askedRetreat  = "%S: %A gets away from %O. To which square?"
	askedChit     = "%S: %A fights %O. Do you play an event chit?"
	askedWhose    = " The %{1@} %{2?draw|play} it."
	askedCancel   = "%S: the enemy plays %A. Do you cancel it with Hand of God?"
)

// askedFoe says what is known of the enemy in a combat: its strength, its Shots, and whether it is broken or low on
// ammunition.
const askedFoe = " %O has a strength of %1%{2?, has fired %2 %{2:Shot|Shots}}%{3?, is broken}%{4?, is low on ammunition}."

// Asked puts a question of a combat with its squares and its opponent. It implements engine.Asker.
//
// Cases 7.2, 7.3, 7.4, 16.0.
func (g *State) Asked(d engine.Decision) engine.Asked {
	cb := &g.combat
	switch {
	case d.Ask == AskCancel && cb.Attacker != NoSquadron:
		return engine.Asked{Prompt: askedCancel + g.chitSays(d)}
	case d.Ask == AskCancel:
		f := g.flow.Top()
		return engine.Asked{Prompt: prompts[AskCancel].Says + askedWhose + g.chitSays(d),
			N: [4]int32{int32(f.Seat), f.N[eventFlags] & eventDrawn}}
	case d.Ask == AskVictim:
		return engine.Asked{Prompt: prompts[AskVictim].Says + g.chitSays(d)}
	case cb.Attacker == NoSquadron:
		return engine.Asked{}
	}
	against := func(prompt string) engine.Asked {
		return engine.Asked{Prompt: prompt, On: cb.fighter(1 - SquadronOf(d.About).Seat()).object(), At: g.at[cb.Defender].object()}
	}
	switch d.Ask {
	case AskWithdraw:
		a := against(askedWithdraw)
		a.N[0] = int32(g.tables.Modifiers.WithdrawMost - g.withdrawModifier())
		return a
	case AskTactic:
		a := against(askedTactic)
		if SquadronOf(d.About) == cb.Attacker {
			a = against(askedAttacks)
		}
		foe := SquadronOf(a.On)
		a.N = [4]int32{int32(g.Strength(foe)), int32(g.shots[foe]), engine.Truth(g.broken[foe]), engine.Truth(g.lowAmmo[foe])}
		return a
	case AskRetreat:
		return against(askedRetreat)
	case AskChitCombat:
		return against(askedChit)
	}
	return engine.Asked{}
}

// chitSays returns what the chit in question does, as a sentence behind the question.
//
// Case 16.0.
func (g *State) chitSays(d engine.Decision) string {
	return " The chit says: " + g.tables.Chits[ChitOf(d.About)].Effect + "."
}
