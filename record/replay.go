package record

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// Replayed is a replayed record: its moments, each with its position, its events and its throws. It is not
// safe for concurrent use.
type Replayed struct {
	Record  *Record
	Moments []Moment // Moments[0] is the start, before the first choice
	// Drift says where the law first differs from the record; nil if it never does. From there moments are
	// shown, not played.
	Drift *Drift

	rules  engine.Ruleset
	turn   engine.Turn
	source replaySource
	events []engine.Event
	snaps  map[int]engine.State // positions kept, by moment
	cursor int                  // the moment in which state is
	state  engine.State
	held   Moment
	buf    []byte
}

// A Moment is a match after one choice, take-back or ruling.
type Moment struct {
	Line   Line // *Step, *Back or *Ruling; nil at the start
	Choice engine.Choice
	Thrown []engine.Thrown
	Firm   bool // dice were thrown, or the chooser learned something

	from   int    // the moment in whose position the choice was made
	events [2]int // the range of its events
}

// A Drift is where a record departs from the law that replays it.
type Drift struct {
	Moment int // the first that could not be played
	Line   int // of the text
	Why    string
}

// Say returns the drift as a sentence about the record.
func (d *Drift) Say(rec *Record) string {
	if rec.View != "" {
		return "shown, not played: " + d.Why
	}
	return fmt.Sprintf("the law has changed since version %d: from line %d on the match is shown, not played: %s",
		rec.Version, d.Line, d.Why)
}

// stride is how many moments lie between two stored positions, so that stepping back and jumping are quick
// and memory is small.
const stride = 64

// Replay plays a record under rules. The error is a *engine.TextError that says where and why it failed, and
// comes with what could be played, or with nil if nothing could.
//
// Under the version of the law and the pack it was played with, every choice, throw, check, position and
// result must agree. A record of another pack, or of a newer version, is refused. A record of an older
// version, with this pack or one of Info.Former, is played as long as everything agrees; the rest, like the
// whole of a seat's own view, is shown from one written position to the next, and Drift says so.
func Replay(rules engine.Ruleset, rec *Record) (*Replayed, error) {
	return ReplayFor(context.Background(), rules, rec)
}

// ReplayFor is Replay for a caller that may give up: it stops with the error of ctx when ctx ends.
func ReplayFor(ctx context.Context, rules engine.Ruleset, rec *Record) (*Replayed, error) {
	if err := rec.fits(rules.Info()); err != nil {
		return nil, err
	}
	r := &Replayed{Record: rec, rules: rules, snaps: map[int]engine.State{}}
	r.source = replaySource{words: rules.Words(), turn: &r.turn}
	r.turn.Dice = &r.source
	r.turn.Hear = true
	if rec.View != "" {
		return r, r.show(0, 0, &engine.TextError{Why: "this is what " + rec.View + " may know"})
	}
	start, err := r.start()
	if err == nil {
		r.state = rules.Blank()
		r.state.CopyFrom(start)
		r.snaps[0] = start
		r.Moments = append(r.Moments, Moment{Thrown: r.source.thrown})
		return r, r.play(ctx)
	}
	if rec.Version == rules.Info().Version {
		return nil, err
	}
	return r, r.show(0, 0, err)
}

// Rules returns the ruleset it was replayed under.
func (r *Replayed) Rules() engine.Ruleset { return r.rules }

// fits returns why the record cannot be replayed under a ruleset at all, or nil.
func (rec *Record) fits(in *engine.Info) error {
	names := make([]string, len(rec.Seats))
	for i := range rec.Seats {
		names[i] = rec.Seats[i].Name
	}
	switch {
	case rec.Game != in.Key:
		return rec.fault(rec.At["game"], 1, "the record is of %s, and these are the rules of %s", rec.Game, in.Key)
	case rec.Version > in.Version:
		return rec.fault(rec.At["rules"], 1,
			"the record was played under version %d of the law, and this program knows up to %d: a newer program wrote it",
			rec.Version, in.Version)
	case !rec.hasPackOf(in):
		return rec.fault(rec.At["pack"], 1, "the record was played with pack %s, and this is pack %s", rec.Pack, in.Pack)
	case rec.Version == in.Version && rec.Edition != in.Rules:
		return rec.fault(rec.At["rules"], 1, "the record was played under edition %s, and these are the rules of %q",
			engine.Quote(rec.Edition), in.Rules)
	case !slices.Equal(names, in.Seats):
		return rec.fault(rec.At["start"], 1, "expected the seats %v in this order, found %v", in.Seats, names)
	}
	return nil
}

