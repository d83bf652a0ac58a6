package jenkins

import "github.com/weathergage/weathergage/engine"

// refuse says why a choice that was not offered in answer to d is refused, by the
// predicates by which it would have been. It looks only at what the seat may know.
func (g *State) refuse(d engine.Decision, c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch {
	case c.N != ([3]int32{}):
		return illegal(engine.NotOpen)
	case c.Verb < engine.Pass || int(c.Verb) >= numVerbs || verbs[c.Verb].asks>>d.Ask&1 == 0:
		return g.elsewhere(f, d, c)
	case c.Verb == engine.Pass && f.Step == stepSupply &&
		!g.allows(d, engine.Choice{Seat: c.Seat, Verb: VerbDone, About: d.About}):
		return illegal(whyStarving)
	case c.Verb == engine.Pass && f.Step == stepSupply, c.Verb == VerbDone && f.Step == stepLoss:
		return untimely(c.Verb, d) // both ask what is lost
	}
	switch less, spare := engine.Stripped(c, func(c engine.Choice) bool { return g.allows(d, c) }); {
	case c.About != d.About && (spare || g.allows(d, c)):
		return engine.Illegal{Why: whyAbout, Rule: d.Rule}
	case spare:
		return engine.Illegal{Why: whySpare, Rule: d.Rule, Near: less}
	}
	switch c.Verb {
	case VerbBuy:
		return g.refuseBuy(c)
	case VerbSail, VerbAttack:
		return g.refuseSail(f, c)
	case VerbMarch:
		return g.refuseMarch(f, c)
	}
	return illegal(g.whyNot(f, d, c))
}

// elsewhere refuses a verb that does not answer what is open, by what keeps the stack in
// hand from it if that is nearer.
func (g *State) elsewhere(f *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	switch c.Verb {
	case VerbSail, VerbAttack, VerbMarch, VerbTake, VerbGather, VerbStop, VerbAwait, VerbLoad, VerbHorn, VerbDock, VerbPutOut, VerbLand:
	default:
		return untimely(c.Verb, d)
	}
	why := engine.Reason(0)
	switch {
	case d.Ask == AskFlight && c.Verb == VerbLoad:
		why = whyFleeAboard
	case d.Ask == AskMove && stackOf(c.About) != 0:
		why = g.whyStill(c.Seat, stackOf(c.About))
	case f.Step == stepArrange && g.moving():
		why = g.whyStill(c.Seat, stackOf(f.About))
	case f.Step == stepLanding && g.moving():
		why = whyLanding
	case f.Step == stepMarch:
		why = whyAfoot(c.Verb)
	case f.Step == stepSail && c.Verb == VerbPutOut:
		why = whyNotDocked
	case f.Step == stepSail:
		why = whyNoMarch
	}
	if why == 0 {
		return untimely(c.Verb, d)
	}
	return illegal(why)
}

// whyAfoot is why land counters ashore cannot do what ships do.
func whyAfoot(v engine.Verb) engine.Reason {
	switch v {
	case VerbTake:
		return whyMarching
	case VerbLoad:
		return whyPickShip
	case VerbLand:
		return whyNothingAboard
	}
	return whyNoSail
}

// whyNot is why a choice of a verb that could answer what is open does not.
func (g *State) whyNot(f *engine.Frame, d engine.Decision, c engine.Choice) engine.Reason {
	switch c.Verb {
	case VerbPlace:
		return g.whyPlace(c)
	case VerbPick:
		return g.whyPick(f, d, c)
	case VerbArrange:
		return g.whyArrange(d, c)
	case VerbTake:
		return g.whyTake(f, c)
	case VerbStop, VerbLoad, VerbHorn, VerbDock, VerbPutOut, VerbLand, VerbArrive:
		return g.whyAfloat(f, c)
	case VerbScuttle:
		return or(g.mayScuttle(c.Seat, g.at(f)), whyNotSunkHere)
	case VerbShed:
		if h, _, _ := g.overstacked(c.Seat); h == 0 {
			return whyNotOver
		}
	case VerbJoin:
		return g.whyJoin(f, c)
	case VerbResolve, VerbBombard:
		return g.whyNoFight(c)
	case VerbCommit:
		return g.whyCommit(c)
	case VerbDirect:
		return g.whyDirect(c)
	case VerbDeceive:
		switch n := g.deceptions(c.Seat); {
		case n > 1 && c.With == engine.NoObject:
			return whyWhich
		case n > 0 && g.combat.has(c.On):
			return whyNoDeception
		case n > 0:
			return whyNoDie
		}
	case VerbLose:
		return g.whyLoss(f, c)
	case VerbRetreat:
		return g.whyRetreat(f, c)
	case VerbStrike:
		if lo, hi := g.span(foe(c.Seat), stackOf(c.On)); lo < hi {
			return or(g.mayStrike(c.Seat, Target(f.Code), lo), whyNotSeen)
		}
	case VerbClaim:
		if h := hexOf(c.On); h != 0 {
			return or(g.mayClaim(g.tables.PortAt[h]), whyNotCaptured)
		}
	case VerbDone:
		return g.whyNotDone(d)
	}
	return whyOther[c.Verb]
}

