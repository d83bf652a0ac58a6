package fury

import (
	"errors"
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// drawn reads a board that a person has drawn, and what there is on it of what goals and places are about.
//
// Case 25.5.
func (s *scenarioLoader) drawn() {
	e, p := &s.file.Board, &s.to.Plan
	if *e != (boardEntry{Drawn: e.Drawn, HamletAt: e.HamletAt, Provenance: e.Provenance}) {
		s.sheet.Fail("board.drawn", "expected nothing but hamlet-at and provenance beside a board that is drawn, found more")
	}
	b, rows, err := readBoard([]byte(e.Drawn))
	if err != nil {
		if at := (*engine.TextError)(nil); errors.As(err, &at) {
			s.sheet.FailIn("board.drawn", at.Line, at.Column, at.Why)
		}
		return
	}
	s.rows = rows
	*p = Plan{Width: b.Width, Depth: b.Depth, Drawn: b, Timber: true, HamletAt: s.spot("board.hamlet-at", e.HamletAt)}
	houses := b.all(Building)
	p.Hamlet = Span{len(houses), len(houses)}
	p.Timber = !slices.ContainsFunc(houses, func(i int) bool { return b.Pieces[i].Stone })
	if len(houses) > 0 && e.HamletAt == [2]int{} {
		p.HamletAt = middle(b.Pieces[houses[0]].Shape)
	}
	if works := b.all(Sconce); len(works) > 0 {
		least, most := bounds(b.Pieces[works[0]].Shape)
		p.Sconce, p.SconceAt = min(most.X-least.X, most.Y-least.Y), middle(b.Pieces[works[0]].Shape)
	}
	if len(b.all(Road)) > 0 {
		p.Road = RoadSouthNorth
	}
	switch {
	case len(b.all(Chain)) > 0:
		p.Water = RiverBlocked
	case len(b.all(Beach)) > 0 && len(b.all(Water)) > 0:
		p.Water = Sea
	case len(b.all(Ford)) > 1:
		p.Water = StreamFords
	case len(b.all(Ford)) > 0:
		p.Water = StreamFord
	case len(b.all(Bridge)) > 0:
		p.Water = StreamBridge
	}
	if hills := len(b.all(GentleHill, SteepHill)); len(b.all(Ford)) > 0 {
		p.HillsBeyond = Span{hills, hills}
	}
}

// all returns the pieces of some grounds.
func (b *Board) all(grounds ...Ground) (some []int) {
	for i := range b.Pieces {
		if slices.Contains(grounds, b.Pieces[i].Ground) {
			some = append(some, i)
		}
	}
	return some
}

// playable refuses a board that a person has drawn if the scenario cannot be played on it, and says where: houses that
// touch, or to which there is no way; an edge by which a side cannot come, or leave; a zone without room.
//
// Cases 25.5, 25.6.
func (s *scenarioLoader) playable() {
	b := s.to.Plan.Drawn
	if b == nil || s.sheet.Err() != nil {
		return
	}
	s.walk = b.walk()
	s.houses(b)
	for i := range s.to.Sides {
		side := &s.to.Sides[i]
		for field, place := range side.places() {
			s.standable(fmt.Sprintf("side.%d.%s", i, field), place)
		}
		if side.Objects[Wagon] > 0 || s.to.Special&CrewlessGuns != 0 && side.Guns != [maxGuns + 1]uint8{} {
			edge := side.Place.Edge
			if edge == AnyEdge {
				edge = usualEdge[i]
			}
			s.roadAt(fmt.Sprintf("side.%d.place", i), edge)
		}
	}
	for i := range s.to.Goals {
		g := &s.to.Goals[i]
		path := fmt.Sprintf("goal.%d", i)
		switch {
		case g.Edge == AnyEdge:
		case g.Want == WantWagonsOff || g.Want == WantGunsOff:
			s.roadAt(path, g.Edge)
		default:
			s.passable(path, s.to.Sides[g.Seat].Place, g.Edge)
		}
	}
}

// houses refuses buildings of a drawn board that touch each other, and those to which no way leads from any edge.
//
// Case 25.5.
func (s *scenarioLoader) houses(b *Board) {
	w := s.walk
	w.afresh()
	for _, e := range [...]Edge{NorthEdge, EastEdge, SouthEdge, WestEdge} {
		for _, i := range w.along(e) {
			w.from(i)
		}
	}
	houses := b.all(Building)
	for n, i := range houses {
		shape := b.Pieces[i].Shape
		for _, k := range houses[:n] {
			if !apart(shape, b.Pieces[k].Shape, 0) {
				s.sheet.FailIn("board.drawn", s.rows[i], 1, fmt.Sprintf("expected buildings apart, found one that touches that of line %d of the board", s.rows[k]))
			}
		}
		if !w.isNear(shape) {
			s.sheet.FailIn("board.drawn", s.rows[i], 1, "expected a way to this building from an edge of the board, found none")
		}
	}
}

// along returns the places of a walk along an edge.
func (w *walk) along(e Edge) (all []int) {
	for i := range w.barred {
		x, y := i%w.wide, i/w.wide
		if e == NorthEdge && y == 0 || e == SouthEdge && y == w.deep-1 || e == WestEdge && x == 0 || e == EastEdge && x == w.wide-1 {
			all = append(all, i)
		}
	}
	return all
}

// reaches reports whether a walk has come to an edge.
func (w *walk) reaches(e Edge) bool {
	return slices.ContainsFunc(w.along(e), func(i int) bool { return w.reached[i] })
}

// at returns the point of a place of a walk.
func (w *walk) at(i int) plane.Point { return inchesAt(i%w.wide, i/w.wide) }

// standable refuses a place where no company could ever stand: an edge where all is barred, or has no road where it must,
// or no water for boats, and a zone that nothing lies in.
//
// Case 25.6.
func (s *scenarioLoader) standable(path string, p Place) {
	b, w := s.to.Plan.Drawn, s.walk
	switch {
	case p.Zone != NoZone:
		if !s.hasRoom(p) {
			s.sheet.Fail(path+".zone", "expected room on the board for this zone, found none")
		}
	case p == (Place{}) || p.Edge == AnyEdge:
	case p.Afloat:
		if !slices.ContainsFunc(w.along(p.Edge), func(i int) bool { return b.on(w.at(i)) == Water }) {
			s.sheet.Fail(path+".edge", "expected water on the %sern edge for its boats, found none", edgeNames[p.Edge])
		}
	case p.OnRoad:
		s.roadAt(path, p.Edge)
	case !slices.ContainsFunc(w.along(p.Edge), func(i int) bool { return !w.barred[i] }):
		s.sheet.Fail(path+".edge", "expected ground on the %sern edge to come on by, found none", edgeNames[p.Edge])
	}
}

// hasRoom reports whether a base could stand somewhere in a zone.
//
// Case 25.6.
func (s *scenarioLoader) hasRoom(p Place) bool {
	tb := *s.t
	tb.Scenarios = []ScenarioRow{*s.to}
	g := &State{tables: &tb}
	g.scenario = 1
	if g.ground.lay(s.to.Plan.Drawn) != nil {
		return false
	}
	w := s.walk
	for i := range w.barred {
		base := plane.Base{At: w.at(i), Length: g.length(NumBase), Width: g.length(NumBase)}.Block()
		if (!w.barred[i] || p.Zone == InSconce) && g.ground.isOn(w.at(i)) && g.inZone(p, base) {
			return true
		}
	}
	return false
}

// roadAt refuses a drawn board on which no road reaches an edge.
//
// Cases 22.2, 25.6.
func (s *scenarioLoader) roadAt(path string, e Edge) {
	b := s.to.Plan.Drawn
	for _, i := range b.all(Road) {
		least, most := bounds(b.Pieces[i].Shape)
		if e == NorthEdge && least.Y == 0 || e == SouthEdge && most.Y == b.Depth || e == WestEdge && least.X == 0 || e == EastEdge && most.X == b.Width {
			return
		}
	}
	s.sheet.Fail(path+".edge", "expected a road to the %sern edge, found none", edgeNames[e])
}

// passable refuses a drawn board that has no way for horse from where a side stands or comes on to an edge.
//
// Cases 8.4, 25.5.
func (s *scenarioLoader) passable(path string, from Place, to Edge) {
	w := s.walk
	w.afresh()
	for _, i := range w.along(from.Edge) {
		w.from(i)
	}
	if from.Edge == AnyEdge || from.Zone != NoZone {
		for i := range w.barred {
			w.from(i)
		}
	}
	if !from.Afloat && !w.reaches(to) {
		s.sheet.Fail(path+".edge", "expected a way to the %sern edge, found none", edgeNames[to])
	}
}
