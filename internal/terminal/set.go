package terminal

import (
	"errors"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// set rules how things stand on a real table: "set swan 690 690 85" puts a model there, "set swan soldiers 80" and a whole
// line of the position change anything else, "set swan" shows her lines, and "set" alone lists what can be set.
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
	switch change := strings.Fields(rest); {
	case len(change) == 0:
		c.pause(c.settable(string(position)))
		return nil
	case len(change) == 1:
		c.pause(c.stands(string(position), change[0]))
		return nil
	}
	to, text, _, err := c.Match.Draft([]string{rest})
	if err != nil {
		c.unset(rest, string(position), err)
		return nil
	}
	c.print(c.Match.Changes(to)...)
	why, err := c.readLine("Why? Your reason stands in the record (Enter alone changes nothing): ")
	if err != nil || strings.TrimSpace(why) == "" {
		return err
	}
	err = c.Match.Rule(why, text, false)
	var doubt *match.Doubt
	if errors.As(err, &doubt) {
		force, readErr := c.sure("The rules do not lead there: " + doubt.Error() + ". Force it?")
		if readErr != nil || !force {
			return readErr
		}
		err = c.Match.Rule(why, text, true)
	}
	if err != nil {
		c.say("Not set, " + rest + ": " + err.Error() + ".")
		return nil
	}
	c.focus, c.drawn, c.typed, c.before = nil, "", nil, 0
	return nil
}

// unset says why a change makes no position, and what can be set instead.
func (c *Console) unset(change, position string, err error) {
	why := err.Error()
	var bad *engine.TextError
	if errors.As(err, &bad) {
		why = bad.Why
	}
	words := strings.Fields(change)
	_, line := match.Edited(position, words)
	c.say("Not set, " + line + ": " + why + ".")
	name := words[0]
	if slices.Contains(match.Kinds(c.lore()), name) && c.kindOf(words[1]) == name {
		name = words[1]
	}
	c.pause(c.stands(position, name))
}

// lore returns the game's page about positions.
func (c *Console) lore() string { return c.Match.Rules().Book().Positions }

// stands lists the lines of the position that name something, and the words that such lines take.
func (c *Console) stands(position, name string) []string {
	if name == "all" {
		return strings.Split(strings.TrimSpace(position), "\n")
	}
	list, kind := match.Mentions(position, name), name
	if len(list) > 0 {
		of := func(l string) bool { f := strings.Fields(l); return len(f) > 1 && strings.EqualFold(f[1], name) }
		one := strings.Fields(list[max(slices.IndexFunc(list, of), 0)])
		if n := match.Placed(one); n > 0 {
			return append(list, c.relists(name, one[:n])...)
		}
		kind = one[0]
	} else if !slices.Contains(match.Kinds(c.lore()), name) {
		list = []string{"No line of the position names " + name + ": it is as at the start."}
		kind = c.kindOf(name)
	}
	if kind == "" {
		says := "Nothing here is called " + name + "."
		if _, found := c.words.Find(name); found {
			says = "No line of the position names " + name + "."
		}
		return append([]string{says}, c.settable(position)...)
	}
	begins := "set " + name + " "
	if kind == name {
		begins = "" // it stands in the whole line
	}
	for _, f := range match.Fields(c.lore(), kind) {
		text := strings.TrimSpace(begins + f.Name + " " + f.Takes)
		if f.Says != "" {
			text += ": " + f.Says
		}
		list = append(list, wrap(text, c.st.Width, 4)...)
	}
	return list
}

// relists says how a counter is put elsewhere that lies in a list with such a beginning.
func (c *Console) relists(name string, begins []string) []string {
	where := begins[1:]
	if _, isSide := c.info.FindSeat(begins[1]); isSide {
		where = begins[:1] // a list off the board begins with its name
	}
	return wrap("set "+name+" and where it lies puts it there, such as set "+name+" "+strings.Join(where, " ")+
		"; of several alike, say which before that: from "+where[len(where)-1]+".", c.st.Width, 0)
}

// kindOf returns how a line about a thing begins that no line names yet, or "".
func (c *Console) kindOf(name string) string {
	for _, kind := range match.Kinds(c.lore()) {
		isList := match.Placed([]string{kind, name}) > 0
		if !isList && len(match.Fields(c.lore(), kind)) > 0 && c.fits(kind+" "+name) {
			return kind
		}
	}
	return ""
}

// notSet begin the lines that an umpire does not set.
var notSet = []string{"weathergage", "game", "scenario", "flow", "acts", "set"}

// settable lists what can be set, each with an example from the match or from the game's page about positions.
func (c *Console) settable(position string) []string {
	list := []string{c.st.paint(bold, "What can be set, each with an example")}
	add := func(example, says string) {
		list = append(list, wrap("set "+example+": "+says, c.st.Width, 4)...)
	}
	for _, model := range c.models() {
		add(model, "puts it where it stands now")
	}
	for _, section := range strings.Split(c.lore(), "\n## ")[1:] {
		kind, text, _ := strings.Cut(section, "\n")
		says, text, _ := strings.Cut(strings.TrimSpace(text), "\n")
		if slices.Contains(notSet, kind) {
			continue
		}
		for _, lines := range []string{position, text} {
			if example := beginning(lines, kind); example != "" && c.fits(example) {
				add(example, says)
				break
			}
		}
	}
	return append(list, wrap("set and a name shows its lines, and what can be set of it; set all shows the whole position. "+
		"set a name and a word of its line changes that alone. Then you are asked why: it is a ruling.", c.st.Width, 0)...)
}

// fits reports whether a change makes a position.
func (c *Console) fits(change string) bool {
	_, _, _, err := c.Match.Draft([]string{change})
	return err == nil
}

// longest is the most characters of an example.
const longest = 100

// beginning returns the first short line that begins with a word.
func beginning(lines, kind string) string {
	for _, l := range strings.Split(lines, "\n") {
		l = strings.TrimSpace(l)
		if strings.HasPrefix(l+" ", kind+" ") && len(l) <= longest {
			return l
		}
	}
	return ""
}

// models returns how an umpire types where the first model of each side stands, where models are put by hand.
func (c *Console) models() (out []string) {
	placer, ok := c.Match.Rules().(engine.Placer)
	now, _, _, err := c.Match.Draft(nil)
	if !ok || err != nil {
		return nil
	}
	for _, seat := range c.persons() {
		for _, p := range c.Match.View(seat).Scene.Pieces {
			to := engine.Spot{Space: p.At, X: p.X, Y: p.Y, Heading: p.Heading}
			if p.Side != seat {
				continue
			}
			if ways := placer.Placed(now, []engine.Piece{p}, to); len(ways) > 0 {
				out = append(out, ways[0].Lines...)
				break
			}
		}
	}
	return out
}
