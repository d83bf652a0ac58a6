package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// maySweep refuses to fire small arms at the men of another ship alone unless hull lies
// to hull, where they may board or be boarded.
//
// Case 15.0. Rulings R247, R453.
func (g *State) maySweep(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.mayFireAt(n, c, o); !ill.OK() {
		return ill
	}
	if !g.ships[n].touch.has(g.shipOf(o.on)) {
		return no(whyApart)
	}
	return engine.Illegal{}
}

// exposedParty returns the party of ship e at which small arms of ship n may be aimed alone: boarders before
// they have got beyond the bulwarks, those who meet them there, either where a stage is given up, or boarders
// in the waist below the castles that n still holds. nil if there is none.
//
// Cases 15.0, 19.4, 19.8. Rulings R80, R247, R453.
func (g *State) exposedParty(n, e shipNo) *party {
	s, o, h := &g.ships[n], &g.ships[e], &g.hidden[e]
	var p *party
	switch {
	case o.boards == n && (s.stage == 1 || g.inWaist(n) || g.withdraws(n)):
		p = &o.sent
	case s.boards == e && (o.stage == 1 || g.withdraws(e)):
		p = &o.guard
	case s.stage > 1 || o.stage > 1 || !s.touch.has(e):
	case g.orders(e, VerbBoard, g.object(n)):
		p = &h.boarders
	case g.orders(n, VerbBoard, g.object(e)) && !h.below:
		p = &h.guards
	}
	if p != nil && p.men() == 0 {
		return nil
	}
	return p
}

// inWaist reports whether the enemies on a ship's decks have come to her waist: those
// who hold a castle of hers may fire down at them.
//
// Case 19.8.
func (g *State) inWaist(n shipNo) bool {
	s := &g.ships[n]
	for _, p := range [...]*front{&s.front, &s.flank} {
		if p.stage < 2 {
			continue
		}
		for _, deck := range g.tables.Stages[g.stages(n)][p.from][:p.stage] {
			if deck == Waist {
				return true
			}
		}
	}
	return false
}

// fromCastle returns what the soldiers of a boarded ship who do not fight, and those nominated with them,
// fire, by order, at the boarders from another, down into the waist.
//
// Case 19.8. Rulings R453, R520.
func (g *State) fromCastle(n, e shipNo) (one fusillade, ok bool) {
	s := &g.ships[n]
	if e == noShip || !g.inWaist(n) || g.ships[e].boards != n || s.colours != flying || s.boards != noShip {
		return one, false
	}
	one = fusillade{from: n, to: e, groups: g.groupsOf(int(g.musketeers(n, s.crew().less(s.guard)))), when: plane.Whole, sweeps: true}
	return one, one.groups > 0
}

// sweep gives casualties of small arms to a party alone, at full effect whatever the
// morale of those who fire; small guns do what the others do. Of a party of three
// quarters soldiers only they fall, and an officer only if he leads it.
//
// Cases 4.1, 15.0, 20.4. Rulings R79, R247, R370, R453.
func (g *State) sweep(v *voyage, one *fusillade, p *party, t *engine.Turn) {
	part, of := g.heart(one.from, steady)
	men := int16(min(g.musketsAt(int(one.die), int32(one.groups), int32(one.guns), part, of, true), int32(p.men())))
	g.tell(t, engine.Event{Kind: KindMuskets, Rule: "15.0", About: g.object(one.from), On: g.object(one.to),
		N: [4]int32{int32(one.groups), int32(one.guns), int32(one.die), timed(int32(men), one.when)}})
	soldiers := int16((2*int32(men)*int32(p.soldiers) + int32(p.men())) / (2 * int32(p.men())))
	if 4*p.soldiers >= 3*p.men() {
		soldiers = min(men, p.soldiers)
	}
	g.fallOf(one.to, p, party{soldiers, men - soldiers}, "15.0", t)
	if one.die == 6 {
		g.hitLeader(v, one, p == &g.ships[one.to].sent || p == &g.hidden[one.to].boarders, t)
	}
}

// fallOf takes the dead from a party and from the crew or the prize crew that it is of.
//
// Cases 4.1, 15.0, 21.2.
func (g *State) fallOf(n shipNo, p *party, dead party, rule engine.Case, t *engine.Turn) {
	s := &g.ships[n]
	*p = p.less(dead)
	if s.colours == taken {
		g.losePrizeCrew(n, dead)
		return
	}
	s.soldiers, s.mariners = s.soldiers-dead.soldiers, s.mariners-dead.mariners
	if dead.men() > 0 {
		g.loseRowers(n)
		g.tell(t, engine.Event{Kind: KindCasualties, Rule: rule, About: g.object(n),
			N: [4]int32{int32(dead.soldiers), int32(dead.mariners), int32(s.soldiers + s.mariners)}})
	}
}

// hitLeader throws whether an officer is hit by small arms that were aimed at a party, of
// boarders or of those who meet them: none is but one who leads it.
//
// Case 15.0. Rulings R11, R266.
func (g *State) hitLeader(v *voyage, one *fusillade, boarders bool, t *engine.Turn) {
	most := CinC
	switch again := g.throwAt(t, 1, "15.0", g.object(one.from), stake{on: g.object(one.to), of: theOfficer})[0]; {
	case again == 6:
	case again == 5 && g.senior(one.to, CinC, CinC) >= 0:
		most = SeaDog
	default:
		return
	}
	led := force{ships: justOne(one.to), attacks: boarders}
	if i := g.senior(one.to, NoRank, most); i >= 0 && g.fightsIn(i, &led) {
		g.fall(v, i, noShip, t)
	}
}
