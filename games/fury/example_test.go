package fury_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/pack"
)

// The game is made from its data pack, as shipped or with an owner's own numbers.
func ExampleNew() {
	data, err := pack.Read(fury.Data)
	if err != nil {
		panic(err)
	}
	rules, err := fury.New(data)
	if err != nil {
		panic(err)
	}
	fmt.Println(rules.Info().Name, rules.Info().Seats)
	// Output: Spanish Fury, Actions! [A B]
}
