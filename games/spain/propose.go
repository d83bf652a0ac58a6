package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Propose returns the answer that most would give: to lose and to give up what is worth least, no more than
// must go, to attack with all that have mustered, to put the strongest in a host's place, to declare a path that is laid, to run on as far as it goes, and to retreat where it is safest.
func (r *ruleset) Propose(s engine.State, d engine.Decision) (engine.Choice, bool) {
	g := s.(*State)
	if d.Ask == AskArrears && g.flow.Top().Code == arrearsMore {
		return engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: d.About}, true
	}
	options := g.Options(d, nil)
	best, found := engine.Option{}, false
	for _, op := range options {
		if !likely(d.Ask, op.Verb, len(options)) || op.Verb == VerbFollow && g.holdsOut(d.Seat, g.combat.To) {
			continue
		}
		worth, least := g.worth(op), g.worth(best)
		if d.Ask == AskRetreat {
			worth, least = g.refuge(d.Seat, hexOf(op.On)), g.refuge(d.Seat, hexOf(best.On))
		}
		more := d.Ask == AskReplace || d.Ask == AskVoyage || d.Ask == AskRetreat || d.Ask == AskAdvance
		if !found || worth != least && worth > least == more {
			best, found = op, true
		}
	}
	return engine.Choice{Seat: d.Seat, Verb: best.Verb, About: d.About, On: best.On, With: best.With}, found
}

// likely reports whether an option is among those that are proposed.
func likely(ask engine.Prompt, verb engine.Verb, options int) bool {
	switch ask {
	case AskLose, AskDrown, AskArrears, AskReplace:
		return verb != engine.Pass || options == 1
	case AskCourse, AskVoyage:
		return verb == VerbDeclare || verb == VerbRun || options == 1
	case AskMuster:
		return verb == VerbCommit
	case AskRetreat:
		return verb == VerbRetreat
	case AskAdvance:
		return verb == VerbFollow
	}
	return options == 1
}

// worth returns what its owner gives up with the counter of an option: its strength and what it
// carries, half a point for a step that is whole, and far more with a leader aboard, so that no flagship goes
// while another can. Of a hex of the path it is how far that lies, to be taken.
//
// Case 13.18.
func (g *State) worth(op engine.Option) int {
	if op.Verb == VerbRun {
		return int(g.PlaceOnPath(hexOf(op.On)))
	}
	c := g.tables.counterOf(op.On)
	if c == Unseen {
		return 0
	}
	row, u := g.at(c)
	worth := 4*g.strength(c) + 2*g.carries(c) + int(row.Multiple)
	if u.Mark&markReduced == 0 {
		worth++
	}
	leaders := g.tables.Leaders[g.tables.Seat(c)]
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if g.units[l].Ship == c {
			worth += flagship
		}
	}
	return worth
}

// refuge returns how safe a hex is for land units of a seat that retreat: best in a fortress of theirs that is not under
// siege, then in a friendly port or beside other units of theirs, and away from the enemy's.
//
// Cases 9.21, 9.22.
func (g *State) refuge(seat engine.Seat, h Hex) int {
	safe := 0
	if g.hasFortress(seat, h) && !g.underSiege(h) {
		safe += 2 * hex.Directions
	}
	if g.friendlyPort(seat, h) || g.hasTroops(seat, h) {
		safe += hex.Directions
	}
	for _, n := range g.tables.Near[h] {
		if n != 0 && g.hasTroops(foe(seat), n) {
			safe--
		}
	}
	return safe
}

// flagship is worth more than any ship without a leader, of those that may be lost together.
const flagship = 1000
