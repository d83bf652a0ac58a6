package renaissance

import "github.com/weathergage/weathergage/engine"

// A party is men told off to board, or to meet boarders.
//
// Case 19.3.
type party struct {
	soldiers int16
	mariners int16
}

func (p party) men() int16 { return p.soldiers + p.mariners }

// within returns as much of a party as there is of another.
func (p party) within(q party) party {
	return party{min(p.soldiers, q.soldiers), min(p.mariners, q.mariners)}
}

// crew returns who serves a ship: the men who hold her, if she is a prize.
//
// Case 21.2. Ruling R268.
func (s *ship) crew() party {
	if s.colours == taken {
		return s.prize
	}
	return party{s.soldiers, s.mariners}
}

// hands returns the scenario's line about the ship whose men serve a ship: that of her captor if she is a
// prize. It says how good they are.
//
// Cases 4.1, 21.2. Ruling R268.
func (g *State) hands(n shipNo) *ScenarioShip {
	if s := &g.ships[n]; s.colours == taken && s.captor != noShip {
		return g.row(s.captor)
	}
	return g.row(n)
}

// spansOfParty returns what men a ship may form a party of: at least one.
//
// Case 19.4.
func (g *State) spansOfParty(n shipNo, _ *course, o order, buf []spans) []spans {
	most, mixed := g.musters(n, o.verb)
	span := func(least, most int16) engine.Span {
		return engine.Span{Min: int32(least), Max: int32(most), Step: 1, Loose: mixed > 0}
	}
	if mixed > 0 {
		return append(buf, spans{span(0, most[0].soldiers), span(0, most[1].mariners)})
	}
	for _, p := range most {
		if p.soldiers > 0 {
			buf = append(buf, spans{span(1, p.soldiers), span(0, p.mariners)})
		}
		if p.mariners > 0 {
			buf = append(buf, spans{span(0, 0), span(1, p.mariners)})
		}
	}
	return buf
}

// fitsParty reports whether a party that is within what is offered has no more men in all
// than a mixed party may have, and not none.
//
// Case 19.4.
func (g *State) fitsParty(n shipNo, c engine.Choice) bool {
	_, mixed := g.musters(n, c.Verb)
	men := c.N[0] + c.N[1]
	return mixed == 0 || men > 0 && men <= int32(mixed)
}

// beyondParty says how many men a party may have.
//
// Case 19.4.
func (g *State) beyondParty(n shipNo, _ *course, want engine.Choice) engine.Illegal {
	most, mixed := g.musters(n, want.Verb)
	p := most[0]
	if p.men() == 0 {
		p = most[1]
	}
	ill := no(whyTooMany, int32(most[0].soldiers), int32(most[0].mariners), int32(most[1].mariners))
	if mixed > 0 {
		ill = no(whyMixed, int32(mixed))
	}
	ill.Near = engine.Choice{Verb: want.Verb, N: [3]int32{int32(p.soldiers), int32(p.mariners)}}
	return ill
}

// musters returns the largest parties that a crew may form or send. English boarders are a number of each
// kind of men, or of the whole crew, all mariners; their other parties are men of either kind, mixed in all.
// Others are soldiers as long as any are neither lost nor in a party already. Three quarters of those who
// hold a prize may board from her.
//
// Cases 19.3, 19.4, 21.2. Rulings R243, R244, R245, R268.
func (g *State) musters(n shipNo, v engine.Verb) (most [2]party, mixed int16) {
	s := &g.ships[n]
	row := &g.tables.Parties[g.partyRow(n, v)]
	crew, free := s.soldiers+s.mariners, g.idle(n, v)
	switch english := &row[EnglishParty]; {
	case s.colours == taken:
		free = s.aboard()
		mixed = min(share(s.prize.men(), uint8(g.tables.Figure[PrizeAttack])), free.men())
		if g.row(s.captor).Nation != English && free.soldiers > 0 {
			mixed = min(mixed, free.soldiers)
		}
		most[0].soldiers = min(mixed, free.soldiers)
		most[0].mariners = mixed - most[0].soldiers
		most[1].mariners = mixed
	case g.row(n).Nation != English && free.soldiers > 0:
		most[0].soldiers = share(crew, row[OtherParty].Crew)
	case g.row(n).Nation != English:
		most[1].mariners = share(crew, row[OtherParty].Crew)
	case english.Mariners+english.Soldiers > 0:
		most[0] = party{share(s.soldiers, english.Soldiers), share(s.mariners, english.Mariners)}
		most[1].mariners = share(crew, english.Crew)
	default:
		mixed = min(share(crew, english.Crew), max(free.men(), 0))
		most[0].soldiers = min(mixed, max(free.soldiers, 0))
		most[0].mariners = mixed - most[0].soldiers
		most[1].mariners = mixed
	}
	for i := range most {
		most[i].soldiers = max(min(most[i].soldiers, free.soldiers), 0)
		most[i].mariners = max(min(most[i].mariners, free.mariners), 0)
	}
	return most, mixed
}

