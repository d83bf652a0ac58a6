package terminal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// answer carries out a line of input.
func (c *Console) answer(v *match.View, all, shown []offer, list []entry, line string) error {
	if line == "" {
		switch {
		case c.focus != nil:
			c.focus = nil
		case len(all) == 1:
			return c.choose(v, all[0], nil)
		}
		return nil
	}
	if n, rest, ok := entryNumber(line, len(list)); ok {
		if _, ok := repeats(shownWords(rest), shownWords(list[n-1].text)); ok {
			rest = "" // the whole line was copied
		}
		return c.pick(v, &list[n-1], rest)
	}
	for i := range list {
		if slices.Equal(shownWords(line), shownWords(list[i].text)) {
			return c.pick(v, &list[i], "")
		}
	}
	if done, err := c.repeated(v, all, line, true); done {
		return err
	}
	if done, err := c.command(v, shown, list, line); done {
		return err
	}
	return c.understood(v, all, shown, list, line)
}

// understood carries out a line by its meaning.
func (c *Console) understood(v *match.View, all, shown []offer, list []entry, line string) error {
	w := c.words.At(v.Seen)
	m := understand(w, c.info, shown, line)
	if (m.unknown != "" || len(m.offers) == len(shown)) && len(shown) < len(all) {
		m = understand(w, c.info, all, line)
	}
	if m.unknown == "" && len(m.offers) == 1 && !isNumber(line) {
		return c.choose(v, m.offers[0], m.numbers)
	}
	if done, err := c.sail(v, line); done {
		return err
	}
	if m.unknown == "" {
		return c.several(v, all, list, m, line)
	}
	if done, err := c.repeated(v, all, line, false); done {
		return err
	}
	if like := narrowDown(w, c.info, all, line, fitsShown); like.unknown == "" && len(like.offers) < len(all) {
		if len(like.offers) == 1 {
			return c.choose(v, like.offers[0], like.numbers)
		}
		return c.several(v, all, list, like, line)
	}
	return c.tryUnlawful(v, all, line, m.unknown)
}

// pick takes an entry, or opens it if it is folded, with what was typed after its number.
func (c *Console) pick(v *match.View, e *entry, rest string) error {
	if len(e.offers) > 1 {
		return c.narrow(v, e.offers, rest)
	}
	return c.choose(v, e.offers[0], strings.Fields(rest))
}

// narrow opens a folded entry, and reads what was typed after its number.
func (c *Console) narrow(v *match.View, picked []offer, rest string) error {
	c.focus = picked
	if rest == "" {
		return nil
	}
	m := understand(c.words.At(v.Seen), c.info, picked, rest)
	if m.unknown == "" && len(m.offers) == 1 {
		return c.choose(v, m.offers[0], m.numbers)
	}
	return nil
}

// several narrows the list to the meanings of a line.
func (c *Console) several(v *match.View, all []offer, list []entry, m meaning, line string) error {
	if isNumber(line) {
		c.say(fmt.Sprintf("Expected a number from 1 to %d, found %q.", len(list), line))
		return nil
	}
	if len(m.numbers) > 0 {
		if _, ok := unlawful(c.words, c.info, all, line); ok {
			return c.tryUnlawful(v, all, line, m.numbers[0])
		}
	}
	if len(m.offers) == len(all) {
		c.say("That may be any of these: say more, or give a number.")
		return nil
	}
	c.focus = m.offers
	c.say(fmt.Sprintf("%q may be one of %s. Enter alone shows all again.", line, plural(len(m.offers), "choice")))
	return nil
}

// tryUnlawful has the rules refuse what no offer fits, so that the case is shown; for an unknown word it
// names the nearest one.
func (c *Console) tryUnlawful(v *match.View, all []offer, line, unknown string) error {
	if a, ok := unlawful(c.words, c.info, all, line); ok {
		ch := a.nearest(v.Seen, v.Seat, a.readings(c.words, all))
		about, several := a.askedAbout(all)
		if ill := v.Seen.Check(ch); several && ill.Why == engine.NotOpen {
			c.say("Say who does that, such as: " + c.words.Verbs[ch.Verb].Name + " " + c.words.Object(about) + " …")
			return nil
		}
		return c.play(v, ch)
	}
	text := fmt.Sprintf("Nothing here is called %q.", unknown)
	if near := nearWord(c.words, all, unknown); near != "" {
		text = fmt.Sprintf("Nothing here is called %q: perhaps %s.", unknown, near)
	}
	c.say(text + " help lists what can be typed.")
	return nil
}
