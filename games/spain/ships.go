package spain

import "github.com/weathergage/weathergage/engine"

// part reports whether a counter moves with a stack: all of a fleet, and of the loose ships
// of a hex those that their owner has picked.
//
// Cases 6.15, 6.31.
func (g *State) part(s Stack, c Counter) bool {
	return g.holds(s, c) && (s.Fleet != 0 || g.units[c].Mark&markTaken != 0)
}

// mayFloat refuses a hex to a single ship: shallow waters to deep draft, and to the Dutch
// what is far from Brill.
//
// Cases 6.35, 6.6. Rulings R78, R79, R80, R81, R82.
func (g *State) mayFloat(ship Counter, h Hex) engine.Illegal {
	reach := g.tables.Numbers[NumDutchRange]
	switch {
	case g.tables.Row(ship).Kind.IsDeep() && g.tables.Terrain[h] == Shallow:
		return no(reasonShoals)
	case g.tables.isDutch(ship) && g.tables.FarFromBrill.has(h):
		return no(reasonBrill, int32(reach))
	}
	return allowed
}

// isBarred reports whether enemy ships keep those of a seat out of a hex: not where its own
// besiege them.
//
// Cases 10.12, 10.22. Ruling R77.
func (g *State) isBarred(seat engine.Seat, h Hex) bool {
	return g.hasShips(foe(seat), h) && !g.blocked[foe(seat)].has(h)
}

// mayGo refuses a hex to ships that move together with what is aboard.
//
// Cases 8.23, 8.25, 8.26. Rulings R110, R147.
func (g *State) mayGo(s Stack, h Hex) engine.Illegal {
	if ill := g.maySteer(s, h); !ill.OK() {
		return ill
	}
	all := g.parts(s)
	return g.mayCarryTo(&all, h)
}

// maySteer is mayGo for a path that is declared: what is aboard may debark on the way. It refuses a hex where enemy
// ships lie, where one of the ships may not float, and Seville to the Treasure Fleet while it is not in Spanish hands.
// To the hex where they are they would come back, after a siege that they alone keep up there has ended.
//
// Cases 6.31, 6.35, 6.54, 6.6, 10.12, 11.24. Rulings R77, R78, R79, R80, R81, R82, R193, R207.
func (g *State) maySteer(s Stack, h Hex) engine.Illegal {
	if g.isBarred(s.Seat, h) || h == s.Hex && g.blocked[foe(s.Seat)].has(h) && !g.hasOthers(s) {
		return no(reasonEnemyShips)
	}
	all := g.parts(s)
	ships := all.and(&g.tables.Ships[s.Seat])
	if ships.has(g.tables.Treasure) && h == g.seville() && !g.friendlyPort(s.Seat, h) {
		return no(reasonSeville)
	}
	return g.mayAllFloat(&ships, h)
}

// mayCarryTo refuses a coast to ships that have land units aboard who stay in their own lands. The high seas are out
// of no land.
//
// Cases 8.23, 8.25, 8.26. Rulings R110, R147.
func (g *State) mayCarryTo(all *counterSet, h Hex) engine.Illegal {
	if !all.meets(&g.tables.Settled) || !g.tables.Terrain[h].HasLand() {
		return allowed
	}
	settled := all.and(&g.tables.Settled)
	for c := settled.next(0); c != 0; c = settled.next(c) {
		if ill := g.mayStand(c, 0, h); !ill.OK() {
			return no(staysHome[g.limit(g.tables.Row(c).Nation)])
		}
	}
	return allowed
}

// staysHome is why land units of a nation are neither moved nor carried out of its lands, 0 for those that may be.
//
// Cases 8.23, 8.25, 8.26.
var staysHome = [numRoams]engine.Reason{
	LimitDutch: reasonDutchLand, LimitFrench: reasonFrench, LimitIrish: reasonIrish, LimitScottish: reasonScottish,
}

// hasOthers reports whether ships of its side that are not of a fleet lie in its hex.
func (g *State) hasOthers(s Stack) bool {
	for n, h := range g.fleets[s.Seat] {
		if h == s.Hex && n != int(s.Fleet) {
			return true
		}
	}
	return g.loose[s.Seat].has(s.Hex)
}

// mayAllFloat is mayFloat for several ships.
//
// Cases 6.35, 6.6.
func (g *State) mayAllFloat(ships *counterSet, h Hex) engine.Illegal {
	if g.tables.Terrain[h] != Shallow && !g.tables.FarFromBrill.has(h) {
		return allowed
	}
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if ill := g.mayFloat(c, h); !ill.OK() {
			return ill
		}
	}
	return allowed
}

// seville returns the hex for which the Treasure Fleet makes.
func (g *State) seville() Hex { return g.tables.Cities[g.tables.Seville].Hex }

// mayPutOut refuses to move a stack that is besieged by ships, whose ships have moved this
// turn, or which winter keeps in port. Of loose ships one that may move is enough. What is aboard
// a fleet must not have come with others.
//
// Cases 6.13, 6.15, 8.13, 10.22, 14.22, 14.23. Rulings R61, R239, R240, R313.
func (g *State) mayPutOut(s Stack, coast bool) engine.Illegal {
	if s.Hex == 0 {
		return no(reasonNoStack)
	}
	if g.blocked[s.Seat].has(s.Hex) {
		return no(reasonBlockade)
	}
	why, some := no(reasonNoStack), false
	ships := g.ships(s)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		ill := g.maySetOut(c, coast)
		if !ill.OK() && s.Fleet != 0 {
			return ill
		}
		if ill.OK() {
			some = true
		} else {
			why = ill
		}
	}
	switch {
	case !some:
		return why
	case s.Fleet != 0:
		return g.mayCarryOn(s, coast)
	}
	return allowed
}

