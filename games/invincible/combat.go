package invincible

import "github.com/weathergage/weathergage/engine"

// mayAttack checks whether a squadron may attack another from where it is: straight
// across a side of its square.
//
// Case 7.1. Ruling R181.
func (g *State) mayAttack(s, target Squadron) engine.Reason {
	if why := g.mayEverAttack(s, target); why != 0 {
		return why
	}
	beside := &g.tables.Neighbours[g.at[s]]
	for direction, sq := range beside {
		if sq == g.at[target] {
			if direction%2 == 1 {
				return whyDiagonal
			}
			return 0
		}
	}
	return whyTargetFar
}

// mostAttacks is how often a squadron may be attacked in one Tactical Move Phase.
//
// Case 7.1.
const mostAttacks = 4

// mayEverAttack checks whether a squadron may attack another wherever the two are. Only
// fighting squadrons in good order attack, and nobody more than four times.
//
// Case 7.1. Ruling R181.
func (g *State) mayEverAttack(s, target Squadron) engine.Reason {
	switch {
	case s.IsHulk():
		return whyHulkAttack
	case target.Seat() == s.Seat():
		return whyFriend
	case g.broken[s]:
		return whyBrokenAttack
	case g.at[target] == 0:
		return whyTargetGone
	case g.attacksOn(target) >= mostAttacks:
		return whyAttackedOut
	}
	return 0
}

// attacksOn counts the attacks on a squadron in this Tactical Move Phase.
//
// Case 7.1. Ruling R181.
func (g *State) attacksOn(target Squadron) (n int) {
	for _, a := range g.struck {
		if a.on() == target {
			n++
		}
	}
	return n
}

// canAttack reports whether a squadron may attack anybody from where it is.
//
// Case 7.1.
func (g *State) canAttack(s Squadron) bool {
	beside := &g.tables.Neighbours[g.at[s]]
	for direction := north; direction < 8; direction += 2 {
		if o := g.occupant[beside[direction]]; o != NoSquadron && g.mayAttack(s, o) == 0 {
			return true
		}
	}
	return false
}

// mayBeginAttack refuses a squadron an attack on another, in its Move and at other times.
//
// Cases 6.0, 7.1, 7.2, 7.3.
func (g *State) mayBeginAttack(c engine.Choice) engine.Reason {
	f, s, target := g.flow.Top(), SquadronOf(c.About), SquadronOf(c.On)
	switch why := g.whyTheirs(c.Seat, s); {
	case why != 0:
		return why
	case target == NoSquadron:
		return whyNoSquadron
	case f.Step == stepMove && f.About == c.About:
		return g.mayAttack(s, target)
	}
	if why := g.mayEverAttack(s, target); why != 0 {
		return why
	}
	switch {
	case g.at[s] == 0:
		return whyNotOnMap
	case g.underAttack(f, s):
		return whyUnderAttack
	case tactical(g.flow.At(0).Step, 1-c.Seat):
		return whyTheirPhase
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case g.struck[s] != 0:
		return whyAttackSpent
	case g.moved[s]:
		return whyAttackOver
	case g.combat.Attacker != NoSquadron:
		return whyOtherCombat
	case acting(f, c.Seat):
		return g.mayMove(s)
	}
	return 0
}

// attack begins an attack.
//
// Case 7.1.
func (g *State) attack(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	f.N[moveFlags] |= moveAttacked
	g.beginCombat(SquadronOf(f.About), SquadronOf(c.On), t)
}

// beginCombat starts a combat, in the order withdrawal, tactics, chits, dice,
// results, ammunition and morale.
//
// Case 7.2.
func (g *State) beginCombat(attacker, defender Squadron, t *engine.Turn) {
	g.combat = Combat{Attacker: attacker, Defender: defender}
	g.struck[attacker] = attack(defender)
	g.flow.Push(engine.Frame{Step: stepWithdraw})
	t.Tell(engine.Event{Kind: KindAttacked, Rule: "7.1", About: attacker.object(), On: defender.object()})
}

// endCombat clears away what was kept for the combat.
func (g *State) endCombat() bool {
	g.combat = Combat{}
	g.flow.Pop()
	return false
}

// fighter returns the squadron of a seat in the combat.
func (cb *Combat) fighter(seat engine.Seat) Squadron {
	if cb.Attacker.Seat() == seat {
		return cb.Attacker
	}
	return cb.Defender
}

// doTactics notes the tactic of a seat.
//
// Case 7.4.
func (g *State) doTactics(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.combat.Tactic[c.Seat] = StandOff + Tactic(c.Verb-VerbStandOff)
}

// enterTactics waits until both sides have chosen.
func (g *State) enterTactics(f *engine.Frame, _ *engine.Turn) bool {
	if g.combat.Tactic[English] == NoTactic || g.combat.Tactic[Spanish] == NoTactic {
		return true
	}
	f.Step = stepReveal
	return false
}

