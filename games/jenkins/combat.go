package jenkins

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// compulsory returns the hexes whose combat must be fought in this step, as word h of a hexSet: naval combat where an
// interception worked, and land combat where both sides are ashore, unless one of them came there by a retreat.
//
// Cases 6.4, 9.0, 9.2. Ruling R210.
func (g *State) compulsory(h int) uint64 {
	land := g.shore[English][h] & g.shore[Spanish][h] &^ g.ashore[h]
	return (g.battle[English][h] | g.battle[Spanish][h] | land) &^ g.fought[h]
}

// bombardable returns the hexes, as word h of a hexSet, where ships of a seat lie with enemy troops and no other combat
// is fought. Only the owner knows whether there are bomb ships.
//
// Case 11.1.
func (g *State) bombardable(seat engine.Seat, h int) uint64 {
	return g.ships[seat][h] & g.shore[foe(seat)][h] &^ g.shore[seat][h] &^ g.fought[h] &^
		(g.battle[English][h] | g.battle[Spanish][h])
}

// enterCombat begins the next combat if there is no choice, and ends the step when all are fought. Ships that were
// caught on their retreat fight after all others. After combat the seat may put stacks in order.
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

// combats returns in how many hexes combat must still be fought, whether bomb ships of a seat may fight on their own as
// far as everybody sees, and the last hex in which combat must be fought.
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

// openCombat asks a seat in its Combat Resolution Step where it fights, then whether bomb ships fight, and after all
// combat which stack it puts in order.
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

// combatLate is the combatPass of a Combat step once only the combats of ships caught on their retreat are left.
const combatLate = 1

// release lets the combats begin that have waited for all others. It returns false if there are none.
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

// offerCombat offers the hexes to fight in and those to bombard. When no combat waits it also offers the stacks to put
// in order.
//
// Cases 4.3, 6.4, 9.0, 11.1. Rulings R29, R91, R105.
func (g *State) offerCombat(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for i := range g.fought {
		for set := g.compulsory(i); set != 0; set &= set - 1 {
			o.Plain(VerbResolve, hexObject(Hex(i<<6+bits.TrailingZeros64(set))), engine.NoObject, "6.4")
		}
		for set := g.bombardable(d.Seat, i); set != 0; set &= set - 1 {
			if h := Hex(i<<6 + bits.TrailingZeros64(set)); g.mayBombard(d.Seat, h) == 0 {
				o.Plain(VerbBombard, hexObject(h), engine.NoObject, "11.1")
			}
		}
	}
	if d.Ask != AskCombat {
		g.offerStacks(d.Seat, o)
		o.Plain(VerbDone, engine.NoObject, engine.NoObject, "6.4")
	}
}

// mayResolve refuses a hex in which no combat waits.
//
// Cases 6.4, 9.0. Rulings R91, R210.
func (g *State) mayResolve(c engine.Choice) engine.Reason {
	h := hexOf(c.On)
	if g.compulsory(int(h>>6))>>(h&63)&1 != 0 {
		return 0
	}
	return g.whyNoFight(h, whyNoCombat)
}

// mayBombardNow refuses a hex in which bomb ships do not fight on their own.
//
// Cases 9.0, 11.1, 11.7. Rulings R105, R107.
func (g *State) mayBombardNow(c engine.Choice) engine.Reason {
	f, h := g.flow.Top(), hexOf(c.On)
	there := c.On == f.About
	if f.Step != stepField {
		there = g.bombardable(c.Seat, int(h>>6))>>(h&63)&1 != 0
	}
	switch {
	case there && g.mayBombard(c.Seat, h) == 0:
		return 0
	case h != 0 && g.blocked(c.Seat, h):
		return whyHulk
	}
	return g.whyNoFight(h, whyNoBombs)
}

// whyNoFight returns why no combat is fought in a hex now, and otherwise if there is none at all.
//
// Cases 6.4, 9.0, 9.1.
func (g *State) whyNoFight(h Hex, otherwise engine.Reason) engine.Reason {
	switch {
	case h != 0 && g.contested(h) && g.fought.has(h):
		return whyLate
	case h != 0 && g.contested(h):
		return whyNavalFirst
	case g.fought.has(h):
		return whyFought
	}
	return otherwise
}

