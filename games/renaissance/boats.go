package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A ship's boats are hers: she says in her own orders what each of them does, and what
// she has said holds until she says something else. A boat at a hull is made fast to
// it and goes where it goes; one that rows goes straight to the ship it was sent to.
// Boats foul nobody and stop no shot.
//
// Case 9.2. Rulings R401, R402.

// mostBoats is the most boats that a ship carries.
const mostBoats = 4

// A boatNo is the number of a boat in flat.boats, where those of each ship stand
// together.
type boatNo int16

// noBoat stands for no boat.
const noBoat boatNo = -1

// A boat is one ship's boat.
type boat struct {
	at    plane.Point // the middle of its front edge, while it rows or breaks a barrier
	men   party       // in it; the first twenty are its crew
	by    shipNo      // the ship it is aboard of, lies at, works for, or rows to
	post  post
	moves uint8 // full moves that it has spent there
	gun   uint8 // the group whose battery it carries, counted from 1; 0 for none. Case 23.3
	boom  uint8 // the barrier it rows to or works at, counted from 1; 0 for none. Case 23.7
	spare [padBoat]bool
}

// padBoat fills boat up to a multiple of four bytes.
const padBoat = 3

// A post is where a boat is and what it does there.
type post uint8

const (
	noPost    post = iota // there is no such boat
	aboard                // of her ship
	launching             // by her ship
	stowing               // by her ship
	atHull                // made fast to a ship's hull
	rowing                // to a ship or barrier
	towing                // a ship, or passing the line to her. Case 9.1
	kedging               // ahead of a ship's bow. Case 23.4
	breaking              // a barrier. Case 23.7
	storming              // empty at an enemy's hull: her men are on his deck. Case 19.4
	stove                 // lost
	numPosts  = iota
)

// boatAt returns the number of a boat of a ship, counted from 0.
func boatAt(n shipNo, nth int) boatNo { return boatNo(int(n)*mostBoats + nth) }

// parent returns the ship that a boat belongs to.
func (b boatNo) parent() shipNo { return shipNo(b / mostBoats) }

// ofBoats returns one more than the number of the last boat in the match.
func (g *State) ofBoats() int { return g.ofFleet() * mostBoats }

// boatSeat returns whose men row a boat.
func (g *State) boatSeat(b boatNo) engine.Seat { return g.row(b.parent()).Seat }

// inWater reports whether a boat is at sea.
func (w *boat) inWater() bool { return w.post >= atHull && w.post <= storming }

// boatsLeft returns how many of her boats a ship has not lost, wherever they are.
//
// Case 9.2.
func (g *State) boatsLeft(n shipNo) (left int) {
	for nth := range mostBoats {
		if p := g.boats[boatAt(n, nth)].post; p != noPost && p != stove {
			left++
		}
	}
	return left
}

// boatCrew returns how many men a boat wants to tow, to carry, and to work an anchor; boatRoom is how many it
// holds, its crew among them.
//
// Case 9.2. Ruling R306.
func (g *State) boatCrew() int16 { return g.tables.Figure[BoatCrew] }
func (g *State) boatRoom() int16 { return g.boatCrew() + g.tables.Figure[BoatPassengers] }

// manned reports whether a boat is fully crewed.
//
// Case 9.1. Ruling R306.
func (g *State) manned(w *boat) bool { return w.men.men() >= g.boatCrew() }

// lowers reports whether a ship has the say over her boats: she is in play, and her
// own crew has her.
//
// Case 9.2. Ruling R401.
func (g *State) lowers(n shipNo) bool {
	s := &g.ships[n]
	return s.fate == afloat && s.colours == flying && s.holder == g.row(n).Seat
}

// friendly reports whether a ship in play is one that a boat may lie at in peace.
func (g *State) friendly(b boatNo, n shipNo) bool {
	return g.ships[n].fate == afloat && g.ships[n].holder == g.boatSeat(b)
}

// fairForBoats reports whether the weather lets boats be lowered and rowed.
//
// Cases 6.5, 9.2. Ruling R403.
func (g *State) fairForBoats() bool {
	return g.tables.ForceBy[g.air.beaufort].Force != Gale && g.air.weather != Storm
}

