package example

import (
	"errors"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// start lays out the position in which the example begins.
func (r *runner) start() error {
	s, problems, at, err := r.layOut()
	if err != nil || s == nil {
		return err
	}
	r.session = engine.NewSession(s, r.rules.Blank, dry{})
	r.session.Log = func(step engine.Step) {
		r.told = append(r.told, step.Events...)
		r.teach(step)
	}
	if r.lesson != nil {
		r.lesson.Start = r.rules.FormatPosition(nil, s)
	}
	r.matchProblems(problems, at)
	return nil
}

// layOut makes the start from the position or the scenario. at is the line that problems are shown at. If it
// returns a nil state without an error, it has reported the problem.
func (r *runner) layOut() (s engine.State, problems []engine.Problem, at int, err error) {
	if p := r.x.blocks[position]; p != nil {
		s, problems, err = r.rules.ParsePosition(p.data)
		return s, problems, p.at - 1, r.shift(err, func(n int) int { return n + p.at - 1 })
	}
	s, err = r.setUp()
	if c := r.x.blocks[change]; c != nil && s != nil && err == nil {
		text, from, err := r.changed(s, c)
		if err != nil {
			return nil, nil, 0, err
		}
		s, problems, err = r.rules.ParsePosition(text)
		return s, problems, c.at - 1, r.shift(err, func(n int) int { return from[min(n, len(from))-1] })
	}
	return s, nil, 1, err
}

// shift moves an error in a position's text to its line of the example.
func (r *runner) shift(err error, to func(int) int) error {
	var fault *engine.TextError
	if !errors.As(err, &fault) {
		return err
	}
	return r.x.fault(to(max(fault.Line, 1)), fault.Column, "%s", fault.Why)
}

// setUp lays out the scenario, or the first one of the game if none is named.
func (r *runner) setUp() (engine.State, error) {
	key, at, err := r.scenario()
	if err != nil {
		return nil, err
	}
	settings, err := r.settings()
	if err != nil {
		return nil, err
	}
	var s engine.State
	turn := &engine.Turn{Hear: true}
	turn.Dice = &setUpDice{r, turn}
	if !engine.Attempt(turn, func() { s, err = r.rules.Setup(key, settings, turn) }) {
		if r.err == nil {
			r.enough(*turn.Dry, at, "scenario "+key)
		}
		return nil, r.err
	}
	if err != nil {
		return nil, r.x.fault(at, 1, "%v", err)
	}
	r.told = slices.Clone(turn.Events)
	return s, nil
}

// scenario returns the scenario's key and the line that names it.
func (r *runner) scenario() (key string, at int, err error) {
	in, l := r.rules.Info(), r.x.scenario
	if l == nil && r.x.blocks[own] != nil {
		return ownKey(in), r.x.blocks[own].at, nil
	}
	if l == nil {
		return in.Scenarios[0].Key, 1, nil
	}
	if _, ok := in.FindScenario(l.text); ok {
		return l.text, l.at, nil
	}
	var known []string
	for _, s := range in.Scenarios {
		known = append(known, s.Key)
	}
	return "", 0, r.x.fault(l.at, l.column, "no scenario %q: expected %s", l.text, strings.Join(known, ", "))
}

// settings reads the set lines.
func (r *runner) settings() ([]engine.Setting, error) {
	in := r.rules.Info()
	var list []engine.Setting
	for _, l := range r.x.settings {
		key, value, _ := strings.Cut(l.text, "=")
		key, value = strings.TrimSpace(key), strings.TrimSpace(value)
		sw, ok := in.FindSwitch(key)
		if !ok {
			var known []string
			for _, s := range in.Switches {
				known = append(known, s.Key)
			}
			return nil, r.x.fault(l.at, l.column, "no switch %q: expected %s", key, strings.Join(known, ", "))
		}
		if !slices.Contains(sw.Values, value) {
			return nil, r.x.fault(l.at, l.column, "no value %q of %s: expected %s", value, key, strings.Join(sw.Values, ", "))
		}
		list = append(list, engine.Setting{Key: key, Value: value})
	}
	return list, nil
}

// setUpDice gives the set-up its faces. Draws are given by number here, because there is no position yet that
// could name them.
type setUpDice struct {
	*runner
	turn *engine.Turn
}

func (d *setUpDice) Throw(th engine.Throw) (engine.Faces, bool) {
	r := d.runner
	if r.throws != nil && d.turn.Laid != nil {
		r.throws(d.turn.Laid, th)
	}
	if len(r.faces) < int(th.Dice) {
		return engine.Faces{}, false
	}
	f, err := r.take(&engine.DiceNeeded{Throw: th})
	if err != nil {
		r.err = err
	}
	return f, err == nil
}

// matchProblems compares the rules' objections with the problem lines.
func (r *runner) matchProblems(problems []engine.Problem, at int) {
	known := make([]bool, len(problems))
	for _, l := range r.x.problems {
		found := false
		for i, p := range problems {
			if textHas(p.Why, p.Rule, l.text) {
				known[i], found = true, true
			}
		}
		if !found {
			r.differ(&l, "the rules object so to the position", problemTexts(problems), "")
		}
	}
	for i, p := range problems {
		if !known[i] {
			r.report.Differences = append(r.report.Differences, Difference{
				Line: at, Said: "the position", Want: "nothing to object to", Got: withCase(p.Why, p.Rule)})
		}
	}
}

func problemTexts(problems []engine.Problem) string {
	var list []string
	for _, p := range problems {
		list = append(list, withCase(p.Why, p.Rule))
	}
	return listText(list)
}

// changed returns the position's text with the lines of the change put in. from says, for each line of it,
// which line of the example to name in errors.
func (r *runner) changed(s engine.State, c *block) (text []byte, from []int, err error) {
	lines := strings.Split(strings.TrimSuffix(string(r.rules.FormatPosition(nil, s)), "\n"), "\n")
	from = make([]int, len(lines))
	for i := range from {
		from[i] = c.at - 1
	}
	for i, raw := range strings.Split(strings.TrimSuffix(string(c.data), "\n"), "\n") {
		at := c.at + i
		body := strings.TrimSpace(raw)
		if body == "" || body[0] == '#' || body[0] == ';' {
			continue
		}
		sign := byte(0)
		if body[0] == '+' || body[0] == '-' {
			sign, body = body[0], strings.TrimSpace(body[1:])
		}
		n, shared, alike := likest(lines, body)
		switch {
		case sign == '+':
			if shared == 0 {
				n = len(lines) - 1
			}
			lines, from = slices.Insert(lines, n+1, body), slices.Insert(from, n+1, at)
			continue
		case shared == 0:
			return nil, nil, r.x.fault(at, 1, "no line of the position begins with the word of %q: begin with + to add it", body)
		case alike > 1:
			return nil, nil, r.x.fault(at, 1, "%d lines of the position begin as %q does: begin with + to add it", alike, body)
		}
		if sign == '-' {
			lines, from = slices.Delete(lines, n, n+1), slices.Delete(from, n, n+1)
			continue
		}
		lines[n], from[n] = body, at
	}
	return []byte(strings.Join(lines, "\n") + "\n"), from, nil
}

// likest finds the line that shares the most leading words with body, how many words those are, and how many
// lines share as many. Of several it returns the last.
func likest(lines []string, body string) (n, shared, alike int) {
	want := strings.Fields(body)
	for i, l := range lines {
		have, k := strings.Fields(l), 0
		for k < len(have) && k < len(want) && wordFits(have[k], want[k]) {
			k++
		}
		switch {
		case k > shared:
			n, shared, alike = i, k, 1
		case k == shared && k > 0:
			n, alike = i, alike+1
		}
	}
	return n, shared, alike
}
