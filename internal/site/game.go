package site

import (
	"cmp"
	"errors"
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/reading"
)

// A gamePage is what the page of a game shows, and the front page of it.
type gamePage struct {
	Key, Name, Edition, Lead, Span string
	Version                        int
	Seats                          []string
	Picture                        template.HTML
	Shows                          string // what the picture shows
	Scenarios                      []scenario
	Measured                       bool // the balance of some scenario is known
	Bots                           []opponent
	Usual                          string // the bot that the others were measured against; "" if none was
	Cases                          casebook.Summary
	Rulings                        int
	Positions                      bool
}

type scenario struct{ Name, About, Length, Level, Balance, Key string }

type opponent struct{ Name, About, Spec, Strength string }

// game writes the pages of a game.
func (w *writer) game(g *catalog.Game) (*gamePage, error) {
	rules, err := g.Rules("")
	if err != nil {
		return nil, err
	}
	info, book := rules.Info(), rules.Book()
	p := &gamePage{Key: g.Key, Name: info.Name, Edition: info.Rules, Version: info.Version, Seats: info.Seats}
	if err := p.scenarios(g, info); err != nil {
		return nil, err
	}
	if err := p.picture(rules); err != nil {
		return nil, err
	}
	if err := p.bots(g, rules); err != nil {
		return nil, err
	}
	if strings.TrimSpace(book.Coverage) != "" {
		if p.Cases, err = casebook.Summarize(book.Coverage); err != nil {
			return nil, err
		}
	}
	if err := w.texts(p, book); err != nil {
		return nil, err
	}
	return p, w.add(g.Key+"/index.html", &page{Title: info.Name, Kind: "game", Content: p})
}

// scenarios fills in the scenarios with their length, level and balance, as far as they are known.
func (p *gamePage) scenarios(g *catalog.Game, info *engine.Info) error {
	blurbs, err := g.ReadBlurbs(info)
	if err != nil {
		return err
	}
	balance, err := g.ReadBalance(info)
	if err != nil {
		return err
	}
	least, most := 0, 0
	for i := range info.Scenarios {
		sc := &info.Scenarios[i]
		one := scenario{Name: sc.Name, About: sc.About, Key: sc.Key}
		if b, ok := blurbs[sc.Key]; ok {
			one.About, one.Length, one.Level = b.About, lasts(b.Minutes), b.Level.String()
			if most = max(most, b.Minutes); least == 0 || b.Minutes < least {
				least = b.Minutes
			}
		}
		if m, ok := balance[sc.Key]; ok {
			one.Balance, p.Measured = share(m, info.Called(sc.Key)), true
		}
		p.Scenarios = append(p.Scenarios, one)
	}
	p.Lead = cmp.Or(g.About, p.Scenarios[0].About)
	p.Span = plural(len(p.Scenarios), "scenario")
	switch {
	case least > 0 && least == most:
		p.Span += " of " + lasts(least)
	case least > 0:
		p.Span += ", from " + lasts(least) + " to " + lasts(most)
	}
	return nil
}

func plural(n int, of string) string {
	if n == 1 {
		return "1 " + of
	}
	return strconv.Itoa(n) + " " + of + "s"
}

// lasts returns a length in words.
func lasts(minutes int) string {
	hours, rest := minutes/60, minutes%60
	switch {
	case hours == 0:
		return plural(rest, "minute")
	case rest == 0:
		return plural(hours, "hour")
	case rest == 30:
		return fmt.Sprintf("%d½ hours", hours)
	}
	return fmt.Sprintf("%s %d", plural(hours, "hour"), rest)
}

// share returns how often each side won between equally good bots.
func share(m catalog.Measured, called *engine.Info) string {
	all := m.Won + m.Drawn + m.Lost
	if all == 0 {
		return ""
	}
	percent := func(n int) string { return fmt.Sprintf("%d %%", (200*n+all)/(2*all)) }
	text := fmt.Sprintf("%s %s, %s %s", called.SeatName(0), percent(m.Won), called.SeatName(1), percent(m.Lost))
	if m.Drawn > 0 {
		text += ", drawn " + percent(m.Drawn)
	}
	return fmt.Sprintf("%s (%d matches)", text, all)
}

// mostPieces is how many pieces a picture has at most, if some scenario has no more.
const mostPieces = 60

// picture draws the opening of the scenario with the most pieces on its board.
func (p *gamePage) picture(rules engine.Ruleset) error {
	info := rules.Info()
	var best *engine.Scene
	of := ""
	for i := range info.Scenarios {
		sc, err := catalog.Opening(engine.In(rules, info.Scenarios[i].Key), info.Scenarios[i].Key)
		if err != nil {
			return err
		}
		if n := len(sc.Pieces); best == nil || n > len(best.Pieces) && n <= mostPieces {
			best, of = sc, info.Scenarios[i].Name
		}
	}
	p.Shows = of + ": the board before the first move"
	if len(best.Boards) > 0 {
		p.Picture = template.HTML(draw(best, p.Key, p.Shows))
	}
	return nil
}

