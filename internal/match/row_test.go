package match

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestACutRowGoesOn: a drag that stopped on its way goes on with what its seat plays next, unless something came between
// or the seat only passes.
func TestACutRowGoesOn(t *testing.T) {
	cut := row{seat: 0, n: 1, from: 4, until: 5, cut: true}
	go2 := []engine.Choice{{Verb: 7}}
	for name, tt := range map[string]struct {
		was     row
		next    row
		choices []engine.Choice
		from, n int
	}{
		"it goes on":                {cut, row{seat: 0, n: 2, from: 5, until: 7}, go2, 4, 3},
		"something came between":    {cut, row{seat: 0, n: 2, from: 6, until: 8}, go2, 6, 2},
		"another seat plays":        {cut, row{seat: 1, n: 2, from: 5, until: 7}, go2, 5, 2},
		"the seat passes":           {cut, row{seat: 0, n: 1, from: 5, until: 6}, []engine.Choice{{Verb: engine.Pass}}, 5, 1},
		"the row came to its end":   {row{seat: 0, n: 1, from: 4, until: 5}, row{seat: 0, n: 2, from: 5, until: 7}, go2, 5, 2},
		"nothing was played at all": {cut, row{seat: 0, from: 5, until: 5}, nil, 5, 0},
	} {
		if got := tt.was.then(tt.next, tt.choices); got.from != tt.from || got.n != tt.n || got.until != tt.next.until {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
