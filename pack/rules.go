package pack

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/geo/hex"
)

// A Kind says how to read the cells of one type.
type Kind struct {
	of     reflect.Type
	words  []string
	values []int // by word; nil: the index of the word
	read   func(text string, to reflect.Value) (why string)
}

// Words returns the kind of a type that has a word for each of its values: those given, or else 0, 1, 2 and
// so on.
func Words[T ~uint8 | ~int8 | ~int](words []string, values ...T) Kind {
	k := Kind{of: reflect.TypeFor[T](), words: words}
	for _, v := range values {
		k.values = append(k.values, int(v))
	}
	return k
}

// Cell returns the kind of a type that is read by a function. It returns what is wrong with a text that it
// cannot read.
func Cell[T any](read func(text string) (value T, why string)) Kind {
	return Kind{of: reflect.TypeFor[T](), read: func(text string, to reflect.Value) string {
		v, why := read(text)
		if why == "" && to.IsValid() {
			*to.Addr().Interface().(*T) = v
		}
		return why
	}}
}

// Ref returns the kind of a type that refers to a row of another file by its key; find returns the zero value
// if there is no such row.
func Ref[T comparable](what string, find func(key string) T) Kind {
	return Cell(func(text string) (v T, why string) {
		if v = find(text); v == *new(T) {
			why = expected(what, text)
		}
		return v, why
	})
}

// Set returns the kind of a type that has a bit for each of some words: a cell holds several of them, or
// none.
func Set[T ~uint8 | ~uint16 | ~uint32](words []string) Kind {
	return Cell(func(text string) (all T, why string) {
		if text == "none" {
			return 0, ""
		}
		for _, word := range strings.Fields(text) {
			i := slices.Index(words, word)
			if i < 0 || all>>i&1 != 0 {
				return 0, expected("some of "+strings.Join(words, ", ")+", each once, or none", word)
			}
			all |= 1 << i
		}
		if all == 0 {
			why = expected(aWord, text)
		}
		return all, why
	})
}

// Hexes returns the kind of the hexes of a grid, which are read by their printed numbers.
func Hexes(grid hex.Grid) Kind {
	return Cell(func(text string) (hex.Hex, string) {
		if h, ok := grid.Parse(text); ok {
			return h, ""
		}
		return 0, expected("a hex from "+grid.Name(1)+" to "+grid.Name(hex.Hex(grid.Len())), text)
	})
}

// expected returns the error that something else was found in a cell.
func expected(want, text string) string {
	if text == "" && want == aWord {
		return "expected a word, found an empty cell"
	}
	return fmt.Sprintf("expected %s, found %q", want, text)
}

const (
	aWord = "a word"
	aKey  = "small letters, digits and hyphens after a letter"
)

// A rule says what a cell may hold.
type rule struct {
	of           reflect.Type
	least, most  int // bounds of numbers, or of the indexes of words
	unit, places int
	words        []string
	values       []int    // of the words
	or           []string // words allowed besides everything else
	orValues     []int
	text         string // what a text must be: word or key
	ordered      bool
	every        int // after how many rows the next value in the order comes
	rising       bool
	read         func(text string, to reflect.Value) (why string)
}

// rule makes a rule for a type from a tag. It panics on a bad tag, because tags are part of the program.
func (in *Reader) rule(of reflect.Type, tag string) rule {
	kind := in.kinds[of]
	r := rule{of: of, words: kind.words, values: kind.values, read: kind.read, unit: 1, every: 1, most: len(kind.words) - 1}
	if of.Kind() == reflect.Bool && kind.of == nil {
		r.words, r.most = []string{"no", "yes"}, 1
	}
	tokens := strings.Fields(tag)
	for i := 0; i < len(tokens); i++ {
		token := tokens[i]
		switch {
		case token == "or":
			i++
			word, value, _ := strings.Cut(tokens[i], "=")
			r.or, r.orValues = append(r.or, word), append(r.orValues, number(value, 0))
		case token == "ordered":
			r.ordered = true
		case token == "rising":
			r.rising = true
		case token == "word", token == "key":
			r.text = token
		case token[0] == 'x':
			r.unit = number(token[1:], 1)
		case strings.Trim(token, "0") == ".":
			r.places = len(token) - 1
		case strings.Contains(token, ".."):
			least, most, _ := strings.Cut(token, "..")
			r.least, r.most = number(least, 0), number(most, r.most)
		case strings.Contains(token, "|"):
			r.words, r.values = nil, nil
			for k, word := range strings.Split(token, "|") {
				word, value, _ := strings.Cut(word, "=")
				r.words = append(r.words, word)
				r.values = append(r.values, number(value, k))
			}
			r.most = len(r.words) - 1
		default:
			panic(fmt.Sprintf("pack: no rule %q in the tag %q of a %v", token, tag, of))
		}
	}
	return r
}

