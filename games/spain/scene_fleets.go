package spain

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// fleetChart returns a side's ships at sea and in port. Who may look into them sees each fleet
// opened: its munitions, its ships in a row, and who is aboard; the others see where the
// fleets are and what munitions they have.
//
// Cases 6.11, 7.0, 12.0. Rulings R271, R274.
func (g *State) fleetChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "fleets-" + seatNames[seat], Title: seatTitles[seat] + " fleets", Side: seat}
	if g.veiled[seat] {
		c.Columns = []string{"at", "munitions"}
		for n := uint8(1); int(n) < len(g.fleets[seat]); n++ {
			if h := g.fleets[seat][n]; h != 0 {
				c.Rows = append(c.Rows, engine.Row{ID: fleetObject(seat, n), Name: g.tables.title(fleetObject(seat, n)),
					Cells: []string{g.tables.title(hexObject(h)), itoa(int(g.shot[seat][n]))}})
			}
		}
		return c
	}
	c.Kind, c.Columns = engine.Shelves, []string{"munitions", "ships", "leaders and troops"}
	var ports hexSet // where ships can lie without a fleet
	for n := uint8(1); int(n) < len(g.fleets[seat]); n++ {
		if h := g.fleets[seat][n]; h != 0 {
			name := g.tables.title(fleetObject(seat, n)) + ", " + g.tables.title(hexObject(h))
			c.Rows = append(c.Rows, g.openFleet(g.fleet(seat, n), fleetObject(seat, n), name, itoa(int(g.shot[seat][n]))))
			ports.put(h, g.tables.Terrain[h] != Sea)
		}
	}
	if n := g.freeMarker(seat); n != 0 {
		c.Rows = append(c.Rows, g.openFleet(Stack{}, fleetObject(seat, n), g.tables.title(fleetObject(seat, n))+", to be formed", ""))
	}
	for h := Hex(1); h < numHexes; h++ {
		if g.loose[seat].has(h) || ports.has(h) {
			name := g.tables.title(hexObject(h)) + ", without a fleet"
			c.Rows = append(c.Rows, g.openFleet(Stack{Seat: seat, Hex: h}, hexObject(h), name, ""))
		}
	}
	return c
}

// openFleet returns a stack as a shelf: its ships in one compartment, and who is aboard in the next.
func (g *State) openFleet(s Stack, on engine.Object, name, shot string) engine.Row {
	row := engine.Row{ID: on, Name: name, Cells: []string{shot, "", ""}}
	if s.Hex == 0 {
		return row
	}
	var names [3][]string
	all := g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		column := 2
		if g.tables.Row(c).Kind.IsNaval() {
			column = 1
		}
		good := g.good(c, column)
		if ship := g.units[c].Ship; ship != Unseen {
			good.Note = "aboard " + g.tables.Row(ship).Name
		}
		names[column] = append(names[column], good.Name)
		row.Goods = append(row.Goods, good)
	}
	for i := range row.Cells[1:] {
		row.Cells[i+1] = strings.Join(names[i+1], ", ")
	}
	return row
}
