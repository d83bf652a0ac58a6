package terminal

import (
	"strings"

	"weathergage/dice"
	"weathergage/engine"
	"weathergage/match"
)

// throw asks for the faces of a throw made at the table.
func (c *Console) throw(v *match.View) error {
	c.print(c.news(v)...)
	var so []match.Line
	for _, e := range v.Dice.Events {
		if e.See.Has(v.Seat) {
			so = append(so, match.Line{Text: string(c.Match.Rules().Tell(nil, e)), Rule: e.Rule})
		}
	}
	c.print(c.logLines(so[min(c.before, len(so)):])...)
	c.before = len(so)
	c.print(c.note...)
	c.note = nil
	line, err := c.readLine(c.st.paint(bold, engine.Call(c.Match.Rules(), v.Dice.Throw)) + ": ")
	if err != nil {
		return err
	}
	switch line = strings.TrimSpace(line); line {
	case "":
		return nil
	case "quit":
		return errQuit
	case "?", "help":
		return c.explain(v, nil, nil, string(v.Dice.Throw.Rule))
	case "undo":
		if err := c.Match.Retract(v.Seat); err != nil {
			c.say(upper(err.Error()) + ".")
		}
		return nil
	}
	faces, err := dice.ParseFaces(v.Dice.Throw, v.Dice.Draws, c.words, line)
	if err != nil {
		c.say(upper(err.Error()) + ".")
		return nil
	}
	if err := c.Match.Give(v.Seat, faces); err != nil {
		c.say(upper(err.Error()) + ".")
	}
	return nil
}

// consent puts what another seat asks.
func (c *Console) consent(v *match.View) error {
	c.print(c.news(v)...)
	yes, err := c.sure(c.named.SeatName(v.Seat) + ": " + v.Consent.Text + ". Agree?")
	if err != nil {
		return err
	}
	return c.Match.Answer(v.Seat, yes)
}
