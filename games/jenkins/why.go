package jenkins

import "weathergage/engine"

// refuse says why a choice that was not offered is refused, by the predicates by
// which it would have been. It looks only at what the seat may know.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	if c.N != ([3]int32{}) || c.Verb == engine.Pass {
		return illegal(0)
	}
	switch c.Verb {
	case VerbBuy:
		return g.refuseBuy(f, c)
	case VerbPlace:
		if k := g.counterOf(c.With); g.asking(f, AskPlace) && g.own(c.Seat, k) && whereOK(stackOf(c.On)) {
			return illegal(g.mayPlace(c.Seat, k, stackOf(c.On)))
		}
	case VerbPick:
		if p := stackOf(c.On); p != 0 && g.asking(f, AskMove) {
			return illegal(or(g.mayPick(c.Seat, p), whyNotThere))
		}
	case VerbSail, VerbAttack:
		return g.refuseSail(f, c)
	case VerbMarch:
		return g.refuseMarch(f, c)
	case VerbLoad:
		return g.refuseLoad(f, c)
	case VerbDock, VerbPutOut:
		if h := g.at(f); h != 0 && !g.friendlyHex(c.Seat, h) {
			return illegal(whyDock)
		}
	case VerbHorn:
		if f.Step == stepSail {
			return illegal(whyEntered)
		}
	case VerbLand:
		if h := g.at(f); h != 0 {
			return illegal(or(g.mayLand(c.Seat, h), whyNotThere))
		}
	case VerbScuttle:
		if h := g.at(f); h != 0 {
			return illegal(or(g.mayScuttle(c.Seat, h), whyNotThere))
		}
	case VerbDone:
		if g.asking(f, AskMove) && g.due(c.Seat) {
			return illegal(whyTrack)
		}
		if g.asking(f, AskMove) {
			return illegal(whyOverstacked)
		}
	case VerbArrive:
		if f.Step == stepArrive {
			return illegal(g.whyArrive(c.Seat, hexOf(c.On)))
		}
	case VerbRetreat:
		return g.refuseRetreat(f, c)
	case VerbClaim:
		if h := hexOf(c.On); h != 0 && g.asking(f, AskClaim) {
			return illegal(g.mayClaim(g.tables.PortAt[h]))
		}
	default:
		return illegal(whyOther[c.Verb%engine.Verb(numVerbs)])
	}
	return illegal(whyPhase)
}

// whyOther is the reason for verbs whose answers are all there is to choose from.
var whyOther = [numVerbs]engine.Reason{
	VerbBox: whyTurns, VerbGarrison: whyGarrison, VerbTake: whyNotThere, VerbRaise: whyNotThere,
	VerbGather: whyMoved, VerbColumn: whyNotSea, VerbShed: whyNotLost, VerbJoin: whyNotThere,
	VerbAttempt: whyNotThere, VerbBombard: whyNoGun, VerbCommit: whyNoGun, VerbDirect: whyNoTactics,
	VerbLend: whyNoTactics, VerbDeceive: whyNoDeception, VerbLose: whyNotLost, VerbStrike: whyNotSeen,
}

func illegal(why engine.Reason) engine.Illegal {
	if why == 0 {
		why = engine.NotOpen
	}
	return engine.Illegal{Why: why, Rule: refusals[why].rule}
}

// or returns the first reason unless it is none.
func or(why, otherwise engine.Reason) engine.Reason {
	if why != 0 {
		return why
	}
	return otherwise
}

// asking reports whether the innermost step asks a question.
func (g *State) asking(f *engine.Frame, ask engine.Prompt) bool {
	switch ask {
	case AskPlace:
		return f.Step == stepEnglishSetup || f.Step == stepSpanishSetup ||
			f.Step == stepEnglishPlacement || f.Step == stepSpanishPlacement
	case AskBuy:
		return f.Step == stepEnglishFleet || f.Step == stepSpanishFleet ||
			f.Step == stepEnglishPurchase || f.Step == stepSpanishPurchase
	case AskMove:
		return f.Step == stepEnglishMovement || f.Step == stepSpanishMovement
	}
	return ask == AskClaim && f.Step == stepVictory
}

// own reports whether a kind is a seat's.
func (g *State) own(seat engine.Seat, c Counter) bool {
	return c != Unseen && g.tables.Row(c).Seat == seat
}

// whereOK reports whether a place is a layer of a hex of the map.
func whereOK(p Place) bool { return p.Hex() != 0 && p.Hex() < numHexes }

