package duel

import (
	"embed"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// Tables holds the numbers of the data pack; they never change in a match.
type Tables struct {
	Ships     [numSeats]Ship // by seat
	Scenarios []Scenario
}

// A Ship is one ship unhurt.
type Ship struct {
	Key   string `csv:"key,key,a second ship %q"`
	Name  string `csv:"name,word"`
	Hull  int8   `csv:"hull,1..20"` // points
	Sails int8   `csv:"sails,0..6"`
	Guns  int8   `csv:"guns,1..8"`  // dice of a broadside, at most engine.MaxDice
	Chain int8   `csv:"chain,0..9"` // loads of chain shot in her racks
}

// A Scenario is one starting situation.
type Scenario struct {
	Key   string `csv:"key,key,a second scenario %q"`
	Name  string `csv:"name,word"`
	About string `csv:"about,word"`
	Range int32  `csv:"range,0..600"` // in mm, at most farthest
	Fog   int32  `csv:"fog,0..50"`    // mm added for each pip of two dice
	Turns int8   `csv:"turns,1..99"`
}

// load reads the pack. An error names file, line and column.
//
// Cases 1.1, 1.2, 1.3.
func load(p *pack.Pack) (*Tables, error) {
	tb, in := &Tables{}, pack.NewReader(p)
	if err := pack.Fill(in, "ships.csv", tb.Ships[:]).Err(); err != nil {
		return nil, err
	}
	t := pack.Append(in, "scenarios.csv", &tb.Scenarios, checkScenario)
	if len(tb.Scenarios) == 0 {
		t.FailEnd("expected a scenario, found none")
	}
	return tb, t.Err()
}

// checkScenario checks that the ships can lie so far apart, whatever the dice for the fog show.
func checkScenario(t *pack.Table, s *Scenario) {
	if s.Range%mm != 0 || s.Fog%mm != 0 {
		t.Fail("range", "expected lengths in steps of %d mm, found %d and %d", mm, s.Range, s.Fog)
	}
	if _, why := faultOfRange(s.Range + 2*s.Fog); why != "" {
		t.Fail("range", "%s", why)
	}
	if s.Range+12*s.Fog > farthest {
		t.Fail("range", "expected at most %d mm, fog included, found %d", farthest, s.Range+12*s.Fog)
	}
}

// faultOfRange says why the ships cannot lie so far apart, or nothing.
//
// Cases 1.3, 3.3, 3.4.
func faultOfRange(rangeMM int32) (rule engine.Case, why string) {
	switch {
	case rangeMM < 0 || rangeMM > farthest:
		return "3.3", "the range is from 0 to 600 mm"
	case rangeMM%mm != 0:
		return "1.3", "the range is measured in steps of 5 mm"
	case rangeMM > 0 && rangeMM < nearest:
		return "3.4", "the ships lie alongside (0 mm) or at least 40 mm apart"
	}
	return "", ""
}
