package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A stretch is one part of the way that a ship has gone: straight on, or round a
// circle.
//
// Case 2.3. Ruling R55.
type stretch struct {
	length Length
	turn   plane.Angle // 0 straight on
	radius Length
}

// maxWake is how many parts of her latest way a ship's wake has.
const maxWake = 6

// How far a ship may lie off the wake of the one she follows, and be turned from it.
//
// Case 2.3.
const (
	offWake    = 10 * plane.MM
	offHeading = 5 * plane.Degree
)

// offerFollow names the ships of the same side.
//
// Case 2.3.
func (g *State) offerFollow(on *desk) {
	g.each(on, g.lookRound(on).friends, engine.NoObject, VerbFollow, VerbAbreast)
}

// isConsort reports whether a ship is another one in play of the same side.
func (g *State) isConsort(n, e shipNo) bool {
	return e != noShip && e != n && g.ships[e].fate == afloat && g.ships[e].holder == g.ships[n].holder
}

// mayConform refuses to follow a ship that is not of the same side and in play.
func (g *State) mayConform(n shipNo, _ *course, o order) engine.Illegal {
	if !g.isConsort(n, g.shipOf(o.on)) {
		return no(whyShip)
	}
	return engine.Illegal{}
}

// mayLeaveWay refuses to leave her way to another ship to one that goes none, or for
// which a part of it is written.
//
// Case 2.3.
func (g *State) mayLeaveWay(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return ill
	}
	if c.many > 0 || c.small || c.attack || c.lifted || c.has(VerbSound) || c.means == byHalfOars {
		return no(whyLate)
	}
	return engine.Illegal{}
}

// mayFollow refuses to follow in line ahead but to elite crews, in the wake of the
// ship ahead.
//
// Case 2.3. Ruling R55.
func (g *State) mayFollow(n shipNo, _ *course, o order) engine.Illegal {
	switch {
	case g.hands(n).Sailing != Elite:
		return no(whyFollow)
	case o.on == engine.NoObject:
		return engine.Illegal{}
	}
	if _, ok := g.onWake(n, g.shipOf(o.on)); !ok {
		return no(whyWake)
	}
	return engine.Illegal{}
}

// mayAbreast refuses to follow in line abreast but to galleys and galleasses under oars in the
// Mediterranean, elite or average, five with the one they follow.
//
// Case 2.3. Ruling R55.
func (g *State) mayAbreast(n shipNo, _ *course, o order) engine.Illegal {
	switch e := g.shipOf(o.on); {
	case !g.mayRowInLine(n):
		return no(whyAbreast)
	case e == noShip:
	case !g.galleyRows(e):
		return no(whyAbreast)
	case !g.level(n, e):
		return no(whyLevel)
	case !g.joinsLine(n, e):
		return no(whyAbreast)
	}
	return engine.Illegal{}
}

// joinsLine reports whether a ship could conform to another, if no more than the rule has would then be in one
// line, and she would not follow herself.
//
// Case 2.3. Ruling R62.
func (g *State) joinsLine(n, e shipNo) bool {
	line := g.abreast(n)
	return line.lead[e] != n && line.ships[line.lead[e]]+line.ships[n] <= int(g.tables.Figure[AbreastMost])
}

// mayRowInLine reports whether a ship is one of those that follow in line abreast.
//
// Case 2.3.
func (g *State) mayRowInLine(n shipNo) bool {
	return g.played().Mediterranean && g.galleyRows(n) && g.hands(n).Sailing != Raw
}

// A formation is for each ship the one that her line abreast conforms to in the end,
// herself if she follows nobody, and how many ships are in the line that conforms to her.
//
// Case 2.3.
type formation struct {
	lead  [MaxShips]shipNo
	ships [MaxShips]int
}

// abreast returns the lines abreast that are ordered, a ship left out of them.
//
// Case 2.3.
func (g *State) abreast(but shipNo) (line formation) {
	for m := range line.lead {
		line.lead[m], line.ships[m] = shipNo(m), 1
	}
	alone := true
	for m := range shipNo(g.ofFleet()) {
		h := &g.hidden[m]
		for i := range h.orders[:h.many] {
			if o := &h.orders[i]; o.verb == VerbAbreast && m != but && g.shipOf(o.on) != noShip {
				line.lead[m], alone = g.shipOf(o.on), false
			}
		}
	}
	if alone {
		return line
	}
	for range maxFollow {
		for m := range line.lead {
			line.lead[m] = line.lead[line.lead[m]]
		}
	}
	line.ships = [MaxShips]int{}
	for _, lead := range line.lead {
		line.ships[lead]++
	}
	return line
}

