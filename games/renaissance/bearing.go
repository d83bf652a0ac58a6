package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// blindTo reports at once that no battery of a group bears on the target, however
// near she were; false says nothing.
func (g *State) blindTo(b *plane.Base, guns group, mark *plane.Base) bool {
	fan := plane.Fan{From: b.At, Facing: b.Out(edges[guns]), Half: g.halfArc(guns)}
	return fan.Misses(*mark, b.Length+b.Width/2)
}

// farthest returns how far a shot tells.
//
// Case 10.4.
func (g *State) farthest(shot Shot) (far Length) {
	for _, reach := range g.tables.Range[shot] {
		far = max(far, reach)
	}
	return far
}

// arcOf returns the arc of fire of a group from a base.
//
// Case 10.5.
func (g *State) arcOf(b plane.Base, guns group, reach Length) plane.Fan {
	return plane.Fan{From: b.Middle(edges[guns]), Facing: b.Out(edges[guns]), Half: g.halfArc(guns), Range: reach}
}

// halfArc returns how far to either side a group bears.
//
// Case 10.5.
func (g *State) halfArc(guns group) plane.Angle {
	if guns > starboardGuns {
		return g.angle(ChaserArc)
	}
	return g.angle(BroadsideArc)
}

// lay measures range and arc: how many batteries bear on the target, and whether
// she is raked.
//
// Cases 10.4, 10.5, 10.6. Rulings R321, R391.
func (g *State) lay(one *salvo) {
	if one.post != noFort {
		g.layFort(one)
		return
	}
	g.layAll(one, int(g.ships[one.from].battery[one.by]))
}

// layAll is lay for a group of a ship that has so many batteries.
//
// Cases 10.4, 10.5, 10.6. Rulings R321, R391.
func (g *State) layAll(one *salvo, left int) {
	fan := g.arcOf(one.base, one.by, g.farthest(one.shot))
	at, distance, ok := fan.Aim(one.mark)
	one.spot, one.distance = at, distance
	switch {
	case ok:
		one.bears, one.row = left, 1<<left-1
	case distance > 0: // in the arc, and too far
		return
	default:
		one.bears = g.bearing(one, fan, left)
	}
	if one.bears == 0 || one.distance > fan.Range {
		one.bears = 0
		return
	}
	one.band = g.band(one.shot, one.distance)
	end, off := plane.Rake(fan.From, one.mark)
	one.end, one.raked = end, one.work == noFort && off <= g.angle(RakeAngle)
}

// bearing counts the batteries that bear one by one where the broadside as a whole
// does not, and aims at what the nearest of them sees. The range is measured from the middle
// of the broadside all the same. So it is with chasers.
//
// Cases 10.4, 10.5. Ruling R526.
func (g *State) bearing(one *salvo, fan plane.Fan, left int) int {
	bears, least, middle := 0, Length(0), fan.From
	for i := 1; i <= left; i++ {
		fan.From = one.base.Battery(edges[one.by], i, left)
		at, distance, ok := fan.Aim(one.mark)
		if !ok {
			continue
		}
		if bears == 0 || distance < least {
			one.spot, least = at, distance
		}
		one.row |= 1 << (i - 1)
		bears++
	}
	one.distance = middle.Distance(one.spot)
	return bears
}

// band returns the range band of a distance.
//
// Cases 10.4, 10.10.
func (g *State) band(shot Shot, distance Length) Band {
	for b := range Band(NumBands) {
		if distance <= g.tables.Range[shot][b] {
			return b
		}
	}
	return OutOfRange
}

// lane takes off those of the batteries that bear whose shot would meet another hull or land
// on the way, and those that lie behind wreckage, unless they are ordered to fire through it.
//
// Cases 10.5, 10.8, 10.10, 17.6. Rulings R172, R178.
func (g *State) lane(f *fight, one *salvo) {
	if one.post != noFort {
		g.laneFort(f, one)
		return
	}
	s := &g.ships[one.from]
	left := int(s.battery[one.by])
	lane := one.base.Lane(edges[one.by], left, one.spot, one.mark)
	for n := range shipNo(g.ofFleet()) {
		if n != one.from && n != one.to && g.ships[n].fate == afloat {
			lane.Block(f.hulls[n][one.moment()])
		}
	}
	g.blockLand(&lane, one)
	one.bears = 0
	for i := range left {
		if one.row>>i&1 != 0 && lane.Open(i+1) {
			one.bears++
		}
	}
	hidden := min(max(g.covered(one.from, one.by)-(left-one.bears), 0), one.bears)
	one.bears -= hidden
	if g.orders(one.from, VerbThrough, groupObject(one.by)) {
		one.masked = hidden
	}
}
