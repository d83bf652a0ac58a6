package record

import (
	"slices"

	"weathergage/dice"
	"weathergage/engine"
)

// ForSeat makes the record that one seat, or engine.Observer, may have while the
// match is in play; one that is over is public and is returned as it is. It has
// only the lines that the viewer may know, positions with ? where something is
// unknown to him, no checks, no numbers of throws and no bot's key.
//
// A viewer knows his own choices, and those of others that he can tell from what
// he was shown: any other choice that was open in its place would have looked
// different to him, and he could have named it. A sealed answer shows no sooner
// than something of it can be seen by everyone. Where dice were thrown before
// his eyes for a choice that he cannot tell, it stands as "SEAT ?".
func ForSeat(rules engine.Ruleset, rec *Record, viewer engine.Seat) (*Record, error) {
	if rec.Result != nil || rec.End != nil && rec.End.How != Adjourned {
		return rec, nil
	}
	played, err := Replay(rules, rec)
	if err != nil {
		return nil, err
	}
	if d := played.Drift; d != nil {
		return nil, rec.fault(d.Line, 1, "no seat's record can be made of it: %s", d.Why)
	}
	v := viewing{Replayed: played, viewer: viewer, own: observer}
	if viewer != engine.Observer {
		v.own = rec.Seats[viewer].Name
	}
	for i := range v.scratch {
		v.scratch[i] = rules.Blank()
	}
	return v.record(), nil
}

// A viewing is a replayed match as one seat may know it.
type viewing struct {
	*Replayed
	viewer  engine.Seat
	own     string // the viewer's name
	scratch [3]engine.State
	seen    []engine.Event
	other   []engine.Event
}

func (v *viewing) record() *Record {
	from := v.Replayed.Record
	to := New(v.rules.Info(), from.Scenario, from.Settings, from.Match)
	to.File, to.ForkOf, to.ForkStep, to.Dice, to.View = from.File, from.ForkOf, from.ForkStep, from.Dice, v.own
	to.Seats = slices.Clone(from.Seats)
	for i := range to.Seats {
		to.Seats[i].Key = ""
	}
	to.Dice.Key = ""
	if from.Position != nil {
		to.Position = v.position(0)
	}
	to.Setup = v.throws(&v.Moments[0], from.Setup)
	to.Lines = v.lines(from.Lines)
	if from.Held != nil && from.Held.Seat == v.own {
		held := *from.Held
		held.Throws = v.throws(&v.held, held.Throws)
		to.Held = &held
	}
	return to
}

// lines are those that the viewer may know. The position of the start is always
// among them, for a view is shown and not played.
func (v *viewing) lines(from []Line) []Line {
	var to []Line
	var shown []bool // of the steps that stand
	now, begun := 0, false
	for _, line := range from {
		if _, at := line.(*At); !at && !begun && now == 0 {
			if _, turn := line.(*Turn); !turn {
				to, begun = append(to, &At{Text: v.position(0)}), true
			}
		}
		switch line := line.(type) {
		case *Turn, *Say:
			to = append(to, line)
		case *At:
			to, begun = append(to, &At{Text: v.position(now)}), true
		case *Step:
			now++
			step := v.step(now, line)
			shown = append(shown, step != nil)
			if step != nil {
				to = append(to, step)
			}
		case *Back:
			now++
			n := 0
			kept := max(len(shown)-line.N, 0)
			for _, s := range shown[kept:] {
				if s {
					n++
				}
			}
			shown = shown[:kept]
			if n > 0 {
				to = append(to, &Back{N: n, By: line.By, Agreed: line.Agreed})
			}
		}
	}
	if !begun {
		to = append(to, &At{Text: v.position(0)})
	}
	return to
}

// position is the text of what the viewer may know of the position of a moment.
func (v *viewing) position(n int) []string {
	s := v.scratch[0]
	s.CopyFrom(v.State(n))
	s.Redact(v.viewer)
	return splitLines(v.rules.FormatPosition(nil, s))
}

// throws are those the viewer saw, without their numbers.
func (v *viewing) throws(m *Moment, from []Throw) []Throw {
	var to []Throw
	for i, th := range from {
		if m.Thrown[i].Throw.Seen.Has(v.viewer) {
			th.House = 0
			to = append(to, th)
		}
	}
	return to
}

