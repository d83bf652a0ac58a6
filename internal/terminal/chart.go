package terminal

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/engine"
)

// leastName is the least width of the names of a chart's rows; longer ones are wrapped.
const leastName = 16

// shortNote is the length to which a note may be cut: a few words.
const shortNote = 9

// leastWidth returns the least width in which a chart has all its columns side by side.
func leastWidth(ch *engine.Chart) int {
	widths := chartWidths(folded(ch))
	n := min(widths[0], leastName)
	for _, w := range widths[1:] {
		n += w + 2
	}
	return n
}

// drawChart draws one side panel in at most room columns. Long names are wrapped; columns for which there is
// no room come below, again with the names, so that no figure is lost.
func drawChart(ch *engine.Chart, room int, st Style) []string {
	var out []string
	ch = folded(ch)
	for _, line := range wrap(ch.Title, room, 2) {
		out = append(out, st.paint(sideOrBold(ch.Side), line))
	}
	widths := chartWidths(ch)
	for from := 0; ; {
		figures, to := 0, from
		for to < len(ch.Columns) && (to == from || figures+widths[to+1]+2+min(widths[0], leastName) <= room) {
			figures += widths[to+1] + 2
			to++
		}
		names := min(widths[0], max(room-figures, leastName))
		out = append(out, chartBlock(ch, from, to, names, room, st)...)
		if from = to; from >= len(ch.Columns) {
			return out
		}
	}
}

// folded returns a chart with equal consecutive rows merged and empty shelves left out.
func folded(ch *engine.Chart) *engine.Chart {
	out := *ch
	out.Rows = nil
	for i := 0; i < len(ch.Rows); {
		r, n := ch.Rows[i], 1
		if ch.Kind == engine.Shelves && len(r.Goods) == 0 {
			i++
			continue // an empty shelf
		}
		for i+n < len(ch.Rows) && sameRow(&r, &ch.Rows[i+n]) {
			n++
		}
		if i += n; n > 1 {
			r.Name += " ×" + strconv.Itoa(n)
		}
		out.Rows = append(out.Rows, r)
	}
	return &out
}

func sameRow(a, b *engine.Row) bool {
	return a.Name == b.Name && a.Note == b.Note && a.Gone == b.Gone && slices.Equal(a.Cells, b.Cells)
}

// chartBlock draws the columns of a chart from one to another, below their names. Notes come with the last
// columns.
func chartBlock(ch *engine.Chart, from, to, names, room int, st Style) []string {
	widths := append([]int{names}, chartWidths(ch)[from+1:to+1]...)
	block := engine.Chart{Columns: ch.Columns[from:to]}
	for _, r := range ch.Rows {
		if len(r.Cells) > 0 {
			r.Cells = r.Cells[min(from, len(r.Cells)):min(to, len(r.Cells))]
		}
		if to < len(ch.Columns) {
			r.Note = ""
		}
		block.Rows = append(block.Rows, r)
	}
	var out []string
	if strings.TrimSpace(strings.Join(block.Columns, "")) != "" {
		out = append(out, st.paint(dim, cut(chartLine("", block.Columns, &block, widths), room)))
	}
	for i := range block.Rows {
		out = append(out, chartRow(&block, &block.Rows[i], widths, room, st)...)
	}
	return out
}

// chartRow draws one row; a lost one is dim, or in brackets without colour.
func chartRow(ch *engine.Chart, r *engine.Row, widths []int, room int, st Style) []string {
	name, l := r.Name, plain
	if r.Gone {
		l = dim
		if !st.Colour {
			name = "(" + name + ")"
		}
	}
	parts := wrap(name, widths[0], 1)
	lines := []string{chartLine(cut(parts[0], widths[0]), r.Cells, ch, widths)}
	for _, part := range parts[1:] {
		lines = append(lines, cut(part, widths[0]))
	}
	if r.Note != "" {
		left := room - columns(lines[0]) - 2
		if left >= min(columns(r.Note), shortNote) && columns(r.Note) <= max(left, 2*shortNote) {
			lines[0] += "  " + cut(r.Note, left)
		} else {
			for _, part := range wrap(r.Note, room-2, 0) {
				lines = append(lines, "  "+part)
			}
		}
	}
	for i := range lines {
		lines[i] = st.paint(l, cut(lines[i], room))
	}
	return lines
}

func sideOrBold(s engine.Seat) look {
	if s == engine.NoSeat {
		return bold
	}
	return sideLook(s)
}

// chartWidths returns how wide the names and each column must be.
func chartWidths(ch *engine.Chart) []int {
	w := make([]int, len(ch.Columns)+1)
	for i, c := range ch.Columns {
		w[i+1] = columns(c)
	}
	for i := range ch.Rows {
		name := columns(ch.Rows[i].Name)
		if ch.Rows[i].Gone {
			name += 2 // its brackets
		}
		w[0] = max(w[0], name)
		for j, cell := range ch.Rows[i].Cells {
			if j+1 < len(w) {
				w[j+1] = max(w[j+1], columns(cell))
			}
		}
	}
	return w
}

// chartLine formats a row: names to the left, numbers to the right.
func chartLine(name string, cells []string, ch *engine.Chart, widths []int) string {
	var b strings.Builder
	pad(&b, name, widths[0], false)
	for i, cell := range cells {
		if i+1 >= len(widths) {
			break
		}
		b.WriteString("  ")
		pad(&b, cell, widths[i+1], numeric(ch, i))
	}
	return strings.TrimRight(b.String(), " ")
}

func pad(b *strings.Builder, s string, width int, right bool) {
	blanks := strings.Repeat(" ", max(width-columns(s), 0))
	if right {
		s, blanks = blanks, s
	}
	b.WriteString(s)
	b.WriteString(blanks)
}

// numeric reports whether a column holds nothing but numbers.
func numeric(ch *engine.Chart, column int) bool {
	for i := range ch.Rows {
		if column >= len(ch.Rows[i].Cells) {
			continue
		}
		for _, r := range ch.Rows[i].Cells[column] {
			if unicode.IsLetter(r) {
				return false
			}
		}
	}
	return true
}
