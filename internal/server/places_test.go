package server

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// lane returns the places that a line of dear waits for: those of strangers, unless it is asked at a table.
func (s *site) lane(line string) **turns {
	if strings.Contains(line, "/api/m/") && !strings.Contains(line, "/tree") {
		return &s.house.tables
	}
	return &s.house.strangers
}

// A wary writer notes whether a place was held while something was sent.
type wary struct {
	*httptest.ResponseRecorder
	of   *turns
	held bool
}

func (w *wary) Write(text []byte) (int, error) {
	w.of.mu.Lock()
	w.held = w.held || w.of.free == 0
	w.of.mu.Unlock()
	return w.ResponseRecorder.Write(text)
}

// dear are requests whose answers take a core for a while.
func (s *site) dear() map[string]string {
	m, over := s.begin("duel", "fog", "me", "me"), s.begin("duel", "fog", "me", "random")
	s.post(*over.Seats[0], "concede", move{})
	led := s.begin("invincible", "calais", "me", "random") // by captains, which Duel has none of
	s.post(*led.Seats[0], "concede", move{})
	asked := s.begin("invincible", "calais", "me", "random")
	s.asked(*asked.Seats[0])
	var r labRun
	s.ask("POST", "/api/lab", labPlan{Game: "duel", Scenario: "fog", Bots: []string{"random", "random"}, Matches: 2}, &r)
	s.follow(r.ID, "done")
	_, text := s.text("/api/m/" + *over.Seats[0] + "/record")
	own := ownText(s.T)
	option := s.table(*m.Seats[0]).View.Asks[0].Options[0]
	token, ended := "/api/m/"+*m.Seats[0], "/api/m/"+*over.Seats[0]
	study := s.study(*m.Seats[0], 0)
	return map[string]string{
		"GET /api/m/" + *study.Seats[0] + "/tree?with=" + *study.Seats[1]:       "",
		"GET " + token + "/record":                                              "",
		"GET " + token + "/past?step=1":                                         "",
		"GET " + ended + "/sheets":                                              "",
		"GET " + ended + "/moves?at=1":                                          "",
		"GET " + ended + "/summary":                                             "",
		"GET /api/m/" + *led.Seats[0] + "/review":                               "",
		"GET /api/m/" + *asked.Seats[0] + "/hint":                               "",
		"GET " + token + "/odds?choice=" + url.QueryEscape(withNumbers(option)): "",
		"POST " + token + "/study":                                              `{"step":0}`,
		"POST /api/games/renaissance/draft":                                     jsonOf(map[string]string{"text": own}),
		"POST /api/matches":                                                     jsonOf(newMatch{Game: "renaissance", Own: own, Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}),
		"POST /api/records":                                                     jsonOf(map[string]string{"text": text}),
		"POST /api/lab/" + r.ID + "/open":                                       `{"k":1}`,
	}
}

