package lab

import (
	"bytes"
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// Counts is what a [Summary] is computed from, of any number of an experiment's matches: all of them, or those of a piece.
// Counts of different matches are merged in any order. As JSON they hold only whole numbers, and the same counts are
// always the same bytes.
type Counts struct {
	Matches int         `json:"matches"`
	Endings map[Way]int `json:"endings"` // how many matches ended so
	Choices map[int]int `json:"choices"` // how many had so many choices
	Turns   map[int]int `json:"turns"`   // how many ended in that turn
	Fired   Fired       `json:"fired"`   // in those of them that were recorded, which follow from the experiment
}

// A Way is how a match ends. As text it is the winner's number, or - for a draw, the level and the case, with blanks between
// them.
type Way struct {
	Winner engine.Seat // or engine.NoSeat
	Level  int
	Rule   engine.Case
}

// MarshalText returns the way as text.
func (w Way) MarshalText() ([]byte, error) {
	winner := "-"
	if w.Winner != engine.NoSeat {
		winner = fmt.Sprint(int(w.Winner))
	}
	return fmt.Appendf(nil, "%s %d %s", winner, w.Level, w.Rule), nil
}

// UnmarshalText reads it.
func (w *Way) UnmarshalText(text []byte) error {
	winner, rest, _ := bytes.Cut(text, []byte(" "))
	level, rule, ok := bytes.Cut(rest, []byte(" "))
	*w = Way{Winner: engine.NoSeat, Rule: engine.Case(rule)}
	if string(winner) != "-" {
		if _, err := fmt.Sscan(string(winner), &w.Winner); err != nil {
			return fmt.Errorf("expected the number of a seat, found %q", text)
		}
	}
	if _, err := fmt.Sscan(string(level), &w.Level); err != nil || !ok {
		return fmt.Errorf("expected winner, level and case, found %q", text)
	}
	return nil
}

// Counts returns the counts of all matches of a result.
func (r *Result) Counts() *Counts {
	c := new(Counts)
	c.Merge(&Counts{Fired: r.Fired})
	for i := range r.Matches {
		m := &r.Matches[i]
		c.Matches++
		c.Endings[Way{m.Outcome.Winner, int(m.Outcome.Level), m.Outcome.Rule}]++
		c.Choices[m.Choices]++
		c.Turns[m.Turns]++
	}
	return c
}

// Merge adds the counts of other matches.
func (c *Counts) Merge(other *Counts) {
	c.Matches += other.Matches
	ready(&c.Endings)
	ready(&c.Choices)
	ready(&c.Turns)
	sum(c.Endings, other.Endings)
	sum(c.Choices, other.Choices)
	sum(c.Turns, other.Turns)
	c.Fired.add(&other.Fired)
}

// Part returns the experiment of some of its matches. Which of them are recorded does not depend on how it is cut.
func (x *Experiment) Part(first, matches int) Experiment {
	part, whole := *x, *x
	part.First, part.Matches, part.Recorded, part.of = first, matches, 0, &whole
	return part
}
