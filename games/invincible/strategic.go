package invincible

import "github.com/weathergage/weathergage/engine"

// Boxes an English squadron may sail: with the wind or against it, and one more
// in gales.
//
// Case 12.3.
const (
	boxesWithWind    = 2
	boxesAgainstWind = 1
)

// What a voyage frame keeps in N[1]; N[0] counts the boxes and ports entered.
const (
	voyageEastward = 1 << iota // it has sailed east
	voyageWestward
	voyageExtra    // the extra box of gales is used
	voyageFromPort // it began in a port
)

// enterExit asks which English squadrons leave the Tactical Map. Nobody does in a
// calm.
//
// Cases 12.1, 11.1. Rulings R24, R86, R89.
func (g *State) enterExit(_ *engine.Frame, t *engine.Turn) bool {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.mayExit(s) == 0 {
			return true
		}
	}
	if g.weather == Calm {
		t.Tell(engine.Event{Kind: KindBecalmed, Rule: "11.1"})
	}
	return g.next(t)
}

// mayExit checks whether an English squadron may leave the Tactical Map now.
//
// Cases 12.1, 11.1. Ruling R86.
func (g *State) mayExit(s Squadron) engine.Reason {
	switch {
	case s > lastEnglish:
		return whyNotYours
	case g.lost[s]:
		return whyLost
	case g.at[s] == 0:
		return whyNotOnMapExit
	case g.weather == Calm:
		return whyCalmSail
	}
	return 0
}

// mayLeave refuses to have a squadron leave the Tactical Map.
//
// Cases 12.1, 11.1.
func (g *State) mayLeave(c engine.Choice) engine.Reason {
	f, s := g.flow.Top(), SquadronOf(c.On)
	if c.Seat == Spanish {
		return whyStrategicFoe
	}
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case g.at[s] == 0:
		return whyNotOnMapExit
	case f.Step == stepExit:
		return g.mayExit(s)
	case !g.isStrategic():
		return 0
	case g.weather == Calm:
		return whyCalmSail
	}
	return whyAnotherSails(f)
}

// isStrategic reports whether the Weather and Strategic Move Phase is on.
//
// Case 5.0.
func (g *State) isStrategic() bool { return sequence.Steps[g.flow.At(0).Step].Phase == phaseStrategic }

// whyAnotherSails returns the reason that a squadron sails or comes onto the Tactical Map, 0 if none does.
//
// Cases 12.3, 12.4.
func whyAnotherSails(f *engine.Frame) engine.Reason {
	if f.Step == stepVoyage || f.Step == stepPlace {
		return whyNotSailing
	}
	return 0
}

func (g *State) offerExit(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.mayExit(s) == 0 {
			o.Plain(VerbExit, s.object(), engine.NoObject, "12.1")
		}
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "12.1")
}

// exit takes a squadron off the Tactical Map; its strategic counter goes on top
// of the Armada.
//
// Case 12.1.
func (g *State) exit(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	s := SquadronOf(c.On)
	g.lift(s)
	g.voyage[s] = voyageLeft
	t.Tell(engine.Event{Kind: KindExit, Rule: "12.1", About: s.object()})
}

// maySetSail refuses to have the Armada sail to a box, or an English squadron set sail.
//
// Cases 12.2, 12.3, 11.1.
func (g *State) maySetSail(c engine.Choice) engine.Reason {
	f, s, to := g.flow.Top(), SquadronOf(c.On), PlaceOf(c.On)
	switch {
	case c.Seat == Spanish && to != 0:
		return g.mayArmadaSail(f, to)
	case c.Seat == Spanish:
		return whyStrategicFoe
	}
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case g.isLeashed(s):
		return whyLeash
	case f.Step == stepSail:
		return g.maySail(s)
	case !g.isStrategic():
		return 0
	case g.weather == Calm:
		return whyCalmSail
	}
	return whyAnotherSails(f)
}

// enterSail asks which English squadron sails as long as one may.
//
// Case 12.3. Rulings R89, R93.
func (g *State) enterSail(_ *engine.Frame, t *engine.Turn) bool {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.maySail(s) == 0 {
			return true
		}
	}
	return g.next(t)
}

// maySail checks whether an English squadron may make a strategic move: not in a
// calm, not from the Tactical Map, once a turn. Seymour waits until the Armada
// has reached Calais Roads.
//
// Cases 12.3, 11.1. Ruling R86.
func (g *State) maySail(s Squadron) engine.Reason {
	switch {
	case s > lastEnglish:
		return whyNotYours
	case g.lost[s]:
		return whyLost
	case g.weather == Calm:
		return whyCalmSail
	case g.at[s] != 0:
		return whyOnTactical
	case g.voyage[s] > voyageLeft:
		return whySailed
	case g.isLeashed(s):
		return whyLeash
	}
	return 0
}

// isLeashed reports whether a squadron is held back until the Armada is at Calais.
//
// Cases 12.3, 17.2.7. Rulings R97, R98.
func (g *State) isLeashed(s Squadron) bool {
	return s == Seymour && g.armada < boxCalaisRoads && !g.isSeymourFree()
}

func (g *State) offerSail(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.maySail(s) == 0 {
			o.Plain(VerbSail, s.object(), engine.NoObject, "12.3")
		}
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "12.3")
}