// A station is the place of a ship on another's wake: in which of its parts, and how much of that
// is still before her; or so far behind all of them.
type station struct {
	part   int // of the wake; -1 behind its oldest part
	before Length
}

// onWake finds a ship on the wake of another, going back along it from where that
// lies.
//
// Case 2.3. Ruling R55.
func (g *State) onWake(n, e shipNo) (at station, ok bool) {
	lead := &g.ships[e]
	b, own := g.base(e), g.base(n)
	for i := int(lead.wakes) - 1; i >= 0; i-- {
		w := &lead.wake[i]
		if w.turn == 0 {
			if before, on := onLine(b, own, w.length); on {
				return station{i, before}, true
			}
			b.At = b.At.Go(b.Heading, -w.length)
			continue
		}
		if before, on := onArc(b, own, w); on {
			return station{i, before}, true
		}
		b = unturned(b, w, w.turn)
	}
	before, on := onLine(b, own, mostWay)
	return station{-1, before}, on
}

// onLine reports whether a base lies behind another on its line, no farther than a
// length, and how far.
func onLine(b, own plane.Base, length Length) (before Length, on bool) {
	ahead, right := b.Local(own.At)
	on = ahead <= 0 && -ahead <= length && max(right, -right) <= offWake && b.Heading.Off(own.Heading) <= offHeading
	return -ahead, on
}

// onArc reports whether a base lies on an arc that ends where another is, and how much
// of the arc is before it.
func onArc(b, own plane.Base, w *stretch) (before Length, on bool) {
	back := own.Heading.To(b.Heading)
	if back != 0 && (back > 0) != (w.turn > 0) || max(back, -back) > max(w.turn, -w.turn) {
		return 0, false
	}
	at := unturned(b, w, back)
	return plane.ArcLength(back, w.radius), at.At.Within(own.At, offWake)
}

// unturned returns a base as it was before it turned by an angle on a circle.
func unturned(b plane.Base, w *stretch, by plane.Angle) plane.Base {
	if by == 0 {
		return b
	}
	out := w.radius + b.Width/2
	if w.turn < 0 {
		out = -out
	}
	var p plane.Path
	p.Begin(b, 0)
	p.Swing(b.On(0, out), -by, plane.Whole)
	return p.End()
}

// conform makes the course of a ship that follows another: in line ahead along her
// wake and then as she goes, in line abreast just as she goes; as far as that ship
// goes, or as far as she can herself, and straight on where she cannot slow down so fast.
//
// Cases 2.3, 7.6, 8.2. Rulings R55, R56.
func (g *State) conform(n shipNo, c *course, depth int) {
	lead := g.conformsTo(n)
	if lead == noShip || depth > maxFollow {
		return
	}
	least, _ := g.upTo(n, c)
	ahead := g.course(lead)
	if ahead.fixed == VerbFollow || ahead.fixed == VerbAbreast {
		g.conform(lead, &ahead, depth+1)
	}
	if ahead.fixed == VerbTack { // whoever cannot tack with her goes as far ahead as she does first
		ahead.run = min(g.inStays(lead), g.ships[lead].speed)
		ahead.part[0], ahead.many = part{verb: VerbAhead, length: ahead.run, counts: ahead.run}, 1
	}
	left := max(ahead.run, least)
	if c.fixed == VerbFollow {
		at, ok := g.onWake(n, lead)
		if !ok {
			return
		}
		wake := &g.ships[lead].wake
		if at.part < 0 {
			left, at = left-g.goAlong(n, c, stretch{length: at.before}, left), station{0, wake[0].length}
		}
		for i := at.part; i < int(g.ships[lead].wakes); i++ {
			w := wake[i]
			if i == at.part && w.turn != 0 && w.length > 0 {
				w.turn = plane.Angle(int64(w.turn) * int64(at.before) / int64(w.length))
			}
			if i == at.part {
				w.length = at.before
			}
			left -= g.goAlong(n, c, w, left)
		}
	}
	for i := range ahead.part[:ahead.many] {
		p := &ahead.part[i]
		left -= g.goAlong(n, c, stretch{p.length, p.turn, p.radius}, left)
	}
	left = max(left, least-c.run)
	g.goAlong(n, c, stretch{length: left}, left)
}

