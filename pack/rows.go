package pack

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// A Reader reads the CSV files of a pack into rows, which are structs. The tag of a field names its column
// and says what the column may hold:
//
//	Name  string   `csv:"name,word"`              // no empty cell
//	Key   string   `csv:"key,key,a second ship %q"` // a key, and a fault if it is there twice
//	Hull  int8     `csv:"hull,1..20"`             // a whole number
//	Pace  int32    `csv:"pace,0..20 x100"`        // a whole number, kept in hundredths
//	Width int32    `csv:"width,5..500 .00"`       // up to two decimal places, kept in hundredths
//	Cost  uint8    `csv:"cost,1..20 or none"`     // or a word for 0; none=-1 is one for -1
//	Noon  uint8    `csv:"noon,sun|rain|fog"`      // a word, kept as its number
//	Dry   bool     `csv:"dry"`                    // yes or no
//	Side  Side     `csv:"side"`                   // as the Reader is told to read a Side
//	Sea   Terrain  `csv:"sea,1.."`                // a word of Terrain, but not the first
//	Dice  [3]uint8 `csv:"- first second,1..6"`    // several columns; - leaves an element out
//	Least int      `csv:"least,1..9 rising"`      // more in each row than in the one above
//	_     int      `csv:"die,1.. ordered"`        // numbers of the rows
//	_     Month    `csv:"month,ordered"`          // or the words of Month in their order, again and again
//
// Fields without a tag are ignored, but the fields of a struct that has no kind of its own are read as if
// they stood in the row.
type Reader struct {
	pack  *Pack
	kinds map[reflect.Type]Kind
}

// NewReader returns a reader of the pack's files that knows some kinds.
func NewReader(p *Pack, kinds ...Kind) *Reader {
	in := &Reader{pack: p, kinds: make(map[reflect.Type]Kind)}
	in.Learn(kinds...)
	return in
}

// Learn adds kinds to those that the reader knows.
func (in *Reader) Learn(kinds ...Kind) {
	for _, k := range kinds {
		in.kinds[k.of] = k
	}
}

// Each reads a file row by row. It must have want rows, or any number if want is 0; rows beyond these are not
// read.
func Each[R any](in *Reader, file string, want int, row func(*Table, *R)) *Table {
	if want == 0 {
		want = anyNumber
	}
	return in.each(file, in.fields(reflect.TypeFor[R](), nil), want, func(t *Table, read func(reflect.Value)) {
		var r R
		read(reflect.ValueOf(&r).Elem())
		row(t, &r)
	})
}

// Append reads a file and appends its rows. checks look at each row first.
func Append[R any](in *Reader, file string, rows *[]R, checks ...func(*Table, *R)) *Table {
	return Each(in, file, 0, func(t *Table, r *R) {
		for _, check := range checks {
			check(t, r)
		}
		*rows = append(*rows, *r)
	})
}

// Fill reads a file that has one row for each of rows, into them. checks look at each row in its place.
func Fill[R any](in *Reader, file string, rows []R, checks ...func(*Table, *R)) *Table {
	return List(in, file, nil, "", rows, checks...)
}

// List reads a file that has a value for each of some keys, or for each number if there are none. by is the
// column of the keys or numbers; column is a tag for the value, "" if the value is a whole row.
func List[T any](in *Reader, file string, by By, column string, values []T, checks ...func(*Table, *T)) *Table {
	of, cells := reflect.TypeFor[T](), slices.Clone(by)
	if column == "" {
		cells = append(cells, in.fields(of, nil)...)
	} else {
		cells = append(cells, in.tagged(of, column, nil)...)
	}
	return in.each(file, cells, len(values), func(t *Table, read func(reflect.Value)) {
		read(reflect.ValueOf(&values[t.row]).Elem())
		for _, check := range checks {
			check(t, &values[t.row])
		}
	})
}

// By is the column of a List that identifies its rows, or several such columns.
type By []cell

// Numbered returns a column of numbers from first on.
func Numbered(column string, first int) By {
	return By{{column: column, elem: blank, rule: rule{least: first, ordered: true, every: 1}}}
}

// Keyed returns a column of words in their order.
func Keyed(column string, words []string) By {
	return By{{column: column, elem: blank, rule: rule{words: words, ordered: true, every: 1}}}
}

// Over returns the columns by and then inner, which goes through all its words for each row of by.
func (by By) Over(inner By) By {
	both := append(slices.Clone(by), inner...)
	for i := range by {
		both[i].rule.every *= len(inner[0].rule.words)
	}
	return both
}

// Named reads a file of single numbers, each with a key, into a struct: the tag of each field is its key.
// column is a tag for the numbers.
func Named[S any](in *Reader, file, column string, numbers *S) *Table {
	v := reflect.ValueOf(numbers).Elem()
	keys := make([]string, v.NumField())
	for i := range keys {
		keys[i] = v.Type().Field(i).Tag.Get("csv")
	}
	cells := append(in.tagged(v.Type().Field(0).Type, column, nil),
		cell{column: "key", elem: blank, rule: rule{words: keys, most: len(keys) - 1}, unique: "a second row for %q", seen: map[string]bool{}},
		cell{column: "what", elem: blank, rule: rule{of: reflect.TypeFor[string](), text: "word"}})
	return in.each(file, cells, len(keys), func(t *Table, read func(reflect.Value)) {
		read(v.Field(max(slices.Index(keys, t.Text("key")), 0)))
	})
}

