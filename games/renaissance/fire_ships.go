package renaissance

import "github.com/weathergage/weathergage/engine"

// mostFuse is the longest fuse of an explosive vessel, in moves.
//
// Case 16.2. Ruling R421.
const mostFuse = 12

// offerFireShip names setting a fire ship alight, leaving her, and giving her a fuse.
//
// Case 16.2.
func (g *State) offerFireShip(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbSetAlight, VerbQuit, VerbFuse)
}

// crewLeft reports whether nobody is aboard a fire ship that is alight: all who were left in her
// have gone. She still has the say over her boats.
//
// Cases 9.2, 16.2. Ruling R536.
func (g *State) crewLeft(n shipNo) bool { return g.wild(n) && g.ships[n].crew().men() == 0 }

// maySetAlight refuses to set a ship alight that is no fire ship, burns already, has
// enemies on deck, or is in the hands of another crew than her own.
//
// Case 16.2. Ruling R311.
func (g *State) maySetAlight(n shipNo, c *course, _ order) engine.Illegal {
	s := &g.ships[n]
	switch {
	case !g.row(n).FireShip:
		return no(whyFireShip)
	case c.has(VerbSetAlight):
		return no(whyTwice)
	case g.wild(n) || s.invaded() || s.colours != flying || s.soldiers+s.mariners == 0:
		return no(whyAlight)
	}
	return engine.Illegal{}
}

// mayFuse refuses a fuse but to an explosive vessel that is being set alight.
//
// Case 16.2. Ruling R421.
func (g *State) mayFuse(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case !g.row(n).Explosive:
		return no(whyFuse)
	case c.has(VerbFuse):
		return no(whyTwice)
	case !c.has(VerbSetAlight):
		return no(whyAlight)
	}
	return engine.Illegal{}
}

// spansOfFuse returns how many moves a fuse may burn.
//
// Case 16.2. Ruling R421.
func (g *State) spansOfFuse(_ shipNo, _ *course, _ order, buf []spans) []spans {
	return fromOne(buf, mostFuse, engine.Count)
}

// mayQuit refuses to leave a fire ship that is not alight yet, or has no boats.
//
// Case 16.2. Rulings R309, R422.
func (g *State) mayQuit(n shipNo, c *course, _ order) engine.Illegal {
	s := &g.ships[n]
	switch {
	case !g.row(n).FireShip:
		return no(whyFireShip)
	case c.has(VerbQuit):
		return no(whyTwice)
	case !g.wild(n) || s.colours != flying:
		return no(whyAlight)
	case !g.boatAtHand(n) || s.idlers().men() == 0:
		return no(whyNoBoats)
	}
	return engine.Illegal{}
}

// setAlight ends the move in which fire ships are set alight: from now on a fire burns
// out of control in each, and her fuse burns if she has one.
//
// Case 16.2. Rulings R309, R421.
func (g *State) setAlight(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || g.wild(n) || !g.orders(n, VerbSetAlight, engine.NoObject) {
			continue
		}
		s.fire = fire{how: FireWild, shaken: s.fire.shaken}
		g.hidden[n].fuse = uint8(g.ordered(n, VerbFuse))
		g.tell(t, engine.Event{Kind: KindAlight, Rule: "16.2", About: g.object(n)})
	}
}

// burnFuse burns a move of the fuse of an explosive vessel and reports whether it has
// reached the powder.
//
// Case 16.2. Ruling R421.
func (g *State) burnFuse(n shipNo) bool {
	h := &g.hidden[n]
	if h.fuse == 0 {
		return false
	}
	h.fuse--
	return h.fuse == 0
}

// takeToBoats lets the crews leave that were ordered to and have not struck by now, as many as her
// boats hold. They row to the nearest friend, and are not lost whatever becomes of her.
//
// Cases 16.2, 21.0. Rulings R309, R422.
func (g *State) takeToBoats(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	switch {
	case !g.orders(n, VerbQuit, engine.NoObject) || !g.wild(n):
		return
	case s.colours != flying:
		g.tellIdle(n, &order{verb: VerbQuit}, whyStruck, t)
		return
	}
	gone := g.abandonShip(n)
	g.tell(t, engine.Event{Kind: KindQuit, Rule: "16.2", About: g.object(n),
		N: [4]int32{int32(gone), int32(s.soldiers + s.mariners)}})
}
