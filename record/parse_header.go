package record

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// header reads one line of the header.
func (p *parser) header() error {
	key, _ := p.src.word(0)
	key = strings.ToLower(key)
	if !slices.Contains(headings, key) {
		return p.src.failAt(0, "expected one of %s, found %s%s",
			strings.Join(headings, ", "), p.src.found(0), nearest(key, headings))
	}
	if err := p.endOwn(); err != nil {
		return err
	}
	switch key {
	case "set":
		return p.setting()
	case "seat":
		return p.seat()
	}
	if err := p.once(key); err != nil {
		return err
	}
	var err error
	switch key {
	case "game":
		p.rec.Game, err = p.only("the key of a game")
	case "rules":
		err = p.rules()
	case "pack":
		err = p.pack()
	case "own":
		err = p.startOwn()
	case "scenario":
		p.rec.Scenario, err = p.only("the key of a scenario")
	case "match":
		p.rec.Match, err = p.only("the id of a match")
	case "fork":
		err = p.fork()
	case "dice":
		err = p.dice()
	case "view":
		err = p.view()
	case "start":
		err = p.start()
	}
	return err
}

// once records the place of a line that may stand only once.
func (p *parser) once(key string) error {
	if p.rec.At[key] != 0 {
		return p.src.failAt(0, "a second %s line", key)
	}
	p.rec.At[key] = p.src.line
	return nil
}

func (p *parser) pack() (err error) {
	if p.rec.Pack, err = p.text(1, "the digest of a data pack"); err != nil {
		return err
	}
	return p.done(2)
}

// startOwn reads the line that names a players' own file.
func (p *parser) startOwn() error {
	name, err := p.name(1, "the name of a file in the pack")
	if err != nil {
		return err
	}
	if p.own, err = p.digits(2, 8); err != nil {
		return err
	}
	p.rec.Own.Name = name
	p.block = &p.file
	return p.done(3)
}

// endOwn checks the file whose lines have just been read, if there is one.
func (p *parser) endOwn() error {
	if p.own == "" {
		return nil
	}
	text := strings.Join(p.file, "\n") + "\n"
	at := &engine.TextError{File: p.src.file, Line: p.rec.At["own"], Column: 1}
	if len(text) > MostOwn {
		at.Why = fmt.Sprintf("expected a file of at most %d bytes, found %d", MostOwn, len(text))
		return at
	}
	if check := Check([]byte(text)); check != p.own {
		at.Why = fmt.Sprintf("expected the file whose check is %s, found one of %s: its text has been changed", p.own, check)
		return at
	}
	p.own, p.block, p.rec.Own.Text = "", nil, text
	return nil
}

func (p *parser) view() (err error) {
	if p.rec.View, err = p.viewer(1); err != nil {
		return err
	}
	return p.done(2)
}

// only reads a line of its key and one word.
func (p *parser) only(what string) (string, error) {
	word, err := p.name(1, what)
	if err != nil {
		return "", err
	}
	return word, p.done(2)
}

func (p *parser) rules() (err error) {
	if p.rec.Edition, err = p.text(1, "the edition of the rules in quotes"); err != nil {
		return err
	}
	if p.rec.Version, err = p.number(2, "the version of the law", 0, 1<<30); err != nil {
		return err
	}
	return p.done(3)
}

func (p *parser) setting() error {
	if len(p.src.tokens) < 2 {
		return p.src.failAt(1, "expected KEY=VALUE, found the end of the line")
	}
	key, value, ok := p.src.attr(1)
	if !ok || key == "" {
		return p.src.failAt(1, "expected KEY=VALUE, found %s", p.src.found(1))
	}
	for _, s := range p.rec.Settings {
		if s.Key == key {
			return p.src.failAt(1, "%s is set twice", key)
		}
	}
	p.rec.Settings = append(p.rec.Settings, engine.Setting{Key: key, Value: value})
	return p.done(2)
}

func (p *parser) fork() (err error) {
	if p.rec.ForkOf, err = p.name(1, "the id of a match"); err != nil {
		return err
	}
	if p.rec.ForkStep, err = p.number(2, "a step", 0, 1<<30); err != nil {
		return err
	}
	return p.done(3)
}

// noSeats lists words that may not name a seat, besides the keywords.
var noSeats = []string{"-", "draw", "observer", "nobody", "commit", "was", "key", "number", "known"}

