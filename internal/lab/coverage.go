package lab

import (
	"slices"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
)

// cases returns the game's list of cases, or none if it cannot be read; each game's tests check that it can.
func cases(book *engine.Book) []casebook.Case {
	all, err := casebook.ParseCases(book.Cases)
	if err != nil {
		return nil
	}
	return all
}

// coverage finds the cases, and the cards or chits, that never came into force in the recorded matches: the
// cases that rules enforce, in the book's order, without those of optional rules that were off, and without
// those by which a match ended.
func (s *Summary) coverage(rules engine.Ruleset, f *Fired) {
	s.Recorded = f.Matches
	s.Fired = make(map[string]int)
	for rule, n := range f.Cases {
		if rule != "" {
			s.Fired[string(rule)] = n
		}
	}
	off := make(map[string]bool)
	for _, sw := range rules.Info().Switches {
		if s.Settings[sw.Key] == sw.Values[0] {
			off[string(sw.Rule)] = true
		}
	}
	ended := make(map[string]bool)
	for _, e := range s.Endings {
		ended[e.Rule] = true
	}
	s.NeverFired, s.SwitchedOff = []string{}, []string{}
	for _, c := range cases(rules.Book()) {
		switch {
		case c.Kind != casebook.Rule && c.Kind != casebook.Optional, s.Fired[c.Number] > 0, ended[c.Number]:
		case off[c.Number]:
			s.SwitchedOff = append(s.SwitchedOff, c.Number)
		default:
			s.NeverFired = append(s.NeverFired, c.Number)
		}
	}
	s.drawn(rules, f)
}

// drawn lists what lay in a cup, deck or pool but never came out, and what came out without effect, both in
// the order of the ruleset's numbers.
func (s *Summary) drawn(rules engine.Ruleset, f *Fired) {
	s.NeverDrawn, s.NoEffect = []string{}, []string{}
	var all []engine.Object
	for o := range f.Drawable {
		all = append(all, o)
	}
	slices.Sort(all)
	for _, o := range all {
		switch name := rules.Words().Object(o); {
		case f.Drawable[o] == 0:
			s.NeverDrawn = append(s.NeverDrawn, name)
		case f.Things[o] == 0:
			s.NoEffect = append(s.NoEffect, name)
		}
	}
}
