package spain_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/pack"
)

// The game is made from its data pack, as shipped or with an owner's own numbers.
func ExampleNew() {
	data, err := pack.Read(spain.Data)
	if err != nil {
		panic(err)
	}
	rules, err := spain.New(data)
	if err != nil {
		panic(err)
	}
	fmt.Println(rules.Info().Name, rules.Info().Seats)
	// Output: Armada: The War with Spain [English Spanish]
}
