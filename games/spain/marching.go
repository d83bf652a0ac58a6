package spain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// enterMarch begins a Land Movement Segment.
//
// Case 8.0.
func (g *State) enterMarch(f *engine.Frame, _ *engine.Turn) bool { return true }

// mayMarch refuses to move a unit or leader by land to a neighbouring hex: only in its own
// segment, unless it is besieged by land, and as far as its allowance goes; not where enemies stand
// that are not besieged, and as far as its nation may. It says why a direction is not among the ways.
//
// Cases 8.11, 8.12, 8.13, 8.14, 8.21, 8.22, 8.23, 8.24, 8.25, 8.26, 8.27, 10.23, 13.19.
// Rulings R142, R152, R153, R154, R195, R232, R236.
func (g *State) mayMarch(c Counter, to Hex) engine.Illegal {
	if ill := g.mayTakeRoad(c); !ill.OK() {
		return ill
	}
	row, u := g.at(c)
	d, ok := g.direction(u.Hex, to)
	if !ok {
		return no(reasonOneHex)
	}
	if ill := g.mayStep(c, u.Hex, d); !ill.OK() {
		return ill
	}
	if g.isTired(c) {
		return no(reasonAllowance, int32(row.Moves))
	}
	return g.mayEnter(g.tables.Seat(c), to)
}

// mayTakeRoad refuses to move a unit or leader by land, wherever it would go.
//
// Cases 8.21, 8.22, 10.23.
func (g *State) mayTakeRoad(c Counter) engine.Illegal {
	switch why := g.whyOffRoad(c); why {
	case 0:
		return allowed
	case reasonNotOnLand:
		return or(g.notCome(c), why)
	case reasonNotControlled:
		return g.notControlled(c)
	default:
		return no(why)
	}
}

// whyOffRoad returns the reason of mayTakeRoad, 0 for yes.
func (g *State) whyOffRoad(c Counter) engine.Reason {
	switch row, u := g.at(c); {
	case row.Kind.IsNaval():
		return reasonShipsMarch
	case u.Where != Ashore:
		return reasonNotOnLand
	case !g.controls(row.Nation):
		return reasonNotControlled
	case g.shut[g.tables.Seat(c)].has(u.Hex):
		return reasonBesiegedMarch
	}
	return 0
}

// isTired reports whether a unit or leader has used up its allowance.
//
// Case 8.11.
func (g *State) isTired(c Counter) bool { return g.units[c].Spent >= g.tables.Row(c).Moves }

// mayMarchOn is mayMarch for a unit, or for the units of a hex: one that may is enough.
//
// Case 8.0.
func (g *State) mayMarchOn(c engine.Choice) engine.Illegal {
	unit, from, to := g.tables.counterOf(c.With), hexOf(c.With), hexOf(c.On)
	switch {
	case to == 0:
		return allowed
	case unit != Unseen:
		return g.mayMarch(unit, to)
	}
	why, all := under("8.0", reasonNobodyThere), g.onLand(c.Seat)
	for m := all.next(0); m != 0; m = all.next(m) {
		if g.units[m].Hex != from || from == 0 {
			continue
		}
		ill := g.mayMarch(m, to)
		if ill.OK() {
			return allowed
		}
		if why.Why == reasonNobodyThere {
			why = ill
		}
	}
	return why
}

// mayEnter refuses a hex with enemy land units that are not besieged there by one's own.
//
// Cases 8.12, 9.22, 10.12, 10.14. Rulings R108, R152, R168.
func (g *State) mayEnter(seat engine.Seat, h Hex) engine.Illegal {
	if why := g.whyHeld(seat, h); why != 0 {
		return no(why)
	}
	return allowed
}

// whyHeld returns the reason of mayEnter, 0 for yes.
func (g *State) whyHeld(seat engine.Seat, h Hex) engine.Reason {
	switch {
	case g.shut[seat].has(h):
		return reasonDriveOff
	case g.holdsOut(foe(seat), h):
		return reasonEnemyHex
	}
	return 0
}

// holdsOut reports whether land units of a side that are not besieged stand in a hex.
//
// Cases 6.54, 8.12, 9.22.
func (g *State) holdsOut(seat engine.Seat, h Hex) bool {
	return g.ashore[seat].has(h) && !g.shut[seat].has(h)
}

