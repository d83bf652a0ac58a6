package fury

import "github.com/weathergage/weathergage/geo/plane"

// A leg is one part of a company's move, straight or drifting or about a front corner, as
// it would be done, and what it costs.
type leg struct {
	plane.March
	way    Length // hundredths of an inch gone, of a wheel along the arc of the outer corner
	cost   Length // of the move
	halves int    // obstacles crossed that cost half of the move each
	slowed bool   // ground slows it down
	near   pieces // of the ground that it may come onto
	under  pieces // of these, what may lie under the middle of its front
	ends   bool   // where it ends the company is known to be on the table, and on top of nobody
	carted bool   // it may come upon a wagon
	carts  int    // wagons that it goes through
}

// ahead returns the leg that goes straight on, or drifts off the facing by an angle.
//
// Case 8.2. Ruling R402.
func (g *State) ahead(c *company, length Length, drift plane.Angle) (l leg) {
	g.slide(&l, c, length, drift)
	g.price(c, &l)
	return l
}

// slide makes a new leg that which ahead returns, without what it costs.
func (g *State) slide(l *leg, c *company, length Length, drift plane.Angle) {
	l.Begin(g.block(c), 0)
	l.Way.Slide(plane.Step(c.facing.Turn(drift), length), plane.Whole)
	l.way = length
}

// swing makes a new leg the one about a front corner, the right one if the angle is clockwise; price finds
// what it costs.
//
// Case 8.2. Rulings R403, R415.
func (g *State) swing(l *leg, c *company, by plane.Angle) {
	b := g.block(c)
	l.Begin(b, 0)
	l.Way.Wheel(by, plane.Whole)
	l.way = max(plane.ArcLength(by, b.Front()), 1)
}

// mostTimes is how many moments of a leg are told apart by the ground.
const mostTimes = 256

// price finds what a leg costs: its own length, that part of it once more in which the
// middle of the front goes over ground that counts double, and half of the rate for each
// obstacle that it crosses.
//
// Cases 8.1, 8.4, 22.3. Rulings R85, R269, R404.
func (g *State) price(c *company, l *leg) {
	g.survey(c, l)
	g.toll(c, l)
}

// survey finds what ground and which wagons a leg comes upon, without what they cost.
func (g *State) survey(c *company, l *leg) {
	l.near = g.ground.near(l.Bounds())
	l.under = l.near
	if l.near != (pieces{}) {
		l.under = g.ground.some(l.near, boxAbout(l.Way.Span()))
	}
	g.countWagons(c, l)
	l.halves = g.climbsOver(c, l)
}

// toll finds what a leg costs that has been surveyed.
//
// Cases 8.1, 8.4.
func (g *State) toll(c *company, l *leg) {
	double := plane.Time(0)
	if g.costs(c, l.under) {
		double = g.slow(c, l)
	}
	extra := (int64(l.way)*int64(double) + int64(plane.Whole)/2) / int64(plane.Whole)
	l.cost = l.way + Length(extra) + Length(l.halves)*g.rate(c)/2
	l.slowed = l.cost > l.way
}

// canPay reports whether so much of a move surely pays for a leg that has been surveyed, whatever part of it counts double.
//
// Cases 8.1, 8.4.
func (g *State) canPay(c *company, l *leg, left Length) bool {
	if 2*l.way+Length(l.halves)*g.rate(c)/2 > left {
		return false
	}
	some := l.under
	for i := some.next(); i >= 0; i = some.next() {
		if g.cost(c, g.ground.pieces[i].ground) == Half {
			return false
		}
	}
	return true
}

// costs reports whether any of some pieces of the ground may make a move cost more than its length.
//
// Case 8.4.
func (g *State) costs(c *company, some pieces) bool {
	for i := some.next(); i >= 0; i = some.next() {
		if cost := g.cost(c, g.ground.pieces[i].ground); cost == Double || cost == Half {
			return true
		}
	}
	return false
}

// slow finds for how much of a leg the ground counts double, and counts what costs half of a move.
//
// Case 8.4. Rulings R85, R404.
func (g *State) slow(c *company, l *leg) (double plane.Time) {
	var room [mostTimes]plane.Time
	times := inOrder(append(g.moments(c, l, append(room[:0], 0)), plane.Whole))
	before := g.groundAt(c, l, 0)
	for i := 1; i < len(times); i++ {
		from, until := times[i-1], times[i]
		if from == until {
			continue
		}
		mid := l.Way.At(from + (until-from)/2).At
		at, hill := g.ground.underOf(l.under, mid, c.files == 1)
		cost := g.cost(c, at)
		if cost == Half && at != before {
			l.halves++
		}
		before = at
		if cost == Double || g.climbs(c, l, hill, from, until) {
			double += until - from
		}
	}
	return double
}

