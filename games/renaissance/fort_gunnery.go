package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// aimForts finds at whom each fort fires, and tells of forts that fire at no ship or boat
// that they were ordered to fire at.
//
// Cases 14.5, 25.3, 25.6. Rulings R320, R410, R430.
func (g *State) aimForts(f *fight, fire, out []salvo, t *engine.Turn) []salvo {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		if !g.serves(k) || g.fortOrder(k, VerbHoldFire, groupObject(shoreGuns)) {
			continue
		}
		if g.garrison(k).load == unloaded || g.fortLoads(k) == VerbUnload {
			g.tellFortSilent(f, k, false, t)
			continue
		}
		var by squad
		for i := range fire {
			if fire[i].work == k {
				by.add(fire[i].from)
			}
		}
		best, ok := g.nearestTo(f, k, by)
		engaged := ok
		if !ok {
			best, ok = g.asOrdered(f, k)
		}
		if ok {
			out = append(out, best)
		}
		if !ok || engaged && !g.fortOrder(k, VerbTarget, g.markOf(&best)) {
			g.tellFortSilent(f, k, engaged, t)
		}
	}
	return out
}

// asOrdered aims a fort that nobody fires at: at the first of the ships and boats that it
// was ordered to fire at, or at the nearest enemy ship if it was not.
//
// Cases 14.5, 25.6. Rulings R320, R410, R430.
func (g *State) asOrdered(f *fight, k fortNo) (best salvo, ok bool) {
	h := g.garrison(k)
	for i := 0; i < int(h.many) && !ok; i++ {
		if h.orders[i].verb != VerbTarget {
			continue
		}
		if e := g.shipOf(h.orders[i].on); e != noShip {
			best, ok = g.nearestTo(f, k, justOne(e))
		} else {
			best, ok = g.fortAtBoat(f, k, g.boatOf(h.orders[i].on))
		}
	}
	if !ok && !g.fortAims(k) {
		return g.nearestTo(f, k, g.flying())
	}
	return best, ok
}

// flying returns the ships in play that have not struck.
func (g *State) flying() (ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat && g.ships[n].colours != struck {
			ships.add(n)
		}
	}
	return ships
}

// nearestTo returns the best salvo of a fort at one of some ships.
//
// Case 25.6. Rulings R45, R320.
func (g *State) nearestTo(f *fight, k fortNo, among squad) (best salvo, ok bool) {
	from, until, by := plane.Time(0), plane.Whole, plane.Whole/moments
	h := g.garrison(k)
	if at, said := g.fortFiresAt(k); said {
		from, until = at, at
	}
	if f.primed>>k&1 != 0 {
		from, until = plane.Whole, plane.Whole
	}
	for e := range shipNo(g.ofFleet()) {
		if !among.has(e) || g.ships[e].fate != afloat || g.ships[e].holder == g.fortRow(k).Seat {
			continue
		}
		for at := from; at <= until; at += by {
			one := salvo{post: k, from: noShip, to: e, by: bowGuns, when: at}
			one.shot, one.hot = h.load.shot(), h.load == withHot
			one.base, one.mark = g.fortBase(k), f.hulls[e][at/by]
			if !plane.Within(one.base, one.mark, g.seenFrom(g.flashed(e))) {
				continue
			}
			if g.lay(&one); one.bears > 0 {
				g.lane(f, &one)
			}
			if one.bears > 0 && (!ok || one.distance < best.distance) {
				one.rigging = g.fortOrder(k, VerbRigging, groupObject(shoreGuns))
				best, ok = one, true
			}
		}
	}
	return best, ok
}

// fortFiresAt returns the moment at which a fort was ordered to fire.
//
// Ruling R45.
func (g *State) fortFiresAt(k fortNo) (plane.Time, bool) {
	h := g.garrison(k)
	return toldToFire(h.orders[:h.many], shoreGuns)
}

// layFort measures range and arc of a fort from the middle of its front, for all guns
// that have gunners.
//
// Cases 25.2, 25.3. Rulings R313, R314.
func (g *State) layFort(one *salvo) {
	s := g.fort(one.post)
	fan := g.fortArc(one.post, g.farthest(one.shot))
	at, distance, ok := fan.Aim(one.mark)
	if one.spot, one.distance = at, distance; !ok {
		return
	}
	one.bears = min(int(s.guns), int(s.gunners))
	one.band = g.band(one.shot, distance)
	end, off := plane.Rake(fan.From, one.mark)
	one.end, one.raked = end, off <= g.angle(RakeAngle)
}

// fortArc returns the arc of fire of a fort.
//
// Case 25.3. Rulings R313, R314.
func (g *State) fortArc(k fortNo, reach Length) plane.Fan {
	row := g.fortRow(k)
	return plane.Fan{From: row.At, Facing: row.Facing, Half: g.angle(FortArc), Range: reach}
}

