package dice_test

import (
	"fmt"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// The house commits to its secret before a match, and every throw of it can be repeated when the secret is known.
func ExampleHouse() {
	var secret dice.Secret
	copy(secret[:], "thirty-two bytes that nobody knows")
	for range 2 {
		house, err := dice.NewHouse(secret, "match-1", nil)
		if err != nil {
			panic(err)
		}
		faces, _ := house.Throw(engine.Throw{Dice: 2, Sides: 6, Rule: "4.3"})
		fmt.Println(secret.Commit()[:16], faces[:2])
	}
	// Output:
	// 10e014b00717bae6 [1 4]
	// 10e014b00717bae6 [1 4]
}

// Forecast counts the exact odds of a choice.
func ExampleForecast() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	s, _, err := rules.ParsePosition([]byte("game duel\nphase firing\ngage A\nrange 85mm"))
	if err != nil {
		panic(err)
	}
	c, _ := engine.ParseChoice(rules.Info(), rules.Words(), "A fire resolute > vengeur")
	odds, err := dice.Forecast(rules, s, c, dice.Options{})
	if err != nil {
		panic(err)
	}
	fmt.Println(odds.Measures[0], odds.Exact)
	// Output: hull lost true
}
