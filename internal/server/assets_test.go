package server

import (
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
)

// The page names its files behind the version of them all, and those a browser
// keeps for good; by any other name it asks again, and an older page is served too.
func TestFilesAreKeptByVersion(t *testing.T) {
	s := openSite(t)
	get := func(path string) (string, string) {
		t.Helper()
		res, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		if res.StatusCode != http.StatusOK {
			t.Fatalf("%s is answered with %s", path, res.Status)
		}
		text, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(text), res.Header.Get("Cache-Control")
	}
	page, kept := get("/m/any")
	if kept != "no-cache" {
		t.Errorf("the page is kept as %q", kept)
	}
	names := regexp.MustCompile(`(?:href|src)="(/v/[0-9a-f]+/[^"]+)"`).FindAllStringSubmatch(page, -1)
	if len(names) < 10 {
		t.Fatalf("the page names %d files behind their version", len(names))
	}
	for _, name := range names {
		if _, kept := get(name[1]); !strings.Contains(kept, "immutable") {
			t.Errorf("%s is kept as %q", name[1], kept)
		}
	}
	for _, path := range []string{"/app/main.js", "/v/0123456789abcdef/app/main.js", "/icon.svg"} {
		if text, kept := get(path); kept != "no-cache" || text == "" {
			t.Errorf("%s is kept as %q", path, kept)
		}
	}
	if text, kept := get("/v/" + strings.Split(names[0][1], "/")[2] + "/m/any"); kept != "no-cache" || text != page {
		t.Errorf("a page behind the version of its files is kept as %q", kept)
	}
}

// The page of a table says in its head what it asks for first, seat by seat and its
// module, so that a browser asks for that before its letters; no other page does.
func TestATableIsAskedForFirst(t *testing.T) {
	s := openSite(t)
	a, err := client()
	if err != nil {
		t.Fatal(err)
	}
	script := ", <" + a.version + "/app/sit.js>; rel=modulepreload"
	for path, want := range map[string]string{
		"/m/one":     "</api/m/one>; rel=preload; as=fetch; crossorigin" + script,
		"/m/one+two": "</api/m/one>; rel=preload; as=fetch; crossorigin, </api/m/two>; rel=preload; as=fetch; crossorigin" + script,
		"/":          "",
		"/m/a%3E%3B": "",
	} {
		res, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if got := strings.Join(res.Header.Values("Link"), ", "); got != want {
			t.Errorf("%s asks first for %q, want %q", path, got, want)
		}
	}
}

// A page runs the scripts that are written in it, among them the rule by which a browser
// asks for other pages ahead, also when it is told that it has the page already; nothing
// else runs any.
func TestAPageRunsItsOwnScripts(t *testing.T) {
	s := openSite(t)
	for path, scripts := range map[string]int{"/": 2, "/m/one": 2, "/replay/none": 2, "/nothing": 2, "/app/main.js": 0, "/api/games": 0} {
		req, _ := http.NewRequest("GET", s.url+path, nil)
		req.Header.Set("Accept", "text/html")
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(res.Body)
		res.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		may := res.Header.Get("Content-Security-Policy")
		digests := strings.Fields(digestsOf(string(text)))
		if scripts > 0 && len(digests) != scripts || strings.Count(may, "'sha256-") != scripts {
			t.Errorf("%s has %d scripts written in it and may run those of %q, want %d", path, len(digests), may, scripts)
		}
		for _, digest := range digests {
			if scripts > 0 && !strings.Contains(may, digest) {
				t.Errorf("%s may not run its script %s: %q", path, digest, may)
			}
		}
		if rules := strings.Contains(string(text), `<script type="speculationrules">`); rules != (scripts > 0) {
			t.Errorf("%s says what is asked for ahead: %v", path, rules)
		}
	}
	req, _ := http.NewRequest("GET", s.url+"/m/one", nil)
	a, err := client()
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("If-None-Match", a.files["/index.html"].tag)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if may := res.Header.Get("Content-Security-Policy"); res.StatusCode != http.StatusNotModified || !strings.Contains(may, a.scripts) {
		t.Errorf("a page that is kept is answered with %s and may run %q", res.Status, may)
	}
}

// TestLinksAsPeoplePasteThem opens links with what clings to them in a sentence, or as programs rewrite them.
func TestLinksAsPeoplePasteThem(t *testing.T) {
	s := openSite(t)
	for pasted, want := range map[string]string{
		"/m/abc":           "",
		"/m/abc+def":       "",
		"/m/abc.":          "/m/abc",
		"/m/abc),":         "/m/abc",
		"/m/abc/":          "/m/abc",
		"/m/abc%20":        "/m/abc",
		"/m/abc%E2%80%9D.": "/m/abc",
		"/m/abc%2Bdef":     "/m/abc+def",
		"/hall/x-1%22":     "/hall/x-1",
		"/m/a.b":           "",
		"/m/..%2F..%2Fx":   "",
		"/lab/":            "",
	} {
		w := httptest.NewRecorder()
		s.house.ServeHTTP(w, httptest.NewRequest("GET", pasted, nil))
		if got := w.Header().Get("Location"); got != want {
			t.Errorf("%s leads to %q with %d, want %q", pasted, got, w.Code, want)
		}
	}
}
