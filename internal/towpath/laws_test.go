package towpath

import "github.com/weathergage/weathergage/engine/enginetest"

// options say what enginetest.Exercise needs to know about the game.
var options = enginetest.Options{Cites: true}

// ends are all ways in which a match can end: the winner, or draw, and the case.
var ends = []string{"Red 3.1", "Blue 3.1"}
