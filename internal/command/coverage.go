package command

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
)

// coverageCmd says which cases are enforced.
type coverageCmd struct {
	Game string `arg:"" help:"Key of the game."`
	JSON bool   `name:"json" help:"Print one JSON object."`
}

func (*coverageCmd) example() string { return "weathergage coverage invincible --json" }

// A coverageJSON is what coverage --json prints.
type coverageJSON struct {
	Cases            int      `json:"cases"`
	Enforced         int      `json:"enforced"`
	WithExample      int      `json:"with_example"`
	NothingToEnforce int      `json:"nothing_to_enforce"`
	Missing          []string `json:"missing"`
}

// Run prints the coverage page, or its counts.
func (cmd *coverageCmd) Run(d *desk) error {
	rules, err := (&packFlags{}).named(d, cmd.Game)
	if err != nil {
		return err
	}
	if cmd.JSON {
		c, err := coverageOf(rules)
		if err != nil {
			return err
		}
		return d.json(c)
	}
	_, err = fmt.Fprint(d.out, rules.Book().Coverage)
	return err
}

// coverageOf returns the counts on the game's coverage page. A game in the making may have none: then they
// are 0.
func coverageOf(rules engine.Ruleset) (coverageJSON, error) {
	if strings.TrimSpace(rules.Book().Coverage) == "" {
		return coverageJSON{Missing: []string{}}, nil
	}
	s, err := casebook.Summarize(rules.Book().Coverage)
	c := coverageJSON{s.Cases, s.Enforced, s.WithExample, s.NothingToEnforce, s.Missing}
	if c.Missing == nil {
		c.Missing = []string{}
	}
	return c, err
}
