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
//
// Of a match that went on under an amended law it begins with the position from
// which the present law has been in force: what was played before under another,
// this one cannot tell from its secrets. Errors are those of Replay, and that there
// is no such position.
func ForSeat(rules engine.Ruleset, rec *Record, viewer engine.Seat) (*Record, error) {
	if rec.Result != nil || rec.End != nil && rec.End.How != Adjourned {
		return rec, nil
	}
	played, err := Replay(rules, rec)
	if err != nil {
		return nil, err
	}
	if d := played.Drift; d != nil {
		if played = amended(rules, rec, d); played == nil {
			return nil, rec.fault(d.Line, 1, "no seat's record can be made of it: %s", d.Why)
		}
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

// amended is a record from the first position after a drift from which the present
// law leads to its end, or nil.
func amended(rules engine.Ruleset, rec *Record, d *Drift) *Replayed {
	in := rules.Info()
	for i, line := range rec.Lines {
		at, ok := line.(*At)
		if !ok || at.Line() < d.Line {
			continue
		}
		rest := *rec
		rest.Version, rest.Edition = in.Version, in.Rules
		rest.Position, rest.Setup, rest.Lines = at.Text, nil, rec.Lines[i+1:]
		if played, err := Replay(rules, &rest); err == nil && played.Drift == nil {
			return played
		}
	}
	return nil
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
	now := 0
	if !beginsWhole(from) {
		to = append(to, &At{Text: v.position(0)})
	}
	for _, line := range from {
		switch line := line.(type) {
		case *Turn:
			to = append(to, line)
		case *Say:
			if line.Number == 0 || line.Seat == v.own {
				to = append(to, line)
			}
		case *At:
			to = append(to, &At{Text: v.position(now)})
		case *Step:
			now++
			step := v.step(now, line)
			shown = append(shown, step != nil)
			if step != nil {
				to = append(to, step)
			}
		case *Back:
			now++
			kept := max(len(shown)-line.N, 0)
			if n := count(shown[kept:]); n > 0 {
				to = append(to, &Back{N: n, By: line.By, Agreed: line.Agreed})
			}
			shown = shown[:kept]
		}
	}
	return to
}

// beginsWhole reports whether a position stands before the first choice.
func beginsWhole(lines []Line) bool {
	for _, line := range lines {
		switch line.(type) {
		case *At:
			return true
		case *Step, *Back:
			return false
		}
	}
	return false
}

func count(these []bool) int {
	n := 0
	for _, is := range these {
		if is {
			n++
		}
	}
	return n
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

// worlds is how many of the positions that the viewer cannot rule out are tried.
const worlds = 16

// tells reports whether the viewer can tell the choice of moment n, of another
// seat, from what he was shown since: in no position that he could not rule out
// before would any other choice have looked the same. The true one is looked at only if
// none of those tried has led to what he was shown, for what it decides tells of it.
func (v *viewing) tells(n int) bool {
	m := &v.Moments[n]
	if m.Sealed && !v.opened(n) {
		return false
	}
	truth, seen, world := v.rules.Blank(), v.rules.Blank(), v.rules.Blank()
	truth.CopyFrom(v.State(m.from))
	asked, ok := answered(truth, m.Choice)
	if !ok {
		return false
	}
	seen.CopyFrom(truth)
	seen.Redact(v.viewer)
	mixer := dice.NewMixer(dice.KeyOf("a seat's record"), uint64(n))
	fits := false
	for range worlds {
		world.CopyFrom(seen)
		world.Imagine(v.viewer, &mixer)
		if v.anyLooksSame(world, n, asked) {
			return false
		}
		if ill := world.Check(m.Choice); !fits && ill.OK() {
			fits = !v.differs(world, n, m.Choice)
		}
	}
	return fits || !v.anyLooksSame(truth, n, asked)
}

// anyLooksSame reports whether in a position before moment n another answer to
// the question would have shown the viewer all that he was shown.
func (v *viewing) anyLooksSame(before engine.State, n int, asked engine.Decision) bool {
	m := &v.Moments[n]
	for _, d := range before.Pending(nil) {
		if d.Seat != asked.Seat || d.Ask != asked.Ask || m.Sealed && d.About != asked.About {
			continue
		}
		for _, c := range before.Candidates(d, 3, nil) {
			if c != m.Choice && !v.differs(before, n, c) {
				return true
			}
		}
	}
	return false
}

// answered is the decision that a choice answers.
func answered(s engine.State, c engine.Choice) (engine.Decision, bool) {
	for _, d := range s.Pending(nil) {
		if d.Seat == c.Seat && d.About == c.About &&
			slices.ContainsFunc(s.Options(d, nil), func(o engine.Option) bool { return o.Verb == c.Verb }) {
			return d, true
		}
	}
	return engine.Decision{}, false
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

// differs reports whether the match, had it gone on from a position before moment
// n with c as its choice, would have looked different to the viewer by now.
func (v *viewing) differs(before engine.State, n int, c engine.Choice) bool {
	s := v.scratch[0]
	s.CopyFrom(before)
	for k := n; k < min(len(v.Moments), n+farthest); k++ {
		if k > n {
			m := &v.Moments[k]
			if _, back := m.Line.(*Back); back || m.from != k-1 {
				return false
			}
			if ill := s.Check(m.Choice); !ill.OK() {
				return !v.couldLookSame(s, k)
			}
			c = m.Choice
		}
		switch v.looks(s, k, c) {
		case different:
			return true
		case broken:
			return false
		}
	}
	return false
}

// couldLookSame reports whether, in position s where the choice of moment k is
// not lawful, the same seat could do something that would look like it.
func (v *viewing) couldLookSame(s engine.State, k int) bool {
	at := v.rules.Blank()
	for _, d := range s.Pending(nil) {
		if d.Seat != v.Moments[k].Choice.Seat {
			continue
		}
		for _, c := range s.Candidates(d, 3, nil) {
			at.CopyFrom(s)
			if v.looks(at, k, c) != different {
				return true
			}
		}
	}
	return false
}

// A look says how a moment that might have been compares with the one that was.
type look uint8

const (
	same look = iota
	different
	broken // it cannot be told: other dice would have been thrown out of sight
)

// looks applies c to s in place of the choice of moment k, with the same dice,
// and compares what the viewer would have been shown with what he was shown.
func (v *viewing) looks(s engine.State, k int, c engine.Choice) look {
	m := &v.Moments[k]
	throws := dice.NewReplay(slices.Clone(m.Thrown))
	turn := engine.Turn{Hear: true, Dice: throws}
	if !engine.Try(s, c, &turn) {
		if turn.Dry.Seen.Has(v.viewer) {
			return different
		}
		return broken
	}
	if slices.ContainsFunc(m.Thrown[len(m.Thrown)-throws.Left():], v.saw) {
		return different
	}
	mine, theirs := v.scratch[1], v.scratch[2]
	mine.CopyFrom(v.State(k))
	mine.Redact(v.viewer)
	theirs.CopyFrom(s)
	theirs.Redact(v.viewer)
	v.seen = v.told(v.seen[:0], v.Events(k))
	v.other = v.told(v.other[:0], turn.Events)
	if !mine.Equal(theirs) || !slices.Equal(v.seen, v.other) {
		return different
	}
	return same
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
