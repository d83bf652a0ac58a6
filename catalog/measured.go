package catalog

import (
	"io/fs"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// Measured is how matches of the laboratory ended.
type Measured struct{ Won, Drawn, Lost int }

// The files of Game.Measured.
const (
	balanceFile = "balance.csv" // by scenario, between bots as good as each other, for the first seat
	anchorsFile = "anchors.csv" // by bot, against the game's default bot
)

// ReadBalance reads how fair the game's scenarios are, by their keys; none of those that nobody
// has measured. An error names line and column.
func (g *Game) ReadBalance(info *engine.Info) (map[string]Measured, error) {
	return g.readMeasured(balanceFile, "scenario", func(t *pack.Table, key string) {
		if _, ok := info.FindScenario(key); !ok {
			t.Fail("scenario", "expected a scenario of %s, found %q", g.Key, key)
		}
	})
}

// ReadAnchors reads how other bots of the game fare against its default bot, by their specs. An
// error names line and column.
func (g *Game) ReadAnchors() (map[string]Measured, error) {
	return g.readMeasured(anchorsFile, "bot", func(t *pack.Table, key string) {
		if spec, err := bot.ParseSpec(key); err != nil || spec.String() != key || key == g.DefaultBot().String() {
			t.Fail("bot", "expected a bot other than %s, found %q", g.DefaultBot(), key)
		}
	})
}

// readMeasured reads one of the files, if the game has it.
func (g *Game) readMeasured(file, of string, check func(*pack.Table, string)) (map[string]Measured, error) {
	if g.Measured == nil {
		return nil, nil
	}
	if _, err := fs.Stat(g.Measured, file); err != nil {
		return nil, nil
	}
	p, err := pack.Read(g.Measured)
	if err != nil {
		return nil, err
	}
	t, err := p.Table(file, of, "won", "drawn", "lost")
	if err != nil {
		return nil, err
	}
	out := make(map[string]Measured, t.Len())
	for t.Next() {
		key := t.Word(of)
		check(t, key)
		if _, twice := out[key]; twice {
			t.Fail(of, "expected each once, found %q again", key)
		}
		const most = 1_000_000
		out[key] = Measured{t.Int("won", 0, most), t.Int("drawn", 0, most), t.Int("lost", 0, most)}
	}
	return out, t.Err()
}
