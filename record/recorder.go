package record

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Recorder records a match in play. It is not safe for concurrent use.
type Recorder struct {
	record *Record
	rules  engine.Ruleset
	dice   Dice // of this sitting: they change only from one recorder to the next
	turn   int  // the turn written last, -1 before the first
	loose  int  // index in Lines after the last step that cannot be taken back
	buf    []byte
}

// NewRecorder continues rec from position s, which is the one after set-up if rec has no lines yet. The
// recorder keeps rec and changes it.
func NewRecorder(rules engine.Ruleset, rec *Record, s engine.State) *Recorder {
	r := &Recorder{record: rec, rules: rules, dice: rec.LastDice(), loose: len(rec.Lines)}
	r.turn = lastTurn(rec.Lines)
	r.moment(s)
	return r
}

// Record returns the record so far. It changes during the match.
func (r *Recorder) Record() *Record { return r.record }

// SetUp adds the throws of the set-up.
func (r *Recorder) SetUp(thrown []engine.Thrown) { r.record.Setup = r.throws(thrown) }

// Step adds a step that a session accepted, or a take-back, and the position after it. A step taken back
// freely is left out of the record.
func (r *Recorder) Step(step engine.Step, after engine.State) {
	r.record.Held = nil
	if step.Back {
		r.withdraw(r.choice(step.Choice))
		r.moment(after)
		return
	}
	line := r.step(step.Choice, step.Thrown)
	outcome, over := after.Outcome()
	if step.Firm || over {
		line.Check = r.check(after)
	}
	r.record.Lines = append(r.record.Lines, line)
	r.moment(after)
	if step.Firm {
		r.loose = len(r.record.Lines)
	}
	if over {
		r.record.Result = NewResult(r.rules.Info(), outcome)
	}
}

// Hold adds a choice whose dice are not all thrown yet, so that after a restart only the next one is asked
// for. The finished step replaces it.
func (r *Recorder) Hold(c engine.Choice, thrown []engine.Thrown) {
	r.record.Held = r.step(c, thrown)
}

// Back adds that the last n standing steps were withdrawn by consent, and the position after that. Their
// throws are spent.
func (r *Recorder) Back(n int, by engine.Seat, agreed engine.Seats, after engine.State) {
	in := r.rules.Info()
	back := &Back{N: n, By: in.SeatName(by)}
	for s := range in.Seats {
		if agreed.Has(engine.Seat(s)) {
			back.Agreed = append(back.Agreed, in.Seats[s])
		}
	}
	r.back(back, after)
}

// Correct adds that an umpire withdrew the last n standing steps, and the position after that.
func (r *Recorder) Correct(n int, after engine.State) {
	r.back(&Back{N: n, By: Umpire}, after)
}

func (r *Recorder) back(line *Back, after engine.State) {
	r.record.Held, r.record.Result, r.record.End = nil, nil, nil
	r.record.Lines = append(r.record.Lines, line)
	r.moment(after)
	r.loose = len(r.record.Lines)
}

// Rule adds the ruling of an umpire, who gives his reason, and the position s in which the match goes on.
func (r *Recorder) Rule(why string, s engine.State) {
	r.record.Held, r.record.Result, r.record.End = nil, nil, nil
	r.buf = r.rules.FormatPosition(r.buf[:0], s)
	r.record.Lines = append(r.record.Lines, &Ruling{Why: why, Position: splitLines(r.buf)})
	r.moment(s)
	r.loose = len(r.record.Lines)
}

// Say adds what a seat, or an observer, said.
func (r *Recorder) Say(seat engine.Seat, text string) {
	r.record.Lines = append(r.record.Lines, &Say{Seat: r.rules.Info().SeatName(seat), Text: text})
}

// Write adds the words of a message that a seat gives by number.
func (r *Recorder) Write(seat engine.Seat, number int, text string) {
	r.record.Lines = append(r.record.Lines, &Say{Seat: r.rules.Info().SeatName(seat), Number: number, Text: text})
}

