package server

import (
	"encoding/json"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
)

// wired holds a T of the engine, such as a scene, as it is sent: see package asjson.
type wired[T any] struct{ json.RawMessage }

// wire returns a value of the engine as it is sent.
func wire[T any](d *drawer, from T) wired[T] {
	return wired[T]{asjson.Append(nil, d.words, from)}
}

// board is an engine.Board as it is sent: an outline that several spaces share is sent once.
type board struct {
	Key    string           `json:"key"`
	Name   string           `json:"name"`
	Kind   engine.BoardKind `json:"kind"`
	Width  int32            `json:"width"`
	Height int32            `json:"height"`
	Scale  *scale           `json:"scale"` // null if lengths are not measured
	// Outlines are those of the spaces, each about the space's centre, and each once.
	Outlines [][]engine.Point `json:"outlines"`
	Spaces   []space          `json:"spaces"`
	Links    []engine.Link    `json:"links"`
	Shapes   []engine.Shape   `json:"shapes"`
}

// scale says how many units of a board's drawing one unit of length is.
type scale struct {
	Units int32  `json:"units"`
	Unit  string `json:"unit"`
}

// space is one box, square, hex or area of a board.
type space struct {
	ID      engine.Object `json:"id"`
	Outline int           `json:"outline"` // its index in the board's list; -1 for a round box
	Centre  engine.Point  `json:"centre"`
	Label   string        `json:"label"`   // as printed in it: "F7", "10"
	Name    string        `json:"name"`    // as in a sentence: "Calais Roads"
	Terrain string        `json:"terrain"` // class of its look: "sea", "port"
	Area    string        `json:"area"`    // class of the colour wash that it shares with others, a tincture: "azure"; "" for none
}
