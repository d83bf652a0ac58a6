package fury

import "github.com/weathergage/weathergage/engine"

// isSteadfast reports whether a company need not move back in a Stand Off: it holds a work or a
// building.
//
// Cases 12.9, 20.4. Rulings R175, R194.
func (c *company) isSteadfast() bool { return c.stance&stanceFortified != 0 || c.inside != 0 }

// mayRefuseOff reports whether the side of a company may refuse the Stand Off in which a battle is to end.
//
// Case 20.4. Ruling R189.
func (g *State) mayRefuseOff(n companyNo) bool {
	f := g.battleBelow()
	return f != nil && battleFrame{f}.mayRefuse(n.seat())
}

// standOff makes a company leave its battle with an enemy, loose, and move back 2 inches from him. Whoever
// holds a work or a building is asked whether it moves, whatever room it has. Nobody pursues who stands off.
//
// Cases 8.9, 12.9, 12.10, 13.4, 20.4. Rulings R93, R175, R176, R194, R196.
func (g *State) standOff(n, from companyNo, t *engine.Turn) {
	c := &g.companies[n]
	stays := c.isSteadfast()
	g.withdraw(n)
	g.loosened(n, t)
	c.chase(noCompany)
	if stays {
		g.flow.Push(engine.Frame{Step: stepYield, Seat: engine.NoSeat, About: n.object(), N: [2]int32{otherCompany: int32(from) + 1}})
		return
	}
	g.stepBack(n, from, g.length(NumStandOff), t)
}

// stepBack moves a company that has stood off back from an enemy by a length, out of its building first. Without
// room to come out it stays inside.
//
// Cases 12.9, 17.1, 20.4. Rulings R98, R194, R610.
func (g *State) stepBack(n, from companyNo, length Length, t *engine.Turn) {
	gone := Length(0)
	if length > 0 && (g.companies[n].inside == 0 || g.comeOut(n, from)) {
		gone = g.fallBack(n, from, length, t)
	}
	t.Tell(engine.Event{Kind: KindStandsOff, Rule: "12.9", About: n.object(), N: [4]int32{int32(gone)}})
}

// standOffAll has all companies of a battle stand off, each from the enemy who was nearest before any had moved.
//
// Case 12.9. Rulings R175, R610.
func (g *State) standOffAll(f *engine.Frame, t *engine.Turn) {
	battleFrame{f}.noStandOff()
	var from [len(g.companies)]companyNo
	for n := range companyNo(len(g.companies)) {
		if from[n] = noCompany; g.fights(f, n) {
			from[n] = g.opponent(n)
		}
	}
	for n, m := range from {
		if m != noCompany {
			g.standOff(companyNo(n), m, t)
		}
	}
}

// declareOff has a company stand off at the end of a round. On a wall each enemy in the battle is asked first, one
// after another, whether he refuses that for a Terror marker; asked is the last who did not. Those whom a company on
// ladders leaves without an opponent have stood off as well.
//
// Cases 12.10, 20.4. Rulings R189, R196.
func (g *State) declareOff(n, asked companyNo, t *engine.Turn) {
	f := g.battleBelow()
	if g.isWallBattle(f) {
		for m := range g.each(foe(n.seat())) {
			if m > asked && g.fights(f, m) {
				g.flow.Push(engine.Frame{Step: stepHold, Seat: engine.NoSeat, About: m.object(), N: [2]int32{otherCompany: int32(n) + 1}})
				return
			}
		}
	}
	scales := g.companies[n].stance&stanceScales != 0
	g.standOff(n, g.opponent(n), t)
	if !scales {
		return
	}
	for m := range g.each(foe(n.seat())) {
		if g.fights(f, m) && g.opponent(m) == noCompany {
			g.standOff(m, n, t)
		}
	}
}
