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
			return illegal(or(g.whyStill(c.Seat, p), whyNotThere))
		}
	case VerbTake:
		if g.moving() && g.counterOf(c.On) != Unseen && g.tables.Row(g.counterOf(c.On)).Type == BoomChain {
			return illegal(whyBoom)
		}
		return illegal(whyNotThere)
	case VerbBombard:
		if h := hexOf(c.On); h != 0 && (f.Step == stepEnglishCombat || f.Step == stepSpanishCombat || f.Step == stepField) {
			if g.blocked(c.Seat, h) {
				return illegal(whyHulk)
			}
			return illegal(whyNoBombs)
		}
	case VerbLose:
		return illegal(g.whyLoss(f))
	case VerbStrike:
		if lo, hi := g.span(foe(c.Seat), stackOf(c.On)); f.Step == stepStrike && lo < hi {
			return illegal(or(g.mayStrike(c.Seat, Target(f.Code), lo), whyNotSeen))
		}
		return illegal(whyNotSeen)
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
		if f.Step == stepLanding {
			return illegal(whyMustDock)
		}
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
	VerbBox: whyTurns, VerbGarrison: whyGarrison, VerbRaise: whyNotThere,
	VerbGather: whyMoved, VerbColumn: whyNotSea, VerbShed: whyNotShed, VerbJoin: whyNotThere,
	VerbAttempt: whyNotThere, VerbCommit: whyNoGun, VerbDirect: whyNoTactics,
	VerbLend: whyNoTactics, VerbDeceive: whyNoDeception,
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
		return illegal(g.whyNotMoving(f, whyNoSail))
	}
	d, ok := Grid.Toward(from, to)
	p := At(from, LayerMoving)
	if f.Step == stepPick {
		p = stackOf(f.About)
	}
	taken := g.anyMarked(c.Seat, p, markTaken)
	switch {
	case p.Layer() == LayerShore:
		return illegal(whyNoSail)
	case !ok:
		return illegal(whyNotNext)
	case g.tables.Sail[from]>>d&1 == 0:
		return illegal(whyAllLand)
	case g.stormy(from) || g.stormy(to):
		return illegal(whyStorm)
	case f.Step == stepSail && f.Code >= mostHexes:
		return engine.Illegal{Why: whyFar, Rule: refusals[whyFar].rule, N: [3]int32{mostHexes}}
	case c.Verb == VerbSail:
		return illegal(or(g.maySail(c.Seat, p, to, taken), whyNoShip))
	}
	return illegal(or(g.mayAttack(c.Seat, p, to, taken), whyNoShip))
}

func (g *State) refuseMarch(f *engine.Frame, c engine.Choice) engine.Illegal {
	from, to := g.at(f), hexOf(c.On)
	if from == 0 || to == 0 || f.Step == stepSail || f.Step == stepLanding {
		return illegal(g.whyNotMoving(f, whyNoMarch))
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

// whyNotMoving is why nothing can go to another hex now. other is the reason where a
// stack moves that can only go in another way.
func (g *State) whyNotMoving(f *engine.Frame, other engine.Reason) engine.Reason {
	switch {
	case !g.moving():
		return whyNoMove
	case f.Step == stepLanding:
		return whyLanding
	case f.Step == stepSail || f.Step == stepMarch:
		return other
	case g.asking(f, AskMove):
		return whyNoPick
	}
	return whyPhase
}

// whyStill is why a stack cannot be picked: the nearest reason for all of it.
func (g *State) whyStill(seat engine.Seat, p Place) engine.Reason {
	why := g.mayPick(seat, p)
	if why != whyMoved {
		return why
	}
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if g.row(&g.pieces[seat][i]).Type != BoomChain {
			return why
		}
	}
	return whyBoom
}

// whyLoss is why a counter cannot be the loss that is asked for.
func (g *State) whyLoss(f *engine.Frame) engine.Reason {
	switch {
	case f.Step == stepSupply:
		return whyNotStarved
	case f.Step == stepLoss:
		return whyLost[f.Code]
	}
	return whyPhase
}

// whyLost are the reasons why a counter cannot be a loss, by its sort.
var whyLost = [numLosses]engine.Reason{
	lossFleet: whyNotSunk, lossDisease: whyNotSick, lossNaval: whyNotHit, lossLand: whyNotLost,
	lossShip: whyNotCalled, lossSoldiers: whyNotCalled,
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
	case g.acts >= mostActs:
		return illegal(whyActs)
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
