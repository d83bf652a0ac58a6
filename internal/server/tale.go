package server

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// A tale is what has already been played on a new board: its main line, then its variations.
type tale struct {
	setup []engine.Thrown
	said  []match.Note // at the start
	steps []told
	main  int // length of the main line
	end   *record.End
	from  []string // the position in which it begins, if an umpire has ruled it; or nil
}

// told is one choice of a tale.
type told struct {
	after  int // the number of the choice that it follows, from 1; 0 is the start
	line   int // for a variation's choice, its line in the record
	choice engine.Choice
	thrown []engine.Thrown
	said   []match.Note
	title  string // of the variation that it begins
}

// variation is one that is still to be read, and the number of the choice that it follows.
type variation struct {
	after int
	title string
	lines []record.Line
}

// read reads a record up to moment n.
func (t *tale) read(rules engine.Ruleset, played *record.Replayed, n int) error {
	rec, i := played.Record, 0
	var tries []variation
	for _, line := range rec.Lines {
		switch line := line.(type) {
		case *record.Step:
			if i++; i <= n {
				m := &played.Moments[i]
				t.steps = append(t.steps, told{after: len(t.steps), choice: m.Choice, thrown: record.Unnumbered(m.Thrown)})
			}
		case *record.Back:
			if i++; i <= n {
				t.steps = t.steps[:max(len(t.steps)-line.N, 0)]
				tries = slices.DeleteFunc(tries, func(v variation) bool { return v.after > len(t.steps) })
			}
		case *record.Ruling:
			if i++; i <= n {
				*t, tries = tale{from: line.Position}, nil
			}
		case *record.Say:
			if i <= n {
				t.say(rules, line)
			}
		case *record.Try:
			if i <= n {
				tries = append(tries, variation{len(t.steps), line.Title, line.Lines})
			}
		}
	}
	t.main = len(t.steps)
	for len(tries) > 0 {
		first := tries[0]
		tries = tries[1:]
		more, err := t.try(rules, rec, first)
		if err != nil {
			return err
		}
		tries = append(tries, more...)
	}
	return nil
}

// try reads a variation, and returns those within it.
func (t *tale) try(rules engine.Ruleset, rec *record.Record, v variation) (within []variation, err error) {
	after := v.after
	for _, line := range v.lines {
		switch line := line.(type) {
		case *record.Step:
			c, bad := engine.ParseChoice(rules.Info(), rules.Words(), line.Choice)
			if bad != nil {
				return nil, fmt.Errorf("line %d: %s", line.Line(), bad.Why)
			}
			t.steps = append(t.steps, told{after: after, line: line.Line(), choice: c, thrown: record.Unnumbered(rec.Thrown(line)), title: v.title})
			after, v.title = len(t.steps), ""
		case *record.Say:
			if after > v.after {
				t.say(rules, line)
			}
		case *record.Try:
			within = append(within, variation{after, line.Title, line.Lines})
		}
	}
	return within, nil
}

// say adds a remark after the choice that was read last.
func (t *tale) say(rules engine.Ruleset, line *record.Say) {
	seat, ok := rules.Info().FindSeat(line.Seat)
	if !ok || line.Number > 0 {
		return
	}
	to := &t.said
	if n := len(t.steps); n > 0 {
		to = &t.steps[n-1].said
	}
	*to = append(*to, match.Note{Seat: seat, Text: line.Text})
}

// mostTogether is how many entries of a tale are stored in one transaction: the next choice of a match in
// play waits for no more than that.
const mostTogether = 256

// A gathering journal collects the entries of a tale and stores them together at its end.
type gathering struct {
	match.Journal
	entries []match.Entry
	done    bool
}

// Append collects an entry during the tale, and stores it afterwards.
func (g *gathering) Append(e match.Entry) error { return g.AppendAll([]match.Entry{e}) }

// AppendAll collects entries during the tale, and stores them afterwards.
func (g *gathering) AppendAll(all []match.Entry) error {
	if g.done {
		return g.Journal.AppendAll(all)
	}
	g.entries = append(g.entries, all...)
	return nil
}