// laneFort closes the line of fire of a fort where a hull or land lies in it, but not
// hulls that it may fire over and not the land it stands on.
//
// Cases 10.8, 10.10, 25.3. Rulings R178, R426.
func (g *State) laneFort(f *fight, one *salvo) {
	lane := one.base.Lane(plane.Front, 1, one.spot, one.mark)
	for n := range shipNo(g.ofFleet()) {
		if n != one.to && g.ships[n].fate == afloat && !g.firesOver(one.post, f.hulls[n][one.moment()], n, one.mark) {
			lane.Block(f.hulls[n][one.moment()])
		}
	}
	g.blockLand(&lane, one)
	if lane.Clear() == 0 {
		one.bears = 0
	}
}

// firesOver reports whether a fort stands higher than the masts of a ship that lies far
// enough from the target to be fired over.
//
// Case 25.3.
func (g *State) firesOver(k fortNo, hull plane.Base, n shipNo, mark plane.Base) bool {
	return g.fortRow(k).High > g.mastHeight(n) && plane.Distance(hull, mark) > g.tables.Distance[FortOverhead]
}

// blockLand closes the lines of fire that land lies in, but not the land on which a fort
// stands that fires or is fired at.
//
// Cases 10.8, 25.3. Ruling R426.
func (g *State) blockLand(lane *plane.Lane, one *salvo) {
	areas := g.played().Areas
	for i := range areas {
		a := &areas[i]
		if a.Ground != Land && a.Ground != HighLand ||
			one.post != noFort && a.Shape.Touches(one.base) || one.work != noFort && a.Shape.Touches(one.mark) {
			continue
		}
		lane.BlockLand(a.Shape)
	}
}

// fortPoints throws the chance dice and counts the damage points of a fort's salvo, in
// tenths and never below 0: of each gun its factor, with the factors of a raw crew on
// firm ground.
//
// Cases 10.1, 11.2, 11.3, 25.3, 25.3.1. Rulings R188, R317, R431.
func (g *State) fortPoints(one *salvo, t *engine.Turn) {
	about := g.fortObject(one.post)
	g.aimHigh(one, Raw, g.tables.ForceBy[g.air.beaufort].Force, about, t)
	w := g.weigh()
	g.fortTactics(one, w)
	s := stroke{class: Raw, band: one.band, plain: g.factorOf(one) + point*int32(w.sum()), bears: int32(one.bears), part: 1, of: 1}
	w.salvo, w.own, w.n[stakeHolder], w.n[stakeTells] = s, true, int32(g.fortRow(one.post).Seat), one.tells()
	w.n[stakeRake] = one.rake()
	one.dice = g.throwAt(t, 2, "11.2", about, g.staked(one))
	one.points = g.pointsAt(&s, int(one.dice[0])-int(one.dice[1]))
}

// fortTactics counts the tactical factors of a fort.
//
// Cases 11.3, 25.3. Rulings R317, R431.
func (g *State) fortTactics(one *salvo, w *tally) {
	s := g.fort(one.post)
	add := func(applies bool, f FactorNo) { g.when(w, applies, f, 1) }
	g.addRakes(one, add)
	add(true, OnLand)
	add(one.to != noShip && s.aim == one.to && s.steady >= movesInARow-1, FixedPosition)
	add(!one.rigging && one.shot == Hail && one.band == Close, HailClose)
	add(!one.rigging && one.shot == Hail && one.band == Medium, HailMedium)
	add(g.tables.ForceBy[g.air.beaufort].Force == Gale, GunneryGale)
	add(one.band > PointBlank && g.air.weather == Mist, GunneryMist)
	add(s.burst&burstLast != 0, BurstLastMove)
	add(s.burst&burstBefore != 0, BurstMoveBefore)
}

// factorOf returns the gunnery factor of what fires, in tenths.
//
// Cases 11.1, 25.3, 25.3.1. Ruling R323.
func (g *State) factorOf(one *salvo) int32 {
	if one.post == noFort {
		return g.gunFactor(one.from, one.by)
	}
	return int32(g.tables.GunneryFactor(Gun{1, g.fortRow(one.post).Pounds}))
}

// gunnersOf returns how good those are who fire: gun crews ashore are raw.
//
// Cases 4.1, 11.2.
func (g *State) gunnersOf(one *salvo) Class {
	if one.post != noFort {
		return Raw
	}
	return g.hands(one.from).Gunnery
}

// firedBy returns whose salvo it is.
func (g *State) firedBy(one *salvo) engine.Seat {
	if one.post != noFort {
		return g.fortRow(one.post).Seat
	}
	return g.ships[one.from].holder
}

// shooter returns who fires a salvo, markOf at whom.
func (g *State) shooter(one *salvo) engine.Object {
	if one.post != noFort {
		return g.fortObject(one.post)
	}
	return g.object(one.from)
}

func (g *State) markOf(one *salvo) engine.Object {
	if one.work != noFort {
		return g.fortObject(one.work)
	}
	if one.to == noShip {
		return g.boatObject(one.boat)
	}
	return g.object(one.to)
}

