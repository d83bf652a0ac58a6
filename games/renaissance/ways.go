package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// compelled returns why a ship goes where she must and not where she is ordered; nothing if her orders stand.
//
// Cases 7.2, 8.2, 9.1, 18.1, 18.2, 23.3, 24.0.
func (g *State) compelled(n shipNo) engine.Illegal {
	s := &g.ships[n]
	switch {
	case s.foul != 0:
		return no(whyLocked)
	case s.held == ground:
		return no(whyAground)
	case s.held != free:
		return no(whyHeld)
	case s.haul != (plane.Vector{}):
		return no(whyCollides)
	case g.wild(n):
		return no(whyAblaze)
	case s.drift > 0:
		return no(whyDrifts, int32(s.drift))
	case s.stays > 0:
		return no(whyStays, int32(s.stays)+1)
	case g.towed(n):
		return no(whyTowed)
	}
	return engine.Illegal{}
}

// mayGo refuses any part of a way to a ship that goes none, for whatever reason.
func (g *State) mayGo(n shipNo, c *course) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	switch {
	case c.fixed != 0:
		return no(whyFixed)
	case c.means == noMeans && g.onBoatLine(n):
		return no(whyBoatWind)
	case c.means == noMeans && g.sections(n) > 0:
		return no(whyUnset)
	case c.means == noMeans:
		return no(whyNoMeans)
	case c.many == maxParts:
		return no(whyParts, maxParts)
	case g.ships[n].speed < 0:
		return no(whyStopped)
	}
	return engine.Illegal{}
}

// mayAhead refuses to go straight on.
//
// Cases 6.1, 7.2, 7.3, 7.6.
func (g *State) mayAhead(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return ill
	}
	if g.ahead(n, c) >= plane.MM {
		return engine.Illegal{}
	}
	if c.means == bySail && g.forceOn(n) != Calm && g.windOn(n, c.end, false) == WindAhead {
		return no(whyInside)
	}
	return g.noWay(n, c, whyTooFar)
}

// noWay says why a ship cannot go on: her sails or oars give her no way in this wind, or if
// they do, for the reason given.
//
// Cases 6.1, 6.5, 7.3, 7.4.
func (g *State) noWay(n shipNo, c *course, spent engine.Reason) engine.Illegal {
	on, force := g.windOn(n, c.end, c.means >= byOars), g.forceOn(n)
	if on == WindAhead {
		on = WindBow // as she turns
	}
	switch {
	case c.means == bySail && force == Calm:
		return g.noWind()
	case c.means == bySail && g.tables.Sail[g.kind(n).Sail][on][force] == Drifts:
		return no(whyAdrift)
	case c.means < byOars:
	case force == Gale:
		return no(whyRowGale)
	case g.becalmed(n):
		return no(whyRowStorm)
	case g.underOars(n, on) == 0:
		return no(whyNoStroke)
	}
	return no(spent)
}

// spansAhead returns how far straight on a ship may be ordered to go.
func (g *State) spansAhead(n shipNo, c *course, _ order, buf []spans) []spans {
	return fromOne(buf, g.ahead(n, c)/plane.MM, engine.Length)
}

// beyondAhead says why a ship cannot go so many millimetres straight on: at attack speed she need not speed up slowly.
//
// Cases 7.4, 7.6, 8.1.
func (g *State) beyondAhead(n shipNo, c *course, want engine.Choice) engine.Illegal {
	room, mm := g.ahead(n, c), want.N[0]
	_, most := g.upTo(n, c)
	ill := no(whyPace, mm, room/plane.MM)
	switch {
	case most-c.run-room < plane.MM && !(c.attack && most == g.attackSpeed(n)):
		ill = no(whySpeedUp, mm, room/plane.MM, g.kind(n).SpeedUp/plane.MM)
	case c.many == 0 && !c.small:
		ill = no(whyMost, mm, room/plane.MM)
		ill.Rule = g.paceRule(n, c)
	}
	ill.Near = engine.Choice{Verb: VerbAhead, N: [3]int32{max(min(mm, room/plane.MM), 1)}}
	return ill
}

