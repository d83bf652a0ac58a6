package captain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// fire returns what a ship's guns are expected to do on a way, in points.
func (p *plan) fire(n int, t *track) float64 {
	s := &p.fleet[n]
	if s.Silent {
		return 0
	}
	sum, side := 0.0, 0.0
	for b := range renaissance.Battery(renaissance.NumBatteries) {
		if s.Left[b] == 0 {
			continue
		}
		value, _ := p.battery(n, t, b)
		if s.empty[b] && b <= renaissance.StarboardBattery {
			side = max(side, value)
			continue
		}
		sum += value
	}
	return sum + side
}

// findEmpty notes which batteries of a ship must be loaded first, and so fire at the
// end of the move.
//
// Case 10.3. Ruling R59.
func (p *plan) findEmpty(n int) {
	for b := range renaissance.Battery(renaissance.NumBatteries) {
		load := engine.Choice{Seat: p.seat, About: p.ground.Object(n), Verb: renaissance.VerbLoadBall, On: b.Object()}
		p.fleet[n].empty[b] = allowed(p.ground, load)
	}
}

// battery returns what a battery is expected to do at its best target, and who that is; -1 if it bears on
// nobody.
func (p *plan) battery(n int, t *track, b renaissance.Battery) (best float64, at int) {
	s := &p.fleet[n]
	at = -1
	first := 0
	if s.empty[b] {
		first = quarters
	}
	for _, e := range p.foes {
		o := &p.fleet[e]
		if o.Struck || o.Burns {
			continue
		}
		points := 0.0
		for i := first; i <= quarters; i++ {
			points = max(points, p.salvo(s, o, b, t.at[i], o.track.at[i], t.run))
		}
		if later := later * p.salvo(s, o, b, t.next, o.track.next, t.run); later > points {
			points = later
		}
		if value := min(points/o.health, 1) * o.prize(); value > best {
			best, at = value, e
		}
	}
	return best, at
}

// danger returns what enemies are expected to do to a ship on a way, by their guns and by boarding her, in
// points.
func (p *plan) danger(n int, t *track) float64 {
	s := &p.fleet[n]
	sum := 0.0
	for _, e := range p.foes {
		o := &p.fleet[e]
		if !o.Struck && !o.Flees && (s.aim.at != e || !s.aim.board) {
			gap := min(plane.Distance(t.at[quarters], o.track.at[quarters]), plane.Distance(t.next, o.track.next))
			sum += boardedCost * p.wins[e][n] * s.worth / (1 + float64(gap)/plane.MM/50)
		}
		if !o.harmful() {
			continue
		}
		for b := range renaissance.Battery(renaissance.NumBatteries) {
			if o.Left[b] == 0 {
				continue
			}
			points := 0.0
			for i := quarters / 2; i <= quarters; i += quarters / 2 {
				points = max(points, p.salvo(o, s, b, o.track.at[i], t.at[i], o.track.run))
			}
			points = max(points, later*p.salvo(o, s, b, o.track.next, t.next, o.track.run))
			sum += min(readyPart*points/s.health, 1) * s.worth
		}
	}
	return sum
}

