package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// The law is the umpire's map of the book: a ship that no enemy sees is not on the
// table for anyone but her own side, until the very moment at which she comes in
// sight. Both sides and those who look on see the same of her.
//
// Case 5.3. Rulings R450, R451.

// sight returns how far one sees: in mist no farther by night than by day.
//
// Case 5.3. Rulings R229, R335.
func (g *State) sight() Sight {
	sc := g.played()
	no := SightClear
	switch force := g.tables.ForceBy[g.air.beaufort].Force; {
	case g.air.weather == Mist && force == Calm:
		no = SightCalmMist
	case g.air.weather == Mist:
		no = SightLightMist
	case sc.Night && g.air.weather == Storm:
		no = SightNightStorm
	case sc.Night && sc.Moon && g.air.weather == Clear:
		no = SightMoon
	case sc.Night:
		no = SightNight
	case g.air.weather == Storm && force == Gale:
		no = SightGaleStorm
	case g.air.weather == Storm:
		no = SightFreshStorm
	}
	return g.tables.Visibility[no]
}

// A chart is where all ships lie at one moment, and whose guns are seen to flash.
type chart struct {
	base  [MaxShips]plane.Base
	flash squad
}

// standing returns the chart of a position between two moves: the flashes are those of the last move.
//
// Case 5.3. Ruling R397.
func (g *State) standing() (c chart) {
	for n := range shipNo(g.ofFleet()) {
		c.base[n] = g.base(n)
		if g.flashed(n) {
			c.flash.add(n)
		}
	}
	return c
}

// flashed reports whether a ship fired in the last move, if only for a signal.
//
// Rulings R397, R415.
func (g *State) flashed(n shipNo) bool {
	s := &g.ships[n]
	return s.beacon || s.guns.streak != [numGroups]uint8{}
}

// openView reports whether nothing can hide a ship: there are no hills, and one sees
// across the whole table.
//
// Case 5.3.
func (g *State) openView() bool {
	sc := g.played()
	if g.sight().Ships < sc.Width+sc.Height {
		return false
	}
	for i := range sc.Areas {
		if sc.Areas[i].Ground == HighLand {
			return false
		}
	}
	return true
}

// seenFrom returns from how far a ship is seen: as far as ships are, or flashes if hers are
// to be seen.
//
// Cases 5.3, 10.1. Rulings R180, R397.
func (g *State) seenFrom(flashes bool) Length {
	sight := g.sight()
	if flashes {
		return max(sight.Ships, sight.Flashes)
	}
	return sight.Ships
}

// sees reports whether ship n sees ship e: near enough, and no hill between them over
// which the masts of both do not rise.
//
// Case 5.3. Rulings R333, R450.
func (g *State) sees(c *chart, n, e shipNo) bool {
	if !plane.Within(c.base[n], c.base[e], g.seenFrom(c.flash.has(e))) {
		return false
	}
	return !g.hillBetween(c.base[n].Centre(), c.base[e].Centre(), min(g.mastHeight(n), g.mastHeight(e)))
}

// hillBetween reports whether a hill that is as high as what looks over it, or higher, lies
// between two points.
//
// Case 5.3. Ruling R333.
func (g *State) hillBetween(from, to plane.Point, height uint8) bool {
	areas := g.played().Areas
	for i := range areas {
		a := &areas[i]
		if a.Ground == HighLand && height <= a.Height && plane.Polygon(a.Shape).Cuts(from, to) {
			return true
		}
	}
	return false
}

// mastHeight returns how high a ship's masts are; 0 if none stands.
//
// Case 5.3. Ruling R333.
func (g *State) mastHeight(n shipNo) uint8 {
	if g.dismasted(n) {
		return 0
	}
	return highestMasts - g.kind(n).MastColumn
}

// highestMasts is the height of the masts of the largest ships.
//
// Ruling R333.
const highestMasts = 3

// inSight reports whether a ship sees another as they lie between two moves.
//
// Cases 5.3, 20.2. Ruling R286.
func (g *State) inSight(n, e shipNo) bool {
	c := chart{flash: 0}
	c.base[n], c.base[e] = g.base(n), g.base(e)
	return g.sees(&c, n, e)
}

