package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A fortNo is the number of a shore battery of the scenario, from 1; 0 is none.
type fortNo int8

// ShoreGuns are the guns of any fort as the object of an order.
//
// Case 25.3.
var ShoreGuns = groupObject(shoreGuns)

// noFort stands for no fort.
const noFort fortNo = 0

// A fort is a shore battery as everyone sees it.
//
// Cases 25.1, 25.2, 25.4, 25.5.
type fort struct {
	gunners int16
	troops  int16
	guns    uint8  // left
	burst   uint8  // as of ships
	streak  uint8  // moves in a row in which it has fired
	steady  uint8  // of these, at the same ship
	aim     shipNo // that ship, noShip if it has not fired
	heat    uint8  // moves for which shot has been heated, 0 without a furnace lit. Ruling R428
	fire    fire
	spare   [padFort]bool
}

// padFort fills fort up to a multiple of four bytes.
const padFort = 1

// maxFortOrders is the most orders that one fort can be given for one move.
const maxFortOrders = 8

// A garrison is what only the fort's own seat knows of it.
type garrison struct {
	orders [maxFortOrders]order
	work   engine.Verb // by which the guns are being loaded or unloaded, 0 if they are not
	load   charge      // what the guns hold. Case 10.3
	worked uint8       // moves of that done
	many   uint8       // how many orders there are
	done   bool        // no more are to come
	spare  [padGarrison]bool
}

// padGarrison fills garrison up to a multiple of four bytes.
const padGarrison = 2

func (g *State) fort(k fortNo) *fort         { return &g.forts[k-1] }
func (g *State) garrison(k fortNo) *garrison { return &g.posts[k-1] }
func (g *State) fortRow(k fortNo) *Fort      { return &g.played().Forts[k-1] }

// lastFort returns the number of the scenario's last fort, noFort if there is none.
func (g *State) lastFort() fortNo { return fortNo(len(g.played().Forts)) }

// newFort returns a fort as it begins, loaded with ball.
//
// Cases 25.1, 25.2. Ruling R60.
func newFort(row *Fort) (fort, garrison) {
	return fort{gunners: row.Gunners, troops: row.Troops, guns: row.Guns, aim: noShip}, garrison{load: withBall}
}

// fortBase returns where a fort's guns stand, a millimetre from each other at least; the middle of its front
// is where ranges and arcs are measured from.
//
// Cases 25.1, 25.3.
func (g *State) fortBase(k fortNo) plane.Base {
	row := g.fortRow(k)
	space := g.tables.Distance[GunSpacing]
	wide := max(Length(row.Guns), fortDepth)
	return plane.Base{At: row.At, Heading: row.Facing, Length: fortDepth * space, Width: wide * space}
}

// fortDepth is how many spaces between guns a fort is deep.
//
// Ruling R426.
const fortDepth = 8

// serves reports whether the guns of a fort are served: there are guns and gunners, and
// no fire that has been out of control for too long.
//
// Cases 25.2, 25.4. Rulings R318, R427.
func (g *State) serves(k fortNo) bool {
	s := g.fort(k)
	return s.guns > 0 && s.gunners > 0 && !(s.fire.how == FireWild && s.fire.moves >= servedOnFire)
}

// servedOnFire is for how many moves guns are served after a fire is out of control.
//
// Case 25.4.
const servedOnFire = 2

// loadForts carries on with loading and unloading the guns of forts. What is ready in
// this move may be fired at its end.
//
// Cases 10.3, 25.2, 25.5. Rulings R59, R60, R315.
func (g *State) loadForts(f *fight) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		h, v := g.garrison(k), g.fortLoads(k)
		if v != h.work {
			h.work, h.worked = v, 0
		}
		if v == 0 || !g.serves(k) {
			continue
		}
		fresh := g.move == 1 && v == VerbLoadHail
		if h.worked++; h.worked < g.fortTakes(k, v) && !fresh {
			continue
		}
		h.work, h.worked = 0, 0
		switch v {
		case VerbUnload:
			h.load = unloaded
			continue
		case VerbLoadHail:
			h.load = withHail
		case VerbLoadHot:
			h.load = withHot
		default:
			h.load = withBall
		}
		if !fresh {
			f.primed |= 1 << k
		}
	}
}

// fortTakes returns how many moves loading or unloading takes a fort: half a move more for each gunner that
// the worst served gun lacks, rounded up. Raw crews who load slowly are those of vessels.
//
// Cases 10.3.1, 25.2, 25.5. Rulings R196, R315.
func (g *State) fortTakes(k fortNo, v engine.Verb) uint8 {
	s := g.fort(k)
	takes := g.tables.Task[LoadGuns]
	switch v {
	case VerbUnload:
		takes = g.tables.Task[UnloadGuns]
	case VerbLoadHot:
		takes = g.tables.Task[LoadRedHot]
	}
	short := max(g.tables.Figure[GunnersPerGun]-s.gunners/int16(max(s.guns, 1)), 0)
	return takes + uint8(short+1)/2
}

// restForts ends the move for the forts: furnaces burn on, bursts are a move older, and
// orders are forgotten.
//
// Cases 11.3, 25.5. Ruling R428.
func (g *State) restForts(f *fight) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		s, h := g.fort(k), g.garrison(k)
		if g.fortOrder(k, VerbHeat, engine.NoObject) || s.heat > 0 {
			s.heat = min(s.heat+1, g.tables.Task[HeatShot])
		}
		s.burst >>= 1
		if f.answered>>k&1 == 0 {
			s.streak, s.steady, s.aim = 0, 0, noShip
		}
		h.orders, h.many, h.done = [maxFortOrders]order{}, 0, false
	}
}

// hideForts forgets what the viewer may not know of forts.
//
// Cases 2.2, 10.3.
func (g *State) hideForts(viewer engine.Seat) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		if g.fortRow(k).Seat == viewer {
			continue
		}
		if *g.garrison(k) = (garrison{}); g.fort(k).guns > 0 && g.result == resultNone {
			g.garrison(k).load = unseen
		}
	}
}

// imagineForts loads the guns of forts with something that the viewer cannot rule out.
//
// Case 10.3. Rulings R59, R60.
func (g *State) imagineForts(d engine.Dice) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		h := g.garrison(k)
		if h.load != unseen {
			continue
		}
		h.load = unloaded
		switch {
		case g.fort(k).streak > 0:
		case g.move == 1:
			h.load = withBall
		default:
			f, _ := d.Throw(engine.Throw{Seat: engine.NoSeat, Dice: 1, Sides: 6})
			h.load = charge(f[0]-1) / 2
		}
	}
}

// fortSees reports whether a fort sees a ship, as a ship of its height would.
//
// Case 5.3. Ruling R426.
func (g *State) fortSees(c *chart, k fortNo, e shipNo) bool {
	if !plane.Within(g.fortBase(k), c.base[e], g.seenFrom(c.flash.has(e))) {
		return false
	}
	row := g.fortRow(k)
	areas := g.played().Areas
	for i := range areas {
		a := &areas[i]
		if a.Ground == HighLand && min(row.High, g.mastHeight(e)) <= a.Height &&
			!a.Shape.Touches(g.fortBase(k)) && a.Shape.Cuts(row.At, c.base[e].Centre()) {
			return false
		}
	}
	return true
}
