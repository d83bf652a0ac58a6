package catalog

import (
	"io/fs"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// Measured counts how matches of the laboratory ended.
type Measured struct {
	Won   int `csv:"won,0..1000000"`
	Drawn int `csv:"drawn,0..1000000"`
	Lost  int `csv:"lost,0..1000000"`
}

// The files of Game.Measured.
const (
	balanceFile = "balance.csv" // by scenario, between equally good bots, for the first seat
	anchorsFile = "anchors.csv" // by bot, against the game's default bot
)

// ReadBalance reads how fair the game's scenarios are, by their keys; a scenario that was not measured has no
// entry. An error names line and column.
func (g *Game) ReadBalance(info *engine.Info) (map[string]Measured, error) {
	return readMeasured(g, balanceFile, func(t *pack.Table, row *struct {
		Key string `csv:"scenario,word,expected each once, found %q again"`
		Measured
	}) (string, Measured) {
		if _, ok := info.FindScenario(row.Key); !ok {
			t.Fail("scenario", "expected a scenario of %s, found %q", g.Key, row.Key)
		}
		return row.Key, row.Measured
	})
}

// ReadAnchors reads how other bots of the game fare against its default bot, by their specs. An
// error names line and column.
func (g *Game) ReadAnchors() (map[string]Measured, error) {
	return readMeasured(g, anchorsFile, func(t *pack.Table, row *struct {
		Key string `csv:"bot,word,expected each once, found %q again"`
		Measured
	}) (string, Measured) {
		if spec, err := bot.ParseSpec(row.Key); err != nil || spec.String() != row.Key || row.Key == g.DefaultBot().String() {
			t.Fail("bot", "expected a bot other than %s, found %q", g.DefaultBot(), row.Key)
		}
		return row.Key, row.Measured
	})
}

// readMeasured reads one of the files, if the game has it; check returns the key and the counts of a row.
func readMeasured[R any](g *Game, file string, check func(*pack.Table, *R) (string, Measured)) (map[string]Measured, error) {
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
	out := make(map[string]Measured)
	err = pack.Each(pack.NewReader(p), file, 0, func(t *pack.Table, row *R) {
		key, m := check(t, row)
		out[key] = m
	}).Err()
	return out, err
}
