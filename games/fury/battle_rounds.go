package fury

import "github.com/weathergage/weathergage/engine"

// standOn returns how a company stands in a battle.
//
// Cases 12.2, 12.4, 12.8, 20.5. Rulings R195.
func (g *State) standOn(n companyNo) stand {
	s := g.companies[n].stance
	in := stand{
		fortified: s&stanceFortified != 0, covered: s&stanceCovered != 0, vantage: s&stanceVantage != 0,
		mars: s&stanceMars != 0, narrow: s&stanceNarrow != 0, share: 1,
	}
	switch {
	case s&stanceQuartered != 0:
		in.share = 4
	case s&stanceHalved != 0:
		in.share = 2
	}
	return in
}

// sum returns the total of a side in a battle, in 800ths.
//
// Cases 12.5, 12.6. Ruling R172.
func (g *State) sum(f *engine.Frame, seat engine.Seat) int {
	total := 0
	for n := range g.each(seat) {
		if g.fights(f, n) {
			total += g.handTotal(n, g.standOn(n))
		}
	}
	return total
}

// clash rolls for a round: first for the stronger side if totals are equal, then on the
// table, once both sides have been asked whether they appeal to the Wheel.
//
// Cases 12.6, 12.7, 18.2, 18.3. Rulings R165, R166, R171, R281, R287.
func (g *State) clash(f battleFrame, t *engine.Turn) {
	a, b := g.sum(f.Frame, SeatA), g.sum(f.Frame, SeatB)
	if _, rolled := f.stronger(); a == b && !rolled {
		die := t.Roll(engine.Throw{Seat: SeatA, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "12.7", Code: 1})
		f.setStronger(strongerOn(int(die[0])))
		return
	}
	_, column, stronger := g.clashColumn(f)
	if !f.has(isAppealed) {
		if f.Code |= isAppealed; g.appeal(ShootingOrFighting, g.fighter(f.Frame, stronger).object(), engine.NoSeat) {
			return
		}
	}
	die := t.Roll(engine.Throw{Seat: stronger, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "12.7", About: g.fighter(f.Frame, stronger).object(), On: g.fighter(f.Frame, foe(stronger)).object()})
	f.endClash()
	result := g.tables.Hands[die[0]][column]
	t.Tell(engine.Event{Kind: KindRound, Rule: "12.7", About: g.fighter(f.Frame, stronger).object(), On: g.fighter(f.Frame, foe(stronger)).object(),
		N: [4]int32{hundredths(max(a, b)), hundredths(min(a, b)), int32(die[0]), int32(result.Hand)}})
	g.outcomeOf(f, stronger, result, t)
}

// clashColumn returns the column of the Hand-to-Hand table for a round, before and after the Wheel has moved it, and
// which side is the stronger: the one with more, or of equals the one that the dice have made so.
//
// Cases 12.6, 12.7, 18.3. Rulings R165, R166, R171, R287.
func (g *State) clashColumn(f battleFrame) (before, column int, stronger engine.Seat) {
	a, b := g.sum(f.Frame, SeatA), g.sum(f.Frame, SeatB)
	stronger, _ = f.stronger()
	if b > a {
		stronger = SeatB
	}
	if a != b {
		before = g.tables.HandColumn(max(a, b), min(a, b))
	}
	return before, min(max(before+turned(int32(f.Code), clashWheel), 0), HandColumns-1), stronger
}

// strongerOn returns the side that a die makes the stronger of even totals.
//
// Case 12.7. Ruling R171.
func strongerOn(die int) engine.Seat { return engine.Seat(b2i(die > 3)) }

// hundredths returns a total in hundredths, rounded down.
func hundredths(total int) int32 { return int32(total * 100 / handParts) }

