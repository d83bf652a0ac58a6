package spain

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// owes is what a seat owes for maintenance, added up counter by counter.
//
// Cases 11.11 to 11.19, 14.3. Rulings R53, R197 to R202.
func owes(g *State, seat engine.Seat) (ducats int) {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		row, u := g.tables.Row(c), &g.units[c]
		if g.tables.Seat(c) != seat || !isKept(g.tables, c) || u.Where != Ashore && u.Where != Afloat {
			continue
		}
		switch multiple := int(row.Multiple); {
		case row.Kind == Foot || row.Kind == Horse:
			ducats += 2 * shown(g, c)
		case row.Kind == Barge || isOurs(g, seat, u.Hex):
			ducats += multiple
		default:
			ducats += 3 * multiple
		}
	}
	if g.turn == 1 || g.turn == 9 || g.turn == 17 {
		ducats *= 5
	}
	return ducats
}

// TestModelOfMaintenance ends the land phases of random positions and holds what both seats
// are charged, and what becomes of who cannot pay, against the book.
//
// Cases 11.1, 11.3, 14.3. Rulings R215 to R221, R286.
func TestModelOfMaintenance(t *testing.T) {
	r := rules(t).(*ruleset)
	paid, broke := 0, 0
	for match := range uint64(1000) {
		d := draw(r.tables, 11, match, "spanish-fight")
		d.spread(9, 6)
		d.besiege(Spanish, d.Pick(3))
		d.everyone()
		d.sieges()
		d.captures(12)
		g, text := d.read(t, r)
		for seat := English; seat <= Spanish; seat++ {
			g.funds[seat] = int16(max(0, owes(g, seat)-30+d.Pick(60)))
		}
		before := *g
		turn := engine.Turn{Dice: d, Hear: true}
		for len(g.Pending(nil)) > 0 && (g.Pending(nil)[0].Ask == AskFight || g.Pending(nil)[0].Ask == AskArrears) {
			choice := engine.Choice{Seat: Spanish, Verb: engine.Pass}
			if asked := g.Pending(nil)[0]; asked.Ask == AskArrears {
				choice = one(d, g.Candidates(asked, 1, nil))
			}
			g.Apply(choice, &turn)
		}
		for seat := English; seat <= Spanish; seat++ {
			bill := owes(&before, seat)
			if int(before.funds[seat]) >= bill {
				paid++
				if got := int(before.funds[seat] - g.funds[seat]); got != bill {
					t.Fatalf("11.14 the %s pay %d, by the book %d\n%s", seatTitles[seat], got, bill, text)
				}
				continue
			}
			broke++
			if err := penalty(&before, g, seat); err != nil {
				t.Fatalf("11.3 the %s owe %d and have %d: %v\n%s\nafter\n%s", seatTitles[seat], bill, before.funds[seat], err, text, r.FormatPosition(nil, g))
			}
		}
	}
	if paid < 200 || broke < 200 {
		t.Errorf("%d bills paid and %d not: too few to tell", paid, broke)
	}
}