// laid reports whether a ship lies on the table for all: an enemy or his fort sees her,
// or one of those that she touches, is locked with, boards or has on a line.
//
// Case 5.3. Ruling R451.
func (g *State) laid(c *chart, n shipNo) bool {
	with := g.company(n)
	for m := range shipNo(g.ofFleet()) {
		if !with.has(m) || g.ships[m].fate != afloat {
			continue
		}
		for e := range shipNo(g.ofFleet()) {
			if g.foes(e, m) && g.sees(c, e, m) {
				return true
			}
		}
		for k := fortNo(1); k <= g.lastFort(); k++ {
			if g.fortRow(k).Seat != g.ships[m].holder && g.serves(k) && g.fortSees(c, k, m) {
				return true
			}
		}
	}
	return false
}

// company returns a ship and all who lie with her, hull to hull or on one line.
//
// Ruling R451.
func (g *State) company(n shipNo) squad {
	all := justOne(n)
	for grown := all; grown != 0; {
		next := squad(0)
		for e := range shipNo(g.ofFleet()) {
			if !grown.has(e) {
				continue
			}
			s := &g.ships[e]
			next |= s.foul | s.touch
			for _, m := range [...]shipNo{s.tug, s.tow, s.boards} {
				if m != noShip {
					next.add(m)
				}
			}
			next |= g.boatCompany(e)
		}
		grown = next &^ all
		all |= next
	}
	return all
}

// allLaid returns the ships that lie on the table for all.
//
// Case 5.3.
func (g *State) allLaid(c *chart) (ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat && g.laid(c, n) {
			ships.add(n)
		}
	}
	return ships
}

// knows reports whether the seat of ship n may know of ship e, as orders are written.
//
// Case 5.3.
func (g *State) knows(n, e shipNo) bool {
	return g.sights(g.ships[n].holder, e)
}

// sights reports whether a seat may know of a ship, as orders are written.
//
// Case 5.3.
func (g *State) sights(seat engine.Seat, e shipNo) bool {
	return g.ships[e].holder == seat || g.known(seat, justOne(e)) != 0
}

// known returns those of some ships that a seat may know of, as orders are written.
//
// Case 5.3.
func (g *State) known(seat engine.Seat, some squad) squad {
	if g.openView() {
		return some
	}
	c := g.standing()
	for e := range shipNo(g.ofFleet()) {
		if some.has(e) && g.ships[e].holder != seat && !g.laid(&c, e) {
			some.drop(e)
		}
	}
	return some
}

// watch keeps which ships lie on the table for all at a moment of the move.
//
// Case 5.3. Ruling R334.
func (g *State) watch(c *chart) {
	if g.onTable = ^squad(0); !g.openView() {
		g.onTable = g.allLaid(c)
	}
}

// watchAt does so by the paths of the ships.
//
// Case 5.3. Ruling R334.
func (g *State) watchAt(v *voyage, at plane.Time) {
	if g.openView() {
		g.onTable = ^squad(0)
		return
	}
	c := g.standing()
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat {
			c.base[n] = v.path[n].At(at)
		}
	}
	g.watch(&c)
}

// hears returns who may be told of ships: everyone of those that lie on the table, of others their own side
// alone.
//
// Case 5.3.
func (g *State) hears(about ...engine.Object) engine.Seats {
	to := engine.Everyone
	for _, o := range about {
		if n := g.shipOf(o); n != noShip && !g.onTable.has(n) {
			to &= engine.Only(g.ships[n].holder)
		}
		if b := g.boatOf(o); b != noBoat && !g.boatSeen(b, g.onTable) {
			to &= engine.Only(g.boatSeat(b))
		}
	}
	return to
}

// tell reports an event to all who may know of the ships that it names. Of a
// personality it names the ship that he began in, wherever she is.
//
// Case 5.3.
func (g *State) tell(t *engine.Turn, e engine.Event) {
	if !t.Hear {
		return
	}
	on := e.On
	if e.Kind == KindKilled || e.Kind == KindTaken || e.Kind == KindFreed {
		on = engine.NoObject
	}
	t.TellApart(g.hears(e.About, on), e, engine.Event{})
}
