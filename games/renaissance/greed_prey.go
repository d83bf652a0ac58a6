package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// astray returns the prey that a ship's own commander, or the leader of her squadron, is after; noShip if
// neither is, or if enemies hold her. Such a ship heeds nobody else's signals.
//
// Cases 21.2, 22.4. Ruling R292.
func (g *State) astray(n shipNo) shipNo {
	if g.ships[n].holder != g.row(n).Seat {
		return noShip
	}
	if prey := g.ships[n].prey; prey != noShip && g.worth(n, prey) {
		return prey
	}
	for e := range shipNo(g.ofFleet()) {
		if g.ships[e].prey != noShip && g.worth(e, g.ships[e].prey) && g.row(e).Squadron != 0 && g.sameSquadron(e, n) && g.leads(e) {
			return g.ships[e].prey
		}
	}
	return noShip
}

// leads reports whether one who is free aboard a ship commands her squadron.
func (g *State) leads(n shipNo) bool {
	for i := range g.persons[:g.crowd] {
		if p := &g.persons[i]; p.at == n && p.fortune == inCommand && g.about(i).Commands {
			return true
		}
	}
	return false
}

// mayCovet refuses to grapple or board any enemy but the one that a commander who is
// overcome by greed is after.
//
// Cases 22.4, 22.5.
func (g *State) mayCovet(n, e shipNo) engine.Illegal {
	if prey := g.astray(n); prey != noShip && e != prey && e != noShip && g.ships[e].holder != g.ships[n].holder {
		return no(whyGreed)
	}
	return engine.Illegal{}
}

// heeds reports whether a ship listens to what another says: one whose commander, or
// whose squadron's leader, is overcome by greed does not to any outside the squadron.
//
// Cases 3.6, 22.4. Ruling R292.
func (g *State) heeds(n, from shipNo) bool {
	return g.astray(n) == noShip || g.row(n).Squadron != 0 && g.sameSquadron(n, from)
}

// hunts reports whether a commander who has lost control of himself steers his ship:
// a corsair until he has the prize; a Sea-Dog until he is at close range, and again
// once his guns have told on the enemy's morale.
//
// Case 22.5. Ruling R291.
func (g *State) hunts(n shipNo) bool {
	s := &g.ships[n]
	if s.prey == noShip || !s.wild || !g.worth(n, s.prey) || s.colours != flying || s.spirit >= recovering {
		return false
	}
	if !g.knows(n, s.prey) || g.ships[s.prey].fate != afloat {
		return false
	}
	return g.closesIn(n) || !plane.Within(g.base(n), g.base(s.prey), g.tables.Distance[GreedClose])
}

// closesIn reports whether a commander who has lost control of himself means to board
// now.
//
// Case 22.5. Ruling R291.
func (g *State) closesIn(n shipNo) bool {
	s := &g.ships[n]
	return g.row(n).Nation == Barbary || s.storms || g.ships[s.prey].colours == struck
}

// seeItThrough notes that a Sea-Dog who has lost control of himself has seen the morale of
// his prey suffer: from now on he means to board, whether it recovers or not.
//
// Case 22.5. Ruling R291.
func (g *State) seeItThrough(n shipNo) {
	s := &g.ships[n]
	s.storms = s.wild && s.prey != noShip && (s.storms || g.ships[s.prey].spirit != steady)
}

// huntDown writes the orders of such a ship: loose from all others, toward her prey at her
// best speed, and over her side as soon as may be, the commander at the head of the boarders.
//
// Case 22.5. Ruling R291.
func (g *State) huntDown(n shipNo) {
	e := g.ships[n].prey
	g.clearWay(n, ofContacts)
	g.slipCables(n)
	g.steer(n, g.base(n).Centre().Bearing(g.base(e).Centre()))
	g.breakLoose(n, e)
	if !g.closesIn(n) {
		return
	}
	for _, v := range [...]engine.Verb{VerbLock, VerbGrapple, VerbBoarders, VerbLead, VerbBoard} {
		c := g.course(n)
		o, ill := order{verb: v, on: g.object(e)}, engine.Illegal{}
		switch v {
		case VerbLock:
			ill = g.mayWish(n, &c, o)
		case VerbGrapple:
			ill = g.mayGrapple(n, &c, o)
		case VerbBoarders:
			most, _ := g.musters(n, v)
			if most[0].men() < most[1].men() {
				most[0] = most[1]
			}
			o.on, o.n, o.m = engine.NoObject, int32(most[0].soldiers), most[0].mariners
			if ill = g.mayMuster(n, &c, o); g.hidden[n].boarders != (party{}) {
				ill = no(whyTwice)
			}
		case VerbLead:
			o.on, ill = engine.NoObject, g.mayLead(n, &c, o)
		case VerbBoard:
			ill = g.mayBoard(n, &c, o)
		}
		if ill.OK() {
			g.command(n, o)
		}
	}
}
