package jenkins

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// seen is the scene of a position as a viewer sees it.
func seen(t testing.TB, r *ruleset, text string, viewer engine.Seat) *engine.Scene {
	t.Helper()
	g, _ := parsed(t, r, text)
	g.Redact(viewer)
	return r.Scene(g, viewer)
}

func pieceOf(sc *engine.Scene, key string) (engine.Piece, bool) {
	i := slices.IndexFunc(sc.Pieces, func(p engine.Piece) bool { return p.Key == key })
	if i < 0 {
		return engine.Piece{}, false
	}
	return sc.Pieces[i], true
}

// TestScene: a seat sees its own counters, of the enemy the top of each stack and
// how many lie under it, and nothing of what lies ashore under ships.
func TestScene(t *testing.T) {
	r := rules(t)
	sc := seen(t, r, atSea, English)
	if sc.Turn != "turn 3 of 10" || sc.Phase != phaseEnglish || sc.Boards[0] != r.boards[0] {
		t.Errorf("turn %q, phase %q", sc.Turn, sc.Phase)
	}
	royal := hexObject(hexAt(t, "2719"))
	for _, tt := range []struct {
		name, key string
		want      engine.Piece
	}{
		{"4.4 one's own below the top", "cornwall", engine.Piece{At: royal, Depth: 3, Silhouette: "ship of the line",
			ID: counterObject(kindNamed(t, r.tables, "cornwall")), Side: English}},
		{"4.4 the top of an enemy stack", "africa", engine.Piece{At: hexObject(hexAt(t, "2825")), Depth: 1,
			Silhouette: "ship of the line", ID: stackObject(At(hexAt(t, "2825"), LayerDocked)), Side: Spanish}},
		{"4.4 what lies ashore under ships", "2825-shore", engine.Piece{At: hexObject(hexAt(t, "2825")), Depth: 2, Under: 3,
			Silhouette: "counter", ID: stackObject(At(hexAt(t, "2825"), LayerShore)), Side: Spanish}},
		{"8.0 a storm", "storm-2719", engine.Piece{At: royal, Silhouette: "storm", Side: engine.NoSeat}},
		{"11.7 a scuttled counter", "scuttled-2825", engine.Piece{At: hexObject(hexAt(t, "2825")), Silhouette: "wreck", Side: engine.NoSeat}},
	} {
		p, ok := pieceOf(sc, tt.key)
		got := engine.Piece{At: p.At, Depth: p.Depth, Under: p.Under, Silhouette: p.Silhouette, ID: p.ID, Side: p.Side}
		if !ok || got.At != tt.want.At || got.Depth != tt.want.Depth || got.Under != tt.want.Under ||
			got.Silhouette != tt.want.Silhouette || got.ID != tt.want.ID || got.Side != tt.want.Side {
			t.Errorf("%s: got %+v, want %+v", tt.name, got, tt.want)
		}
	}
	cornwall, _ := pieceOf(sc, "cornwall")
	vernon, _ := pieceOf(sc, "vernon")
	if strings.Join(cornwall.State, " ") != "docked taken" || strings.Join(vernon.State, " ") != "docked aboard" ||
		cornwall.Numbers[0] != (engine.Stat{Name: "gun", Value: 8}) {
		t.Errorf("Cornwall is %v, Vernon %v", cornwall, vernon)
	}
	for _, p := range sc.Pieces {
		if strings.HasPrefix(p.Key, "lezo") || strings.HasPrefix(p.Key, "s-cannons") {
			t.Errorf("4.4: %s is drawn for the English", p.Key)
		}
	}
}

// 4.0 a ship in a seaport hex lies outside the port or docked, and one elsewhere lies at sea.
func TestWhereShipsLie(t *testing.T) {
	r := rules(t)
	sc := seen(t, r, "flow english-movement begun\nEnglish at 2820-outside lion\nEnglish at 2719-outside oxford\nEnglish at 2719-docked cornwall\n", English)
	for key, want := range map[string]string{"lion": "at sea", "oxford": "outside", "cornwall": "docked"} {
		if p, _ := pieceOf(sc, key); len(p.State) == 0 || p.State[0] != want {
			t.Errorf("%s lies %q, want %q", key, p.State, want)
		}
	}
}

// TestFlags: every seaport shows who holds it, whoever looks.
func TestFlags(t *testing.T) {
	r := rules(t)
	sc := seen(t, r, atSea, engine.Observer)
	held := map[engine.Object]engine.Mark{}
	for _, m := range sc.Marks {
		if m.Kind == "flag" {
			held[m.From] = m
		}
	}
	if len(held) != len(r.tables.Ports)-1 {
		t.Errorf("%d flags fly over %d seaports", len(held), len(r.tables.Ports)-1)
	}
	for port, seat := range map[string]engine.Seat{"leogane": English, "cartagena": Spanish, "curacao": engine.NoSeat} {
		at, _ := r.words.Find(port)
		if m := held[at]; m.Value != int32(seat) {
			t.Errorf("7.6: %s flies %+v", port, m)
		}
	}
}

func TestCharts(t *testing.T) {
	r := rules(t)
	sc := seen(t, r, atSea, English)
	for _, tt := range []struct{ chart, row, want string }{
		{"war", "turn", "turn 3 of 10"},
		{"war", "English points", "12"},
		{"war", "San Isidro", "due on turn 5"},
		{"war", "scuttled", "1 of 2"},
		{"war", "war in Europe", "over, or not part of this scenario"},
		{"seaports", "Cartagena", "6|Spanish|2|Spanish 5"},
		{"seaports", "Leogane", "2|English||English 1"},
		{"off-map-spanish", "San Carlos", "the ships due in the Caribbean"},
		{"pool-english", "Suffolk", "1|7|7|-|+3|-|-|0"},
		{"pool-english", "Burford", "0|7|7|-|+3|-|-|1"},
		{"own", "Cornwall", "Port Royal, docked"},
	} {
		i := slices.IndexFunc(sc.Charts, func(c engine.Chart) bool { return c.Key == tt.chart })
		if i < 0 {
			t.Errorf("no chart %q", tt.chart)
			continue
		}
		found := ""
		for _, row := range sc.Charts[i].Rows {
			if len(row.Cells) != len(sc.Charts[i].Columns) {
				t.Errorf("%s: %s has %d cells", tt.chart, row.Name, len(row.Cells))
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

// TestSceneKeys: every piece of every scenario has a key of its own.
func TestSceneKeys(t *testing.T) {
	r := rules(t)
	for i := range r.info.Scenarios {
		g := r.tables.setUp(i, &engine.Turn{})
		var keys []string
		for _, p := range r.Scene(g, engine.Observer).Pieces {
			if slices.Contains(keys, p.Key) {
				t.Errorf("%s: two pieces are called %s", r.info.Scenarios[i].Key, p.Key)
			}
			keys = append(keys, p.Key)
		}
	}
}

func BenchmarkScene(b *testing.B) {
	r := rules(b)
	g, _ := parsed(b, r, atSea)
	for b.Loop() {
		r.Scene(g, English)
	}
}

// An end that says itself that no seaport is in English hands is not followed by the same once more.
func TestTheEndIsSaidOnce(t *testing.T) {
	r := rules(t)
	for end, want := range map[result]string{
		resultUncaught: "",
		resultSpanish:  "At the end the English held no captured seaport",
	} {
		g, problems := parsed(t, r, "")
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		g.result = end
		if got := r.Scene(g, engine.Observer).Outlook; got != want {
			t.Errorf("after %q stands %q, want %q", endings[end], got, want)
		}
	}
}
