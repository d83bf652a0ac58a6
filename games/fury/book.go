package fury

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
