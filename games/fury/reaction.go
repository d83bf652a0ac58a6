package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayAnswer reports whether a company may answer a shot: it has not shot, landed nor retired by a shot this turn, does
// not rout, pursue or fight, is no Gun, and has the shooter in arc, range and sight.
//
// Cases 7.4, 10.7, 21.3. Rulings R134, R135, R140, R144, R614.
func (g *State) mayAnswer(m, n companyNo) bool {
	c := &g.companies[m]
	if c.hasShot() || c.gun != 0 || g.card(c).Shooting == 0 || c.marks&unanswering != 0 || c.engaged() || g.isPursuing(m) {
		return false
	}
	ill := g.mayAim(m, n)
	return ill.OK()
}

// unanswering is what keeps a company from any shot in reaction.
//
// Cases 7.4, 10.1, 10.7, 21.3. Rulings R134, R144, R614.
const unanswering = markRouting | markLanded | markRepelled

// answer carries out what the target of a shot decides.
//
// Case 7.4. Rulings R31, R135, R136.
func (g *State) answer(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	m, n := g.companyOf(f.About), otherOf(f)
	g.flow.Pop()
	if c.Verb == engine.Pass {
		return
	}
	a, _ := g.aimAt(m, n, g.block(&g.companies[n]))
	g.spendShot(m, n)
	t.Tell(engine.Event{Kind: KindShoots, Rule: "7.4", About: m.object(), On: n.object(), N: g.strengthOf(m, a)})
	shot := g.flow.Top()
	shot.Code |= shotAnswered | g.shotCode(m, n, a)<<shotColumnBits
}

// reactParts is in how many places along its way a charger is looked at.
//
// Case 11.4. Ruling R436.
const reactParts = 32

// react asks the owner of a company that is charged whether it shoots, if it may, and carries that out; the
// charge checks afterwards whether the charger has retired (markRetired), routs or is gone. It is shot at
// from the place of its way that is nearest to the company, among those in arc, range and sight.
//
// Cases 7.4, 11.4, 16.8, 21.3. Rulings R137, R138, R140, R144, R145, R163, R436, R614.
func (g *State) react(n, charger companyNo, way *leg) {
	best := g.aimAlong(n, charger, way)
	if best.bears == 0 {
		return
	}
	g.companies[charger].set(markRetired, false)
	g.flow.Push(engine.Frame{Step: stepReact, Seat: engine.NoSeat, About: n.object(),
		N: [2]int32{otherCompany: int32(charger) + 1, reactColumn: int32(g.shotCode(n, charger, best))}})
}

// aimAlong returns how a company may shoot at its charger from the best place of his way, the zero aim if it may not.
//
// Cases 7.4, 10.7, 11.4, 21.3. Rulings R134, R137, R138, R144, R145, R436, R614.
func (g *State) aimAlong(n, charger companyNo, way *leg) (best aim) {
	c := &g.companies[n]
	if c.shotAt>>(charger%ofSide)&1 != 0 || c.marks&unanswering != 0 || !g.isArmed(c) || g.isPursuing(n) {
		return best
	}
	for part := plane.Time(0); part <= reactParts; part++ {
		b := way.At(plane.Whole * part / reactParts)
		if a, why := g.aimAt(n, charger, b); why == 0 && (best.bears == 0 || a.gap < best.gap) {
			best = a
		}
	}
	return best
}

// isArmed reports whether a company could shoot now at all: its card has a number for it, or
// its Gun is loaded and has not shot in the turn before.
//
// Cases 10.1, 16.4. Rulings R140, R143, R231.
func (g *State) isArmed(c *company) bool {
	if c.gun != 0 {
		return c.has(markLoaded) && c.marks&(markLimbered|markHot) == 0
	}
	return g.card(c).Shooting > 0
}

// reactWith carries out what a company that is charged decides.
//
// Cases 7.4, 11.4.
func (g *State) reactWith(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	n, charger, column := g.companyOf(f.About), otherOf(f), uint16(f.N[reactColumn])
	g.flow.Pop()
	if c.Verb == engine.Pass {
		return
	}
	var a aim
	if below := g.flow.Top(); below.Step == stepCharge {
		a = g.aimAtCharge(n, charger, chargeFrame{below}.way())
	}
	g.spendShot(n, charger)
	t.Tell(engine.Event{Kind: KindReacts, Rule: "11.4", About: n.object(), On: charger.object(), N: g.strengthOf(n, a)})
	g.flow.Push(engine.Frame{Step: stepShot, Seat: engine.NoSeat, About: n.object(), Code: column, N: [2]int32{otherCompany: int32(charger) + 1}})
}

// offerFire offers to shoot at the company that a frame names, or not to.
//
// Cases 7.4, 11.4.
func (g *State) offerFire(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Plain(VerbShoot, otherOf(f).object(), engine.NoObject, sequence.Steps[f.Step].Rule)
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, sequence.Steps[f.Step].Rule)
}

// mayFire refuses an answer to the question whether a company shoots.
//
// Cases 7.4, 11.4.
func (g *State) mayFire(f *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	want := engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About}
	if f.N[otherCompany] < 1 || g.companyOf(otherOf(f).object()) == noCompany || f.Step == stepReturn && (g.flow.Depth() < 2 || g.flow.At(g.flow.Depth()-2).Step != stepShot) {
		return engine.Illegal{Why: engine.NotOpen} // a position that fits in no match
	}
	if c.Verb == VerbShoot {
		want.On = otherOf(f).object()
		if c.On != want.On && g.companyOf(c.On) != noCompany {
			ill := no(whyAnswers)
			ill.Near = want
			return ill
		}
	}
	if c != want || c.Verb != VerbShoot && c.Verb != engine.Pass {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}
