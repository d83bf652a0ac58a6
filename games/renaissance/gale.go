package renaissance

import "github.com/weathergage/weathergage/engine"

// rideGale tests the ships that a gale endangers.
//
// Cases 6.2, 6.3. Rulings R205, R383.
func (g *State) rideGale(v *voyage, f *fight, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat && g.forceOn(n) == Gale && (f.spoke.has(n) || g.endangered(v, n)) {
			g.testGale(v, n, f.spoke.has(n), t)
		}
	}
}

// endangered reports whether a ship must take the gale damage test.
//
// Case 6.2.
func (g *State) endangered(v *voyage, n shipNo) bool {
	s := &g.ships[n]
	small := g.kind(n).Tons < g.tables.Figure[SmallTons]
	switch {
	case g.class(n).Family == GalleyFamily, s.held == seaAnchor, g.towed(n), small, s.holes > 0:
		return true
	case s.held != free:
		return false
	case g.sailing(n):
		return !g.running(n)
	}
	return v.drifts.has(n) && !g.deadAft(n)
}

// running reports whether a ship runs before the wind under her fore lower alone.
//
// Case 6.2.
func (g *State) running(n shipNo) bool {
	s := &g.ships[n]
	return s.canvas == 1 && s.masts.Has(ForeLower) && g.windOn(n, s.heading, false) == WindAft
}

// testGale throws for a ship in a gale, in half spots; fired says that she fired a battery
// in this move.
//
// Case 6.3. Rulings R205, R206, R207.
func (g *State) testGale(v *voyage, n shipNo, fired bool, t *engine.Turn) {
	s := &g.ships[n]
	w, situation := g.weigh(), g.galeSituation(n)
	g.galeFactors(n, w)
	if g.when(w, fired, GaleFired, 1); fired {
		situation = GaleFiring
	}
	w.n[stakeSituation] = int32(situation)
	total := w.sum()
	f := g.throw(t, 2, "6.3", g.object(n))
	total += 2 * f.Sum()
	what := byTotal(g.tables.GaleBy[situation], total)
	g.tell(t, engine.Event{Kind: KindGale, Rule: "6.3", About: g.object(n),
		N: [4]int32{int32(f.Sum()), int32(total), int32(what)}})
	switch what {
	case GaleAnchorLost:
		s.held = free
		s.loseAnchor(endSea)
	case GaleTowParts:
		g.dropTow(s.tug, t)
	case GaleCapsizes:
		g.lose(v, n, capsized, "6.3", t)
	case GaleDismasts:
		if g.capsizesInstead(n) {
			g.lose(v, n, capsized, "6.3", t)
			return
		}
		g.dismast(n, s.heading, 0, t)
	}
}

// capsizesInstead reports whether a ship capsizes where another loses her masts.
//
// Case 6.3. Ruling R206.
func (g *State) capsizesInstead(n shipNo) bool { return g.ships[n].holes > 0 && !g.sailing(n) }

// galeSituation returns the first that applies to a ship that has not fired.
//
// Case 6.3.
func (g *State) galeSituation(n shipNo) GaleSituation {
	switch {
	case g.ships[n].held == seaAnchor:
		return GaleAtSeaAnchor
	case g.towed(n):
		return GaleTowed
	case g.sailing(n):
		return GaleUnderSail
	}
	return GaleOther
}

// galeFactors counts what is added to the dice of the gale damage test, in half spots.
//
// Case 6.3.
func (g *State) galeFactors(n shipNo, w *tally) {
	s, k := &g.ships[n], g.kind(n)
	class := g.hands(n).Sailing
	lost := 2*int(k.Broadside) + int(k.Stern) + int(k.Bow)
	for _, left := range s.battery {
		lost -= int(left)
	}
	g.when(w, true, GaleSail, int(s.canvas))
	g.when(w, true, GaleBattery, lost)
	for _, line := range [...]struct {
		holds bool
		add   FactorNo
	}{
		{g.windOn(n, s.heading, false) == WindAft, GaleAft}, {s.held == seaAnchor, GaleSeaAnchor}, {g.towed(n), GaleTow},
		{s.holes > 0, GaleHoled}, {g.sailing(n) && g.lost(n) > 0, GaleMasts},
		{s.rudder, GaleRudder}, {g.class(n).Family == GalleyFamily, GaleGalley},
		{class == Raw, GaleRaw}, {class == Average, GaleAverage},
		{k.Tons < g.tables.Figure[SmallTons], GaleSmall},
	} {
		g.when(w, line.holds, line.add, 1)
	}
}
