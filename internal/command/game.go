package command

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// packFlags name what is added to a game's data, or replaces some of it.
type packFlags struct {
	Pack         string `placeholder:"DIR" help:"Folder of data files that replace those of the game, or of extra scenarios."`
	ScenarioFile string `placeholder:"FILE" help:"A scenario of your own, in one text file."`
}

// gameFlags pick a game, its data pack, a scenario and the switches of a match.
type gameFlags struct {
	Game     string   `arg:"" optional:"" help:"Key of the game: see weathergage games."`
	Scenario string   `placeholder:"KEY" help:"Scenario to play; the first of the game, or that of --scenario-file, if not given."`
	Set      []string `placeholder:"RULE=VALUE" help:"Set an optional rule, such as papal-blessing=on. May be repeated."`
	packFlags
}

// load makes the game's ruleset and reads the scenario and the switches.
func (f *gameFlags) load(d *desk) (*catalog.Game, engine.Ruleset, []engine.Setting, error) {
	if f.Game == "" {
		return nil, nil, nil, fmt.Errorf("expected a game: %s", strings.Join(d.games.Keys(), ", "))
	}
	g, err := d.findGame(f.Game)
	if err != nil {
		return nil, nil, nil, err
	}
	f.Game = g.Key
	rules, own, err := f.packFlags.load(g)
	if err != nil {
		return nil, nil, nil, d.fitting(&f.packFlags, g, err)
	}
	info := rules.Info()
	if f.Scenario == "" {
		if f.Scenario = info.Scenarios[0].Key; len(own) > 0 {
			f.Scenario = own[0].Key()
		}
	}
	if _, ok := info.FindScenario(f.Scenario); !ok {
		return nil, nil, nil, unknown("scenario", f.Scenario, info.ScenarioKeys())
	}
	settings, err := readSettings(info, f.Set)
	return g, rules, settings, err
}

// none returns an error for flags that a file has already settled.
func (f *gameFlags) none(file string) error {
	for _, flag := range []struct {
		name  string
		given bool
	}{
		{"--scenario", f.Scenario != ""}, {"--set", len(f.Set) > 0}, {"--scenario-file", f.ScenarioFile != ""},
	} {
		if flag.given {
			return fmt.Errorf("%s says what is played: %s is for a match that begins anew", file, flag.name)
		}
	}
	return nil
}

// findGame returns the game with a key, or with the beginning of one, in upper or lower case.
func (d *desk) findGame(name string) (*catalog.Game, error) {
	given := name
	name = strings.ToLower(name)
	g, err := d.games.Find(name)
	if err == nil || name == "" {
		return g, err
	}
	var begins []*catalog.Game
	for _, g := range d.games {
		if strings.HasPrefix(g.Key, name) {
			begins = append(begins, g)
		}
	}
	if len(begins) == 1 {
		return begins[0], nil
	}
	if isFile(given) {
		return nil, fmt.Errorf("%s is a file, and the key of a game is wanted first: %s; play, replay and verify read records",
			given, strings.Join(d.games.Keys(), ", "))
	}
	return nil, err
}

// own reads the file of --scenario-file; none if it is not given.
func (f *packFlags) own(g *catalog.Game) ([]pack.File, error) {
	if f.ScenarioFile == "" {
		return nil, nil
	}
	text, err := readText(f.ScenarioFile, pack.MostOwn)
	if err != nil {
		return nil, fmt.Errorf("--scenario-file: %w", err)
	}
	own, err := g.Own(f.ScenarioFile, string(text))
	return []pack.File{own}, err
}

// fitting returns why a player's own scenario cannot be played, or, if another game has scenarios with such
// fields, that it is of that game.
func (d *desk) fitting(f *packFlags, of *catalog.Game, why error) error {
	if f.ScenarioFile == "" || !isOfAnother(why) {
		return why
	}
	text, err := readText(f.ScenarioFile, pack.MostOwn)
	if err != nil {
		return why
	}
	for _, g := range d.games {
		if g == of || g.Scenarios == "" {
			continue
		}
		own, err := g.Own(f.ScenarioFile, string(text))
		if err == nil {
			_, err = g.Rules("", own)
		}
		if !isOfAnother(err) {
			return fmt.Errorf("%s:1:1: this is a scenario of %s, and one of %s is wanted: weathergage play %s --scenario-file %s",
				f.ScenarioFile, g.Key, of.Key, g.Key, f.ScenarioFile)
		}
	}
	return why
}

// isOfAnother reports whether a file has fields that no scenario of the game has, as one of another game does.
func isOfAnother(err error) bool {
	var faults pack.Faults
	return errors.As(err, &faults) && slices.ContainsFunc(faults, func(e *pack.Error) bool { return e.NoField })
}

// rules makes the ruleset of the game that a file names, with what the flags add to it;
// noGame returns the error that a game is not known, at the place that names it.
func (f *packFlags) rules(d *desk, key string, noGame func(error) error) (engine.Ruleset, error) {
	g, err := d.games.Find(key)
	if err != nil {
		return nil, noGame(err)
	}
	rules, _, err := f.load(g)
	return rules, err
}

// named makes the ruleset of a game that is named on the command line.
func (f *packFlags) named(d *desk, name string) (engine.Ruleset, error) {
	g, err := d.findGame(name)
	if err != nil {
		return nil, err
	}
	rules, _, err := f.load(g)
	return rules, err
}

// load makes the ruleset of a game with what the flags add to it; own are the player's own scenarios.
func (f *packFlags) load(g *catalog.Game) (rules engine.Ruleset, own []pack.File, err error) {
	if own, err = f.own(g); err != nil {
		return nil, nil, err
	}
	if err := isFolder(f.Pack); f.Pack != "" && err != nil {
		return nil, nil, fmt.Errorf("--pack: %w", err)
	}
	rules, err = g.Rules(f.Pack, own...)
	return rules, own, err
}

// readSettings reads rule=value pairs.
func readSettings(info *engine.Info, pairs []string) ([]engine.Setting, error) {
	if pair := twice(pairs); pair != "" {
		return nil, fmt.Errorf("a rule is set twice: %s", strings.Join(pairs, ", "))
	}
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

// unknown returns the error for an unknown name; it names the nearest known one.
func unknown(what, name string, known []string) error {
	if near := engine.Nearest(name, known); near != "" {
		return fmt.Errorf("no %s %q, perhaps %s: expected %s", what, name, near, strings.Join(known, ", "))
	}
	if len(known) == 0 {
		return fmt.Errorf("no %s %q: the game has none", what, name)
	}
	return fmt.Errorf("no %s %q: expected %s", what, name, strings.Join(known, ", "))
}

// lacks says on the error stream why a master plays as the captain, if one does.
func (d *desk) lacks(g *catalog.Game, rules engine.Ruleset, bots ...bot.Spec) {
	for _, b := range bots {
		if err := b.Lacks(rules, g.Captain); err != nil {
			fmt.Fprintf(d.err, "The captain plays for the master: %v\n", err)
			return
		}
	}
}
