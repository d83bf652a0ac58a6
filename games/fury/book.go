package fury

import (
	"embed"

	"github.com/weathergage/weathergage/engine"
)

//go:embed handbook.md cases.txt rulings.txt COVERAGE.md POSITIONS.md
var bookFiles embed.FS

// book builds the rules text and tables for people.
func book(tb *Tables) engine.Book {
	return engine.BookOf(bookFiles.ReadFile, printedTables(tb))
}
