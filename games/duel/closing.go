package duel

import "github.com/weathergage/weathergage/engine"

const (
	farthest = 600 // mm, the greatest range; case 3.3
	perSpeed = 60  // mm that a ship runs at most for each point of speed; case 3.3
	nearest  = 40  // mm, the least range that is not alongside; case 3.4
	mm       = 5   // mm in a step of length; case 1.3
)

// takeGage gives the weather gage to the faster ship, by a die if neither is.
// Under the optional rule a die may give it to the slower one.
//
// Cases 3.1, 3.2. Ruling R1.
func (g *State) takeGage(_ *engine.Frame, t *engine.Turn) (waits bool) {
	faster := seatA
	if g.ships[seatB].speed > g.ships[seatA].speed {
		faster = seatB
	}
	die := engine.Throw{Seat: faster, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "3.1"}
	thrown := engine.Faces{}
	switch {
	case g.ships[seatA].speed == g.ships[seatB].speed:
		if thrown = t.Roll(die); thrown[0] > 3 {
			faster = seatB
		}
	case g.variable:
		die.Rule, die.About = "3.2", shipOf(faster)
		if thrown = t.Roll(die); thrown[0] == 6 {
			faster = other(faster)
		}
	}
	g.gage = faster
	g.goTo(stepClosing, faster)
	t.Tell(engine.Event{Kind: gotGage, Rule: die.Rule, About: shipOf(faster), N: [4]int32{int32(thrown[0])}})
	return false
}

// reach returns how far the ship with the gage can run, in mm.
//
// Case 3.3.
func (g *State) reach() int32 { return perSpeed * int32(g.ships[g.gage].speed) }

// offerRun offers to close, to sheer off, and to hold her course.
//
// Case 3.3.
func (g *State) offerRun(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	// 3.4 leaves holes in a run: mayRun has the last word.
	run := engine.Span{Min: mm, Step: mm, Unit: engine.Length, Loose: true}
	if run.Max = min(g.reach(), g.rangeMM); run.Max >= mm {
		o.Add(engine.Option{Verb: verbClose, On: shipOf(other(d.Seat)), Span: [3]engine.Span{run}, Rule: "3.3"})
	}
	if run.Max = min(g.reach(), farthest-g.rangeMM); run.Max >= mm {
		o.Add(engine.Option{Verb: verbSheer, On: shipOf(other(d.Seat)), Span: [3]engine.Span{run}, Rule: "3.3"})
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "3.3"})
}

// mayRun refuses a run of the ship without the weather gage, one that is too long, and one that ends
// too near the enemy. It says nothing while no ship runs.
//
// Cases 1.3, 3.3, 3.4.
func (g *State) mayRun(c engine.Choice) engine.Illegal {
	after := g.rangeAfter(c)
	switch {
	case !g.in(stepClosing):
		return engine.Illegal{}
	case c.Seat != g.gage:
		return engine.Illegal{Rule: "3.3", Why: noGage}
	case after == g.rangeMM || c.N[0] < 0:
		return engine.Illegal{}
	case c.N[0]%mm != 0:
		return engine.Illegal{Rule: "1.3", Why: offScale, N: [3]int32{mm}, Near: g.onScale(c)}
	case c.N[0] > g.reach():
		return engine.Illegal{Rule: "3.3", Why: tooFar, N: [3]int32{g.reach()}}
	case after > farthest:
		return engine.Illegal{Rule: "3.3", Why: outOfSight, N: [3]int32{farthest}}
	case after < 0:
		return engine.Illegal{Rule: "3.4", Why: runsPast, N: [3]int32{g.rangeMM}}
	case after > 0 && after < nearest:
		return engine.Illegal{Rule: "3.4", Why: tooNear, N: [3]int32{nearest}, Near: g.keepOff(c)}
	}
	return engine.Illegal{}
}

// rangeAfter returns the range in mm that a run leads to.
func (g *State) rangeAfter(c engine.Choice) int32 {
	switch c.Verb {
	case verbClose:
		return g.rangeMM - c.N[0]
	case verbSheer:
		return g.rangeMM + c.N[0]
	}
	return g.rangeMM
}

// onScale returns the run c in the nearest whole steps of the scale, or what is allowed nearest to that.
//
// Case 1.3.
func (g *State) onScale(c engine.Choice) engine.Choice {
	length := max((c.N[0]+mm/2)/mm*mm, mm)
	near := engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About, On: shipOf(other(c.Seat)), N: [3]int32{length}}
	if ill := g.mayRun(near); !ill.OK() {
		return ill.Near
	}
	return near
}

// keepOff returns the run c made so long that it ends at the least lawful range that is not alongside, or
// alongside where that would be no run at all.
func (g *State) keepOff(c engine.Choice) engine.Choice {
	length := max(g.rangeMM-nearest, nearest-g.rangeMM)
	if length == 0 {
		length = g.rangeMM
	}
	enemy := shipOf(other(c.Seat))
	return engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About, On: enemy, N: [3]int32{length}}
}

// run closes the range, sheers off, or leaves it as it is.
//
// Case 3.3.
func (g *State) run(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.rangeMM = g.rangeAfter(c)
	e := engine.Event{Kind: closed, Rule: "3.3", About: c.About, On: c.On, N: [4]int32{c.N[0], g.rangeMM}}
	switch c.Verb {
	case verbSheer:
		e.Kind = sheered
	case engine.Pass:
		e = engine.Event{Kind: held, Rule: "3.3", About: c.About, N: [4]int32{g.rangeMM}}
	}
	t.Tell(e)
	g.goTo(stepFiring, g.gage)
}
