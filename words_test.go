package weathergage_test

import (
	"fmt"
	"go/ast"
	"regexp"
	"strings"
)

// A meaning is a word that has one meaning in comments. other matches it in another meaning, and
// instead is the word for that.
type meaning struct {
	word, means, instead string
	other                *regexp.Regexp
}

// meanings lists the words that had the most.
var meanings = []meaning{
	{"table", "rows and columns, or real furniture", "match or board",
		regexp.MustCompile(`\bat (a|the|his|her|their|its|this|that) tables?( |[.,:;]|$)|\btables look\b`)},
	{"told", "sent to a seat, as an event is", "reported, or said",
		regexp.MustCompile(`\ball told\b|\b(is|are|be) told (as|by itself|so|separately)\b`)},
	{"hand", "what a seat holds, typing by hand, or hand-to-hand", "player",
		regexp.MustCompile(`\b(a|no|any|every|each) hand( |[.,:;]|$)|\bthe hand (is|lets|wants|has|moves|steers|does)\b`)},
	{"house", "the server as the source of dice, or a building", "server",
		regexp.MustCompile(`\b(this|a|the) house (answers|opens|serves|keeps|knows|tells|until|is (open|closed|at fault))\b|\b(in|into|by) the house\b`)},
	{"line", "one line of a text or of a drawing", "connection",
		regexp.MustCompile(`\bline( that)? (broke|breaks|is back|is down|went down|was cut)\b`)},
	{"drawer", "what draws pictures; engine.Drawer draws chits", "desk, or cup",
		regexp.MustCompile(`\b(in|from|into) (a|the|its) drawer\b`)},
}

// said returns the comments of a file, each with the number of its first line; none of tests.
func (h *house) said(f *source) map[int]string {
	out := map[int]string{}
	switch {
	case f.test || strings.Contains(f.dir, "testdata"):
	case f.ast != nil:
		for _, c := range f.ast.Comments {
			out[h.fset.Position(c.Pos()).Line] = c.Text()
		}
	case strings.HasSuffix(f.path, ".js"):
		for i, l := range strings.Split(f.text, "\n") {
			if inComment.MatchString(l) {
				out[i+1] = l
			}
		}
	}
	return out
}

// inComment matches a line of JavaScript that is a comment.
var inComment = regexp.MustCompile(`^\s*(//|/\*|\*)`)

func checkMeanings(h *house) []string {
	var out []string
	for _, f := range h.files {
		for at, text := range h.said(f) {
			for _, m := range meanings {
				if m.word == "house" && (f.dir == "dice" || f.dir == "record" || strings.HasPrefix(f.dir, "games/")) {
					continue // the house of the dice, and buildings
				}
				if found := m.other.FindString(strings.Join(strings.Fields(text), " ")); found != "" {
					out = append(out, fmt.Sprintf("%s:%d: %q: %s means %s; say %s", f.path, at, strings.TrimSpace(found), m.word, m.means, m.instead))
				}
			}
		}
	}
	return out
}

var badMeanings = []bad{
	{`"at the table.": table means rows and columns`, map[string]string{"internal/lab/a.go": "package lab\n// who sits\n// at the table.\n"}},
	{`"a hand": hand means`, map[string]string{"games/x/a.go": "package x // where a hand wants it\n"}},
	{`"the house answers": house means`, map[string]string{"internal/web/app/a.js": "/** What the house answers. */"}},
	{`"is told so": told means`, map[string]string{"dice/a.go": "package dice // it is told so\n"}},
	{`"line broke": line means`, map[string]string{"internal/web/app/a.js": "let a;\n // whose line broke"}},
	{`"in a drawer": drawer means`, map[string]string{"dice/a.go": "package dice // kept in a drawer\n"}},
}

// aTest is the name of a test in a page.
var aTest = regexp.MustCompile("`((?:Test|Fuzz)[A-Z]\\w*)`")

func checkNamedTests(h *house) []string {
	have := map[string]bool{}
	for _, f := range h.goFiles(func(*source) bool { return true }) {
		for _, d := range f.ast.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				have[fn.Name.Name] = true
			}
		}
	}
	var out []string
	for _, f := range h.files {
		if !strings.HasSuffix(f.path, ".md") {
			continue
		}
		for _, m := range aTest.FindAllStringSubmatch(f.text, -1) {
			if !have[m[1]] {
				out = append(out, fmt.Sprintf("%s: names the test %s, which is not there", f.path, m[1]))
			}
		}
	}
	return out
}
