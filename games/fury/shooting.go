package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// A shot goes on as a frame of the flow: About shoots at the other company. Code holds the
// columns of both sides in a fire-fight, see shotCode, and what has been asked.
const (
	shotColumnBits        = 3
	shotAsked      uint16 = 1 << (2*shotColumnBits + iota) // the target may answer, and has been asked
	shotAnswered                                           // it does
	shotAppealed                                           // both sides have been asked whether they appeal to the Wheel for the next roll
)

// shotDice is what the die of the answer is multiplied with beside that of the shot.
const shotDice = 10

// noDie stands for a die of a shot that can have no effect.
const noDie = 7

// mayShoot refuses to shoot at a company. From an ambush sprung in the middle of a move only short range is
// allowed.
//
// Cases 7.1, 7.4, 10.1, 14.4, 16.3, 16.4, 16.6. Rulings R7, R31, R123, R141, R144.
func (g *State) mayShoot(f *engine.Frame, n, m companyNo) engine.Illegal {
	c := &g.companies[n]
	switch {
	case m.seat() == n.seat():
		return no(whyOwn)
	case c.gun == 0 && g.card(c).Shooting == 0:
		return no(whyNoShooters)
	case c.hasShot():
		return no(whyShot)
	case f.Code&didDraw != 0:
		return no(whyDrawnUp)
	case c.engaged():
		return no(whyFights)
	}
	if ill := g.mayServe(f, c); !ill.OK() {
		return ill
	}
	ill := g.mayAim(n, m)
	if a, _ := g.aimAt(n, m, g.block(&g.companies[m])); ill.OK() && f.Code&didPounce != 0 && a.long {
		return no(whyPounceFar)
	}
	return ill
}

// hasShot reports whether a company has shot this turn.
//
// Case 7.4. Ruling R31.
func (c *company) hasShot() bool { return c.shotAt != 0 || c.has(markShot) }

// mayAim refuses a target for any shot, a reaction too.
//
// Cases 10.1, 10.2, 10.3. Rulings R123, R144.
func (g *State) mayAim(n, m companyNo) engine.Illegal {
	if g.companies[m].engaged() {
		return no(whyMelee)
	}
	switch _, why := g.aimAt(n, m, g.block(&g.companies[m])); why {
	case 0:
		return engine.Illegal{}
	case whyUnseen:
		return g.noSight(n, m)
	default:
		return g.noAim(n, why)
	}
}

// noSight says what stands between a company and its target: works that neither of them mans, and what the company lacks
// to man them, or anything else.
//
// Cases 10.1, 20.1.
func (g *State) noSight(n, m companyNo) engine.Illegal {
	c := &g.companies[n]
	own, target := g.block(c).Hull().Centre(), g.block(&g.companies[m]).Hull().Centre()
	for i := range int(g.ground.many) {
		if of := g.ground.pieces[i].ground; of != Parapet && of != Gate || g.mans(n, i) || g.mans(m, i) || !g.isCut(i, own, target) {
			continue
		}
		ranks := (c.squadrons + c.files - 1) / c.files
		if k := g.enclosedBy(i); ranks > 1 && (k < 0 || g.ground.area(k).Has(own)) {
			return no(whyRampartRanks, int32(ranks))
		}
		return no(whyRampart)
	}
	return no(whyUnseen)
}

// noAim says why a company cannot shoot at something.
func (g *State) noAim(n companyNo, why engine.Reason) engine.Illegal {
	switch {
	case why == whyRange && g.isDark():
		return no(whyRangeDark, int32(g.reach(&g.companies[n])))
	case why == whyRange:
		return no(why, int32(g.reach(&g.companies[n])))
	case why == whyArc && g.companies[n].gun != 0:
		return no(whyGunArc)
	}
	return no(why)
}

// columnOf returns the column, 1 more than it is and 0 for no effect, in which a company shoots. It does not
// matter how deep the target stands, nor which of its sides is shot at.
//
// Cases 10.4, 10.5, 10.6. Rulings R132, R142.
func (g *State) columnOf(n, m companyNo, a aim) uint16 {
	c := &g.companies[n]
	return uint16(g.shotColumn(g.shootingTotal(c, a.bears, a.long), c, &g.companies[m], a.covered) + 1)
}

// shotCode returns the column in which a company shoots as a frame holds it: 1 more than it is, leftOfFirst
// or rightOfLast where the Wheel may yet turn it back, and 0 where nothing gives it an effect.
//
// Cases 10.6, 18.3. Rulings R128, R129, R283.
func (g *State) shotCode(n, m companyNo, a aim) uint16 {
	c := &g.companies[n]
	switch column := g.shifted(g.shootingTotal(c, a.bears, a.long), c, &g.companies[m], a.covered); {
	case column == -1:
		return leftOfFirst
	case column < 0:
		return 0
	case column >= ShotColumns:
		return rightOfLast
	default:
		return uint16(column) + 1
	}
}

