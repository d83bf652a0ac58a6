package spain

import "github.com/weathergage/weathergage/engine"

// Stages of a naval combat, as the step's Code.
const (
	navalSupport uint16 = 1 + iota
	navalSiege
	navalRound
	navalAttackerLoses
	navalDefenderLoses
	navalMunitions
	navalDisengage
	navalPress
	navalFollow
	navalOver
)

// enterSeaFight begins a Naval Combat Segment: the combats of interceptions are fought
// first, in the order of the interceptors' owner.
//
// Cases 7.13, 10.0. Rulings R87, R94, R95, R96, R123.
func (g *State) enterSeaFight(f *engine.Frame, t *engine.Turn) bool {
	phasing := sequence.Steps[f.Step].Seat
	if f.Code == 0 {
		f.Code, g.struck, g.freed = 1, hexSet{}, hexSet{}
	}
	var targets [maxFleets + 2]bool
	n, last := 0, uint8(0)
	for k, caught := range g.tried[foe(phasing)] {
		if caught > 1 && !g.mayFollowUp(foe(phasing), uint8(k)) {
			g.tried[foe(phasing)][k], caught = 1, 1
		}
		if caught > 1 && !targets[caught] {
			targets[caught] = true
			n, last = n+1, caught
		}
	}
	switch n {
	case 0:
		f.Seat = phasing
		return true
	case 1:
		g.chase(foe(phasing), last-1, t)
		return false
	}
	f.Seat = foe(phasing)
	return true
}

// mayFollowUp reports whether an interceptor may attack what it has stopped: neither is lost, and its ships float there.
//
// Cases 7.0, 7.13, 7.41. Rulings R87, R94.
func (g *State) mayFollowUp(seat engine.Seat, n uint8) bool {
	ill := g.mayAttack(seat, n, g.fleets[foe(seat)][g.tried[seat][n]-1])
	return ill.OK()
}

// chase begins the attack of all fleets that have intercepted one fleet, if they may attack
// there at all. That fleet alone defends, whatever else lies in its hex.
//
// Cases 7.0, 7.13, 7.14, 7.41, 7.42. Rulings R87, R94, R120, R121, R123.
func (g *State) chase(seat engine.Seat, target uint8, t *engine.Turn) {
	to := g.fleets[foe(seat)][target]
	g.combat = Combat{To: to, Attacker: seat, Naval: true, Caught: target}
	for n := range g.tried[seat] {
		if g.tried[seat][n] != target+1 {
			continue
		}
		g.tried[seat][n] = 1
		if ill := g.mayAttack(seat, uint8(n), to); ill.OK() {
			g.combat.From = g.fleets[seat][n]
			g.combat.Fleets |= 1 << n
		}
	}
	if g.combat.Fleets == 0 {
		g.combat = Combat{}
		return
	}
	g.flow.Push(engine.Frame{Step: stepNaval, Seat: foe(seat), Code: navalSiege})
	g.declareNaval(t)
}

// mayAttack refuses an attack of a fleet on the enemy ships in a hex: in a segment they are attacked from
// one hex beside them. Land units there make no difference.
//
// Cases 7.11, 7.13, 7.14, 7.41, 7.42, 7.43, 10.0, 10.13, 10.22, 12.22. Rulings R95, R118, R119, R131, R196, R322.
func (g *State) mayAttack(seat engine.Seat, n uint8, to Hex) engine.Illegal {
	if n == 0 || n >= treasureFleet || g.fleets[seat][n] == 0 {
		return no(reasonFleetsAttack)
	}
	from := g.fleets[seat][n]
	d, near := g.direction(from, to)
	switch {
	case g.shot[seat][n] == 0:
		return no(reasonNoShotAttack)
	case g.fleetHas(seat, n, Mark.isDone):
		return no(reasonFleetFought)
	case to == 0 || !g.hasShips(foe(seat), to):
		return no(reasonNoShips)
	case from == to && g.struck.has(to):
		return no(reasonNewlyBlocked)
	case from != to && !near:
		return no(reasonShipsAdjacent)
	case from != to && g.blocked[seat].has(from):
		return no(reasonBlockedAttack)
	case from != to && g.blocked[foe(seat)].has(to):
		return no(reasonOnlyBlockaders)
	case from != to && g.tables.Sides[from][d].blocksSea():
		return no(reasonSeaHexside)
	case g.tables.Terrain[to] == Shallow && g.hasDeep(g.fleet(seat, n)):
		return no(reasonDeepShallow)
	case from != to && g.isRaided(from, to):
		return no(reasonRaided)
	}
	return allowed
}

