package captain_test

import (
	"fmt"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/games/spain/captain"
	"github.com/weathergage/weathergage/pack"
)

// The captain answers the first question of the first scenario, lawfully.
func ExampleNew() {
	data, err := pack.Read(spain.Data)
	if err != nil {
		panic(err)
	}
	rules, err := spain.New(data)
	if err != nil {
		panic(err)
	}
	m := dice.NewMixer(1, 0)
	s, err := rules.Setup(rules.Info().Scenarios[0].Key, nil, &engine.Turn{Dice: &m})
	if err != nil {
		panic(err)
	}
	player := captain.New(rules)
	player.Begin(1)
	c := bot.NewAsker(rules.Blank).Ask(player, s, s.Pending(nil)[0], bot.Budget{})
	ill := s.Check(c)
	fmt.Println(ill.OK())
	// Output: true
}
