package example

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A runner is an example being run.
type runner struct {
	x       *Example
	rules   engine.Ruleset
	report  *Report
	session *engine.Session // nil until the start is laid out
	stopped bool            // the rest would only repeat the last difference
	err     error           // a fault found while answering dice

	faces   []face
	used    bool // a choice was tried since the last dice line
	own     bool // the last dice line stood on the line of a choice
	told    []engine.Event
	heard   int // events before this one have been matched
	refusal engine.Refusal
	allowed bool          // the last choice with ! was not refused
	tried   engine.Choice // that choice

	lesson *Lesson // the lesson being made, if Lesson runs the example
	said   []string
	hints  string

	throws func(at engine.State, th engine.Throw) // called before each throw of a choice, or nil
}

// A face is one scripted die or draw, and where it stands.
type face struct {
	text       string
	line, from int
}

// dry is a source without dice, so that a session asks for every throw, with what may be drawn, and the
// script answers.
type dry struct{}

func (dry) Throw(engine.Throw) (engine.Faces, bool) { return engine.Faces{}, false }

// Run plays the example under rules, which must be those of x.Game. The report lists every difference. A name
// that the game does not know, or a position that cannot be read, is an error, a *engine.TextError.
func (x *Example) Run(rules engine.Ruleset) (*Report, error) {
	if key := rules.Info().Key; key != x.Game {
		return nil, x.fault(1, 1, "expected the rules of %q, given those of %q", x.Game, key)
	}
	r := &runner{x: x, rules: rules, report: &Report{File: x.File, Story: x.Story, Cases: x.Cases,
		Differences: []Difference{}, example: x}}
	return r.run()
}

// EachThrow plays the example as Run does, and calls each before every throw of a choice or of the set-up, with the
// position in which it is made, which must not be changed.
func (x *Example) EachThrow(rules engine.Ruleset, each func(at engine.State, th engine.Throw)) error {
	r := &runner{x: x, rules: rules, report: &Report{File: x.File, example: x}, throws: each}
	_, err := r.run()
	return err
}

