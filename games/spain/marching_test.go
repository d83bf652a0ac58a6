package spain

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// TestMarches wants a unit to be offered just the directions in which mayMarch refuses nothing.
func TestMarches(t *testing.T) {
	chance, picks := dice.NewMixer(1588, 2), dice.NewMixer(1588, 3)
	turn := engine.Turn{Dice: &chance}
	s, err := rules(t).Setup("war", nil, &turn)
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	var open []engine.Decision
	ways, none := 0, 0
	for range 6000 {
		if open = g.Pending(open[:0]); len(open) == 0 {
			break
		}
		for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
			for d, to := range g.tables.Near[g.units[c].Hex] {
				ill := g.mayMarch(c, to)
				if is := g.ways(c)>>hex.Direction(d)&1 != 0; is != ill.OK() {
					t.Fatalf("%s is offered to march to %v: %v; it is refused: %v", g.tables.name(counterObject(c)), to, is, ill)
				}
				if ill.OK() {
					ways++
				} else {
					none++
				}
			}
		}
		c, _ := g.Sample(open[0], 2, &picks, nil)
		turn.Reset()
		g.Apply(c, &turn)
	}
	if ways < 1000 || none < 1000 {
		t.Errorf("%d ways and %d refusals are too few", ways, none)
	}
}
