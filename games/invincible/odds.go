package invincible

import "github.com/weathergage/weathergage/engine"

// Forecasts reports whether c is an attack or an answer in the midst of one.
func (r *ruleset) Forecasts(s engine.State, c engine.Choice) bool {
	return c.Verb == VerbAttack || !r.Settled(s)
}

// Settled reports whether no combat is going on.
func (r *ruleset) Settled(s engine.State) bool { return s.(*State).combat.Attacker == NoSquadron }

// Assume takes it that nobody plays a chit and that a squadron which gets away
// goes to the first square it may; withdrawal and tactics are rows of their own.
func (r *ruleset) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	c := engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: d.About}
	switch d.Ask {
	case AskChitMove, AskChitCombat, AskChitMorale, AskChitAction, AskChitReinforce, AskCancel:
		return c, true
	case AskRetreat:
		g := s.(*State)
		set := g.retreatTo()
		c.Verb, c.On = VerbWithdraw, set.next(0).object()
		return c, true
	}
	return engine.Choice{}, false
}

// Measures names what an attack is counted by.
func (r *ruleset) Measures(s engine.State, c engine.Choice) []string {
	return []string{
		"strength lost by the attacker", "strength lost by the defender",
		"attacker eliminated", "defender eliminated",
		"attacker breaks", "defender breaks",
		"attacker low on ammunition", "defender low on ammunition",
		"defender withdraws",
	}
}

// Tallies says that strength is counted: the first two of them.
func (r *ruleset) Tallies(s engine.State, c engine.Choice) []bool {
	counts := make([]bool, len(r.Measures(s, c)))
	counts[0], counts[1] = true, true
	return counts
}

// Measure appends those numbers.
func (r *ruleset) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	was, is := before.(*State), after.(*State)
	fighters := [2]Squadron{SquadronOf(c.About), SquadronOf(c.On)}
	if was.combat.Attacker != NoSquadron {
		fighters = [2]Squadron{was.combat.Attacker, was.combat.Defender}
	}
	for _, s := range fighters {
		buf = append(buf, int32(was.Strength(s)-is.Strength(s)))
	}
	for _, s := range fighters {
		buf = append(buf, engine.Truth(is.lost[s]))
	}
	for _, s := range fighters {
		buf = append(buf, engine.Truth(is.broken[s] && !was.broken[s]))
	}
	for _, s := range fighters {
		buf = append(buf, engine.Truth(is.lowAmmo[s] && !was.lowAmmo[s]))
	}
	away := !is.lost[fighters[1]] && is.at[fighters[1]] != was.at[fighters[1]]
	return append(buf, engine.Truth(away))
}

// Row names an answer for the table.
func (r *ruleset) Row(c engine.Choice) string { return r.words.Say(c) }
