package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A command is a word that is not a choice of the game.
type command struct {
	name, does string
	do         func(c *Console, v *match.View, shown []offer, list []entry, rest string) error
}

// commands lists what can be typed besides a choice. If a game has a verb with the same name, a / before it
// means the command.
var commands []command

func init() {
	commands = []command{
		{"help", "this list", (*Console).help},
		{"?", "why the last choice was refused; ? 7.3 what the handbook says on a case", (*Console).explain},
		{"rules", "rules 7.3: handbook and rulings on a case", (*Console).explain},
		{"board", "the board again; board 2 or board NAME another one", (*Console).boards},
		{"map", "map 2719, or map and the name of a place: move the map there; map: all of it, and follow again", (*Console).chart},
		{"charts", "the side panels", (*Console).charts},
		{"moves", "what to move where on a real table, measured from its edges", (*Console).moves},
		{"ordered", "what you have ordered or chosen so far in this phase, and your account", (*Console).ordered},
		{"log", "the last lines of the log; log 50 for more, log all", (*Console).log},
		{"odds", "exact odds of what is open; odds 3, or odds and a choice, for one", (*Console).odds},
		{"undo", "take the last choice back; where dice are asked for, those typed last", (*Console).undo},
		{"correct", "an umpire's: what was typed last, of all sides; correct 3: choose or type number 3 again", (*Console).correct},
		{"set", "an umpire's: set swan 690 690 85 puts a model where it stands, set swan shows her lines; set lists all that can be set; it is a ruling", (*Console).set},
		{"order", "standing orders, and how they are given; order here: do not ask here again this turn", (*Console).order},
		{"say", "say WORDS: words to the other seat, kept in the record", (*Console).speak},
		{"write", "write 3 WORDS: the words of your message 3, which nobody else reads before the end; write: all of yours", (*Console).write},
		{"save", "save FILE: write the record so far", (*Console).save},
		{"draw", "offer a draw", (*Console).offerDraw},
		{"concede", "give the match up", (*Console).concede},
		{"quit", "leave; the match is adjourned and can be taken up again", (*Console).quit},
	}
}

func commandNames() []string {
	names := make([]string, len(commands))
	for i := range commands {
		names[i] = commands[i].name
	}
	return names
}

// command carries out a line that begins with a command, and reports whether it did.
func (c *Console) command(v *match.View, shown []offer, list []entry, line string) (bool, error) {
	word, rest, _ := strings.Cut(line, " ")
	if strings.HasPrefix(word, "?") && word != "?" {
		word, rest = "?", word[1:]
	}
	name, slash := strings.CutPrefix(strings.ToLower(word), "/")
	for i := range commands {
		if commands[i].name == name && (slash || !verbIsOpen(c.words, shown, name)) {
			return true, commands[i].do(c, v, shown, list, strings.TrimSpace(rest))
		}
	}
	return false, nil
}

// verbIsOpen reports whether a verb of the game with that name may be chosen now.
func verbIsOpen(w *engine.Words, shown []offer, name string) bool {
	for i := range shown {
		if strings.EqualFold(w.Verbs[shown[i].option.Verb].Name, name) {
			return true
		}
	}
	return false
}

func (c *Console) help(*match.View, []offer, []entry, string) error {
	width := min(c.st.Width, 100)
	lines := wrap(c.st.paint(bold, "Choices")+": by their number, by name (attack drake > oquendo), "+
		"by the first letters of the names (a dr oq), or as they are shown (sail to d4). "+
		"A far place (2425) is sailed to in one answer. Numbers that a choice wants come after it "+
		"(3 85). What may be several choices lists those. Enter alone goes back, or takes the only "+
		"choice.", width, 0)
	lines = append(lines, c.st.paint(bold, "Signs")+": "+c.signs()+"; [E5] may be chosen now.", "")
	for _, k := range commands {
		for i, part := range wrap(k.does, width-11, 0) {
			name := k.name
			if i > 0 {
				name = ""
			}
			lines = append(lines, fmt.Sprintf("  %-8s %s", name, part))
		}
	}
	last := wrap("If the game has a verb of the same name, put a / before a command: /board.", width, 0)
	c.pause(append(append(lines, ""), last...))
	return nil
}

func (c *Console) signs() string {
	var parts []string
	for i, name := range c.named.Seats {
		s := engine.Seat(i)
		parts = append(parts, c.st.paint(sideLook(s), string(sideSign(s))+name))
	}
	return strings.Join(parts, ", ")
}