// salvo returns the damage points that a battery is expected to do from one base to another; 0 if it does not
// bear.
//
// Cases 10.4, 10.5, 10.6, 11.3.
func (p *plan) salvo(s, o *ship, b renaissance.Battery, from, to plane.Base, run renaissance.Length) float64 {
	tables := p.ground.Tables()
	far := tables.Range[renaissance.Ball][renaissance.Long]
	off := from.At.From(to.At)
	if wide := far + from.Length + to.Length; max(off.X, -off.X) > wide || max(off.Y, -off.Y) > wide {
		return 0
	}
	fan := p.ground.Arc(from, b, far)
	middle := fan.From.Bearing(to.Centre())
	if fan.From.Distance(to.Centre()) > to.Length && fan.Facing.Off(middle) > fan.Half+6*plane.Full/36 {
		return 0
	}
	_, distance, ok := fan.Aim(to)
	if !ok {
		return 0
	}
	band := renaissance.PointBlank
	for distance > tables.Range[renaissance.Ball][band] {
		band++
	}
	factor := s.Factor[b]
	add := func(f renaissance.FactorNo) { factor += 10 * int32(tables.Factor[f]) }
	if band > renaissance.PointBlank && run > tables.Distance[renaissance.Moving] {
		add(renaissance.GunneryMoving)
		if run > tables.Distance[renaissance.MovingFast] {
			add(renaissance.GunneryMovingFast)
		}
	}
	if end, off := plane.Rake(fan.From, to); off <= tables.Angle[renaissance.RakeAngle] {
		heavy := s.Factor[b] > int32(tables.Figure[renaissance.HeavyFactor])
		switch {
		case end == plane.Rear && band >= renaissance.Long:
			add(renaissance.SternRakeFar)
		case end == plane.Rear && heavy:
			add(renaissance.SternRakeHeavy)
		case end == plane.Rear:
			add(renaissance.SternRakeLight)
		case heavy:
			add(renaissance.BowRake)
		}
	}
	return float64(s.Left[b]) * p.odds.points(s.row.Gunnery, band, factor)
}

// gunOrders loads what is empty, of the broadsides the one that will bear, and names
// targets where the nearest enemy is not worth a shot.
//
// Cases 10.1, 10.3.
func (p *plan) gunOrders(n int) {
	s := &p.fleet[n]
	values := [renaissance.NumBatteries]float64{}
	for b := range values {
		values[b], _ = p.battery(n, &s.track, renaissance.Battery(b))
	}
	sides := [...]renaissance.Battery{renaissance.PortBattery, renaissance.StarboardBattery}
	if values[sides[1]] > values[sides[0]] || values[sides[0]] == values[sides[1]] && p.bears(n) == plane.Right {
		slices.Reverse(sides[:])
	}
	for _, b := range [...]renaissance.Battery{renaissance.BowBattery, renaissance.SternBattery, sides[0], sides[1]} {
		if s.Left[b] == 0 {
			continue
		}
		p.order(engine.Choice{Verb: p.charge(n), On: b.Object()})
	}
	p.targets(n)
}

// bears returns the side on which the enemy lies that the ship is after.
func (p *plan) bears(n int) plane.Edge {
	s := &p.fleet[n]
	if s.aim.at < 0 {
		return plane.Left
	}
	if _, right := s.track.next.Local(p.fleet[s.aim.at].track.next.Centre()); right > 0 {
		return plane.Right
	}
	return plane.Left
}

// charge returns what guns are loaded with: hail if it will be fired at close quarters.
func (p *plan) charge(n int) engine.Verb {
	s := &p.fleet[n]
	if e := s.aim.at; e >= 0 {
		if plane.Distance(s.track.at[quarters], p.fleet[e].track.at[quarters]) <= p.ground.Tables().Range[renaissance.Hail][renaissance.PointBlank] {
			return renaissance.VerbLoadHail
		}
	}
	return renaissance.VerbLoadBall
}

// targets names targets where a ship that has struck might be fired at instead.
func (p *plan) targets(n int) {
	s := &p.fleet[n]
	struck := false
	var list []int
	for _, e := range p.foes {
		o := &p.fleet[e]
		if apart(s.Base, o.Base) > 800 {
			continue
		}
		if o.Struck {
			struck = true
			continue
		}
		list = append(list, e)
	}
	if !struck || len(list) == 0 {
		return
	}
	slices.SortFunc(list, func(a, b int) int {
		return int(s.Base.At.Distance(p.fleet[a].Base.At) - s.Base.At.Distance(p.fleet[b].Base.At))
	})
	for b := range renaissance.Battery(renaissance.NumBatteries) {
		for _, e := range list[:min(len(list), 3)] {
			if s.Left[b] > 0 {
				p.order(engine.Choice{Verb: renaissance.VerbTarget, On: p.ground.Object(e), With: b.Object()})
			}
		}
	}
}