// mayBombard refuses a hex without bomb ships that can take part in land combat.
//
// Case 11.1. Rulings R105, R165.
func (g *State) mayBombard(seat engine.Seat, h Hex) engine.Reason {
	return unless(g.anyAfloat(seat, h, func(p *Piece) bool { return g.bombs(seat, p) }), whyNoGun)
}

// bombs reports whether a piece is a bomb ship that takes part in land combat in its hex. It does not in a friendly
// seaport or behind a scuttled counter.
//
// Cases 11.1, 11.7. Rulings R107, R165.
func (g *State) bombs(seat engine.Seat, p *Piece) bool {
	if p.Counter == Unseen || g.row(p).Type != BombShip {
		return false
	}
	h := p.Place.Hex()
	return !g.friendlyHex(seat, h) && !g.blocked(seat, h)
}

// blocked reports whether a scuttled counter keeps the guns of a seat's ships out of land combat in a hex.
//
// Case 11.7. Ruling R107.
func (g *State) blocked(seat engine.Seat, h Hex) bool {
	return seat == English && g.scuttled>>g.tables.PortAt[h]&1 != 0
}

// offerBombard offers to fight on against the troops ashore.
//
// Cases 9.0, 11.1.
func (g *State) offerBombard(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	if g.mayBombard(f.Seat, hexOf(f.About)) == 0 {
		o.Add(engine.Option{Verb: VerbBombard, On: f.About, Rule: "11.1"})
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "11.1"})
}

// resolve begins the combat in a hex.
//
// Case 6.4.
func (g *State) resolve(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.flow.Push(engine.Frame{Step: stepField, About: c.On, Seat: c.Seat})
}

// bombard begins a land combat of bomb ships alone.
//
// Cases 9.0, 11.1.
func (g *State) bombard(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step != stepField {
		g.resolve(f, c, t)
	} else {
		f.Code = fieldLand
	}
	g.flow.Top().N[fieldBombs] = 1
}

// endCombats closes a Combat Resolution Step.
//
// Case 6.4.
func (g *State) endCombats(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	g.fought, g.ashore = hexSet{}, hexSet{}
	g.next(t)
}

// The strides of stepField, held in Code: all combat in the hex About. N[fieldBombs] is 1 if bomb ships were declared
// to fight ashore.
const (
	fieldNaval = iota
	fieldLanding
	fieldBombard // after a naval combat: whether bomb ships alone fight ashore
	fieldLand
	fieldOver
)

// enterField fights naval combat, then land combat. Between them the ships of the phase land what they have brought,
// but not after the late combats, and bomb ships may fight on alone. There is one land combat in a hex and step.
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

// openFight asks in a combat what fires or whose dice are lent, and after the dice whether a deception counter is
// spent.
//
// Cases 9.1, 9.2, 11.2.
func (g *State) openFight(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: g.combat.Attacker, About: f.About, Rule: sequence.Steps[f.Step].Rule}
	switch {
	case f.Step == stepNaval && f.Code < navalRoll:
		d.Ask, d.Seat = AskCommit, g.combat.side(f.Code == navalSecond)
	case f.Step == stepAssault && f.Code < assaultCount:
		d.Ask, d.Seat = AskLend, g.combat.side(f.Code == assaultSecond)
	default:
		d.Ask, d.Seat, d.Rule = AskDeceive, engine.Seat(f.N[whoDeceives]), "11.2"
	}
	return append(buf, d)
}

// offerFight offers the answers to what a combat asks.
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

// openField asks whether bomb ships fight the troops ashore.
//
// Case 11.1.
func (g *State) openField(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, About: f.About, Ask: AskBombard, Rule: "11.1"})
}

// holdFire goes on without the fire of bomb ships.
//
// Case 11.1.
func (g *State) holdFire(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.Code = fieldLand }

// endFight goes on in a combat: the next seat declares, or may spend a deception counter.
//
// Cases 9.1, 9.2, 11.2.
func (g *State) endFight(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if c.Verb == engine.Pass {
		g.pass(f)
		return
	}
	f.Code++
}
