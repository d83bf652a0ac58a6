package site_test

import (
	"bytes"
	"html"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/site"
)

// guides returns the documents that the program embeds.
func guides(t testing.TB) fs.FS {
	t.Helper()
	out, root := fstest.MapFS{}, os.DirFS("../..")
	for _, pattern := range []string{"CHANGELOG.md", "SECURITY.md", "docs/*.md", "docs/operate/*"} {
		names, err := fs.Glob(root, pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(root, name)
			if err != nil {
				t.Fatal(err)
			}
			out[name] = &fstest.MapFile{Data: text}
		}
	}
	return out
}

var (
	once    sync.Once
	written site.Files
)

// pages returns the site of this project.
func pages(t testing.TB) site.Files {
	t.Helper()
	once.Do(func() {
		var err error
		if written, err = site.Pages(games.All(), guides(t), ""); err != nil {
			t.Fatal(err)
		}
	})
	if written == nil {
		t.Fatal("there is no site")
	}
	return written
}

// each calls do for each page of a site.
func each(t *testing.T, do func(at, text string)) {
	t.Helper()
	n := 0
	for _, at := range pages(t).Names() {
		if path.Ext(at) == ".html" {
			n++
			do(at, string(written[at]))
		}
	}
	if n < 30 {
		t.Errorf("only %d pages", n)
	}
}

var (
	names    = regexp.MustCompile(` id="([^"]*)"`)
	leads    = regexp.MustCompile(` (?:href|src)="([^"]*)"`)
	headings = regexp.MustCompile(`<h([1-6])`)
	titles   = regexp.MustCompile(`<title>([^<]+)</title>`)
	labelled = regexp.MustCompile(` aria-labelledby="([^"]*)"`)
	within   = regexp.MustCompile(`url\(#([^)]*)\)`)
)

// TestLinks holds that each link and each anchor of each page leads to something on the site, that all are relative, and
// that no two things of a page have one name.
func TestLinks(t *testing.T) {
	anchors := map[string]map[string]bool{}
	each(t, func(at, text string) {
		anchors[at] = map[string]bool{}
		for _, m := range names.FindAllStringSubmatch(text, -1) {
			if id := html.UnescapeString(m[1]); anchors[at][id] || id == "" {
				t.Errorf("%s has two things with the name %q", at, id)
			} else {
				anchors[at][id] = true
			}
		}
	})
	each(t, func(at, text string) {
		for _, m := range leads.FindAllStringSubmatch(text, -1) {
			to := html.UnescapeString(m[1])
			if strings.HasPrefix(to, "https://") {
				continue
			}
			file, anchor, has := strings.Cut(to, "#")
			target := at
			if file != "" {
				target = path.Join(path.Dir(at), file)
			}
			switch {
			case strings.HasPrefix(to, "/") || strings.Contains(to, ":"):
				t.Errorf("%s: the link %s is not relative", at, to)
			case written[target] == nil:
				t.Errorf("%s: the link %s leads nowhere", at, to)
			case has && !anchors[target][anchor]:
				t.Errorf("%s: %s has nothing with the name %q", at, target, anchor)
			}
		}
		for _, m := range append(labelled.FindAllStringSubmatch(text, -1), within.FindAllStringSubmatch(text, -1)...) {
			if !anchors[at][html.UnescapeString(m[1])] {
				t.Errorf("%s has nothing with the name %q", at, m[1])
			}
		}
	})
}

// TestPagesAreWhole holds that each page has a title of its own, one first heading, a language, a description of each
// picture, headings that skip no level, and nothing that runs.
func TestPagesAreWhole(t *testing.T) {
	seen := map[string]string{}
	each(t, func(at, text string) {
		m := titles.FindStringSubmatch(text)
		if m == nil {
			t.Errorf("%s has no title", at)
		} else if other := seen[m[1]]; other != "" {
			t.Errorf("%s and %s have the title %s", at, other, m[1])
		} else {
			seen[m[1]] = at
		}
		if !strings.HasPrefix(text, "<!doctype html>\n<html lang=\"en\">") {
			t.Errorf("%s does not begin with its language", at)
		}
		last := "0"
		for _, h := range headings.FindAllStringSubmatch(text, -1) {
			if h[1] == "1" && last != "0" || h[1] > string(last[0]+1) {
				t.Errorf("%s has a heading of level %s after one of level %s", at, h[1], last)
			}
			last = h[1]
		}
		for _, picture := range regexp.MustCompile(`<(?:svg|img)[^>]*>`).FindAllString(text, -1) {
			if !regexp.MustCompile(` (?:alt|aria-label)="[^"]+"`).MatchString(picture) {
				t.Errorf("%s: the picture %s says nothing", at, picture)
			}
		}
		for _, bad := range []string{"<script", "style=", "javascript:", "onclick"} {
			if strings.Contains(text, bad) {
				t.Errorf("%s holds %s", at, bad)
			}
		}
	})
}