// conformsTo returns the ship in play that a ship is ordered to follow, ahead or abreast; noShip if none.
//
// Case 2.3.
func (g *State) conformsTo(n shipNo) shipNo {
	h, lead := &g.hidden[n], noShip
	for i := range h.orders[:h.many] {
		if v := h.orders[i].verb; v == VerbFollow || v == VerbAbreast {
			lead = g.shipOf(h.orders[i].on)
		}
	}
	if lead == noShip || g.ships[lead].fate != afloat {
		return noShip
	}
	return lead
}

// goAlike orders a ship that conforms to one that holds her position to hold hers, to one that
// tacks to tack, and in line abreast to back water or turn in her own length as the other does;
// if she can, and as far. alike are those that have been seen to: in a line it is the ship
// immediately ahead, or abeam, that counts.
//
// Cases 2.3, 8.2. Rulings R55, R56.
func (g *State) goAlike(n shipNo, alike *squad) {
	lead := g.conformsTo(n)
	if lead == noShip || alike.has(n) {
		return
	}
	alike.add(n)
	g.goAlike(lead, alike)
	c := g.course(n)
	beside := c.fixed == VerbAbreast
	c.fixed = 0
	for _, o := range g.hidden[lead].orders[:g.hidden[lead].many] {
		ill, most := no(whyFollow), int32(0)
		switch {
		case o.verb == VerbHold:
			ill = g.mayHold(n, &c, o)
		case o.verb == VerbTack:
			ill = g.mayTack(n, &c, o)
		case beside && o.verb == VerbAstern:
			ill, most = g.mayBack(n, &c, o), g.astern(n)/plane.MM
		case beside && (o.verb == VerbSpinPort || o.verb == VerbSpinStarboard):
			ill, most = g.maySpinTo(n, &c, o), int32(g.spin(n, &c)/tenth)
		}
		if ill.OK() {
			g.command(n, order{verb: o.verb, n: min(o.n, most)})
			return
		}
	}
}

// maxFollow is how many ships may follow one another before the line is let go.
const maxFollow = 12

// goAlong adds as much of a stretch to a course as there is left to go and the ship
// can go, and returns what it counts for; all that is left if she cannot turn so.
//
// Cases 2.3, 8.1. Rulings R56, R109.
func (g *State) goAlong(n shipNo, c *course, w stretch, left Length) Length {
	if left <= 0 || w.length <= 0 || c.many == maxParts {
		return 0
	}
	if !g.bends(n, c, &w) {
		return left // she goes no farther that way
	}
	pace := g.most(n, c, c.end)
	cost := Length(1)
	verb := VerbAhead
	if w.turn != 0 {
		pace, cost, verb = g.mostOnCircle(n, c), g.turnCost(n, c.means), VerbStarboard
	}
	if w.turn != 0 && w.radius == g.tables.Distance[CircleSmall] {
		c.small = true
	}
	_, most := g.upTo(n, c)
	room := min(Length((whole-c.spent)*int64(pace)>>40), most-c.run, left)
	length := min(w.length, max(g.onSmall(n, c, room), 0)/cost)
	if length <= 0 {
		return 0
	}
	turn := w.turn
	if length < w.length && turn != 0 {
		turn = plane.Angle(int64(turn) * int64(length) / int64(w.length))
	}
	c.add(part{verb, length, length * cost, turn, w.radius}, pace)
	return length * cost
}

// bends reports whether a ship can make a turn of the wake that she follows.
//
// Cases 8.1, 17.3, 17.6. Ruling R56.
func (g *State) bends(n shipNo, c *course, w *stretch) bool {
	to := starboard
	if w.turn < 0 {
		to = port
	}
	ill := g.maySteer(n, c, to)
	return w.turn == 0 || ill.OK() && (g.kind(n).Small || w.radius > g.tables.Distance[CircleSmall])
}

// leaveWake keeps the way that a ship has gone as she meant to, for those that follow
// her; what stopped her or drifted has none.
//
// Case 2.3.
func (g *State) leaveWake(v *voyage, n shipNo) {
	s, c := &g.ships[n], &v.course[n]
	if v.ended.has(n) || v.drifts.has(n) || c.many == 0 {
		s.wake, s.wakes = [maxWake]stretch{}, 0
		return
	}
	for i := range c.part[:c.many] {
		if s.wakes == maxWake {
			copy(s.wake[:], s.wake[1:])
			s.wakes--
		}
		p := &c.part[i]
		w := stretch{p.length, p.turn, p.radius}
		if w.turn == 0 {
			w.radius = 0 // less of a turn than can be measured
		}
		s.wake[s.wakes] = w
		s.wakes++
	}
}
