package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// offerOars offers what is done with oars.
//
// Cases 7.4, 7.9, 11.1, 18.3.
func (g *State) offerOars(n shipNo, c *course, o *engine.Offer) {
	for _, v := range [...]engine.Verb{VerbSpinPort, VerbSpinStarboard} {
		if ill := g.maySpinTo(n, c, v); ill.OK() {
			round := engine.Span{Min: 1, Max: int32(g.spin(n, c) / tenth), Step: 1, Unit: engine.Degree}
			o.Add(engine.Option{Verb: v, Span: [3]engine.Span{round}, Rule: verbs[v].Rule})
		}
	}
	if g.kind(n).Oar == 0 {
		return
	}
	g.add(o, g.mayAttack(n, c), VerbAttack, engine.NoObject)
	g.add(o, g.mayHold(n, c), VerbHold, engine.NoObject)
	g.add(o, g.mayLift(n, c), VerbLift, engine.NoObject)
	if ill := g.mayBack(n, c); ill.OK() {
		far := engine.Span{Min: 1, Max: g.astern(n) / plane.MM, Step: 1, Unit: engine.Length}
		o.Add(engine.Option{Verb: VerbAstern, Span: [3]engine.Span{far}, Rule: "7.9"})
	}
	if family := g.class(n).Family; family != GalleyFamily && family != GalleassFamily {
		return // no others ram, or rake oars
	}
	near := g.meets(n)
	for e := range shipNo(g.ofFleet()) {
		if !near.has(e) || g.ships[e].holder == g.ships[n].holder {
			continue
		}
		g.add(o, g.mayRam(n, c, e), VerbRam, g.object(e))
		g.add(o, g.mayOarRake(n, c, e), VerbOarRake, g.object(e))
	}
}

// rows reports whether a ship has oars out.
func (g *State) rows(n shipNo, c *course) bool {
	return c.means == byOars && g.ships[n].oars != [2]uint8{}
}

// noOars returns a refusal of what is done with oars to a ship that has none out.
//
// Case 7.4.
func (g *State) noOars(n shipNo) engine.Illegal {
	if g.ships[n].oars != [2]uint8{} {
		return no(whyUnderSail)
	}
	return no(whyOars)
}

// mayRow refuses what is done with oars alone, before any other way.
func (g *State) mayRow(n shipNo, c *course) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	switch {
	case !g.rows(n, c):
		return g.noOars(n)
	case c.fixed != 0 || c.many > 0 || c.attack || c.lifted || c.has(VerbSound):
		return no(whyFixed)
	case g.forceOn(n) == Gale:
		return no(whyGale)
	}
	return engine.Illegal{}
}

// mayAttack refuses attack speed but for one move in five of a warship.
//
// Case 7.4. Rulings R116, R325.
func (g *State) mayAttack(n shipNo, c *course) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	switch {
	case c.attack:
		return no(whyTwice)
	case !g.rows(n, c):
		return g.noOars(n)
	case c.many > 0 || c.fixed != 0 || c.small || c.lifted || c.has(VerbSound):
		return no(whyLate)
	case s.speed < 0:
		return no(whyStopped)
	case !g.class(n).Attacks:
		return no(whyNoAttack)
	case g.attackSpeed(n) == 0:
		return g.noWay(n, c, whyNoStroke)
	case s.rested > 0:
		return no(whyRested, int32(s.rested))
	}
	return engine.Illegal{}
}

// mayRam refuses to ram anything but an enemy, at attack speed under oars or with
// what speed sail gives. Galleys and galleasses ram, and not in a gale.
//
// Case 7.9.
func (g *State) mayRam(n shipNo, c *course, e shipNo) engine.Illegal {
	if e == noShip || !g.mayMeet(n, e) {
		return no(whyShip)
	}
	s := &g.ships[n]
	family := g.class(n).Family
	switch {
	case g.ships[e].holder == s.holder:
		return no(whyFoe)
	case family != GalleyFamily && family != GalleassFamily:
		return no(whyRammers)
	case g.forceOn(n) == Gale:
		return no(whyGale)
	case c.has(VerbRam):
		return no(whyTwice)
	case c.means == bySail && c.many == 0 && c.fixed == 0:
		return g.mayGo(n, c)
	case c.attack:
		return no(whyTwice)
	}
	return g.mayAttack(n, c)
}

// mayOarRake refuses to rake oars but those of an oared enemy, to a ship that goes no way.
//
// Case 18.3. Ruling R238.
func (g *State) mayOarRake(n shipNo, c *course, e shipNo) engine.Illegal {
	if e == noShip || !g.mayMeet(n, e) {
		return no(whyShip)
	}
	family := g.class(n).Family
	switch {
	case g.ships[e].holder == g.ships[n].holder:
		return no(whyFoe)
	case family != GalleyFamily && family != GalleassFamily || g.kind(e).Oars == 0:
		return no(whyRakers)
	case c.has(VerbOarRake):
		return no(whyTwice)
	}
	return g.mayGo(n, c)
}

