package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// castOff sends off the boats that are ordered away from a hull, as the move begins.
//
// Case 9.2. Ruling R404.
func (g *State) castOff() {
	for n := range shipNo(g.ofFleet()) {
		if !g.lowers(n) {
			continue
		}
		h := &g.hidden[n]
		for i := range h.orders[:h.many] {
			o := &h.orders[i]
			if b := g.boatOf(o.on); o.verb == VerbSend && b != noBoat {
				if w := &g.boats[b]; w.post == atHull || w.post == rowing || w.post == breaking {
					g.sendOff(b, o.with)
				}
			}
		}
	}
}

// rowBoats moves the boats that are at their oars, once ships have moved: each goes
// straight for the middle of the hull or barrier it was sent to, until it touches that,
// or land, or another barrier.
//
// Cases 7.4, 9.2, 23.1, 23.7. Rulings R403, R404, R413.
func (g *State) rowBoats(t *engine.Turn) {
	if !g.fairForBoats() {
		return
	}
	for b := range boatNo(g.ofBoats()) {
		w := &g.boats[b]
		if w.boom > 0 && !g.stands(int(w.boom)-1) {
			w.boom = 0 // others have broken it: back to her
		}
		if w.post == rowing && w.men != (party{}) && (w.boom > 0 || g.ships[w.by].fate == afloat) {
			g.rowBoat(b, t)
		}
	}
}

// rowBoat moves one boat.
//
// Cases 7.4, 23.1, 23.7. Ruling R404.
func (g *State) rowBoat(b boatNo, t *engine.Turn) {
	w := &g.boats[b]
	var way, hull plane.Path
	way.Begin(g.boatBase(b), 0)
	way.Ahead(g.boatPace(way.Start().Heading), plane.Whole)
	until, there := plane.Whole, rowing
	if w.boom == 0 {
		hull.Begin(g.base(w.by), 0)
		hull.Wait(plane.Whole)
		if at, ok := plane.FirstContact(&way, &hull, 0); ok {
			until, there = at, atHull
		}
	}
	areas, barriers := g.played().Areas, g.played().Barriers
	for i := range areas {
		if at := strikes(areas[i].Shape, &way); at < until && (areas[i].Ground == Land || areas[i].Ground == HighLand) {
			until, there = at, rowing
		}
	}
	for i := range barriers {
		if at := strikes(barriers[i].line(), &way); g.stands(i) && at < until {
			if until, there = at, rowing; int(w.boom) == i+1 {
				there = breaking
			}
		}
	}
	w.at = way.At(until).At
	switch w.post, w.moves = there, 0; there {
	case atHull:
		w.at = plane.Point{}
		g.tellPost(b, "9.2", t)
	case breaking:
		g.tellPost(b, "23.7", t)
	}
}

// strikes returns when a boat that goes straight on meets a coast or barrier; past the end of the move if it
// does not. One that lies against it may row away from it.
//
// Ruling R404.
func strikes(shape plane.Polygon, way *plane.Path) plane.Time {
	if shape.Touches(way.Start()) && !shape.Cuts(way.Start().At, way.End().At) {
		return plane.Whole + 1
	}
	if at, ok := shape.FirstGround(way, 0); ok {
		return at
	}
	return plane.Whole + 1
}

// boatPace returns how far a boat is rowed in a move.
//
// Case 7.4.
func (g *State) boatPace(heading plane.Heading) Length {
	on := WindAft
	switch a := heading.Off(g.air.from); {
	case a < g.angle(BeamWind):
		on = WindBow
	case a <= g.angle(QuarterWind):
		on = WindQuarter
	}
	return max(g.tables.Oar[BoatOars][on][g.tables.ForceBy[g.air.beaufort].Force], 0)
}

// tugboats returns how many boats pull a ship: fully crewed, with the line made fast, in a calm or a light
// wind.
//
// Case 9.1. Ruling R306.
func (g *State) tugboats(n shipNo) (many Length) {
	if force := g.forceOn(n); force > Light || !g.fairForBoats() {
		return 0
	}
	for b := range boatNo(g.ofBoats()) {
		w := &g.boats[b]
		if w.post == towing && w.by == n && w.moves >= g.tables.Task[PassTow] && g.manned(w) && g.friendly(b, n) {
			many++
		}
	}
	return many
}

// onBoatLine reports whether a boat has made fast to tow a ship, in whatever wind.
//
// Case 9.1.
func (g *State) onBoatLine(n shipNo) bool {
	for b := range boatNo(g.ofBoats()) {
		if w := &g.boats[b]; w.post == towing && w.by == n {
			return true
		}
	}
	return false
}

// boatTow returns how far boats tow a ship in a move on a heading.
//
// Case 9.1. Ruling R514.
func (g *State) boatTow(n shipNo, heading plane.Heading) Length {
	d := &g.tables.Distance
	pace := min(g.tugboats(n)*g.kind(n).BoatTow, d[BoatTowMost])
	switch {
	case pace == 0 || g.forceOn(n) == Calm:
		return pace
	case heading.Off(g.downwind()) <= g.angle(DirectTolerance):
		return min(pace+d[BoatTowDownwind], d[BoatTowMost])
	}
	return pace / 2
}

// boatSpin returns how far boats turn a ship in her own length in a move: bow and stern go as far round as
// one boat tows in a calm.
//
// Case 9.1. Ruling R406.
func (g *State) boatSpin(n shipNo) plane.Angle {
	return plane.ArcAngle(g.kind(n).BoatTow, g.kind(n).Length/2) / tenth * tenth
}

// maySwingRound refuses boats to turn a ship that is ordered a way, or has more way on
// her than she can lose in a move.
//
// Cases 9.1, 17.3. Ruling R406.
func (g *State) maySwingRound(n shipNo, c *course) engine.Illegal {
	switch s := &g.ships[n]; {
	case c.fixed != 0 || c.many > 0 || c.has(VerbSound):
		return no(whyFixed)
	case s.speed > g.kind(n).SlowDown || s.speed < 0:
		return s.underWay("7.6")
	}
	return engine.Illegal{}
}

// mayKedge refuses to haul a ship to her kedge but in a calm, in shallows, with a boat
// that has carried it out ahead of her, and when she has no way on her.
//
// Case 23.4. Ruling R407.
func (g *State) mayKedge(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	switch s := &g.ships[n]; {
	case c.fixed != 0 || c.many > 0 || c.attack:
		return no(whyFixed)
	case g.forceOn(n) != Calm || !g.inShallows(n) || !g.kedgeOut(n):
		return no(whyKedge)
	case s.speed > g.kind(n).SlowDown || s.speed < 0:
		return s.underWay("23.4")
	}
	return engine.Illegal{}
}

// spansOfKedge returns how far a ship hauls herself by her kedge in a move.
//
// Case 23.4.
func (g *State) spansOfKedge(_ shipNo, _ *course, _ order, buf []spans) []spans {
	return fromOne(buf, g.tables.Distance[Kedging]/plane.MM, engine.Length)
}

// kedgeOut reports whether a boat lies ahead of a ship with her kedge.
//
// Case 23.4.
func (g *State) kedgeOut(n shipNo) bool {
	for b := range boatNo(g.ofBoats()) {
		if w := &g.boats[b]; w.post == kedging && w.by == n && g.manned(w) && g.friendly(b, n) {
			return true
		}
	}
	return false
}
