package terminal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// tellSums prints what the throw that is asked for depends on and what its faces do, or what is in the bag that is drawn
// from, once for each throw. An umpire reads it as the seat that throws does.
func (c *Console) tellSums(v *match.View) {
	th := &v.Dice.Throw
	if c.reckoned == v.Dice {
		return
	}
	c.reckoned = v.Dice
	sums := v.Sums
	if c.Umpire && th.Seat != v.Seat && slices.Contains(c.persons(), th.Seat) {
		sums = c.Match.Glance(th.Seat).Sums
	}
	for _, text := range sumTexts(sums, th.Rule) {
		c.print(wrap(text, c.st.Width, 2)...)
	}
	if bag := v.Dice.Left(); len(bag) > 0 {
		text := "In the bag: " + strings.Join(dice.DrawNames(bag, c.words), ", ") + "."
		if c.bag != text { // many are drawn in a row
			c.print(wrap(text, c.st.Width, 2)...)
		}
		c.bag = text
	}
}

// sumTexts puts sums into words: what a number is made of in one line, and what the dice do in another. Of several sums
// each begins with a dash. The case of the throw itself is left out, because the line that asks for it has it.
func sumTexts(sums []engine.Sum, rule engine.Case) (out []string) {
	for i := range sums {
		s := &sums[i]
		var parts, results []string
		for _, p := range s.Parts {
			switch text := caseBehind(p.Valued(), p.Rule, rule); {
			case p.Faces != "":
				results = append(results, engine.Capital(p.Faces)+": "+text+".")
			case p.Of != 0:
				results = append(results, fmt.Sprintf("%s (%d in %d).", engine.Capital(text), p.Ways, p.Of))
			default:
				parts = append(parts, text)
			}
		}
		first := len(out)
		if s.Total != "" || len(parts) > 0 || len(sums) > 1 {
			head := strings.TrimSpace(s.Title+" "+s.Total) + "."
			if len(parts) > 0 {
				head += " " + engine.Capital(strings.Join(parts, ", ")) + "."
			}
			out = append(out, head)
		}
		if len(results) > 0 {
			out = append(out, strings.Join(results, " "))
		}
		if len(sums) > 1 {
			out[first] = "– " + out[first]
		}
	}
	return out
}

// caseBehind puts a case behind a text, unless it is the case of the throw.
func caseBehind(text string, of, throw engine.Case) string {
	if of == "" || of == throw {
		return text
	}
	return fmt.Sprintf("%s (%s)", text, of)
}