// mayHold refuses to hold position: galleys can, in a fresh wind only with it on
// bow or stern, and not in a gale.
//
// Case 7.9. Ruling R135.
func (g *State) mayHold(n shipNo, c *course) engine.Illegal {
	if g.class(n).Family != GalleyFamily {
		return no(whyGalley)
	}
	if ill := g.mayRow(n, c); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	off := s.heading.Across(g.air.from)
	switch {
	case g.forceOn(n) == Fresh && off > g.angle(HoldTolerance):
		return no(whyWindAbeam)
	case s.speed > g.kind(n).SlowDown:
		return s.underWay("7.6")
	}
	return engine.Illegal{}
}

// astern returns how far a ship backs water in a move.
//
// Case 7.9.
func (g *State) astern(n shipNo) Length {
	far := g.tables.Distance[BackWaterGalleass]
	if g.class(n).Family == GalleyFamily {
		far = g.tables.Distance[BackWaterGalley]
	}
	return far * int32(100-g.oarLoss(n)) / 100 >> g.ships[n].settled
}

// mayBack refuses to back water to a ship that is moving ahead, or is no galley or
// galleass.
//
// Case 7.9. Ruling R119.
func (g *State) mayBack(n shipNo, c *course) engine.Illegal {
	if family := g.class(n).Family; family != GalleyFamily && family != GalleassFamily {
		return no(whyRammers)
	}
	if ill := g.mayRow(n, c); !ill.OK() {
		return ill
	}
	switch {
	case g.astern(n) < plane.MM:
		return no(whyOars)
	case g.ships[n].speed > 0:
		return no(whyStopped)
	}
	return engine.Illegal{}
}

// spin returns how far a ship turns in her own length in one move, under oars or in tow of boats.
//
// Cases 7.4, 9.1.
func (g *State) spin(n shipNo, c *course) plane.Angle {
	if c.means == byBoats {
		return g.boatSpin(n)
	}
	return g.tables.OarTurn[g.kind(n).Oar] / tenth * tenth
}

// maySpin refuses to turn in her own length to a ship that has not been stopped for
// a move, or whose boats do not tow.
//
// Cases 7.4, 9.1. Rulings R120, R360.
func (g *State) maySpin(n shipNo, c *course) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	if c.means == byBoats {
		return g.maySwingRound(n, c)
	}
	if c.means < byOars && c.canvas == 0 && g.kind(n).Oar == 0 && g.onBoatLine(n) {
		return no(whyBoatWind)
	}
	if g.rows(n, c) && g.becalmed(n) {
		return g.noWay(n, c, whyOars)
	}
	if ill := g.mayRow(n, c); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	switch {
	case g.spin(n, c) == 0:
		return no(whyOars)
	case s.speed != 0:
		return s.underWay("7.4")
	}
	return engine.Illegal{}
}

// maySpinTo refuses it to one side to a ship that cannot be steered so.
//
// Cases 7.4, 17.3, 17.6.
func (g *State) maySpinTo(n shipNo, c *course, v engine.Verb) engine.Illegal {
	if ill := g.maySpin(n, c); !ill.OK() || c.means == byBoats {
		return ill
	}
	if v == VerbSpinPort {
		return g.maySteer(n, c, port)
	}
	return g.maySteer(n, c, starboard)
}

// refuseSpin says why a ship cannot turn so far in her own length.
//
// Case 7.4.
func (g *State) refuseSpin(n shipNo, c *course, v engine.Verb, tenths int32) engine.Illegal {
	if ill := g.maySpinTo(n, c, v); !ill.OK() {
		return ill
	}
	most := int32(g.spin(n, c) / tenth)
	ill := no(whySpin, tenths/10, most/10)
	ill.Near = engine.Choice{Verb: v, N: [3]int32{max(min(tenths, most), 1)}}
	return ill
}

// mayLift refuses to lift oars to all but Mediterranean galleasses with a broadside to fire.
//
// Case 11.1. Rulings R136, R137, R544.
func (g *State) mayLift(n shipNo, c *course) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	switch {
	case c.lifted:
		return no(whyTwice)
	case !g.kind(n).LiftsOars:
		return no(whyLift)
	case g.readied(n, portGuns)+g.readied(n, starboardGuns) == 0:
		return no(whyLiftVain)
	case c.many > 0 || c.fixed != 0 || c.attack:
		return no(whyLate)
	}
	return engine.Illegal{}
}
