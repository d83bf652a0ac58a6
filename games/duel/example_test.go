package duel_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// The game is made from its data pack, as shipped or with an owner's own numbers.
func ExampleNew() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	fmt.Println(rules.Info().Name, rules.Info().Seats)
	// Output: Duel [A B]
}
