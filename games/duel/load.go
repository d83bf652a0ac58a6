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

// Tables are the numbers of the data pack; they never change in a match.
type Tables struct {
	Ships     [numSeats]Ship // by seat
	Scenarios []Scenario
}

// A Ship is one ship unhurt.
type Ship struct {
	Key, Name         string
	Hull, Sails, Guns int8 // points, sails, dice of a broadside
	Chain             int8 // loads of chain shot in her racks
}

// A Scenario is one starting situation.
type Scenario struct {
	Key, Name, About string
	Range            int32 // in mm
	Fog              int32 // mm added for each pip of two dice
	Turns            int8
}

// load reads the pack. An error names file, line and column.
//
// Cases 1.1, 1.2, 1.3.
func load(p *pack.Pack) (*Tables, error) {
	tb := &Tables{}
	if err := tb.loadShips(p); err != nil {
		return nil, err
	}
	if err := tb.loadScenarios(p); err != nil {
		return nil, err
	}
	return tb, nil
}

func (tb *Tables) loadShips(p *pack.Pack) error {
	t, err := p.Table("ships.csv", "key", "name", "hull", "sails", "guns", "chain")
	if err != nil {
		return err
	}
	for t.Next() {
		if t.Row() >= len(tb.Ships) {
			t.Fail("key", "expected %d ships, found one more", len(tb.Ships))
			break
		}
		tb.Ships[t.Row()] = Ship{
			Key: t.Word("key"), Name: t.Word("name"),
			Hull: int8(t.Int("hull", 1, 20)), Sails: int8(t.Int("sails", 0, 6)),
			Guns: int8(t.Int("guns", 1, engine.MaxDice)), Chain: int8(t.Int("chain", 0, 9)),
		}
	}
	if t.Len() < len(tb.Ships) {
		t.FailEnd("expected %d ships, found %d", len(tb.Ships), t.Len())
	}
	return t.Err()
}

func (tb *Tables) loadScenarios(p *pack.Pack) error {
	t, err := p.Table("scenarios.csv", "key", "name", "about", "range", "fog", "turns")
	if err != nil {
		return err
	}
	for t.Next() {
		s := Scenario{
			Key: t.Word("key"), Name: t.Word("name"), About: t.Word("about"),
			Range: int32(t.Int("range", 0, farthest)), Fog: int32(t.Int("fog", 0, farthest/12)),
			Turns: int8(t.Int("turns", 1, 99)),
		}
		if s.Range%mm != 0 || s.Fog%mm != 0 {
			t.Fail("range", "expected lengths in steps of %d mm, found %d and %d", mm, s.Range, s.Fog)
		}
		if _, why := faultOfRange(s.Range + 2*s.Fog); why != "" {
			t.Fail("range", "%s", why)
		}
		if s.Range+12*s.Fog > farthest {
			t.Fail("range", "expected at most %d mm, fog included, found %d", farthest, s.Range+12*s.Fog)
		}
		tb.Scenarios = append(tb.Scenarios, s)
	}
	if t.Len() == 0 {
		t.FailEnd("expected a scenario, found none")
	}
	return t.Err()
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
