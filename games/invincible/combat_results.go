package invincible

import "github.com/weathergage/weathergage/engine"

// firstFire returns the side that fires first, NoSeat if both fire together: by the
// matrix or by a squadron's own right. Two claims cancel each other.
//
// Case 7.5. Rulings R48, R49.
func (g *State) firstFire() engine.Seat {
	var claims [2]bool
	for seat := English; seat <= Spanish; seat++ {
		s := g.combat.fighter(seat)
		row := &g.tables.Squadrons[s]
		claims[seat] = g.cell().First == seat ||
			row.FirstFire && row.hasBonus(g.combat.Tactic[seat], s == g.combat.Attacker)
	}
	switch {
	case claims[English] == claims[Spanish]:
		return engine.NoSeat
	case claims[English]:
		return English
	}
	return Spanish
}

// What a volley frame keeps in volleyFlags.
const volleyTested = 1 // the side fired upon first has made its Morale roll for it

// enterVolley has both sides fire, one after the other. If they fire together
// all hits are marked at the end; if one fires first, the other takes its hits
// and makes a Morale roll, even without hits, before it fires, and does not fire
// if that breaks it. Frame: Code 0 the first volley, 1 the second, 2 done.
//
// Cases 7.4.2, 7.5. Rulings R36, R37, R38, R39.
func (g *State) enterVolley(f *engine.Frame, t *engine.Turn) bool {
	cb, first := &g.combat, g.firstFire()
	shooter := cb.Attacker.Seat()
	if first != engine.NoSeat {
		shooter = first
	}
	if f.Code == 1 {
		shooter = 1 - shooter
	}
	switch s := cb.fighter(shooter); {
	case f.Code == 2:
		g.afterVolleys(f, first, t)
	case f.Code == 1 && first != engine.NoSeat && (g.lost[s] || f.N[volleyFlags] == volleyTested && g.broken[s]):
		if !g.lost[s] {
			t.Tell(engine.Event{Kind: KindSilenced, Rule: "7.5", About: s.object()})
		}
		f.Code = 2
	case cb.Left == 0:
		cb.Left = g.battleDice(shooter)
		g.tellModifiers(shooter, t)
	default:
		g.fire(shooter, t)
		if cb.Left == 0 {
			g.afterVolley(f, shooter, first, t)
		}
	}
	return false
}

// fire throws as many of a side's Battle Dice as go into one throw.
//
// Case 7.5.
func (g *State) fire(seat engine.Seat, t *engine.Turn) {
	cb := &g.combat
	s := cb.fighter(seat)
	dice := min(cb.Left, engine.MaxDice)
	faces := g.roll(t, seat, dice, "7.5", s)
	matrix, bonus, state, others := g.battleModifiers(seat)
	drm := matrix + bonus + state + others
	var scored uint8
	for _, face := range faces[:dice] {
		scored += g.battleHits(int8(face) + drm)
	}
	cb.Left -= dice
	cb.Scored[seat] += scored
	cb.Fired[seat] = true
	t.Tell(engine.Event{Kind: KindBattle, Rule: "7.5", About: s.object(), On: cb.fighter(1 - seat).object(),
		N: [4]int32{digits(&faces, int(dice)), int32(drm), int32(scored)}})
}

// battleHits reads the Battle Table.
//
// Case 7.5.
func (g *State) battleHits(modified int8) uint8 {
	return g.tables.Battle[max(0, min(int(modified), len(g.tables.Battle)-1))]
}

func (g *State) tellModifiers(seat engine.Seat, t *engine.Turn) {
	if !t.Hear {
		return
	}
	matrix, bonus, state, others := g.battleModifiers(seat)
	t.Tell(engine.Event{Kind: KindModifiers, Rule: "7.4.3", About: g.combat.fighter(seat).object(),
		On: g.combat.fighter(1 - seat).object(),
		N:  [4]int32{int32(matrix), int32(bonus), int32(state), int32(others)}})
}

// afterVolley goes on to the other side's volley. Where one side fires first the
// other takes the hits and makes its Morale roll at once.
//
// Case 7.5. Rulings R37, R38, R39.
func (g *State) afterVolley(f *engine.Frame, shooter, first engine.Seat, t *engine.Turn) {
	f.Code++
	if first == engine.NoSeat || f.Code == 2 {
		return
	}
	target := g.combat.fighter(1 - shooter)
	g.takeHits(target, g.combat.Scored[shooter], "7.5", t)
	if !g.lost[target] && !g.broken[target] {
		f.N[volleyFlags] = volleyTested
		g.pushMorale(target, 0)
	}
}

// afterVolleys marks the hits that are not yet marked, then ammunition is
// checked.
//
// Case 7.6. Rulings R36, R37.
func (g *State) afterVolleys(f *engine.Frame, first engine.Seat, t *engine.Turn) {
	cb := &g.combat
	attacker := cb.Attacker.Seat()
	for _, shooter := range [2]engine.Seat{1 - attacker, attacker} {
		if shooter != first {
			g.takeHits(cb.fighter(1-shooter), cb.Scored[shooter], "7.6", t)
		}
	}
	f.Step, f.Code = stepCombatAmmo, 0
}

