package duel

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Reckon returns the face that each die of a broadside needs, and why. It implements engine.Reckoner.
//
// Cases 4.2, 4.3.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	g := s.(*State)
	what := g.hidden[c.Seat].loaded
	if c.Verb != verbFire || !g.in(stepFiring) || what != round && what != chain || toHit[what][g.band()] == 0 {
		return nil
	}
	least, wanted := int(toHit[what][g.band()]), int(g.wanted(c.Seat))
	sum := engine.Sum{Title: "Each of " + strconv.Itoa(int(g.tables.Ships[c.Seat].Guns)) + " dice hits on", Total: strconv.Itoa(wanted) + " or more",
		Parts: []engine.SumPart{{Text: r.words.Title(shotObject(what)) + " at " + strconv.Itoa(int(g.rangeMM)) + " mm", Value: strconv.Itoa(least), Rule: "4.3"}}}
	if wanted > least {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: "her own speed of 3 or more", Value: engine.Signed(wanted - least), Rule: "4.3"})
	}
	return []engine.Sum{sum}
}
