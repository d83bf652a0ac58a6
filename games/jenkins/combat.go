package jenkins

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// compulsory is the set of hexes whose combat must be fought in this step: naval
// combat where an interception worked, land combat where both sides are ashore, unless
// one came there by a retreat.
//
// Cases 6.4, 9.0, 9.2. Ruling R210.
func (g *State) compulsory(h int) uint64 {
	land := g.shore[English][h] & g.shore[Spanish][h] &^ g.ashore[h]
	return (g.battle[English][h] | g.battle[Spanish][h] | land) &^ g.fought[h]
}

// bombardable is the set of hexes where ships of a seat lie with enemy troops that
// no other combat reaches. Whether there are bomb ships only their owner knows.
//
// Case 11.1.
func (g *State) bombardable(seat engine.Seat, h int) uint64 {
	return g.ships[seat][h] & g.shore[foe(seat)][h] &^ g.shore[seat][h] &^ g.fought[h] &^
		(g.battle[English][h] | g.battle[Spanish][h])
}

// enterCombat begins the next combat if there is no choice, and ends the step when
// all are fought, those with ships that were caught in retreat after the others. What
// is left after combat may be put in order.
//
// Cases 4.3, 6.4, 9.0. Rulings R29, R89, R91.
func (g *State) enterCombat(f *engine.Frame, t *engine.Turn) bool {
	must, may, at := g.combats(f.Seat)
	switch {
	case must == 0 && g.release():
		return false
	case may || must > 1:
		return true
	case must == 1:
		g.flow.Push(engine.Frame{Step: stepField, About: hexObject(at), Seat: f.Seat})
		return false
	case g.fought == hexSet{}:
		t.Tell(engine.Event{Kind: KindNoCombat, Rule: "6.4", N: [4]int32{int32(f.Seat)}})
	case g.tall(f.Seat):
		return true
	}
	g.fought, g.ashore = hexSet{}, hexSet{}
	return g.next(t)
}

// combats is in how many hexes combat must still be fought, whether bomb ships of a seat
// may fight on their own, as far as everybody sees, and the last hex of the former.
func (g *State) combats(seat engine.Seat) (must int, may bool, at Hex) {
	for i := range g.fought {
		set := g.compulsory(i)
		if set != 0 {
			must += bits.OnesCount64(set)
			at = Hex(i<<6 + bits.TrailingZeros64(set))
		}
		may = may || g.bombardable(seat, i) != 0
	}
	return must, may, at
}

// openCombat asks a seat in its Combat Resolution Step where it fights, then whether bomb
// ships do, and when all combat is over what it puts in order.
//
// Cases 4.3, 6.4, 11.1. Ruling R29.
func (g *State) openCombat(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: f.Seat, About: f.About, Ask: AskTidy, Rule: "4.3"}
	switch must, may, _ := g.combats(f.Seat); {
	case must > 0:
		d.Ask, d.Rule = AskCombat, "6.4"
	case may:
		d.Ask, d.Rule = AskBombs, "11.1"
	}
	return append(buf, d)
}

// combatLate is N[0] of a Combat step once all its combats but those of ships caught on
// their retreat are over. Ruling R70.
const combatLate = 1

// release lets the combats begin that have waited for all others. It returns false
// if there are none.
//
// Case 9.1. Ruling R89.
func (g *State) release() bool {
	some := false
	for i := range g.fought {
		late := (g.battle[English][i] | g.battle[Spanish][i]) & g.fought[i]
		g.fought[i] &^= late
		some = some || late != 0
	}
	if some {
		g.flow.At(0).N[combatPass] = combatLate
	}
	return some
}

