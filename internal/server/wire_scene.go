package server

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"sync"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// wired holds a T of the engine, such as a scene, as it is sent: see drawer.encode.
type wired[T any] struct{ json.RawMessage }

// wire returns a value of the engine as it is sent.
func wire[T any](d *drawer, from T) wired[T] {
	return wired[T]{d.encode(nil, reflect.ValueOf(from))}
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

// Kinds are sent as words.
var (
	boardKinds = map[engine.BoardKind]string{
		engine.Boxes: "boxes", engine.Squares: "squares", engine.Hexes: "hexes", engine.Plane: "plane",
	}
	chartKinds = map[engine.ChartKind]string{
		engine.Tabular: "table", engine.Account: "account", engine.Plot: "plot", engine.Shelves: "shelves",
		engine.Cards: "cards",
	}
)

// Types that are encoded in their own way.
var (
	objects       = reflect.TypeFor[engine.Object]()
	seats         = reflect.TypeFor[engine.Seat]()
	points        = reflect.TypeFor[engine.Point]()
	kindsOfBoards = reflect.TypeFor[engine.BoardKind]()
	kindsOfCharts = reflect.TypeFor[engine.ChartKind]()
)

// encode appends a value made of the engine's types as JSON: objects by their names, seats by their numbers,
// points as pairs, kinds as words, and nil lists as empty ones. Everything else is encoded as by
// encoding/json.
func (d *drawer) encode(to []byte, v reflect.Value) []byte {
	switch v.Type() {
	case objects:
		return appendText(to, d.name(engine.Object(v.Uint())))
	case seats:
		return strconv.AppendInt(to, int64(seatNumber(engine.Seat(v.Uint()))), 10)
	case kindsOfBoards:
		return appendText(to, boardKinds[engine.BoardKind(v.Uint())])
	case kindsOfCharts:
		return appendText(to, chartKinds[engine.ChartKind(v.Uint())])
	case points:
		to = strconv.AppendInt(append(to, '['), v.Field(0).Int(), 10)
		return append(strconv.AppendInt(append(to, ','), v.Field(1).Int(), 10), ']')
	}
	switch v.Kind() {
	case reflect.Struct:
		return d.encodeStruct(to, v)
	case reflect.Slice, reflect.Array:
		to = append(to, '[')
		for i := range v.Len() {
			if i > 0 {
				to = append(to, ',')
			}
			to = d.encode(to, v.Index(i))
		}
		return append(to, ']')
	case reflect.Pointer:
		if v.IsNil() {
			return append(to, "null"...)
		}
		return d.encode(to, v.Elem())
	case reflect.String:
		return appendText(to, v.String())
	case reflect.Bool:
		return strconv.AppendBool(to, v.Bool())
	}
	return strconv.AppendInt(to, v.Int(), 10)
}

func (d *drawer) encodeStruct(to []byte, v reflect.Value) []byte {
	to = append(to, '{')
	first := true
	for i, sent := range keysOf(v.Type()) {
		if sent.key == "" || sent.sparse && v.Field(i).IsZero() {
			continue
		}
		if !first {
			to = append(to, ',')
		}
		first = false
		to = d.encode(append(to, sent.key...), v.Field(i))
	}
	return append(to, '}')
}

// A sentField is how a field of a struct is sent.
type sentField struct {
	key    string // in JSON, with a colon; "" if it is not sent
	sparse bool   // it is left out where it is empty
}

// keys holds how the fields of each struct are sent, by its type.
var keys sync.Map

// keysOf returns how each field of a struct is sent.
func keysOf(t reflect.Type) []sentField {
	if known, ok := keys.Load(t); ok {
		return known.([]sentField)
	}
	out := make([]sentField, t.NumField())
	for i := range out {
		key, more, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if key != "-" {
			out[i] = sentField{strconv.Quote(key) + ":", more == "omitempty"}
		}
	}
	keys.Store(t, out)
	return out
}

// appendText appends a text as JSON.
func appendText(to []byte, text string) []byte {
	plain := func(r rune) bool { return r >= ' ' && r <= '~' && r != '"' && r != '\\' }
	if strings.IndexFunc(text, func(r rune) bool { return !plain(r) }) < 0 {
		return append(append(append(to, '"'), text...), '"')
	}
	quoted, _ := pack.JSON(text) // a text cannot fail
	return append(to, quoted...)
}
