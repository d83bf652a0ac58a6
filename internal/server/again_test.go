package server

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
)

// What a seat bought in its first turn against a bot is offered to it again in the second, over
// HTTP, with its price, and can be played as it is offered; in the first turn nothing is.
func TestRepeatLastTurnAgainstABot(t *testing.T) {
	s := openSite(t)
	token := *s.begin("spain", "sluys", "captain", "me").Seats[1]
	want := again{"Spanish buy > armada-1", "Buy a munitions point for Spanish Armada 1", "4 d."}
	v := s.shop(token, s.table(token).View, func(q ask) []string {
		if len(q.Again) > 0 {
			t.Fatalf("in the first turn it is offered to repeat %v", q.Again)
		}
		return []string{want.Choice, want.Choice}
	})
	s.shop(token, v, func(q ask) []string {
		if !slices.Equal(q.Again, []again{want, want}) {
			t.Fatalf("in the second turn it is offered to repeat %v, want %v twice", q.Again, want)
		}
		return []string{q.Again[0].Choice, q.Again[1].Choice}
	})
}

// shop passes until the seat is asked what it buys of munitions, plays there what buys says,
// and passes. It returns what the seat sees then.
func (s *site) shop(token string, v *view, buys func(ask) []string) *view {
	s.Helper()
	for deadline := time.Now().Add(patient); time.Now().Before(deadline) && v.Ended == nil; {
		if len(v.Asks) == 0 {
			v = s.await(token, v.At)
			continue
		}
		q := v.Asks[0]
		pass := slices.IndexFunc(q.Options, func(o option) bool { return strings.Contains(o.Choice, " pass") })
		choices := []string{q.Options[max(pass, 0)].Choice}
		shops := strings.Contains(q.Prompt, "munitions")
		if shops {
			choices = append(buys(q), choices...)
		}
		for _, c := range choices { // one at a time, as the page does: what costs ducats is firm
			var out answer
			if s.ask("POST", "/api/m/"+token+"/play", move{At: v.At, Choices: []string{c}}, &out); out.Played != 1 {
				s.Fatalf("%s is not played: %s", c, out.Text)
			}
			v = out.View
		}
		if shops {
			return v
		}
	}
	s.Fatal("the seat is never asked what it buys")
	return nil
}

// TestPositionAlone: a position of no scenario is called by none, and its seats by their names; the match
// that follows begins with it again.
func TestPositionAlone(t *testing.T) {
	s := openSite(t)
	var m, next made
	if code := s.ask("POST", "/api/records", map[string]string{"text": aField}, &m); code != http.StatusCreated {
		t.Fatalf("a position was answered with %d", code)
	}
	s.isField(t, *m.Seats[0])
	s.plays(*m.Seats[0], "A withdraw")
	if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/rematch", struct{}{}, &next); code != http.StatusCreated {
		t.Fatalf("a rematch was answered with %d", code)
	}
	s.isField(t, *next.Seats[1])
}

// isField checks that a table is that of aField, and of no scenario.
func (s *site) isField(t *testing.T, token string) {
	t.Helper()
	d := s.table(token)
	if d.Scenario != "" || d.Seats[0].Name != "A" {
		t.Errorf("a position is called %q, and its first seat %q", d.Scenario, d.Seats[0].Name)
	}
	if _, text := s.text("/api/m/" + token + "/position"); !strings.Contains(text, "company b-1 levy-arquebusiers squadrons 6") {
		t.Errorf("its position is\n%s", text)
	}
}