// offerCombat offers the hexes to fight in, and those to bombard; when no combat waits
// also the stacks to be put in order.
//
// Cases 4.3, 6.4, 9.0, 11.1. Rulings R29, R91, R105.
func (g *State) offerCombat(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	must := false
	for i := range g.fought {
		for set := g.compulsory(i); set != 0; set &= set - 1 {
			must = true
			o.Add(engine.Option{Verb: VerbResolve, On: hexObject(Hex(i<<6 + bits.TrailingZeros64(set))), Rule: "6.4"})
		}
		for set := g.bombardable(d.Seat, i); set != 0; set &= set - 1 {
			if h := Hex(i<<6 + bits.TrailingZeros64(set)); g.mayBombard(d.Seat, h) == 0 {
				o.Add(engine.Option{Verb: VerbBombard, On: hexObject(h), Rule: "11.1"})
			}
		}
	}
	if !must {
		g.offerArranging(d.Seat, o)
		o.Add(engine.Option{Verb: VerbDone, Rule: "6.4"})
	}
}

// mayBombard refuses a hex without bomb ships that can take part in land combat.
//
// Case 11.1. Rulings R105, R165.
func (g *State) mayBombard(seat engine.Seat, h Hex) engine.Reason {
	lo := g.start(seat, At(h, 0))
	for i := lo; i < int(g.count[seat]) && g.pieces[seat][i].Place < At(h, LayerShore); i++ {
		if g.bombs(seat, &g.pieces[seat][i]) {
			return 0
		}
	}
	return whyNoGun
}

// bombs reports whether a piece is a bomb ship that takes part in land combat in
// its hex: not in a friendly seaport, nor over a scuttled counter.
//
// Cases 11.1, 11.7. Rulings R107, R165.
func (g *State) bombs(seat engine.Seat, p *Piece) bool {
	if p.Counter == Unseen || g.row(p).Type != BombShip {
		return false
	}
	h := p.Place.Hex()
	return !g.friendlyHex(seat, h) && !g.blocked(seat, h)
}

// blocked reports whether a scuttled counter keeps the ships of a seat from lending
// their guns to land combat in a hex.
//
// Case 11.7. Ruling R107.
func (g *State) blocked(seat engine.Seat, h Hex) bool {
	return seat == English && g.scuttled>>g.tables.PortAt[h]&1 != 0
}

// offerBombard offers to go on against the troops ashore.
//
// Cases 9.0, 11.1.
func (g *State) offerBombard(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	if g.mayBombard(f.Seat, hexOf(f.About)) == 0 {
		o.Add(engine.Option{Verb: VerbBombard, On: f.About, Rule: "11.1"})
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "11.1"})
}

func (g *State) doCombat(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbDone {
		g.fought, g.ashore = hexSet{}, hexSet{}
		g.next(t)
		return
	}
	f := engine.Frame{Step: stepField, About: c.On, Seat: c.Seat}
	switch c.Verb {
	case VerbArrange:
		f.Step = stepArrange
	case VerbBombard:
		f.N[fieldBombs] = 1
	}
	g.flow.Push(f)
}

// The strides of stepField, its Code: all combat in the hex About. N[0] is 1 if
// bomb ships were declared to fight ashore.
const (
	fieldNaval = iota
	fieldLanding
	fieldBombard // after a naval combat: whether bomb ships alone fight ashore
	fieldLand
	fieldOver
)

