package spain

import "github.com/weathergage/weathergage/engine"

// flags show who holds each city.
//
// Case 16.2.
func (g *State) flags() []engine.Mark {
	var marks []engine.Mark
	for c := 1; c < len(g.tables.Cities); c++ {
		m := engine.Mark{Kind: "flag", Board: mapKey, From: hexObject(g.tables.Cities[c].Hex), Value: int32(engine.NoSeat)}
		if owner := g.owner[c]; owner != 0 {
			m.Value, m.Label = int32(owner)-1, seatTitles[owner-1]
		}
		marks = append(marks, m)
	}
	return marks
}

// winds show where the prevailing wind of each zone blows, in its middle.
//
// Case 6.22.
func (g *State) winds() []engine.Mark {
	var marks []engine.Mark
	for z := 1; z < len(g.tables.Zones); z++ {
		wind := g.tables.Blows(Zone(z), &g.chosen)
		h := g.tables.Middle[z]
		if wind == 0 || h == 0 {
			continue
		}
		const sixth = 600 // tenths of a degree
		marks = append(marks, engine.Mark{Kind: "wind", Board: mapKey, From: hexObject(h), Label: g.tables.Zones[z].Name,
			Value: int32(wind-1) * sixth})
	}
	return marks
}

// racks show, at each track that has a hex and is not empty, how many units stand in its
// boxes 4, 3, 2 and 1.
//
// Case 5.0. Ruling R272.
func (g *State) racks() []engine.Mark {
	var stand [maxTracks][5]int
	for c := g.in[OnTrack].next(0); c != 0; c = g.in[OnTrack].next(c) {
		stand[g.units[c].Track][g.units[c].Box]++
	}
	var marks []engine.Mark
	for n := Track(1); int(n) < len(g.tables.Tracks); n++ {
		row, in := &g.tables.Tracks[n], &stand[n]
		if row.Hex == 0 || in[1]+in[2]+in[3]+in[4] == 0 {
			continue
		}
		label := itoa(in[4]) + " " + itoa(in[3]) + " " + itoa(in[2]) + " " + itoa(in[1])
		marks = append(marks, engine.Mark{Kind: "rack", Board: mapKey, From: hexObject(row.Hex), Label: label, Value: int32(row.Seat)})
	}
	return marks
}

// sieges show how long each siege by land has lasted, of how long it may: a dash where no
// time counts because the port is open. Sieges by sea alone have no clock.
//
// Cases 10.31, 10.32, 10.33.
func (g *State) sieges() []engine.Mark {
	var marks []engine.Mark
	for h := Hex(1); h < numHexes; h++ {
		for seat := English; seat <= Spanish; seat++ {
			if !g.shut[seat].has(h) && !g.blocked[seat].has(h) {
				continue
			}
			label := ""
			switch {
			case g.shut[seat].has(h) && g.isClosed(seat, h):
				label = itoa(g.clock[h]) + "/" + itoa(g.siegeLimit(seat, h))
			case g.shut[seat].has(h):
				label = "–/" + itoa(g.siegeLimit(seat, h))
			}
			marks = append(marks, engine.Mark{Kind: "clock", Board: mapKey, From: hexObject(h), Label: label, Value: int32(seat)})
		}
	}
	return marks
}

// legs returns the path of the voyage that is steered or sailed, each hex of it with or against
// the prevailing wind.
//
// Cases 6.22, 6.27.
func (g *State) legs() []engine.Mark {
	v := &g.voyage
	var marks []engine.Mark
	for i := 1; i < len(v.Path) && v.Path[i] != 0; i++ {
		from, to := v.Path[i-1], v.Path[i]
		label := "with"
		if d, _ := Grid.Toward(from, to); !g.GoesWith(from, d) {
			label = "against"
		}
		marks = append(marks, engine.Mark{Kind: "leg", Board: mapKey, From: hexObject(from), To: hexObject(to), Label: label})
	}
	return marks
}
