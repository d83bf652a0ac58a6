package record_test

import (
	"fmt"
	"os"

	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// A record is read, replayed and verified: every choice, every throw, every position.
func ExampleVerify() {
	data, err := pack.Read(duel.Data)
	if err != nil {
		panic(err)
	}
	rules, err := duel.New(data)
	if err != nil {
		panic(err)
	}
	const file = "../games/duel/testdata/matches/5.1_a.wgm"
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	rec, err := record.Parse(file, text)
	if err != nil {
		panic(err)
	}
	report := record.Verify(rules, rec)
	fmt.Println(rec.Scenario, report.OK())
	// Output: fog true
}
