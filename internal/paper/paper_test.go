package paper

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// texts returns the words of an SVG, which must be well formed.
func texts(t *testing.T, svg string) []string {
	t.Helper()
	var out []string
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		if text, ok := token.(xml.CharData); ok && strings.TrimSpace(string(text)) != "" {
			out = append(out, string(text))
		}
	}
}

func TestSheet(t *testing.T) {
	s := &engine.Sheet{
		Key: "neptune", Title: "Neptune & Co. <x>", About: "galleon", Base: [2]int32{8000, 2000}, Silhouette: "galleon",
		Masts: []engine.Mast{{At: 30, Sections: 2, Standing: 2}, {At: 60, Sections: 2}},
		Blocks: []engine.Block{
			{Title: "Batteries", Rule: "10.1", Rows: []engine.Entry{{Name: "port", Rule: "11.1", Boxes: []engine.Box{
				{Text: "1"}, {Text: "2", Struck: true, Note: "7"},
			}}, {Name: "a remark"}}},
			{Title: "Crew", Columns: []string{"S", "M"}, Rows: []engine.Entry{
				{Boxes: []engine.Box{{Text: "50", Struck: true}, {Text: "80"}}}, {Name: "7", Boxes: []engine.Box{{Text: "47"}}},
			}},
		},
	}
	page := Sheet(s, Heading{Side: "A", Note: "move 8"})
	got := texts(t, page)
	for _, want := range []string{"Neptune & Co. <x>", "galleon", "A, move 8", "Batteries", "10.1", "port", "11.1", "1", "2", "7",
		"a remark", "Crew", "S", "M", "50", "80", "47"} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not on the page: %q", want, got)
		}
	}
	if n := strings.Count(page, `class="struck"`); n != 3 { // a battery, soldiers, a mast
		t.Errorf("%d things are struck out, want 3", n)
	}
	if !strings.Contains(page, `viewBox="0 0 210 148"`) {
		t.Errorf("the page is no A5: %.200s", page)
	}
}

// A sheet with more on it than a page has is higher; nothing is cut off.
func TestLongSheet(t *testing.T) {
	b := engine.Block{Title: "Oars"}
	for range 60 {
		b.Rows = append(b.Rows, engine.Entry{Name: "one"})
	}
	page := Sheet(&engine.Sheet{Blocks: []engine.Block{b}}, Heading{})
	if n := slices.Compact(texts(t, page)); len(n) != 2 || strings.Contains(page, `viewBox="0 0 210 148"`) {
		t.Errorf("%q on a page of %.150s", n, page)
	}
}

func moved(id engine.Object, n ...int32) engine.Event {
	e := engine.Event{Kind: engine.Moved, About: id}
	copy(e.N[:], n)
	return e
}

