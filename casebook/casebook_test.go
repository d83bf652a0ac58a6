package casebook

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// toy is the folder of a small game in which every case is kept.
var toy = map[string]string{
	"cases.txt": `# a toy
7.0  | chapter  | gunnery |
7.3  | rule     | fire
7.31 | rule     | raking fire
7.32 | example  | the example on page 14
7.33 | optional | chain shot
7.4  | manual   | shaking hands
8.0  | nothing  | notes | designer's notes
8.1  | rule     | striking
`,
	"rulings.txt": `# doubts
R1 | 7.31, 7.3 | 2026-11-21
question: Is a ship that has
  struck raked?
answer: No.
authority: our own choice.

R2 | - | 2026-11-21
question: What is on page 15?
answer: Nothing.
authority: our own choice.
nothing: the page is blank.

R3 | 8.1 | 2026-11-21
question: How many hits?
answer: Three.
authority: our own choice.
`,
	"handbook.md": `# Toy

## 7 Gunnery

All of it.

### 7.3, 7.31 Fire and raking

How to fire.

    ## not a heading

### 7.33 Chain shot
Tears sails.
## 8.1 Striking
A ship strikes.
`,
	"doc.go": `// Package toy is a toy.
//
//	7  gunnery
//	   raking       law.go
//	8  the end      l*.go
//
// It has no more files.
package toy
`,
	"law.go": `package toy

// Pages of the book.
//
// Case 7.0.
type Pages int

// steps are the steps.
var steps = []string{"7.3", "8.1"}

// rake is what raking adds.
//
// Cases 7.3, 7.31. Ruling R1.
func rake(struck bool) int {
	if struck {
		return 0 // 7.31: never
	}
	return refuse("7.33")
}

const hits = 3 // case 8.1
`,
	"law_test.go": `package toy

import "testing"

func TestRake(t *testing.T) {
	for _, name := range []string{"7.31 a ship that has struck", "7.3, 7.33 both", "8.1 strikes"} {
		t.Run(name, func(t *testing.T) {})
	}
}
`,
	"testdata/7.3_fire.txtar": `# case 7.3 7.32
# case R1
# The example on page 14.

dice 5
-- position --
# case 99.9 is no citation here
`,
	"pack/ships.csv": "name,provenance\nresolute,reconstructed: see Ruling R3\n",
}

// write makes a folder of files, with COVERAGE.md as it should be unless the
// files hold one.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := files[coverageFile]; !ok {
		text, err := Coverage(dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, coverageFile), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestKept(t *testing.T) {
	found, err := Check(write(t, toy))
	if err != nil {
		t.Fatal(err)
	}
	for i := range found {
		t.Error(found[i].Error())
	}
}

