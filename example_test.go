package weathergage_test

import (
	"github.com/weathergage/weathergage"
	"github.com/weathergage/weathergage/games/duel"
)

// A program with a game of its own has five lines. Main ends the program, so that this example is compiled and not run.
func Example() {
	weathergage.Main(&weathergage.Game{Key: "duel", Pack: duel.Data, New: duel.New})
}
