package catalog

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

// What the laboratory has found is read whole, or its error names the place.
func TestMeasured(t *testing.T) {
	info := &engine.Info{Scenarios: []engine.Scenario{{Key: "a"}}}
	const rows, bots = "scenario, won, drawn, lost, provenance\n", "bot, won, drawn, lost, provenance\n"
	for _, c := range []struct{ name, file, text, want string }{
		{"balance", "balance.csv", rows + "a, 3, 2, 1, reconstructed: x\n", ""},
		{"anchors", "anchors.csv", bots + "random, 3, 2, 1, reconstructed: x\n", ""},
		{"no such scenario", "balance.csv", rows + "c, 3, 2, 1, reconstructed: x\n", `balance.csv:2:1: expected a scenario of toy, found "c"`},
		{"one twice", "balance.csv", rows + strings.Repeat("a, 3, 2, 1, reconstructed: x\n", 2), `balance.csv:3:1: expected each once, found "a" again`},
		{"fewer than none", "balance.csv", rows + "a, -3, 2, 1, reconstructed: x\n", `balance.csv:2:4: expected a whole number`},
		{"the anchor itself", "anchors.csv", bots + "captain, 3, 2, 1, reconstructed: x\n", `anchors.csv:2:1: expected a bot other than captain`},
		{"no bot", "anchors.csv", bots + "admiral, 3, 2, 1, reconstructed: x\n", `anchors.csv:2:1: expected a bot`},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := &Game{Key: "toy", Measured: fstest.MapFS{c.file: {Data: []byte(c.text)}}, Captain: func(engine.Ruleset) bot.Captain { return nil }}
			balance, err := g.ReadBalance(info)
			anchors, also := g.ReadAnchors()
			if err == nil {
				err = also
			}
			switch found := max(balance["a"].Won, anchors["random"].Won); {
			case c.want == "" && (err != nil || found != 3):
				t.Errorf("got %v, %v, %v", balance, anchors, err)
			case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}
