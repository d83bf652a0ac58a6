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
func (g *State) offerSeaFight(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	f := g.flow.Top()
	if phasing := sequence.Steps[f.Step].Seat; d.Seat != phasing {
		for n, caught := range g.tried[d.Seat] {
			if caught > 1 {
				o.Plain(VerbAttack, hexObject(g.fleets[phasing][caught-1]), fleetObject(d.Seat, uint8(n)), "7.13")
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
		if ill := g.mayAttack(d.Seat, n, h); ill.OK() {
			o.Plain(VerbAttack, hexObject(h), fleetObject(d.Seat, n), "7.13")
		}
		for _, to := range g.tables.Near[h] {
			if to == 0 {
				continue
			}
			if ill := g.mayAttack(d.Seat, n, to); ill.OK() {
				o.Plain(VerbAttack, hexObject(to), fleetObject(d.Seat, n), "7.13")
			}
		}
	}
}

// seaFight begins an attack, or ends the segment.
//
// Cases 7.13, 7.14.
func (g *State) seaFight(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == engine.Pass {
		g.raids = [maxRaids]Raid{}
		g.next(t)
		return
	}
	_, n := fleetOf(c.With)
	if c.Seat != sequence.Steps[f.Step].Seat {
		g.chase(c.Seat, g.tried[c.Seat][n]-1, t)
		return
	}
	g.combat = Combat{From: g.fleets[c.Seat][n], To: hexOf(c.On), Attacker: c.Seat, Naval: true, Fleets: 1 << n}
	g.flow.Push(engine.Frame{Step: stepNaval, Seat: c.Seat, Code: navalSupport})
}

// isRaided reports whether ships have been attacked in this segment from another hex beside them.
//
// Case 7.14. Ruling R118.
func (g *State) isRaided(from, to Hex) bool {
	for _, r := range g.raids {
		if r.To == to && r.From != from {
			return true
		}
	}
	return false
}

// noteRaid notes from which hex beside them ships are attacked now. Besieged ships and besiegers attack in
// their own hex.
//
// Case 7.14. Ruling R118.
func (g *State) noteRaid() {
	r := Raid{g.combat.From, g.combat.To}
	if r.From == r.To {
		return
	}
	for i := range g.raids {
		if g.raids[i] == (Raid{}) || g.raids[i] == r {
			g.raids[i] = r
			return
		}
	}
}

// declareAttack begins an attack of the phasing seat when all who join it are named.
//
// Case 7.14. Ruling R118.
func (g *State) declareAttack(t *engine.Turn) {
	g.noteRaid()
	g.declareNaval(t)
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
func (g *State) offerNaval(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	switch f.Code {
	case navalSupport:
		o.Plain(engine.Pass, 0, 0, "7.14")
		for n := uint8(1); n < treasureFleet; n++ {
			if ill := g.maySupport(n); ill.OK() {
				o.Plain(VerbSupport, fleetObject(f.Seat, n), 0, "7.14")
			}
		}
	case navalSiege:
		o.Plain(engine.Pass, 0, 0, "7.63")
		o.Plain(VerbBesiege, 0, 0, "7.63")
	case navalDisengage:
		o.Plain(engine.Pass, 0, 0, "7.51")
		o.Plain(VerbDisengage, 0, 0, "7.51")
	case navalPress:
		o.Plain(engine.Pass, 0, 0, "7.0")
		o.Plain(VerbPress, 0, 0, "7.0")
	case navalFollow:
		o.Plain(engine.Pass, 0, 0, "10.14")
		for n := uint8(1); n < treasureFleet; n++ {
			if ill := g.mayRelieve(n); ill.OK() {
				o.Plain(VerbFollow, fleetObject(f.Seat, n), 0, "10.14")
			}
		}
	default:
		for c, end := g.tables.of(f.Seat); c < end; c++ {
			if ill := g.mayLoseShip(f.Seat, c); ill.OK() {
				o.Plain(VerbLose, counterObject(c), 0, "7.32")
			}
		}
	}
}

// naval carries out an answer.
//
// Cases 7.0, 7.14, 7.32, 7.51, 7.52, 7.53, 7.54, 7.64, 10.14.
func (g *State) naval(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	cb := &g.combat
	switch {
	case f.Code == navalSupport && c.Verb == VerbSupport:
		_, n := fleetOf(c.On)
		g.support(n)
	case f.Code == navalSupport:
		g.declareAttack(t)
	case f.Code == navalSiege && c.Verb == VerbBesiege:
		g.blockade(f, t)
	case f.Code == navalSiege:
		f.Code = navalRound
		g.showShips(t)
	case c.Verb == VerbLose:
		cb.Hits[f.Seat]--
		g.loseInCombat(g.tables.counterOf(c.On), t)
	case f.Code == navalDisengage && c.Verb == VerbDisengage:
		f.Code, f.N[disengages] = navalDisengage, 1
	case f.Code == navalDisengage:
		f.Code, f.Seat = navalPress, cb.Attacker
	case c.Verb == VerbPress:
		f.Code = navalRound
	case c.Verb == VerbFollow:
		_, n := fleetOf(c.On)
		g.relieve(n, t)
	case f.Code == navalFollow:
		f.Code = navalOver
	default:
		t.Tell(engine.Event{Kind: KindBrokeOff, Rule: "7.0", N: [4]int32{int32(cb.Attacker)}})
		f.Code = navalOver
	}
}
