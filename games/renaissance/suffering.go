package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// suffer counts the damage points that a ship receives from an enemy, and how near. What
// she receives of a friend's fire at one alongside costs her men and guns, and not heart.
//
// Cases 20.1, 20.2, 20.3. Rulings R165, R343, R532.
func (g *State) suffer(v *voyage, f *fight, one *salvo, e shipNo, points int32) {
	if g.firedBy(one) == g.ships[e].holder {
		return
	}
	toll := &v.toll[e]
	hull := f.hulls[e][one.moment()]
	near := plane.Distance(one.base, hull)
	d := &g.tables.Distance
	toll.points += points
	if near <= d[Near100] {
		toll.near100 += points
	}
	if near < d[Near151] {
		toll.near151 += points
		toll.firedOn151 = true
	}
	if near <= d[Near200] {
		toll.near200 += points
	}
	toll.firedOn = true
	if one.post != noFort {
		f.shelled[e] |= 1 << one.post
	} else {
		f.foes[e].add(one.from)
	}
	if near < d[Near300] {
		toll.firedOn300 = true
		if one.post == noFort && g.mainGuns(one.from).has(one.by) {
			f.galling[e].add(one.from)
		}
	}
}

// answer finds out which ships could not reply to those that fired at them.
//
// Cases 20.1, 20.2. Rulings R272, R433.
func (g *State) answer(v *voyage, f *fight) {
	for e := range shipNo(g.ofFleet()) {
		toll := &v.toll[e]
		toll.helpless = f.foes[e] != 0 || f.shelled[e] != 0
		for k := fortNo(1); k <= g.lastFort(); k++ {
			toll.helpless = toll.helpless && !(f.shelled[e]>>k&1 != 0 && g.couldShell(f, e, k))
		}
		for n := range shipNo(g.ofFleet()) {
			if !f.foes[e].has(n) {
				continue
			}
			replies := g.couldReply(f, e, n, 1<<portGuns|1<<starboardGuns|1<<sternGuns|1<<bowGuns)
			toll.helpless = toll.helpless && !replies
			if f.galling[e].has(n) && !(replies && g.couldReply(f, e, n, g.mainGuns(e))) {
				toll.galled = true
			}
		}
		toll.lost = v.crew[e] - g.ships[e].men()
	}
}

// mainGuns returns the main batteries of a ship in morale: her broadsides, and the bow guns of a galley or
// galleass.
//
// Case 20.4. Ruling R165.
func (g *State) mainGuns(n shipNo) groups {
	main := broadsides
	if g.class(n).Family != SailingShip {
		main.add(bowGuns)
	}
	return main
}

// couldReply reports whether a group of a set that was loaded before any shot of the move fell
// bore on a ship at a moment of the move at which it could be fired.
//
// Cases 10.3, 20.1. Rulings R59, R272.
func (g *State) couldReply(f *fight, e, n shipNo, of groups) bool {
	for b := range group(numGroups) {
		if !of.has(b) || f.manned[e][b] == 0 {
			continue
		}
		for i := g.soonest(f, e, b); i <= moments; i++ {
			one := salvo{from: e, to: n, by: b, shot: f.shot[e][b], base: f.hulls[e][i], mark: f.hulls[n][i]}
			if g.layAll(&one, int(f.manned[e][b])); one.bears > 0 {
				return true
			}
		}
	}
	return false
}

// soonest returns the first of the moments of a move at which a loaded group can be fired: the last, if it is
// loaded in the move or was fired in the one before.
//
// Case 10.3. Ruling R59.
func (g *State) soonest(f *fight, n shipNo, b group) int {
	if f.loading[n].has(b) || g.ships[n].guns.streak[b] > 0 {
		return moments
	}
	return 0
}
