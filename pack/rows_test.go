package pack

import (
	"reflect"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/geo/hex"
)

type (
	season uint8
	owner  uint8
	port   uint8
	marks  uint8
)

type hull struct {
	Hull int8 `csv:"hull,1..20"`
}

// shipRow has a column of each sort.
type shipRow struct {
	_      int    `csv:"number,1.. ordered"`
	Key    string `csv:"key,key,a second ship %q"`
	Name   string `csv:"name,word"`
	Note   string `csv:"note"`
	Made   hull
	Width  int32    `csv:"width,-5..500 .00"`
	Pace   int32    `csv:"pace,0..20 x100"`
	Cost   int8     `csv:"cost,1..20 or none=-1 or free"`
	Sky    uint8    `csv:"sky,sun|rain=7|fog"`
	Dry    bool     `csv:"dry"`
	Loud   bool     `csv:"loud,soft|loud"`
	Season season   `csv:"season,1..2"`
	Owner  owner    `csv:"owner"`
	Port   port     `csv:"port, or none"`
	Marks  marks    `csv:"marks"`
	At     hex.Hex  `csv:"at"`
	Dice   [4]uint8 `csv:"- first - second,1..6"`
	Least  int      `csv:"least,0..9 rising"`
	Left   string
}

const (
	shipColumns = "number,key,name,note,hull,width,pace,cost,sky,dry,loud,season,owner,port,marks,at,first,second,least,provenance\n"
	oneShip     = "1,ark,Ark,,8,−2.5,3,none,rain,yes,soft,autumn,nobody,brest,old fast,0203,4,6,2,rulebook 1\n"
)

func shipReader(p *Pack) *Reader {
	return NewReader(p, Words[season]([]string{"spring", "summer", "autumn"}), Words([]string{"us", "nobody"}, 0, owner(255)),
		Ref("a port", func(key string) port { return map[string]port{"brest": 3}[key] }),
		Set[marks]([]string{"old", "new", "fast"}), Hexes(hex.Grid{W: 9, H: 9}))
}

func TestRows(t *testing.T) {
	var rows []shipRow
	err := Append(shipReader(read(t, "a.csv", shipColumns+oneShip)), "a.csv", &rows).Err()
	want := shipRow{Key: "ark", Name: "Ark", Made: hull{8}, Width: -250, Pace: 300, Cost: -1, Sky: 7, Dry: true, Season: 2,
		Owner: 255, Port: 3, Marks: 5, At: hex.Grid{W: 9, H: 9}.At(2, 3), Dice: [4]uint8{1: 4, 3: 6}, Least: 2}
	if err != nil || len(rows) != 1 || !reflect.DeepEqual(rows[0], want) {
		t.Errorf("got %+v, %v\nwant %+v", rows, err, want)
	}
}

func TestRowFaults(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{"1,ark", "2,ark", `a.csv:2:1: expected 1, as rows are in order, found "2"`},
		{",ark", ",Ark", `a.csv:2:3: expected small letters, digits and hyphens after a letter, found "Ark"`},
		{",Ark,", ",,", "a.csv:2:7: expected a word, found an empty cell"},
		{",8,", ",21,", `expected a whole number from 1 to 20, found "21"`},
		{"−2.5", "12.555", `expected a number from -5 to 500 with at most 2 decimal places, found "12.555"`},
		{"−2.5", "-6", `expected a number from -5 to 500 with at most 2 decimal places, found "-6"`},
		{"none,rain", "x,rain", `expected a whole number from 1 to 20, or none or free, found "x"`},
		{"rain", "hail", `expected one of sun, rain, fog, found "hail"`},
		{"yes", "y", `expected one of no, yes, found "y"`},
		{"autumn", "spring", `expected one of summer, autumn, found "spring"`},
		{"nobody", "them", `expected one of us, nobody, found "them"`},
		{"brest", "best", `expected a port, found "best"`},
		{"old fast", "old old", `expected some of old, new, fast, each once, or none, found "old"`},
		{"old fast", "", "expected a word, found an empty cell"},
		{"0203", "9999", `expected a hex from 0101 to 0909, found "9999"`},
		{"4,6,2", "4,7,2", `a.csv:2:76: expected a whole number from 1 to 6, found "7"`},
		{oneShip, oneShip + "2" + oneShip[1:], `a second ship "ark"`},
		{oneShip, oneShip + "2" + oneShip[1:], `expected more than in the row above, which has 2, found "2"`},
		{"number,", "num,", `no column "num": expected number, key,`},
		{",least", ",first", `column "first" is there twice`},
	} {
		var rows []shipRow
		in := shipReader(read(t, "a.csv", strings.Replace(shipColumns+oneShip, tt.old, tt.new, 1)))
		if err := Append(in, "a.csv", &rows).Err(); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s for %s: got %v, want %s", tt.new, tt.old, err, tt.want)
		}
	}
}

