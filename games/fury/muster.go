package fury

import "github.com/weathergage/weathergage/engine"

// mostFormed is how many companies a side forms at the start or of its reinforcements: some
// places are left for those that divide.
//
// Ruling R501.
const mostFormed = 24

// reserve goes through the companies of a side that have yet to come onto the board.
func (g *State) reserve(seat engine.Seat) func(func(companyNo) bool) {
	return func(do func(companyNo) bool) {
		for n := companyNo(seat) * ofSide; n < companyNo(seat+1)*ofSide; n++ {
			if c := &g.companies[n]; c.troop != 0 && c.has(markOff) && !do(n) {
				return
			}
		}
	}
}

// reserveOf returns the company of a seat that has yet to come, and that an object names.
func (g *State) reserveOf(seat engine.Seat, o engine.Object) companyNo {
	if o.Class() != classCompany || o.Number() < 1 || o.Number() > len(g.companies) {
		return noCompany
	}
	n := companyNo(o.Number() - 1)
	if c := &g.companies[n]; n.seat() != seat || c.troop == 0 || !c.has(markOff) {
		return noCompany
	}
	return n
}

// levyOf returns what a side rolls for: its force, or its reinforcements.
//
// Cases 25.4, 26.3. Ruling R502.
func (g *State) levyOf(f *engine.Frame) (levy Levy, fixed Force, rolls bool) {
	if g.isCampaign() {
		return levy, g.forceOf(f.Seat), false
	}
	row := &g.played().Sides[f.Seat]
	if f.Code&codeRelief != 0 {
		levy = row.Relief.Levy
		levy.Nation = g.sides[f.Seat].nation
		return levy, Force{}, true
	}
	levy = row.Levy
	levy.Nation = g.sides[f.Seat].nation
	fixed = row.Fixed
	fixed.Guns = row.Guns
	return levy, fixed, row.Rolls
}

// raise rolls the force of a side, which alone learns it, and then has it form companies.
//
// Cases 25.4, 28.1. Rulings R15, R295, R320.
func (g *State) raise(f *engine.Frame, t *engine.Turn) bool {
	if f.Code&codeAsked != 0 {
		return true
	}
	s := &g.sides[f.Seat]
	levy, fixed, rolls := g.levyOf(f)
	s.pool = fixed
	listed := 0
	if rolls {
		rolled := g.tables.Roll(levy, f.Seat, t)
		s.pool, listed = rolled, rolled.guns()
		for _, b := range fixed.Bands {
			if b.Squadrons > 0 {
				s.pool.add(b.Troop, int(b.Squadrons))
			}
		}
		for i, n := range fixed.Guns {
			s.pool.Guns[i] += n
		}
	}
	s.force += uint16(s.pool.Squadrons())
	f.Code |= codeAsked
	t.TellApart(engine.Only(f.Seat), engine.Event{Kind: KindForce, Rule: "28.1", N: [4]int32{int32(f.Seat), int32(s.pool.Squadrons()), int32(fixed.guns()), int32(listed)}}, engine.Event{})
	return true
}

// guns returns how many Guns of all types a force has.
func (f *Force) guns() (n int) {
	for _, many := range f.Guns {
		n += int(many)
	}
	return n
}

// mostOf returns how many squadrons a company of a side may have of a troop: where it comes in boats no more
// than a boat holds.
//
// Cases 4.1, 21.1. Ruling R322.
func (g *State) mostOf(seat engine.Seat, troop Troop) int {
	switch sc := g.played(); {
	case g.tables.Troops[troop].Single:
		return 1
	case sc != nil && sc.Sides[seat].Place.Afloat:
		return g.number(NumBoat)
	}
	return g.number(NumCompany)
}

// offerForms offers a side the companies that it may form.
//
// Case 4.1.
func (g *State) offerForms(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerForming(d.Seat, o)
}

// offerForming offers companies of each troop that is left, exchanges, and to have the rest
// formed as large as may be.
//
// Cases 4.1, 28.5, 28.15. Ruling R14.
func (g *State) offerForming(seat engine.Seat, o *engine.Offer) {
	s := &g.sides[seat]
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "4.1")
	for _, b := range s.pool.Bands {
		if b.Squadrons == 0 {
			continue
		}
		for _, troop := range [2]Troop{b.Troop, g.tables.Troops[b.Troop].Or} {
			if most := min(int(b.Squadrons), g.mostOf(seat, troop)); troop != 0 && g.roomToForm(seat, b.Troop, most) {
				least := int32(1)
				for !g.roomToForm(seat, b.Troop, int(least)) {
					least++
				}
				o.Add(engine.Option{Verb: VerbMuster, On: engine.Thing(classTroop, int(troop)),
					Span: [3]engine.Span{{Min: least, Max: int32(most), Step: 1}}, Rule: "4.1"})
			}
		}
	}
	for _, row := range g.tables.Nations[s.nation].Exchanges {
		if most := g.mayExchangeOf(seat, row); most > 0 {
			o.Add(engine.Option{Verb: VerbExchange, On: engine.Thing(classTroop, int(row.To)), With: engine.Thing(classTroop, int(row.From)),
				Span: [3]engine.Span{{Min: 1, Max: int32(most), Step: 1}}, Rule: "28.15"})
		}
	}
}