// hasPackOf reports whether a record was played with the pack of a ruleset or, under an older version, with a
// pack released then. No list has the digest of a pack with a player's own scenario: for such a record only
// the version counts.
func (rec *Record) hasPackOf(in *engine.Info) bool {
	switch {
	case rec.Pack == in.Pack:
		return true
	case rec.Version == in.Version:
		return false
	}
	return slices.Contains(in.Former, rec.Pack) || rec.Own.Name != "" && len(in.Former) > 0
}

func (rec *Record) fault(line, column int, why string, args ...any) *engine.TextError {
	return &engine.TextError{File: rec.File, Line: max(line, 1), Column: max(column, 1), Why: fmt.Sprintf(why, args...)}
}

// start sets up the match.
func (r *Replayed) start() (engine.State, error) {
	rec := r.Record
	if rec.Position != nil {
		s, err := r.parse(rec.Position, rec.At["start"])
		if err == nil && len(rec.Setup) > 0 {
			err = rec.fault(rec.Setup[0].Line(), 1, "a match that starts from a position has no throws of set-up")
		}
		return s, err
	}
	r.turn.Reset()
	r.source.reset(rec, rec.Setup, nil)
	var s engine.State
	var err error
	done := engine.Attempt(&r.turn, func() { s, err = r.rules.Setup(rec.Scenario, rec.Settings, &r.turn) })
	if err != nil {
		return nil, rec.fault(rec.At["scenario"], 1, "%v", err)
	}
	if why := r.source.why(rec, &r.turn, done, rec.At["start"]); why != nil {
		return nil, why
	}
	return s, nil
}

// parse reads a position whose text begins on the line after the given one.
func (r *Replayed) parse(text []string, line int) (engine.State, error) {
	r.buf = r.buf[:0]
	for _, l := range text {
		r.buf = append(append(r.buf, l...), '\n')
	}
	s, _, err := r.rules.ParsePosition(r.buf)
	if err == nil {
		return s, nil
	}
	if fault, ok := err.(*engine.TextError); ok {
		return nil, r.Record.fault(line+fault.Line, fault.Column, "%s", fault.Why)
	}
	return nil, r.Record.fault(line, 1, "%v", err)
}

// play carries out the lines of the record in order.
func (r *Replayed) play(ctx context.Context) error {
	for i, line := range r.Record.Lines {
		err := ctx.Err()
		if err != nil {
			return err
		}
		last := len(r.Moments) - 1
		switch line := line.(type) {
		case *Step:
			err = r.step(line)
		case *Back:
			err = r.back(line)
		case *Ruling:
			err = r.rule(line)
		case *At:
			err = r.compare(line)
			last-- // the position of this moment itself is in doubt
		}
		if err == nil {
			continue
		}
		if r.Record.Version < r.rules.Info().Version {
			return r.show(i, last, err)
		}
		return err
	}
	return r.finish()
}

// step plays one choice.
func (r *Replayed) step(step *Step) error {
	m, err := r.try(step)
	if err == nil && step.Check != "" {
		if check := r.check(); check != step.Check {
			err = r.Record.fault(step.checked, 1, "the position after %s has check %s, and the record says %s",
				engine.Quote(step.Choice), check, step.Check)
		}
	}
	if err != nil {
		r.rewind()
		return err
	}
	r.keep(m)
	return nil
}

func (r *Replayed) check() string { return Check(r.text()) }

// text returns the position as the record would write it: under a newer law that changed nothing, only the
// version in the position differs.
func (r *Replayed) text() []byte {
	r.buf = r.rules.FormatPosition(r.buf[:0], r.state)
	if now := r.rules.Info().Version; now != r.Record.Version {
		r.buf = bytes.Replace(r.buf, fmt.Appendf(nil, "\ngame %s %d\n", r.Record.Game, now),
			fmt.Appendf(nil, "\ngame %s %d\n", r.Record.Game, r.Record.Version), 1)
	}
	return r.buf
}

