package server

import (
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/store"
)

// openHouse opens a house with a database.
func openHouse(t *testing.T, c Config) *Server {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "weathergage.db"))
	if err != nil {
		t.Fatal(err)
	}
	c.Games, c.Store = games.All(), db
	return openHouseOn(t, c, db)
}

// openHouseOn opens a house on a store, which may stand in front of another that is closed with it.
func openHouseOn(t *testing.T, c Config, db io.Closer) *Server {
	t.Helper()
	s, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	s.limits.Lifted = true
	t.Cleanup(func() { s.Stop(); db.Close() })
	return s
}

// through sends a request with a cookie, and returns the cookie that is set.
func through(s *Server, cookie *http.Cookie, do func(r *http.Request) error) (*http.Cookie, error) {
	r := httptest.NewRequest("POST", "/", nil)
	r.Header.Set("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0")
	if cookie != nil {
		r.AddCookie(cookie)
	}
	w := httptest.NewRecorder()
	var err error
	s.sessions.LoadAndSave(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { err = do(r) })).ServeHTTP(w, r)
	if set := w.Result().Cookies(); len(set) > 0 {
		cookie = set[0]
	}
	return cookie, err
}

// TestWho: who signs in is known by a new cookie, which scripts cannot read, until the
// device is closed. A guest has no cookie.
func TestWho(t *testing.T) {
	s := openHouse(t, Config{PublicURL: "https://table.example"})
	anna := store.Person{ID: "p1", Name: "Anna", Looks: "anna", Created: s.now()}
	if err := s.people.AddPerson(t.Context(), anna); err != nil {
		t.Fatal(err)
	}
	who := func(cookie *http.Cookie) (v *person) {
		t.Helper()
		again, err := through(s, cookie, func(r *http.Request) (err error) {
			v, err = s.who(r)
			return err
		})
		if err != nil || again != cookie {
			t.Fatalf("cookie %v, error %v", again, err)
		}
		return v
	}
	if v := who(nil); v != nil {
		t.Errorf("a guest is %+v", v)
	}
	begun, err := through(s, nil, func(r *http.Request) error { s.sessions.Put(r.Context(), "begun", "something"); return nil })
	if err != nil {
		t.Fatal(err)
	}
	cookie, err := through(s, begun, func(r *http.Request) error { return s.signIn(r, &anna) })
	if err != nil {
		t.Fatal(err)
	}
	if cookie.Value == begun.Value || !cookie.HttpOnly || !cookie.Secure || cookie.SameSite != http.SameSiteLaxMode {
		t.Errorf("the cookie is %v after %v", cookie, begun)
	}
	v := who(cookie)
	if v == nil || v.Name != "Anna" || v.device.Name != "Firefox on Linux" {
		t.Fatalf("signed in is %+v", v)
	}
	if v := who(begun); v != nil {
		t.Errorf("the cookie from before signs in %+v", v)
	}
	next, err := through(s, cookie, func(r *http.Request) error { return s.signIn(r, &anna) })
	if err != nil {
		t.Fatal(err)
	}
	if old, now := who(cookie), who(next); old != nil || now == nil {
		t.Errorf("signed in again, the old cookie is of %v, the new one of %v", old, now)
	}
	if _, err := through(s, next, s.signOut); err != nil {
		t.Fatal(err)
	}
	if v := who(next); v != nil {
		t.Errorf("signed out is %+v", v)
	}
	if name := browser(strings.Repeat("x", 99)); name != "A browser" {
		t.Errorf("an unknown browser is %q", name)
	}
}