// roomToForm reports whether the rest of a force still finds places when a company of so
// many squadrons is formed.
//
// Ruling R501.
func (g *State) roomToForm(seat engine.Seat, troop Troop, squadrons int) bool {
	formed, limit := 1+g.formed(seat), mostFormed
	if g.sides[seat].has(sideRelief) {
		limit = ofSide
	}
	for _, b := range g.sides[seat].pool.Bands {
		left, most := int(b.Squadrons), g.mostOf(seat, max(b.Troop, 1))
		if b.Troop == troop {
			left -= squadrons
		}
		formed += (left + most - 1) / most
	}
	for _, n := range g.sides[seat].pool.Guns {
		formed += int(n)
	}
	return formed <= limit || squadrons >= g.mostOf(seat, troop)
}

// formed returns how many companies a side has, in ambush too.
//
// Ruling R501.
func (g *State) formed(seat engine.Seat) (n int) {
	for m := companyNo(seat) * ofSide; m < companyNo(seat+1)*ofSide; m++ {
		n += b2i(g.companies[m].troop != 0)
	}
	for i := range g.hidden[seat] {
		n += b2i(g.hidden[seat][i].isOut())
	}
	return n
}

// mayExchangeOf returns how many squadrons a side may still exchange by a row: the share is of what it had
// before the first exchange.
//
// Case 28.15.
func (g *State) mayExchangeOf(seat engine.Seat, row ExchangeRow) int {
	s := &g.sides[seat]
	for range g.reserve(seat) {
		return 0 // companies are formed already
	}
	if s.pool.Of(row.To) > 0 && row.Percent < 100 {
		return 0
	}
	return row.MostExchanged(&s.pool)
}

// mayMuster refuses to form a company.
//
// Cases 4.1, 28.15. Rulings R14, R501.
func (g *State) mayMuster(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	seat := d.Seat
	o := engine.Comparing(c)
	g.offerForming(seat, &o)
	switch {
	case c.Verb == engine.Pass && c == (engine.Choice{Seat: seat, Verb: engine.Pass}) || o.Found() && c.About == engine.NoObject:
		return engine.Illegal{}
	case c.Verb == VerbMuster:
		return g.whyNotFormed(seat, c)
	case c.Verb == VerbExchange:
		return g.whyNotExchanged(seat, c)
	}
	return whenOf(c.Verb)
}

// whyNotExchanged returns why squadrons that cannot be exchanged cannot be.
//
// Case 28.15.
func (g *State) whyNotExchanged(seat engine.Seat, c engine.Choice) engine.Illegal {
	rows := g.tables.Nations[g.sides[seat].nation].Exchanges
	if len(rows) == 0 {
		return no(whyExchangeNone)
	}
	for _, row := range rows {
		if c.On != engine.Thing(classTroop, int(row.To)) || c.With != engine.Thing(classTroop, int(row.From)) {
			continue
		}
		for range g.reserve(seat) {
			return no(whyExchangeLate)
		}
		switch most := g.mayExchangeOf(seat, row); {
		case g.sides[seat].pool.Of(row.To) > 0 && row.Percent < 100:
			return no(whyExchangeDone)
		case most == 0:
			return no(whyNotInForce)
		default:
			return no(whyExchangeMany, int32(most))
		}
	}
	return no(whyExchange)
}

// whyNotInReserve returns why a company that an object names cannot come onto the board: it is there, is of
// the other side, or is none.
//
// Cases 3.2, 25.6.
func (g *State) whyNotInReserve(seat engine.Seat, o engine.Object) engine.Illegal {
	if n := companyNo(o.Number() - 1); o.Class() == classCompany && o.Number() >= 1 && o.Number() <= len(g.companies) && n.seat() != seat {
		return no(whyNotYours)
	}
	if g.companyOf(o) != noCompany {
		return no(whyOnBoard)
	}
	if o.Class() != classCompany {
		return engine.Illegal{Rule: "25.6", Why: engine.NotOpen}
	}
	return no(whyNoReserve)
}

