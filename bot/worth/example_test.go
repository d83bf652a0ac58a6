package worth_test

import (
	"fmt"

	"github.com/weathergage/weathergage/bot/worth"
)

// A network of one hidden unit gives what a position is worth, out of Whole. Its arithmetic is in whole numbers.
func ExampleRound() {
	net := worth.Round([]float64{1, -1}, []float64{0}, []float64{2}, 0)
	fmt.Println(net.Inputs(), net.Worth([]int16{0, 0}) == worth.Whole/2, net.Worth([]int16{100, 0}) > net.Worth([]int16{0, 100}))
	// Output: 2 true true
}