// boatBase returns the rectangle of a boat at sea. Those at a hull lie in a string astern of it, those that
// tow in a string ahead of the line, those at a kedge ahead of the bow.
//
// Cases 4.4, 9.1, 23.4. Ruling R402.
func (g *State) boatBase(b boatNo) plane.Base {
	w := &g.boats[b]
	size := g.tables.Distance[BoatBase]
	hull := g.base(w.by)
	before := -hull.Length - g.rank(b)*size
	switch w.post {
	case rowing, breaking:
		return plane.Base{At: w.at, Heading: w.at.Bearing(g.errand(w)), Length: size, Width: size}
	case towing:
		before = g.tables.Distance[TowLine] + (g.rank(b)+1)*size
	case kedging:
		before = g.tables.Distance[KedgeBoat] + (g.rank(b)+1)*size
	}
	return plane.Base{At: hull.On(before, 0), Heading: hull.Heading, Length: size, Width: size}
}

// errand returns the point for which a boat makes: the middle of a hull or of a barrier.
//
// Ruling R404.
func (g *State) errand(w *boat) plane.Point {
	if i := int(w.boom) - 1; i >= 0 && i < len(g.played().Barriers) {
		b := &g.played().Barriers[i]
		return b.A.Add(b.B.From(b.A).Part(1, 2))
	}
	return g.base(w.by).Centre()
}

// rank returns how many boats lie in the same string nearer to the hull.
func (g *State) rank(b boatNo) (before int32) {
	w := &g.boats[b]
	astern := func(p post) bool { return p == atHull || p == storming }
	same := func(p post) bool { return p == w.post || astern(p) && astern(w.post) }
	for i := range g.boats[:b] {
		if o := &g.boats[i]; o.by == w.by && same(o.post) {
			before++
		}
	}
	return before
}

// boatSeen reports whether a boat is on the table for all: its ship is, and the one it
// is at or rows to.
//
// Case 5.3. Ruling R412.
func (g *State) boatSeen(b boatNo, table squad) bool {
	w := &g.boats[b]
	return table.has(b.parent()) && (w.post == stove || table.has(w.by))
}

// boatCompany returns the ships whose boats lie at a ship or work for her, and those at which her boats do.
//
// Case 5.3. Ruling R412.
func (g *State) boatCompany(n shipNo) (ships squad) {
	for b := range boatNo(g.ofBoats()) {
		w := &g.boats[b]
		switch {
		case !w.inWater() || w.post == rowing || w.post == breaking:
		case w.by == n:
			ships.add(b.parent())
		case b.parent() == n:
			ships.add(w.by)
		}
	}
	return ships
}

// loseBoat takes a boat and all in it out of play.
//
// Cases 9.2, 14.5.
func (g *State) loseBoat(b boatNo, rule engine.Case, t *engine.Turn) {
	w := &g.boats[b]
	lost := w.men.men()
	s := &g.ships[b.parent()]
	s.away -= lost
	g.tell(t, engine.Event{Kind: KindBoatLost, Rule: rule, About: g.boatObject(b), N: [4]int32{int32(lost)}})
	*w = boat{post: stove}
}

// shatterBoats destroys boats aboard a ship that gunfire has hit, in proportion to the
// batteries and by the mast sections that it has cost her. left and stood are what she
// had of both before.
//
// Case 9.2. Rulings R187, R308.
func (g *State) shatterBoats(n shipNo, left int, stood Sections, t *engine.Turn) {
	k, s := g.kind(n), &g.ships[n]
	now, had := g.batteries(n)
	each := int(g.tables.Figure[BoatMasts])
	has := g.tables.Layouts[k.Layout].Has &^ (1 << Sprit)
	gone := func(stands Sections) int { return (has &^ stands).Count() / each }
	many := gone(s.masts) - gone(stood)
	if had > 0 {
		many += int(k.Boats)*(had-now)/had - int(k.Boats)*(had-left)/had
	}
	for nth := int(k.Boats) - 1; nth >= 0 && many > 0; nth-- {
		if b := boatAt(n, nth); g.boats[b].post == aboard {
			g.loseBoat(b, "9.2", t)
			many--
		}
	}
}

// boatObject returns a boat as an object.
func (g *State) boatObject(b boatNo) engine.Object {
	return engine.Thing(classBoat, g.object(b.parent()).Number()*mostBoats+int(b)%mostBoats)
}

// boatOf returns the boat of this match that an object names, noBoat if it names none.
func (g *State) boatOf(o engine.Object) boatNo {
	if o.Class() != classBoat {
		return noBoat
	}
	n := g.shipOf(engine.Thing(classShip, o.Number()/mostBoats))
	if n == noShip {
		return noBoat
	}
	b := boatAt(n, o.Number()%mostBoats)
	if g.boats[b].post == noPost {
		return noBoat
	}
	return b
}
