package renaissance

// effect returns what part of their damage points the batteries of a ship do that were loaded under a morale
// result: less by morale, by a fire, and while men of hers who would serve them fight. 0 is for guns that may
// not be fired.
//
// Cases 16.0, 19.2, 20.3, 20.4, 21.0. Rulings R152, R153, R201, R280.
func (g *State) effect(n shipNo, loaded spirit) (num, den int32) {
	num, den = g.heart(n, loaded)
	part, of := g.fireEffect(n)
	num, den = num*part, den*of
	num, den = num*(100-g.meleeLoss(n)), den*100
	return num, den
}

// heart returns what part of their effect morale leaves to guns that were loaded under a result: what was
// loaded while guns fired at reduced effect is fired so too, but it is not reduced twice. One of her own side
// who holds a prize knows no morale but that of the men he has put aboard.
//
// Cases 15.0, 20.3, 20.4, 21.0. Rulings R192, R193, R280, R392, R456.
func (g *State) heart(n shipNo, loaded spirit) (num, den int32) {
	s := &g.ships[n]
	if s.colours == struck || g.silentLocked(n) {
		return 0, 1
	}
	now, was := spirited[s.spirit], spirited[loaded]
	if (loaded == threeQuarters || loaded == half) && was.num*now.den < now.num*was.den {
		now = was
	}
	return now.num, now.den
}

// spirited is what part of their damage points guns do by the morale result that
// their crew is under.
//
// Case 20.3.
var spirited = [numSpirits]struct{ num, den int32 }{
	steady: {1, 1}, threeQuarters: {3, 4}, half: {1, 2}, silent: {0, 1}, recovering: {1, 2}, retiring: {0, 1},
}

// mayLoad reports whether a crew loads its guns.
//
// Cases 20.4, 21.0.
func (g *State) mayLoad(n shipNo) bool {
	s := &g.ships[n]
	return s.spirit != silent && s.colours != struck && !g.silentLocked(n)
}

// silentLocked reports whether a crew that is to retire until it recovers is held fast by an
// enemy: until it is free its guns cease fire, and it resists boarders only.
//
// Case 20.3. Ruling R456.
func (g *State) silentLocked(n shipNo) bool {
	s := &g.ships[n]
	if s.spirit != recovering {
		return false
	}
	for e := range shipNo(g.ofFleet()) {
		if s.foul.has(e) && g.hostile(n, e) {
			return true
		}
	}
	return s.stage > 0 || s.boards != noShip
}

// meleeLoss returns how many percent of their damage points guns lose to a boarding action: by the share of
// the crew of an English ship, or of the soldiers of any other, that fights or has been killed; of a prize by
// that of those who hold her.
//
// Cases 19.2, 19.4. Ruling R259.
func (g *State) meleeLoss(n shipNo) int32 {
	s, row := &g.ships[n], g.row(n)
	if s.stage == 0 && s.boards == noShip {
		return 0
	}
	had := int32(row.Soldiers)
	idle := int32(s.soldiers - s.sent.soldiers - s.guard.soldiers + g.soldiersAway(n))
	if row.Nation == English {
		had += int32(row.Mariners)
		idle = int32(s.men() - s.sent.men() - s.guard.men())
	}
	if s.colours == taken {
		had, idle = int32(s.prize.men()), int32(s.prize.men()-s.sent.men()-s.guard.men())
	}
	if had == 0 {
		return 0
	}
	loss := uint8(0)
	for _, step := range g.tables.MeleeGuns {
		if 100*(had-idle) >= int32(step.Percent)*had {
			loss = step.Loss
		}
	}
	return int32(loss)
}

// soldiersAway returns the soldiers of a ship who are in her boats or hold prizes.
//
// Cases 19.2, 20.2. Ruling R377.
func (g *State) soldiersAway(n shipNo) (many int16) {
	for nth := range mostBoats {
		many += g.boats[boatAt(n, nth)].men.soldiers
	}
	for e := range shipNo(g.ofFleet()) {
		if d := &g.ships[e]; d.colours == taken && d.captor == n {
			many += d.prize.soldiers
		}
	}
	return many
}

// prizeGuns returns how many batteries the men of a prize crew can fire in a move; ok is false for a ship
// that is no prize.
//
// Case 21.2. Ruling R295.
func (g *State) prizeGuns(n shipNo) (most int, ok bool) {
	s := &g.ships[n]
	if s.colours != taken {
		return 0, false
	}
	if s.secure > 0 || !g.sails(n) {
		return 0, true
	}
	return int(s.prize.men() / g.tables.Figure[PrizeMenPerGun]), true
}