func TestMoves(t *testing.T) {
	const ship = engine.Object(1<<24 + 7)
	board := &engine.Board{Kind: engine.Plane, Width: 200000, Height: 100000, Scale: 100}
	// Headed east, her middle 40 mm behind the middle of her bow at 100, 300 mm.
	at := engine.Piece{Key: "a", ID: ship, Name: "Neptune", X: 6000, Y: 30000, Heading: 900, Base: [2]int32{8000, 2000}}
	scene := func(pieces ...engine.Piece) *engine.Scene {
		return &engine.Scene{Boards: []*engine.Board{board}, Pieces: pieces}
	}
	for _, tt := range []struct {
		name  string
		after *engine.Scene
		told  []engine.Event
		want  string
	}{
		{"nothing told", nil, nil, "Neptune  100.0 mm from the left  300.0 mm from the top  90.0°    stays"},
		{"ahead", nil, []engine.Event{moved(ship, 14000, 30000, 900, 1000)},
			"140.0 mm from the left  300.0 mm from the top  90.0°    ahead 40.0 mm"},
		{"astern and aside", nil, []engine.Event{moved(ship, 9000, 30500, 900, 1000)},
			"astern 10.0 mm and to starboard 5.0 mm"},
		{"to port about a circle of 100 mm", nil, []engine.Event{moved(ship, 20000, 20000, 0, 1000)},
			"200.0 mm from the left  200.0 mm from the top  0.0°     port 90.0° on the circle"},
		{"a turn past north is not told as one round the other way", nil,
			[]engine.Event{moved(ship, 10000, 30000, -300, 500), moved(ship, 10000, 30000, -400, 1000)},
			"320.0°   port 120.0° about itself, port 10.0° about itself"},
		{"stopped by a contact", nil, []engine.Event{moved(ship, 14000, 30000, 900, 430)}, "ahead 40.0 mm, stops at 43% of the time"},
		{"where she lies at the end is what the scene has", scene(engine.Piece{Key: "a", ID: ship, X: 190000, Y: 90000, Heading: 1800, Base: at.Base}),
			nil, "1900.0 mm from the left  940.0 mm from the top  180.0°"},
		{"gone", scene(), nil, "is no longer seen"},
		{"come", scene(at, engine.Piece{Key: "b", Name: "Revenge", X: 50000, Y: 90000, Base: at.Base}), nil,
			"Revenge  500.0 mm from the left  860.0 mm from the top  0.0°     is placed"},
		{"others are not meant", nil, []engine.Event{moved(ship+1, 0, 0, 0, 1000)}, "stays"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := Text(Moves(scene(at), tt.after, tt.told, "mm")); !strings.Contains(got, tt.want) {
				t.Errorf("no %q in\n%s", tt.want, got)
			}
		})
	}
	sails := at
	sails.Masts = []engine.Mast{{At: 50}}
	for blows, want := range map[int32]string{1800: "ahead 40.0 mm and 4.0 mm of leeway to starboard", 957: "ahead 40.0 mm and to starboard 4.0 mm"} {
		before := scene(sails)
		before.Marks = []engine.Mark{{Kind: "wind", Value: blows}}
		if got := Text(Moves(before, nil, []engine.Event{moved(ship, 14000, 30400, 900, 1000)}, "mm")); !strings.Contains(got, want) {
			t.Errorf("with the wind to %d there is no %q in\n%s", blows, want, got)
		}
	}
	beside := engine.Piece{Key: "wheel", Name: "Fortune's Wheel", Side: engine.NoSeat, X: -200, Y: 50000}
	drift := engine.Piece{Key: "wreck", Name: "a wreck", Side: engine.NoSeat, X: 200, Y: 50000, Base: at.Base}
	if got := Text(Moves(scene(at, beside), scene(at, beside, drift), nil, "mm")) + Text(Moves(scene(at, drift), scene(at, beside, drift), nil, "mm")); strings.Contains(got, "Wheel") || strings.Count(got, "a wreck") != 2 {
		t.Errorf("what lies beside the board is listed among what is moved:\n%s", got)
	}
	company := func(x int32) engine.Piece {
		return engine.Piece{Key: "a-1", Name: "Reiters", X: x, Y: 50000, Base: at.Base}
	}
	for want, way := range map[string][2]int32{"": {-100, -100}, "is placed": {-100, 5000}, "goes off the table": {5000, -100}, "stays": {5000, 5000}} {
		if got := Text(Moves(scene(company(way[0])), scene(company(way[1])), nil, "mm")); want == "" && strings.Contains(got, "Reiters") || !strings.Contains(got, want) {
			t.Errorf("a company that goes from %d to %d: no %q in\n%s", way[0], way[1], want, got)
		}
	}
	if got := Moves(&engine.Scene{Pieces: []engine.Piece{at}}, nil, nil, ""); got != nil {
		t.Errorf("without a plane there are moves: %v", got)
	}
}

