// Package asjson writes values of the engine, such as scenes, as JSON for clients and other programs.
package asjson

import (
	"reflect"
	"strconv"
	"strings"
	"sync"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// Types that are encoded in their own way.
var (
	objects       = reflect.TypeFor[engine.Object]()
	seats         = reflect.TypeFor[engine.Seat]()
	points        = reflect.TypeFor[engine.Point]()
	kindsOfBoards = reflect.TypeFor[engine.BoardKind]()
	kindsOfCharts = reflect.TypeFor[engine.ChartKind]()
)

// Kinds are written as words.
var (
	boardKinds = map[engine.BoardKind]string{
		engine.Boxes: "boxes", engine.Squares: "squares", engine.Hexes: "hexes", engine.Plane: "plane",
	}
	chartKinds = map[engine.ChartKind]string{
		engine.Tabular: "table", engine.Account: "account", engine.Plot: "plot", engine.Shelves: "shelves",
		engine.Cards: "cards",
	}
)

// Append appends a value made of the engine's types as JSON: objects by their names, seats by their numbers as Seat
// gives them, points as pairs, kinds as words, and nil lists as empty ones. Everything else is encoded as by
// encoding/json.
func Append(to []byte, words *engine.Words, from any) []byte {
	e := encoder{words}
	return e.encode(to, reflect.ValueOf(from))
}

// Seat returns a seat as a number, from 0 up in the order of Info.Seats: -1 for nobody.
func Seat(s engine.Seat) int {
	if s >= engine.Observer {
		return -1
	}
	return int(s)
}

// text appends a text as JSON.
func text(to []byte, s string) []byte {
	plain := func(r rune) bool { return r >= ' ' && r <= '~' && r != '"' && r != '\\' }
	if strings.IndexFunc(s, func(r rune) bool { return !plain(r) }) < 0 {
		return append(append(append(to, '"'), s...), '"')
	}
	quoted, _ := pack.JSON(s) // a text cannot fail
	return append(to, quoted...)
}

// An encoder writes objects by the names of a game.
type encoder struct{ words *engine.Words }

// name returns the name of an object; "" if there is none.
func (e encoder) name(o engine.Object) string {
	if o == engine.NoObject {
		return ""
	}
	return e.words.Object(o)
}

func (e encoder) encode(to []byte, v reflect.Value) []byte {
	switch v.Type() {
	case objects:
		return text(to, e.name(engine.Object(v.Uint())))
	case seats:
		return strconv.AppendInt(to, int64(Seat(engine.Seat(v.Uint()))), 10)
	case kindsOfBoards:
		return text(to, boardKinds[engine.BoardKind(v.Uint())])
	case kindsOfCharts:
		return text(to, chartKinds[engine.ChartKind(v.Uint())])
	case points:
		to = strconv.AppendInt(append(to, '['), v.Field(0).Int(), 10)
		return append(strconv.AppendInt(append(to, ','), v.Field(1).Int(), 10), ']')
	}
	switch v.Kind() {
	case reflect.Struct:
		return e.encodeStruct(to, v)
	case reflect.Slice, reflect.Array:
		to = append(to, '[')
		for i := range v.Len() {
			if i > 0 {
				to = append(to, ',')
			}
			to = e.encode(to, v.Index(i))
		}
		return append(to, ']')
	case reflect.Pointer:
		if v.IsNil() {
			return append(to, "null"...)
		}
		return e.encode(to, v.Elem())
	case reflect.String:
		return text(to, v.String())
	case reflect.Bool:
		return strconv.AppendBool(to, v.Bool())
	}
	return strconv.AppendInt(to, v.Int(), 10)
}

func (e encoder) encodeStruct(to []byte, v reflect.Value) []byte {
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
		to = e.encode(append(to, sent.key...), v.Field(i))
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
