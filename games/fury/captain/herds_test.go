package captain_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// TestCaptainSparesItsHerds has a company go around a herd of its own side that stands in its way, and one that comes onto
// the board come on beside it: both went straight over it.
//
// Cases 22.3, 25.6.
func TestCaptainSparesItsHerds(t *testing.T) {
	const lifting = `game fury
scenario cattle-lifting
board 4800 4800
muster A nation scots edge south
muster B nation english edge north
side A force 12 flight 30
side B force 12 flight 30`
	for name, text := range map[string]string{
		"goes": `
company a-1 border-reivers squadrons 6 files 2 at 2400 2400 facing 0 captain 30
company b-1 border-reivers squadrons 2 files 2 at 4600 4600 facing 0 captain 10
object herd of A at 2400 2200
object herd of B at 2400 1200
flow segments A after-b
flow act a-1
`,
		"comes": ` comes
company a-1 border-reivers squadrons 2 files 2 at 2400 2400 facing 0 captain 10
company b-31 border-reivers squadrons 6 files 2 at 0 0 facing 18000 captain 30 off
object herd of B at 2400 150
flow segments B
`,
	} {
		r, herds := rules(t), strings.Count(text, "object herd")
		s, problems, err := r.ParsePosition([]byte(lifting + text))
		if err != nil || len(problems) > 0 {
			t.Fatal(name, err, problems)
		}
		c, mix, out := captain.New(r), dice.NewMixer(1, 1), false
		c.Begin(7)
		for range 12 {
			d := s.Pending(nil)[0]
			ch := c.Choose(s, d, bot.Budget{})
			ch.Seat = d.Seat
			out = out || ch.Verb == fury.VerbArrive || ch.Verb == fury.VerbAhead || ch.Verb == fury.VerbDrift
			s.Apply(ch, &engine.Turn{Dice: &mix})
			if d.Ask == fury.AskAct && s.Pending(nil)[0].Ask == fury.AskSegment {
				break
			}
		}
		text := string(r.FormatPosition(nil, s))
		if !out || strings.Count(text, "object herd") != herds {
			t.Errorf("%s: it goes: %v, and leaves\n%s", name, out, text)
		}
	}
}
