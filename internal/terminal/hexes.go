package terminal

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// drawHexes draws a map of hexes. On the page of a seat the part that matters now is large: the one with what
// can be chosen, or with the pieces; the whole map is small beside it. A page that shows the whole draws it
// as large as fits.
func (p *page) drawHexes(b *engine.Board, room int) []string {
	high := 40
	if p.style.Height > 0 {
		high = max(p.style.Height-13, 8)
	}
	if p.whole {
		w := newWindow(p, b, room, min(wholeHigh(b, room), high))
		w.draw()
		return append(w.c.lines(p.style), w.legend(room)...)
	}
	side := 0
	if room >= 72 {
		side = 30
	}
	w := p.large(b, room-side-min(side, 2), min(high, 30))
	if side > 0 {
		small := newWindow(p, b, side, wholeHigh(b, side))
		small.overview(w)
		beneath, lines := w.legend(side), small.c.lines(p.style)
		if len(lines)+1+len(beneath) <= w.c.h {
			return beside(w.c.lines(p.style), append(append(lines, ""), beneath...), 2)
		}
		w = p.large(b, room-side-2, max(min(high, 30)-len(w.legend(room)), 8))
		small = newWindow(p, b, side, wholeHigh(b, side))
		small.overview(w)
		return append(beside(w.c.lines(p.style), small.c.lines(p.style), 2), w.legend(room)...)
	}
	w = p.large(b, room, max(min(high, 30)-len(w.legend(room)), 8))
	return append(w.c.lines(p.style), w.legend(room)...)
}

// large returns the part of a board that matters, drawn.
func (p *page) large(b *engine.Board, wide, high int) *window {
	w := newWindow(p, b, wide, high)
	w.follow()
	w.draw()
	return w
}

// wholeHigh returns how many lines a whole board takes at a width: characters are twice as high as wide.
func wholeHigh(b *engine.Board, width int) int {
	return max(int(b.Height)*width/max(int(b.Width), 1)/2, 3)
}

// A window is a part of a map of hexes on its way to the screen.
type window struct {
	sketch
	page  *page
	flags map[engine.Object]engine.Seat // who holds a space, if that is marked
	signs map[engine.Object]span        // where what is drawn of a space stands
}

// newWindow returns a sheet with the whole board on it.
func newWindow(p *page, b *engine.Board, wide, high int) *window {
	w := &window{page: p, flags: map[engine.Object]engine.Seat{}, signs: map[engine.Object]span{}}
	w.sketch = sketch{c: newCanvas(wide, high), board: b, high: engine.Point{X: b.Width, Y: b.Height}}
	for i := range p.scene.Marks {
		if m := &p.scene.Marks[i]; m.Kind == "flag" {
			w.flags[m.From] = engine.Seat(m.Value)
		}
	}
	return w
}

// zooms are how many characters two columns of hexes lie apart, the largest first.
var zooms = []int{5, 4, 3}

// follow moves the window to what matters: a chosen place; else what can be chosen; else the pieces. It holds
// all of that, or as much as possible.
func (w *window) follow() {
	spaces := w.matters()
	if len(spaces) == 0 {
		return
	}
	step := columnStep(w.board)
	for _, zoom := range zooms {
		wide, high := int32(w.c.w)*step/int32(zoom), 2*int32(w.c.h)*step/int32(zoom)
		best, most := spaces[0], 0
		for _, at := range spaces {
			w.show(at, wide, high)
			n := 0
			for _, other := range spaces {
				if w.holds(other) {
					n++
				}
			}
			if n > most {
				best, most = at, n
			}
		}
		if w.show(best, wide, high); most == len(spaces) || zoom == 4 {
			return
		}
	}
}

