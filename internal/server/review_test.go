package server

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
)

// What decisions cost is told when a match is over, of any side, to whoever may look, and where a captain can say it.
func TestReview(t *testing.T) {
	s := openSite(t)
	m := s.begin("invincible", "calais", "me", "random")
	own := "/api/m/" + *m.Seats[0]
	if code, text := s.text(own + "/review"); code != http.StatusConflict || !strings.Contains(text, "when the match is over") {
		t.Errorf("in a live match: %d, %s", code, text)
	}
	s.playOn(*m.Seats[0], 6)
	s.post(*m.Seats[0], "concede", move{})
	for path, seat := range map[string]int{own + "/review": 0, "/api/m/" + m.Watch + "/review?of=1": 1} {
		code, text := s.text(path)
		var got review
		if err := json.Unmarshal([]byte(text), &got); code != http.StatusOK || err != nil {
			t.Errorf("%s: %d, %v: %s", path, code, err, text)
		}
		if got.Seat != seat || got.Of == 0 || got.Looked == 0 || got.Lapses == nil {
			t.Errorf("%s: %s", path, text)
		}
		for _, l := range got.Lapses {
			if l.Step == 0 || l.Asked == "" || l.Played == "" || l.Better == "" || l.Played == l.Better || l.Cost < 2*l.Error {
				t.Errorf("%s: %+v", path, l)
			}
		}
	}
	if code, text := s.text(own + "/review?of=2"); code != http.StatusBadRequest || !strings.Contains(text, "number of a seat") {
		t.Errorf("of nobody: %d, %s", code, text)
	}
	d := s.begin("duel", "fog", "me", "random")
	s.post(*d.Seats[0], "concede", move{})
	if code, text := s.text("/api/m/" + *d.Seats[0] + "/review"); code != http.StatusConflict || !strings.Contains(text, "Duel has no captain") {
		t.Errorf("without a captain: %d, %s", code, text)
	}
}
