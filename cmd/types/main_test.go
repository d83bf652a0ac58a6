package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWritten holds the client's types against those of the server.
func TestWritten(t *testing.T) {
	want, err := generate("../..", wire, encoder)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../" + written)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not what the types of %s come to: go run ./cmd/types", written, wire)
	}
}

const shapes = `package server

import "github.com/weathergage/weathergage/engine"

// shipView is a ship as it is sent.
type shipView struct {
	named
	At    engine.Object ` + "`json:\"at\"`" + ` // where she lies
	Kind  engine.Kind   ` + "`json:\"kind\"`" + `
	Way   way           ` + "`json:\"way\"`" + `
	Next  *shipView     ` + "`json:\"next\"`" + `
	Ends  []*string     ` + "`json:\"ends,omitempty\"`" + `
	Line  wired[[]engine.Point] ` + "`json:\"line\"`" + `
	Terms map[string][2]int32 ` + "`json:\"terms\"`" + `
	Side  any ` + "`json:\"side\" ts:\"0 | 1\"`" + `
	Own   int ` + "`json:\"-\"`" + `
	text  []byte
}

type named struct {
	Name engine.Case ` + "`json:\"name\"`" + `
}

// A way is where she goes.
type way string

const (
	up   way = "up"
	down way = "down"
)

var kinds = map[engine.Kind]string{1: "galley", 2: "galleon"}
`

const contract = `package engine

type Kind uint8
type Case string
`

const typescript = `
export type Kind = 'galley' | 'galleon';

export interface Named {
	name: string;
}

/** Ship is a ship as it is sent. */
export interface Ship extends Named {
	/** Where she lies. */
	at: string;
	kind: Kind;
	way: Way;
	next: Ship | null;
	ends?: (string | null)[];
	line: [number, number][];
	terms: Record<string, [number, number]>;
	side: 0 | 1;
}

/** A Way is where she goes. */
export type Way = 'up' | 'down';
`

// generated returns what comes of a file of the wire.
func generated(t *testing.T, text string) (string, error) {
	root := t.TempDir()
	for name, text := range map[string]string{"internal/server/wire.go": text, "engine/engine.go": contract} {
		name = filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out, err := generate(root, wire)
	return string(out), err
}

func TestEveryKindOfType(t *testing.T) {
	got, err := generated(t, shapes)
	if err != nil || got != head+typescript {
		t.Errorf("%v, %s", err, got)
	}
}

func TestWhatCannotBeWritten(t *testing.T) {
	for text, want := range map[string]string{
		"package server\ntype a struct { B json.RawMessage `json:\"b\"` }":                                            "wire.go:2:19: no type of the wire: json.RawMessage",
		"package server\ntype a struct { B c `json:\"b\"` }":                                                          "wire.go:2:19: no type of the wire: c",
		"package server\ntype a struct { B int `json:\"b\"` }\ntype aView struct { B int `json:\"b\"` }":              "are both called A",
		"package server\nimport \"github.com/weathergage/weathergage/gone\"\ntype a struct { B gone.C `json:\"b\"` }": "no such file",
	} {
		if _, err := generated(t, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// A long comment is broken where the formatter of the client would have it.
func TestLongComments(t *testing.T) {
	for _, line := range strings.Split(comment(strings.Repeat("words ", 60), "\t"), "\n") {
		if width(line) > lineWidth {
			t.Errorf("%d columns: %s", width(line), line)
		}
	}
}
