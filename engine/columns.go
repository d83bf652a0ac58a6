package engine

import (
	"strings"
	"unicode/utf8"
)

// Columns sets rows of cells out in columns two spaces apart, as the Text of a [Table]. The last cell of a
// row takes as much room as it needs.
func Columns(rows [][]string) string {
	var width []int
	for _, row := range rows {
		for i, cell := range row[:max(len(row)-1, 0)] {
			if i == len(width) {
				width = append(width, 0)
			}
			width[i] = max(width[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for _, row := range rows {
		line := ""
		for i, cell := range row {
			line += cell
			if i < len(row)-1 {
				line += strings.Repeat(" ", width[i]+2-utf8.RuneCountInString(cell))
			}
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
