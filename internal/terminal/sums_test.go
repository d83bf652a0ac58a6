package terminal

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What a number is made of and what the dice do stand in lines of their own, and each of several sums begins with a dash.
func TestSumTexts(t *testing.T) {
	points := engine.Sum{Title: "Points of each", Total: "4", Parts: []engine.SumPart{{Text: "factor", Value: "5", Rule: "11.1"}, {Text: "hail", Value: "-1", Rule: "11.3"}}}
	dice := engine.Sum{Title: "The salvo", Parts: []engine.SumPart{{Text: "batteries", Value: "2", Rule: "11.2"}, {Text: "8 points", Rule: "11.2", Ways: 21, Of: 36, Faces: "0 or less"},
		{Text: "10 points", Rule: "11.2", Ways: 15, Of: 36, Faces: "1 or more"}}}
	blows := engine.Sum{Title: "Single combat", Parts: []engine.SumPart{{Text: "a Noble", Value: "+1", Rule: "4.3.2"}, {Text: "one falls", Rule: "6.4", Ways: 30, Of: 36}, {Text: "none does", Rule: "6.4", Ways: 6, Of: 36}}}
	for _, tt := range []struct {
		sums []engine.Sum
		rule engine.Case
		want []string
	}{
		{[]engine.Sum{points, dice}, "11.2", []string{"– Points of each 4. Factor: 5 (11.1), hail -1 (11.3).", "– The salvo. Batteries: 2.", "0 or less: 8 points. 1 or more: 10 points."}},
		{[]engine.Sum{blows}, "6.4", []string{"Single combat. A Noble +1 (4.3.2).", "One falls (30 in 36). None does (6 in 36)."}},
		{[]engine.Sum{{Title: "The wind", Parts: dice.Parts[1:]}}, "11.2", []string{"0 or less: 8 points. 1 or more: 10 points."}},
	} {
		if got := sumTexts(tt.sums, tt.rule); !slices.Equal(got, tt.want) {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
