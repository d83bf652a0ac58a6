package server

import (
	"net/http"
	"net/http/httptest"
	"os"
	"sync"
	"testing"
	"time"
)

// TestPostedTwice posts the same move twice, and one that is out of date.
func TestPostedTwice(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	token := *m.Seats[0]
	v := s.table(token).View
	post := move{At: v.At, Choices: []string{withNumbers(v.Asks[0].Options[0])}}
	var first, second answer
	s.ask("POST", "/api/m/"+token+"/play", post, &first)
	if first.Played != 1 || first.Stale {
		t.Fatalf("the first post came to %+v", first)
	}
	if code := s.ask("POST", "/api/m/"+token+"/play", post, &second); code != http.StatusOK || second.Played != 0 || !second.Stale || second.Text == "" {
		t.Errorf("the second post was answered with %d, %+v", code, second)
	}
	if first.View.At != second.View.At {
		t.Errorf("the second post moved the match from view %d to %d", first.View.At, second.View.At)
	}
	post.At = 0
	if s.ask("POST", "/api/m/"+token+"/play", post, &second); !second.Stale {
		t.Error("a post on no view was played")
	}
}

// TestChoicesOfOthers: a seat plays only for itself, and those who watch not at all.
func TestChoicesOfOthers(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	v := s.table(*m.Seats[0]).View
	post := move{At: v.At, Choices: []string{withNumbers(v.Asks[0].Options[0])}}
	for _, token := range []string{*m.Seats[1], m.Watch} {
		if code := s.ask("POST", "/api/m/"+token+"/play", post, nil); code != http.StatusForbidden {
			t.Errorf("a choice of another seat was answered with %d", code)
		}
	}
	if code := s.ask("GET", "/api/m/nobody", nil, nil); code != http.StatusNotFound {
		t.Errorf("a link that is none was answered with %d", code)
	}
	if now := s.table(*m.Seats[0]).View; now.At != v.At {
		t.Error("a refused choice has changed the match")
	}
}

// TestTwoTabs opens one seat twice: both hear of what is played in one, and one
// that was away is sent only what is new.
func TestTwoTabs(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	token := *m.Seats[0]
	was := s.table(token).View
	var tabs sync.WaitGroup
	heard := make([]*view, 2)
	for i := range heard {
		tabs.Go(func() { heard[i] = s.await(token, was.At) })
	}
	now := s.playOn(token, 1)
	tabs.Wait()
	for i, v := range heard {
		if v.At != now.At {
			t.Errorf("tab %d has view %d, not %d", i, v.At, now.At)
		}
		for _, l := range v.Lines {
			if l.Step <= was.At {
				t.Errorf("tab %d was sent line %q of view %d again", i, l.Text, l.Step)
			}
		}
	}
	if again := s.await(token, 0); len(again.Lines) != len(s.table(token).View.Lines) {
		t.Errorf("one who has nothing was sent %d lines", len(again.Lines))
	}
	if ahead := s.await(token, 9999); ahead.At != now.At || len(ahead.Lines) == 0 {
		t.Errorf("one who is ahead of the match was sent view %d", ahead.At)
	}
}

// TestTooManyTabs: a seat is not open in more windows than anybody needs.
func TestTooManyTabs(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	c := s.house.chairs[hashOf(*m.Seats[0])]
	for i := range mostStreamsOfSeat + 1 {
		if joined := c.join(&stream{chair: &c, news: make(chan struct{}, 1)}); joined != (i < mostStreamsOfSeat) {
			t.Errorf("window %d is let in: %v", i+1, joined)
		}
	}
}

// TestDropped: a stream whose reader has gone is forgotten.
func TestDropped(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	for range 20 {
		s.await(*m.Seats[0], 0)
	}
	eventually(t, "no stream is open", func() bool { return s.house.streams.Load() == 0 })
}

// A clogged writer takes the first message and then nothing more.
type clogged struct {
	http.ResponseWriter
	mu       sync.Mutex
	deadline time.Time
	taken    int
}

func (c *clogged) SetWriteDeadline(t time.Time) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.deadline = t
	return nil
}

func (c *clogged) Flush() {}

func (c *clogged) Write(text []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.taken++; c.taken < 2 {
		return len(text), nil
	}
	time.Sleep(time.Until(c.deadline))
	return 0, os.ErrDeadlineExceeded
}

// TestSlowReader: one who does not read is let go and holds nobody up.
func TestSlowReader(t *testing.T) {
	was := patience
	patience = 50 * time.Millisecond
	s := openSite(t)
	t.Cleanup(func() { patience = was })
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	gone := make(chan struct{})
	go func() {
		w := &clogged{ResponseWriter: httptest.NewRecorder()}
		s.house.ServeHTTP(w, httptest.NewRequest("GET", "/api/m/"+m.Watch+"/events", nil))
		close(gone)
	}()
	eventually(t, "the stream is open", func() bool { return s.house.streams.Load() > 0 })
	s.playOn(*m.Seats[0], 1)
	s.playOn(*m.Seats[1], 1)
	soon(t, "a slow reader is let go", gone)
}

// TestStop: streams end when the house is closed.
func TestStop(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	ended := make(chan struct{})
	go func() {
		s.house.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", "/api/m/"+m.Watch+"/events", nil))
		close(ended)
	}()
	eventually(t, "the stream is open", func() bool { return s.house.streams.Load() > 0 })
	s.house.Stop()
	soon(t, "the stream ends when the house is closed", ended)
}
