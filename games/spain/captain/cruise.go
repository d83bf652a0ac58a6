package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// A venture is where a fleet with so much strength of land units aboard should land it.
type venture struct {
	goal  spain.Hex
	turns int // that it takes to come there
	worth float64
}

// seek finds the best hex for troops that sail from a hex.
func (c *Captain) seek(g *spain.State, from spain.Hex, r rig, troops spain.Counter, strength int) (v venture) {
	ch := c.chartFrom(g, from, r)
	turn, last := g.Turn()
	var gain [hexes]float64
	c.value(g, troops, strength, &gain)
	for h := spain.Hex(1); h < hexes; h++ {
		turns := ch.turnsTo(h)
		if gain[h] == 0 || ch.far[h] == 0 || !c.tables.Terrain[h].IsCoast() || turns > last-turn {
			continue
		}
		if worth := gain[h] / (1 + slow*float64(ch.cost[h])/1000); worth > v.worth {
			v = venture{h, turns, worth}
		}
	}
	return v
}

// slow is how much less a gain counts for each turn that it takes to come there.
const slow = 0.4

// value says what every hex promises to troops that land there: cities of the enemy within
// a turn's march, with what stands on their tracks, and cities of one's own in danger. A city near his armies is
// likely lost again, but not what its fall has destroyed.
//
// Case 5.55.
func (c *Captain) value(g *spain.State, troops spain.Counter, strength int, gain *[hexes]float64) {
	seat, raids := c.look.seat, c.raids(g)
	for n := spain.City(1); int(n) < len(c.tables.Cities); n++ {
		h, worth := c.tables.Cities[n].Hex, c.worth(g, seat, n)
		if worth == 0 || !g.MayStand(troops, h) {
			continue
		}
		foes, near := int(c.look.foes[h]), c.look.near(g, h, 3)
		if g.Owns(seat, n) {
			if near > int(c.look.own[h])*2 && !g.IsShut(seat, h) {
				gain[h] += min(worth, 6) / (1 + 2*truth(near > strength))
			}
			continue
		}
		worth *= c.zeal(h) * truth(!raids) / (1 + 2*truth(near-foes > strength))
		switch {
		case foes > 0 && strength < 2*c.look.defence(g, h):
			continue
		case foes > 0:
			worth /= 2
		}
		worth += inYard * float64(c.yard(g, n))
		if worth == 0 {
			continue
		}
		r := c.roadTo(g, troops, h)
		for at := spain.Hex(1); at < hexes; at++ {
			if far := r[at]; far != 0 && far <= 5 && !g.HasTroops(foe(seat), at) && g.MayStand(troops, at) {
				gain[at] += worth * (1 - 0.15*float64(far-1))
			}
		}
	}
}

// inYard is what a point of the strength of ships counts that are destroyed on their track, in victory points.
const inYard = 0.5

// yard returns the strength of the ships on the track of a port.
func (c *Captain) yard(g *spain.State, n spain.City) (strength int) {
	first, end := g.Span(foe(c.look.seat))
	for unit := first; unit < end && c.tables.CityTrack[n] != 0; unit++ {
		if u := g.Unit(unit); u.Where == spain.OnTrack && u.Track == c.tables.CityTrack[n] {
			strength += int(c.tables.Row(unit).Strength)
		}
	}
	return strength
}

// A squadron is what lies in a hex and may sail together.
type squadron struct {
	at      spain.Hex
	fleet   uint8 // 0: loose ships
	rig     rig
	atSea   int // what they cost more there than in port, in ducats a turn
	room    int // for land units, in strength
	aboard  int
	troops  spain.Counter // the strongest of them, or of those that may embark
	waiting int           // strength of those that may embark
}

// gather adds up the ships of the captain's seat in a hex, what they carry and what waits
// to embark there.
func (c *Captain) gather(g *spain.State, at spain.Hex) (s squadron) {
	s.at = at
	first, end := g.Span(c.look.seat)
	for unit := first; unit < end; unit++ {
		u, row := g.Unit(unit), c.tables.Row(unit)
		if u.Hex != at {
			continue
		}
		switch {
		case u.Where == spain.Afloat && row.Kind.IsNaval() && row.Kind != spain.TreasureFleet:
			s.rig.add(row)
			s.room += g.Carries(unit)
			s.atSea += c.atSea(unit)
			s.fleet = max(s.fleet, u.Fleet)
		case u.Where == spain.Afloat && row.Kind.IsLand():
			s.aboard += g.Strength(unit)
			s.room -= g.Strength(unit)
			s.troops = unit
		case u.Where == spain.Ashore && row.Kind.IsLand() && !c.holds(g, unit):
			s.waiting += g.Strength(unit)
			if s.troops == spain.Unseen {
				s.troops = unit
			}
		}
	}
	return s
}

