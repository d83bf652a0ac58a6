package fury

import "github.com/weathergage/weathergage/engine"

// setOnMission has the English leave for their mission: with wagons, if they run supplies.
//
// Cases 29.8, 29.12.
func (g *State) setOnMission(t *engine.Turn) {
	w := &g.war
	t.Reveal(engine.Everyone) // that the plan is made
	if Mission(w.mission-1) == RunSupplies {
		w.wagons = uint8(g.numberOf(CampaignWagons))
	}
	g.enterPlace(w.way[0], t)
}

// enterPlace has the English enter a location. In the town, where they have friends, nobody
// discovers them. Wagons that they bring there have come to their target; they turn back then, even if all
// were lost on the way.
//
// Cases 29.12, 29.13, 29.19. Ruling R537.
func (g *State) enterPlace(at Location, t *engine.Turn) {
	w := &g.war
	w.from, w.at = w.at, at
	w.steps++
	w.set(warFound, false)
	t.Tell(engine.Event{Kind: KindWarEnters, Rule: "29.12", On: placeObject(at), N: [4]int32{engine.Truth(w.has(warBeaten))}})
	if !g.hasThere(at, Town) {
		g.goTo(stepWarEnter, EnglishSeat)
		return
	}
	if w.at == w.target && !w.has(warBack) {
		t.Tell(engine.Event{Kind: KindWarSupplies, Rule: "29.19", On: placeObject(at), N: [4]int32{int32(w.wagons)}})
		w.arrived += w.wagons
		w.wagons = 0
		w.set(warOpen, true)
		g.turnBack()
		t.Reveal(engine.Everyone)
	}
	g.goTo(stepWarMarch, EnglishSeat)
}

// present counts the Spanish at the location where the English are: its garrison and the
// Reserve there.
//
// Case 29.13.
func (g *State) present() (m muster) {
	for _, b := range g.war.bodies {
		if (b.role == rolePosted || b.role == roleReserve) && b.at == g.war.at {
			g.tables.count(&m, b.kind, int(b.many))
		}
	}
	return m
}

// isManned reports whether Spaniards are at the location where the English are: squadrons, or a Gun with its crew.
//
// Cases 16.2, 29.13, 29.14. Ruling R542.
func (g *State) isManned() bool {
	m := g.present()
	return m.squadrons+m.guns > 0
}

// discover rolls for whether the English are discovered where they have come. Each side
// tells the other what its forces add, and no more.
//
// Case 29.13. Ruling R342.
func (g *State) discover(f *engine.Frame, t *engine.Turn) bool {
	c := g.campaign()
	dice := t.Roll(engine.Throw{Seat: EnglishSeat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "29.13", On: placeObject(g.war.at)})
	own, theirs := c.discovery(g.musterOf(roleColumn, anywhere), g.present())
	found := c.IsDiscovered(dice.Sum(), own+theirs)
	t.Tell(engine.Event{Kind: KindWarDiscovers, Rule: "29.13", On: placeObject(g.war.at),
		N: [4]int32{int32(dice.Sum()), int32(own), int32(theirs), engine.Truth(found)}})
	t.Reveal(engine.Everyone)
	g.war.set(warFound, found)
	if found {
		g.goTo(stepWarAttack, SpanishSeat)
	} else {
		g.goTo(stepWarMarch, EnglishSeat)
	}
	return false
}

// nearby returns the set of locations next to the English where the Reserve stands, by bit.
//
// Case 29.13.
func (g *State) nearby() uint32 { return g.war.sites() & g.campaign().Places[g.war.at].Near }

// offerAttack offers to attack the English: with who is there, or with a Rescue Party alone.
//
// Case 29.13. Rulings R335, R538.
func (g *State) offerAttack(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	sequence.Name(g, d, VerbWarAttack, engine.NoObject, engine.NoObject, "29.13", o)
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.13", o)
}

// mayAttackHere refuses an attack if no Spanish force is with the English or next to them.
//
// Case 29.13. Rulings R335, R538.
func (g *State) mayAttackHere(engine.Choice) engine.Illegal {
	if !g.isManned() && !g.canRescue() {
		return no(whyWarNobody)
	}
	return engine.Illegal{}
}

