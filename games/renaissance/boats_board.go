package renaissance

import "github.com/weathergage/weathergage/engine"

// Men who board from boats count among their own ship's boarders, as her sent party;
// while they are on the enemy's deck their boats lie empty at his hull.

// boardByBoat lets the men of boats that have lain for a full move at the hull of an enemy,
// or of a friend who has struck, go over her side, unless the crew that they are of retires.
//
// Cases 6.2, 19.1, 19.4, 20.4, 21.1, 21.2. Rulings R263, R267, R298, R411.
func (g *State) boardByBoat(t *engine.Turn) {
	for b := range boatNo(g.ofBoats()) {
		w, n := &g.boats[b], b.parent()
		e := w.by
		if w.post != atHull || w.moves == 0 || w.men == (party{}) || g.ships[e].fate != afloat {
			continue
		}
		switch yielded := g.ships[e].colours == struck; {
		case g.friendly(b, e) && !yielded, yielded && w.men.men() < g.tables.Figure[PrizeParty]:
			continue
		}
		s := &g.ships[n]
		if ill := g.mayCovet(n, e); !ill.OK() || !g.lowers(n) || s.spirit >= recovering || g.forceOn(e) == Gale || s.boards != noShip && !g.stormsFrom(n) {
			continue
		}
		if s.boards != noShip && s.boards != e {
			continue
		}
		p := w.men
		s.soldiers, s.mariners, s.away = s.soldiers+p.soldiers, s.mariners+p.mariners, s.away-p.men()
		s.sent.soldiers, s.sent.mariners = s.sent.soldiers+p.soldiers, s.sent.mariners+p.mariners
		s.boards = e
		w.post, w.men, w.moves = storming, party{}, 0
		g.tell(t, engine.Event{Kind: KindBoatBoards, Rule: "19.4", About: g.boatObject(b), On: g.object(e),
			N: [4]int32{int32(p.soldiers), int32(p.mariners)}})
		if g.ships[e].colours == struck {
			g.take(n, e, t)
		} else {
			g.land(n, e, FromBeam)
		}
	}
}

// stormsFrom reports whether a ship's boarders have come in her boats.
//
// Case 19.4. Ruling R411.
func (g *State) stormsFrom(n shipNo) bool {
	for nth := range mostBoats {
		if g.boats[boatAt(n, nth)].post == storming {
			return true
		}
	}
	return false
}

// backToBoats lets boarders who came in boats get away in them.
//
// Cases 19.4, 19.8. Ruling R411.
func (g *State) backToBoats(n shipNo) {
	s := &g.ships[n]
	for nth := range mostBoats {
		b := boatAt(n, nth)
		w := &g.boats[b]
		if w.post != storming {
			continue
		}
		w.men.soldiers = min(s.sent.soldiers, g.boatRoom())
		w.men.mariners = min(s.sent.mariners, g.boatRoom()-w.men.soldiers)
		s.sent = s.sent.less(w.men)
		s.soldiers, s.mariners, s.away = s.soldiers-w.men.soldiers, s.mariners-w.men.mariners, s.away+w.men.men()
		if w.men == (party{}) {
			*w = boat{post: stove} // nobody is left to row it
			continue
		}
		to := g.haven(b)
		if to == noShip {
			to = n
		}
		g.shoveOff(b, to)
	}
}

// leaveBoats makes fast to a prize the boats in which her captors came.
//
// Case 21.2. Ruling R411.
func (g *State) leaveBoats(n shipNo) {
	for nth := range mostBoats {
		if w := &g.boats[boatAt(n, nth)]; w.post == storming {
			w.post, w.moves = atHull, 0
		}
	}
}
