package terminal

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// grid lays out a board of squares: which column and row each space stands in.
type grid struct {
	board         *engine.Board
	xs, ys        []int32 // centres of the columns and rows
	heads, sides  []string
	labelled      bool  // heads and sides say what the labels would
	cell          int   // width of a square on the screen, one line included
	ruled         bool  // lines are drawn between the rows
	tops          []int // the screen line on which each row begins, and the end of the last
	left          int   // room for the names of the rows
	common        string
	terrainSigns  map[string]rune
	terrainLegend []string
	names         []string // of all pieces of the scene
}

// ground is what fills empty squares of the less common kinds of terrain.
var ground = []rune{'·', ':', '~', '░'}

func newGrid(sc *engine.Scene, b *engine.Board, room int, st Style) *grid {
	g := &grid{board: b}
	for i := range sc.Pieces {
		g.names = append(g.names, sc.Pieces[i].Name)
	}
	for i := range b.Spaces {
		g.xs = appendNew(g.xs, b.Spaces[i].Centre.X)
		g.ys = appendNew(g.ys, b.Spaces[i].Centre.Y)
	}
	slices.Sort(g.xs)
	slices.Sort(g.ys)
	g.name()
	g.signs()
	g.cell = min(max((room-g.left-1)/max(len(g.xs), 1), 4), 13)
	g.ruled = st.Height == 0 || st.Height >= len(g.ys)*3+14
	g.stack(sc)
	return g
}

// stack lays out the rows: two lines a row, and a rule above each if there is room; if not, empty rows take
// one line.
func (g *grid) stack(sc *engine.Scene) {
	taken := make([]bool, len(g.ys))
	for i := range g.board.Spaces {
		if sp := &g.board.Spaces[i]; len(piecesAt(sc, sp.ID)) > 0 {
			_, y := g.place(sp)
			taken[y] = true
		}
	}
	top := 0
	if g.labelled {
		top = 1
	}
	for y := range g.ys {
		g.tops = append(g.tops, top)
		switch {
		case g.ruled:
			top += 3
		case taken[y]:
			top += 2
		default:
			top++
		}
	}
	g.tops = append(g.tops, top)
}

// inside returns the first line inside a row, and how many there are.
func (g *grid) inside(y int) (top, lines int) {
	top = g.tops[y]
	if g.ruled {
		top++
	}
	return top, g.tops[y+1] - top
}

func appendNew(s []int32, n int32) []int32 {
	if slices.Contains(s, n) {
		return s
	}
	return append(s, n)
}

// place returns the column and row of a space.
func (g *grid) place(sp *engine.Space) (int, int) {
	return slices.Index(g.xs, sp.Centre.X), slices.Index(g.ys, sp.Centre.Y)
}

// name splits the labels into names of columns and of rows, if possible: E5 is column E, row 5.
func (g *grid) name() {
	g.heads, g.sides = make([]string, len(g.xs)), make([]string, len(g.ys))
	g.labelled = true
	for i := range g.board.Spaces {
		sp := &g.board.Spaces[i]
		x, y := g.place(sp)
		cutAt := strings.IndexAny(sp.Label, "0123456789")
		if cutAt < 1 {
			g.labelled = false
			break
		}
		head, side := sp.Label[:cutAt], sp.Label[cutAt:]
		if g.heads[x] != "" && g.heads[x] != head || g.sides[y] != "" && g.sides[y] != side {
			g.labelled = false
			break
		}
		g.heads[x], g.sides[y] = head, side
	}
	if !g.labelled {
		return
	}
	for _, s := range g.sides {
		g.left = max(g.left, columns(s)+1)
	}
}

// signs gives each kind of terrain except the commonest a sign.
func (g *grid) signs() {
	var kinds []string
	count := map[string]int{}
	for i := range g.board.Spaces {
		t := g.board.Spaces[i].Terrain
		if count[t]++; count[t] == 1 {
			kinds = append(kinds, t)
		}
	}
	for _, t := range kinds {
		if g.common == "" || count[t] > count[g.common] {
			g.common = t
		}
	}
	g.terrainSigns = map[string]rune{}
	for _, t := range kinds {
		if n := len(g.terrainSigns); t != g.common && n < len(ground) {
			g.terrainSigns[t] = ground[n]
			g.terrainLegend = append(g.terrainLegend, string(ground[n])+" "+t)
		}
	}
}

// drawGrid draws a board of squares in at most room columns.
func (p *page) drawGrid(b *engine.Board, room int) []string {
	sc, st := p.scene, p.style
	g := newGrid(sc, b, room, st)
	high := g.tops[len(g.ys)]
	if g.ruled {
		high++
	}
	c := newCanvas(g.left+len(g.xs)*g.cell+1, high)
	g.rule(c)
	for i := range b.Spaces {
		sp := &b.Spaces[i]
		x, y := g.place(sp)
		top, lines := g.inside(y)
		box := box{c: c, x: g.left + x*g.cell + 1, y: top, w: g.cell - 1, h: lines}
		g.square(&box, sp, piecesAt(sc, sp.ID), p.shine[sp.ID] || p.litPiece(sp.ID))
	}
	lines := c.lines(st)
	if legend := g.legend(sc); legend != "" && (st.Height == 0 || st.Height >= 30) {
		lines = append(lines, st.paint(dim, strings.Repeat(" ", g.left)+cut(legend, room-g.left)))
	}
	return lines
}

