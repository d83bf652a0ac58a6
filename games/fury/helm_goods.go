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

// noteGoods says which objects scatter on the way, and which come to the company where it ends.
//
// Cases 22.3, 22.4.1, 22.4.2, 22.4.3.
func (h *helm) noteGoods(before *State) {
	const called = "%{2=|herd|prisoners|wagon|horses|||Gun} %1"
	for i := range h.g.objects {
		o, was := &h.g.objects[i], &before.objects[i]
		gun, _ := was.gun()
		switch name := [2]int32{int32(i) + 1, int32(was.kind)}; {
		case was.kind == 0:
		case o.kind == 0:
			h.add("22.3", called+" %{2=|scatters|||scatter}: it goes through them", engine.NoObject, engine.NoObject, name[:]...)
		case was.owner == uint16(h.seat) || gun == 0 && h.g.drove(o) == droveNone:
		case o.kind != kindPrisoners && h.g.takes(h.seat, o):
			h.add(o.takenBy(), "it takes "+called, engine.NoObject, engine.NoObject, name[:]...)
		case o.kind == kindPrisoners && h.g.frees(h.seat, o):
			h.add("22.4.1", "it takes "+called, engine.NoObject, engine.NoObject, name[:]...)
		}
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
