package server

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
)

// TestHeaders: every answer binds the browser, and what another site sends is
// refused.
func TestHeaders(t *testing.T) {
	s := openSite(t)
	for _, path := range []string{"/", "/m/x", "/lab", "/api/games", "/api/nothing", "/healthz", "/app/main.js", "/nothing"} {
		res, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		for header, want := range map[string]string{
			"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
		} {
			if got := res.Header.Get(header); !strings.Contains(got, want) {
				t.Errorf("%s: %s is %q", path, header, got)
			}
		}
	}
	req, err := http.NewRequest("POST", s.url+"/api/matches", strings.NewReader("{}"))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Sec-Fetch-Site", "cross-site")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusForbidden {
		t.Errorf("another site's post was answered with %d", res.StatusCode)
	}
}

// Views are packed, as an answer and as an event, which is sent at once; a client that
// takes nothing packed is sent plain text.
func TestViewsArePacked(t *testing.T) {
	s := openSite(t)
	token := *s.begin("renaissance", "lion-and-bull", "me", "me").Seats[0]
	for _, path := range []string{"", "/events"} {
		for _, accepts := range []string{"gzip", "identity"} {
			req, _ := http.NewRequest("GET", s.url+"/api/m/"+token+path, nil)
			req.Header.Set("Accept-Encoding", accepts)
			res, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			var text io.Reader = res.Body
			if packed := res.Header.Get("Content-Encoding") == "gzip"; packed != (accepts == "gzip") {
				t.Errorf("%s came as %v to who takes %s", path, res.Header, accepts)
			} else if packed {
				if text, err = gzip.NewReader(res.Body); err != nil {
					t.Fatal(err)
				}
			}
			found := false
			for lines := bufio.NewScanner(text); !found && lines.Scan(); {
				found = strings.Contains(lines.Text(), `"asks":[`)
			}
			if !found {
				t.Errorf("%s has no question for who takes %s", path, accepts)
			}
			res.Body.Close()
		}
	}
}

// TestAssets: files are packed, tagged and served as what they are.
func TestAssets(t *testing.T) {
	s := openSite(t)
	req, _ := http.NewRequest("GET", s.url+"/app/main.js", nil)
	req.Header.Set("Accept-Encoding", "gzip")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.Header.Get("Content-Encoding") != "gzip" || !strings.HasPrefix(res.Header.Get("Content-Type"), "text/javascript") {
		t.Errorf("a module came as %v", res.Header)
	}
	req.Header.Set("If-None-Match", res.Header.Get("ETag"))
	again, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	again.Body.Close()
	if again.StatusCode != http.StatusNotModified {
		t.Errorf("asked for again it was answered with %d", again.StatusCode)
	}
	if code, _ := s.text("/web.go"); code != http.StatusNotFound {
		t.Errorf("a file that is not the client's was answered with %d", code)
	}
}

// TestNoSecretsInLogs: neither a link nor a key is written down.
func TestNoSecretsInLogs(t *testing.T) {
	var log bytes.Buffer
	house, err := New(Config{Games: games.All(), Log: slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))})
	if err != nil {
		t.Fatal(err)
	}
	s := &site{T: t, house: house}
	door := httptest.NewServer(house)
	s.url = door.URL
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	s.table(*m.Seats[0])
	s.table(m.Watch)
	s.ask("POST", "/api/m/"+*m.Seats[0]+"/play", move{}, nil)
	s.ask("GET", "/api/m/"+*m.Seats[0]+"x", nil, nil)
	door.Close()
	house.Stop()
	for _, secret := range []string{*m.Seats[0], *m.Seats[1], m.Watch} {
		if strings.Contains(log.String(), secret) {
			t.Errorf("the log holds a link:\n%s", log.String())
		}
	}
	if !strings.Contains(log.String(), "POST /api/m/{token}/play") {
		t.Errorf("the log does not name the route:\n%s", log.String())
	}
}

// TestLimits: who asks too fast or too much is held back.
func TestLimits(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted = false
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	held := false
	for range 3 * tokenBurst {
		code := s.ask("POST", "/api/m/"+m.Watch+"/why", move{}, nil)
		held = held || code == http.StatusTooManyRequests
	}
	if !held {
		t.Error("a link can be used as fast as one likes")
	}
	if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/say", move{Text: strings.Repeat("x", 100_000)}, nil); code != http.StatusRequestEntityTooLarge {
		t.Errorf("too much at once was answered with %d", code)
	}
	held = false
	for range 3 * makerBurst {
		res, err := http.Post(s.url+"/api/matches", "application/json", strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		held = held || res.StatusCode == http.StatusTooManyRequests
	}
	if !held {
		t.Error("matches can be made as fast as one likes")
	}
}

