package pack

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// A Change puts another value in one place of a pack: in a column of a row of a CSV file, or at a key of a TOML
// file.
type Change struct {
	File   string            // such as squadrons.csv
	Row    map[string]string // cells by which the row is known, such as key: drake; for a CSV file
	Column string            // for a CSV file
	Key    string            // a path such as broadside.factor or ship.2.at, where 2 is the third; for a TOML file
	Value  string            // as it stands in the file: a text of a TOML file with its quotes
}

// String returns the place that is changed, such as "squadrons.csv, key drake, strength".
func (c *Change) String() string {
	words := []string{c.File}
	for _, column := range slices.Sorted(maps.Keys(c.Row)) {
		words = append(words, column+" "+c.Row[column])
	}
	return strings.Join(append(words, c.Column+c.Key), ", ")
}

// Changed returns the pack with a value changed, or the pack itself if that value stands there already. The file that is
// changed counts as a person's own. An error says which place there is not, and what there is instead; what a value may
// be is checked when the pack is loaded.
func (p *Pack) Changed(c Change) (*Pack, error) {
	text, ok := p.text[c.File]
	if !ok {
		return nil, fmt.Errorf("no file %q%s: expected one of %s", c.File, perhaps(c.File, p.names), strings.Join(p.names, ", "))
	}
	change := inSheet
	if strings.HasSuffix(c.File, ".csv") {
		change = inTable
	}
	changedText, err := change(text, &c)
	if err != nil || changedText == nil {
		return p, err
	}
	changed := p.clone()
	changed.insert(c.File, changedText)
	changed.lend(c.File)
	return changed, nil
}

// inTable returns the text of a CSV file with a cell changed, or nil if the cell is so already. The other lines stay as they
// are, so that errors name them.
func inTable(text []byte, c *Change) ([]byte, error) {
	if c.Key != "" || len(c.Row) == 0 || c.Column == "" {
		return nil, fmt.Errorf("%s is a table: expected a row and a column", c.File)
	}
	r := csvReader(text)
	head, err := cellsOf(r)
	if err != nil {
		return nil, err
	}
	if err := c.columnsIn(head); err != nil {
		return nil, err
	}
	var found, like []string // the row, and the cells in the column by which one is named
	var begin, end int64
	for before := r.InputOffset(); ; before = r.InputOffset() {
		cells, err := cellsOf(r)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if !isRow(head, cells, c.Row) {
			like = c.appendNamed(like, head, cells)
			continue
		}
		if found != nil {
			return nil, fmt.Errorf("%s: several rows are like that: name more of its cells", c)
		}
		found, begin, end = cells, before, r.InputOffset()
	}
	if found == nil {
		return nil, fmt.Errorf("%s: no row is like that%s", c, rowsLike(c, like))
	}
	if found[slices.Index(head, c.Column)] == c.Value {
		return nil, nil
	}
	return withRow(text, found, slices.Index(head, c.Column), c.Value, begin, end)
}

// columnsIn returns an error if a table has not all the columns that are named.
func (c *Change) columnsIn(head []string) error {
	for _, column := range append(slices.Sorted(maps.Keys(c.Row)), c.Column) {
		if !slices.Contains(head, column) {
			return fmt.Errorf("%s has no column %q%s: expected one of %s", c.File, column, perhaps(column, head), strings.Join(head, ", "))
		}
	}
	return nil
}

// withRow returns the text with a row written anew that lies between two offsets, behind what comments and empty lines
// come before it.
func withRow(text []byte, cells []string, column int, value string, begin, end int64) ([]byte, error) {
	for _, line := range bytes.SplitAfter(text[begin:end], []byte("\n")) {
		if plain := bytes.TrimSpace(line); len(plain) > 0 && plain[0] != '#' {
			break
		}
		begin += int64(len(line))
	}
	cells[column] = value
	var row bytes.Buffer
	w := csv.NewWriter(&row)
	if err := w.Write(cells); err != nil {
		return nil, err
	}
	w.Flush()
	return slices.Concat(text[:begin], row.Bytes(), text[end:]), nil
}

