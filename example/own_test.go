package example_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// A file that an example brings takes the place of the pack's, for it alone; its faults
// name lines of the example.
func TestBrings(t *testing.T) {
	const head = "# case 1.2\ngame duel\nexpect range 200mm\n"
	const files = "-- pack scenarios.csv --\nkey, name, about, range, fog, turns, provenance\nnear, Near, \"x\", "
	for _, tt := range []struct{ name, text, want string }{
		{"a file", head + files + "200, 0, 1, reconstructed: a test\n", ""},
		{"a fault in it", head + files + "203, 0, 1, reconstructed: a test\n", "a:6:18: expected lengths in steps of 5 mm, found 203 and 0\na:6:18: the range is measured in steps of 5 mm"},
		{"two faults", head + files + "203, 0, 0, reconstructed: a test\n",
			"a:6:26: expected a whole number from 1 to 99, found \"0\"\na:6:18: expected lengths in steps of 5 mm, found 203 and 0\n" +
				"a:6:18: the range is measured in steps of 5 mm"},
		{"a file that the pack lacks", head + "-- pack wind.csv --\nkey\n",
			"a:5:1: no such file in this pack: expected one of scenarios.csv, ships.csv"},
		{"a name that is none", head + "-- pack ../x --\nkey\n", `a:4:4: expected the name of a file of the pack, found "../x"`},
		{"a scenario that the game takes none of", head + "-- scenario --\nkey = \"near\"\n", "a:4:4: duel takes no custom scenarios"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, err := example.Parse("a", []byte(tt.text))
			if err != nil {
				t.Fatal(err)
			}
			p, err := pack.Read(duel.Data)
			if err != nil {
				t.Fatal(err)
			}
			var rules engine.Ruleset
			if rules, err = x.Rules(p, "", duel.New); err != nil {
				if err.Error() != tt.want {
					t.Errorf("got  %s\nwant %s", err, tt.want)
				}
				return
			}
			report, err := x.Run(rules)
			if err != nil || !report.Holds() || tt.want != "" {
				t.Errorf("%v %v, want %q", err, report, tt.want)
			}
		})
	}
}
