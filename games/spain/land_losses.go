package spain

import "github.com/weathergage/weathergage/engine"

// mayLose refuses a unit that takes no part in the attack on its side.
//
// Cases 9.13, 7.32.
func (g *State) mayLose(seat engine.Seat, c Counter) engine.Illegal {
	if g.tables.Seat(c) != seat || !g.tables.Row(c).Kind.IsLand() || !g.defends(c) && g.units[c].Mark&markTaken == 0 {
		return no(reasonNoPart)
	}
	return allowed
}

// mayLoseStep refuses a ship or unit that does not lose the step that is due: to the wind, or in a combat.
//
// Cases 6.24, 7.32, 9.13.
func (g *State) mayLoseStep(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	unit := g.tables.counterOf(c.On)
	switch {
	case f.Seat != c.Seat && f.Step == stepLoss:
		return no(reasonNoLandLoss)
	case f.Seat != c.Seat:
		return allowed
	case f.Step == stepNaval:
		return g.mayLoseShip(c.Seat, unit)
	case unit == Unseen:
		return allowed
	case f.Step == stepWindLoss:
		return g.mayLoseToWind(f, unit)
	}
	return g.mayLose(c.Seat, unit)
}

// mayLoseLater refuses a land unit a step that no result says it loses.
//
// Case 9.13.
func (g *State) mayLoseLater(_ engine.Choice) engine.Illegal {
	f := g.flow.Top()
	if f.Step == stepNaval {
		return allowed
	}
	return no(reasonNoLandLoss)
}

// enterLoss ends the losses of a side when none are due or nobody is left.
//
// Case 9.13. Ruling R126.
func (g *State) enterLoss(f *engine.Frame, t *engine.Turn) bool {
	if f.N[lossesLeft] > 0 {
		for c, end := g.tables.of(f.Seat); c < end; c++ {
			if ill := g.mayLose(f.Seat, c); ill.OK() {
				return true
			}
		}
	}
	return g.pop()
}

// offerLoss offers the units that may lose a step.
//
// Case 9.13. Ruling R128.
func (g *State) offerLoss(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	troops := g.troops(f.Seat)
	for c := troops.next(0); c != 0; c = troops.next(c) {
		sequence.Name(g, d, VerbLose, counterObject(c), 0, "9.13", o)
	}
}

// lose takes a step of a unit: it shows its back, or is eliminated. A host may be replaced.
//
// Cases 9.13, 9.14. Rulings R159, R160, R161, R162.
func (g *State) lose(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	unit := g.tables.counterOf(c.On)
	row, u := g.at(unit)
	steps := g.tables.Steps(unit)
	if row.Reduced > 0 && u.Mark&markReduced == 0 {
		u.Mark |= markReduced
		f.N[lossesLeft]--
		t.Tell(engine.Event{Kind: KindStepLost, Rule: "9.13", With: c.On, N: [4]int32{1}})
		return
	}
	host := steps > 1 && row.Reduced == 0
	t.Tell(engine.Event{Kind: KindStepLost, Rule: "9.13", With: c.On})
	if !host {
		f.N[lossesLeft]--
		g.remove(unit, Off, true)
		return
	}
	g.flow.Push(engine.Frame{Step: stepReplace, Seat: f.Seat, About: c.On})
}

// mayReplace refuses a unit in the place of a host: it must be of the same nation, weaker,
// and off the map.
//
// Case 9.14. Ruling R160.
func (g *State) mayReplace(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	unit := g.tables.counterOf(c.On)
	row, h := g.tables.Row(unit), g.tables.Row(g.tables.counterOf(f.About))
	switch {
	case unit == Unseen:
	case !row.Kind.IsLand() || row.Nation != h.Nation || row.Strength >= h.Strength || g.units[unit].Where != Off:
		return no(reasonNoReplacement)
	}
	return allowed
}

// offerReplace offers the units that may take a host's place, or none.
//
// Case 9.14. Ruling R160.
func (g *State) offerReplace(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "9.14")
	off := g.in[Off].and(&g.tables.Troops[f.Seat])
	for c := off.next(0); c != 0; c = off.next(c) {
		sequence.Name(g, d, VerbReplace, counterObject(c), 0, "9.14", o)
	}
}

// replace puts a unit in the place of a host, and counts the steps that are lost: one if
// the strongest host gives way to the next, else all but one; all if nothing comes. The unit
// is there before the host goes, so that a siege which the host kept up goes on.
//
// Case 9.14. Rulings R161, R162.
func (g *State) replace(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	host, about := g.tables.counterOf(f.About), f.About
	g.pop()
	steps, was := int32(g.tables.Steps(host)), g.units[host]
	if c.Verb == VerbReplace {
		unit := g.tables.counterOf(c.On)
		if steps--; int16(g.tables.Row(unit).Strength) >= g.tables.Numbers[NumHost] {
			steps = 1
		}
		g.set(unit, Unit{Where: Ashore, Hex: was.Hex, Mark: was.Mark & (markTaken | markSeen)})
		t.Tell(engine.Event{Kind: KindReplaced, Rule: "9.14", On: about, With: c.On})
	}
	g.remove(host, Off, true)
	below := g.flow.Top()
	below.N[lossesLeft] = max(below.N[lossesLeft]-steps, 0)
}