// matters returns the middles of the spaces that the window should hold.
func (w *window) matters() (spaces []engine.Point) {
	p := w.page
	var lit, held []engine.Point
	for i := range w.board.Spaces {
		sp := &w.board.Spaces[i]
		switch {
		case sp.ID == p.centre && p.centre != engine.NoObject:
			return []engine.Point{sp.Centre}
		case p.shine[sp.ID] || p.litPiece(sp.ID):
			lit = append(lit, sp.Centre)
		case p.standing[sp.ID] != nil:
			held = append(held, sp.Centre)
		}
	}
	if len(lit) > 0 {
		return lit
	}
	return held
}

// columnStep returns how far two columns of hexes lie apart: three quarters of a hex.
func columnStep(b *engine.Board) int32 {
	low, high := int32(0), int32(0)
	for i, p := range b.Spaces[0].Outline {
		if i == 0 {
			low, high = p.X, p.X
		}
		low, high = min(low, p.X), max(high, p.X)
	}
	return max((high-low)*3/4, 1)
}

// show centres the window on a point, but keeps it on the board.
func (w *window) show(at engine.Point, wide, high int32) {
	w.low.X, w.high.X = within(at.X, wide, w.board.Width)
	w.low.Y, w.high.Y = within(at.Y, high, w.board.Height)
}

func within(at, size, most int32) (int32, int32) {
	low := max(min(at-size/2, most-size), 0)
	return low, low + size
}

func (w *window) holds(p engine.Point) bool {
	return p.X >= w.low.X && p.X < w.high.X && p.Y >= w.low.Y && p.Y < w.high.Y
}

// draw fills the window: land first, then what is named or held, then numbers.
func (w *window) draw() {
	w.land()
	var lit, held, named, other []*engine.Space
	for i := range w.board.Spaces {
		sp := &w.board.Spaces[i]
		switch {
		case !w.holds(sp.Centre):
		case w.page.shine[sp.ID] || w.page.litPiece(sp.ID):
			lit = append(lit, sp)
		case w.page.standing[sp.ID] != nil:
			held = append(held, sp)
		case spaceName(sp) != "":
			named = append(named, sp)
		default:
			other = append(other, sp)
		}
	}
	for _, sp := range slices.Concat(lit, held, named) {
		w.reserve(sp)
	}
	for _, sp := range slices.Concat(lit, held, named) {
		w.sign(sp)
	}
	step := int(columnStep(w.board))
	if zoom := w.c.w * step / max(int(w.high.X-w.low.X), 1); zoom >= zooms[len(zooms)-1] {
		for _, sp := range other {
			w.number(sp)
		}
	}
}

// land fills the closed outlines, line by line: a point is land if it is inside an odd number of them.
func (w *window) land() {
	for y := range w.c.h {
		at := w.low.Y + (w.high.Y-w.low.Y)*int32(2*y+1)/int32(2*w.c.h)
		var crossings []int32
		for i := range w.board.Shapes {
			if sh := &w.board.Shapes[i]; sh.Closed {
				crossings = appendCrossings(crossings, sh.Line, at)
			}
		}
		slices.Sort(crossings)
		for i := 0; i+1 < len(crossings); i += 2 {
			for x := range w.c.w {
				middle := w.low.X + (w.high.X-w.low.X)*int32(2*x+1)/int32(2*w.c.w)
				if middle >= crossings[i] && middle < crossings[i+1] {
					w.c.put(x, y, '░', dim)
				}
			}
		}
	}
}

// appendCrossings adds where a closed outline crosses a horizontal line.
func appendCrossings(out []int32, line []engine.Point, y int32) []int32 {
	for i := range line {
		a, b := line[i], line[(i+1)%len(line)]
		if a.Y <= y != (b.Y <= y) {
			out = append(out, a.X+int32(int64(b.X-a.X)*int64(y-a.Y)/int64(b.Y-a.Y)))
		}
	}
	return out
}

// spaceName returns what a space is called besides its number, or "".
func spaceName(sp *engine.Space) string {
	if sp.Name == sp.Label {
		return ""
	}
	return strings.TrimPrefix(sp.Name, sp.Label+", ")
}

// flagSigns holds the sign of a space's owner, by seat.
var flagSigns = []rune("△▽◇□")