// fortFired keeps count of a fort that has fired, and takes its losses if a gun has burst:
// a gun, and men as of a ship.
//
// Cases 10.3, 14.4, 25.3. Rulings R162, R368, R431.
func (g *State) fortFired(f *fight, one *salvo, t *engine.Turn) {
	s, h := g.fort(one.post), g.garrison(one.post)
	f.answered |= 1 << one.post
	if s.aim != one.to {
		s.aim, s.steady = one.to, 0
	}
	s.streak, s.steady = min(s.streak+1, movesInARow), min(s.steady+1, movesInARow)
	h.load = unloaded
	if one.dice[0] != 3 || one.dice[1] != 3 {
		return
	}
	s.burst, s.guns = s.burst|burstNow, less(s.guns)
	g.weigh().add(countedGuns, int((g.factorOf(one)+point/2)/point))
	die := g.throwAt(t, 1, "14.4", g.fortObject(one.post), stake{of: theMen})
	g.tell(t, engine.Event{Kind: KindFortBurst, Rule: "14.4", About: g.fortObject(one.post),
		N: [4]int32{int32(die[0]), int32(s.guns)}})
	g.fortLoses(one.post, 0, int32(die[0])+(g.factorOf(one)+point/2)/point, t)
}

// cover returns the defence value of a fort.
//
// Case 25.1.
func (g *State) cover(k fortNo) int32 {
	return int32(g.tables.Figure[CoverOpen+FigureNo(g.fortRow(k).Cover)])
}

// shell gives a fort damage points: ball eliminates guns, both cost men, by its cover;
// two fives with ball set it on fire.
//
// Case 25.4. Rulings R191, R316, R432.
func (g *State) shell(f *fight, one *salvo, t *engine.Turn) {
	cover := point * g.cover(one.work)
	guns := one.points / cover
	if one.shot != Ball {
		guns = 0
	}
	men := one.points * int32(g.tables.Figure[FortCasualties])
	g.fortLoses(one.work, guns, (2*men+cover)/(2*cover), t)
	if one.shot == Ball && one.dice[0] == 5 && one.dice[1] == 5 {
		f.kindled |= 1 << one.work
	}
}

// fortLoses takes guns of a fort, and men, gunners and troops in proportion.
//
// Cases 25.2, 25.4. Ruling R78.
func (g *State) fortLoses(k fortNo, guns, men int32, t *engine.Turn) {
	s := g.fort(k)
	guns = min(guns, int32(s.guns))
	all := int32(s.gunners + s.troops)
	men = min(men, all)
	gunners := int32(0)
	if all > 0 {
		gunners = (2*men*int32(s.gunners) + all) / (2 * all)
	}
	s.guns -= uint8(guns)
	s.gunners -= int16(gunners)
	s.troops -= int16(men - gunners)
	if s.guns == 0 {
		*g.garrison(k) = garrison{}
	}
	if guns+men > 0 {
		g.tell(t, engine.Event{Kind: KindShelled, Rule: "25.4", About: g.fortObject(k),
			N: [4]int32{guns, gunners, men - gunners, int32(s.guns)}})
	}
}

// burnForts makes the fire tests of forts. A fire out of control burns on, and after two
// moves nobody serves the guns from then on.
//
// Cases 16.0, 25.4. Ruling R427.
func (g *State) burnForts(f *fight, t *engine.Turn) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		s, row := g.fort(k), g.fortRow(k)
		if s.fire.how == FireWild {
			if s.fire.moves = min(s.fire.moves+1, servedOnFire); s.fire.moves == servedOnFire {
				*g.garrison(k) = garrison{}
			}
			continue
		}
		if f.kindled>>k&1 == 0 && s.fire.how == FireOut {
			continue
		}
		start, left := int32(row.Gunners+row.Troops), int32(s.gunners+s.troops)
		w := g.weigh()
		for _, line := range [...]struct {
			holds bool
			add   FactorNo
			times int
		}{
			{2*(start-left) > start, FireHalfCrew, 1}, {4*(start-left) > 3*start, FireMostCrew, 1},
			{2*s.guns <= row.Guns, FireBatteries, 1}, {s.fire.tests >= 2, FireStill, int(s.fire.tests) - 1},
			{g.air.weather == Storm, FireStorm, 1},
		} {
			g.when(w, line.holds, line.add, line.times)
		}
		total := w.sum()
		dice := g.throw(t, 2, "16.0", g.fortObject(k))
		total += dice.Sum()
		s.fire.how = byTotal(g.tables.FireBy, total)
		if s.fire.tests = min(s.fire.tests+1, mostFire); s.fire.how == FireOut {
			s.fire.tests = 0
		}
		g.tell(t, engine.Event{Kind: KindFortFire, Rule: "25.4", About: g.fortObject(k),
			N: [4]int32{int32(total), int32(s.fire.how)}})
	}
}

// couldShell is couldReply to a fort, with any group.
//
// Cases 10.3, 20.1. Rulings R59, R272, R433.
func (g *State) couldShell(f *fight, e shipNo, k fortNo) bool {
	for b := range group(numGroups) {
		for i := g.soonest(f, e, b); f.manned[e][b] > 0 && i <= moments; i++ {
			one := salvo{from: e, to: noShip, work: k, by: b, shot: f.shot[e][b], base: f.hulls[e][i], mark: g.fortBase(k)}
			if g.layAll(&one, int(f.manned[e][b])); one.bears > 0 {
				return true
			}
		}
	}
	return false
}
