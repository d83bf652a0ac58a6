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
func (r *Result) coverage(s *Summary) {
	rules := r.Experiment.Rules
	s.Recorded = r.Fired.Matches
	s.Fired = make(map[string]int)
	for rule, n := range r.Fired.Cases {
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
	r.drawn(s)
}

// drawn lists what lay in a cup, deck or pool but never came out, and what came out without effect, both in
// the order of the ruleset's numbers.
func (r *Result) drawn(s *Summary) {
	s.NeverDrawn, s.NoEffect = []string{}, []string{}
	var all []engine.Object
	for o := range r.Fired.Drawable {
		all = append(all, o)
	}
	slices.Sort(all)
	for _, o := range all {
		switch name := r.Experiment.Rules.Words().Object(o); {
		case r.Fired.Drawable[o] == 0:
			s.NeverDrawn = append(s.NeverDrawn, name)
		case r.Fired.Things[o] == 0:
			s.NoEffect = append(s.NoEffect, name)
		}
	}
}