// rewind restores the position of the cursor after a failed attempt.
func (r *Replayed) rewind() {
	n := r.cursor
	r.cursor = -1
	r.seek(n)
}

// keep adds a moment whose position is state.
func (r *Replayed) keep(m Moment) {
	r.Moments = append(r.Moments, m)
	r.cursor = len(r.Moments) - 1
	if _, step := m.Line.(*Step); !step || r.cursor%stride == 0 {
		s := r.rules.Blank()
		s.CopyFrom(r.state)
		r.snaps[r.cursor] = s
	}
}

// try applies the choice of a step to state, which is spoilt if it fails.
func (r *Replayed) try(step *Step) (Moment, error) {
	m := Moment{Line: step, from: r.cursor, events: [2]int{len(r.events), len(r.events)}}
	rec := r.Record
	c, bad := engine.ParseChoiceIn(r.state, r.rules.Info(), r.rules.Words(), step.Choice)
	if bad != nil {
		return m, rec.fault(step.Line(), step.column(bad.Column), "%s", bad.Why)
	}
	m.Choice = c
	if ill := r.state.Check(c); !ill.OK() {
		return m, rec.fault(step.Line(), step.column(1), "%s is refused: %s", engine.Quote(step.Choice),
			engine.Refuse(r.rules.Info(), r.rules.Words(), r.state, c, ill))
	}
	r.turn.Reset()
	r.source.reset(rec, step.Throws, r.state)
	done := engine.Try(r.state, c, &r.turn)
	m.Thrown = r.source.thrown
	if err := r.source.why(rec, &r.turn, done, step.Line()); err != nil {
		return m, err
	}
	r.events = append(r.events, r.turn.Events...)
	m.events[1] = len(r.events)
	m.Firm = r.turn.Firm || r.turn.Out.Has(c.Seat)
	return m, nil
}

// hold tries the choice whose dice were not all thrown.
func (r *Replayed) hold() error {
	step := r.Record.Held
	m, err := r.try(step)
	r.rewind()
	if err == nil {
		return r.Record.fault(step.Line(), 1, "%s is held, and all its dice are there", engine.Quote(step.Choice))
	}
	if !r.source.waits() {
		return err
	}
	r.held = m
	return nil
}

// Held returns the choice whose dice were not all thrown when the record was written, with the faces given so
// far, for engine.Session.Hold.
func (r *Replayed) Held() (engine.Choice, []engine.Thrown, bool) {
	return r.held.Choice, r.held.Thrown, r.held.Line != nil
}

// Events returns the events of moment n, for all seats. They belong to r.
func (r *Replayed) Events(n int) []engine.Event {
	span := r.Moments[n].events
	return r.events[span[0]:span[1]]
}

// State returns the position of moment n, from 0. It belongs to r and is valid until the next call: copy it
// to keep it. From a drift on it is the last position written in the record before that moment.
func (r *Replayed) State(n int) engine.State {
	if r.Drift == nil || n < r.Drift.Moment {
		r.seek(n)
		return r.state
	}
	for n >= r.Drift.Moment && r.snaps[n] == nil {
		n = r.Moments[n].from
	}
	if n < r.Drift.Moment {
		r.seek(n)
		return r.state
	}
	return r.snaps[n]
}

// seek sets state to the position of moment n, played from the nearest stored position or from state if that
// is on the way.
func (r *Replayed) seek(n int) {
	var path []int
	for n != r.cursor && r.snaps[n] == nil {
		path = append(path, n)
		n = r.Moments[n].from
	}
	if n != r.cursor {
		r.state.CopyFrom(r.snaps[n])
		r.cursor = n
	}
	r.turn.Hear = false
	for _, n := range slices.Backward(path) {
		m := &r.Moments[n]
		r.turn.Reset()
		r.turn.Dice = dice.NewReplay(m.Thrown)
		if !engine.Try(r.state, m.Choice, &r.turn) {
			panic("record: a choice that was replayed once is not lawful now")
		}
		r.cursor = n
	}
	r.turn.Hear = true
	r.turn.Dice = &r.source
}