func (c *Console) explain(v *match.View, _ []offer, _ []entry, rest string) error {
	rule := engine.Case(strings.Trim(rest, "()"))
	if rule == "" {
		rule = c.refused
	}
	if rule == "" {
		c.say("Nothing has been refused. rules 7.3 shows what the handbook says on a case.")
		return nil
	}
	if c.Rules == nil {
		c.say("There is no handbook here.")
		return nil
	}
	text, err := c.Rules(rule)
	if err != nil {
		c.say(engine.Capital(err.Error()) + ".")
		return nil
	}
	lines := Handbook(strings.TrimSpace(text), c.st.Width)
	for i := range lines {
		if caseHead.MatchString(lines[i]) {
			lines[i] = strings.Join(strings.Fields(lines[i]), " ")
		}
	}
	c.pause(lines)
	return nil
}

func (c *Console) boards(v *match.View, shown []offer, _ []entry, rest string) error {
	p := c.sheet(v, lights(shown))
	b := p.boardOf()
	var names []string
	for i, other := range v.Scene.Boards {
		names = append(names, strconv.Itoa(i+1)+" "+other.Name)
		if rest != "" && (rest == strconv.Itoa(i+1) || strings.Contains(fold1(other.Name), fold1(rest))) {
			b, rest = other, ""
		}
	}
	if rest != "" || b == nil {
		c.say(fmt.Sprintf("No board %q: there are %s.", rest, strings.Join(names, ", ")))
		return nil
	}
	c.pause(append(p.heading(), p.board(b)...))
	return nil
}

// chart moves a map of hexes to a place, or shows all of it and lets it follow play again.
func (c *Console) chart(v *match.View, shown []offer, list []entry, rest string) error {
	if rest == "" {
		c.centre = engine.NoObject
		p := c.sheet(v, lights(shown))
		b := p.boardOf()
		if b == nil {
			return c.boards(v, shown, list, rest)
		}
		p.whole = true
		c.pause(append(p.heading(), p.board(b)...))
		return nil
	}
	sp := findSpace(v.Scene, rest)
	if sp == nil {
		c.say(fmt.Sprintf("No place on a map of hexes is called %q. map 2719 goes by number, map and a name to a port.", rest))
		return nil
	}
	c.centre, c.drawn = sp.ID, ""
	c.say("The map shows " + strings.TrimSpace(sp.Label+" "+spaceName(sp)) + ". map alone shows all of it, and follows again.")
	return nil
}

// findSpace returns the hex with a number, or the first whose name begins with a text, or contains it; nil if
// there is none.
func findSpace(sc *engine.Scene, text string) *engine.Space {
	text = fold1(text)
	for _, fits := range []func(sp *engine.Space) bool{
		func(sp *engine.Space) bool { return fold1(sp.Label) == text },
		func(sp *engine.Space) bool { return strings.HasPrefix(fold1(spaceName(sp)), text) },
		func(sp *engine.Space) bool { return strings.Contains(fold1(spaceName(sp)), text) },
	} {
		for _, b := range sc.Boards {
			if i := slices.IndexFunc(b.Spaces, func(sp engine.Space) bool { return fits(&sp) }); b.Kind == engine.Hexes && i >= 0 {
				return &b.Spaces[i]
			}
		}
	}
	return nil
}

func (c *Console) charts(v *match.View, _ []offer, _ []entry, _ string) error {
	p := newPage(v.Scene, c.info, nil, c.st)
	var lines []string
	for _, block := range p.charts(c.st.Width) {
		lines = append(append(lines, block...), "")
	}
	if len(lines) == 0 {
		c.say("There are no side panels.")
	}
	c.pause(lines)
	return nil
}

func (c *Console) log(v *match.View, _ []offer, _ []entry, rest string) error {
	lines := slices.DeleteFunc(slices.Clone(v.Log), func(l match.Line) bool { return l.Known })
	n := 20
	if rest == "all" {
		n = len(lines)
	} else if rest != "" {
		var err error
		if n, err = strconv.Atoi(rest); err != nil || n < 1 {
			c.say(fmt.Sprintf("Expected a number of lines or all, found %q.", rest))
			return nil
		}
	}
	c.pause(c.logLines(lines[max(len(lines)-n, 0):]))
	return nil
}

func (c *Console) odds(v *match.View, shown []offer, list []entry, rest string) error {
	if c.Odds == nil {
		c.say("There are no odds to be had in this game.")
		return nil
	}
	picked := shown
	if n, _, ok := entryNumber(rest, len(list)); ok {
		picked = list[n-1].offers
	} else if rest != "" {
		m := understand(c.words, c.info, shown, rest)
		if m.unknown != "" {
			c.say(fmt.Sprintf("Nothing here is called %q.", m.unknown))
			return nil
		}
		picked = m.offers
	}
	return c.oddsOf(v, picked)
}

