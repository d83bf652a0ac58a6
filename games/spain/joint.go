package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// In the joint phases both seats act at once. A match may have each write its choices under
// seal: they stand in the position as orders, nobody else sees them, and when both seats are
// ready all are carried out, those of the English first.
//
// Case 4.1. Ruling R15.

// mostOrders bounds the orders of a seat in one joint segment: more than one for each of
// its counters and for each munitions point that it could pay for.
const mostOrders = 100

// An Order holds a sealed choice that is not carried out yet.
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

// isReady reports whether a seat has written all its orders under seal.
func (g *State) isReady(seat engine.Seat) bool { return g.isJoint() && g.flow.Top().Code>>seat&1 == 1 }

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
			at := &sequence.Steps[f.Step+uint8(seat)]
			buf = append(buf, engine.Decision{Seat: seat, Ask: at.Ask, Sealed: true, Rule: at.Rule})
		}
	}
	return buf
}

// foreseen returns the position in which a seat answers: this one, or in a joint phase under seal a copy in
// which its own orders are carried out. It is given back by settled.
//
// Case 4.1. Ruling R15.
func (g *State) foreseen(seat engine.Seat) *State {
	if !g.isJoint() {
		return g
	}
	to := copies.Take()
	*to = *g
	to.foresee(seat)
	return to
}

// Positions that foreseen may use, and turns for what is carried out in them.
var (
	copies law.Room[State]
	quiets law.Room[engine.Turn] // in which nothing is heard and no dice are thrown
)

// settled gives a position of foreseen back.
func (g *State) settled(to *State) {
	if to != g {
		copies.Back(to)
	}
}

// foresee carries out the orders of a seat as if it were alone, and asks it for another.
//
// Case 4.1. Ruling R15.
func (g *State) foresee(seat engine.Seat) {
	f := g.flow.Top()
	step := f.Step + uint8(seat)
	*f = engine.Frame{Step: step, Seat: seat, Code: bothReady}
	quiet := quiets.Take()
	for i := range int(g.written[seat]) {
		sequence.Do(g, g.orders[seat][i].choice(seat), quiet)
		for g.flow.Depth() > 1 {
			g.flow.Pop() // what others are asked because of it they are asked when it is done
		}
	}
	quiets.Back(quiet)
	if g.written[seat] == mostOrders {
		g.acts = mostActs
	}
}

// choice returns an order as the choice of a seat.
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
		sequence.Do(g, engine.Choice{Seat: seat, Verb: engine.Pass}, t)
		if seat == English && g.flow.Top().Step == step+1 {
			g.flow.Top().Code = bothReady
		}
		return false
	}
	f.N[ordersDone]++
	c := g.orders[seat][n].choice(seat)
	if d := sequence.Steps[f.Step].Question(f); !sequence.Offers(g, d, c) {
		g.tellOwn(t, engine.Event{Kind: KindUndone, Rule: "4.1", On: c.On, With: c.With}, seat)
		return false
	}
	sequence.Do(g, c, t)
	return false
}
