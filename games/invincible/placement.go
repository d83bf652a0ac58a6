package invincible

import "github.com/weathergage/weathergage/engine"

// entryEdge returns the edge by which an English squadron in the Armada's box may come
// onto the Tactical Map: the one it sailed in by; the eastern if the Armada came
// to it; the windward one if it lay alongside while the Armada stayed. A squadron
// that has just left and not sailed since has none.
//
// Cases 12.4, 6.1.3. Rulings R4, R90, R92, R93, R102.
func (g *State) entryEdge(s Squadron) Edge {
	switch g.voyage[s] {
	case voyageWest:
		return EdgeWest
	case voyageNorth:
		return EdgeNorth
	case voyageEast:
		return EdgeEast
	case voyageLeft, voyagePort:
		return EdgeNone
	}
	if g.sailed > 0 || g.wind == Easterly {
		return EdgeEast
	}
	return EdgeWest
}

// mayEnterMap checks whether an English squadron may be placed on the Tactical Map.
//
// Cases 12.4, 6.1.3, 11.1. Rulings R5, R86, R90, R101.
func (g *State) mayEnterMap(s Squadron) engine.Reason {
	switch {
	case s > lastEnglish:
		return whyNotYours
	case g.lost[s]:
		return whyLost
	case g.weather == Calm:
		return whyCalmEnter
	case g.at[s] != 0:
		return whyOnTactical
	case g.place[s] != g.armada:
		return whyNotWithArmada
	case g.entryEdge(s) == EdgeNone:
		return whyJustLeft
	case g.entrySquares(s) == squareSet{}:
		return whyEdgeFull
	}
	return 0
}

// entrySquares returns the vacant squares of the edge a squadron comes by.
//
// Case 12.4. Rulings R99, R100.
func (g *State) entrySquares(s Squadron) squareSet {
	return g.vacant().within(&g.tables.areas.entry[g.entryEdge(s)])
}

// enterPlacement asks which English squadrons come onto the Tactical Map.
//
// Cases 12.4, 6.1.3.
func (g *State) enterPlacement(_ *engine.Frame, t *engine.Turn) bool {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.mayEnterMap(s) == 0 {
			return true
		}
	}
	return g.endPlacement(t)
}

// endPlacement ends the phase: how squadrons came to where they are is forgotten.
func (g *State) endPlacement(t *engine.Turn) bool {
	g.voyage = [lastEnglish + 1]voyage{}
	g.sailed = 0
	return g.next(t)
}

// mayComeOn refuses to have a squadron come onto the Tactical Map.
//
// Cases 12.4, 11.1.
func (g *State) mayComeOn(c engine.Choice) engine.Reason {
	f, s := g.flow.Top(), SquadronOf(c.On)
	if c.Seat == Spanish {
		return whyStrategicFoe
	}
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case g.at[s] != 0:
		return whyOnMapAlready
	case f.Step == stepPlacement:
		return g.mayEnterMap(s)
	case !g.isStrategic():
		return 0
	case g.weather == Calm:
		return whyCalmEnter
	}
	return whyAnotherSails(f)
}

func (g *State) offerPlacement(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.mayEnterMap(s) == 0 {
			o.Plain(VerbEnter, s.object(), engine.NoObject, "12.4")
		}
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "12.4")
}

func (g *State) passPlacement(_ *engine.Frame, _ engine.Choice, t *engine.Turn) { g.endPlacement(t) }

// chooseEntry has a squadron come onto the Tactical Map.
//
// Case 12.4.
func (g *State) chooseEntry(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.flow.Push(engine.Frame{Step: stepPlace, About: c.On})
}

// enterPlace waits for the square, unless there is but one.
//
// Case 12.4. Ruling R168.
func (g *State) enterPlace(f *engine.Frame, t *engine.Turn) bool {
	s := SquadronOf(f.About)
	set := g.entrySquares(s)
	if sq := set.only(); sq != 0 {
		g.comeOn(s, sq, t)
		return false
	}
	return true
}

// mayComeOnAt refuses a square of another edge than a squadron comes by, and an occupied one.
//
// Case 12.4.
func (g *State) mayComeOnAt(s Squadron, sq Square) engine.Reason {
	switch {
	case !g.tables.Squares[sq].Entry[g.entryEdge(s)]:
		return whyNotEntry
	case g.occupant[sq] != NoSquadron:
		return whyEntryTaken
	}
	return 0
}

// offerEntry offers the squares at which a squadron comes onto the Tactical Map.
//
// Case 12.4.
func (g *State) offerEntry(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	g.offerSquares(g.entrySquares(SquadronOf(f.About)), VerbPlace, "12.4", o)
}

// doEntry places a squadron on the edge of the Tactical Map.
//
// Case 12.4.
func (g *State) doEntry(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.comeOn(SquadronOf(c.About), SquareOf(c.On), t)
}

// comeOn puts an English squadron on the Tactical Map and so under the Armada.
//
// Cases 12.4, 6.1.3. Ruling R5.
func (g *State) comeOn(s Squadron, sq Square, t *engine.Turn) {
	g.flow.Pop()
	g.put(s, sq)
	t.Tell(engine.Event{Kind: KindEntered, Rule: "12.4", About: s.object(), On: sq.object()})
}
