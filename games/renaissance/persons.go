package renaissance

import "github.com/weathergage/weathergage/engine"

// A fortune is what has become of a personality.
//
// Case 4.3.
type fortune uint8

const (
	inCommand fortune = iota
	captive           // aboard an enemy ship
	dead
	freed       // taken back in this battle, which is over for him. Ruling R340
	numFortunes = iota
)

// A person is one personality, in the order of the scenario.
//
// Case 4.3.
type person struct {
	of      shipNo // the ship he began in
	nth     uint8  // of hers, from 0
	at      shipNo // the ship he is aboard
	fortune fortune
	unseen  bool // dead, and no enemy knows: his ship was lost out of sight. Case 5.3
}

// everyone lays out the personalities of a scenario.
//
// Cases 1.1, 4.3.
func (g *State) everyone() {
	sc := g.played()
	for n := range sc.Ships {
		for k := range sc.Ships[n].Persons {
			g.persons[g.crowd] = person{of: shipNo(n), nth: uint8(k), at: shipNo(n)} // packs are held to MaxPersons
			g.crowd++
		}
	}
}

// about returns the scenario's line about a personality.
func (g *State) about(i int) *Person {
	p := &g.persons[i]
	return &g.row(p.of).Persons[p.nth]
}

// leads reports whether a personality is one beyond a captain.
//
// Case 4.3.
func (r Rank) leads() bool { return r > Captain }

// peers returns the lowest rank of the same class: all personalities below a Sea-Dog are of one.
//
// Cases 4.3, 4.3.3. Ruling R87.
func (r Rank) peers() Rank {
	if r.leads() && r < SeaDog {
		return EliteCaptain
	}
	return r
}

// senior returns the most senior personality of a rank or more who is free aboard a ship of his own side, or
// -1.
//
// Cases 4.3, 15.0. Ruling R87.
func (g *State) senior(n shipNo, least, most Rank) int {
	return g.seniorOf(n, least, most, func(int) bool { return true })
}

// seniorAboard returns the same of those who stand on her own decks.
//
// Cases 4.3, 14.4, 15.0. Ruling R266.
func (g *State) seniorAboard(n shipNo, least, most Rank) int {
	return g.seniorOf(n, least, most, func(i int) bool { return !g.goneOver(i) })
}

// seniorOf returns the most senior of a ship's personalities of a rank or more of whom is holds.
func (g *State) seniorOf(n shipNo, least, most Rank, is func(int) bool) int {
	best := -1
	for i := range g.persons[:g.crowd] {
		p := &g.persons[i]
		rank := g.about(i).Rank
		if p.fortune == inCommand && p.at == n && rank >= least && rank <= most &&
			(best < 0 || rank > g.about(best).Rank) && is(i) {
			best = i
		}
	}
	return best
}

// goneOver reports whether a personality stands with the boarders of his ship beyond another's
// bulwarks, where what is fired at his own ship does not reach him.
//
// Cases 4.3, 15.0. Ruling R266.
func (g *State) goneOver(i int) bool {
	n := g.persons[i].at
	return g.haveGone(n) && g.fights(i, justOne(n))
}

// lostWith kills the personalities who go down with a ship, captives too: the crew of the ship that
// a captive began in tests for it, if anyone saw it happen.
//
// Cases 4.3, 16.1, 17.7, 20.1. Rulings R203, R530.
func (g *State) lostWith(v *voyage, n shipNo, t *engine.Turn) {
	for i := range g.persons[:g.crowd] {
		p := &g.persons[i]
		if p.at != n || p.fortune != inCommand && p.fortune != captive {
			continue
		}
		p.fortune, p.unseen = dead, g.ships[n].alone
		v.toll[p.of].captiveLost = v.toll[p.of].captiveLost || !p.unseen
		g.tell(t, engine.Event{Kind: KindKilled, Rule: "4.3", About: g.object(n), On: g.object(p.of),
			N: [4]int32{int32(g.about(i).Rank), int32(p.nth), 1}})
	}
}