// takeHits marks hits on a squadron; one with as many as its strength is
// eliminated, and any beyond that are lost.
//
// Case 7.6. Rulings R42, R43.
func (g *State) takeHits(s Squadron, hits uint8, rule engine.Case, t *engine.Turn) {
	if hits == 0 {
		return
	}
	g.hits[s] += hits
	t.Tell(engine.Event{Kind: KindHit, Rule: rule, About: s.object(), N: [4]int32{int32(hits), int32(g.hits[s])}})
	if g.Strength(s) <= 0 {
		g.eliminate(s, t)
	}
}

// eliminate removes a squadron from play. When no Spanish squadron is left the
// English have won; the English may lose all of theirs and the match goes on.
//
// Case 7.6. Rulings R52, R53.
func (g *State) eliminate(s Squadron, t *engine.Turn) {
	if g.at[s] != 0 {
		g.lift(s)
	}
	g.hits[s], g.added[s], g.shots[s] = 0, 0, 0
	g.lowAmmo[s], g.broken[s], g.moved[s], g.gave[s] = false, false, false, false
	if s <= lastEnglish {
		g.place[s], g.voyage[s] = 0, voyageNone
	}
	g.lost[s] = true
	t.Tell(engine.Event{Kind: KindLost, Rule: "7.6", About: s.object()})
	for s := firstSpanish; s <= lastSpanish; s++ {
		if !g.lost[s] {
			return
		}
	}
	g.end(resultDestroyed, t)
}

// enterCombatAmmo checks the ammunition of each side that fired, the attacker
// first: one Shot more, and Low Ammo in place of all Shots if the die is less
// than their number. Low Ammo already there adds nothing. Frame: Code 0 attacker,
// 1 defender.
//
// Case 7.6. Rulings R36, R44, R45, R46.
func (g *State) enterCombatAmmo(f *engine.Frame, t *engine.Turn) bool {
	s := g.combat.Attacker
	if f.Code == 1 {
		s = g.combat.Defender
	}
	if g.combat.Fired[s.Seat()] && !g.lost[s] && !g.lowAmmo[s] {
		faces := g.roll(t, s.Seat(), 1, "7.6", s)
		g.shots[s]++
		t.Tell(engine.Event{Kind: KindLowAmmoRoll, Rule: "7.6", About: s.object(),
			N: [4]int32{int32(faces[0]), int32(g.shots[s])}})
		if faces[0] < uint16(g.shots[s]) {
			g.shots[s], g.lowAmmo[s] = 0, true
			t.Tell(engine.Event{Kind: KindLowAmmo, Rule: "7.6", About: s.object()})
		}
	}
	if f.Code++; f.Code == 2 {
		f.Step, f.Code = stepCombatMorale, 0
	}
	return false
}

// enterCombatMorale makes the Morale roll of each side that was hit, the attacker
// first: one roll, however many hits. The side fired upon first has made its roll
// already. Frame: Code 0 attacker, 1 defender, 2 done.
//
// Cases 7.5, 7.6. Rulings R36, R37, R38, R40.
func (g *State) enterCombatMorale(f *engine.Frame, _ *engine.Turn) bool {
	if f.Code == 2 {
		return g.endCombat()
	}
	s := g.combat.Attacker
	if f.Code == 1 {
		s = g.combat.Defender
	}
	f.Code++
	hit := g.combat.Scored[1-s.Seat()] > 0
	if hit && !g.lost[s] && !g.broken[s] && g.firstFire() != 1-s.Seat() {
		g.pushMorale(s, 0)
	}
	return false
}

// pushMorale has a squadron that is not Broken make a Morale roll with an extra
// modifier. Frame: Code 1 once the
// window for chits has been open.
//
// Case 7.6.
func (g *State) pushMorale(s Squadron, extra int8) {
	g.flow.Push(engine.Frame{Step: stepMorale, About: s.object(), N: [2]int32{moraleExtra: int32(extra)}})
}

// enterMorale lets chits be played, then rolls: two dice, one for each Hit
// marked, the squadron's own modifier and the others.
//
// Cases 7.6, 13.1. Rulings R41, R124, R140.
func (g *State) enterMorale(f *engine.Frame, t *engine.Turn) bool {
	s := SquadronOf(f.About)
	if f.Code == 0 {
		f.Code = 1
		if g.openWindow(windowMorale, s) {
			return false
		}
	}
	faces := g.roll(t, s.Seat(), 2, "7.6", s)
	fromHits, others := g.moraleModifiers(s)
	others += int8(f.N[moraleExtra] + f.N[moraleChits])
	total := int8(faces.Sum()) + fromHits + others
	g.flow.Pop()
	t.Tell(engine.Event{Kind: KindMoraleRoll, Rule: "7.6", About: s.object(),
		N: [4]int32{digits(&faces, 2), int32(fromHits), int32(others), int32(total)}})
	if total >= g.tables.Modifiers.MoraleBroken {
		g.broken[s] = true
		t.Tell(engine.Event{Kind: KindBroken, Rule: "7.6", About: s.object()})
	}
	return false
}

// moraleModifiers returns what a squadron's Hits, and its own and its side's steadiness,
// add to its Morale rolls.
//
// Cases 7.6, 13.1. Ruling R41.
func (g *State) moraleModifiers(s Squadron) (hits, others int8) {
	hits = int8(g.hits[s]) * g.tables.Modifiers.MoraleHit
	return hits, g.tables.Squadrons[s].Morale + g.moraleOptions(s.Seat())
}