// step is the line of moment n as the viewer may know it, or nil.
func (v *viewing) step(n int, line *Step) *Step {
	throws := v.throws(&v.Moments[n], line.Throws)
	if line.Seat == v.own || v.tells(n) {
		return &Step{Seat: line.Seat, Choice: line.Choice, Throws: throws}
	}
	if len(throws) > 0 {
		return &Step{Seat: line.Seat, Choice: line.Seat + " ?", Throws: throws}
	}
	return nil
}

// farthest is how many moments a secret is followed to see whether it came out.
const farthest = 256

// tells reports whether the viewer can tell the choice of moment n, of another
// seat, from what he was shown since.
func (v *viewing) tells(n int) bool {
	m := &v.Moments[n]
	if m.Sealed && !v.opened(n) || !m.Sealed && !v.canName(n) {
		return false
	}
	before := v.rules.Blank()
	before.CopyFrom(v.State(m.from))
	var others []engine.Choice
	for _, d := range before.Pending(nil) {
		if d.Seat == m.Choice.Seat && d.About == m.Choice.About && offers(before, d, m.Choice.Verb) {
			others = before.Candidates(d, 3, others)
		}
	}
	return !slices.ContainsFunc(others, func(c engine.Choice) bool {
		return c != m.Choice && !v.differs(before, n, c)
	})
}

// offers reports whether a decision may be answered with a verb.
func offers(s engine.State, d engine.Decision, v engine.Verb) bool {
	return slices.ContainsFunc(s.Options(d, nil), func(o engine.Option) bool { return o.Verb == v })
}

// opened reports whether something that everyone may see has changed since just
// before the sealed answer of moment n.
func (v *viewing) opened(n int) bool {
	was, now := v.scratch[0], v.scratch[1]
	was.CopyFrom(v.State(v.Moments[n].from))
	was.Redact(engine.Observer)
	for k := n; k < min(len(v.Moments), n+farthest); k++ {
		if k > n && v.Moments[k].from != k-1 {
			return false // it was withdrawn, or play went on from elsewhere
		}
		now.CopyFrom(v.State(k))
		now.Redact(engine.Observer)
		if !now.Equal(was) {
			return true
		}
	}
	return false
}

// canName reports whether the choice of moment n is lawful wherever the viewer
// cannot rule the position out, as far as a few such positions show: a choice
// that names what is hidden from him is not.
func (v *viewing) canName(n int) bool {
	m := &v.Moments[n]
	seen, s := v.scratch[0], v.scratch[1]
	seen.CopyFrom(v.State(m.from))
	seen.Redact(v.viewer)
	mixer := dice.NewMixer(dice.KeyOf("a seat's record"), uint64(n))
	for range 8 {
		s.CopyFrom(seen)
		s.Imagine(v.viewer, &mixer)
		if ill := s.Check(m.Choice); !ill.OK() {
			return false
		}
	}
	return true
}

// differs reports whether the match, with c in place of the choice of moment n,
// would have looked different to the viewer by now.
func (v *viewing) differs(before engine.State, n int, c engine.Choice) bool {
	s, mine, theirs := v.scratch[0], v.scratch[1], v.scratch[2]
	s.CopyFrom(before)
	turn := engine.Turn{Hear: true}
	for k := n; k < min(len(v.Moments), n+farthest); k++ {
		m := &v.Moments[k]
		if k > n {
			if _, back := m.Line.(*Back); back || m.from != k-1 {
				return false
			}
			c = m.Choice
		}
		if ill := s.Check(c); !ill.OK() {
			return false
		}
		throws := dice.NewReplay(slices.Clone(m.Thrown))
		turn.Reset()
		turn.Dice = throws
		if !engine.Try(s, c, &turn) {
			return turn.Dry.Seen.Has(v.viewer)
		}
		if left := m.Thrown[len(m.Thrown)-throws.Left():]; slices.ContainsFunc(left, v.saw) {
			return true
		}
		mine.CopyFrom(v.State(k))
		mine.Redact(v.viewer)
		theirs.CopyFrom(s)
		theirs.Redact(v.viewer)
		v.seen = v.told(v.seen[:0], v.Events(k))
		v.other = v.told(v.other[:0], turn.Events)
		if !mine.Equal(theirs) || !slices.Equal(v.seen, v.other) {
			return true
		}
	}
	return false
}

func (v *viewing) saw(th engine.Thrown) bool { return th.Throw.Seen.Has(v.viewer) }

// told keeps the events that the viewer was told.
func (v *viewing) told(buf, events []engine.Event) []engine.Event {
	for _, e := range events {
		if e.See.Has(v.viewer) {
			buf = append(buf, e)
		}
	}
	return buf
}
