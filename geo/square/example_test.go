package square_test

import (
	"fmt"

	"github.com/weathergage/weathergage/geo/square"
)

// A square has a name, neighbours, and a distance from others.
func Example() {
	g := square.Grid{W: 8, H: 8}
	s, ok := g.Parse("c4")
	fmt.Println(g.Name(s), ok, g.Name(g.Step(s, square.East)))
	// Output: C4 true D4
}
