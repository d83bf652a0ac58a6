package spain

import "github.com/weathergage/weathergage/engine"

// maySail refuses high seas movement to what is no fleet, or may not put out.
//
// Cases 6.13, 6.21, 8.13, 11.23, 14.22. Rulings R58, R61.
func (g *State) maySail(c engine.Choice) engine.Illegal {
	s := g.stackOf(c.Seat, c.On)
	switch {
	case s.Fleet == 0:
		return no(reasonOnlyFleets)
	case s.Hex == 0:
		return under("6.21", reasonNoSuchFleet)
	}
	if ill := g.mayPutOut(s, false); !ill.OK() {
		return ill
	}
	return g.maySailOneMore(s)
}

// maySailOneMore refuses a stack beyond the six of a turn. The Treasure Fleet alone needs no
// marker and does not count.
//
// Cases 6.11, 11.23. Ruling R293.
func (g *State) maySailOneMore(s Stack) engine.Illegal {
	if most := g.tables.Numbers[NumFleets]; s.Fleet != treasureFleet && int16(g.sailed[s.Seat]) >= most {
		return no(reasonSixStacks, int32(most))
	}
	return allowed
}

// offerSails offers the fleets of a seat that may sail.
//
// Case 6.21.
func (g *State) offerSails(d engine.Decision, o *engine.Offer) {
	for n := uint8(1); n <= treasureFleet; n++ {
		if g.fleets[d.Seat][n] != 0 {
			sequence.Name(g, d, VerbSail, fleetObject(d.Seat, n), 0, "6.21", o)
		}
	}
}

// setCourse begins the path of a fleet.
//
// Case 6.22.
func (g *State) setCourse(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	s := g.stackOf(c.Seat, c.On)
	g.voyage = Voyage{}
	g.voyage.Path[0] = s.Hex
	g.flow.Push(engine.Frame{Step: stepCourse, Seat: s.Seat, About: s.object()})
}

// left returns how many hexes a stack may still go: as many as the ship that has the least left
// of its allowance. A part of a fleet and a joint fleet go by what their own ships have left. A ship
// that a fleet under way has taken up comes under its wind.
//
// Cases 6.14, 6.24. Rulings R56, R57, R59, R67.
func (g *State) left(s Stack) int32 {
	if f := g.flow.Top(); f.Step == stepVoyage {
		return g.leftOf(s, f.N[windLoss])
	}
	return g.leftOf(s, 0)
}

// leftOf returns the same if the wind takes hexes from all ships that have not sailed and are not oared.
//
// Case 6.25.
func (g *State) leftOf(s Stack, less int32) int32 {
	least := int32(maxPath - 1)
	ships := g.ships(s)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		row := g.tables.Row(c)
		left := int32(row.Moves) - int32(g.units[c].Spent)
		if !row.Kind.HasOars() && g.units[c].Mark&markHigh == 0 {
			left -= less
		}
		least = min(least, max(left, 0))
	}
	return least
}

// take lets the wind take hexes from a ship, if she is not oared.
//
// Cases 6.24, 6.25. Rulings R59, R67.
func (g *State) take(ship Counter, less int32) {
	if row := g.tables.Row(ship); !row.Kind.HasOars() {
		g.units[ship].Spent = uint8(min(int32(g.units[ship].Spent)+less, int32(row.Moves)))
	}
}

// mayPlot refuses the next hex of a path: it must adjoin, be open to all ships of the fleet,
// and be within the allowance.
//
// Cases 6.14, 6.22, 6.35, 6.6, 6.8. Rulings R77, R78, R79, R80, R81, R82.
func (g *State) mayPlot(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	v, s, to := &g.voyage, g.stackOf(f.Seat, f.About), hexOf(c.On)
	last := v.Path[v.Steps]
	switch d, ok := g.direction(last, to); {
	case to == 0:
		return allowed
	case !ok:
		return no(reasonNextSea)
	case g.tables.Sail[last]>>d&1 == 0:
		return no(reasonNoWater)
	}
	if most := g.left(s); int32(v.Steps) >= most {
		return no(reasonPathLong, most)
	}
	return g.maySteer(s, to)
}

// mayDeclare refuses a path of no hexes.
//
// Case 6.22.
func (g *State) mayDeclare(engine.Choice) engine.Illegal {
	if g.voyage.Steps == 0 {
		return no(reasonNoPath)
	}
	return allowed
}

