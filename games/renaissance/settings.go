package renaissance

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A switchNo is an optional rule of the book, a bit of flat.setting.
type switchNo uint8

const (
	halfScale switchNo = iota
	singleCombat
	tidalRaces
	hitOrMiss
	rawLoading
	specifiedTargets
	thrownWind
	meleeSheet
	englishEvade
	numSwitches
)

// switchRows are the optional rules, each with its values, the default first. The
// second value is the one that sets the bit.
var switchRows = [numSwitches]engine.Switch{
	halfScale:        {Key: "scale", Name: "Scale of the models", Values: []string{"600", "1200"}, Rule: "29.0"},
	hitOrMiss:        {Key: "hit-or-miss", Name: "Hit or miss test", Values: []string{"off", "on"}, Rule: "10.11"},
	rawLoading:       {Key: "raw-loading", Name: "Raw crews load slowly", Values: []string{"off", "on"}, Rule: "10.3.1"},
	specifiedTargets: {Key: "specified-targets", Name: "Specified targets", Values: []string{"off", "on"}, Rule: "26.0"},
	singleCombat:     {Key: "single-combat", Name: "Personalities in single combat", Values: []string{"off", "on"}, Rule: "4.3.2"},
	tidalRaces:       {Key: "races", Name: "Tidal races of the scenario", Values: []string{"off", "on"}, Rule: "23.5"},
	meleeSheet:       {Key: "melee-row", Name: "Row -2 of the melee table", Values: []string{"text", "sheet"}, Rule: "19.5"},
	englishEvade:     {Key: "english-avoid", Name: "English crews that avoid being locked", Values: []string{"add", "subtract"}, Rule: "18.1"},
	thrownWind:       {Key: "wind", Name: "Wind and weather", Values: []string{"given", "thrown"}, Rule: "5.1"},
}

// asScenario is the value that leaves an optional rule to the scenario.
const asScenario = "as-scenario"

// offeredSwitches returns the optional rules as they may be set. Those that a scenario asks for are left to
// the scenario unless they are set.
func offeredSwitches(tables *Tables) []engine.Switch {
	offered := slices.Clone(switchRows[:])
	for i := range offered {
		if tables.anyAsks(offered[i].Key) {
			offered[i].Values = append([]string{asScenario}, offered[i].Values...)
		}
	}
	return offered
}

// anyAsks reports whether a scenario asks for an optional rule.
func (t *Tables) anyAsks(key string) bool {
	for i := range t.Scenarios {
		for _, ask := range t.Scenarios[i].Settings {
			if ask.Key == key {
				return true
			}
		}
	}
	return false
}

// uses reports whether an optional rule is in force.
func (g *State) uses(s switchNo) bool { return g.setting>>s&1 != 0 }

// tablesFor returns the tables at the scale that the settings ask for.
//
// Case 29.0.
func (r *ruleset) tablesFor(set switches) *Tables {
	if set>>halfScale&1 != 0 {
		return r.half
	}
	return r.tables
}

// settings reads the settings of a match over those that its scenario asks for.
func (r *ruleset) settings(scene int, given []engine.Setting) (switches, error) {
	var set switches
	for _, ask := range r.tables.Scenarios[scene].Settings {
		if _, known := r.info.FindSwitch(ask.Key); known {
			if err := set.take(ask.Key, ask.Value); err != nil {
				return 0, err
			}
		}
	}
	for _, s := range given {
		if sw, known := r.info.FindSwitch(s.Key); known && s.Value == asScenario && sw.Values[0] == asScenario {
			continue
		}
		if err := set.take(s.Key, s.Value); err != nil {
			return 0, err
		}
	}
	return set, nil
}

// take sets one optional rule.
func (set *switches) take(key, value string) error {
	var keys []string
	for i := range switchRows {
		row := &switchRows[i]
		if row.Key != key {
			keys = append(keys, row.Key)
			continue
		}
		for v, name := range row.Values {
			if name == value {
				*set = *set&^(1<<i) | switches(v)<<i
				return nil
			}
		}
		return fmt.Errorf("%s=%s: expected %s", key, value, strings.Join(row.Values, " or "))
	}
	return fmt.Errorf("no setting %q: expected %s", key, strings.Join(keys, " or "))
}
