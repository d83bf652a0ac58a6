package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// activation values what may be done in the Joint Activation Phase.
func (c *Captain) activation(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	spare := c.spare(g, seat)
	return func(ch engine.Choice) float64 {
		unit := g.CounterOf(ch.With)
		switch ch.Verb {
		case spain.VerbSummon:
			return 50
		case spain.VerbPlace:
			return c.placing(g, seat, unit, spain.HexOf(ch.On))
		case spain.VerbConstruct:
			return c.building(g, seat, unit, g.TrackOf(ch.On), spare)
		case spain.VerbAdvance:
			return c.manning(g, seat, g.CounterOf(ch.On), spare)
		}
		return 0
	}
}

// isHost reports whether a unit is one of the great hosts, which are kept on their tracks
// until the enemy has landed.
//
// Case 15.36.
func (c *Captain) isHost(unit spain.Counter) bool {
	row := c.tables.Row(unit)
	return row.Kind.IsLand() && int16(row.Strength) >= c.tables.Numbers[spain.NumHost]
}

// invaded reports whether enemy land units stand in England or Scotland.
func (c *Captain) invaded(g *spain.State) bool {
	for _, h := range c.look.fields {
		if c.isBritish(h) {
			return true
		}
	}
	return false
}

// pressed reports whether England needs its great hosts: the enemy in Britain is more than
// half as strong as the units there without them. A host costs as much to keep as a fleet.
func (c *Captain) pressed(g *spain.State) bool {
	theirs, ours := 0, 0
	for _, h := range c.look.fields {
		if c.isBritish(h) {
			theirs += int(c.look.foes[h])
		}
	}
	for _, unit := range c.look.troops {
		if c.isBritish(c.place(unit)) && !c.isHost(unit) {
			ours += g.Strength(unit)
		}
	}
	return 2*theirs > ours
}

func (c *Captain) isBritish(h spain.Hex) bool {
	country := c.tables.RegionAt(h).Country
	return country == spain.CountryEngland || country == spain.CountryScotland
}

// placing values a hex in which a land unit may come into play: near the enemy, in cities.
func (c *Captain) placing(g *spain.State, seat engine.Seat, unit spain.Counter, h spain.Hex) float64 {
	if c.isHost(unit) && !(seat == spain.English && c.pressed(g)) || c.ruins(g, seat, unit) {
		return -1
	}
	v := 10.0
	if city := c.tables.CityAt[h]; city != 0 {
		v += 0.2 * float64(c.tables.Cities[city].Points) / float64(1+c.look.own[h])
		v += 0.5
		if seat == spain.English && !c.isHost(unit) {
			v += 0.5 * max(0, min(4, float64(c.berths(g, c.tables.CityTrack[city]))))
		}
	}
	nearest := 12
	for _, f := range c.look.fields {
		if c.isAt(g, f, seat) {
			nearest = min(nearest, spain.Grid.Distance(f, h))
		}
	}
	return v - 0.4*float64(nearest)
}

// ruins reports whether a land unit costs more than the money that is left. While the enemy is in
// Britain it need last only until the next income, but for the great hosts.
//
// Case 11.3.
func (c *Captain) ruins(g *spain.State, seat engine.Seat, unit spain.Counter) bool {
	cost := c.perMonth(unit, int(c.tables.Row(unit).Strength))
	if c.invaded(g) && !c.isHost(unit) {
		return cost > 0 && c.lasts(g, seat, cost) < 0
	}
	return cost > 0 && c.spareWith(g, seat, cost) < 0
}

// isAt reports whether a hex with enemies is one where they matter to a new unit: in the
// lands that the two sides dispute.
func (c *Captain) isAt(g *spain.State, h spain.Hex, seat engine.Seat) bool {
	switch c.tables.RegionAt(h).Country {
	case spain.CountryFrance:
		return g.FranceBroken()
	case spain.CountrySpain:
		return seat == spain.Spanish
	case spain.CountryEngland, spain.CountryIreland, spain.CountryScotland:
		return seat == spain.English
	}
	return true
}

