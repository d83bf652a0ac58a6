package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// hexes is how many hexes there are, 0 among them.
const hexes = spain.Columns*spain.Rows + 1

// A look is what one seat makes of a position before it plans.
type look struct {
	seat     engine.Seat
	mass     [hexes]spain.Hex // by hex: the same for all that one can march between
	where    [256]spain.Hex   // by counter: where its units and leaders ashore are
	own      [hexes]int16     // strength of its land units ashore
	leaders  [hexes]int16     // bonus of its land leaders there
	foes     [hexes]int16     // guessed strength of the enemy's
	lead     [hexes]int16     // guessed bonus of his land leaders there
	troops   []spain.Counter
	generals []spain.Counter
	fields   []spain.Hex // hexes with enemy land units
	fleets   [10]int     // strength of its fleets, by number
	carried  [10]int     // strength of the land units aboard them
	enemy    int         // guessed strength of all enemy ships at sea
	enemies  int         // stacks in which they lie
}

// at looks at a position.
func (l *look) at(g *spain.State, seat engine.Seat) {
	*l = look{seat: seat, mass: l.mass, troops: l.troops[:0], generals: l.generals[:0], fields: l.fields[:0]}
	tb := g.Tables()
	first, end := g.Span(seat)
	var shallow [len(l.fleets)]int
	for c := first; c < end; c++ {
		u, row := g.Unit(c), tb.Row(c)
		switch {
		case u.Where == spain.Ashore && row.Kind.IsLand():
			l.own[u.Hex] += int16(g.Strength(c))
			l.where[c] = u.Hex
			l.troops = append(l.troops, c)
		case u.Where == spain.Ashore && (row.Kind == spain.LandLeader || row.Kind == spain.BothLeader):
			l.leaders[u.Hex] += int16(row.Bonus)
			l.where[c] = u.Hex
			l.generals = append(l.generals, c)
		case u.Where == spain.Afloat && row.Kind.IsLand():
			l.carried[u.Fleet] += g.Strength(c)
		case u.Where == spain.Afloat && row.Kind.IsDeep():
			l.fleets[u.Fleet] += g.Strength(c)
		case u.Where == spain.Afloat && row.Kind.IsNaval():
			shallow[u.Fleet] += g.Strength(c)
		}
	}
	for n := range l.fleets {
		if l.fleets[n] == 0 {
			l.fleets[n] = shallow[n]
		}
	}
	l.guess(g, foe(seat))
	l.sight(g, foe(seat))
}

// guess shares the strength of the enemy's land units out among the hexes where some are
// seen: those that began the war there, and of the rest the same to each other hex.
func (l *look) guess(g *spain.State, enemy engine.Seat) {
	for h := spain.Hex(1); h < hexes; h++ {
		if g.HasTroops(enemy, h) {
			l.fields = append(l.fields, h)
		}
	}
	tb := g.Tables()
	first, end := g.Span(enemy)
	rest := 0
	for c := first; c < end; c++ {
		u, row := g.Unit(c), tb.Row(c)
		switch {
		case row.Kind == spain.LandLeader && u.Where == spain.Hidden && row.At != 0 && g.HasTroops(enemy, row.At):
			l.lead[row.At] += int16(row.Bonus)
		case !row.Kind.IsLand():
		case u.Where == spain.Ashore:
			l.foes[u.Hex] += int16(g.Strength(c))
		case u.Where != spain.Hidden:
		case row.At != 0 && g.HasTroops(enemy, row.At):
			l.foes[row.At] += int16(row.Strength)
		default:
			rest += int(row.Strength)
		}
	}
	empty := 0
	for _, h := range l.fields {
		if l.foes[h] == 0 {
			empty++
		}
	}
	for _, h := range l.fields {
		switch {
		case empty > 0 && l.foes[h] == 0:
			l.foes[h] = int16(max(1, (rest+empty-1)/empty))
		case empty == 0:
			l.foes[h] += int16(rest / len(l.fields))
		}
	}
}

// sight adds up what the enemy has afloat.
func (l *look) sight(g *spain.State, enemy engine.Seat) {
	for h := spain.Hex(1); h < hexes; h++ {
		if g.HasShips(enemy, h) {
			l.enemies++
		}
	}
	tb := g.Tables()
	first, end := g.Span(enemy)
	for c := first; c < end; c++ {
		if u := g.Unit(c); tb.Row(c).Kind.IsNaval() && (u.Where == spain.Hidden || u.Where == spain.Afloat) {
			l.enemy += int(tb.Row(c).Strength)
		}
	}
}

// defence returns the strength that enemy land units in a hex would defend with: if they are
// besieged or enter siege, behind walls or not.
//
// Cases 9.15, 10.15, 10.16.
func (l *look) defence(g *spain.State, h spain.Hex) int {
	times := 2
	if g.HasFortress(foe(l.seat), h) {
		times = 3
	}
	return times*int(l.foes[h]) + int(min(l.lead[h], l.foes[h])) + 1
}

// near returns the guessed strength of enemy land units within so many hexes that are free to
// come over land.
func (l *look) near(g *spain.State, h spain.Hex, most int) int {
	n := 0
	for _, f := range l.fields {
		if l.mass[f] == l.mass[h] && !g.IsShut(foe(l.seat), f) && spain.Grid.Distance(f, h) <= most {
			n += int(l.foes[f])
		}
	}
	return n
}

// worth returns what a city counts for a seat that comes to hold it, in victory points. French
// cities count towards the end of the civil war.
//
// Cases 15.14, 16.2.
func (c *Captain) worth(g *spain.State, seat engine.Seat, city spain.City) float64 {
	row := &c.tables.Cities[city]
	switch c.tables.RegionAt(row.Hex).Country {
	case spain.CountryScotland:
		if seat == spain.English && !g.Owns(spain.Spanish, city) {
			return 0
		}
	case spain.CountryFrance:
		if !c.entersFrance(g) {
			return 0
		}
		return c.share(g, city)
	}
	return float64(row.Points)
}

// share returns what a French city counts: half of the civil war's points, shared among the
// cities that a side still lacks for victory, or could lose without losing it, for either
// side. Before the war has begun a city counts the most, for the factions wake only in the
// turn after.
//
// Cases 15.13, 15.14, 16.3.
func (c *Captain) share(g *spain.State, city spain.City) float64 {
	half := float64(c.tables.Numbers[spain.NumCivilWar]) / 2
	if !g.FranceBroken() {
		return half
	}
	worth := 0.0
	for seat, needs := range [2]int16{
		spain.English: c.tables.Numbers[spain.NumHuguenotCities], spain.Spanish: c.tables.Numbers[spain.NumLeagueCities],
	} {
		lacks := int(needs) - c.frenchCities(g, engine.Seat(seat))
		if g.Owns(engine.Seat(seat), city) {
			lacks = 1 - lacks
		}
		if lacks > 0 {
			worth += half / float64(lacks)
		}
	}
	return worth
}

// frenchCities returns how many cities of France a seat holds.
func (c *Captain) frenchCities(g *spain.State, seat engine.Seat) (n int) {
	for city := spain.City(1); int(city) < len(c.tables.Cities); city++ {
		if g.Owns(seat, city) && c.tables.RegionAt(c.tables.Cities[city].Hex).Country == spain.CountryFrance {
			n++
		}
	}
	return n
}