// canRescue reports whether squadrons of the Reserve stand next to the English.
//
// Case 29.13.
func (g *State) canRescue() bool { return g.nextToMission() > 0 }

// letGo has the Spanish let the English go on.
//
// Case 29.13. Ruling R335.
func (g *State) letGo(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarLetGo, Rule: "29.13", On: placeObject(g.war.at)})
	g.goTo(stepWarMarch, EnglishSeat)
}

// attackHere has the Spanish attack the English where they are.
//
// Case 29.13. Ruling R335.
func (g *State) attackHere(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarAttacks, Rule: "29.13", On: placeObject(g.war.at)})
	g.war.set(warCalls, true)
	g.goTo(stepWarSummon, SpanishSeat)
}

// offerSummon offers squadrons of the Reserve next to the battle for Rescue Parties. If no
// Spaniard is there, one must be summoned.
//
// Cases 29.13, 29.20. Rulings R538, R539.
func (g *State) offerSummon(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for _, b := range g.war.bodies {
		if b.role == roleReserve {
			g.offerMany(d, VerbWarSummon, placeObject(b.at), kindObject(b.kind), int(b.many), "29.20", o)
		}
	}
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.20", o)
}

// maySummonParty refuses to summon squadrons that are not next to the battle, and more than are there.
//
// Cases 29.13, 29.20. Ruling R539.
func (g *State) maySummonParty(c engine.Choice) engine.Illegal {
	switch at := placeOf(c.On); {
	case at == 0 || !isKind(c.With):
		return engine.Illegal{}
	case g.nearby()>>at&1 == 0:
		return no(whyWarNear)
	default:
		return g.mayMany(c, g.war.many(roleReserve, at, kindOf(c.With)))
	}
}

// summonParty adds squadrons to a Rescue Party.
//
// Cases 29.13, 29.20.
func (g *State) summonParty(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	at := placeOf(c.On)
	g.war.move(body{role: roleReserve, at: at, kind: kindOf(c.With), many: uint8(c.N[0])}, roleParty, at)
}

// endSummons begins the battle when the Spanish have summoned all they want.
//
// Cases 29.13, 29.20.
func (g *State) endSummons(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	g.engage(g.battleHere(), t)
}

// battleHere returns what a battle where the English are is about: their mission, if they have come to its
// target, or else an interception.
//
// Cases 29.12, 29.14. Ruling R540.
func (g *State) battleHere() Battle {
	w := &g.war
	if w.has(warBack) || w.at != w.target {
		return BattleInterception
	}
	return [NumMissions]Battle{Storm: BattleStorm, StealHerds: BattleHerds, CutCommunications: BattleStaple}[w.mission-1]
}

// offerMarch offers where the English may go from a location: on along their way, or to carry
// out their mission, or to give it up; on the way home to any location, or off the map.
//
// Cases 29.5, 29.12. Rulings R337, R338, R541.
func (g *State) offerMarch(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	sequence.Name(g, d, VerbWarCarryOut, engine.NoObject, engine.NoObject, "29.12", o)
	g.offerLocations(d, VerbWarMarch, engine.NoObject, "29.12", o)
	sequence.Name(g, d, VerbWarAbort, engine.NoObject, engine.NoObject, "29.12", o)
	sequence.Name(g, d, VerbWarHome, engine.NoObject, engine.NoObject, "29.12", o)
}

// mayCarryOut refuses to carry out a mission that is on its way home or has not reached its target.
//
// Case 29.12.
func (g *State) mayCarryOut(engine.Choice) engine.Illegal {
	switch w := &g.war; {
	case w.has(warBack):
		return no(whyWarHomeward)
	case w.at != w.target:
		return no(whyWarNotThere)
	}
	return engine.Illegal{}
}

// mayGiveUp refuses to give up a mission on the way home.
//
// Case 29.12.
func (g *State) mayGiveUp(engine.Choice) engine.Illegal {
	if g.war.has(warBack) {
		return no(whyWarHomeward)
	}
	return engine.Illegal{}
}

