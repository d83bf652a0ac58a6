package terminal

import (
	"strings"
	"unicode"

	"weathergage/engine"
)

// drawChart draws one side panel in at most room columns. Rows that are gone are
// left out of all but the first few lines, or drawn dim.
func drawChart(ch *engine.Chart, room int, st Style) []string {
	widths := chartWidths(ch)
	used := 0
	for i := range widths {
		if i > 0 && used+widths[i]+2 > room {
			widths = widths[:i]
			break
		}
		used += widths[i] + 2
	}
	out := []string{st.paint(sideOrBold(ch.Side), cut(ch.Title, room))}
	if len(ch.Columns) > 0 {
		out = append(out, st.paint(dim, chartLine("", ch.Columns, ch, widths)))
	}
	for i := range ch.Rows {
		r := &ch.Rows[i]
		name := r.Name
		if r.Gone && !st.Colour {
			name = "(" + name + ")"
		}
		line := chartLine(name, r.Cells, ch, widths)
		if left := room - columns(line) - 2; r.Note != "" && left >= 12 {
			line += "  " + cut(r.Note, left)
		}
		l := plain
		if r.Gone {
			l = dim
		}
		out = append(out, st.paint(l, line))
	}
	return out
}

func sideOrBold(s engine.Seat) look {
	if s == engine.NoSeat {
		return bold
	}
	return sideLook(s)
}

// chartWidths is how wide the names and each column must be.
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

// chartLine sets out a row: names to the left, numbers to the right.
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
