package server

import (
	"archive/zip"
	"bytes"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"
)

// What a person prefers follows to another device, is in the archive, and has limits.
func TestPreferencesFollow(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	ann, phone := s.browserFor(t), s.browserFor(t)
	phone.keys = ann.keys
	var got preferencesView
	if code := ann.ask("GET", "/api/me/preferences", nil, nil); code != http.StatusUnauthorized {
		t.Errorf("a guest is answered with %d", code)
	}
	ann.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	phone.keys = ann.keys
	if ann.ask("GET", "/api/me/preferences", nil, &got); got.Preferences != nil {
		t.Errorf("who has said nothing prefers %v", got.Preferences)
	}
	want := map[string]string{"theme": "night", "motion": "none"}
	ann.well("/api/me/preferences", errand{Preferences: want}, nil)
	phone.proves(nil)
	if phone.ask("GET", "/api/me/preferences", nil, &got); !maps.Equal(got.Preferences, want) {
		t.Errorf("on another device: %v", got.Preferences)
	}
	if p := phone.me().Person; !maps.Equal(p.Preferences, want) {
		t.Errorf("the page shows %v", p.Preferences)
	}
	if text := s.archived(t, ann, "account.json"); !strings.Contains(text, `"theme": "night"`) {
		t.Errorf("the archive has %s", text)
	}
	many := map[string]string{}
	for i := range mostPreferences + 1 {
		many["k"+string(rune('a'+i))] = "x"
	}
	for _, bad := range []map[string]string{many, {"theme": "Night and day"}, {"": "x"}, {"theme": strings.Repeat("x", 21)}} {
		if code := ann.ask("POST", "/api/me/preferences", errand{Preferences: bad}, nil); code != http.StatusBadRequest {
			t.Errorf("%v is answered with %d", bad, code)
		}
	}
	ann.well("/api/me/preferences", errand{}, nil)
	got = preferencesView{}
	if ann.ask("GET", "/api/me/preferences", nil, &got); got.Preferences == nil || len(got.Preferences) > 0 {
		t.Errorf("all as usual is %v", got.Preferences)
	}
}

// archived returns a file of a person's archive.
func (s *Server) archived(t *testing.T, b *guestRoom, name string) string {
	t.Helper()
	r := httptest.NewRequest("GET", tableAt+"/api/me/archive", nil)
	r.AddCookie(b.cookie)
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	file, err := zip.NewReader(bytes.NewReader(w.Body.Bytes()), int64(w.Body.Len()))
	if err != nil {
		t.Fatal(err)
	}
	f, err := file.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Habits count what a seat does first after something else has happened, by the clock where its person
// lives; what else he does then is no answer.
func TestHabits(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	noon := time.Date(2026, 11, 25, 12, 30, 0, 0, time.UTC)
	now := noon
	s.now = func() time.Time { return now }
	ann := s.browserFor(t)
	ann.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	p := s.find("duel").own("open-sea", nil)
	p.study = false
	m, err := s.begin(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	ann.well("/api/me/seats", errand{Links: []string{*m.Seats[1]}}, nil)
	plays := func(seat int, after time.Duration, text string) {
		t.Helper()
		now = now.Add(after)
		token := *m.Seats[seat]
		var at table
		ann.ask("GET", "/api/m/"+token, nil, &at)
		if code := ann.ask("POST", "/api/m/"+token+"/play", move{At: at.View.At, Choices: []string{text}}, nil); code != http.StatusOK {
			t.Fatalf("%s is answered with %d", text, code)
		}
	}
	plays(0, time.Minute, "A load resolute > round")
	plays(1, 10*time.Minute, "B load vengeur > round")
	plays(1, time.Hour, "B plot vengeur 2")
	plays(0, time.Minute, "A plot resolute 1")
	var got habitsView
	if code := ann.ask("GET", "/api/me/habits?zone=Asia/Kolkata", nil, &got); code != http.StatusOK {
		t.Fatalf("habits are answered with %d", code)
	}
	hours := make([]int, 24)
	hours[18] = 1 // 12:41 in Greenwich
	if got.Answers != 1 || got.Median != 600 || !slices.Equal(got.Hours, hours) {
		t.Errorf("habits are %+v", got)
	}
	if code := ann.ask("GET", "/api/me/habits?zone=Atlantis", nil, nil); code != http.StatusBadRequest {
		t.Errorf("a zone that is none is answered with %d", code)
	}
	if text := s.archived(t, ann, "habits.json"); !strings.Contains(text, `"answers": 1`) {
		t.Errorf("the archive has %s", text)
	}
}
