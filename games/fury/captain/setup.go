package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// form forms companies of equal size, as large as may be.
func (c *Captain) form(g *fury.State, d engine.Decision) (engine.Choice, bool) {
	c.options = g.Options(d, c.options[:0])
	for i := range c.options {
		op := &c.options[i]
		if op.Verb != fury.VerbMuster {
			continue
		}
		all, most := int32(g.Unformed(d.Seat, op.On)), op.Span[0].Max
		companies := (all + most - 1) / max(most, 1)
		n := (all + companies - 1) / max(companies, 1)
		return engine.Choice{Verb: op.Verb, On: op.On, N: [3]int32{min(max(n, op.Span[0].Min), most)}}, true
	}
	return engine.Choice{}, false
}

// officers keeps the best Colonel, has another Captain drawn where that is allowed, and gives
// out ladders.
func (c *Captain) officers(g *fury.State, d engine.Decision) (best engine.Choice, ok bool) {
	c.options = g.Options(d, c.options[:0])
	most := 0
	for i := range c.options {
		op := &c.options[i]
		value := 0
		switch op.Verb {
		case fury.VerbColonel:
			value = gain(g, d.Seat, engine.NoObject, op.On)
		case fury.VerbCaptain:
			value = gain(g, d.Seat, op.On, op.With)
		case fury.VerbRedraw, fury.VerbSeek, fury.VerbLadders:
			value = 1
		}
		if value > most {
			best, most, ok = engine.Choice{Verb: op.Verb, On: op.On, With: op.With}, value, true
		}
	}
	return best, ok
}

// gain returns by how much better a counter is than the one in whose place it would come.
func gain(g *fury.State, seat engine.Seat, of, by engine.Object) int {
	was, is := g.Leader(seat, of), 0
	if row, ok := g.Tables().IsOfficer(by); ok {
		is = merit(row.Nature)
	}
	if was == nil {
		return is + 10
	}
	return is - merit(was.Nature)
}

// merit returns what a counter is worth to the company that it leads.
func merit(n fury.Characteristics) int {
	value := 0
	for _, one := range [...]struct {
		is    fury.Characteristics
		worth int
	}{
		{fury.Mars, 4}, {fury.Hero, 4}, {fury.Inspirational, 4}, {fury.Disciplined, 3}, {fury.Tough, 3}, {fury.Terrible, 2},
		{fury.Canny, 1}, {fury.Expert, 1}, {fury.Swordsman, 1}, {fury.Bookish, -4}, {fury.Coward, -5}, {fury.Undisciplined, -3},
	} {
		if n.Has(one.is) {
			value += one.worth
		}
	}
	return value
}

// edge returns the edge by which a side enters: the nearest to what it wants, and to where it wants to take
// it.
func (c *Captain) edge(v *view) (engine.Choice, bool) {
	best, least := fury.NorthEdge, farAway
	for e := fury.NorthEdge; e <= fury.WestEdge; e++ {
		sum, n := fury.Length(c.chance.Pick(200)), fury.Length(1)
		for i := range v.things {
			if v.want.seizes {
				sum, n = sum+v.off(e, v.things[i].At), n+1
			}
		}
		for i := range v.all {
			if a := &v.all[i]; v.isFoe(a) {
				sum, n = sum+v.off(e, a.Body.At), n+1
			}
		}
		if v.batters() {
			sum, n = v.off(e, v.gate().at), 1
		}
		if sum /= n; sum < least {
			best, least = e, sum
		}
	}
	return engine.Choice{Verb: fury.VerbEdge, On: fury.EdgeObject(best)}, true
}

// place sets up the next thing.
func (c *Captain) place(v *view, d engine.Decision) (engine.Choice, bool) {
	for kind := range fury.NumObjects {
		if ch, ok := c.set(v, d, kind); ok {
			return ch, true
		}
	}
	if v.isCrowded() {
		return engine.Choice{Verb: engine.Pass}, true
	}
	for i := range v.all {
		if a := &v.all[i]; a.Reserve && a.Seat == v.seat {
			if ch, ok := c.settle(v, a, d); ok {
				return ch, true
			}
		}
	}
	return engine.Choice{Verb: engine.Pass}, true
}

