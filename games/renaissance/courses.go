package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A means is what moves a ship in a move.
type means uint8

const (
	noMeans means = iota // she can only drift
	byBoats              // that tow her. Case 9.1
	bySail
	byOars
	byHalfOars // while sail is set or furled. Case 7.4. Ruling R112
)

// A part is one part of a plotted way.
type part struct {
	verb   engine.Verb // VerbAhead, VerbPort or VerbStarboard
	length Length      // straight ahead, or the length of the arc, damage not counted
	counts Length      // what it counts for
	turn   plane.Angle
	radius Length
}

// maxParts is the most parts of a plotted way. Ruling R104.
const maxParts = 8

// A course is what a ship's orders come to, as far as they are written.
type course struct {
	part   [maxParts]part
	many   int
	means  means
	start  plane.Heading
	end    plane.Heading // after the parts so far
	spent  int64         // share of the move used up, of whole. Ruling R357
	run    Length        // counted so far
	turned plane.Angle   // in all
	circle Length        // the pace on the circle that she is on; 0 while she goes straight. Ruling R141
	canvas uint8         // sections that shall have sail set. Case 6.4
	small  bool          // STC stands in the orders. Case 8.1
	attack bool          // at attack speed, by itself or to ram. Case 7.4
	lifted bool          // oars lifted. Case 11.1
	fixed  engine.Verb   // an order that leaves no way to plot: hold position, tack, anchor ...; 0 none
	given  [8]uint64     // verbs that stand in the orders, by bit
}

// whole is a whole move, of which spent is a share. Shares are rounded down, in
// the ship's favour, by less than 2^-40.
const whole = int64(1) << 40

// has reports whether an order stands in the chain.
func (c *course) has(v engine.Verb) bool { return c.given[v>>6]>>(v&63)&1 != 0 }

// course reads a ship's orders.
func (g *State) course(n shipNo) course {
	s := &g.ships[n]
	c := course{start: s.heading, end: s.heading, means: g.meansOf(n), canvas: s.canvas}
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		g.extend(n, &c, &h.orders[i])
	}
	return c
}

// fullCourse returns the course of a ship when all orders are written: of one that follows another, what that
// comes to from where both stand.
//
// Case 2.3.
func (g *State) fullCourse(n shipNo) course {
	c := g.course(n)
	if c.fixed == VerbFollow || c.fixed == VerbAbreast {
		g.conform(n, &c, 0)
		c.fixed = 0
	}
	return c
}

// meansOf returns what moves a ship before her orders say otherwise: sail if any is set, else oars.
//
// Case 7.4. Ruling R111.
func (g *State) meansOf(n shipNo) means {
	switch {
	case g.compelled(n).Why != 0:
		return noMeans
	case g.sailing(n) && (g.forceOn(n) != Calm || g.tugboats(n) == 0):
		return bySail
	case !g.sailing(n) && g.kind(n).Oar != 0 && g.ships[n].oars != [2]uint8{}:
		return byOars
	case g.tugboats(n) > 0:
		return byBoats
	}
	return noMeans
}

// extend takes one more order into the course.
func (g *State) extend(n shipNo, c *course, o *order) {
	c.given[o.verb>>6] |= 1 << (o.verb & 63)
	switch o.verb {
	case VerbAhead:
		length := Length(o.n) * plane.MM
		c.add(part{verb: o.verb, length: length, counts: length}, g.most(n, c, c.end))
	case VerbPort, VerbStarboard:
		turn := plane.Angle(o.n) * tenth
		radius := g.radius(c)
		length := plane.ArcLength(turn, radius)
		if o.verb == VerbPort {
			turn = -turn
		}
		c.add(part{o.verb, length, length * g.turnCost(n, c.means), turn, radius}, g.mostOnCircle(n, c))
	case VerbArcPort, VerbArcStarboard:
		verb, radius, length := VerbStarboard, g.radius(c), Length(o.n)*plane.MM
		turn := plane.ArcAngle(length, radius)
		if o.verb == VerbArcPort {
			verb, turn = VerbPort, -turn
		}
		c.add(part{verb, length, length * g.turnCost(n, c.means), turn, radius}, g.mostOnCircle(n, c))
	case VerbSmall:
		c.small = true
	case VerbAttack, VerbRam:
		c.attack = c.attack || c.means == byOars
	case VerbLift:
		c.lifted = true
	case VerbHoist, VerbFurl:
		if g.compelled(n).Why == 0 {
			c.means = byHalfOars
		}
	case VerbSetSail:
		c.canvas = uint8(o.n)
		switch {
		case g.compelled(n).Why != 0:
			c.means = noMeans
		case c.means == byBoats && g.forceOn(n) == Calm:
		case o.n > 0:
			c.means = bySail
		case g.tugboats(n) > 0:
			c.means = byBoats
		default:
			c.means = noMeans
		}
	default:
		if verbs[o.verb].is(fixesWay) {
			c.fixed = o.verb
		}
	}
}

// tenth is a tenth of a degree, in which turns are ordered.
const tenth = plane.Degree / 10

// add lays one more part on the way, sailed at the pace of the most move given.
func (c *course) add(p part, most Length) {
	c.part[c.many] = p
	c.many++
	c.circle = 0
	if p.verb != VerbAhead {
		c.circle = most
	}
	c.spent += int64(p.counts) * whole / int64(max(most, 1))
	c.run += p.counts
	c.end = c.end.Turn(p.turn)
	c.turned += p.turn
}

