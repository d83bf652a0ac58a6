package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// volley fires what is fired at one moment: first all damage points are counted, then
// they take effect.
//
// Cases 10.1, 17.1, 17.4. Rulings R46, R53.
func (g *State) volley(v *voyage, f *fight, t *engine.Turn) {
	for i := range f.shots[:f.many] {
		one := &f.shots[i]
		switch g.cutDown(v, one); {
		case one.bears+one.masked == 0 && one.post == noFort && g.ships[one.from].fate == afloat && g.pointed(one.from, order{verb: VerbTarget, on: g.markOf(one), with: groupObject(one.by)}):
			g.tellIdle(one.from, &order{verb: VerbTarget, on: g.markOf(one), with: groupObject(one.by)}, whyIdleGone, t)
		case one.bears+one.masked == 0 && one.post != noFort && g.fortOrder(one.post, VerbTarget, g.markOf(one)):
			g.tellIdleOf(g.fortObject(one.post), g.fortRow(one.post).Seat, &order{verb: VerbTarget, on: g.markOf(one), with: groupObject(shoreGuns)}, g.spent(one), t)
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

// spent returns why a fort does not fire a salvo after all: nobody serves its guns any more, or the target is
// gone.
//
// Cases 10.1, 25.2.
func (g *State) spent(one *salvo) engine.Reason {
	if !g.serves(one.post) {
		return whyFortSilent
	}
	return whyIdleGone
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
	one.cut(left)
}

// cut leaves of a salvo what so many batteries fire.
func (one *salvo) cut(most int) {
	one.bears = min(one.bears, most)
	one.masked = min(one.masked, most-one.bears)
}

// fireRanging fires the ranging shots, one battery each, from where the ships stand as
// the move begins.
//
// Case 10.2. Rulings R41, R42.
func (g *State) fireRanging(v *voyage, f *fight, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		f.hulls[n][0] = g.base(n)
	}
	g.opensLoads(f, t)
	g.loadForts(f)
	f.many = 0
	for n := range shipNo(g.ofFleet()) {
		h := &g.hidden[n]
		for i := range h.orders[:h.many] {
			if o := &h.orders[i]; o.verb == VerbRanging && g.ships[n].fate == afloat {
				g.aimRanging(f, n, o, t)
			}
		}
	}
	g.watchVolley(f, 0)
	g.volley(v, f, t)
}

// aimRanging aims the ranging shot of a ship, or tells why it is not fired.
//
// Cases 10.2, 17.6, 21.2. Ruling R295.
func (g *State) aimRanging(f *fight, n shipNo, o *order, t *engine.Turn) {
	c, h := g.course(n), &g.hidden[n]
	b, _ := groupOf(o.with)
	e := g.shipOf(o.on)
	ill := g.mayFire(n, &c, b)
	if most, prize := g.prizeGuns(n); ill.OK() && prize && most == 0 {
		ill = no(whyPrizeGuns)
	}
	if !ill.OK() {
		g.tellIdle(n, o, ill.Why, t)
		return
	}
	one := salvo{from: n, to: e, by: b, shot: h.load[b].shot(), ranging: true, base: f.hulls[n][0], mark: f.hulls[e][0]}
	if g.lay(&one); one.bears > 0 {
		g.lane(f, &one)
		one.cut(1)
		one.rigging = g.orders(n, VerbRigging, groupObject(b))
		f.shots[f.many] = one
		f.many++
		f.unfired[n] = uint8(g.charged(n, b)) - 1
	}
	if one.bears+one.masked == 0 {
		g.tellIdle(n, o, g.failsAt(f, n, b, e, noFort, noBoat, 0), t)
	}
}

// staked returns what the chance dice of a salvo are thrown about.
//
// Case 11.2.
func (g *State) staked(one *salvo) stake {
	at := stake{on: g.markOf(one), with: groupObject(one.by)}
	if one.post != noFort {
		at.with = groupObject(shoreGuns)
	}
	if one.to != noShip {
		if at.of = theHull; one.rigging {
			at.of = theRigging
		}
	}
	return at
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
	var shared [MaxShips]salvo
	many := 0
	for m := range shipNo(g.ofFleet()) {
		if also, ok := g.alongside(f, one, m); ok {
			shared[many] = also
			many++
		}
	}
	points, rest := one.points, one.points
	if many > 0 && !one.rigging {
		points, rest = one.points*2/3, one.points/3
	}
	g.hit(v, f, one, points, true, t)
	for i := range shared[:many] {
		g.hit(v, f, &shared[i], rest, false, t)
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

// aim returns the ship that is fired at, as a number that tells forts from each other too: they are counted
// down from below noShip.
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

// alongside returns a salvo as it tells on a ship that is in contact with its target when it is fired at the
// rigging, or from beyond close range; ok is false for one that does not share it.
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
	if target {
		g.beset(v, f, one)
	}
	if one.hot && points > 0 && g.ships[e].fate == afloat {
		f.hot[e] += uint8(one.bears)
		if !one.rigging && g.fortRow(one.post).Pounds >= g.tables.Figure[RedHotPounds] {
			f.seared.add(e)
		}
	}
	g.casualties(e, g.killed(one.shot, points, one.rigging), t)
	switch {
	case g.ships[e].fate != afloat:
	case one.rigging && one.shot == Ball:
		g.hitRigging(one, e, points, t)
	case !one.rigging:
		g.hitHull(v, f, one, e, points, target, t)
	}
	g.shatterBoats(e, left, stood, t)
}

// Moves in which a gun has burst, each half of the one after.
//
// Case 11.3.
const (
	burstBefore uint8 = 1 << iota // the last
	burstLast
	burstNow
)

// beset notes of a salvo, whether it tells or not, that its target is raked, or fired at from
// nearby through what lies over her side: past that go shots from ahead or astern.
//
// Cases 16.0, 20.2.
func (g *State) beset(v *voyage, f *fight, one *salvo) {
	switch e := one.to; {
	case one.raked:
		v.toll[e].raked = true
	case one.band <= PointBlank && g.ships[e].over[g.exposed(one)] != 0:
		f.behind.add(e)
	}
}

// burst is a gun that bursts on the ship that fires. She loses a battery and men, and
// the bonus of any first salvo still to come.
//
// Cases 10.9, 14.4. Rulings R17, R162, R163, R368.
func (g *State) burst(v *voyage, one *salvo, t *engine.Turn) {
	s := &g.ships[one.from]
	v.toll[one.from].burst = true
	s.guns.burst |= burstNow
	s.guns.fired |= broadsides
	g.takeBatteries(one.from, one.by, 1)
	g.weigh().add(countedGuns, int((g.gunFactor(one.from, one.by)+point/2)/point))
	die := g.throwAt(t, 1, "14.4", g.object(one.from), stake{of: theMen})
	g.tell(t, engine.Event{Kind: KindBurst, Rule: "14.4", About: g.object(one.from), On: groupObject(one.by),
		N: [4]int32{int32(die[0]), int32(s.battery[one.by])}})
	men := int32(die[0]) + (g.gunFactor(one.from, one.by)+point/2)/point
	g.casualties(one.from, int16(men), t)
}

// discharged keeps count of a group that has fired.
//
// Cases 10.3, 10.9. Rulings R59, R181, R319, R321, R511.
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
	g.keepLoaded(one.from, one.by, one.keeps)
}

// keepLoaded leaves so many batteries of a group loaded, of those that are not lost.
//
// Cases 10.1, 10.3. Rulings R42, R511.
func (g *State) keepLoaded(n shipNo, b group, many uint8) {
	h := &g.hidden[n]
	if h.kept[b] = min(many, g.ships[n].battery[b]); h.kept[b] == 0 {
		h.load[b], h.slack[b] = unloaded, steady
	}
}

// restGuns ends the gunfire of a move: who has not fired begins a new count, a battery that
// fired a ranging shot alone is empty and its flash was seen, bursts are a move older, and heavy losses spoil the
// first broadside.
//
// Cases 5.3, 10.2, 10.3, 10.3.1, 10.9, 11.3. Rulings R42, R164, R181, R196, R319, R397, R415.
func (g *State) restGuns(v *voyage, f *fight) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		s.beacon = f.ranged[n] != 0 || g.orders(n, VerbGunCodeA, engine.NoObject) || g.orders(n, VerbGunCodeB, engine.NoObject)
		for b := range group(numGroups) {
			if g.loadsSlowly(n) && (f.fired[n] | f.ranged[n]).has(b) {
				s.guns.rest[b] = g.tables.Task[FireRaw]
			}
			s.guns.rest[b] = less(s.guns.rest[b])
			if !f.fired[n].has(b) {
				if f.ranged[n].has(b) {
					g.keepLoaded(n, b, f.unfired[n])
				}
				s.guns.streak[b], s.guns.steady[b], s.guns.at[b] = 0, 0, noShip
				continue
			}
			s.guns.streak[b] = min(s.guns.streak[b]+1, movesInARow)
			if s.guns.steady[b] = min(s.guns.steady[b]+1, movesInARow); !g.firesFixed(n) {
				s.guns.steady[b] = 0
			}
		}
		g.keepMarks(f, n)
		s.guns.burst >>= 1
		if v.crew[n]-s.men() > g.tables.Figure[LossMoved] {
			s.guns.fired |= broadsides
		}
		g.handGuns(n)
	}
}
