package spain

import "github.com/weathergage/weathergage/engine"

// attackStrength returns the strength of the attackers on land: the units outside as they are,
// those that are besieged halved, rounded down, and then the leaders of each hex from which units
// attack, though these be halved to nothing.
//
// Cases 9.0, 10.14, 10.15, 13.0, 13.15. Rulings R158, R165, R178, R228.
func (g *State) attackStrength() int {
	cb := &g.combat
	n := 0
	for _, h := range [...]Hex{cb.From, cb.To} {
		units, bonus := g.sum(cb.Attacker, h, true)
		if units > 0 {
			all, _ := g.sum(cb.Attacker, h, false) // those held back too
			n += min(bonus, all)
		}
		if g.shut[cb.Attacker].has(h) {
			units /= 2
		}
		n += units
		if cb.From == cb.To {
			break
		}
	}
	return n
}

// defenceStrength returns the strength of the defenders on land: doubled in their own fortress
// or under siege, tripled under siege in their own fortress, and then their leaders.
//
// Cases 9.15, 10.15, 10.16, 13.0, 13.15. Rulings R164, R165, R166, R228.
func (g *State) defenceStrength() int {
	cb := &g.combat
	defender := foe(cb.Attacker)
	units, bonus := g.sum(defender, cb.To, false)
	shown, times := units, 1
	besieged, fortress := g.shut[defender].has(cb.To), g.hasFortress(defender, cb.To)
	switch {
	case besieged && fortress:
		times = 3
	case besieged || fortress:
		times = 2
	}
	return units*times + min(bonus, shown)
}

// sum adds the strengths that units of a side ashore in a hex show, and the bonuses of its
// land leaders there; taken counts only those who have been picked.
//
// Cases 13.0, 13.11, 13.12.
func (g *State) sum(seat engine.Seat, h Hex, taken bool) (units, bonus int) {
	for c, end := g.tables.of(seat); c < end; c++ {
		row, u := g.at(c)
		if u.Where != Ashore || u.Hex != h || taken && u.Mark&markTaken == 0 {
			continue
		}
		switch row.Kind {
		case Foot, Horse:
			units += g.strength(c)
		case LandLeader, BothLeader:
			bonus += int(row.Bonus)
		}
	}
	return units, bonus
}

// hasFortress reports whether a hex is a fortress in a side's hands. French units hold those
// of their own area until an enemy takes them.
//
// Case 9.15. Ruling R166.
func (g *State) hasFortress(seat engine.Seat, h Hex) bool {
	city := g.tables.CityAt[h]
	if city == 0 || !g.tables.Cities[city].Fortress {
		return false
	}
	if region := g.tables.RegionAt(h); g.owner[city] == 0 && region.Country == CountryFrance {
		return (region.Tint == TintBlue) == (seat == English)
	}
	return g.owner[city] == holderOf(seat)
}
