package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// months returns how many maintenances are still to be paid before the next income, a winter for
// as many as it costs. The income of a winter comes before its maintenance.
//
// Cases 11.0, 14.3.
func (c *Captain) months(g *spain.State) int {
	turn, last := g.Turn()
	n := 0
	for t := turn; t <= last; t++ {
		row := &c.tables.Turns[t]
		if t > turn && row.Income > 0 {
			break
		}
		if row.Season == spain.Winter {
			n += int(c.tables.Numbers[spain.NumWinterCost])
		} else {
			n++
		}
	}
	return n
}

// perMonth returns what a counter costs to keep in a turn that is not of winter, in ducats; a ship
// as if it lay in port.
func (c *Captain) perMonth(unit spain.Counter, strength int) int {
	row := c.tables.Row(unit)
	if !c.tables.Nations[row.Nation].Kept {
		return 0
	}
	if row.Kind.IsLand() {
		return int(c.tables.Costs[row.Kind].Port) * strength
	}
	return int(c.tables.Costs[row.Kind].Port) * int(row.Multiple)
}

// cruises is how many turns more an expedition that is out is reckoned to stay at sea.
const cruises = 2

// lasts returns what a seat has left, in ducats, when all that it has on the map is kept until the next
// income, and so many ducats more are paid each month.
func (c *Captain) lasts(g *spain.State, seat engine.Seat, more int) int {
	n := g.Funds(seat) - c.months(g)*(c.onLand(g, seat)+more)
	first, end := g.Span(seat)
	for unit := first; unit < end; unit++ {
		if g.Unit(unit).Where == spain.Afloat {
			n -= g.Upkeep(unit) + cruises*c.cruising(g, unit)
		}
	}
	return n
}

// onLand returns what a seat pays each month for its land units ashore, in ducats.
func (c *Captain) onLand(g *spain.State, seat engine.Seat) (ducats int) {
	first, end := g.Span(seat)
	for unit := first; unit < end; unit++ {
		if g.Unit(unit).Where == spain.Ashore {
			ducats += c.perMonth(unit, g.Strength(unit))
		}
	}
	return ducats
}

// spare returns what a seat can spend, in ducats, when all that it has on the map is kept until the
// next income, and through the winter that brings it if that is the least.
func (c *Captain) spare(g *spain.State, seat engine.Seat) int { return c.spareWith(g, seat, 0) }

// spareWith returns the same when so many ducats more are paid each month.
func (c *Captain) spareWith(g *spain.State, seat engine.Seat, more int) int {
	n := c.lasts(g, seat, more)
	if !g.FranceBroken() {
		n -= int(c.tables.Numbers[spain.NumOtherPays])
	}
	turn, last := g.Turn()
	for turn++; turn <= last; turn++ {
		if income := g.LeastIncome(seat, turn); income > 0 {
			return n + min(0, income-int(c.tables.Numbers[spain.NumWinterCost])*(c.onLand(g, seat)+more))
		}
	}
	return n
}

// short returns by how many ducats a seat will fail to pay the maintenance of the turns before the next
// income, and when that is no more than two turns away that of the winter which brings the least of
// it, if nothing changes; and how many months of maintenance that is. What is at sea now will be
// there in the next turn.
//
// Cases 11.0, 11.3, 11.14, 14.3.
func (c *Captain) short(g *spain.State, seat engine.Seat) (ducats, months int) {
	month, atSea := 0, 0
	first, end := g.Span(seat)
	for unit := first; unit < end; unit++ {
		if u := g.Unit(unit); u.Where == spain.Ashore || u.Where == spain.Afloat {
			month += c.perMonth(unit, g.Strength(unit))
			atSea += c.cruising(g, unit)
		}
	}
	turn, last := g.Turn()
	funds, income := g.Funds(seat), 0
	for t := turn + 1; t <= last && income == 0; t++ {
		if income = g.LeastIncome(seat, t); income > 0 && t > turn+2 {
			break
		}
		n := 1
		if c.tables.Turns[t].Season == spain.Winter {
			n = int(c.tables.Numbers[spain.NumWinterCost])
		}
		months += n
		funds += income
		if t == turn+1 {
			funds -= n * atSea
		}
		ducats = max(ducats, months*month-funds)
	}
	return ducats, months
}

// cruising returns what a ship costs more, in ducats a turn, because she lies in no port of her own
// country: one that was taken may be lost again before the money is due.
//
// Case 11.14.
func (c *Captain) cruising(g *spain.State, unit spain.Counter) int {
	u := g.Unit(unit)
	if u.Where != spain.Afloat || g.FriendlyPort(c.look.seat, u.Hex) && c.tables.RegionAt(u.Hex).Control == c.look.seat {
		return 0
	}
	return c.atSea(unit)
}

// atSea returns what a ship costs more at sea than in port, in ducats a turn.
//
// Cases 11.11, 11.13.
func (c *Captain) atSea(unit spain.Counter) int {
	row := c.tables.Row(unit)
	if !row.Kind.IsNaval() || !c.tables.Nations[row.Nation].Kept {
		return 0
	}
	cost := &c.tables.Costs[row.Kind]
	return int(cost.Sea-cost.Port) * int(row.Multiple)
}

// outlay returns what it costs to send a squadron away for so many turns and home again, in ducats: what its
// ships cost more at sea than in port, in winter five times as much.
//
// Cases 11.11, 14.3.
func (c *Captain) outlay(g *spain.State, s *squadron, turns int) (ducats int) {
	turn, last := g.Turn()
	for t := turn; t < turn+2*turns && t <= last; t++ {
		n := 1
		if c.tables.Turns[t].Season == spain.Winter {
			n = int(c.tables.Numbers[spain.NumWinterCost])
		}
		ducats += n * s.atSea
	}
	return ducats
}
