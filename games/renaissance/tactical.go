package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// damagePoints decides whether a salvo goes into the hull or the rigging of a ship, and
// throws for the points of damage that it does.
//
// Cases 10.1, 11.2, 14.5, 19.4. Rulings R150, R152, R153, R154, R155.
func (g *State) damagePoints(v *voyage, f *fight, one *salvo, t *engine.Turn) {
	class := g.hands(one.from).Gunnery
	about := g.object(one.from)
	g.aimHigh(one, class, g.forceOn(one.from), about, t)
	part, of := g.effect(one.from, g.hidden[one.from].slack[one.by])
	if g.manRigging(v, one) {
		part, of = part*7, of*10 // three tenths of the gunners are in the rigging
	}
	w := g.weigh()
	g.addTactics(v, one, func(applies bool, f FactorNo) { g.when(w, applies, f, 1) })
	s := stroke{class: class, band: one.band, plain: g.gunFactor(one.from, one.by) + point*int32(w.sum()),
		bears: int32(one.bears), masked: int32(one.masked), part: part, of: of}
	w.salvo, w.own, w.n[stakeHolder], w.n[stakeTells] = s, true, int32(g.ships[one.from].holder), one.tells()
	w.n[stakeRake] = one.rake()
	one.dice = g.throwAt(t, 2, "11.2", about, g.staked(one))
	one.points = g.pointsAt(&s, int(one.dice[0])-int(one.dice[1]))
	if one.masked > 0 {
		f.through.add(one.from)
	}
}

// A stroke is what a salvo's points of damage rest on besides the chance dice.
//
// Cases 10.1, 11.2.
type stroke struct {
	plain         int32 // the points of each battery before the dice, in tenths
	bears, masked int32 // batteries with a clear view, and through wreckage
	part, of      int32 // the share of its effect that is left
	class         Class
	band          Band
	spare         [padStroke]bool
}

// padStroke fills stroke up to a multiple of four bytes.
const padStroke = 2

// pointsAt returns the points of damage of a salvo, in tenths, at the plus die less the minus die.
//
// Cases 10.1, 11.2, 11.3. Rulings R152, R153, R154.
func (g *State) pointsAt(s *stroke, score int) int32 {
	each := s.plain + point*int32(g.tables.Chance[s.class][s.band][score+5])
	points := max(each, 0)*s.bears + max(each+point*int32(g.tables.Factor[ThroughWreckage]), 0)*s.masked
	return int32(int64(points) * int64(s.part) / int64(s.of))
}

// manRigging reports whether gunners of a ship that fires are in her rigging, so that mariners can
// stay in their party while she changes course.
//
// Case 19.4. Ruling R260.
func (g *State) manRigging(v *voyage, one *salvo) bool {
	if !g.orders(one.from, VerbHands, engine.NoObject) {
		return false
	}
	c := v.course[one.from]
	if one.ranging {
		c = g.fullCourse(one.from)
	}
	return g.turnsBy(one.from, &c)
}

// aimHigh decides by a die between hull and rigging for crews who cannot choose at that
// range, those of forts apart. Nobody fires at rigging from point blank, at masts that are
// gone, or at that of a fort; at boats all is fired as at the rigging.
//
// Cases 10.1, 14.5.
func (g *State) aimHigh(one *salvo, class Class, force Force, about engine.Object, t *engine.Turn) {
	if one.to == noShip {
		return
	}
	to := &g.ships[one.to]
	noRigging := one.band == PointBlank || to.masts == 0 && to.jury == 0
	if one.band > g.tables.ForcedPast[class] && force != Calm && one.post == noFort {
		g.weigh().n[stakeHull] = engine.Truth(noRigging)
		one.rigging = g.throwAt(t, 1, "10.1", about, stake{on: g.markOf(one), with: groupObject(one.by)})[0] <= rigUpTo
	}
	if noRigging {
		one.rigging = false
	}
}

// point is one damage point, or one of a gunnery factor, which are counted in tenths.
const point = 10

// rigUpTo is the highest face of the die that sends a salvo into the rigging.
//
// Case 10.1.
const rigUpTo = 3

// addTactics adds the tactical factors of a salvo that apply.
//
// Case 11.3. Rulings R181, R182, R319, R323.
func (g *State) addTactics(v *voyage, one *salvo, add func(bool, FactorNo)) {
	s := &g.ships[one.from]
	hull := !one.rigging
	beyond := one.band > PointBlank
	g.addRakes(one, add)
	first := one.by <= starboardGuns && !one.ranging && !s.guns.fired.has(one.by)
	add(first && one.band == PointBlank, InitialPointBlank)
	add(first && one.band == Close, InitialClose)
	add(first && one.band < Medium && g.loadsSlowly(one.from), InitialRaw)
	add(hull && one.shot == Hail && one.band == Close, HailClose)
	add(hull && one.shot == Hail && one.band == Medium, HailMedium)
	add(g.firesFixed(one.from) && s.guns.at[one.by] == one.aim() && s.guns.steady[one.by] >= movesInARow-1, FixedPosition)
	force := g.forceOn(one.from)
	add(force == Calm && one.by <= starboardGuns && s.guns.streak[one.by] >= movesInARow-1, SameBroadside)
	add(force == Gale, GunneryGale)
	add(beyond && g.air.weather == Mist, GunneryMist)
	add(beyond && g.dismasted(one.from) && !g.underWayByOars(v, one.from) && int16(g.beaufortOn(one.from)) > g.tables.Figure[DismastedWind], GunneryDismasted)
	add(s.guns.burst&burstLast != 0, BurstLastMove)
	add(s.guns.burst&burstBefore != 0, BurstMoveBefore)
	moved := g.pace(v, one)
	add(beyond && moved > g.tables.Distance[Moving], GunneryMoving)
	add(beyond && moved > g.tables.Distance[MovingFast], GunneryMovingFast)
}

// pace returns how far a ship that fires goes in the move: with a ranging shot, which is fired before ships
// move, as she is ordered.
//
// Case 11.3. Ruling R195.
func (g *State) pace(v *voyage, one *salvo) Length {
	n := one.from
	if one.ranging {
		c := g.fullCourse(n)
		return max(c.run, g.ordered(n, VerbAstern)*plane.MM)
	}
	if v.ended.has(n) {
		return max(v.run[n], v.made[n])
	}
	return v.goal[n]
}

// underWayByOars reports whether a ship is under oars in this move.
//
// Case 11.3.
func (g *State) underWayByOars(v *voyage, n shipNo) bool {
	c := g.course(n)
	return c.means >= byOars && !v.drifts.has(n)
}

// movesInARow is from which move in a row on a factor counts.
//
// Ruling R181.
const movesInARow = 3

// addRakes adds the factors of raking.
//
// Cases 10.6, 11.3. Rulings R182, R323.
func (g *State) addRakes(one *salvo, add func(bool, FactorNo)) {
	if !one.raked {
		return
	}
	heavy := g.factorOf(one) > int32(g.tables.Figure[HeavyFactor])
	switch stern := one.end == plane.Rear; {
	case one.rigging:
		add(true, RiggingRake)
	case stern && one.band >= Long:
		add(true, SternRakeFar)
	case stern && heavy:
		add(true, SternRakeHeavy)
	case stern:
		add(true, SternRakeLight)
	default:
		add(heavy, BowRake)
	}
}

// firesFixed reports whether a ship fires from a position that does not move.
//
// Ruling R319.
func (g *State) firesFixed(n shipNo) bool {
	switch g.ships[n].held {
	case bothAnchors, moorings, ground:
		return true
	}
	return false
}