// run carries out the whole script.
func (r *runner) run() (*Report, error) {
	x := r.x
	for i := range x.lines {
		l := &x.lines[i]
		if err := r.line(l); err != nil {
			return nil, err
		}
		if r.stopped {
			return r.report, nil
		}
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return r.report, nil
}

// line carries out one line of the script.
func (r *runner) line(l *line) error {
	if l.word == "dice" && !l.own {
		return r.dice(l)
	}
	if r.session == nil {
		if err := r.start(); err != nil || r.stopped {
			return err
		}
	}
	if l.own {
		r.own = true
		return r.dice(l)
	}
	r.report.Checked++
	if l.word == "" {
		return r.choice(l)
	}
	return directive(l.word).do(r, l)
}

// end lays out an example that tries nothing but its start, compares the whole position and looks for faces
// left over.
func (r *runner) end() error {
	if r.session == nil {
		r.report.Checked += len(r.x.problems)
		if err := r.start(); err != nil || r.stopped {
			return err
		}
	}
	r.leftOver()
	if b := r.x.blocks[after]; b != nil {
		r.report.Checked++
		r.compare(b)
	}
	return nil
}

// differ records a difference at a line. fix is what Updated writes instead of the line, or "" if only a
// person can tell.
func (r *runner) differ(l *line, want, got, fix string) {
	said := strings.TrimSpace(l.word + " " + l.text)
	if l.not {
		said = "! " + said
	}
	r.report.Differences = append(r.report.Differences,
		Difference{Line: l.at, Said: said, Want: want, Got: got, fix: fix})
}

// stop records a difference after which the example cannot continue.
func (r *runner) stop(d Difference) {
	r.report.Differences = append(r.report.Differences, d)
	r.stopped = true
}

// choice plays a choice, or with ! checks that it is refused.
func (r *runner) choice(l *line) error {
	c, err := r.parseChoice(l, l.text, l.column)
	if err != nil {
		return err
	}
	r.used = true
	if l.not {
		ill := r.session.State.Check(c)
		r.refusal, r.allowed, r.tried = r.why(c, ill), ill.OK(), c
		if r.allowed {
			r.differ(l, "refused", "allowed", "")
		}
		return nil
	}
	r.told, r.heard = nil, 0
	err = r.play(l, c)
	if r.own && !r.stopped {
		r.leftOver()
	}
	r.own = false
	return err
}

// why returns a refusal as its seat is told.
func (r *runner) why(c engine.Choice, ill engine.Illegal) engine.Refusal {
	seen := r.rules.Blank()
	seen.CopyFrom(r.session.State)
	seen.Redact(c.Seat)
	return engine.Refuse(r.rules.Info(), r.rules.Words(), seen, c, ill)
}

// parseChoice reads a choice. What it is about may be left out if its seat has one open decision.
func (r *runner) parseChoice(l *line, text string, column int) (engine.Choice, error) {
	in, w := r.rules.Info(), r.rules.Words()
	first, _, _ := strings.Cut(text, " ")
	if seat, ok := in.FindSeat(first); !ok || seat == engine.Observer {
		if near := engine.Nearest(first, slices.Concat(words(), in.Seats)); near != "" {
			first += ", did you mean " + near + "?"
		}
		return engine.Choice{}, r.x.fault(l.at, column, "expected a seat (%s) or a directive (%s), found %s",
			strings.Join(in.Seats, ", "), strings.Join(words(), ", "), first)
	}
	c, fault := engine.ParseChoiceIn(r.session.State, in, w, text)
	if fault != nil {
		return c, r.x.fault(l.at, column+fault.Column-1, "%s", fault.Why)
	}
	if c.About != engine.NoObject {
		return c, nil
	}
	var own []engine.Decision
	for _, d := range r.session.State.Pending(nil) {
		if d.Seat == c.Seat {
			own = append(own, d)
		}
	}
	if len(own) == 1 {
		c.About = own[0].About
	}
	return c, nil
}

// play carries out a choice with the scripted faces.
func (r *runner) play(l *line, c engine.Choice) error {
	said := string(engine.FormatChoice(nil, r.rules.Info(), r.rules.Words(), c))
	err := r.session.Play(c)
	for err != nil {
		var need *engine.DiceNeeded
		var refused *engine.Refused
		switch {
		case errors.As(err, &refused):
			got := r.why(c, refused.Illegal).String()
			if meant, ill := r.arrow(c); meant != "" && ill.OK() {
				got += ". Perhaps " + meant
			}
			r.stop(Difference{Line: l.at, Said: said, Want: "allowed", Got: got})
			return nil
		case !errors.As(err, &need):
			return r.x.fault(l.at, l.column, "%v", err)
		case !r.enough(need.Throw, l.at, said):
			return nil
		}
		if r.throws != nil {
			r.throws(r.session.AtThrow(), need.Throw)
		}
		f, bad := r.take(need)
		if bad != nil {
			return bad
		}
		err = r.session.Give(f)
	}
	return nil
}

// arrow returns the choice that was meant, and how it is refused, if > was forgotten before the first name of c; "" if c
// is on something.
func (r *runner) arrow(c engine.Choice) (meant string, ill engine.Illegal) {
	if c.On != engine.NoObject || c.About == engine.NoObject {
		return "", ill
	}
	c.On = c.About
	for _, d := range r.session.State.Pending(nil) {
		if d.Seat != c.Seat {
			continue
		}
		c.About = d.About
		if ill = r.session.State.Check(c); ill.OK() {
			break
		}
	}
	return string(engine.FormatChoice(nil, r.rules.Info(), r.rules.Words(), c)), ill
}

// enough reports whether the script can answer a throw. If not, the example stops at the line.
func (r *runner) enough(th engine.Throw, at int, said string) bool {
	if len(r.faces) >= int(th.Dice) {
		return true
	}
	left := strconv.Itoa(len(r.faces)) + " left"
	r.stop(Difference{Line: at, Said: said, Want: "faces for " + throwText(th), Got: left})
	return false
}

// throwText names a throw with its case.
func throwText(th engine.Throw) string {
	s := fmt.Sprintf("%dd%d", th.Dice, th.Sides)
	if th.Drawn {
		s = fmt.Sprintf("a draw from %d", th.Sides)
	}
	return withCase(s, th.Rule)
}

// dice adds faces to the script. Those of an earlier line must be used up, unless nothing was tried since.
func (r *runner) dice(l *line) error {
	if r.used {
		r.leftOver()
		r.used = false
	}
	column := l.column
	for _, w := range strings.SplitAfter(l.text, " ") {
		if t := strings.TrimSpace(w); t != "" {
			r.faces = append(r.faces, face{text: t, line: l.at, from: column})
		}
		column += len([]rune(w))
	}
	return nil
}

// leftOver records the faces that no throw asked for, and drops them.
func (r *runner) leftOver() {
	if len(r.faces) == 0 {
		return
	}
	var list []string
	for _, f := range r.faces {
		list = append(list, f.text)
	}
	r.report.Differences = append(r.report.Differences, Difference{Line: r.faces[0].line,
		Said: "dice", Want: "every face used", Got: "left over: " + strings.Join(list, " ")})
	r.faces = nil
}

// take answers a throw from the script, which has enough faces.
func (r *runner) take(need *engine.DiceNeeded) (f engine.Faces, err error) {
	th := need.Throw
	for i := range int(th.Dice) {
		next := r.faces[0]
		r.faces = r.faces[1:]
		if len(need.Draws) > 0 {
			f[i], err = r.drawn(next, need)
		} else {
			f[i], err = r.number(next, th)
		}
		if err != nil {
			return f, err
		}
	}
	return f, nil
}

// number reads a face of a die.
func (r *runner) number(t face, th engine.Throw) (uint16, error) {
	n, err := strconv.ParseUint(t.text, 10, 16)
	if err != nil || n < 1 || n > uint64(th.Sides) {
		return 0, r.x.fault(t.line, t.from, "expected a face from 1 to %d for %s, found %q",
			th.Sides, throwText(th), t.text)
	}
	return uint16(n), nil
}

// drawn finds the face that stands for a name.
func (r *runner) drawn(t face, need *engine.DiceNeeded) (uint16, error) {
	w := r.rules.Words()
	if o, ok := w.Find(t.text); ok {
		if i := slices.Index(need.Draws, o); i >= 0 {
			return uint16(i + 1), nil
		}
	}
	var names []string
	for _, o := range need.Draws {
		if name := w.Object(o); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return 0, r.x.fault(t.line, t.from, "expected what is drawn for %s, one of %s; found %q",
		throwText(need.Throw), strings.Join(names, ", "), t.text)
}
