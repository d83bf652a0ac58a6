package casebook

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Coverage generates COVERAGE.md for the folder of a game: chapter by chapter
// each case, the code that enforces it and the examples that show it.
func Coverage(dir string) (string, error) {
	ix, err := read(dir)
	if err != nil {
		return "", err
	}
	return ix.coverage(), nil
}

// A Summary counts how many cases of a rulebook are covered.
type Summary struct {
	Cases            int      `json:"cases"`              // all numbered cases
	Enforced         int      `json:"enforced"`           // rules and optional rules that code enforces
	WithExample      int      `json:"with_example"`       // those of them that an example or a test shows
	NothingToEnforce int      `json:"nothing_to_enforce"` // headings, components, notes, what people do themselves
	Missing          []string `json:"missing"`            // cases without code or without an example
}

func (ix *index) summary() Summary {
	sum := Summary{Cases: len(ix.cases), Missing: []string{}}
	for _, c := range ix.cases {
		s := ix.standing(c)
		if s.enforced() {
			sum.Enforced++
			sum.WithExample += b2i(len(s.shown) > 0)
		}
		if !s.toEnforce {
			sum.NothingToEnforce++
		}
		if s.missing() {
			sum.Missing = append(sum.Missing, c.Number)
		}
	}
	return sum
}

func (sum *Summary) line() string {
	missing := "none"
	if len(sum.Missing) > 0 {
		missing = strings.Join(sum.Missing, ", ")
	}
	return fmt.Sprintf("Cases: %d. Enforced: %d. Of these with an example: %d. Nothing to enforce: %d. Missing: %s.",
		sum.Cases, sum.Enforced, sum.WithExample, sum.NothingToEnforce, missing)
}

var summaryLine = regexp.MustCompile(`(?m)^Cases: (\d+)\. Enforced: (\d+)\. ` +
	`Of these with an example: (\d+)\. Nothing to enforce: (\d+)\. Missing: (.*)\.$`)

// Summarize reads the counts back from the text of COVERAGE.md.
func Summarize(coverage string) (Summary, error) {
	m := summaryLine.FindStringSubmatch(coverage)
	if m == nil {
		return Summary{}, &Problem{coverageFile, 0, 0, "expected a line that begins with Cases:, found none"}
	}
	sum := Summary{Missing: []string{}}
	for i, into := range []*int{&sum.Cases, &sum.Enforced, &sum.WithExample, &sum.NothingToEnforce} {
		*into, _ = strconv.Atoi(m[i+1]) // digits, by the expression above
	}
	if m[5] != "none" {
		sum.Missing = strings.Split(m[5], ", ")
	}
	return sum, nil
}

func (ix *index) coverage() string {
	var b strings.Builder
	b.WriteString("# What is enforced\n\n")
	b.WriteString("Generated from cases.txt, the code and the worked examples: go test -run Casebook -update.\n\n")
	sum := ix.summary()
	b.WriteString(sum.line() + "\n")
	chapter := ""
	for _, c := range ix.cases {
		if own, _, _ := strings.Cut(c.Number, "."); own != chapter {
			chapter = own
			fmt.Fprintf(&b, "\n## %s %s\n\n", c.Number, c.Title)
			b.WriteString("| case | title | enforced by | shown by |\n|---|---|---|---|\n")
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", c.Number, c.Title, ix.enforcedBy(c), ix.shownBy(c))
	}
	return b.String()
}

// enforcedBy lists functions, types and tables file by file, or says why there are none.
func (ix *index) enforcedBy(c Case) string {
	s := ix.standing(c)
	switch {
	case c.Kind == Nothing:
		return "nothing to enforce: " + c.Why
	case c.Kind == Chapter || c.Kind == Example:
		return "–"
	case c.Kind == Manual:
		return "people do it"
	case len(s.code) == 0:
		return "**not yet**"
	}
	var files, parts []string
	for _, one := range s.code {
		if !slices.Contains(files, one.file) {
			files = append(files, one.file)
		}
	}
	for _, file := range files {
		var names []string
		for _, one := range s.code {
			if one.file == file {
				names = append(names, "`"+one.by+"`")
			}
		}
		slices.Sort(names)
		parts = append(parts, file+": "+strings.Join(slices.Compact(names), ", "))
	}
	return strings.Join(parts, "; ")
}

// shownBy lists worked examples and tests.
func (ix *index) shownBy(c Case) string {
	s := ix.standing(c)
	var names []string
	for _, one := range s.shown {
		name := "`" + one.by + "`"
		if one.role == shows {
			name = fmt.Sprintf("[%s](%s)", strings.TrimSuffix(path.Base(one.file), ".txtar"), one.file)
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	switch {
	case len(names) > 0:
		return strings.Join(names, ", ")
	case s.toShow:
		return "**not yet**"
	}
	return "–"
}