// offerCourse offers the next hexes of the path, to declare it and to give it up.
//
// Case 6.22.
func (g *State) offerCourse(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.22")
	sequence.Name(g, d, VerbDeclare, 0, 0, "6.23", o)
	for _, h := range g.tables.Near[g.voyage.Path[g.voyage.Steps]] {
		if h != 0 {
			sequence.Name(g, d, VerbSteer, hexObject(h), 0, "6.22", o)
		}
	}
}

// giveUpPath forgets a path that is not declared.
//
// Case 6.22.
func (g *State) giveUpPath(*engine.Frame, engine.Choice, *engine.Turn) {
	g.voyage = Voyage{}
	g.pop()
}

// doSteer adds a hex to a path, or moves ships along the coast to it.
//
// Cases 6.22, 6.31.
func (g *State) doSteer(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepCoast {
		g.coast(f, c, t)
		return
	}
	v := &g.voyage
	v.Steps++
	v.Path[v.Steps] = hexOf(c.On)
	g.tellOwn(t, engine.Event{Kind: KindSteered, Rule: "6.22", About: f.About, On: c.On, N: [4]int32{int32(v.Steps)}}, f.Seat)
}

// declare makes the path stand: the fleet has moved by the high seas.
//
// Cases 6.13, 6.22, 6.23. Rulings R60, R61, R62, R69.
func (g *State) declare(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
	v, s := &g.voyage, g.stackOf(f.Seat, f.About)
	g.markAll(s, markHigh)
	if s.Fleet != treasureFleet {
		g.sailed[s.Seat]++
	}
	t.Reveal(engine.Only(foe(s.Seat)))
	t.Tell(engine.Event{Kind: KindDeclared, Rule: "6.22", About: f.About, On: hexObject(v.Path[v.Steps]), N: [4]int32{int32(v.Steps)}})
	*f = engine.Frame{Step: stepVoyage, Seat: f.Seat, About: f.About}
}

// markAll marks the ships of a stack and all aboard.
func (g *State) markAll(s Stack, mark Mark) {
	all := g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		g.units[c].Mark |= mark
	}
}

// faces reports whether the wind counts on the declared path, and whether every step goes
// with it: only steps on which a wind blows count.
//
// Cases 6.22, 6.27. Rulings R64, R73.
func (g *State) faces() (counts, with bool) { return g.voyage.faces(g) }

// faces reports the same about any path.
func (v *Voyage) faces(g *State) (counts, with bool) {
	with = true
	for i := range int(v.Steps) {
		blows, helps := g.windOn(v.Path[i], v.Path[i+1])
		counts, with = counts || blows, with && helps
	}
	return counts, with
}

// windOn reports whether a wind blows on a step to a neighbouring hex, and whether the step
// goes with it. In the Mediterranean none does.
//
// Cases 6.22, 6.27. Rulings R64, R73.
func (g *State) windOn(from, to Hex) (blows, helps bool) {
	d, _ := g.direction(from, to)
	wind := g.tables.WindOn(from, d, &g.chosen)
	return wind != 0, wind.IsWith(d)
}

// blows reports whether a wind blows in a hex: not in the Mediterranean.
//
// Case 6.27. Ruling R73.
func (g *State) blows(h Hex) bool { return g.tables.Blows(g.tables.Zone[h], &g.chosen) != 0 }

// drift throws for the wind of a fleet that stays on the high seas, at the end of its
// owner's segment, one fleet at a time. It reports whether it has thrown.
//
// Cases 6.26, 6.27. Rulings R68, R70, R71, R72, R73.
func (g *State) drift(seat engine.Seat, t *engine.Turn) bool {
	for n := uint8(1); n < treasureFleet; n++ {
		s := g.fleet(seat, n)
		if s.Hex == 0 || g.tables.Terrain[s.Hex] != Sea || !g.blows(s.Hex) || !g.drifts(s) {
			continue
		}
		if g.blow(s, true, "6.26", t); g.flow.Top().Step == stepWindLoss {
			g.flow.Top().Code = lossLying
		}
		ships := g.ships(s)
		for c := ships.next(0); c != 0; c = ships.next(c) {
			g.units[c].Mark |= markDone
		}
		return true
	}
	return false
}

// drifts reports whether a fleet has ships that have lain still in this segment, have not rolled for
// it and are not oared.
//
// Cases 6.25, 6.26. Rulings R70, R72.
func (g *State) drifts(s Stack) bool {
	ships := g.ships(s)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if g.units[c].Mark&(markHigh|markDone) == 0 && !g.tables.Row(c).Kind.HasOars() {
			return true
		}
	}
	return false
}
