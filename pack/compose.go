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

	"github.com/pelletier/go-toml/v2"
)

// byHand is the provenance of what a person has put together and said no more about.
const byHand = "reconstructed: put together by hand"

// Document is the text of a TOML file as JSON, its fields in their order; errors call
// the file from.
func Document(from, text string) ([]byte, error) {
	var fields map[string]any
	s := &Sheet{file: from, at: make(map[string]place)}
	if err := toml.Unmarshal([]byte(text), &fields); err != nil {
		return nil, s.decodeFaults(err, []byte(text))
	}
	s.walk([]byte(text))
	return s.json(nil, "", fields)
}

// json appends the value of a path.
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
			to = append(strconv.AppendQuote(to, key), ':')
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
	one, err := plainJSON(v)
	return append(to, one...), err
}

// before orders two paths as they stand in the file; the first of an array of tables
// stands where the array does.
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

func plainJSON(v any) ([]byte, error) {
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

// deepest is how deep values of a document may lie in one another.
const deepest = 8

var errNoDocument = errors.New("expected one JSON object of fields")

// Compose writes a document, as Document reads one, as the text of a TOML file in the
// form of those of our packs. Tables without a provenance are told to be put together
// by hand.
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
	first := slices.DeleteFunc(slices.Clone(top), func(f docField) bool { return tablesIn(f.value) != nil })
	c.table(first)
	for _, f := range top {
		for _, one := range tablesIn(f.value) {
			c.WriteString("\n[[" + f.key + "]]\n")
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
	if depth > deepest {
		return nil, fmt.Errorf("expected values at most %d deep in one another", deepest)
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
	for dec.More() {
		name, err := dec.Token()
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errNoDocument, err)
		}
		key, _ := name.(string)
		if !isKey(key) {
			return nil, fmt.Errorf("expected fields named by small letters, digits and hyphens, found %q", key)
		}
		if slices.ContainsFunc(doc, func(f docField) bool { return f.key == key }) {
			return nil, fmt.Errorf("field %q is there twice", key)
		}
		v, err := readValue(dec, depth+1)
		if err != nil {
			return nil, err
		}
		doc = append(doc, docField{key, v})
	}
	_, err := dec.Token()
	return doc, err
}

// tablesIn are the tables of a list that holds nothing else, or nil.
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

// table writes the fields of a table, one a line.
func (c *composer) table(t document) {
	told := slices.DeleteFunc(slices.Clone(t), func(f docField) bool { return f.value == nil })
	if !slices.ContainsFunc(told, func(f docField) bool { return f.key == "provenance" }) {
		told = append(told, docField{"provenance", byHand})
	}
	wide := 0
	for _, f := range told {
		wide = max(wide, len(f.key))
	}
	for _, f := range told {
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
			if f.value == nil {
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
		one, _ := plainJSON(v) // a string or a flag: TOML writes both as JSON does
		c.Write(one)
	}
}
