package sticks

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Who takes the last stick has won, and nobody takes more than there are.
func TestTheLastStickWins(t *testing.T) {
	p := &Pile{Left: 2}
	if ill := p.Check(engine.Choice{Verb: Take, N: [3]int32{3}}); ill.OK() {
		t.Error("three of two sticks may be taken")
	}
	for _, seat := range []engine.Seat{0, 1} {
		c := engine.Choice{Seat: seat, Verb: Take, N: [3]int32{1}}
		if ill := p.Check(c); !ill.OK() {
			t.Fatalf("%v: %v", c, ill)
		}
		p.Apply(c, nil)
	}
	if out, over := p.Outcome(); !over || out.Winner != 1 || len(p.Pending(nil)) != 0 {
		t.Errorf("%+v, over %v, with %+v", out, over, p)
	}
}
