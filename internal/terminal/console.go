package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A Console lets the persons of a match play it at one terminal.
type Console struct {
	Match *match.Match
	In    *bufio.Reader
	Out   io.Writer
	Style func() Style // called before each page, so that a window may change its size
	// Odds returns the exact odds of a choice, as lines, from what its seat may know; an error says why there
	// are none. nil: there are no odds.
	Odds func(seen engine.State, c engine.Choice, st Style) ([]string, error)
	// Rules returns what the handbook and the rulings say about a case; an error names the nearest. nil:
	// there is no handbook.
	Rules func(engine.Case) (string, error)
	// Welcome is printed above the first question.
	Welcome []string
	// Umpire: one person runs a real table for all seats, sees what all of them know, and is told what to
	// move where.
	Umpire bool
	// Save writes the record so far to a file.
	Save func(file string) error
	// Here holds the seats of the persons at this terminal, if others are elsewhere, as by mail: Run ends, and the
	// match is adjourned, when none of these seats has anything to do. 0: everybody is here.
	Here engine.Seats

	info  *engine.Info // as choices are written
	named *engine.Info // with the seats called by their sides
	words *engine.Words
	seat  engine.Seat // the seat at the keyboard now
	st    Style

	told    map[engine.Seat]int          // how much of its log each seat has been shown
	heard   map[engine.Seat][]match.Line // lines of its log that an umpire has already read in another's
	note    []string                     // printed above the next question
	refused engine.Case                  // of the last refusal
	focus   []offer                      // what the seat has narrowed its choices to, or nil
	centre  engine.Object                // the space that a map of hexes was moved to, or NoObject
	drawn   string                       // turn, phase and seat of the board shown last
	moved   int                          // moves that an umpire has been told
	before  int                          // events already told of the choice that waits for dice
	ahead   string                       // typed at a long list, and not yet carried out
	typed   []string                     // faces for the rolls that follow
	hinted  bool                         // how faces are typed has been said

	reckoned *engine.DiceNeeded // the throw whose reckoning was printed last
	bag      string             // what was in the bag that was drawn from last, as it was printed
}

// errQuit leaves the match; it is adjourned.
var errQuit = errors.New("quit")

// errAway leaves the match to those who are not at this terminal; it is adjourned.
var errAway = errors.New("others are asked, elsewhere")

// Run plays until the match is over, someone quits, the input ends or only others are asked; but for the first the
// match is adjourned. Errors are those of reading and of a match that cannot continue.
func (c *Console) Run() error {
	rules := c.Match.Rules()
	c.info, c.named, c.words = rules.Info(), c.Match.Info(), rules.Words()
	c.told, c.heard = map[engine.Seat]int{}, map[engine.Seat][]match.Line{}
	c.seat = engine.NoSeat
	c.note = c.Welcome
	for {
		c.st = c.Style()
		over, err := c.turn()
		if errors.Is(err, errQuit) || errors.Is(err, io.EOF) || errors.Is(err, errAway) {
			return c.leave()
		}
		if err != nil || over {
			return err
		}
	}
}

// leave adjourns the match, if it has not ended and its set-up is done.
func (c *Console) leave() error {
	c.print()
	if c.Umpire && c.Match.Uncorrect() == nil {
		c.print("The correction was given up: what came after stands as it was.")
	}
	err := c.Match.Adjourn(engine.NoSeat)
	if errors.Is(err, match.ErrOver) || errors.Is(err, match.ErrSettingUp) {
		return nil
	}
	return err
}

// turn takes the next step.
func (c *Console) turn() (over bool, err error) {
	if seat, ok := c.Match.BotToPlay(); ok {
		return false, c.bot(seat)
	}
	seat, v := c.next()
	if v.Ending != nil {
		c.end(v)
		return c.ended(seat)
	}
	if err := c.sit(seat, &v); err != nil {
		return false, err
	}
	if c.Umpire {
		if err := c.tellMoves(&v); err != nil {
			return false, err
		}
	}
	switch {
	case v.Dice != nil:
		return false, c.throw(&v)
	case v.Consent != nil:
		return false, c.consent(&v)
	case len(v.Asked) > 0:
		return false, c.ask(&v)
	case c.Here != 0:
		if stays, err := c.lookOver(&v); stays || err != nil {
			return false, err
		}
		c.away(v)
		return false, errAway
	}
	return false, errors.New("the match waits for nobody at this terminal")
}