// penalty compares a position before maintenance with one after it, when a seat could not
// pay: its ships in friendly ports are laid up while there is room, the rest of them go, and
// at least one of three of its land units; nothing else does.
func penalty(before, after *State, seat engine.Seat) error {
	if after.funds[seat] != 0 || after.fines[seat] != before.fines[seat]+1 {
		return fmt.Errorf("%d ducats are left, and it has been fined %d times", after.funds[seat], after.fines[seat])
	}
	if got, want := after.Points(seat), before.Points(seat)-20; got != want && before.owner == after.owner {
		return fmt.Errorf("it has %d points, by the book %d", got, want)
	}
	tb, land, gone := before.tables, 0, 0
	for c := Counter(1); int(c) < len(tb.Counters); c++ {
		row, was, is := tb.Row(c), &before.units[c], &after.units[c]
		if tb.Seat(c) != seat || was.Where != Ashore && was.Where != Afloat {
			continue
		}
		switch inPort := isOurs(before, seat, was.Hex); {
		case row.Kind.IsLeader() && was.Ship != Unseen && after.units[was.Ship].Where == Off:
			if is.Where != Gone {
				return fmt.Errorf("%s lives on without his ship", row.Key)
			}
		case row.Kind.IsLeader():
			if was.Where == Afloat && is.Hex != was.Hex && !isBesieged(before, seat, was.Hex) {
				return fmt.Errorf("%s was afloat and is %+v", row.Key, *is)
			}
		case row.Kind == Foot || row.Kind == Horse:
			if isKept(tb, c) {
				land++
			}
			if is.Where == Off {
				gone++
			}
			if is.Where == Off && !isKept(tb, c) {
				return fmt.Errorf("%s is allied and gone", row.Key)
			}
		case before.owner[tb.CityAt[was.Hex]] != after.owner[tb.CityAt[was.Hex]]: // it fell when its garrison went. Case 5.55
		case is.Where == Afloat && is.Hex == was.Hex:
			if inPort && isKept(tb, c) && row.Kind != TreasureFleet {
				return fmt.Errorf("%s stays in port", row.Key)
			}
		case !inPort || row.Kind == TreasureFleet:
			return fmt.Errorf("%s was not in port and does not stay", row.Key)
		case is.Where == OnTrack:
			if at := &tb.Tracks[is.Track]; at.Hex != was.Hex || is.Box != 2 || is.IsReduced() != was.IsReduced() {
				return fmt.Errorf("%s is laid up as %+v", row.Key, *is)
			}
		case !isKept(tb, c):
			return fmt.Errorf("%s is Dutch and gone", row.Key)
		}
	}
	if gone < (land+2)/3 {
		return fmt.Errorf("%d of %d land units are gone", gone, land)
	}
	return noRoomLeft(before, after, seat)
}

// noRoomLeft compares each track with the ships of its port that did not come to it: none
// was laid up beyond its value, and no choice of them would have been more ships. Ruling R217.
func noRoomLeft(before, after *State, seat engine.Seat) error {
	for t := Track(1); int(t) < len(before.tables.Tracks); t++ {
		row := &before.tables.Tracks[t]
		if row.City == 0 || before.owner[row.City] != after.owner[row.City] {
			continue // the last of a garrison has gone, and with it the city and its track. Case 5.55
		}
		was, is := taken(before, t), taken(after, t)
		value := int(before.tables.Cities[row.City].Activation)
		if is > max(was, value) {
			return fmt.Errorf("%d strength on the track of %s, which takes %d", is, row.Key, value)
		}
		var waited []int
		came := 0
		for c := Counter(1); int(c) < len(before.tables.Counters); c++ {
			u, kind := &before.units[c], before.tables.Row(c).Kind
			if before.tables.Seat(c) != seat || u.Where != Afloat || u.Hex != row.Hex || !isOurs(before, seat, u.Hex) || !kind.IsNaval() || kind == TreasureFleet {
				continue
			}
			waited = append(waited, room(before.tables.Row(c)))
			if after.units[c].Where == OnTrack {
				came++
			}
		}
		slices.Sort(waited)
		most, left := 0, value-was
		for most < len(waited) && waited[most] <= left {
			left -= waited[most]
			most++
		}
		if came != most {
			return fmt.Errorf("%d ships came to the track of %s, which takes %d of them", came, row.Key, most)
		}
	}
	return nil
}

// room is what a ship takes of an activation value: her full strength, 4 for a barge.
//
// Cases 5.25, 5.63. Ruling R29.
func room(row *CounterRow) int {
	switch row.Kind {
	case Barge:
		return 4
	case TreasureFleet:
		return 0
	}
	return int(row.Strength)
}

// taken is the strength of the ships on a track.
func taken(g *State, t Track) (sum int) {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if u := &g.units[c]; u.Where == OnTrack && u.Track == t && g.tables.Row(c).Kind.IsNaval() {
			sum += room(g.tables.Row(c))
		}
	}
	return sum
}

// offers are what may be chosen, and what each costs.
type offers map[string]int

