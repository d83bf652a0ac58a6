package lines

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// tide is a sequence of play with every kind of field, and two ships to speak of.
var tide = Sequence{
	Steps: []Step{
		1: {Name: "moves"},
		2: {Name: "move", Within: true, N0: Count("squares"), N1: Flags("asked", "stopped")},
		3: {Name: "fight", Within: true, Seat: engine.NoSeat,
			Code: Names("", "second"), N0: Things("with", 1), N1: Quiet("by", "shot", "fire")},
		4: {Name: "charge", Within: true, N0: Field{Word: "way", Most: 2_000_000_000}},
		5: {Name: "stir", Within: true, Seat: engine.NoSeat, Code: Names("english", "loyal")},
	},
	Seats: []string{"English", "Spanish"},
	Words: &engine.Words{
		Object: func(o engine.Object) string { return []string{"?", "drake", "oquendo"}[o.Number()] },
		Find: func(name string) (engine.Object, bool) {
			n := map[string]int{"drake": 1, "oquendo": 2}[name]
			return engine.Thing(1, n), n != 0
		},
	},
}

func readFlow(text string) (*engine.Flow, error) {
	var r Reader
	var flow engine.Flow
	err := r.Read([]byte(text), func() error {
		if _, err := r.First([]string{"flow"}, []string{"flow"}); err != nil {
			return err
		}
		return r.Flow(&tide, &flow)
	})
	return &flow, err
}

func TestFlow(t *testing.T) {
	for _, text := range []string{
		"flow moves\n",
		"flow moves Spanish\nflow move drake squares 3 asked stopped\n",
		"flow moves nobody\nflow fight English oquendo second with drake by fire\n",
		"flow moves\nflow move squares -2 stopped\nflow fight\n",
		"flow moves\nflow charge way 2000000000\n",
		"flow moves code 7\nflow fight code 2 n 1 9\n",
		"flow moves n 5 -9999\n",
		"flow moves\nflow stir English loyal\n",
		"flow moves\nflow stir Spanish english\n",
	} {
		flow, err := readFlow(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		var w Writer
		if w.Flow(&tide, flow); string(w.Buf) != text {
			t.Errorf("got  %q\nwant %q", w.Buf, text)
		}
	}
}

func TestFlowRefused(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"flow rest", `1:6: expected moves, move, fight, charge, stir or none, found "rest"`},
		{"flow", "1:5: expected moves, move, fight, charge, stir or none, found the end of the line"},
		{"flow move", "1:6: expected a step of the turn in the first line of flow, and at most 12 lines"},
		{"flow moves\nflow moves", "2:6: expected a step that is part of another, as this line of flow is not the first"},
		{"flow moves" + strings.Repeat("\nflow move", engine.MaxFlow), "13:6: expected a step of the turn in the first line of flow, and at most 12 lines"},
		{"flow moves\nflow move drake oquendo", `2:17: expected a seat, a name, squares, asked, stopped, code or n, found "oquendo"`},
		{"flow moves\nflow move squares", "2:18: expected a whole number from -9999 to 9999, found the end of the line"},
		{"flow moves\nflow fight with English", `2:17: expected a name after with, found "English"`},
		{"flow moves\nflow fight by water", `2:15: expected shot or fire, found "water"`},
		{"flow moves\nflow fight third", `2:12: expected a seat, a name, second, with, by, code or n, found "third"`},
		{"flow moves code -1", `1:17: expected a whole number from 0 to 65535, found "-1"`},
		{"flow moves n 1", "1:15: expected a whole number from -9999 to 9999, found the end of the line"},
		{"flow moves\nflow charge way 2000000001", `2:17: expected a whole number from -2000000000 to 2000000000, found "2000000001"`},
		{"flow none 3", `1:11: expected the end of the line, found "3"`},
	} {
		if _, err := readFlow(tt.text); err == nil || err.Error() != tt.want {
			t.Errorf("%q:\ngot  %v\nwant %s", tt.text, err, tt.want)
		}
	}
}

