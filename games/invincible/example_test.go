package invincible_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/pack"
)

// The game is made from its data pack, as shipped or with an owner's own numbers.
func ExampleNew() {
	data, err := pack.Read(invincible.Data)
	if err != nil {
		panic(err)
	}
	rules, err := invincible.New(data)
	if err != nil {
		panic(err)
	}
	fmt.Println(rules.Info().Name, rules.Info().Seats)
	// Output: The Invincible Armada [English Spanish]
}