// radius is of the circle that the next turn is made on.
//
// Case 8.1.
func (g *State) radius(c *course) Length {
	if c.small {
		return g.tables.Distance[CircleSmall]
	}
	return g.tables.Distance[CircleLarge]
}

// turnCost returns what each millimetre on a circle counts for: twice without the rudder, twice with three
// sections lost or four times with all tops lost.
//
// Cases 17.2, 17.5. Rulings R124, R125.
func (g *State) turnCost(n shipNo, by means) Length {
	s, k := &g.ships[n], g.kind(n)
	cost := Length(1)
	if s.rudder {
		cost = 2
	}
	tops := g.tables.Layouts[k.Layout].Has & Tops
	switch {
	case by != bySail:
	case tops != 0 && s.masts&tops == 0:
		cost *= 4
	case g.lost(n) >= int(g.tables.Figure[CircleSections]):
		cost *= 2
	}
	return cost
}

// most returns the most a ship could move straight on a heading, by what moves her.
//
// Cases 7.3, 7.4, 8.1, 11.1. Rulings R112, R136, R326, R357.
func (g *State) most(n shipNo, c *course, heading plane.Heading) Length {
	most := Length(0)
	switch c.means {
	case bySail:
		if on := g.windOn(n, heading, false); on != WindAhead {
			most = max(g.underSail(n, on, c.canvas), 0)
		}
		if g.againstStream(n, heading) {
			most = min(most, max(g.underSail(n, WindBow, c.canvas), 0))
		}
	case byBoats:
		most = g.boatTow(n, heading)
	case byOars, byHalfOars:
		most = g.underOars(n, g.windOn(n, heading, true))
		if g.againstStream(n, heading) {
			most = min(most, g.underOars(n, WindBow))
		}
		if c.attack {
			most = g.attackSpeed(n)
		}
		if c.means == byHalfOars {
			most /= 2
		}
	}
	if c.lifted {
		most = max(most-g.tables.Distance[LiftOars], 0)
	}
	most = g.towPace(n, c, heading, most)
	if c.has(VerbSound) {
		most /= 3
	}
	return most
}

// mostOnCircle returns the most a ship could move on a circle: what she could straight ahead where she came
// on it, or with the wind on the bow if she lay within her limit.
//
// Case 8.1. Rulings R141, R358.
func (g *State) mostOnCircle(n shipNo, c *course) Length {
	if c.circle > 0 {
		return c.circle
	}
	if c.means == bySail && g.windOn(n, c.end, false) == WindAhead {
		return max(g.underSail(n, WindBow, c.canvas), 0)
	}
	return g.most(n, c, c.end)
}

// upTo returns how far a ship may have moved in all at the end of this move, and from how far on she has not
// slowed down too fast.
//
// Case 7.6. Rulings R100, R101, R102, R114, R115.
func (g *State) upTo(n shipNo, c *course) (least, most Length) {
	s, k := &g.ships[n], g.kind(n)
	least, most = max(s.speed-k.SlowDown, 0), s.speed+k.SpeedUp
	if s.speed < 0 {
		return 0, 0 // she stops before she goes ahead. Case 7.9
	}
	if c.attack && s.rowing && s.speed > 0 {
		most = max(most, g.attackSpeed(n))
	}
	if c.lifted {
		least = max(least-g.tables.Distance[LiftOars], 0)
	}
	if s.eased {
		least = 0
	}
	return least, most
}

// left returns how much a ship may still go at the pace of a most move, in whole millimetres counted.
//
// Cases 7.6, 8.1. Rulings R103, R357, R522.
func (g *State) left(n shipNo, c *course, pace Length) Length {
	_, most := g.upTo(n, c)
	room := min(Length((whole-c.spent)*int64(pace)>>40), most-c.run)
	return max(g.onSmall(n, c, room), 0) / plane.MM * plane.MM
}

// onSmall returns what room a ship has if she uses the small circle: a galleass goes only so far in a move.
//
// Case 8.1. Ruling R109.
func (g *State) onSmall(n shipNo, c *course, room Length) Length {
	if c.small && g.class(n).Family == GalleassFamily {
		return min(room, g.tables.Distance[GalleassSmall]-c.run)
	}
	return room
}

// ahead returns how far straight on a ship may be ordered now.
func (g *State) ahead(n shipNo, c *course) Length { return g.left(n, c, g.most(n, c, c.end)) }

// widest returns how far a ship may be ordered to turn now, in whole tenths of a degree, and what remains for
// it. A ship that begins within her limit of the wind turns out of it at the pace of a wind on the bow.
func (g *State) widest(n shipNo, c *course) (turn plane.Angle, remain Length) {
	remain = g.left(n, c, g.mostOnCircle(n, c))
	turn = plane.MostAngle(remain/g.turnCost(n, c.means), g.radius(c))
	return min(turn, plane.Full-tenth) / tenth * tenth, remain
}

// short returns how much farther a ship must go at least, so that she does not slow down too fast: never more
// than she can still go straight on.
//
// Case 7.6. Rulings R102, R357.
func (g *State) short(n shipNo, c *course) Length {
	if c.means == noMeans || c.fixed != 0 {
		return 0
	}
	least, _ := g.upTo(n, c)
	miss := (least - c.run + plane.MM - 1) / plane.MM * plane.MM
	return max(min(miss, g.ahead(n, c)), 0)
}