// at is the hex of the stack that a frame is about, 0 if it is about none.
func (g *State) at(f *engine.Frame) Hex {
	switch f.Step {
	case stepPick:
		if p := stackOf(f.About); whereOK(p) {
			return p.Hex()
		}
	case stepSail, stepLanding, stepMarch:
		return hexOf(f.About)
	}
	return 0
}

func (g *State) refuseBuy(f *engine.Frame, c engine.Choice) engine.Illegal {
	k := g.counterOf(c.On)
	if !g.asking(f, AskBuy) || k == Unseen {
		return illegal(whyPhase)
	}
	docked, land, port := g.room(c.Seat)
	ill := illegal(g.mayBuy(c.Seat, k, docked, land, port))
	if ill.Why == whyFunds {
		ill.N = [3]int32{int32(g.tables.Row(k).Cost), int32(g.funds[c.Seat])}
	}
	return ill
}

func (g *State) refuseSail(f *engine.Frame, c engine.Choice) engine.Illegal {
	from, to := g.at(f), hexOf(c.On)
	if from == 0 || to == 0 || f.Step != stepPick && f.Step != stepSail {
		return illegal(whyPhase)
	}
	d, ok := Grid.Toward(from, to)
	flags, p := int32(0), At(from, LayerMoving)
	if f.Step == stepSail {
		flags = f.N[1]
	} else {
		p = stackOf(f.About)
	}
	switch {
	case p.Layer() == LayerShore, !ok:
		return illegal(whyNotNext)
	case g.tables.Sail[from]>>d&1 == 0:
		return illegal(whyAllLand)
	case g.stormy(from) || g.stormy(to):
		return illegal(whyStorm)
	case f.Step == stepSail && f.Code >= mostHexes:
		return engine.Illegal{Why: whyFar, Rule: refusals[whyFar].rule, N: [3]int32{mostHexes}}
	case c.Verb == VerbSail && g.maySail(c.Seat, to, flags) != 0:
		return illegal(whyEnemyShips)
	case c.Verb == VerbAttack:
		return illegal(or(g.mayAttack(c.Seat, p, to, g.anyMarked(c.Seat, p, markTaken), flags), whyNoShip))
	}
	return illegal(whyNoShip)
}

func (g *State) refuseMarch(f *engine.Frame, c engine.Choice) engine.Illegal {
	from, to := g.at(f), hexOf(c.On)
	if from == 0 || to == 0 || f.Step == stepSail || f.Step == stepLanding {
		return illegal(whyPhase)
	}
	d, ok := Grid.Toward(from, to)
	switch {
	case !ok:
		return illegal(whyNotNext)
	case g.tables.March[from]>>d&1 == 0:
		return illegal(whyAllSea)
	case g.mayMarch(from, to, f.Code) == whyFar:
		return engine.Illegal{Why: whyFar, Rule: refusals[whyFar].rule, N: [3]int32{mostHexes}}
	}
	return illegal(or(g.mayMarch(from, to, f.Code), whyMoved))
}

func (g *State) refuseLoad(f *engine.Frame, c engine.Choice) engine.Illegal {
	h, k := g.at(f), g.counterOf(c.On)
	if h == 0 || !g.own(c.Seat, k) {
		return illegal(whyPhase)
	}
	row := g.tables.Row(k)
	switch why := g.mayEmbarkAt(c.Seat, h); {
	case why != 0:
		return illegal(why)
	case !row.Anchor && row.Type != Leader:
		return illegal(whyNoAnchor)
	}
	return illegal(whyNoPlace)
}

func (g *State) whyArrive(seat engine.Seat, h Hex) engine.Reason {
	switch {
	case h == 0:
		return whyNotSea
	case g.stormy(h):
		return whyStorm
	case g.ships[foe(seat)].has(h):
		return whyOccupied
	}
	return whyNotSea
}

func (g *State) refuseRetreat(f *engine.Frame, c engine.Choice) engine.Illegal {
	h := hexOf(c.On)
	if f.Step != stepRetreat && f.Step != stepFlight || h == 0 {
		return illegal(whyPhase)
	}
	d, ok := Grid.Toward(hexOf(f.About), h)
	switch {
	case !ok:
		return illegal(whyNotNext)
	case f.Step == stepRetreat:
		return illegal(g.mayRetreat(c.Seat, hexOf(f.About), d))
	}
	return illegal(g.mayFlee(c.Seat, hexOf(f.About), d))
}
