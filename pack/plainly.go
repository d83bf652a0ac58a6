package pack

import (
	"cmp"
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// mismatches match what the TOML library says of a value of the wrong type: what there is, and the Go type.
var mismatches = []*regexp.Regexp{
	regexp.MustCompile(`^cannot decode TOML (.+?) into .* of type (.+)$`),
	regexp.MustCompile(`^cannot store (?:an? )?(.+?) in(?:to)? (?:a )?(.+)$`),
}

// found holds what a file has instead, by the library's words.
var found = map[string]string{
	"string": "a text in quotes", "integer": "a whole number", "float": "a number with a point", "boolean": "true or false",
	"array": "a list", "array table": "tables [[...]]", "table": "a table", "inline table": "a table {...}",
	"datetime": "a date", "local datetime": "a date", "local date": "a date", "local time": "a time of day",
}

// plainly says in the file's words what the TOML library says in Go's.
func plainly(why string) string {
	for _, re := range mismatches {
		if m := re.FindStringSubmatch(why); m != nil {
			return "expected " + wanted(m[2]) + ", found " + cmp.Or(found[m[1]], "something else")
		}
	}
	return why
}

// wanted says what a file holds for a Go type.
func wanted(of string) string {
	switch {
	case strings.HasPrefix(of, "["):
		return "a list [...]"
	case of == "string":
		return "a text in quotes"
	case of == "bool":
		return "true or false"
	case strings.HasPrefix(of, "int"), strings.HasPrefix(of, "uint"):
		return "a whole number"
	case strings.HasPrefix(of, "float"):
		return "a number"
	}
	return "a table {...}"
}

// counted records a fault for a list that has another number of values than the file's struct wants.
func (s *Sheet) counted(path string, at place, v *unstable.Node) {
	t := s.typeAt(path)
	if v.Kind != unstable.Array || t == nil || t.Kind() != reflect.Array {
		return
	}
	n := 0
	for it := v.Children(); it.Next(); {
		if it.Node().Kind != unstable.Comment {
			n++
		}
	}
	if n != t.Len() {
		s.note(at, fmt.Sprintf("expected %d values, found %d", t.Len(), n))
	}
}

// typeAt returns the type of the value at a path, or nil if the struct has none.
func (s *Sheet) typeAt(path string) reflect.Type {
	t := s.into
	for t != nil {
		switch t.Kind() {
		case reflect.Pointer:
			t = t.Elem()
			continue
		case reflect.Array, reflect.Slice:
			if path == "" {
				return t
			}
			_, path, _ = strings.Cut(path, ".")
			t = t.Elem()
			continue
		}
		if path == "" || t.Kind() != reflect.Struct {
			return t
		}
		var name string
		name, path, _ = strings.Cut(path, ".")
		f, ok := t.FieldByNameFunc(func(field string) bool { return named(t, field, name) })
		if !ok {
			return nil
		}
		t = f.Type
	}
	return nil
}

// fieldsOf returns what a file may call the fields of a struct.
func fieldsOf(t reflect.Type) []string {
	var out []string
	for _, f := range reflect.VisibleFields(t) {
		if tag := f.Tag.Get("toml"); tag != "" {
			out = append(out, tag)
		} else if f.IsExported() && !f.Anonymous {
			out = append(out, strings.ToLower(f.Name))
		}
	}
	return out
}