func TestLists(t *testing.T) {
	p := read(t, "a.csv", "roll,first,second,provenance\n2,1,2,rulebook 1\n3,5,6,rulebook 1\n",
		"b.csv", "key,feet,provenance\nlow,1.5,rulebook 1\nhigh,-,rulebook 1\n",
		"c.csv", "key,n,what,provenance\nbelow,1,so,rulebook 1\nabove,-2,so,rulebook 1\n")
	in := NewReader(p)
	var pairs [4][2]int8
	var feet [2]int
	var single struct {
		Above int8 `csv:"above"`
		Below int8 `csv:"below"`
	}
	err := Err(List(in, "a.csv", Numbered("roll", 2), "first second,1..6", pairs[2:]),
		List(in, "b.csv", Keyed("key", []string{"low", "high"}), "feet,1..6 .0 or -=-1", feet[:]),
		Named(in, "c.csv", "n,-9..9", &single))
	if err != nil || pairs != [4][2]int8{2: {1, 2}, 3: {5, 6}} || feet != [2]int{15, -1} || single.Above != -2 || single.Below != 1 {
		t.Errorf("got %v, %v, %v, %v", pairs, feet, single, err)
	}
	for _, tt := range []struct {
		tab  *Table
		want string
	}{
		{List(in, "a.csv", Numbered("roll", 2), "first second,1..6", pairs[:]), "a.csv:3:1: expected 4 rows, found 2"},
		{List(in, "b.csv", Keyed("key", []string{"low", "top"}), "feet,1..6 .0", feet[:]), `expected top, as rows are in order, found "high"`},
		{Named(in, "c.csv", "n,-9..9", &struct {
			Below int8 `csv:"below"`
			Apart int8 `csv:"apart"`
		}{}), `expected one of below, apart, found "above"`},
		{List(in, "none.csv", Numbered("roll", 2), "first", pairs[:]), "none.csv:1:1: expected this file, found none"},
	} {
		tt.tab.FailEnd("and more")
		if err := tt.tab.Err(); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("got %v, want %s", err, tt.want)
		}
	}
}

func TestTake(t *testing.T) {
	type entry struct {
		Name, Sky, Season string
		Hull, Pace        int
		Dry               bool
		First             int
		Marks             []string // a list is left to the game
		Provenance        string
	}
	const text = "name = \"Ark\"\nsky = \"rain\"\nseason = \"autumn\"\nhull = 8\npace = 3\ndry = true\nfirst = 4\nprovenance = \"rulebook 1\"\n"
	take := func(text string) (shipRow, error) {
		var e entry
		p := read(t, "a.toml", text)
		s, err := p.Sheet("a.toml", &e)
		if err != nil {
			t.Fatal(err)
		}
		var row shipRow
		shipReader(p).Take(s, "", &e, &row)
		return row, s.Err()
	}
	want := shipRow{Name: "Ark", Made: hull{8}, Pace: 300, Sky: 7, Dry: true, Season: 2, Dice: [4]uint8{1: 4}}
	if row, err := take(text); err != nil || !reflect.DeepEqual(row, want) {
		t.Errorf("got %+v, %v\nwant %+v", row, err, want)
	}
	_, err := take(strings.NewReplacer("= 8", "= 21", "autumn", "spring").Replace(text))
	for _, want := range []string{`a.toml:4:8: expected a whole number from 1 to 20, found "21"`, `a.toml:3:10: expected one of summer, autumn, found "spring"`} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}
