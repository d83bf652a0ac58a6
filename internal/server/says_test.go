package server

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestOpenNumbersAreDots: while a choice still wants its numbers, its button has dots for
// them and no mark of a sentence.
func TestOpenNumbersAreDots(t *testing.T) {
	s := openSite(t)
	for _, g := range s.house.games {
		d := g.drawer("", false)
		for v := range g.rules.Words().Verbs {
			if says := d.says(&engine.Decision{}, engine.Choice{Verb: engine.Verb(v)}, true); strings.ContainsAny(says, "%{|}") {
				t.Errorf("%s: %q", g.Key, says)
			}
		}
	}
	d := s.house.find("renaissance").drawer("", false)
	v, _ := s.house.find("renaissance").rules.Words().FindVerb("set-sail")
	if says := d.says(&engine.Decision{}, engine.Choice{Verb: v}, true); says != "Set sail on … sections" {
		t.Errorf("setting sail reads %q", says)
	}
}
