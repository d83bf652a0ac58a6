package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// volley fires what is fired at one moment: first all damage points are counted, then
// they take effect.
//
// Cases 10.1, 17.1, 17.4. Rulings R46, R53.
func (g *State) volley(v *voyage, f *fight, t *engine.Turn) {
	for i := range f.shots[:f.many] {
		one := &f.shots[i]
		switch g.cutDown(v, one); {
		case one.bears+one.masked == 0:
		case one.post != noFort:
			g.fortPoints(one, t)
		default:
			g.damagePoints(v, f, one, t)
		}
	}
	for i := range f.shots[:f.many] {
		if one := &f.shots[i]; one.bears+one.masked > 0 {
			g.deliver(v, f, one, t)
		}
	}
}

// cutDown leaves of a salvo what can still be fired of it: nothing if either side is out of
// play by now, or the ship that fires goes down in her collision move.
//
// Cases 17.1, 18.2, 25.2. Ruling R53.
func (g *State) cutDown(v *voyage, one *salvo) {
	left := 0
	switch {
	case one.to != noShip && g.ships[one.to].fate != afloat:
	case one.to == noShip && one.work == noFort && !g.boats[one.boat].inWater():
	case one.post != noFort && g.serves(one.post):
		s := g.fort(one.post)
		left = min(int(s.guns), int(s.gunners))
	case one.post == noFort && g.ships[one.from].fate == afloat && !(v.sinks.has(one.from) && one.when > v.stove[one.from]):
		left = int(g.ships[one.from].battery[one.by])
	}
	one.bears = min(one.bears, left)
	one.masked = min(one.masked, left-one.bears)
}

// fireRanging fires the ranging shots, one battery each, from where the ships stand as
// the move begins.
//
// Case 10.2. Rulings R41, R42.
func (g *State) fireRanging(v *voyage, f *fight, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		f.hulls[n][0] = g.base(n)
	}
	g.opensLoads(f)
	g.loadForts(f)
	f.many = 0
	for n := range shipNo(g.ofFleet()) {
		if most, prize := g.prizeGuns(n); g.ships[n].fate != afloat || prize && most == 0 {
			continue
		}
		c, h := g.course(n), &g.hidden[n]
		for i := range h.orders[:h.many] {
			o := &h.orders[i]
			b, _ := groupOf(o.with)
			if o.verb != VerbRanging || f.loading[n].has(b) || !g.mayFire(n, &c, f, b) {
				continue
			}
			e := g.shipOf(o.on)
			one := salvo{from: n, to: e, by: b, shot: h.load[b].shot(), ranging: true, base: f.hulls[n][0], mark: f.hulls[e][0]}
			if g.lay(&one); one.bears > 0 {
				g.lane(f, &one)
				one.rigging = g.orders(n, VerbRigging, groupObject(b))
				f.shots[f.many] = one
				f.many++
			}
		}
	}
	g.watchVolley(f, 0)
	g.volley(v, f, t)
}

// damagePoints decides whether a salvo goes into the hull or the rigging of a ship, and
// throws for the points of damage that it does.
//
// Cases 10.1, 11.2, 14.5. Rulings R150, R152, R153, R154, R155.
func (g *State) damagePoints(v *voyage, f *fight, one *salvo, t *engine.Turn) {
	class := g.row(one.from).Gunnery
	about := g.object(one.from)
	g.aimHigh(one, class, g.forceOn(one.from), about, t)
	one.dice = g.throw(t, 2, "11.2", about)
	chance := int32(g.tables.Chance[class][one.band][int(one.dice[0])-int(one.dice[1])+5])
	each := g.gunFactor(one.from, one.by) + point*(chance+g.tactics(v, one))
	one.points = max(each, 0) * int32(one.bears)
	if one.masked > 0 {
		each += point * int32(g.tables.Factor[ThroughWreckage])
		one.points += max(each, 0) * int32(one.masked)
		f.through.add(one.from)
	}
	loaded := g.hidden[one.from].slack[one.by]
	if f.loading[one.from].has(one.by) {
		loaded = steady
	}
	part, of := g.effect(one.from, loaded)
	one.points = int32(int64(one.points) * int64(part) / int64(of))
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
	if one.band > g.tables.ForcedPast[class] && force != Calm && one.post == noFort {
		one.rigging = g.throw(t, 1, "10.1", about)[0] <= rigUpTo
	}
	if one.band == PointBlank || to.masts == 0 && to.jury == 0 {
		one.rigging = false
	}
}

// point is one damage point, or one of a gunnery factor, which are counted in tenths.
const point = 10

