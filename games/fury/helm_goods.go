package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// noGoods says that no object is at the goal.
const noGoods = -1

// goodsAt returns the object at the goal, which a company comes up to, or which is driven on; noGoods if
// there is none.
func (g *State) goodsAt(at plane.Point) int {
	found, least := noGoods, Length(g.length(NumBase))
	for i := range g.objects {
		o := &g.objects[i]
		if gun, _ := o.gun(); o.kind == 0 || gun == 0 && g.drove(o) == droveNone {
			continue
		}
		if far := o.at.Distance(at); far < least {
			found, least = i, far
		}
	}
	return found
}

// upTo returns how far a company goes straight on, or aslant, before it presses on the object that it comes
// up to.
//
// Case 22.4.2.
func (h *helm) upTo(g *State, c *company, far Length, drift int32) Length {
	if h.goods == noGoods {
		return far
	}
	l := g.ahead(c, far, plane.Angle(drift)*tenth)
	if at, met := l.FirstContact(g.body(&h.g.objects[h.goods]), 0); met {
		return Length(int64(far) * int64(at) / int64(plane.Whole))
	}
	return far
}

// tread takes the herds off that a leg goes through.
//
// Case 22.3. Ruling R266.
func (w *way) tread(l *leg) {
	for i := range w.g.objects {
		o := &w.g.objects[i]
		if !o.isHerd() || farFrom(l.At(0).At, o.at, l.way) {
			continue
		}
		if at, met := l.FirstContact(w.g.body(o), 0); met && at < plane.Whole {
			w.g.setObject(i, object{})
		}
	}
}

// called names an object in a note: its number and its kind are numbers 1 and 2.
const called = "%{2=|herd|prisoners|wagon|horses|||Gun} %1"

// noteGoods says which objects scatter on the way, which come to the company where it ends, and why one that it comes
// close to does not. A company that scatters a herd asks first.
//
// Cases 22.3, 22.4.1, 22.4.2, 22.4.3.
func (h *helm) noteGoods(before *State) {
	for i := range h.g.objects {
		o, was := &h.g.objects[i], &before.objects[i]
		name := [3]int32{int32(i) + 1, int32(was.kind), engine.Truth(was.owner == uint16(h.seat))}
		switch {
		case was.kind == 0:
		case o.kind == 0:
			h.asks = true
			h.bring("22.3", "%{3?its own }"+called+" %{2=|scatters|||scatter}: it goes through them", name[:]...)
		case !before.mayHave(h.n, was):
		case h.g.has(h.seat, o) && o.kind == kindPrisoners:
			h.bring("22.4.1", "it takes "+called, name[:]...)
		case h.g.has(h.seat, o):
			h.bring(o.takenBy(), "it takes "+called, name[:]...)
		default:
			h.noteMissed(o, name)
		}
	}
}

// bring notes what comes of the move. What scatters is read at its end, or else what is taken.
func (h *helm) bring(rule engine.Case, sentence string, n ...int32) {
	h.add(rule, sentence, engine.NoObject, engine.NoObject, n...)
	if h.brings.Text == "" || rule == "22.3" {
		h.brings = h.notes[len(h.notes)-1]
	}
}

// noteMissed says why a company does not take an object to which it comes within the reach of the hand.
//
// Cases 22.4.1, 22.4.2, 22.4.3. Rulings R265, R670.
func (h *helm) noteMissed(o *object, name [3]int32) {
	c := &h.g.companies[h.n]
	b, body := h.g.block(c), h.g.body(o)
	switch {
	case !b.Within(body, h.goal.Reach):
	case !b.Touching(body):
		h.bring("22.4.2", "it takes "+called+" only if it touches %{2=|it|them|it|them|||it}", name[:]...)
	case !h.g.meets(c, b, body):
		h.bring("22.4.2", "it does not take "+called+": what bars its way lies between", name[:]...)
	default:
		h.bring("22.4.2", "it does not take "+called+": an enemy is there too", name[:]...)
	}
}

// offBoard takes an object off the board by the edge beyond which the goal is, if it may; else it is
// driven that way.
//
// Cases 19.1, 22.1.
func (h *helm) offBoard(c engine.Choice) (engine.Choice, bool) {
	for e := NorthEdge; e <= WestEdge; e++ {
		if h.g.fromEdge(e, h.at) >= 0 {
			continue
		}
		c.Verb, c.With, c.N = VerbCarry, engine.Thing(classEdge, int(e)), [3]int32{}
		if ill := h.g.Check(c); ill.OK() {
			return c, true
		}
	}
	return c, false
}
