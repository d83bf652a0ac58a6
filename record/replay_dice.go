package record

import (
	"strconv"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A replaySource answers with the throws of one choice and compares what was drawn with what the record says.
type replaySource struct {
	words  *engine.Words
	turn   *engine.Turn // the turn that throws
	throws []Throw      // as written down
	thrown []engine.Thrown
	replay dice.Replay
	state  engine.State // the position in which dice are thrown; nil in set-up
	drawn  string       // what was drawn instead of what the record says, or ""
}

// reset prepares the source for the throws of one choice.
func (s *replaySource) reset(rec *Record, throws []Throw, state engine.State) {
	s.throws, s.state, s.drawn, s.thrown = throws, state, "", nil
	if len(throws) > 0 {
		s.thrown = make([]engine.Thrown, len(throws))
	}
	for i := range throws {
		th := &throws[i]
		s.thrown[i] = engine.Thrown{
			Throw: engine.Throw{
				Seat: rec.seat(th.Seat), Dice: uint8(th.Dice), Sides: uint16(th.Sides),
				Drawn: th.Drawn, Rule: th.Rule,
			},
			Faces: th.Faces,
			House: th.House,
		}
	}
	s.replay.Reset(s.thrown)
}

// seat returns the seat with that name.
func (rec *Record) seat(name string) engine.Seat {
	for i := range rec.Seats {
		if rec.Seats[i].Name == name {
			return engine.Seat(i)
		}
	}
	return engine.NoSeat
}

// Throw answers with the next throw of the record.
func (s *replaySource) Throw(t engine.Throw) (engine.Faces, bool) {
	if s.drawn != "" {
		return engine.Faces{}, false
	}
	f, ok := s.replay.Throw(t)
	i := len(s.throws) - s.replay.Left() - 1
	if ok {
		s.thrown[i].Told = len(s.turn.Events)
	}
	if !ok || !t.Drawn || s.state == nil {
		return f, ok
	}
	d, ok := s.state.(engine.Drawer)
	if !ok {
		return f, true
	}
	draws := d.Draws(t, nil)
	if int(f[0]) > len(draws) {
		return f, true
	}
	s.thrown[i].Drawn = draws[f[0]-1]
	if name := s.words.Object(draws[f[0]-1]); s.throws[i].Name != "" && name != s.throws[i].Name {
		s.drawn = name
		return f, false
	}
	return f, true
}

// waits reports whether the rules stopped only because a throw is missing.
func (s *replaySource) waits() bool {
	return s.drawn == "" && s.replay.Err() == nil && s.replay.Left() == 0
}

// why says how the throws of a choice on a line differ from those asked for, or returns nil.
func (s *replaySource) why(rec *Record, turn *engine.Turn, done bool, line int) error {
	i := len(s.throws) - s.replay.Left()
	switch {
	case s.drawn != "":
		th := &s.throws[i-1]
		return rec.fault(th.Line(), 1, "face %d of this draw stands for %s, and the record says %s",
			th.Faces[0], s.drawn, th.Name)
	case s.replay.Err() != nil:
		return rec.fault(s.throws[i].Line(), 1, "%v", s.replay.Err())
	case !done:
		return rec.fault(line, 1, "expected a throw more: %s", askedFor(rec, turn.Dry))
	case s.replay.Left() > 0:
		return rec.fault(s.throws[i].Line(), 1, "no rule asks for this throw")
	}
	return nil
}

// askedFor names a throw as a record would.
func askedFor(rec *Record, t *engine.Throw) string {
	who := "-"
	if int(t.Seat) < len(rec.Seats) {
		who = rec.Seats[t.Seat].Name
	}
	what := strconv.Itoa(int(t.Dice)) + "d" + strconv.Itoa(int(t.Sides))
	if t.Drawn {
		what = "draw " + strconv.Itoa(int(t.Sides))
	}
	return orDash(string(t.Rule)) + " " + who + " " + what
}