// TestCaught proves that each of the seven failures is found, at its place.
func TestCaught(t *testing.T) {
	for _, tt := range []struct{ name, file, old, new, want string }{
		{"1 doc comment", "law.go", "Cases 7.3, 7.31.", "Cases 7.3, 7.39, 7.31.", `law.go:13:15: no case 7.39 in the book (1): no case "7.39": expected one of 7.0, 7.3,`},
		{"1 bare comment", "law.go", "// 7.31: never", "// 7.39: never", "law.go:16:12: no case 7.39"},
		{"1 literal", "law.go", `refuse("7.33")`, `refuse("7.39")`, "law.go:18:16: no case 7.39"},
		{"1 table", "law.go", `"8.1"}`, `"8.9"}`, "law.go:9:29: no case 8.9"},
		{"1 constant", "law.go", "// case 8.1", "// case 8.9", "law.go:21:24: no case 8.9"},
		{"1 subtest", "law_test.go", "7.31 a", "7.39 a", "law_test.go:6:32: no case 7.39"},
		{"1 second case of a subtest", "law_test.go", "7.3, 7.33 both", "7.3, 7.39 both", "law_test.go:6:63: no case 7.39"},
		{"1 example", "testdata/7.3_fire.txtar", "7.3 7.32", "7.3 7.39", "testdata/7.3_fire.txtar:1:12: no case 7.39"},
		{"1 handbook", "handbook.md", "### 7.33", "### 7.39", "handbook.md:13:1: no case 7.39"},
		{"2 no code", "law.go", `refuse("7.33")`, `0`, "cases.txt:6:1: 7.33 chain shot: no code cites it (2)"},
		{"2 a table alone enforces nothing", "law.go", "// case 8.1", "", "cases.txt:9:1: 8.1 striking: no code cites it (2)"},
		{"2 no test", "law_test.go", `"8.1 strikes"`, `"strikes"`, "cases.txt:9:1: 8.1 striking: no worked example and no test shows it (2)"},
		{"2 no section", "handbook.md", "### 7.33 ", "### ", "cases.txt:6:1: 7.33 chain shot: the handbook has no section on it (2)"},
		{"3 example of the book", "testdata/7.3_fire.txtar", "7.3 7.32", "7.3", "cases.txt:5:1: 7.32 the example on page 14: no worked example and no test shows it (3)"},
		{"3 manual case cited", "law.go", "7.31: never", "7.4: never", "law.go:16:12: 7.4 is cited by code, but of kind manual (3)"},
		{"4 chapter cited by a function", "law.go", "Cases 7.3, 7.31.", "Cases 7.0, 7.3, 7.31.", "law.go:13:10: 7.0 is a chapter (4)"},
		{"4 chapter cited by an example", "testdata/7.3_fire.txtar", "7.3 7.32", "7.0 7.3 7.32", "testdata/7.3_fire.txtar:1:8: 7.0 is a chapter (4)"},
		{"5 no such ruling", "law.go", "Ruling R1.", "Rulings R1, R7.", "law.go:13:33: no ruling R7 (5)"},
		{"5 no such ruling in an example", "testdata/7.3_fire.txtar", "# case R1", "# case R8", "testdata/7.3_fire.txtar:2:8: no ruling R8 (5)"},
		{"5 ruling cited nowhere", "pack/ships.csv", "Ruling R3", "it", "rulings.txt:14:1: R3 is cited nowhere (5)"},
		{"5 ruling of nothing cited", "pack/ships.csv", "Ruling R3", "Rulings R2, R3", "rulings.txt:8:1: R2 is cited, but says that nothing depends on it (5)"},
		{"7 no such file", "doc.go", "law.go", "law.go wear.go", "doc.go:4:1: no file wear.go here (7)"},
		{"7 another chapter", "doc.go", "l*.go", "doc.go", "cases.txt:9:1: 8.1 striking: enforced in law.go, none of which the table of doc.go names for chapter 8 (7)"},
		{"7 no chapter", "doc.go", "8  the", "9  the", "cases.txt:9:1: 8.1 striking: enforced in law.go"},
		{"7 no table", "doc.go", "//\t7  gunnery\n//\t   raking       law.go\n//\t8  the end      l*.go\n", "", "doc.go: expected a table of chapters (7)"},
		{"5 ruling about no case", "rulings.txt", "| 8.1 |", "| 8.9 |", "rulings.txt:14:1: R3 is about case 8.9, which is not in the book (5)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			files := maps.Clone(toy)
			if files[tt.file] = strings.Replace(toy[tt.file], tt.old, tt.new, 1); files[tt.file] == toy[tt.file] {
				t.Fatalf("%s has no %q", tt.file, tt.old)
			}
			found, err := Check(write(t, files))
			if err != nil {
				t.Fatal(err)
			}
			var all []string
			for i := range found {
				all = append(all, found[i].Error())
			}
			if !slices.ContainsFunc(all, func(s string) bool { return strings.HasPrefix(s, tt.want) }) {
				t.Errorf("got\n%s\nwant %s", strings.Join(all, "\n"), tt.want)
			}
		})
	}
}

func TestCoverageMustBeFresh(t *testing.T) {
	files := maps.Clone(toy)
	files[coverageFile] = "# What was enforced last year\n"
	found, err := Check(write(t, files))
	if err != nil || len(found) != 1 || !strings.HasPrefix(found[0].Error(), "COVERAGE.md: it differs") {
		t.Errorf("got %v, %v", found, err)
	}
}