func (g *State) doSail(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == engine.Pass {
		g.next(t)
		return
	}
	f := engine.Frame{Step: stepVoyage, About: c.On}
	if g.IsInPort(SquadronOf(c.On)) {
		f.N[voyageFlags] = voyageFromPort
	}
	g.flow.Push(f)
}

// box returns the box of a place: itself, or the one a port is joined to.
func (g *State) box(p Place) Place {
	if p >= firstPort {
		return g.tables.Places[p].Box
	}
	return p
}

// maySailTo checks whether a squadron on a voyage may enter a box or port next. It
// keeps its direction, two boxes with the wind or one against it; the step out of
// a port is its first, and a second goes only with the wind. Gales add one box in
// either direction, fog allows one in all. A port ends the voyage, in any wind.
//
// Cases 12.3, 11.1. Rulings R81, R84, R94, R95, R96, R155, R164, R165.
func (g *State) maySailTo(f *engine.Frame, to Place) engine.Reason {
	from := g.place[SquadronOf(f.About)]
	port := to >= firstPort
	switch {
	case to == 0 || to == from || int(to) >= int(firstPort)+g.tables.Ports:
		return whyNotJoined
	case from >= firstPort || port:
		if g.box(from) != g.box(to) || from >= firstPort && port {
			return whyNotJoined
		}
	case to != from+1 && from != to+1:
		return whyNotJoined
	}
	if f.N[voyageBoxes] == 0 {
		return 0
	}
	heading := f.N[voyageFlags] & (voyageEastward | voyageWestward)
	going := heading
	if !port {
		going = direction(from, to)
	}
	switch {
	case g.weather == Fog:
		return whyFogSail
	case port && f.N[voyageFlags]&voyageFromPort != 0:
		return whyPortOnce
	case f.N[voyageFlags]&voyageExtra != 0:
		return whyAllowance
	case (heading == 0 || heading == going) && f.N[voyageBoxes] < g.boxesAllowed(going):
		return 0
	case g.weather == Gales:
		return 0
	case heading != 0 && heading != going:
		return whyTurnBack
	}
	return whyAllowance
}

// direction returns where a voyage from one box to its neighbour heads. Higher numbers
// lie to the east.
//
// Case 12.3.
func direction(from, to Place) int32 {
	if to > from {
		return voyageEastward
	}
	return voyageWestward
}

// boxesAllowed returns how many boxes a voyage in a direction may take without the
// extra one of gales.
//
// Case 12.3. Ruling R95.
func (g *State) boxesAllowed(going int32) int32 {
	if (going == voyageEastward) == (g.wind == Westerly) {
		return boxesWithWind
	}
	return boxesAgainstWind
}

// enterVoyage waits until the squadron stops or can go no further.
//
// Case 12.3.
func (g *State) enterVoyage(f *engine.Frame, _ *engine.Turn) bool {
	s := SquadronOf(f.About)
	if g.IsInPort(s) && f.N[voyageBoxes] > 0 {
		g.flow.Pop() // a port ends the voyage
		return false
	}
	for p := Place(1); int(p) < int(firstPort)+g.tables.Ports; p++ {
		if g.maySailTo(f, p) == 0 {
			return true
		}
	}
	g.flow.Pop()
	return false
}

func (g *State) offerVoyage(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	for p := Place(1); int(p) < int(firstPort)+g.tables.Ports; p++ {
		if g.maySailTo(f, p) == 0 {
			o.Plain(VerbStep, p.object(), engine.NoObject, "12.3")
		}
	}
	sequence.Name(g, d, VerbStop, engine.NoObject, engine.NoObject, "12.3", o)
}

// mayStop refuses to end a voyage before it has begun.
//
// Case 12.3.
func (g *State) mayStop(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	if f.Step == stepVoyage && c.Seat == English && c.About == f.About && f.N[voyageBoxes] == 0 {
		return whyVoyageFirst
	}
	return 0
}

// whySailTo returns why a squadron that has not been chosen to sail enters no box or port.
//
// Case 12.3.
func (g *State) whySailTo(f *engine.Frame, s Squadron) engine.Reason {
	switch f.Step {
	case stepVoyage:
		return whyNotSailing
	case stepSail:
		return or(g.maySail(s), whyNotSailing)
	}
	return whyVoyageWhen
}

// doVoyage takes a squadron one box further, or into port, or ends its voyage. It
// keeps in mind where the last step came from.
//
// Cases 12.3, 12.4. Rulings R81, R96, R102.
func (g *State) doVoyage(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbStop {
		g.flow.Pop()
		return
	}
	s, to := SquadronOf(f.About), PlaceOf(c.On)
	from := g.place[s]
	heading := f.N[voyageFlags] & (voyageEastward | voyageWestward)
	switch {
	case to >= firstPort:
		g.voyage[s] = voyagePort
	case from >= firstPort:
		g.voyage[s] = voyageNorth
	default:
		going := direction(from, to)
		if heading != 0 && heading != going || f.N[voyageBoxes] >= g.boxesAllowed(going) {
			f.N[voyageFlags] |= voyageExtra
		}
		f.N[voyageFlags] |= going
		g.voyage[s] = voyageWest
		if going == voyageWestward {
			g.voyage[s] = voyageEast
		}
	}
	f.N[voyageBoxes]++
	g.place[s] = to
	t.Tell(engine.Event{Kind: KindSailed, Rule: "12.3", About: s.object(), On: to.object()})
}