// maySetOut refuses to move a ship that has moved this turn, but along the coast to go on
// along it with what she has left of half her allowance; one that has intercepted along the coast;
// and one that winter keeps in port.
//
// Cases 6.13, 6.32, 6.33, 6.4, 14.22, 14.23. Rulings R61, R239, R240, R295, R308.
func (g *State) maySetOut(ship Counter, coast bool) engine.Illegal {
	u := &g.units[ship]
	switch {
	case u.Mark&markHigh != 0, u.Mark&markCoast != 0 && !coast:
		return no(reasonMovedShip)
	case coast && u.Mark&markBarring != 0:
		return no(reasonBarredCoast)
	case u.Mark&markCoast != 0 && u.Spent >= g.tables.Row(ship).Moves/2:
		return no(reasonCoastFar, int32(g.tables.Row(ship).Moves/2))
	case u.Mark&markHalted != 0:
		return no(reasonBesideEnemy)
	case g.isKept(ship):
		return no(reasonWinterPort)
	}
	return allowed
}

// isKept reports whether winter keeps a ship in the port where she is: she began the turn in it.
// One that has moved this turn, to intercept too, has come into it since.
//
// Cases 14.22, 14.23. Rulings R238, R239, R240.
func (g *State) isKept(ship Counter) bool {
	u := &g.units[ship]
	return u.Mark&(markHigh|markCoast|markBarring) == 0 && g.iced(g.tables.Seat(ship), u.Hex)
}

// iced reports whether winter keeps the ships of a seat that began the turn in a hex: in a port
// that is not in the Mediterranean, unless they besiege it or did so when the turn began.
//
// Cases 14.22, 14.23. Rulings R239, R240.
func (g *State) iced(seat engine.Seat, h Hex) bool {
	return g.winter() && g.tables.isPort(h) && !g.tables.Mediterranean[g.tables.CityAt[h]] &&
		!g.besieged(foe(seat), h) && !g.beset[foe(seat)].has(h)
}

// shift moves a stack, with all that is aboard, to a neighbouring hex, and marks how it has
// moved. A siege that only its ships kept up is over.
//
// Cases 6.15, 10.12, 10.21. Rulings R296, R313.
func (g *State) shift(s Stack, to Hex, how Mark) {
	if s.Fleet != 0 {
		g.fleets[s.Seat][s.Fleet] = to
	}
	all := g.parts(s)
	if how != 0 {
		g.keepTogether(s.Seat, &all)
	}
	for c := all.next(0); c != 0; c = all.next(c) {
		u := g.units[c]
		u.Hex = to
		u.Mark = u.Mark&^markHeld | how
		if how != 0 {
			u.Spent++
		}
		g.set(c, u)
	}
	g.raise(s.Hex)
}

// raise ends the siege of ships in a hex where no besieger, or nobody to besiege, is left. A
// port that is no longer besieged from the sea begins its count again. Ships that began a Combat
// Segment under siege do not enter siege in it.
//
// Cases 10.11, 10.12, 10.21, 10.33. Rulings R181, R315.
func (g *State) raise(h Hex) {
	for _, side := range [...]engine.Seat{English, Spanish} {
		if !g.hasShips(side, h) {
			if g.blocked[foe(side)].has(h) {
				g.free(foe(side), h)
			}
			g.blocked[side].drop(h)
			g.blocked[foe(side)].drop(h)
		}
	}
	for _, side := range [...]engine.Seat{English, Spanish} {
		if g.shut[side].has(h) && !g.isClosed(side, h) {
			g.clock[h] = 0
		}
	}
}

// moor settles that ships have come into a hex: the Treasure Fleet is home in Seville. It reports
// whether the stack has any ships left.
//
// Case 11.24. Ruling R207.
func (g *State) moor(s Stack, t *engine.Turn) bool {
	treasure := g.tables.Treasure
	if s.Hex == g.seville() && g.units[treasure].Hex == s.Hex && g.units[treasure].Where == Afloat {
		t.Reveal(engine.Everyone)
		t.Tell(engine.Event{Kind: KindTreasureHome, Rule: "11.24", On: hexObject(s.Hex)})
		g.sendHome(t)
	}
	left := g.parts(s)
	return left.meets(&g.tables.Ships[s.Seat])
}

// visit settles that ships have come into a port of France.
//
// Cases 15.11, 15.12.
func (g *State) visit(s Stack, t *engine.Turn) {
	if g.tables.isPort(s.Hex) && g.isFrench(s.Hex) {
		g.violate(s.Seat, t)
	}
}

// offerAshore offers to debark what moves with a stack where it is.
//
// Case 6.54. Ruling R104.
func (g *State) offerAshore(d engine.Decision, s Stack, o *engine.Offer) {
	if !o.Wants(VerbDebark) {
		return
	}
	all := g.parts(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		sequence.Name(g, d, VerbDebark, counterObject(c), 0, "6.54", o)
	}
}

// mayDebarkFrom refuses to put ashore what is not aboard the ships that move.
//
// Case 6.54.
func (g *State) mayDebarkFrom(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch unit := g.tables.counterOf(c.On); {
	case unit == Unseen:
		return no(reasonUnderWay)
	case !g.part(g.coaster(f), unit):
		return under("6.54", reasonNotWithThem)
	}
	return g.mayDebark(c)
}
