package server

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
)

var lineKinds = map[match.LineKind]string{
	match.Told: "event", match.Chosen: "event", match.Dice: "event", match.Said: "say", match.Called: "house",
}

// mostLines is the most lines of a log in one answer: more than any match that was only played has.
const mostLines = 6000

// lines draws the lines of a log that came with views after since. The throws that led to an event stand with
// its line.
func (d *drawer) lines(log []match.Line, since int) []line {
	out := []line{}
	if n := len(log) - mostLines; n > 0 {
		log = log[n:]
		if log[0].At > since {
			out = append(out, line{Step: log[0].At, Turn: log[0].Turn, Phase: log[0].Phase, Kind: lineKinds[match.Called],
				Seat: -1, Text: "Older lines are not shown here. The record has them.", Throws: []throw{}})
		}
	}
	var held []throw
	ordered, answer := false, ""
	for i := range log {
		l := &log[i]
		if l.At <= since {
			continue
		}
		if l.Ordered {
			ordered, answer = true, l.Answer
		}
		text := l.Text
		if l.Kind == match.Dice && leadsNowhere(log[i:]) {
			out = append(out, d.decided(l))
			continue
		}
		if l.Kind == match.Dice {
			held = append(held, d.throw(l.Thrown))
			if i+1 < len(log) && log[i+1].At == l.At && (log[i+1].Kind == match.Told || log[i+1].Kind == match.Dice) {
				continue
			}
			text = drawnInAll(text, held)
		}
		held = slices.DeleteFunc(held, func(th throw) bool { return th.Drawn != "" && strings.Contains(text, th.Drawn) })
		out = append(out, line{
			Step: l.At, Turn: l.Turn, Phase: l.Phase, Kind: lineKinds[l.Kind], Seat: asjson.Seat(l.Seat),
			Text: text, Rule: string(l.Rule), Throws: list(held), Shot: d.shot(l), Met: d.met(l), Moved: d.moved(l),
			Fell: d.name(l.Fell), Order: l.Order, Ordered: ordered, Answer: answer, Back: l.Back, Undoes: l.Undoes, Known: l.Known, Whole: l.Whole, Head: l.Head, By: l.By,
		})
		held, ordered, answer = nil, false, ""
	}
	return out
}

// decided returns the line of a throw that no event tells of: what it decided, and for whom.
func (d *drawer) decided(l *match.Line) line {
	th := &l.Thrown.Throw
	return line{Step: l.At, Turn: l.Turn, Phase: l.Phase, Kind: lineKinds[match.Told], Seat: asjson.Seat(l.Seat),
		Text: engine.Deciding(d.rules, *th), Rule: string(th.Rule), Throws: []throw{d.throw(l.Thrown)}}
}

// beginsTurn matches a line that says no more than that a turn begins.
var beginsTurn = regexp.MustCompile(`^\pL+ \d+(?: begins)?\.$`)

// leadsNowhere reports whether all that follows the first line, a throw, in the same view is other throws and then the
// beginning of a turn, which rests on another case.
func leadsNowhere(log []match.Line) bool {
	th := &log[0].Thrown.Throw
	for i := range log[1:] {
		l := &log[1+i]
		if l.At != log[0].At || l.Kind != match.Dice {
			return l.At == log[0].At && !th.Drawn && l.Rule != th.Rule && beginsTurn.MatchString(l.Text)
		}
	}
	return false
}

// drawnInAll returns the text of a line of throws that led to no event and ends in a draw, with all that was drawn in
// place of the last.
func drawnInAll(text string, throws []throw) string {
	what, ok := strings.CutSuffix(text, throws[len(throws)-1].Drawn)
	if !ok {
		return text
	}
	var titles []string
	for _, th := range throws {
		if th.Drawn != "" {
			titles = append(titles, th.Drawn)
		}
	}
	return what + engine.Listed(titles)
}

func (d *drawer) moved(l *match.Line) *moved {
	e := &l.Moved
	if e.Kind != engine.Moved {
		return nil
	}
	return &moved{d.name(e.About), e.N[0], e.N[1], e.N[2], e.N[3]}
}

func (d *drawer) met(l *match.Line) *met {
	if l.Met.A == engine.NoObject {
		return nil
	}
	return &met{d.name(l.Met.A), d.name(l.Met.B), l.Met.Time}
}

func (d *drawer) shot(l *match.Line) *shot {
	if l.Shot.To == engine.NoObject {
		return nil
	}
	to := &shot{From: d.name(l.Shot.From), To: d.name(l.Shot.To)}
	if l.Shot.Timed {
		to.Told = &fired{l.Shot.When, l.Shot.Hit}
	}
	return to
}

func (d *drawer) throw(th *engine.Thrown) throw {
	to := throw{
		Dice: fmt.Sprintf("%dd%d", th.Throw.Dice, th.Throw.Sides), Seat: asjson.Seat(th.Throw.Seat),
		Faces: th.Faces[:th.Throw.Dice], Rule: string(th.Throw.Rule), Typed: d.typed && th.House == 0,
	}
	if th.Throw.Drawn {
		to.Dice = "draw"
	}
	if th.Drawn != engine.NoObject {
		to.Drawn = d.words.Title(th.Drawn)
	}
	return to
}

func (d *drawer) need(v *match.View) *need {
	th := &v.Dice.Throw
	to := &need{
		Dice: int(th.Dice), Sides: int(th.Sides), Rule: string(th.Rule), Seat: asjson.Seat(th.Seat),
		Call:  strings.TrimSuffix(engine.Call(d.rules, *th), " ("+string(th.Rule)+")"), // the page has the case as a link
		Drawn: []inBag{}, Lines: []line{}, Given: v.Given, Sums: drawSums(v.Sums),
	}
	for i, o := range v.Dice.Draws {
		if v.Dice.IsLeft(i + 1) {
			to.Drawn = append(to.Drawn, inBag{i + 1, d.words.Title(o)})
		}
	}
	to.Lines = d.soFar(v)
	return to
}

// soFar returns what the last roll of a choice that waits for more did; before the first roll, what was
// reported last.
func (d *drawer) soFar(v *match.View) []line {
	out, first := []line{}, max(len(v.Dice.Events)-3, 0)
	var rolled []throw // stand with the first line after them
	if n := len(v.Rolled) - 1; n >= 0 {
		first = min(v.Rolled[n].Told, len(v.Dice.Events))
		rolled = []throw{d.throw(&v.Rolled[n])}
		if !slices.ContainsFunc(v.Dice.Events[first:], func(e engine.Event) bool { return e.See.Has(v.Seat) }) {
			return append(out, line{Step: v.At, Kind: "event", Seat: asjson.Seat(v.Dice.Throw.Seat), Text: engine.Deciding(d.rules, v.Rolled[n].Throw),
				Rule: string(v.Rolled[n].Throw.Rule), Throws: rolled})
		}
	}
	for i, e := range v.Dice.Events[first:] {
		if e.See.Has(v.Seat) && !v.Known[first+i] {
			out = append(out, line{
				Step: v.At, Kind: "event", Seat: asjson.Seat(v.Dice.Throw.Seat), Rule: string(e.Rule),
				Text: string(d.rules.Tell(nil, e)), Throws: list(rolled),
			})
			rolled = nil
		}
	}
	return out
}
