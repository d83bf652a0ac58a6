package server

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
)

// TestMessages: a seat writes the words of a message and shouts it by its number. It
// reads them, nobody else does until the match is over.
func TestMessages(t *testing.T) {
	s := openSite(t)
	m := s.begin("renaissance", s.firstScenario("renaissance"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	if bounds := s.table(a).Messages; bounds == nil || *bounds != (messages{999, 10, "3.5"}) {
		t.Errorf("messages are bounded by %+v", bounds)
	}
	const words = "Close the flagship, all of you."
	if v := s.post(a, "write", move{Number: 3, Text: " " + words}).View; !slices.Equal(v.Messages, []message{{3, words}}) {
		t.Errorf("A has the messages %v", v.Messages)
	}
	for name, tt := range map[string]struct {
		m    move
		text string
		rule string
	}{
		"too many words": {move{Number: 4, Text: strings.Repeat("on ", 11)}, "Expected at most 10 words, found 11 (case 3.5)", "3.5"},
		"other words":    {move{Number: 3, Text: "Stay."}, "Message 3 is written already, and stays as it is: give another number (case 3.6)", "3.6"},
		"no such number": {move{Number: 1000, Text: "Stay."}, "Expected the number of a message from 1 to 999, found 1000.", ""},
		"too long":       {move{Number: 4, Text: strings.Repeat("o", 501)}, "Expected at most 500 letters.", ""},
	} {
		var out refusal
		if code := s.ask("POST", "/api/m/"+a+"/write", tt.m, &out); code < 400 || out.Text != tt.text || out.Rule != tt.rule {
			t.Errorf("%s: answered with %d, %q, %q", name, code, out.Text, out.Rule)
		}
	}
	if code := s.ask("POST", "/api/m/"+m.Watch+"/write", move{Number: 1, Text: "Stay."}, nil); code != http.StatusForbidden {
		t.Errorf("one who watches is answered with %d", code)
	}
	s.shouts(a, 3)
	s.posts(a, "A seal")
	s.posts(b, "B seal")
	told := func(token string) bool {
		return slices.ContainsFunc(s.table(token).View.Lines, func(l line) bool {
			return strings.Contains(l.Text, "shouts message 3. “"+words+"”") && l.Rule == "3.2"
		})
	}
	if !told(a) || told(b) {
		t.Errorf("the log of A is %s", jsonOf(s.table(a).View.Lines))
	}
	for _, token := range []string{b, m.Watch} {
		for _, path := range []string{"", "/view?at=0", "/record", "/position", "/past?step=2", "/summary", "/moves", "/sheets"} {
			if _, text := s.text("/api/m/" + token + path); strings.Contains(text, "flagship, all") {
				t.Errorf("%q tells what A has written", path)
			}
		}
	}
	line := fmt.Sprintf("say A 3 %q\n", words)
	if _, text := s.text("/api/m/" + a + "/record"); !strings.Contains(text, line) {
		t.Errorf("the record of A is\n%s", text)
	}
	s.post(b, "concede", move{})
	if _, text := s.text("/api/m/" + m.Watch + "/record"); !strings.Contains(text, line) {
		t.Errorf("once it is over the record is\n%s", text)
	}
	study := s.table(*s.study(a, 0).Seats[0])
	if !slices.Equal(study.View.Messages, []message{{3, words}}) {
		t.Errorf("a study of it has the messages %v", study.View.Messages)
	}
}

// posts plays one choice.
func (s *site) posts(token, choice string) {
	s.Helper()
	if out := s.post(token, "play", move{At: s.table(token).View.At, Choices: []string{choice}}); out.Played != 1 {
		s.Fatalf("%s: %+v", choice, out)
	}
}

// shouts has the first ship that may shout a message.
func (s *site) shouts(token string, number int) {
	s.Helper()
	for _, a := range s.table(token).View.Asks {
		for _, o := range a.Options {
			if o.Verb != "shout" {
				continue
			}
			if o.Spans[0].Unit != "message" {
				s.Errorf("a shout wants %+v", o.Spans)
			}
			s.posts(token, fmt.Sprint(o.Choice, " ", number))
			return
		}
	}
	s.Fatal("no ship may shout")
}

// TestNoMessages: a game without them refuses them.
func TestNoMessages(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	var out refusal
	code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/write", move{Number: 1, Text: "Stay."}, &out)
	if code != http.StatusConflict || out.Text != "This game has no numbered messages." || s.table(*m.Seats[0]).Messages != nil {
		t.Errorf("answered with %d, %q", code, out.Text)
	}
}