// Columns that the table does not have, as a frame holds them.
const (
	leftOfFirst uint16 = ShotColumns + 1 + iota
	rightOfLast
)

// shoot begins the shot of a company at another, which ends its segment. An ambush does its
// harm first, at short range.
//
// Cases 7.1, 10.4, 14.3, 14.4, 14.5, 16.4, 20.3. Rulings R31, R36, R217, R218, R253.
func (g *State) shoot(n, m companyNo, t *engine.Turn) {
	a, _ := g.aimAt(n, m, g.block(&g.companies[m]))
	sprung := g.springs(n, m) && !a.long
	g.endAct(n)
	g.spendShot(n, m)
	code := g.shotCode(n, m, a)
	if !a.long && g.companies[n].gun == 0 && !g.companies[m].has(markAsleep) {
		code |= shotAsked // a fire-fight, if it can answer
	}
	t.Tell(engine.Event{Kind: KindShoots, Rule: "10.4", About: n.object(), On: m.object(), N: g.strengthOf(n, a)})
	g.flow.Push(engine.Frame{Step: stepShot, Seat: engine.NoSeat, About: n.object(), Code: code, N: [2]int32{otherCompany: int32(m) + 1}})
	if sprung {
		g.surprise(n, m, t)
	}
	g.wake(m, t)
}

// strengthOf returns what is told of a shot: its range, whether that is long and the target in cover, the squadrons that
// shoot, and their total.
//
// Cases 7.4, 10.4, 11.4.
func (g *State) strengthOf(n companyNo, a aim) [4]int32 {
	return [4]int32{int32(a.gap), engine.Truth(a.long) + 2*engine.Truth(a.covered), int32(a.bears), g.wholeTotal(n, a)}
}

// wholeTotal returns the Shooting total of a company without fractions, 0 of a Gun.
//
// Cases 10.4, 16.9. Ruling R124.
func (g *State) wholeTotal(n companyNo, a aim) int32 {
	if c := &g.companies[n]; c.gun == 0 {
		return int32(g.shootingTotal(c, a.bears, a.long) / Parts)
	}
	return 0
}

// spendShot remembers that a company has shot: its Gun must be loaded again, and its ladders
// are gone.
//
// Cases 7.4, 16.4, 20.3. Rulings R231, R253.
func (g *State) spendShot(n, m companyNo) {
	c := &g.companies[n]
	c.shotAt |= 1 << (m % ofSide)
	c.set(markLoaded|markLadders, false)
}

// takeShot carries a shot on: the target is asked whether it answers, the dice fall, first that of the side
// that began, and both results apply.
//
// Cases 7.4, 10.5. Rulings R135, R136.
func (g *State) takeShot(f *engine.Frame, t *engine.Turn) bool {
	n, m := g.companyOf(f.About), otherOf(f)
	switch {
	case n == noCompany || !g.companies[m].isOut():
		g.flow.Pop()
	case f.Code&shotAsked != 0:
		f.Code &^= shotAsked
		if g.mayAnswer(m, n) {
			g.flow.Push(engine.Frame{Step: stepReturn, Seat: engine.NoSeat, About: m.object(), N: [2]int32{otherCompany: int32(n) + 1}})
		}
	case f.N[shotRolled]%shotDice == 0:
		if !g.appealForShot(f, n, 0) {
			f.N[shotRolled] = g.rollShot(n, m, turnedShot(f, 0), t)
			turnShot(f, 0)
		}
	case f.Code&shotAnswered != 0 && f.N[shotRolled]/shotDice == 0:
		if !g.appealForShot(f, m, 1) {
			f.N[shotRolled] += shotDice * g.rollShot(m, n, turnedShot(f, 1), t)
			turnShot(f, 1)
		}
	default:
		g.strike(*f, t)
	}
	return false
}

// shotColumnOf returns the column of the shot, or of the answer to it, from 0, where the table may end before
// it; noColumn for no effect.
func shotColumnOf(f *engine.Frame, which int) int {
	switch code := f.Code >> (shotColumnBits * which) & (1<<shotColumnBits - 1); code {
	case 0:
		return noColumn
	case leftOfFirst:
		return -1
	case rightOfLast:
		return ShotColumns
	default:
		return int(code) - 1
	}
}

