package invincible

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// The moments at which held chits may be played, in the order of the prompts that
// ask for them from AskChitMove on: Code of a window frame. Seat is
// the one asked, About the squadron concerned.
const (
	windowMove      uint16 = iota // a squadron begins its Move
	windowCombat                  // the tactics are open, no die is thrown
	windowMorale                  // a squadron is about to make a Morale roll
	windowAction                  // a squadron has declared Repair, Rally or Resupply
	windowReinforce               // an English squadron is about to roll to reinforce
	numWindows      = iota
)

// windowChits are the chits that have their moment in each window, in the order
// of their numbers.
//
// Case 16.0. Ruling R156.
var windowChits = [numWindows][]Chit{
	windowMove:      {FavouringTide},
	windowCombat:    {WellServedGuns, DampPowder, CulverinFire, Soldiers},
	windowMorale:    {StoutHearts, Panic},
	windowAction:    {RallyingCry, Shipwrights, PowderFromTheShore, HolyBanner, StoresFromTheHulks, DiversAndCaulkers},
	windowReinforce: {LevyOfThePorts},
}

// openWindow asks the seats for chits that fit, if either holds any. It reports
// whether it did.
//
// Case 16.0. Rulings R27, R147.
func (g *State) openWindow(window uint16, s Squadron) bool {
	f := engine.Frame{Step: stepWindow, Code: window, About: s.object(), Seat: g.declaresFirst()}
	if !g.hasUsable(English, &f, g.flow.Top()) && !g.hasUsable(Spanish, &f, g.flow.Top()) {
		return false
	}
	g.flow.Push(f)
	return true
}

// declaresFirst returns the side that is first to play chits: the one whose phase it
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

// mayPlay checks whether a seat may play a chit in a window; below is the frame
// that opened it.
//
// Case 16.0. Ruling R163.
func (g *State) mayPlay(seat engine.Seat, c Chit, window, below *engine.Frame) engine.Reason {
	if g.hand[seat][c] == 0 {
		if owner := g.tables.Chits[c].Owner; owner != engine.NoSeat && owner != seat {
			return whyChitColour
		}
		return whyChitNotHeld
	}
	own := SquadronOf(window.About).Seat() == seat
	switch {
	case !slices.Contains(windowChits[window.Code], c):
		return chitWhen(c)
	case window.Code == windowCombat:
		return g.mayPlayIn(seat, c)
	case window.Code == windowMorale && own && c == Panic:
		return whyChitFoe
	case !own && c != Panic && window.Code != windowReinforce:
		return whyChitOwn
	case window.Code == windowMove && below.N[moveFlags]&moveTide != 0,
		window.Code == windowAction && below.N[actionFlags]&actionSure != 0,
		window.Code == windowReinforce && below.N[reinforceStage] == reinforceLevied:
		return chitWhen(c) // one has been played
	case window.Code == windowAction && !fitsAction(c, below.Code):
		return whyChitAction
	}
	return 0
}

// chitWhen returns the reason that says when a chit is played.
func chitWhen(c Chit) engine.Reason {
	for window, chits := range windowChits {
		if slices.Contains(chits, c) {
			return whyTideWhen + engine.Reason(window)
		}
	}
	return whyGodWhen
}

// mayPlayIn refuses chits that do not fit the tactic of the seat's squadron, and Soldiers on
// hulks.
//
// Cases 7.4.3, 16.0. Rulings R27, R150.
func (g *State) mayPlayIn(seat engine.Seat, c Chit) engine.Reason {
	tactic := g.combat.Tactic[seat]
	switch {
	case c == CulverinFire && tactic != StandOff:
		return whyChitStandOff
	case c == Soldiers && g.combat.fighter(seat).IsHulk():
		return whyChitHulk
	case c == Soldiers && tactic == StandOff:
		return whyChitClose
	}
	return 0
}

// fitsAction reports whether a chit is one for an Action that was declared.
//
// Case 16.0.
func fitsAction(c Chit, action uint16) bool {
	switch c {
	case Shipwrights, DiversAndCaulkers:
		return action == actionRepair
	case RallyingCry, HolyBanner:
		return action == actionRally
	}
	return action == actionResupply
}

// hasUsable reports whether a seat holds a chit it may play in a window.
func (g *State) hasUsable(seat engine.Seat, window, below *engine.Frame) bool {
	for _, c := range windowChits[window.Code] {
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
func (g *State) enterWindow(f *engine.Frame, _ *engine.Turn) bool {
	below := g.flow.At(g.flow.Depth() - 2)
	for f.N[windowPasses] < 2 {
		if g.hasUsable(f.Seat, f, below) {
			return true
		}
		f.N[windowPasses]++
		f.Seat = 1 - f.Seat
	}
	g.flow.Pop()
	return false
}

// askWindow asks for a chit at one of the moments in which chits are played.
//
// Case 16.0.
func (g *State) askWindow(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, Ask: AskChitMove + engine.Prompt(f.Code), About: f.About, Rule: "16.0"})
}

// mayPlayNow refuses to play a chit in a window, and says at any other time when it is played.
//
// Case 16.0.
func (g *State) mayPlayNow(c engine.Choice) engine.Reason {
	f, chit := g.flow.Top(), ChitOf(c.On)
	switch {
	case chit == NoChit:
		return whyNoChit
	case f.Step == stepWindow && c.Seat == f.Seat:
		return g.mayPlay(c.Seat, chit, f, g.flow.At(g.flow.Depth()-2))
	}
	owner := g.tables.Chits[chit].Owner
	switch {
	case owner != engine.NoSeat && owner != c.Seat:
		return whyChitColour
	case g.hand[c.Seat][chit] == 0:
		return whyChitNotHeld
	case f.Step == stepEvent && chit == HandOfGod && c.Seat == g.canceller(f) && c.About == Chit(f.Code).object():
		return 0
	}
	return chitWhen(chit)
}

func (g *State) offerWindow(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	for _, c := range windowChits[f.Code] {
		sequence.Name(g, d, VerbPlay, c.object(), engine.NoObject, "16.0", o)
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "16.0")
}

func (g *State) doWindow(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	seat := f.Seat
	f.Seat = 1 - seat
	if c.Verb == engine.Pass {
		f.N[windowPasses]++
		return
	}
	f.N[windowPasses] = 0
	played, on := ChitOf(c.On), f.About
	if f.Code == windowCombat {
		on = g.combat.fighter(seat).object()
		if played == DampPowder {
			on = g.combat.fighter(1 - seat).object()
		}
	}
	g.playChit(seat, played, on, t)
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
		g.flow.At(depth - 2).N[eventFlags] |= eventCancelled
		g.flow.Pop()
		return
	}
	on := g.flow.At(depth - 3)
	row, cb := &g.tables.Chits[c], &g.combat
	switch c {
	case FavouringTide:
		on.N[moveFlags] |= moveTide
	case WellServedGuns, CulverinFire, Soldiers:
		cb.Dice[seat] += row.Dice
		cb.DRM[seat] += row.DRM
	case DampPowder:
		cb.DRM[1-seat] += row.DRM
	case StoutHearts, Panic:
		on.N[moraleChits] += int32(row.DRM)
	case Shipwrights, DiversAndCaulkers:
		on.N[actionModifier] += int32(row.DRM)
	case RallyingCry, HolyBanner, PowderFromTheShore, StoresFromTheHulks:
		on.N[actionFlags] |= actionSure
	case LevyOfThePorts:
		on.N[reinforceStage] = reinforceLevied
	}
	g.flow.Pop()
}
