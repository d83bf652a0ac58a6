package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Redact forgets the orders of the other side that are not yet open, the parties that
// it has told off, what it has said, what its boats and ships carry, and its ships and
// boats that are out of sight. One who looks on knows what both sides do.
//
// Cases 1.2, 2.2, 3.2, 3.4, 4.1, 5.3. Rulings R40, R80, R409, R450.
func (g *State) Redact(viewer engine.Seat) {
	g.veil(viewer)
	for seat := range numSeats {
		if seat != viewer {
			g.sealed[seat] = false
			g.dispatches[seat] = [maxDispatches]dispatch{}
		}
	}
	for n := range shipNo(g.ofFleet()) {
		h := &g.hidden[n]
		if g.row(n).Seat != viewer {
			h.fuse = 0 // who holds her does not know of it. Ruling R421
		}
		if g.ships[n].holder != viewer {
			*h = secret{fuse: h.fuse}
			g.hideGuns(n)
		}
	}
	g.hideForts(viewer)
	g.hideStakes(viewer)
	g.unhear(viewer)
}

// veil takes the ships of others that the viewer may not know of off the table: those
// in play that are out of sight, and those that were lost out of sight. Each is as she
// began, in the hands in which she was last seen, and those who were lost with her live. Where a ship is veiled already there is
// nobody left to say by whose eyes the others are seen.
//
// Case 5.3. Ruling R450.
func (g *State) veil(viewer engine.Seat) {
	if g.result != resultNone || g.veiled() {
		return
	}
	c := g.standing()
	seen := ^squad(0)
	if !g.openView() {
		seen = g.allLaid(&c)
	}
	hidden := squad(0)
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.holder == viewer || !s.alone && (s.fate != afloat || seen.has(n)) {
			continue
		}
		hidden.add(n)
		was := *s
		*s = g.newShip(n)
		s.fate, s.holder = outOfSight, was.holder
		if was.colours == taken {
			s.colours, s.captor = taken, was.captor
		}
	}
	for i := range g.persons[:g.crowd] {
		if p := &g.persons[i]; p.unseen && g.ships[p.at].holder != viewer {
			p.fortune, p.unseen = inCommand, false
			if g.row(p.of).Seat != g.ships[p.at].holder {
				p.fortune = captive
			}
		}
	}
	for b := range boatNo(g.ofBoats()) {
		if w := &g.boats[b]; g.boatSeat(b) != viewer && w.post != noPost && !g.boatSeen(b, ^hidden) {
			*w = boat{post: aboard, by: b.parent()}
		}
	}
}

// veiled reports whether ships that are out of sight have been taken off the table.
func (g *State) veiled() bool {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == outOfSight {
			return true
		}
	}
	return false
}

// unhear forgets what other sides have said.
//
// Cases 3.2, 3.6.
func (g *State) unhear(viewer engine.Seat) {
	kept := uint8(0)
	for i := range g.says[:g.spoken] {
		if g.says[i].seat == viewer {
			g.says[kept] = g.says[i]
			kept++
		}
	}
	for i := kept; i < g.spoken; i++ {
		g.says[i] = message{}
	}
	g.spoken = kept
}

// Imagine loads the guns of others, and puts ships that are out of sight somewhere.
// Orders that are not open count as not written, and there may be no party.
//
// Cases 2.2, 5.3, 10.3.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == outOfSight {
			g.imagineShip(n, d)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].holder != viewer {
			g.imagineGuns(n, d)
		}
	}
	g.imagineForts(d)
}

// placesTried is at how many places a ship out of sight is imagined before she is
// taken to have left the table.
const placesTried = 500

// imagineShip puts a ship where none of her enemies sees her, and where she sees those on the
// table whom nobody else does, by their flashes, or if that is not found one of them; if no
// such place is found, off the table.
//
// Case 5.3. Ruling R450.
func (g *State) imagineShip(n shipNo, d engine.Dice) {
	s, sc := &g.ships[n], g.played()
	s.prize = party{}
	if s.colours == taken {
		s.prize.soldiers = share(g.nominal(n), uint8(g.tables.Figure[PrizeCrew]))
	}
	s.fate = outOfSight
	alone := g.unwatched(n)
	for i := range placesTried {
		f, _ := d.Throw(engine.Throw{Seat: engine.NoSeat, Dice: 3, Sides: placeSides})
		s.fate = afloat
		s.at = plane.Point{X: sc.Width / placeSides * int32(f[0]), Y: sc.Height / placeSides * int32(f[1])}
		if alone != 0 && i%2 == 0 {
			near := bits.TrailingZeros64(uint64(alone))
			way := plane.Heading(0).Turn(plane.Full / placeSides * plane.Angle(f[0]-1))
			s.at = g.ships[near].at.Go(way, g.sight().Flashes/placeSides*int32(f[1]))
		}
		s.heading = plane.Heading(0).Turn(plane.Full / placeSides * plane.Angle(f[2]-1))
		c := g.standing()
		if !g.clear(n) || !g.onBoard(n) || g.overGround(n) || g.laid(&c, n) {
			continue
		}
		if found := g.watches(&c, n, alone); found == alone || found != 0 && i >= placesTried/2 {
			return
		}
	}
	s.at, s.heading = g.row(n).At, g.row(n).Heading
	s.fate, s.alone = gone, true
}

// unwatched returns the enemies of a ship who are on the table by their flashes, though nobody who is there
// sees them.
//
// Case 5.3. Ruling R450.
func (g *State) unwatched(n shipNo) (alone squad) {
	c := g.standing()
	for e := range shipNo(g.ofFleet()) {
		if g.ships[e].fate == afloat && g.ships[e].holder != g.ships[n].holder && c.flash.has(e) && !g.laid(&c, e) {
			alone.add(e)
		}
	}
	return alone
}

// watches returns those of some ships that a ship sees.
func (g *State) watches(c *chart, n shipNo, some squad) (seen squad) {
	for e := range shipNo(g.ofFleet()) {
		if some.has(e) && g.sees(c, n, e) {
			seen.add(e)
		}
	}
	return seen
}

// onBoard reports whether the middle of a ship lies on the table.
func (g *State) onBoard(n shipNo) bool {
	at, sc := g.base(n).Centre(), g.played()
	return at.X >= 0 && at.Y >= 0 && at.X <= sc.Width && at.Y <= sc.Height
}

// placeSides is into how many parts the table is divided, and the circle, for ships that
// are imagined.
const placeSides = 360

// overGround reports whether a ship lies where she cannot float.
//
// Case 23.2.
func (g *State) overGround(n shipNo) bool {
	areas := g.played().Areas
	for i := range areas {
		if g.barred(n, &areas[i]) > 0 && plane.Polygon(areas[i].Shape).Touches(g.base(n)) {
			return true
		}
	}
	return false
}

// Moment returns the move and what is done in it.
func (g *State) Moment() (turn int, phase string) {
	if g.result != resultNone {
		return int(g.move), "over"
	}
	return int(g.move), sequence[orders].name
}
