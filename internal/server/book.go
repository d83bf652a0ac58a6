package server

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
)

// pages converts our own Markdown to HTML. It drops markup in the text, so the result contains nothing that
// could run.
var pages = goldmark.New(goldmark.WithExtensions(extension.Table))

// readBook converts handbook and rulings to HTML: the foreword, a part for each case that has its own section
// or only a title, and one for each ruling.
func readBook(name string, b *engine.Book) (bookInfo, error) {
	out := bookInfo{Name: name, Cases: []bookCase{}}
	texts, err := casebook.ReadBook(b.Handbook, b.Rulings, b.Cases)
	if err != nil {
		return out, err
	}
	foreword, err := markdown(texts.Foreword)
	if err != nil {
		return out, fmt.Errorf("foreword: %w", err)
	}
	if foreword != "" {
		out.Cases = append(out.Cases, bookCase{"", "about this handbook", foreword, "foreword"})
	}
	for _, c := range texts.Cases {
		e, err := texts.Entry(c.Number)
		if err != nil {
			return out, err
		}
		html, err := casePage(e)
		if err != nil {
			return out, fmt.Errorf("case %s: %w", c.Number, err)
		}
		out.Cases = append(out.Cases, bookCase{c.Number, c.Title, html, "case"})
	}
	for _, r := range texts.Rulings {
		text := fmt.Sprintf("*%s*\n\n%s\n\n%s", r.Question, r.Answer, r.Authority)
		html, err := markdown(text)
		if err != nil {
			return out, fmt.Errorf("ruling R%d: %w", r.Number, err)
		}
		title := "Ruling on the whole book"
		if len(r.Cases) > 0 {
			title = "Ruling on " + strings.Join(r.Cases, ", ")
		}
		out.Cases = append(out.Cases, bookCase{fmt.Sprintf("R%d", r.Number), title, html, "ruling"})
	}
	return out, nil
}

// casePage returns what the book says about one case: its section, why there is nothing to enforce, and its
// rulings.
func casePage(e *casebook.Entry) (string, error) {
	var text strings.Builder
	if e.Exact {
		text.WriteString(e.Section.Text)
	}
	if e.Case.Why != "" {
		fmt.Fprintf(&text, "\n\n*Nothing to enforce: %s.*", e.Case.Why)
	}
	for _, r := range e.Rulings {
		fmt.Fprintf(&text, "\n\n**R%d.** *%s* %s", r.Number, r.Question, r.Answer)
	}
	return markdown(text.String())
}

// tableTitle matches the line that begins a table of a handbook, with its title.
var tableTitle = regexp.MustCompile("(?m)^```table (.+)$")

// markdown converts a text to HTML, with the titles of tables above them.
func markdown(text string) (string, error) {
	var out bytes.Buffer
	err := pages.Convert([]byte(tableTitle.ReplaceAllString(text, "**$1**\n\n```")), &out)
	return out.String(), err
}
