package terminal

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// drawSketch draws a board that is not a grid: its spaces in place, joined by dotted lines, and under them
// who stands where. It draws boxes and tracks, and a table by the places of its pieces.
func (p *page) drawSketch(b *engine.Board, room int) []string {
	sc, st := p.scene, p.style
	s := newSketch(b, room, st)
	for _, sh := range b.Shapes {
		s.shape(&sh)
	}
	for _, l := range b.Links {
		s.line(s.space(l.From), s.space(l.To), '·')
	}
	for i := range sc.Marks {
		s.mark(&sc.Marks[i])
	}
	for i := range b.Spaces {
		s.label(sc, &b.Spaces[i], p.shine[b.Spaces[i].ID] || p.litPiece(b.Spaces[i].ID))
	}
	if b.Kind == engine.Plane {
		s.pieces(sc.Pieces)
	}
	return append(s.c.lines(st), s.legend(sc, st, room)...)
}

// sketch is a board being drawn: the part of it with spaces, or the whole of a plane.
type sketch struct {
	c         *canvas
	board     *engine.Board
	low, high engine.Point                   // corners of that part
	places    map[engine.Object]engine.Point // where each space stands on the screen
	labels    []span                         // drawn so far
}

func newSketch(b *engine.Board, room int, st Style) *sketch {
	s := &sketch{board: b, high: engine.Point{X: b.Width, Y: b.Height}, places: map[engine.Object]engine.Point{}}
	for i := range b.Spaces {
		at := b.Spaces[i].Centre
		if i == 0 {
			s.low, s.high = at, at
		}
		s.low = engine.Point{X: min(s.low.X, at.X), Y: min(s.low.Y, at.Y)}
		s.high = engine.Point{X: max(s.high.X, at.X), Y: max(s.high.Y, at.Y)}
	}
	w := min(room, 120)
	h := int(s.high.Y-s.low.Y)*w/max(int(s.high.X-s.low.X), 1)/2 + 1 // characters are twice as high as wide
	most := 26
	if st.Height > 0 {
		most = max(st.Height-13, 8)
	}
	s.c = newCanvas(w, min(max(h, 3), most))
	for i := range b.Spaces {
		s.places[b.Spaces[i].ID] = s.scale(b.Spaces[i].Centre)
	}
	return s
}

// scale returns where a point of the board stands on the screen.
func (s *sketch) scale(p engine.Point) engine.Point {
	w, h := max(s.high.X-s.low.X, 1), max(s.high.Y-s.low.Y, 1)
	return engine.Point{X: (p.X - s.low.X) * int32(s.c.w-1) / w, Y: (p.Y - s.low.Y) * int32(s.c.h-1) / h}
}

func (s *sketch) space(id engine.Object) engine.Point { return s.places[id] }

// shape draws the outline of a coast or a road.
func (s *sketch) shape(sh *engine.Shape) {
	for i := 1; i < len(sh.Line); i++ {
		s.line(s.scale(sh.Line[i-1]), s.scale(sh.Line[i]), '~')
	}
	if sh.Closed && len(sh.Line) > 2 {
		s.line(s.scale(sh.Line[len(sh.Line)-1]), s.scale(sh.Line[0]), '~')
	}
}

// line draws a straight line of one character.
func (s *sketch) line(a, b engine.Point, r rune) {
	steps := max(a.X-b.X, b.X-a.X, a.Y-b.Y, b.Y-a.Y)
	for i := int32(0); i <= steps; i++ {
		x, y := a.X, a.Y
		if steps > 0 {
			x, y = a.X+(b.X-a.X)*i/steps, a.Y+(b.Y-a.Y)*i/steps
		}
		if r == '~' || s.c.at(int(x), int(y)) == ' ' {
			s.c.put(int(x), int(y), r, dim)
		}
	}
}

// mark draws a line on the board, with its label in the middle.
func (s *sketch) mark(m *engine.Mark) {
	if m.Board != s.board.Key {
		return
	}
	path := make([]engine.Point, 0, len(m.Line)+2)
	for _, p := range m.Line {
		path = append(path, s.scale(p))
	}
	if from, ok := s.places[m.From]; ok {
		path = append([]engine.Point{from}, path...)
	}
	if to, ok := s.places[m.To]; ok {
		path = append(path, to)
	}
	for i := 1; i < len(path); i++ {
		s.line(path[i-1], path[i], '·')
	}
	if n := len(path); n > 1 && m.Label != "" {
		a, b := path[(n-1)/2], path[(n-1)/2+1]
		x := int(a.X+b.X)/2 - columns(m.Label)/2
		x = max(min(x, s.c.w-columns(m.Label)), 0)
		s.c.text(x, int(a.Y+b.Y)/2, s.c.w, m.Label, wind)
		s.labels = append(s.labels, span{x, int(a.Y+b.Y) / 2, columns(m.Label)})
	}
}

