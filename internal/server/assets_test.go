package server

import (
	"io"
	"net/http"
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
// script, so that a browser asks for that before its letters; no other page does.
func TestATableIsAskedForFirst(t *testing.T) {
	s := openSite(t)
	a, err := client()
	if err != nil {
		t.Fatal(err)
	}
	script := ", <" + a.version + "/app/table.js>; rel=preload; as=script"
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

// The head of every page names the rule by which other pages are asked for ahead, and no file does.
func TestPagesAreAskedForAhead(t *testing.T) {
	s := openSite(t)
	a, err := client()
	if err != nil {
		t.Fatal(err)
	}
	rule := a.version + "/ahead.json"
	for path, want := range map[string]string{"/": `"` + rule + `"`, "/m/one": `"` + rule + `"`, "/app/main.js": ""} {
		res, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if got := res.Header.Get("Speculation-Rules"); got != want {
			t.Errorf("%s names the rule %s, want %s", path, got, want)
		}
	}
	res, err := http.Get(s.url + rule)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if kind := res.Header.Get("Content-Type"); res.StatusCode != http.StatusOK || kind != "application/speculationrules+json" {
		t.Errorf("the rule comes with %s as %q", res.Status, kind)
	}
}
