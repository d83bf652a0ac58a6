package server

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What tests read of the boards and the scene that are sent.
type (
	sentBoard struct {
		Spaces []struct {
			ID string `json:"id"`
		} `json:"spaces"`
	}
	sentScene struct {
		Pieces []struct {
			ID   string `json:"id"`
			Side int    `json:"side"`
			X    int32  `json:"x"`
			Y    int32  `json:"y"`
		} `json:"pieces"`
	}
)

// read decodes what was sent.
func read[T any](t testing.TB, text json.RawMessage) (out T) {
	t.Helper()
	if err := json.Unmarshal(text, &out); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return out
}

// TestWired checks how each kind of value of the engine is sent.
func TestWired(t *testing.T) {
	d := &drawer{words: &engine.Words{Object: func(o engine.Object) string { return [...]string{"", "drake", "f7"}[o] }}}
	for _, c := range []struct {
		got  json.RawMessage
		want string
	}{
		{wire(d, engine.Good{ID: 1, Column: 2, Name: "Say \"<é>\"", Value: -3}).RawMessage,
			`{"id":"drake","column":2,"name":"Say \"<é>\"","silhouette":"","value":-3,"note":""}`},
		{wire(d, engine.Mark{Kind: "course", To: 2, Line: []engine.Point{{X: 1, Y: -2}, {}}}).RawMessage,
			`{"kind":"course","board":"","from":"","to":"f7","line":[[1,-2],[0,0]],"label":"","value":0}`},
		{wire(d, engine.Chart{Kind: engine.Account, Side: engine.NoSeat}).RawMessage,
			`{"key":"","title":"","kind":"account","side":-1,"columns":[],"rows":[]}`},
		{wire(d, []board{{Kind: engine.Hexes}}).RawMessage,
			`[{"key":"","name":"","kind":"hexes","width":0,"height":0,"scale":null,"outlines":[],"spaces":[],"links":[],"shapes":[]}]`},
		{wire(d, engine.Mast{Set: true}).RawMessage, `{"at":0,"sections":0,"standing":0,"set":true,"lateen":false}`},
	} {
		if string(c.got) != c.want {
			t.Errorf("%s is sent, want %s", c.got, c.want)
		}
	}
}

// TestReadmeNamesRoutes checks that every route of the README is one of the server's.
func TestReadmeNamesRoutes(t *testing.T) {
	routes := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		for _, m := range regexp.MustCompile(`"((?:GET|POST) /api/[^"]*)"`).FindAllStringSubmatch(readFile(t, name), -1) {
			routes[regexp.MustCompile(`\{[^}]*\}`).ReplaceAllString(m[1], "X")] = true
		}
	}
	rows := regexp.MustCompile("(?m)^\\| `([^`?]*)").FindAllStringSubmatch(readFile(t, "README.md"), -1)
	if len(rows) < 50 {
		t.Errorf("README.md has %d routes", len(rows))
	}
	for _, m := range rows {
		if route := regexp.MustCompile(`/[A-Z]+`).ReplaceAllString(m[1], "/X"); !routes[route] {
			t.Errorf("README.md has %s, which is no route", m[1])
		}
	}
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
