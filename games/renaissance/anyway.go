package renaissance

import (
	"cmp"
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// What ships do though nobody orders it, as a seat reads it before it seals.
const (
	anywayGuns  = "%s fires her %s at the nearest enemy in range and arc, unless you order otherwise"
	anywayArms  = "%s fires small arms at the nearest enemy in range, unless you order otherwise"
	anywayParty = "%s has no counter-boarding party: only half as many men as could be in one meet boarders"
	anywayHands = "%s changes course: the mariners leave her parties"
	anywayWild  = "%s goes where her crew or commander will, not as ordered"
)

// anyway lists what happens by itself in this move to the ships of a seat, as far as the seat can know: guns that are
// loaded fire without a target, and small arms, if an enemy may come into range; who forms no party is half ready for
// boarders; mariners leave the parties of who changes course; and who flees or is overcome by greed obeys no orders.
//
// Cases 10.1, 15.0, 19.4, 20.4, 22.5. Rulings R45, R246, R260, R365.
func (g *State) anyway(seat engine.Seat) (all []engine.Note) {
	tell := func(rule engine.Case, text string, n shipNo, more ...any) {
		all = append(all, engine.Note{Rule: rule, Text: fmt.Sprintf(text, append([]any{g.row(n).Name}, more...)...)})
	}
	for n := range shipNo(g.ofFleet()) {
		if !g.commands(seat, n) {
			continue
		}
		c := g.fullCourse(n)
		if g.headstrong(n) {
			tell("20.4", anywayWild, n)
		}
		if groups := g.firesAnyway(n, &c); len(groups) > 0 {
			tell("10.1", anywayGuns, n, engine.Listed(groups))
		}
		if ill := g.mayMuskets(n, &c, order{verb: VerbMuskets}); ill.OK() && !g.onDeck(n) && g.comesWithin(n, &c, g.smallRange()) {
			tell("15.0", anywayArms, n)
		}
		if ill := g.mayMuster(n, &c, order{verb: VerbDefenders}); ill.OK() && g.hidden[n].guards == (party{}) && g.quarry(n) != noShip {
			tell("19.4", anywayParty, n)
		}
		if g.turnsBy(n, &c) && g.callsBack(n) {
			tell("19.4", anywayHands, n)
		}
	}
	return all
}

// firesAnyway lists the groups of a ship that are loaded, or ordered to be in this move, and have no order about firing,
// if an enemy may come into range.
//
// Cases 10.1, 10.3. Ruling R59.
func (g *State) firesAnyway(n shipNo, c *course) (groups []string) {
	for b := range group(numGroups) {
		holds := cmp.Or(g.loadOf(n, b), g.hidden[n].load[b])
		ill := g.mayPoint(n, c, order{verb: VerbTarget, with: groupObject(b)})
		if holds != unloaded && ill.OK() && !g.aims(n, VerbTarget, b) && g.comesWithin(n, c, g.farthest(holds.shot())) {
			groups = append(groups, titles[classGroup][b])
		}
	}
	return groups
}

// comesWithin reports whether a known enemy may come within a distance of a ship if she goes as she is ordered so far
// and the enemy carries on.
func (g *State) comesWithin(n shipNo, c *course, far Length) bool {
	for e := range g.knownFoes(n).each {
		other := g.fullCourse(e)
		if g.hostile(n, e) && g.ships[n].at.Within(g.ships[e].at, far+c.run+other.run+g.kind(n).Length+g.kind(e).Length) {
			return true
		}
	}
	return false
}
