package record

import (
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/weathergage/weathergage/engine"
)

// add adds a line to the innermost open variation, or to the body.
func (p *parser) add(line Line) {
	if n := len(p.tries); n > 0 {
		try := p.tries[n-1].try
		try.Lines = append(try.Lines, line)
		return
	}
	p.rec.Lines = append(p.rec.Lines, line)
}

// close ends the variations that do not contain this line.
func (p *parser) close() {
	for n := len(p.tries); n > 0 && p.src.indent <= p.tries[n-1].indent; n-- {
		p.tries = p.tries[:n-1]
		p.throws, p.step = nil, nil
	}
}

// bodyLine reads a line of the body that is not part of a position.
func (p *parser) bodyLine() error {
	p.close()
	word, _ := p.src.word(0)
	key := strings.ToLower(word)
	if seat, ok := p.findSeat(word); ok {
		return p.choice(seat)
	}
	if !slices.Contains(keywords, key) {
		if slices.ContainsFunc(p.src.tokens, func(t token) bool { return t.text == "=" && !t.quoted }) {
			return p.throw()
		}
		return p.src.failAt(0, "expected a seat (%s), a throw (CASE SEAT 2d6 = 5 3) or one of %s, found %s%s",
			p.rec.seatNames(), strings.Join(keywords, ", "), p.src.found(0), nearest(key, keywords))
	}
	switch key {
	case "check":
		return p.check()
	case "told":
		return p.told()
	case "say": // prose does not separate a choice from its throws
		p.block = nil
		return p.say()
	}
	p.block, p.throws, p.step = nil, nil, nil
	switch key {
	case "held", "end", "result", "key":
		return p.ending(key)
	}
	if p.last != "" {
		return p.src.failAt(0, "nothing can be played after %s, found %s", p.last, p.src.found(0))
	}
	switch key {
	case "turn":
		return p.turn()
	case "at":
		return p.at()
	case "back":
		return p.back()
	case "ruling":
		return p.ruling()
	case "sitting":
		return p.sitting()
	case "sealed":
		return p.sealed()
	case "opened":
		return p.opened()
	}
	return p.try()
}

func (p *parser) turn() error {
	n, err := p.number(1, "the number of a turn", -1<<30, 1<<30)
	if err != nil {
		return err
	}
	p.add(&Turn{p.place(), n})
	return p.done(2)
}

func (p *parser) at() error {
	at := &At{Place: p.place()}
	p.block = &at.Text
	p.add(at)
	return p.done(1)
}

func (p *parser) ruling() (err error) {
	line := &Ruling{Place: p.place()}
	if line.Why, err = p.text(1, "why the umpire rules so, in quotes"); err != nil {
		return err
	}
	p.block = &line.Position
	p.add(line)
	return p.done(2)
}

// readChoice reads a choice from the words from i on.
func (p *parser) readChoice(i int, seat string) (*Step, error) {
	step := &Step{Place: p.place(), Seat: seat, Comment: p.src.comment}
	words := make([]string, 0, 8)
	for k := i; k < len(p.src.tokens); k++ {
		word, ok := p.src.word(k)
		if !ok {
			return nil, p.src.failAt(k, "a choice has no quoted words")
		}
		words = append(words, word)
		step.columns = append(step.columns, p.src.tokens[k].column)
	}
	if len(words) < 2 {
		return nil, p.src.failAt(i+1, "expected what %s does, found the end of the line", seat)
	}
	words[0] = seat
	step.Choice = strings.Join(words, " ")
	step.columns = append(step.columns, p.src.end)
	return step, nil
}

func (p *parser) choice(seat string) error {
	if p.last != "" {
		return p.src.failAt(0, "nothing can be played after %s, found %s", p.last, p.src.found(0))
	}
	step, err := p.readChoice(0, seat)
	if err != nil {
		return err
	}
	p.block, p.throws, p.step = nil, &step.Throws, step
	p.add(step)
	return nil
}

// column turns a column of Choice into one of the text.
func (s *Step) column(of int) int {
	start := 1
	for i, word := range strings.Fields(s.Choice) {
		length := utf8.RuneCountInString(word)
		if i >= len(s.columns) {
			return of
		}
		if of < start+length {
			return s.columns[i] + max(of-start, 0)
		}
		start += length + 1
	}
	if n := len(s.columns); n > 0 {
		return s.columns[n-1]
	}
	return of
}

// throw reads CASE THROWER 2d6 = 5 3 [typed|#N] or CASE THROWER draw 41 = 17
// [NAME] [typed|#N].
func (p *parser) throw() error {
	if p.throws == nil {
		return p.src.failAt(0, "a throw stands only under a choice or start")
	}
	th := Throw{Place: p.place()}
	if rule, ok := p.src.word(0); !ok {
		return p.src.failAt(0, "expected a case, found %s", p.src.found(0))
	} else if rule != "-" {
		th.Rule = engine.Case(rule)
	}
	if word, _ := p.src.word(1); word != "-" {
		seat, err := p.seatName(1)
		if err != nil {
			return err
		}
		th.Seat = seat
	}
	i, err := p.thrown(&th)
	if err != nil {
		return err
	}
	if err := p.mark(i, &th); err != nil {
		return err
	}
	*p.throws = append(*p.throws, th)
	return nil
}