// appealForShot asks both sides, once for each roll, whether they appeal to the Wheel, and reports
// whether anyone is asked. A shot that can have no effect is not rolled for.
//
// Case 18.2. Rulings R281, R283, R582.
func (g *State) appealForShot(f *engine.Frame, n companyNo, which int) bool {
	if shotColumnOf(f, which) == noColumn || f.Code&shotAppealed != 0 {
		return false
	}
	f.Code |= shotAppealed
	return g.appeal(ShootingOrFighting, n.object(), engine.NoSeat)
}

// turnedShot returns the column of a shot, moved as far as the Wheel has turned; -1 for no effect.
//
// Case 18.3. Rulings R283, R287.
func turnedShot(f *engine.Frame, which int) int {
	column := shotColumnOf(f, which)
	if column == noColumn {
		return -1
	}
	return min(max(column+turned(int32(f.Code), shotWheel), -1), ShotColumns-1)
}

// turnShot keeps that column, and has the Wheel at rest for the next roll.
//
// Case 18.3.
func turnShot(f *engine.Frame, which int) {
	const bits = 1<<shotColumnBits - 1
	column := uint16(turnedShot(f, which) + 1)
	f.Code &^= bits<<(shotColumnBits*which) | shotAppealed | (wheelBits|wheelBits<<2)<<shotWheel
	f.Code |= column << (shotColumnBits * which)
}

// rollShot rolls for a shot. One that can have no effect takes no die.
//
// Cases 10.5, 10.6.
func (g *State) rollShot(n, m companyNo, column int, t *engine.Turn) int32 {
	if column < 0 {
		return noDie
	}
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "10.5", About: n.object(), On: m.object()})
	return int32(die[0])
}

// strike applies a shot and the answer to it. Both are read before either does anything.
//
// Cases 7.4, 10.5, 10.7. Ruling R136.
func (g *State) strike(f engine.Frame, t *engine.Turn) {
	n, m := g.companyOf(f.About), otherOf(&f)
	g.flow.Pop()
	first := g.result(n, m, max(shotColumnOf(&f, 0), -1), f.N[shotRolled]%shotDice, t)
	var second ShotResult
	if f.Code&shotAnswered != 0 {
		second = g.result(m, n, max(shotColumnOf(&f, 1), -1), f.N[shotRolled]/shotDice, t)
		g.suffer(n, m, second, t)
	}
	g.suffer(m, n, first, t)
}

// result returns what a die does at a column, and tells it.
//
// Cases 5.2, 10.5. Ruling R73.
func (g *State) result(n, m companyNo, column int, die int32, t *engine.Turn) (r ShotResult) {
	if column >= 0 && die <= 6 {
		r = g.shot(column, int(die), g.nature(n))
	}
	t.Tell(engine.Event{Kind: KindShot, Rule: "10.7", About: n.object(), On: m.object(),
		N: [4]int32{int32(column) + 1, die, int32(r.Shot), engine.Truth(r.Officer)}})
	return r
}

// suffer is what a result does to a company: a Gun suffers only Terror and the loss of its
// crew, routers only losses. Who retires by it acts no more this turn, and answers no other shot.
//
// Cases 6.5, 9.1, 10.7, 16.7. Rulings R107, R108, R134, R205, R234.
func (g *State) suffer(m, by companyNo, r ShotResult, t *engine.Turn) {
	c := &g.companies[m]
	switch {
	case !c.isOut() || g.shrugsOff(m, by, r):
	case g.swamps(m, by, r):
		g.sink(m, t)
	case r.Shot == ShotLoseSquadron:
		if g.lose(m, 1, by, t) {
			g.flow.Push(testOf(m, TestFear, by))
		}
		if r.Officer {
			g.flow.Push(lifeOf(m, by, false))
		}
	case r.Shot == ShotTerror:
		if r.Officer {
			g.flow.Push(testOf(m, TestSerious, by))
			g.flow.Push(lifeOf(m, by, false))
		}
		g.flow.Push(terrorOf(m, 1, by))
	default:
		c.set(markActed|markRepelled, true)
		g.retire(m, by, t)
	}
}

// shrugsOff reports whether a result does nothing to a company: routers suffer losses alone, and neither a boat nor a
// Gun retires.
//
// Cases 10.7, 13.1, 16.7, 21.4. Rulings R133, R134.
func (g *State) shrugsOff(m, by companyNo, r ShotResult) bool {
	c := &g.companies[m]
	switch {
	case r.Shot == ShotNothing:
		return true
	case r.Shot == ShotLoseSquadron || g.swamps(m, by, r):
		return false
	}
	return c.has(markRouting) || r.Shot == ShotRetire && (c.gun != 0 || c.has(markAfloat))
}
