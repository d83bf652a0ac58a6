package pack

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// provenances lists the words of which a provenance contains at least one.
var provenances = []string{"rulebook ", "public: ", "printed: ", "reconstructed: "}

// A Table is a CSV file whose rows a Reader goes through. Err returns all faults that it and the checks of
// its rows found.
type Table struct {
	file    string
	lines   []string // of the file, to turn bytes into columns
	columns map[string]int
	rows    [][]string
	at      [][]place // of each cell
	row     int       // the current row, -1 before the first
	faults  Faults
	closed  error // why it could not be opened
}

type place struct{ line, column int }

// open opens a CSV file. It must have the columns named, in any order, and provenance, and no others.
func (p *Pack) open(name string, columns ...string) (*Table, error) {
	text, err := p.file(name)
	if err != nil {
		return nil, err
	}
	t := &Table{file: name, lines: strings.Split(string(text), "\n"), columns: make(map[string]int), row: -1}
	r := csvReader(text)
	for {
		cells, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, t.syntax(err)
		}
		at := make([]place, len(cells))
		for i := range cells {
			line, b := r.FieldPos(i)
			at[i] = t.place(line, b)
			cells[i] = strings.TrimSpace(cells[i])
		}
		t.rows, t.at = append(t.rows, cells), append(t.at, at)
	}
	if err := t.header(append(columns, "provenance")); err != nil {
		return nil, err
	}
	t.provenance()
	return t, nil
}

// csvReader reads the rows of a CSV file of a pack.
func csvReader(text []byte) *csv.Reader {
	r := csv.NewReader(bytes.NewReader(text))
	r.Comment, r.TrimLeadingSpace = '#', true
	return r
}

// place turns a column in bytes into one in characters, past leading spaces.
func (t *Table) place(line, b int) place {
	if line < 1 || line > len(t.lines) {
		return place{max(line, 1), 1}
	}
	text := t.lines[line-1]
	at := min(max(b-1, 0), len(text))
	at += len(text[at:]) - len(strings.TrimLeft(text[at:], " \t"))
	return place{line, utf8.RuneCountInString(text[:at]) + 1}
}

// syntax turns an error of encoding/csv into one of ours.
func (t *Table) syntax(err error) error {
	var parse *csv.ParseError
	if !errors.As(err, &parse) {
		return fault(t.file, place{1, 1}, err.Error())
	}
	at := t.place(parse.Line, parse.Column)
	if errors.Is(parse.Err, csv.ErrFieldCount) {
		return fault(t.file, place{parse.Line, 1}, "expected as many cells as there are columns, found more or fewer")
	}
	return fault(t.file, at, parse.Err.Error())
}

func (t *Table) header(want []string) error {
	if len(t.rows) == 0 {
		return fault(t.file, place{1, 1}, "expected a row of column names: "+strings.Join(want, ", "))
	}
	for i, name := range t.rows[0] {
		at := t.at[0][i]
		if !slices.Contains(want, name) {
			return fault(t.file, at, fmt.Sprintf("no column %q: expected %s", name, strings.Join(want, ", ")))
		}
		if _, twice := t.columns[name]; twice {
			return fault(t.file, at, fmt.Sprintf("column %q is there twice", name))
		}
		t.columns[name] = i
	}
	for _, name := range want {
		if _, ok := t.columns[name]; !ok {
			return fault(t.file, place{t.at[0][0].line, 1}, fmt.Sprintf("expected a column %q, found none", name))
		}
	}
	t.rows, t.at = t.rows[1:], t.at[1:]
	return nil
}

func (t *Table) provenance() {
	for t.next() {
		if why := badProvenance(t.Text("provenance")); why != "" {
			t.Fail("provenance", "%s", why)
		}
	}
	t.row = -1
}

// badProvenance returns what is wrong with a provenance, or "".
func badProvenance(text string) string {
	for _, word := range provenances {
		if i := strings.Index(text, word); i >= 0 && len(text) > i+len(word) {
			return ""
		}
	}
	return fmt.Sprintf("expected a provenance (rulebook CASE, public: SOURCE, printed: COMPONENT or reconstructed: REASON), found %q", text)
}

// next moves to the next row; it returns false after the last.
func (t *Table) next() bool {
	t.row++
	return t.row < len(t.rows)
}

// Len returns the number of rows.
func (t *Table) Len() int { return len(t.rows) }

// Row returns the number of the current row, from 0.
func (t *Table) Row() int { return t.row }

// Text returns a cell of the current row, without spaces around it.
func (t *Table) Text(column string) string { return t.rows[t.row][t.columns[column]] }

// isKey reports whether a word can name a thing in records: a small letter, then small
// letters, digits and hyphens.
func isKey(k string) bool {
	return k != "" && strings.Trim(k, "abcdefghijklmnopqrstuvwxyz0123456789-") == "" && k[0] >= 'a' && k[0] <= 'z'
}

// Fail records a fault in a cell of the current row.
func (t *Table) Fail(column, format string, args ...any) {
	at := t.at[t.row][t.columns[column]]
	t.faults = append(t.faults, fault(t.file, at, fmt.Sprintf(format, args...)))
}

// FailEnd records a fault of the whole file, such as a missing row, at its last row.
func (t *Table) FailEnd(format string, args ...any) {
	if t.closed != nil {
		return
	}
	line := 1
	if len(t.at) > 0 {
		line = t.at[len(t.at)-1][0].line
	}
	t.faults = append(t.faults, fault(t.file, place{line, 1}, fmt.Sprintf(format, args...)))
}

// Err returns nil, or why the file could not be opened, or the Faults found so far.
func (t *Table) Err() error {
	if t.closed != nil {
		return t.closed
	}
	if len(t.faults) == 0 {
		return nil
	}
	return t.faults
}

// Err returns the error of the first faulty table, or nil.
func Err(tables ...*Table) error {
	for _, t := range tables {
		if err := t.Err(); err != nil {
			return err
		}
	}
	return nil
}
