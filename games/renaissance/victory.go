package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// settleMatch ends the match after the last move, when a side has no ship left in
// play or to come, or when a goal is met that ends it.
//
// Case 1.2.
func (g *State) settleMatch(t *engine.Turn) {
	var left [numSeats]int
	for n := range shipNo(g.ofFleet()) {
		if s := &g.ships[n]; s.fate <= awaited && s.holder < numSeats {
			left[s.holder]++
		}
	}
	switch {
	case left[seatA] == 0 || left[seatB] == 0:
		g.result = resultFleet
	case g.played().Outright && g.points() != [numSeats]int32{}:
		g.result = resultGoal
	case g.move >= g.played().Moves:
		g.result = resultMoves
	default:
		return
	}
	for n := range shipNo(g.ofFleet()) {
		g.hidden[n] = secret{}
	}
	g.posts = [MaxForts]garrison{}
	o, _ := g.Outcome()
	if shares, of := g.losses(); o.Score[0] == o.Score[1] && g.played().LessLost {
		share := func(seat engine.Seat) int32 { return int32(10000 * shares[seat] / max(of[seat], 1)) }
		g.tell(t, engine.Event{Kind: KindShares, Rule: "1.2", N: [4]int32{int32(g.scene), share(seatA), share(seatB)}})
	}
	g.tell(t, engine.Event{Kind: KindEnd, Rule: "1.2",
		N: [4]int32{int32(g.result) | int32(g.scene)<<resultBits, int32(o.Winner), o.Score[0], o.Score[1]}})
}

// resultBits is how many bits of the first number of KindEnd are the result; the others are
// the number of the scenario.
const resultBits = 4

// Outcome reports how the match ended: by the points of the scenario.
//
// Case 1.2.
func (g *State) Outcome() (engine.Outcome, bool) {
	if g.result == resultNone {
		return engine.Outcome{}, false
	}
	o := engine.Outcome{Winner: engine.NoSeat, Level: uint8(g.result), Rule: "1.2"}
	scores := g.points()
	o.Score[0], o.Score[1] = scores[seatA], scores[seatB]
	switch {
	case scores[seatA] > scores[seatB]:
		o.Winner = seatA
	case scores[seatB] > scores[seatA]:
		o.Winner = seatB
	case g.played().LessLost:
		o.Winner = g.lessLost()
	}
	return o, true
}

// points returns those that each seat has by the goals of the scenario.
//
// Case 1.2.
func (g *State) points() (scores [numSeats]int32) {
	for n := range shipNo(g.ofFleet()) {
		is := func(goal *Goal) Fates { return g.fates(n, goal) }
		g.played().Count(int(n), is, func(goal *Goal) {
			times := int32(1)
			if goal.Any&PersonLost != 0 {
				times = g.personsLost(n)
			}
			scores[goal.Seat] += times * int32(goal.Points)
		})
	}
	return scores
}

// lessLost returns the seat that has lost the smaller share of its crews, compared exactly.
//
// Case 1.2.
func (g *State) lessLost() engine.Seat {
	lost, of := g.losses()
	switch a, b := lost[seatA]*of[seatB], lost[seatB]*of[seatA]; {
	case a < b:
		return seatA
	case b < a:
		return seatB
	}
	return engine.NoSeat
}

// losses returns how many men each seat has lost, and of how many.
//
// Case 1.2.
func (g *State) losses() (lost, of [numSeats]int64) {
	for n := range shipNo(g.ofFleet()) {
		seat := g.row(n).Seat
		of[seat] += int64(g.nominal(n))
		lost[seat] += int64(g.menLost(n))
	}
	return lost, of
}

// Count calls count with each goal that what is of ship n meets; of those of a seat and of
// one group, with the first.
//
// Case 1.2.
func (sc *ScenarioRow) Count(n int, is func(*Goal) Fates, count func(*Goal)) {
	var counted [numSeats]uint64
	for i := range sc.Goals {
		goal := &sc.Goals[i]
		if goal.Ships>>n&1 == 0 || goal.Group != 0 && counted[goal.Seat]>>goal.Group&1 != 0 || !goal.met(is(goal)) {
			continue
		}
		counted[goal.Seat] |= 1 << goal.Group
		count(goal)
	}
}

// met reports whether what has become of a ship is what a goal counts.
func (goal *Goal) met(is Fates) bool {
	return (goal.Any == 0 || is&goal.Any != 0) && is&goal.All == goal.All && is&goal.Not == 0
}

