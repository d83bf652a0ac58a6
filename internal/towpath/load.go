package towpath

import (
	"embed"

	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// Tables holds the numbers of the data pack; they never change in a match.
type Tables struct {
	Scenarios []Scenario
}

// A Scenario is one starting situation. The tags say what a column of scenarios.csv may hold.
type Scenario struct {
	Key   string `csv:"key,key,a second scenario %q"`
	Name  string `csv:"name,word"`
	About string `csv:"about,word"`
	Start int32  `csv:"start,1..10"` // the box of the barge, before the last
}

// load reads the pack. An error names file, line and column.
//
// Case 1.2.
func load(p *pack.Pack) (*Tables, error) {
	tb, in := &Tables{}, pack.NewReader(p)
	t := pack.Append(in, "scenarios.csv", &tb.Scenarios)
	if len(tb.Scenarios) == 0 {
		t.FailEnd("expected a scenario, found none")
	}
	return tb, t.Err()
}
