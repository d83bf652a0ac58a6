package example

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Lesson is an example that a learner plays on a board: it says what to do, and the learner makes the
// choices of one seat.
type Lesson struct {
	Seat  engine.Seat // the learner's seat
	Title string
	Story string         // what it is about, in a sentence
	Start []byte         // the position in which it begins
	Tasks []Task         // all choices in order; one or more are the learner's
	Last  string         // what the learner reads when all are done
	Faces []engine.Faces // of all throws, in order
}

// A Task is one choice of a lesson.
type Task struct {
	Choice engine.Choice
	// Say is what the learner reads before it: the last text, unless there is a new one.
	Say string
	// Hint is what the learner reads after another choice that the rules allow, or "".
	Hint string
}

// Lesson plays the example under rules, as Run does, and returns the lesson. An error is a *engine.TextError:
// the example is not a lesson, its lesson line names no seat, the learner has nothing to read at the start or
// the end, or something does not happen as the example says.
func (x *Example) Lesson(rules engine.Ruleset) (*Lesson, error) {
	if x.lesson == nil {
		return nil, x.fault(1, 1, "expected a line such as: lesson English The first shots")
	}
	name, title, _ := strings.Cut(x.lesson.text, " ")
	seat, ok := rules.Info().FindSeat(name)
	if !ok || seat == engine.Observer || strings.TrimSpace(title) == "" {
		return nil, x.fault(x.lesson.at, x.lesson.column, "expected a seat (%s) and a title, found %q",
			strings.Join(rules.Info().Seats, ", "), x.lesson.text)
	}
	r := &runner{x: x, rules: rules, report: &Report{File: x.File, example: x},
		lesson: &Lesson{Seat: seat, Title: strings.TrimSpace(title), Story: x.Story}}
	report, err := r.run()
	if err != nil {
		return nil, err
	}
	if !report.Holds() {
		d := report.Differences[0]
		return nil, x.fault(d.Line, 1, "%s: expected %s, found %s", d.Said, d.Want, d.Got)
	}
	if r.lesson.Last = r.words(); !r.lesson.isWhole() {
		return nil, x.fault(x.lesson.at, x.lesson.from, "expected choices of %s, a say before the first of them and a say at the end", name)
	}
	return r.lesson, nil
}

// isWhole reports whether the learner has something to do, and something to read before and after.
func (l *Lesson) isWhole() bool {
	for i := range l.Tasks {
		if l.Tasks[i].Choice.Seat == l.Seat {
			return l.Tasks[i].Say != "" && l.Last != ""
		}
	}
	return false
}

// say keeps what the learner reads before the next choice.
func (r *runner) say(l *line) error {
	r.said = append(r.said, unquote(l.text))
	return nil
}

// hint keeps what the learner reads after a choice other than the next.
func (r *runner) hint(l *line) error {
	r.hints = unquote(l.text)
	return nil
}

// words returns the texts of say lines since the last call.
func (r *runner) words() string {
	out := strings.Join(r.said, " ")
	r.said = nil
	return out
}

// teach adds a step to the lesson.
func (r *runner) teach(step engine.Step) {
	if r.lesson == nil {
		return
	}
	for i := range step.Thrown {
		r.lesson.Faces = append(r.lesson.Faces, step.Thrown[i].Faces)
	}
	task := Task{Choice: step.Choice, Say: r.words(), Hint: r.hints}
	if n := len(r.lesson.Tasks); task.Say == "" && n > 0 {
		task.Say = r.lesson.Tasks[n-1].Say
	}
	r.lesson.Tasks, r.hints = append(r.lesson.Tasks, task), ""
}
