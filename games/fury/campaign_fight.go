package fury

import "github.com/weathergage/weathergage/engine"

// isOnField reports whether a battle of the campaign is on the board.
//
// Case 29.14. Ruling R549.
func (g *State) isOnField() bool { return g.isCampaign() && g.scenario != 0 }

// battles makes the rows by which battles of the campaign are fought. The English come from the
// southern edge, and Rescue Parties from the northern one.
//
// Cases 29.15, 29.16, 29.17, 29.18, 29.20. Rulings R334, R340, R341, R551.
func (l *loader) battles() error {
	c := &l.t.Campaign
	apart := Length(c.Numbers[BattleEdgeApart]) * Inch
	for of := range NumBattles {
		row := &c.Battles[of]
		*row = ScenarioRow{Key: battleNames[of], Name: battleTitles[of], Rule: battleRules[of], Turns: uint8(c.Numbers[BattleTurns]), Late: SpanishSeat}
		for seat := range numSeats {
			row.Sides[seat] = SideRow{Name: warSeats[seat], Nations: []Nation{c.Nations[seat]}, Flees: true}
		}
		row.Sides[EnglishSeat].Place = Place{Edge: SouthEdge}
		row.Sides[SpanishSeat].Place = Place{Zone: AwayFromEdge, Edge: SouthEdge, Apart: apart, Ambush: true}
		row.Sides[SpanishSeat].Relief.Place = Place{Edge: NorthEdge}
	}
	goal := func(of Battle, way uint8, want Want, by Edge) {
		c.Battles[of].Goals = append(c.Battles[of].Goals, Goal{Seat: EnglishSeat, Way: way, Want: want, Edge: by})
	}
	goal(BattleInterception, 1, WantAllOff, NorthEdge)
	goal(BattleHerds, 1, WantNoHerds, AnyEdge)
	goal(BattleHerds, 2, WantAllOff, SouthEdge)
	goal(BattleStorm, 1, WantSole, AnyEdge)
	storm := &c.Battles[BattleStorm]
	storm.Special, storm.Plan.Sconce = Ladders, campaignSconce
	storm.Sides[SpanishSeat].Place = Place{Zone: InSconce}
	storm.Sides[SpanishSeat].Flees = false
	herds := &c.Battles[BattleHerds]
	herds.Special = FirstHerds | HerdsAnywhere
	herds.Sides[SpanishSeat].Apart = Length(c.Numbers[BattleHerdsApart]) * Inch
	return nil
}

// What battles of the campaign are called, and the case of each.
var (
	battleTitles = [NumBattles]string{"An interception", "The storm of a sconce", "A raid on the herds", "A raid on the communications"}
	battleRules  = [NumBattles]engine.Case{"29.15", "29.16", "29.17", "29.18"}
)

// battleEdges are the edges by which sides enter.
//
// Cases 29.14, 29.20. Ruling R341.
var battleEdges = [numSeats]Edge{EnglishSeat: SouthEdge, SpanishSeat: NorthEdge}

// layField lays out the board of a battle that is fought in the match, and has both sides form
// companies.
//
// Cases 25.5, 29.14, 29.15, 29.17. Rulings R341, R549.
func (g *State) layField(_ *engine.Frame, t *engine.Turn) bool {
	w, c := &g.war, g.campaign()
	of := Battle(w.battle - 1)
	plan := c.BattlePlan(w.at, of)
	b, err := plan.Board(Make{}, RollBoard(SpanishSeat, t))
	if err != nil || g.ground.lay(b) != nil {
		return false
	}
	t.Tell(engine.Event{Kind: KindBoard, Rule: "25.5"})
	g.scenario, g.turn = uint16(len(g.tables.Scenarios)+int(of))+1, 1
	for seat := range numSeats {
		s, row := &g.sides[seat], &c.Battles[of].Sides[seat]
		*s = side{with: noCompany, nation: c.Nations[seat], edge: battleEdges[seat]}
		if row.Flees {
			s.flight = g.tables.Nations[s.nation].Flight
		}
		if row.Place.Ambush {
			s.marks = sideLurks
		}
	}
	switch of {
	case BattleInterception:
		g.sides[EnglishSeat].stock[Wagon], g.sides[EnglishSeat].stock[Herd] = w.wagons, w.droves
	case BattleHerds:
		g.sides[SpanishSeat].stock[Herd] = uint8(g.herdsInBattle())
	}
	g.goTo(stepForm, SeatA)
	return false
}

// forceOf returns what a side forms companies of in a battle: all of it that is there, or the Rescue Party
// that has just come. With any squadron in a sconce comes its Saker.
//
// Cases 29.14, 29.15, 29.16, 29.20. Ruling R339.
func (g *State) forceOf(seat engine.Seat) (f Force) {
	w := &g.war
	for _, b := range w.bodies {
		late := b.role == roleParty && b.at == w.coming
		if b.many == 0 || b.role.seat() != seat || late != (w.coming != 0) || !g.hasCome(b) {
			continue
		}
		if b.kind.isGun() {
			f.Guns[b.kind.gun()] += b.many
		} else {
			f.add(Troop(b.kind), int(b.many))
		}
	}
	if seat == SpanishSeat && w.coming == 0 && g.hasSaker() {
		f.Guns[g.campaign().Saker]++
	}
	return f
}

