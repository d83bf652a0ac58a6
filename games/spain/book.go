package spain

import (
	_ "embed"

	"github.com/weathergage/weathergage/engine"
)

//go:embed cases.txt
var casesText string

//go:embed rulings.txt
var rulingsText string

//go:embed handbook.md
var handbookText string

//go:embed COVERAGE.md
var coverageText string

// book is what a person may read about the game.
func book(tb *Tables) engine.Book {
	return engine.Book{Handbook: handbookText, Cases: casesText, Rulings: rulingsText,
		Coverage: coverageText, Tables: printedTables(tb)}
}

// switchesOf are the switches as a match offers them, each with its default first.
func switchesOf(tb *Tables) []engine.Switch {
	all := make([]engine.Switch, len(tb.Switches))
	for i, sw := range tb.Switches {
		all[i] = engine.Switch{Key: sw.Key, Name: sw.Name, Rule: engine.Case(sw.Rule)}
		for _, c := range sw.Choices {
			all[i].Values = append(all[i].Values, c.Key)
		}
	}
	return all
}
