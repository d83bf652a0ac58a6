package spain

import "github.com/weathergage/weathergage/engine"

// Questions with their place, their opponent and what is left, for engine.Asker.
const (
	askedSupport     = "%S: you attack the ships in %O from %W. Who else attacks?"
	askedSiege       = "%S: the %{1@} attack %O from %W. Do your units there enter siege?"
	askedDisengage   = "%S: %1 %{1:round is|rounds are} over at %O. Do you try to disengage, with %2 or more?"
	askedPress       = "%S: %1 %{1:round is|rounds are} over at %O. Do you attack the ships there again?"
	askedMuster      = "%S: which units of %W attack %O?"
	askedSally       = "%S: which units attack in %O, where one side besieges the other?"
	askedLoseAttack  = "%S: the attack on %O costs you %1 %{1:step|steps}. Which unit loses %{1:it|one}?"
	askedLoseDefence = "%S: the defence of %O costs you %1 %{1:step|steps}. Which unit loses %{1:it|one}?"
	askedLoseShip    = "%S: the combat at %O costs you %1 %{1:step|steps}. Which ship loses %{1:it|one}?"
	askedLoseWind    = "%S: the wind takes %1 %{1:step|steps} from %A at %O. Which ship loses %{1:it|one}?"
	askedDrown       = "%S: the ships at %O cannot carry all land units. Which one drowns? %1 strength %{1:point is|points are} too many."
	askedReplace     = "%S: %A %{A:is|are} lost at %O. Which unit takes its place?"
	askedRetreat     = "%S: the units beaten at %O must retreat. Where do they go?"
	askedAdvance     = "%S: combat has emptied %A. Which units advance into it?"
	askedFlee        = "%S: %A must leave %O. Where does he go?"
	askedIntercept   = "%S: %A comes near at %O. Who intercepts?"
	askedBerth       = "%S: from which hex does %A intercept the ships at %O?"
	askedCourse      = "%S: what is the path of %A on from %O?"
	askedVoyage      = "%S: how far does %A run on from %O?"
	askedArrears     = "%S cannot pay: %1 more %{1:unit|units} must go. Which?"
	askedRise        = "%S: where do the units rise? Strength %1 is left to place."
	askedLoyal       = "%S: where do the units rise? %1 %{1:unit is|units are} left to place."
	askedSiegeAtSea  = "%S: the %{1@} attack the ships in %O from %W. Do the ships enter siege?"
	askedRelieved    = "%S: %O is relieved. Which fleets enter the port?"
)

// Asked puts a question with its place, its opponent and what is left. It implements engine.Asker.
func (g *State) Asked(d engine.Decision) engine.Asked {
	f, cb := g.flow.Top(), &g.combat
	to, from := hexObject(cb.To), hexObject(cb.From)
	fight := func(prompt string, n ...int32) engine.Asked {
		a := engine.Asked{Prompt: prompt, On: to, With: from, At: to}
		copy(a.N[:], n)
		return a
	}
	switch d.Ask {
	case AskLose:
		return g.askedLoss(d, f)
	case AskSupport:
		return fight(askedSupport)
	case AskSiege:
		if cb.Naval {
			return fight(askedSiegeAtSea, int32(cb.Attacker))
		}
		a := fight(askedSiege, int32(cb.Attacker))
		a.Of = g.defending()
		return a
	case AskDisengage:
		return fight(askedDisengage, int32(cb.Rounds), int32(g.leastToDisengage()))
	case AskPress:
		return fight(askedPress, int32(cb.Rounds))
	case AskMuster:
		if cb.From == cb.To {
			return fight(askedSally)
		}
		return fight(askedMuster)
	case AskReplace:
		h := g.units[g.tables.counterOf(d.About)].Hex
		return engine.Asked{Prompt: askedReplace, On: hexObject(h), At: hexObject(h)}
	case AskRetreat:
		return g.askedRetreat(d.Seat)
	case AskAdvance:
		if cb.Naval {
			return fight(askedRelieved)
		}
		return engine.Asked{Prompt: askedAdvance, At: d.About}
	}
	return g.askedOnTheWay(d, f)
}

