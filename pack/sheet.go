package pack

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"github.com/weathergage/weathergage/internal/plain"
)

// A Sheet is a TOML file that has been read into a struct. It remembers the place of each value, so that a
// fault can be reported exactly.
type Sheet struct {
	file   string
	text   []byte
	at     map[string]place
	into   reflect.Type // nil if any fields are allowed
	theirs bool         // a person's own, which needs no provenance
	faults Faults
}

// Sheet reads a TOML file into the struct that into points to. Fields that it does not have, values of the
// wrong type and tables without provenance, unless the file is a person's own, are faults.
func (p *Pack) Sheet(name string, into any) (*Sheet, error) {
	text, err := p.file(name)
	if err != nil {
		return nil, err
	}
	s := &Sheet{file: p.called(name), at: make(map[string]place), into: reflect.TypeOf(into), theirs: p.theirs[name]}
	if err := s.decode(text, into); err != nil {
		if s.theirs {
			s.walk(text) // for fields that it has not, as a scenario of another game does
		}
		return nil, s.faults
	}
	s.text = text
	s.walk(text)
	if err := s.Err(); err != nil {
		return nil, err
	}
	return s, nil
}

// decodeFaults turns an error of the TOML library into faults of ours.
func (s *Sheet) decodeFaults(err error, text []byte) error {
	var one *toml.DecodeError
	if errors.As(err, &one) {
		line, column := one.Position()
		s.note(characters(text, line, column), plainly(strings.TrimPrefix(one.Error(), "toml: "))+plain.HintAt(text, line))
	} else {
		s.note(place{1, 1}, strings.TrimPrefix(err.Error(), "toml: "))
	}
	return s.faults
}

// characters turns a line and a column in bytes into one in characters.
func characters(text []byte, line, column int) place {
	for range line - 1 {
		_, text, _ = bytes.Cut(text, []byte("\n"))
	}
	n := min(max(column-1, 0), len(text))
	return place{max(line, 1), utf8.RuneCount(text[:n]) + 1}
}

// A ruler turns offsets into places, quickly if each is a little after the last.
type ruler struct {
	text []byte
	at   int // an offset
	line int // its line, from 1
	here int // characters before it in its line
}

func (r *ruler) place(offset int) place {
	if offset < r.at {
		*r = ruler{text: r.text, line: 1}
	}
	for between := r.text[r.at:offset]; ; {
		i := bytes.IndexByte(between, '\n')
		if i < 0 {
			r.here += utf8.RuneCount(between)
			break
		}
		r.line, r.here, between = r.line+1, 0, between[i+1:]
	}
	r.at = offset
	return place{r.line, r.here + 1}
}

// A tomlTable is one table of the file; it needs a provenance if it holds values.
type tomlTable struct {
	path          string
	at            place
	full, sourced bool
}

// walk records the place of each value and checks the provenance of each table.
func (s *Sheet) walk(text []byte) {
	var p unstable.Parser
	p.Reset(text)
	r := ruler{text: text, line: 1}
	where := func(n *unstable.Node) place { return r.place(int(n.Raw.Offset)) }
	lengths := make(map[string]int) // of arrays of tables, so far
	tables := []tomlTable{{at: place{1, 1}}}
	for p.NextExpression() {
		e := p.Expression()
		switch e.Kind {
		case unstable.Table, unstable.ArrayTable:
			path, at := s.keys("", e, lengths, where)
			s.known(path, at)
			if e.Kind == unstable.ArrayTable {
				lengths[path]++
				path += "." + strconv.Itoa(lengths[path]-1)
			}
			s.at[path] = at
			tables = append(tables, tomlTable{path: path, at: at})
		case unstable.KeyValue:
			t := &tables[len(tables)-1]
			t.full = true
			path, at := s.keys(t.path, e, nil, where)
			s.known(path, at)
			s.value(path, at, e.Value(), where)
			if path == join(t.path, "provenance") {
				t.sourced = true
				if why := badProvenance(string(e.Value().Data)); why != "" && !s.theirs {
					s.note(s.at[path], why)
				}
			}
		}
	}
	for _, t := range tables {
		if t.full && !t.sourced && !s.theirs {
			s.note(t.at, "expected a provenance for this table, found none")
		}
	}
}

// keys joins the parts of a key to a path; for an array of tables it adds the index of the last one.
func (s *Sheet) keys(path string, e *unstable.Node, lengths map[string]int, where func(*unstable.Node) place) (string, place) {
	var at place
	for it := e.Key(); it.Next(); {
		if at == (place{}) {
			at = where(it.Node())
		} else if n := lengths[path]; n > 0 {
			path += "." + strconv.Itoa(n-1)
		}
		path = join(path, string(it.Node().Data))
	}
	return path, at
}

