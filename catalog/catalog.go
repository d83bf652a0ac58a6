package catalog

import (
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// A Game is one installed game.
type Game struct {
	Key  string // as typed on the command line and written in records
	Pack fs.FS  // its data pack as shipped
	// Scenarios is the folder of its pack to which scenarios of the players' own may be
	// added, a file each; "" if it takes none.
	Scenarios string
	// New makes its ruleset from a pack; an error names file, line and column.
	New func(*pack.Pack) (engine.Ruleset, error)
	// Captain makes the bot that knows the game, or is nil if it has none.
	Captain func(engine.Ruleset) bot.Captain
	// Standing makes the standing orders that the game offers, or is nil if it has
	// none but those of every game.
	Standing func(engine.Ruleset) bot.Standing
}

// Games lists the installed games in the order in which they are shown.
func Games() []*Game { return games }

// Find returns the game of that key. An error names the nearest key and all
// that are known.
func Find(key string) (*Game, error) {
	keys := make([]string, len(games))
	for i, g := range games {
		if keys[i] = g.Key; g.Key == key {
			return g, nil
		}
	}
	perhaps := ""
	if near := engine.Nearest(key, keys); near != "" {
		perhaps = ", perhaps " + near
	}
	return nil, fmt.Errorf("no game %s%s: expected %s", engine.Quote(key), perhaps, strings.Join(keys, ", "))
}

// Rules makes the game's ruleset from its Data.
func (g *Game) Rules(packDir string, own ...pack.File) (engine.Ruleset, error) {
	p, err := g.Data(packDir, own...)
	if err != nil {
		return nil, err
	}
	return g.New(p)
}

// Data is the game's pack. packDir is a folder of data files that replace those of the
// pack as shipped, or scenarios that join them, or "" to play with that one; own is a
// scenario that joins it (see Own), or none.
func (g *Game) Data(packDir string, own ...pack.File) (*pack.Pack, error) {
	p, err := pack.Read(g.Pack)
	if err != nil {
		return nil, err
	}
	if packDir != "" {
		if _, err := os.Stat(packDir); err != nil {
			return nil, fmt.Errorf("data pack %s: %w", packDir, err)
		}
		var folders []string
		if g.Scenarios != "" {
			folders = append(folders, g.Scenarios)
		}
		if p, err = p.Overlay(os.DirFS(packDir), folders...); err != nil {
			return nil, err
		}
	}
	for _, f := range own {
		if p, err = p.With(f); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// Own reads the text of a scenario of the players' own, which errors call from, as a
// file that joins the game's pack. Whether it is a scenario is found by Rules.
func (g *Game) Own(from, text string) (pack.File, error) {
	if g.Scenarios == "" {
		return pack.File{}, fmt.Errorf("%s takes no scenarios of one's own", g.Key)
	}
	return pack.ReadOwn(g.Scenarios, from, text)
}

// Carried is the file of the players' own that a record carries, for Rules; none if it
// carries none.
func (g *Game) Carried(from string, own engine.Own) ([]pack.File, error) {
	if own.Name == "" {
		return nil, nil
	}
	f, err := g.Own(from, own.Text)
	if err == nil && f.Name != own.Name {
		err = fmt.Errorf("%s: expected its file to be %s, after its key, found %s", from, f.Name, own.Name)
	}
	return []pack.File{f}, err
}

// Orders is everything that a seat may order in the game, of which rules is the
// ruleset.
func (g *Game) Orders(rules engine.Ruleset) *bot.Orders {
	if g.Standing == nil {
		return bot.NewOrders(rules, nil)
	}
	return bot.NewOrders(rules, g.Standing(rules))
}

// DefaultBot is the bot that plays a seat of the game if none is named: its
// captain, or random if it has none.
func (g *Game) DefaultBot() bot.Spec {
	if g.Captain == nil {
		return bot.Spec{Kind: "random"}
	}
	return bot.Spec{Kind: "captain"}
}
