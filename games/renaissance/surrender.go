package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// colours are what a ship shows.
//
// Case 21.0.
type colours uint8

const (
	flying     colours = iota
	struck             // surrendered, and not boarded
	taken              // a prize
	numColours = iota
)

// What a crew mourns in the next move, by bit.
//
// Case 19.5.
const (
	mournsLeader = 1 << iota
	mournsPerson
)

// deserted reports whether nobody of a ship's own is left aboard to fly her colours, all dead or
// away, across the water too; the crew of a fire ship that is alight flies them till she explodes.
//
// Cases 19.1, 21.0. Rulings R296, R547.
func (g *State) deserted(n shipNo) bool {
	s := &g.ships[n]
	aboard := s.soldiers + s.mariners
	if s.boards != noShip && !s.touch.has(s.boards) {
		aboard -= s.sent.men()
	}
	return s.fate == afloat && s.colours == flying && aboard == 0 && !(g.wild(n) && s.away > 0)
}

// showColours ends the move for a ship's colours, when boats have put men aboard and taken men off:
// a prize that nobody holds is given up, a ship that has not a man left aboard strikes, and one
// that has struck may hoist them again.
//
// Cases 21.0, 21.1, 21.2. Rulings R296, R297.
func (g *State) showColours(n shipNo, t *engine.Turn) {
	if g.ships[n].fate != afloat {
		return
	}
	g.abandon(n, t)
	if g.deserted(n) {
		g.strike(n, "21.0", t)
	}
	g.rehoist(n, t)
}

// strike hauls down a ship's colours. Her crew cuts her loose no farther; a corsair's tries to
// burn her even with enemies aboard.
//
// Cases 4.3.3, 18.4, 20.3, 21.0, 21.3. Rulings R262, R534.
func (g *State) strike(n shipNo, rule engine.Case, t *engine.Turn) {
	s := &g.ships[n]
	over := g.attackers(n)
	s.colours, s.spirit, s.quiet = struck, steady, 0
	s.loosing, s.loosed = 0, 0
	g.tell(t, engine.Event{Kind: KindStruck, Rule: rule, About: g.object(n)})
	g.layDown(n, t)
	if over == 0 {
		return
	}
	if g.kindles(n) { // her enemies are aboard already
		var f fight
		g.testFire(&f, n, noShip, false, false, t)
	}
	g.take(g.taker(over), n, t)
}

// layDown ends the boarding of a ship that has struck, is taken or leaves. Her boarders go back aboard, but
// those who are cut off are prisoners where they are, with their leaders.
//
// Cases 19.1, 20.3, 21.2. Rulings R545, R547.
func (g *State) layDown(n shipNo, t *engine.Turn) {
	if s := &g.ships[n]; g.cutOff(n) {
		for i := range g.persons[:g.crowd] {
			if p := &g.persons[i]; g.goneOver(i) && p.at == n {
				p.fortune, p.at = captive, s.boards
				g.tell(t, engine.Event{Kind: KindTaken, Rule: "4.3", About: g.object(p.at), On: g.object(p.of),
					N: [4]int32{int32(g.about(i).Rank), int32(p.nth)}})
			}
		}
		g.fallOf(n, &s.sent, s.sent, "19.1", t)
	}
	g.fallBack(n)
}

// taker returns who takes a ship of several who have boarded her: the one with the personality of the highest
// rank, or else the first.
//
// Case 20.3.
func (g *State) taker(over squad) shipNo {
	by, best := noShip, NoRank
	for e := range shipNo(g.ofFleet()) {
		if !over.has(e) {
			continue
		}
		rank := NoRank
		if i := g.senior(e, Captain, CinC); i >= 0 {
			rank = g.about(i).Rank
		}
		if by == noShip || rank > best {
			by, best = e, rank
		}
	}
	return by
}

