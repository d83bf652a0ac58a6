package hex_test

import (
	"fmt"

	"github.com/weathergage/weathergage/geo/hex"
)

// Hexes are numbered as printed: two digits of the column and two of the row.
func Example() {
	g := hex.Grid{W: 40, H: 30}
	from, _ := g.Parse("2719")
	to, _ := g.Parse("3019")
	fmt.Println(g.Column(from), g.Row(from), g.Distance(from, to))
	for _, h := range g.Way(from, to, 9, func(hex.Hex, hex.Direction) int { return 1 }) {
		fmt.Println(g.Name(h))
	}
	// Output:
	// 27 19 3
	// 2719
	// 2818
	// 2919
	// 3019
}
