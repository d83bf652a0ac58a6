package enginetest_test

import (
	"fmt"

	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// Only leaves a game some of its scenarios, for a test that need not try all.
func ExampleOnly() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	for _, s := range enginetest.Only(rules, "fog").Info().Scenarios {
		fmt.Println(s.Name)
	}
	// Output: Fog bank
}
