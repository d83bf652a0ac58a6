package server

import (
	"net/http"
	"strings"
	"testing"
)

// Sheets are drawn as their reader may know them, all or one, filled in or blank.
func TestSheets(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "open-sea", "me", "random")
	ask := func(token, query string) (sheets, int) {
		var out sheets
		code := s.ask("GET", "/api/m/"+token+"/sheets"+query, nil, &out)
		return out, code
	}
	own := *m.Seats[0]
	if !s.table(own).Sheets {
		t.Error("the table does not know that there are sheets")
	}
	if got, code := ask(own, ""); code != http.StatusOK || len(got.Sheets) != 2 || got.Sheets[1].ID != "vengeur" || got.Sheets[1].Side != 1 ||
		!strings.Contains(got.Sheets[0].SVG, "Resolute") {
		t.Errorf("answered with %d, %.300v", code, got)
	}
	struck := func(token string) bool {
		all, _ := ask(token, "")
		return strings.Contains(all.Sheets[0].SVG+all.Sheets[1].SVG, `class="struck"`)
	}
	for range 20 { // the dice may spare both
		if s.playOn(own, 60); struck(own) {
			break
		}
		own = *s.begin("duel", "open-sea", "me", "random").Seats[0]
	}
	if !struck(own) {
		t.Error("after twenty duels nothing is struck off")
	}
	one, _ := ask(own, "?of=Resolute")
	blank, _ := ask(own, "?of=resolute&blank")
	if len(one.Sheets) != 1 || len(blank.Sheets) != 1 || blank.Sheets[0].Key != "resolute" {
		t.Fatalf("of one ship there are %v and %v", one, blank)
	}
	if strings.Contains(blank.Sheets[0].SVG, `class="struck"`) {
		t.Error("something is struck off on a blank sheet")
	}
	if strings.Contains(strings.ToLower(blank.Sheets[0].SVG), "turn 1") {
		t.Error("a blank sheet names a turn")
	}
	if _, code := ask(own, "?of=nothing"); code != http.StatusBadRequest {
		t.Errorf("a ship there is not: %d", code)
	}
	other := s.begin("jenkins", s.firstScenario("jenkins"), "me", "random")
	if _, code := ask(*other.Seats[0], ""); code != http.StatusNotFound {
		t.Errorf("a game without sheets answers with %d", code)
	}
}

// What to move where is measured from the edges; of what has not moved, where it lies.
func TestMoves(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "open-sea", "me", "random")
	var got moves
	if code := s.ask("GET", "/api/m/"+*m.Seats[0]+"/moves", nil, &got); code != http.StatusOK {
		t.Fatalf("answered with %d", code)
	}
	if len(got.Moves) != 2 || got.Moves[0].ID != "resolute" || !strings.HasSuffix(got.Moves[0].Place[0], " mm from the left") ||
		!strings.HasSuffix(got.Moves[1].Place[0], " mm from the left") || len(got.Moves[0].Legs) != 0 || got.Open {
		t.Errorf("what to move is %+v", got)
	}
	other := s.begin("invincible", s.firstScenario("invincible"), "me", "random")
	if code := s.ask("GET", "/api/m/"+*other.Seats[0]+"/moves", nil, &got); code != http.StatusOK || len(got.Moves) != 0 {
		t.Errorf("on squares there is %v to move", got.Moves)
	}
}
