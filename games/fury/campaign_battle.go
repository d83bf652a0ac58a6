package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// isInBattle reports whether a body fights in the battle where the English are, or may come
// to it: the squadrons of the mission, the garrison and the Reserve there, Rescue Parties.
//
// Cases 29.14, 29.20.
func (g *State) isInBattle(b body) bool {
	switch b.role {
	case roleColumn, roleAcross, roleParty:
		return true
	case rolePosted, roleReserve:
		return b.at == g.war.at
	}
	return false
}

// hasCome reports whether a body is in the battle: of a Rescue Party, once that has come.
//
// Case 29.20.
func (g *State) hasCome(b body) bool {
	return g.isInBattle(b) && (b.role != roleParty || g.war.parties>>b.at&1 != 0)
}

// engage begins a battle of the campaign where the English are. How it is decided is a choice of
// the match, or of both sides.
//
// Cases 29.13, 29.14. Rulings R534, R549.
func (g *State) engage(of Battle, t *engine.Turn) {
	w := &g.war
	w.battle, w.parties, w.coming = uint8(of)+1, 0, 0
	t.Tell(engine.Event{Kind: KindWarBattle, Rule: "29.14", On: placeObject(w.at), N: [4]int32{int32(of)}})
	w.set(warOpen, of != BattleInterception || w.wagons > 0 || w.has(warOpen))
	w.set(warNoWagons, w.wagons == 0)
	t.Reveal(engine.Everyone)
	if w.decides == decideEach {
		g.goTo(stepWarHow, engine.NoSeat)
		return
	}
	g.decideBy(w.decides, t)
}

// decideBy has a battle decided in one way. On a board the troops show themselves; in the other
// ways everyone learns who meets whom, but not who may come to their rescue.
//
// Case 29.14. Rulings R534, R549.
func (g *State) decideBy(how deciding, t *engine.Turn) {
	w := &g.war
	if how == decideHand {
		g.goTo(stepWarField, engine.NoSeat)
		return
	}
	for _, b := range w.bodies {
		if g.hasCome(b) {
			g.showBody(b, t)
		}
	}
	w.known |= 1 << w.at
	t.Reveal(engine.Everyone)
	if how == decideTable {
		g.goTo(stepWarResult, EnglishSeat)
		return
	}
	g.goTo(stepWarOdds, engine.NoSeat)
}

// offerHow offers how a battle is decided.
//
// Case 29.14. Ruling R549.
func (g *State) offerHow(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for _, verb := range howVerbs {
		sequence.Name(g, d, verb, engine.NoObject, engine.NoObject, "29.14", o)
	}
}

// howVerbs are the choices of how a battle is decided.
var howVerbs = [...]engine.Verb{decideDice: VerbWarByDice, decideTable: VerbWarAtTable, decideHand: VerbWarByHand}

var _ engine.Consenter = (*ruleset)(nil)

// Consents reports whether a question is how a battle is decided: it is done only if both sides choose the same.
//
// Case 29.14. Ruling R549.
func (r *ruleset) Consents(d engine.Decision) bool { return d.Ask == AskWarHow }

// Consent returns the choice of the side that is asked how a battle is decided that is the same as the other's.
//
// Case 29.14. Ruling R549.
func (r *ruleset) Consent(s engine.State, d engine.Decision, with engine.Seat) (engine.Choice, bool) {
	f := s.(*State).flow.Top()
	if f.Step != stepWarHow || f.Code>>with&1 == 0 {
		return engine.Choice{}, false
	}
	return engine.Choice{Seat: d.Seat, Verb: howVerbs[f.N[with]-1], About: d.About}, true
}

// choose takes down how a side wants a battle decided. If the sides differ it is fought.
//
// Case 29.14. Ruling R549.
func (g *State) choose(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	f.N[c.Seat] = int32(slices.Index(howVerbs[:], c.Verb)) + 1
	if f.Code |= 1 << c.Seat; f.Code != bothDone {
		return
	}
	how := decideHand
	if f.N[EnglishSeat] == f.N[SpanishSeat] {
		how = deciding(f.N[EnglishSeat] - 1)
	}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindWarHow, Rule: "29.14", N: [4]int32{int32(how)}})
	g.decideBy(how, t)
}

