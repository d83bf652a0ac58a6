// Package weathergage makes a program of games: table in the browser, terminal,
// records, laboratory and all other commands. A game of your own needs five lines:
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
// "weathergage new Skirmish" writes such a module with a whole small game in it.
// The contract that a game fulfils is package engine.
package weathergage

import (
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/internal/command"
)

// A Game is what a program knows of a game: its key, its data pack, its rules, and its
// captain if it has one.
type Game = catalog.Game

// Main carries out the command line and ends the program. The games are shown in the
// order given; those of this project are games.All. The program is called by its package
// path: example.com/skirmish is skirmish in its help, and stores matches under that name.
func Main(games ...*Game) { command.Main(games) }
