package server

import (
	"slices"
	"sync"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// mostOwn is how many rulesets with players' own scenarios are kept ready besides those of matches in play.
const mostOwn = 16

// owned holds such rulesets, the one asked for last at the end. They are not listed: anyone who has the text,
// or a link to a match of it, has the scenario.
type owned struct {
	mu   sync.Mutex
	kept []*installed
}

// with returns the game with a player's own scenario.
func (o *owned) with(g *installed, f pack.File) (*installed, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	same := func(k *installed) bool {
		own := &k.rules.Info().Own
		return k.Game == g.Game && own.Name == f.Name && own.Text == f.Text
	}
	if i := slices.IndexFunc(o.kept, same); i >= 0 {
		k := o.kept[i]
		o.kept = append(slices.Delete(o.kept, i, i+1), k)
		return k, nil
	}
	rules, err := g.Rules(g.packDir, f)
	if err != nil {
		return nil, err
	}
	k := &installed{Game: g.Game, rules: rules, orders: g.Orders(rules), info: describe(g.Game, rules), book: g.book, shorts: g.shorts}
	if len(o.kept) == mostOwn {
		o.kept = slices.Delete(o.kept, 0, 1)
	}
	o.kept = append(o.kept, k)
	return k, nil
}

// gameOf returns the game of a record, with the player's own scenario in it if there is one; nil if the game
// is not installed.
func (s *Server) gameOf(rec *record.Record) (*installed, error) {
	g := s.find(rec.Game)
	if g == nil || rec.Own.Name == "" {
		return g, nil
	}
	f, err := g.Carried(rec.Own.Name, rec.Own)
	if err != nil {
		return nil, err
	}
	return s.own.with(g, f[0])
}

// bring returns the game of a plan with the text of a player's own scenario, and the key of that scenario.
func (s *Server) bring(g *installed, text string) (*installed, string, error) {
	f, err := g.Own("your file", text)
	if err != nil {
		return nil, "", err
	}
	with, err := s.own.with(g, f)
	return with, f.Key(), err
}

// takesOwn reports whether players' own scenarios can be played in a game.
func takesOwn(g *catalog.Game) bool { return g.Scenarios != "" }
