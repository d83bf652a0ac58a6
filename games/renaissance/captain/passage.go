package captain

import (
	"math"

	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// slowest is the least that a ship is taken to make in a move, in mm, so that all
// times come to an end.
const slowest = 8.0

// pace notes how far a ship goes in a move with the wind on each side, in mm.
//
// Cases 7.3, 7.4, 17.5.
func (p *plan) pace(s *ship) {
	t := p.ground.Tables()
	for on := range s.pace {
		mm := float64(t.MostMove(s.kind, s.oared(), renaissance.WindOn(on), p.force)) / plane.MM
		if !s.oared() && s.kind.Sections > 0 {
			lost := int(s.kind.Sections) - s.Masts.Count()
			mm *= float64(100-t.LossPercent[s.kind.Sections][max(lost, 0)]) / 100
		}
		s.pace[on] = max(mm, slowest)
	}
	p.tacks(s)
}

// speed returns how far a ship goes in a move on a heading that she can hold, in mm.
func (p *plan) speed(s *ship, h plane.Heading) float64 {
	on := p.ground.Tables().WindOnAt(s.kind.Square, s.oared(), h.Off(p.wind))
	if on == renaissance.WindAhead {
		on = renaissance.WindBow
	}
	return s.pace[on]
}

// A tack is a heading that may be part of the quickest way, with how far a ship goes on
// it in a move, in mm to the right and down.
type tack struct {
	heading plane.Heading
	x, y    float64
}

// tacks are the headings at which a ship's pace changes, to either side of the wind,
// and the run before it: where straight on is not the quickest way, one on two of them is.
func (p *plan) tacks(s *ship) {
	t := p.ground.Tables()
	s.tacks = s.tacks[:0]
	for _, off := range [...]plane.Angle{p.limit(s), t.Angle[renaissance.BeamWind], t.Angle[renaissance.QuarterWind]} {
		s.tacks = append(s.tacks, p.tack(s, p.wind.Turn(off)), p.tack(s, p.wind.Turn(-off)))
	}
	s.tacks = append(s.tacks, p.tack(s, p.wind.Opposite()))
}

// tack returns what a ship makes on a heading, leeway included.
//
// Case 7.3.
func (p *plan) tack(s *ship, h plane.Heading) tack {
	t := p.ground.Tables()
	way := func(h plane.Heading, mm float64) (x, y float64) {
		return mm * float64(h.Sin()) / plane.One, -mm * float64(h.Cos()) / plane.One
	}
	mm := p.speed(s, h)
	x, y := way(h, mm)
	if s.kind.Leeway && h.Off(p.wind) <= t.Angle[renaissance.QuarterWind] {
		lee := h.Turn(plane.Full / 4)
		if h.To(p.wind) > 0 {
			lee = lee.Opposite()
		}
		dx, dy := way(lee, mm*float64(t.Distance[renaissance.LeewaySide])/float64(t.Distance[renaissance.LeewayStep]))
		x, y = x+dx, y+dy
	}
	return tack{h, x, y}
}

// A voyage is where a passage begins: a place in mm, a heading, and the speed in mm a
// move that a ship has.
type voyage struct {
	x, y    float64
	heading plane.Heading
	speed   float64
}

// from returns the voyage that begins at a base, with what a ship has run in the move.
func from(b plane.Base, run renaissance.Length) voyage {
	c := b.Centre()
	return voyage{float64(c.X) / plane.MM, float64(c.Y) / plane.MM, b.Heading, float64(run) / plane.MM}
}

// moves returns how many moves a ship takes to within so many mm of a point: what she turns first, the
// quickest one or two tacks from there, and the way that she must gather.
//
// Cases 7.2, 7.6, 8.1.
func (p *plan) moves(s *ship, v voyage, to plane.Point, within float64) float64 {
	x, y := float64(to.X)/plane.MM, float64(to.Y)/plane.MM
	if math.Hypot(x-v.x, y-v.y) <= within {
		return 0
	}
	best := math.Inf(1)
	if h := p.course(s, heading(x-v.x, y-v.y)); s.oared() || h.Off(p.wind) >= p.limit(s) {
		w, turning := p.wheel(s, v, h)
		h = p.course(s, heading(x-w.x, y-w.y))
		best = turning + max(math.Hypot(x-w.x, y-w.y)-within, 0)/p.speed(s, h)
	}
	if !s.oared() {
		best = min(best, p.beat(s, v, x, y, within))
	}
	pace := s.pace[renaissance.WindQuarter]
	short := max(pace-v.speed, 0)
	return best + short*short/(2*pace*float64(s.kind.SpeedUp)/plane.MM)
}

// course returns what a ship steers to make good a bearing: as much nearer the wind as leeway sets her off
// it.
//
// Case 7.3.
func (p *plan) course(s *ship, bearing plane.Heading) plane.Heading {
	const set = plane.Full / 63 // of 1 mm in 10
	into := bearing.To(p.wind)
	switch {
	case !s.kind.Leeway || s.oared() || max(into, -into) > p.ground.Tables().Angle[renaissance.QuarterWind]:
		return bearing
	case into > 0:
		return bearing.Turn(set)
	}
	return bearing.Turn(-set)
}

// beat returns how many moves a ship takes to a place on two tacks, either of them first.
func (p *plan) beat(s *ship, v voyage, x, y, within float64) float64 {
	best := math.Inf(1)
	for i := range s.tacks {
		one := &s.tacks[i]
		w, turning := p.wheel(s, v, one.heading)
		dx, dy := x-w.x, y-w.y
		if far := math.Hypot(dx, dy); far > within {
			dx, dy = dx*(far-within)/far, dy*(far-within)/far
		} else {
			dx, dy = 0, 0
		}
		for j := range s.tacks {
			two := &s.tacks[j]
			area := one.x*two.y - one.y*two.x
			if math.Abs(area) < 1 {
				continue
			}
			first, second := (dx*two.y-dy*two.x)/area, (one.x*dy-one.y*dx)/area
			if sum := turning + first + second; first >= 0 && second >= 0 && sum < best {
				if second > 0.5 {
					_, again := p.wheel(s, voyage{heading: one.heading}, two.heading)
					sum += again
				}
				best = min(best, sum)
			}
		}
	}
	return best
}

// inStays is how many moves a ship takes to go about.
//
// Case 8.2.
const inStays = 4.0

// wheel returns where a ship lies after she has turned to a heading, and how many moves that takes; she tacks
// where that is the quicker.
//
// Cases 8.1, 8.2.
func (p *plan) wheel(s *ship, v voyage, to plane.Heading) (voyage, float64) {
	turn := p.turn(s, v.heading, to)
	time := math.Abs(radians(turn)) * p.circle(s) / s.pace[renaissance.WindQuarter]
	if time > inStays {
		v.heading = to
		return v, inStays
	}
	return p.arc(s, v, turn), time
}

// turn returns how a ship turns from a heading to another: under sail the way that does not lead through the
// eye of the wind.
//
// Case 7.2.
func (p *plan) turn(s *ship, heading, to plane.Heading) plane.Angle {
	turn := heading.To(to)
	into := heading.To(p.wind)
	switch through := (into > 0) == (turn > 0) && max(into, -into) < max(turn, -turn); {
	case s.oared() || turn == 0 || !through:
		return turn
	case turn > 0:
		return turn - plane.Full
	}
	return turn + plane.Full
}

// circle returns the radius on which a ship turns, in mm.
//
// Case 8.1.
func (p *plan) circle(s *ship) float64 {
	t := p.ground.Tables()
	if s.kind.Small {
		return float64(t.Distance[renaissance.CircleSmall]) / plane.MM
	}
	return float64(t.Distance[renaissance.CircleLarge]) / plane.MM
}

// arc returns where a ship lies after she has turned by an angle.
func (p *plan) arc(s *ship, v voyage, turn plane.Angle) voyage {
	side := p.circle(s)
	if turn < 0 {
		side = -side
	}
	// The middle of the circle lies square to the heading.
	h := radians(plane.Angle(v.heading))
	angle := radians(turn)
	v.x += side * (math.Cos(h) - math.Cos(h+angle))
	v.y += side * (math.Sin(h) - math.Sin(h+angle))
	v.heading = v.heading.Turn(turn)
	return v
}

func radians(a plane.Angle) float64 { return float64(a) * math.Pi / float64(plane.Full/2) }

// heading returns where a way leads, in mm to the right and down.
func heading(x, y float64) plane.Heading {
	return plane.Heading(0).Turn(plane.Angle(math.Atan2(x, -y) / math.Pi * float64(plane.Full/2)))
}