// number returns the number in a tag, or none if there is none.
func number(text string, none int) int {
	if text == "" {
		return none
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		panic("pack: expected a number in a tag, found " + text)
	}
	return n
}

// value stores what a text says in a field, if there is one, or returns what is wrong with it.
func (r *rule) value(text string, row int, field reflect.Value) (why string) {
	n, want := 0, ""
	switch i := slices.Index(r.or, text); {
	case i >= 0:
		n = r.orValues[i]
	case r.ordered:
		want = r.inOrder(text, row)
	case r.read != nil:
		return r.read(text, field)
	case r.words != nil:
		if n, want = r.word(text); field.IsValid() && field.Kind() == reflect.String {
			field.SetString(text)
			field = reflect.Value{}
		}
	case r.of.Kind() == reflect.String:
		if want = r.wrong(text); field.IsValid() {
			field.SetString(text)
		}
		field = reflect.Value{}
	default:
		n, want = r.number(text)
	}
	if want == "" {
		set(field, n)
		return ""
	}
	if len(r.or) > 0 {
		want += ", or " + strings.Join(r.or, " or ")
	}
	return expected(want, text)
}

// set stores a number in a field, if there is one.
func set(field reflect.Value, n int) {
	switch {
	case !field.IsValid():
	case field.CanInt():
		field.SetInt(int64(n))
	case field.CanUint():
		field.SetUint(uint64(n))
	default:
		field.SetBool(n != 0)
	}
}

// inOrder checks a cell that says which row this is.
func (r *rule) inOrder(text string, row int) (want string) {
	n := r.least + row/r.every
	is := strconv.Itoa(n)
	if r.words != nil {
		is = r.words[n%len(r.words)]
	}
	if text != is {
		return is + ", as rows are in order"
	}
	return ""
}

// word reads a cell that holds one of the words.
func (r *rule) word(text string) (n int, want string) {
	words := r.words[r.least : r.most+1]
	i := slices.Index(words, text)
	switch {
	case i < 0:
		return 0, "one of " + strings.Join(words, ", ")
	case r.values != nil:
		return r.values[r.least+i], ""
	}
	return r.least + i, ""
}

// wrong returns what was expected instead of a text, "" if nothing is wrong with it.
func (r *rule) wrong(text string) string {
	switch {
	case r.text != "" && text == "":
		return aWord
	case r.text == "key" && !isKey(text):
		return aKey
	}
	return ""
}

// number reads a cell that holds a number.
func (r *rule) number(text string) (n int, want string) {
	n, ok := Decimal(strings.Replace(text, "−", "-", 1), r.places)
	scale := 1
	for range r.places {
		scale *= 10
	}
	switch {
	case ok && n >= r.least*scale && n <= r.most*scale:
		return n * r.unit, ""
	case r.places > 0:
		return 0, fmt.Sprintf("a number from %d to %d with at most %d decimal places", r.least, r.most, r.places)
	}
	return 0, fmt.Sprintf("a whole number from %d to %d", r.least, r.most)
}

// Decimal reads a number with at most places decimal places as a whole number of the last place.
func Decimal(text string, places int) (int, bool) {
	whole, part, point := strings.Cut(text, ".")
	if point && part == "" || len(part) > places || strings.ContainsAny(part, "+-") {
		return 0, false
	}
	n, err := strconv.Atoi(whole + part + strings.Repeat("0", places-len(part)))
	return n, err == nil && strings.Trim(whole, "+-") != ""
}
