package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// order lists the seat's standing orders, gives one, or revokes one.
func (c *Console) order(v *match.View, _ []offer, _ []entry, rest string) error {
	word, number, _ := strings.Cut(rest, " ")
	switch {
	case rest == "":
		c.pause(c.standing(v))
	case word == "off":
		c.revoke(v, number)
	case rest == "here":
		for i := range v.Asked {
			if here := v.Asked[i].Here; len(here) > 0 {
				c.give(v, here[0].Text)
				return nil
			}
		}
		c.say("This question cannot be skipped.")
	default:
		c.give(v, rest)
	}
	return nil
}

// give gives a standing order.
func (c *Console) give(v *match.View, text string) {
	c.focus = nil
	if err := c.Match.Order(v.Seat, text); err != nil {
		c.say(engine.Capital(err.Error()) + ".")
		return
	}
	c.say("Ordered. order lists what is in force.")
}

// revoke takes an order of the list out of force.
func (c *Console) revoke(v *match.View, number string) {
	n, err := strconv.Atoi(number)
	switch {
	case len(v.Standing) == 0:
		c.say("No standing order is in force.")
	case err != nil || n < 1 || n > len(v.Standing):
		c.say(fmt.Sprintf("Expected a number from 1 to %d, found %q.", len(v.Standing), number))
	default:
		if err := c.Match.Revoke(v.Seat, v.Standing[n-1].Text); err != nil {
			c.say(engine.Capital(err.Error()) + ".")
			return
		}
		c.say("Revoked: " + v.Standing[n-1].Says + ".")
	}
}

// standing sets out what is in force and what may be ordered.
func (c *Console) standing(v *match.View) []string {
	lines := []string{c.st.paint(bold, "In force")}
	add := func(label, text string) {
		for _, part := range wrap(text, c.st.Width-5, 0) {
			lines = append(lines, fmt.Sprintf("%3s  %s", label, part))
			label = ""
		}
	}
	for i, o := range v.Standing {
		add(strconv.Itoa(i+1), o.Says)
	}
	if len(v.Standing) == 0 {
		add("", "none")
	}
	if v.Resting {
		add("", "They rest until you have chosen yourself, for you took something back.")
	}
	lines = append(lines, "", c.st.paint(bold, "order and one of these"))
	add("", "here: do not ask here again this turn")
	for _, o := range c.Match.Offered(v.Seat) {
		text := o.Key
		if len(o.Objects) > 0 {
			text += " > " + c.words.Object(o.Objects[0])
		}
		if o.Number.Step != 0 {
			text += " " + strconv.Itoa(int(o.Number.Min))
		}
		add("", text+": "+strings.NewReplacer("%O", "…", "%1", "…").Replace(o.Name))
	}
	add("", "off 1: revoke the first in force")
	return lines
}