// outcomeOf carries out the result of a round, or asks first who suffers it.
//
// Case 12.9. Rulings R109, R172, R177.
func (g *State) outcomeOf(f battleFrame, stronger engine.Seat, result HandResult, t *engine.Turn) {
	side := foe(stronger)
	switch result.Hand {
	case HandLocked:
		return
	case HandStandOff:
		f.standOff(SeatA, SeatB)
		return
	case HandStrongerTerror:
		side = stronger
	case HandHumiliated:
		side = stronger
		g.flow.Push(engine.Frame{Step: stepStop, Seat: foe(stronger), N: f.N})
	}
	code := uint16(result.Hand) << 1
	if result.Starred {
		code |= 1
	}
	in := *f.Frame
	if first := g.fighter(&in, side); !g.anyOther(&in, first) {
		g.afflict(first, code, t)
		return
	}
	g.flow.Push(engine.Frame{Step: stepSuffer, Seat: side, Code: code, N: in.N})
}

// anyOther reports whether a company has another of its side with it in a battle.
func (g *State) anyOther(f *engine.Frame, n companyNo) bool {
	for m := range g.each(n.seat()) {
		if m != n && g.fights(f, m) {
			return true
		}
	}
	return false
}

// afflict has a company suffer the result of a round.
//
// Cases 6.5, 9.1, 12.9. Rulings R68, R107, R108, R109, R110, R186.
func (g *State) afflict(n companyNo, code uint16, t *engine.Turn) {
	cause := g.opponent(n)
	if code&1 != 0 {
		g.companies[n].stance |= stanceRisk // also after an earlier star
		life := lifeOf(n, cause, false)
		life.Code = lifeStarred
		g.flow.Push(life)
		g.flow.Push(testOf(n, TestFear, cause))
	}
	switch Hand(code >> 1) {
	case HandStrongerTerror, HandWeakerTerror:
		g.flow.Push(terrorOf(n, 1, cause))
	case HandHumiliated:
		g.flow.Push(humiliationOf(n, cause))
	case HandLoseSquadron:
		if g.lose(n, 1, cause, t) {
			g.flow.Push(testOf(n, TestSerious, cause))
		}
	case HandDefeated:
		if g.lose(n, 2, cause, t) {
			g.rout(n, cause, t)
		}
	}
}

// nextRound begins the second round, or asks whether anyone demands a third.
//
// Cases 5.6, 12.6. Rulings R173, R174.
func (g *State) nextRound(f battleFrame) (waits bool) {
	switch f.round() {
	case 0:
		f.begin(1)
	case roundsATurn - 1:
		return !f.has(isDemanded) && g.askNext(f, stepDemand)
	}
	return false
}

// isWallBattle reports whether a battle is fought on a wall or a parapet.
//
// Case 20.4.
func (g *State) isWallBattle(f *engine.Frame) bool {
	for n := range companyNo(len(g.companies)) {
		if g.fights(f, n) && g.companies[n].stance&(stanceFortified|stanceScales) != 0 {
			return true
		}
	}
	return false
}

// tellFate dices for the next Mars who has spent himself, and reports whether there is one.
//
// Case 6.3.3. Ruling R62.
func (g *State) tellFate() bool {
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() && c.stance&(stanceMars|stanceFated) == stanceMars {
			c.stance |= stanceFated
			g.flow.Push(engine.Frame{Step: stepFate, Seat: engine.NoSeat, About: n.object()})
			return true
		}
	}
	return false
}

// spendsMars reports whether a die kills a Mars who has spent himself.
//
// Case 6.3.3.
func (g *State) spendsMars(die int) bool { return die >= g.number(NumMarsKilled) }

// rollFate dices for a Mars: on a 4 or more he is killed, and his company routs.
//
// Cases 6.3.3, 6.5. Ruling R62.
func (g *State) rollFate(f *engine.Frame, t *engine.Turn) bool {
	n := g.companyOf(f.About)
	if n == noCompany || !g.nature(n).Has(Mars) {
		g.flow.Pop()
		return false
	}
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "6.3.3", About: f.About})
	g.flow.Pop()
	killed := g.spendsMars(int(die[0]))
	t.Tell(engine.Event{Kind: KindFate, Rule: "6.3.3", About: n.object(), N: [4]int32{int32(die[0]), engine.Truth(killed)}})
	if !killed {
		return false
	}
	cause := g.opponent(n)
	g.companies[n].stance &^= stanceRisk
	g.kill(n, cause, t)
	if !g.companies[n].has(markRouting) {
		g.rout(n, cause, t)
	}
	return false
}