// building values a unit that may be begun: those that cost nothing to keep first, then
// those that come into play where the war is.
func (c *Captain) building(g *spain.State, seat engine.Seat, unit spain.Counter, n spain.Track, spare int) float64 {
	row := c.tables.Row(unit)
	if !row.Kind.IsLand() {
		return c.fitting(g, unit, n, spare)
	}
	price := g.Price(unit)
	cost := price + c.months(g)*c.perMonth(unit, int(row.Strength))
	if c.isHost(unit) {
		if turn, last := g.Turn(); last-turn < 2 || last-turn > 7 {
			return -1
		}
		cost = price + 2*c.perMonth(unit, int(row.Strength))
	}
	if cost > spare*2/3 {
		return -1
	}
	turn, last := g.Turn()
	if last-turn < 3 {
		return -1
	}
	v := float64(row.Strength) / float64(1+cost/20)
	switch c.tables.Tracks[n].Country {
	case spain.CountryCatholicNetherlands, spain.CountryProtestantNetherlands, spain.CountryGermanStates, spain.CountryLorraine:
		v *= 4
	case spain.CountryEngland:
		v *= 1.5
	}
	return v
}

// guarding values to bring a ship of the line from her track so that a fleet with munitions
// lies in her port and intercepts what comes by; 0 if the money is not to spare.
//
// Cases 6.4, 12.0.
func (c *Captain) guarding(g *spain.State, ship spain.Counter, spare int) float64 {
	row := c.tables.Row(ship)
	turn, last := g.Turn()
	summers := 0
	for t := turn; t <= last && c.tables.Turns[t].Season == spain.Summer; t++ {
		summers++
	}
	cost := int(row.Multiple) * (summers*int(c.tables.Costs[row.Kind].Port) + enough*int(c.tables.Costs[row.Kind].Shot))
	if !row.Kind.IsDeep() || row.Strength < 3 || cost > spare/4 || c.together(g, ship) < fleetLeast {
		return 0
	}
	return 1 + float64(row.Strength)/float64(1+row.Multiple)
}

// together returns the strength of the ships of the line that lie in the port of a ship's track, or come into it as soon as
// she does.
func (c *Captain) together(g *spain.State, ship spain.Counter) (strength int) {
	her := g.Unit(ship)
	first, end := g.Span(c.look.seat)
	for other := first; other < end; other++ {
		u, kind := g.Unit(other), c.tables.Row(other).Kind
		if kind.IsDeep() && kind != spain.TreasureFleet && (u.Where == spain.OnTrack && u.Track == her.Track && u.Box <= her.Box ||
			u.Where == spain.Afloat && u.Hex == c.tables.Tracks[her.Track].Hex) {
			strength += g.Strength(other)
		}
	}
	return strength
}

// fleetLeast is the strength from which on a fleet is worth munitions.
const fleetLeast = 6

// enough is how many munitions points a fleet that guards a port is given.
const enough = 2

// arming values munitions: the ships of a port form one fleet, which is then armed.
func (c *Captain) arming(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	spare := c.spare(g, seat)
	turn, _ := g.Turn()
	summer := c.tables.Turns[turn].Season == spain.Summer
	return func(ch engine.Choice) float64 {
		n := spain.FleetOf(ch.On)
		at, shot := g.Fleet(seat, n)
		switch ship := g.CounterOf(ch.With); {
		case ch.Verb == engine.Pass:
			return 1
		case !summer || g.Acts() > mostActs:
			return 0
		case ch.Verb == spain.VerbJoin && ship != spain.Unseen && c.tables.Row(ship).Kind.IsDeep():
			u := g.Unit(ship)
			s := c.gather(g, u.Hex)
			together := s.fleet == 0 && at == 0 || s.fleet == n && shot == 0
			return 5 * truth(u.Fleet == 0 && c.tables.Row(ship).Kind != spain.TreasureFleet && together && c.guards(g, u.Hex))
		case ch.Verb == spain.VerbBuy:
			return 3 * truth(shot < enough && c.look.fleets[n] >= fleetLeast && c.shotPrice(g, seat, n) < spare/3)
		}
		return 0
	}
}

// guards reports whether a hex is a port of one's own in which a fleet may keep watch.
func (c *Captain) guards(g *spain.State, h spain.Hex) bool { return g.FriendlyPort(c.look.seat, h) }

