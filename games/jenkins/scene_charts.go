package jenkins

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// warChart returns the turn record with everything that concerns the war as a whole.
func (g *State) warChart() engine.Chart {
	c := engine.Chart{Key: "war", Title: "The war", Side: engine.NoSeat, Columns: []string{""}}
	add := func(o engine.Object, name, value string) {
		c.Rows = append(c.Rows, engine.Row{ID: o, Name: name, Cells: []string{value}})
	}
	add(engine.NoObject, "turn", g.turnName())
	for seat := English; seat <= Spanish; seat++ {
		add(engine.NoObject, seatTitles[seat]+" points", strconv.Itoa(int(g.funds[seat])))
	}
	if g.storm != 0 {
		for _, h := range g.tables.Storms[g.storm] {
			add(hexObject(h), "storm", g.tables.hexTitle(h))
		}
	}
	if g.isidro != 0 {
		add(turnObject(int(g.isidro)), "San Isidro", "due on turn "+strconv.Itoa(int(g.isidro)))
	}
	if g.scuttlers != 0 {
		add(engine.NoObject, "scuttled", strconv.Itoa(int(g.scuttlers))+" of "+strconv.Itoa(mostScuttled))
	}
	if g.peace {
		add(engine.NoObject, "war in Europe", "over, or not part of this scenario")
	}
	for _, seat := range []engine.Seat{English, Spanish} {
		for h := Hex(1); h < numHexes; h++ {
			if g.battle[seat].has(h) {
				add(hexObject(h), "naval combat", g.tables.hexTitle(h)+", the "+seatTitles[seat]+" attack")
			}
		}
	}
	return c
}

// combatChart returns the combat being fought.
//
// Cases 9.1, 9.2.
func (g *State) combatChart() engine.Chart {
	cb := &g.combat
	title := "Land combat"
	if cb.Naval {
		title = "Naval combat"
	}
	if cb.Hex != 0 {
		title += ", " + g.tables.hexTitle(cb.Hex)
	}
	c := engine.Chart{Key: "combat", Title: title, Side: engine.NoSeat, Columns: []string{"gun or dice", "die"}}
	for seat := English; seat <= Spanish; seat++ {
		role := "defends"
		if seat == cb.Attacker {
			role = "attacks"
		}
		if !cb.Naval {
			c.Rows = append(c.Rows, engine.Row{Name: seatTitles[seat], Note: role,
				Cells: []string{strconv.Itoa(int(cb.Dice[seat])), facesText(&cb.Faces[seat])}})
			continue
		}
		for i, shot := range cb.Shots[seat][:cb.NumShots[seat]] {
			row := engine.Row{ID: cb.dieRow(seat, i), Note: role, Cells: []string{strconv.Itoa(int(shot.Gun)), ""}}
			row.Name = seatTitles[seat]
			if shot.By != Unseen {
				row.Name += " " + g.tables.Row(shot.By).Name
			}
			if shot.Face != 0 {
				row.Cells[1] = strconv.Itoa(int(shot.Face))
			}
			c.Rows = append(c.Rows, row)
		}
	}
	return c
}

// facesText writes dice counted by their faces, the lowest first.
func facesText(faces *[7]uint8) string {
	var all []string
	for face := 1; face <= 6; face++ {
		for range faces[face] {
			all = append(all, strconv.Itoa(face))
		}
	}
	return strings.Join(all, " ")
}

// seaportChart lists the seaports: who holds them, and what the viewer knows to lie there against their limits.
//
// Cases 3.4, 4.0, 5.0.
func (g *State) seaportChart() engine.Chart {
	c := engine.Chart{Key: "seaports", Title: "Seaports", Side: engine.NoSeat,
		Columns: []string{"value", "held by", "routes open", "counters"}}
	for p := 1; p < len(g.tables.Ports); p++ {
		row := &g.tables.Ports[p]
		there := ""
		for seat := English; seat <= Spanish; seat++ {
			lo, hi := g.start(seat, At(row.Hex, 0)), g.start(seat, At(row.Hex+1, 0))
			if hi > lo {
				there += " " + seatTitles[seat] + " " + strconv.Itoa(hi-lo)
			}
		}
		routes := ""
		if n := g.routes(Port(p)); n > 0 {
			routes = strconv.Itoa(n)
		}
		c.Rows = append(c.Rows, engine.Row{ID: hexObject(row.Hex), Name: row.Name,
			Cells: []string{strconv.Itoa(int(row.Value)), holderTitles[g.holder[p]], routes, strings.TrimSpace(there)}})
	}
	return c
}

// offMapChart lists a side's counters that are bought and not placed, or on the
// Turn Record Track.
//
// Cases 3.5, 7.4. Ruling R30.
func (g *State) offMapChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "off-map-" + seatNames[seat], Title: seatTitles[seat] + " counters off the map",
		Side: seat, Columns: []string{"where"}}
	list := g.pieces[seat][:g.count[seat]]
	for i := range list {
		h := list[i].Place.Hex()
		if h < numHexes {
			continue
		}
		row := engine.Row{ID: stackObject(list[i].Place), Name: "unseen", Cells: []string{boxes[h-numHexes].title}}
		if list[i].Counter != Unseen {
			row.Name, row.Silhouette = g.row(&list[i]).Name, silhouettes[g.row(&list[i]).Type]
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// poolChart returns a side's Force Pool, open to both, and what it has lost for good.
//
// Cases 3.3, 9.3. Rulings R15, R158.
func (g *State) poolChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "pool-" + seatNames[seat], Title: seatTitles[seat] + " Force Pool, " + strconv.Itoa(int(g.funds[seat])) + " points to spend", Side: seat,
		Columns: []string{"to buy", "cost", "gun", "land", "cannonade", "naval", "ashore", "gone"}}
	for k := 1; k < len(g.tables.Counters); k++ {
		row := g.tables.Row(Counter(k))
		if row.Seat != seat || g.pool[k] == 0 && g.gone[k] == 0 {
			continue
		}
		c.Rows = append(c.Rows, engine.Row{ID: counterObject(Counter(k)), Name: row.Name, Silhouette: silhouettes[row.Type],
			Note: strings.ReplaceAll(typeNames[row.Type], "-", " "), Gone: g.pool[k] == 0,
			Cells: []string{itoa(g.pool[k]), itoa(row.Cost), value(row.Gun, ""), value(row.Land, ""),
				value(row.Cannonade, "+"), value(row.Naval, "+"), value(row.Tactics, "+"), itoa(g.gone[k])}})
	}
	return c
}

// ownChart lists where the viewer's own counters are.
func (g *State) ownChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "own", Title: "Where your counters are", Side: seat, Columns: []string{"where"}}
	list := g.pieces[seat][:g.count[seat]]
	for i := range list {
		pc := &list[i]
		if pc.Counter == Unseen {
			continue
		}
		c.Rows = append(c.Rows, engine.Row{ID: stackObject(pc.Place), Name: g.row(pc).Name,
			Cells: []string{g.tables.title(stackObject(pc.Place))}})
	}
	return c
}
