package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A company that is dragged to a place behind a house, a wood or another company goes around it by one point or two beside
// the straight line: so far along that, in eighths, the second 0 if there is one alone, and so far aside.
var (
	alongside = [...][2]int32{{4}, {2, 5}, {3, 7}, {1, 7}, {2}, {6}}
	besides   = [...]Length{Inch, 3 * Inch / 2, 2 * Inch, 5 * Inch / 2, 3 * Inch, 4 * Inch, 6 * Inch}
)

// mostDetour is how much more a way around may count than where its goal is twice as far.
const mostDetour = 3 * Inch

// around returns the shortest way around what keeps a company from the goal or makes best a long way; false if there is
// none that is shorter or comes nearer.
//
// Cases 8.1, 8.4.
func (h *helm) around(best *way, why engine.Illegal) (found *way, ok bool) {
	if len(best.chain) > 0 {
		why = best.short
	}
	far, barred, least := h.off(h.g), h.isBarred(best, why), best.costs()
	if h.goods != noGoods || !barred && best.g.flow.Top().N[actSpent] <= far+2*Inch {
		return nil, false
	}
	if barred {
		least = best.off + 2*far + mostDetour
	}
	stuck := len(best.chain) == 0 || h.isVain(best, why)
	for i, facing := range facingsFirst {
		if i > 0 && (found != nil || !stuck) {
			break // each is as much work as the first
		}
		found = h.detour(facing, best, least)
	}
	return found, found != nil && (!barred || found.off < best.off-Inch/2)
}

// detour returns the way around that costs least, and less than a bound, for a company that faces first; nil if there is
// none, or none that comes as near as best.
//
// Cases 8.2, 8.4.
func (h *helm) detour(facing engine.Verb, best *way, least int32) (found *way) {
	for _, eighths := range alongside {
		for _, aside := range besides {
			for _, by := range [...]plane.Angle{-90 * plane.Degree, 90 * plane.Degree} {
				w, ok := h.try(facing, turnLittle, h.at, h.beside(eighths, aside, by)...)
				if ok && !w.isBarred(h) && w.off < best.off+Inch/10 && w.costs() < least {
					found, least = w, w.costs()
				}
			}
		}
	}
	return found
}

// beside returns points along the straight line to the goal, each as far to a side of it.
func (h *helm) beside(eighths [2]int32, aside Length, by plane.Angle) (all []plane.Point) {
	from := h.g.companies[h.n].at
	to := from.Bearing(h.at)
	for _, part := range eighths {
		if part > 0 {
			all = append(all, from.Go(to, from.Distance(h.at)*part/8).Go(to.Turn(by), aside))
		}
	}
	return all
}

// costs weighs how near a way comes to the goal against what it takes of the move.
func (w *way) costs() int32 { return w.off + w.g.flow.Top().N[actSpent]/4 }

// isBarred reports whether a way ends for another reason than that its move is spent.
func (w *way) isBarred(h *helm) bool { return h.isBarred(w, w.short) }

// isBarred reports whether something other than the length of its move keeps a company from the goal by a way.
//
// Cases 8.1, 8.4.
func (h *helm) isBarred(w *way, why engine.Illegal) bool {
	return !why.OK() && why.Why != whyFar && why.Why != whyNoFarther && h.off(&w.g) > Inch/2
}

// isVain reports whether a way that is barred only turns about on the spot, so that it leads the player no nearer.
//
// Cases 8.2, 8.4.
func (h *helm) isVain(w *way, why engine.Illegal) bool {
	return h.isBarred(w, why) && h.off(h.g) > Inch && h.off(&w.g) > h.off(h.g)-Inch/2
}
