package server

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/reading"
)

// readBook converts handbook and rulings to HTML: the foreword, a part for each case that has its own section
// or only a title, and one for each ruling.
func readBook(name string, b *engine.Book) (bookInfo, error) {
	out := bookInfo{Name: name, Cases: []bookCase{}}
	texts, err := casebook.ReadBook(b.Handbook, b.Rulings, b.Cases)
	if err != nil {
		return out, err
	}
	foreword, err := reading.Markdown(texts.Foreword)
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
		html, err := reading.Case(e)
		if err != nil {
			return out, fmt.Errorf("case %s: %w", c.Number, err)
		}
		out.Cases = append(out.Cases, bookCase{c.Number, c.Title, html, "case"})
	}
	for _, r := range texts.Rulings {
		html, err := reading.Ruling(&r)
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
