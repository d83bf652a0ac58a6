package record

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// ending reads one of the lines that end a record.
func (p *parser) ending(key string) error {
	if len(p.tries) > 0 {
		return p.src.failAt(0, "%s cannot stand in a variation", key)
	}
	if err := p.once(key); err != nil {
		return err
	}
	p.last = key
	switch key {
	case "held":
		word, _ := p.src.word(1)
		if _, err := p.seatName(1); err != nil {
			return err
		}
		seat, _ := p.findSeat(word)
		step, err := p.readChoice(1, seat)
		if err != nil {
			return err
		}
		p.rec.Held, p.throws = step, &step.Throws
		return nil
	case "end":
		return p.end()
	case "result":
		return p.result()
	}
	key, err := p.only("the house's secret")
	p.rec.Key = key
	return err
}

// ends holds the words of an end line, by How.
var ends = [...]string{Conceded: "concede", Agreed: "draw", TimedOut: "time", Adjourned: "adjourn"}

func (p *parser) end() error {
	word, _ := p.src.word(1)
	how := slices.Index(ends[:], strings.ToLower(word))
	if how < 0 {
		return p.src.failAt(1, "expected concede, draw, time or adjourn, found %s", p.src.found(1))
	}
	p.rec.End = &End{Place: p.place(), How: How(how)}
	if !p.rec.End.hasSeat() {
		return p.done(2)
	}
	seat, err := p.seatName(2)
	if err != nil {
		return err
	}
	p.rec.End.Seat = seat
	return p.done(3)
}

func (e *End) hasSeat() bool { return e.How == Conceded || e.How == TimedOut }

// result reads result WINNER|draw [CASE] [level=N] [score=N,N,...].
func (p *parser) result() error {
	r := &Result{Place: p.place()}
	word, _ := p.src.word(1)
	if !strings.EqualFold(word, "draw") {
		seat, err := p.seatName(1)
		if err != nil {
			return p.src.failAt(1, "expected draw or a seat (%s), found %s", p.rec.seatNames(), p.src.found(1))
		}
		r.Winner = seat
	}
	i := 2
	if word, ok := p.src.word(2); ok && !strings.Contains(word, "=") {
		r.Rule = engine.Case(word)
		i++
	}
	level, score := "0", ""
	if err := p.attrs(i, map[string]*string{"level": &level, "score": &score}); err != nil {
		return err
	}
	var err error
	if r.Level, err = p.numeral(i, level, "a level", 0, 255); err != nil {
		return err
	}
	p.rec.Result = r
	if score == "" {
		return nil
	}
	for _, text := range strings.Split(score, ",") {
		n, err := strconv.ParseInt(text, 10, 32)
		if err != nil || len(r.Score) == len(engine.Outcome{}.Score) {
			return p.src.failAt(len(p.src.tokens)-1, "expected up to %d whole numbers in score=, found %s",
				len(engine.Outcome{}.Score), engine.Quote(score))
		}
		r.Score = append(r.Score, int32(n))
	}
	return nil
}