// take makes a ship a prize of those whose men are aboard her. They hold her at once;
// to sail her takes some moves more and enough men. A fuse that burns in her burns on.
//
// Cases 4.3.3, 16.2, 19.8, 21.1, 21.2. Rulings R92, R257, R298, R421, R538.
func (g *State) take(n, e shipNo, t *engine.Turn) {
	d := &g.ships[e]
	over := g.attackers(e)
	back := g.ships[n].holder == g.row(e).Seat
	g.layDown(e, t)
	if d.captor != noShip {
		g.ships[d.captor].away -= d.prize.men() // those who held her are prisoners
	}
	if d.secure = 0; d.stage > 0 && d.colours == struck {
		d.secure = g.tables.Task[SecurePrize] + 1
	}
	d.holder, d.colours, d.spirit = g.ships[n].holder, taken, steady
	d.prize, d.captor = party{}, n
	g.clearDecks(e)
	d.loosing, d.loosed = 0, 0
	g.hidden[e] = secret{fuse: g.hidden[e].fuse}
	for m := range shipNo(g.ofFleet()) {
		if !over.has(m) {
			continue
		}
		switch s := &g.ships[m]; {
		case back:
		case s.colours == taken:
			d.prize, s.prize = d.prize.more(s.sent), s.prize.less(s.sent) // still away from the ship that they came from
			d.captor = s.captor
		default:
			g.leaveBoats(m)
			g.leaveInPrize(m, e)
		}
		g.fallBack(m)
	}
	if back {
		d.colours, d.spirit, d.prize, d.captor, d.secure = flying, retiring, party{}, noShip, 0
		d.retaken = true
	}
	g.changeHands(e)
	g.tell(t, engine.Event{Kind: KindTakenShip, Rule: "19.8", About: g.object(n), On: g.object(e), N: [4]int32{int32(d.prize.men())}})
	if back {
		g.tell(t, engine.Event{Kind: KindRehoisted, Rule: "21.1", About: g.object(e)})
	}
	g.atTheOars(e, t)
}

// prizeOf reports whether a ship is the prize of another, whose men hold her.
//
// Case 21.2.
func (g *State) prizeOf(n, e shipNo) bool {
	d := &g.ships[e]
	return d.colours == taken && d.captor == n && d.holder == g.ships[n].holder
}

// leaveInPrize leaves the men whom a ship has sent in a prize, with those who hold her.
//
// Case 21.2. Rulings R377, R515.
func (g *State) leaveInPrize(n, e shipNo) {
	s, d := &g.ships[n], &g.ships[e]
	d.prize = d.prize.more(s.sent)
	s.soldiers, s.mariners, s.away = s.soldiers-s.sent.soldiers, s.mariners-s.sent.mariners, s.away+s.sent.men()
}

// changeHands makes captives of the personalities of a ship that is taken, and frees those who were
// held aboard her and are of the side that has her now.
//
// Case 4.3.3. Rulings R92, R340.
func (g *State) changeHands(e shipNo) {
	for i := range g.persons[:g.crowd] {
		p := &g.persons[i]
		if p.at != e {
			continue
		}
		own := g.row(p.of).Seat == g.ships[e].holder
		switch {
		case own && p.fortune == captive:
			p.fortune = freed
		case !own && p.fortune == inCommand:
			p.fortune, p.at = captive, e
		}
	}
}

// sails reports whether a prize has men enough to be sailed.
//
// Case 21.2.
func (g *State) sails(n shipNo) bool {
	s := &g.ships[n]
	if s.colours != taken {
		return s.colours == flying
	}
	return s.secure == 0 && int32(s.prize.men()) >= g.prizeCrew(n)
}

// prizeCrew returns how many men it takes at least to sail a prize.
//
// Case 21.2.
func (g *State) prizeCrew(n shipNo) int32 {
	return (int32(g.tables.Figure[PrizeCrew])*int32(g.nominal(n)) + 99) / 100
}

// fleeing returns the ships whose crews retire from action.
func (g *State) fleeing() (ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat && g.ships[n].spirit == retiring {
			ships.add(n)
		}
	}
	return ships
}

// yield lets ships that were retiring from action before this move's tests strike to an
// enemy at point blank, of a third of their tonnage at least and with men aboard, unless
// they are locked with her.
//
// Case 20.4. Ruling R281.
func (g *State) yield(fleeing squad, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || s.colours != flying || s.spirit != retiring || !fleeing.has(n) {
			continue
		}
		for e := range shipNo(g.ofFleet()) {
			if g.hostile(n, e) && g.ships[e].crew().men() > 0 && !s.foul.has(e) &&
				int32(g.kind(e).Tons)*int32(g.tables.Figure[TonsShare]) >= int32(g.kind(n).Tons) &&
				plane.Within(g.base(n), g.base(e), g.tables.Range[Ball][PointBlank]) {
				g.strike(n, "20.4", t)
				break
			}
		}
	}
}

