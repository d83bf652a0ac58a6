package web

import (
	"io/fs"
	"math"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// The colours of words on what they stand on, and of marks that mean something.
var (
	words = [][2]string{
		{"ink", "paper"}, {"ink", "paper-deep"}, {"ink", "paper-light"}, {"ink", "land"},
		{"ink-soft", "paper"}, {"ink-soft", "paper-deep"}, {"ink-soft", "paper-light"},
		{"lit-word", "paper"}, {"lit-word", "paper-light"}, {"lit-word", "paper-deep"},
		{"side-0", "paper"}, {"side-0", "paper-light"}, {"side-1", "paper"}, {"side-1", "paper-light"},
		{"side-2", "paper"}, {"side-3", "paper"}, {"paper", "ink"}, {"paper-light", "ink"},
		{"on-side", "side-0"}, {"on-side", "side-1"}, {"on-side", "side-2"}, {"on-side", "side-3"},
		{"on-side", "ink-soft"},
	}
	marks = [][2]string{
		{"mark", "paper"}, {"mark", "paper-light"}, {"mark", "paper-deep"}, {"line", "paper-light"}, {"line", "paper"},
		{"side-0", "paper-light"}, {"side-1", "paper-light"}, {"side-2", "paper-light"}, {"side-3", "paper-light"},
	}
)

func TestColoursCanBeTold(t *testing.T) {
	text := read(t, "style/tokens.css")
	for theme, start := range map[string]string{"day": ":root {", "night": `:root[data-theme="night"] {`} {
		colours := tokens(t, text, start)
		for _, kind := range []struct {
			name  string
			pairs [][2]string
			least float64
		}{{"words", words, 4.5}, {"marks", marks, 3}} {
			for _, p := range kind.pairs {
				if got := contrast(colours[p[0]], colours[p[1]]); got < kind.least || math.IsNaN(got) {
					t.Errorf("%s: %s of --%s on --%s have contrast %.2f, want at least %.1f", theme, kind.name, p[0], p[1], got, kind.least)
				}
			}
		}
	}
}

// The night of the system and the night one chooses are the same colours.
func TestNightIsOneNight(t *testing.T) {
	text := read(t, "style/tokens.css")
	chosen := tokens(t, text, `:root[data-theme="night"] {`)
	for name, c := range tokens(t, text, `:root:not([data-theme="day"]) {`) {
		if chosen[name] != c {
			t.Errorf("--%s is %v by the system and %v by choice", name, c, chosen[name])
		}
	}
}

// Everything a file names is there, and nothing is asked of another site.
func TestNothingIsMissingOrForeign(t *testing.T) {
	names := regexp.MustCompile(`(?:from|import)\s+'([^']+)'|url\(([^)#]+)\)|(?:href|src)="(/[^"]+)"`)
	foreign := regexp.MustCompile(`https?://[^\s'"<>)]+`)
	err := fs.WalkDir(Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasPrefix(name, "fonts/") {
			return err
		}
		text := read(t, name)
		for _, m := range names.FindAllStringSubmatch(text, -1) {
			at := path.Join(path.Dir(name), m[1]+m[2])
			if m[3] == "/about/" { // pages that the server writes
				continue
			}
			if m[3] != "" {
				at = m[3][1:]
			}
			if _, err := fs.Stat(Files, at); err != nil {
				t.Errorf("%s names %s: %v", name, m[0], err)
			}
		}
		for _, u := range foreign.FindAllString(text, -1) {
			if !strings.HasPrefix(u, "http://www.w3.org/") && !strings.HasPrefix(u, "https://your.address") {
				t.Errorf("%s names another site: %s", name, u)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A sheet that the page does not name has no effect.
func TestPageNamesEverySheet(t *testing.T) {
	page := read(t, "index.html")
	err := fs.WalkDir(Files, ".", func(name string, d fs.DirEntry, err error) error {
		if path.Ext(name) == ".css" && !strings.Contains(page, `href="/`+name+`"`) {
			t.Errorf("index.html does not name %s", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The page's policy forbids styles in its elements: a browser leaves them out.
func TestNoElementHasAStyle(t *testing.T) {
	err := fs.WalkDir(Files, ".", func(name string, d fs.DirEntry, err error) error {
		if ext := path.Ext(name); err == nil && (ext == ".js" || ext == ".html") && strings.Contains(read(t, name), ` style="`) {
			t.Errorf("%s writes a style into an element: set it by a class, an attribute, or the element's style property", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// The formatter leaves long texts and comments as they are; nobody reads past column 120.
func TestLinesFitAScreen(t *testing.T) {
	err := fs.WalkDir(Files, ".", func(name string, d fs.DirEntry, err error) error {
		if ext := path.Ext(name); err != nil || ext != ".js" && ext != ".css" && ext != ".html" {
			return err
		}
		for i, line := range strings.Split(read(t, name), "\n") {
			if n := utf8.RuneCountInString(strings.ReplaceAll(line, "\t", "  ")); n > 120 {
				t.Errorf("%s:%d has %d columns, want at most 120", name, i+1, n)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A part of a table gets what it uses: only what makes, wires, lays and keys a table names it. A part could get a
// table without naming it, so the table never hands itself over.
func TestPartsDoNotHaveTheTable(t *testing.T) {
	may := map[string]string{
		"app/sit.js":    "makes one for seats",
		"app/embed.js":  "makes one in another page",
		"app/wiring.js": "says what each part gets",
		"app/layout.js": "lays all parts on the page",
		"app/keys.js":   "gives each key to a part",
	}
	err := fs.WalkDir(Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || path.Ext(name) != ".js" {
			return err
		}
		if names := strings.Contains(read(t, name), "/table.js'"); names != (may[name] != "") {
			t.Errorf("%s names table.js: %t, want %t", name, names, !names)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	whole := regexp.MustCompile(`new [A-Z]\w*\(([^()]*,\s*)?this\s*[,)]`)
	for _, m := range whole.FindAllString(read(t, "app/table.js"), -1) {
		t.Errorf("table.js hands itself over: %s", m)
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	b, err := Files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

type colour [3]float64

var token = regexp.MustCompile(`--([\w-]+):\s*#([0-9a-f]{6})\b`)

// tokens reads the colours of the block that begins with start.
func tokens(t *testing.T, text, start string) map[string]colour {
	t.Helper()
	_, rest, ok := strings.Cut(text, start)
	block, _, closed := strings.Cut(rest, "}")
	if !ok || !closed {
		t.Fatalf("tokens.css has no block %q", start)
	}
	out := map[string]colour{}
	for _, m := range token.FindAllStringSubmatch(block, -1) {
		n, err := strconv.ParseUint(m[2], 16, 32)
		if err != nil {
			t.Fatal(err)
		}
		out[m[1]] = colour{float64(n >> 16), float64(n >> 8 & 255), float64(n & 255)}
	}
	return out
}

// contrast returns the ratio of WCAG 2.2, NaN if a colour is missing.
func contrast(a, b colour) float64 {
	if a == (colour{}) || b == (colour{}) {
		return math.NaN()
	}
	x, y := light(a), light(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func light(c colour) float64 {
	sum := 0.0
	for i, weight := range []float64{.2126, .7152, .0722} {
		v := c[i] / 255
		if v <= .04045 {
			v /= 12.92
		} else {
			v = math.Pow((v+.055)/1.055, 2.4)
		}
		sum += weight * v
	}
	return sum
}
