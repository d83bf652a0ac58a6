package renaissance

import "weathergage/geo/plane"

// suffer counts the damage points that a ship receives from another, and how near.
//
// Cases 20.1, 20.2, 20.3. Rulings R165, R343.
func (g *State) suffer(v *voyage, f *fight, one *salvo, e shipNo, points int32) {
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

// mainGuns are the main batteries of a ship in morale: her broadsides, and the bow guns of
// a galley or galleass.
//
// Case 20.4. Ruling R165.
func (g *State) mainGuns(n shipNo) groups {
	main := broadsides
	if g.class(n).Family != SailingShip {
		main.add(bowGuns)
	}
	return main
}

// couldReply reports whether a loaded group of a set bore on a ship at any moment of
// the move.
//
// Ruling R272.
func (g *State) couldReply(f *fight, e, n shipNo, of groups) bool {
	h := &g.hidden[e]
	for b := range group(numGroups) {
		if !of.has(b) || g.ships[e].battery[b] == 0 || h.load[b] == unloaded && !f.fired[e].has(b) {
			continue
		}
		for i := range f.hulls[e] {
			one := salvo{from: e, to: n, by: b, base: f.hulls[e][i], mark: f.hulls[n][i]}
			if h.load[b] != unloaded {
				one.shot = h.load[b].shot()
			}
			if g.lay(&one); one.bears > 0 {
				return true
			}
		}
	}
	return false
}
