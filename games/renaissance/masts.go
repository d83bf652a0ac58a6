package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// dismast brings down all that stands on a ship, jury masts too.
//
// Cases 6.3, 7.2, 12.0, 17.9, 23.2. Ruling R227.
func (g *State) dismast(n shipNo, heading plane.Heading, dice int, t *engine.Turn) {
	s := &g.ships[n]
	g.fell(n, heading, s.masts, dice, t)
	for sec := range Section(NumSections) {
		if s.jury.Has(sec) {
			g.fellJury(n, sec, dice, t)
		}
	}
}

// fellJury brings down the jury mast that stands for a mast.
//
// Cases 12.0, 17.9.
func (g *State) fellJury(n shipNo, lower Section, dice int, t *engine.Turn) {
	s := &g.ships[n]
	s.jury &^= 1 << lower
	s.canvas = min(s.canvas, uint8(g.sections(n)))
	g.tell(t, engine.Event{Kind: KindJuryFell, Rule: "17.9", About: g.object(n)})
	g.casualties(n, int16(dice), t)
}

// fell brings down mast sections of a ship that heads so, with all that stands on them.
// They lie over a side until they are cut away, the bowsprit excepted, and crush men
// and oars, and those whose sail was set cover batteries. dice is what was thrown for it; 0
// where nothing was that counts for casualties, in a gale and aground.
//
// Cases 12.0, 13.4, 13.6, 17.6. Rulings R170, R171, R172, R367.
func (g *State) fell(n shipNo, heading plane.Heading, sections Sections, dice int, t *engine.Turn) {
	s := &g.ships[n]
	down := Sections(0)
	for sec := range Section(NumSections) {
		if sections.Has(sec) {
			down |= Falls[sec]
		}
	}
	down &= s.masts
	if down == 0 {
		return
	}
	clear := down == 1<<Sprit // the bowsprit always falls clear
	furled := s.canvas == 0
	to, over := port, engine.NoObject
	if !clear {
		to = g.fallsTo(n, heading, dice == 0, t)
		over = sideObject(to)
	}
	s.masts &^= down
	s.canvas = min(s.canvas, uint8(g.sections(n)))
	s.over[to] |= down &^ (1 << Sprit)
	if furled {
		s.guns.bare[to] |= down &^ (1 << Sprit)
	}
	g.tell(t, engine.Event{Kind: KindFell, Rule: "13.6", About: g.object(n), On: over,
		N: [4]int32{int32(down), int32(bits.OnesCount16(uint16(s.masts)))}})
	if k := g.kind(n); k.Oar != 0 && !clear {
		g.loseOars(n, to, twoDice(g.throw(t, 2, "13.6", g.object(n))), t)
	}
	if dice > 0 {
		g.casualties(n, int16(dice*bits.OnesCount16(uint16(down))), t)
	}
}

// fallsTo returns the side over which masts fall of a ship that heads so: to leeward, or by a die if she lies
// head to wind or dead before it, or the wind is light; a light wind too lays those down that a shock brings
// down.
//
// Cases 13.6, 23.2. Rulings R171, R214.
func (g *State) fallsTo(n shipNo, heading plane.Heading, shock bool, t *engine.Turn) side {
	least := Fresh
	if shock {
		least = Light
	}
	if g.forceOn(n) >= least && heading.Across(g.air.from) > g.angle(DirectTolerance) {
		return g.leeSide(heading)
	}
	return sideAt(g.throw(t, 1, "13.6", g.object(n)))
}

// loseOars breaks oars of one side, and of the other when that has none left.
//
// Cases 13.6, 14.4, 18.3.
func (g *State) loseOars(n shipNo, to side, many uint8, t *engine.Turn) {
	s := &g.ships[n]
	for _, at := range [...]side{to, to.across()} {
		broken := min(many, s.oars[at])
		s.oars[at] -= broken
		many -= broken
		if broken > 0 {
			g.tell(t, engine.Event{Kind: KindOars, Rule: "17.8", About: g.object(n), On: sideObject(at),
				N: [4]int32{int32(broken), int32(s.oars[at])}})
		}
	}
}

// killed returns how many men so many points of a shot kill at hull or rigging, to the nearest.
//
// Case 12.0.
func (g *State) killed(shot Shot, points int32, rigging bool) int16 {
	per := point * int32(g.tables.CrewPer[shot][0])
	if rigging {
		per = point * int32(g.tables.CrewPer[shot][1])
	}
	return int16((2*points + per) / (2 * per))
}

// casualties takes men of a crew, soldiers and mariners in proportion, and rowers
// with them.
//
// Cases 4.1, 12.0, 17.4. Rulings R76, R77, R78.
func (g *State) casualties(n shipNo, many int16, t *engine.Turn) { g.hurt(n, many, party{}, t) }