// offerMarch offers each unit its neighbouring hexes, and each stack those to which any of
// it may go.
//
// Case 8.0.
func (g *State) offerMarch(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "8.0")
	if g.acts >= mostActs || !o.Wants(VerbMarch) {
		return
	}
	var offered [numHexes]uint8 // by hex: directions in which its stack has been offered
	var open [numHexes]uint8    // by hex: its entrances, and known
	const known = 1 << hex.Directions
	units := g.onLand(d.Seat)
	for c := units.next(0); c != 0; c = units.next(c) {
		ways := g.exits(c)
		if ways == 0 {
			continue
		}
		h := g.units[c].Hex
		if open[h] == 0 {
			open[h] = g.entrances(d.Seat, h) | known
		}
		ways &= open[h]
		near, unit := &g.tables.Near[h], counterObject(c)
		for rest := ways; rest != 0; rest &= rest - 1 {
			o.Plain(VerbMarch, hexObject(near[bits.TrailingZeros8(rest)]), unit, "8.0")
		}
		for rest := ways &^ offered[h]; rest != 0; rest &= rest - 1 {
			o.Plain(VerbMarch, hexObject(near[bits.TrailingZeros8(rest)]), hexObject(h), "8.0")
		}
		offered[h] |= ways
	}
}

// ways returns the directions in which a unit or leader may march: those in which mayMarch refuses nothing.
//
// Case 8.0.
func (g *State) ways(c Counter) uint8 {
	ways := g.exits(c)
	if ways != 0 {
		ways &= g.entrances(g.tables.Seat(c), g.units[c].Hex)
	}
	return ways
}

// exits returns the ways of a unit or leader if nothing but its own state and nation barred them.
//
// Cases 8.11, 8.21 to 8.27.
func (g *State) exits(c Counter) uint8 {
	if g.isTired(c) || g.whyOffRoad(c) != 0 {
		return 0
	}
	return g.lands(c, g.units[c].Hex)
}

// entrances returns the directions by land from a hex in which mayEnter refuses nothing.
//
// Cases 8.12, 8.13, 10.14.
func (g *State) entrances(seat engine.Seat, h Hex) (open uint8) {
	for rest := g.tables.Marching(h, &g.chosen); rest != 0; rest &= rest - 1 {
		d := bits.TrailingZeros8(rest)
		if g.whyHeld(seat, g.tables.Near[h][d]) == 0 {
			open |= 1 << d
		}
	}
	return open
}

// march moves a unit, or all of a stack that may go.
//
// Case 8.0.
func (g *State) march(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	to := hexOf(c.On)
	if unit := g.tables.counterOf(c.With); unit != Unseen {
		g.step(unit, to, t)
		return
	}
	from, all := hexOf(c.With), g.onLand(c.Seat)
	for m := all.next(0); m != 0; m = all.next(m) {
		if g.units[m].Hex != from {
			continue
		}
		if ill := g.mayMarch(m, to); ill.OK() {
			g.step(m, to, t)
		}
	}
}

// step moves one unit to a neighbouring hex and settles what follows.
//
// Cases 5.55, 8.0, 8.28, 14.1, 16.2.
func (g *State) step(c Counter, to Hex, t *engine.Turn) {
	u, seat := g.units[c], g.tables.Seat(c)
	u.Hex = to
	u.Spent++
	u.Mark |= markMoved
	g.tellOwn(t, engine.Event{Kind: KindMarched, Rule: "8.0", On: hexObject(to), With: counterObject(c), N: [4]int32{int32(seat)}}, seat)
	g.place(c, u, t)
}

// place puts a land unit or leader ashore in a hex, and settles all that its coming brings
// about there: it is the way of marches, retreats, advances, debarkations and risings.
//
// Cases 5.55, 13.17, 16.2. Ruling R234.
func (g *State) place(c Counter, u Unit, t *engine.Turn) {
	g.set(c, u)
	if g.tables.Row(c).Kind.IsLand() {
		g.arrive(c, t)
	}
}

// suffers returns the next land unit of a seat that marched in winter and has not rolled yet, or Unseen if there is none.
//
// Case 14.1. Rulings R163, R237.
func (g *State) suffers(seat engine.Seat) Counter {
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := &g.units[c]; u.Mark&markMoved != 0 && u.Where == Ashore && g.tables.Row(c).Kind.IsLand() {
			return c
		}
	}
	return Unseen
}

// enterAttrition rolls for each land unit that marched in winter.
//
// Case 14.1. Rulings R163, R233, R237, R284.
func (g *State) enterAttrition(f *engine.Frame, t *engine.Turn) bool {
	if !g.winter() {
		return g.next(t)
	}
	c := g.suffers(f.Seat)
	if c == Unseen {
		return g.next(t)
	}
	die := t.Roll(engine.Throw{Seat: f.Seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "14.1"})[0]
	lost := int32(0)
	if int16(die) <= g.tables.Numbers[NumAttritionMost] {
		lost = 1
	}
	t.Reveal(engine.Everyone)
	g.tellOwn(t, engine.Event{Kind: KindAttrition, Rule: "14.1", With: counterObject(c), N: [4]int32{int32(die), lost}}, f.Seat)
	g.units[c].Mark &^= markMoved
	if lost != 0 {
		g.remove(c, Off, false)
	}
	return false
}
