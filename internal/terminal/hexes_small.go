package terminal

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// overview draws the whole board small: land, who stands where, and the frame of the
// part that is drawn large.
func (w *window) overview(large *window) {
	w.land()
	for i := range w.board.Spaces {
		sp := &w.board.Spaces[i]
		at := w.scale(sp.Centre)
		if held := w.page.standing[sp.ID]; held != nil {
			w.c.put(int(at.X), int(at.Y), sideSign(held[0].Side), sideLook(held[0].Side))
		}
	}
	low, high := w.scale(large.low), w.scale(large.high)
	x0, y0, x1, y1 := int(low.X), int(low.Y), min(int(high.X), w.c.w-1), min(int(high.Y), w.c.h-1)
	for x := x0; x <= x1; x++ {
		w.c.put(x, y0, '─', lit)
		w.c.put(x, y1, '─', lit)
	}
	for y := y0; y <= y1; y++ {
		w.c.put(x0, y, '│', lit)
		w.c.put(x1, y, '│', lit)
	}
	for _, corner := range []struct {
		x, y int
		r    rune
	}{{x0, y0, '┌'}, {x1, y0, '┐'}, {x0, y1, '└'}, {x1, y1, '┘'}} {
		w.c.put(corner.x, corner.y, corner.r, lit)
	}
}

// legend says what the signs mean and who stands where in the window.
func (w *window) legend(room int) []string {
	in, st := w.page.info, w.page.style
	signs := []string{"░ land"}
	if len(w.flags) > 0 {
		for i, name := range in.Seats {
			if i < len(flagSigns) {
				signs = append(signs, string(flagSigns[i])+" held by "+name)
			}
		}
		signs = append(signs, "○ by others")
	}
	out := []string{}
	for _, line := range wrap(strings.Join(append(signs, "▲3 counters there"), ", "), room, 0) {
		out = append(out, st.paint(dim, line))
	}
	for i := range w.board.Spaces {
		sp := &w.board.Spaces[i]
		if held := w.page.standing[sp.ID]; held != nil && w.holds(sp.Centre) {
			out = append(out, wrap(placeHeld(sp, held), room, 2)...)
		}
	}
	return out
}

// placeHeld returns who stands in a space, in words.
func placeHeld(sp *engine.Space, held []*engine.Piece) string {
	var names []string
	for _, p := range held {
		name := string(sideSign(p.Side)) + describe(p)
		if p.Under > 0 {
			name += " and " + strconv.Itoa(p.Under) + " under it"
		}
		names = append(names, name)
	}
	where := sp.Label
	if sp.Name != "" && sp.Name != sp.Label {
		where = strings.TrimSpace(where + " " + sp.Name)
	}
	return where + ": " + strings.Join(names, ", ")
}