// askedOnTheWay puts the questions that come up while ships and leaders are on their way.
func (g *State) askedOnTheWay(d engine.Decision, f *engine.Frame) engine.Asked {
	at := func(prompt string, h Hex) engine.Asked {
		if h == 0 {
			return engine.Asked{}
		}
		return engine.Asked{Prompt: prompt, On: hexObject(h), At: hexObject(h)}
	}
	switch d.Ask {
	case AskFlee:
		return at(askedFlee, Hex(f.N[fleeFrom]))
	case AskIntercept:
		return at(askedIntercept, g.stackOf(foe(d.Seat), d.About).Hex)
	case AskBerth:
		return at(askedBerth, g.fleets[foe(d.Seat)][f.N[berthMover]])
	case AskCourse: // the board stays where the player steers
		return engine.Asked{Prompt: askedCourse, On: hexObject(g.voyage.Path[g.voyage.Steps])}
	case AskVoyage:
		return engine.Asked{Prompt: askedVoyage, On: hexObject(g.stackOf(d.Seat, d.About).Hex)}
	case AskDrown:
		a := at(askedDrown, g.stackOf(d.Seat, d.About).Hex)
		a.N[0] = -int32(g.room(g.stackOf(d.Seat, d.About)))
		return a
	case AskArrears:
		if f.Code == arrearsLand {
			return engine.Asked{Prompt: askedArrears, N: [4]int32{f.N[arrearsLeft]}}
		}
	case AskDeploy:
		return g.askedRising(f)
	}
	return engine.Asked{}
}

// askedRising puts the question where units rise, with the strength that is left to rebels. The Scottish Protestants
// all come, and the Loyal Irish, one to a province.
//
// Cases 15.22, 15.24, 15.34.
func (g *State) askedRising(f *engine.Frame) engine.Asked {
	switch f.Code {
	case risingLoyalIrish:
		return engine.Asked{}
	case risingLoyalScots:
		return engine.Asked{Prompt: askedLoyal, N: [4]int32{g.loyalLeft(f)}}
	}
	return engine.Asked{Prompt: askedRise, N: [4]int32{f.N[risingLeft]}}
}

// loyalLeft returns how many units of a rising can still be placed.
//
// Case 15.34.
func (g *State) loyalLeft(f *engine.Frame) (n int32) {
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		n += engine.Truth(g.placeable(f, c))
	}
	return n
}

// askedLoss puts the question which unit loses a step: in a combat, or to the wind.
//
// Cases 6.24, 7.32, 9.13.
func (g *State) askedLoss(d engine.Decision, f *engine.Frame) engine.Asked {
	cb := &g.combat
	a := engine.Asked{Prompt: askedLoseWind, On: hexObject(cb.To), At: hexObject(cb.To)}
	switch f.Step {
	case stepWindLoss:
		a.On = hexObject(g.stackOf(d.Seat, d.About).Hex)
		a.At, a.N[0] = a.On, f.N[lossesLeft]
	case stepNaval:
		a.Prompt, a.N[0] = askedLoseShip, int32(cb.Hits[d.Seat])
	default:
		a.Prompt, a.N[0] = askedLoseAttack, f.N[lossesLeft]
		if d.Seat != cb.Attacker {
			a.Prompt = askedLoseDefence
		}
	}
	a.Left = a.N[0]
	return a
}

// askedRetreat puts the question where beaten units go, by the first hex in which there are any.
//
// Case 9.21.
func (g *State) askedRetreat(seat engine.Seat) (a engine.Asked) {
	h := Hex(0)
	for c, end := g.tables.of(seat); c < end; c++ {
		switch {
		case !g.isFleeing(c):
			continue
		case h == 0:
			h = g.units[c].Hex
			a = engine.Asked{Prompt: askedRetreat, On: hexObject(h), At: hexObject(h)}
		}
		if g.units[c].Hex == h {
			a.Of = append(a.Of, counterObject(c))
		}
	}
	return a
}

// defending returns the land units that are attacked.
func (g *State) defending() (of []engine.Object) {
	for c, end := g.tables.of(foe(g.combat.Attacker)); c < end; c++ {
		if g.defends(c) {
			of = append(of, counterObject(c))
		}
	}
	return of
}

// Aboard appends the leaders who go with a ship that is lost with its last step. It implements engine.Manifest.
//
// Cases 13.16, 13.18.
func (g *State) Aboard(buf []engine.Object, _ engine.Decision, c engine.Choice) []engine.Object {
	ship := g.tables.counterOf(c.On)
	if c.Verb != VerbLose || ship == Unseen {
		return buf
	}
	row, u := g.at(ship)
	if !row.Kind.IsNaval() || row.Reduced > 0 && u.Mark&markReduced == 0 {
		return buf
	}
	leaders := g.tables.Leaders[g.tables.Seat(ship)]
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if g.units[l].Ship == ship {
			buf = append(buf, counterObject(l))
		}
	}
	return buf
}
