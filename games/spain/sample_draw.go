package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// draw draws the choice of a number, and reports whether it is a candidate.
func (u *urn) draw(n int) bool {
	if n == 0 {
		return u.hold(engine.Pass, 0, 0)
	}
	k, start := 0, 1
	for n >= u.heaps[k].end {
		start = u.heaps[k].end
		k++
	}
	h := &u.heaps[k]
	at, way := h.first+int(uint32(n-start)/uint32(h.width)), int(uint32(n-start)%uint32(h.width))
	g, c := u.g, u.things[at]
	o, fleet := counterObject(c), fleetObject(u.seat, uint8(c))
	switch h.kind {
	case heapReady:
		if g.units[c].Where == OnTrack {
			return u.try((*State).mayAdvance, VerbAdvance, o, 0)
		}
		return u.try((*State).mayRepair, VerbRepair, o, 0)
	case heapPlace:
		return u.drawPlace(c, way)
	case heapBegin:
		on := g.tables.Builders[c]
		return way < len(on) && u.try((*State).mayConstruct, VerbConstruct, trackObject(on[way]), o)
	case heapSummon:
		on := g.tables.Builders[c]
		return way < len(on) && u.try((*State).maySummon, VerbSummon, trackObject(on[way]), o)
	case heapOrder:
		return u.drawOrder(c, way)
	case heapAssign:
		ship := u.things[way]
		return g.units[c].Hex == g.units[ship].Hex && u.try((*State).mayAssign, VerbAssign, counterObject(ship), o)
	case heapEmbark:
		s := Stack{u.seat, uint8(way), g.units[c].Hex}
		return (way == 0 || g.fleets[u.seat][way] == s.Hex) && u.try((*State).mayEmbark, VerbEmbark, s.object(), o)
	case heapSail:
		if way == 0 {
			return g.fleets[u.seat][c] != 0 && u.try((*State).mayCoast, VerbCoast, fleet, 0)
		}
		return g.fleets[u.seat][c] != 0 && u.try((*State).maySail, VerbSail, fleet, 0)
	case heapLoose:
		return u.drawLoose(at)
	case heapLeave:
		if way == 0 {
			return u.try((*State).mayLeave, VerbLeave, o, 0)
		}
		return u.try((*State).mayDebark, VerbDebark, o, 0)
	case heapCoast:
		from := g.coaster(g.flow.Top()).Hex
		return g.tables.Coasting(from)>>way&1 != 0 && u.try((*State).mayCoastTo, VerbSteer, hexObject(g.tables.Near[from][way]), 0)
	case heapSteer:
		if way == hex.Directions {
			return u.try((*State).mayDeclare, VerbDeclare, 0, 0)
		}
		to := g.tables.Near[g.voyage.Path[g.voyage.Steps]][way]
		return to != 0 && u.try((*State).mayPlot, VerbSteer, hexObject(to), 0)
	case heapMarch:
		return u.drawMarch(h.first, at, hex.Direction(way/2), way%2 != 0)
	case heapBuy:
		return u.try((*State).mayBuy, VerbBuy, fleet, 0)
	case heapArm:
		return u.drawArm(c, uint8(way/u.samples+1), int32(way%u.samples))
	}
	return u.try((*State).mayLayUp, VerbLayUp, o, 0)
}

// hold makes a choice the one that is drawn. It returns true.
func (u *urn) hold(verb engine.Verb, on, with engine.Object) bool {
	u.drawn = engine.Choice{Seat: u.seat, Verb: verb, About: u.about, On: on, With: with}
	return true
}

// try holds a choice, and reports whether the rule of its verb permits it.
func (u *urn) try(forbids rule, verb engine.Verb, on, with engine.Object) bool {
	u.hold(verb, on, with)
	ill := forbids(u.g, u.drawn)
	return ill.OK()
}

// drawPlace draws to place a land unit in the hex of its track, or in one of its country.
//
// Case 5.13.
func (u *urn) drawPlace(c Counter, way int) bool {
	row := &u.g.tables.Tracks[u.g.units[c].Track]
	h := row.Hex
	if in := u.g.tables.InCountry[row.Country]; h == 0 && way < len(in) {
		h, way = in[way], 0
	}
	return way == 0 && h != 0 && u.try((*State).mayPlace, VerbPlace, hexObject(h), counterObject(c))
}

// drawOrder draws for what is afloat to leave its fleet, to join one or to go ashore.
//
// Cases 6.12, 6.54.
func (u *urn) drawOrder(c Counter, way int) bool {
	switch n := uint8(way); {
	case n == 0:
		return u.try((*State).mayDetach, VerbDetach, counterObject(c), 0)
	case way == u.orders()-1:
		return u.try((*State).mayDebark, VerbDebark, counterObject(c), 0)
	default:
		return u.g.isMarked(u.seat, n, u.g.units[c].Hex) && u.try((*State).mayJoin, VerbJoin, fleetObject(u.seat, n), counterObject(c))
	}
}

// drawLoose draws to move loose ships along the coast: the first ship of a hex stands for all.
//
// Case 6.31.
func (u *urn) drawLoose(at int) bool {
	loose := u.g.crews[u.seat][0].and(&u.g.tables.Ships[u.seat])
	if !loose.has(u.things[at]) {
		return false
	}
	h := u.g.units[u.things[at]].Hex
	for _, c := range u.things[:at] {
		if loose.has(c) && u.g.units[c].Hex == h {
			return false
		}
	}
	return u.try((*State).mayCoast, VerbCoast, hexObject(h), 0)
}

// drawMarch draws to march in a direction, alone, or with all of the stack that may, for which the
// first of them stands.
//
// Case 8.0.
func (u *urn) drawMarch(first, at int, d hex.Direction, all bool) bool {
	g, c := u.g, u.things[at]
	h := g.units[c].Hex
	if g.ways(c)>>d&1 == 0 {
		return false
	}
	to := hexObject(g.tables.Near[h][d])
	if !all {
		return u.hold(VerbMarch, to, counterObject(c))
	}
	for _, before := range u.things[first:at] {
		if g.units[before].Hex == h && g.ways(before)>>d&1 != 0 {
			return false
		}
	}
	return u.hold(VerbMarch, to, hexObject(h))
}

// drawArm draws to have a loose ship join a fleet with one of the sampled numbers of points.
//
// Case 12.13.
func (u *urn) drawArm(c Counter, n uint8, nth int32) bool {
	if u.g.fleets[u.seat][n] == 0 || u.g.fleets[u.seat][n] != u.g.units[c].Hex {
		return false
	}
	span, ok := u.g.armSpan(c, n)
	if !ok {
		return false
	}
	points, ok := span.Nth(nth, u.samples)
	u.hold(VerbArm, fleetObject(u.seat, n), counterObject(c))
	u.drawn.N[0] = points
	return ok
}