// read reads lines of the words turn, wind and game, with a remark.
func read(text string) (turn uint8, wind int, err error) {
	var r Reader
	err = r.Read([]byte(text), func() error {
		word, err := r.First([]string{"weathergage", "game", "turn", "wind", "note"}, []string{"note"})
		switch {
		case err != nil:
		case word == "turn":
			err = r.Count(&turn, 20)
		case word == "wind":
			wind, err = r.One("", "North", "South")
		case word == "note":
			if at := r.Here(); r.Take() == "not" {
				r.Back(at)
				err = r.Fail("expected no %s", r.Found())
			}
		default:
			err = r.Head(word, "toy", 2)
		}
		return err
	})
	return turn, wind, err
}

func TestRead(t *testing.T) {
	turn, wind, err := read("weathergage position 1\r\n\r\n ; a remark\nGAME Toy 1\n\tturn  7;two\nwind SOUTH\nnote a\nnote b\n")
	if turn != 7 || wind != 2 || err != nil {
		t.Errorf("got turn %d, wind %d, %v", turn, wind, err)
	}
}

func TestReadRefused(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"tide", `1:1: expected weathergage, game, turn, wind or note, found "tide"`},
		{"\n\nturn", "3:5: expected a whole number from 0 to 20, found the end of the line"},
		{"turn 21", `1:6: expected a whole number from 0 to 20, found "21"`},
		{"turn 2 3", `1:8: expected the end of the line, found "3"`},
		{"turn 2\nTurn 3", `2:1: a second line "turn"`},
		{"wind œst ; é", `1:6: expected North or South, found "œst"`},
		{"note not", `1:6: expected no "not"`},
		{"turn ééé x", `1:6: expected a whole number from 0 to 20, found "ééé"`},
		{"wind north é x", `1:12: expected the end of the line, found "é"`},
		{"weathergage position 2", `1:22: expected 1, found "2"`},
		{"game chess", `1:6: expected toy, found "chess"`},
		{"game toy 3", `1:10: expected a whole number from 1 to 2, found "3"`},
	} {
		_, _, err := read(tt.text)
		var fault *engine.TextError
		if !errors.As(err, &fault) || err.Error() != tt.want {
			t.Errorf("%q:\ngot  %v\nwant %s", tt.text, err, tt.want)
		}
	}
}

// FuzzFlow looks for lines of flow on which the reader panics, or that are written
// back as others.
func FuzzFlow(f *testing.F) {
	f.Add("flow moves\nflow move drake squares 1 stopped\nflow fight with oquendo by fire second\n")
	f.Add("flow none")
	f.Fuzz(func(t *testing.T, text string) {
		flow, err := readFlow(text)
		if err != nil {
			return
		}
		var w Writer
		w.Flow(&tide, flow)
		again, err := readFlow(string(w.Buf))
		if err != nil || *again != *flow {
			t.Errorf("%q is written as %q and read as %v, %v", text, w.Buf, again, err)
		}
	})
}

// boat is a toy position for entries.
type boat struct {
	crew  int16
	sail  uint8
	leaks bool
	oars  [2]uint8
	gear  uint16
	names []string
}

var boatLines = slices.Concat(Title[*boat]("toy", 2), Entries[*boat]{
	{Word: "gear", Parts: Marks([]string{"net", "", "lamp"}, func(b *boat) *uint16 { return &b.gear })},
	Number("crew", -5, 99, func(b *boat) *int16 { return &b.crew }).Always(),
	{Word: "rig", Parts: Entries[*boat]{
		Named("sail", []string{"none", "lug", "lateen"}, func(b *boat) *uint8 { return &b.sail }),
		Held("leaks", func(b *boat) *bool { return &b.leaks }),
	}},
	Numbers("oars", 9, func(b *boat) []uint8 { return b.oars[:] }),
	{
		Word: "name",
		Every: func(b *boat, w *Writer) {
			for _, name := range b.names {
				w.Line("name %s", name)
			}
		},
		Read: func(b *boat, r *Reader) error {
			if b.names = append(b.names, r.Take()); b.names[0] == "" {
				r.Untake()
				return r.Fail("expected a name, found %s", r.Found())
			}
			return nil
		},
	},
})