// TestDearAnswersTakeTurns: who asks for what takes a core waits for his turn, and while his
// answer is sent, which he may read as slowly as he likes, the place is another's.
func TestDearAnswersTakeTurns(t *testing.T) {
	s := openSite(t)
	all := s.dear()
	send := func(w http.ResponseWriter, ctx context.Context, line string) {
		method, path, _ := strings.Cut(line, " ")
		s.house.ServeHTTP(w, httptest.NewRequest(method, path, strings.NewReader(all[line])).WithContext(ctx))
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	for line := range all {
		lane := s.lane(line)
		*lane = newTurns(0)
		w := httptest.NewRecorder()
		if send(w, gone, line); w.Code != http.StatusServiceUnavailable {
			t.Errorf("%s does not wait for its turn: %d", line, w.Code)
		}
		*lane = newTurns(1)
		slow := &wary{ResponseRecorder: httptest.NewRecorder(), of: *lane}
		if send(slow, t.Context(), line); slow.Code >= 300 || slow.Body.Len() == 0 {
			t.Errorf("%s is answered with %d, %.200s", line, slow.Code, slow.Body)
		}
		if slow.held || (*lane).free != 1 {
			t.Errorf("%s holds its place while it is sent; %d are free after it", line, (*lane).free)
		}
	}
}

// TestMakersHaveLimits: whatever makes something without a link is limited by address, and
// nothing is read of what comes too fast.
func TestMakersHaveLimits(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted = false
	for _, line := range []string{
		"GET /api/commit", "POST /api/matches", "POST /api/games/renaissance/draft", "POST /api/records", "POST /api/lab", "POST /api/lab/x/open",
	} {
		method, path, _ := strings.Cut(line, " ")
		taken := 0
		s.house.limits.byKey = nil
		for range 3 * makerBurst {
			if from(s, "203.0.113.9:4711", method, path, "{}").Code != http.StatusTooManyRequests {
				taken++
			}
		}
		if taken > 2*makerBurst {
			t.Errorf("%s is taken %d times of %d", line, taken, 3*makerBurst)
		}
		if w := from(s, "203.0.113.10:4711", method, path, "{}"); w.Code == http.StatusTooManyRequests {
			t.Errorf("%s: another address is held back too", line)
		}
	}
}

// TestTheProxysWordCounts: behind a proxy each address has limits of its own.
func TestTheProxysWordCounts(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted, s.house.trustProxy = false, "X-Forwarded-For"
	unknown := func(who string) int {
		return from(s, "127.0.0.1:4711", "GET", "/api/m/"+newToken(), "", "X-Forwarded-For", who).Code
	}
	for range 2 * strangerBurst {
		unknown("203.0.113.9")
	}
	if code := unknown("203.0.113.9"); code != http.StatusTooManyRequests {
		t.Errorf("behind the proxy links can be tried as fast as one likes: %d", code)
	}
	if code := unknown("203.0.113.10"); code != http.StatusNotFound {
		t.Errorf("another address behind the proxy is held back too: %d", code)
	}
}

// TestAHouseholdHasLimits begins matches from many /64 networks of one /56.
func TestAHouseholdHasLimits(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted = false
	taken := 0
	for n := range 256 {
		for range 2 {
			if from(s, fmt.Sprintf("[2001:db8:1:%x::9]:4711", n), "POST", "/api/matches", "{}").Code != http.StatusTooManyRequests {
				taken++
			}
		}
	}
	if most := householdShare*makerBurst + 10; taken > most {
		t.Errorf("a /56 network is taken %d times, want at most %d", taken, most)
	}
	if from(s, "[2001:db8:2::9]:4711", "POST", "/api/matches", "{}").Code == http.StatusTooManyRequests {
		t.Error("another household is held back too")
	}
}

// TestRequestsOfASeatAreSlow: what a seat asks of the other is counted as its messages are.
func TestRequestsOfASeatAreSlow(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted = false
	for _, what := range []string{"draw", "adjourn"} {
		m := s.begin("duel", "fog", "me", "me")
		held := 0
		for range 3 * sayingBurst {
			if s.ask("POST", "/api/m/"+*m.Seats[0]+"/"+what, move{Offer: true}, nil) == http.StatusTooManyRequests {
				held++
			}
		}
		if held < sayingBurst {
			t.Errorf("%s: %d of %d are held back", what, held, 3*sayingBurst)
		}
	}
}

// TestLongUploadsTakeTurns: few long records are in memory at once, and one that does not
// come is not waited for. A short one waits for none.
func TestLongUploadsTakeTurns(t *testing.T) {
	s := openSite(t)
	s.house.uploads = newTurns(0)
	gone, leave := context.WithCancel(t.Context())
	leave()
	send := func(text string) int {
		w := httptest.NewRecorder()
		req := httptest.NewRequest("POST", "/api/records", strings.NewReader(jsonOf(map[string]string{"text": text})))
		s.house.ServeHTTP(w, req.WithContext(gone))
		return w.Code
	}
	s.house.strangers = newTurns(1)
	if code := send(strings.Repeat("; words\n", mostScenario/8)); code != http.StatusServiceUnavailable {
		t.Errorf("a long record does not wait for its turn: %d", code)
	}
	if code := send("weathergage match 1\n"); code != http.StatusBadRequest {
		t.Errorf("a short one is answered with %d", code)
	}
	s.house.uploads = newTurns(1)
	if code := send(strings.Repeat("; words\n", mostScenario/8)); code != http.StatusBadRequest || s.house.uploads.free != 1 {
		t.Errorf("a long record in its turn is answered with %d; %d places are free", code, s.house.uploads.free)
	}
}
