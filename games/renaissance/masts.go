package renaissance

import (
	"math/bits"

	"weathergage/engine"
)

// fell brings down mast sections, with all that stands on them. They lie over a
// side until they are cut away, the bowsprit excepted, and crush men and oars.
// dice is what was thrown for it, 0 where nothing was that counts for casualties.
//
// Cases 12.0, 13.4, 13.6. Rulings R170, R171, R367.
func (g *State) fell(n shipNo, sections Sections, dice int, t *engine.Turn) {
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
	to, over := port, engine.NoObject
	if !clear {
		to = g.fallsTo(n, t)
		over = sideObject(to)
	}
	s.masts &^= down
	s.canvas = min(s.canvas, uint8(bits.OnesCount16(uint16(s.masts))))
	s.over[to] |= down &^ (1 << Sprit)
	g.tell(t, engine.Event{Kind: KindFell, Rule: "13.6", About: g.object(n), On: over,
		N: [4]int32{int32(down), int32(bits.OnesCount16(uint16(s.masts)))}})
	if k := g.kind(n); k.Oar != 0 && !clear {
		g.loseOars(n, to, twoDice(g.throw(t, 2, "13.6", g.object(n))), t)
	}
	if dice > 0 {
		g.casualties(n, int16(dice*bits.OnesCount16(uint16(down))), t)
	}
}

// fallsTo is the side over which masts fall: to leeward, or by a die if the ship
// lies head to wind or dead before it, or the wind is light.
//
// Case 13.6. Ruling R171.
func (g *State) fallsTo(n shipNo, t *engine.Turn) side {
	s := &g.ships[n]
	force := g.forceOn(n)
	if force > Light && s.heading.Across(g.air.from) > g.angle(DirectTolerance) {
		return g.leeSide(s.heading)
	}
	if f := g.throw(t, 1, "13.6", g.object(n)); f[0] <= 3 {
		return port
	}
	return starboard
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

// casualties takes men of a crew, soldiers and mariners in proportion, and rowers
// with them.
//
// Cases 4.1, 12.0, 17.4. Rulings R76, R77, R78.
func (g *State) casualties(n shipNo, many int16, t *engine.Turn) {
	g.casualtiesBut(n, many, party{}, t)
}

// casualtiesBut is casualties of which a party that is out of reach has no share.
//
// Cases 4.1, 12.0. Rulings R78, R80.
func (g *State) casualtiesBut(n shipNo, many int16, safe party, t *engine.Turn) {
	s := &g.ships[n]
	within := party{max(s.soldiers-safe.soldiers, 0), max(s.mariners-safe.mariners, 0)}
	many = g.prizeCasualties(n, many)
	many = min(many, within.men())
	if many <= 0 {
		return
	}
	// The larger remainder of the two shares takes the odd man, mariners in a tie.
	shared, among := int32(many)*int32(within.soldiers), int32(within.men())
	soldiers := int16(shared / among)
	if 2*(shared%among) > among {
		soldiers++
	}
	g.thin(n, party{soldiers, many - soldiers}, within, safe != party{})
	s.soldiers -= soldiers
	s.mariners -= many - soldiers
	g.loseRowers(n)
	g.tell(t, engine.Event{Kind: KindCasualties, Rule: "12.0", About: g.object(n),
		N: [4]int32{int32(soldiers), int32(many - soldiers), int32(s.soldiers + s.mariners)}})
}

// prizeCasualties takes their share of casualties from the men who hold a prize, and
// returns what is left for her own crew.
//
// Case 21.2.
func (g *State) prizeCasualties(n shipNo, many int16) int16 {
	s := &g.ships[n]
	if s.colours != taken || s.prize == 0 {
		return many
	}
	all := int32(s.soldiers + s.mariners + s.prize)
	dead := min(int16((2*int32(min(many, mostMen))*int32(s.prize)+all)/(2*all)), s.prize)
	s.prize -= dead
	if s.captor != noShip {
		g.ships[s.captor].away = max(g.ships[s.captor].away-dead, 0)
	}
	return many - dead
}

// thin takes their share of casualties from the parties of a ship that have not gone
// over: soldiers of the soldiers lost, mariners of the mariners. Guards that are safe have
// none.
//
// Cases 4.1, 19.4. Rulings R80, R370.
func (g *State) thin(n shipNo, lost, of party, safe bool) {
	s, h := &g.ships[n], &g.hidden[n]
	share := func(men *int16, lost, of int16) {
		if of > 0 {
			*men -= int16((2*int32(*men)*int32(lost) + int32(of)) / (2 * int32(of)))
		}
	}
	for _, p := range [...]*party{&h.boarders, &h.guards, &s.guard} {
		if p == &h.guards && safe {
			continue
		}
		share(&p.soldiers, lost.soldiers, of.soldiers)
		share(&p.mariners, lost.mariners, of.mariners)
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