// isCrowded reports whether a side that sets up in a sconce has hardly room there: all are set up close together then.
//
// Case 27.5.
func (v *view) isCrowded() bool {
	const many = 15
	n := 0
	for i := range v.all {
		if a := &v.all[i]; a.Seat == v.seat {
			n += a.Squadrons
		}
	}
	return v.sc.Sides[v.seat].Place.Zone == fury.InSconce && n >= many
}

// set places a herd or the like where the enemy has farthest to take it, or nearest to where
// it shall go.
func (c *Captain) set(v *view, d engine.Decision, kind fury.Object) (best engine.Choice, ok bool) {
	if kind == fury.Wagon || v.g.Stock(v.seat, fury.KindObject(kind)) == 0 {
		return best, false
	}
	value := 0.0
	const stride = 3 * fury.Inch
	for y := stride; y < v.deep; y += stride {
		for x := stride; x < v.wide; x += stride {
			at := plane.Point{X: x, Y: y}
			w := float64(10*farAway) + v.safety(at) + float64(c.chance.Pick(100))
			if w <= value {
				continue
			}
			if ch := (engine.Choice{Verb: fury.VerbSet, On: fury.KindObject(kind), N: [3]int32{x, y}}); v.may(d, ch) {
				best, value, ok = ch, w, true
			}
		}
	}
	return best, ok
}

// safety returns how far a place is from where the enemy comes and goes, and how near to the side's own exit.
func (v *view) safety(at plane.Point) float64 {
	value := 0.0
	if e, ok := v.exit(at, fury.Foot); ok && v.want.carries {
		value -= 2 * float64(v.off(e, at))
	}
	if e := v.g.EntersBy(foe(v.seat)); e != fury.AnyEdge {
		return value + float64(v.off(e, at))
	}
	least := farAway
	for e := fury.NorthEdge; e <= fury.WestEdge; e++ {
		least = min(least, v.off(e, at))
	}
	return value + float64(least)
}

// settle finds a place for a company: in ambush where it may and should, else on the board.
func (c *Captain) settle(v *view, a *fury.Aspect, d engine.Decision) (best engine.Choice, ok bool) {
	value := -1e18
	hides := v.sc.Sides[v.seat].Place.Ambush
	files := v.files(a)
	try := func(at plane.Point) {
		if v.isByHerd(at) {
			return
		}
		facing := at.Bearing(v.front(at))
		for _, verb := range [2]engine.Verb{fury.VerbHide, fury.VerbPlace} {
			w := v.post(a, at) + float64(c.chance.Pick(100))
			if verb == fury.VerbHide {
				if !hides {
					continue
				}
				w += 1200
			}
			if w <= value {
				continue
			}
			ch := engine.Choice{Verb: verb, On: a.Object, With: fury.ShapeObject(files, false), N: [3]int32{at.X, at.Y, int32(facing) / tenth}}
			if v.may(d, ch) {
				best, value, ok = ch, w, true
			}
		}
	}
	const stride = 3 * fury.Inch
	for y := stride / 2; y < v.deep; y += stride {
		for x := stride / 2; x < v.wide; x += stride {
			try(plane.Point{X: x, Y: y})
		}
	}
	return best, ok
}

// isByHerd reports whether a company that stands at a place would be near enough to a herd of its
// side to scatter it.
func (v *view) isByHerd(at plane.Point) bool {
	for i := range v.things {
		if th := &v.things[i]; !th.Gun && th.Kind == fury.Herd && th.Owner == v.seat && th.At.Within(at, 4*fury.Inch) {
			return true
		}
	}
	return false
}

