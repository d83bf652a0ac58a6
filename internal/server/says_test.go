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
			if says := d.says(&engine.Decision{}, engine.Choice{Verb: engine.Verb(v)}, [3]bool{true, true, true}); strings.ContainsAny(says, "%{|}") {
				t.Errorf("%s: %q", g.Key, says)
			}
		}
	}
	d := s.house.find("renaissance").drawer("", false)
	v, _ := s.house.find("renaissance").rules.Words().FindVerb("set-sail")
	if says := d.says(&engine.Decision{}, engine.Choice{Verb: v}, [3]bool{true}); says != "Set sail on … sections" {
		t.Errorf("setting sail reads %q", says)
	}
	v, _ = s.house.find("renaissance").rules.Words().FindVerb("boarders")
	if says := d.says(&engine.Decision{}, engine.Choice{Verb: v, N: [3]int32{0, 1}}, [3]bool{false, true}); says != "Form a boarding party: 0 soldiers and … mariners" {
		t.Errorf("a party in which only mariners are chosen: %q", says)
	}
}
