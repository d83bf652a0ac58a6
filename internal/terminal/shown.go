package terminal

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// aSpan stands in a shown text for a number that is wanted.
const aSpan = "\x01"

// shownWords splits a text as it is shown, or typed, into words without capitals, accents and marks.
func shownWords(text string) []string {
	words := strings.Fields(fold1(text))
	out := words[:0]
	for _, w := range words {
		if w = strings.Trim(w, ".,:;?!…“”\""); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// A likeness is how a typed line repeats what is shown: the offers, and the numbers typed in place of spans.
type likeness struct {
	offers  []offer
	numbers []string
}

// asShown returns the offers whose whole text a line repeats, or, if whole is false, begins.
func asShown(w *engine.Words, all []offer, line string, whole bool) likeness {
	typed := shownWords(line)
	var out likeness
	for i := range all {
		shown := shownWords(saying(w, &all[i], func(engine.Span) string { return aSpan }))
		if len(typed) == 0 || len(typed) > len(shown) || whole && len(typed) < len(shown) {
			continue
		}
		if numbers, ok := repeats(typed, shown); ok {
			out.offers, out.numbers = append(out.offers, all[i]), numbers
		}
	}
	return out
}

// repeats reports whether typed words are the first of the shown ones, and returns the numbers typed for spans.
func repeats(typed, shown []string) (numbers []string, ok bool) {
	for i, word := range typed {
		switch {
		case strings.Contains(shown[i], aSpan) && isNumber(word):
			if !strings.Contains(word, "–") { // a span as it is shown has to be asked for
				numbers = append(numbers, word)
			}
		case word != shown[i]:
			return nil, false
		}
	}
	return numbers, true
}

// fitsShown is fits, where a word may also be one of what is shown for the verb: "sail" for move.
func fitsShown(w *engine.Words, o *offer, word string) int {
	if best := fits(w, o, word); best != fitsNot {
		return best
	}
	if slices.Contains(shownWords(w.Verbs[o.option.Verb].Says), fold1(word)) {
		return fitsBeginning
	}
	return fitsNot
}

// repeated carries out a line that repeats what is shown, and reports whether it did.
func (c *Console) repeated(v *match.View, shown []offer, line string, whole bool) (bool, error) {
	l := asShown(c.words.At(v.Seen), shown, line, whole)
	switch {
	case len(l.offers) == 1:
		return true, c.choose(v, l.offers[0], l.numbers)
	case len(l.offers) > 1 && len(l.offers) < len(shown):
		c.focus = l.offers
		return true, nil
	}
	return false, nil
}

// withoutSeat returns a line without the seat at its beginning, which may be called by its side.
func (c *Console) withoutSeat(line string) string {
	for _, name := range slices.Concat(c.named.Seats, c.info.Seats) {
		if n := len(name); len(line) > n && strings.EqualFold(line[:n], name) && line[n] == ' ' {
			return strings.TrimSpace(line[n:])
		}
	}
	return line
}

// sail plays the whole way to a place that a line names, alone or after what goes there, and reports whether
// there is one.
func (c *Console) sail(v *match.View, line string) (bool, error) {
	guide, ok := c.Match.Rules().(engine.Guide)
	if !ok {
		return false, nil
	}
	var things []engine.Object
	for _, word := range strings.Fields(line) {
		if o, ok := c.words.Find(word); ok {
			things = append(things, o)
		}
	}
	if len(things) == 0 || len(things) > 2 {
		return false, nil
	}
	of, to := engine.NoObject, things[len(things)-1]
	if len(things) == 2 {
		of = things[0]
	}
	for i := range v.Asked {
		way, ok := guide.Way(v.Seen, v.Asked[i].Decision, of, to)
		if !ok || len(way.Choices) == 0 {
			continue
		}
		return true, c.playWay(v, way.Choices)
	}
	return false, nil
}

// playWay plays the choices of a way, until dice fall or another seat is asked.
func (c *Console) playWay(v *match.View, choices []engine.Choice) error {
	for i := range choices {
		choices[i].Seat, choices[i].About = v.Seat, engine.NoObject // what is asked when it is played
	}
	n, err := c.Match.Play(v.Seat, v.At, choices...)
	if err := c.played(v, n, err); err != nil {
		return err
	}
	if n > 0 && n < len(choices) {
		c.say("The way was interrupted: look again.")
	}
	return nil
}