// label draws a space: its label in brackets, with the signs of the sides in it.
func (s *sketch) label(sc *engine.Scene, sp *engine.Space, shines bool) {
	text, l := sp.Label, dim
	if text == "" {
		text = sp.Name
	}
	held := piecesAt(sc, sp.ID)
	if len(held) > 0 {
		l = sideLook(held[0].Side)
		signs := ""
		for _, p := range held {
			if sign := string(sideSign(p.Side)); !strings.Contains(signs, sign) {
				signs += sign
			}
		}
		text += signs
	}
	text = "(" + text + ")"
	if shines {
		text, l = "["+strings.Trim(text, "()")+"]", lit
	}
	x, y := s.free(s.places[sp.ID], columns(text))
	s.c.text(x, y, s.c.w, text, l)
	s.labels = append(s.labels, span{x, y, columns(text)})
}

// span is the room that a label takes.
type span struct{ x, y, w int }

// free returns the place nearest to a point where a label of that width covers no other; the point itself if
// there is none near.
func (s *sketch) free(at engine.Point, w int) (int, int) {
	x0, y0 := min(max(int(at.X)-w/2, 0), max(s.c.w-w, 0)), int(at.Y)
	bestX, bestY, least := x0, y0, 1000
	for dy := -3; dy <= 3; dy++ {
		for dx := -12; dx <= 12; dx++ {
			x, y := x0+dx, y0+dy
			far := max(dx, -dx) + 3*max(dy, -dy)
			if far >= least || x < 0 || x+w > s.c.w || y < 0 || y >= s.c.h || s.covers(span{x, y, w}) {
				continue
			}
			bestX, bestY, least = x, y, far
		}
	}
	return bestX, bestY
}

// covers reports whether a label there would touch another.
func (s *sketch) covers(l span) bool {
	return slices.ContainsFunc(s.labels, func(o span) bool {
		return o.y == l.y && l.x <= o.x+o.w && o.x <= l.x+l.w
	})
}

// pieces draws the pieces of a table: first the arrows of their headings, then beside each its name, which
// covers no arrow and no other name; if there is no room for it the arrow stands alone, and the legend says
// where she is.
func (s *sketch) pieces(all []engine.Piece) {
	for i := range all {
		at := s.scale(engine.Point{X: all[i].X, Y: all[i].Y})
		s.c.put(int(at.X), int(at.Y), arrow(all[i].Heading), sideLook(all[i].Side))
		s.labels = append(s.labels, span{int(at.X), int(at.Y), 1})
	}
	for i := range all {
		p := &all[i]
		at := s.scale(engine.Point{X: p.X, Y: p.Y})
		x, y, n := int(at.X), int(at.Y), columns(p.Name)
		for _, to := range []span{{x + 2, y, n}, {x - n - 1, y, n}, {x - n/2, y - 1, n}, {x - n/2, y + 1, n}, {x + 2, y - 1, n}, {x - n - 1, y + 1, n}} {
			if to.x >= 0 && to.x+n <= s.c.w && to.y >= 0 && to.y < s.c.h && !s.coversText(to) {
				s.c.text(to.x, to.y, n, p.Name, sideLook(p.Side))
				s.labels = append(s.labels, to)
				break
			}
		}
	}
}

// coversText reports whether a name there would stand on a label, or end where another
// begins.
func (s *sketch) coversText(l span) bool {
	return slices.ContainsFunc(s.labels, func(o span) bool {
		return o.y == l.y && l.x < o.x+o.w+1 && o.x < l.x+l.w+1
	})
}

// arrow points where a heading in tenths of a degree from north leads.
func arrow(heading int32) rune {
	eighth := ((heading%3600+3600)%3600 + 225) / 450 % 8
	return []rune("↑↗→↘↓↙←↖")[eighth]
}

// legend says in words who stands where.
func (s *sketch) legend(sc *engine.Scene, st Style, room int) []string {
	var out []string
	if s.board.Kind == engine.Plane {
		for i := range sc.Pieces {
			p := &sc.Pieces[i]
			for _, line := range wrap(string(sideSign(p.Side))+describe(p), room, 2) {
				out = append(out, st.paint(sideLook(p.Side), line))
			}
		}
		return out
	}
	for i := range s.board.Spaces {
		sp := &s.board.Spaces[i]
		held := piecesAt(sc, sp.ID)
		if len(held) == 0 {
			continue
		}
		out = append(out, wrap(placeHeld(sp, held), room, 2)...)
	}
	return out
}

// describe returns a piece in words: its name, its numbers, its state.
func describe(p *engine.Piece) string {
	text := p.Name
	if f := figures(&engine.Piece{Numbers: p.Numbers}, 0, 20); f != "" {
		text += " " + f
	}
	if states := slices.DeleteFunc(slices.Clone(p.State), func(s string) bool { return s == "" }); len(states) > 0 {
		text += " (" + strings.Join(states, ", ") + ")"
	}
	return text
}