// paceRule returns the case that says how far a ship goes that goes straight on.
//
// Cases 6.4, 7.3, 7.4, 9.1, 11.1, 17.5, 17.7, 17.8, 23.4, 23.5, 23.6.
func (g *State) paceRule(n shipNo, c *course) engine.Case {
	s, sails := &g.ships[n], c.means == bySail
	switch {
	case c.has(VerbSound):
		return "23.4"
	case c.lifted:
		return "11.1"
	case c.means == byBoats || s.tow != noShip && g.towed(s.tow):
		return "9.1"
	case g.againstStream(n, c.end):
		return "23.5"
	case s.settled > 0:
		return "17.7"
	case g.shaded(n):
		return "23.6"
	case !sails && g.oarLoss(n) > 0:
		return "17.8"
	case !sails:
		return "7.4"
	case int32(c.canvas) < g.sections(n):
		return "6.4"
	case g.lost(n) > 0:
		return "17.5"
	}
	return "7.3"
}

// offerWays names the next part of a way.
//
// Cases 7.3, 8.1.
func (g *State) offerWays(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbAhead)
	g.name(on, engine.NoObject, engine.NoObject, VerbPort, VerbArcPort)
	g.name(on, engine.NoObject, engine.NoObject, VerbStarboard, VerbArcStarboard)
	g.name(on, engine.NoObject, engine.NoObject, VerbSmall, VerbTack, VerbLie, VerbSound, VerbKedge)
}

// maySmall refuses the small circle to ships that are too large for it.
//
// Case 8.1.
func (g *State) maySmall(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return ill
	}
	switch {
	case c.small:
		return no(whyTwice)
	case !g.kind(n).Small:
		return no(whySmall)
	case c.attack:
		return no(whyStraight)
	}
	return engine.Illegal{}
}

// offerSails names setting and lowering sail.
//
// Cases 6.2, 6.4, 7.4.
func (g *State) offerSails(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbSetSail, VerbHoist, VerbFurl)
}

// spansOfSail returns on how many sections sail may be set: as many as let a ship go as far as she must.
//
// Cases 6.4, 7.6.
func (g *State) spansOfSail(n shipNo, c *course, _ order, buf []spans) []spans {
	for least := g.leastSail(n); least <= g.sections(n); least++ {
		most := least
		for most <= g.sections(n) && g.mayShorten(n, c, most) {
			most++
		}
		if most > least {
			buf = append(buf, spans{{Min: least, Max: most - 1, Step: 1}})
			least = most
		}
	}
	return buf
}

// leastSail returns how many sections a ship sets at least: to lower the last takes an oared vessel a move.
//
// Case 7.4. Ruling R142.
func (g *State) leastSail(n shipNo) int32 {
	if g.kind(n).Oar != 0 {
		return 1
	}
	return 0
}

// mayTrim refuses to change how many sections carry sail. An oared vessel first raises
// her sail.
//
// Cases 6.4, 7.4. Rulings R142, R330.
func (g *State) mayTrim(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case g.kind(n).Oar != 0 && g.ships[n].canvas == 0:
		return no(whyFurled)
	case c.has(VerbSetSail) || c.has(VerbHoist) || c.has(VerbFurl):
		return no(whyTwice)
	case c.many > 0 || c.fixed != 0 || c.small:
		return no(whyLate)
	case g.sections(n) <= g.leastSail(n):
		return no(whySails, g.sections(n))
	}
	return engine.Illegal{}
}

// mayShorten reports whether a ship goes as far as she must with sail set on so many sections.
//
// Cases 6.4, 7.6. Ruling R102.
func (g *State) mayShorten(n shipNo, c *course, sections int32) bool {
	after := *c
	g.extend(n, &after, &order{verb: VerbSetSail, n: sections})
	return g.keepsWay(n, c, &after)
}

