package server

import (
	"net/http"
	"path/filepath"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/store"
)

// TestCheck plays again a match whose set-up waits for dice, one in play, one that was
// forked and one that is over, all of them whole; then what was changed behind the
// program's back is found.
func TestCheck(t *testing.T) {
	file := filepath.Join(t.TempDir(), "matches.db")
	s, closes := openKept(t, file)
	var waits made
	typed := newMatch{Game: "duel", Scenario: "fog", Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	if code := s.ask("POST", "/api/matches", typed, &waits); code != http.StatusCreated {
		t.Fatalf("a match was answered with %d", code)
	}
	if s.table(*waits.Seats[0]).View.Need == nil {
		t.Fatal("its set-up does not wait for dice")
	}
	m := s.begin("duel", "fog", "me", "random")
	s.playOn(*m.Seats[0], 3)
	own := s.study(*m.Seats[0], 0)
	s.playEither(*own.Seats[0], *own.Seats[1])
	over := s.begin("duel", "fog", "me", "random")
	s.playOn(*over.Seats[0], 1000)
	closes()

	kept, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	check := func(want ...string) {
		t.Helper()
		checked, faulty := 0, []string(nil)
		err := Check(t.Context(), Config{Games: games.All(), Store: kept}, func(c Checked) {
			if checked++; len(c.Faults) > 0 {
				faulty = append(faulty, c.Match)
				t.Logf("%s: %q", c.Match, c.Faults)
			}
		})
		if err != nil || checked != 4 || !slices.Equal(faulty, want) {
			t.Errorf("%d matches were checked, faults are in %q, want %q; error %v", checked, faulty, want, err)
		}
	}
	check()
	spoil(t, file, `UPDATE entries SET body = replace(body, ' = ', ' = 9 ') WHERE match = ? AND n = 1`, over.Match)
	check(over.Match)
}