// holds reports whether a unit must stay to hold the city where it is.
func (c *Captain) holds(g *spain.State, unit spain.Counter) bool {
	return c.look.near(g, g.Unit(unit).Hex, 4) > 0 || !g.Controls(c.tables.Row(unit).Nation)
}

// put says what is done next with ships: they form a fleet where troops wait and something
// is to gain, take them aboard and sail; empty ones come home.
func (c *Captain) put(g *spain.State, seat engine.Seat) engine.Choice {
	for _, ch := range c.from {
		if ch.Verb == spain.VerbSail && spain.FleetOf(ch.On) == spain.TreasureAlone && g.Acts() < firstActs {
			return ch
		}
	}
	if g.Acts() > mostActs {
		return pass(c.from)
	}
	var done [hexes]bool
	first, end := g.Span(seat)
	for unit := first; unit < end; unit++ {
		u := g.Unit(unit)
		kind := c.tables.Row(unit).Kind
		if u.Where != spain.Afloat || done[u.Hex] || !kind.IsNaval() || kind == spain.TreasureFleet {
			continue
		}
		done[u.Hex] = true
		s := c.gather(g, u.Hex)
		if ch, ok := c.order(g, &s); ok {
			return ch
		}
	}
	return pass(c.from)
}

// firstActs is how many choices of a segment go to the Treasure Fleet, which sails before all
// others: where its way is closed they are made in vain.
const firstActs = 4

// mostActs is how many choices of a segment a captain makes before it lets the rest be,
// should its plan ever run in a circle.
const mostActs = 120

// order returns the next choice for the ships in a hex; false if they have nothing to do.
func (c *Captain) order(g *spain.State, s *squadron) (engine.Choice, bool) {
	turn, _ := g.Turn()
	if c.awaits(g, s) {
		return engine.Choice{}, false
	}
	ends := c.breaksOff(g, s)
	if !ends && s.troops != spain.Unseen && (s.aboard > 0 || c.sails(g, turn) || c.raids(g)) {
		v := c.seek(g, s.at, s.rig, s.troops, s.aboard+min(s.room, s.waiting))
		if v.worth > c.least(g, s) && (s.aboard > 0 || c.outlay(g, s, v.turns)*3/2 <= c.spare(g, c.look.seat)) {
			if ch, ok := c.load(g, s); ok {
				return ch, true
			}
			if s.aboard > 0 && v.goal == s.at {
				return c.first(spain.VerbDebark, s.at, g)
			}
			if s.aboard > 0 {
				return c.first(spain.VerbSail, s.at, g)
			}
		}
	}
	if s.aboard > 0 && (g.FriendlyPort(c.look.seat, s.at) || c.worthHere(g, s)) {
		return c.first(spain.VerbDebark, s.at, g)
	}
	if goal := c.blockade(g, s); goal != 0 {
		if goal == s.at {
			return engine.Choice{}, false
		}
		return c.first(spain.VerbSail, s.at, g)
	}
	if ends || s.aboard == 0 && c.returns(g, s) {
		return c.first(spain.VerbSail, s.at, g)
	}
	return engine.Choice{}, false
}

// breaksOff reports whether an expedition turns back, because it can no longer be paid.
//
// Cases 11.13, 11.3.
func (c *Captain) breaksOff(g *spain.State, s *squadron) bool {
	turn, last := g.Turn()
	return s.aboard > 0 && turn < last && c.spare(g, c.look.seat) < 0
}

// awaits reports whether ships stay where they watch for an invasion: those of England in Plymouth, by which the
// Spanish come, until they have landed or it is too late for it.
//
// Cases 6.4, 17.0.
func (c *Captain) awaits(g *spain.State, s *squadron) bool {
	turn, last := g.Turn()
	return c.look.seat == spain.English && s.at == c.watch && s.aboard == 0 && !g.Invaded() && last-turn > 2
}