// abandon gives up a prize of whose holders none is left: to the boarders who are aboard her, if there are any.
//
// Cases 21.1, 21.2. Ruling R297.
func (g *State) abandon(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	if s.colours != taken || s.prize.men() > 0 {
		return
	}
	if over := g.attackers(n); over != 0 {
		g.take(g.taker(over), n, t)
		return
	}
	s.holder, s.colours, s.captor, s.secure, s.quiet = g.row(n).Seat, struck, noShip, 0, 0
	g.tell(t, engine.Event{Kind: KindAbandoned, Rule: "21.2", About: g.object(n)})
}

// rehoist lets a ship that has struck, and was not boarded, show her colours again:
// she can be sailed, a friend is near, and no enemy has been able to fire on her for
// some moves. There must be somebody aboard to hoist them. Those of her side who are still held
// aboard her, as nobody is left who held them, are free then.
//
// Cases 4.3.3, 21.1. Rulings R92, R287, R296, R341, R531.
func (g *State) rehoist(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	if s.colours != struck || s.fate != afloat || s.soldiers+s.mariners == 0 {
		return
	}
	near := g.tables.Distance[Near151]
	s.quiet = more(s.quiet, !g.menaced(n, near))
	after := g.tables.Task[RehoistAfter]
	sides := &g.played().Sides
	if sides[seatA].Moslem != sides[seatB].Moslem {
		after = g.tables.Task[RehoistHolyWar]
	}
	towed := g.towed(n) && g.ships[s.tug].holder == s.holder
	if s.quiet < after || s.masts == 0 && s.jury == 0 && !towed {
		return
	}
	for e := range shipNo(g.ofFleet()) {
		o := &g.ships[e]
		if e != n && o.fate == afloat && o.colours == flying && o.holder == s.holder && plane.Within(g.base(n), g.base(e), near) {
			s.colours, s.quiet = flying, 0
			g.tell(t, engine.Event{Kind: KindRehoisted, Rule: "21.1", About: g.object(n)})
			g.changeHands(n)
			return
		}
	}
}

// forced writes the orders of ships that do not go as their captains will: those that
// have struck slow down until they drift, those that retire head away at their best
// speed, free of cables and enemies, and call their boarders back.
//
// Cases 20.4, 21.0. Rulings R267, R277, R278, R279, R282, R283, R535, R545.
func (g *State) forced(n shipNo) {
	s := &g.ships[n]
	switch {
	case !g.sails(n) || g.ablaze(n):
		g.slowDown(n)
	case g.hunts(n):
		g.huntDown(n)
	case s.spirit >= recovering:
		g.clearWay(n, ofContacts)
		g.slipCables(n)
		g.steer(n, g.away(n))
		if s.boards != noShip && s.stage == 0 && !g.cutOff(n) && !g.withdraws(n) {
			g.command(n, order{verb: VerbWithdraw})
		}
		g.breakLoose(n, noShip)
	}
}

// breakLoose has a ship cut loose from all that she is locked with, one of them apart.
//
// Cases 18.4, 20.4, 22.4. Ruling R282.
func (g *State) breakLoose(n, but shipNo) {
	for e := range shipNo(g.ofFleet()) {
		if c := g.course(n); e != but && g.ships[n].foul.has(e) {
			if ill := g.mayGrapple(n, &c, order{verb: VerbLoose, on: g.object(e)}); ill.OK() {
				g.command(n, order{verb: VerbLoose, on: g.object(e)})
			}
		}
	}
}

// command adds an order to a ship's chain, if there is room.
func (g *State) command(n shipNo, o order) {
	h := &g.hidden[n]
	if h.many < maxOrders {
		h.orders[h.many] = o
		h.many++
	}
}

// clearWay takes the orders about her way out of a ship's chain, and those of a chapter.
func (g *State) clearWay(n shipNo, also chapter) {
	h := &g.hidden[n]
	kept := uint8(0)
	for i := range h.orders[:h.many] {
		switch o := h.orders[i]; verbs[o.verb].of {
		case ofWays, ofOars, ofSails, also:
		default:
			h.orders[kept] = o
			kept++
		}
	}
	for i := kept; i < h.many; i++ {
		h.orders[i] = order{}
	}
	h.many = kept
}

// slowDown lets a ship go straight on as much slower as she can be, until she drifts.
//
// Cases 7.6, 21.0. Ruling R283.
func (g *State) slowDown(n shipNo) {
	g.clearWay(n, noChapter)
	c := g.course(n)
	if least, _ := g.upTo(n, &c); least > 0 {
		if far := min(g.ahead(n, &c), least/plane.MM*plane.MM); far > 0 {
			g.command(n, order{verb: VerbAhead, n: far / plane.MM})
		}
	}
}
