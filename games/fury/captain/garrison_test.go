package captain

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/pack"
)

// TestGarrisons sets up the defenders of Ensconced as proposed: 27.5 has all of them in the sconce, and none is left
// outside.
func TestGarrisons(t *testing.T) {
	p, err := pack.Read(fury.Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := fury.New(p)
	if err != nil {
		t.Fatal(err)
	}
	for k := range uint64(160) {
		mix := dice.NewMixer(77, k)
		s, err := r.Setup("ensconced", nil, &engine.Turn{Dice: &mix})
		if err != nil {
			t.Fatal(err)
		}
		c := New(r)
		c.Begin(k)
		for {
			open := s.Pending(nil)
			if open[0].Ask == fury.AskEdge {
				break
			}
			ch := c.Choose(s, open[0], bot.Budget{})
			ch.Seat = open[0].Seat
			s.Apply(ch, &engine.Turn{Dice: &mix})
		}
		for line := range strings.Lines(string(r.FormatPosition(nil, s))) {
			if strings.HasPrefix(line, "company b-") && strings.Contains(line, " off") {
				t.Errorf("27.5 match %d leaves outside: %s", k, line)
			}
		}
	}
}