// cellsOf returns the cells of the next row, without the blanks around them.
func cellsOf(r *csv.Reader) ([]string, error) {
	cells, err := r.Read()
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells, err
}

// isRow reports whether a row has the cells by which one is named.
func isRow(head, cells []string, named map[string]string) bool {
	for column, cell := range named {
		if cells[slices.Index(head, column)] != cell {
			return false
		}
	}
	return true
}

// appendNamed appends the cells of a row in the columns by which one is named, each once.
func (c *Change) appendNamed(like, head, cells []string) []string {
	for column := range c.Row {
		if cell := cells[slices.Index(head, column)]; !slices.Contains(like, cell) {
			like = append(like, cell)
		}
	}
	return like
}

// mostRows is how many cells an error lists of which one was expected.
const mostRows = 40

// rowsLike returns what an error adds about a row that is not there, if one column names it: the nearest of the cells in
// that column, and those that there are.
func rowsLike(c *Change, there []string) string {
	if len(c.Row) != 1 {
		return ""
	}
	near := ""
	for _, cell := range c.Row {
		near = perhaps(cell, there)
	}
	if len(there) > mostRows {
		there = append(there[:mostRows], "…")
	}
	return near + ": expected one of " + strings.Join(there, ", ")
}

// inSheet returns the text of a TOML file with a value changed, or nil if it is so already.
func inSheet(text []byte, c *Change) ([]byte, error) {
	if len(c.Row) > 0 || c.Column != "" || c.Key == "" {
		return nil, fmt.Errorf("%s is no table: expected a key", c.File)
	}
	v := valuesOf(text)
	at, ok := v.at[c.Key]
	if !ok {
		return nil, fmt.Errorf("%s has no value %q%s: expected one of %s", c.File, c.Key, perhaps(c.Key, v.keys), strings.Join(v.keys[:min(len(v.keys), mostRows)], ", "))
	}
	if string(text[at.Offset:at.Offset+at.Length]) == c.Value {
		return nil, nil
	}
	return slices.Concat(text[:at.Offset], []byte(c.Value), text[at.Offset+at.Length:]), nil
}

// values holds where each value of a TOML file stands that is no list and no table.
type values struct {
	keys []string // in their order
	at   map[string]unstable.Range
}

func valuesOf(text []byte) *values {
	var p unstable.Parser
	p.Reset(text)
	v := &values{at: make(map[string]unstable.Range)}
	s := &Sheet{}
	nowhere := func(*unstable.Node) place { return place{1, 1} }
	lengths, table := make(map[string]int), "" // of arrays of tables, so far
	for p.NextExpression() {
		e := p.Expression()
		path, _ := s.keys(table, e, nil, nowhere)
		switch e.Kind {
		case unstable.ArrayTable:
			table, _ = s.keys("", e, lengths, nowhere)
			lengths[table]++
			table = fmt.Sprintf("%s.%d", table, lengths[table]-1)
		case unstable.Table:
			table, _ = s.keys("", e, lengths, nowhere)
		case unstable.KeyValue:
			v.add(s, path, e.Value())
		}
	}
	return v
}

// add takes in a value, and the values in it.
func (v *values) add(s *Sheet, path string, value *unstable.Node) {
	n := 0
	for it := value.Children(); it.Next(); {
		switch in := it.Node(); {
		case value.Kind == unstable.Array && in.Kind != unstable.Comment:
			v.add(s, fmt.Sprintf("%s.%d", path, n), in)
			n++
		case value.Kind == unstable.InlineTable:
			inner, _ := s.keys(path, in, nil, func(*unstable.Node) place { return place{1, 1} })
			v.add(s, inner, in.Value())
		}
	}
	if value.Raw.Length > 0 && value.Kind != unstable.Array && value.Kind != unstable.InlineTable {
		v.keys = append(v.keys, path)
		v.at[path] = value.Raw
	}
}