// hurt is the same but for men who are in shelter. Those who are aboard another ship are not
// reached.
//
// Cases 4.1, 12.0. Rulings R77, R78, R80.
func (g *State) hurt(n shipNo, many int16, safe party, t *engine.Turn) {
	s := &g.ships[n]
	many = g.prizeCasualties(n, many)
	reached := party{s.soldiers, s.mariners}
	if s.colours != taken && g.haveGone(n) {
		reached = s.aboard()
	}
	reached = reached.less(safe.within(reached))
	if many = min(many, reached.men()); many <= 0 {
		return
	}
	dead := reached.share(many)
	if s.colours != taken {
		g.thin(n, dead, reached, safe != (party{}))
	}
	s.soldiers, s.mariners = s.soldiers-dead.soldiers, s.mariners-dead.mariners
	g.loseRowers(n)
	g.tell(t, engine.Event{Kind: KindCasualties, Rule: "12.0", About: g.object(n),
		N: [4]int32{int32(dead.soldiers), int32(dead.mariners), int32(s.soldiers + s.mariners)}})
}

// aboard returns what of those who serve a ship has not been sent to board another.
func (s *ship) aboard() party { return s.crew().less(s.sent.within(s.crew())) }

// haveGone reports whether the men whom a ship has sent to board are out of reach of fire at
// her: beyond the bulwarks, or in boats.
//
// Cases 4.1, 19.4.
func (g *State) haveGone(n shipNo) bool {
	s := &g.ships[n]
	return s.boards != noShip && (g.ships[s.boards].place(s.flanks).stage > 1 || g.stormsFrom(n))
}

// share returns what so many casualties take of a party: the larger remainder of the two shares has the odd
// man, mariners in a tie.
//
// Case 4.1. Ruling R78.
func (p party) share(many int16) party {
	all := int32(p.men())
	soldiers := int16(int32(many) * int32(p.soldiers) / all)
	if rest := int32(many) * int32(p.soldiers) % all; 2*rest > all {
		soldiers++
	}
	return party{soldiers, many - soldiers}
}

// prizeCasualties takes their share of casualties from the men who hold a prize, and
// returns what is left for her own crew.
//
// Case 21.2.
func (g *State) prizeCasualties(n shipNo, many int16) int16 {
	s := &g.ships[n]
	hold := s.prize
	if g.haveGone(n) {
		hold = s.aboard()
	}
	if s.colours != taken || hold.men() == 0 {
		return many
	}
	all := int32(s.soldiers + s.mariners + hold.men())
	dead := min(int16((2*int32(min(many, mostMen))*int32(hold.men())+all)/(2*all)), hold.men())
	lost := hold.share(dead)
	g.thin(n, lost, hold, false)
	g.losePrizeCrew(n, lost)
	return many - dead
}

// losePrizeCrew takes dead from the men who hold a prize, whom the ship that they are of has
// away.
//
// Case 21.2. Ruling R377.
func (g *State) losePrizeCrew(n shipNo, dead party) {
	s := &g.ships[n]
	s.prize = s.prize.less(dead)
	if s.captor != noShip {
		g.ships[s.captor].away -= dead.men()
	}
}

// thin takes their share of casualties from the parties of a ship that have not got beyond
// the bulwarks: soldiers of the soldiers lost, mariners of the mariners. Those who wait below
// may be in shelter.
//
// Cases 4.1, 19.4. Rulings R80, R370.
func (g *State) thin(n shipNo, dead, of party, below bool) {
	s, h := &g.ships[n], &g.hidden[n]
	share := func(men *int16, lost, of int16) {
		if of > 0 {
			*men -= int16((2*int32(*men)*int32(lost) + int32(of)) / (2 * int32(of)))
		}
	}
	for _, p := range [...]*party{&h.boarders, &s.guard, &s.sent, &h.guards} {
		if p == &h.guards && below || p == &s.sent && g.haveGone(n) {
			continue
		}
		share(&p.soldiers, dead.soldiers, of.soldiers)
		share(&p.mariners, dead.mariners, of.mariners)
	}
}

// loseRowers leaves as many rowers as go with the crew that is lost so far; men who
// come aboard from elsewhere bring none back.
//
// Case 17.8. Ruling R77.
func (g *State) loseRowers(n shipNo) {
	s, k := &g.ships[n], g.kind(n)
	start := int32(g.nominal(n))
	dead := start - int32(s.soldiers+s.mariners+s.away)
	if start > 0 {
		lost := (2*int32(k.Rowers)*dead + start) / (2 * start)
		s.rowers = min(s.rowers, k.Rowers-int16(lost))
	}
}

// twoDice adds two dice.
func twoDice(f engine.Faces) uint8 { return uint8(f[0] + f[1]) }