// markOf returns the sign of a space with its look: its owner, if that is marked.
func (w *window) markOf(sp *engine.Space) (string, look) {
	seat, ok := w.flags[sp.ID]
	switch {
	case ok && int(seat) < len(flagSigns):
		return string(flagSigns[seat]), sideLook(seat)
	case ok || sp.Terrain == "port":
		return "○", plain
	}
	return "", plain
}

// counts returns what stands in a space, by side: ▲5▼2.
func (w *window) counts(sp *engine.Space) (string, look) {
	n := map[engine.Seat]int{}
	var sides []engine.Seat
	for _, pc := range w.page.standing[sp.ID] {
		if n[pc.Side] == 0 {
			sides = append(sides, pc.Side)
		}
		n[pc.Side] += 1 + pc.Under
	}
	text := ""
	for _, side := range sides {
		text += string(sideSign(side)) + strconv.Itoa(n[side])
	}
	if len(sides) == 0 {
		return "", plain
	}
	return text, sideLook(sides[0])
}

// short returns the least that is drawn of a space that is lit, held or named.
func (w *window) short(sp *engine.Space) (string, look) {
	text, l := w.markOf(sp)
	if held, of := w.counts(sp); held != "" {
		text, l = text+held, of
	}
	if w.page.shine[sp.ID] || w.page.litPiece(sp.ID) {
		if text == "" && w.numbered() {
			text = sp.Label
		}
		return "[" + text + "]", lit
	}
	return text, l
}

// numbered reports whether hexes are far enough apart for their numbers.
func (w *window) numbered() bool {
	return int64(w.c.w)*int64(columnStep(w.board)) >= int64(zooms[len(zooms)-1])*int64(w.high.X-w.low.X)
}

// reserve keeps the place of a space for the least that is drawn of it.
func (w *window) reserve(sp *engine.Space) {
	text, l := w.short(sp)
	if text == "" {
		return
	}
	x, y := w.free(w.scale(sp.Centre), columns(text))
	w.c.text(x, y, w.c.w, text, l)
	w.signs[sp.ID] = span{x, y, columns(text)}
	w.labels = append(w.labels, w.signs[sp.ID])
}

// sign writes the name of a space beside its sign, where there is room: to the right, to
// the left, below or above; in full, without what stands in brackets, or not at all.
func (w *window) sign(sp *engine.Space) {
	name := spaceName(sp)
	own, ok := w.signs[sp.ID]
	if name == "" || !ok {
		return
	}
	_, l := w.short(sp)
	if l == lit {
		l = plain
	}
	bare, _, _ := strings.Cut(name, " (")
	for _, name := range []string{name, bare} {
		n := columns(name)
		for _, to := range []span{
			{own.x + own.w + 1, own.y, n}, {own.x - n - 1, own.y, n}, {own.x, own.y + 1, n}, {own.x, own.y - 1, n},
		} {
			if to.x >= 0 && to.x+n <= w.c.w && to.y >= 0 && to.y < w.c.h && !w.near(to, own) {
				w.c.text(to.x, to.y, n, name, l)
				w.labels = append(w.labels, to)
				return
			}
		}
	}
}

// near reports whether a name would stand so close to a label other than its own sign
// that it could be taken for the name of that.
func (w *window) near(to, own span) bool {
	return slices.ContainsFunc(w.labels, func(o span) bool {
		return o != own && o.y == to.y && to.x <= o.x+o.w+1 && o.x <= to.x+to.w+1
	})
}

// number writes the number of a hex in its middle, where nothing else stands.
func (w *window) number(sp *engine.Space) {
	at := w.scale(sp.Centre)
	n := columns(sp.Label)
	to := span{int(at.X) - n/2, int(at.Y), n}
	if to.x < 0 || to.x+n > w.c.w || w.covers(to) {
		return
	}
	w.c.text(to.x, to.y, n, sp.Label, dim)
	w.labels = append(w.labels, to)
}
