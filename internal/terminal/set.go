package terminal

import (
	"errors"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// set rules how things stand on a real table: "set swan 690 690 85" puts a model there, "set swan soldiers 80" and a whole
// line of the position change anything else, and "set swan" shows her lines.
func (c *Console) set(_ *match.View, _ []offer, _ []entry, rest string) error {
	if !c.Umpire {
		c.say("An umpire says how things stand: play with --umpire.")
		return nil
	}
	position, err := c.Match.Position()
	if err != nil {
		c.say(engine.Capital(err.Error()) + ".")
		return nil
	}
	change := strings.Fields(rest)
	if len(change) < 2 {
		c.pause(c.stands(string(position), rest))
		return nil
	}
	text, line := match.Edited(string(position), change)
	why, err := c.readLine("Why? Your reason stands in the record (Enter alone changes nothing): ")
	if err != nil || strings.TrimSpace(why) == "" {
		return err
	}
	err = c.Match.Rule(why, []byte(text), false)
	var doubt *match.Doubt
	if errors.As(err, &doubt) {
		force, readErr := c.sure("The rules do not lead there: " + doubt.Error() + ". Force it?")
		if readErr != nil || !force {
			return readErr
		}
		err = c.Match.Rule(why, []byte(text), true)
	}
	if err != nil {
		c.say("Not set, " + line + ": " + err.Error() + ".")
		return nil
	}
	c.focus, c.drawn, c.typed, c.before = nil, "", nil, 0
	return nil
}

// stands lists the lines of the position that name something, or all of them.
func (c *Console) stands(position, name string) []string {
	list := strings.Split(strings.TrimSpace(position), "\n")
	if name != "" {
		list = match.Mentions(position, name)
		if len(list) == 0 {
			list = []string{"No line of the position names " + name + ": it is as at the start."}
		}
	}
	return append(list, wrap("set and a name with x, y and where it heads, such as set swan 690 690 85, puts it there; inches have a point: set a-3 40.7 12.4 102.1. "+
		"set swan soldiers 80 changes a number; set drake at plymouth puts a counter elsewhere; a whole line, such as set wind 90 beaufort 4, takes the place of the old one.", c.st.Width, 0)...)
}
