package casebook

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// A Kind says what a case asks for.
type Kind string

// The kinds of cases.
const (
	Chapter  Kind = "chapter"
	Rule     Kind = "rule"
	Example  Kind = "example"
	Optional Kind = "optional"
	Manual   Kind = "manual"
	Nothing  Kind = "nothing"
	Open     Kind = "open"
)

var kinds = []Kind{Chapter, Rule, Example, Optional, Manual, Nothing, Open}

// A Case is one numbered case of a rulebook.
type Case struct {
	Number string // as printed, such as 7.32
	Kind   Kind
	Title  string // ours
	Why    string // for a case of kind nothing: why there is nothing to enforce
	Line   int    // its line in cases.txt
}

// A Ruling settles a doubt.
type Ruling struct {
	Number                      int      // as in R4
	Cases                       []string // none if it is about the book as a whole
	Date                        string
	Question, Answer, Authority string
	Nothing                     string // why no code depends on it; "" if some code cites it
	Line                        int    // its line in rulings.txt
}

// A Problem is one error in a text or in what the code cites. Line and column
// count from 1, columns in characters; 0 means the whole file.
type Problem struct {
	File         string
	Line, Column int
	Why          string
}

func (p *Problem) Error() string {
	if p.Line == 0 {
		return p.File + ": " + p.Why
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, max(p.Column, 1), p.Why)
}

