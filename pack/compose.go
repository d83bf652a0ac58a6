package pack

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// byHand is the provenance of a table that a person has put together without giving one.
const byHand = "reconstructed: put together by hand"

// remarks is the field of a document that holds the comments of a table, a list of lines: those within it and
// directly above it.
const remarks = "#"

// Document returns the text of a TOML file as JSON, its fields in order, its comments as remarks of its
// tables; errors call the file from. A text of more than MostOwn bytes is an error.
func Document(from, text string) ([]byte, error) {
	if len(text) > MostOwn {
		return nil, tooLong(from, text)
	}
	var fields map[string]any
	s := &Sheet{file: from, at: make(map[string]place)}
	if err := s.decode([]byte(text), &fields); err != nil {
		return nil, err
	}
	s.walk([]byte(text))
	s.remark([]byte(text), fields)
	return s.json(nil, "", fields)
}

// remark adds the comments of a text to its tables.
func (s *Sheet) remark(text []byte, fields map[string]any) {
	p := unstable.Parser{KeepComments: true}
	p.Reset(text)
	table, lengths := fields, make(map[string]int) // of arrays of tables, so far
	var above []any
	for p.NextExpression() {
		e := p.Expression()
		if e.Kind == unstable.Comment {
			above = commentsOf(e, above)
			continue
		}
		if it := e.Key(); e.Kind == unstable.ArrayTable && it.Next() && it.IsLast() {
			key := string(it.Node().Data)
			table = fields[key].([]any)[lengths[key]].(map[string]any)
			lengths[key]++
		}
		above = commentsOf(e, above)
		add(table, above)
		above = nil
	}
	add(table, above)
}

// add adds comments to those of a table.
func add(table map[string]any, comments []any) {
	if had, _ := table[remarks].([]any); len(comments) > 0 {
		table[remarks] = append(had, comments...)
	}
}

// commentsOf appends the comments of an expression, wherever they stand in it.
func commentsOf(e *unstable.Node, to []any) []any {
	for ; e != nil; e = e.Next() {
		if e.Kind == unstable.Comment {
			to = append(to, strings.TrimRight(string(e.Data), " \t\r"))
		} else {
			to = commentsOf(e.Child(), to)
		}
	}
	return to
}

// json appends the value at a path.
func (s *Sheet) json(to []byte, path string, v any) ([]byte, error) {
	var err error
	switch v := v.(type) {
	case map[string]any:
		keys := make([]string, 0, len(v))
		for key := range v {
			keys = append(keys, key)
		}
		slices.SortFunc(keys, func(a, b string) int { return s.before(join(path, a), join(path, b)) })
		to = append(to, '{')
		for i, key := range keys {
			if i > 0 {
				to = append(to, ',')
			}
			name, err := JSON(key)
			if err != nil {
				return nil, err
			}
			to = append(append(to, name...), ':')
			if to, err = s.json(to, join(path, key), v[key]); err != nil {
				return nil, err
			}
		}
		return append(to, '}'), nil
	case []any:
		to = append(to, '[')
		for i, one := range v {
			if i > 0 {
				to = append(to, ',')
			}
			if to, err = s.json(to, join(path, strconv.Itoa(i)), one); err != nil {
				return nil, err
			}
		}
		return append(to, ']'), nil
	}
	one, err := JSON(v)
	return append(to, one...), err
}

// before compares two paths by their place in the file; the first of an array of tables has the place of the
// array.
func (s *Sheet) before(a, b string) int {
	at := func(path string) place {
		if p, ok := s.at[path]; ok {
			return p
		}
		return s.at[path+".0"]
	}
	p, q := at(a), at(b)
	if p.line != q.line {
		return p.line - q.line
	}
	if p.column != q.column {
		return p.column - q.column
	}
	return strings.Compare(a, b)
}

// JSON returns a value as JSON, without a newline. It leaves < and > unescaped: the content type keeps a page
// from reading them as markup, and escaped they are six times as long.
func JSON(v any) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), err
}

// A field of a document, and a document: in their order.
type (
	docField struct {
		key   string
		value any // string, json.Number, bool, nil, []any or document
	}
	document []docField
)

var errNoDocument = errors.New("expected one JSON object of fields")

