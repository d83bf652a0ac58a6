package spain

import (
	"embed"

	"github.com/weathergage/weathergage/engine"
)

//go:embed handbook.md cases.txt rulings.txt COVERAGE.md POSITIONS.md
var bookFiles embed.FS

// book returns what a person may read about the game.
func book(tb *Tables) engine.Book {
	return engine.BookOf(bookFiles.ReadFile, printedTables(tb))
}

// switchesOf returns the switches as a match offers them, each with its default first.
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
