package jenkins

import "github.com/weathergage/weathergage/engine"

// A frame of stepLanding is a stack at About that has ended its move or has won its naval combat. Code is how many
// counters have landed. N[landingShips] holds these bits; N[landingFought] is 1 after combat.
const (
	landingMoving = 1 << iota // its ships are the moving stack
	landingDock               // they must dock. Ruling R44
)

// mayLand refuses to land where there is no land, in a storm, and where enemy ships have not been fought.
//
// Cases 4.0, 7.3, 8.1. Rulings R40, R63, R71.
func (g *State) mayLand(seat engine.Seat, h Hex) engine.Reason {
	switch {
	case h >= numHexes || g.tables.Terrain[h] == Sea:
		return whyNoLand
	case g.stormy(h):
		return whyStorm
	case g.ships[foe(seat)].has(h) && (g.contested(h) || !g.friendlyHex(seat, h)):
		return whyLandEnemy
	}
	return 0
}

// landing refuses to land from the ships of a frame.
func (g *State) landing(f *engine.Frame) engine.Reason {
	why := g.mayLand(f.Seat, hexOf(f.About))
	if why == whyLandEnemy && f.N[landingFought] != 0 {
		return 0
	}
	return why
}

// enterLanding waits for the seat if anything could land or dock, as far as everybody sees.
//
// Case 7.3. Ruling R70.
func (g *State) enterLanding(f *engine.Frame, t *engine.Turn) bool {
	if g.landing(f) == 0 || f.N[landingShips] != 0 && g.friendlyHex(f.Seat, hexOf(f.About)) {
		return true
	}
	g.landed(f, engine.Choice{}, t)
	return false
}

// offerLanding offers to land what is aboard the ships there, and to dock.
//
// Cases 4.0, 7.3. Ruling R19.
func (g *State) offerLanding(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	if o.Wants(VerbLand) && g.landing(f) == 0 {
		lo, hi := g.aboardAt(f)
		g.offerPieces(VerbLand, f.Seat, lo, hi, engine.NoObject, g.debarkable(f.Seat), anyPiece, o)
	}
	s := g.picked(f)
	offer(VerbDock, "4.0", g.mayGoIn(f, &s), o)
	offer(VerbDone, "7.3", g.mayEndLanding(f), o)
}

// aboardAt returns where in its list a seat has the pieces aboard ships in the hex of a landing.
func (g *State) aboardAt(f *engine.Frame) (lo, hi int) {
	h := hexOf(f.About)
	return g.start(f.Seat, At(h, 0)), g.start(f.Seat, At(h, LayerShore))
}

// mayGoAshore refuses to land before the stack has stopped, where nothing can land, and what is not aboard.
//
// Cases 7.3, 8.1.
func (g *State) mayGoAshore(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	s := g.picked(f)
	lo, hi := g.aboardAt(f)
	switch why := g.landing(f); {
	case f.Step == stepMarch, s.at.Layer() == LayerShore:
		return whyNothingAboard
	case f.Step == stepPick:
		return or(or(s.whyNotAfloat(), g.mayLand(c.Seat, s.at.Hex())), whyStopFirst)
	case f.Step == stepSail:
		return whyStopFirst
	case why != 0:
		return why
	case !g.anyAboard(c.Seat, lo, hi):
		return whyNothingAboard
	}
	return unless(g.named(c.Seat, lo, hi, c.On, false, g.debarkable(c.Seat)) >= 0, whyNotAboard)
}

// mayEndLanding refuses to end a landing of ships that must dock.
//
// Case 7.2. Ruling R44.
func (g *State) mayEndLanding(f *engine.Frame) engine.Reason {
	return unless(f.N[landingShips]&landingDock == 0, whyMustDock)
}

// canDebark reports whether a piece can go ashore: cargo can, and deception counters.
//
// Case 7.3. Ruling R67.
func (g *State) canDebark(seat engine.Seat, i int) bool {
	p := &g.pieces[seat][i]
	return g.cargo(p) || p.Counter != Unseen && g.row(p).Type == Deception
}

// debarkable admits the pieces of a seat that can go ashore.
func (g *State) debarkable(seat engine.Seat) func(int) bool {
	return func(i int) bool { return g.canDebark(seat, i) }
}

// debark puts one counter ashore. The ship that carried it has ended her move. A counter that lands after combat stays
// open among enemies.
//
// Cases 4.4, 7.0, 7.3. Rulings R69, R100, R179.
func (g *State) debark(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	h, seat := hexOf(f.About), f.Seat
	lo, hi := g.aboardAt(f)
	i := g.named(seat, lo, hi, c.On, false, g.debarkable(seat))
	if ship := g.carrier(seat, i); ship >= 0 && g.cargo(&g.pieces[seat][i]) {
		g.takeShip(seat, ship, markDone)
	}
	p := g.cut(seat, i)
	p.Place, p.Mark = At(h, LayerShore), p.Mark&^(markOpen|markTaken|markEntered)|markDone
	if p.Mark |= g.entering(seat, p.Place); p.Mark&markOpen != 0 && !g.moving() {
		p.Mark |= markEntered
	}
	g.push(seat, p, true)
	f.Code++
	e := engine.Event{Kind: KindLanded, Rule: "7.3", About: counterObject(g.counterOf(c.On)), On: f.About}
	t.TellApart(engine.Only(seat), e, engine.Event{Kind: KindLandedHidden, Rule: "7.3", On: f.About,
		N: [4]int32{int32(seat)}})
}

// landed ends a landing: the ships lie where they are, and troops that came ashore outside a seaport roll once for
// disease.
//
// Cases 7.3, 7.5, 7.6. Ruling R168.
func (g *State) landed(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
	h, seat, ashore := hexOf(f.About), f.Seat, f.Code > 0
	if f.N[landingShips] != 0 {
		g.carry(seat, At(h, LayerMoving), At(h, LayerOutside), 0, markDone, 0)
	}
	g.pop()
	if ashore {
		g.capture(seat, h, t)
		if g.tables.PortAt[h] == 0 {
			g.flow.Push(engine.Frame{Step: stepDisease, Seat: seat, About: hexObject(h)})
		}
	}
	g.tidy(seat, h, t)
}
