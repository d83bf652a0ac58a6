package renaissance

import (
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Commands returns the squadrons of a side that has several, otherwise its ships one by one, and its forts. A
// prize belongs to none: the holder of the seat orders it.
//
// Cases 2.2, 4.3.
func (r *ruleset) Commands(s engine.State, seat engine.Seat) (all []engine.Command) {
	g := s.(*State)
	squadrons := g.squadrons(seat)
	for _, of := range squadrons {
		all = append(all, engine.Command{Key: squadronKey(of), Name: "the " + squadron(of)})
	}
	for n := range shipNo(g.ofFleet()) {
		if row := g.row(n); row.Seat == seat && squadrons == nil {
			all = append(all, engine.Command{Key: row.Key, Name: row.Name})
		}
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		if row := g.fortRow(k); row.Seat == seat {
			all = append(all, engine.Command{Key: row.Key, Name: row.Name})
		}
	}
	return all
}

// Under returns the command whose leader writes the orders of a ship or a fort.
//
// Cases 2.2, 4.3.
func (r *ruleset) Under(s engine.State, c engine.Choice) string {
	g := s.(*State)
	if k := g.fortOf(c.About); k != noFort && g.fortRow(k).Seat == c.Seat {
		return g.fortRow(k).Key
	}
	n := g.shipOf(c.About)
	switch {
	case n == noShip || g.row(n).Seat != c.Seat:
		return ""
	case g.squadrons(c.Seat) == nil:
		return g.row(n).Key
	case g.row(n).Squadron == 0:
		return ""
	}
	return squadronKey(g.row(n).Squadron)
}

func squadronKey(n uint8) string { return "squadron-" + strconv.Itoa(int(n)) }

// squadrons returns the numbers of a side's squadrons, nil if it has not several.
func (g *State) squadrons(seat engine.Seat) (all []uint8) {
	for n := range shipNo(g.ofFleet()) {
		if row := g.row(n); row.Seat == seat && row.Squadron > 0 && !slices.Contains(all, row.Squadron) {
			all = append(all, row.Squadron)
		}
	}
	if len(all) < 2 {
		return nil
	}
	slices.Sort(all)
	return all
}