// persons returns the seats played at this terminal.
func (c *Console) persons() []engine.Seat {
	var out []engine.Seat
	for i := range c.info.Seats {
		seat := engine.Seat(i)
		if s := c.Match.Sitter(seat); s.Person() && (c.Here == 0 || c.Here.Has(seat)) {
			out = append(out, seat)
		}
	}
	return out
}

// next returns the seat that has something to do, preferably the one at the keyboard.
func (c *Console) next() (engine.Seat, match.View) {
	seats := c.persons()
	if len(seats) == 0 {
		return engine.Observer, c.Match.View(engine.Observer)
	}
	busy := func(v *match.View) bool { return v.Dice != nil || v.Consent != nil || len(v.Asked) > 0 }
	v := c.Match.View(c.seat)
	if c.seat != engine.NoSeat && (busy(&v) || v.Ending != nil) {
		return c.seat, v
	}
	for _, s := range seats {
		if v := c.Match.View(s); busy(&v) {
			return s, v
		}
	}
	return seats[0], c.Match.View(seats[0])
}

// bot lets a bot play, and shows observers what it did.
func (c *Console) bot(seat engine.Seat) error {
	if c.st.Clear {
		name := c.Match.Sitter(seat).Name
		fmt.Fprintf(c.Out, "\r%s %s\r", c.st.paint(dim, c.named.SeatName(seat)+", "+name+", is thinking …"), "\x1b[K")
	}
	_, err := c.Match.PlayBot()
	if len(c.persons()) == 0 {
		v := c.Match.View(engine.Observer)
		c.print(c.news(&v)...)
	}
	return err
}

// sit changes the seat at the keyboard, with a curtain between seats whose secrets differ.
func (c *Console) sit(seat engine.Seat, v *match.View) error {
	if seat == c.seat {
		return nil
	}
	was := c.seat
	c.seat, c.focus, c.drawn, c.centre, c.ahead = seat, nil, "", engine.NoObject, ""
	if c.Umpire || len(c.persons()) < 2 || !c.secret(was, v) {
		return nil
	}
	if !c.st.Clear {
		return nil // what was written stays written
	}
	c.clear()
	c.print(fmt.Sprintf("%s now. Nobody else should look.", c.named.SeatName(seat)))
	_, err := c.readLine("Enter goes on: ")
	c.clear()
	return err
}

// secret reports whether the next seat sees, or is asked, what the one before must not see.
func (c *Console) secret(was engine.Seat, v *match.View) bool {
	for i := range v.Asked {
		if v.Asked[i].Sealed {
			return true
		}
	}
	if was == engine.NoSeat {
		return false
	}
	before := c.Match.View(was)
	return before.Seen != nil && v.Seen != nil && !before.Seen.Equal(v.Seen)
}

// end shows the last position and how the match ended.
func (c *Console) end(v match.View) {
	if v.Scene != nil && c.seat != engine.NoSeat {
		c.clear()
		c.print(Look(v.Scene, c.info, nil, c.st)...)
	}
	c.print(c.news(&v)...)
}

// ended reports whether the sitting is over too: an umpire may first correct what ended the match.
func (c *Console) ended(seat engine.Seat) (over bool, err error) {
	for {
		v := c.Match.View(seat)
		if _, err := c.Match.Slips(1); !c.Umpire || err != nil || v.Ending == nil {
			return v.Ending != nil, nil
		}
		for _, n := range c.note {
			c.print(wrap(n, c.st.Width, 2)...)
		}
		c.note = nil
		line, err := c.answerLine("The match is over. Enter leaves; correct puts right what was typed: ")
		line = strings.TrimSpace(line)
		if err != nil || line == "" {
			return true, nil
		}
		if done, err := c.command(&v, nil, nil, line); err != nil {
			return true, err
		} else if !done {
			c.say(fmt.Sprintf("Expected Enter, correct, set or another command, found %q.", line))
		}
	}
}

