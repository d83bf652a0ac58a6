package hexboard_test

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/hexboard"
	"github.com/weathergage/weathergage/geo/hex"
)

// A map of hexes becomes a board of a scene, one space for each hex.
func ExampleSheet() {
	sheet := &hexboard.Sheet{Grid: hex.Grid{W: 3, H: 2}, Half: 20, Object: func(h hex.Hex) engine.Object { return engine.Thing(1, int(h)) }}
	board := sheet.Board("sea", "The sea")
	for h := range hex.Hex(sheet.Grid.Len()) {
		board.Spaces = append(board.Spaces, sheet.Space(h, "sea"))
	}
	fmt.Println(board.Name, len(board.Spaces), board.Spaces[0].Label)
	// Output: The sea 6 0100
}
