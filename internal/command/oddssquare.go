package command

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A square is rows of odds for every pair of their last two answers: the tactics of two sides.
type square struct {
	before      []string // the answers that all rows have
	down, along []string // the last but one and the last answer
	rows        [][]int  // indexes of rows, by both
}

// takeSquares returns the squares of a table, of two by two or more, and the indexes of the rows in none.
func takeSquares(t *dice.Table) (squares []square, rest []int) {
	taken := map[int]bool{}
	for i := range t.Rows {
		n := len(t.Rows[i].Answers)
		if n < 2 || taken[i] {
			continue
		}
		if sq, ok := squareFrom(t, i); ok {
			squares = append(squares, sq)
			for _, row := range sq.rows {
				for _, k := range row {
					taken[k] = true
				}
			}
		}
	}
	for i := range t.Rows {
		if !taken[i] {
			rest = append(rest, i)
		}
	}
	return squares, rest
}

// squareFrom returns the square whose first row is row i, if it is whole.
func squareFrom(t *dice.Table, i int) (square, bool) {
	n := len(t.Rows[i].Answers)
	sq := square{before: t.Rows[i].Answers[:n-2]}
	at := map[[2]string]int{}
	for k := i; k < len(t.Rows); k++ {
		a := t.Rows[k].Answers
		if len(a) != n || !slices.Equal(a[:n-2], sq.before) {
			continue
		}
		at[[2]string{a[n-2], a[n-1]}] = k
		sq.down, sq.along = addNew(sq.down, a[n-2]), addNew(sq.along, a[n-1])
	}
	if len(sq.down) < 2 || len(sq.along) < 2 || len(at) != len(sq.down)*len(sq.along) {
		return sq, false
	}
	for _, down := range sq.down {
		var row []int
		for _, along := range sq.along {
			row = append(row, at[[2]string{down, along}])
		}
		sq.rows = append(sq.rows, row)
	}
	return sq, true
}

func addNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// lines formats each measure shown as a matrix, and names those that never happen here.
func (sq *square) lines(t *dice.Table, shown []int, width int, seat func(engine.Seat) string) []string {
	down, along := sq.who(t, seat)
	var out []string
	if len(sq.before) > 0 {
		out = append(out, strings.Join(sq.before, ", ")+":")
	}
	out = append(out, wrapText("down: "+down+"; along: "+along, width)...)
	name := 0
	for _, d := range sq.down {
		name = max(name, len([]rune(d)))
	}
	var never []string
	for _, j := range shown {
		if sq.nothing(t, j) {
			never = append(never, t.Measures[j])
			continue
		}
		out = append(append(out, " "+t.Measures[j]), sq.matrix(t, j, name)...)
	}
	if len(never) > 0 {
		out = append(out, wrapText(" Never here: "+strings.Join(never, ", ")+".", width)...)
	}
	return out
}

// nothing reports whether a measure is 0 in the whole square.
func (sq *square) nothing(t *dice.Table, measure int) bool {
	for _, row := range sq.rows {
		for _, i := range row {
			if t.Rows[i].Columns[measure].Mean != 0 {
				return false
			}
		}
	}
	return true
}

// matrix returns one measure, with names of so many characters at the left.
func (sq *square) matrix(t *dice.Table, measure, name int) []string {
	head := fmt.Sprintf("  %-*s", name, "")
	for _, a := range sq.along {
		head += fmt.Sprintf("  %*s", max(len([]rune(a)), 6), a)
	}
	out := []string{head}
	for i, d := range sq.down {
		line := fmt.Sprintf("  %-*s", name, d)
		for k, a := range sq.along {
			line += fmt.Sprintf("  %*s", max(len([]rune(a)), 6), meanText(t, &t.Rows[sq.rows[i][k]], measure))
		}
		out = append(out, line)
	}
	return out
}

// who returns whose answers are the rows and whose are the columns.
func (sq *square) who(t *dice.Table, seat func(engine.Seat) string) (down, along string) {
	r := &t.Rows[sq.rows[0][0]]
	n := len(r.Answers)
	if len(r.Choices) != n || seat == nil {
		return "the first answer", "the second"
	}
	return seat(r.Choices[n-2].Seat), seat(r.Choices[n-1].Seat)
}