// whyNotFormed returns why a company that cannot be formed cannot be: its squadrons are not there, are too
// few or too many, or the side has as many companies as it may have.
//
// Cases 4.1, 24.1.
func (g *State) whyNotFormed(seat engine.Seat, c engine.Choice) engine.Illegal {
	troop := Troop(c.On.Number())
	if c.On.Class() != classTroop || int(troop) >= len(g.tables.Troops) {
		return no(whyNotInForce)
	}
	left := g.sides[seat].pool.Of(troop)
	if left == 0 {
		left = g.sides[seat].pool.Of(g.tables.Troops[troop].Or)
	}
	most := g.number(NumCompany)
	switch {
	case left == 0:
		return no(whyNotInForce)
	case c.N[0] < 1 || int(c.N[0]) > int(most) || int(c.N[0]) > int(left):
		return no(whyFewLeft, int32(most), int32(left))
	}
	return no(whyMuster, int32(most))
}

// enrol forms a company, exchanges squadrons or forms the rest.
//
// Cases 4.1, 16.2, 28.15.
func (g *State) enrol(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	s := &g.sides[f.Seat]
	switch c.Verb {
	case VerbMuster:
		troop := Troop(c.On.Number())
		from := troop
		if s.pool.Of(from) == 0 {
			from = g.tables.Troops[troop].Or
		}
		g.enlist(f.Seat, from, troop, int(c.N[0]))
	case VerbExchange:
		for _, row := range g.tables.Nations[s.nation].Exchanges {
			if row.To == Troop(c.On.Number()) && row.From == Troop(c.With.Number()) {
				s.pool, _ = row.Exchange(s.pool, int(c.N[0]))
			}
		}
		return
	case engine.Pass:
		for s.pool.Bands[0].Squadrons > 0 {
			b := s.pool.Bands[0]
			if g.enlist(f.Seat, b.Troop, b.Troop, min(int(b.Squadrons), g.mostOf(f.Seat, b.Troop))) == noCompany {
				break // who finds no place waits
			}
		}
	}
	if s.pool.Squadrons() == 0 || g.isFull(f.Seat) {
		g.enlistGuns(f.Seat)
		g.begin(f)
	}
}

// isFull reports whether a side has no place for another company.
//
// Ruling R501.
func (g *State) isFull(seat engine.Seat) bool {
	for n := companyNo(seat) * ofSide; n < companyNo(seat+1)*ofSide; n++ {
		if g.companies[n].troop == 0 {
			return false
		}
	}
	return true
}

// enlist forms a company in the last free place of its side.
//
// Case 4.1. Ruling R501.
func (g *State) enlist(seat engine.Seat, from, troop Troop, squadrons int) companyNo {
	for n := companyNo(seat+1)*ofSide - 1; n >= companyNo(seat)*ofSide; n-- {
		if c := &g.companies[n]; c.troop == 0 {
			*c = company{troop: troop, squadrons: uint8(squadrons), files: uint8(min(squadrons, 3)), marks: markOff}
			c.setCame(g.war.coming)
			if from != 0 {
				g.sides[seat].pool.take(from, squadrons)
			}
			if sc := g.played(); sc != nil && sc.Sides[seat].Place.Afloat {
				c.set(markAfloat, true)
			}
			g.sides[seat].marks |= sideComes
			return n
		}
	}
	return noCompany
}

// enlistGuns makes a company of each Gun with its crew; those that a scenario has without crews
// come as objects. A Gun that waits for its enemy is unlimbered and loaded; where the scenario
// has no other word it has a team.
//
// Cases 16.1, 16.2, 16.6, 27.1. Rulings R230, R642.
func (g *State) enlistGuns(seat engine.Seat) {
	sc := g.played()
	bare := g.bareGuns(seat)
	for of := range g.sides[seat].pool.Guns {
		for range g.sides[seat].pool.Guns[of] - bare[of] {
			n := g.enlist(seat, 0, g.tables.Crew, 1)
			if n == noCompany {
				return
			}
			c := &g.companies[n]
			c.gun = Gun(of)
			switch {
			case sc == nil || g.placeOf(seat, c).Zone == NoZone && !sc.Sides[seat].Place.Afloat:
				c.set(markTeam|markLimbered, true)
			case sc.Sides[seat].Place.Afloat || g.placeOf(seat, c).Zone == InSconce:
				c.set(markLoaded, !sc.Sides[seat].Place.Afloat)
			default:
				c.set(markTeam|markLoaded, true)
			}
		}
	}
	g.sides[seat].pool.Guns = bare
}

// bareGuns returns the Guns of a side without crews, by type.
//
// Case 27.1.
func (g *State) bareGuns(seat engine.Seat) (guns [maxGuns + 1]uint8) {
	if sc := g.played(); sc != nil && sc.Special&CrewlessGuns != 0 {
		guns = sc.Sides[seat].Guns
	}
	return guns
}
