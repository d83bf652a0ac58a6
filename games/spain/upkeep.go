package spain

import (
	"cmp"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// upkeepChart returns what the maintenance of a seat is paid for, stack by stack, the dearest first:
// what each costs this turn, and what it would cost in winter where it lies.
//
// Cases 11.14, 14.3.
func (g *State) upkeepChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "upkeep", Title: "What maintenance is paid for", Kind: engine.Account, Side: seat,
		Columns: []string{"a turn", "in winter"}}
	costs := map[engine.Object]int{}
	var order []engine.Object
	all := g.in[Afloat].or(&g.in[Ashore])
	all = all.and(&g.tables.Of[seat])
	sum := 0
	for u := all.next(0); u != 0; u = all.next(u) {
		cost := g.keep(u)
		if cost == 0 {
			continue
		}
		on := hexObject(g.units[u].Hex)
		if n := g.units[u].Fleet; g.units[u].Where == Afloat && n != 0 {
			on = fleetObject(seat, n)
		}
		if costs[on] == 0 {
			order = append(order, on)
		}
		costs[on] += cost
		sum += cost
	}
	slices.SortStableFunc(order, func(a, b engine.Object) int { return cmp.Compare(costs[b], costs[a]) })
	add := func(on engine.Object, name string, cost int) {
		c.Rows = append(c.Rows, engine.Row{ID: on, Name: name, Line: on == engine.NoObject,
			Cells: []string{itoa(cost), itoa(cost * int(g.tables.Numbers[NumWinterCost]))}})
	}
	for _, on := range order {
		name := g.tables.title(on)
		if _, n := fleetOf(on); n != 0 {
			name += ", " + g.tables.title(hexObject(g.fleets[seat][n]))
		}
		add(on, name, costs[on])
	}
	add(engine.NoObject, "Together", sum)
	return c
}
