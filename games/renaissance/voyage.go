package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A voyage is how all ships go in one move: a path for each, which what happens on
// the way bends or ends. It lasts for the move only.
//
// Cases 1.2, 7.8. Rulings R43, R44.
type voyage struct {
	path    [MaxShips]plane.Path
	course  [MaxShips]course        // as plotted
	goal    [MaxShips]Length        // the move intended; of a ship that drifts, how far
	run     [MaxShips]Length        // counted so far, of a ship whose way has ended early
	before  [MaxShips]Length        // of a ship that glances past another: counted until then
	made    [MaxShips]Length        // of a ship that ran foul: counted until then
	toward  [MaxShips]plane.Heading // of a ship that drifts or backs: in which direction
	luff    [MaxShips]plane.Time    // when she must test for sailing into the wind; never if not
	pinch   [MaxShips]plane.Angle   // how near the wind her way brings her
	drifts  squad                   // ships that drift, or are carried by others
	backs   squad                   // ships that move astern
	ended   squad                   // ships whose way has ended early, at run
	strands squad                   // ships that run aground on their way
	apart   [MaxShips]squad         // ships that each passes close by, until passed
	glances squad                   // ships that go on past another at half speed
	swung   [MaxShips]plane.Time    // when the swing before that is over
	beside  [MaxShips]shipNo        // along whom
	passed  [MaxShips]plane.Time    // when that is over
	met     [MaxShips]squad         // ships that each touches, or has and has not been clear of since
	parts   [MaxShips]plane.Vector  // how far each is pushed from those whom she has cut loose from. Case 18.4
	rammed  [MaxShips]squad         // ships that each struck in the beam with her bow. Case 19.5. Ruling R261
	crew    [MaxShips]int16         // men as the move begins
	locked  [MaxShips]squad         // ships that each is locked with as the move begins
	toll    [MaxShips]toll          // what each ship has suffered in the move
	sinks   squad                   // ships stove in by one four times as heavy. Case 18.2
	stove   [MaxShips]plane.Time    // when
	bouts   [MaxShips / 2]bout      // single combats of the move. Case 4.3.2
	bouting int
}

// A toll is what a ship has suffered in one move, as morale counts it. Damage points
// are in tenths.
//
// Cases 20.1, 20.2.
type toll struct {
	points       int32 // damage points received
	near100      int32 // of these, from enemies within 100 mm
	near151      int32 // from enemies nearer than 151 mm
	near200      int32 // from enemies within 200 mm
	lost         int16 // soldiers and mariners
	firedOn      bool  // by an enemy, in range and arc, at whatever range. Ruling R343
	firedOn151   bool  // from nearer than 151 mm
	firedOn300   bool  // from nearer than 300 mm
	helpless     bool  // not able to reply to any of it. Ruling R272
	galled       bool  // by a broadside from nearer than 300 mm, with none of hers able to reply
	raked        bool
	burst        bool // a gun of her own
	menaced      bool // an enemy at least as large tries to board her
	seniorKilled bool // the most senior officer aboard
	leaderKilled bool // a C-in-C or Sea-Dog aboard
	personKilled bool // another personality aboard
	leaderTaken  bool
	personTaken  bool
	captiveLost  bool // a personality who began in her and went down with another ship
	surrenders   bool // a captured personality orders her to. Case 4.3.3
}

// never is no moment of the move.
const never plane.Time = -1

// plan lays out the way of each ship as ordered, or as she is forced to go.
//
// Cases 1.2, 2.2.
func (g *State) plan(v *voyage) {
	for n := range shipNo(g.ofFleet()) {
		v.luff[n] = never
		if g.ships[n].fate != afloat {
			continue
		}
		v.path[n].Begin(g.base(n), 0)
		v.met[n] = g.ships[n].touch | g.ships[n].foul
		v.locked[n] = g.ships[n].foul
		v.course[n] = g.fullCourse(n)
		if !g.isCarried(n) {
			g.planShip(v, n, &v.course[n])
		}
	}
	g.planTows(v)
	g.planLocked(v)
}

// planShip lays out the way of one ship that is not carried along.
func (g *State) planShip(v *voyage, n shipNo, c *course) {
	s := &g.ships[n]
	switch {
	case s.held != free:
		g.planHeld(v, n, c)
	case g.tacks(n, c):
		g.planTack(v, n)
	case c.fixed == VerbHold:
	case c.fixed == VerbAstern:
		v.goal[n] = g.ordered(n, VerbAstern) * plane.MM
		v.backs.add(n)
		v.toward[n] = s.heading.Opposite()
		v.path[n].Ahead(-v.goal[n], plane.Whole)
	case c.fixed == VerbSpinPort:
		v.path[n].Pivot(-plane.Angle(g.ordered(n, VerbSpinPort))*tenth, plane.Whole)
	case c.fixed == VerbSpinStarboard:
		v.path[n].Pivot(plane.Angle(g.ordered(n, VerbSpinStarboard))*tenth, plane.Whole)
	case c.fixed == VerbKedge:
		v.goal[n] = g.ordered(n, VerbKedge) * plane.MM
		v.path[n].Ahead(v.goal[n], plane.Whole)
	case c.fixed == VerbLie:
		v.goal[n] = g.tables.Distance[LyingAHull]
		v.path[n].Ahead(v.goal[n], plane.Whole)
	case c.run > 0:
		g.planWay(v, n, c)
	default:
		g.planDrift(v, n)
	}
}

