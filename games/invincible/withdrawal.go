package invincible

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

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
	for _, sq := range g.tables.Neighbours[g.at[g.combat.Defender]] {
		if sq != 0 && g.mayRetreatTo(sq) == 0 {
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
	o.Plain(VerbWithdraw, engine.NoObject, engine.NoObject, "7.3")
	o.Plain(VerbAccept, engine.NoObject, engine.NoObject, "7.2")
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

// mayWithdraw refuses to have a squadron withdraw, or to do so to a square.
//
// Cases 7.2, 7.3, 11.1.
func (g *State) mayWithdraw(c engine.Choice) engine.Reason {
	f, sq := g.flow.Top(), SquareOf(c.On)
	switch {
	case c.Seat == Spanish:
		return whySpanishAccept
	case f.Step == stepRetreat:
		if sq == 0 || c.About != g.combat.Defender.object() {
			return 0
		}
		return g.mayRetreatTo(sq)
	case f.Step < stepWithdraw || f.Step > stepTactics || f.Step == stepWithdraw || g.combat.Attacker.Seat() == English:
		return 0
	case g.combat.Forced:
		return whyWithdrawFailed
	case g.weather == Calm:
		return whyCalmWithdraw
	case g.retreatTo() == squareSet{}:
		return whyNoRetreat
	}
	return whyAccepted
}

// mayRetreatTo refuses the defender a square to withdraw to.
//
// Case 7.3. Ruling R31.
func (g *State) mayRetreatTo(sq Square) engine.Reason {
	beside := &g.tables.Neighbours[g.at[g.combat.Defender]]
	switch {
	case g.occupant[sq] != NoSquadron:
		return whyRetreatTaken
	case sq == beside[g.upwind()]:
		return whyRetreatUpwind
	case !slices.Contains(beside[:], sq):
		return whyRetreatFar
	}
	return 0
}

// mayAccept refuses to accept a combat in which the tactics are being chosen.
//
// Cases 7.2, 7.3.
func (g *State) mayAccept(c engine.Choice) engine.Reason {
	switch {
	case c.Seat == Spanish || g.flow.Top().Step != stepTactics || g.combat.Attacker.Seat() == English:
		return 0
	case g.combat.Forced:
		return whyWithdrawFailed
	}
	return whyAccepted
}

// doWithdraw has the English roll whether their squadron gets away.
//
// Case 7.3.
func (g *State) doWithdraw(f *engine.Frame, _ engine.Choice, _ *engine.Turn) {
	f.Step = stepRetreatCheck
}

// accept has a squadron accept combat.
//
// Case 7.2.
func (g *State) accept(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
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
