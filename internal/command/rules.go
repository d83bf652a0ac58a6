package command

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/terminal"
)

// rulesCmd prints what may be read about a case.
type rulesCmd struct {
	packFlags
	Game string   `arg:"" help:"Key of the game."`
	Case []string `arg:"" optional:"" help:"Number of the case, such as 7.3, or words to look for; the whole handbook if not given."`
}

func (*rulesCmd) example() string { return "weathergage rules invincible 7.3" }

// Run prints handbook and rulings.
func (cmd *rulesCmd) Run(d *desk) error {
	rules, err := cmd.named(d, cmd.Game)
	if err != nil {
		return err
	}
	text := rules.Book().Handbook
	if len(cmd.Case) > 0 {
		if text, err = readRules(rules, engine.Case(strings.Join(cmd.Case, " "))); err != nil {
			return err
		}
	}
	width, _ := d.size()
	_, err = fmt.Fprintln(d.out, strings.Join(terminal.Handbook(text, width), "\n"))
	return err
}

// readRules returns what handbook and rulings of a game say about a case; for words, where they occur.
func readRules(rules engine.Ruleset, rule engine.Case) (string, error) {
	book := rules.Book()
	if rule != "" && !unicode.IsDigit(rune(rule[0])) {
		return searchRules(book, string(rule))
	}
	e, err := casebook.Rules(book.Handbook, book.Rulings, book.Cases, string(rule))
	if err != nil {
		return "", err
	}
	return e.String(), nil
}

// searchRules lists the cases and rulings that have all of some words, and the lines of
// the handbook that do, each under its heading.
func searchRules(book *engine.Book, text string) (string, error) {
	cases, err := casebook.ParseCases(book.Cases)
	if err != nil {
		return "", err
	}
	rulings, err := casebook.ParseRulings(book.Rulings)
	if err != nil {
		return "", err
	}
	words := strings.Fields(strings.ToLower(text))
	has := func(s string) bool {
		s = strings.ToLower(s)
		return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(s, stem(w)) })
	}
	var b strings.Builder
	for _, c := range cases {
		if has(c.Title) {
			fmt.Fprintf(&b, "%s  %s\n", c.Number, c.Title)
		}
	}
	heading := ""
	for _, part := range terminal.Paragraphs(book.Handbook) {
		if strings.HasPrefix(part, "#") {
			heading = strings.TrimLeft(part, "# ")
		} else if has(part) {
			fmt.Fprintf(&b, "\n%s:\n%s\n", heading, part)
		}
	}
	for _, r := range rulings {
		if has(r.Question + " " + r.Answer) {
			fmt.Fprintf(&b, "\nR%d  %s\n    %s\n", r.Number, r.Question, r.Answer)
		}
	}
	if b.Len() == 0 {
		return "", fmt.Errorf("no case, ruling or paragraph has %q", text)
	}
	return b.String(), nil
}

// stem returns a word without its ending: boarding is found where the rules say board.
func stem(word string) string {
	for _, end := range []string{"ing", "ed", "s"} {
		if bare, ok := strings.CutSuffix(word, end); ok && len(bare) >= 4 {
			return bare
		}
	}
	return word
}