// fates returns what has become of a ship, as goals count it.
//
// Case 1.2. Ruling R54.
func (g *State) fates(n shipNo, goal *Goal) Fates {
	s := &g.ships[n]
	var is Fates
	set := func(holds bool, what Fates) {
		if holds {
			is |= what
		}
	}
	there, left := s.fate == afloat, s.fate == gone
	own := s.holder == g.row(n).Seat
	fled := left && own
	by := fled && g.edge(n) == goal.Edge
	set((there || left) && !own, Captured)
	set((there || left) && !own && g.sails(n), PrizeSecured)
	set((there || fled) && own && s.colours == struck, Struck)
	set((there || fled) && own && s.spirit == retiring || fled && !g.mayLeave(n), Retiring)
	set(g.personsLost(n) > 0, PersonLost)
	set(g.commanderLost(n), CommanderLost)
	set(s.fate == foundered || s.fate == explodes || s.fate == capsized || s.fate == wrecked, Sunk)
	set(s.fate == explodes, Burnt)
	set(s.fate == wrecked, Wrecked)
	set(there && s.held == ground, Aground)
	set(there && g.dismasted(n), Dismasted)
	set(g.crewLost(n) >= int32(goal.Percent), CrewLost)
	set(g.crewLost(n) > int32(goal.Percent) || g.oarsLost(n) > int32(goal.Percent), HurtLost)
	set(there && own && s.colours == flying, Flying)
	set(by && s.colours == flying, LeftTable)
	set(by && s.colours == flying && g.sailing(n), LeftSailing)
	set(by || there && g.beyond(n, goal), Beyond)
	set(there && g.offLand(n, goal.Reach), ClearOfLand)
	return is
}

// mayLeave reports whether a ship has left the table by an edge where the goals of her
// own side have her leave.
//
// Case 1.1. Ruling R54.
func (g *State) mayLeave(n shipNo) bool {
	for i := range g.played().Goals {
		goal := &g.played().Goals[i]
		if goal.Seat == g.row(n).Seat && goal.Ships>>n&1 != 0 && goal.Edge == g.edge(n) &&
			(goal.Any|goal.All)&(LeftTable|LeftSailing|Beyond) != 0 {
			return true
		}
	}
	return false
}

// personsLost returns how many personalities who began in a ship are dead or taken.
//
// Case 4.3.
func (g *State) personsLost(n shipNo) (lost int32) {
	for i := range g.persons[:g.crowd] {
		if p := &g.persons[i]; p.of == n && (p.fortune == dead || p.fortune == captive) {
			lost++
		}
	}
	return lost
}

// commanderLost reports whether the commander of a squadron who began in a ship is dead
// or taken.
//
// Case 4.3.
func (g *State) commanderLost(n shipNo) bool {
	for i := range g.persons[:g.crowd] {
		if p := &g.persons[i]; p.of == n && g.about(i).Commands && (p.fortune == dead || p.fortune == captive) {
			return true
		}
	}
	return false
}

// menLost returns how many of her own men a ship has lost: those who fell, and all aboard one that has gone
// down or exploded; not the men of a wreck.
//
// Cases 1.2, 20.2. Rulings R203, R344, R377.
func (g *State) menLost(n shipNo) int32 {
	s := &g.ships[n]
	lost := int32(g.nominal(n) - s.away)
	if s.fate == foundered || s.fate == explodes || s.fate == capsized {
		return lost
	}
	return lost - int32(s.soldiers+s.mariners)
}

// crewLost returns how many percent of a ship's crew are lost, rounded down.
//
// Case 20.2. Rulings R76, R377.
func (g *State) crewLost(n shipNo) int32 {
	start := int32(g.nominal(n))
	if start == 0 {
		return 0
	}
	return 100 * g.menLost(n) / start
}

// oarsLost returns how many percent of a ship's oars are lost, rounded down.
func (g *State) oarsLost(n shipNo) int32 {
	s, all := &g.ships[n], 2*int32(g.kind(n).Oars)
	if all == 0 {
		return 0
	}
	return 100 * (all - int32(s.oars[port]) - int32(s.oars[starboard])) / all
}

// edge returns the side of the table that a ship is nearest to, or has left by.
func (g *State) edge(n shipNo) Edge {
	c, sc := g.base(n).Centre(), g.played()
	off := [...]Length{TopEdge: c.Y, RightEdge: sc.Width - c.X, BottomEdge: sc.Height - c.Y, LeftEdge: c.X}
	best := TopEdge
	for e := range off {
		if off[e] < off[best] {
			best = Edge(e)
		}
	}
	return best
}

// beyond reports whether a ship lies past the line of a goal, on the side of its
// edge.
func (g *State) beyond(n shipNo, goal *Goal) bool {
	at := g.ships[n].at
	switch goal.Edge {
	case TopEdge:
		return at.Y < goal.Line
	case RightEdge:
		return at.X > goal.Line
	case BottomEdge:
		return at.Y > goal.Line
	}
	return at.X < goal.Line
}

// offLand reports whether a ship is farther than a distance from all land.
func (g *State) offLand(n shipNo, reach Length) bool {
	areas := g.played().Areas
	for i := range areas {
		if a := &areas[i]; (a.Ground == Land || a.Ground == HighLand) &&
			plane.Polygon(a.Shape).Distance(g.base(n)) <= reach {
			return false
		}
	}
	return true
}
