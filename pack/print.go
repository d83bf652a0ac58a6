package pack

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// A Printer writes rows as people read them, for tables that are printed as they are loaded. A field with a
// tag such as show:"heading" is a column, and an array with show:"-|north|south" several; - leaves an element
// out. Words, decimal places, units and words for nothing, as the csv tag of the field gives them, are turned
// back. After a comma may follow dash, which shows 0 as -, or signed.
type Printer struct {
	columns func([][]string) string // lays out cells
	texts   map[reflect.Type]func(reflect.Value) string
}

// A Text says how to write the values of one type.
type Text struct {
	of    reflect.Type
	write func(reflect.Value) string
}

// TextOf returns a Text that writes the type with a function.
func TextOf[T any](write func(T) string) Text {
	return Text{of: reflect.TypeFor[T](), write: func(v reflect.Value) string { return write(v.Interface().(T)) }}
}

// Titles returns a Text for a type with a title for each of its values.
func Titles[T ~uint8](titles []string) Text {
	return TextOf(func(v T) string { return titles[v] })
}

// NewPrinter returns a printer that lays out with columns and knows how to write some types. It writes other
// types as numbers or words; a boolean as yes or -.
func NewPrinter(columns func([][]string) string, texts ...Text) Printer {
	p := Printer{columns, make(map[reflect.Type]func(reflect.Value) string)}
	for _, t := range texts {
		p.texts[t.of] = t.write
	}
	return p
}

// Rows lays out a slice of rows under the headings of their fields.
func (p Printer) Rows(rows any) string { return p.print(nil, nil, reflect.ValueOf(rows), "") }

// List lays out a slice of values beside their numbers, from first on. headings, separated by bars, are all
// headings, or only that of the numbers if the values are rows.
func (p Printer) List(headings string, first int, values any, format ...string) string {
	names := make([]string, reflect.ValueOf(values).Len())
	for i := range names {
		names[i] = strconv.Itoa(first + i)
	}
	return p.Named(headings, names, values, format...)
}

// Named lays out a slice of values beside their names, as List does beside numbers.
func (p Printer) Named(headings string, names []string, values any, format ...string) string {
	return p.print(strings.Split(headings, "|"), names, reflect.ValueOf(values), strings.Join(format, " "))
}

func (p Printer) print(head, names []string, v reflect.Value, format string) string {
	if of := v.Type().Elem(); of.Kind() == reflect.Struct && p.texts[of] == nil {
		for _, c := range p.fields(of) {
			head = append(head, c.heading)
		}
	}
	table := [][]string{head}
	for i := range v.Len() {
		var line []string
		if names != nil {
			line = []string{names[i]}
		}
		table = append(table, p.line(line, v.Index(i), format))
	}
	return p.columns(table)
}

// A column is a field of a row, or an element of one, as it is printed.
type column struct {
	heading, format string
	field, elem     int
	rule            rule
}

// fields returns the columns of a row.
func (p Printer) fields(of reflect.Type) (all []column) {
	for i := range of.NumField() {
		f := of.Field(i)
		tag, ok := f.Tag.Lookup("show")
		if !ok {
			continue
		}
		headings, format, _ := strings.Cut(tag, ",")
		c := column{format: format, field: i, elem: whole}
		if f.Type.Kind() == reflect.Array {
			f.Type, c.elem = f.Type.Elem(), 0
		}
		if csv := strings.SplitN(f.Tag.Get("csv"), ",", 3); len(csv) > 1 {
			c.rule = (&Reader{}).rule(f.Type, csv[1])
		}
		for _, c.heading = range strings.Split(headings, "|") {
			if c.heading != "-" {
				all = append(all, c)
			}
			c.elem++
		}
	}
	return all
}

// line appends the cells of a row, of an array of values or of one value.
func (p Printer) line(to []string, v reflect.Value, format string) []string {
	switch {
	case p.texts[v.Type()] != nil:
	case v.Kind() == reflect.Array:
		for i := range v.Len() {
			to = p.line(to, v.Index(i), format)
		}
		return to
	case v.Kind() == reflect.Struct:
		for _, c := range p.fields(v.Type()) {
			f := v.Field(c.field)
			if f.Kind() == reflect.Array {
				f = f.Index(c.elem)
			}
			to = append(to, p.text(f, c.format, &c.rule))
		}
		return to
	}
	return append(to, p.text(v, format, &rule{}))
}

// text writes one value.
func (p Printer) text(v reflect.Value, format string, r *rule) string {
	n := 0
	switch {
	case p.texts[v.Type()] != nil:
		return p.texts[v.Type()](v)
	case v.CanInt():
		n = int(v.Int())
	case v.CanUint():
		n = int(v.Uint())
	case v.Kind() == reflect.Bool:
		return map[bool]string{true: "yes", false: "-"}[v.Bool()]
	default:
		return v.String()
	}
	switch {
	case slices.Contains(r.orValues, n), n == 0 && strings.Contains(format, "dash"):
		return "-"
	case r.words != nil:
		return r.words[n]
	}
	one := max(r.unit, 1)
	for range r.places {
		one *= 10
	}
	text := Parts(n, one)
	if n > 0 && strings.Contains(format, "signed") {
		text = "+" + text
	}
	return text
}

// Parts formats a number of parts, of which one make a whole, without trailing zeros.
func Parts(n, one int) string {
	sign := ""
	if n < 0 {
		n, sign = -n, "-"
	}
	text := sign + strconv.Itoa(n/one)
	if n%one != 0 {
		text += strings.TrimRight("."+strconv.Itoa(one + n%one)[1:], "0")
	}
	return text
}
