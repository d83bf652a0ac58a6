package record

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// ForSeat returns the record that one seat, or engine.Observer, may have while the match is in play; a
// finished match is public and is returned as it is. It has only the lines that the viewer may know,
// positions with ? for what the viewer does not know, no checks, no numbers of throws and no bot's key.
//
// Viewers know their own choices. Those of others are written as the viewer was told of them: "SEAT ?" with
// the throws that the viewer saw and the sentences of the events, or not at all if there were none. No choice
// of another seat is ever derived from them, so the record cannot say more than the screen did.
//
// If the match continued under a changed law, the record begins with the position from which the present law
// holds, because this law cannot tell the secrets of another. Errors are those of Replay, or that there is no
// such position.
func ForSeat(rules engine.Ruleset, rec *Record, viewer engine.Seat) (*Record, error) {
	if rec.Result != nil || rec.End != nil && rec.End.How != Adjourned {
		return rec, nil
	}
	rules = engine.In(rules, rec.Scenario) // its sentences are those of the match
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
	v.scratch = rules.Blank()
	return v.record(), nil
}

// amended returns a record from the first position after a drift from which the present law leads to its end,
// or nil.
func amended(rules engine.Ruleset, rec *Record, d *Drift) *Replayed {
	in := rules.Info()
	for i, line := range rec.Lines {
		at, ok := line.(*At)
		if !ok || at.Line() < d.Line {
			continue
		}
		rest := *rec
		rest.Version, rest.Edition, rest.Pack = in.Version, in.Rules, in.Pack
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
	scratch engine.State
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

// lines returns those that the viewer may know. The position of the start is always among them, because a
// view is shown and not played.
func (v *viewing) lines(from []Line) []Line {
	var to []Line
	var shown []bool // of the standing steps
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
		case *Ruling:
			now++
			to, shown = append(to, &Ruling{Why: line.Why, Position: v.position(now)}), nil
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
		case *Step, *Back, *Ruling:
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

// position returns the text of what the viewer may know about the position of a moment.
func (v *viewing) position(n int) []string {
	s := v.scratch
	s.CopyFrom(v.State(n))
	s.Redact(v.viewer)
	return splitLines(v.rules.FormatPosition(nil, s))
}

// throws returns those the viewer saw, without their numbers.
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

// step returns the line of moment n as the viewer was told of it, with the choice itself only if it was the
// viewer's own. It is nil if the viewer was told nothing.
func (v *viewing) step(n int, line *Step) *Step {
	to := &Step{
		Seat: line.Seat, Choice: line.Seat + " ?",
		Throws: v.throws(&v.Moments[n], line.Throws), Told: v.told(v.Events(n)),
	}
	if line.Seat == v.own {
		to.Choice = line.Choice
	} else if len(to.Throws)+len(to.Told) == 0 {
		return nil
	}
	return to
}

// told returns the sentences by which the viewer was told of events.
func (v *viewing) told(events []engine.Event) []Telling {
	var to []Telling
	for _, e := range events {
		if !e.See.Has(v.viewer) {
			continue
		}
		v.buf = v.rules.Tell(v.buf[:0], e)
		to = append(to, Telling{Rule: e.Rule, Text: string(v.buf)})
	}
	return to
}