// compare says what only one of two sets of offers has.
func (o offers) compare(game offers) error {
	for _, key := range slices.Sorted(maps.Keys(o)) {
		if cost, ok := game[key]; !ok || cost != o[key] {
			return fmt.Errorf("%s costs %d by the book, and in the game %d (offered: %v)", key, o[key], cost, ok)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(game)) {
		if _, ok := o[key]; !ok {
			return fmt.Errorf("%s is offered against the book", key)
		}
	}
	return nil
}

// price is what it costs to begin a counter: 25 times the multiple of a deep-draft ship, 6
// times that of others, 3 times that of a barge, three times the strength of a land unit.
//
// Cases 5.12, 5.22, 11.5. Rulings R26, R27.
func price(row *CounterRow) int {
	switch {
	case row.Kind == Foot || row.Kind == Horse:
		return 3 * int(row.Strength)
	case row.Kind == Barge:
		return 3 * int(row.Multiple)
	case isDeep(row):
		return 25 * int(row.Multiple)
	}
	return 6 * int(row.Multiple)
}

// isOpen reports whether a seat may use a track for ships, or for land units, this turn.
//
// Cases 5.55, 5.56, 5.57, 10.4, 14.23. Rulings R21, R38, R41 to R44, R52.
func isOpen(g *State, seat engine.Seat, t Track, ships bool) bool {
	tb, row := g.tables, &g.tables.Tracks[t]
	if g.turn == 1 || g.turn == 9 || g.turn == 17 {
		switch row.Key {
		case "malaga", "cartagena", "valencia", "barcelona":
			if !ships {
				return false
			}
		default:
			return false
		}
	}
	switch {
	case row.City != 0:
		return g.owner[row.City] == holderOf(seat) && !anyBesieged(g, row.Hex)
	case row.Hex != 0:
		return !g.last[foe(seat)].has(row.Hex) && !anyBesieged(g, row.Hex)
	}
	cities, enemy := 0, 0
	for c := City(1); int(c) < len(tb.Cities); c++ {
		if tb.RegionAt(tb.Cities[c].Hex).Country == row.Country {
			cities++
			if g.owner[c] == holderOf(foe(seat)) {
				enemy++
			}
		}
	}
	return cities == 0 || enemy < cities
}

// anyBesieged reports whether anybody is besieged in a hex.
func anyBesieged(g *State, h Hex) bool { return isBesieged(g, English, h) || isBesieged(g, Spanish, h) }

// dock is whose ships a port builds, and whether its country mends those of a nation.
//
// Cases 5.51, 5.53. Ruling R32.
func dock(tb *Tables, nation string, c City, repair bool) bool {
	country := tb.RegionAt(tb.Cities[c].Hex).Country
	switch nation {
	case "english":
		return country == CountryEngland
	case "dutch":
		return country == CountryProtestantNetherlands
	case "spanish":
		return country == CountrySpain || repair && tb.Cities[c].Key == "antwerp"
	case "walloon":
		return tb.Cities[c].Key == "antwerp" || repair && country == CountrySpain
	}
	return false
}

// dockyard lists what a seat may begin to build and repair, and what it costs.
func dockyard(g *State, seat engine.Seat) offers {
	all, tb := offers{}, g.tables
	for t := Track(1); int(t) < len(tb.Tracks); t++ {
		track, used, value := &tb.Tracks[t], taken(g, t), 0
		if track.City != 0 {
			value = int(tb.Cities[track.City].Activation)
		}
		open := [...]bool{isOpen(g, seat, t, false), isOpen(g, seat, t, true) && value > 0}
		for c := Counter(1); int(c) < len(tb.Counters) && (open[0] || open[1]); c++ {
			row, u := tb.Row(c), &g.units[c]
			nation := &tb.Nations[row.Nation]
			if nation.Seat != seat || row.Kind.IsLeader() || row.Kind == TreasureFleet || !isKept(tb, c) && nation.Key != "dutch" {
				continue
			}
			cost := price(row)
			switch half := (cost + 1) / 2; {
			case row.Kind == Foot || row.Kind == Horse:
				if open[0] && u.Where == Off && track.Land>>row.Nation&1 != 0 && cost <= g.Funds(seat) {
					all["construct "+row.Key+" on "+tb.name(trackObject(t))] = cost
				}
			case !open[1] || used+room(row) > value || isDeep(row) && tb.Terrain[track.Hex] == Shallow:
			case u.Where == Off && dock(tb, nation.Key, track.City, false) && cost <= g.Funds(seat):
				all["construct "+row.Key+" on "+tb.name(trackObject(t))] = cost
			case u.Where == Afloat && u.Hex == track.Hex && u.IsReduced() && dock(tb, nation.Key, track.City, true) && half <= g.Funds(seat):
				all["repair "+row.Key] = half
			}
		}
	}
	return all
}

// magazine lists the fleets that may buy a munitions point, and what it costs.
//
// Cases 12.0, 12.11. Rulings R201, R222, R223, R305.
func magazine(g *State, seat engine.Seat) offers {
	all := offers{}
	for n := uint8(1); n <= 6; n++ {
		h, cost := g.fleets[seat][n], 0
		for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
			if u := &g.units[c]; g.tables.Seat(c) == seat && u.Where == Afloat && u.Fleet == n {
				cost += 4 * int(g.tables.Row(c).Multiple)
			}
		}
		if h == 0 || cost == 0 || cost > g.Funds(seat) || !isOurs(g, seat, h) || isBesieged(g, seat, h) {
			continue
		}
		country := g.tables.RegionAt(h).Country
		home := country == CountrySpain || g.tables.Cities[g.tables.CityAt[h]].Key == "antwerp"
		if seat == English {
			home = country == CountryEngland || country == CountryIreland || country == CountryProtestantNetherlands
		}
		if home {
			all["buy "+g.tables.name(fleetObject(seat, n))] = cost
		}
	}
	return all
}

