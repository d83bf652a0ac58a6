package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/games"
)

// TestAbout holds that a server has the pages about the games and the guides, that no script runs in them, that they lead
// to its games, and that the page for those without scripts leads to them.
func TestAbout(t *testing.T) {
	house, err := New(Config{Games: games.All(), Guides: fstest.MapFS{"docs/by-mail.md": &fstest.MapFile{Data: []byte("# By mail\n")}}})
	if err != nil {
		t.Fatal(err)
	}
	defer house.Stop()
	get := func(path string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		house.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		return w
	}
	for path, wanted := range map[string]string{
		"/about/": `<h1>Weathergage</h1>`, "/about/index.html": `<a class="play" href="/">`, "/about/spain/": "Sluys",
		"/about/spain/handbook.html": `id="case-7.0"`, "/about/by-mail.html": "<h1 id=\"by-mail\">", "/about/style/chart.css": ".chart",
	} {
		w := get(path)
		if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), wanted) {
			t.Errorf("%s is answered with %d and has no %s", path, w.Code, wanted)
		}
		if got := w.Header().Get("Content-Security-Policy"); strings.HasSuffix(path, ".html") && (!strings.Contains(got, "script-src 'none'") || !strings.Contains(got, "style-src 'self'")) {
			t.Errorf("%s has the policy %s", path, got)
		}
	}
	if w := get("/about/nothing.html"); w.Code != http.StatusNotFound {
		t.Errorf("a page that is not there is answered with %d", w.Code)
	}
	if w := get("/about"); w.Header().Get("Location") != "/about/" {
		t.Errorf("/about is answered with %d", w.Code)
	}
	if w := get("/"); !strings.Contains(w.Body.String(), `<noscript>`) || !strings.Contains(w.Body.String(), `href="/about/"`) {
		t.Error("the page does not lead to what can be read without scripts")
	}
}
