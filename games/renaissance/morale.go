package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A spirit is the morale result that a crew is under.
//
// Cases 20.3, 20.4.
type spirit uint8

const (
	steady        spirit = iota
	threeQuarters        // guns fire at three quarters of their effect next move
	half                 // guns fire at half effect next move
	silent               // guns cease fire for a move
	recovering           // retires until morale is recovered
	retiring             // retires from action
	numSpirits    = iota
)

// testLevels are the shares of crew lost that count once, by bit of ship.tested: the
// first three of the factors, and the one from which every fire counts.
//
// Case 20.1.
const testLevels = 4

// testedLast is the bit of the last of them.
const testedLast = 1 << (testLevels - 1)

// testMorale tests the crews that have cause to. All read the state as the step
// begins.
//
// Cases 20.1, 20.2, 20.3, 21.0. Rulings R48, R296, R376.
func (g *State) testMorale(v *voyage, t *engine.Turn) {
	var weighed [MaxShips]tally
	var situations [MaxShips]Situation
	tests := squad(0)
	for n := range shipNo(g.ofFleet()) {
		if !g.crewed(n) {
			continue
		}
		v.toll[n].lost = v.crew[n] - g.ships[n].men()
		g.countFire(v, n)
		if g.causes(v, n) {
			tests.add(n)
			weighed[n] = g.moraleFactors(v, n)
			situations[n] = g.situation(v, n)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		switch {
		case g.deserted(n):
			g.strike(n, "21.0", t)
		case !g.crewed(n):
		case v.toll[n].surrenders || g.orders(n, VerbStrike, engine.NoObject):
			g.strike(n, "4.3.3", t)
		case tests.has(n):
			g.stakes = weighed[n]
			g.stakes.n[stakeSituation] = int32(situations[n])
			die := g.throw(t, 1, "20.2", g.object(n))
			total := weighed[n].sum() + int(die[0])
			what := g.tables.moraleAt(situations[n], total)
			g.tell(t, engine.Event{Kind: KindMorale, Rule: "20.3", About: g.object(n),
				N: [4]int32{int32(die[0]), int32(total), int32(what), int32(situations[n])}})
			g.takeHeart(v, n, what, total, t)
		case s.spirit < recovering:
			s.spirit = steady
		}
	}
}

// moraleAt returns the result of a morale test.
//
// Case 20.3.
func (tb *Tables) moraleAt(in Situation, total int) MoraleResult {
	return tb.MoraleBy[in][min(max(-total, 0), 7)]
}

// men returns the soldiers and mariners of a ship, those in boats and prizes among them.
//
// Case 20.2. Ruling R377.
func (s *ship) men() int16 { return s.soldiers + s.mariners + s.away }

// nominal returns how many soldiers and mariners a ship begins with.
//
// Cases 4.4, 16.2.
func (g *State) nominal(n shipNo) int16 { return g.row(n).Soldiers + g.row(n).Mariners }

// crewed reports whether a ship has a crew of her own that may lose heart.
//
// Case 20.1.
func (g *State) crewed(n shipNo) bool {
	s := &g.ships[n]
	return s.fate == afloat && s.colours == flying && s.soldiers+s.mariners > 0
}

// countFire counts the moves in which a ship was under fire that she could not answer,
// had enemies aboard, or was left alone.
//
// Cases 20.2, 20.4, 21.1.
func (g *State) countFire(v *voyage, n shipNo) {
	s := &g.ships[n]
	s.galled = more(s.galled, v.toll[n].galled)
	s.boarded = more(s.boarded, s.invaded())
	s.quiet = more(s.quiet, !g.menaced(n, g.tables.Distance[Near300]))
}

// more counts a move more of what goes on, and begins again when it does not.
func more(n uint8, goesOn bool) uint8 {
	if !goesOn {
		return 0
	}
	return min(n+1, mostCount)
}

// menaced reports whether an enemy within a distance can fire her broadside, or the
// bow guns of a galley, at a ship.
//
// Cases 20.4, 21.1.
func (g *State) menaced(n shipNo, within Length) bool {
	for e := range shipNo(g.ofFleet()) {
		if g.hostile(n, e) && plane.Within(g.base(n), g.base(e), within) && g.inSight(e, n) && g.hasGunners(e) && g.bears(e, n, within) {
			return true
		}
	}
	return false
}

// hasGunners reports whether a ship has a crew that serves her batteries, and may.
//
// Cases 6.5, 16.2, 20.4, 21.2. Ruling R533.
func (g *State) hasGunners(n shipNo) bool {
	most, prize := g.prizeGuns(n)
	silent := g.mayServe(n)
	return !g.row(n).FireShip && silent.OK() && !g.tossed(n) && !(prize && most == 0)
}

// hostile reports whether a ship is an enemy in play who has not struck.
func (g *State) hostile(n, e shipNo) bool {
	s, o := &g.ships[n], &g.ships[e]
	return e != n && o.fate == afloat && o.colours != struck && o.holder != s.holder
}

// bears reports whether a battery of a ship's broadsides, or of a galley's bow, bears
// on another within a distance.
//
// Cases 10.5, 20.4.
func (g *State) bears(e, n shipNo, within Length) bool {
	b, s := g.base(e), &g.ships[e]
	for _, guns := range [...]group{portGuns, starboardGuns, bowGuns} {
		if s.battery[guns] == 0 || !g.mainGuns(e).has(guns) {
			continue
		}
		fan := g.arcOf(b, guns, within)
		if _, _, ok := fan.Aim(g.base(n)); ok {
			return true
		}
	}
	return false
}

// causes reports whether a crew must test, and notes the causes that count once.
//
// Case 20.1. Rulings R270, R271, R272, R274, R343.
func (g *State) causes(v *voyage, n shipNo) bool {
	s, toll, fig := &g.ships[n], &v.toll[n], &g.tables.Figure
	lost := g.crewLost(n)
	once := false
	for i := range testLevels {
		level := int32(fig[LossFired])
		if i < testLevels-1 {
			level = int32(g.tables.MoraleLoss[i].Percent)
		}
		if lost >= level && s.tested>>i&1 == 0 {
			s.tested |= 1 << i
			once = true
		}
	}
	switch {
	case once:
	case s.tested&testedLast != 0 && toll.firedOn300:
	case toll.lost > fig[LossMoved]:
	case lost >= int32(fig[LossBoarded]) && toll.menaced:
	case toll.points >= 10*int32(fig[LightFire]) && toll.helpless:
	case s.spirit >= recovering && toll.firedOn300:
	case s.spirit == recovering, s.spirit == retiring && s.quiet >= g.tables.Task[RecoverAfter]:
	case s.spirit > steady && s.spirit < recovering:
	case toll.leaderKilled || toll.personKilled || toll.leaderTaken || toll.personTaken || toll.captiveLost:
	default:
		return false
	}
	return true
}

// moraleFactors returns what is added to the die.
//
// Case 20.2. Rulings R273, R285, R286.
func (g *State) moraleFactors(v *voyage, n shipNo) (w tally) {
	s, toll, row, lost := &g.ships[n], &v.toll[n], g.row(n), 0
	for _, loss := range g.tables.MoraleLoss {
		if g.crewLost(n) >= int32(loss.Percent) {
			lost = int(loss.Factor)
		}
	}
	w.add(countedLosses, lost)
	elite := row.Sailing == Elite && s.mariners > 0 || row.Men == Elite && s.soldiers > 0
	g.when(&w, elite, MoraleElite, 1)
	g.when(&w, !elite && row.Sailing == Average && s.mariners > 0, MoraleAverage, 1)
	g.when(&w, true, MoraleLost, max(int(toll.lost-g.tables.Figure[LossMoved]), 0)/10)
	heavy, light := 10*int32(g.tables.Figure[HeavyFire]), 10*int32(g.tables.Figure[LightFire])
	g.when(&w, toll.near100 >= heavy, MoraleFire100Heavy, 1)
	g.when(&w, toll.near100 >= light && toll.near100 < heavy, MoraleFire100, 1)
	g.when(&w, toll.near200 >= heavy && toll.near100 < light, MoraleFire200, 1)
	g.when(&w, s.galled > 1, MoraleNoReply, int(s.galled)-1)
	g.when(&w, true, MoraleBoarded, int(s.boarded))
	g.when(&w, s.spirit == retiring, MoraleRetiring, int(toll.near151/50))
	g.when(&w, s.spirit == recovering, MoraleRecovering, int(toll.near151/100))
	g.moraleLines(v, n, &w)
	return w
}

// moraleLines counts the factors that hold or do not.
//
// Case 20.2.
func (g *State) moraleLines(v *voyage, n shipNo, w *tally) {
	s, toll := &g.ships[n], &v.toll[n]
	leader, person := g.senior(n, SeaDog, CinC) >= 0, g.senior(n, EliteCaptain, Emir) >= 0
	oared := g.kind(n).Oar != 0
	noOars := oared && s.oars == [2]uint8{}
	for _, line := range [...]struct {
		holds bool
		add   FactorNo
	}{
		{g.dismasted(n) && !(oared && !noOars), MoraleDismasted},
		{noOars && !g.dismasted(n), MoraleNoOars},
		{toll.raked, MoraleRaked}, {toll.burst, MoraleBurst},
		{g.bothBeams(n), MoraleBothBeams},
		{g.row(n).Soldiers > 0 && s.soldiers == 0 && g.soldiersAway(n) == 0, MoraleNoSoldiers},
		{leader, MoraleLeader}, {person && !leader, MoralePersonality},
		{toll.seniorKilled, MoraleSeniorKilled}, {g.leaderRetires(n), MoraleLeaderRetires},
		{g.flagTaken(n), MoraleFlagCaptured},
		{toll.leaderKilled, MoraleLeaderKilled}, {toll.personKilled, MoralePersonalityKilled},
		{toll.leaderTaken, MoraleLeaderCaptured}, {toll.personTaken, MoralePersonalityCaptured},
	} {
		g.when(w, line.holds, line.add, 1)
	}
}

// bothBeams reports whether a ship fights boarding actions over both her beams, with those who
// board her or those whom she boards.
//
// Case 20.2.
func (g *State) bothBeams(n shipNo) bool {
	on := plane.Edge(0)
	for e := range g.ships[n].touch.each {
		if g.ships[e].boards == n || g.ships[n].boards == e {
			on |= plane.Meet(g.base(e), g.base(n)).On[1]
		}
	}
	return on&plane.Left != 0 && on&plane.Right != 0
}

// leaderRetires reports whether the flagship, or the leader of a ship's squadron, is
// retiring.
//
// Case 20.2.
func (g *State) leaderRetires(n shipNo) bool {
	for e := range shipNo(g.ofFleet()) {
		s := &g.ships[e]
		if e == n || s.fate != afloat || s.spirit < recovering || g.row(e).Seat != g.row(n).Seat || !g.flagship(e) {
			continue
		}
		if g.ranks(e, CinC) || g.row(e).Squadron == g.row(n).Squadron {
			return true
		}
	}
	return false
}

// ranks reports whether a ship began with a personality of a rank.
func (g *State) ranks(n shipNo, rank Rank) bool {
	for k := range g.row(n).Persons {
		if g.row(n).Persons[k].Rank == rank {
			return true
		}
	}
	return false
}

// flagTaken reports whether a ship sees a flagship of her side in enemy hands.
//
// Case 20.2. Ruling R286.
func (g *State) flagTaken(n shipNo) bool {
	for e := range shipNo(g.ofFleet()) {
		s := &g.ships[e]
		if s.fate == afloat && s.colours == taken && g.row(e).Seat == g.row(n).Seat && s.holder != g.row(n).Seat &&
			g.flagship(e) && g.inSight(n, e) {
			return true
		}
	}
	return false
}

// situation returns the column in which the total is read.
//
// Case 20.3. Ruling R275.
func (g *State) situation(v *voyage, n shipNo) Situation {
	s := &g.ships[n]
	for e := range shipNo(g.ofFleet()) {
		if s.foul.has(e) && g.hostile(n, e) {
			return Boarding
		}
	}
	switch {
	case s.stage > 0 || s.boards != noShip:
		return Boarding
	case v.toll[n].firedOn151:
		return UnderFire
	}
	return OtherSituation
}

// spiritOf is what the results put a crew under that do not have it strike.
//
// Case 20.3.
var spiritOf = [...]spirit{
	MoraleHolds: steady, MoraleThreeQuarters: threeQuarters, MoraleHalf: half, MoraleCeases: silent, MoraleRecover: recovering,
	MoraleCeaseAndRecover: recovering, MoraleRetire: retiring, MoraleCeaseAndRetire: retiring, MoraleRetireOrStrike: retiring, MoraleStrikes: retiring,
}

// takeHeart does what the result says. A crew that retires from action heeds nothing
// better until it has been left alone; one that retires to recover does so at a total
// of 0; a ship that was retaken never does.
//
// Cases 20.3, 20.4, 21.1.
func (g *State) takeHeart(v *voyage, n shipNo, what MoraleResult, total int, t *engine.Turn) {
	s := &g.ships[n]
	was := s.spirit
	if what != MoraleStrikes {
		s.spirit = spiritOf[what]
	}
	if what == MoraleStrikes || what == MoraleRetireOrStrike && (g.disabled(n) || g.personalityNear(n)) {
		g.strike(n, "20.3", t)
	}
	if s.colours == flying { // else she has struck
		s.spirit = g.goesOn(n, was, s.spirit, total)
	}
}

// goesOn returns under which result a crew is that was under one and scores another.
//
// Cases 20.4, 21.1.
func (g *State) goesOn(n shipNo, was, now spirit, total int) spirit {
	s := &g.ships[n]
	switch {
	case s.retaken && now < retiring:
		return retiring // Case 21.1
	case was == retiring && now < retiring && (s.quiet < g.tables.Task[RecoverAfter] || total < 0):
		return retiring
	case was == recovering && now < recovering && total < 0:
		return recovering
	}
	return now
}

// disabled reports whether a ship has no oars and either no mast or no steering, or has lost
// three quarters of her batteries.
//
// Cases 20.3, 22.2. Ruling R284.
func (g *State) disabled(n shipNo) bool {
	s := &g.ships[n]
	left, had := g.batteries(n)
	crippled := s.oars == [2]uint8{} && (g.sections(n) == 0 || s.rudder || s.steer > 0)
	return crippled || had > 0 && 100*left < int(g.tables.Figure[DisabledGuns])*had
}

// personalityNear reports whether an enemy personality is close.
//
// Case 20.3.
func (g *State) personalityNear(n shipNo) bool {
	for e := range shipNo(g.ofFleet()) {
		if g.hostile(n, e) && g.senior(e, EliteCaptain, CinC) >= 0 && g.inSight(n, e) &&
			plane.Within(g.base(n), g.base(e), g.tables.Distance[Near151]) {
			return true
		}
	}
	return false
}
