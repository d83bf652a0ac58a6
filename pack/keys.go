package pack

import (
	"slices"
	"strings"
)

// A KeyedTable is a table of a pack whose rows have keys, for one who writes a file of his own.
type KeyedTable struct {
	Name string      // of the file, without its ending
	Rows [][2]string // each key, and what it is the key of, if the table says so
}

// KeyedTables lists the tables of the pack in which files may name rows by key, by name.
func (p *Pack) KeyedTables() []KeyedTable {
	var out []KeyedTable
	for _, file := range p.names {
		name, isTable := strings.CutSuffix(file, ".csv")
		if !isTable {
			continue
		}
		rows, err := csvReader(p.text[file]).ReadAll()
		if err != nil || len(rows) == 0 {
			continue // whoever loads the pack says why
		}
		head := rows[0]
		for i := range head {
			head[i] = strings.TrimSpace(head[i])
		}
		key, title := slices.Index(head, "key"), slices.Index(head, "name")
		if key < 0 {
			continue
		}
		t := KeyedTable{Name: name}
		for _, row := range rows[1:] {
			pair := [2]string{strings.TrimSpace(row[key])}
			if title >= 0 {
				pair[1] = strings.TrimSpace(row[title])
			}
			if !slices.Contains(t.Rows, pair) {
				t.Rows = append(t.Rows, pair)
			}
		}
		out = append(out, t)
	}
	return out
}
