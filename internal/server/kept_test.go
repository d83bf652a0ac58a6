package server

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// openKept opens a house whose matches are kept in a file.
func openKept(t *testing.T, file string) (*site, func()) {
	t.Helper()
	kept, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	house, err := New(Config{Games: games.All(), Store: kept})
	if err != nil {
		t.Fatal(err)
	}
	house.limits.Lifted = true
	door := httptest.NewServer(house)
	s := &site{T: t, house: house, url: door.URL, luck: newLuck()}
	return s, func() {
		house.Stop()
		door.Close()
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestRestart closes the house in the middle of matches and opens it again: the
// same links show the same, view number and log included, and play goes on, also
// against a bot that had to decide.
func TestRestart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "matches.db")
	s, closes := openKept(t, file)
	m := s.begin("invincible", s.firstScenario("invincible"), "me", "captain")
	token := *m.Seats[0]
	s.playOn(token, 30)
	eventually(t, "it is this seat's turn", func() bool { return len(s.table(token).View.Asks) > 0 })
	own := s.study(token, 0)
	s.playOn(*own.Seats[0], 1)
	var before [3]string
	tokens := []string{token, m.Watch, *own.Seats[0]}
	for i, token := range tokens {
		_, before[i] = s.text("/api/m/" + token)
	}
	_, was := s.text("/api/m/" + token + "/past?step=9")
	closes()

	s, closes = openKept(t, file)
	defer closes()
	for i, token := range tokens {
		if _, after := s.text("/api/m/" + token); after != before[i] {
			t.Errorf("after the restart table %d is\n%s\nbefore it was\n%s", i, after, before[i])
		}
	}
	if _, now := s.text("/api/m/" + token + "/past?step=9"); now != was {
		t.Error("the past has changed with the restart")
	}
	at := s.table(token).View.At
	if now := s.playOn(token, 3); now.At <= at {
		t.Errorf("play does not go on: view %d, then %d", at, now.At)
	}
	s.house.release(time.Now().Add(time.Hour))
	if n := len(s.house.matches); n > 1 {
		t.Errorf("%d matches are still held that nobody looks at", n)
	}
	if again := s.table(token).View; again.At < at {
		t.Errorf("a match that was let go came back with view %d", again.At)
	}
}

// TestADamagedMatch: one of whose entries is missing is not played on; who asks for it is
// told what is wrong, and the log names the match and the entry.
func TestADamagedMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "matches.db")
	s, closes := openKept(t, file)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	s.playOn(*m.Seats[0], 1)
	whole := s.begin("duel", s.firstScenario("duel"), "me", "me")
	closes()
	spoil(t, file, `DELETE FROM entries WHERE match = ? AND n = 1`, m.Match)
	s, closes = openKept(t, file)
	defer closes()
	var told bytes.Buffer
	s.house.log = slog.New(slog.NewTextHandler(&told, nil))
	var out refusal
	if code := s.ask("GET", "/api/m/"+*m.Seats[0], nil, &out); code != http.StatusInternalServerError || !strings.Contains(out.Text, "This match is damaged on the server's disk") {
		t.Errorf("a damaged match was answered with %d, %q", code, out.Text)
	}
	if log := told.String(); !strings.Contains(log, m.Match) || !strings.Contains(log, "entry 1 is missing") || strings.Contains(log, *m.Seats[0]) {
		t.Errorf("the log says\n%s", log)
	}
	s.table(*whole.Seats[0])
}

// spoil changes a database behind the program's back.
func spoil(t *testing.T, file, statement string, values ...any) {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	if err == nil {
		_, err = db.Exec(statement, values...)
		err = errors.Join(err, db.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// A failing store is one whose database is at fault.
type failing struct {
	store.Store
	err error
}

func (f *failing) Find(context.Context, [sha256.Size]byte) (string, store.Token, error) {
	return "", store.Token{}, f.err
}

// TestDatabaseGone: nothing is played, and it is said plainly.
func TestDatabaseGone(t *testing.T) {
	for _, c := range []struct {
		err  error
		code int
	}{
		{store.ErrGone, http.StatusServiceUnavailable},
		{store.ErrFull, http.StatusInsufficientStorage},
		{store.ErrReadOnly, http.StatusServiceUnavailable},
		{store.ErrDamaged, http.StatusInternalServerError},
		{match.ErrDamaged, http.StatusInternalServerError},
		{errors.New("anything else"), http.StatusInternalServerError},
	} {
		house, err := New(Config{Games: games.All(), Store: &failing{newMemory(), c.err}})
		if err != nil {
			t.Fatal(err)
		}
		w := httptest.NewRecorder()
		house.ServeHTTP(w, httptest.NewRequest("GET", "/api/m/"+linkOf("somebody"), nil))
		if w.Code != c.code {
			t.Errorf("%v was answered with %d, %s", c.err, w.Code, w.Body)
		}
		house.Stop()
	}
}
