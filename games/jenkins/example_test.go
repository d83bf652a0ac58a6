package jenkins_test

import (
	"fmt"

	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/pack"
)

// The game is made from its data pack, as shipped or with an owner's own numbers.
func ExampleNew() {
	data, err := pack.Read(jenkins.Data)
	if err != nil {
		panic(err)
	}
	rules, err := jenkins.New(data)
	if err != nil {
		panic(err)
	}
	fmt.Println(rules.Info().Name, rules.Info().Seats)
	// Output: The War of Jenkins' Ear [English Spanish]
}
