package match_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
)

// The log of an umpire says for whom a roll was made, as the question for it did; the log of others does not.
func TestARollNamesWhomItIsForToAnUmpire(t *testing.T) {
	rules := rulesOf(t, renaissance.Data, renaissance.New)
	for _, umpired := range []bool{true, false} {
		said, asked := "", ""
		for key := range uint64(6) {
			spec := typedMatch(rules, "lion-and-bull")
			spec.Record.Dice.Umpire = umpired
			m, bot, mix := load(t, spec), randomBot(key), dice.NewMixer(key, 1)
			for range 150 {
				for _, s := range []engine.Seat{seatA, seatB} {
					if v := m.View(s); len(v.Asked) > 0 {
						_, err := m.Play(s, v.At, bot.Choose(v.Seen, v.Asked[0].Decision))
						must(t, err)
						break
					}
				}
				for seat, d := needs(m); d != nil; seat, d = needs(m) {
					asked += engine.Call(rules, d.Throw) + "\n"
					f, _ := mix.Throw(d.Throw)
					must(t, m.Give(seat, f))
				}
			}
			for _, l := range m.View(seatA).Log {
				if l.Kind == match.Dice {
					said += l.Text + "\n"
				}
			}
			for _, l := range m.View(engine.Observer).Log {
				if l.Kind == match.Dice && (strings.HasSuffix(l.Text, ") for Triumph") || strings.HasSuffix(l.Text, ") for San Juan de Portugal")) {
					t.Errorf("observers read %q", l.Text)
				}
			}
		}
		if !strings.Contains(asked, "Triumph") {
			t.Fatalf("nothing is rolled for Triumph:\n%s", asked)
		}
		if got := strings.Contains(said, ") for Triumph\n"); got != umpired {
			t.Errorf("with an umpire %v, the log says\n%s", umpired, said)
		}
	}
}