func TestEntries(t *testing.T) {
	for _, text := range []string{
		"weathergage position 1\ngame toy 2\ncrew 0\n",
		"weathergage position 1\ngame toy 2\ngear net lamp\ncrew 0\n",
		"weathergage position 1\ngame toy 2\ncrew -3\nrig leaks\nname ann\nname bess\n",
		"weathergage position 1\ngame toy 2\ncrew 9\nrig sail lateen leaks\noars 4 0\n",
	} {
		var b boat
		var r Reader
		if err := boatLines.Read(&r, []byte(text), &b); err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		var w Writer
		if boatLines.Write(&w, &b, &boat{}); string(w.Buf) != text {
			t.Errorf("got  %q\nwant %q", w.Buf, text)
		}
	}
	if parts := boatLines[4].Parts; !parts.Same(&boat{crew: 4}, &boat{}) || parts.Same(&boat{leaks: true}, &boat{}) {
		t.Error("a boat without sail that does not leak is as plain as can be, one that leaks is not")
	}
}

func TestEntriesRefused(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"hull", `1:1: expected weathergage, game, gear, crew, rig, oars or name, found "hull"`},
		{"crew 3\ncrew 4", `2:1: a second line "crew"`},
		{"crew 100", `1:6: expected a whole number from -5 to 99, found "100"`},
		{"oars 4 10", `1:8: expected a whole number from 0 to 9, found "10"`},
		{"oars 4", "1:7: expected a whole number from 0 to 9, found the end of the line"},
		{"rig sail square", `1:10: expected none, lug or lateen, found "square"`},
		{"rig lug", `1:5: expected sail or leaks, found "lug": perhaps sail lug`},
		{"rig leaks 3", `1:11: expected sail or leaks, found "3"`},
		{"crew 3 4", `1:8: expected the end of the line, found "4"`},
		{"game toy 3", `1:10: expected a whole number from 1 to 2, found "3"`},
		{"name", "1:5: expected a name, found the end of the line"},
	} {
		var b boat
		var r Reader
		if err := boatLines.Read(&r, []byte(tt.text), &b); err == nil || err.Error() != tt.want {
			t.Errorf("%q:\ngot  %v\nwant %s", tt.text, err, tt.want)
		}
	}
}

func TestOnly(t *testing.T) {
	var r Reader
	var only []bool
	if err := r.Read([]byte("wind\nship\nwind\nmove\n"), func() error {
		_, err := r.First([]string{"wind", "ship", "move"}, []string{"wind"})
		only = append(only, r.Only("wind", "ship"))
		return err
	}); err != nil || !slices.Equal(only, []bool{true, true, true, false}) {
		t.Errorf("got %v, %v", only, err)
	}
}

func TestIDs(t *testing.T) {
	ids := ReadIDs("# a sheet\nen-que01 queens-ships-1 # the first\n\nen-l01  norris-foot\nalone\n")
	if len(ids) != 2 || ids["en-que01"] != "queens-ships-1" || ids["en-l01"] != "norris-foot" {
		t.Errorf("read as %v", ids)
	}
}

func TestNearestIsNamed(t *testing.T) {
	var long []string
	for i := range 2 * mostListed {
		long = append(long, strings.Repeat("a", i+1)+"-ship")
	}
	for _, tt := range []struct {
		text  string
		words []string
		want  string
	}{
		{"nroth", []string{"north", "south"}, `1:1: expected north or south, found "nroth": perhaps north`},
		{"x", []string{"north", "south"}, `1:1: expected north or south, found "x"`},
		{"aaa-shp", long, `1:1: expected one of 40 words, found "aaa-shp": perhaps aaa-ship`},
	} {
		var r Reader
		err := r.Read([]byte(tt.text+" # what for"), func() error { _, err := r.One(tt.words...); return err })
		if err == nil || err.Error() != tt.want {
			t.Errorf("%q:\ngot  %v\nwant %s", tt.text, err, tt.want)
		}
	}
}
