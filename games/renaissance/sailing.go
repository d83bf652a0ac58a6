package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// row returns the scenario's line about a ship, kind her row of the ship lists.
func (g *State) row(n shipNo) *ScenarioShip { return &g.played().Ships[n] }
func (g *State) kind(n shipNo) *ShipType    { return &g.tables.Ships[g.row(n).Type] }
func (g *State) class(n shipNo) *KindRow    { return &g.tables.Kinds[g.kind(n).Kind] }

// played returns the scenario of the match.
func (g *State) played() *ScenarioRow { return &g.tables.Scenarios[g.scene] }

// base returns a ship's rectangle on the table.
func (g *State) base(n shipNo) plane.Base {
	s, k := &g.ships[n], g.kind(n)
	return plane.Base{At: s.at, Heading: s.heading, Length: k.Length, Width: k.Width}
}

// windOn returns where a ship has the wind from on a heading. Under oars there is no limit to how near.
//
// Cases 7.1, 7.2.
func (g *State) windOn(n shipNo, heading plane.Heading, oars bool) WindOn {
	a := heading.Off(g.air.from)
	switch {
	case !oars && a < g.limit(n):
		return WindAhead
	case a < g.angle(BeamWind):
		return WindBow
	case a <= g.angle(QuarterWind):
		return WindQuarter
	}
	return WindAft
}

// angle returns an angle of the rulebook.
func (g *State) angle(a Angle) plane.Angle { return g.tables.Angle[a] }

// limit returns how near the wind the ship's rig may sail without a test.
//
// Case 7.2.
func (g *State) limit(n shipNo) plane.Angle {
	if g.kind(n).Square {
		return g.angle(SquareLimit)
	}
	return g.angle(LateenLimit)
}

// leeSide returns the side of a ship that lies away from the wind; starboard if it is dead ahead or astern.
func (g *State) leeSide(heading plane.Heading) side {
	if heading.To(g.air.from) > 0 {
		return port
	}
	return starboard
}

// lost returns how many mast sections a ship has lost.
func (g *State) lost(n shipNo) int {
	return int(g.kind(n).Sections) - g.ships[n].masts.Count()
}

// sections returns how many sections can carry sail, jury masts among them.
//
// Cases 6.4, 17.9. Rulings R330, R512.
func (g *State) sections(n shipNo) int32 {
	return int32(g.ships[n].masts.Count() + g.ships[n].jury.Count())
}

// dismasted reports whether no section stands, jury masts aside.
func (g *State) dismasted(n shipNo) bool { return g.ships[n].masts == 0 }

// sailing reports whether a ship has sail set, on masts or jury masts.
func (g *State) sailing(n shipNo) bool { return g.ships[n].canvas > 0 }

// underSail returns the most that a ship sails in a move on a heading, Drifts if all she can do is drift.
// What masts she lost, and what sail is not set, takes its part, the worse of the two; half the rowers or
// oars gone halve it in a light wind; and a ship that is going down is slower by half each move.
//
// Cases 6.1, 7.3.
func (g *State) underSail(n shipNo, on WindOn, canvas uint8) Length {
	return g.underSailIn(n, on, canvas, g.forceOn(n))
}

// underSailIn is underSail in a wind of any force. Sail is set on the masts that stand
// first, then on jury masts.
//
// Cases 6.1, 6.2, 6.4, 7.3, 17.5, 17.7, 17.8, 17.9. Rulings R105, R106, R113, R123, R184, R186, R512.
func (g *State) underSailIn(n shipNo, on WindOn, canvas uint8, force Force) Length {
	s, k := &g.ships[n], g.kind(n)
	most := g.tables.Sail[k.Sail][on][force]
	if most <= 0 {
		return most
	}
	had := int32(k.Sections)
	onMasts := min(int32(canvas), int32(s.masts.Count()))
	whole := most
	most = whole * int32(100-g.tables.LossPercent[had][g.lost(n)]) / 100
	switch {
	case force == Gale && on == WindAft && canvas == 1 && s.masts.Has(ForeLower):
		most = min(most, whole/2)
	default:
		most = min(most, whole*onMasts/had)
	}
	most += whole * min(int32(canvas)-onMasts, int32(s.jury.Count())) / had
	if force == Light && g.halfRowed(n) {
		most /= 2
	}
	return most >> s.settled
}