// Compose writes a document, as Document returns one, as the text of a TOML file in the form of our packs.
// Tables without a provenance get byHand.
func Compose(doc []byte) (string, error) {
	dec := json.NewDecoder(bytes.NewReader(doc))
	dec.UseNumber()
	v, err := readValue(dec, 0)
	if err != nil {
		return "", err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return "", errNoDocument
	}
	top, ok := v.(document)
	if !ok {
		return "", errNoDocument
	}
	var c composer
	c.remarks(top)
	first := slices.DeleteFunc(slices.Clone(top), func(f docField) bool { return tablesIn(f.value) != nil })
	c.table(first)
	for _, f := range top {
		for _, one := range tablesIn(f.value) {
			c.WriteByte('\n')
			c.remarks(one)
			c.WriteString("[[" + f.key + "]]\n")
			c.table(one)
		}
	}
	return c.String(), nil
}

// readValue reads the next value of a document.
func readValue(dec *json.Decoder, depth int) (any, error) {
	token, err := dec.Token()
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errNoDocument, err)
	}
	if depth > mostDepth {
		return nil, fmt.Errorf("expected values at most %d deep in one another", mostDepth)
	}
	switch token {
	case json.Delim('{'):
		return readFields(dec, depth)
	case json.Delim('['):
		list := []any{}
		for dec.More() {
			one, err := readValue(dec, depth+1)
			if err != nil {
				return nil, err
			}
			list = append(list, one)
		}
		_, err := dec.Token()
		return list, err
	}
	return token, nil
}

func readFields(dec *json.Decoder, depth int) (any, error) {
	doc := document{}
	there := map[string]bool{}
	for dec.More() {
		name, err := dec.Token()
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errNoDocument, err)
		}
		key, _ := name.(string)
		if len(key) > mostKey || !isKey(key) && key != remarks {
			return nil, fmt.Errorf("expected fields named by at most %d small letters, digits and hyphens, found %.*q", mostKey, mostKey, key)
		}
		if there[key] {
			return nil, fmt.Errorf("field %q is there twice", key)
		}
		there[key] = true
		v, err := readValue(dec, depth+1)
		if err != nil {
			return nil, err
		}
		if key == remarks && !areRemarks(v) {
			return nil, fmt.Errorf("expected comments of one line each, from %s on", remarks)
		}
		doc = append(doc, docField{key, v})
	}
	_, err := dec.Token()
	return doc, err
}

// areRemarks reports whether a value is a list of TOML comments.
func areRemarks(v any) bool {
	list, ok := v.([]any)
	return ok && !slices.ContainsFunc(list, func(one any) bool {
		text, _ := one.(string)
		return !strings.HasPrefix(text, remarks) || strings.ContainsFunc(text, func(r rune) bool { return r < ' ' && r != '\t' || r == 0x7f })
	})
}

// tablesIn returns the tables of a list that holds nothing else, or nil.
func tablesIn(v any) []document {
	list, _ := v.([]any)
	var out []document
	for _, one := range list {
		table, ok := one.(document)
		if !ok {
			return nil
		}
		out = append(out, table)
	}
	return out
}

type composer struct{ strings.Builder }

// remarks writes the comments of a table above it.
func (c *composer) remarks(t document) {
	for _, f := range t {
		if list, _ := f.value.([]any); f.key == remarks {
			for _, one := range list {
				c.WriteString(one.(string) + "\n")
			}
		}
	}
}

// table writes the fields of a table, one a line.
func (c *composer) table(t document) {
	fields := slices.DeleteFunc(slices.Clone(t), func(f docField) bool { return f.value == nil || f.key == remarks })
	if !slices.ContainsFunc(fields, func(f docField) bool { return f.key == "provenance" }) {
		fields = append(fields, docField{"provenance", byHand})
	}
	wide := 0
	for _, f := range fields {
		wide = max(wide, len(f.key))
	}
	for _, f := range fields {
		c.WriteString(f.key + strings.Repeat(" ", wide-len(f.key)) + " = ")
		c.value(f.value)
		c.WriteByte('\n')
	}
}

// value writes a value on one line.
func (c *composer) value(v any) {
	switch v := v.(type) {
	case []any:
		c.WriteByte('[')
		for i, one := range v {
			if i > 0 {
				c.WriteString(", ")
			}
			c.value(one)
		}
		c.WriteByte(']')
	case document:
		c.WriteString("{ ")
		n := 0
		for _, f := range v {
			if f.value == nil || f.key == remarks {
				continue
			}
			if n++; n > 1 {
				c.WriteString(", ")
			}
			c.WriteString(f.key + " = ")
			c.value(f.value)
		}
		c.WriteString(" }")
	case json.Number:
		c.WriteString(v.String())
	default:
		one, _ := JSON(v) // a string or a flag: TOML writes both as JSON does
		c.Write(one)
	}
}