// Since returns the entries with numbers above n.
func (g *gathering) Since(n int) ([]match.Entry, error) {
	if g.done {
		return g.Journal.Since(n)
	}
	return slices.Clone(g.entries[min(n, len(g.entries)):]), nil
}

// keep stores the collected entries. Until then nobody has the links of the match.
func (g *gathering) keep() error {
	for part := range slices.Chunk(g.entries, mostTogether) {
		if err := g.Journal.AppendAll(part); err != nil {
			return err
		}
	}
	g.entries, g.done = nil, true
	return nil
}

// A retold source makes the throws of a tale, and after it those of then.
type retold struct {
	now  *dice.Replay // nil after the tale
	then engine.Dice
}

// Throw makes the next throw of the tale, and after it the next of then.
func (d *retold) Throw(t engine.Throw) (engine.Faces, bool) {
	if d.now != nil {
		return d.now.Throw(t)
	}
	return d.then.Throw(t)
}

// Count returns the house's count of throws; 0 during a tale.
func (d *retold) Count() int {
	if d.now != nil {
		return 0
	}
	if c, ok := d.then.(engine.Counter); ok {
		return c.Count()
	}
	return 0
}

// Resume sets the house's count after a restart.
func (d *retold) Resume(count int) error {
	if c, ok := d.then.(interface{ Resume(int) error }); ok {
		return c.Resume(count)
	}
	return errors.New("these dice cannot be resumed")
}

// tell plays the main line of a tale and plants its variations, until ctx ends.
func (t *tale) tell(ctx context.Context, m *match.Match, d *retold) error {
	at := make([]int, len(t.steps)+1) // the nodes of the choices, by their numbers
	if err := sayAll(m, t.said); err != nil {
		return err
	}
	for i := range t.steps {
		err := ctx.Err()
		switch step := &t.steps[i]; {
		case err != nil:
		case i < t.main:
			err = step.play(m, d)
			at[i+1] = m.Here()
		default:
			at[i+1], err = step.plant(m, at[step.after])
		}
		if err != nil {
			return err
		}
	}
	d.now = nil
	return t.ends(m)
}

// play plays a choice of the main line.
func (s *told) play(m *match.Match, d *retold) error {
	d.now = dice.NewReplay(s.thrown)
	at, _ := m.At(s.choice.Seat)
	if n, err := m.Play(s.choice.Seat, at, s.choice); err != nil || n != 1 {
		return s.fails(err)
	}
	return sayAll(m, s.said)
}

// plant adds a choice of a variation, and returns its node.
func (s *told) plant(m *match.Match, after int) (int, error) {
	n, err := m.Plant(after, s.choice, s.thrown)
	if err != nil {
		return 0, s.fails(err)
	}
	for _, note := range s.said {
		if err := m.Annotate(n, note); err != nil {
			return 0, err
		}
	}
	if s.title != "" { // a variation that repeats what was played has no name of its own
		if err := m.Name(s.choice.Seat, n, s.title); err != nil && !errors.Is(err, match.ErrTitle) {
			return 0, err
		}
	}
	return n, nil
}

// fails returns the error that a choice of a record cannot be replayed.
func (s *told) fails(err error) error {
	why := errors.New("the record cannot be replayed")
	if s.line > 0 {
		why = fmt.Errorf("line %d: this choice of a variation cannot be played there", s.line)
	}
	return errors.Join(why, err)
}

// sayAll repeats what seats said.
func sayAll(m *match.Match, said []match.Note) error {
	for _, n := range said {
		if err := m.Say(n.Seat, n.Text); err != nil && !errors.Is(err, match.ErrTalked) {
			return err
		}
	}
	return nil
}

// ends ends the match as the tale did, if not by the rules.
func (t *tale) ends(m *match.Match) error {
	if t.end == nil {
		return nil
	}
	seat, _ := m.Rules().Info().FindSeat(t.end.Seat)
	switch t.end.How {
	case record.Conceded, record.TimedOut:
		return m.Concede(seat)
	case record.Agreed:
		if err := m.OfferDraw(0); err != nil {
			return err
		}
		return m.Answer(1, true)
	}
	return nil
}
