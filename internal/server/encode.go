package server

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