func (p *parser) seat() error {
	name, ok := p.src.word(1)
	if !ok || name == "" {
		return p.src.failAt(1, "expected the name of a seat, found %s", p.src.found(1))
	}
	if _, twice := p.findSeat(name); twice {
		return p.src.failAt(1, "seat %s stands here twice", name)
	}
	if slices.Contains(noSeats, strings.ToLower(name)) || slices.Contains(keywords, strings.ToLower(name)) ||
		strings.ContainsAny(name, ",=|") {
		return p.src.failAt(1, "%s cannot name a seat", engine.Quote(name))
	}
	seat := Seat{Name: name}
	kind, _ := p.src.word(2)
	attrs := 3
	switch strings.ToLower(kind) {
	case "person":
		if len(p.src.tokens) > 3 {
			if _, _, isAttr := p.src.attr(3); !isAttr {
				seat.Who, attrs = p.src.tokens[3].text, 4
			}
		}
	case "bot":
		who, err := p.name(3, "what plays, such as captain")
		if err != nil {
			return err
		}
		seat.Bot, seat.Who, attrs = true, who, 4
	default:
		return p.src.failAt(2, "expected person or bot, found %s", p.src.found(2))
	}
	err := p.attrs(attrs, map[string]*string{"words": &seat.Words, "key": &seat.Key})
	p.rec.Seats = append(p.rec.Seats, seat)
	return err
}

// attrs reads the words from i on, each NAME=VALUE with one of these names.
func (p *parser) attrs(i int, into map[string]*string) error {
	for ; i < len(p.src.tokens); i++ {
		name, value, ok := p.src.attr(i)
		field := into[name]
		if !ok || field == nil {
			return p.src.failAt(i, "expected %s, found %s", attrNames(into), p.src.found(i))
		}
		*field = value
	}
	return nil
}

func attrNames(into map[string]*string) string {
	names := make([]string, 0, len(into))
	for name := range into {
		names = append(names, name+"=")
	}
	slices.Sort(names)
	return strings.Join(names, " or ")
}

// sources holds the words of a dice line, by Source.
var sources = [...]string{House: "house", Typed: "typed", Mixed: "mixed", Lab: "lab"}

func (p *parser) dice() error { return p.readDice(&p.rec.Dice, map[string]*string{}) }

// readDice reads where throws come from, with other attributes that may stand on the line.
func (p *parser) readDice(d *Dice, also map[string]*string) error {
	word, _ := p.src.word(1)
	kind := slices.Index(sources[1:], strings.ToLower(word)) + 1
	if kind == 0 {
		return p.src.failAt(1, "expected house, typed, mixed or lab, found %s", p.src.found(1))
	}
	d.Source = Source(kind)
	for d.Source != Lab {
		last := len(p.src.tokens) - 1
		known, umpire, mail := isWord(p.src.tokens[last], "known"), isWord(p.src.tokens[last], Umpire), isWord(p.src.tokens[last], "mail")
		if d.Known, d.Umpire, d.Mail = d.Known || known, d.Umpire || umpire, d.Mail || mail; !known && !umpire && !mail {
			break
		}
		p.src.tokens = p.src.tokens[:last]
	}
	number := "0"
	if d.Source != Lab {
		also["commit"] = &d.Commit
		return p.attrs(2, also)
	}
	also["key"], also["number"] = &d.Key, &number
	if err := p.attrs(2, also); err != nil {
		return err
	}
	n, err := p.numeral(1, number, "the number of a match", 0, 1<<62)
	d.Number = n
	return err
}

// isWord reports whether a token is a word, in capital letters or small ones.
func isWord(t token, word string) bool { return !t.quoted && strings.EqualFold(t.text, word) }

// start reads the line that ends the header, which must be complete.
func (p *parser) start() error {
	for _, key := range []string{"game", "rules", "pack"} {
		if p.rec.At[key] == 0 {
			return p.src.failAt(0, "expected a %s line before start", key)
		}
	}
	if len(p.rec.Seats) == 0 {
		return p.src.failAt(0, "expected a seat line before start")
	}
	p.body = true
	p.throws = &p.rec.Setup
	word, _ := p.src.word(1)
	switch strings.ToLower(word) {
	case "scenario":
		if p.rec.Scenario == "" {
			return p.src.failAt(1, "expected a scenario line before start scenario")
		}
	case "position":
		p.rec.Position = []string{}
		p.block = &p.rec.Position
	default:
		return p.src.failAt(1, "expected scenario or position, found %s", p.src.found(1))
	}
	return p.done(2)
}
