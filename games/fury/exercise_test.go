package fury

import (
	"math/bits"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), secrets)
}

// FuzzChoices has the fuzzer choose.
func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, rules(f), secrets)
}

var secrets = enginetest.Options{Exchange: exchange, Choices: 150, Lays: laysField, Without: enginetest.Forms, Fated: fated}

// fated are the throws that no choice brings, with the reason.
var fated = map[engine.Case]string{
	"3.1":   "Advantage is rolled for each turn",
	"6.7":   "officers are drawn in the set-up",
	"6.8":   "a new officer is drawn from all who are left",
	"25.5":  "lots lay out the board",
	"26.4":  "a die says who attacks",
	"26.5":  "reinforcements are rolled for each turn",
	"27.10": "reinforcements are rolled for each turn",
	"28.1":  "the force is rolled in the set-up",
	"28.2":  "officers are drawn in the set-up",
	"28.5":  "officers are drawn in the set-up",
	"28.8":  "officers are drawn in the set-up",
	"29.11": "bids and sheets are sealed",
}

// exchange changes what the viewer cannot know: the enemy's companies in ambush, what he has yet
// to bring with its officers, and where he hides prisoners. A force of which too little is left for
// the match to go on stays as it is.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	was := *g
	g.exchangeWar(viewer, d)
	g.exchangeReserves(viewer, d)
	g.unlay(viewer)
	g.imagineAmbushes(viewer, d)
	g.imagineCell(viewer, d)
	for seat := range numSeats {
		if seat != viewer && !g.isCampaign() && g.played() != nil && g.sides[seat].nation != 0 && g.outcome == outcomeNone {
			g.exchangeForce(seat, d)
		}
	}
	sides := g.sides
	if g.stayed(viewer); g.sides != sides {
		*g = was
	}
}

// exchangeReserves changes the companies of the enemy that have yet to come in a battle of the
// campaign: how large they are, and who leads them.
func (g *State) exchangeReserves(viewer engine.Seat, d engine.Dice) {
	for seat := range numSeats {
		if seat == viewer || g.outcome != outcomeNone || !g.isCampaign() {
			continue
		}
		s := &g.sides[seat]
		for n := range g.reserve(seat) {
			c := &g.companies[n]
			if c.gun != 0 || g.mostOf(seat, c.troop) < 3 || int(s.force) < int(c.squadrons) {
				continue
			}
			s.force -= uint16(c.squadrons)
			c.squadrons = uint8(1 + pick(d, g.mostOf(seat, c.troop)))
			c.files = min(c.files, c.squadrons)
			s.force += uint16(c.squadrons)
			g.stayed(viewer)
			if pool := g.pool(); pool != 0 && c.captain != 0 {
				c.captain = nth(pool, 1+pick(d, bits.OnesCount64(pool)))
			}
		}
	}
}

// exchangeForce gives a side other companies that have yet to come, and other officers with them.
func (g *State) exchangeForce(seat engine.Seat, d engine.Dice) {
	s := &g.sides[seat]
	last := noCompany
	for n := range g.reserve(seat) {
		c := &g.companies[n]
		if c.gun != 0 {
			continue
		}
		last = n
		many := uint8(draw(d, seat, g.mostOf(seat, c.troop)) + 1)
		s.force += uint16(many) - uint16(c.squadrons)
		c.squadrons, c.files = many, 1
		if c.captain != 0 {
			c.captain = 0
			c.captain = g.imagineOfficer(seat, d)
		}
	}
	if last != noCompany && !g.isForming(seat) && draw(d, seat, 2) == 0 && g.companies[companyNo(seat)*ofSide+mostFormed].troop == 0 {
		s.force++
		g.companies[g.enlist(seat, 0, g.companies[last].troop, 1)].captain = g.imagineOfficer(seat, d)
	}
	if s.has(sideBrings) {
		s.colonel = 0
		s.colonel = g.imagineOfficer(seat, d)
	}
	for i := range s.choices {
		if s.choices[i] != 0 {
			s.choices[i] = 0
			s.choices[i] = g.imagineOfficer(seat, d)
		}
	}
}
