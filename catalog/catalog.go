package catalog

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"strings"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// A Game is one game that a program has.
type Game struct {
	Key  string // as typed on the command line and in records
	Pack fs.FS  // its data pack as shipped
	// About says in a sentence or two what the game is about; "" if its first scenario says it.
	About string
	// Scenarios is the folder of its pack to which players may add scenarios of their own, a file each; "" if
	// it takes none.
	Scenarios string
	// Blurbs is a folder with blurbs.csv, what people read about each scenario before they choose it; nil if
	// Info says enough.
	Blurbs fs.FS
	// Measured is a folder with balance.csv and anchors.csv, the laboratory's results for its scenarios and
	// bots, by which matches are rated. It is nil, or lacks one of them, if the game has not been measured.
	Measured fs.FS
	// Lessons is a folder of worked examples that teach, each a *.txtar, in the order in which they are
	// learnt; nil if there are none.
	Lessons fs.FS
	// New makes its ruleset from a pack; an error names file, line and column.
	New func(*pack.Pack) (engine.Ruleset, error)
	// Captain makes the bot that knows the game, or is nil if it has none.
	Captain func(engine.Ruleset) bot.Captain
	// Standing makes the standing orders that the game offers, or is nil if it has only those of every game.
	Standing func(engine.Ruleset) bot.Standing
}

// A List holds the games that a program has, in the order in which they are shown.
type List []*Game

// key is what a game may be called on command lines, in records and in addresses.
var key = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// NewList makes a list of games. An error names the first incomplete game, or two games with the same key.
func NewList(games ...*Game) (List, error) {
	seen := map[string]bool{}
	for i, g := range games {
		switch {
		case g == nil:
			return nil, fmt.Errorf("game %d of %d is nil", i+1, len(games))
		case !key.MatchString(g.Key):
			return nil, fmt.Errorf("game %d of %d: expected a key of small letters, digits and hyphens, found %q", i+1, len(games), g.Key)
		case seen[g.Key]:
			return nil, fmt.Errorf("two games have the key %s", g.Key)
		case g.Pack == nil || g.New == nil:
			return nil, fmt.Errorf("game %s: expected a Pack and a New, found nil", g.Key)
		}
		seen[g.Key] = true
	}
	if len(games) == 0 {
		return nil, errors.New("expected a game, found none")
	}
	return games, nil
}

// Keys returns the keys of the games, in order.
func (l List) Keys() []string {
	keys := make([]string, len(l))
	for i, g := range l {
		keys[i] = g.Key
	}
	return keys
}

// Find returns the game with that key. An error names the nearest key and all known keys.
func (l List) Find(key string) (*Game, error) {
	for _, g := range l {
		if g.Key == key {
			return g, nil
		}
	}
	perhaps, keys := "", l.Keys()
	if near := engine.Nearest(key, keys); near != "" {
		perhaps = ", perhaps " + near
	}
	return nil, fmt.Errorf("no game %s%s: expected %s", engine.Quote(key), perhaps, strings.Join(keys, ", "))
}

// Rules makes the game's ruleset from its Data. An error is one of the pack, or says that the rules have
// another key than the game.
func (g *Game) Rules(packDir string, own ...pack.File) (engine.Ruleset, error) {
	p, err := g.Data(packDir, own...)
	if err != nil {
		return nil, err
	}
	return g.RulesOf(p)
}

// RulesOf makes the game's ruleset from a pack. Its errors are those of Rules.
func (g *Game) RulesOf(p *pack.Pack) (engine.Ruleset, error) {
	rules, err := g.New(p)
	if err != nil {
		return nil, err
	}
	if in := rules.Info().Key; in != g.Key {
		return nil, fmt.Errorf("the game %s has rules whose Info gives the key %q", g.Key, in)
	}
	return rules, nil
}

// Data returns the game's pack. packDir is a folder of data files that replace those of the pack as shipped,
// or of scenarios that join them; "" for the pack as shipped. own is a scenario that joins it (see Own), or
// none.
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

// Own reads the text of a player's own scenario as a file that joins the game's pack; errors call it from.
// Rules checks whether it is a scenario.
func (g *Game) Own(from, text string) (pack.File, error) {
	if g.Scenarios == "" {
		return pack.File{}, fmt.Errorf("%s takes no custom scenarios", g.Key)
	}
	return pack.ReadOwn(g.Scenarios, from, text)
}

// Source returns the file of a scenario of the game as shipped; fs.ErrNotExist if it has none.
func (g *Game) Source(scenario string) ([]byte, error) {
	return fs.ReadFile(g.Pack, g.Scenarios+"/"+scenario+".toml")
}

// Carried returns the players' own file in a record, for Rules; none if the record has none.
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

// Orders returns everything that a seat may order in the game, whose ruleset is rules.
func (g *Game) Orders(rules engine.Ruleset) *bot.Orders {
	if g.Standing == nil {
		return bot.NewOrders(rules, nil)
	}
	return bot.NewOrders(rules, g.Standing(rules))
}

// DefaultBot returns the bot that plays a seat of the game if none is named: its captain, or random if it has
// none.
func (g *Game) DefaultBot() bot.Spec {
	if g.Captain == nil {
		return bot.Spec{Kind: "random"}
	}
	return bot.Spec{Kind: "captain"}
}
