package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/store"
)

// A site is a house with its door open for a test.
type site struct {
	*testing.T
	house *Server
	url   string
	luck  *rand.Rand
}

func openSite(t *testing.T) *site {
	t.Helper()
	return openSiteOn(t, nil)
}

// openSiteOn opens a house on a store, or on one of its own.
func openSiteOn(t *testing.T, kept store.Store) *site {
	t.Helper()
	house, err := New(Config{Games: games.All(), Store: kept})
	if err != nil {
		t.Fatal(err)
	}
	house.limits.Lifted = true
	door := httptest.NewServer(house)
	t.Cleanup(func() {
		house.Stop()
		door.Close()
	})
	return &site{t, house, door.URL, newLuck()}
}

// newLuck returns the same for each test.
func newLuck() *rand.Rand { return rand.New(rand.NewPCG(1, 588)) }

// ask sends a request and reads what is answered into out, if that is not nil.
func (s *site) ask(method, path string, body, out any) int {
	s.Helper()
	var text []byte
	if body != nil {
		var err error
		if text, err = json.Marshal(body); err != nil {
			s.Fatal(err)
		}
	}
	req, err := http.NewRequest(method, s.url+path, bytes.NewReader(text))
	if err != nil {
		s.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		s.Fatal(err)
	}
	defer res.Body.Close()
	got, err := io.ReadAll(res.Body)
	if err != nil {
		s.Fatal(err)
	}
	if out != nil {
		if err := json.Unmarshal(got, out); err != nil {
			s.Fatalf("%s %s: %v in %.200s", method, path, err, got)
		}
	}
	return res.StatusCode
}

// begin makes a match; seats are "me" or bots.
func (s *site) begin(game, scenario string, seats ...string) made {
	s.Helper()
	n := newMatch{Game: game, Scenario: scenario, Dice: "house"}
	for _, who := range seats {
		if who == "me" {
			n.Seats = append(n.Seats, newSeat{Kind: "me"})
		} else {
			n.Seats = append(n.Seats, newSeat{Kind: "bot", Bot: who})
		}
	}
	var out made
	if code := s.ask("POST", "/api/matches", n, &out); code != http.StatusCreated {
		s.Fatalf("a match was answered with %d", code)
	}
	return out
}

func (s *site) table(token string) table {
	s.Helper()
	var out table
	if code := s.ask("GET", "/api/m/"+token, nil, &out); code != http.StatusOK {
		s.Fatalf("a table was answered with %d", code)
	}
	return out
}

// TestWholeMatch plays a duel from first to last choice over HTTP against a bot.
func TestWholeMatch(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.house.find("duel").info.Scenarios[0].Key, "me", "random")
	token := *m.Seats[0]
	if m.Seats[1] != nil {
		t.Error("a bot has a link")
	}
	v := s.table(token).View
	deadline := time.Now().Add(patient)
	for v.Ended == nil && time.Now().Before(deadline) {
		if len(v.Asks) == 0 {
			v = s.await(token, v.At)
			continue
		}
		o := v.Asks[0].Options[0]
		var out answer
		if code := s.ask("POST", "/api/m/"+token+"/play", move{At: v.At, Choices: []string{withNumbers(o)}}, &out); code != http.StatusOK {
			t.Fatalf("%q was answered with %d", o.Choice, code)
		}
		if out.Played != 1 && !out.Stale {
			t.Fatalf("%q: %d played", o.Choice, out.Played)
		}
		v = out.View
	}
	if v.Ended == nil || v.Ended.Key == "" || v.Ended.Text == "" {
		t.Fatalf("the match did not end: %+v", v.Ended)
	}
}

// withNumbers completes an option's choice with the least of its numbers; of two, which count
// a party of men, the first is not 0, for a party is not nobody.
func withNumbers(o option) string {
	text, open := o.Choice, slices.ContainsFunc(o.Spans, func(sp span) bool { return sp.Step != 0 })
	for i, sp := range o.Spans {
		if i == 0 && len(o.Spans) > 1 && sp.Min == 0 {
			sp.Min = sp.Step
		}
		if open {
			text += " " + json.Number(jsonOf(sp.Min)).String()
		}
	}
	return text
}

func jsonOf(v any) string {
	text, _ := json.Marshal(v)
	return string(text)
}

// await reads the stream until there is a view beyond at.
func (s *site) await(token string, at int) *view {
	s.Helper()
	lines, done := s.stream("/api/m/" + token + "/events?at=" + jsonOf(at))
	defer done()
	for lines.Scan() {
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			var v view
			if err := json.Unmarshal([]byte(data), &v); err != nil {
				s.Fatal(err)
			}
			return &v
		}
	}
	s.Fatalf("the stream ended: %v", lines.Err())
	return nil
}

// patient is how long a test waits for anything before it fails.
const patient = 2 * time.Minute

// stream opens an event stream. It ends with an error when a test is patient no more.
func (s *site) stream(path string) (lines *bufio.Scanner, done func()) {
	s.Helper()
	ctx, stop := context.WithTimeout(s.Context(), patient)
	req, err := http.NewRequestWithContext(ctx, "GET", s.url+path, nil)
	if err != nil {
		s.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		s.Fatal(err)
	}
	lines = bufio.NewScanner(res.Body)
	lines.Buffer(nil, 4<<20)
	return lines, func() { stop(); res.Body.Close() }
}

// soon receives from a channel, and fails where a test is patient no more.
func soon[T any](t testing.TB, what string, from <-chan T) T {
	t.Helper()
	select {
	case v := <-from:
		return v
	case <-time.After(patient):
		t.Fatalf("never: %s", what)
		panic("unreachable")
	}
}

// eventually waits for something to hold, and fails where a test is patient no more.
func eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(patient); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never: %s", what)
		}
	}
}
