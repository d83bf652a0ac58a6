package main

import (
	"fmt"
	"strings"

	"weathergage/catalog"
	"weathergage/engine"
)

// gameFlags pick a game, its data pack, a scenario and the switches of a match.
type gameFlags struct {
	Game     string   `arg:"" optional:"" help:"Key of the game: see weathergage games."`
	Scenario string   `placeholder:"KEY" help:"Scenario to play; the first of the game if not given."`
	Set      []string `placeholder:"RULE=VALUE" help:"Set an optional rule, such as papal-blessing=on. May be repeated."`
	Pack     string   `placeholder:"DIR" help:"Folder of data files that replace those of the game."`
}

// load makes the game's ruleset and reads the scenario and the switches.
func (f *gameFlags) load() (*catalog.Game, engine.Ruleset, []engine.Setting, error) {
	if f.Game == "" {
		return nil, nil, nil, fmt.Errorf("expected a game: %s", strings.Join(gameKeys(), ", "))
	}
	g, rules, err := loadGame(f.Game, f.Pack)
	if err != nil {
		return nil, nil, nil, err
	}
	info := rules.Info()
	if f.Scenario == "" {
		f.Scenario = info.Scenarios[0].Key
	}
	if _, ok := info.FindScenario(f.Scenario); !ok {
		keys := make([]string, len(info.Scenarios))
		for i := range info.Scenarios {
			keys[i] = info.Scenarios[i].Key
		}
		return nil, nil, nil, unknown("scenario", f.Scenario, keys)
	}
	settings, err := readSettings(info, f.Set)
	return g, rules, settings, err
}

func gameKeys() []string {
	var keys []string
	for _, g := range catalog.Games() {
		keys = append(keys, g.Key)
	}
	return keys
}

// loadGame makes the ruleset of a game by its key.
func loadGame(key, pack string) (*catalog.Game, engine.Ruleset, error) {
	return loadNamed(key, pack, func(err error) error { return err })
}

// loadNamed makes the ruleset of a game that a file names; noGame says where the
// file names it, if there is no such game.
func loadNamed(key, pack string, noGame func(error) error) (*catalog.Game, engine.Ruleset, error) {
	g, err := catalog.Find(key)
	if err != nil {
		return nil, nil, noGame(err)
	}
	rules, err := g.Rules(pack)
	return g, rules, err
}

// readSettings reads rule=value pairs.
func readSettings(info *engine.Info, pairs []string) ([]engine.Setting, error) {
	var out []engine.Setting
	for _, pair := range pairs {
		key, value, ok := strings.Cut(pair, "=")
		if !ok {
			return nil, fmt.Errorf("expected rule=value, such as %s, found %q", exampleSwitch(info), pair)
		}
		sw, known := info.FindSwitch(key)
		if !known {
			keys := make([]string, len(info.Switches))
			for i := range info.Switches {
				keys[i] = info.Switches[i].Key
			}
			return nil, unknown("switch", key, keys)
		}
		if !contains(sw.Values, value) {
			return nil, unknown("value of "+key, value, sw.Values)
		}
		out = append(out, engine.Setting{Key: key, Value: value})
	}
	return out, nil
}

func exampleSwitch(info *engine.Info) string {
	if len(info.Switches) == 0 {
		return "rule=on"
	}
	sw := &info.Switches[0]
	return sw.Key + "=" + sw.Values[len(sw.Values)-1]
}

func contains(list []string, s string) bool {
	for _, l := range list {
		if l == s {
			return true
		}
	}
	return false
}

// unknown is the error for a name that is none of those known; it names the
// nearest.
func unknown(what, name string, known []string) error {
	if near := engine.Nearest(name, known); near != "" {
		return fmt.Errorf("no %s %q, perhaps %s: expected %s", what, name, near, strings.Join(known, ", "))
	}
	if len(known) == 0 {
		return fmt.Errorf("no %s %q: the game has none", what, name)
	}
	return fmt.Errorf("no %s %q: expected %s", what, name, strings.Join(known, ", "))
}

// findSeat is the seat of a name.
func findSeat(info *engine.Info, name string) (engine.Seat, error) {
	if s, ok := info.FindSeat(name); ok {
		return s, nil
	}
	return engine.NoSeat, unknown("seat", name, append([]string{"observer"}, info.Seats...))
}
