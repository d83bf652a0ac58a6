package command

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/terminal"
)

// oddsTable formats a table of odds: for one row every possible value, for more rows the means; if two
// consecutive answers make a full square, each measure as a matrix of them. What never happens is named at
// the end. seat returns who gives an answer, or "" if not known.
func oddsTable(t *dice.Table, st terminal.Style, seat func(engine.Seat) string) []string {
	var shown []int
	var never []string
	for j, m := range t.Measures {
		if alwaysNothing(t, j) {
			never = append(never, m)
		} else {
			shown = append(shown, j)
		}
	}
	var out []string
	if len(t.Rows) == 1 {
		out = wholeRow(t, shown, st.Width)
	} else {
		squares, rest := takeSquares(t)
		if len(rest) > 0 {
			out = meanRows(t, rest, shown, st.Width)
		}
		for _, sq := range squares {
			out = append(out, sq.lines(t, shown, st.Width, seat)...)
		}
	}
	if len(never) > 0 {
		out = append(out, wrapText("Never: "+strings.Join(never, ", ")+".", st.Width)...)
	}
	return append(out, oddsNotes(t)...)
}

// meanRows formats one number for each measure shown, for the rows with these indexes. A long answer takes
// several lines.
func meanRows(t *dice.Table, rows, shown []int, width int) []string {
	name := 0
	for _, i := range rows {
		name = max(name, len([]rune(answers(&t.Rows[i]))))
	}
	name = min(name, max(width-len(shown)*8, 20))
	var out []string
	for i, j := range shown {
		out = append(out, strings.Repeat(" ", name+2+i*8)+t.Measures[j])
	}
	for _, i := range rows {
		parts := wrapText(answers(&t.Rows[i]), name)
		out = append(out, parts[:len(parts)-1]...)
		line := fmt.Sprintf("%-*s", name, parts[len(parts)-1])
		for _, j := range shown {
			line += fmt.Sprintf("  %-6s", meanText(t, &t.Rows[i], j))
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return out
}

func alwaysNothing(t *dice.Table, measure int) bool {
	for i := range t.Rows {
		for _, v := range t.Rows[i].Columns[measure].Values {
			if v.Value != 0 {
				return false
			}
		}
	}
	return true
}

// wholeRow formats each measure of the only row with all its values.
func wholeRow(t *dice.Table, shown []int, width int) []string {
	r := &t.Rows[0]
	var out []string
	if len(r.Answers) > 0 {
		out = append(out, answers(r)+":")
	}
	name := 0
	for _, j := range shown {
		name = max(name, len(t.Measures[j]))
	}
	for _, j := range shown {
		line := fmt.Sprintf("  %-*s  %6s ", name, t.Measures[j], meanText(t, r, j))
		more := []string{""}
		if !t.Event(j) && !sure(r, j) {
			more = spread(&r.Columns[j], width-len(line))
		}
		for _, values := range more {
			out = append(out, strings.TrimRight(line+values, " "))
			line = strings.Repeat(" ", len(line))
		}
	}
	return out
}

func answers(r *dice.Row) string { return strings.Join(r.Answers, ", ") }

// spread formats every value with its chance, on as many lines as needed.
func spread(c *dice.Column, room int) []string {
	out := []string{""}
	for _, v := range c.Values {
		part := fmt.Sprintf("  %d: %s", v.Value, percent(v.Chance))
		if last := len(out) - 1; out[last] == "" || len(out[last])+len(part) <= room {
			out[last] += part
		} else {
			out = append(out, part)
		}
	}
	return out
}

// meanText returns a measure in one number: a chance, if it is an event.
func meanText(t *dice.Table, r *dice.Row, measure int) string {
	of := &r.Columns[measure]
	switch {
	case t.Event(measure):
		return percent(of.Mean)
	case sure(r, measure):
		return strconv.Itoa(int(of.Values[0].Value))
	}
	return fmt.Sprintf("%.2f", of.Mean)
}

// sure reports whether a measure of a row can have one value only.
func sure(r *dice.Row, measure int) bool {
	return len(r.Columns[measure].Values) == 1 && r.Samples == 0
}

// percent returns a chance as text.
func percent(p float64) string {
	switch {
	case p > 0 && p < 0.0005:
		return "<0.1%"
	case p > 0.9995 && p < 1:
		return ">99.9%"
	}
	return strings.TrimSuffix(fmt.Sprintf("%.1f", p*100), ".0") + "%"
}

// oddsNotes says what is not exact.
func oddsNotes(t *dice.Table) []string {
	var out []string
	for i := range t.Rows {
		if n := t.Rows[i].Samples; n > 0 {
			who := "Not exact"
			if name := answers(&t.Rows[i]); name != "" {
				who = name + " is not exact"
			}
			out = append(out, fmt.Sprintf("%s: estimated from %d ways the dice may fall.", who, n))
		}
	}
	if t.Cut > 1e-6 {
		out = append(out, fmt.Sprintf("Exact but for %s of the ways the dice may fall.", percent(t.Cut)))
	}
	return out
}
