package duel

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/pack"
)

// TestFaultsOfThePack: what the law takes for granted is checked, and told with
// its place.
func TestFaultsOfThePack(t *testing.T) {
	whole, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	const ships = "key,name,hull,sails,guns,chain,provenance\n"
	const scenarios = "key,name,about,range,fog,turns,provenance\n"
	const one = "resolute,Resolute,6,3,4,2,rulebook 1.1\n"
	for _, tt := range []struct{ file, text, why string }{
		{"ships.csv", ships + one, "ships.csv:2:1: expected 2 rows, found 1"},
		{"ships.csv", ships + one + one + one, "ships.csv:4:1: expected 2 rows, found 3"},
		{"ships.csv", ships + "resolute,Resolute,0,3,4,2,rulebook 1.1\n" + one,
			`ships.csv:2:19: expected a whole number from 1 to 20, found "0"`},
		{"ships.csv", ships + "resolute,Resolute,6,3,9,2,rulebook 1.1\n" + one, "from 1 to 8"},
		{"scenarios.csv", scenarios, "expected a scenario, found none"},
		{"scenarios.csv", scenarios + "sea,Sea,Wide,302,0,8,rulebook 1.2\n", "scenarios.csv:2:14: expected lengths in steps of 5 mm"},
		{"scenarios.csv", scenarios + "sea,Sea,Wide,20,0,8,rulebook 1.2\n", "alongside (0 mm) or at least 40 mm apart"},
		{"scenarios.csv", scenarios + "sea,Sea,Wide,400,20,8,rulebook 1.2\n", "expected at most 600 mm, fog included, found 640"},
		{"scenarios.csv", scenarios + "sea,Sea,Wide,300,0,0,rulebook 1.2\n", "from 1 to 99"},
	} {
		p, err := whole.Overlay(fstest.MapFS{tt.file: {Data: []byte(tt.text)}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := New(p); err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q:\n%v, want\n%s", tt.text, err, tt.why)
		}
	}
}
