package casebook_test

import (
	"fmt"

	"github.com/weathergage/weathergage/casebook"
)

// Rules answers what a rulebook says about a case, and how a doubt of it was settled.
func ExampleRules() {
	const handbook = "## 7.0 Gunnery\n\n### 7.3 Fire\n\nA ship fires once a turn.\n"
	const cases = "7.0 | chapter | gunnery |\n7.3 | rule | fire |\n"
	const rulings = "R1 | 7.3 | 2026-11-21\nquestion: May she fire twice?\nanswer: No.\nauthority: our own choice.\n"
	entry, err := casebook.Rules(handbook, rulings, cases, "7.3")
	if err != nil {
		panic(err)
	}
	fmt.Println(entry)
	// Output:
	// 7.0  gunnery
	// 7.3  fire
	//
	// A ship fires once a turn.
	//
	// R1 (2026-11-21)  May she fire twice?
	//     No.
	//     our own choice.
}

// An error names the line and the column.
func ExampleParseCases() {
	_, err := casebook.ParseCases("7.3 | rul | fire |\n")
	fmt.Println(err)
	// Output:
	// cases.txt:1:7: expected one of chapter, rule, example, optional, manual, nothing, open, found "rul"
}
