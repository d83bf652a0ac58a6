package server

import (
	"net/http"
	"slices"
	"strings"
	"testing"
)

// A way is proposed from what the seat may know, says where it stops, is played in
// one post, and ends where it was to end unless something stopped it.
func TestWay(t *testing.T) {
	s := openSite(t)
	m := s.begin("jenkins", "cartagena", "me", "random")
	at := func() *view {
		var tb table
		s.ask("GET", "/api/m/"+*m.Seats[0], nil, &tb)
		return tb.View
	}
	play := func(choices ...string) answer {
		var out answer
		if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/play", move{At: at().At, Choices: choices}, &out); code != http.StatusOK {
			t.Fatalf("%v is answered with %d: %s", choices, code, out.Text)
		}
		return out
	}
	ask := func(token, of, to string) (way, int) {
		var out way
		code := s.ask("GET", "/api/m/"+token+"/way?of="+of+"&to="+to, nil, &out)
		return out, code
	}
	play("English done")
	for _, tt := range []struct {
		name, of, to string
		code, least  int
	}{
		{"a far hex", "2720-outside", "2523", http.StatusOK, 4},
		{"inland", "2720-outside", "0108", http.StatusOK, 0},
		{"nothing of that name", "2720-outside", "nowhere", http.StatusBadRequest, 0},
		{"no such stack", "0101-outside", "2523", http.StatusOK, 0},
	} {
		w, code := ask(*m.Seats[0], tt.of, tt.to)
		if code != tt.code || (len(w.Choices) < tt.least) || tt.least == 0 && len(w.Choices) > 0 {
			t.Errorf("%s: answered with %d, %v", tt.name, code, w)
		}
	}
	if w, _ := ask(m.Watch, "2720-outside", "2523"); len(w.Choices) > 0 {
		t.Errorf("one who watches is proposed a way: %v", w)
	}
	seen, _ := ask(*m.Seats[0], "2720-outside", "2825")
	if onto, _ := ask(*m.Seats[0], "2720-outside", "2825-docked"); len(onto.Choices) == 0 || !slices.Equal(onto.Choices, seen.Choices) {
		t.Errorf("the counters in 2825 stand for their hex: %v, and the hex: %v", onto.Choices, seen.Choices)
	}
	var far goals
	s.ask("GET", "/api/m/"+*m.Seats[0]+"/reach?of=2720-outside", nil, &far)
	if len(far.Places) < 7 || far.Places[0].Steps != 1 {
		t.Errorf("lit are %v, not more than the neighbours", far.Places)
	}
	w, _ := ask(*m.Seats[0], "2720-outside", "2523")
	if got := play(w.Choices...); got.Played != len(w.Choices) || len(w.Stops) != 0 || !strings.HasSuffix(w.Choices[0], "2720-outside") {
		t.Errorf("of %v %d were played; it was to stop at %v", w.Choices, got.Played, w.Stops)
	}
	if about := at().Asks[0].About; about != "2523" {
		t.Errorf("the stack is at %s, not at 2523", about)
	}
	var why refusal
	s.ask("POST", "/api/m/"+*m.Seats[0]+"/why", move{At: at().At, On: "2825-docked"}, &why)
	if !strings.Contains(why.Text, "neighbouring hex") {
		t.Errorf("counters in a far hex are refused so: %s", why.Text)
	}
	play("English stop")
	for at().Asks[0].About != "" {
		play("English done")
	}
	s.ask("POST", "/api/m/"+*m.Seats[0]+"/why", move{At: at().At, On: "2825", Of: "2523-outside"}, &why)
	if !strings.Contains(why.Text, "ended its move") {
		t.Errorf("a stack that has moved and is dragged on is refused so: %s", why.Text)
	}
	duel := s.begin("duel", "open-sea", "me", "random")
	if _, code := ask(*duel.Seats[0], "resolute", "vengeur"); code != http.StatusNotFound {
		t.Errorf("a game without ways answers with %d", code)
	}
}

// Several things that are named together are proposed one way, and lit where all of them can go; what cannot go together
// has neither.
func TestWayOfAForce(t *testing.T) {
	s := openSite(t)
	m := s.begin("spain", "sluys", "me", "me")
	token := ""
	for range 12 {
		for _, seat := range m.Seats {
			var tb table
			s.ask("GET", "/api/m/"+*seat, nil, &tb)
			if tb.View == nil || len(tb.View.Asks) == 0 || token != "" {
				continue
			}
			if tb.View.Asks[0].Musters && strings.Contains(tb.View.Asks[0].Prompt, "land units move") {
				token = *seat
				continue
			}
			pass := slices.IndexFunc(tb.View.Asks[0].Options, func(o option) bool { return o.Verb == "pass" })
			s.ask("POST", "/api/m/"+*seat+"/play", move{At: tb.View.At, Choices: []string{tb.View.Asks[0].Options[pass].Choice}}, nil)
		}
	}
	for of, least := range map[string]int{"norris-foot,leicester": 2, "norris-foot,brill-garrison": 0, "norris-foot,nobody": 0} {
		var w way
		s.ask("GET", "/api/m/"+token+"/way?of="+of+"&to=2712", nil, &w)
		var far goals
		s.ask("GET", "/api/m/"+token+"/reach?of="+of, nil, &far)
		if len(w.Choices) != least || (len(far.Places) > 0) != (least > 0) {
			t.Errorf("%s: the way is %v, and lit are %v", of, w.Choices, far.Places)
		}
	}
}
