package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayHave reports whether a company that touches an object may take it: one of another side or of nobody that changes
// hands by a touch.
//
// Cases 16.3, 22.4.1, 22.4.2, 22.4.3.
func (g *State) mayHave(n companyNo, o *object) bool {
	gun, _ := o.gun()
	c := &g.companies[n]
	return o.kind != 0 && o.owner != uint16(n.seat()) && c.gun == 0 && c.marks&takesNothing == 0 &&
		(o.isHerd() || o.kind == kindWagon || o.kind == kindPrisoners && g.housed(o) < 0 || gun != 0)
}

// has reports whether a side takes an object where its companies stand.
//
// Cases 22.4.1, 22.4.2, 22.4.3.
func (g *State) has(seat engine.Seat, o *object) bool {
	return o.kind != 0 && (o.kind != kindPrisoners && g.takes(seat, o) || o.kind == kindPrisoners && g.frees(seat, o))
}

// within returns the object that a company may take and that is nearest to where a way ends, no farther from there than the
// hand reaches; noGoods if there is none.
//
// Cases 22.4.1, 22.4.2, 22.4.3.
func (h *helm) within(w *way) int {
	c := w.g.companies[h.n]
	b, found, least := w.g.block(&c), noGoods, h.goal.Reach
	for i := range h.g.objects {
		o := &h.g.objects[i]
		if !h.g.mayHave(h.n, o) || farFrom(c.at, o.at, h.goal.Reach) {
			continue
		}
		if body := h.g.body(o); b.Within(body, least) {
			found, least = i, b.Apart(body)
		}
	}
	return found
}

// stick returns the way by which a company comes up to an object within reach of the hand, so that it takes it; false if
// there is none, or best takes it.
//
// Cases 22.3, 22.4.1, 22.4.2, 22.4.3.
func (h *helm) stick(best *way) (*way, bool) {
	i := h.within(best)
	if h.goal.Reach <= 0 || i == noGoods || best.g.has(h.seat, &best.g.objects[i]) {
		return nil, false
	}
	h.goods = i
	body := h.g.body(&h.g.objects[i])
	half := h.g.length(NumBase) / 2
	var found *way
	for _, facing := range [...]engine.Verb{engine.Pass, VerbFaceLeft, VerbFaceRight, VerbFaceAbout} {
		for turn := range numTurns {
			for _, at := range h.touchings(body.Hull().Centre(), half) {
				w, ok := h.try(facing, turn, at)
				if ok && w.g.has(h.seat, &w.g.objects[i]) && w.scatters(h) <= best.scatters(h) && (found == nil || w.off < found.off) {
					found = w
				}
			}
		}
	}
	return found, found != nil
}

// touchings returns places for the middle of a company from which it comes up to an object: the object itself, so that it goes
// straight at it, and others beside, so that one of its squadrons does and not the room between two.
func (h *helm) touchings(at plane.Point, half Length) (all []plane.Point) {
	all = append(all, at, h.at)
	side := h.at.Bearing(at).Turn(90 * plane.Degree)
	for _, off := range [...]Length{half, 2 * half, 3 * half} {
		all = append(all, at.Go(side, off), at.Go(side, -off))
	}
	return all
}

// scatters counts the herds that a way scatters.
//
// Case 22.3.
func (w *way) scatters(h *helm) (n int) {
	for i := range h.g.objects {
		if h.g.objects[i].kind != 0 && w.g.objects[i].kind == 0 {
			n++
		}
	}
	return n
}
