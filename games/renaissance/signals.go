package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// The words of a message are kept beside the match by its number. What the position
// knows is who gave it, how, and which ships have it: they may act on it from the
// next move on, which is for their captains to know.
//
// Cases 2.1, 3.2, 3.5, 3.6. Ruling R57.

// mostMessage is the greatest number of a message.
const mostMessage = 999

// gunMessages is how many messages guns can say: the first of each side, which are agreed
// before the battle.
//
// Case 3.3. Ruling R301.
const gunMessages = 2

// Messages says how long they may be. The words are written before it is known how they
// will be given, so those that a boat or guns give have no more; those for guns before the
// first move.
//
// Cases 3.3, 3.5, 3.6. Rulings R57, R301.
func (r *ruleset) Messages() engine.Messages {
	return engine.Messages{Most: mostMessage, Words: int(r.tables.Figure[WordsShouted]), Rule: "3.5", Before: "3.6", Agreed: gunMessages, Early: "3.3"}
}

// Gives returns the message of which an event tells that it is shouted, made by guns or handed to a bearer.
//
// Cases 3.2, 3.4.
func (r *ruleset) Gives(e engine.Event) (seat engine.Seat, number int, ok bool) {
	return engine.Seat(e.N[saidSeat]), int(e.N[saidNumber]), e.Kind == KindSaid || e.Kind == KindDispatch
}

// offerSignals names giving a message by shouting or by guns.
//
// Cases 3.2, 3.3. Ruling R301.
func (g *State) offerSignals(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbShout, VerbGunCodeA, VerbGunCodeB)
}

// spansOfMessage returns the numbers of the messages that can be given in a way: guns say two, each its own,
// the first and the second that the side has agreed.
//
// Case 3.3. Ruling R301.
func (g *State) spansOfMessage(_ shipNo, _ *course, o order, buf []spans) []spans {
	if o.verb == VerbGunCodeA || o.verb == VerbGunCodeB {
		code := int32(o.verb-VerbGunCodeA) + 1
		return append(buf, spans{{Min: code, Max: code, Step: 1}})
	}
	return fromOne(buf, mostMessage, engine.Count)
}

// maySignal refuses to shout a second message in a move, or to signal the same one again by guns;
// and signals by guns to a ship that has none left, nobody to serve them, whose crew may not
// fire, or only replies, or whose guns are ordered to fire at the enemy.
//
// Cases 3.2, 3.3, 3.5, 16.1, 16.2, 19.2, 20.3, 20.4. Rulings R414, R420, R562.
func (g *State) maySignal(n shipNo, c *course, o order) engine.Illegal {
	switch {
	case o.verb == VerbShout && c.has(o.verb):
		return no(whyShouted)
	case c.has(o.verb):
		return no(whyTwice)
	case o.verb == VerbShout:
		return engine.Illegal{}
	case g.row(n).FireShip:
		return no(whyNoGunners)
	case g.ships[n].battery == [numGroups]uint8{} && g.ships[n].smalls == 0:
		return no(whyNoSignal)
	}
	if silent := g.mayServe(n); !silent.OK() {
		return silent
	}
	switch {
	case g.onlyReplies(n):
		return no(whyIdleReply)
	case c.has(VerbTarget) || c.has(VerbRanging):
		return no(whySignals)
	}
	return engine.Illegal{}
}

// signals gives the messages ordered: each is heard by the ships of its side within
// reach as the move begins.
//
// Cases 3.2, 3.3, 3.6. Ruling R304.
func (g *State) signals(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		h := &g.hidden[n]
		for i := range h.orders[:h.many] {
			if o := &h.orders[i]; o.verb >= VerbShout && o.verb <= VerbGunCodeB {
				g.say(n, o, t)
			}
		}
	}
}

