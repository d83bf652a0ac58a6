package record

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/plain"
)

// Fork begins a record of a new match from moment n of a replayed one: in its position, with the same law,
// scenario and settings, an unnamed person in every seat and no dice yet, but for the real ones of an umpire. match is the id of the new match.
func (r *Replayed) Fork(n int, match string) (*Record, error) {
	rec := r.Record
	if n < 0 || n >= len(r.Moments) {
		return nil, rec.fault(rec.At["start"], 1, "expected a step from 0 to %d, found %d", len(r.Moments)-1, n)
	}
	if d := r.Drift; d != nil && n >= d.Moment {
		return nil, rec.fault(d.Line, 1, "no match can be forked from step %d: %s", n, d.Why)
	}
	in := r.rules.Info()
	fork := New(in, rec.Scenario, rec.Settings, match)
	fork.ForkOf, fork.ForkStep = rec.Match, n
	if rec.Match == "" {
		fork.ForkOf = "unnamed"
	}
	fork.Position = splitLines(r.rules.FormatPosition(nil, r.State(n)))
	fork.Lines = rec.Messages(n)
	if rec.LastDice().Umpire {
		fork.Dice = Dice{Source: Typed, Umpire: true}
	}
	return fork, nil
}

// Messages returns all messages written by moment n: a match that continues from there begins with them,
// because its position has only their numbers.
func (rec *Record) Messages(n int) []Line {
	var out []Line
	for _, line := range rec.Lines {
		switch line := line.(type) {
		case *Step, *Back, *Ruling:
			n--
		case *Say:
			if line.Number > 0 && n >= 0 {
				out = append(out, &Say{Seat: line.Seat, Number: line.Number, Text: line.Text})
			}
		}
	}
	return out
}

// A Head says what a text is, before the whole of it is read.
type Head struct {
	Match bool   // a match record; else a position
	Form  int    // of the text
	Game  string // key of the ruleset

	at engine.TextError // where the game is named
}

// NoGame returns err, which says that no such game is known, at the place that names the game: a
// *engine.TextError.
func (h Head) NoGame(err error) error {
	at := h.at
	at.Why = err.Error()
	return &at
}

// ReadHead reads the beginning of a text: "weathergage match 1" or "weathergage position 1", and the line
// that names the game. The error is a *engine.TextError.
func ReadHead(file string, text []byte) (Head, error) {
	var h Head
	src := source{file: file}
	fail := func() (Head, error) {
		return Head{}, src.failAt(0, `expected "weathergage match 1" or "weathergage position 1" and a line "game KEY", found %s`,
			src.found(0))
	}
	titled := false
	text = plain.Body(text, "weathergage ")
	for line := range strings.SplitSeq(string(text), "\n") {
		src.line++
		if err := src.scan(strings.TrimRight(line, "\r")); err != nil {
			return Head{}, err
		}
		if len(src.tokens) == 0 {
			continue
		}
		first, _ := src.word(0)
		second, ok := src.word(1)
		if titled && strings.EqualFold(first, "game") && ok {
			h.Game = second
			h.at = engine.TextError{File: file, Line: src.line, Column: src.tokens[1].column}
			return h, nil
		}
		if titled {
			if h.Match {
				continue
			}
			return fail()
		}
		p := parser{src: src}
		form, err := p.number(2, "the number of a form", 1, 1<<30)
		if first != "weathergage" || second != "match" && second != "position" || err != nil {
			return fail()
		}
		h.Match, h.Form, titled = second == "match", form, true
	}
	return fail()
}
