package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayHitBoat reports whether a boat is one that ships and forts of a seat may be ordered
// to fire at: an enemy's, at sea and in sight.
//
// Cases 5.3, 14.5. Ruling R412.
func (g *State) mayHitBoat(seat engine.Seat, b boatNo) bool {
	if b == noBoat || !g.boats[b].inWater() || g.boatSeat(b) == seat {
		return false
	}
	known := func(m shipNo) bool {
		return g.ships[m].fate != afloat && !g.ships[m].alone || g.sights(seat, m)
	}
	return known(b.parent()) && known(g.boats[b].by)
}

// atBoat aims a group at a boat: where it lies when the move is over.
//
// Case 14.5. Rulings R45, R410.
func (g *State) atBoat(f *fight, n shipNo, by group, b boatNo) (one salvo, ok bool) {
	if at, said := g.firesAt(n, by); !g.mayHitBoat(g.ships[n].holder, b) || said && at != plane.Whole || g.onlyReplies(n) {
		return one, false
	}
	one = salvo{from: n, to: noShip, boat: b, by: by, shot: g.hidden[n].load[by].shot(), rigging: true, when: plane.Whole,
		base: f.hulls[n][moments], mark: g.boatBase(b)}
	if far := min(g.farthest(one.shot), g.sight().Ships); !plane.Within(one.base, one.mark, far) {
		return one, false
	}
	if g.lay(&one); one.bears == 0 {
		return one, false
	}
	one.raked = false
	g.lane(f, &one)
	return one, one.bears+one.masked > 0
}

// fortAtBoat aims a fort at a boat: where it lies when the move is over.
//
// Cases 14.5, 25.3. Rulings R45, R410.
func (g *State) fortAtBoat(f *fight, k fortNo, b boatNo) (one salvo, ok bool) {
	h := g.garrison(k)
	if at, said := g.fortFiresAt(k); !g.mayHitBoat(g.fortRow(k).Seat, b) || said && at != plane.Whole {
		return one, false
	}
	one = salvo{post: k, from: noShip, to: noShip, boat: b, by: bowGuns, rigging: true, when: plane.Whole,
		shot: h.load.shot(), hot: h.load == withHot, base: g.fortBase(k), mark: g.boatBase(b)}
	if !plane.Within(one.base, one.mark, g.sight().Ships) {
		return one, false
	}
	if g.lay(&one); one.bears > 0 {
		one.raked = false
		g.lane(f, &one)
	}
	return one, one.bears > 0
}

// hitBoat throws for a hit on a boat as often as its defence value goes into the
// points. One destroys it with all in it; one of hail costs men alone.
//
// Cases 10.3, 14.5. Rulings R307, R410, R417.
func (g *State) hitBoat(one *salvo, t *engine.Turn) {
	if !g.boats[one.boat].inWater() {
		return // another salvo of the volley has sunk it
	}
	tests := one.points / (point * int32(g.tables.Figure[BoatDefence]))
	for range tests {
		switch {
		case !g.hits(one, t):
		case one.shot == Hail:
			g.thinBoat(one, t)
			return
		default:
			g.loseBoat(one.boat, "14.5", t)
			return
		}
	}
	g.tell(t, engine.Event{Kind: KindBoatMissed, Rule: "14.5", About: g.boatObject(one.boat), N: [4]int32{tests}})
}

// thinBoat takes what hail kills of the men in a boat, as many as at a hull.
//
// Cases 10.3, 12.0, 14.5. Ruling R417.
func (g *State) thinBoat(one *salvo, t *engine.Turn) {
	w, s := &g.boats[one.boat], &g.ships[one.boat.parent()]
	many := min(g.killed(Hail, one.points, false), w.men.men())
	if many == 0 {
		return
	}
	dead := w.men.share(many)
	w.men, s.away = w.men.less(dead), s.away-many
	g.tell(t, engine.Event{Kind: KindCasualties, Rule: "14.5", About: g.boatObject(one.boat),
		N: [4]int32{int32(dead.soldiers), int32(dead.mariners), int32(w.men.men())}})
}
