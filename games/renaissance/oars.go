package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// offerOars names what is done with oars, and turning in her own length.
//
// Cases 7.4, 7.9, 11.1, 18.3.
func (g *State) offerOars(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbSpinPort, VerbSpinStarboard)
	if g.kind(on.n).Oar == 0 {
		return // boats alone turn her
	}
	g.name(on, engine.NoObject, engine.NoObject, VerbAttack, VerbHold, VerbLift, VerbAstern)
	if on.offer.Wants(VerbRam, VerbOarRake) {
		r := g.lookRound(on)
		g.each(on, r.near&r.foes, engine.NoObject, VerbRam, VerbOarRake)
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
func (g *State) mayAttack(n shipNo, c *course, o order) engine.Illegal {
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

// mayMeetFoe refuses to meet anything but an enemy near enough.
//
// Cases 7.9, 18.3.
func (g *State) mayMeetFoe(n shipNo, _ *course, o order) engine.Illegal {
	switch e := g.shipOf(o.on); {
	case e == noShip || !g.nearby(n, e):
		return no(whyShip)
	case g.ships[e].holder == g.ships[n].holder:
		return no(whyFoe)
	}
	return engine.Illegal{}
}

// isGalley reports whether a ship is a galley or a galleass.
func (g *State) isGalley(n shipNo) bool {
	family := g.class(n).Family
	return family == GalleyFamily || family == GalleassFamily
}

// mayRam refuses to ram but at attack speed under oars or with what speed sail gives. Galleys and
// galleasses ram, and not in a gale.
//
// Case 7.9.
func (g *State) mayRam(n shipNo, c *course, o order) engine.Illegal {
	switch {
	case !g.isGalley(n):
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
	return g.mayAttack(n, c, o)
}

// mayRakeOars refuses to rake oars but those of an oared enemy.
//
// Case 18.3.
func (g *State) mayRakeOars(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.mayMeetFoe(n, c, o); !ill.OK() {
		return ill
	}
	if g.kind(g.shipOf(o.on)).Oars == 0 {
		return no(whyRakers)
	}
	return engine.Illegal{}
}

// mayOarRake refuses it to all but galleys and galleasses, and to a ship that goes no way.
//
// Case 18.3. Ruling R238.
func (g *State) mayOarRake(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case !g.isGalley(n):
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
func (g *State) mayHold(n shipNo, c *course, _ order) engine.Illegal {
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
func (g *State) mayBack(n shipNo, c *course, _ order) engine.Illegal {
	if !g.isGalley(n) {
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

// spansAstern returns how far a ship may be ordered to back water.
func (g *State) spansAstern(n shipNo, _ *course, _ order, buf []spans) []spans {
	return fromOne(buf, g.astern(n)/plane.MM, engine.Length)
}

// beyondAstern says why a ship cannot back water so far.
//
// Case 7.9.
func (g *State) beyondAstern(n shipNo, _ *course, want engine.Choice) engine.Illegal {
	most := g.astern(n) / plane.MM
	return g.toward(want, engine.Span{Min: 1, Max: most}, no(whyBack, want.N[0], most))
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
func (g *State) maySpinTo(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.maySpin(n, c); !ill.OK() || c.means == byBoats {
		return ill
	}
	if o.verb == VerbSpinPort {
		return g.maySteer(n, c, port)
	}
	return g.maySteer(n, c, starboard)
}

// spansOfSpin returns how far a ship may be ordered to turn in her own length.
func (g *State) spansOfSpin(n shipNo, c *course, _ order, buf []spans) []spans {
	return fromOne(buf, int32(g.spin(n, c)/tenth), engine.Degree)
}

// beyondSpin says why a ship cannot turn so far in her own length.
//
// Case 7.4.
func (g *State) beyondSpin(n shipNo, c *course, want engine.Choice) engine.Illegal {
	most := int32(g.spin(n, c) / tenth)
	ill := no(whySpin, want.N[0]/10, most/10)
	ill.Near = engine.Choice{Verb: want.Verb, N: [3]int32{max(min(want.N[0], most), 1)}}
	return ill
}

// mayLift refuses to lift oars to all but Mediterranean galleasses with a broadside to fire.
//
// Case 11.1. Rulings R136, R137, R544.
func (g *State) mayLift(n shipNo, c *course, _ order) engine.Illegal {
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