// whyOther is the reason for verbs whose answers are all there is to choose from.
var whyOther = [numVerbs]engine.Reason{
	engine.Pass: whyMustLose, VerbBox: whyTurns, VerbGarrison: whyGarrison, VerbRaise: whyNotRaised,
	VerbDrop: whyNotThere, VerbGather: whyNoGather, VerbAwait: whyAwait, VerbColumn: whyNotSea, VerbShed: whyNotShed,
	VerbAttempt: whyNobody, VerbLend: whyNoLeader, VerbDeceive: whyNoDeception, VerbStrike: whyNotSeen,
	VerbClaim: whyNotCaptured,
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

// own reports whether a kind is a seat's.
func (g *State) own(seat engine.Seat, c Counter) bool {
	return c != Unseen && g.tables.Row(c).Seat == seat
}

// whereOK reports whether a place is a layer of a hex of the map.
func whereOK(p Place) bool { return p.Hex() != 0 && p.Hex() < numHexes }

// at is the hex of the stack that a frame is about, 0 if it is about none.
func (g *State) at(f *engine.Frame) Hex {
	if p := stackOf(f.About); whereOK(p) {
		return p.Hex()
	}
	return hexOf(f.About)
}

// inHand is the stack that a frame of stepPick, stepSail or stepLanding is about.
func inHand(f *engine.Frame) Place {
	if f.Step == stepPick {
		return stackOf(f.About)
	}
	return fleetOf(f)
}

func (g *State) refuseBuy(c engine.Choice) engine.Illegal {
	k := g.counterOf(c.On)
	if k == Unseen {
		return illegal(whyNoCounter)
	}
	docked, land, port := g.room(c.Seat)
	ill := illegal(or(g.mayBuy(c.Seat, k, docked, land, port), whyPool))
	if ill.Why == whyFunds {
		ill.N = [3]int32{int32(g.tables.Row(k).Cost), int32(g.funds[c.Seat])}
	}
	return ill
}

func (g *State) whyPlace(c engine.Choice) engine.Reason {
	k, p := g.counterOf(c.With), stackOf(c.On)
	switch {
	case !g.own(c.Seat, k) || g.findPiece(c.Seat, At(BoxBought, LayerOutside), c.With, 0) < 0:
		return whyNotBought
	case !whereOK(p):
		return whyNotFriendly
	}
	return or(g.mayPlace(c.Seat, k, p), whyNotThere)
}

func (g *State) whyPick(f *engine.Frame, d engine.Decision, c engine.Choice) engine.Reason {
	p := stackOf(c.On)
	switch lo, hi := g.span(c.Seat, p); {
	case p == 0 || lo == hi:
		if lo, hi := g.span(foe(c.Seat), p); p != 0 && lo < hi {
			return whyEnemyStack
		}
		return whyNoStack
	case d.Ask == AskAwait:
		return or(g.mayJoinStack(c.Seat, p, hexOf(f.About)), whyNotThere)
	}
	return or(g.whyStill(c.Seat, p), whyActs)
}

func (g *State) whyArrange(d engine.Decision, c engine.Choice) engine.Reason {
	p := stackOf(c.On)
	lo, hi := g.span(c.Seat, p)
	switch {
	case lo == hi:
		return whyNoneHere
	case d.Ask == AskMove && g.mayPick(c.Seat, p) == 0:
		return whyPickable
	case d.Ask == AskCombat:
		return whyArrangeLater
	}
	return or(g.arrangeable(c.Seat, p, lo, hi), whyInOrder)
}