// bots fills in who plays against you, and how strong they are.
func (p *gamePage) bots(g *catalog.Game, rules engine.Ruleset) error {
	anchors, err := g.ReadAnchors()
	if err != nil {
		return err
	}
	usual := g.DefaultBot().String()
	for _, b := range g.Opponents(rules) {
		one := opponent{Name: b.Name, About: b.About, Spec: b.Spec, Strength: "not measured"}
		if b.Spec == usual {
			p.Usual, one.Strength = b.Name, "what the others are measured against"
		}
		if m, ok := anchors[b.Spec]; ok {
			one.Strength = fmt.Sprintf("won %d of %d matches", m.Won, m.Won+m.Drawn+m.Lost)
			if m.Drawn > 0 {
				one.Strength += fmt.Sprintf(" and drew %d", m.Drawn)
			}
		}
		p.Bots = append(p.Bots, one)
	}
	return nil
}

// A section is a case or a ruling with its text.
type section struct {
	ID, Number, Title string
	Text              template.HTML
	Cases             []string // that a ruling is about and the handbook has
}

// A reader is a page of sections.
type reader struct {
	Game     string
	Sections []section
}

// texts writes the handbook, the rulings and the coverage of a game.
func (w *writer) texts(p *gamePage, book *engine.Book) error {
	texts, err := casebook.ReadBook(book.Handbook, book.Rulings, book.Cases)
	if err != nil {
		return err
	}
	numbers := map[string]bool{}
	for i := range texts.Rulings {
		numbers[rulingNumber(&texts.Rulings[i])] = true
	}
	p.Rulings = len(numbers)
	handbook, err := handbookOf(p.Name, texts, numbers)
	if err != nil {
		return err
	}
	rulings, err := rulingsOf(p.Name, texts, numbers)
	if err != nil {
		return err
	}
	_, coverage, _ := strings.Cut(book.Coverage, "\n") // without its heading, which is that of every game
	doc, err := reading.Read("# "+p.Name+": what is enforced\n"+coverage, func(to string) (string, bool) { return to, strings.HasPrefix(to, "#") })
	if err != nil {
		return fmt.Errorf("coverage: %w", err)
	}
	up := []crumb{{p.Name, "index.html"}}
	return errors.Join(
		w.add(p.Key+"/handbook.html", &page{Title: "Handbook of " + p.Name, Kind: "handbook", Crumbs: up, Content: handbook}),
		w.add(p.Key+"/rulings.html", &page{Title: "Rulings of " + p.Name, Kind: "rulings", Crumbs: up, Content: rulings}),
		w.add(p.Key+"/coverage.html", &page{Title: "Coverage of " + p.Name, Kind: "guide", Crumbs: up, Content: template.HTML(doc.HTML)}),
	)
}

func rulingNumber(r *casebook.Ruling) string { return fmt.Sprintf("R%d", r.Number) }

func rulingsOf(game string, texts *casebook.Book, numbers map[string]bool) (*reader, error) {
	out := &reader{Game: game}
	for i := range texts.Rulings {
		r := &texts.Rulings[i]
		html, err := reading.Ruling(r)
		if err != nil {
			return nil, fmt.Errorf("ruling R%d: %w", r.Number, err)
		}
		number := rulingNumber(r)
		out.Sections = append(out.Sections, section{ID: number, Number: number, Text: template.HTML(refer(html, "", numbers)), Cases: known(r.Cases, texts)})
	}
	return out, nil
}

func handbookOf(game string, texts *casebook.Book, rulings map[string]bool) (*reader, error) {
	out := &reader{Game: game}
	foreword, err := reading.Markdown(texts.Foreword)
	if err != nil {
		return nil, err
	}
	if foreword != "" {
		out.Sections = append(out.Sections, section{ID: "foreword", Title: "About this handbook", Text: template.HTML(refer(foreword, "rulings.html", rulings))})
	}
	for _, c := range texts.Cases {
		e, err := texts.Entry(c.Number)
		if err != nil {
			return nil, err
		}
		html, err := reading.Case(e)
		if err != nil {
			return nil, fmt.Errorf("case %s: %w", c.Number, err)
		}
		out.Sections = append(out.Sections, section{ID: "case-" + c.Number, Number: c.Number, Title: engine.Capital(c.Title), Text: template.HTML(refer(html, "rulings.html", rulings))})
	}
	return out, nil
}

// known returns those of some cases that the handbook has.
func known(cases []string, texts *casebook.Book) []string {
	var out []string
	for _, c := range cases {
		if _, err := texts.Entry(c); err == nil {
			out = append(out, c)
		}
	}
	return out
}