// enterField fights naval combat, then land combat, and between them lands what
// the ships of the phase have brought, but not after the late combats. Bomb ships may
// then fight on alone. There is one land combat in a hex and step.
//
// Cases 6.4, 7.3, 9.0, 9.2, 11.1. Rulings R70, R76, R91, R92, R106, R210.
func (g *State) enterField(f *engine.Frame, t *engine.Turn) bool {
	h, seat := hexOf(f.About), f.Seat
	switch f.Code {
	case fieldNaval:
		f.Code = fieldLand
		g.recall(h)
		attacker := English
		if g.battle[Spanish].has(h) {
			attacker = Spanish
		}
		if !g.battle[attacker].has(h) {
			break
		}
		f.Code = fieldLanding
		g.battle[attacker].drop(h)
		if g.ships[English].has(h) && g.ships[Spanish].has(h) {
			g.flow.Push(engine.Frame{Step: stepNaval, Seat: attacker, About: f.About})
		}
	case fieldLanding:
		f.Code = fieldBombard
		if g.ships[seat].has(h) && g.flow.At(0).N[combatPass] != combatLate {
			g.flow.Push(engine.Frame{Step: stepLanding, Seat: seat, About: f.About, N: [2]int32{landingFought: 1}})
		}
	case fieldBombard:
		if g.ships[seat].has(h) && g.shore[foe(seat)].has(h) && !g.shore[seat].has(h) && !g.ashore.has(h) {
			return true // whether a bomb ship is among them only their owner knows
		}
		f.Code = fieldLand
	case fieldLand:
		f.Code = fieldOver
		if g.shore[foe(seat)].has(h) && (g.shore[seat].has(h) || f.N[fieldBombs] != 0) && !g.ashore.has(h) {
			g.ashore.add(h)
			g.flow.Push(engine.Frame{Step: stepAssault, Seat: g.assailant(seat, h), About: f.About})
		}
	default:
		g.fought.add(h)
		g.cover(h)
		g.settleAt(h, t)
		return g.pop()
	}
	return false
}

// openFight asks in a combat which ships fire or whose dice are lent, then whether a die is thrown again.
//
// Cases 9.1, 9.2, 11.2.
func (g *State) openFight(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: g.combat.Attacker, About: f.About, Rule: sequence.Steps[f.Step].Rule}
	switch {
	case f.Step == stepNaval && f.Code < navalRoll:
		if d.Ask = AskCommit; f.Code == navalSecond {
			d.Seat = foe(d.Seat)
		}
	case f.Step == stepAssault && f.Code < assaultCount:
		if d.Ask = AskLend; f.Code == assaultSecond {
			d.Seat = foe(d.Seat)
		}
	default:
		d.Ask, d.Seat, d.Rule = AskDeceive, engine.Seat(f.N[whoDeceives]), "11.2"
	}
	return append(buf, d)
}

// offerFight offers what is asked in a combat.
//
// Cases 9.1, 9.2, 11.2.
func (g *State) offerFight(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	switch d.Ask {
	case AskCommit:
		g.offerCommit(d.Seat, o)
	case AskLend:
		g.offerLend(d.Seat, o)
	case AskDeceive:
		g.offerDeceive(d.Seat, o)
	}
}

// openField asks whether ships bombard.
//
// Case 11.1.
func (g *State) openField(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, About: f.About, Ask: AskBombard, Rule: "11.1"})
}

// doField begins a land combat, with the fire of ships or without.
//
// Cases 9.0, 11.1.
func (g *State) doField(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if f.Code = fieldLand; c.Verb == VerbBombard {
		f.N[fieldBombs] = 1
	}
}

// doFight carries out a choice within a combat.
func (g *State) doFight(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch c.Verb {
	case VerbDone:
		f.Code++
	case VerbCommit:
		g.commit(c.Seat, c.On, f, t)
	case VerbDirect:
		g.direct(c.Seat, c.On, f, t)
	case VerbLend:
		g.lend(c.Seat, g.counterOf(c.On), f, t)
	case VerbDeceive:
		f.N[deceived] = int32(c.On.Number())
		g.spend(c.Seat, c.With)
	case engine.Pass:
		g.pass(f)
	}
}

// A deception loop keeps in its frame whose turn it is, N[1], and which die is to
// be thrown again, N[0]: its object's number.

// pass ends a seat's turn in the deception loop.
//
// Case 11.2. Ruling R111.
func (g *State) pass(f *engine.Frame) {
	g.combat.Passed++
	f.N[whoDeceives] = int32(foe(engine.Seat(f.N[whoDeceives])))
}

// deceivers reports whether a seat may hold deception counters in a combat hex,
// as far as everybody knows: in naval combat ships lie open, troops may hide some.
//
// Case 11.2. Rulings R113, R163.
func (g *State) deceivers(seat engine.Seat) bool {
	h := g.combat.Hex
	if !g.combat.Naval {
		return g.shore[seat].has(h) || g.ships[seat].has(h)
	}
	return g.shore[seat].has(h) || g.deceptions(seat) > 0
}

