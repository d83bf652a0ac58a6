package casebook

import (
	"fmt"
	"slices"
	"strings"
)

// An Entry is what a person may read about one case.
type Entry struct {
	Case     Case
	Section  Section // of the handbook; if the case has none, that of what it is part of
	Rulings  []Ruling
	Within   []Case // the cases next below it
	Exact    bool   // the section is about this very case
	Rulebook []Case // where the case stands: chapter, section, down to itself
}

// A Book is the parsed texts of a game.
type Book struct {
	Foreword string // the handbook's text before its first case
	Cases    []Case
	Rulings  []Ruling
	sections []Section // of the handbook
}

// ReadBook parses the texts of a game.
func ReadBook(handbook, rulings, cases string) (*Book, error) {
	list, err := ParseCases(cases)
	if err != nil {
		return nil, err
	}
	settled, err := ParseRulings(rulings)
	b := &Book{Cases: list, Rulings: settled, sections: sections(handbook)}
	if len(b.sections) > 0 && len(b.sections[0].Cases) == 0 {
		b.Foreword = b.sections[0].Text
	}
	return b, err
}

// Rules looks a case up in the texts of a game. To look up more than one, use a Book.
func Rules(handbook, rulings, cases, number string) (*Entry, error) {
	b, err := ReadBook(handbook, rulings, cases)
	if err != nil {
		return nil, err
	}
	return b.Entry(number)
}

// Entry looks a case up. An error names existing cases near it.
func (b *Book) Entry(number string) (*Entry, error) {
	i := find(b.Cases, strings.TrimSpace(number))
	if i < 0 {
		return nil, noCase(b.Cases, number)
	}
	e := &Entry{Case: b.Cases[i]}
	for n := e.Case.Number; n != ""; n = parent(n) {
		if j := find(b.Cases, n); j >= 0 {
			e.Rulebook = append(e.Rulebook, b.Cases[j])
		}
	}
	slices.Reverse(e.Rulebook)
	for _, c := range b.Cases {
		if parent(c.Number) == e.Case.Number {
			e.Within = append(e.Within, c)
		}
	}
	for _, r := range b.Rulings {
		if slices.Contains(r.Cases, e.Case.Number) {
			e.Rulings = append(e.Rulings, r)
		}
	}
	e.section(b.sections)
	return e, nil
}

// section finds the part of the handbook about the case, or about what the case is part of.
func (e *Entry) section(all []Section) {
	for n := e.Case.Number; n != ""; n = parent(n) {
		for _, s := range all {
			if slices.Contains(s.Cases, n) {
				e.Section, e.Exact = s, n == e.Case.Number
				return
			}
		}
	}
}

// find returns the index of a case in the list, or -1. A chapter may be named by its number alone.
func find(list []Case, number string) int {
	exact := func(number string) int {
		return slices.IndexFunc(list, func(c Case) bool { return c.Number == number })
	}
	if i := exact(number); i >= 0 || !caseNumber.MatchString(number) {
		return i
	}
	return exact(chapterNumber(number))
}

// noCase returns an error that names the cases of the chapter of an unknown number.
func noCase(list []Case, number string) error {
	chapter, _, _ := strings.Cut(number, ".")
	var near []string
	for _, c := range list {
		if own, _, _ := strings.Cut(c.Number, "."); own == chapter {
			near = append(near, c.Number)
		}
	}
	if len(near) == 0 {
		return fmt.Errorf("no case %q: expected one from %s to %s", number, list[0].Number, list[len(list)-1].Number)
	}
	return fmt.Errorf("no case %q: expected one of %s", number, strings.Join(near, ", "))
}

// String returns the entry as plain text: where the case stands, the handbook on it, the cases within it, and
// the rulings.
func (e *Entry) String() string {
	var b strings.Builder
	for _, c := range e.Rulebook {
		fmt.Fprintf(&b, "%s  %s\n", c.Number, c.Title)
	}
	if e.Case.Kind == Nothing {
		fmt.Fprintf(&b, "\nNothing to enforce: %s.\n", e.Case.Why)
	}
	if e.Section.Text != "" {
		b.WriteByte('\n')
		if !e.Exact {
			fmt.Fprintf(&b, "From %s %s:\n", strings.Join(e.Section.Cases, ", "), e.Section.Heading)
		}
		b.WriteString(e.Section.Text + "\n")
	}
	if len(e.Within) > 0 {
		b.WriteString("\nWithin it:\n")
		for _, c := range e.Within {
			fmt.Fprintf(&b, "  %s  %s\n", c.Number, c.Title)
		}
	}
	for _, r := range e.Rulings {
		fmt.Fprintf(&b, "\nR%d (%s)  %s\n    %s\n    %s\n", r.Number, r.Date, r.Question, r.Answer, r.Authority)
	}
	return b.String()
}
