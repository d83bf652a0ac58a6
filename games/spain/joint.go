package spain

import "github.com/weathergage/weathergage/engine"

// In the joint phases both seats act at once. A match may have each write its choices under
// seal: they stand in the position as orders, nobody else sees them, and when both seats are
// ready all are carried out, those of the English first.
//
// Case 4.1. Ruling R15.

// mostOrders bounds the orders of a seat in one joint segment: more than one for each of
// its counters and for each munitions point that it could pay for.
const mostOrders = 100

// An Order is a choice that waits under seal.
type Order struct {
	On, With engine.Object
	N        uint16
	Verb     uint16
}

// bothReady is the Code of a joint segment in which both seats are ready.
const bothReady uint16 = 1<<English | 1<<Spanish

// readiness is how positions write it.
var readiness = []string{"", "english-ready", "spanish-ready", "opened"}

// isJoint reports whether both seats choose under seal now: in the step of the English, of
// the pairs that joint segments consist of.
//
// Case 4.1. Ruling R15.
func (g *State) isJoint() bool {
	if g.flow.Depth() != 1 || !g.tables.IsSecond(SwitchJoint, &g.chosen) {
		return false
	}
	switch f := g.flow.Top(); f.Step {
	case stepEnglishActivation, stepEnglishAcquisition, stepEnglishLayingUp:
		return f.Code != bothReady
	}
	return false
}

// isOpened reports whether orders are carried out now.
func (g *State) isOpened() bool {
	switch f := g.flow.Top(); f.Step {
	case stepEnglishActivation, stepEnglishAcquisition, stepEnglishLayingUp,
		stepSpanishActivation, stepSpanishAcquisition, stepSpanishLayingUp:
		return f.Code == bothReady
	}
	return false
}

// pendingJoint asks each seat that is not ready.
func (g *State) pendingJoint(buf []engine.Decision) []engine.Decision {
	f := g.flow.Top()
	for seat := English; seat <= Spanish; seat++ {
		if f.Code>>seat&1 == 0 {
			at := &sequence[f.Step+uint8(seat)]
			buf = append(buf, engine.Decision{Seat: seat, Ask: at.ask, Sealed: true, Rule: at.rule})
		}
	}
	return buf
}

// offerTo offers a seat what it may answer; in a joint phase under seal what its own orders
// leave to it.
//
// Case 4.1. Ruling R15.
func (g *State) offerTo(seat engine.Seat, o *engine.Offer) {
	if !g.isJoint() {
		g.offer(o)
		return
	}
	to := *g
	to.foresee(seat)
	to.offer(o)
}

// refuseTo says why a choice is not offered to its seat.
func (g *State) refuseTo(c engine.Choice) engine.Illegal {
	if !g.isJoint() {
		return g.refuse(c)
	}
	to := *g
	to.foresee(c.Seat)
	return to.refuse(c)
}

// foresee carries out the orders of a seat as if it were alone, and asks it for another.
//
// Case 4.1. Ruling R15.
func (g *State) foresee(seat engine.Seat) {
	f := g.flow.Top()
	step := f.Step + uint8(seat)
	*f = engine.Frame{Step: step, Seat: seat, Code: bothReady}
	var quiet engine.Turn
	for i := range int(g.written[seat]) {
		g.do(g.flow.Top(), g.orders[seat][i].choice(seat), &quiet)
		for g.flow.Depth() > 1 {
			g.flow.Pop() // what others are asked because of it they are asked when it is done
		}
	}
	if g.written[seat] == mostOrders {
		g.acts = mostActs
	}
}

// choice is an order as the choice of a seat.
func (o *Order) choice(seat engine.Seat) engine.Choice {
	return engine.Choice{Seat: seat, Verb: engine.Verb(o.Verb), On: o.On, With: o.With, N: [3]int32{int32(o.N)}}
}

// writeOrder notes an order of a seat, or that it has no more. When both are ready all orders
// are opened.
//
// Case 4.1. Ruling R15.
func (g *State) writeOrder(c engine.Choice, t *engine.Turn) {
	f := g.flow.Top()
	if c.Verb != engine.Pass {
		n := &g.written[c.Seat]
		g.orders[c.Seat][*n] = Order{On: c.On, With: c.With, N: uint16(c.N[0]), Verb: uint16(c.Verb)}
		*n++
		g.tellOwn(t, engine.Event{Kind: KindOrdered, Rule: "4.1", On: c.On, With: c.With}, c.Seat)
		return
	}
	if f.Code |= 1 << c.Seat; f.Code == bothReady {
		t.Reveal(engine.Everyone)
		t.Tell(engine.Event{Kind: KindOpened, Rule: "4.1"})
	}
}

// enterOpened carries out the next order of the seat whose turn it is. One that the orders of
// the other seat have made impossible comes to nothing.
//
// Case 4.1. Ruling R15.
func (g *State) enterOpened(f *engine.Frame, t *engine.Turn) bool {
	seat, n := f.Seat, int(f.N[ordersDone])
	if n >= int(g.written[seat]) {
		g.orders[seat], g.written[seat] = [mostOrders]Order{}, 0
		step := f.Step
		g.do(f, engine.Choice{Seat: seat, Verb: engine.Pass}, t)
		if seat == English && g.flow.Top().Step == step+1 {
			g.flow.Top().Code = bothReady
		}
		return false
	}
	f.N[ordersDone]++
	c := g.orders[seat][n].choice(seat)
	o := engine.Comparing(c)
	if g.offer(&o); !o.Found() {
		g.tellOwn(t, engine.Event{Kind: KindUndone, Rule: "4.1", On: c.On, With: c.With}, seat)
		return false
	}
	g.do(f, c, t)
	return false
}
