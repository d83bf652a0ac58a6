package spain

import (
	"github.com/weathergage/weathergage/engine"
)

// enterNaval carries a naval combat on, one stage at a time.
//
// Cases 7.0, 7.14, 7.31, 7.51, 7.52, 7.53, 7.54, 10.14. Rulings R126, R127, R196.
func (g *State) enterNaval(f *engine.Frame, t *engine.Turn) bool {
	cb := &g.combat
	attacker, defender := cb.Attacker, foe(cb.Attacker)
	switch f.Code {
	case navalSupport:
		if g.canBeJoined() {
			return true
		}
		g.declareAttack(t)
	case navalRound:
		g.rollNaval(f, t)
	case navalAttackerLoses, navalDefenderLoses:
		f.Seat = attacker
		if f.Code == navalDefenderLoses {
			f.Seat = defender
		}
		if cb.Hits[f.Seat] > 0 && g.anyToLose(f.Seat) {
			return true
		}
		cb.Hits[f.Seat] = 0
		f.Code++
	case navalMunitions:
		fought := cb.Fleets
		g.spendShot(t)
		f.Code, f.Seat = navalDisengage, defender
		switch {
		case !g.anyToLose(defender):
			f.Code, f.Seat, cb.Fleets = navalFollow, attacker, fought
		case cb.Fleets == 0:
			f.Code = navalOver
		}
	case navalDisengage:
		if f.N[disengages] == 0 {
			return true
		}
		g.rollDisengage(f, t)
	case navalFollow:
		if g.isRelieved() {
			return true
		}
		f.Code = navalOver
	case navalOver:
		g.endNaval()
		return g.pop()
	default:
		return true
	}
	return false
}

// rollNaval compares the strengths and rolls the die of a round.
//
// Cases 7.0, 7.2, 7.31.
func (g *State) rollNaval(f *engine.Frame, t *engine.Turn) {
	cb := &g.combat
	attack, defence := g.navalStrength(cb.Attacker), g.navalStrength(foe(cb.Attacker))
	column := NavalColumn(attack - defence)
	die := t.Roll(engine.Throw{Seat: cb.Attacker, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "7.2", On: hexObject(cb.To)})[0]
	result := g.tables.Naval[die][column]
	cb.Rounds++
	cb.Column, cb.Quiet = uint8(column), attack-defence < -int(g.tables.Numbers[NumQuietOdds])
	cb.Hits[cb.Attacker], cb.Hits[foe(cb.Attacker)] = result.Attacker, result.Defender
	f.Code++
	t.Tell(engine.Event{Kind: KindRound, Rule: "7.2", N: [4]int32{int32(attack), int32(defence), int32(die), cb.told()}})
}

// fights reports whether a counter is in the naval combat, on either side.
func (g *State) fights(c Counter) bool { return g.attacks(c) || g.isAttacked(c) }

// hasDeepFighting reports whether a side has deep-draft ships in the naval combat.
func (g *State) hasDeepFighting(seat engine.Seat) bool {
	for c, end := g.tables.of(seat); c < end; c++ {
		if kind := g.tables.Row(c).Kind; kind.IsNaval() && kind.IsDeep() && g.fights(c) {
			return true
		}
	}
	return false
}

// navalStrength returns the strength of one side in a naval combat: of its deep-draft ships if it
// has any, else of all; 1 more for each of them that sails and has the wind; then doubled
// in its own fortress port, halved in another port of its own, and halved for deep-draft
// ships without munitions, all together rounded down; and then its leaders.
//
// Cases 7.0, 7.12, 7.62, 7.73, 12.21, 13.0. Rulings R112, R113, R114, R115, R116, R138, R139,
// R140, R192, R228.
func (g *State) navalStrength(seat engine.Seat) int {
	cb := &g.combat
	const whole = 4 // strengths are counted in quarters until they are rounded
	deep, wind := g.hasDeepFighting(seat), g.hasWind(seat)
	quarters := 0
	for c, end := g.tables.of(seat); c < end; c++ {
		row := g.tables.Row(c)
		if !row.Kind.IsNaval() || !g.fights(c) || deep && !row.Kind.IsDeep() {
			continue
		}
		n := g.strength(c)
		if wind && !row.Kind.HasOars() && (seat != cb.Attacker || g.units[c].Hex == cb.From) {
			n += int(g.tables.Numbers[NumWindBonus])
		}
		n *= whole
		if seat != cb.Attacker {
			n = g.inPort(c, n)
		}
		quarters += n
	}
	n := quarters/whole + g.navalBonus(seat, cb.To)
	if cb.From != cb.To {
		n += g.navalBonus(seat, cb.From)
	}
	return n
}