// Each seat knows best what its own do; what only one knows is kept.
func TestJoin(t *testing.T) {
	a := []Move{{ID: 1, Side: 0, Name: "as known"}, {ID: 2, Side: 1, Name: "as seen"}}
	b := []Move{{ID: 2, Side: 1, Name: "as known"}, {ID: 1, Side: 0, Name: "as seen"}, {ID: 3, Side: 1, Name: "as known"}}
	for _, m := range Join(Join(nil, a, 0), b, 1) {
		if m.Name != "as known" {
			t.Errorf("%d is %s", m.ID, m.Name)
		}
	}
}

// A blank sheet has what is printed, and room for what play writes.
func TestBlank(t *testing.T) {
	s := &engine.Sheet{
		Title: "Neptune", Masts: []engine.Mast{{At: 60, Sections: 2, Standing: 1}},
		Blocks: []engine.Block{{Title: "Batteries", Rows: []engine.Entry{{Name: "port", Boxes: []engine.Box{
			{Text: "1"}, {Text: "2", Struck: true, Note: "7"}, {Text: "chain", Note: "loaded", Written: true}, {Text: "Martin", Note: "commands"},
		}}}}},
	}
	Blank(s)
	page := Sheet(s, Heading{Side: "A"})
	got := texts(t, page)
	for _, want := range []string{"1", "2", "loaded", "Martin", "commands"} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not on the blank page: %q", want, got)
		}
	}
	for _, bad := range []string{"7", "chain"} {
		if slices.Contains(got, bad) {
			t.Errorf("%q is on the blank page: %q", bad, got)
		}
	}
	if strings.Contains(page, "struck") || s.Masts[0].Standing != 2 {
		t.Error("something is struck off on the blank page")
	}
}

// Small sheets of a side stand together on as few pages as they need, each with what is struck off and its figures; others
// have a page each.
func TestPages(t *testing.T) {
	company := func(n int) engine.Sheet {
		return engine.Sheet{Title: fmt.Sprintf("A%d, Kern", n), Key: fmt.Sprintf("a-%d", n), Small: true, Blocks: []engine.Block{
			{Title: "Strength", Rows: []engine.Entry{{Name: "squadrons", Boxes: []engine.Box{{Text: "1"}, {Text: "2", Struck: true}}}}},
			{Title: "Card", Rows: []engine.Entry{{Name: "fighting: 4"}, {Name: "range: 8″"}}},
		}}
	}
	sheets := []engine.Sheet{{Title: "Neptune", Key: "neptune"}}
	for n := 1; n <= 12; n++ {
		sheets = append(sheets, company(n))
	}
	keys, pages := Pages(sheets, Heading{Side: "Irish", Note: "turn 2"})
	if !slices.Equal(keys, []string{"neptune", "roster-a-1"}) || len(pages) != 2 {
		t.Fatalf("the pages are %q", keys)
	}
	var wide, high float64
	_, size, _ := strings.Cut(pages[1], `viewBox="0 0 `)
	if _, err := fmt.Sscanf(size, "%g %g", &wide, &high); err != nil || wide > 210 || high > 297 {
		t.Errorf("a roster of %g mm by %g mm does not fit on A4 (%v)", wide, high, err)
	}
	got := texts(t, pages[1])
	for _, want := range []string{"Irish", "turn 2", "A1, Kern", "A12, Kern", "squadrons", "Card: fighting 4, range 8″"} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not on the roster: %q", want, got)
		}
	}
	if strings.Count(pages[1], `class="struck"`) != 12 {
		t.Error("not one squadron of each company is struck off")
	}
	for n := 13; n <= 60; n++ {
		sheets = append(sheets, company(n))
	}
	keys, pages = Pages(sheets, Heading{Side: "Irish"})
	if len(keys) < 3 || len(keys) > 4 || !slices.Contains(texts(t, pages[len(pages)-1]), "A60, Kern") {
		t.Errorf("sixty companies stand on %q", keys)
	}
}