// known records a fault for a field that the file's struct does not have, unless it lies in another unknown
// field.
func (s *Sheet) known(path string, at place) {
	t, whole := s.into, ""
	for t != nil {
		switch t.Kind() {
		case reflect.Pointer:
			t = t.Elem()
			continue
		case reflect.Slice, reflect.Array:
			_, path, _ = strings.Cut(path, ".") // past its index
			t = t.Elem()
		case reflect.Struct:
			name, rest, more := strings.Cut(path, ".")
			whole = join(whole, name)
			f, ok := t.FieldByNameFunc(func(field string) bool { return named(t, field, name) })
			if !ok && !more {
				fields := fieldsOf(t)
				s.note(at, "no such field: "+whole+perhaps(name, fields)+": expected one of "+strings.Join(fields, ", "))
				s.faults[len(s.faults)-1].NoField = true
			}
			if !ok || !more {
				return
			}
			path, t = rest, f.Type
		default:
			return
		}
		if path == "" {
			return
		}
	}
}

// named reports whether a file calls a field of a struct by name.
func named(t reflect.Type, field, name string) bool {
	f, _ := t.FieldByName(field)
	if tag := f.Tag.Get("toml"); tag != "" {
		return tag == name
	}
	return strings.EqualFold(field, name)
}

// value records the places of a value and of the values in it.
func (s *Sheet) value(path string, at place, v *unstable.Node, where func(*unstable.Node) place) {
	if v.Raw.Length > 0 {
		at = where(v)
	}
	s.at[path] = at
	if v.Kind == unstable.String && bytes.ContainsFunc(v.Data, isControl) {
		s.note(at, "expected text without control characters")
	}
	s.counted(path, at, v)
	n := 0
	for it := v.Children(); it.Next(); {
		switch c := it.Node(); {
		case v.Kind == unstable.Array && c.Kind != unstable.Comment:
			s.value(path+"."+strconv.Itoa(n), at, c, where)
			n++
		case v.Kind == unstable.InlineTable:
			inner, at := s.keys(path, c, nil, where)
			s.known(inner, at)
			s.value(inner, at, c.Value(), where)
		}
	}
}

// isControl reports whether a terminal would obey a character instead of showing it.
func isControl(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

func (s *Sheet) note(at place, why string) {
	s.faults = append(s.faults, fault(s.file, at, why))
}

// Fail records a fault in the value at a path such as "squadron.2.hits", where 2 is the third of an array, or
// in what contains it if there is no such value.
func (s *Sheet) Fail(path, format string, args ...any) {
	whole := path
	at, ok := s.at[path]
	for !ok {
		i := strings.LastIndexByte(path, '.')
		if i < 0 {
			at, ok = place{1, 1}, true
			break
		}
		path = path[:i]
		at, ok = s.at[path]
	}
	s.note(at, fmt.Sprintf(format, args...))
	s.faults[len(s.faults)-1].Path = whole
}

// FailIn records a fault in the text that is the value at a path, at a line and a column of that text, both
// from 1. It does not count escapes.
func (s *Sheet) FailIn(path string, line, column int, why string) {
	at := s.at[path]
	rest := s.text
	for range at.line - 1 {
		_, rest, _ = bytes.Cut(rest, []byte("\n"))
	}
	for range at.column - 1 {
		_, n := utf8.DecodeRune(rest)
		rest = rest[n:]
	}
	quotes := 1
	if bytes.HasPrefix(rest, []byte("'''")) || bytes.HasPrefix(rest, []byte(`"""`)) {
		quotes = 3
	}
	switch begins := bytes.HasPrefix(rest[quotes:], []byte("\n")); {
	case quotes == 3 && begins:
		at = place{at.line + line, column}
	case line > 1:
		at = place{at.line + line - 1, column}
	default:
		at.column += quotes + column - 1
	}
	s.note(at, why)
	s.faults[len(s.faults)-1].Path = path
}

// Err returns nil, or the Faults found so far.
func (s *Sheet) Err() error {
	if len(s.faults) == 0 {
		return nil
	}
	return s.faults
}

// Digests checks the digests of packs that are the value at a path: 16 hexadecimal digits each.
func (s *Sheet) Digests(path string, all []string) {
	for _, word := range all {
		if len(word) != 16 || strings.Trim(word, "0123456789abcdef") != "" {
			s.Fail(path, "expected digests of 16 hexadecimal digits each, found %q", word)
		}
	}
}