// say keeps one message and tells who has heard it. The oldest is forgotten when
// there is no more room.
//
// Cases 3.1, 3.2, 3.3, 5.3. Ruling R415.
func (g *State) say(n shipNo, o *order, t *engine.Turn) {
	m := message{number: uint16(o.n), move: g.move, from: n, seat: g.ships[n].holder, how: reach(o.verb - VerbShout)}
	within := g.tables.Distance[Shouting]
	if m.how != shouted {
		within = g.gunSignal()
		g.ships[n].beacon = true
		c := g.standing()
		g.watch(&c)
	}
	for e := range shipNo(g.ofFleet()) {
		if e != n && g.listens(e, m.seat) && g.heeds(e, n) && plane.Within(g.base(n), g.base(e), within) {
			m.heard.add(e)
		}
	}
	if m.how == shouted {
		m.heard |= g.downTheLine(n)
	}
	if g.spoken == maxMessages {
		copy(g.says[:], g.says[1:])
		g.spoken--
	}
	g.says[g.spoken] = m
	g.spoken++
	about := engine.Event{Kind: KindSaid, Rule: "3.2", About: g.object(n), N: [4]int32{o.n, int32(m.how), int32(m.seat)}}
	g.tell(t, about)
	for e := range shipNo(g.ofFleet()) {
		if m.heard.has(e) {
			g.tellOwn(engine.Event{Kind: KindHeard, Rule: "3.6", About: g.object(e), On: g.object(n), N: about.N}, m.seat, t)
		}
	}
}

// listens reports whether a ship can be given the messages of a side: it holds her, her colours
// are not struck, and somebody is aboard her.
//
// Cases 3.2, 3.4, 21.0. Ruling R561.
func (g *State) listens(n shipNo, seat engine.Seat) bool {
	s := &g.ships[n]
	return s.fate == afloat && s.holder == seat && s.colours != struck && s.crew().men() > 0
}

// downTheLine returns the other galleys and galleasses of a line abreast, down which what one of them shouts
// is passed on within the move: neighbours of one squadron under oars, each abeam of the next and in hearing
// of it, and no more than the rule has.
//
// Case 3.1. Ruling R400.
func (g *State) downTheLine(n shipNo) squad {
	if !g.galleyRows(n) {
		return 0
	}
	line := justOne(n)
	for grown := squad(0); grown != line; {
		grown = line
		for m := range shipNo(g.ofFleet()) {
			for e := range shipNo(g.ofFleet()) {
				if line.has(m) && g.abeam(m, e) {
					line.add(e)
				}
			}
		}
	}
	if bits.OnesCount64(uint64(line)) > int(g.tables.Figure[AbreastMost]) {
		return 0
	}
	for e := range shipNo(g.ofFleet()) {
		if e == n || line.has(e) && !g.heeds(e, n) {
			line.drop(e)
		}
	}
	return line
}

// abeam reports whether a vessel lies beside another of its line abreast: their bows
// level within half a length, headed alike, in hearing.
//
// Case 3.1. Rulings R400, R561.
func (g *State) abeam(m, e shipNo) bool {
	return e != m && g.listens(e, g.ships[m].holder) && g.sameSquadron(m, e) && g.galleyRows(e) &&
		g.level(m, e) && plane.Within(g.base(m), g.base(e), g.tables.Distance[Shouting])
}

// sameSquadron reports whether two ships began in the same squadron.
func (g *State) sameSquadron(n, e shipNo) bool {
	a, b := g.row(n), g.row(e)
	return a.Seat == b.Seat && a.Squadron == b.Squadron
}

// level reports whether two ships lie in line abreast: headed alike, their bows level
// within half a length.
//
// Cases 2.3, 3.1. Rulings R62, R400.
func (g *State) level(m, e shipNo) bool {
	if g.ships[m].heading.Off(g.ships[e].heading) > offHeading {
		return false
	}
	ahead, _ := g.base(m).Local(g.ships[e].at)
	return max(ahead, -ahead) <= g.kind(m).Length/2
}

// galleyRows reports whether a vessel is a galley or galleass without sail set.
//
// Cases 2.3, 3.1.
func (g *State) galleyRows(n shipNo) bool {
	return g.isGalley(n) && !g.sailing(n)
}

// gunSignal returns how far off signals by guns are made out.
//
// Cases 3.2, 5.3. Ruling R300.
func (g *State) gunSignal() Length {
	return min(g.tables.Distance[GunSignal], g.sight().Flashes)
}