// hasSaker reports whether Spaniards hold a sconce where the battle is.
//
// Cases 29.15, 29.16. Rulings R339, R542.
func (g *State) hasSaker() bool {
	return g.hasThere(g.war.at, SconceThere) && g.isManned()
}

// joinColonels has the Colonels of a side who come to a battle now ready: one of them commands,
// and others may serve as Captains.
//
// Case 29.6. Rulings R530, R548, R550.
func (g *State) joinColonels(seat engine.Seat) {
	s, n := &g.sides[seat], 0
	for _, one := range g.war.colonels[seat] {
		comes := one.at == g.war.at && g.isManned()
		if g.war.coming != 0 {
			comes = one.at == g.war.coming
		}
		if one.who != 0 && one.at != 0 && (seat == EnglishSeat || comes) && n < len(s.choices) {
			s.choices[n] = one.who
			n++
		}
	}
}

// mayCommand reports whether a side chooses its Colonel among those who have come: once one has
// taken the field, those who come later serve as Captains.
//
// Case 29.6. Ruling R550.
func (g *State) mayCommand(seat engine.Seat) bool {
	return !g.isCampaign() || g.war.coming == 0 || g.sides[seat].has(sideBrings)
}

// serve has a Colonel of the campaign take the place of a Captain; false if it is none.
//
// Case 29.6. Ruling R550.
func (g *State) serve(n companyNo, by Officer, s *side) bool {
	for i := range s.choices {
		if !g.isCampaign() || s.choices[i] != by {
			continue
		}
		old := g.companies[n].captain
		g.companies[n].captain, s.choices[i] = by, 0
		if g.warOfficers()>>old&1 != 0 {
			s.choices[i] = old
		}
		return true
	}
	return false
}

// atRescue rolls at the start of a turn for Rescue Parties. The Spanish alone see the dice, and
// roll for as many parties as there may be, so that nobody learns whether there are any.
//
// Case 29.20. Rulings R329, R330, R539, R552.
func (g *State) atRescue(f *engine.Frame, t *engine.Turn) {
	w := &g.war
	switch {
	case f.Seat == EnglishSeat:
		*f = engine.Frame{Step: stepRelief, Seat: SpanishSeat}
		return
	case f.N[partiesDue] != 0:
		g.welcome(f, t)
		return
	case f.Code != 0 || !w.has(warCalls) || int(g.turn) < g.numberOf(RescueFrom):
		*f = engine.Frame{Step: stepAdvantage, Seat: engine.NoSeat}
		return
	}
	waiting := g.numberOf(CampaignReserves)
	for set := w.parties; set != 0; set &= set - 1 {
		waiting--
	}
	if waiting <= 0 {
		f.Code = 1
		return
	}
	dice := t.Roll(engine.Throw{Seat: SpanishSeat, Dice: uint8(2 * waiting), Sides: 6, Seen: engine.Only(SpanishSeat), Rule: "29.20"})
	f.Code = 1
	i := 0
	for at := Location(1); at <= maxPlaces && i < 2*waiting; at++ {
		if !g.isOnTheMarch(at) {
			continue
		}
		if g.roomFor(at) && g.rescues(at, int(dice[i])+int(dice[i+1]), int(g.turn), engine.Only(SpanishSeat), t) {
			f.N[partiesDue] |= 1 << at
		}
		i += 2
	}
}

// isOnTheMarch reports whether a Rescue Party that was summoned from a place has yet to come.
//
// Case 29.20.
func (g *State) isOnTheMarch(at Location) bool {
	return g.war.parties>>at&1 == 0 && g.war.hasAt(roleParty, at)
}

// welcome brings the first of the Rescue Parties that come in a turn: it forms, and then enters
// like others. One for which no place is left by then is postponed.
//
// Case 29.20. Ruling R552.
func (g *State) welcome(f *engine.Frame, t *engine.Turn) {
	w := &g.war
	at := Location(1)
	for f.N[partiesDue]>>at&1 == 0 {
		at++
	}
	f.N[partiesDue] &^= 1 << at
	if !g.roomFor(at) {
		return // another that came in this turn has taken its places
	}
	w.parties |= 1 << at
	w.coming = at
	g.sides[SpanishSeat].marks |= sideRelief
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindRelief, Rule: "29.20", N: [4]int32{int32(SpanishSeat)}})
	g.flow.Push(engine.Frame{Step: stepForm, Seat: SpanishSeat, Code: codeRelief})
}

// roomFor reports whether the companies of a Rescue Party find places.
//
// Case 29.20. Ruling R501.
func (g *State) roomFor(at Location) bool {
	places := g.formed(SpanishSeat)
	for _, b := range g.war.bodies {
		if b.role != roleParty || b.at != at {
			continue
		}
		most := 1
		if !b.kind.isGun() {
			most = g.mostOf(SpanishSeat, Troop(b.kind))
		}
		places += (int(b.many) + most - 1) / most
	}
	return places <= ofSide
}
