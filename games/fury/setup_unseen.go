package fury

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// isForming reports whether a side forms companies or draws their officers.
//
// Case 25.3.
func (g *State) isForming(seat engine.Seat) bool {
	for i := range g.flow.Depth() {
		switch f := g.flow.At(i); f.Step {
		case stepForm, stepOfficers, stepSeek:
			if f.Seat == seat {
				return true
			}
		}
	}
	return false
}

// unraise forgets what a side has that no enemy has seen: companies that have yet to come,
// squadrons in none, officers drawn, a Colonel who comes with the first of his companies, and where
// prisoners are hidden. That it has something to come is known, as it is asked.
//
// Cases 6.7, 25.3, 25.4, 26.5, 29.6. Ruling R320.
func (g *State) unraise(viewer engine.Seat) {
	for seat := range numSeats {
		if seat == viewer || g.outcome != outcomeNone && g.isCampaign() {
			continue
		}
		s := &g.sides[seat]
		unseen := s.pool.Squadrons()
		for n := range g.reserve(seat) {
			if g.companies[n].troop != g.tables.Crew {
				unseen += int(g.companies[n].squadrons)
			}
			g.setCompany(n, company{})
		}
		s.force -= min(s.force, uint16(unseen))
		s.pool, s.spares, s.choices, s.seek = Force{Guns: g.bareLeft(seat)}, [len(s.spares)]Officer{}, [len(s.choices)]Officer{}, 0
		if s.has(sideBrings) {
			s.colonel = 0
			s.marks &^= sideBrings
		}
		s.cell = 0
		g.blur(seat)
	}
}

// blur forgets how far a side is that forms or sets up: it looks as if it had just begun.
//
// Cases 25.3, 25.6. Ruling R320.
func (g *State) blur(seat engine.Seat) {
	s := &g.sides[seat]
	if g.flow.Depth() > 0 && g.flow.Top().Step == stepPlace && g.flow.Top().Seat == seat && g.outcome == outcomeNone {
		s.marks |= sideComes
	}
	if !g.isForming(seat) {
		return
	}
	s.marks |= sideComes
	for i := range g.flow.Depth() {
		switch f := g.flow.At(i); f.Step {
		case stepForm, stepOfficers, stepSeek:
			*f = engine.Frame{Step: stepForm, Seat: f.Seat, Code: codeAsked | f.Code&codeRelief}
		}
	}
}

// bareLeft returns the Guns without crews that a side has yet to bring on; while it forms, all that its
// scenario gives it.
//
// Case 27.1.
func (g *State) bareLeft(seat engine.Seat) (guns [maxGuns + 1]uint8) {
	guns = g.bareGuns(seat)
	if !g.isForming(seat) {
		for of := range guns {
			guns[of] = min(guns[of], g.sides[seat].pool.Guns[of])
		}
	}
	return guns
}

// imagineReserves imagines companies that have yet to come, where a side has some.
//
// Cases 25.4, 25.6. Ruling R320.
func (g *State) imagineReserves(viewer engine.Seat, d engine.Dice) {
	for seat := range numSeats {
		if s := &g.sides[seat]; seat != viewer && g.outcome == outcomeNone && s.has(sideComes) && s.nation != 0 {
			g.imagineReserve(seat, d)
		}
	}
}

// imagineOfficer draws an officer whom nobody has, 0 if there is none.
func (g *State) imagineOfficer(seat engine.Seat, d engine.Dice) Officer {
	pool := g.pool()
	if pool == 0 {
		return 0
	}
	return nth(pool, draw(d, seat, bits.OnesCount64(pool))+1)
}

// mostReserve is how many companies are imagined that have yet to come.
const mostReserve = 4

// imagineBands imagines of what a side is: of a force of its table or what its scenario names.
//
// Cases 25.4, 28.1.
func (g *State) imagineBands(seat engine.Seat, d engine.Dice) []Band {
	s, row := &g.sides[seat], &g.played().Sides[seat]
	force, levy := row.Fixed, Levy{Nation: s.nation, Size: row.Levy.Size, Style: row.Levy.Style}
	if s.has(sideRelief) {
		levy.Size, levy.Style = row.Relief.Levy.Size, row.Relief.Levy.Style
	}
	if row.Rolls || s.has(sideRelief) || g.isCampaign() {
		force = g.tables.Raise(levy, draw(d, seat, 6)+1)
	}
	bands := 0
	for bands < len(force.Bands) && force.Bands[bands].Squadrons > 0 {
		bands++
	}
	return force.Bands[:bands]
}

// imagineReserve imagines companies that have yet to come, in the last places of a side.
//
// Cases 25.4, 28.1. Ruling R501.
func (g *State) imagineReserve(seat engine.Seat, d engine.Dice) {
	s, some := &g.sides[seat], g.imagineBands(seat, d)
	for range min(draw(d, seat, mostReserve)+1, ofSide*len(some)) {
		b := some[draw(d, seat, len(some))]
		many := min(g.mostOf(seat, b.Troop), int(b.Squadrons))
		if g.free(seat) == noCompany {
			return
		}
		n := g.enlist(seat, 0, b.Troop, many)
		s.force += uint16(many)
		g.companies[n].captain = g.imagineOfficer(seat, d)
	}
}

// imagineCell imagines where prisoners are hidden: in a building that has not been searched.
//
// Case 26.5.
func (g *State) imagineCell(viewer engine.Seat, d engine.Dice) {
	if viewer == SeatB || g.outcome != outcomeNone || !g.hidesPrisoners() {
		return
	}
	many := 0
	for pass := range 2 {
		left := 0
		if pass == 1 {
			left = draw(d, SeatB, many)
		}
		for i := range int(g.ground.many) {
			if g.ground.pieces[i].ground != Building || g.hasSearched(i) {
				continue
			}
			if many++; pass == 0 {
				continue
			}
			if left == 0 {
				g.sides[SeatB].cell = uint8(i + 1)
				return
			}
			left--
		}
	}
}
