package invincible

import "github.com/weathergage/weathergage/engine"

// mayAttack says whether a squadron may attack another from where it is: straight
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

// mayEverAttack says whether a squadron may attack another wherever the two are. Only
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

// fighter is the squadron of a seat in the combat.
func (cb *Combat) fighter(seat engine.Seat) Squadron {
	if cb.Attacker.Seat() == seat {
		return cb.Attacker
	}
	return cb.Defender
}

// enterWithdraw asks the English whether their squadron withdraws when a Spanish
// one attacks it and there is a square to go to. In a calm it cannot.
//
// Cases 7.2, 7.3, 11.1. Rulings R29, R30, R33, R34.
func (g *State) enterWithdraw(f *engine.Frame, t *engine.Turn) bool {
	f.Step = stepTactics
	s := g.combat.Defender
	switch {
	case s.Seat() == Spanish:
	case g.weather == Calm:
		t.Tell(engine.Event{Kind: KindNoWithdrawal, Rule: "11.1", About: s.object(), N: [4]int32{1}})
	case g.retreatTo() == squareSet{}:
		t.Tell(engine.Event{Kind: KindNoWithdrawal, Rule: "7.3", About: s.object()})
	default:
		f.Step = stepWithdraw
		return true
	}
	return false
}

// retreatTo returns the squares an attacked English squadron may withdraw to:
// vacant neighbours, except straight into the wind.
//
// Case 7.3. Ruling R31.
func (g *State) retreatTo() (set squareSet) {
	for direction, sq := range g.tables.Neighbours[g.at[g.combat.Defender]] {
		if sq != 0 && g.occupant[sq] == NoSquadron && direction != g.upwind() {
			set.add(sq)
		}
	}
	return set
}

// openDefender asks the English side of a combat whether and where it withdraws.
//
// Case 7.3.
func (g *State) openDefender(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := sequence.Steps[f.Step].Question(f)
	d.Seat, d.About = English, g.combat.Defender.object()
	return append(buf, d)
}

// offerWithdraw offers to withdraw from a combat or to accept it.
//
// Cases 7.2, 7.3.
func (g *State) offerWithdraw(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Add(engine.Option{Verb: VerbWithdraw, Rule: "7.3"})
	o.Add(engine.Option{Verb: VerbAccept, Rule: "7.2"})
}

// offerRetreat offers the squares to which the defender withdraws.
//
// Case 7.3.
func (g *State) offerRetreat(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	g.offerSquares(g.retreatTo(), VerbWithdraw, "7.3", o)
}

// doRetreat withdraws the defender to a square.
//
// Case 7.3.
func (g *State) doRetreat(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.retreat(SquareOf(c.On), t)
}

// doTactics notes the tactic of a seat.
//
// Case 7.4.
func (g *State) doTactics(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.combat.Tactic[c.Seat] = StandOff + Tactic(c.Verb-VerbStandOff)
}

func (g *State) doWithdraw(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbWithdraw {
		f.Step = stepRetreatCheck
		return
	}
	f.Step = stepTactics
	t.Tell(engine.Event{Kind: KindAccepted, Rule: "7.2",
		About: g.combat.Defender.object(), On: g.combat.Attacker.object()})
}

// enterRetreatCheck rolls whether the English squadron gets away. If not it must
// stand off.
//
// Cases 7.3, 7.4.1. Rulings R10, R50.
func (g *State) enterRetreatCheck(f *engine.Frame, t *engine.Turn) bool {
	s := g.combat.Defender
	faces := g.roll(t, English, 2, "7.3", s)
	drm := g.withdrawModifier()
	passed := int8(faces.Sum())+drm <= g.tables.Modifiers.WithdrawMost
	t.Tell(engine.Event{Kind: KindRetreatCheck, Rule: "7.3", About: s.object(),
		N: [4]int32{digits(&faces, 2), int32(drm), engine.Truth(passed)}})
	f.Step = stepRetreat
	if !passed {
		f.Step = stepTactics
		g.combat.Forced = true
		g.combat.Tactic[English] = StandOff // 7.4.1
	}
	return false
}

// enterRetreat waits for the square withdrawn to, unless there is but one.
//
// Case 7.3. Ruling R32.
func (g *State) enterRetreat(_ *engine.Frame, t *engine.Turn) bool {
	set := g.retreatTo()
	if sq := set.only(); sq != 0 {
		g.retreat(sq, t)
		return false
	}
	return true
}

// retreat moves the English squadron out of the combat, which is over.
//
// Case 7.3. Ruling R50.
func (g *State) retreat(sq Square, t *engine.Turn) {
	s := g.combat.Defender
	g.struck[g.combat.Attacker] |= evaded
	g.put(s, sq)
	t.Tell(engine.Event{Kind: KindWithdrew, Rule: "7.3", About: s.object(), On: sq.object()})
	g.endCombat()
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
		o.Add(engine.Option{Verb: v, Rule: "7.4"})
	}
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

// cell is the cell of the Tactical Matrix that both tactics give.
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

// battleDice is how many Battle Dice a side rolls: those of the matrix, the
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

// stateModifier is what a squadron's strength at this moment, its Broken side and
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

// Strength is a squadron's current strength: printed and added, less its Hits.
//
// Cases 7.6, 10.0. Ruling R43.
func (g *State) Strength(s Squadron) int {
	if g.lost[s] {
		return 0
	}
	return int(g.tables.Squadrons[s].Strength) + int(g.added[s]) - int(g.hits[s])
}