// deceiving admits the deception counters of a seat.
func (g *State) deceiving(seat engine.Seat) func(int) bool {
	return func(i int) bool {
		p := &g.pieces[seat][i]
		return p.Counter != Unseen && g.row(p).Type == Deception
	}
}

// deceptions counts the deception counters a seat can spend in the combat that something
// tells apart: what they cost, or where they lie.
//
// Case 11.2. Rulings R113, R177.
func (g *State) deceptions(seat engine.Seat) (n int) {
	ok := g.deceiving(seat)
	lo := g.start(seat, At(g.combat.Hex, 0))
	for i, hi := lo, g.start(seat, At(g.combat.Hex+1, 0)); i < hi; i++ {
		if ok(i) {
			if _, other := g.option(seat, lo, i, false, ok); other {
				n++
			}
		}
	}
	return n
}

// spend marks the deception counter that a choice names, or the only one there is; spent
// is where it lies.
//
// Case 11.2. Rulings R112, R177.
func (g *State) spend(seat engine.Seat, what engine.Object) {
	lo, hi := g.start(seat, At(g.combat.Hex, 0)), g.start(seat, At(g.combat.Hex+1, 0))
	i, ok := lo, g.deceiving(seat)
	if what != engine.NoObject {
		i = g.named(seat, lo, hi, what, false, ok)
	}
	for !ok(i) {
		i++
	}
	g.pieces[seat][i].Mark |= markTaken
}

func (g *State) spent(seat engine.Seat) int {
	i, ok := g.start(seat, At(g.combat.Hex, 0)), g.deceiving(seat)
	for !ok(i) || g.pieces[seat][i].Mark&markTaken == 0 {
		i++
	}
	return i
}

// deceive lets the seats spend deception counters in turn, the attacker first,
// until both have passed. It returns true while it waits; over when it is done.
//
// Case 11.2. Rulings R110, R111, R112, R114.
func (g *State) deceive(f *engine.Frame, t *engine.Turn) (wait, over bool) {
	seat := engine.Seat(f.N[whoDeceives])
	if f.N[deceived] == 0 {
		switch {
		case g.combat.Passed >= 2 || !g.combat.thrown():
			return false, true
		case g.deceivers(seat):
			return true, false
		}
		g.pass(f)
		return false, false
	}
	die := engine.Thing(classDie, int(f.N[deceived]))
	owner, by, _, _ := dieParts(die)
	face := g.throw(owner, 1, "11.2", die, t)[0]
	was := g.combat.rethrow(die, uint8(face))
	i := g.spent(seat)
	t.Tell(engine.Event{Kind: KindDeceived, Rule: "11.2", About: counterObject(g.pieces[seat][i].Counter),
		On: dieObject(owner, by, 0, 0), N: [4]int32{int32(face), int32(was)}})
	g.combat.Passed = 0
	f.N = [2]int32{whoDeceives: int32(foe(seat))}
	g.eliminate(seat, i, "11.2", t)
	return false, false
}

// thrown reports whether any dice have been thrown in the combat.
func (c *Combat) thrown() bool {
	return c.NumShots != [2]uint8{} || c.Faces != [2][7]uint8{}
}

// offerDeceive offers the dice that may be thrown again, and of several deception
// counters each that something tells apart.
//
// Case 11.2. Ruling R177.
func (g *State) offerDeceive(seat engine.Seat, o *engine.Offer) {
	ok := g.deceiving(seat)
	lo, several := g.start(seat, At(g.combat.Hex, 0)), g.deceptions(seat) > 1
	for i, hi := lo, g.start(seat, At(g.combat.Hex+1, 0)); i < hi && o.Wants(VerbDeceive); i++ {
		if !ok(i) {
			continue
		}
		with, other := g.option(seat, lo, i, false, ok)
		if !several {
			with = engine.NoObject
		}
		if other {
			g.combat.offerDice(with, o)
		}
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "11.2"})
}
