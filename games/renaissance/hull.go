package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// hitHull does to a hull what damage points do besides casualties. The chance dice
// tell more of the ship that was fired at, not of others that shared the fire.
//
// Cases 13.7, 14.1, 14.4. Rulings R18, R151, R156, R169, R368.
func (g *State) hitHull(v *voyage, f *fight, one *salvo, e shipNo, points int32, target bool, t *engine.Turn) {
	if one.shot == Ball {
		g.silence(one, e, points, t)
	}
	if !target || one.dice[0] != one.dice[1] || g.ships[e].fate != afloat {
		return
	}
	if one.shot == Hail {
		if one.dice[0] == 6 {
			g.hitOfficer(v, one, e, t)
		}
		return
	}
	if g.kind(e).Oars != 0 {
		g.shatterOars(one, e, uint8(one.bears+one.masked), t)
	}
	switch one.dice[0] {
	case 1:
		g.hitBelowDecks(one, e, points, 2, t)
	case 2:
		g.hitSteering(one, e, points, t)
	case 4:
		if one.band <= Close {
			g.ships[e].holes++
			g.ships[e].shot++
			g.tell(t, engine.Event{Kind: KindShotHole, Rule: "14.4", About: g.object(e), N: [4]int32{int32(g.ships[e].holes)}})
		}
	case 5:
		f.burns.add(e)
	case 6:
		g.hitOfficer(v, one, e, t)
	}
}

// furtherDie throws and tells what a double does more, which may be nothing.
//
// Case 14.4.
func (g *State) furtherDie(row int32, one *salvo, e shipNo, t *engine.Turn) uint16 {
	w := g.weigh()
	w.n[stakeDouble], w.n[stakeRake] = row+1, one.rake()
	for sec := range Section(NumSections) {
		if g.isBelow(one, e, sec) {
			w.n[stakeMasts] |= 1 << sec
		}
	}
	die := g.throwAt(t, 1, "14.4", g.object(e), stake{on: g.shooter(one)})[0]
	g.tell(t, engine.Event{Kind: KindDouble, Rule: "14.4", About: g.object(e), N: [4]int32{int32(one.dice[0]), int32(die)}})
	return die
}

// silence eliminates batteries: one for each time that the hull's defence value goes
// into the points.
//
// Cases 13.7, 14.1, 14.2. Rulings R151, R156, R166, R167, R168, R369.
func (g *State) silence(one *salvo, e shipNo, points int32, t *engine.Turn) {
	lost := int(points / (point * int32(g.kind(e).Hull)))
	if lost == 0 {
		return
	}
	if g.class(e).Family == GalleyFamily || g.uses(hitOrMiss) {
		if !g.hits(one, t) {
			return
		}
	}
	g.eliminate(one, e, lost, t)
}

// eliminate takes so many batteries of a ship, those that are exposed first.
//
// Cases 14.2, 26.0. Rulings R166, R167, R369.
func (g *State) eliminate(one *salvo, e shipNo, lost int, t *engine.Turn) {
	s := &g.ships[e]
	lost = g.silenceRaked(one, e, lost, t)
	order := [numGroups]group{portGuns, starboardGuns, sternGuns, bowGuns}
	switch {
	case g.class(e).Family == GalleyFamily:
		order = [numGroups]group{bowGuns, sternGuns, portGuns, starboardGuns}
	case g.exposed(one) == starboard:
		order[0], order[1] = starboardGuns, portGuns
	}
	for _, b := range order {
		gone := min(lost, int(s.battery[b]))
		lost -= gone
		g.loseBatteries(e, b, gone, t)
	}
	lot := int(g.tables.Figure[SmallGunsLot])
	if gone := min(lost*lot, int(s.smalls)); gone > 0 {
		s.smalls -= uint8(gone)
		g.tell(t, engine.Event{Kind: KindSmallGuns, Rule: "14.2", About: g.object(e), N: [4]int32{int32(gone), int32(s.smalls)}})
	}
}

// silenceRaked eliminates batteries of a raked ship: her chasers at that end first,
// then of both broadsides in turn, a die deciding the odd one. It returns how many
// are still to go.
//
// Case 14.2. Ruling R168.
func (g *State) silenceRaked(one *salvo, e shipNo, lost int, t *engine.Turn) int {
	if !one.raked {
		return lost
	}
	s := &g.ships[e]
	chasers := bowGuns
	if one.end == plane.Rear {
		chasers = sternGuns
	}
	gone := min(lost, int(s.battery[chasers]))
	g.loseBatteries(e, chasers, gone, t)
	if lost -= gone; s.battery[portGuns]+s.battery[starboardGuns] == 0 {
		return lost
	}
	first := portGuns
	if lost%2 == 1 && sideAt(g.throw(t, 1, "14.2", g.object(e))) == starboard {
		first = starboardGuns
	}
	shares := [2]int{(lost + 1) / 2, lost / 2}
	for i, b := range [...]group{first, portGuns + starboardGuns - first} {
		gone := min(shares[i], int(s.battery[b]))
		g.loseBatteries(e, b, gone, t)
		lost -= gone
	}
	return lost
}

// sideAt returns the side that one die shows: port on 1 to 3.
//
// Cases 13.6, 14.2, 14.4.
func sideAt(die engine.Faces) side {
	if die[0] <= 3 {
		return port
	}
	return starboard
}