// ordered returns the number of an order in a ship's chain.
func (g *State) ordered(n shipNo, verb engine.Verb) int32 {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if h.orders[i].verb == verb {
			return h.orders[i].n
		}
	}
	return 0
}

// planWay lays out a plotted way at one pace. Some ships make leeway while they go
// straight with the wind on bow or quarter.
//
// Cases 7.3, 7.8, 8.1. Ruling R44.
func (g *State) planWay(v *voyage, n shipNo, c *course) {
	p := &v.path[n]
	v.goal[n] = c.run
	counted, straight, heading := Length(0), Length(0), c.start
	for i := range c.part[:c.many] {
		part := &c.part[i]
		from := v.at(n, counted)
		counted += part.counts
		until := v.at(n, counted)
		if part.turn != 0 {
			g.planLuff(v, n, c, heading, part.turn, from, until)
			heading = heading.Turn(part.turn)
			p.Turn(part.turn, part.radius, until)
			continue
		}
		lee := Length(0)
		if g.makesLeeway(n, c, heading) {
			lee = g.leeway(straight+part.length) - g.leeway(straight)
			straight += part.length
		}
		if lee == 0 {
			p.Ahead(part.length, until)
			continue
		}
		out := heading.Turn(plane.Full / 4)
		if g.leeSide(heading) == port {
			out = out.Opposite()
		}
		p.Slide(plane.Step(heading, part.length).Add(plane.Step(out, lee)), until)
	}
}

// at returns when a ship has gone so far of her intended move.
//
// Case 7.8. Ruling R44.
func (v *voyage) at(n shipNo, counted Length) plane.Time {
	return plane.Time(int64(plane.Whole) * int64(counted) / int64(v.goal[n]))
}

// makesLeeway reports whether a ship that goes straight on a heading is carried to
// leeward.
//
// Case 7.3. Ruling R110.
func (g *State) makesLeeway(n shipNo, c *course, heading plane.Heading) bool {
	if c.means != bySail || !g.kind(n).Leeway {
		return false
	}
	on := g.windOn(n, heading, false)
	return on == WindBow || on == WindQuarter
}

// leeway returns how far to leeward a ship goes that goes so far straight on in a move.
//
// Case 7.3.
func (g *State) leeway(straight Length) Length {
	d := &g.tables.Distance
	return straight / d[LeewayStep] * d[LeewaySide]
}

// downwind returns the direction in which the wind blows.
func (g *State) downwind() plane.Heading { return g.air.from.Opposite() }

// planDrift lets a ship drift down wind, and with the stream. So does one that lies
// stopped and is not held.
//
// Cases 7.7, 23.5. Rulings R128, R129, R337, R359, R394.
func (g *State) planDrift(v *voyage, n shipNo) {
	way := plane.Step(g.downwind(), g.driftSpeed(n)).Add(g.stream(n))
	v.carry(n, way, 0)
}

// carry lets a ship be slid along from a moment to the end of the move.
func (v *voyage) carry(n shipNo, way plane.Vector, from plane.Time) {
	v.drifts.add(n)
	v.luff[n] = never
	v.goal[n] = way.Length()
	v.toward[n] = way.Heading()
	p := &v.path[n]
	v.stand(n, from)
	if way != (plane.Vector{}) && from < plane.Whole {
		p.Slide(way, plane.Whole)
	}
}

// stand ends the path of a ship at a moment, so that another leg can follow. A path
// with no room for what may follow begins there again.
func (v *voyage) stand(n shipNo, at plane.Time) {
	p := &v.path[n]
	p.Cut(at)
	if p.Room() < 4 {
		p.Begin(p.At(at), at)
	}
	if p.Until() < at {
		p.Wait(at)
	}
}

// planHeld swings a ship at anchor: the held end comes round to the wind, the free
// end by so much a move; on springs as ordered.
//
// Case 24.0. Ruling R396.
func (g *State) planHeld(v *voyage, n shipNo, c *course) {
	s, k := &g.ships[n], g.kind(n)
	p := &v.path[n]
	b := g.base(n)
	switch s.held {
	case bowAnchor, sternAnchor, seaAnchor:
		about, want := s.at, g.air.from
		if s.held != bowAnchor {
			about, want = b.Middle(plane.Rear), g.downwind()
		}
		most := plane.ArcAngle(g.tables.Distance[SwingAnchor], k.Length)
		turn := min(max(s.heading.To(want), -most), most)
		if turn != 0 && g.forceOn(n) != Calm {
			p.Swing(about, turn, plane.Whole)
		}
	case bothAnchors:
		if c.fixed != VerbSwingPort && c.fixed != VerbSwingStarboard {
			return
		}
		about, turn := b.Middle(plane.Rear), plane.ArcAngle(g.ordered(n, c.fixed)*plane.MM, k.Length)
		if c.fixed == VerbSwingPort {
			turn = -turn
		}
		if g.orders(n, c.fixed, engine.Thing(classEnd, endStern)) {
			about, turn = s.at, -turn
		}
		p.Swing(about, turn, plane.Whole)
	}
}