// TestModelOfPurchases holds what may be built, repaired and bought in random positions, and
// what it costs, against the book.
//
// Cases 5.1 to 5.5, 11.1, 11.5, 12.0, 12.1, 14.2. Rulings R20 to R44, R222 to R226.
func TestModelOfPurchases(t *testing.T) {
	r := rules(t).(*ruleset)
	held, after := map[engine.Verb]int{}, r.Blank().(*State)
	for match := range uint64(1200) {
		seat := engine.Seat(match % 2)
		step := []string{"activation", "activation", "acquisition"}[match%3]
		d := draw(r.tables, 5, match, ownerNames[holderOf(seat)]+"-"+step)
		d.spread(9, 6)
		d.besiege(English, d.Pick(5))
		d.besiege(Spanish, d.Pick(5))
		d.everyone()
		d.sieges()
		d.captures(30)
		g, text := d.read(t, r)
		g.funds[seat] = int16(d.Pick(200))
		asked := g.Pending(nil)[0]
		want := magazine(g, seat)
		if step == "activation" {
			want = dockyard(g, seat)
		}
		game := offers{}
		for _, c := range g.Candidates(asked, 1, nil) {
			key := sequence.Verbs[c.Verb].Name + " "
			switch c.Verb {
			case VerbConstruct:
				key += g.tables.name(c.With) + " on " + g.tables.name(c.On)
			case VerbRepair, VerbBuy:
				key += g.tables.name(c.On)
			default:
				continue
			}
			held[c.Verb]++
			after.CopyFrom(g)
			after.Apply(c, &engine.Turn{Dice: d})
			game[key] = g.Funds(seat) - after.Funds(seat)
		}
		if err := want.compare(game); err != nil {
			t.Fatalf("%v\n%d ducats\n%s", err, g.funds[seat], text)
		}
	}
	if held[VerbConstruct] < 2000 || held[VerbRepair] < 50 || held[VerbBuy] < 100 {
		t.Errorf("%d constructions, %d repairs and %d munitions points: too few to tell", held[VerbConstruct], held[VerbRepair], held[VerbBuy])
	}
}