// rigUpTo is the highest face of the die that sends a salvo into the rigging.
//
// Case 10.1.
const rigUpTo = 3

// tactics adds up the tactical factors of a salvo.
//
// Case 11.3. Rulings R181, R182, R319, R323.
func (g *State) tactics(v *voyage, one *salvo) (sum int32) {
	s := &g.ships[one.from]
	add := func(applies bool, f FactorNo) {
		if applies {
			sum += int32(g.tables.Factor[f])
		}
	}
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
	add(s.guns.burst == 2, BurstLastMove)
	add(s.guns.burst == 1, BurstMoveBefore)
	moved := g.pace(v, one)
	add(beyond && moved > g.tables.Distance[Moving], GunneryMoving)
	add(beyond && moved > g.tables.Distance[MovingFast], GunneryMovingFast)
	return sum
}

// pace is how far a ship that fires goes in the move: with a ranging shot, which is fired
// before ships move, as she is ordered.
//
// Case 11.3. Ruling R195.
func (g *State) pace(v *voyage, one *salvo) Length {
	n := one.from
	if one.ranging {
		c := g.course(n)
		if c.fixed == VerbFollow || c.fixed == VerbAbreast {
			g.conform(n, &c, 0)
		}
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

// deliver brings one salvo to bear: what it does to its target and, by a burst, to the
// ship that fires; and keeps count of what has been fired.
//
// Cases 10.1, 10.9, 14.4, 14.5. Rulings R162, R368.
func (g *State) deliver(v *voyage, f *fight, one *salvo, t *engine.Turn) {
	g.tell(t, engine.Event{Kind: KindFired, Rule: "10.1", About: g.shooter(one), On: g.markOf(one), With: groupObject(one.by),
		N: [4]int32{int32(one.bears + one.masked), one.distance, one.points, timed(one.how(), one.when)}})
	switch {
	case one.work != noFort:
		g.shell(f, one, t)
	case one.to == noShip:
		g.hitBoat(one, t)
	case one.spec != noMark && one.rigging == (one.spec != hullMark):
		g.pinpoint(v, f, one, t)
	default:
		g.hitShips(v, f, one, t)
	}
	g.fired(v, f, one, t)
}

// hitShips gives a ship, and those in contact with her that share what is fired at
// her, their damage points.
//
// Case 18.5. Rulings R173, R174.
func (g *State) hitShips(v *voyage, f *fight, one *salvo, t *engine.Turn) {
	shared := false
	for m := range shipNo(g.ofFleet()) {
		_, ok := g.alongside(f, one, m)
		shared = shared || ok
	}
	points, rest := one.points, one.points
	if shared && !one.rigging {
		points, rest = one.points*2/3, one.points/3
	}
	g.hit(v, f, one, points, true, t)
	for m := range shipNo(g.ofFleet()) {
		if also, ok := g.alongside(f, one, m); ok {
			g.hit(v, f, &also, rest, false, t)
		}
	}
}

// fired is what a salvo does to those who fire it.
//
// Cases 10.3, 14.4. Ruling R368.
func (g *State) fired(v *voyage, f *fight, one *salvo, t *engine.Turn) {
	if one.post != noFort {
		g.fortFired(f, one, t)
		return
	}
	if one.dice[0] == 3 && one.dice[1] == 3 {
		g.burst(v, one, t)
	}
	g.discharged(f, one)
}

// aim is the ship that is fired at, as a number that tells forts from each other too:
// they are counted down from below noShip.
//
// Ruling R319.
func (one *salvo) aim() shipNo {
	if one.work != noFort {
		return noShip - shipNo(one.work)
	}
	return one.to
}

// how says in one number how a salvo was fired: hail, at the rigging, a ranging shot,
// a rake, red hot shot.
func (one *salvo) how() (bits int32) {
	for i, is := range [...]bool{one.shot == Hail, one.rigging && one.to != noShip, one.ranging, one.raked, one.hot} {
		if is {
			bits |= 1 << i
		}
	}
	return bits
}

// alongside is a salvo as it tells on a ship that is in contact with its target when it is
// fired at the rigging, or from beyond close range; ok is false for one that does not share
// it.
//
// Case 18.5. Rulings R173, R174.
func (g *State) alongside(f *fight, one *salvo, m shipNo) (also salvo, ok bool) {
	if one.band <= Close && !one.rigging || m == one.to || m == one.from || g.ships[m].fate != afloat {
		return also, false
	}
	also = *one
	also.to, also.mark, also.bears = m, f.hulls[m][one.moment()], 0
	if !plane.Touching(one.mark, also.mark) {
		return also, false
	}
	g.lay(&also)
	ok = also.bears > 0
	also.bears = one.bears
	return also, ok
}

// hit gives a ship damage points: men, and what hull or rigging loses.
//
// Cases 10.1, 12.0, 13.1, 14.1. Rulings R175, R191.
func (g *State) hit(v *voyage, f *fight, one *salvo, points int32, target bool, t *engine.Turn) {
	e := one.to
	left, _ := g.batteries(e)
	stood := g.ships[e].masts
	g.suffer(v, f, one, e, points)
	if one.raked && target {
		v.toll[e].raked = true
	}
	if one.hot && points > 0 && g.ships[e].fate == afloat {
		f.hot[e] += uint8(one.bears)
		if !one.rigging && g.fortRow(one.post).Pounds >= g.tables.Figure[RedHotPounds] {
			f.seared.add(e)
		}
	}
	if one.band <= PointBlank && g.ships[e].over[g.exposed(one)] != 0 {
		f.behind.add(e)
	}
	per := point * int32(g.tables.CrewPer[one.shot][0])
	if one.rigging {
		per = point * int32(g.tables.CrewPer[one.shot][1])
	}
	g.casualties(e, int16((2*points+per)/(2*per)), t)
	switch {
	case g.ships[e].fate != afloat:
	case one.rigging && one.shot == Ball:
		g.hitRigging(one, e, points, t)
	case !one.rigging:
		g.hitHull(v, f, one, e, points, target, t)
	}
	g.shatterBoats(e, left, stood, t)
}

// burst is a gun that bursts on the ship that fires. She loses a battery and men, and
// the bonus of any first salvo still to come.
//
// Cases 10.9, 14.4. Rulings R17, R162, R163, R368.
func (g *State) burst(v *voyage, one *salvo, t *engine.Turn) {
	s := &g.ships[one.from]
	v.toll[one.from].burst = true
	s.guns.burst = 3
	s.guns.fired |= broadsides
	g.takeBatteries(one.from, one.by, 1)
	die := g.throw(t, 1, "14.4", g.object(one.from))
	g.tell(t, engine.Event{Kind: KindBurst, Rule: "14.4", About: g.object(one.from), On: groupObject(one.by),
		N: [4]int32{int32(die[0]), int32(s.battery[one.by])}})
	men := int32(die[0]) + (g.gunFactor(one.from, one.by)+point/2)/point
	g.casualties(one.from, int16(men), t)
}

// discharged keeps count of a group that has fired.
//
// Cases 10.3, 10.9. Rulings R59, R181, R319, R321.
func (g *State) discharged(f *fight, one *salvo) {
	f.spoke.add(one.from)
	if one.ranging {
		f.ranged[one.from].add(one.by)
		return
	}
	s := &g.ships[one.from]
	f.fired[one.from].add(one.by)
	s.guns.fired.add(one.by)
	if s.guns.at[one.by] != one.aim() {
		s.guns.at[one.by], s.guns.steady[one.by] = one.aim(), 0
	}
	g.hidden[one.from].load[one.by], g.hidden[one.from].slack[one.by] = unloaded, steady
}

// restGuns ends the gunfire of a move: who has not fired begins a new count, bursts
// are a move older, and heavy losses spoil the first broadside.
//
// Cases 10.3.1, 10.9, 11.3. Rulings R164, R181, R196, R319.
func (g *State) restGuns(v *voyage, f *fight) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		for b := range group(numGroups) {
			if g.loadsSlowly(n) && (f.fired[n] | f.ranged[n]).has(b) {
				s.guns.rest[b] = g.tables.Task[FireRaw]
			}
			s.guns.rest[b] = less(s.guns.rest[b])
			if !f.fired[n].has(b) {
				s.guns.streak[b], s.guns.steady[b], s.guns.at[b] = 0, 0, noShip
				continue
			}
			s.guns.streak[b] = min(s.guns.streak[b]+1, movesInARow)
			if s.guns.steady[b] = min(s.guns.steady[b]+1, movesInARow); !g.firesFixed(n) {
				s.guns.steady[b] = 0
			}
		}
		g.keepMarks(f, n)
		s.guns.burst = less(s.guns.burst)
		if v.crew[n]-s.men() > g.tables.Figure[LossMoved] {
			s.guns.fired |= broadsides
		}
		g.handGuns(n)
	}
}

// salvoWords tell how a salvo was fired.
func salvoWords(how int32) string {
	words := ""
	for i, w := range [...]string{", with hail", ", into the rigging", ", a ranging shot", ", raking her", ", with red hot shot"} {
		if how>>i&1 != 0 {
			words += w
		}
	}
	return words
}
