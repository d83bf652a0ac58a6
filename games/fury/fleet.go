package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// fleetGun is what the ships off the board shoot with.
//
// Case 27.6.
const fleetGun = "culverin"

// hasFleet reports whether a side has culverins of its fleet left to shoot with this turn.
// Either of the two has a segment of its own in every turn.
//
// Case 27.6. Ruling R321.
func (g *State) hasFleet(seat engine.Seat) bool {
	sc := g.played()
	return sc != nil && sc.Special&Fleet != 0 && seat == SeatA && !g.sides[seat].has(sideFleet|sideFleets)
}

// mayBombard refuses a target to the fleet: an enemy company on the board that does not fight
// hand to hand and is seen from the edge of the attackers. With no target it holds its fire.
//
// Case 27.6. Rulings R123, R321.
func (g *State) mayBombard(c engine.Choice) engine.Illegal {
	sc, m := g.played(), g.companyOf(c.On)
	switch {
	case sc == nil || sc.Special&Fleet == 0 || c.Seat != SeatA:
		return no(whyNoFleet)
	case !g.hasFleet(c.Seat):
		return no(whyFleetShot)
	case c.On == engine.NoObject:
		return engine.Illegal{}
	case m == noCompany:
		return engine.Illegal{Why: engine.NotOpen}
	case m.seat() == c.Seat:
		return no(whyOwn)
	case g.companies[m].engaged():
		return no(whyMelee)
	}
	if _, seen := g.fromSea(m); !seen {
		return no(whyUnseen)
	}
	return engine.Illegal{}
}

// offerBombard offers the fleet its targets, and to hold its fire.
//
// Case 27.6.
func (g *State) offerBombard(seat engine.Seat, o *engine.Offer) {
	if !g.hasFleet(seat) || !o.Wants(VerbBombard) {
		return
	}
	o.Plain(VerbBombard, engine.NoObject, engine.NoObject, "27.6")
	for m := range g.each(foe(seat)) {
		if ill := g.mayBombard(engine.Choice{Seat: seat, Verb: VerbBombard, On: m.object()}); ill.OK() {
			o.Plain(VerbBombard, m.object(), engine.NoObject, "27.6")
		}
	}
}

// fleetEvery is how far apart the points of the edge are from which the fleet looks.
//
// Ruling R321.
const fleetEvery = 3 * Inch

// fromSea returns how the fleet sees a company: from the point of the southern edge right before it, else
// from the first of the others, and whether it is behind cover from there.
//
// Case 27.6. Rulings R241, R321.
func (g *State) fromSea(m companyNo) (covered, seen bool) {
	b := g.block(&g.companies[m])
	for k := Length(-1); k*fleetEvery <= g.ground.width; k++ {
		from := plane.Point{X: k * fleetEvery, Y: g.ground.depth}
		if k < 0 {
			from.X = min(max(b.At.X, 0), g.ground.width)
		}
		for i := range int(b.Bases) {
			base := b.Base(i)
			if g.sees(g.line(noCompany, from, 0, m, base)) {
				return g.isCovered(m, from, base.Centre()), true
			}
		}
	}
	return false, false
}

// bombard spends the segment of one culverin.
//
// Case 27.6. Rulings R241, R321.
func (g *State) bombard(c engine.Choice, t *engine.Turn) {
	s := &g.sides[c.Seat]
	if s.has(sideFleet) {
		s.marks |= sideFleets
	}
	s.marks |= sideFleet
	m := g.companyOf(c.On)
	if m == noCompany {
		return
	}
	covered, _ := g.fromSea(m)
	gun := slices.IndexFunc(g.tables.Guns, func(row GunRow) bool { return row.Key == fleetGun })
	battery := company{troop: g.tables.Crew, squadrons: 1, files: 1, gun: Gun(gun)}
	column := g.shotColumn(0, &battery, &g.companies[m], covered)
	g.wake(m, t)
	g.flow.Push(engine.Frame{Step: stepFleet, Seat: engine.NoSeat, About: m.object(), Code: uint16(column + 1)})
}

// fleetAims returns the column of a shot of the fleet, and fleetColumn the same moved as far as the Wheel has turned;
// below 0 for no effect.
//
// Cases 18.3, 27.6. Ruling R287.
func fleetAims(f *engine.Frame) int { return int(f.Code&(1<<shotColumnBits-1)) - 1 }

func fleetColumn(f *engine.Frame) int {
	return min(fleetAims(f)+turned(int32(f.Code), shotWheel), ShotColumns-1)
}

// rollFleet rolls for a shot of the fleet, once both sides have been asked whether they appeal to the
// Wheel.
//
// Cases 18.2, 18.3, 27.6. Rulings R241, R281, R287.
func (g *State) rollFleet(f *engine.Frame, t *engine.Turn) bool {
	m := g.companyOf(f.About)
	if m == noCompany || fleetAims(f) < 0 {
		g.flow.Pop()
		return false
	}
	if f.N[fleetAppealed] == 0 {
		if f.N[fleetAppealed] = 1; g.appeal(ShootingOrFighting, f.About, engine.NoSeat) {
			return false
		}
	}
	column := fleetColumn(f)
	if column < 0 {
		g.flow.Pop()
		return false
	}
	die := int(t.Roll(engine.Throw{Seat: foe(m.seat()), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "27.6", On: f.About})[0])
	g.flow.Pop()
	r := g.shot(column, die, 0)
	t.Tell(engine.Event{Kind: KindBombards, Rule: "27.6", About: m.object(), N: [4]int32{int32(column) + 1, int32(die), int32(r.Shot), engine.Truth(r.Officer)}})
	g.suffer(m, noCompany, r, t)
	return false
}