// mayAttackNow refuses an attack in a Naval Combat Segment: the interceptors of the other side attack first, each the
// fleet that it has stopped.
//
// Cases 7.13, 7.14.
func (g *State) mayAttackNow(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	side, n := fleetOf(c.With)
	to, phasing := hexOf(c.On), sequence.Steps[f.Step].Seat
	switch {
	case f.Seat != phasing && c.Seat == f.Seat && side == c.Seat && g.hasCaught(side, n, to):
		return allowed
	case f.Seat != phasing:
		return no(reasonChasesFirst)
	case f.Seat != c.Seat:
		return allowed
	case side <= Spanish && side != c.Seat:
		return no(reasonNotYours)
	case to == 0:
		return allowed
	}
	return g.mayAttack(c.Seat, n, to)
}

// hasCaught reports whether an interceptor has still to attack a fleet in a hex.
func (g *State) hasCaught(seat engine.Seat, n uint8, to Hex) bool {
	caught := g.tried[seat][min(n, maxFleets)]
	return caught > 1 && to == g.fleets[foe(seat)][caught-1]
}

// isDone reports whether a unit has done what it may do once in the segment.
func (m Mark) isDone() bool { return m&markDone != 0 }

// fleetHas reports whether something holds of any ship of a fleet.
func (g *State) fleetHas(seat engine.Seat, n uint8, is func(Mark) bool) bool {
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := &g.units[c]; u.Where == Afloat && u.Fleet == n && g.tables.Row(c).Kind.IsNaval() && is(u.Mark) {
			return true
		}
	}
	return false
}

// hasDeep reports whether a stack has deep-draft ships.
func (g *State) hasDeep(s Stack) bool {
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		if g.holds(s, c) && g.tables.Row(c).Kind.IsDeep() && g.tables.Row(c).Kind.IsNaval() {
			return true
		}
	}
	return false
}

// offerSeaFight offers the attacks of a seat: of interceptors first, who must attack.
//
// Cases 7.13, 7.14. Rulings R96, R122.
func (g *State) offerSeaFight(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	if phasing := sequence.Steps[f.Step].Seat; d.Seat != phasing {
		for n, caught := range g.tried[d.Seat] {
			if caught > 1 {
				sequence.Name(g, d, VerbAttack, hexObject(g.fleets[phasing][caught-1]), fleetObject(d.Seat, uint8(n)), "7.13", o)
			}
		}
		return
	}
	o.Plain(engine.Pass, 0, 0, "7.13")
	if g.acts >= mostActs || !o.Wants(VerbAttack) {
		return
	}
	for n := uint8(1); n < treasureFleet; n++ {
		h := g.fleets[d.Seat][n]
		if h == 0 {
			continue
		}
		sequence.Name(g, d, VerbAttack, hexObject(h), fleetObject(d.Seat, n), "7.13", o)
		for _, to := range g.tables.Near[h] {
			if to != 0 && g.hasShips(foe(d.Seat), to) {
				sequence.Name(g, d, VerbAttack, hexObject(to), fleetObject(d.Seat, n), "7.13", o)
			}
		}
	}
}

// endSeaFight ends the Naval Combat Segment.
func (g *State) endSeaFight(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	g.raids = [maxRaids]Raid{}
	g.next(t)
}

// attack begins an attack.
//
// Cases 7.13, 7.14.
func (g *State) attack(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	_, n := fleetOf(c.With)
	if c.Seat != sequence.Steps[f.Step].Seat {
		g.chase(c.Seat, g.tried[c.Seat][n]-1, t)
		return
	}
	g.combat = Combat{From: g.fleets[c.Seat][n], To: hexOf(c.On), Attacker: c.Seat, Naval: true, Fleets: 1 << n}
	g.flow.Push(engine.Frame{Step: stepNaval, Seat: c.Seat, Code: navalSupport})
}

// declareNaval tells of an attack, and settles whether those attacked may enter siege: only
// in a fortress port of their own, not twice, and not where an attacker could not follow.
//
// Cases 7.63, 7.64, 10.21, 10.24. Rulings R97, R135, R136, R289.
func (g *State) declareNaval(t *engine.Turn) {
	cb := &g.combat
	f := g.flow.Top()
	defender := foe(cb.Attacker)
	t.Tell(engine.Event{Kind: KindNaval, Rule: "7.0", About: hexObject(cb.From), On: hexObject(cb.To), N: [4]int32{int32(cb.Attacker)}})
	f.Seat, f.Code = defender, navalRound
	switch ill := g.mayShelterShips(); {
	case ill.OK():
		f.Code = navalSiege
		return
	case ill.Why == reasonCannotFollow:
		cb.Barred = true
	}
	g.showShips(t)
}

