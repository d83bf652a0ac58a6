package catalog_test

import (
	"fmt"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/games/duel"
)

// A list finds a game by its key, or says which key was nearest.
func ExampleNewList() {
	games, err := catalog.NewList(&catalog.Game{Key: "duel", Pack: duel.Data, New: duel.New})
	if err != nil {
		panic(err)
	}
	g, err := games.Find("duel")
	fmt.Println(g.Key, err)
	_, err = games.Find("dual")
	fmt.Println(err)
	// Output:
	// duel <nil>
	// no game "dual", perhaps duel: expected duel
}