func TestSummary(t *testing.T) {
	files := maps.Clone(toy)
	files["cases.txt"] += "8.2 | open | towing\n8.3 | rule | towing away\n"
	text, err := Coverage(write(t, files))
	if err != nil {
		t.Fatal(err)
	}
	got, err := Summarize(text)
	if err != nil {
		t.Fatal(err)
	}
	want := Summary{Cases: 10, Enforced: 4, WithExample: 4, NothingToEnforce: 4, Missing: []string{"8.2", "8.3"}}
	if got.line() != want.line() {
		t.Errorf("got  %s\nwant %s", got.line(), want.line())
	}
	for _, line := range []string{
		"| 7.31 | raking fire | law.go: `rake` | `TestRake` |",
		"| 7.3 | fire | law.go: `rake` | [7.3_fire](testdata/7.3_fire.txtar), `TestRake` |",
		"| 8.0 | notes | nothing to enforce: designer's notes | – |",
		"| 8.1 | striking | law.go: `hits` | `TestRake` |",
		"| 8.3 | towing away | **not yet** | **not yet** |",
	} {
		if !strings.Contains(text, line+"\n") {
			t.Errorf("lacks %s\n%s", line, text)
		}
	}
	if _, err := Summarize("# nothing\n"); err == nil {
		t.Error("a page without counts is read all the same")
	}
	if sum, err := Summarize("Cases: 1. Enforced: 1. Of these with an example: 1. Nothing to enforce: 0. Missing: none.\n"); err != nil || sum.Missing == nil || len(sum.Missing) > 0 {
		t.Errorf("nothing missing is read as %v, %v", sum.Missing, err)
	}
}