// mostOdds is how many choices are forecast at once.
const mostOdds = 6

// oddsOf shows the odds of the choices that have any.
func (c *Console) oddsOf(v *match.View, picked []offer) error {
	var lines []string
	var last error
	n := 0
	for i := range picked {
		ch := picked[i].choice()
		ch.Seat = v.Seat
		table, err := c.Odds(v.Seen, ch, c.st)
		if err != nil {
			last = err
			continue
		}
		if n++; n > mostOdds {
			lines = append(lines, "There are more: name one.")
			break
		}
		lines = append(append(append(lines, c.st.paint(bold, c.words.Say(ch))), table...), "")
	}
	if n == 0 && len(picked) == 1 {
		c.say(engine.Capital(last.Error()) + ".")
		return nil
	} else if n == 0 {
		c.say("Nothing that is open now has odds.")
		return nil
	}
	c.pause(lines)
	return nil
}

func (c *Console) undo(v *match.View, _ []offer, _ []entry, _ string) error {
	c.focus = nil
	if c.Umpire && c.Match.Uncorrect() == nil {
		return nil
	}
	err := c.Match.TakeBack(v.Seat, engine.NoObject)
	if errors.Is(err, engine.ErrFirm) && c.Umpire {
		c.say("That is firm. An umpire puts it right: correct lists what may be corrected.")
		return nil
	}
	if errors.Is(err, engine.ErrFirm) && c.Here != 0 {
		c.say("That is firm: dice were thrown, or your opponent has seen it. Nobody is here to agree to take it back.")
		return nil
	}
	if errors.Is(err, engine.ErrFirm) {
		yes, readErr := c.sure("That is firm: dice were thrown, or another seat has seen it. " +
			"Ask to take back all since your last choice? The dice are spent.")
		if readErr != nil || !yes {
			return readErr
		}
		err = c.Match.AskBack(v.Seat)
	}
	if err != nil {
		c.say(engine.Capital(err.Error()) + ".")
	}
	return nil
}

func (c *Console) speak(v *match.View, _ []offer, _ []entry, rest string) error {
	return c.Match.Say(v.Seat, rest)
}

// write writes a message of the seat's own, or lists them.
func (c *Console) write(v *match.View, _ []offer, _ []entry, rest string) error {
	if rest == "" {
		lines := []string{"You have written no messages."}
		if len(v.Messages) > 0 {
			lines = nil
		}
		for _, m := range v.Messages {
			lines = append(lines, wrap(fmt.Sprintf("%d “%s”", m.Number, m.Text), c.st.Width, 3)...)
		}
		c.pause(lines)
		return nil
	}
	word, text, _ := strings.Cut(rest, " ")
	number, err := strconv.Atoi(word)
	if err != nil {
		c.say(fmt.Sprintf("Expected the number of a message and its words, found %q.", rest))
		return nil
	}
	if err := c.Match.Write(v.Seat, number, text); err != nil {
		c.say(engine.Capital(err.Error()) + ".")
		return nil
	}
	c.say(fmt.Sprintf("Message %d is written.", number))
	return nil
}

func (c *Console) save(_ *match.View, _ []offer, _ []entry, rest string) error {
	switch {
	case rest == "":
		c.say("Save where? save FILE.")
	case c.Save == nil:
		c.say("Nothing can be saved here.")
	default:
		if err := c.Save(rest); err != nil {
			c.say("Not saved: " + err.Error() + ".")
		} else {
			c.say("Saved in " + rest + ".")
		}
	}
	return nil
}

func (c *Console) offerDraw(v *match.View, _ []offer, _ []entry, _ string) error {
	if c.Here != 0 {
		c.say("Nobody is here to accept a draw.")
		return nil
	}
	if err := c.Match.OfferDraw(v.Seat); err != nil {
		c.say(engine.Capital(err.Error()) + ".")
	}
	return nil
}

func (c *Console) concede(v *match.View, _ []offer, _ []entry, _ string) error {
	yes, err := c.sure("Give the match up?")
	if err != nil || !yes {
		return err
	}
	return c.Match.Concede(v.Seat)
}

func (c *Console) quit(*match.View, []offer, []entry, string) error { return errQuit }

// sure asks a question with yes or no; anything but y is no.
func (c *Console) sure(question string) (bool, error) {
	line, err := c.readLine(question + " (y/n) ")
	return strings.HasPrefix(strings.ToLower(strings.TrimSpace(line)), "y"), err
}
