package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// An objection is placed where its thing is named first, by itself and not as a part of another
// word, or at the line that begins with its word.
func TestPlaceOfAProblem(t *testing.T) {
	words := &engine.Words{Object: func(o engine.Object) string { return [...]string{"", "revenge", "dover"}[o] }}
	text := []byte("game spain\nturn 30 ; turn of nobody\nat Dover drake@revenge\n\tafloat dover triumph Revenge:done\r\n")
	for _, tt := range []struct {
		problem      engine.Problem
		line, column int
	}{
		{engine.Problem{About: 1}, 4, 23},
		{engine.Problem{About: 2}, 3, 4},
		{engine.Problem{Line: "turn"}, 2, 1},
		{engine.Problem{Line: "nobody"}, 0, 0},
		{engine.Problem{Line: "dover"}, 0, 0},
		{engine.Problem{}, 0, 0},
	} {
		if line, column := tt.problem.Place(text, words); line != tt.line || column != tt.column {
			t.Errorf("%+v is placed at %d:%d, expected %d:%d", tt.problem, line, column, tt.line, tt.column)
		}
	}
}
