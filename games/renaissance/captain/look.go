package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// quarters is how many parts of a move are looked at.
const quarters = 4

// A track is where a ship lies at each quarter of this move, its beginning included,
// and at the end of the next if she goes on as she does.
type track struct {
	at         [quarters + 1]plane.Base
	next       plane.Base
	run, later renaissance.Length // in this move, and in the next
}

// A ship is what is known of one, with what the captain makes of it.
type ship struct {
	renaissance.Aspect
	there  bool
	row    *renaissance.ScenarioShip
	kind   *renaissance.ShipType
	class  *renaissance.KindRow
	worth  float64 // points that her own side loses with her
	menace float64 // points that the other side may lose with the cripples whom she threatens
	gone   float64 // points that her own side loses if she leaves the table anywhere else
	exit   exit    // where her own side wants her
	health float64 // damage points that would break her crew
	men    float64
	pace   [renaissance.NumWindOn]float64 // mm a move, by where the wind comes from
	tacks  []tack
	drift  plane.Vector                   // where she is carried in a move, if she goes no way
	track  track                          // where she is expected to go
	empty  [renaissance.NumBatteries]bool // own batteries that hold no shot
	covets int                            // the one enemy she may board, -1 if any
	aim    aim
}

// An exit is an edge of the table that a goal wants a ship at, or past a line of it.
type exit struct {
	points float64
	edge   renaissance.Edge
	line   renaissance.Length // how far from the top or the left
	leaves bool               // by the edge itself
}

// An area is a part of the table where ships do not go.
type area struct {
	shape     plane.Polygon
	low, high plane.Point // of its bounds
	class     uint8       // of shallows
	land      bool
}

// look takes in the position.
func (p *plan) look() {
	g := p.ground
	sc := g.Scenario()
	p.wind, p.force = g.Wind()
	move, _ := g.Moment()
	p.left = max(int(sc.Moves)-move, 0)
	p.count = len(sc.Ships)
	p.own, p.foes = p.own[:0], p.foes[:0]
	for n := range p.count {
		s := &p.fleet[n]
		*s = ship{row: &sc.Ships[n], kind: g.Type(n), class: g.Class(n), tacks: s.tacks}
		s.Aspect, s.there = g.Aspect(n)
		if !s.there {
			continue
		}
		s.covets = g.Coveted(n)
		s.drift = g.Drift(n)
		p.value(n)
		p.pace(s)
		p.foresee(s)
		switch {
		case g.Ordered(p.seat, n):
			p.own = append(p.own, n)
			p.findEmpty(n)
		case s.Holder != p.seat:
			p.foes = append(p.foes, n)
		}
	}
	p.menaces()
	p.chart()
	p.weigh()
}

// value says what a ship is worth and how much she stands.
func (p *plan) value(n int) {
	s := &p.fleet[n]
	goals := p.ground.Scenario().Goals
	const least = 0.5 // what any ship is worth
	s.worth = least
	stays := 0.0 // what the enemy has if she does not leave
	for i := range goals {
		goal := &goals[i]
		if goal.Ships>>n&1 == 0 {
			continue
		}
		points := float64(goal.Points)
		const staying = renaissance.Flying | renaissance.ClearOfLand | renaissance.LeftTable | renaissance.LeftSailing |
			renaissance.Beyond
		any, own := goal.Any|goal.All, goal.Seat == s.row.Seat
		if own && any&(renaissance.Flying|renaissance.ClearOfLand) != 0 || !own && any&renaissance.Retiring != 0 {
			s.gone += points
		}
		switch {
		case !own && any&staying == 0:
			s.worth = max(s.worth, points)
		case own && any&(renaissance.LeftTable|renaissance.LeftSailing|renaissance.Beyond) != 0:
			s.exit = exit{points: points, edge: goal.Edge, line: goal.Line, leaves: any&renaissance.Beyond == 0}
		case own && any&renaissance.Flying != 0:
			s.worth += points
		case !own && any&renaissance.Flying != 0:
			stays += points
		}
	}
	if s.exit.points > 0 {
		s.exit.points += stays
	}
	s.men = float64(s.Soldiers + s.Mariners)
	const breaking = 0.4 // of the crew
	perMan := float64(p.ground.Tables().CrewPer[renaissance.Ball][0])
	s.health = max(breaking*perMan*s.men, 20)
}

