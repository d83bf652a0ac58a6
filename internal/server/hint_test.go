package server

import (
	"encoding/json"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
)

// The captain says what he would do, against a bot and in a study, about what the seat is asked; nowhere else.
func TestHint(t *testing.T) {
	s := openSite(t)
	m := s.begin("invincible", "calais", "me", "random")
	own := "/api/m/" + *m.Seats[0]
	s.asked(*m.Seats[0])
	var got hint
	code, text := s.text(own + "/hint")
	if err := json.Unmarshal([]byte(text), &got); code != http.StatusOK || err != nil || got.Asked == "" {
		t.Fatalf("%d, %v: %s", code, err, text)
	}
	if len(got.Answers) < 2 {
		t.Fatalf("the first question has one answer: %s", text)
	}
	for i, a := range got.Answers {
		if a.Choice == "" || a.Says == "" || a.Worth < 0 || a.Worth > 1 || a.Behind < 0 || i == 0 && a.Behind != 0 {
			t.Errorf("answer %d: %+v", i, a)
		}
	}
	last := got.Answers[len(got.Answers)-1]
	code, text = s.text(own + "/hint?choice=" + url.QueryEscape(last.Choice))
	if err := json.Unmarshal([]byte(text), &got); code != http.StatusOK || err != nil || !slices.ContainsFunc(got.Answers, func(a advice) bool { return a.Choice == last.Choice }) {
		t.Errorf("about %q: %d, %v: %s", last.Choice, code, err, text)
	}
	if code, text := s.text(own + "/hint?choice=nonsense"); code != http.StatusBadRequest {
		t.Errorf("about nonsense: %d, %s", code, text)
	}
	for what, path := range map[string]string{
		"a watcher":         "/api/m/" + m.Watch,
		"against a person":  "/api/m/" + *s.begin("invincible", "calais", "me", "me").Seats[0],
		"without a captain": "/api/m/" + *s.begin("duel", "fog", "me", "random").Seats[0],
	} {
		if code, text := s.text(path + "/hint"); code != http.StatusConflict || !strings.Contains(text, "Hints are given in studies and against bots") {
			t.Errorf("%s: %d, %s", what, code, text)
		}
	}
	if code, text := s.text(own + "/hint?about=nothing"); code != http.StatusConflict || !strings.Contains(text, "Nothing is asked of you") {
		t.Errorf("about nothing: %d, %s", code, text)
	}
}
