package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// bearings is in how many directions, 15 degrees apart, a thing is tried.
const bearings = 24

// armOf returns the arm as which a thing pays for the ground that it crosses.
//
// Case 22.2.
func (v *view) armOf(th *fury.Thing) fury.Arm {
	if !keepsToRoads(th) && (th.Kind == fury.Herd || v.sc != nil && v.sc.Special&fury.MountedPrisoners != 0) {
		return fury.Horse
	}
	return fury.Foot
}

// keepsToRoads reports whether a thing goes straight for the nearest edge, as wagons and Guns do.
func keepsToRoads(th *fury.Thing) bool { return th.Gun || th.Kind == fury.Wagon }

// outlet returns the edge by which a thing of the side leaves, and its way there: the one that it reaches first,
// with what is lost to enemies who are nearer to it. What keeps to roads leaves by the nearest.
//
// Cases 19.1, 22.2.
func (v *view) outlet(th *fury.Thing) (e fury.Edge, w *way, ok bool) {
	v.chart.crowd.clear()
	if keepsToRoads(th) {
		e, ok = v.exit(th.At, fury.Foot)
		return e, v.chart.to(v.at(e, th.At), fury.Foot), ok
	}
	best := farAway
	for one := fury.NorthEdge; one <= fury.WestEdge; one++ {
		if !v.want.edges[one] {
			continue
		}
		goal := v.at(one, th.At)
		there := v.chart.to(goal, v.armOf(th))
		far := v.chart.long(there, th.At, goal)
		if _, near := v.nearest(goal, isHarmless); near < far {
			far += 2 * (far - near)
		}
		if far < best {
			e, w, best, ok = one, there, far, true
		}
	}
	return e, w, ok
}

// lead returns how a thing goes on toward the edge that counts: the leg after which the way is shortest, to any
// side, for a house or a company may stand in the way.
//
// Case 22.1.
func (v *view) lead(th *fury.Thing) (engine.Choice, bool) {
	edge, way, ok := v.outlet(th)
	if !ok {
		return engine.Choice{}, false
	}
	d := v.asked()
	goal := v.at(edge, th.At)
	now := v.toGo(th, edge, way, th.At)
	first := int32(th.At.Bearing(v.chart.ahead(way, th.At, goal, lookAhead))) / tenth
	best, most := engine.Choice{}, leastStep/2
	for k := range int32(bearings) {
		turn := (k + 1) / 2 * 150
		if k%2 == 0 {
			turn = -turn
		}
		ch := engine.Choice{Seat: d.Seat, Verb: fury.VerbLead, About: d.About, On: th.Object}
		for part := int32(6); part >= 1; part /= 2 {
			ch.N = [3]int32{th.Left * part / 6, (first + turn + 3600) % 3600}
			end := th.At.Go(plane.Heading(ch.N[1]*tenth), ch.N[0])
			if gain := now - v.toGo(th, edge, way, end); gain > most && v.g.Allows(ch) {
				best, most = ch, gain
				break
			}
		}
		if most > th.Left*2/3 {
			break
		}
	}
	return best, best.Verb != 0
}

// toGo returns how far a thing has to go from a place to its edge: straight on if it keeps to a road, else by its way.
func (v *view) toGo(th *fury.Thing, edge fury.Edge, w *way, at plane.Point) fury.Length {
	if keepsToRoads(th) {
		return v.off(edge, at)
	}
	return v.chart.long(w, at, v.at(edge, th.At))
}
