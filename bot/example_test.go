package bot_test

import (
	"fmt"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// A bot is named in text and asked through an Asker, which shows it only what its seat may see.
func Example() {
	rules := sticks.Rules{}
	spec, err := bot.ParseSpec("search:playouts=300")
	if err != nil {
		panic(err)
	}
	player, err := spec.New(rules, nil)
	if err != nil {
		panic(err)
	}
	player.Begin(1)
	s := &sticks.Pile{Left: 7}
	c := bot.NewAsker(rules.Blank).Ask(player, s, engine.Decision{Ask: 2}, spec.Think)
	fmt.Println("of 7 sticks it takes", c.N[0])
	// Output: of 7 sticks it takes 3
}

// An error names the nearest bot.
func ExampleParseSpec() {
	_, err := bot.ParseSpec("randon")
	fmt.Println(err)
	// Output:
	// no bot "randon", perhaps random: expected random, novice, captain, master, search
}
