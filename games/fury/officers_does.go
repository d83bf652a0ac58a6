package fury

import "github.com/weathergage/weathergage/engine"

// natureTexts are what a characteristic does for the company of an officer, in the order of natureNames.
//
// Cases 5.1 to 5.8, 6.2, 6.3.1 to 6.3.6.
var natureTexts = []string{
	"finds ambushes at twice the distance and adds 1 to the roll for Advantage (5.1)",
	"adds 1 to its Shooting rolls (5.2)",
	"lets it take a Terror marker in place of a test other than Charge (5.3)",
	"makes the Charge tests of its enemies harder (5.4)",
	"keeps it from forming up, and Disciplined troops are so no longer (5.5)",
	"lets it demand a third round of battle (5.6)",
	"never surrenders (5.7)",
	"lets it slip away from a charge and stay for one round of battle only (5.8)",
	"adds 1 to his die in single combat (6.3.1)",
	"adds 1 to what each squadron fights for (6.3.2)",
	"adds 1 to what each squadron fights for, and can add half to its total at the risk of his life (6.3.3)",
	"takes 1 from the dice of its morale tests (6.3.4)",
	"adds 1 to the dice of its morale tests (6.3.5)",
	"rolls before it acts, and on a 6 it does nothing in that turn (6.3.6)",
}

// natureDoes returns what the characteristics of an officer do for his company, each with its case; "" if he has none.
func natureDoes(c Characteristics) string {
	var all []string
	for i, text := range natureTexts {
		if c.Has(1 << i) {
			all = append(all, text)
		}
	}
	return engine.Listed(all)
}

// officerDoes returns what an officer does for his company.
//
// Case 6.2.
func (g *State) officerDoes(by Officer) string {
	if by == 0 || int(by) >= len(g.tables.Officers) {
		return ""
	}
	return natureDoes(g.tables.Officers[by].Nature)
}