// showBody tells everyone of a body that fights.
//
// Case 29.14.
func (g *State) showBody(b body, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWarFights, Rule: "29.14", With: kindObject(b.kind), N: [4]int32{int32(b.role.seat()), int32(b.many)}})
}

// lossesOf are whose squadrons are lost first, of one kind: a garrison's, then those of the
// Reserve, then those of a Rescue Party.
//
// Ruling R543.
var lossesOf = [numSeats][]role{EnglishSeat: {roleColumn}, SpanishSeat: {rolePosted, roleReserve, roleParty}}

// loseInBattle takes squadrons of a kind from those of a side in the battle. They are gone
// for the whole campaign.
//
// Case 29.14. Rulings R530, R543.
func (g *State) loseInBattle(seat engine.Seat, k kind, many int, t *engine.Turn) {
	if many == 0 {
		return
	}
	t.Tell(engine.Event{Kind: KindWarLoses, Rule: "29.14", With: kindObject(k), N: [4]int32{int32(seat), int32(many)}})
	for _, of := range lossesOf[seat] {
		many = g.perish(of, k, anywhere, many)
	}
}

// fallOf is loseInBattle, untold, of those who came from the start, or in the Rescue Party of a
// place.
//
// Case 29.14. Ruling R551.
func (g *State) fallOf(seat engine.Seat, k kind, came Location, many int) {
	if came != 0 {
		g.perish(roleParty, k, came, many)
		return
	}
	for _, of := range lossesOf[seat] {
		if of != roleParty {
			many = g.perish(of, k, anywhere, many)
		}
	}
}

// perish takes squadrons of a kind with one role in the battle, and returns how many are still to
// fall.
func (g *State) perish(of role, k kind, at Location, many int) int {
	for _, b := range g.war.bodies {
		if b.role != of || b.kind != k || many == 0 || !g.isInBattle(b) || at != anywhere && b.at != at {
			continue
		}
		b.many = min(b.many, uint8(many))
		many -= int(b.many)
		g.war.move(b, [numSeats]role{roleFallen, roleLost}[of.seat()], 0)
	}
	return many
}

// herdsInBattle returns how many herds are in the battle for them.
//
// Case 29.17. Ruling R327.
func (g *State) herdsInBattle() int {
	return min(g.numberOf(CampaignHerdsMost), int(g.war.herds[g.war.at]))
}

// takeHerds takes herds from the location where the English are: so many come with them, so
// many are scattered.
//
// Case 29.17.
func (g *State) takeHerds(taken, scattered int) {
	w := &g.war
	w.herds[w.at] -= uint8(taken + scattered)
	w.droves += uint8(taken)
	w.scatters += uint8(scattered)
}

// settle ends a battle that a side has won, when all its losses are counted: the Spanish who
// are routed are out of play for the week, the English retreat; those who win go on.
//
// Cases 29.12, 29.14, 29.15, 29.16, 29.18, 29.20. Rulings R331, R332, R333, R544, R592.
func (g *State) settle(won engine.Seat, routed bool, t *engine.Turn) {
	w := &g.war
	of := Battle(w.battle - 1)
	t.Tell(engine.Event{Kind: KindWarSettled, Rule: "29.14", On: placeObject(w.at), N: [4]int32{int32(won), int32(of)}})
	for i := range w.colonels[SpanishSeat] {
		if one := &w.colonels[SpanishSeat][i]; won == EnglishSeat && routed && one.at != 0 && g.isAtHand(SpanishSeat, one.at) {
			one.at = 0 // he is out of play with those whom he led
		}
	}
	w.battle, w.parties, w.coming = 0, 0, 0
	w.set(warCalls, false)
	t.Reveal(engine.Everyone)
	if won == EnglishSeat && routed {
		g.beatSpanish(of, t)
	} else {
		w.moveAll(roleParty, roleReserve, true, 0)
	}
	switch {
	case w.squadrons(roleColumn) == 0:
		t.Tell(engine.Event{Kind: KindWarNoneLeft, Rule: "29.12"})
		g.captureColumn(t)
	case won == SpanishSeat:
		g.warRetreat(of, t)
	default:
		if of != BattleInterception {
			g.turnBack()
		}
		g.goTo(stepWarMarch, EnglishSeat)
	}
}

