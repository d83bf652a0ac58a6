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
// that are not besieged, and as far as its nation may.
//
// Cases 8.11, 8.12, 8.13, 8.14, 8.21, 8.22, 8.23, 8.24, 8.25, 8.26, 8.27, 10.23, 13.19.
// Rulings R142, R152, R153, R154, R195, R232, R236.
func (g *State) mayMarch(c Counter, to Hex) engine.Illegal {
	row, u := g.at(c)
	seat := g.tables.Seat(c)
	switch {
	case row.Kind.IsNaval():
		return no(reasonShipsMarch)
	case u.Where != Ashore:
		return or(g.notCome(c), reasonNotOnLand)
	case !g.controls(row.Nation):
		return g.notControlled(c)
	case g.shut[seat].has(u.Hex):
		return no(reasonBesiegedMarch)
	}
	d, ok := g.direction(u.Hex, to)
	if !ok {
		return no(reasonOneHex)
	}
	if ill := g.mayStep(c, u.Hex, d); !ill.OK() {
		return ill
	}
	if u.Spent >= row.Moves {
		return no(reasonAllowance, int32(row.Moves))
	}
	return g.mayEnter(seat, to)
}

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
	switch {
	case g.shut[seat].has(h):
		return no(reasonDriveOff)
	case g.holdsOut(foe(seat), h):
		return no(reasonEnemyHex)
	}
	return allowed
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
	var ways [numHexes]uint8    // by hex: those to a hex that units may enter, and knownWays
	units := g.onLand(d.Seat)
	for c := units.next(0); c != 0; c = units.next(c) {
		h := g.units[c].Hex
		if ways[h] == 0 {
			ways[h] = g.openWays(d.Seat, h) | knownWays
		}
		leads := ways[h] & g.ways(c)
		near := &g.tables.Near[h]
		for rest := leads; rest != 0; rest &= rest - 1 {
			o.Plain(VerbMarch, hexObject(near[bits.TrailingZeros8(rest)]), counterObject(c), "8.0")
		}
		for rest := leads &^ offered[h]; rest != 0; rest &= rest - 1 {
			o.Plain(VerbMarch, hexObject(near[bits.TrailingZeros8(rest)]), hexObject(h), "8.0")
		}
		offered[h] |= leads
	}
}

// ways returns the directions in which a unit or leader ashore may still march, whoever stands
// there: as far as its allowance goes, and as its nation may.
//
// Cases 8.11, 8.21 to 8.27.
func (g *State) ways(c Counter) uint8 {
	row, u := g.at(c)
	if u.Spent >= row.Moves || !g.controls(row.Nation) {
		return 0
	}
	return g.tables.Roam[g.limit(row.Nation)][u.Hex]
}

// knownWays marks that the ways from a hex have been found.
const knownWays = 1 << hex.Directions

// openWays returns the directions from a hex to neighbouring ones that land units of a seat may
// enter, whatever their nation: none for the besieged.
//
// Cases 8.12 to 8.14, 10.14. Ruling R151.
func (g *State) openWays(seat engine.Seat, h Hex) uint8 {
	if g.shut[seat].has(h) {
		return 0
	}
	open := g.tables.Marching(h, &g.chosen)
	for rest := open; rest != 0; rest &= rest - 1 {
		d := bits.TrailingZeros8(rest)
		to := g.tables.Near[h][d]
		if g.shut[seat].has(to) || g.holdsOut(foe(seat), to) {
			open &^= 1 << d
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
		if g.units[m].Hex != from || g.units[m].Where != Ashore {
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

// enterAttrition rolls for each land unit that marched in winter.
//
// Case 14.1. Rulings R163, R233, R237, R284.
func (g *State) enterAttrition(f *engine.Frame, t *engine.Turn) bool {
	if !g.winter() {
		return g.next(t)
	}
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		u := &g.units[c]
		if u.Mark&markMoved == 0 || u.Where != Ashore || !g.tables.Row(c).Kind.IsLand() {
			continue
		}
		die := t.Roll(engine.Throw{Seat: f.Seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "14.1"})[0]
		lost := int32(0)
		if int16(die) <= g.tables.Numbers[NumAttritionMost] {
			lost = 1
		}
		t.Reveal(engine.Everyone)
		g.tellOwn(t, engine.Event{Kind: KindAttrition, Rule: "14.1", With: counterObject(c), N: [4]int32{int32(die), lost}}, f.Seat)
		u.Mark &^= markMoved
		if lost != 0 {
			g.remove(c, Off, false)
		}
		return false
	}
	return g.next(t)
}
