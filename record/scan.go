package record

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/weathergage/weathergage/engine"
)

// A token is one word of a line. For name="value" and "value" the text is the value without its quotes.
type token struct {
	text   string
	name   string // of name="value"
	quoted bool
	column int // in characters, from 1
}

// A source is one line of a record, in words.
type source struct {
	file    string
	line    int
	indent  int // blanks before the first word
	end     int // the column after the last character
	tokens  []token
	comment string
	remark  bool // there is a comment on the line
}

// fail returns an error at a column of the line.
func (s *source) fail(column int, why string, args ...any) error {
	return &engine.TextError{File: s.file, Line: s.line, Column: column, Why: fmt.Sprintf(why, args...)}
}

// failAt returns an error at word i, or behind the last word if there are no more.
func (s *source) failAt(i int, why string, args ...any) error {
	if i < len(s.tokens) {
		return s.fail(s.tokens[i].column, why, args...)
	}
	return s.fail(s.end, why, args...)
}

// found names word i in an error.
func (s *source) found(i int) string {
	if i >= len(s.tokens) {
		return "the end of the line"
	}
	return engine.Quote(s.tokens[i].text)
}

// word returns the text of word i if there is one and it is not quoted.
func (s *source) word(i int) (string, bool) {
	if i >= len(s.tokens) || s.tokens[i].quoted {
		return "", false
	}
	return s.tokens[i].text, true
}

// attr splits word i as name=value.
func (s *source) attr(i int) (name, value string, ok bool) {
	t := &s.tokens[i]
	if t.quoted {
		return t.name, t.text, t.name != ""
	}
	return strings.Cut(t.text, "=")
}

// scan splits a line into words. It must be UTF-8.
func (s *source) scan(text string) error {
	s.tokens, s.comment, s.remark = s.tokens[:0], "", false
	s.indent = len(text) - len(strings.TrimLeft(text, " \t\r"))
	s.end = utf8.RuneCountInString(text) + 1
	column := 1
	for i := 0; i < len(text); {
		switch c := text[i]; c {
		case ' ', '\t', '\r':
			i++
			column++
			continue
		case ';':
			s.comment, s.remark = strings.TrimSpace(text[i+1:]), true
			return nil
		}
		t, n, err := s.scanWord(text[i:], column)
		if err != nil {
			return err
		}
		s.tokens = append(s.tokens, t)
		column += utf8.RuneCountInString(text[i : i+n])
		i += n
	}
	return nil
}

// scanWord reads the word at the beginning of text, at a column, and returns how many bytes it took.
func (s *source) scanWord(text string, column int) (token, int, error) {
	n := strings.IndexAny(text, " \t\r;\"")
	if n < 0 {
		n = len(text)
	}
	t := token{text: text[:n], column: column}
	if n == len(text) || text[n] != '"' {
		return t, n, nil
	}
	if n > 0 && strings.IndexByte(text[:n], '=') != n-1 {
		return t, n, s.fail(column+utf8.RuneCountInString(text[:n]), "expected a blank or NAME= before a quoted word")
	}
	value, took, ok := unquote(text[n:])
	if !ok {
		return t, n, s.fail(column+utf8.RuneCountInString(text[:n+took]),
			`expected a closing quote, with only \" \\ \n \r \t escaped`)
	}
	t.name, t.text, t.quoted = strings.TrimSuffix(text[:n], "="), value, true
	return t, n + took, nil
}

// escapes holds the letters after a backslash, and escaped what they stand for.
const escapes, escaped = `"\nrt`, "\"\\\n\r\t"

// unquote reads the quoted word at the beginning of text and returns how many bytes it took or, if it is
// faulty, how many were sound.
func unquote(text string) (value string, took int, ok bool) {
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; c {
		case '"':
			return b.String(), i + 1, true
		case '\\':
			if i+1 == len(text) {
				return "", i, false
			}
			k := strings.IndexByte(escapes, text[i+1])
			if k < 0 {
				return "", i, false
			}
			b.WriteByte(escaped[k])
			i++
		default:
			b.WriteByte(c)
		}
	}
	return "", len(text), false
}

// appendQuoted writes a word in quotes.
func appendQuoted(buf []byte, text string) []byte {
	buf = append(buf, '"')
	for i := 0; i < len(text); i++ {
		if k := strings.IndexByte(escaped, text[i]); k >= 0 {
			buf = append(buf, '\\', escapes[k])
		} else {
			buf = append(buf, text[i])
		}
	}
	return append(buf, '"')
}

// appendWord writes a word, with quotes only if it needs them.
func appendWord(buf []byte, text string) []byte {
	if text == "" || strings.ContainsAny(text, " \t\r\n;\"") || text[0] == '|' {
		return appendQuoted(buf, text)
	}
	return append(buf, text...)
}