// foresee is where a ship goes if she keeps heading and speed; one that has not moved
// drifts, or stays if oars keep her.
func (p *plan) foresee(s *ship) {
	speed := s.Speed
	if s.Held || s.Foul != 0 || s.Struck {
		speed = 0
	}
	s.track.run, s.track.later = speed, speed
	for i := range s.track.at {
		s.track.at[i] = ahead(s.Base, speed*int32(i)/quarters)
	}
	s.track.next = ahead(s.Base, 2*speed)
	if speed == 0 && (!s.oared() || s.Foul != 0) {
		s.track.carry(s.drift)
	}
}

// carry lets a track that lies still be slid along, so far in a move.
func (t *track) carry(way plane.Vector) {
	for i := range t.at {
		t.at[i].At = t.at[i].At.Add(way.Part(int32(i), quarters))
	}
	t.next.At = t.next.At.Add(way.Part(2, 1))
}

// ahead returns a base moved straight on.
func ahead(b plane.Base, length int32) plane.Base {
	b.At = b.At.Go(b.Heading, length)
	return b
}

// chart notes what ships must keep off.
func (p *plan) chart() {
	p.land = p.land[:0]
	areas := p.ground.Scenario().Areas
	for i := range areas {
		a := &areas[i]
		if a.Ground == renaissance.Current {
			continue
		}
		out := area{shape: a.Shape, low: a.Shape[0], high: a.Shape[0], class: a.Class, land: a.Ground != renaissance.Shallows}
		for _, q := range a.Shape {
			out.low.X, out.low.Y = min(out.low.X, q.X), min(out.low.Y, q.Y)
			out.high.X, out.high.Y = max(out.high.X, q.X), max(out.high.Y, q.Y)
		}
		p.land = append(p.land, out)
	}
}

// grounds reports whether a ship at a base would touch ground.
func (p *plan) grounds(s *ship, b plane.Base) bool {
	for i := range p.land {
		a := &p.land[i]
		reach := b.Length
		if b.At.X < a.low.X-reach || b.At.X > a.high.X+reach || b.At.Y < a.low.Y-reach || b.At.Y > a.high.Y+reach {
			continue
		}
		crosses := s.kind.Crosses[0]
		if s.oared() {
			crosses = s.kind.Crosses[1]
		}
		if (a.land || a.class > crosses) && (a.shape.Touches(b) || a.shape.Has(b.Centre())) {
			return true
		}
	}
	return false
}

// oared reports whether a ship moves under oars.
func (s *ship) oared() bool { return s.Canvas == 0 && s.kind.Oar != 0 }

// gauge returns how far one point lies to windward of another, in millimetres.
func (p *plan) gauge(a, b plane.Point) float64 {
	way := a.From(b)
	return (float64(way.X)*float64(p.wind.Sin()) - float64(way.Y)*float64(p.wind.Cos())) / plane.One / plane.MM
}

// apart returns how far two ships stand from each other, in millimetres.
func apart(a, b plane.Base) float64 { return float64(a.Centre().Distance(b.Centre())) / plane.MM }

// enemy reports whether a ship may still do harm.
func (s *ship) harmful() bool { return !s.Struck && !s.Silent }

// nation returns whose doctrine a ship follows: her captors' if she is a prize.
func (p *plan) nation(n int) renaissance.Nation {
	s := &p.fleet[n]
	if s.Holder != s.row.Seat && s.Holder != engine.NoSeat {
		return p.ground.Scenario().Sides[s.Holder].Nation
	}
	return s.row.Nation
}