// shotPrice returns what a munitions point costs a fleet, in ducats.
func (c *Captain) shotPrice(g *spain.State, seat engine.Seat, n uint8) (ducats int) {
	first, end := g.Span(seat)
	for ship := first; ship < end; ship++ {
		if u := g.Unit(ship); u.Where == spain.Afloat && u.Fleet == n && c.tables.Row(ship).Kind.IsNaval() {
			ducats += g.ShotPrice(ship)
		}
	}
	return ducats
}

// layingUp values units that may be laid up.
func (c *Captain) layingUp(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	short, months := c.short(g, seat)
	poor := c.spare(g, seat) < 0
	return func(ch engine.Choice) float64 {
		unit := g.CounterOf(ch.On)
		if unit == spain.Unseen {
			return 0
		}
		if c.tables.Row(unit).Kind.IsNaval() {
			return truth(short > 0 || !c.waits(g, unit) && !c.watches(g, unit))
		}
		if c.isHost(unit) && (poor || !c.pressed(g)) {
			return 1
		}
		if short > 0 { // the smallest that is enough, or else the largest
			pays := months * c.perMonth(unit, g.Strength(unit))
			if pays == 0 { // nobody pays for the Dutch and the Huguenots: they stay
				return -1
			}
			return 2 + truth(pays >= short) + float64(pays)/10000*(1-2*truth(pays >= short))
		}
		return -1
	}
}

// manning values to bring a ship from her track: where expeditions begin and troops wait for
// ships, and the money lasts.
func (c *Captain) manning(g *spain.State, seat engine.Seat, ship spain.Counter, spare int) float64 {
	turn, last := g.Turn()
	row, at := c.tables.Row(ship), c.tables.Tracks[g.Unit(ship).Track].Hex
	if g.IsWinter() || last-turn < 3 || c.tables.Turns[turn].Season != spain.Summer || c.tables.Turns[turn+1].Season != spain.Summer {
		return -1
	}
	if v := c.guarding(g, ship, spare); v > 0 {
		return v
	}
	cost := 4 * int(c.tables.Costs[row.Kind].Sea) * int(row.Multiple)
	room, waits := int(row.Carries), 0
	first, end := g.Span(seat)
	for unit := first; unit < end; unit++ {
		u, r := g.Unit(unit), c.tables.Row(unit)
		switch {
		case r.Kind.IsLand() && u.Where == spain.Ashore && u.Hex == at && !c.holds(g, unit):
			waits += g.Strength(unit)
		case r.Kind.IsNaval() && u.Where == spain.OnTrack && u.Box == 1 && c.tables.Tracks[u.Track].Hex == at,
			r.Kind.IsNaval() && u.Where == spain.Afloat && u.Hex == at:
			waits -= g.Carries(unit)
		}
	}
	if waits <= 0 || cost > spare/2 || row.Carries == 0 || !c.sails(g, turn) && !c.sails(g, turn+1) {
		return -1
	}
	return 1 + float64(room)/float64(1+row.Multiple)
}

// waits reports whether a ship is kept for an expedition: troops wait where she lies.
func (c *Captain) waits(g *spain.State, ship spain.Counter) bool {
	turn, _ := g.Turn()
	s := c.gather(g, g.Unit(ship).Hex)
	return c.tables.Turns[turn].Season == spain.Summer && c.sails(g, turn) && s.waiting > 0
}

// berths returns the transport capacity of the ships of the seat on the track of a port and in it, less what waits there.
func (c *Captain) berths(g *spain.State, n spain.Track) (room int) {
	first, end := g.Span(c.look.seat)
	for unit := first; unit < end && n != 0; unit++ {
		switch u, kind := g.Unit(unit), c.tables.Row(unit).Kind; {
		case u.Where == spain.OnTrack && u.Track == n:
			room += int(c.tables.Row(unit).Carries)
		case u.Hex != c.tables.Tracks[n].Hex:
		case u.Where == spain.Afloat && kind.IsNaval():
			room += g.Carries(unit)
		case kind.IsLand():
			room -= g.Strength(unit)
		}
	}
	return room
}

// watches reports whether a ship keeps watch: in a fleet with munitions, in summer.
func (c *Captain) watches(g *spain.State, ship spain.Counter) bool {
	turn, _ := g.Turn()
	_, shot := g.Fleet(c.look.seat, g.Unit(ship).Fleet)
	return c.tables.Turns[turn].Season == spain.Summer && g.Unit(ship).Fleet != 0 && shot > 0
}
