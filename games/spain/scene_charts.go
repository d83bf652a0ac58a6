package spain

import (
	"cmp"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// ledger returns the money of both sides: what there is, what maintenance will cost this turn
// and in winter if nothing changes, and what is left.
//
// Cases 11.0, 11.14, 14.3. Ruling R274.
func (g *State) ledger() engine.Chart {
	c := engine.Chart{Key: "ledger", Title: "The ledger, in ducats", Side: engine.NoSeat,
		Columns: []string{"in the treasury", "maintenance now", "left after it", "the same in winter"}}
	for seat := English; seat <= Spanish; seat++ {
		row := engine.Row{Name: seatTitles[seat], Cells: []string{itoa(int(g.funds[seat])), "", "", ""}}
		if !g.veiled[seat] {
			cost := g.maintenance(seat)
			row.Cells[1], row.Cells[2] = itoa(cost), itoa(int(g.funds[seat])-cost)
			winter := cost
			if !g.winter() {
				winter *= int(g.tables.Numbers[NumWinterCost])
			}
			row.Cells[3] = itoa(winter)
		}
		if g.fines[seat] > 0 {
			row.Note = "could not pay " + itoa(int(g.fines[seat])) + " times"
		}
		c.Rows = append(c.Rows, row)
	}
	if g.owed > 0 {
		c.Rows = append(c.Rows, engine.Row{Name: "less for Spain at the next income", Cells: []string{itoa(int(g.owed)), "", "", ""}})
	}
	return c
}

// sources are what gives victory points.
//
// Cases 16.1 to 16.3.
var sources = [...]struct {
	name string
	of   func(*State, engine.Seat) int
}{
	{"enemy ships", (*State).shipPoints}, {"cities", (*State).cityPoints}, {"French civil war", (*State).warPoints},
}

// pointsAtEnd says how many victory points each side has at the end, and what for.
//
// Case 16.4.
func (g *State) pointsAtEnd() string {
	text := "At the end:"
	for seat := English; seat <= Spanish; seat++ {
		text += " the " + seatTitles[seat] + " " + itoa(g.points(seat)) + " ("
		for i, source := range sources {
			if i > 0 {
				text += ", "
			}
			text += source.name + " " + itoa(source.of(g, seat))
		}
		text += ")"
		if seat == English {
			text += ";"
		}
	}
	return text
}

// pointsChart returns every source of victory points as it stands.
//
// Cases 16.1 to 16.4.
func (g *State) pointsChart() engine.Chart {
	c := engine.Chart{Key: "points", Title: "Victory points as they stand", Side: engine.NoSeat,
		Columns: []string{seatTitles[English], seatTitles[Spanish]}}
	for _, source := range sources {
		c.Rows = append(c.Rows, engine.Row{Name: source.name,
			Cells: []string{itoa(source.of(g, English)), itoa(source.of(g, Spanish))}})
	}
	c.Rows = append(c.Rows, engine.Row{Name: "in all", Cells: []string{itoa(g.points(English)), itoa(g.points(Spanish))}})
	difference := g.points(Spanish) - g.points(English)
	c.Rows = append(c.Rows, engine.Row{Name: LevelOf(g.scenario().Levels, difference), Cells: []string{"", itoa(difference)},
		Note: "the level of victory if the war ended now"})
	return c
}

// whoLeads returns the level of victory if the war ended now, the lead that the Spanish need for the next one that is
// better for them, the one that they have, and what the English must gain for theirs. The lead alone decides nothing,
// so it is told only beside what it must be.
//
// Case 16.4.
func (g *State) whoLeads(words *engine.Words) string {
	if g.outcome != 0 {
		return g.pointsAtEnd()
	}
	lead, levels := g.points(Spanish)-g.points(English), g.scenario().Levels
	at := levelAt(levels, lead)
	if at < 0 {
		return ""
	}
	fill := func(buf []byte, sentence string, n ...int32) []byte {
		return words.Fill(buf, sentence, engine.NoObject, engine.NoObject, engine.NoObject, n...)
	}
	text := append([]byte("As things stand: "), levels[at].Name...)
	toSpain, toEngland := toNextLevel(levels, lead)
	english := ". The English must "
	if toSpain > 0 {
		needed := lead + toSpain
		text = fill(text, ". The Spanish must %{1=be at most %2 %{2:point|points} behind|draw level|lead by %2 %{2:point|points}} for ",
			sign(needed), int32(max(needed, -needed)))
		text = fill(aLevel(text, levels[at-1].Name), ", and %{1=they are %2 behind|the points are equal|they lead by %2}",
			sign(lead), int32(max(lead, -lead)))
		english = "; the English must "
	}
	if toEngland > 0 {
		text = fill(append(text, english...), "gain %1 %{1:point|points} for ", int32(toEngland))
		text = aLevel(text, levels[at+1].Name)
	}
	return string(text)
}

// aLevel appends a level of victory with its article.
func aLevel(text []byte, name string) []byte {
	article := "a "
	if strings.ContainsRune("AEIOU", rune(name[0])) {
		article = "an "
	}
	return append(append(text, article...), name...)
}

// sign returns 0 of a number below 0, 1 of 0 and 2 of one above it.
func sign(n int) int32 { return int32(cmp.Compare(n, 0) + 1) }

// toNextLevel returns how many points more each side needs for the next level of victory that is better for it, 0
// where there is none.
//
// Case 16.4.
func toNextLevel(levels []Level, difference int) (spanish, english int) {
	at := levelAt(levels, difference)
	if at > 0 {
		spanish = int(levels[at-1].From) - difference
	}
	if at >= 0 && at+1 < len(levels) {
		english = difference - int(levels[at].From) + 1
	}
	return spanish, english
}

// trackChart lists what stands on the tracks of a side, box by box.
//
// Case 5.0. Ruling R272.
func (g *State) trackChart(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "tracks-" + seatNames[seat], Title: seatTitles[seat] + " Activation Tracks", Kind: engine.Shelves, Side: seat,
		Columns: []string{"room", "box 4", "box 3", "box 2", "box 1"}}
	for n := Track(1); int(n) < len(g.tables.Tracks); n++ {
		track := &g.tables.Tracks[n]
		if track.Seat != seat {
			continue
		}
		row := engine.Row{ID: trackObject(n), Name: track.Name, Cells: make([]string, len(c.Columns)), Gone: g.hasLost(seat, n)}
		if track.City != 0 && !g.veiled[seat] {
			row.Cells[0] = itoa(g.trackRoom(n))
		}
		for u, end := g.tables.of(seat); u < end; u++ {
			if unit := &g.units[u]; unit.Where == OnTrack && unit.Track == n {
				column := len(c.Columns) - int(unit.Box)
				if row.Cells[column] != "" {
					row.Cells[column] += ", "
				}
				row.Cells[column] += g.tables.Row(u).Name
				row.Goods = append(row.Goods, g.good(u, column))
			}
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// good returns a counter as it stands on a shelf.
func (g *State) good(c Counter, column int) engine.Good {
	row, u := g.at(c)
	note := ""
	if u.Mark&markReduced != 0 {
		note = "reduced"
	}
	return engine.Good{ID: counterObject(c), Column: column, Name: row.Name, Silhouette: silhouettes[row.Kind],
		Value: int32(g.strength(c)), Note: note}
}

// shop lists what a seat may construct, with its price.
//
// Case 11.5.
func (g *State) shop(seat engine.Seat) engine.Chart {
	c := engine.Chart{Key: "shop-" + seatNames[seat], Title: seatTitles[seat] + " units to construct", Side: seat,
		Columns: []string{"cost", "strength", "moves", "carries", "maintenance"}}
	for u, end := g.tables.of(seat); u < end; u++ {
		row, unit := g.at(u)
		if unit.Where != Off || !g.tables.Nations[row.Nation].Built || row.Kind.IsLeader() || row.Kind == TreasureFleet {
			continue
		}
		keep := int(g.tables.Costs[row.Kind].Port) * int(row.Multiple)
		if row.Kind.IsLand() {
			keep = int(g.tables.Costs[row.Kind].Port) * int(row.Strength)
		}
		c.Rows = append(c.Rows, engine.Row{ID: counterObject(u), Name: row.Name, Silhouette: silhouettes[row.Kind],
			Note: g.tables.Nations[row.Nation].Name, Cells: []string{itoa(g.tables.buildCost(u)), dash(row.Strength),
				itoa(int(row.Moves)), dash(row.Carries), itoa(keep)}})
	}
	return c
}

// cityChart lists the cities that count: what they are worth, for whom they count as the war
// stands, who holds them, and sieges with their clocks. Those that count or are besieged come
// first.
//
// Cases 10.31, 16.2.
func (g *State) cityChart() engine.Chart {
	c := engine.Chart{Key: "cities", Title: "Cities", Side: engine.NoSeat, Columns: []string{"worth", "counts for", "held by", "siege"}}
	var quiet []engine.Row
	for n := 1; n < len(g.tables.Cities); n++ {
		city := &g.tables.Cities[n]
		row := engine.Row{ID: hexObject(city.Hex), Name: city.Name, Cells: []string{dash(city.Points), "", "nobody", g.siegeOf(city.Hex)}}
		if owner := g.owner[n]; owner != 0 {
			row.Cells[2] = "the " + seatTitles[owner-1]
			if points := g.pointsOf(n, engine.Seat(owner-1)); points != 0 {
				row.Cells[1] = "the " + seatTitles[owner-1] + ", " + itoa(points)
			}
		}
		if row.Cells[1] == "" && row.Cells[3] == "" {
			quiet = append(quiet, row)
			continue
		}
		c.Rows = append(c.Rows, row)
	}
	c.Rows = append(c.Rows, quiet...)
	return c
}

// siegeOf says who is besieged in a hex, "" if nobody is.
//
// Cases 10.0, 10.21, 10.31.
func (g *State) siegeOf(h Hex) string {
	var all []string
	for seat := English; seat <= Spanish; seat++ {
		if g.shut[seat].has(h) {
			all = append(all, seatTitles[seat]+" units "+g.siegeWords(seat, h))
		}
		if g.blocked[seat].has(h) {
			all = append(all, seatTitles[seat]+" ships besieged by sea")
		}
	}
	return strings.Join(all, "; ")
}

// siegeWords says how long land units of a seat have been besieged in a hex, of how long they
// may be, or what it needs that time counts.
//
// Cases 10.31 to 10.34. Ruling R186.
func (g *State) siegeWords(seat engine.Seat, h Hex) string {
	if !g.isClosed(seat, h) {
		return "besieged, but no time counts while the port is open to the sea"
	}
	return "besieged for " + itoa(int(g.clock[h])) + " of " + itoa(int(g.siegeLimit(seat, h))) + " land combat segments"
}
