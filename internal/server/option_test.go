package server

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// offered returns the options of a seat's first question in a new match.
func (s *site) offered(game, scenario string, until string) []option {
	s.Helper()
	m := s.begin(game, scenario, "me", "me")
	for range 100 {
		for _, token := range m.Seats {
			v := s.table(*token).View
			for _, a := range v.Asks {
				for _, o := range a.Options {
					if o.Verb == until {
						return a.Options
					}
				}
			}
			if len(v.Asks) > 0 {
				o := v.Asks[0].Options[0]
				for i := range v.Asks[0].Options {
					if v.Asks[0].Options[i].Verb == "pass" || v.Asks[0].Options[i].Verb == "done" {
						o = v.Asks[0].Options[i]
					}
				}
				s.posts(*token, withNumbers(o))
			}
		}
	}
	s.Fatalf("in %s nobody may %s", scenario, until)
	return nil
}

// A small button has one to four words, the log's, a squadron is only taken up by its answer, and what a hand steers is marked
// so.
func TestOptionsForAHand(t *testing.T) {
	s := openSite(t)
	for _, tt := range []struct {
		game, scenario, verb string
		want                 option
	}{
		{"invincible", "campaign", "sail", option{Short: "Sail", Takes: true}},
		{"invincible", "campaign", "pass", option{Short: "Go on"}},
		{"jenkins", "porto-bello", "pick", option{Short: "Move", Takes: true}},
		{"spain", "war", "march", option{Short: "March"}},
		{"renaissance", "lion-and-bull", "ahead", option{Short: "Go straight ahead", Steered: true}},
		{"renaissance", "lion-and-bull", "hold-fire", option{Short: "Do not fire"}},
		{"renaissance", "lion-and-bull", "muskets", option{Short: "Fire small arms"}},
	} {
		found := false
		for _, o := range s.offered(tt.game, tt.scenario, tt.verb) {
			if o.Verb != tt.verb {
				continue
			}
			found = true
			if got := (option{Short: o.Short, Takes: o.Takes, Steered: o.Steered}); got.Short != tt.want.Short || got.Takes != tt.want.Takes || got.Steered != tt.want.Steered {
				t.Errorf("%s: %q is %+v, want %+v", tt.game, o.Says, got, tt.want)
			}
			if n := len(strings.Fields(o.Short)); n < 1 || n > 4 {
				t.Errorf("%s: %q has %d words", tt.game, o.Short, n)
			}
		}
		if !found {
			t.Errorf("%s: nobody may %s", tt.game, tt.verb)
		}
	}
}

// An answer whose number is open says for which of its words there is another if the number is 1, so that nobody reads
// "1 mariners".
func TestOneOfANumber(t *testing.T) {
	d := &drawer{words: &engine.Words{Verbs: []engine.VerbWords{2: {Says: "Board with %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}"}}}}
	for open, want := range map[[3]bool][]one{
		{true, true}: {{0, "soldiers", "soldier"}, {1, "mariners", "mariner"}}, {false, true}: {{1, "mariners", "mariner"}}, {}: nil,
	} {
		if got := d.ones(2, open); !slices.Equal(got, want) {
			t.Errorf("with %v open: %v, want %v", open, got, want)
		}
	}
}

// What bears is said with its range, and what does not is marked as idle.
func TestTargetsSayWhetherTheyBear(t *testing.T) {
	s := openSite(t)
	idle := 0
	for _, o := range s.offered("renaissance", "gravelines", "target") {
		if o.Verb != "target" {
			continue
		}
		if o.Prospect == "" || o.Idle == strings.HasSuffix(o.Prospect, " mm") {
			t.Errorf("%s: %q, idle %v", o.Says, o.Prospect, o.Idle)
		}
		if o.Idle {
			idle++
		}
	}
	if idle == 0 {
		t.Error("every target bears")
	}
}

// A boarding party is proposed with as many men of both kinds as may go, also where only so many may go in all.
func TestPartiesAreProposedWhole(t *testing.T) {
	s := openSite(t)
	for verb, want := range map[string][2]float64{"boarders": {15, 35}, "defenders": {50, 0}} {
		var got [][2]float64
		for _, o := range s.offered("renaissance", "lion-and-bull", verb) {
			if o.Verb == verb {
				got = append(got, [2]float64{o.Spans[0].Start, o.Spans[1].Start})
			}
		}
		if !slices.Contains(got, want) {
			t.Errorf("%s: %v is proposed, want %v among them", verb, got, want)
		}
	}
}

// Small buttons have no comma behind their words, and how far a ship or company goes starts at the most.
func TestFiguresOfSteering(t *testing.T) {
	s := openSite(t)
	if got := short("Go aslant,", "aslant"); got != "Go aslant" {
		t.Errorf("a small button says %q", got)
	}
	found := false
	for _, o := range s.offered("renaissance", "dog-fight", "ahead") {
		if o.Verb == "ahead" {
			if found = true; o.Spans[0].Start <= o.Spans[0].Min {
				t.Errorf("%s starts at %v of %v", o.Says, o.Spans[0].Start, o.Spans[0])
			}
		}
	}
	if !found {
		t.Error("no ship goes ahead")
	}
}
