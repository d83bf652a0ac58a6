package terminal

import (
	"regexp"
	"slices"
	"strings"
)

// pipeRows returns the cells of a table with | between its columns, without the line below its head.
func pipeRows(lines []string) [][]string {
	var out [][]string
	for i, line := range lines {
		if i == 1 && strings.Trim(line, "|-: ") == "" {
			continue
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for j := range cells {
			cells[j] = unescaped(strings.TrimSpace(cells[j]))
		}
		out = append(out, cells)
	}
	return out
}

// columnRows returns the cells of a table set in columns, which have two blanks between them in every line.
func columnRows(lines []string) [][]string {
	used := 0
	text := make([][]rune, len(lines))
	for i := range lines {
		text[i] = []rune(lines[i])
		used = max(used, len(text[i]))
	}
	empty := func(at int) bool {
		return !slices.ContainsFunc(text, func(l []rune) bool { return at < len(l) && l[at] != ' ' })
	}
	starts := []int{0}
	for at := 2; at < used; at++ {
		if empty(at-1) && empty(at-2) && !empty(at) {
			starts = append(starts, at)
		}
	}
	out := make([][]string, len(text))
	for i, line := range text {
		for j, from := range starts {
			to := len(line)
			if j+1 < len(starts) {
				to = min(to, starts[j+1])
			}
			out[i] = append(out[i], strings.TrimSpace(string(line[min(from, to):to])))
		}
	}
	return out
}

// gap is the space between two columns.
const gap = 2

// setTable sets rows of cells in columns of a width: the widest columns are wrapped at their words. A table
// of more columns than fit is set in several, one below the other, each of which begins with the columns that
// tell its rows apart.
func setTable(table [][]string, width int) []string {
	var most, least []int
	for _, row := range table {
		for j, cell := range row {
			if j == len(most) {
				most, least = append(most, 0), append(least, 0)
			}
			most[j], least[j] = max(most[j], columns(cell)), max(least[j], narrowest(cell))
		}
	}
	if over := total(least) + gap*(len(least)-1) - width; over <= 0 {
		return setRows(table, narrowed(most, least, width-gap*(len(most)-1)))
	}
	var out []string
	head := telling(table)
	for from := head; from < len(most); {
		use := most[:head:head]
		to := from
		for to < len(most) && (to == from || total(use)+gap*len(use)+most[to] <= width) {
			use = append(use, most[to])
			to++
		}
		if len(out) > 0 {
			out = append(out, "")
		}
		low := slices.Concat(least[:head], least[from:to])
		out = append(out, setRows(columnsOf(table, head, from, to), narrowed(use, low, width-gap*(len(use)-1)))...)
		from = to
	}
	return out
}

// telling returns how many of the first columns tell the rows of a table apart, but at most 2.
func telling(table [][]string) int {
	seen := map[string]bool{}
	for _, row := range table {
		if seen[row[0]] {
			return min(2, len(row)-1)
		}
		seen[row[0]] = true
	}
	return 1
}

// columnsOf returns the first columns of a table, up to head, and those from one to another.
func columnsOf(table [][]string, head, from, to int) [][]string {
	out := make([][]string, len(table))
	for i, row := range table {
		out[i] = append(out[i], row[:min(head, len(row))]...)
		out[i] = append(out[i], row[min(from, len(row)):min(to, len(row))]...)
	}
	return out
}

func setRows(table [][]string, widths []int) []string {
	var out []string
	for _, row := range table {
		out = append(out, setRow(row, widths)...)
	}
	return out
}

// word3 matches text with a word, which may be wrapped; figures stay together.
var word3 = regexp.MustCompile(`\pL{3}`)

// narrowest returns the least width of a cell.
func narrowest(cell string) int {
	if !word3.MatchString(cell) {
		return columns(cell)
	}
	most := 0
	for _, word := range strings.Fields(cell) {
		most = max(most, columns(word))
	}
	return most
}

func total(widths []int) int {
	n := 0
	for _, w := range widths {
		n += w
	}
	return n
}

// narrowed returns the widths of columns that together have at most a width, if their least ones allow it:
// the widest column gives first.
func narrowed(most, least []int, width int) []int {
	out := slices.Clone(most)
	for total(out) > width {
		widest := -1
		for j := range out {
			if out[j] > least[j] && (widest < 0 || out[j] > out[widest]) {
				widest = j
			}
		}
		if widest < 0 {
			break
		}
		out[widest]--
	}
	return out
}

// setRow sets one row of cells, in as many lines as its longest cell needs.
func setRow(row []string, widths []int) []string {
	cells := make([][]string, len(row))
	high := 1
	for j, cell := range row {
		cells[j] = wrap(cell, widths[j], 0)
		high = max(high, len(cells[j]))
	}
	out := make([]string, high)
	for i := range out {
		line := ""
		for j := range cells {
			if j > 0 {
				line += strings.Repeat(" ", gap)
			}
			text := ""
			if i < len(cells[j]) {
				text = cells[j][i]
			}
			line += text + strings.Repeat(" ", max(widths[j]-columns(text), 0))
		}
		out[i] = strings.TrimRight(line, " ")
	}
	return out
}