// share returns so many percent of men, rounded down, but one at least.
//
// Case 19.4. Ruling R243.
func share(men int16, percent uint8) int16 {
	if percent == 0 || men == 0 {
		return 0
	}
	return max(int16(int32(men)*int32(percent)/100), 1)
}

// partyRow returns who a party is formed or reinforced by.
//
// Case 19.4.
func (g *State) partyRow(n shipNo, v engine.Verb) PartyNo {
	switch {
	case v == VerbBoarders:
		return AttackerForms
	case v == VerbReinforce && g.ships[n].boards != noShip:
		return AttackerReinforces
	case v == VerbReinforce:
		return DefenderReinforces
	}
	return DefenderForms
}

// idlers returns the men of a ship who do not fight, on her own deck or another's.
//
// Case 19.4.
func (s *ship) idlers() party { return party{s.soldiers, s.mariners}.less(s.sent).less(s.guard) }

// idle returns the men of a ship who neither fight nor are told off for another party than the one that is to
// be formed.
//
// Case 19.3.
func (g *State) idle(n shipNo, v engine.Verb) party {
	s, h := &g.ships[n], &g.hidden[n]
	free := s.idlers()
	boarders, guards := h.boarders, h.guards
	for i := range h.orders[:h.many] {
		switch o := &h.orders[i]; o.verb {
		case VerbBoarders:
			boarders = party{int16(o.n), o.m}
		case VerbDefenders:
			guards = party{int16(o.n), o.m}
		}
	}
	if v != VerbBoarders {
		free = free.less(boarders)
	}
	if v != VerbDefenders {
		free = free.less(guards)
	}
	return free
}

// toldOff returns the boarding party that a ship has, or is ordered to form.
//
// Case 19.3.
func (g *State) toldOff(n shipNo) party {
	return g.hidden[n].ordered(VerbBoarders, g.hidden[n].boarders)
}

// toGuard returns the counter-boarding party that a ship has, or is ordered to form.
//
// Case 19.3.
func (g *State) toGuard(n shipNo) party {
	return g.hidden[n].ordered(VerbDefenders, g.hidden[n].guards)
}

// ordered returns the party that a verb orders, or the one that the ship has.
func (h *secret) ordered(v engine.Verb, has party) party {
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == v {
			has = party{int16(o.n), o.m}
		}
	}
	return has
}

// less returns a party without other men, more one with them.
func (p party) less(q party) party { return party{p.soldiers - q.soldiers, p.mariners - q.mariners} }
func (p party) more(q party) party { return party{p.soldiers + q.soldiers, p.mariners + q.mariners} }

// callsBack reports whether mariners of a ship who stand in a party, or are ordered to, leave it if she changes course.
//
// Case 19.4. Ruling R260.
func (g *State) callsBack(n shipNo) bool {
	return g.toldOff(n).mariners+g.toGuard(n).mariners > 0 && !g.orders(n, VerbHands, engine.NoObject)
}

// keepHands leaves the mariners out of the parties of a ship that changes course,
// unless her gun crews man the rigging in their place.
//
// Case 19.4. Ruling R260.
func (g *State) keepHands(n shipNo, t *engine.Turn) {
	h := &g.hidden[n]
	if h.boarders.mariners+h.guards.mariners == 0 || !g.changesCourse(n) || g.orders(n, VerbHands, engine.NoObject) {
		return
	}
	h.boarders.mariners, h.guards.mariners = 0, 0
	g.tellOwn(engine.Event{Kind: KindDispersed, Rule: "19.4", About: g.object(n)}, g.ships[n].holder, t)
}

// changesCourse reports whether a ship is ordered to turn in this move.
//
// Case 19.4.
func (g *State) changesCourse(n shipNo) bool {
	c := g.fullCourse(n)
	return g.turnsBy(n, &c)
}

// turnsBy reports whether a ship turns by a course, or tacks.
func (g *State) turnsBy(n shipNo, c *course) bool {
	return c.turned != 0 || g.tacks(n, c) || c.fixed == VerbSpinPort || c.fixed == VerbSpinStarboard
}

// mayHands refuses to take gunners for the rigging unless mariners stand in a party.
//
// Case 19.4. Ruling R260.
func (g *State) mayHands(n shipNo, c *course, _ order) engine.Illegal {
	h := &g.hidden[n]
	many := h.boarders.mariners + h.guards.mariners
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbBoarders || o.verb == VerbDefenders {
			many += o.m
		}
	}
	switch {
	case c.has(VerbHands):
		return no(whyTwice)
	case many == 0:
		return no(whyNoMen)
	}
	return engine.Illegal{}
}