// mayMarchOn refuses to leave the planned way. On the way home it refuses a location without a route to it and, after
// a long march, one that is no nearer to the lines.
//
// Cases 29.5, 29.12. Rulings R337, R338, R541.
func (g *State) mayMarchOn(c engine.Choice) engine.Illegal {
	w, at := &g.war, placeOf(c.On)
	switch {
	case !w.has(warBack) && (w.at == w.target || at == 0 || at != w.way[w.steps]): // 0 for a viewer who does not know the way
		return no(whyWarOnWay)
	case !w.has(warBack) || at == 0:
		return engine.Illegal{}
	case !g.campaign().IsNear(w.at, at):
		return no(whyWarRoute)
	case !g.isHomeward(at):
		return no(whyWarWander)
	}
	return engine.Illegal{}
}

// mayGoHome refuses to leave the map before the way home, or from where no route leads off it.
//
// Cases 29.5, 29.12.
func (g *State) mayGoHome(engine.Choice) engine.Illegal {
	switch w := &g.war; {
	case !w.has(warBack):
		return no(whyWarOnWay)
	case !g.campaign().IsNear(0, w.at):
		return no(whyWarEntry)
	}
	return engine.Illegal{}
}

// isHomeward reports whether the English may take this way home: after as many locations as
// the map has, each must be nearer to their lines.
//
// Case 29.12. Ruling R541.
func (g *State) isHomeward(at Location) bool {
	c := g.campaign()
	return int(g.war.steps) < len(c.Places)-1 || c.home(at) < c.home(g.war.at)
}

// home returns how many routes lead from a location to the English lines.
//
// Case 29.5.
func (c *Campaign) home(at Location) int {
	reached, steps := uint32(1)<<at, 0
	for ; steps < len(c.Places); steps++ {
		next := reached
		for n := Location(1); int(n) < len(c.Places); n++ {
			if reached>>n&1 != 0 {
				if c.Places[n].Has&EntryThere != 0 {
					return steps
				}
				next |= c.Places[n].Near
			}
		}
		reached = next
	}
	return steps
}

// marchOn has the English go on to a location.
//
// Case 29.12. Rulings R337, R338.
func (g *State) marchOn(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.war.set(warBeaten, false)
	g.enterPlace(placeOf(c.On), t)
}

// giveUp has the English give up their mission.
//
// Case 29.12.
func (g *State) giveUp(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarAborts, Rule: "29.12"})
	g.turnBack()
}

// turnBack has the English return from now on.
//
// Case 29.12.
func (g *State) turnBack() {
	w := &g.war
	w.set(warBack, true)
	w.steps, w.way = 0, [maxPlaces + 1]Location{}
}

// goHome has the English leave the map.
//
// Case 29.12. Ruling R337.
func (g *State) goHome(_ *engine.Frame, _ engine.Choice, t *engine.Turn) { g.comeHome(t) }

// comeHome has the English reach their lines with the herds that they have.
//
// Cases 29.12, 29.21. Ruling R337.
func (g *State) comeHome(t *engine.Turn) {
	w := &g.war
	t.Tell(engine.Event{Kind: KindWarHome, Rule: "29.12", N: [4]int32{int32(w.droves)}})
	w.home += w.droves
	g.endWeek(t)
}

// carryOut has the English carry out their mission at its target. If no Spaniard is there
// they need not fight for it.
//
// Cases 29.12, 29.16, 29.17, 29.18. Ruling R542.
func (g *State) carryOut(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	w := &g.war
	of := g.battleHere()
	t.Tell(engine.Event{Kind: KindWarCarriesOut, Rule: "29.12", On: missionObject(Mission(w.mission - 1)), With: placeObject(w.at)})
	w.set(warOpen, true)
	t.Reveal(engine.Everyone)
	if g.isManned() {
		g.engage(of, t)
		return
	}
	if of == BattleHerds {
		g.takeAllHerds(t)
	}
	w.battle = uint8(of) + 1
	g.settle(EnglishSeat, true, t)
}