func TestParseFaults(t *testing.T) {
	ruling := "R1 | 7.3 | 2026-11-21\nquestion: a?\nanswer: b.\nauthority: c.\n"
	for _, tt := range []struct{ name, cases, rulings, want string }{
		{"no cases", "# none\n", "", "cases.txt:1:1: expected cases, found none"},
		{"two fields", "7.3 | rule\n", "", "cases.txt:1:1: expected case | kind | title | why, found 2 fields"},
		{"no number", "7.x | rule | fire\n", "", `cases.txt:1:1: expected a case number such as 7.32, found "7.x"`},
		{"twice", "7.3 | rule | fire\n7.3 | rule | fire\n", "", "cases.txt:2:1: case 7.3 is there twice"},
		{"unknown kind", "7.3 | rôle | fire\n", "", `cases.txt:1:7: expected one of chapter, rule, example, optional, manual, nothing, open, found "rôle"`},
		{"no title", "7.3 | rule |\n", "", "cases.txt:1:13: expected a title, found none"},
		{"nothing without why", "7.3 | nothing | é\n", "", "cases.txt:1:18: expected why there is nothing to enforce"},
		{"why without nothing", "7.3 | rule | é | why\n", "", "cases.txt:1:18: expected no fourth field for the kind rule"},
		{"ruling head", "", "R1 | 7.3\n", "rulings.txt:1:1: expected R-number | cases | date, found 2 fields"},
		{"ruling number", "", strings.Replace(ruling, "R1", "R-1", 1), `rulings.txt:1:1: expected a ruling such as R4, found "R-1"`},
		{"ruling case", "", strings.Replace(ruling, "7.3", "7.x", 1), `rulings.txt:1:6: expected case numbers such as 7.32, found "7.x"`},
		{"ruling date", "", strings.Replace(ruling, "2026-11-21", "today", 1), `rulings.txt:1:12: expected a date such as 2026-11-21, found "today"`},
		{"ruling twice", "", ruling + "\n" + ruling, "rulings.txt:6:1: R1 is there twice"},
		{"unknown word", "", strings.Replace(ruling, "answer:", "reply:", 1), `rulings.txt:3:1: expected question:, answer:, authority: or nothing:, found "reply"`},
		{"word twice", "", strings.Replace(ruling, "answer:", "question:", 1), "rulings.txt:3:1: question: is there twice"},
		{"nothing to go on with", "", strings.Replace(ruling, "question:", " question:", 1), "rulings.txt:2:1: expected question:, answer: or authority:"},
		{"no authority", "", strings.Replace(ruling, "authority: c.\n", "", 1), "rulings.txt:4:1: expected authority: in R1, found the end of it"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var err error
			if tt.cases != "" {
				_, err = ParseCases(tt.cases)
			} else {
				_, err = ParseRulings(tt.rulings)
			}
			if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestRules(t *testing.T) {
	for _, tt := range []struct {
		ask  string
		want []string
	}{
		{"7.31", []string{"7.0  gunnery\n7.31  raking fire\n", "How to fire.", "R1 (2026-11-21)  Is a ship that has struck raked?\n    No.\n    our own choice."}},
		{"7", []string{"7.0  gunnery\n", "All of it.", "Within it:\n  7.3  fire\n  7.31  raking fire\n"}},
		{"7.32", []string{"From 7.0 Gunnery:\nAll of it."}},
		{"8.0", []string{"Nothing to enforce: designer's notes."}},
		{" 7.33 ", []string{"\nTears sails.\n"}},
	} {
		e, err := Rules(toy["handbook.md"], toy["rulings.txt"], toy["cases.txt"], tt.ask)
		if err != nil {
			t.Errorf("%s: %v", tt.ask, err)
			continue
		}
		for _, want := range tt.want {
			if !strings.Contains(e.String(), want) {
				t.Errorf("%s gives\n%s\nwhich lacks %q", tt.ask, e, want)
			}
		}
	}
	for _, tt := range []struct{ ask, want string }{
		{"7.5", `no case "7.5": expected one of 7.0, 7.3, 7.31, 7.32, 7.33, 7.4`},
		{"12", `no case "12": expected one from 7.0 to 8.1`},
		{"", `no case "": expected one from 7.0 to 8.1`},
		{"fire", `no case "fire": expected one from 7.0 to 8.1`},
	} {
		if _, err := Rules(toy["handbook.md"], toy["rulings.txt"], toy["cases.txt"], tt.ask); err == nil || err.Error() != tt.want {
			t.Errorf("%q gives %v, want %s", tt.ask, err, tt.want)
		}
	}
}

func TestHeadings(t *testing.T) {
	got := sections("# 7 Gunnery\n```\n# 8.0 not this\n```\n## 7.1, 7.2 Two\n## Three 7.3\n#hash\n")
	if len(got) != 3 || !slices.Equal(got[0].Cases, []string{"7.0"}) || !slices.Equal(got[1].Cases, []string{"7.1", "7.2"}) ||
		got[2].Cases != nil || got[1].Heading != "Two" || got[2].Text != "#hash" || got[2].Line != 6 {
		t.Errorf("got %+v", got)
	}
}

// FuzzParse looks for texts on which the readers panic, or say that a fault
// lies outside them.
func FuzzParse(f *testing.F) {
	f.Add(toy["cases.txt"], toy["rulings.txt"], toy["handbook.md"], "7.31")
	f.Fuzz(func(t *testing.T, cases, rulings, handbook, ask string) {
		_, err := ParseCases(cases)
		checkPlace(t, err, cases)
		_, err = ParseRulings(rulings)
		checkPlace(t, err, rulings)
		if e, err := Rules(handbook, rulings, cases, ask); err == nil && !strings.Contains(e.String(), e.Case.Title) {
			t.Errorf("the entry of %s lacks its title", e.Case.Number)
		}
	})
}

func checkPlace(t *testing.T, err error, text string) {
	t.Helper()
	if p, ok := err.(*Problem); ok && (p.Line < 1 || p.Column < 1 || p.Line > strings.Count(text, "\n")+2) {
		t.Errorf("a fault at %d:%d: %s", p.Line, p.Column, p.Why)
	}
}