// away shows the last position, and what was done last, to who has nothing to do now.
func (c *Console) away(v match.View) {
	notes := c.note
	c.note = nil
	if v.Scene != nil {
		c.clear()
		c.print(Look(v.Scene, c.info, nil, c.st)...)
	}
	for _, n := range notes {
		c.print(wrap(n, c.st.Width, 2)...)
	}
	c.print(c.news(&v)...)
}

// ask prints the open questions and reads one line of answer.
func (c *Console) ask(v *match.View) error {
	c.unused()
	all := offers(v.Asked)
	shown := all
	if c.focus != nil {
		shown = c.focus
	}
	list := c.priced(entries(c.words.At(v.Seen), c.info, v.Asked, shown, c.focus != nil), v)
	c.page(v, shown, setOut(list, c.st))
	line, err := c.answerLine(c.st.paint(sideLook(v.Seat), c.named.SeatName(v.Seat)) + "> ")
	if err != nil {
		return err
	}
	return c.answer(v, all, shown, list, c.withoutSeat(strings.TrimSpace(line)))
}

// choose plays an offer with the given numbers, and asks for the missing ones.
func (c *Console) choose(v *match.View, o offer, numbers []string) error {
	ch := o.choice()
	for i := range o.spans() {
		sp := o.option.Span[i]
		if i < len(numbers) {
			n, ok := c.info.ReadNumber(sp.Unit, numbers[i])
			if !ok {
				c.say(fmt.Sprintf("Expected a number, found %q.", numbers[i]))
				return nil
			}
			ch.N[i] = n
		} else if sp.Min != sp.Max {
			n, ok, err := c.number(v, o, sp)
			if err != nil || !ok {
				return err
			}
			ch.N[i] = n
		}
	}
	if len(numbers) > o.spans() {
		c.say(fmt.Sprintf("%q is too much: %q wants %s.", numbers[o.spans()],
			c.words.Verbs[o.option.Verb].Name, plural(o.spans(), "number")))
		return nil
	}
	return c.play(v, ch)
}

// number asks for one number of a span; an empty line cancels the choice.
func (c *Console) number(v *match.View, o offer, sp engine.Span) (int32, bool, error) {
	text := say(c.words.At(v.Seen), c.info, &o) + ": how much? " + spanText(c.info, sp)
	if sp.Step > 1 {
		text += ", in steps of " + string(c.info.AppendMeasure(nil, sp.Unit, sp.Step, true))
	}
	line, err := c.readLine(text + ": ")
	line = strings.TrimSpace(line)
	if err != nil || line == "" {
		return 0, false, err
	}
	n, ok := c.info.ReadNumber(sp.Unit, line)
	if !ok {
		c.say(fmt.Sprintf("Expected a number from %s, found %q.", spanText(c.info, sp), line))
	}
	return n, ok, nil
}

// play plays a choice and shows a refusal.
func (c *Console) play(v *match.View, ch engine.Choice) error {
	ch.Seat = v.Seat
	n, err := c.Match.Play(v.Seat, v.At, ch)
	return c.played(v, n, err)
}

// played shows what came of playing choices: n were played, or one was refused.
func (c *Console) played(v *match.View, n int, err error) error {
	var refused *engine.Refused
	switch {
	case errors.As(err, &refused):
		c.refuse(engine.Refuse(c.named, c.words, v.Seen, refused.Of, refused.Illegal))
		return nil
	case err != nil:
		return err
	case n == 0:
		c.say("The match has moved on: look again.")
	}
	c.focus = nil
	return nil
}

// refuse says why a choice is not allowed, and what would be.
func (c *Console) refuse(r engine.Refusal) {
	text := "Not allowed: " + r.Why + "."
	if r.Rule != "" {
		c.refused = r.Rule
		text += " ? explains."
	}
	c.note = append(c.note, c.st.paint(wrong, text))
	if r.Instead != "" {
		c.say(r.Instead)
	}
}

// say keeps a sentence for the next page.
func (c *Console) say(text string) { c.note = append(c.note, text) }
