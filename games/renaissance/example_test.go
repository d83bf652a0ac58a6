package renaissance_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/pack"
)

// The game is made from its data pack, as shipped or with an owner's own numbers.
func ExampleNew() {
	data, err := pack.Read(renaissance.Data)
	if err != nil {
		panic(err)
	}
	rules, err := renaissance.New(data)
	if err != nil {
		panic(err)
	}
	fmt.Println(rules.Info().Name, rules.Info().Seats)
	// Output: Armada, Renaissance Naval Warfare [A B]
}