// underOars returns the most that a ship rows in a move on a heading.
//
// Cases 6.2, 6.5, 7.4, 17.7, 17.8. Rulings R184, R324.
func (g *State) underOars(n shipNo, on WindOn) Length {
	most := g.tables.Oar[g.kind(n).Oar][on][g.forceOn(n)]
	if g.becalmed(n) || most < 0 {
		return 0
	}
	return most * int32(100-g.oarLoss(n)) / 100 >> g.ships[n].settled
}

// becalmed reports whether a ship may not row for the weather.
//
// Cases 6.2, 6.5. Ruling R208.
func (g *State) becalmed(n shipNo) bool {
	f := g.class(n).Family
	galley := f == GalleyFamily || f == GalleassFamily
	return g.forceOn(n) == Gale || g.air.weather == Storm && !galley
}

// oarLoss returns what part of her speed under oars a ship has lost, in percent: whole tens of the rowers or
// of the oars of one side, whichever is worse.
//
// Case 17.8. Ruling R121.
func (g *State) oarLoss(n shipNo) int32 {
	s, k := &g.ships[n], g.kind(n)
	if k.Oars == 0 {
		return 0
	}
	loss := int32(0)
	for _, left := range s.oars {
		loss = max(loss, 10*int32(k.Oars-left)/int32(k.Oars))
	}
	if k.Rowers > 0 {
		loss = max(loss, 10*int32(k.Rowers-s.rowers)/int32(k.Rowers))
	}
	return 10 * loss
}

// halfRowed reports whether half of a ship's rowers are gone, or half of all her oars.
//
// Case 17.8. Ruling R113.
func (g *State) halfRowed(n shipNo) bool {
	s, k := &g.ships[n], g.kind(n)
	return k.Oars > 0 && (int(s.oars[port])+int(s.oars[starboard]) <= int(k.Oars) || k.Rowers > 0 && 2*s.rowers <= k.Rowers)
}

// attackSpeed returns how far a warship goes at attack speed, 0 if she has none.
//
// Cases 7.4, 17.8. Rulings R117, R118.
func (g *State) attackSpeed(n shipNo) Length {
	if !g.class(n).Attacks || g.becalmed(n) {
		return 0
	}
	return g.tables.OarAttack[g.kind(n).Oar] * int32(100-g.oarLoss(n)) / 100 >> g.ships[n].settled
}

// driftSpeed returns how far a ship drifts in a move: a third of the most she could sail with the wind aft,
// or a tenth of what is printed if no sail is set.
//
// Case 7.7. Ruling R359.
func (g *State) driftSpeed(n shipNo) Length {
	if g.sailing(n) {
		return max(g.underSail(n, WindAft, g.ships[n].canvas), 0) / 3
	}
	return g.bareDrift(n)
}

// bareDrift is driftSpeed of a ship with no sail set; with the wind dead aft in a
// gale she runs faster.
//
// Cases 6.2, 7.7.
func (g *State) bareDrift(n shipNo) Length {
	most := max(g.tables.Sail[g.kind(n).Sail][WindAft][g.forceOn(n)], 0)
	if g.forceOn(n) == Gale && g.deadAft(n) {
		return most / 3
	}
	return most / 10
}

// deadAft reports whether the wind is directly astern of a ship.
//
// Cases 6.2, 13.6.
func (g *State) deadAft(n shipNo) bool {
	return g.ships[n].heading.Opposite().Off(g.air.from) <= g.angle(DirectTolerance)
}
