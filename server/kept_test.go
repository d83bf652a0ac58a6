package server

import (
	"context"
	"crypto/sha256"
	"errors"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"
	"time"

	"weathergage/engine"
	"weathergage/store"
)

// openKept opens a house whose matches are kept in a file.
func openKept(t *testing.T, file string) (*site, func()) {
	t.Helper()
	kept, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	house, err := New(Config{Store: kept})
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
	for len(s.table(token).View.Asks) == 0 {
		time.Sleep(10 * time.Millisecond)
	}
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

// A failing store is one whose database is at fault.
type failing struct {
	store.Store
	err error
}

func (f *failing) Find(context.Context, [sha256.Size]byte) (string, engine.Seat, error) {
	return "", engine.NoSeat, f.err
}

// TestDatabaseGone: nothing is played, and it is said plainly.
func TestDatabaseGone(t *testing.T) {
	for _, c := range []struct {
		err  error
		code int
	}{
		{store.ErrGone, http.StatusServiceUnavailable},
		{store.ErrFull, http.StatusInsufficientStorage},
		{errors.New("anything else"), http.StatusInternalServerError},
	} {
		house, err := New(Config{Store: &failing{newMemory(), c.err}})
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
