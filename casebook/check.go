package casebook

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// coverageFile is the generated page.
const coverageFile = "COVERAGE.md"

// An index holds the cases and rulings of a game and who cites them.
type index struct {
	cases    []Case
	rulings  []Ruling
	handbook []Section
	cited    []citation
	chapters map[string][]chapterRow
}

// read reads the folder of a game.
func read(dir string) (*index, error) {
	texts := make(map[string]string)
	for _, name := range []string{"cases.txt", "rulings.txt", "handbook.md"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		texts[name] = string(text)
	}
	ix := &index{handbook: sections(texts["handbook.md"])}
	var err error
	if ix.cases, err = ParseCases(texts["cases.txt"]); err != nil {
		return nil, err
	}
	if ix.rulings, err = ParseRulings(texts["rulings.txt"]); err != nil {
		return nil, err
	}
	if ix.chapters, err = readChapters(dir); err != nil {
		return nil, err
	}
	ix.cited, err = citations(dir)
	return ix, err
}

// Check checks the code, tests and texts of a game's folder against its list of cases. It fails if
//
//  1. something cites a case that is not in the book;
//  2. a rule or optional case has no code that enforces it, no test or example that shows it, or no section in the
//     handbook;
//  3. an example of the book has no test, or a manual case is cited;
//  4. a citation names a chapter where a more exact case exists;
//  5. a ruling is cited that does not exist, exists and is cited nowhere, or is about a case that is not in the book;
//  6. COVERAGE.md differs from what would be generated;
//  7. a rule or optional case is enforced in no file that the table of chapters in doc.go names for its chapter, or the
//     table names a file that does not exist.
//
// The error is about texts that cannot be read at all.
func Check(dir string) ([]Problem, error) {
	ix, err := read(dir)
	if err != nil {
		return nil, err
	}
	found := ix.citedCases()
	found = append(found, ix.uncited()...)
	found = append(found, ix.rulingProblems()...)
	found = append(found, ix.handbookProblems()...)
	found = append(found, ix.chapterProblems(dir)...)
	kept, err := os.ReadFile(filepath.Join(dir, coverageFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if string(kept) != ix.coverage() {
		found = append(found, Problem{coverageFile, 0, 0,
			"it differs from what would be generated: go test -run Casebook -update, and read the difference"})
	}
	return found, nil
}

func problem(c citation, why string, args ...any) Problem {
	return Problem{c.file, c.line, c.column, fmt.Sprintf(why, args...)}
}

// citedCases returns the faults 1 and 4 and the part of 3 about citations.
func (ix *index) citedCases() (found []Problem) {
	for _, c := range ix.cited {
		if c.number == "" {
			continue
		}
		i := slices.IndexFunc(ix.cases, func(k Case) bool { return k.Number == c.number })
		if i < 0 {
			found = append(found, problem(c, "no case %s in the book (1): %v", c.number, noCase(ix.cases, c.number)))
			continue
		}
		switch k := ix.cases[i].Kind; {
		case k == Chapter && c.role != declares && c.role != listed:
			found = append(found, problem(c, "%s is a chapter (4): cite the case itself", c.number))
		case k == Manual && c.role <= enforces:
			found = append(found, problem(c, "%s is cited by code, but of kind %s (3)", c.number, k))
		}
	}
	return found
}

// by lists the citations of a case in one of the roles, in order, each once.
func (ix *index) by(number string, roles ...role) []citation {
	var all []citation
	for _, c := range ix.cited {
		if c.number != number || !slices.Contains(roles, c.role) {
			continue
		}
		if !slices.ContainsFunc(all, func(o citation) bool { return o.file == c.file && o.by == c.by }) {
			all = append(all, c)
		}
	}
	return all
}

// standing is how far a case is covered.
type standing struct {
	toEnforce, toShow bool // it needs code, an example
	code, shown       []citation
}

func (ix *index) standing(c Case) standing {
	return standing{
		toEnforce: c.Kind == Rule || c.Kind == Optional || c.Kind == Open,
		toShow:    c.Kind == Rule || c.Kind == Optional || c.Kind == Open || c.Kind == Example,
		code:      ix.by(c.Number, enforces, declares),
		shown:     append(ix.by(c.Number, shows), ix.by(c.Number, tests)...),
	}
}

func (s *standing) enforced() bool { return s.toEnforce && len(s.code) > 0 }
func (s *standing) missing() bool {
	return s.toEnforce && len(s.code) == 0 || s.toShow && len(s.shown) == 0
}

// uncited returns the faults 2 and the other part of 3.
func (ix *index) uncited() (found []Problem) {
	for _, c := range ix.cases {
		s := ix.standing(c)
		at := Problem{File: "cases.txt", Line: c.Line, Column: 1}
		if c.Kind != Open && s.toEnforce && len(s.code) == 0 {
			at.Why = fmt.Sprintf("%s %s: no code cites it (2)", c.Number, c.Title)
			found = append(found, at)
		}
		if c.Kind != Open && s.toShow && len(s.shown) == 0 {
			at.Why = fmt.Sprintf("%s %s: no worked example and no test shows it (%d)", c.Number, c.Title, 2+b2i(c.Kind == Example))
			found = append(found, at)
		}
	}
	return found
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// rulingProblems returns the faults 5.
func (ix *index) rulingProblems() (found []Problem) {
	known := make(map[int]bool)
	for _, r := range ix.rulings {
		known[r.Number] = true
		at := Problem{File: "rulings.txt", Line: r.Line, Column: 1}
		for _, number := range r.Cases {
			if find(ix.cases, number) < 0 {
				at.Why = fmt.Sprintf("R%d is about case %s, which is not in the book (5)", r.Number, number)
				found = append(found, at)
			}
		}
		cited := slices.ContainsFunc(ix.cited, func(c citation) bool { return c.ruling == r.Number })
		switch {
		case !cited && r.Nothing == "":
			at.Why = fmt.Sprintf("R%d is cited nowhere (5): cite it where it is obeyed, or say nothing: and why no code depends on it", r.Number)
			found = append(found, at)
		case cited && r.Nothing != "":
			at.Why = fmt.Sprintf("R%d is cited, but says that nothing depends on it (5)", r.Number)
			found = append(found, at)
		}
	}
	for _, c := range ix.cited {
		if c.ruling != 0 && !known[c.ruling] {
			found = append(found, problem(c, "no ruling R%d (5)", c.ruling))
		}
	}
	return found
}

// handbookProblems returns the part of fault 2 about the handbook, and headings that name no case.
func (ix *index) handbookProblems() (found []Problem) {
	explained := make(map[string]bool)
	for _, s := range ix.handbook {
		for _, number := range s.Cases {
			explained[number] = true
			if find(ix.cases, number) < 0 {
				found = append(found, Problem{"handbook.md", s.Line, 1, fmt.Sprintf("no case %s in the book (1)", number)})
			}
		}
	}
	for _, c := range ix.cases {
		if (c.Kind == Rule || c.Kind == Optional) && !explained[c.Number] {
			found = append(found, Problem{"cases.txt", c.Line, 1, fmt.Sprintf("%s %s: the handbook has no section on it (2)", c.Number, c.Title)})
		}
	}
	return found
}