// fall is what a personality suffers: he is killed, or taken by the crew of another
// ship. What his crew feels at it counts at the end of the move.
//
// Cases 4.3, 20.2.
func (g *State) fall(v *voyage, i int, by shipNo, t *engine.Turn) {
	p := &g.persons[i]
	n := p.at
	rank := g.about(i).Rank
	toll := &v.toll[n]
	eldest := i == g.senior(n, NoRank, CinC)
	e := engine.Event{Kind: KindKilled, Rule: "4.3", About: g.object(n), On: g.object(p.of), N: [4]int32{int32(rank), int32(p.nth)}}
	p.fortune = dead
	g.ships[n].duels = false
	if by != noShip {
		e.Kind, p.fortune, p.at = KindTaken, captive, by
		toll.leaderTaken = toll.leaderTaken || rank >= SeaDog
		toll.personTaken = toll.personTaken || rank.leads() && rank < SeaDog
		toll.surrenders = toll.surrenders || g.yieldsSword(i, n, t)
	} else {
		toll.seniorKilled = toll.seniorKilled || eldest
		toll.leaderKilled = toll.leaderKilled || rank >= SeaDog
		toll.personKilled = toll.personKilled || rank.leads() && rank < SeaDog
	}
	g.tell(t, e)
}

// yieldsSword throws for a personality who is taken: he may order his crew to
// surrender. Knights are the less willing.
//
// Case 4.3.3. Rulings R85, R86.
func (g *State) yieldsSword(i int, n shipNo, t *engine.Turn) bool {
	if !g.about(i).Rank.leads() {
		return false
	}
	added := 0
	if g.about(i).Rank == Knight {
		added = int(g.tables.Figure[KnightStrike])
	}
	g.weigh().add(countedKnight, added)
	return g.yieldsAt(int(g.throw(t, 1, "4.3.3", g.object(n))[0]) + added)
}

// yieldsAt reports whether a personality who is taken orders his crew to surrender at a score.
//
// Case 4.3.3.
func (g *State) yieldsAt(score int) bool { return score <= int(g.tables.Figure[StrikeOrder]) }

// unnamedCaptain reports whether a ship began with a captain who is none of the personalities
// of the scenario. A ship has one captain, and a ship of the Knights none but them.
//
// Case 4.3.4.
func (g *State) unnamedCaptain(n shipNo) bool {
	return g.row(n).Nation != Knights && !g.ranks(n, Captain) && !g.ranks(n, EliteCaptain)
}

// killCaptain kills the captain of a ship, named or not, if he stands on her decks.
//
// Cases 4.3.4, 14.4. Rulings R266, R339.
func (g *State) killCaptain(v *voyage, n shipNo, t *engine.Turn) {
	if i := g.seniorAboard(n, Captain, EliteCaptain); i >= 0 {
		g.fall(v, i, noShip, t)
		return
	}
	s := &g.ships[n]
	if s.headless || !g.unnamedCaptain(n) {
		return
	}
	s.headless = true
	if g.senior(n, NoRank, CinC) < 0 {
		v.toll[n].seniorKilled = true
	}
	g.tell(t, engine.Event{Kind: KindKilled, Rule: "14.4", About: g.object(n), On: g.object(n), N: [4]int32{int32(NoRank), 0}})
}

// killSenior kills the most senior officer aboard, or the next after a C-in-C.
//
// Case 15.0. Rulings R11, R87, R266.
func (g *State) killSenior(v *voyage, n shipNo, next bool, t *engine.Turn) {
	most := CinC
	if next {
		most = SeaDog
	}
	if i := g.seniorAboard(n, NoRank, most); i >= 0 {
		g.fall(v, i, noShip, t)
		return
	}
	g.killCaptain(v, n, t)
}

// cinc returns the C-in-C who is free aboard a ship, or -1.
//
// Cases 4.3, 14.4.
func (g *State) cinc(n shipNo) int { return g.seniorAboard(n, CinC, CinC) }

// noble returns the most senior personality other than a C-in-C who is free aboard a ship, or -1.
//
// Cases 4.3, 14.4. Ruling R91.
func (g *State) noble(n shipNo) int { return g.seniorAboard(n, EliteCaptain, SeaDog) }

// flagship reports whether a ship carries, or began with, the commander of her fleet
// or of a squadron.
//
// Cases 4.2, 20.2.
func (g *State) flagship(n shipNo) bool {
	for k := range g.row(n).Persons {
		if p := &g.row(n).Persons[k]; p.Rank == CinC || p.Commands {
			return true
		}
	}
	return false
}
