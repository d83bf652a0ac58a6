package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// mostSlips is how many of the last steps an umpire is shown to correct.
const mostSlips = 12

// A slip is a choice, or a throw made for it, that an umpire may correct.
type slip struct {
	step, throw int // throw is -1 for the choice
	text        string
	thrown      engine.Throw
}

// slips lists the last choices, the newest first, each followed by the throws typed for it, and says what keeps earlier
// ones from being corrected, if anything does.
func (c *Console) slips() (out []slip, bars string, err error) {
	steps, err := c.Match.Slips(mostSlips)
	if err != nil {
		return nil, "", err
	}
	for _, s := range steps {
		bars = s.Bars
		if s.Step >= 0 {
			text := c.named.SeatName(s.Choice.Seat) + ": " + c.words.Say(s.Choice)
			if s.Bot {
				text += " (a bot)"
			}
			out = append(out, slip{step: s.Step, throw: -1, text: text})
		}
		for i := range s.Thrown {
			if th := &s.Thrown[i]; th.House == 0 {
				out = append(out, slip{s.Step, i, c.sayTyped(th), th.Throw})
			}
		}
	}
	return out, bars, nil
}

// sayTyped returns what was typed for a throw: "rolled 2d6: 3 4, Swan, the damage (6.2)".
func (c *Console) sayTyped(th *engine.Thrown) string {
	text := "drew " + c.words.Title(th.Drawn)
	if !th.Throw.Drawn || th.Drawn == engine.NoObject {
		text = fmt.Sprintf("rolled %dd%d: %s", th.Throw.Dice, th.Throw.Sides, th.Text())
	}
	if what := engine.Deciding(c.Match.Rules(), th.Throw); what != "" {
		text += ", " + what
	}
	return text + " (" + string(th.Throw.Rule) + ")"
}

// correct lists what an umpire may correct, or corrects it: "correct 3" asks for choice or throw 3 again, "correct 4 6
// 2" types 6 2 for throw 4.
func (c *Console) correct(_ *match.View, _ []offer, _ []entry, rest string) error {
	if !c.Umpire {
		c.say("An umpire corrects what was typed: play with --umpire. undo takes back what is yours.")
		return nil
	}
	list, bars, err := c.slips()
	if err == nil && len(list) == 0 && bars != "" {
		c.say(bars + ".")
		return nil
	}
	if err != nil || len(list) == 0 {
		c.say(engine.Capital(cmp.Or(err, match.ErrNoSlip).Error()) + ".")
		return nil
	}
	if rest == "" {
		c.pause(c.slipLines(list, bars))
		return nil
	}
	number, faces, _ := strings.Cut(rest, " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(list) {
		c.say(fmt.Sprintf("Expected a number from 1 to %d, found %q: correct lists them.", len(list), number))
		return nil
	}
	if err := c.putRight(&list[n-1], strings.TrimSpace(faces)); err != nil {
		c.say(engine.Capital(err.Error()) + ".")
		return nil
	}
	c.focus, c.drawn, c.typed, c.before = nil, "", nil, 0
	return nil
}

func (c *Console) slipLines(list []slip, bars string) []string {
	lines := []string{c.st.paint(bold, "What may be corrected, the newest first")}
	for i := range list {
		lines = append(lines, wrap(fmt.Sprintf("%d %s", i+1, list[i].text), c.st.Width, 3)...)
	}
	if bars != "" {
		lines = append(lines, wrap(bars+".", c.st.Width, 0)...)
	}
	return append(lines, wrap("correct 3 asks for number 3 again; correct 4 6 2 types 6 2 for throw 4. "+
		"What came after it is played again with the dice that you typed, as far as it fits.", c.st.Width, 0)...)
}

// putRight corrects a slip: with faces by typing those.
func (c *Console) putRight(s *slip, faces string) error {
	switch {
	case s.throw < 0 && faces != "":
		return errors.New("that is a choice, not a throw: give its number alone, and choose again")
	case s.throw < 0:
		return c.Match.Correct(s.step)
	case s.step == match.SetUp && faces == "":
		return errors.New("of the set-up, give the faces with the number: correct 4 6 2")
	case faces == "" || s.thrown.Drawn:
		return c.Match.CorrectDice(s.step, s.throw, engine.Faces{})
	}
	f, err := dice.ParseFaces(s.thrown, nil, c.words, faces)
	if err != nil {
		return err
	}
	return c.Match.CorrectDice(s.step, s.throw, f)
}
