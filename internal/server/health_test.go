package server

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/build"
	"github.com/weathergage/weathergage/internal/store"
)

func health(s *Server) (int, string) {
	w := httptest.NewRecorder()
	s.ServeHTTP(w, httptest.NewRequest("GET", "/healthz", nil))
	return w.Code, w.Body.String()
}

// TestMetricsTellTheBuild holds that /metrics says what --version says.
func TestMetricsTellTheBuild(t *testing.T) {
	w := httptest.NewRecorder()
	openSite(t).house.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	of := build.Of()
	want := fmt.Sprintf("weathergage_build_info{version=%q,commit=%q,date=%q,go=%q} 1\n", of.Tag, of.Commit, of.Date, of.Go)
	if of.Tag == "" || of.Go == "" || !strings.Contains(w.Body.String(), want) {
		t.Errorf("expected the line %s in\n%s", want, w.Body)
	}
}

// A full store takes nothing new until room is made.
type fullStore struct {
	store.Store
	full bool
}

func (f *fullStore) Create(ctx context.Context, m store.Match) error {
	if f.full {
		return store.ErrFull
	}
	return f.Store.Create(ctx, m)
}

func (f *fullStore) SaveSetting(ctx context.Context, name, value string) error {
	if f.full {
		return store.ErrFull
	}
	return f.Store.SaveSetting(ctx, name, value)
}

func TestHealthTellsAFullDisk(t *testing.T) {
	f := &fullStore{newMemory(), true}
	s := openSiteOn(t, f)
	plan := newMatch{Game: "duel", Scenario: s.firstScenario("duel"), Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	var told refusal
	if code := s.ask("POST", "/api/matches", plan, &told); code != http.StatusInsufficientStorage || !strings.Contains(told.Text, "The match was not started.") {
		t.Errorf("a match that cannot be stored is answered with %d %q", code, told.Text)
	}
	if code, text := health(s.house); code != http.StatusServiceUnavailable || !strings.Contains(text, "disk is full") {
		t.Errorf("%d %q", code, text)
	}
	f.full = false
	if code, text := health(s.house); code != http.StatusOK {
		t.Errorf("after room was made: %d %q", code, text)
	}
	if code := s.ask("POST", "/api/matches", plan, nil); code != http.StatusCreated {
		t.Errorf("a match is answered with %d", code)
	}
}

// A queue that does not start at first.
type lateQueue struct {
	store.Store
	failures int
	begun    chan struct{}
}

func (q *lateQueue) Work(ctx context.Context, _ store.Handlers) error {
	if q.failures--; q.failures >= 0 {
		return store.ErrFull
	}
	close(q.begun)
	<-ctx.Done()
	return nil
}

func TestTheJobQueueIsTriedAgain(t *testing.T) {
	first := firstPause
	firstPause = time.Millisecond
	q := &lateQueue{newMemory(), 3, make(chan struct{})}
	s := openSiteOn(t, q)
	t.Cleanup(func() {
		s.house.Stop()
		firstPause = first
	})
	soon(t, "the job queue starts", q.begun)
	told := false
	eventually(t, "all is well again", func() bool {
		code, text := health(s.house)
		told = told || strings.Contains(text, "job queue")
		return code == http.StatusOK
	})
	if !told {
		t.Error("nobody was told that the job queue did not work")
	}
}
