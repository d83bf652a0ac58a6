package terminal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// tellSums prints what the throw that is asked for depends on and what its faces do, once for each throw. An
// umpire reads it as the seat that throws does.
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
}

// sumTexts puts sums into words: what a number is made of in one line, and what the totals of the dice do in
// another. The case of the throw itself is left out, because the line that asks for it has it.
func sumTexts(sums []engine.Sum, rule engine.Case) (out []string) {
	for i := range sums {
		s := &sums[i]
		var parts, results []string
		for _, p := range s.Parts {
			switch text := p.Text; {
			case p.Faces != "":
				results = append(results, engine.Capital(p.Faces)+": "+caseBehind(text, p.Rule, rule)+".")
			default:
				switch {
				case strings.HasPrefix(p.Value, "+"), strings.HasPrefix(p.Value, "-"):
					text += " " + p.Value
				case p.Value != "":
					text += ": " + p.Value
				}
				parts = append(parts, caseBehind(text, p.Rule, rule))
			}
		}
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
