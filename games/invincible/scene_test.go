package invincible

import (
	"reflect"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// drawn is the scene of a position.
func drawn(t *testing.T, text string) *engine.Scene {
	t.Helper()
	r := game(t)
	s, _, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return r.Scene(s, English)
}

func pieceOf(t *testing.T, sc *engine.Scene, key string) engine.Piece {
	t.Helper()
	for _, p := range sc.Pieces {
		if p.Key == key {
			return p
		}
	}
	t.Fatalf("no piece %q", key)
	return engine.Piece{}
}

func chartOf(t *testing.T, sc *engine.Scene, key string) engine.Chart {
	t.Helper()
	for _, c := range sc.Charts {
		if c.Key == key {
			return c
		}
	}
	t.Fatalf("no chart %q", key)
	return engine.Chart{}
}

func TestBoards(t *testing.T) {
	r := game(t)
	tactical, strategic := r.boards[0], r.boards[1]
	if len(tactical.Spaces) != 90 || tactical.Kind != engine.Squares {
		t.Errorf("the Tactical Map has %d squares", len(tactical.Spaces))
	}
	for i, want := range []engine.Shape{
		{Kind: "name", Name: "Armada Area", Line: []engine.Point{{X: 250, Y: 250}, {X: 750, Y: 250}}},
		{Kind: "name", Name: "Off Calais", Line: []engine.Point{{X: 250, Y: 750}, {X: 750, Y: 750}}},
	} {
		if i >= len(tactical.Shapes) || !reflect.DeepEqual(tactical.Shapes[i], want) {
			t.Errorf("the Tactical Map has the names %+v, want %+v", tactical.Shapes, want)
		}
	}
	count := make(map[string]int)
	for _, sp := range tactical.Spaces {
		count[sp.Terrain]++
		if len(sp.Outline) != 4 || r.words.Object(sp.ID) != sp.Label {
			t.Errorf("square %s has %d corners and is named %s", sp.Label, len(sp.Outline), r.words.Object(sp.ID))
		}
	}
	if count["white"] != 30 || count["anchorage"] != 12 || count["sea"] != 48 {
		t.Errorf("squares by terrain: %v", count)
	}
	if len(strategic.Spaces) != 16 || len(strategic.Links) != 15 || len(strategic.Shapes) != 2 {
		t.Errorf("the Strategic Map has %d spaces, %d links, %d coasts",
			len(strategic.Spaces), len(strategic.Links), len(strategic.Shapes))
	}
	for _, b := range r.boards {
		seen := make(map[engine.Point]string)
		for _, sp := range b.Spaces {
			if c := sp.Centre; c.X < 0 || c.Y < 0 || c.X > b.Width || c.Y > b.Height {
				t.Errorf("%s lies off the %s", sp.Name, b.Name)
			}
			if seen[sp.Centre] != "" {
				t.Errorf("%s lies on %s", sp.Name, seen[sp.Centre])
			}
			seen[sp.Centre] = sp.Name
		}
	}
	one, two := game(t).Scene(start(t, r, "calais", nil, dryDice{}), English), r.Scene(start(t, r, "calais", nil, dryDice{}), Spanish)
	if two.Boards[0] != tactical || one.Boards[0] == tactical {
		t.Error("boards are not made once a ruleset and shared")
	}
}

// dryDice answer no throw.
type dryDice struct{}

func (dryDice) Throw(engine.Throw) (engine.Faces, bool) { return engine.Faces{}, false }

func TestScene(t *testing.T) {
	sc := drawn(t, inAction)
	if sc.Turn != "8 August, turn 11" || sc.Phase != phaseEnglish {
		t.Errorf("turn and phase are %q and %q", sc.Turn, sc.Phase)
	}
	recalde := pieceOf(t, sc, "recalde")
	if recalde.Silhouette != "galleon" || recalde.Side != Spanish || strings.Join(recalde.State, " ") != "broken" ||
		recalde.At != Square(44).object() || recalde.Numbers[0] != (engine.Stat{Name: "strength", Value: 7, Max: 10}) ||
		recalde.Numbers[1].Value != 3 || recalde.Numbers[2].Value != 2 {
		t.Errorf("Recalde is drawn as %+v", recalde)
	}
	for key, want := range map[string]string{"moncada": "galleass", "medina-2": "hulk", "drake": "race-built", "armada": "fleet"} {
		if got := pieceOf(t, sc, key).Silhouette; got != want {
			t.Errorf("%s is drawn as a %s, want %s", key, got, want)
		}
	}
	// Drake is on the Tactical Map and so under the Armada; Howard is in Dover.
	drake, howard, armada := pieceOf(t, sc, "drake-at-sea"), pieceOf(t, sc, "howard-at-sea"), pieceOf(t, sc, "armada")
	if drake.At != boxGravelines.object() || drake.Depth <= armada.Depth || drake.State[0] != "engaged" {
		t.Errorf("Drake on the Strategic Map is %+v, the Armada %+v", drake, armada)
	}
	if howard.Numbers[0] != (engine.Stat{Name: "strength", Value: 9, Max: 11}) || howard.State[0] != "low-ammo" {
		t.Errorf("Howard on the Strategic Map is %+v", howard)
	}
	for _, p := range sc.Pieces {
		if p.Key == "howard" || strings.HasPrefix(p.Key, "seymour") {
			t.Errorf("%s is drawn, but is not there", p.Key)
		}
	}
	if m := sc.Marks; len(m) != 3 || m[0].Kind != "wind" || m[0].Value != 2700 || m[1].Label != "normal" ||
		m[2].Label != "Frobisher attacks Recalde" {
		t.Errorf("marks are %+v", m)
	}
}

func TestCharts(t *testing.T) {
	sc := drawn(t, inAction)
	for _, tt := range []struct {
		chart, row string
		want       string
	}{
		{"display-english", "Howard", "Dover|9/11|2|0|-1|low-ammo"},
		{"display-english", "Drake", "B4|7/9|2|3|-1|moved"},
		{"display-english", "Seymour", "eliminated|||||"},
		{"display-spanish", "Medina I", "E5|8/8|0|0|+1|low-ammo, gift used"},
		{"campaign", "Armada", "11 Gravelines"},
		{"campaign", "army", "not come, attempts made: 1"},
		{"campaign", "fireships", "have come"},
		{"campaign", "beside the map", "Parma Ready"},
		{"campaign", "on the table", "Bonus Draw"},
		{"campaign", "17.1.3", "Parma is prepared"},
		{"combat", "English", "Frobisher|?|0"},
		{"combat", "Spanish", "Recalde|close-in|1"},
		{"chits-english", "Culverin Fire", "2"},
		{"chits-spanish", "Soldiers", "1"},
	} {
		c := chartOf(t, sc, tt.chart)
		found := ""
		for _, row := range c.Rows {
			if len(row.Cells) != len(c.Columns) {
				t.Errorf("%s: %s has %d cells for %d columns", tt.chart, row.Name, len(row.Cells), len(c.Columns))
			}
			if row.Name == tt.row {
				found = strings.Join(row.Cells, "|")
			}
		}
		if found != tt.want {
			t.Errorf("%s: %s is %q, want %q", tt.chart, tt.row, found, tt.want)
		}
	}
}

func TestTurnNames(t *testing.T) {
	for turn, want := range map[uint8]string{
		0: "before the first turn", 1: "29 July, turn 1", 3: "31 July, turn 3", 4: "1 August, turn 4",
		34: "31 August, turn 34", 35: "1 September, turn 35",
	} {
		if got := turnName(turn); got != want {
			t.Errorf("turn %d is %q, want %q", turn, got, want)
		}
	}
}

func BenchmarkScene(b *testing.B) {
	r := game(b)
	s := start(b, r, "calais", nil, dryDice{})
	for b.Loop() {
		r.Scene(s, English)
	}
}

func BenchmarkFormatPosition(b *testing.B) {
	r := game(b)
	s := start(b, r, "calais", nil, dryDice{})
	var buf []byte
	for b.Loop() {
		buf = r.FormatPosition(buf[:0], s)
	}
}

func BenchmarkParsePosition(b *testing.B) {
	r := game(b)
	for b.Loop() {
		if _, _, err := r.ParsePosition([]byte(inAction)); err != nil {
			b.Fatal(err)
		}
	}
}
