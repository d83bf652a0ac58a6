package terminal

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Draw draws a whole scene: where the match stands with its wind and weather,
// every board, and the charts beside the first board or below. The objects of
// shine are lit.
func Draw(sc *engine.Scene, in *engine.Info, shine []engine.Object, st Style) []string {
	p := newPage(sc, in, shine, st)
	p.whole = true
	out := p.heading()
	for i, b := range sc.Boards {
		if len(sc.Boards) > 1 {
			out = append(out, "", st.paint(bold, b.Name))
		}
		if i == 0 {
			out = append(out, p.withCharts(b)...)
			continue
		}
		out = append(out, p.board(b)...)
	}
	return out
}

// Look draws the part of a scene that matters now, on one page: where the match stands, the first board on
// which something of shine lies, and the charts beside it if the page is wide.
func Look(sc *engine.Scene, in *engine.Info, shine []engine.Object, st Style) []string {
	head, body := newPage(sc, in, shine, st).parts()
	return append(head, body...)
}

// parts returns the heading and the board of a page.
func (p *page) parts() (head, body []string) {
	sc, st := p.scene, p.style
	head = p.heading()
	b := p.boardOf()
	if b == nil {
		return head, nil
	}
	if name := " · " + b.Name; len(sc.Boards) > 1 && columns(head[len(head)-1]+name) <= st.Width {
		head[len(head)-1] += st.paint(dim, name)
	}
	var left []int
	if st.Width < 80+chartRoom {
		return head, p.board(b)
	}
	body, left = p.chartsBeside(b)
	var names []string
	for _, n := range left {
		block := append([]string{""}, drawChart(&sc.Charts[n], st.Width, st)...)
		if len(names) == 0 && len(head)+len(body)+len(block)+roomForChoices <= st.Height {
			body = append(body, block...)
			continue
		}
		names = append(names, sc.Charts[n].Title)
	}
	if len(names) > 0 {
		for _, line := range wrap("charts shows also: "+strings.Join(names, ", "), st.Width, 2) {
			body = append(body, st.paint(dim, line))
		}
	}
	return head, body
}

// roomForChoices is how many lines of a page are left to the questions and choices.
const roomForChoices = 12

func newPage(sc *engine.Scene, in *engine.Info, shine []engine.Object, st Style) *page {
	p := &page{scene: sc, info: in, style: st, shine: map[engine.Object]bool{}, standing: map[engine.Object][]*engine.Piece{}}
	for i := range sc.Pieces {
		pc := &sc.Pieces[i]
		p.standing[pc.At] = append(p.standing[pc.At], pc)
	}
	for _, held := range p.standing {
		slices.SortStableFunc(held, func(a, b *engine.Piece) int { return a.Depth - b.Depth })
	}
	delete(p.standing, engine.NoObject)
	for _, o := range shine {
		if o != engine.NoObject {
			p.shine[o] = true
		}
	}
	return p
}

// page is a scene being drawn in a style.
type page struct {
	scene *engine.Scene
	info  *engine.Info
	style Style
	shine map[engine.Object]bool
	// standing are the pieces in each space, the top of its stack first.
	standing map[engine.Object][]*engine.Piece
	centre   engine.Object // the space that a map of hexes is moved to, or NoObject
	whole    bool          // a map of hexes is drawn whole
}

// heading returns what is always in sight: turn, phase, wind, weather, in one line if there is room.
func (p *page) heading() []string {
	st := p.style
	parts := []string{}
	if p.scene.Turn != "" {
		parts = append(parts, st.paint(bold, p.scene.Turn))
	}
	if p.scene.Phase != "" {
		parts = append(parts, p.scene.Phase)
	}
	for i := range p.scene.Marks {
		m := &p.scene.Marks[i]
		switch m.Kind {
		case "wind":
			text := string(arrow(m.Value)) + " " + m.Label
			if !strings.Contains(m.Label, "wind") {
				text = "wind " + text
			}
			parts = append(parts, st.paint(wind, text))
		case "weather":
			parts = append(parts, st.paint(wind, m.Label))
		}
	}
	lines := []string{""}
	for i, part := range parts {
		last := &lines[len(lines)-1]
		switch {
		case i == 0:
			*last = part
		case columns(*last)+3+columns(part) > st.Width:
			lines = append(lines, part)
		default:
			*last += " · " + part
		}
	}
	if out := p.scene.Outlook; out != "" {
		lines = append(lines, wrap(out+" ("+string(p.scene.OutlookRule)+")", st.Width, 0)...)
	}
	return lines
}

// board draws one board in the width of the page.
func (p *page) board(b *engine.Board) []string { return p.boardIn(b, p.style.Width) }

func (p *page) boardIn(b *engine.Board, room int) []string {
	switch b.Kind {
	case engine.Squares:
		return p.drawGrid(b, room)
	case engine.Hexes:
		return p.drawHexes(b, room)
	}
	return p.drawSketch(b, room)
}

// chartRoom is the least width in which charts stand beside a board.
const chartRoom = 40

// withCharts draws a board with the charts beside it if the page is wide enough, and the rest below.
func (p *page) withCharts(b *engine.Board) []string {
	if p.style.Width < 80+chartRoom {
		out := p.board(b)
		for _, block := range p.charts(p.style.Width) {
			out = append(append(out, ""), block...)
		}
		return out
	}
	out, left := p.chartsBeside(b)
	for _, i := range left {
		out = append(append(out, ""), drawChart(&p.scene.Charts[i], p.style.Width, p.style)...)
	}
	return out
}

// chartsBeside draws a board with as many charts beside it as fit with all their columns, and returns the
// indexes of the others.
func (p *page) chartsBeside(b *engine.Board) (lines []string, left []int) {
	board := p.boardIn(b, min(p.style.Width-chartRoom-3, 110))
	deep := max(len(board), 12, p.style.Height-9)
	room := p.style.Width - widest(board) - 3
	var right []string
	for i := range p.scene.Charts {
		block := drawChart(&p.scene.Charts[i], room, p.style)
		if len(right) > 0 {
			block = append([]string{""}, block...)
		}
		if leastWidth(&p.scene.Charts[i]) > room || len(right)+len(block) > deep {
			left = append(left, i)
			continue
		}
		right = append(right, block...)
	}
	return beside(board, right, 3), left
}

// charts draws the side panels.
func (p *page) charts(room int) [][]string {
	var out [][]string
	for i := range p.scene.Charts {
		out = append(out, drawChart(&p.scene.Charts[i], room, p.style))
	}
	return out
}

// boardOf returns the board to look at: the first with a space that is lit, or else with a piece that is, or
// else the first of all. It is nil if there are none.
func (p *page) boardOf() *engine.Board {
	var first *engine.Board
	for _, b := range p.scene.Boards {
		if slices.ContainsFunc(b.Spaces, func(sp engine.Space) bool { return p.shine[sp.ID] }) {
			return b
		}
		if first == nil && slices.ContainsFunc(b.Spaces, func(sp engine.Space) bool { return p.litPiece(sp.ID) }) {
			first = b
		}
	}
	if first == nil && len(p.scene.Boards) > 0 {
		first = p.scene.Boards[0]
	}
	return first
}

// litPiece reports whether a lit piece is in a space.
func (p *page) litPiece(space engine.Object) bool {
	return slices.ContainsFunc(p.standing[space], func(pc *engine.Piece) bool { return p.shine[pc.ID] || p.shine[pc.Stack] })
}
