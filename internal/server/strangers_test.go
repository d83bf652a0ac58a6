package server

import (
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// from sends a request from an address.
func from(s *site, address, method, path, body string, header ...string) *httptest.ResponseRecorder {
	req := httptest.NewRequest(method, path, strings.NewReader(body))
	req.RemoteAddr = address
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Add(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.house.ServeHTTP(w, req)
	return w
}

// Links that open nothing are counted by their sender's address and leave nothing
// behind; what cannot be a token is not looked up at all.
func TestUnknownLinksCostNothing(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted = false
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	for i := range 5000 {
		for _, token := range []string{fmt.Sprint("x", i), strings.Repeat("y", 4000), newToken()} {
			w := from(s, "203.0.113.9:4711", "GET", "/api/m/"+token, "")
			if w.Code != http.StatusNotFound && w.Code != http.StatusTooManyRequests {
				t.Fatalf("an unknown link is answered with %d", w.Code)
			}
		}
	}
	if w := from(s, "203.0.113.9:4711", "GET", "/api/m/"+newToken(), ""); w.Code != http.StatusTooManyRequests {
		t.Errorf("links can be tried as fast as one likes: %d", w.Code)
	}
	if n := len(s.house.limits.byKey); n > 5 {
		t.Errorf("%d limits are kept", n)
	}
	if w := from(s, "203.0.113.9:4711", "GET", "/api/m/"+*m.Seats[0], ""); w.Code != http.StatusOK {
		t.Errorf("a link that opens something is answered with %d", w.Code)
	}
}

// TestAddresses reads the address of a sender, with ports and brackets as proxies write them. What cannot be
// read is logged once.
func TestAddresses(t *testing.T) {
	var log strings.Builder
	s := &Server{log: slog.New(slog.NewTextHandler(&log, nil))}
	for _, tt := range []struct{ trust, remote, header, want string }{
		{"", "198.51.100.7:1", "203.0.113.1", "198.51.100.7"},
		{"X-Forwarded-For", "127.0.0.1:1", "203.0.113.1", "203.0.113.1"},
		{"X-Forwarded-For", "127.0.0.1:1", "10.0.0.1, 203.0.113.2", "203.0.113.2"},
		{"X-Forwarded-For", "127.0.0.1:1", "", "127.0.0.1"},
		{"X-Forwarded-For", "127.0.0.1:1", "10.0.0.1, 203.0.113.2:5555", "203.0.113.2"},
		{"X-Forwarded-For", "127.0.0.1:1", "[2001:db8:1:2:3::4]", "2001:db8:1:2::/64"},
		{"X-Forwarded-For", "127.0.0.1:1", "[2001:db8:1:2:3::4]:443", "2001:db8:1:2::/64"},
		{"X-Forwarded-For", "127.0.0.1:1", "nonsense", "unknown"},
		{"X-Forwarded-For", "127.0.0.1:1", "_hidden:80", "unknown"},
		{"", "[2001:db8:1:2:3:4:5:6]:1", "", "2001:db8:1:2::/64"},
		{"", "[::ffff:198.51.100.7]:1", "", "198.51.100.7"},
		{"", "[fe80::1%eth0]:1", "", "fe80::/64"},
	} {
		s.trustProxy = tt.trust
		req := httptest.NewRequest("GET", "/", nil)
		req.RemoteAddr = tt.remote
		if tt.header != "" {
			req.Header.Set("X-Forwarded-For", tt.header)
		}
		if got := s.address(req); got != tt.want {
			t.Errorf("%+v: got %s", tt, got)
		}
	}
	if n := strings.Count(log.String(), "level=WARN"); n != 1 {
		t.Errorf("addresses that cannot be read are logged %d times, want once", n)
	}
}

func TestSayingsHaveLimits(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	s.house.limits.Lifted = false
	held := 0
	for range 3 * sayingBurst {
		if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/say", move{Text: "Well shot."}, nil); code == http.StatusTooManyRequests {
			held++
		}
	}
	if held < sayingBurst {
		t.Errorf("%d of %d messages are held back", held, 3*sayingBurst)
	}
}

// Matches between bots alone are few at once from one address.
func TestMatchesBetweenBotsAreLimited(t *testing.T) {
	s := openSite(t)
	plan := fmt.Sprintf(`{"game":"duel","scenario":%q,"dice":"house","seats":[{"kind":"bot","bot":"search:time=2s"},{"kind":"bot","bot":"search:time=2s"}]}`,
		s.firstScenario("duel"))
	begun := 0
	for range mostIdlers + 2 {
		switch w := from(s, "203.0.113.9:4711", "POST", "/api/matches", plan); w.Code {
		case http.StatusCreated:
			begun++
		case http.StatusTooManyRequests:
		default:
			t.Fatalf("answered with %d, %s", w.Code, w.Body)
		}
	}
	if begun != mostIdlers {
		t.Errorf("%d matches between bots are begun, want %d", begun, mostIdlers)
	}
	if w := from(s, "203.0.113.10:4711", "POST", "/api/matches", plan); w.Code != http.StatusCreated {
		t.Errorf("another address is answered with %d", w.Code)
	}
	s.house.mostThought = 1
	if w := from(s, "203.0.113.11:4711", "POST", "/api/matches", plan); w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), "at most 1ns") {
		t.Errorf("a bot that thinks too long is answered with %d, %s", w.Code, w.Body)
	}
}

// What is asked for too early or in bad letters is a fault of the asker's.
func TestNoFaultsOfOurs(t *testing.T) {
	s := openSite(t)
	var m made
	n := newMatch{Game: "duel", Scenario: "fog", Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
		t.Fatalf("a match was answered with %d", code)
	}
	if s.table(m.Watch).View.Scene != nil {
		t.Error("the scenario waits for no dice: nothing is tested")
	}
	for _, token := range []string{*m.Seats[0], m.Watch} {
		for _, path := range []string{"/record", "/position"} {
			v := s.table(token).View
			want := http.StatusOK
			if v.Scene == nil {
				want = http.StatusConflict
			}
			if code, text := s.text("/api/m/" + token + path); code != want {
				t.Errorf("%s is answered with %d, want %d: %s", path, code, want, text)
			}
		}
	}
	for _, key := range []string{`\u0001`, `\u001b[2J`, `\u007f`, `\"`} {
		body := jsonOf(map[string]string{"text": "key = 'a'\n\"" + key + "\" = 1\n"})
		if w := from(s, "203.0.113.9:4711", "POST", "/api/games/renaissance/draft", body); w.Code >= 500 {
			t.Errorf("a draft with the key %s is answered with %d, %s", key, w.Code, w.Body)
		}
	}
}

// An answer that is not read keeps nobody from anything: it is written outside the place
// that it was made in, and no longer than what was asked.
func TestADraftSendsNothingLongBack(t *testing.T) {
	s := openSite(t)
	text := "key = 'a'\n# " + strings.Repeat("<", record.MostOwn)
	w := from(s, "203.0.113.9:4711", "POST", "/api/games/renaissance/draft", string(must(pack.JSON(map[string]string{"text": text}))))
	if w.Code != http.StatusOK || w.Body.Len() > 2000 {
		t.Errorf("answered with %d and %d bytes", w.Code, w.Body.Len())
	}
	text = text[:record.MostOwn]
	w = from(s, "203.0.113.9:4711", "POST", "/api/games/renaissance/draft", string(must(pack.JSON(map[string]string{"text": text}))))
	if w.Code != http.StatusOK || w.Body.Len() > 3*record.MostOwn {
		t.Errorf("answered with %d and %d bytes", w.Code, w.Body.Len())
	}
}