// mayShelterShips refuses siege to ships outside a fortress port of their own, to those that
// are besieged already or were when the segment began, or besiege those who attack them, and where
// an attacker could not follow.
//
// Cases 7.63, 7.64, 10.11, 10.14, 10.21, 10.22, 10.24. Rulings R136, R289, R309, R315.
func (g *State) mayShelterShips() engine.Illegal {
	cb := &g.combat
	defender := foe(cb.Attacker)
	fortress := g.tables.Cities[g.tables.CityAt[cb.To]].Fortress
	switch {
	case fortress && g.friendlyPort(cb.Attacker, cb.To):
		return under("10.24", reasonNoFortress)
	case !fortress || !g.friendlyPort(defender, cb.To):
		return no(reasonNoFortress)
	case g.blocked[defender].has(cb.To) || g.freed.has(cb.To):
		return no(reasonRefusedOnce)
	case g.blocked[cb.Attacker].has(cb.To):
		return no(reasonBesiegersStand)
	case !g.canFollow():
		return no(reasonCannotFollow)
	}
	return allowed
}

// attacks reports whether a counter is in one of the attacking fleets, isAttacked whether it is
// among the defenders: afloat in the hex that is attacked, or in the fleet that was intercepted.
//
// Cases 7.0, 7.14. Rulings R119, R121.
func (g *State) attacks(c Counter) bool {
	u := &g.units[c]
	return u.Where == Afloat && u.Fleet != 0 && g.combat.Fleets>>u.Fleet&1 != 0 && g.tables.Seat(c) == g.combat.Attacker
}

func (g *State) isAttacked(c Counter) bool {
	u, cb := &g.units[c], &g.combat
	return u.Where == Afloat && u.Hex == cb.To && (cb.Caught == 0 || u.Fleet == cb.Caught) && g.tables.Seat(c) != cb.Attacker
}

// showShips lets both sides look at all ships in the combat, with what is aboard.
//
// Case 7.0. Ruling R271.
func (g *State) showShips(t *engine.Turn) {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if g.fights(c) {
			g.units[c].Mark |= markSeen
		}
	}
	t.Reveal(engine.Everyone)
}

// openNaval asks what a stage leaves to a seat.
//
// Cases 7.0, 7.14, 7.32, 7.51, 7.63, 10.14.
func (g *State) openNaval(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: f.Seat, About: f.About, Ask: AskSupport, Rule: "7.14"}
	switch f.Code {
	case navalSiege:
		d.Ask, d.Rule = AskSiege, "7.63"
	case navalAttackerLoses, navalDefenderLoses:
		d.Ask, d.Rule = AskLose, "7.32"
	case navalDisengage:
		d.Ask, d.Rule = AskDisengage, "7.51"
	case navalPress:
		d.Ask, d.Rule = AskPress, "7.0"
	case navalFollow:
		d.Ask, d.Rule = AskAdvance, "10.14"
	}
	return append(buf, d)
}

// offerNaval offers the answers of a stage.
//
// Cases 7.0, 7.14, 7.32, 7.51, 7.63, 10.14.
func (g *State) offerNaval(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	verb := navalAnswers[d.Ask]
	if verb != VerbLose {
		o.Plain(engine.Pass, 0, 0, d.Rule)
	}
	switch verb {
	case VerbLose:
		ships := g.afloat(f.Seat)
		for c := ships.next(0); c != 0; c = ships.next(c) {
			sequence.Name(g, d, verb, counterObject(c), 0, d.Rule, o)
		}
	case VerbSupport, VerbFollow:
		for n := uint8(1); n < treasureFleet; n++ {
			sequence.Name(g, d, verb, fleetObject(f.Seat, n), 0, d.Rule, o)
		}
	default:
		sequence.Name(g, d, verb, 0, 0, d.Rule, o)
	}
}

// navalAnswers are the verbs that answer the questions of a naval combat.
var navalAnswers = [numAsks]engine.Verb{
	AskSupport: VerbSupport, AskSiege: VerbBesiege, AskLose: VerbLose, AskDisengage: VerbDisengage, AskPress: VerbPress, AskAdvance: VerbFollow,
}

// disengage has those who are attacked try to disengage, press has the attackers attack again.
//
// Cases 7.0, 7.51.
func (g *State) disengage(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.N[disengages] = 1 }

func (g *State) press(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.Code = navalRound }

// naval takes a step of a ship, or carries on when a seat has passed.
//
// Cases 7.0, 7.14, 7.32, 7.51, 7.63, 10.14.
func (g *State) naval(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	cb := &g.combat
	switch {
	case c.Verb == VerbLose:
		cb.Hits[f.Seat]--
		g.loseInCombat(g.tables.counterOf(c.On), t)
	case f.Code == navalSupport:
		g.declareAttack(t)
	case f.Code == navalSiege:
		f.Code = navalRound
		g.showShips(t)
	case f.Code == navalDisengage:
		f.Code, f.Seat = navalPress, cb.Attacker
	case f.Code == navalFollow:
		f.Code = navalOver
	default:
		t.Tell(engine.Event{Kind: KindBrokeOff, Rule: "7.0", N: [4]int32{int32(cb.Attacker)}})
		f.Code = navalOver
	}
}