// moments appends those of a leg at which the ground under the middle of its front may change, or
// it comes nearest to the middle of a steep hill. It counts the lines that cost half of a move.
//
// Case 8.4.
func (g *State) moments(c *company, l *leg, times []plane.Time) []plane.Time {
	times = g.ground.borders(l.under, &l.Way, times)
	some := l.under
	for i := some.next(); i >= 0; i = some.next() {
		if of := g.ground.pieces[i].ground; of.IsLine() && g.cost(c, of) == Half {
			l.halves += g.crosses(l, i, times[len(times):])
		}
	}
	for i := range g.ground.pieces[:g.ground.many] {
		if g.ground.pieces[i].ground == SteepHill && g.ground.isNear(i, c.at, l.way+Inch) {
			times = append(times, l.nearest(middle(g.ground.area(i))))
		}
	}
	return times
}

// groundAt returns what the middle of the front lies on at a moment of a leg.
func (g *State) groundAt(c *company, l *leg, t plane.Time) Ground {
	on, _ := g.ground.underOf(l.under, l.Way.At(t).At, c.files == 1)
	return on
}

// climbs reports whether the middle of the front, which lies on a hill in the middle of two
// moments, goes up it between them: nearer to the middle of a steep one, and on no road.
//
// Case 8.4. Rulings R86, R405.
func (g *State) climbs(c *company, l *leg, hill int, from, until plane.Time) bool {
	if hill < 0 || g.cost(c, SteepHill) != Double {
		return false
	}
	top := middle(g.ground.area(hill))
	return l.Way.At(until).At.Distance(top) < l.Way.At(from).At.Distance(top)
}

// nearest returns the moment of a leg at which the middle of its front comes nearest to a point. Of a wheel
// it is found by halves of the time, whether it still goes toward it.
func (l *leg) nearest(p plane.Point) plane.Time {
	if l.Way.Turned(plane.Whole) == 0 {
		way, to := l.Way.At(plane.Whole).At.From(l.Way.At(0).At), p.From(l.Way.At(0).At)
		long := max(int64(way.X)*int64(way.X)+int64(way.Y)*int64(way.Y), 1)
		gone := int64(way.X)*int64(to.X) + int64(way.Y)*int64(to.Y)
		return plane.Time(min(max(gone*int64(plane.Whole)/long, 0), int64(plane.Whole)))
	}
	const beside = plane.Whole / 16
	from, until := plane.Time(0), plane.Whole
	for until-from > 1 {
		mid := from + (until-from)/2
		way := l.Way.At(min(mid+beside, plane.Whole)).At.From(l.Way.At(max(mid-beside, 0)).At)
		to := p.From(l.Way.At(mid).At)
		if int64(way.X)*int64(to.X)+int64(way.Y)*int64(to.Y) > 0 {
			from = mid
		} else {
			until = mid
		}
	}
	return until
}

// middle is that of an area: the mean of its corners, each axis rounded.
func middle(area plane.Polygon) plane.Point {
	var sum plane.Vector
	for _, p := range area {
		sum = sum.Add(p.From(area[0]))
	}
	return area[0].Add(sum.Part(1, int32(len(area))))
}

// inOrder sorts moments in place.
func inOrder(times []plane.Time) []plane.Time {
	for i := range times {
		for j := i; j > 0 && times[j] < times[j-1]; j-- {
			times[j], times[j-1] = times[j-1], times[j]
		}
	}
	return times
}

// cost returns what a ground does to a company's movement. Foot that is Canny by its own card goes through
// deep woods as through light ones. Buildings are entered by no leg, as a company goes in as a whole (17.1),
// but foot that routs goes through. Breaches and open gates let single files through (20.2).
//
// Cases 8.4, 13.3, 16.6, 20.2. Rulings R87, R589.
func (g *State) cost(c *company, of Ground) Cost {
	arm := g.arm(c)
	switch {
	case c.has(markAfloat):
		return boatCost(of)
	case of == Building && c.has(markRouting) && arm == Foot:
		return Double
	case of == Building, of == Breach && c.files > 1:
		return Barred
	case c.gun != 0 && !g.tables.Grounds[of].Guns:
		return g.gunCost(c, of)
	case of == DeepWood && arm == Foot && g.card(c).Nature.Has(Canny):
		of = LightWood
	}
	return g.tables.Grounds[of].Cost[arm]
}

// rate returns how far a company goes in a move.
//
// Cases 6.6, 8.1, 8.8, 8.12, 16.6. Rulings R96, R233.
func (g *State) rate(c *company) Length {
	switch {
	case c.troop == 0: // a Colonel
		return g.length(NumColonelRate)
	case c.has(markAfloat):
		return g.boatRate(c.facing)
	case c.gun != 0 && c.has(markLimbered):
		return g.tables.Guns[c.gun].Drawn
	case c.gun != 0:
		return g.tables.Guns[c.gun].Dragged
	case c.has(markOnFoot):
		_, rate := g.tables.OnFoot(c.troop)
		return rate
	}
	if c.has(markFormed) {
		return g.card(c).Formed
	}
	return g.card(c).Loose
}
