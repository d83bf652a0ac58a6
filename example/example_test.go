package example_test

import (
	"fmt"

	"github.com/weathergage/weathergage/example"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// A worked example lists each difference between what it says and what happens.
func ExampleParse() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	x, err := example.Parse("2.4.txtar", []byte("# case 2.4\n# Resolute has three sails.\n\ngame duel\n! A plot resolute 4\nrefused 2.4 at most 2\n"))
	if err != nil {
		panic(err)
	}
	report, err := x.Run(rules)
	if err != nil {
		panic(err)
	}
	fmt.Println(report.Checked, report.Holds(), report.Differences[0].Got)
	// Output:
	// 2 false her sails give a speed of at most 3 (case 2.4). Nearest allowed: Make speed 3.
}
