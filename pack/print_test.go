package pack

import (
	"strings"
	"testing"
)

// printedRow has a field of each sort that is printed.
type printedRow struct {
	Key    string   `csv:"key,key"`
	Name   string   `csv:"name,word" show:"ship"`
	Hull   int8     `csv:"hull,1..20" show:"hull"`
	Width  int32    `csv:"width,5..500 .00" show:"width"`
	Pace   int32    `csv:"pace,0..20 x100 or -" show:"pace"`
	Cost   int8     `csv:"cost,1..20 or none=-1" show:"cost"`
	Sky    uint8    `csv:"sky,sun|rain|fog" show:"sky"`
	Guns   int      `csv:"guns,0..9" show:"guns,dash"`
	Drift  int8     `csv:"drift,-9..9" show:"drift,signed"`
	Dry    bool     `csv:"dry" show:"dry"`
	Season season   `csv:"season" show:"season"`
	Dice   [3]uint8 `csv:"- first second,1..6" show:"-|first|second"`
}

func TestPrinter(t *testing.T) {
	p := NewPrinter(func(cells [][]string) string {
		var lines []string
		for _, c := range cells {
			lines = append(lines, strings.Join(c, " "))
		}
		return strings.Join(lines, "\n")
	}, Titles[season]([]string{"Spring", "Summer"}), TextOf(func(h hull) string { return strings.Repeat("*", int(h.Hull)) }))
	for _, tt := range []struct{ name, got, want string }{
		{"rows", p.Rows([]printedRow{
			{Name: "Ark", Hull: 3, Width: 1250, Pace: 300, Cost: -1, Sky: 2, Drift: 2, Dry: true, Season: 1, Dice: [3]uint8{9, 4, 5}},
			{Name: "Gull", Hull: 1, Width: -205, Cost: 7, Guns: 3, Drift: -2},
		}), "ship hull width pace cost sky guns drift dry season first second\n" +
			"Ark 3 12.5 3 - fog - +2 yes Summer 4 5\n" +
			"Gull 1 -2.05 - 7 sun 3 -2 - Spring 0 0"},
		{"a list", p.List("roll|result", 2, []season{1, 0}), "roll result\n2 Summer\n3 Spring"},
		{"numbers with signs", p.List("roll|left|right", 0, [][2]int8{{1, -1}, {0, 0}}, "dash", "signed"), "roll left right\n0 +1 -1\n1 - -"},
		{"named rows", p.Named("who", []string{"a", "b"}, []printedPair{{1, hull{2}}, {0, hull{3}}}), "who n hull\na 1 **\nb 0 ***"},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, tt.got, tt.want)
		}
	}
}

type printedPair struct {
	N    int  `show:"n"`
	Hull hull `show:"hull"`
}

func TestParts(t *testing.T) {
	for want, n := range map[string][2]int{"0": {0, 100}, "1.5": {150, 100}, "-0.05": {-5, 100}, "-1": {-100, 100}, "0.1": {1, 10}, "7": {7, 1}} {
		if got := Parts(n[0], n[1]); got != want {
			t.Errorf("%d of %d is %s, want %s", n[0], n[1], got, want)
		}
	}
}
