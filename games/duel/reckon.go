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
	if c.Verb != verbFire || !g.in(stepFiring) {
		return nil
	}
	return r.broadside(g, c.Seat)
}

// broadside reckons the face that each die of a captain's broadside needs.
//
// Case 4.3.
func (r *ruleset) broadside(g *State, seat engine.Seat) []engine.Sum {
	what := g.hidden[seat].loaded
	if what != round && what != chain || toHit[what][g.band()] == 0 {
		return nil
	}
	least, wanted := int(toHit[what][g.band()]), int(g.wanted(seat))
	sum := engine.Sum{Title: "Each of " + strconv.Itoa(int(g.tables.Ships[seat].Guns)) + " six-sided dice hits on", Total: strconv.Itoa(wanted) + " or more",
		Parts: []engine.SumPart{{Text: r.words.Title(shotObject(what)) + " at " + strconv.Itoa(int(g.rangeMM)) + " mm", Value: strconv.Itoa(least), Rule: "4.3"}}}
	if wanted > least {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: "her own speed of 3 or more", Value: engine.Signed(wanted - least), Rule: "4.3"})
	}
	if !g.canHit(seat) {
		sum.Title, sum.Total = "She cannot hit: each six-sided die needs", strconv.Itoa(wanted)
	}
	return []engine.Sum{sum}
}

// ReckonThrow returns what a throw depends on and what its faces do. It implements engine.Reckoner.
//
// Case 4.3.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, _ engine.Seat) []engine.Sum {
	if th.Rule != "4.3" {
		return nil
	}
	return r.broadside(at.(*State), th.Seat)
}

// Foresee says of a broadside that cannot hit that it cannot. It implements engine.Foreseer.
//
// Case 4.3.
func (r *ruleset) Foresee(s engine.State, d engine.Decision, offered []engine.Option) []engine.Prospect {
	g := s.(*State)
	if d.Ask != askFire || offered[0].Verb != verbFire || g.canHit(d.Seat) {
		return nil
	}
	all := make([]engine.Prospect, len(offered))
	all[0].Text = "cannot hit"
	return all
}