// anyNumber says that any number of rows is allowed.
const anyNumber = -1

// each opens a file with the columns of some cells and goes through its rows.
func (in *Reader) each(file string, cells []cell, want int, row func(*Table, func(reflect.Value))) *Table {
	var columns []string
	for i := range cells {
		if !slices.Contains(columns, cells[i].column) {
			columns = append(columns, cells[i].column)
		}
	}
	t, err := in.pack.open(file, columns...)
	if err != nil {
		return &Table{closed: err}
	}
	for i := range cells {
		cells[i].at = t.columns[cells[i].column]
	}
	for t.next() && (want == anyNumber || t.row < want) {
		row(t, func(v reflect.Value) {
			for i := range cells {
				cells[i].read(t, v)
			}
		})
	}
	if want != anyNumber && t.Len() != want {
		t.FailEnd("expected %d rows, found %d", want, t.Len())
	}
	return t
}

// A cell is one column of a row: where in the row its value goes, and what it may hold.
type cell struct {
	column string
	at     int // index of the column in the file
	path   []int
	elem   int // index in an array, or one of these
	rule   rule
	unique string // format of the fault if a text is repeated
	seen   map[string]bool
	last   *int // the number in the row above, if they must rise
}

const (
	whole = -1 // the field itself
	blank = -2 // no field
)

// fields returns the cells of a struct.
func (in *Reader) fields(of reflect.Type, path []int) (all []cell) {
	if of.Kind() != reflect.Struct {
		return nil
	}
	for i := range of.NumField() {
		f := of.Field(i)
		at := append(slices.Clone(path), i)
		if tag, ok := f.Tag.Lookup("csv"); ok {
			cells := in.tagged(f.Type, tag, at)
			for k := range cells {
				if f.Name == "_" {
					cells[k].elem = blank
				}
			}
			all = append(all, cells...)
		} else if _, known := in.kinds[f.Type]; !known {
			all = append(all, in.fields(f.Type, at)...)
		}
	}
	return all
}

// tagged returns the cells of a value with a tag.
func (in *Reader) tagged(of reflect.Type, tag string, path []int) (all []cell) {
	parts := strings.SplitN(tag, ",", 3)
	parts = append(parts, "", "")
	columns := strings.Fields(parts[0])
	elem := whole
	if _, known := in.kinds[of]; len(columns) > 1 && !known {
		of, elem = of.Elem(), 0
	}
	r := in.rule(of, parts[1])
	for _, column := range columns {
		if column != "-" {
			c := cell{column: column, path: path, elem: elem, rule: r, unique: parts[2]}
			if c.unique != "" {
				c.seen = make(map[string]bool)
			}
			all = append(all, c)
		}
		elem++
	}
	return all
}

// read reads a cell of the current row.
func (c *cell) read(t *Table, row reflect.Value) {
	text := t.rows[t.row][c.at]
	if c.seen != nil {
		if c.seen[text] {
			t.Fail(c.column, c.unique, text)
		}
		c.seen[text] = true
	}
	field := c.field(row)
	why := c.rule.value(text, t.row, field)
	switch {
	case why != "":
		t.Fail(c.column, "%s", why)
	case c.rule.rising && !slices.Contains(c.rule.or, text):
		c.rise(t, field)
	}
}

// field returns the place in a row for the value of the cell, or the zero Value.
func (c *cell) field(row reflect.Value) reflect.Value {
	if c.elem == blank {
		return reflect.Value{}
	}
	if len(c.path) > 0 {
		row = row.FieldByIndex(c.path)
	}
	if c.elem != whole {
		row = row.Index(c.elem)
	}
	return row
}

// rise records a fault if a number is not greater than the one in the row above.
func (c *cell) rise(t *Table, field reflect.Value) {
	n := 0
	if field.CanInt() {
		n = int(field.Int())
	} else {
		n = int(field.Uint())
	}
	if c.last != nil && n <= *c.last {
		t.Fail(c.column, "expected more than in the row above, which has %d, found %q", *c.last, t.Text(c.column))
	}
	c.last = &n
}

// Number reads a cell of the current row by a rule as tags have it, such as 1..20, for a cell whose range
// depends on other cells.
func (in *Reader) Number(t *Table, column, rule string) (n int) {
	v := reflect.ValueOf(&n).Elem()
	r := in.rule(v.Type(), rule)
	if why := r.value(t.Text(column), t.row, v); why != "" {
		t.Fail(column, "%s", why)
	}
	return n
}

// Take copies the values of a table of a TOML file to the fields of a row whose columns have the same names,
// and checks them by their tags; texts are copied as they are.
func (in *Reader) Take(s *Sheet, path string, table, row any) {
	from, to := reflect.ValueOf(table).Elem(), reflect.ValueOf(row).Elem()
	for _, c := range in.fields(to.Type(), nil) {
		f, ok := from.Type().FieldByNameFunc(func(field string) bool { return named(from.Type(), field, c.column) })
		if !ok {
			continue
		}
		var text string
		switch v := from.FieldByIndex(f.Index).Interface().(type) {
		case string:
			text = v
		case int:
			text = strconv.Itoa(v)
		case bool:
			text = map[bool]string{false: "no", true: "yes"}[v]
		default:
			continue
		}
		c.rule.text = ""
		if why := c.rule.value(text, 0, c.field(to)); why != "" {
			s.Fail(join(path, c.column), "%s", why)
		}
	}
}
