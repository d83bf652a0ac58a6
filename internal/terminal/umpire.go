package terminal

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/paper"
)

// moves lists what to move where on a real table, or where everything lies.
func (c *Console) moves(*match.View, []offer, []entry, string) error {
	text, err := c.listMoves()
	if err != nil {
		return err
	}
	if text == "" {
		text = "Nothing here is measured on a table."
	}
	c.pause(strings.Split(strings.TrimRight(text, "\n"), "\n"))
	return nil
}

// listMoves returns what the persons here may know of the last move, each ship as her own side knows it.
func (c *Console) listMoves() (string, error) {
	seats := c.persons()
	if len(seats) == 0 {
		seats = []engine.Seat{engine.Observer}
	}
	var all []paper.Move
	for _, seat := range seats {
		p, err := c.Match.Passage(seat)
		if err != nil {
			return "", err
		}
		if p != nil {
			all = paper.Join(all, paper.Moves(p.From, p.After, p.Told, c.info.Length), seat)
		}
	}
	if len(all) == 0 {
		return "", nil
	}
	return paper.Text(all), nil
}

// tellMoves lists what to move as soon as something has moved, for an umpire.
func (c *Console) tellMoves(v *match.View) error {
	n := 0
	for i := range v.Log {
		if v.Log[i].Moved.Kind != 0 {
			n++
		}
	}
	if v.Dice != nil {
		for i := range v.Dice.Events {
			if v.Dice.Events[i].Kind == engine.Moved {
				n++
			}
		}
	}
	if n <= c.moved {
		return nil
	}
	c.moved = n
	text, err := c.listMoves()
	if err == nil {
		c.print(append([]string{c.st.paint(bold, "What to move where")}, strings.Split(strings.TrimRight(text, "\n"), "\n")...)...)
	}
	return err
}
