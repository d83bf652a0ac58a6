package server

import (
	"cmp"
	"fmt"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
)

// An installed game is one of the catalog with its ruleset made.
type installed struct {
	*catalog.Game
	packDir  string // folder of data files that replace those of its pack, or ""
	rules    engine.Ruleset
	orders   *bot.Orders
	info     gameInfo
	book     bookInfo
	measured measures
	lessons  []lesson
	shorts   []string // words of small buttons, by verb

	openings openings
}

// install makes the rulesets of games, with the folders of data files given for them.
func install(games catalog.List, packs map[string]string) ([]*installed, error) {
	var out []*installed
	for _, g := range games {
		rules, err := g.Rules(packs[g.Key])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.Key, err)
		}
		book, err := readBook(rules.Info().Name, rules.Book())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.Key, err)
		}
		info := describe(g, rules)
		var lessons []lesson
		if packs[g.Key] == "" {
			if err := info.blurb(g, rules.Info()); err != nil {
				return nil, err
			}
			if lessons, err = readLessons(g, rules); err != nil {
				return nil, err
			}
			for i := range lessons {
				info.Lessons = append(info.Lessons, lessons[i].info())
			}
		}
		measured, err := measure(g, rules.Info(), packs[g.Key] != "")
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.Key, err)
		}
		for i := range info.Scenarios {
			_, info.Scenarios[i].Rated = measured.balance[info.Scenarios[i].Key]
		}
		for i := range info.Bots {
			if r, ok := measured.anchors[info.Bots[i].Spec]; ok {
				info.Bots[i].Rating = drawRating(r)
			}
		}
		out = append(out, &installed{Game: g, measured: measured, packDir: packs[g.Key], rules: rules, orders: g.Orders(rules), info: info, book: book, shorts: shorts(rules.Words()),
			lessons: lessons})
	}
	return out, nil
}

// describe returns what the front page shows about a game, without its blurbs.
func describe(g *catalog.Game, rules engine.Ruleset) gameInfo {
	in := rules.Info()
	to := gameInfo{
		Key: in.Key, Name: in.Name, Edition: in.Rules, Seats: in.Seats,
		About: in.Scenarios[0].About, Switches: []switchInfo{}, Bots: []botInfo{},
		Own: takesOwn(g), Lessons: []lessonInfo{}, Piece: cmp.Or(in.Piece, "ship"), Force: cmp.Or(in.Force, "Fleet"),
	}
	for _, b := range g.Opponents(rules) {
		to.Bots = append(to.Bots, botInfo{Spec: b.Spec, Name: b.Name, About: b.About})
	}
	_, to.Yard = rules.(engine.Yard)
	for i := range in.Scenarios {
		to.Scenarios = append(to.Scenarios, describeScenario(&in.Scenarios[i]))
	}
	for _, s := range in.Switches {
		to.Switches = append(to.Switches, switchInfo{s.Key, s.Name, string(s.Rule), s.Values})
	}
	return to
}

// blurb adds the game's blurbs to its scenarios.
func (to *gameInfo) blurb(g *catalog.Game, in *engine.Info) error {
	blurbs, err := g.ReadBlurbs(in)
	if err != nil || blurbs == nil {
		return err
	}
	for i := range to.Scenarios {
		sc := &to.Scenarios[i]
		b := blurbs[sc.Key]
		sc.Brief, sc.Minutes, sc.Level, sc.Objective = b.About, b.Minutes, b.Level.String(), list(b.Objective)
	}
	return nil
}

func describeScenario(sc *engine.Scenario) scenarioInfo {
	proposes := make(map[string]string, len(sc.Proposes))
	for _, set := range sc.Proposes {
		proposes[set.Key] = set.Value
	}
	return scenarioInfo{Key: sc.Key, Name: sc.Name, Brief: sc.About, About: sc.About, Sides: list(sc.Sides), Objective: []string{},
		Proposes: proposes}
}

// find returns the installed game with that key, or nil.
func (s *Server) find(key string) *installed {
	for _, g := range s.games {
		if g.Key == key {
			return g
		}
	}
	return nil
}

// drawer returns a drawer for positions of a scenario of the game.
func (g *installed) drawer(scenario string, typed bool) *drawer {
	rules := engine.In(g.rules, scenario)
	return &drawer{info: rules.Info(), words: rules.Words(), rules: rules, book: &g.book, typed: typed, shorts: g.shorts}
}
