package games

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/casebook"
)

// An amendment is one entry of the changelog about the law of a game.
type amendment struct {
	line, law int
	text      string
}

var (
	lawEntry  = regexp.MustCompile(`^- \*\*Law (\d+)\*\*: (.*)$`)
	brackets  = regexp.MustCompile(`\(([^)]*)\)`)
	citations = regexp.MustCompile(`\b(R\d+|\d+(?:\.\d+)+)\b`)
)

// amendments returns the entries below a game's headings, in the order of the text. Each begins with
// "- **Law 7**: " and goes on in lines that are indented.
func amendments(changelog, game string) []amendment {
	var out []amendment
	here, open := false, false
	for i, line := range strings.Split(changelog, "\n") {
		if strings.HasPrefix(line, "#") {
			here, open = line == "#### "+game, false
			continue
		}
		m := lawEntry.FindStringSubmatch(line)
		switch {
		case !here:
		case m != nil:
			law, _ := strconv.Atoi(m[1])
			out, open = append(out, amendment{line: i + 1, law: law, text: m[2]}), true
		case open && strings.HasPrefix(line, "  "):
			out[len(out)-1].text += " " + strings.TrimSpace(line)
		}
	}
	return out
}

// unlisted returns what is wrong with the entries of a game whose law has this version: each version down to
// 1 has one entry, the newest first, and cites only what the book of the game has.
func unlisted(list []amendment, version int, cited func(string) bool) []string {
	var out []string
	next := version
	for _, a := range list {
		if a.law != next {
			out = append(out, fmt.Sprintf("CHANGELOG.md:%d: expected the entry of law %d, found that of law %d", a.line, next, a.law))
		}
		next = a.law - 1
		for _, inside := range brackets.FindAllString(a.text, -1) {
			for _, c := range citations.FindAllString(inside, -1) {
				if !cited(c) {
					out = append(out, fmt.Sprintf("CHANGELOG.md:%d: law %d cites %s, which is neither a case nor a ruling of the game", a.line, a.law, c))
				}
			}
		}
	}
	if next != 0 {
		out = append(out, fmt.Sprintf("expected an entry for each law from %d to 1, found none for law %d", version, next))
	}
	return out
}

// TestChangelogHasEveryLaw holds CHANGELOG.md against the versions of the games' laws, so that no law is
// raised without a word to those who play it.
func TestChangelogHasEveryLaw(t *testing.T) {
	text, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range All() {
		rules, err := game.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		texts := rules.Book()
		book, err := casebook.ReadBook(texts.Handbook, texts.Rulings, texts.Cases)
		if err != nil {
			t.Fatal(err)
		}
		cited := func(c string) bool {
			return slices.ContainsFunc(book.Cases, func(k casebook.Case) bool { return k.Number == c }) ||
				slices.ContainsFunc(book.Rulings, func(r casebook.Ruling) bool { return "R"+strconv.Itoa(r.Number) == c })
		}
		info := rules.Info()
		for _, wrong := range unlisted(amendments(string(text), info.Name), info.Version, cited) {
			t.Errorf("%s: %s", info.Name, wrong)
		}
	}
}

// TestUnlisted shows what TestChangelogHasEveryLaw notices.
func TestUnlisted(t *testing.T) {
	cited := func(c string) bool { return c == "1.1" || c == "R2" }
	for _, c := range []struct {
		name, text string
		version    int
		want       string
	}{
		{"all is well", "#### Duel\n\n- **Law 2**: more\n  of it (1.1, R2).\n- **Law 1**: the first.\n\n#### Chess\n\n- **Law 9**: other.\n", 2, ""},
		{"a law without an entry", "#### Duel\n\n- **Law 1**: the first.\n", 2, "CHANGELOG.md:3: expected the entry of law 2, found that of law 1"},
		{"a version in between", "#### Duel\n\n- **Law 3**: more.\n- **Law 1**: the first.\n", 3, "CHANGELOG.md:4: expected the entry of law 2, found that of law 1"},
		{"the oldest is missing", "#### Duel\n\n- **Law 2**: more.\n", 2, "expected an entry for each law from 2 to 1, found none for law 1"},
		{"a game without a heading", "#### Chess\n", 1, "expected an entry for each law from 1 to 1, found none for law 1"},
		{"a case that is none, on a second line", "#### Duel\n\n- **Law 1**: the\n  first (7.7).\n", 1, "CHANGELOG.md:3: law 1 cites 7.7, which is neither a case nor a ruling of the game"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := strings.Join(unlisted(amendments(c.text, "Duel"), c.version, cited), "\n"); got != c.want {
				t.Errorf("expected %q, found %q", c.want, got)
			}
		})
	}
}