// TestTheSameBytes holds that two runs write the same.
func TestTheSameBytes(t *testing.T) {
	again, err := site.Pages(games.All(), guides(t), "")
	if err != nil {
		t.Fatal(err)
	}
	if !maps.EqualFunc(pages(t), again, bytes.Equal) {
		for _, at := range again.Names() {
			if !bytes.Equal(again[at], written[at]) {
				t.Errorf("%s differs", at)
			}
		}
	}
}

// TestGamesAreWhole holds that the page of a game has its picture and all its scenarios, and its handbook all cases.
func TestGamesAreWhole(t *testing.T) {
	for _, g := range games.All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		text, front := string(pages(t)[g.Key+"/index.html"]), string(written["index.html"])
		for _, sc := range rules.Info().Scenarios {
			if !strings.Contains(text, html.EscapeString(sc.Name)) {
				t.Errorf("%s: the scenario %s is missing", g.Key, sc.Name)
			}
		}
		if g.About == "" || !strings.Contains(front, html.EscapeString(g.About)) || !strings.Contains(front, `href="`+g.Key+`/index.html"`) {
			t.Errorf("the front page does not say what %s is about", g.Key)
		}
		for what, wanted := range map[string]string{text: `<svg class="chart"`, string(written[g.Key+"/handbook.html"]): `id="case-1.0"`, string(written[g.Key+"/rulings.html"]): `id="R1"`} {
			if !strings.Contains(what, wanted) {
				t.Errorf("%s has no %s", g.Key, wanted)
			}
		}
	}
	if spain := string(written["spain/index.html"]); !strings.Contains(spain, "England 32 %, Spain 68 % (200 matches)") && !strings.Contains(spain, "English 32 %, Spanish 68 % (200 matches)") {
		t.Error("the balance of Sluys is missing")
	}
}

// TestWrite holds that a site can be written again, that what is gone from it is deleted and what others put there stays,
// and that a folder of others is refused.
func TestWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "public")
	write := func(f site.Files) {
		t.Helper()
		if err := site.Write(dir, f, false); err != nil {
			t.Fatal(err)
		}
	}
	write(site.Files{"index.html": []byte("one"), "old/index.html": []byte("old")})
	if err := os.WriteFile(filepath.Join(dir, "CNAME"), []byte("games.example"), 0o600); err != nil {
		t.Fatal(err)
	}
	write(site.Files{"index.html": []byte("two")})
	for name, want := range map[string]string{"index.html": "two", "CNAME": "games.example", "old/index.html": ""} {
		if text, _ := os.ReadFile(filepath.Join(dir, name)); string(text) != want {
			t.Errorf("%s holds %q, want %q", name, text, want)
		}
	}
	other := t.TempDir()
	if err := os.WriteFile(filepath.Join(other, "thesis.txt"), []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	f := site.Files{"index.html": []byte("one")}
	if err := site.Write(other, f, false); err == nil || !strings.Contains(err.Error(), "did not write it") {
		t.Errorf("a folder of others: %v", err)
	}
	if err := site.Write(other, f, true); err != nil {
		t.Error(err)
	}
	if text, _ := os.ReadFile(filepath.Join(other, "thesis.txt")); string(text) != "mine" {
		t.Error("a file of others is gone")
	}
	marker := filepath.Join(other, site.Marker)
	text, err := os.ReadFile(marker)
	if err != nil || os.WriteFile(marker, append(text, "../../precious\n"...), 0o600) != nil {
		t.Fatal(err)
	}
	if err := site.Write(other, f, true); err == nil || !strings.Contains(err.Error(), "outside") {
		t.Errorf("a list that leads outside: %v", err)
	}
}

// TestEverythingIsWritten holds that a folder has all files, as they are.
func TestEverythingIsWritten(t *testing.T) {
	dir := t.TempDir()
	if err := site.Write(dir, pages(t), false); err != nil {
		t.Fatal(err)
	}
	var found []string
	err := filepath.WalkDir(dir, func(at string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			name, _ := filepath.Rel(dir, at)
			found = append(found, filepath.ToSlash(name))
		}
		return err
	})
	slices.Sort(found)
	if want := append(written.Names(), site.Marker); err != nil || !slices.Equal(found, slices.Sorted(slices.Values(want))) {
		t.Errorf("found %v (%v), want %v", found, err, want)
	}
}
