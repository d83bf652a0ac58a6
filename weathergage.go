// Package weathergage makes a program from games, with the browser client, the terminal, records, the
// laboratory and all other commands. A game of your own needs five lines:
//
//	package main
//
//	import (
//		"example.com/skirmish/skirmish"
//		"github.com/weathergage/weathergage"
//	)
//
//	func main() {
//		weathergage.Main(&weathergage.Game{Key: "skirmish", Pack: skirmish.Data, New: skirmish.New})
//	}
//
// "weathergage new Skirmish" writes such a module with a whole small game in it. The contract that a game
// fulfils is package engine.
package weathergage

import (
	"embed"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/internal/command"
)

// guides are the documents of this project that "weathergage site" makes pages of.
//
//go:embed CHANGELOG.md SECURITY.md docs/*.md docs/operate
var guides embed.FS

// A Game holds what a program knows about a game: its key, its data pack, its rules, and its captain if it
// has one.
type Game = catalog.Game

// Main runs the command line and ends the program. It shows the games in the order given; those of this
// project are games.All. The program's name is the last word of its package path: example.com/skirmish is
// skirmish in its help, and stores matches under that name.
func Main(games ...*Game) { command.Main(games, guides) }