// worthHere reports whether troops may as well land where they are: late in the war.
func (c *Captain) worthHere(g *spain.State, s *squadron) bool {
	turn, last := g.Turn()
	return last-turn <= 1 && c.tables.Terrain[s.at].IsCoast()
}

// least returns what a venture must promise at least: more than it costs to keep the ships at sea. Few
// sail on a raid, and not far.
func (c *Captain) least(g *spain.State, s *squadron) float64 {
	switch {
	case s.aboard > 0:
		return 0.5
	case c.raids(g):
		return 2
	}
	return 4
}

// raids reports whether England sails only to destroy what lies on the tracks of Spanish ports: in the summers
// before its expeditions go out to stay.
//
// Cases 5.55, 17.0.
func (c *Captain) raids(g *spain.State) bool {
	turn, _ := g.Turn()
	return c.look.seat == spain.English && c.tables.Turns[turn].Season == spain.Summer && !c.sails(g, turn)
}

// load returns the choice that brings ships into a fleet and troops aboard it; false if all is
// done.
func (c *Captain) load(g *spain.State, s *squadron) (engine.Choice, bool) {
	if s.waiting == 0 || s.room <= 0 {
		return engine.Choice{}, false
	}
	found, most := engine.Choice{}, 0
	for _, ch := range c.from {
		with := g.CounterOf(ch.With)
		if with == spain.Unseen || g.Unit(with).Hex != s.at {
			continue
		}
		u, row, v := g.Unit(with), c.tables.Row(with), 0
		switch {
		case ch.Verb == spain.VerbJoin && row.Kind.IsNaval() && u.Fleet == 0 && (s.fleet == 0 || spain.FleetOf(ch.On) == s.fleet):
			v = 100 + g.Carries(with)
		case ch.Verb == spain.VerbEmbark && spain.FleetOf(ch.On) == s.fleet && s.fleet != 0 && !c.holds(g, with):
			v = 10 + g.Strength(with)
		case ch.Verb == spain.VerbAssign && u.Where == spain.Ashore && s.fleet != 0:
			v = 1 + int(row.Bonus)
		}
		if v > most {
			found, most = ch, v
		}
	}
	return found, most > 0
}

// first returns the first choice with a verb on what lies in a hex.
func (c *Captain) first(verb engine.Verb, at spain.Hex, g *spain.State) (engine.Choice, bool) {
	for _, ch := range c.from {
		if ch.Verb != verb {
			continue
		}
		if n := spain.FleetOf(ch.On); n != 0 {
			if h, _ := g.Fleet(c.look.seat, n); h == at {
				return ch, true
			}
		}
		if unit := g.CounterOf(ch.On); unit != spain.Unseen && g.Unit(unit).Hex == at {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// landfall values the hexes in which the Treasure Fleet may appear: the nearest to Seville
// with no enemy about.
func (c *Captain) landfall(g *spain.State, h spain.Hex) float64 {
	v := -float64(spain.Grid.Distance(h, c.tables.Cities[c.tables.Seville].Hex))
	for n := uint8(1); n < spain.TreasureAlone; n++ {
		if at, shot := g.Fleet(spain.English, n); at != 0 && shot > 0 {
			v -= float64(max(0, 10-spain.Grid.Distance(at, h)))
		}
	}
	return v
}

// seaFight values what is done in and about a naval combat: to fight where one is the
// stronger as far as can be seen.
func (c *Captain) seaFight(g *spain.State, d engine.Decision) func(engine.Choice) float64 {
	theirs := float64(c.look.enemy) / float64(max(1, c.look.enemies))
	return func(ch engine.Choice) float64 {
		ours := 0.0
		switch ch.Verb {
		case spain.VerbIntercept:
			ours = float64(c.look.fleets[spain.FleetOf(ch.On)])
		case spain.VerbAttack:
			ours = float64(c.look.fleets[spain.FleetOf(ch.With)])
			if h := spain.HexOf(ch.On); g.FriendlyPort(foe(d.Seat), h) && g.HasFortress(foe(d.Seat), h) {
				return 0 // they would enter siege, or fight with twice the strength
			}
		case spain.VerbSupport:
			return 3
		case spain.VerbPress:
			fight := g.Combat()
			return truth(fight.Rounds < 3) * 2
		case spain.VerbDisengage, spain.VerbFollow:
			return 2
		case engine.Pass:
			return 1
		}
		return 1.2 * ours / (theirs + 1)
	}
}