// inPort doubles or halves a strength in quarters by where a defending ship lies, and
// halves it for want of munitions.
//
// Cases 7.12, 7.62, 12.21. Rulings R113, R114, R115.
func (g *State) inPort(c Counter, quarters int) int {
	u, seat := &g.units[c], g.tables.Seat(c)
	if g.friendlyPort(seat, u.Hex) {
		if g.tables.Cities[g.tables.CityAt[u.Hex]].Fortress {
			quarters *= 2
		} else {
			quarters /= 2
		}
	}
	if g.tables.Row(c).Kind.IsDeep() && (u.Fleet == 0 || g.shot[seat][u.Fleet] == 0) {
		quarters /= 2
	}
	return quarters
}

// navalBonus returns what the naval leaders of a side who fight in a hex add: all of them if a
// senior one is in the hex, else the best one of each fleet, and never more than the strength
// that all ships of their side in the hex show. A leader without a ship adds nothing.
//
// Cases 13.0, 13.11, 13.12, 13.13, 13.14, 13.16. Rulings R228, R229, R230, R301.
func (g *State) navalBonus(seat engine.Seat, h Hex) int {
	return min(g.navalLeaders(seat, h))
}

// navalLeaders returns what those leaders could add, and the strength that the ships in the hex show.
func (g *State) navalLeaders(seat engine.Seat, h Hex) (bonus, shown int) {
	var best [maxFleets + 1]int // by fleet
	all, senior := 0, false
	for c, end := g.tables.of(seat); c < end; c++ {
		row, u := g.at(c)
		if u.Hex != h {
			continue
		}
		senior = senior || row.Senior && u.onMap()
		switch {
		case row.Kind.IsNaval():
			shown += g.strength(c)
		case !g.fights(c):
		case u.Ship != Unseen:
			best[u.Fleet] = max(best[u.Fleet], int(row.Bonus))
			all += int(row.Bonus)
		}
	}
	if senior {
		return all, shown
	}
	for _, one := range best {
		bonus += one
	}
	return bonus, shown
}

// isCapHidden reports whether ships that the attackers do not see, beside the fleet that they have intercepted, may let
// its leaders add more than they can reckon.
//
// Cases 7.0, 13.0. Rulings R121, R228.
func (g *State) isCapHidden() bool {
	cb := &g.combat
	s := Stack{foe(cb.Attacker), cb.Caught, cb.To}
	bonus, shown := g.navalLeaders(s.Seat, s.Hex)
	return cb.Caught != 0 && g.veiled[s.Seat] && bonus > shown && g.hasOthers(s)
}

// hasWind reports whether a side would go with the prevailing wind into the other's hex.
// Nobody has it in one hex, across the boundary of two zones, or in the Mediterranean.
//
// Cases 7.71, 7.72. Rulings R138, R139.
func (g *State) hasWind(seat engine.Seat) bool {
	from, to := g.combat.From, g.combat.To
	if seat != g.combat.Attacker {
		from, to = to, from
	}
	zone := g.tables.Zone[from]
	wind := g.tables.Blows(zone, &g.chosen)
	d, ok := g.direction(from, to)
	return ok && zone == g.tables.Zone[to] && wind != 0 && wind.IsWith(d)
}

// mayLoseShip refuses a ship that is not in the combat on its side, and a shallow-draft one
// while deep-draft ones are left.
//
// Cases 7.32, 7.33. Rulings R116, R128.
func (g *State) mayLoseShip(seat engine.Seat, c Counter) engine.Illegal {
	row := g.tables.Row(c)
	switch {
	case g.tables.Seat(c) != seat || !row.Kind.IsNaval() || !g.fights(c):
		return no(reasonNotFighting)
	case !row.Kind.IsDeep() && g.hasDeepFighting(seat):
		return no(reasonDeepFirst)
	}
	return allowed
}

