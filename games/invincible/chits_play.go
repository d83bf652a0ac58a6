package invincible

import "weathergage/engine"

// The moments at which held chits may be played: Code of a window frame. Seat is
// the one asked, About the squadron concerned, N[0] how many passed in succession.
const (
	windowMove      uint16 = iota // a squadron begins its Move
	windowCombat                  // the tactics are open, no die is thrown
	windowMorale                  // a squadron is about to make a Morale roll
	windowAction                  // a squadron has declared Repair, Rally or Resupply
	windowReinforce               // an English squadron is about to roll to reinforce
)

// openWindow asks the seats for chits that fit, if either holds any. It reports
// whether it did.
//
// Case 16.0. Rulings R27, R147.
func (g *State) openWindow(window uint16, s Squadron) bool {
	f := engine.Frame{Step: stepWindow, Code: window, About: s.object(), Seat: g.declaresFirst()}
	if !g.holdsUsable(English, &f, g.flow.Top()) && !g.holdsUsable(Spanish, &f, g.flow.Top()) {
		return false
	}
	g.flow.Push(f)
	return true
}

// declaresFirst is the side that is first to play chits: the one whose phase it
// is. In phase 4 and in the fireships, rendezvous and invasion procedures it is the
// Spanish, when reinforcing the English.
//
// Case 16.0. Rulings R27, R147.
func (g *State) declaresFirst() engine.Seat {
	switch g.flow.At(0).Step {
	case stepEnglishMoves, stepReinforce, stepEnglishDraw, stepProtestantWind:
		return English
	}
	return Spanish
}

// mayPlay says whether a seat may play a chit in a window; below is the frame
// that opened it.
//
// Case 16.0.
func (g *State) mayPlay(seat engine.Seat, c Chit, window, below *engine.Frame) engine.Reason {
	if g.hand[seat][c] == 0 {
		if owner := g.tables.Chits[c].Owner; owner != engine.NoSeat && owner != seat {
			return whyChitColour
		}
		return whyChitNotHeld
	}
	s := SquadronOf(window.About)
	own := s.Seat() == seat
	fits := false
	switch window.Code {
	case windowMove:
		if c != FavouringTide {
			return whyChitWindow
		}
		fits = own && below.N[1]&moveTide == 0
	case windowCombat:
		return g.mayPlayInCombat(seat, c)
	case windowMorale:
		if c != StoutHearts && c != Panic {
			return whyChitWindow
		}
		fits = own == (c == StoutHearts)
	case windowAction:
		return g.mayPlayForAction(own, c, below)
	case windowReinforce:
		if c != LevyOfThePorts {
			return whyChitWindow
		}
		fits = below.N[1] != reinforceLevied
	}
	if !fits {
		return whyChitNeed
	}
	return 0
}

// mayPlayInCombat says whether a chit fits the tactic of the seat's squadron.
//
// Cases 7.4.3, 16.0. Rulings R27, R150.
func (g *State) mayPlayInCombat(seat engine.Seat, c Chit) engine.Reason {
	tactic := g.combat.Tactic[seat]
	fits := true
	switch c {
	case WellServedGuns, DampPowder:
	case CulverinFire:
		fits = tactic == StandOff
	case Soldiers:
		fits = tactic != StandOff && !g.combat.fighter(seat).Hulk()
	default:
		return whyChitWindow
	}
	if !fits {
		return whyChitNeed
	}
	return 0
}

// mayPlayForAction says whether a chit fits the Action that a squadron, the
// seat's own or not, has declared.
//
// Case 16.0.
func (g *State) mayPlayForAction(own bool, c Chit, below *engine.Frame) engine.Reason {
	var action uint16
	switch c {
	case Shipwrights, DiversAndCaulkers:
		action = actionRepair
	case RallyingCry, HolyBanner:
		action = actionRally
	case PowderFromTheShore, StoresFromTheHulks:
		action = actionResupply
	default:
		return whyChitWindow
	}
	if !own || action != below.Code || below.N[1]&actionSure != 0 {
		return whyChitNeed
	}
	return 0
}

// holdsUsable reports whether a seat holds a chit it may play in a window.
func (g *State) holdsUsable(seat engine.Seat, window, below *engine.Frame) bool {
	for c := HandOfGod; c < numChits; c++ {
		if g.hand[seat][c] > 0 && g.mayPlay(seat, c, window, below) == 0 {
			return true
		}
	}
	return false
}

// enterWindow asks one seat after the other until both have passed in succession;
// a seat without a chit that fits has passed.
//
// Case 16.0. Ruling R27.
func (g *State) enterWindow(f *engine.Frame) bool {
	below := g.flow.At(g.flow.Depth() - 2)
	for f.N[0] < 2 {
		if g.holdsUsable(f.Seat, f, below) {
			return true
		}
		f.N[0]++
		f.Seat = 1 - f.Seat
	}
	g.flow.Pop()
	return false
}

func (g *State) offerWindow(f *engine.Frame, o *engine.Offer) {
	below := g.flow.At(g.flow.Depth() - 2)
	for c := HandOfGod; c < numChits; c++ {
		if g.hand[f.Seat][c] > 0 && g.mayPlay(f.Seat, c, f, below) == 0 {
			o.Add(engine.Option{Verb: VerbPlay, On: c.object(), Rule: "16.0"})
		}
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "16.0"})
}

func (g *State) doWindow(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	seat := f.Seat
	f.Seat = 1 - seat
	if c.Verb == engine.Pass {
		f.N[0]++
		return
	}
	f.N[0] = 0
	g.playChit(seat, ChitOf(c.On), f.About, t)
}

// played gives a chit that was played from the hand its effect, and it goes back
// to the pool. Below its frame lies that of the window, or of the event that Hand
// of God answers, and below the window what the chit bears on.
//
// Case 16.0. Ruling R138.
func (g *State) played(f *engine.Frame, c Chit) {
	seat, depth := f.Seat, g.flow.Depth()
	g.aside[c]--
	if c == HandOfGod {
		g.flow.At(depth - 2).N[1] |= eventCancelled
		g.flow.Pop()
		return
	}
	on := g.flow.At(depth - 3)
	row, cb := &g.tables.Chits[c], &g.combat
	switch c {
	case FavouringTide:
		on.N[1] |= moveTide
	case WellServedGuns, CulverinFire, Soldiers:
		cb.Dice[seat] += row.Dice
		cb.DRM[seat] += row.DRM
	case DampPowder:
		cb.DRM[1-seat] += row.DRM
	case StoutHearts, Panic:
		on.N[1] += int32(row.DRM)
	case Shipwrights, DiversAndCaulkers:
		on.N[0] += int32(row.DRM)
	case RallyingCry, HolyBanner, PowderFromTheShore, StoresFromTheHulks:
		on.N[1] |= actionSure
	case LevyOfThePorts:
		on.N[1] = reinforceLevied
	}
	g.flow.Pop()
}
