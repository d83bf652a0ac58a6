package invincible

import "github.com/weathergage/weathergage/engine"

// enterMoves waits for a seat as long as one of its squadrons can take an
// Action; when none can, or the seat goes on, its Moved markers come off.
//
// Cases 6.0, 6.1. Rulings R15, R144.
func (g *State) enterMoves(f *engine.Frame, t *engine.Turn) bool {
	return g.canActAny(engine.Seat(f.Step-stepEnglishMoves)) || g.endMoves(t)
}

// canActAny reports whether a seat has anything to do in its Tactical Move Phase.
//
// Case 6.1.
func (g *State) canActAny(seat engine.Seat) bool {
	first, last := seatSquadrons(seat)
	for s := first; s <= last; s++ {
		if g.mayMove(s) == 0 || g.mayRepair(s) == 0 || g.mayRally(s) == 0 || g.mayResupply(s) == 0 {
			return true
		}
	}
	return seat == Spanish && g.anyGift()
}

// tellIdle tells, as a Tactical Move Phase begins, why it will pass without a question:
// the weather, if somebody could act in a better one, or nobody has anything to do.
//
// Cases 6.1, 11.1.
func (g *State) tellIdle(seat engine.Seat, t *engine.Turn) {
	if !t.Hear || g.canActAny(seat) {
		return
	}
	e := engine.Event{Kind: KindIdle, Rule: "6.1", N: [4]int32{int32(seat)}}
	fair := *g
	fair.weather = Normal
	if fair.canActAny(seat) {
		e.Rule, e.N[idleWeather] = "11.1", int32(g.weather)
	}
	t.Tell(e)
}

// endMoves ends the phase: Moved markers come off, and attacks are forgotten.
//
// Cases 6.1, 7.1.
func (g *State) endMoves(t *engine.Turn) bool {
	g.moved, g.struck = [numSquadrons]bool{}, [numSquadrons]attack{}
	g.helped = false
	return g.next(t)
}

// offerAction offers each squadron's Actions, the gifts of the hulks, and to go
// on. A squadron may be left without an Action.
//
// Cases 6.0, 6.1, 8.1. Rulings R16, R144.
func (g *State) offerAction(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	first, last := seatSquadrons(d.Seat)
	for s := first; s <= last; s++ {
		if g.mayAct(s) != 0 {
			continue
		}
		if g.mayMove(s) == 0 {
			o.Plain(VerbMove, s.object(), engine.NoObject, "6.1.1")
		}
		if g.mayRepair(s) == 0 {
			o.Plain(VerbRepair, s.object(), engine.NoObject, "8.2")
		}
		if g.mayRally(s) == 0 {
			o.Plain(VerbRally, s.object(), engine.NoObject, "8.3")
			if g.mayHelp(s) == 0 {
				o.Plain(VerbRally, s.object(), Sidonia.object(), "8.3.1")
			}
		}
		if g.mayResupply(s) == 0 {
			o.Plain(VerbResupply, s.object(), engine.NoObject, "8.4")
		}
	}
	if d.Seat == Spanish {
		g.offerGifts(d, o)
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "6.1")
}

// passMoves ends a Tactical Move Phase.
//
// Case 6.1.
func (g *State) passMoves(_ *engine.Frame, _ engine.Choice, t *engine.Turn) { g.endMoves(t) }

// mayAct checks whether a squadron can still take an Action in its side's phase.
//
// Cases 6.0, 6.1.
func (g *State) mayAct(s Squadron) engine.Reason {
	switch {
	case g.lost[s]:
		return whyLost
	case g.moved[s]:
		return whyMoved
	}
	return 0
}

// tactical reports whether a step is the Tactical Move Phase of a seat.
func tactical(step uint8, seat engine.Seat) bool { return step == stepEnglishMoves+uint8(seat) }

// acting reports whether the innermost step is that phase, with no squadron chosen.
func acting(f *engine.Frame, seat engine.Seat) bool { return tactical(f.Step, seat) }

// mayBegin refuses a squadron an Action or a gift: first whoever is not the seat's own, then for never,
// which is why it can have none in any phase, and then for what forbids it now. It returns true if the
// seat's squadrons act now and nothing of that forbids it.
//
// Cases 6.0, 6.1, 7.3.
func (g *State) mayBegin(seat engine.Seat, s Squadron, never engine.Reason) (why engine.Reason, now bool) {
	if why := or(g.whyTheirs(seat, s), never); why != 0 {
		return why, false
	}
	f := g.flow.Top()
	switch {
	case g.underAttack(f, s):
		return whyUnderAttack, false
	case tactical(g.flow.At(0).Step, 1-seat):
		return whyTheirPhase, false
	case !acting(f, seat):
		return g.whyBusy(s), false
	case g.struck[s]&evaded != 0:
		return whyEvaded, false
	}
	return 0, true
}

// underAttack reports whether a squadron is asked whether it withdraws, or where to.
//
// Case 7.3.
func (g *State) underAttack(f *engine.Frame, s Squadron) bool {
	return (f.Step == stepWithdraw || f.Step == stepRetreat) && g.combat.Defender == s
}

// whyBusy returns why a squadron begins no Action while an Action of its own side is going on, or 0
// if none is.
//
// Cases 6.0, 6.1.
func (g *State) whyBusy(s Squadron) engine.Reason {
	switch {
	case !tactical(g.flow.At(0).Step, s.Seat()):
		return 0
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case g.moved[s]:
		return whyMoved
	case g.flow.At(1).About == s.object():
		return whyChosen
	}
	return whyNotChosen
}