// anyToLose reports whether a side has a ship left in the combat.
func (g *State) anyToLose(seat engine.Seat) bool {
	for c, end := g.tables.of(seat); c < end; c++ {
		if ill := g.mayLoseShip(seat, c); ill.OK() {
			return true
		}
	}
	return false
}

// loseInCombat takes a step of a ship in the combat. What the rest cannot carry drowns.
//
// Cases 6.52, 7.32, 11.26. Rulings R208, R275.
func (g *State) loseInCombat(c Counter, t *engine.Turn) {
	u := &g.units[c]
	stack := Stack{g.tables.Seat(c), u.Fleet, u.Hex}
	left := int32(0)
	if g.loseShipStep(c, true, t) {
		left = 1
	}
	t.Tell(engine.Event{Kind: KindStepLost, Rule: "7.32", With: counterObject(c), N: [4]int32{left}})
	if c == g.tables.Treasure && left == 0 {
		g.loseTreasure(true, t)
	}
	g.settleCargo(stack, t)
}

// spendShot takes a munitions point from each fleet in the combat, but from defenders whom
// the attack was too weak to trouble. An attacker without any drops out.
//
// Cases 12.21, 12.22, 12.23. Rulings R117, R125, R227.
func (g *State) spendShot(t *engine.Turn) {
	cb := &g.combat
	quiet := cb.Quiet
	cb.Quiet = false
	for seat := English; seat <= Spanish; seat++ {
		for n := uint8(1); n < treasureFleet; n++ {
			h := g.fleets[seat][n]
			attacks := seat == cb.Attacker && cb.Fleets>>n&1 != 0
			defends := seat != cb.Attacker && h == cb.To && h != 0 && (cb.Caught == 0 || n == cb.Caught)
			if attacks && h == 0 {
				cb.Fleets &^= 1 << n
			}
			if g.shot[seat][n] == 0 || h == 0 || !attacks && !defends || defends && quiet {
				continue
			}
			g.shot[seat][n]--
			t.Tell(engine.Event{Kind: KindMunitions, Rule: "12.21", On: fleetObject(seat, n), N: [4]int32{int32(g.shot[seat][n])}})
			if attacks && g.shot[seat][n] == 0 {
				cb.Fleets &^= 1 << n
				g.markFleet(seat, n)
			}
		}
	}
}

// markFleet notes that a fleet has attacked in this segment.
//
// Case 7.14.
func (g *State) markFleet(seat engine.Seat, n uint8) {
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := &g.units[c]; u.Where == Afloat && u.Fleet == n {
			u.Mark |= markDone
		}
	}
}

// leastToDisengage returns the least die by which the defender disengages.
//
// Cases 7.51, 7.52. Rulings R129, R130.
func (g *State) leastToDisengage() int16 {
	if foe(g.combat.Attacker) == Spanish && g.hasDeepFighting(Spanish) {
		return g.tables.Numbers[NumDisengageSpanish]
	}
	return g.tables.Numbers[NumDisengageOthers]
}

// rollDisengage rolls for ships that try to disengage: with Spanish deep-draft ships among
// them it is harder.
//
// Cases 7.51, 7.52, 7.53, 7.54. Rulings R129, R130.
func (g *State) rollDisengage(f *engine.Frame, t *engine.Turn) {
	cb := &g.combat
	defender := foe(cb.Attacker)
	least := g.leastToDisengage()
	die := t.Roll(engine.Throw{Seat: defender, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "7.51"})[0]
	away := int32(0)
	f.N[disengages], f.Code, f.Seat = 0, navalPress, cb.Attacker
	if int16(die) >= least {
		away, f.Code = 1, navalOver
	}
	t.Tell(engine.Event{Kind: KindDisengaged, Rule: "7.51", N: [4]int32{int32(defender), int32(die), away}})
}

// endNaval closes a naval combat: nobody looks at anybody any more, and the attackers have
// attacked for this segment.
//
// Cases 7.0, 7.14, 7.54.
func (g *State) endNaval() {
	for n := uint8(1); n < treasureFleet; n++ {
		if g.combat.Fleets>>n&1 != 0 {
			g.markFleet(g.combat.Attacker, n)
		}
	}
	for c := range g.units {
		g.units[c].Mark &^= markSeen
	}
	g.combat = Combat{}
}