// keepsWay reports whether what is ordered next leaves a ship as fast as she must be, so that
// she does not slow down too fast; or as fast as she could be without it.
//
// Case 7.6. Ruling R102.
func (g *State) keepsWay(n shipNo, before, after *course) bool {
	least := g.mustGo(n, before)
	return least == 0 || g.most(n, after, after.end) >= least
}

// mustGo returns how far a ship goes at least, or as far as she can if that is less.
//
// Case 7.6. Ruling R102.
func (g *State) mustGo(n shipNo, c *course) Length {
	least, _ := g.upTo(n, c)
	if least == 0 {
		return 0
	}
	return min(least, g.most(n, c, c.end))
}

// tooSlow returns a refusal of what would let a ship slow down too fast.
//
// Case 7.6.
func (g *State) tooSlow(n shipNo, c *course) engine.Illegal {
	return no(whyTooSlow, g.kind(n).SlowDown/plane.MM, (g.mustGo(n, c)+plane.MM-1)/plane.MM)
}

// beyondSail refuses more sail than there are sections for, and so little that she would slow
// down too fast.
//
// Cases 6.4, 7.6.
func (g *State) beyondSail(n shipNo, c *course, want engine.Choice) engine.Illegal {
	sections := want.N[0]
	ill, near := no(whySails, g.sections(n)), max(min(sections, g.sections(n)), g.leastSail(n))
	switch {
	case sections == near:
		ill = g.tooSlow(n, c)
	case sections < near:
		ill = no(whyLower)
	}
	for near < g.sections(n) && !g.mayShorten(n, c, near) {
		near++
	}
	ill.Near = engine.Choice{Verb: VerbSetSail, N: [3]int32{near}}
	return ill
}

// mayHandSail refuses an oared vessel to raise a sail that is set, or to lower one
// that is not.
//
// Case 7.4.
func (g *State) mayHandSail(n shipNo, c *course, o order) engine.Illegal {
	s := &g.ships[n]
	switch {
	case g.kind(n).Oar == 0:
		return no(whyNoOared)
	case c.has(VerbHoist) || c.has(VerbFurl) || c.has(VerbSetSail):
		return no(whyTwice)
	case c.many > 0 || c.fixed != 0 || c.small || c.attack || c.lifted:
		return no(whyLate)
	case g.sections(n) == 0:
		return no(whySails, 0)
	case o.verb == VerbHoist && s.canvas > 0:
		return no(whySet)
	case o.verb == VerbFurl && s.canvas == 0:
		return no(whyFurled)
	}
	return engine.Illegal{}
}

// mayLie refuses to lie a-hull: without sails and with a rudder, beam on to a gale.
//
// Case 6.2.
func (g *State) mayLie(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.compelled(n); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	beam := s.heading.Off(g.air.from) - g.angle(BeamWind)
	bare := s.canvas == 0 || c.has(VerbSetSail) && c.means == noMeans
	switch {
	case c.fixed != 0 || c.many > 0:
		return no(whyFixed)
	case g.forceOn(n) != Gale || s.rudder || !bare || max(beam, -beam) > g.angle(DirectTolerance):
		return no(whyLie)
	}
	return engine.Illegal{}
}

// maySound refuses the lead to a ship that is not under way, or too fast for it.
//
// Cases 7.6, 23.4. Rulings R102, R216.
func (g *State) maySound(n shipNo, c *course, _ order) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return no(whySound)
	}
	switch {
	case c.has(VerbSound):
		return no(whyTwice)
	case c.many > 0 || c.attack:
		return no(whyLate)
	}
	after := *c
	g.extend(n, &after, &order{verb: VerbSound})
	if !g.keepsWay(n, c, &after) {
		return g.tooSlow(n, c)
	}
	return engine.Illegal{}
}
