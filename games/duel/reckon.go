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
// Cases 1.2, 3.1, 3.2, 4.3, 5.2. Ruling R3.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, _ engine.Seat) []engine.Sum {
	g := at.(*State)
	gage := func(seat engine.Seat) string { return r.words.Title(shipOf(seat)) + " has the weather gage" }
	switch th.Rule {
	case "1.2":
		fog := int(r.tables.Scenarios[g.scenario].Fog)
		return []engine.Sum{{Title: "The range in the fog", Parts: engine.Results(2, func(total int) (string, engine.Case) {
			return strconv.Itoa(int(g.rangeMM)+fog*total) + " mm", "1.2"
		})}}
	case "3.1":
		return oneDie("The weather gage", th.Rule, func(die int) string {
			if die > 3 {
				return gage(seatB)
			}
			return gage(seatA)
		})
	case "3.2":
		return oneDie("The weather gage", th.Rule, func(die int) string {
			if die == 6 {
				return gage(other(th.Seat))
			}
			return gage(th.Seat)
		})
	case "4.3":
		return r.broadside(g, th.Seat)
	case "5.2":
		hull := int(g.ships[th.Seat].hull)
		sums := oneDie("Hull left:", th.Rule, func(die int) string {
			if die > hull {
				return "she strikes"
			}
			return "she fights on"
		})
		sums[0].Total = strconv.Itoa(hull)
		return sums
	}
	return nil
}

// oneDie returns what the faces of a die do.
func oneDie(title string, rule engine.Case, does func(die int) string) []engine.Sum {
	return []engine.Sum{{Title: title, Parts: engine.Results(1, func(die int) (string, engine.Case) { return does(die), rule })}}
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