// front returns where the enemy is looked for from a place: those who are seen, else where they enter, else
// the middle of the board.
func (v *view) front(at plane.Point) plane.Point {
	if m, _ := v.nearest(at, nil); m != nil {
		return m.Body.At
	}
	if road, far := v.road(at); far < 12*fury.Inch && v.isOnMarch() {
		return road
	}
	if e := v.g.EntersBy(foe(v.seat)); e != fury.AnyEdge {
		return v.at(e, at)
	}
	return plane.Point{X: v.wide / 2, Y: v.deep / 2}.Add(plane.Vector{X: 1})
}

// isOnMarch reports whether the enemy has to come along the road.
func (v *view) isOnMarch() bool { return v.isConvoy(foe(v.seat)) }

// isConvoy reports whether a side brings along the road what its goal is about.
func (v *view) isConvoy(seat engine.Seat) bool {
	row := &v.sc.Sides[seat]
	return row.Place.OnRoad || row.ByRoad || v.sc.Special&fury.CrewlessGuns != 0 && seat == fury.SeatB
}

// road returns the nearest point of a road.
func (v *view) road(at plane.Point) (near plane.Point, far fury.Length) {
	far = farAway
	for i := range v.g.Pieces() {
		_, of, shape, _ := v.g.Piece(i)
		if of != fury.Road {
			continue
		}
		p := plane.Line(shape).Nearest(at)
		if d := p.Distance(at); d < far {
			near, far = p, d
		}
	}
	return near, far
}

// post returns how good a place is for a company that sets up, in hundredths of an inch.
func (v *view) post(a *fury.Aspect, at plane.Point) float64 {
	value := 0.0
	if v.isOnMarch() && v.want.seizes {
		_, far := v.road(at)
		off := float64(far - 4*fury.Inch)
		value -= max(off, -off) * 2
		middle := float64(v.deep/2 - at.Y)
		return value - max(middle, -middle)/2
	}
	if m, far := v.nearest(at, nil); m != nil && v.want.fights && !v.want.holds {
		return -float64(far)
	}
	if v.want.wards && a.Object.Number()%3 == 0 {
		return -float64(v.chainFrom(a, at))
	}
	least := farAway
	for i := range v.things {
		if th := &v.things[i]; th.Owner == v.seat {
			least = min(least, th.At.Distance(at))
		}
	}
	if least < farAway {
		value -= float64(least)
	}
	if v.want.bars {
		value -= 3 * float64(v.cramped(at))
	}
	if v.sc.Plan.Hamlet.Most > 0 {
		value -= float64(v.sc.Plan.HamletAt.Distance(at))
	}
	edge := v.g.EntersBy(foe(v.seat))
	switch {
	case edge == fury.AnyEdge:
	case v.want.holds:
		value += float64(v.off(edge, at)) / 2
	default:
		value -= float64(v.off(edge, at)) / 2
	}
	return value
}

// routRoom is how far from an edge a company sets up that may rout: it has 2 turns or more to rally before it is off the
// board and lost.
//
// Cases 13.3, 13.8.
const routRoom = 18 * fury.Inch

// cramped returns how much nearer than that a place is to the nearest edge, but for the one by which the
// enemy enters; 0 if it is no nearer.
func (v *view) cramped(at plane.Point) (short fury.Length) {
	for e := fury.NorthEdge; e <= fury.WestEdge; e++ {
		if e != v.g.EntersBy(foe(v.seat)) {
			short = max(short, routRoom-v.off(e, at))
		}
	}
	return short
}

// chainFrom returns how far a point is from the end of the chain that a company guards: by turns one and the
// other.
//
// Case 27.7.
func (v *view) chainFrom(a *fury.Aspect, at plane.Point) fury.Length {
	for i := range v.g.Pieces() {
		if _, of, shape, _ := v.g.Piece(i); of == fury.Chain {
			return shape[a.Object.Number()/3%2*(len(shape)-1)].Distance(at)
		}
	}
	return 0
}