// rule draws the lines between the squares and the names along the edges.
func (g *grid) rule(c *canvas) {
	for x := range g.xs {
		if g.labelled {
			c.text(g.left+x*g.cell+g.cell/2, 0, g.cell, g.heads[x], dim)
		}
	}
	for y := range g.ys {
		top, _ := g.inside(y)
		if g.labelled {
			c.text(g.left-1-columns(g.sides[y]), top, g.left, g.sides[y], dim)
		}
	}
	for y := g.tops[0]; y < c.h; y++ {
		across := g.ruled && slices.Contains(g.tops, y)
		for x := g.left; x < c.w; x++ {
			switch down := (x-g.left)%g.cell == 0; {
			case across && down:
				c.put(x, y, '┼', dim)
			case across:
				c.put(x, y, '─', dim)
			case down:
				c.put(x, y, '│', dim)
			}
		}
	}
}

// box is the inside of one square on the screen.
type box struct {
	c          *canvas
	x, y, w, h int
}

// square draws what stands in one square.
func (g *grid) square(b *box, sp *engine.Space, pieces []*engine.Piece, shines bool) {
	if sign, ok := g.terrainSigns[sp.Terrain]; ok {
		for y := range b.h {
			for x := 0; x < b.w; x += 2 {
				b.c.put(b.x+x, b.y+y, sign, dim)
			}
		}
	}
	if shines {
		b.blank(0)
		b.c.put(b.x-1, b.y, '[', lit)
		b.c.put(b.x+b.w, b.y, ']', lit)
	}
	if len(pieces) == 0 {
		switch {
		case shines:
			b.c.text(b.x+(b.w-columns(sp.Label))/2, b.y, b.w, sp.Label, lit)
		case !g.labelled:
			b.c.text(b.x, b.y, b.w, sp.Label, dim)
		}
		return
	}
	b.blank(0)
	b.blank(1)
	p := pieces[0]
	b.c.put(b.x, b.y, sideSign(p.Side), sideLook(p.Side))
	b.c.text(b.x+1, b.y, b.w-1, shortName(p.Name, g.names, b.w-1), sideLook(p.Side))
	under := p.Under + len(pieces) - 1
	b.c.text(b.x, b.y+1, b.w, figures(p, under, b.w), sideLook(p.Side))
}

// shortName cuts a name to the room there is. It keeps the last word if the name would otherwise be
// ambiguous: Medi III.
func shortName(name string, all []string, room int) string {
	full := []rune(name)
	if len(full) <= room {
		return name
	}
	short := full[:max(room, 0)]
	last := strings.LastIndexByte(name, ' ')
	alike := func(other string) bool { return other != name && strings.HasPrefix(other, string(short)) }
	if last < 0 || !slices.ContainsFunc(all, alike) {
		return string(short)
	}
	tail := []rune(name[last:])
	if len(tail) >= room {
		return string(short)
	}
	return string(full[:room-len(tail)]) + string(tail)
}

func (b *box) blank(y int) {
	for x := range b.w {
		b.c.put(b.x+x, b.y+y, ' ', plain)
	}
}

// figures returns the second line of a piece: its numbers, the first letters of its states and what lies
// under it, with spaces if there is room.
func figures(p *engine.Piece, under, room int) string {
	var numbers []string
	for i, s := range p.Numbers {
		if i == 3 {
			break
		}
		numbers = append(numbers, strconv.Itoa(int(s.Value)))
	}
	parts := []string{strings.Join(numbers, "/")}
	states := ""
	for _, s := range p.State {
		if s != "" {
			states += strings.ToUpper(s[:1])
		}
	}
	parts = append(parts, states)
	if under > 0 {
		parts = append(parts, "+"+strconv.Itoa(under))
	}
	parts = slices.DeleteFunc(parts, func(s string) bool { return s == "" })
	if text := strings.Join(parts, " "); columns(text) <= room {
		return text
	}
	text := []rune(strings.Join(parts, ""))
	return string(text[:min(len(text), room)])
}

// legend says what the figures on the pieces and the signs of the ground mean.
func (g *grid) legend(sc *engine.Scene) string {
	var names, states []string
	for i := range sc.Pieces {
		p := &sc.Pieces[i]
		if !slices.ContainsFunc(g.board.Spaces, func(sp engine.Space) bool { return sp.ID == p.At }) {
			continue
		}
		for _, n := range p.Numbers {
			if len(names) < 3 {
				names = appendName(names, n.Name)
			}
		}
		for _, s := range p.State {
			if s != "" {
				states = appendName(states, strings.ToUpper(s[:1])+" "+s)
			}
		}
	}
	parts := append([]string{strings.Join(names, "/")}, states...)
	parts = append(parts, g.terrainLegend...)
	parts = slices.DeleteFunc(parts, func(s string) bool { return s == "" })
	return strings.Join(parts, "   ")
}

// piecesAt lists what stands in a space, the top of its stack first.
func piecesAt(sc *engine.Scene, at engine.Object) []*engine.Piece {
	var out []*engine.Piece
	for i := range sc.Pieces {
		if sc.Pieces[i].At == at {
			out = append(out, &sc.Pieces[i])
		}
	}
	slices.SortStableFunc(out, func(a, b *engine.Piece) int { return a.Depth - b.Depth })
	return out
}
