package terminal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// throw asks for the faces of a throw with real dice.
func (c *Console) throw(v *match.View) error {
	c.print(c.news(v)...)
	var so []match.Line
	for i, e := range v.Dice.Events {
		if e.See.Has(v.Seat) {
			so = append(so, match.Line{Text: string(c.Match.Rules().Tell(nil, e)), Rule: e.Rule, Known: v.Known[i]})
		}
	}
	c.print(c.logLines(c.unheard(v.Seat, so[min(c.before, len(so)):]))...)
	c.before = len(so)
	for _, n := range c.note {
		c.print(wrap(n, c.st.Width, 2)...)
	}
	c.note = nil
	line, err := c.faces(v)
	if err != nil {
		return err
	}
	switch line {
	case "":
		c.say(wanted(&v.Dice.Throw))
		return nil
	case "quit":
		return errQuit
	case "?":
		return c.explain(v, nil, nil, string(v.Dice.Throw.Rule))
	case "undo":
		c.unroll(v.Seat)
		return nil
	}
	if done, err := c.command(v, nil, nil, line); done {
		return err
	}
	faces, err := dice.ParseFaces(v.Dice.Throw, v.Dice.Draws, c.words, line)
	if n := int(faces[0]); err == nil && n <= len(v.Dice.Gone) && v.Dice.Gone[n-1] {
		err = fmt.Errorf("%s is not in the bag any more", c.words.Object(v.Dice.Draws[n-1]))
	}
	if err == nil {
		err = c.Match.Give(v.Seat, faces)
	}
	if err != nil {
		c.say(engine.Capital(err.Error()) + ".")
		c.unused()
	}
	return nil
}

// unroll takes back the faces typed last for this move, or gives up the correction that asks for them.
func (c *Console) unroll(seat engine.Seat) {
	err := c.Match.Retract(seat)
	if err != nil && c.Umpire {
		err = c.Match.Uncorrect()
	}
	switch {
	case err != nil && c.Umpire:
		c.say("No roll of this move is typed yet. correct lists what was typed before.")
	case err != nil:
		c.say(engine.Capital(err.Error()) + ".")
	}
}

// wanted says what is to be typed for a throw.
func wanted(th *engine.Throw) string {
	if th.Drawn {
		return "Name what was drawn."
	}
	return fmt.Sprintf("Type %s from 1 to %d.", plural(int(th.Dice), "face"), th.Sides)
}

// faces returns what was typed for a throw: from a line with more faces it takes the first ones, and the
// others for the next throws.
func (c *Console) faces(v *match.View) (string, error) {
	th := &v.Dice.Throw
	prompt := c.st.paint(bold, engine.Call(c.Match.Rules(), *th)) + ": "
	if c.Umpire && int(th.Seat) < len(c.named.Seats) {
		prompt = c.st.paint(sideLook(th.Seat), c.named.SeatName(th.Seat)) + ": " + prompt
	}
	if len(c.typed) > 0 {
		n := min(int(th.Dice), len(c.typed))
		line := strings.Join(c.typed[:n], " ")
		c.typed = c.typed[n:]
		c.print(wrap(prompt+line, c.st.Width, 2)...)
		return line, nil
	}
	c.tellSums(v)
	if !c.hinted && !th.Drawn {
		c.hinted = true
		c.print(wrap("Type the faces in the order of the dice. Those of the rolls that follow may stand on the same line: "+
			"3 5 1 6. undo takes the last back.", c.st.Width, 2)...)
	}
	lines := wrap(prompt, c.st.Width, 2)
	c.print(lines[:len(lines)-1]...)
	line, err := c.readLine(lines[len(lines)-1] + " ")
	if line = strings.TrimSpace(line); err != nil || th.Drawn {
		return line, err
	}
	fields := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	if n := int(th.Dice); len(fields) > n && !slices.ContainsFunc(fields, func(f string) bool { return !isNumber(f) }) {
		line, c.typed = strings.Join(fields[:n], " "), fields[n:]
	}
	return line, nil
}

// unused drops faces that were typed for rolls that do not follow, and says so.
func (c *Console) unused() {
	if len(c.typed) > 0 {
		c.say("Not used: " + strings.Join(c.typed, " ") + ".")
		c.typed = nil
	}
}

// consent asks for the answer to another seat's request.
func (c *Console) consent(v *match.View) error {
	c.print(c.news(v)...)
	yes, err := c.sure(c.named.SeatName(v.Seat) + ": " + v.Consent.Text + ". Agree?")
	if err != nil {
		return err
	}
	return c.Match.Answer(v.Seat, yes)
}
