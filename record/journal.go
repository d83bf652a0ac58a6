package record

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// FormatThrows writes throws of a match one a line, as they stand under a choice, each throw of the house
// with its number, so that they can be read without the rest.
func FormatThrows(rules engine.Ruleset, rec *Record, thrown []engine.Thrown) string {
	f := formatter{rec: rec}
	last := rec.LastDice()
	f.throws(written(rules, rec, &last, thrown), 0)
	return string(f.buf)
}

// ParseThrows reads what FormatThrows wrote, for dice.Replay.
func ParseThrows(rec *Record, text string) ([]engine.Thrown, error) {
	var throws []Throw
	p := parser{rec: &Record{Seats: rec.Seats}, throws: &throws}
	for line := range strings.Lines(text) {
		p.src.line++
		if err := p.src.scan(strings.TrimSpace(line)); err != nil {
			return nil, err
		}
		if len(p.src.tokens) < 5 {
			return nil, fmt.Errorf("expected a throw, such as 6.2 A 2d6 = 6 1, found %s", engine.Quote(line))
		}
		if err := p.throw(); err != nil {
			return nil, err
		}
	}
	source := replaySource{}
	source.reset(rec, throws, nil)
	return source.thrown, nil
}

// NewStep returns a choice with its throws as a line of a record.
func NewStep(rules engine.Ruleset, rec *Record, c engine.Choice, thrown []engine.Thrown) *Step {
	return (&Recorder{record: rec, rules: rules, dice: rec.LastDice()}).step(c, thrown)
}

// Unnumbered returns throws without their numbers, because the house does not make them now.
func Unnumbered(thrown []engine.Thrown) []engine.Thrown {
	out := slices.Clone(thrown)
	for i := range out {
		out[i].House = 0
	}
	return out
}

// Thrown returns the throws of a step of the record, for dice.Replay.
func (rec *Record) Thrown(step *Step) []engine.Thrown {
	source := replaySource{}
	source.reset(rec, step.Throws, nil)
	return source.thrown
}

// Remark adds a line of comment.
func (r *Recorder) Remark(text string) {
	r.record.Lines = append(r.record.Lines, &Comment{Text: text})
}

// Position adds the whole position s, from which the match continues although the law does not lead there
// from the lines before.
func (r *Recorder) Position(s engine.State) {
	r.turn = -1
	r.moment(s)
	r.loose = len(r.record.Lines)
}