// FuzzRequests sends anything at all, TOKEN standing for a seat's link: it is
// never the house's fault, and what is refused changes nothing.
func FuzzRequests(f *testing.F) {
	for _, seed := range [][4]string{
		{"POST", "/api/m/TOKEN/play", "", `{"at":1,"choices":["A fire resolute > vengeur"]}`},
		{"POST", "/api/m/TOKEN/play", "", `{"at":1,"choices":[]}`},
		{"POST", "/api/m/TOKEN/dice", "", `{"at":1,"faces":[1,2,3,4,5,6,7,8,9]}`},
		{"POST", "/api/m/TOKEN/back", "", `{"at":1}`},
		{"POST", "/api/m/TOKEN/consent", "", `{"agree":true}`},
		{"POST", "/api/m/TOKEN/say", "", `{"text":"Well shot.\u0000"}`},
		{"POST", "/api/m/TOKEN/write", "", `{"number":3,"text":"Close the flagship."}`},
		{"POST", "/api/m/TOKEN/draw", "", `{"offer":true}`},
		{"POST", "/api/m/TOKEN/concede", "", `{}`},
		{"POST", "/api/m/TOKEN/adjourn", "", `{}`},
		{"POST", "/api/m/TOKEN/resume", "", `{"agree":true}`},
		{"POST", "/api/m/TOKEN/clock", "", `{"what":"claim"}`},
		{"POST", "/api/m/TOKEN/standing", "", `{"what":"give","text":"not-here shall-fire > resolute"}`},
		{"POST", "/api/m/TOKEN/standing", "", `{"what":"give","text":"idle"}`},
		{"POST", "/api/m/TOKEN/standing", "", `{"what":"revoke","text":"idle"}`},
		{"GET", "/api/m/TOKEN/standing", "", ""},
		{"POST", "/api/m/TOKEN/why", "", `{"at":1,"on":"vengeur"}`},
		{"POST", "/api/m/TOKEN/study", "", `{"step":1}`},
		{"POST", "/api/m/TOKEN/rematch", "", `{}`},
		{"GET", "/api/m/TOKEN", "", ""},
		{"GET", "/api/m/TOKEN/events", "at=-1", ""},
		{"GET", "/api/m/TOKEN/odds", "choice=A+fire+resolute", ""},
		{"GET", "/api/m/TOKEN/way", "of=resolute&to=vengeur", ""},
		{"GET", "/api/m/TOKEN/past", "step=99999999999999999999", ""},
		{"GET", "/api/m/TOKEN/record", "", ""},
		{"GET", "/api/m/TOKEN/position", "", ""},
		{"GET", "/api/m/TOKEN/proof", "", ""},
		{"GET", "/api/m/TOKEN/summary", "", ""},
		{"GET", "/api/m/TOKEN/review", "of=-1", ""},
		{"GET", "/api/m/TOKEN/hint", "about=%00", ""},
		{"GET", "/api/m/TOKEN/view", "at=-7", ""},
		{"POST", "/api/matches", "", `{"game":"duel","scenario":"open-sea","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"dice":"typed","pace":-1}`},
		{"POST", "/api/records", "", `{"text":"weathergage position 1\ngame duel 3\n"}`},
		{"POST", "/api/lab", "", `{"game":"duel","scenario":"open-sea","bots":["random"],"matches":0}`},
		{"GET", "/api/lab/x/events", "", ""},
		{"GET", "/api/games/duel/book", "", ""},
		{"PUT", "/m/TOKEN", "", ""},
	} {
		f.Add(seed[0], seed[1], seed[2], seed[3])
	}
	house, err := New(Config{Games: games.All()})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(house.Stop)
	house.limits.Lifted = true
	f.Fuzz(func(t *testing.T, method, path, query, body string) {
		s := &site{T: t, house: house}
		m, err := house.begin(t.Context(), house.find("duel").own(house.find("duel").info.Scenarios[0].Key, nil))
		if err != nil {
			t.Fatal(err)
		}
		before := s.whole(m.Match)
		status := s.fuzzed(method, strings.ReplaceAll(path, "TOKEN", *m.Seats[0]), query, body)
		if status >= 500 {
			t.Errorf("%s %s?%s %q was answered with %d", method, path, query, body, status)
		}
		if after := s.whole(m.Match); status >= 400 && before != after {
			t.Errorf("%s %s?%s %q was refused with %d and changed the match from\n%s\nto\n%s", method, path, query, body, status, before, after)
		}
		house.dismiss(m.Match)
	})
}

// whole returns the whole record of a match in the house.
func (s *site) whole(id string) string {
	s.house.mu.Lock()
	defer s.house.mu.Unlock()
	return string(s.house.matches[id].match.Record())
}

// fuzzed returns the status of an answer.
func (s *site) fuzzed(method, path, query, body string) int {
	ctx, stop := context.WithCancel(context.Background())
	stop() // streams end at once, for their reader has gone
	req := (&http.Request{
		Method: method, URL: &url.URL{Path: path, RawQuery: query}, Header: http.Header{},
		Body: io.NopCloser(strings.NewReader(body)), Host: "table.example", RemoteAddr: "192.0.2.1:1588",
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
	}).WithContext(ctx)
	w := httptest.NewRecorder()
	s.house.ServeHTTP(w, req)
	return w.Code
}
