package captain

import (
	"math"

	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// What things are worth beside the worth of the ships concerned.
const (
	groundCost   = 0.6  // to run aground
	leaveCost    = 3.0  // to leave the table where nobody wants her
	foulCost     = 0.6  // to run foul of a friend
	luffCost     = 0.6  // to lie nearer the wind than she can sail
	nearer       = 0.05 // to come 100 mm nearer to where she wants to be
	gaugeWorth   = 0.01 // to lie 100 mm to windward of her aim
	later        = 0.5  // what happens in the next move, beside this one
	crowdWorth   = 0.01 // to keep 100 mm nearer to friends
	readyPart    = 0.7  // of enemy guns are loaded and fire at her
	contactWorth = 0.25 // to come alongside an enemy she means to board
	blastCost    = 0.5  // to lie alongside a ship that burns out of control
	hemmedCost   = 1.5  // to lie where no tack leads clear of ground and edges
	leeCost      = 0.3  // to lie where she would drift aground or off the table at once
	boardedCost  = 0.3  // to lie alongside an enemy who would win a boarding
)

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// judge returns what a way is worth, in points.
func (p *plan) judge(n int, w *way) float64 {
	s := &p.fleet[n]
	t := &w.track
	how := &doctrines[p.nation(n)]
	value := p.fire(n, t)
	value -= how.dread * p.danger(n, t)
	value += p.station(n, w)
	value -= p.perils(n, w) + p.heat(n, t)
	value += p.errand(n, t)
	shade := float64(p.chance.Pick(1024)) / 1024
	return value + shade*0.002*s.worth
}

// station returns what it is worth where a ship comes to lie beside her aim.
func (p *plan) station(n int, w *way) float64 {
	s, t := &p.fleet[n], &w.track
	if s.aim.runs {
		return p.flight(n, t)
	}
	if s.aim.at < 0 {
		return 0
	}
	o := &p.fleet[s.aim.at]
	how := &doctrines[p.nation(n)]
	value := 0.0
	end := quarters
	value -= s.aim.zeal * nearer * o.worth * (p.off(s, o, t.at[end], o.track.at[end], t.run) + later*p.off(s, o, t.next, o.track.next, t.later))
	if o.exit.points == 0 { // who makes off is chased, not kept to leeward
		value += how.gauge * gaugeWorth * o.worth * min(max(p.gauge(t.at[end].Centre(), o.track.at[end].Centre())/100, -2), 2)
	}
	if s.aim.board {
		value += contactWorth * o.worth * p.contact(n, w)
	}
	return value
}

// off returns how many moves a ship is off the station that she wants beside another.
func (p *plan) off(s, o *ship, own, other plane.Base, run renaissance.Length) float64 {
	if near := s.aim.want - apart(own, other); near > 0 && !s.aim.board {
		return near / 200
	}
	const longest = 30
	return min(p.moves(s, from(own, run), lead(s, o, own, other), s.aim.want), longest)
}

// lead returns where a ship that goes on as she does will be when another can be there.
func lead(s, o *ship, own, other plane.Base) plane.Point {
	const farthest = 6 // moves that are foreseen
	soon := min(apart(own, other)/s.pace[renaissance.WindQuarter], farthest)
	return ahead(other, int32(float64(o.track.run)*soon)).Centre()
}

// contact returns how surely a way brings a ship alongside the enemy she means to board.
func (p *plan) contact(n int, w *way) float64 {
	s, t := &p.fleet[n], &w.track
	o := &p.fleet[s.aim.at]
	least := math.Inf(1)
	for i := 1; i <= quarters; i++ {
		least = min(least, float64(plane.Distance(t.at[i], o.track.at[i]))/plane.MM)
	}
	sure := 1 / (1 + least/25)
	if w.rams == s.aim.at {
		sure *= 1.2
	}
	return sure
}

// flight returns what it is worth to get away from enemies.
func (p *plan) flight(n int, t *track) float64 {
	s := &p.fleet[n]
	value := 0.0
	for _, e := range p.foes {
		o := &p.fleet[e]
		if !o.harmful() {
			continue
		}
		gap := apart(t.next, o.track.next)
		value -= s.worth * 0.3 / (1 + gap/150)
	}
	return value
}

// perils returns what a ship risks by sea and land, and among friends.
func (p *plan) perils(n int, w *way) float64 {
	s, t := &p.fleet[n], &w.track
	cost := 0.0
	for i := 1; i <= quarters; i++ {
		if p.grounds(s, t.at[i]) {
			cost += groundCost * s.worth
			break
		}
	}
	if p.grounds(s, t.next) {
		cost += 0.5 * groundCost * s.worth
	}
	cost += p.leaving(s, w)
	if s.Canvas > 0 && t.at[quarters].Heading.Off(p.wind) < p.limit(s) {
		cost += luffCost * s.worth
	}
	return cost + p.crowding(n, t)
}

// leaving returns what a ship risks at the edges of the table, and to leeward. A cripple who costs her side
// less if she leaves than if she is taken may do so.
//
// Cases 1.1, 7.7.
func (p *plan) leaving(s *ship, w *way) (cost float64) {
	t := &w.track
	const taken = 0.5 // how likely a cripple is to be, if she stays
	switch {
	case s.exit.leaves && p.edgeOf(t.at[quarters]) == s.exit.edge, s.aim.runs && s.gone < taken*s.worth:
		return 0
	case p.out(t.at[quarters]):
		cost += leaveCost * s.worth
	case p.out(ahead(t.next, 100*plane.MM)) && !w.rides:
		cost += 0.15 * leaveCost * s.worth
		if p.out(t.next) {
			cost += 0.3 * leaveCost * s.worth
		}
	}
	if !w.rides {
		cost += leeCost * s.worth * p.leeShore(s, t)
		if p.hemmed(s, t) {
			cost += hemmedCost * s.worth
		}
	}
	return cost
}

// out reports whether a ship at a base has left the table.
func (p *plan) out(b plane.Base) bool { return p.nearEdge(b.Centre(), 0) }

// nearEdge reports whether a place is nearer than a distance to an edge of the table, or
// beyond it.
func (p *plan) nearEdge(c plane.Point, by renaissance.Length) bool {
	sc := p.ground.Scenario()
	return c.X < by || c.Y < by || c.X > sc.Width-by || c.Y > sc.Height-by
}

// heat returns what a ship risks near those that are about to blow up.
//
// Case 16.0.
func (p *plan) heat(n int, t *track) float64 {
	s := &p.fleet[n]
	if s.row.FireShip {
		return 0
	}
	cost := 0.0
	for m := range p.count {
		if f := &p.fleet[m]; m != n && f.there && f.Burns {
			gap := min(plane.Distance(t.at[quarters], f.track.at[quarters]), plane.Distance(t.next, f.track.next))
			cost += blastCost * s.worth / (1 + float64(gap)/plane.MM/50)
		}
	}
	return cost
}

// limit returns how near the wind she sails.
//
// Case 7.2.
func (p *plan) limit(s *ship) plane.Angle {
	if s.kind.Square {
		return p.ground.Tables().Angle[renaissance.SquareLimit]
	}
	return p.ground.Tables().Angle[renaissance.LateenLimit]
}

// edgeOf returns the edge of the table that a base is nearest to.
func (p *plan) edgeOf(b plane.Base) renaissance.Edge {
	c, sc := b.Centre(), p.ground.Scenario()
	off := [...]int32{
		renaissance.TopEdge: c.Y, renaissance.RightEdge: sc.Width - c.X,
		renaissance.BottomEdge: sc.Height - c.Y, renaissance.LeftEdge: c.X,
	}
	best := renaissance.TopEdge
	for e := range off {
		if off[e] < off[best] {
			best = renaissance.Edge(e)
		}
	}
	return best
}

// crowding returns what it costs to come too near to friends, or to lose them.
func (p *plan) crowding(n int, t *track) float64 {
	s := &p.fleet[n]
	cost, nearest := 0.0, math.Inf(1)
	for m := range p.count {
		f := &p.fleet[m]
		if m == n || !f.there || f.Holder != s.Holder {
			continue
		}
		gap := apart(t.at[quarters], f.track.at[quarters])
		nearest = min(nearest, gap)
		if gap > 400 {
			continue
		}
		cost += s.worth * foulCost * p.fouls(t, &f.track)
	}
	if !math.IsInf(nearest, 1) {
		cost += crowdWorth * s.worth * max(nearest-250, 0) / 100
	}
	return cost
}

// fouls returns how surely two ships on their tracks run foul of each other; of those that touch already, how
// surely they fail to part.
func (p *plan) fouls(a, b *track) float64 {
	const clear = 10 * plane.MM
	touch := plane.Within(a.at[0], b.at[0], plane.MM-1)
	for i := 1; i <= quarters; i++ {
		switch {
		case touch && (i == 1 || i == quarters) && plane.Overlap(a.at[i], b.at[i]):
			return 1
		case touch:
		case plane.Within(a.at[i], b.at[i], clear-1):
			return 1
		}
	}
	if plane.Within(a.next, b.next, clear-1) {
		return 0.25
	}
	return 0
}

// errand returns what it is worth to come nearer to where the scenario wants the ship.
func (p *plan) errand(n int, t *track) float64 {
	s := &p.fleet[n]
	if s.exit.points == 0 || s.Taken {
		return p.offshore(n, t)
	}
	if !p.wanted(s, s.Base) {
		const done = 0.6 // of what it brings, at once
		if p.wanted(s, t.at[quarters]) {
			return done * s.exit.points
		}
		long := func(b plane.Base, run renaissance.Length) float64 {
			return p.moves(s, from(b, run), p.goalPoint(s, b), 0)
		}
		before := long(s.Base, s.Speed)
		haste := min(before/float64(p.left+1), 1)
		return s.exit.points * (0.08 + 0.4*haste*haste) * (before - long(t.at[quarters], t.run) + later*(before-long(t.next, t.later)))
	}
	return 0
}

// wanted reports whether a ship at a base is where the scenario wants her.
func (p *plan) wanted(s *ship, b plane.Base) bool {
	at := b.At
	if s.exit.leaves {
		at = b.Centre()
	}
	goal := p.goalPoint(s, b)
	switch s.exit.edge {
	case renaissance.TopEdge:
		return at.Y < goal.Y
	case renaissance.RightEdge:
		return at.X > goal.X
	case renaissance.BottomEdge:
		return at.Y > goal.Y
	}
	return at.X < goal.X
}

// goalPoint returns the nearest point of the line that a ship wants to pass.
func (p *plan) goalPoint(s *ship, b plane.Base) plane.Point {
	sc, at, line := p.ground.Scenario(), b.Centre(), s.exit.line
	switch s.exit.edge {
	case renaissance.TopEdge:
		at.Y = line
	case renaissance.RightEdge:
		if at.X = line; s.exit.leaves {
			at.X = sc.Width
		}
	case renaissance.BottomEdge:
		if at.Y = line; s.exit.leaves {
			at.Y = sc.Height
		}
	case renaissance.LeftEdge:
		at.X = line
	}
	return at
}

// offshore returns what it is worth to come clear of land, where the scenario wants that.
func (p *plan) offshore(n int, t *track) float64 {
	goals := p.ground.Scenario().Goals
	s := &p.fleet[n]
	value := 0.0
	for i := range goals {
		goal := &goals[i]
		if goal.Seat != s.row.Seat || goal.Ships>>n&1 == 0 || (goal.Any|goal.All)&renaissance.ClearOfLand == 0 {
			continue
		}
		for j := range p.land {
			if a := &p.land[j]; a.land {
				short := max(goal.Reach-a.shape.Distance(t.at[quarters]), 0) + max(goal.Reach-a.shape.Distance(t.next), 0)
				value -= 0.15 * float64(goal.Points) * float64(short) / plane.MM / 100
			}
		}
	}
	return value
}