// openTactics asks each side for its tactic, in secret from the other.
//
// Case 7.4.
func (g *State) openTactics(_ *engine.Frame, buf []engine.Decision) []engine.Decision {
	for seat := English; seat <= Spanish; seat++ {
		if g.combat.Tactic[seat] == NoTactic {
			buf = append(buf, engine.Decision{Seat: seat, Ask: AskTactic,
				About: g.combat.fighter(seat).object(), Sealed: true, Rule: "7.4"})
		}
	}
	return buf
}

// offerTactics offers the three tactics; hulks have them all.
//
// Case 7.4. Ruling R35.
func (g *State) offerTactics(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for v := VerbStandOff; v <= VerbBoard; v++ {
		o.Plain(v, engine.NoObject, engine.NoObject, "7.4")
	}
}

// mayChooseTactic refuses a tactic after a failed withdrawal and before the question of withdrawal is
// settled.
//
// Cases 7.2, 7.4.1.
func (g *State) mayChooseTactic(c engine.Choice) engine.Reason {
	step := g.flow.Top().Step
	switch {
	case g.combat.Forced && c.Seat == English:
		return whyForcedTactic
	case step == stepWithdraw || step == stepRetreat:
		return whyTacticLater
	}
	return 0
}

// enterReveal opens both tactics; then chits may be played.
//
// Cases 7.4, 7.4.3. Ruling R27.
func (g *State) enterReveal(f *engine.Frame, t *engine.Turn) bool {
	t.Reveal(engine.Everyone)
	for seat := English; seat <= Spanish; seat++ {
		rule, forced := engine.Case("7.4"), seat == English && g.combat.Forced
		if forced {
			rule = "7.4.1"
		}
		t.Tell(engine.Event{Kind: KindTactic, Rule: rule, About: g.combat.fighter(seat).object(),
			N: [4]int32{int32(g.combat.Tactic[seat]), engine.Truth(forced)}})
	}
	f.Step = stepVolley
	g.openWindow(windowCombat, g.combat.Attacker)
	return false
}

// cell returns the cell of the Tactical Matrix that both tactics give.
//
// Case 7.4.3.
func (g *State) cell() *Cell {
	return &g.tables.Matrix[g.combat.Tactic[English]][g.combat.Tactic[Spanish]]
}

// hasBonus reports whether a squadron's bonus counts with a tactic.
//
// Case 7.4.3.
func (row *SquadronRow) hasBonus(tactic Tactic, attacking bool) bool {
	return row.With[tactic] && (attacking || !row.Attacking)
}

// battleDice returns how many Battle Dice a side rolls: those of the matrix, the
// squadron's own and those of chits.
//
// Case 7.4.3. Ruling R47.
func (g *State) battleDice(seat engine.Seat) uint8 {
	s := g.combat.fighter(seat)
	dice := g.cell().Dice[seat] + g.combat.Dice[seat]
	if row := &g.tables.Squadrons[s]; row.hasBonus(g.combat.Tactic[seat], s == g.combat.Attacker) {
		dice += row.Dice
	}
	return dice
}

// battleModifiers is what is added to each Battle Die of a side: by the matrix,
// by the squadron's bonus, by its state (strength, Broken, Low Ammo), and by
// chits and optional rules.
//
// Cases 7.1, 7.4.3.
func (g *State) battleModifiers(seat engine.Seat) (matrix, bonus, state, others int8) {
	s, tactic := g.combat.fighter(seat), g.combat.Tactic[seat]
	if row := &g.tables.Squadrons[s]; row.hasBonus(tactic, s == g.combat.Attacker) {
		bonus = row.Battle
	}
	return g.cell().DRM[seat], bonus, g.stateModifier(s), g.combat.DRM[seat] + g.battleOptions(seat, tactic)
}

// stateModifier returns what a squadron's strength at this moment, its Broken side and
// a Low Ammo marker add to each of its Battle Dice.
//
// Case 7.4.3.
func (g *State) stateModifier(s Squadron) int8 {
	drm := g.tables.Strength[min(g.Strength(s), len(g.tables.Strength)-1)]
	if g.broken[s] {
		drm += g.tables.Modifiers.BattleBroken
	}
	if g.lowAmmo[s] {
		drm += g.tables.Modifiers.BattleLowAmmo
	}
	return drm
}

// Strength returns a squadron's current strength: printed and added, less its Hits.
//
// Cases 7.6, 10.0. Ruling R43.
func (g *State) Strength(s Squadron) int {
	if g.lost[s] {
		return 0
	}
	return int(g.tables.Squadrons[s].Strength) + int(g.added[s]) - int(g.hits[s])
}
