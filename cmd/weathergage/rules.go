package main

import (
	"fmt"

	"weathergage/casebook"
	"weathergage/engine"
)

// rulesCmd prints what may be read about a case.
type rulesCmd struct {
	packFlags
	Game string `arg:"" help:"Key of the game."`
	Case string `arg:"" optional:"" help:"Number of the case, such as 7.3; the whole handbook if not given."`
}

func (*rulesCmd) example() string { return "weathergage rules invincible 7.3" }

// Run prints handbook and rulings.
func (cmd *rulesCmd) Run(d *desk) error {
	rules, err := cmd.named(cmd.Game)
	if err != nil {
		return err
	}
	if cmd.Case == "" {
		_, err := fmt.Fprint(d.out, rules.Book().Handbook)
		return err
	}
	text, err := readRules(rules, engine.Case(cmd.Case))
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(d.out, text)
	return err
}

// readRules is what handbook and rulings of a game say on a case.
func readRules(rules engine.Ruleset, rule engine.Case) (string, error) {
	book := rules.Book()
	e, err := casebook.Rules(book.Handbook, book.Rulings, book.Cases, string(rule))
	if err != nil {
		return "", err
	}
	return e.String(), nil
}
