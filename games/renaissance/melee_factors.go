package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// reckon adds up the basic melee factor of a side on the decks of ship e. attacks says
// that the side boards.
//
// Case 19.5. Rulings R90, R250, R251, R255, R261, R373, R374.
func (g *State) reckon(f *force, e shipNo, attacks bool) {
	f.attacks, f.basic = attacks, 0
	g.addMelee(f, e, func(_ FactorNo, n int32) { f.basic += n })
}

// addMelee calls add with every factor of the side that counts, and how much it does.
//
// Case 19.5. Rulings R90, R250, R251, R255, R261, R373, R374.
func (g *State) addMelee(f *force, e shipNo, add func(n FactorNo, much int32)) {
	fac, fig := &g.tables.Factor, &g.tables.Figure
	var leader, person bool
	for i := range g.persons[:g.crowd] {
		if g.fightsIn(i, f) {
			leader = leader || g.about(i).Rank >= SeaDog
			person = person || g.about(i).Rank < SeaDog
		}
	}
	add(MeleeMariners, int32(fac[MeleeMariners])*int32(f.men.mariners/fig[MarinersPerFactor]))
	add(MeleeSoldiers, int32(fac[MeleeSoldiers])*int32(f.men.soldiers/fig[SoldiersPerFactor]))
	add(MeleeElite, g.quality(f))
	won, lost := g.lastRound(f, e)
	for _, line := range [...]struct {
		holds bool
		n     FactorNo
	}{
		{leader, MeleeLeader}, {person, MeleePersonality}, {won, MeleeWon}, {lost, MeleeLost},
		{!f.attacks && g.atBulwarks(f, e), MeleeDefends},
	} {
		if line.holds {
			add(line.n, int32(fac[line.n]))
		}
	}
	if f.attacks {
		add(MeleeLower, g.deckFactors(f, e))
	}
}

// quality returns what the classes of the men of a side, and what they mourn, add: of several ships the worst
// of those who attack, the best of those who defend.
//
// Cases 19.4, 19.5. Ruling R251.
func (g *State) quality(f *force) (worth int32) {
	first := true
	for n := range shipNo(g.ofFleet()) {
		if !f.ships.has(n) {
			continue
		}
		own := g.qualityOf(n, f)
		if first || f.attacks && own < worth || !f.attacks && own > worth {
			worth = own
		}
		first = false
	}
	return worth
}

// qualityOf returns the same of the men of one ship.
//
// Case 19.5. Rulings R74, R268.
func (g *State) qualityOf(n shipNo, f *force) (worth int32) {
	row, s := g.hands(n), &g.ships[n]
	p := s.sent
	if !f.attacks {
		p = f.men
	}
	for _, line := range [...]struct {
		holds bool
		add   FactorNo
	}{
		{p.soldiers > 0 && row.Men == Elite || p.mariners > 0 && row.Sailing == Elite, MeleeElite},
		{p.soldiers > 0 && row.Janissaries, MeleeJanissaries},
		{p.mariners > 0 && row.Sailing == Raw, MeleeRaw},
		{s.mourns&mournsLeader != 0, MeleeLeaderLost}, {s.mourns&mournsPerson != 0, MeleePersonalityLost},
	} {
		if line.holds {
			worth += int32(g.tables.Factor[line.add])
		}
	}
	return worth
}

// lastRound reports whether a side won the latest round, and whether it lost one in the last
// move: on all the fronts where it fights or on one of them, whichever is worse for attackers
// and better for defenders.
//
// Case 19.5. Rulings R251, R374.
func (g *State) lastRound(f *force, e shipNo) (won, lost bool) {
	us, them := wonByDefenders, wonByAttackers
	if f.attacks {
		us, them = them, us
	}
	all, any := [2]bool{true, true}, [2]bool{}
	for k, on := range f.on {
		p := g.ships[e].place(k == 1)
		if !on || p.stage == 0 {
			continue
		}
		for i, is := range [...]bool{p.won == us || p.won == us.before(), p.won == them} {
			all[i], any[i] = all[i] && is, any[i] || is
		}
	}
	if f.attacks {
		return all[0] && any[0], any[1]
	}
	return any[0], all[1] && any[1]
}

// atBulwarks reports whether a side fights boarders in the first stage.
//
// Case 19.5.
func (g *State) atBulwarks(f *force, e shipNo) bool {
	d := &g.ships[e]
	return f.on[0] && d.stage == 1 || f.on[1] && d.flank.stage == 1
}

// deckFactors returns what the places of the fight do to the attackers: the worst of what any front or ship
// of theirs suffers.
//
// Case 19.5. Rulings R250, R251.
func (g *State) deckFactors(f *force, e shipNo) (worst int32) {
	first := true
	for k, on := range f.on {
		p := g.ships[e].place(k == 1)
		if !on || p.stage == 0 {
			continue
		}
		if own := g.deckFactor(e, p) + g.sideFactor(g.onFront(f.ships, k == 1), e, p); first || own < worst {
			worst, first = own, false
		}
	}
	return worst
}

// deckFactor returns what the deck does that a front has come to.
//
// Case 19.5. Ruling R255.
func (g *State) deckFactor(e shipNo, p *front) int32 {
	fac := &g.tables.Factor
	switch g.tables.Stages[g.stages(e)][p.from][p.stage-1] {
	case Waist:
		if p.from != FromBeam {
			return int32(fac[MeleeWaistFromEnd])
		}
	case Forecastle:
		if g.stages(e) == SailingStages {
			return int32(fac[MeleeForecastle])
		}
	case SternCastle:
		return int32(fac[MeleeStern])
	}
	return 0
}

// sideFactor returns what the ships' sides do in the first stage: the worst for any of those who board.
//
// Case 19.5. Rulings R251, R261, R373.
func (g *State) sideFactor(ships squad, e shipNo, p *front) (worst int32) {
	if p.stage > 1 {
		return 0
	}
	fac, d, first := &g.tables.Factor, &g.ships[e], true
	for n := range shipNo(g.ofFleet()) {
		if !ships.has(n) {
			continue
		}
		own := int32(0)
		high, low, boats := g.kind(n).Freeboard, g.kind(e).Freeboard, g.stormsFrom(n)
		if boats {
			high = 0 // a boat's. Ruling R254
		}
		switch {
		case high > low:
			own += int32(fac[MeleeLower])
		case high < low:
			own += int32(fac[MeleeHigher])
		}
		if m := plane.Meet(g.base(n), g.base(e)); !boats && p.from != FromBeam && m.On[0]&(plane.Left|plane.Right) != 0 {
			own += int32(fac[MeleeEndFromWaist])
		}
		if d.struckBy.has(n) && g.class(e).Family == GalleyFamily {
			own += int32(fac[MeleeGalleyStruck])
		}
		if first || own < worst {
			worst, first = own, false
		}
	}
	return worst
}