// thrown reads the dice and their faces and returns the number of the next word.
func (p *parser) thrown(th *Throw) (int, error) {
	i := 3
	dice, _ := p.src.word(2)
	if strings.EqualFold(dice, "draw") {
		sides, err := p.number(3, "how many there were to draw from", 1, 1<<16-1)
		if err != nil {
			return 0, err
		}
		th.Dice, th.Sides, th.Drawn, i = 1, sides, true, 4
	} else if n, sides, ok := parseDice(dice); ok {
		th.Dice, th.Sides = n, sides
	} else {
		return 0, p.src.failAt(2, "expected dice such as 2d6 (at most %d) or draw, found %s", engine.MaxDice, p.src.found(2))
	}
	if word, _ := p.src.word(i); word != "=" {
		return 0, p.src.failAt(i, "expected =, found %s", p.src.found(i))
	}
	i++
	for k := range th.Dice {
		face, err := p.number(i, "a face", 1, th.Sides)
		if err != nil {
			return 0, p.src.failAt(i, "expected %d faces from 1 to %d, found %s", th.Dice, th.Sides, p.src.found(i))
		}
		th.Faces[k] = uint16(face)
		i++
	}
	return i, nil
}

// parseDice reads "2d6".
func parseDice(text string) (dice, sides int, ok bool) {
	n, m, found := strings.Cut(strings.ToLower(text), "d")
	dice, err := strconv.Atoi(n)
	sides, err2 := strconv.Atoi(m)
	ok = found && err == nil && err2 == nil && dice >= 1 && dice <= engine.MaxDice && sides >= 1 && sides < 1<<16
	return dice, sides, ok
}

// mark reads the name of what was drawn and how the throw is counted.
func (p *parser) mark(i int, th *Throw) error {
	word, ok := p.src.word(i)
	if ok && th.Drawn && !strings.EqualFold(word, "typed") && word[0] != '#' {
		th.Name = word
		i++
		word, ok = p.src.word(i)
	}
	switch {
	case !ok:
		if p.counts() {
			p.count++
			th.House = p.count
		}
	case strings.EqualFold(word, "typed"):
		th.Typed = true
		i++
	case word[0] == '#':
		n, err := p.numeral(i, word[1:], "# and a number", 0, 1<<30)
		if err != nil {
			return err
		}
		th.House = n
		if n > 0 && p.counts() {
			p.count = n
		}
		i++
	}
	return p.done(i)
}

// counts reports whether a throw without a number has the house's next.
func (p *parser) counts() bool { return p.rec.numbers() && len(p.tries) == 0 }

// numbers reports whether the house counts the throws of a record.
func (rec *Record) numbers() bool {
	return rec.View == "" && rec.Dice.counts()
}

func (p *parser) check() error {
	if p.step == nil {
		return p.src.failAt(0, "a check stands only under a choice")
	}
	if p.step.Check != "" {
		return p.src.failAt(0, "a second check of one choice")
	}
	var err error
	if p.step.Check, err = p.digits(1, 8); err != nil {
		return err
	}
	p.step.checked = p.src.line
	return p.done(2)
}

// told reads told CASE "SENTENCE".
func (p *parser) told() error {
	if p.step == nil || p.rec.View == "" {
		return p.src.failAt(0, "what was told stands only under a choice, and only in a seat's own record")
	}
	told := Telling{Place: p.place()}
	rule, ok := p.src.word(1)
	if !ok {
		return p.src.failAt(1, "expected a case or -, found %s", p.src.found(1))
	}
	if rule != "-" {
		told.Rule = engine.Case(rule)
	}
	var err error
	if told.Text, err = p.text(2, "what was told, in quotes"); err != nil {
		return err
	}
	p.step.Told = append(p.step.Told, told)
	return p.done(3)
}

// digits reads word i as so many bytes in hexadecimal.
func (p *parser) digits(i, bytes int) (string, error) {
	text, _ := p.src.word(i)
	if b, err := hex.DecodeString(text); err != nil || len(b) != bytes {
		return "", p.src.failAt(i, "expected %d hexadecimal digits, found %s", 2*bytes, p.src.found(i))
	}
	return strings.ToLower(text), nil
}

func (p *parser) say() error {
	who, err := p.viewer(1)
	if err != nil {
		return err
	}
	say, i := &Say{Place: p.place(), Seat: who}, 2
	if len(p.src.tokens) > 3 {
		if who == observer {
			return p.src.failAt(1, "expected a seat (%s), for who watches gives no message, found %s", p.rec.seatNames(), p.src.found(1))
		}
		if say.Number, err = p.number(2, "the number of a message", 1, 1<<30); err != nil {
			return err
		}
		i = 3
	}
	if say.Text, err = p.text(i, "what "+who+" said, in quotes"); err != nil {
		return err
	}
	p.add(say)
	return p.done(i + 1)
}

func (p *parser) back() error {
	n, err := p.number(1, "a number of choices", 1, 1<<30)
	if err != nil {
		return err
	}
	if word, _ := p.src.word(2); !strings.EqualFold(word, "by") {
		return p.src.failAt(2, "expected by, found %s", p.src.found(2))
	}
	back := &Back{Place: p.place(), N: n}
	if back.By, err = p.withdrawer(3); err != nil {
		return err
	}
	if len(p.src.tokens) > 4 {
		if word, _ := p.src.word(4); !strings.EqualFold(word, "agreed") {
			return p.src.failAt(4, "expected agreed, found %s", p.src.found(4))
		}
		for i := 5; i < max(len(p.src.tokens), 6); i++ {
			seat, err := p.seatName(i)
			if err != nil {
				return err
			}
			back.Agreed = append(back.Agreed, seat)
		}
	}
	p.add(back)
	return nil
}

func (p *parser) try() error {
	if len(p.tries) == maxDepth {
		return p.src.failAt(0, "variations may lie %d deep in one another", maxDepth)
	}
	try := &Try{Place: p.place()}
	end := 1
	if len(p.src.tokens) > 1 {
		title, err := p.name(1, "a title in quotes")
		if err != nil {
			return err
		}
		try.Title, end = title, 2
	}
	p.add(try)
	p.tries = append(p.tries, openTry{try, p.src.indent})
	return p.done(end)
}
