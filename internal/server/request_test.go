package server

import (
	"bytes"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
)

// TestRequestsHaveIds holds that each answer has an id of its own, whatever its sender wrote; that a person in front
// of whom the server fails is told it; and that the log has it with the route.
func TestRequestsHaveIds(t *testing.T) {
	var log bytes.Buffer
	house, err := New(Config{Games: games.All(), Log: slog.New(slog.NewTextHandler(&log, nil)), Store: &fullStore{newMemory(), true}})
	if err != nil {
		t.Fatal(err)
	}
	defer house.Stop()
	ask := func(method, path, body string) (*httptest.ResponseRecorder, string) {
		w, r := httptest.NewRecorder(), httptest.NewRequest(method, path, strings.NewReader(body))
		r.Header.Set("X-Request-Id", "forged\nlevel=ERROR")
		house.ServeHTTP(w, r)
		return w, w.Header().Get("X-Request-Id")
	}
	_, first := ask("GET", "/healthz", "")
	none, second := ask("GET", "/api/m/"+strings.Repeat("x", tokenLength), "")
	if first == second || !regexp.MustCompile(`^[0-9a-z]{8}$`).MatchString(first) {
		t.Errorf("two requests have the ids %q and %q", first, second)
	}
	if none.Code != http.StatusNotFound || strings.Contains(none.Body.String(), second) {
		t.Errorf("%d %s: a refusal needs no id", none.Code, none.Body)
	}
	failed, id := ask("POST", "/api/matches", `{"game":"duel","scenario":"`+house.find("duel").info.Scenarios[0].Key+`","dice":"house","seats":[{"kind":"me"},{"kind":"me"}]}`)
	if failed.Code != http.StatusInsufficientStorage || !strings.Contains(failed.Body.String(), "This was request "+id+".") {
		t.Errorf("%d %s does not name request %s", failed.Code, failed.Body, id)
	}
	want := regexp.MustCompile(`level=WARN .*request=` + id + ` route="POST /api/matches" .*status=507`)
	if !want.MatchString(log.String()) || strings.Contains(log.String(), "forged") {
		t.Errorf("expected %s in the log:\n%s", want, log.String())
	}
}

// TestVeil holds that no token, address or mail address of an error gets into a log, and that what helps stays.
func TestVeil(t *testing.T) {
	token := newToken()
	for text, want := range map[string]string{
		"550 <anna@example.org>: no such user":                       "550 <…@example.org>: no such user",
		`Post "https://hooks.example/T0/B1?key=x": i/o timeout`:      `Post "https://hooks.example/…": i/o timeout`,
		"postgres://user:secret@db:5432/table: connection refused":   "postgres://db:5432/… connection refused",
		"GET /api/m/" + token + "/play":                              "GET /api/m/…/play",
		"match 0123456789abcdef: the disk is full, route {token} 12": "match 0123456789abcdef: the disk is full, route {token} 12",
	} {
		if got := veil(text); got != want {
			t.Errorf("%q became %q, expected %q", text, got, want)
		}
	}
	var log bytes.Buffer
	l := slog.New(discreet{slog.NewJSONHandler(&log, nil)}).With("by", "anna@example.org")
	l.WithGroup("mail").Warn("not sent to "+token, "error", errors.New("to anna@example.org"), slog.Group("of", "link", "/m/"+token), "n", 3)
	if got := log.String(); strings.Contains(got, "anna") || strings.Contains(got, token) || !strings.Contains(got, `"n":3`) || strings.Count(got, "…") != 4 {
		t.Errorf("the log has %s", got)
	}
}

// TestMailAddressesStayOut holds that a mail server's refusal, which quotes the address, is logged without it.
func TestMailAddressesStayOut(t *testing.T) {
	var log bytes.Buffer
	house, err := New(Config{Games: games.All(), Log: slog.New(slog.NewTextHandler(&log, nil))})
	if err != nil {
		t.Fatal(err)
	}
	defer house.Stop()
	house.told(httptest.NewRecorder(), identified(httptest.NewRequest("POST", "/api/x", nil)), errors.New("550 anna@example.org is unknown"))
	if got := log.String(); strings.Contains(got, "anna") || !strings.Contains(got, "…@example.org is unknown") {
		t.Errorf("the log has %s", got)
	}
}
