package plane_test

import (
	"fmt"

	"github.com/weathergage/weathergage/geo/plane"
)

// A ship sails straight on and then turns; she is somewhere at each time of the move.
func ExamplePath() {
	var p plane.Path
	p.Begin(plane.Base{Length: 60 * plane.MM, Width: 20 * plane.MM}, 0)
	p.Ahead(100*plane.MM, 50_000)
	p.Turn(9000, 50*plane.MM, 100_000)
	for _, at := range []plane.Time{0, 25_000, 50_000, 100_000} {
		fmt.Println(p.At(at).At, p.At(at).Heading)
	}
	// Output:
	// {0 0} 0
	// {0 -5000} 0
	// {0 -10000} 0
	// {6000 -16000} 9000
}
