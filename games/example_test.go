package games_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games"
)

// All lists the games of this project, in the order of the front page.
func ExampleAll() {
	fmt.Println(games.All().Keys())
	// Output: [invincible jenkins spain renaissance fury duel]
}
