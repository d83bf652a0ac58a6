package spain

import "github.com/weathergage/weathergage/engine"

// beginRetreat marks the units and leaders of a side that must retreat from the combat. Those who fought it under
// siege need not, though their besiegers may be gone by now.
//
// Cases 9.21, 9.24. Ruling R316.
func (g *State) beginRetreat(seat engine.Seat) {
	for c, end := g.tables.of(seat); c < end; c++ {
		u := &g.units[c]
		part := g.defends(c) || u.Mark&markTaken != 0
		if part && u.Where == Ashore && !g.foughtBesieged(seat, u.Hex) {
			u.Mark |= markFlight
		}
	}
	g.flow.Push(engine.Frame{Step: stepRetreat, Seat: seat})
}

// foughtBesieged reports whether units of a side in a hex were under siege when the combat began: those
// attacked by besiegers, and those who attack besiegers in their own hex.
//
// Case 9.24. Ruling R316.
func (g *State) foughtBesieged(seat engine.Seat, h Hex) bool {
	cb := &g.combat
	if seat != cb.Attacker {
		return cb.Barred
	}
	return h == cb.To && !cb.Barred
}

// isFleeing reports whether a counter is a land unit that must retreat. Leaders only go along.
//
// Cases 9.21, 13.17.
func (g *State) isFleeing(c Counter) bool {
	return g.units[c].Mark&markFlight != 0 && g.tables.Row(c).Kind.IsLand()
}

// mayRetreat refuses a hex to a unit that must retreat.
//
// Cases 9.21, 9.22. Rulings R145, R168.
func (g *State) mayRetreat(c Counter, to Hex) engine.Illegal {
	u := &g.units[c]
	if u.Mark&markFlight == 0 {
		return no(reasonNoRetreat)
	}
	d, ok := g.direction(u.Hex, to)
	if !ok {
		return under("9.21", reasonOneHex)
	}
	ill := g.mayStep(c, u.Hex, d)
	if ill.OK() {
		ill = g.mayEnter(g.tables.Seat(c), to)
	}
	switch ill.Why {
	case reasonHexside, reasonClosed, reasonEnemyHex, reasonDriveOff:
		ill.Rule = "9.22"
	}
	return ill
}

// mayAnyRetreat is mayRetreat for the units of a hex: one that may is enough.
//
// Case 9.21. Ruling R167.
func (g *State) mayAnyRetreat(c engine.Choice) engine.Illegal {
	why, from := no(reasonNoRetreat), hexOf(c.With)
	for m, end := g.tables.of(c.Seat); from != 0 && m < end; m++ {
		if g.units[m].Hex != from || !g.isFleeing(m) {
			continue
		}
		ill := g.mayRetreat(m, hexOf(c.On))
		if ill.OK() {
			return allowed
		}
		if why.Why == reasonNoRetreat {
			why = ill
		}
	}
	return why
}

// canRetreat reports whether there is a hex to which a unit may retreat.
func (g *State) canRetreat(c Counter) bool {
	for _, h := range g.tables.Near[g.units[c].Hex] {
		if h == 0 {
			continue
		}
		if ill := g.mayRetreat(c, h); ill.OK() {
			return true
		}
	}
	return false
}

// enterRetreat eliminates the units that can retreat nowhere, and ends when no others are
// left to go. Leaders who are left without units do not retreat: they leave when the combat is
// over.
//
// Cases 9.22, 13.17. Ruling R145.
func (g *State) enterRetreat(f *engine.Frame, t *engine.Turn) bool {
	waits := false
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		switch {
		case !g.isFleeing(c):
		case g.canRetreat(c):
			waits = true
		default:
			t.Tell(engine.Event{Kind: KindStepLost, Rule: "9.22", With: counterObject(c)})
			g.remove(c, Off, true)
		}
	}
	return waits || g.pop()
}

// offerRetreat offers the hexes to which any of the units may retreat: all go together that
// may, and the rest elsewhere.
//
// Case 9.21. Ruling R167.
func (g *State) offerRetreat(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		if !g.isFleeing(c) {
			continue
		}
		for _, h := range g.tables.Near[g.units[c].Hex] {
			if h != 0 && g.firstToRetreat(c, h) {
				o.Plain(VerbRetreat, hexObject(h), hexObject(g.units[c].Hex), "9.21")
			}
		}
	}
}

// firstToRetreat reports whether a unit may retreat to a hex, and is the first of its hex
// that may.
func (g *State) firstToRetreat(c Counter, to Hex) bool {
	if ill := g.mayRetreat(c, to); !ill.OK() {
		return false
	}
	for m, _ := g.tables.of(g.tables.Seat(c)); m < c; m++ {
		if g.units[m].Hex != g.units[c].Hex || !g.isFleeing(m) {
			continue
		}
		if ill := g.mayRetreat(m, to); ill.OK() {
			return false
		}
	}
	return true
}