// beatSpanish takes the Spanish in a lost battle out of play for the week: a garrison is
// back in its place after that, the Reserve and Rescue Parties are in the Reserve. Of a
// sconce that was stormed nothing is left to hold.
//
// Cases 29.15, 29.16, 29.18, 29.20. Rulings R332, R333, R336.
func (g *State) beatSpanish(of Battle, t *engine.Turn) {
	w := &g.war
	garrison := roleFled
	switch of {
	case BattleStorm:
		garrison = roleSpent
		w.stormed++
		w.slighted |= 1 << w.at
		t.Tell(engine.Event{Kind: KindWarStormed, Rule: "29.16", On: placeObject(w.at)})
	case BattleStaple:
		w.set(warCut, true)
		t.Tell(engine.Event{Kind: KindWarCut, Rule: "29.18", On: placeObject(w.at)})
	}
	for _, b := range w.bodies {
		switch {
		case b.role == rolePosted && b.at == w.at && garrison == roleFled:
			w.move(b, roleFled, b.at)
		case b.role == rolePosted && b.at == w.at, b.role == roleReserve && b.at == w.at, b.role == roleParty:
			w.move(b, roleSpent, 0)
		}
	}
}

// warRetreat has the English who were beaten go back to where they came from, without the
// wagons and herds that they had with them in an interception. Those who were retreating
// already are captured.
//
// Cases 29.12, 29.15. Ruling R331.
func (g *State) warRetreat(of Battle, t *engine.Turn) {
	w := &g.war
	if of == BattleInterception && w.wagons+w.droves > 0 {
		t.Tell(engine.Event{Kind: KindWarAbandons, Rule: "29.15", N: [4]int32{int32(w.wagons), int32(w.droves)}})
	}
	if of == BattleInterception {
		w.wagons, w.droves = 0, 0
	}
	if w.has(warBeaten) {
		g.captureColumn(t)
		return
	}
	to := w.from
	g.turnBack()
	w.set(warBeaten, true)
	retreats := engine.Event{Kind: KindWarRetreats, Rule: "29.12"}
	if to != 0 {
		retreats.On = placeObject(to)
	}
	t.Tell(retreats)
	if to == 0 {
		g.comeHome(t)
		return
	}
	g.enterPlace(to, t)
}

// captureColumn takes the English on the mission out of play for good, with their Colonels.
//
// Case 29.12. Ruling R545.
func (g *State) captureColumn(t *engine.Turn) {
	w := &g.war
	if n := w.squadrons(roleColumn); n > 0 {
		t.Tell(engine.Event{Kind: KindWarCaptured, Rule: "29.12", N: [4]int32{int32(n)}})
	}
	w.moveAll(roleColumn, roleFallen, false, 0)
	for i, one := range w.colonels[EnglishSeat] {
		if one.at != 0 {
			g.loseColonel(EnglishSeat, i, t)
		}
	}
	g.endWeek(t)
}

// loseColonel takes a Colonel out of the campaign. Nobody takes his place.
//
// Case 29.6. Ruling R530.
func (g *State) loseColonel(seat engine.Seat, i int, t *engine.Turn) {
	one := &g.war.colonels[seat][i]
	g.bury(one.who)
	*one = warColonel{}
	t.Tell(engine.Event{Kind: KindWarColonelLost, Rule: "29.6", On: colonelObject(seat, i), N: [4]int32{int32(seat)}})
}