var (
	caseNumber = regexp.MustCompile(`^[0-9]+(\.[0-9]+)*[a-z]?$`)
	rulingForm = regexp.MustCompile(`^R[1-9][0-9]{0,5}$`)
	dateForm   = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`)
)

// field is a part of a line between bars, and the column where it begins.
type field struct {
	text   string
	column int
}

func fields(line string) []field {
	var all []field
	start := 0
	for _, part := range strings.Split(line, "|") {
		lead := len(part) - len(strings.TrimLeft(part, " \t"))
		all = append(all, field{strings.TrimSpace(part), utf8.RuneCountInString(line[:start+lead]) + 1})
		start += len(part) + 1
	}
	return all
}

// ParseCases reads cases.txt. An error is a *Problem.
func ParseCases(text string) ([]Case, error) {
	var all []Case
	fail := func(line, column int, why string, args ...any) ([]Case, error) {
		return nil, &Problem{"cases.txt", line, column, fmt.Sprintf(why, args...)}
	}
	seen := make(map[string]bool)
	for i, line := range lines(text) {
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") {
			continue
		}
		ff := fields(line)
		if len(ff) < 3 || len(ff) > 4 {
			return fail(i+1, 1, "expected case | kind | title | why, found %d fields", len(ff))
		}
		c := Case{Number: ff[0].text, Kind: Kind(ff[1].text), Title: ff[2].text, Line: i + 1}
		if len(ff) == 4 {
			c.Why = ff[3].text
		}
		switch {
		case !caseNumber.MatchString(c.Number):
			return fail(i+1, ff[0].column, "expected a case number such as 7.32, found %q", c.Number)
		case seen[c.Number]:
			return fail(i+1, ff[0].column, "case %s is there twice", c.Number)
		case !slices.Contains(kinds, c.Kind):
			return fail(i+1, ff[1].column, "expected one of %s, found %q", kindList(), c.Kind)
		case c.Title == "":
			return fail(i+1, ff[2].column, "expected a title, found none")
		case c.Kind == Nothing && c.Why == "":
			return fail(i+1, utf8.RuneCountInString(line)+1, "expected why there is nothing to enforce, found nothing")
		case c.Kind != Nothing && c.Why != "":
			return fail(i+1, ff[3].column, "expected no fourth field for the kind %s", c.Kind)
		}
		seen[c.Number] = true
		all = append(all, c)
	}
	if len(all) == 0 {
		return fail(1, 1, "expected cases, found none")
	}
	return all, nil
}

func kindList() string {
	words := make([]string, len(kinds))
	for i, k := range kinds {
		words[i] = string(k)
	}
	return strings.Join(words, ", ")
}

func lines(text string) []string {
	return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
}

// ParseRulings reads rulings.txt. An error is a *Problem.
func ParseRulings(text string) ([]Ruling, error) {
	r := &rulings{seen: make(map[int]bool)}
	for i, line := range append(lines(text), "") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		if err := r.line(i+1, line); err != nil {
			return nil, err
		}
	}
	return r.all, nil
}

// rulings reads blocks line by line; in points to the field that a line beginning with a space continues.
type rulings struct {
	all  []Ruling
	now  *Ruling
	in   *string
	seen map[int]bool
}

func (r *rulings) line(n int, line string) error {
	fail := func(column int, why string, args ...any) error {
		return &Problem{"rulings.txt", n, column, fmt.Sprintf(why, args...)}
	}
	switch trimmed := strings.TrimSpace(line); {
	case trimmed == "":
		return r.end(n)
	case line[0] == ' ' || line[0] == '\t':
		if r.in == nil {
			return fail(1, "expected question:, answer: or authority:, found a line that goes on with nothing")
		}
		*r.in += " " + trimmed
		return nil
	case r.now == nil:
		return r.head(n, line)
	}
	word, rest, ok := strings.Cut(line, ":")
	into, known := map[string]*string{
		"question": &r.now.Question, "answer": &r.now.Answer,
		"authority": &r.now.Authority, "nothing": &r.now.Nothing,
	}[word]
	switch {
	case !ok || !known:
		return fail(1, "expected question:, answer:, authority: or nothing:, found %q", word)
	case *into != "":
		return fail(1, "%s: is there twice", word)
	}
	r.in = into
	*into = strings.TrimSpace(rest)
	return nil
}

// head reads the first line of a block.
func (r *rulings) head(n int, line string) error {
	fail := func(f field, why string, args ...any) error {
		return &Problem{"rulings.txt", n, f.column, fmt.Sprintf(why, args...)}
	}
	ff := fields(line)
	if len(ff) != 3 {
		return fail(ff[0], "expected R-number | cases | date, found %d fields", len(ff))
	}
	if !rulingForm.MatchString(ff[0].text) {
		return fail(ff[0], "expected a ruling such as R4, found %q", ff[0].text)
	}
	one := Ruling{Number: rulingNumber(ff[0].text), Date: ff[2].text, Line: n}
	if r.seen[one.Number] {
		return fail(ff[0], "R%d is there twice", one.Number)
	}
	r.seen[one.Number] = true
	if ff[1].text != "-" {
		for _, c := range strings.Split(ff[1].text, ",") {
			c = strings.TrimSpace(c)
			if !caseNumber.MatchString(c) {
				return fail(ff[1], "expected case numbers such as 7.32, found %q", c)
			}
			one.Cases = append(one.Cases, c)
		}
	}
	if !dateForm.MatchString(one.Date) {
		return fail(ff[2], "expected a date such as 2026-11-21, found %q", one.Date)
	}
	r.now = &one
	return nil
}

// end closes a block.
func (r *rulings) end(n int) error {
	if r.now == nil {
		return nil
	}
	for _, part := range []struct{ word, text string }{
		{"question", r.now.Question}, {"answer", r.now.Answer}, {"authority", r.now.Authority},
	} {
		if part.text == "" {
			return &Problem{"rulings.txt", n, 1, fmt.Sprintf("expected %s: in R%d, found the end of it", part.word, r.now.Number)}
		}
	}
	r.all = append(r.all, *r.now)
	r.now, r.in = nil, nil
	return nil
}

// A Section is a part of a handbook: a heading and the text under it.
type Section struct {
	Cases   []string // the cases it is about; none for others
	Heading string   // without the marks and numbers
	Text    string
	Line    int
}

// sections splits a handbook at its headings.
func sections(handbook string) []Section {
	var all []Section
	var text strings.Builder
	end := func() {
		if len(all) > 0 {
			all[len(all)-1].Text = strings.Trim(text.String(), "\n")
		}
		text.Reset()
	}
	fence := false
	for i, line := range lines(handbook) {
		if strings.HasPrefix(line, "```") {
			fence = !fence
		}
		if level := len(line) - len(strings.TrimLeft(line, "#")); !fence && level > 0 && strings.HasPrefix(line[level:], " ") {
			end()
			s := Section{Line: i + 1}
			s.Cases, s.Heading = headingCases(line[level:])
			all = append(all, s)
			continue
		}
		text.WriteString(line)
		text.WriteByte('\n')
	}
	end()
	return all
}

// headingCases splits the numbers at the beginning of a heading from its words.
func headingCases(text string) (cases []string, heading string) {
	words := strings.Fields(text)
	for len(words) > 0 {
		number := strings.TrimSuffix(words[0], ",")
		if !caseNumber.MatchString(number) {
			break
		}
		cases = append(cases, chapterNumber(number))
		more := strings.HasSuffix(words[0], ",")
		if words = words[1:]; !more {
			break
		}
	}
	return cases, strings.Join(words, " ")
}

// chapterNumber returns a chapter's number in full: 7 is 7.0.
func chapterNumber(number string) string {
	if !strings.Contains(number, ".") {
		return number + ".0"
	}
	return number
}

// parent returns the number of the case or chapter that a case is part of, or "" for a chapter.
func parent(number string) string {
	if last := number[len(number)-1]; last >= 'a' && last <= 'z' {
		return number[:len(number)-1]
	}
	i := strings.LastIndexByte(number, '.')
	if i < 0 || number[i:] == ".0" {
		return ""
	}
	return chapterNumber(number[:i])
}