// shatterOars breaks oars of the side under fire; of both sides if she is raked, a die
// deciding the odd one.
//
// Case 14.4. Rulings R168, R169.
func (g *State) shatterOars(one *salvo, e shipNo, many uint8, t *engine.Turn) {
	if !one.raked || g.ships[e].oars == [2]uint8{} {
		g.loseOars(e, g.exposed(one), many, t)
		return
	}
	first := port
	if many%2 == 1 {
		first = sideAt(g.throwAt(t, 1, "14.4", g.object(e), stake{of: theOars}))
	}
	g.loseOars(e, first, (many+1)/2, t)
	g.loseOars(e, first.across(), many/2, t)
}

// loseBatteries takes batteries of one group.
//
// Cases 14.2, 17.1.
func (g *State) loseBatteries(e shipNo, b group, many int, t *engine.Turn) {
	if many <= 0 {
		return
	}
	g.takeBatteries(e, b, uint8(many))
	g.tell(t, engine.Event{Kind: KindSilenced, Rule: "14.2", About: g.object(e), On: groupObject(b),
		N: [4]int32{int32(many), int32(g.ships[e].battery[b])}})
}

// takeBatteries takes batteries of one group away. A group of none holds no charge.
func (g *State) takeBatteries(n shipNo, b group, many uint8) {
	s := &g.ships[n]
	s.battery[b] -= min(many, s.battery[b])
	if s.battery[b] == 0 {
		h := &g.hidden[n]
		h.load[b], h.slack[b], h.unloading[b], h.kept[b] = unloaded, steady, 0, 0
	}
}

// exposed returns the side of a ship that is under fire.
//
// Case 14.2.
func (g *State) exposed(one *salvo) side {
	if _, right := one.mark.Local(one.base.Middle(edges[one.by])); right > 0 {
		return starboard
	}
	return port
}

// hitBelowDecks brings down a mast hit below decks, if the points suffice for a lower
// and its foot can be seen from the guns. each is what the dice count for the men
// under it.
//
// Case 14.4. Rulings R160, R161, R367.
func (g *State) hitBelowDecks(one *salvo, e shipNo, points int32, each int, t *engine.Turn) {
	k := g.kind(e)
	if points < point*int32(g.tables.MastDefence[RowLower][k.MastColumn]) {
		return
	}
	sec := mastOf[g.tables.Doubles[DoubleOne][g.furtherDie(DoubleOne, one, e, t)]]
	if g.isBelow(one, e, sec) {
		g.bringDown(e, 1<<sec, each, t)
	}
}

// isBelow reports whether a hit below decks would bring a mast down: it stands, and the guns bear on its foot.
//
// Case 14.4. Rulings R160, R161.
func (g *State) isBelow(one *salvo, e shipNo, sec Section) bool {
	s := &g.ships[e]
	return (s.masts | s.jury).Has(sec) && g.bearsOn(one, sec)
}

// mastOf is the mast of each result of two ones.
var mastOf = [...]Section{
	MizzenFalls: Mizzen, BonaventureFalls: Bonaventure, ForeFalls: ForeLower, MainFalls: MainLower,
}

// bearsOn reports whether the foot of a mast lies within arc and range of the guns.
//
// Case 14.4. Ruling R161.
func (g *State) bearsOn(one *salvo, sec Section) bool {
	k := g.kind(one.to)
	aft := int32(g.tables.Layouts[k.Layout].At[sec]) * k.Length / 1000
	fan := g.arcOf(one.base, one.by, g.farthest(one.shot))
	return fan.Has(one.mark.On(-aft, 0))
}

// hitSteering is what two twos do.
//
// Case 14.4. Rulings R126, R367.
func (g *State) hitSteering(one *salvo, e shipNo, points int32, t *engine.Turn) {
	s := &g.ships[e]
	stern := one.raked && one.end == plane.Rear
	switch g.tables.Doubles[DoubleTwo][g.furtherDie(DoubleTwo, one, e, t)] {
	case MastBelowDecks:
		g.hitBelowDecks(one, e, points, 4, t)
	case SpritFalls:
		g.bringDown(e, s.masts&(1<<Sprit), 4, t)
	case RudderLost:
		if !one.raked || stern {
			g.loseRudder(e, t)
		}
	case RudderIfStern:
		if stern {
			g.loseRudder(e, t)
		}
	case SteeringLost:
		s.steer = g.tables.Task[ManSteering] + 1
		g.tell(t, engine.Event{Kind: KindSteering, Rule: "17.3", About: g.object(e), N: [4]int32{int32(s.steer) - 1}})
	}
}

// loseRudder shoots the rudder away.
//
// Case 17.2.
func (g *State) loseRudder(e shipNo, t *engine.Turn) {
	if s := &g.ships[e]; !s.rudder {
		s.rudder = true
		g.tell(t, engine.Event{Kind: KindRudder, Rule: "17.2", About: g.object(e)})
	}
}

// hitOfficer throws for the officer whom two sixes have hit.
//
// Case 14.4. Rulings R91, R338, R339.
func (g *State) hitOfficer(v *voyage, one *salvo, e shipNo, t *engine.Turn) {
	who := -1
	switch g.tables.Doubles[DoubleSix][g.furtherDie(DoubleSix, one, e, t)] {
	case CaptainHit:
		g.killCaptain(v, e, t)
	case CinCHit:
		who = g.cinc(e)
	case PersonalityHit:
		who = g.noble(e)
	}
	if who >= 0 {
		g.fall(v, who, noShip, t)
	}
}
