package captain

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/games/spain"
)

// A theatre is where Spain means to win the war.
//
// Case 17.0.
type theatre uint8

const (
	channel theatre = iota
	ireland
	netherlands
	france
)

// A design is Spain's plan of the war: the theatre in which it strikes, and the turn from
// which on it does.
type design struct {
	where theatre
	from  int
}

// The turns of the designs: expeditions at England sail from August 1587, when all are built that
// can be paid, or from May 1588 on, as the Armada did; others from June 1588. An army marches into
// France from September 1587, or from May 1588, as Guise took Paris. A war of one year gives no
// time to wait.
const (
	firstSailing  = 4
	augustSailing = 6
	maySailing    = 11
	lateSailing   = 12
	earlyMarch    = 7
	lateMarch     = 11
)

// firstWar is the last turn of a war that ends with the first year's winter.
const firstWar = 9

// designs are what a captain may draw, one as likely as the other. A war of one year alone
// takes their theatre and strikes in that year.
var designs = [...]design{
	{channel, maySailing}, {channel, augustSailing}, {ireland, lateSailing},
	{netherlands, lateSailing}, {france, lateMarch}, {france, earlyMarch},
}

// draw draws the design of a match from its key.
func draw(key uint64) design {
	lots := dice.NewMixer(key, 1)
	return designs[lots.Pick(len(designs))]
}

// strikes returns the turn from which on Spain strikes: its expeditions sail, or it breaks the
// peace of France.
func (c *Captain) strikes(g *spain.State) int {
	_, last := g.Turn()
	switch from := c.design.from; {
	case last <= firstWar:
		return min(from, firstSailing)
	case g.Began() >= firstWar:
		return lateMarch
	default:
		return from
	}
}

// sails reports whether the expeditions of a seat sail in a turn. The English go out from the
// April of the last year on: what is taken early is lost again. In a war of that year alone Spain's
// sail in May, when its army marches into France; those that are to win the Netherlands wait for June.
func (c *Captain) sails(g *spain.State, turn int) bool {
	_, last := g.Turn()
	from := lateSailing
	switch {
	case c.look.seat != spain.Spanish:
		from = last - 7
	case c.design.where == channel || c.design.where == ireland || g.Began() >= firstWar && c.design.where == france:
		from = c.strikes(g)
	case last <= firstWar:
		from = firstSailing
	}
	return turn >= from
}

// isBound reports whether a country is in the theatre of the seat's design.
func (c *Captain) isBound(country spain.Country) bool {
	if c.look.seat != spain.Spanish {
		return false
	}
	switch c.design.where {
	case channel:
		return country == spain.CountryEngland
	case ireland:
		return country == spain.CountryIreland
	case netherlands:
		return country == spain.CountryProtestantNetherlands
	}
	return country == spain.CountryFrance
}

// zeal returns how much more a hex counts to a seat for being in its theatre.
func (c *Captain) zeal(h spain.Hex) float64 {
	if c.isBound(c.tables.RegionAt(h).Country) {
		return 1.5
	}
	return 1
}

// entersFrance reports whether the seat marches into France: after its neutrality is broken,
// or to break it. Spain does so where its design is France, and where it begins the last year
// with a year's savings: the League stands in five cities, and two more win the civil war.
//
// Cases 15.11, 15.14, 16.3.
func (c *Captain) entersFrance(g *spain.State) bool {
	if g.FranceBroken() {
		return true
	}
	turn, _ := g.Turn()
	return c.look.seat == spain.Spanish && (c.design.where == france || g.Began() >= firstWar) && turn >= c.strikes(g) &&
		g.Funds(spain.Spanish) > 2*int(c.tables.Numbers[spain.NumBreakerPays])
}

// fitting values a ship that Spain may begin on a track for a strike by sea: those that carry
// troops or fight, and for one at England the barges that take the army of Flanders over. They
// must be ready in time, and not lie in the Mediterranean. What it costs to build a ship and to
// keep it at sea for four months must be to spare three times over, beside a reserve.
//
// Case 17.0.
func (c *Captain) fitting(g *spain.State, ship spain.Counter, n spain.Track, spare int) float64 {
	row := c.tables.Row(ship)
	turn, _ := g.Turn()
	cost := g.Price(ship) + 4*int(c.tables.Costs[row.Kind].Sea)*int(row.Multiple)
	switch {
	case c.look.seat != spain.Spanish || c.design.where > ireland || turn > c.strikes(g)+2,
		row.Kind == spain.Barge && c.design.where != channel,
		c.tables.Mediterranean[c.tables.Tracks[n].City], cost > spare/3 || spare-cost < reserve:
		return -1
	}
	return float64(row.Strength+row.Carries) / float64(1+cost/20)
}

// reserve is what is kept for what may come when ships are laid down, in ducats.
const reserve = 600
