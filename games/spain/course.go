package spain

import "github.com/weathergage/weathergage/engine"

// maySail refuses high seas movement to what is no fleet, or may not put out.
//
// Cases 6.13, 6.21, 8.13, 11.23, 14.22. Rulings R58, R61.
func (g *State) maySail(s Stack) engine.Illegal {
	if s.Fleet == 0 {
		return no(reasonOnlyFleets)
	}
	return g.mayPutOut(s)
}

// offerSails offers the fleets of a seat that may sail.
//
// Case 6.21.
func (g *State) offerSails(seat engine.Seat, o *engine.Offer) {
	if !o.Wants(VerbSail) {
		return
	}
	for n := uint8(1); n <= treasureFleet; n++ {
		if ill := g.maySail(g.fleet(seat, n)); ill.OK() {
			o.Plain(VerbSail, fleetObject(seat, n), 0, "6.21")
		}
	}
}

// setCourse begins the path of a fleet.
//
// Case 6.22.
func (g *State) setCourse(s Stack) {
	g.voyage = Voyage{}
	g.voyage.Path[0] = s.Hex
	g.flow.Push(engine.Frame{Step: stepCourse, Seat: s.Seat, About: s.object()})
}

// allowance is how far a stack may go: as far as its slowest ship, when the wind takes so
// many hexes from those that are not oared.
//
// Cases 6.14, 6.24, 6.25. Rulings R59, R67.
func (g *State) allowance(s Stack, less int32) int32 {
	least := int32(maxPath - 1)
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		row := g.tables.Row(c)
		if !row.Kind.IsNaval() || !g.holds(s, c) {
			continue
		}
		moves := int32(row.Moves)
		if !row.Kind.HasOars() {
			moves -= less
		}
		least = min(least, max(moves, 0))
	}
	return least
}

// mayPlot refuses the next hex of a path: it must adjoin, be open to all ships of the fleet,
// and be within the allowance.
//
// Cases 6.14, 6.22, 6.35, 6.6, 6.8. Rulings R77 to R82.
func (g *State) mayPlot(f *engine.Frame, to Hex) engine.Illegal {
	v, s := &g.voyage, g.stackOf(f.Seat, f.About)
	last := v.Path[v.Steps]
	d, ok := g.direction(last, to)
	most := g.allowance(s, 0)
	switch {
	case !ok || g.tables.Sail[last]>>d&1 == 0:
		return no(reasonNextSea)
	case int32(v.Steps) >= most:
		return no(reasonPathLong, most)
	}
	return g.mayGo(s, to)
}

// offerCourse offers the next hexes of the path, to declare it and to give it up.
//
// Case 6.22.
func (g *State) offerCourse(f *engine.Frame, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.22")
	v := &g.voyage
	if v.Steps > 0 {
		o.Plain(VerbDeclare, 0, 0, "6.23")
	}
	if !o.Wants(VerbSteer) {
		return
	}
	for _, h := range g.tables.Near[v.Path[v.Steps]] {
		if h == 0 {
			continue
		}
		if ill := g.mayPlot(f, h); ill.OK() {
			o.Plain(VerbSteer, hexObject(h), 0, "6.22")
		}
	}
}

// course carries out a choice of the path. A declared path stands, and the fleet has moved
// by the high seas.
//
// Cases 6.13, 6.22, 6.23. Rulings R60 to R62, R69.
func (g *State) course(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	v := &g.voyage
	switch c.Verb {
	case engine.Pass:
		*v = Voyage{}
		g.pop()
	case VerbSteer:
		v.Steps++
		v.Path[v.Steps] = hexOf(c.On)
	case VerbDeclare:
		s := g.stackOf(f.Seat, f.About)
		g.markAll(s, markHigh)
		t.Reveal(engine.Only(foe(s.Seat)))
		t.Tell(engine.Event{Kind: KindDeclared, Rule: "6.22", About: f.About, On: hexObject(v.Path[v.Steps]), N: [4]int32{int32(v.Steps)}})
		*f = engine.Frame{Step: stepVoyage, Seat: f.Seat, About: f.About}
	}
}

// markAll marks the ships of a stack and all aboard.
func (g *State) markAll(s Stack, mark Mark) {
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		if g.holds(s, c) {
			g.units[c].Mark |= mark
		}
	}
}

// faces reports whether the wind counts on the declared path, and whether every step goes
// with it: only steps from hexes in which a wind blows count.
//
// Cases 6.22, 6.27. Rulings R64, R73.
func (g *State) faces() (counts, with bool) {
	with = true
	for i := range int(g.voyage.Steps) {
		if from := g.voyage.Path[i]; g.blows(from) {
			d, _ := g.direction(from, g.voyage.Path[i+1])
			counts = true
			with = with && g.tables.IsWith(from, d, &g.chosen)
		}
	}
	return counts, with
}

// blows reports whether a wind blows in a hex: not in the Mediterranean.
//
// Case 6.27. Ruling R73.
func (g *State) blows(h Hex) bool { return g.tables.Blows(g.tables.Zone[h], &g.chosen) != 0 }

// drift throws for the wind of a fleet that stays on the high seas, at the end of its
// owner's segment, one fleet at a time. It reports whether it has thrown.
//
// Cases 6.26, 6.27. Rulings R70 to R73.
func (g *State) drift(seat engine.Seat, t *engine.Turn) bool {
	for n := uint8(1); n < treasureFleet; n++ {
		s := g.fleet(seat, n)
		if s.Hex == 0 || g.tables.Terrain[s.Hex] != Sea || !g.blows(s.Hex) || g.hasSailed(s) || g.isRowed(s) {
			continue
		}
		g.blow(s, true, "6.26", t)
		g.markAll(s, markHigh)
		return true
	}
	return false
}

// hasSailed reports whether all ships of a stack have moved by the high seas this turn.
//
// Case 6.26. Ruling R72.
func (g *State) hasSailed(s Stack) bool {
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		if g.holds(s, c) && g.tables.Row(c).Kind.IsNaval() && g.units[c].Mark&markHigh == 0 {
			return false
		}
	}
	return true
}
