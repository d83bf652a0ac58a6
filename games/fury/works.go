package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mansAny reports whether a company occupies any parapet or gate.
//
// Case 20.1.
func (g *State) mansAny(n companyNo) bool {
	for i := range int(g.ground.many) {
		if g.mans(n, i) {
			return true
		}
	}
	return false
}

// isAtWork reports whether a company stands within half an inch of a parapet or a gate, and in the sconce to which that
// belongs: it may go along it.
//
// Case 20.2. Ruling R675.
func (g *State) isAtWork(c *company) bool {
	b := g.block(c)
	near := g.ground.nearPoint(b.At, b.Extent()+rampart)
	for i := near.next(); i >= 0; i = near.next() {
		if of := g.ground.pieces[i].ground; c.inside != 0 || of != Parapet && of != Gate {
			continue
		}
		if within := g.enclosedBy(i); within >= 0 && !g.ground.area(within).Has(b.Hull().Centre()) {
			continue
		}
		for k := range int(b.Bases) {
			if g.reaches(b.Base(k), i, rampart) {
				return true
			}
		}
	}
	return false
}

// goAlong has a company that stands at a work before a leg and after it pay nothing for the ground that it goes over: the
// work is a road to it.
//
// Case 20.2. Ruling R675.
func (g *State) goAlong(c *company, l *leg) {
	if !l.slowed || !g.isAtWork(c) {
		return
	}
	after, end := *c, l.End()
	if after.at, after.facing = end.At, end.Heading; g.isAtWork(&after) {
		l.cost = l.way + Length(l.halves)*g.rate(c)/2
		l.slowed = l.cost > l.way
	}
}

// mayOpen refuses to open a gate: a company that touches it from within does, as its action.
//
// Case 20.2. Rulings R257, R444.
func (g *State) mayOpen(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	i := g.pieceOf(choice.On)
	switch {
	case i < 0 || g.ground.pieces[i].ground != Gate:
		return no(whyNoGate)
	case g.companies[n].gun != 0:
		return no(whyGunActs)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case !g.touches(n, i) || !g.isWithin(n):
		return no(whyNotWithin)
	}
	return engine.Illegal{}
}

// isWithin reports whether the middle of a company lies in a sconce.
//
// Case 20.2.
func (g *State) isWithin(n companyNo) bool {
	return g.sconceAt(g.block(&g.companies[n]).Hull().Centre()) >= 0
}

// sconceAt returns the sconce in which a point lies, -1 if it lies in none.
func (g *State) sconceAt(at plane.Point) int {
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Sconce && g.ground.area(i).Has(at) {
			return i
		}
	}
	return -1
}

// openGate opens a gate for good: it is a breach from now on.
//
// Cases 20.2, 20.6, 23.1. Ruling R444.
func (g *State) openGate(i int, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindOpens, Rule: "20.2", On: pieceObject(i), With: g.kindOf(i)})
	g.ground.pieces[i].ground = Breach
}

// mayBreak refuses a Gun's shot at a gate: it must have a column that can open one, and the
// gate in arc and sight.
//
// Cases 16.4, 20.6. Rulings R239, R445.
func (g *State) mayBreak(f *engine.Frame, n companyNo, i int) engine.Illegal {
	c := &g.companies[n]
	switch {
	case i < 0 || g.ground.pieces[i].ground != Gate:
		return no(whyNoGate)
	case c.gun == 0:
		return no(whyGateGuns)
	case c.hasShot():
		return no(whyShot)
	}
	if ill := g.mayServe(f, c); !ill.OK() {
		return ill
	}
	if g.tables.Shooting[6][g.tables.Guns[c.gun].Column].Shot != ShotLoseSquadron {
		return no(whyTooLight)
	}
	if why := g.aimGate(n, i); why != 0 {
		return g.noAim(n, why)
	}
	return engine.Illegal{}
}

// aimGate returns why a Gun cannot shoot at a gate, 0 if it can: the middle of the gate is in arc, range and
// sight, and the Gun not behind it.
//
// Case 20.6. Ruling R445.
func (g *State) aimGate(n companyNo, i int) engine.Reason {
	c := &g.companies[n]
	at := g.middleOf(i)
	eye := g.block(c).Base(0)
	near, ok := plane.Field{From: eye, Half: plane.Angle(g.number(NumArc))}.Range(plane.Base{At: at, Heading: eye.Heading, Length: 2, Width: 2})
	before := at.Add(eye.At.From(at).Part(1, max(eye.At.Distance(at)/(2*inward), 1)))
	switch {
	case !ok:
		return whyArc
	case near > g.reach(c):
		return whyRange
	case !g.sees(g.line(n, eye.At, eye.Heading, noCompany, plane.Base{At: before})):
		return whyUnseen
	}
	return 0
}

// breakGate shoots at a gate. A Gun has shot then, as at a company.
//
// Cases 16.4, 20.6. Ruling R231.
func (g *State) breakGate(n companyNo, i int) {
	g.endAct(n)
	g.companies[n].set(markLoaded|markLadders, false)
	g.companies[n].set(markShot, true)
	g.flow.Push(engine.Frame{Step: stepGate, Seat: engine.NoSeat, About: n.object(), N: [2]int32{pieceNumber: int32(i) + 1}})
}

// opensGate reports whether the Gun of a company opens a gate on a die.
//
// Case 20.6. Ruling R239.
func (g *State) opensGate(n companyNo, die int) bool {
	return g.tables.Shooting[die][g.tables.Guns[g.companies[n].gun].Column].Shot == ShotLoseSquadron
}

// rollGate rolls for a shot at a gate, in the Gun's own column and without modifiers: the
// loss of a squadron opens it.
//
// Case 20.6. Ruling R239.
func (g *State) rollGate(f *engine.Frame, t *engine.Turn) bool {
	n, i := g.companyOf(f.About), pieceIn(f)
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "20.6", About: f.About, On: pieceObject(i), With: g.kindOf(i)})
	g.flow.Pop()
	opens := g.opensGate(n, int(die[0]))
	t.Tell(engine.Event{Kind: KindBatters, Rule: "20.6", About: n.object(), On: pieceObject(i), With: g.kindOf(i), N: [4]int32{engine.Truth(opens)}})
	if opens {
		g.openGate(i, t)
	}
	return false
}