// retreat moves all units that may go to a hex. Those who were attacked are not attacked again where nobody
// else of theirs stands.
//
// Cases 9.0, 9.21, 16.2. Rulings R157, R167, R169, R170, R282.
func (g *State) retreat(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	from, to, seat := hexOf(c.With), hexOf(c.On), f.Seat
	t.Tell(engine.Event{Kind: KindRetreated, Rule: "9.21", On: c.On, N: [4]int32{int32(seat)}})
	g.noteStruck(seat, to)
	for m, end := g.tables.of(seat); m < end; m++ {
		if g.units[m].Hex != from {
			continue
		}
		if ill := g.mayRetreat(m, to); ill.OK() {
			u := g.units[m]
			u.Hex = to
			u.Mark &^= markFlight
			g.place(m, u, t)
		}
	}
}

// noteStruck notes that units of a side go from a combat into a hex. Those who have been attacked make a stack
// that has been attacked there too, unless they come to friends who have not.
//
// Case 9.0. Rulings R157, R170.
func (g *State) noteStruck(seat engine.Seat, to Hex) {
	if seat != g.combat.Attacker && !g.ashore[seat].has(to) {
		g.struck.add(to)
	}
}

// beginAdvance asks the victors whether they advance into a hex that the combat has
// emptied: the attackers into the defenders' hex, or else the defenders into theirs. Who had to
// retreat is no victor.
//
// Case 9.23. Rulings R171, R180.
func (g *State) beginAdvance() {
	cb := &g.combat
	defender := foe(cb.Attacker)
	switch {
	case cb.From == cb.To:
	case cb.Retreats[cb.Attacker] && !g.ashore[defender].has(cb.To):
	case !g.ashore[defender].has(cb.To) && g.haveFought(&g.tables.Troops[cb.Attacker]):
		g.flow.Push(engine.Frame{Step: stepAdvance, Seat: cb.Attacker, About: hexObject(cb.To)})
	case !g.ashore[cb.Attacker].has(cb.From) && g.holdsOut(defender, cb.To):
		g.flow.Push(engine.Frame{Step: stepAdvance, Seat: defender, About: hexObject(cb.From)})
	}
}

// mayFollow refuses a unit that did not win the combat, that nobody controls yet, or that may
// not enter the hex.
//
// Cases 8.21, 8.22, 9.12, 9.23. Rulings R142, R145, R171, R247.
func (g *State) mayFollow(f *engine.Frame, c Counter) engine.Illegal {
	u, to := &g.units[c], hexOf(f.About)
	switch {
	case u.Where != Ashore || u.Mark&markTaken == 0 && !g.defends(c) || u.Hex == to:
		return no(reasonNoAdvance)
	case !g.controls(g.tables.Row(c).Nation):
		return g.notControlled(c)
	}
	d, ok := g.direction(u.Hex, to)
	if !ok {
		return under("9.23", reasonOneHex)
	}
	return g.mayStep(c, u.Hex, d)
}

// mayFollowInto refuses a unit that does not advance into the hex that combat has emptied, or a fleet that does not enter
// the port that it has relieved.
//
// Cases 9.23, 10.14.
func (g *State) mayFollowInto(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	unit := g.tables.counterOf(c.On)
	switch {
	case f.Step == stepNaval:
		_, n := fleetOf(c.On)
		return g.mayRelieve(n)
	case unit == Unseen:
		return allowed
	case g.tables.Seat(unit) != c.Seat:
		return no(reasonNotYours)
	}
	return g.mayFollow(f, unit)
}

// enterAdvance ends when nobody is left who may advance.
//
// Case 9.23.
func (g *State) enterAdvance(f *engine.Frame, t *engine.Turn) bool {
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		if ill := g.mayFollow(f, c); ill.OK() {
			return true
		}
	}
	return g.pop()
}

// offerAdvance offers each unit that may advance, or none.
//
// Case 9.23.
func (g *State) offerAdvance(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "9.23")
	units := g.onLand(f.Seat)
	for c := units.next(0); c != 0; c = units.next(c) {
		sequence.Name(g, d, VerbFollow, counterObject(c), 0, "9.23", o)
	}
}

// advance moves one unit into the emptied hex, or a fleet into the port.
//
// Cases 9.0, 9.23, 10.14, 16.2. Rulings R157, R169, R172.
func (g *State) advance(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepNaval {
		_, n := fleetOf(c.On)
		g.relieve(n, t)
		return
	}
	unit := g.tables.counterOf(c.On)
	u, to := g.units[unit], hexOf(f.About)
	u.Hex = to
	g.noteStruck(f.Seat, to)
	t.Tell(engine.Event{Kind: KindAdvanceInto, Rule: "9.23", On: hexObject(to), With: c.On})
	g.place(unit, u, t)
}