// End adds an end other than by the rules, and how the match stands then. An adjourned match has no result.
// seat is the one that conceded or ran out of time.
func (r *Recorder) End(how How, seat engine.Seat, o engine.Outcome) {
	in := r.rules.Info()
	r.record.End = &End{How: how}
	if how == Conceded || how == TimedOut {
		r.record.End.Seat = in.SeatName(seat)
	}
	if how != Adjourned {
		r.record.Result = NewResult(in, o)
	}
}

// Resume continues a match that was adjourned.
func (r *Recorder) Resume() { r.record.End = nil }

// Reveal adds the house's secret, once the match is over.
func (r *Recorder) Reveal(key string) { r.record.Key = key }

func (r *Recorder) step(c engine.Choice, thrown []engine.Thrown) *Step {
	return &Step{
		Seat:   r.rules.Info().SeatName(c.Seat),
		Choice: r.choice(c),
		Throws: r.throws(thrown),
	}
}

func (r *Recorder) choice(c engine.Choice) string {
	r.buf = engine.FormatChoice(r.buf[:0], r.rules.Info(), r.rules.Words(), c)
	return string(r.buf)
}

func (r *Recorder) check(s engine.State) string {
	r.buf = r.rules.FormatPosition(r.buf[:0], s)
	return Check(r.buf)
}

// moment writes the turn and the whole position if the turn is a new one.
func (r *Recorder) moment(s engine.State) {
	n, _ := s.Moment()
	if n == r.turn {
		return
	}
	r.turn = n
	r.buf = r.rules.FormatPosition(r.buf[:0], s)
	r.record.Lines = append(r.record.Lines, &Turn{N: n}, &At{Text: splitLines(r.buf)})
}

func splitLines(text []byte) []string {
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

// withdraw removes the last step with this choice among those that may still be taken back, and the turns
// written since, which may not have come.
func (r *Recorder) withdraw(choice string) {
	lines := r.record.Lines
	for i := len(lines) - 1; i >= r.loose; i-- {
		step, ok := lines[i].(*Step)
		if !ok || step.Choice != choice {
			continue
		}
		kept := lines[:i]
		for _, line := range lines[i+1:] {
			switch line.(type) {
			case *Turn, *At:
			default:
				kept = append(kept, line)
			}
		}
		r.record.Lines, r.record.Result = kept, nil
		r.turn = lastTurn(kept)
		return
	}
}

func lastTurn(lines []Line) int {
	for i := len(lines) - 1; i >= 0; i-- {
		if t, ok := lines[i].(*Turn); ok {
			return t.N
		}
	}
	return -1
}

// throws returns throws as a record has them.
func (r *Recorder) throws(thrown []engine.Thrown) []Throw {
	return written(r.rules, r.record, &r.dice, thrown)
}

// written returns throws as a record has them, whose last dice are given.
func written(rules engine.Ruleset, rec *Record, last *Dice, thrown []engine.Thrown) []Throw {
	if len(thrown) == 0 {
		return nil
	}
	in, w := rules.Info(), rules.Words()
	typed := last.Source == Typed || last.Source == Mixed
	draws := func(s engine.Seat) bool { return last.Umpire && int(s) < len(rec.Seats) && !rec.Seats[s].Bot } // unseen
	list := make([]Throw, len(thrown))
	for i, th := range thrown {
		list[i] = Throw{
			Rule: th.Throw.Rule, Dice: int(th.Throw.Dice), Sides: int(th.Throw.Sides),
			Drawn: th.Throw.Drawn, Faces: th.Faces, House: th.House,
			Typed: th.House == 0 && typed && (th.Throw.Seen != 0 || draws(th.Throw.Seat)),
		}
		if int(th.Throw.Seat) < len(in.Seats) {
			list[i].Seat = in.Seats[th.Throw.Seat]
		}
		if th.Drawn != engine.NoObject {
			list[i].Name = w.Object(th.Drawn)
		}
	}
	return list
}
