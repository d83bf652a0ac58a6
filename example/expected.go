package example

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// expect looks for a line in the position's text, counts the matching lines, or looks for what the screen
// shows.
func (r *runner) expect(l *line) error {
	want := unquote(l.text)
	if words := strings.Fields(want); len(words) > 1 && words[0] == "shown" {
		r.shown(l, words[1:])
		return nil
	}
	text := string(r.rules.FormatPosition(nil, r.session.State))
	if n, each, ok := cutTimes(want); ok {
		r.times(l, text, n, each)
		return nil
	}
	if (linesThatFit(text, want) > 0) != l.not {
		return nil
	}
	if l.not {
		r.differ(l, "no such line", "it stands in the position", "")
		return nil
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	n, shared, alike := likest(lines, want)
	got, fix := "no line begins so", ""
	if shared > 0 {
		got = strings.Join(strings.Fields(lines[n]), " ")
	}
	if alike == 1 {
		fix = "expect " + got
	} else if alike > 1 {
		got = fmt.Sprintf("%d lines that begin so, the last: %s", alike, got)
	}
	r.differ(l, want, got, fix)
	return nil
}

// times compares the number of matching lines of the position.
func (r *runner) times(l *line, text string, want int, each string) {
	n := linesThatFit(text, each)
	if (n == want) != l.not {
		return
	}
	fix := ""
	if !l.not {
		fix = fmt.Sprintf("expect %d x %s", n, each)
	}
	r.differ(l, fmt.Sprintf("%d such lines", want), fmt.Sprint(n), fix)
}

// shown looks for a cell of the charts beside the board, or for the outlook, that contains the words wanted,
// in this order. The last word wanted is the last of the cell.
func (r *runner) shown(l *line, want []string) {
	cells := shownCells(r.rules.Scene(r.session.State, engine.Observer))
	var near []string
	for _, cell := range cells {
		have := strings.Fields(cell)
		if holdsInOrder(have, want) {
			if l.not {
				r.differ(l, "not shown", cell, "")
			}
			return
		}
		if len(want) > 1 && holdsInOrder(have, append(want[:len(want)-1:len(want)-1], have[len(have)-1])) {
			near = append(near, cell)
		}
	}
	if l.not {
		return
	}
	got := "nothing like it is shown"
	if len(near) > 0 {
		got = strings.Join(near, "; ")
	}
	r.differ(l, strings.Join(want, " "), got, "")
}

// shownCells returns the cells of all charts, each after the title of its chart, the name of its row and that
// of its column; and the outlook after the word outlook.
func shownCells(sc *engine.Scene) []string {
	cells := []string{"outlook " + sc.Outlook}
	for i := range sc.Charts {
		c := &sc.Charts[i]
		for _, row := range c.Rows {
			for k, cell := range row.Cells {
				column := ""
				if k < len(c.Columns) {
					column = c.Columns[k]
				}
				cells = append(cells, strings.Join(strings.Fields(c.Title+" "+row.Name+" "+column+" "+cell), " "))
			}
			for _, good := range row.Goods {
				cells = append(cells, strings.Join([]string{c.Title, row.Name, c.Columns[good.Column], good.Name}, " "))
			}
		}
	}
	return cells
}

// holdsInOrder reports whether have contains the words wanted in this order, in upper or lower case, with the
// last of them at the end unless ... follows it.
func holdsInOrder(have, want []string) bool {
	w, open := 0, isAny(want[len(want)-1])
	if open {
		want = want[:len(want)-1]
	}
	for i, word := range have {
		if w < len(want) && wordFits(strings.ToLower(word), strings.ToLower(want[w])) && (open || w < len(want)-1 || i == len(have)-1) {
			w++
		}
	}
	return w == len(want)
}
