package spain

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// The models in model_*_test.go are written from the rulebook and the rulings alone. They
// look at where counters are and at what is printed, and at nothing that the law derives.

// A drawn is a random position as it is written down, line by line.
type drawn struct {
	dice.Mixer
	tb     *Tables
	text   strings.Builder
	spots  [2][]Hex // where each seat may have units
	fleets [2][maxFleets + 1]Hex
	places [2]map[string][]string // by seat and place: the units there
	camps  [2][]Hex               // among the enemy's, where only land units may be: they besiege
	troops [2]map[Hex]bool        // hexes with land units ashore
}

// draw begins a random position of the war in some turn, in the step that flow names.
func draw(tb *Tables, key, match uint64, flow string) *drawn {
	d := &drawn{Mixer: dice.NewMixer(key, match), tb: tb}
	turn := 2 + d.Pick(15)
	if d.chance(5) {
		turn = 9
	}
	d.line("scenario war\nturn %d\nflow %s\nwake 1", turn, flow)
	d.line("events ireland britain invaded irish-risen scots-risen loyal-irish loyal-scots pope")
	d.line("set wind-hex %s", [...]string{"left", "entered"}[d.Pick(2)])
	d.line("set ocean-wind %s", [...]string{"north-east", "south-east"}[d.Pick(2)])
	for seat := range d.places {
		d.places[seat], d.troops[seat] = map[string][]string{}, map[Hex]bool{}
	}
	return d
}

func (d *drawn) line(format string, args ...any) { fmt.Fprintf(&d.text, format+"\n", args...) }

// chance reports one time in n.
func (d *drawn) chance(n int) bool { return d.Pick(n) == 0 }

// one is any of some.
func one[T any](d *drawn, of []T) T { return of[d.Pick(len(of))] }

// land reports whether units may stand in a hex without a word from chapter 15.
func (d *drawn) land(h Hex) bool {
	region := d.tb.RegionAt(h)
	return d.tb.Terrain[h] != Sea && region.Open && region.Country != CountryFrance
}

// spread chooses hexes for both seats, none for both.
func (d *drawn) spread(ports, others int) {
	taken := map[Hex]bool{}
	take := func(seat engine.Seat, h Hex) {
		if !taken[h] && d.tb.RegionAt(h).Open || d.tb.Terrain[h] == Sea && !taken[h] {
			taken[h], d.spots[seat] = true, append(d.spots[seat], h)
		}
	}
	for seat := English; seat <= Spanish; seat++ {
		for range ports {
			if c := &d.tb.Cities[1+d.Pick(len(d.tb.Cities)-1)]; c.Port || d.chance(3) {
				take(seat, c.Hex)
			}
		}
		for range others {
			take(seat, 1+Hex(d.Pick(numHexes-1)))
		}
	}
}

// floats reports whether the map lets a ship be in a hex.
//
// Cases 6.35, 6.6.
func (d *drawn) floats(c Counter, h Hex) bool {
	row := d.tb.Row(c)
	return d.tb.Terrain[h] != Land && (d.tb.Terrain[h] != Shallow || !isDeep(row)) &&
		(d.tb.Nations[row.Nation].Key != "dutch" || Grid.Distance(h, brill) <= 4)
}

// put writes a counter down in a place, perhaps with its back up.
func (d *drawn) put(c Counter, place string, args ...any) {
	row, seat := d.tb.Row(c), d.tb.Seat(c)
	key := row.Key
	if row.Reduced > 0 && d.chance(3) {
		key += ":reduced"
	}
	place = fmt.Sprintf(place, args...)
	d.places[seat][place] = append(d.places[seat][place], key)
}

// ships puts ships on the map and on tracks; those of a fleet lie where it does.
func (d *drawn) ships(c Counter) {
	seat := d.tb.Seat(c)
	n, h := d.Pick(7), one(d, d.spots[seat])
	switch {
	case d.chance(5):
		t := Track(1 + d.Pick(len(d.tb.Tracks)-1))
		port := d.tb.Tracks[t].Ships != 0 && d.tb.Tracks[t].Seat == seat
		if port && d.tb.Row(c).Kind != TreasureFleet && d.floats(c, d.tb.Tracks[t].Hex) {
			d.put(c, "track %s %d", d.tb.name(trackObject(t)), 1+d.Pick(4))
		}
	case d.chance(5):
	case n == 0:
		if d.floats(c, h) && d.tb.Terrain[h] != Sea {
			d.put(c, "afloat %s", d.tb.name(hexObject(h)))
		}
	default:
		if d.fleets[seat][n] == 0 && d.floats(c, h) {
			d.fleets[seat][n] = h
		}
		if at := d.fleets[seat][n]; at != 0 && d.floats(c, at) {
			d.put(c, "aboard %s", d.tb.name(fleetObject(seat, uint8(n))))
		}
	}
}

// soldiers puts a land unit ashore, aboard, or on no map.
func (d *drawn) soldiers(c Counter) {
	seat := d.tb.Seat(c)
	h, n := one(d, slices.Concat(d.spots[seat], d.camps[seat])), d.Pick(7)
	switch aboard := "aboard " + d.tb.name(fleetObject(seat, uint8(n))); {
	case d.chance(3):
	case d.chance(6) && len(d.places[seat][aboard]) > 2 && d.tb.Row(c).Strength <= 3 && d.tb.Nations[d.tb.Row(c).Nation].Kept:
		d.put(c, "%s", aboard)
	case d.land(h):
		d.put(c, "at %s", d.tb.name(hexObject(h)))
		d.troops[seat][h] = true
	}
}

// leaders puts a leader ashore, or a naval one aboard a ship.
func (d *drawn) leaders(c Counter) {
	seat, row := d.tb.Seat(c), d.tb.Row(c)
	aboard := "aboard " + d.tb.name(fleetObject(seat, uint8(1+d.Pick(6))))
	ships := slices.DeleteFunc(slices.Clone(d.places[seat][aboard]), func(key string) bool {
		key, _, _ = strings.Cut(key, ":")
		ship := d.tb.counter(key)
		return ship == Unseen || !d.tb.Row(ship).Kind.IsNaval() || d.tb.Row(ship).Kind == TreasureFleet
	})
	switch h := one(d, d.spots[seat]); {
	case row.Kind != LandLeader && len(ships) > 0 && !d.chance(4):
		ship, _, _ := strings.Cut(one(d, ships), ":")
		d.places[seat][aboard] = append(d.places[seat][aboard], row.Key+"@"+ship)
	case d.troops[seat][h]:
		d.put(c, "at %s", d.tb.name(hexObject(h)))
	}
}

// besiege lets a seat's land units camp in some of the enemy's hexes.
func (d *drawn) besiege(seat engine.Seat, hexes int) {
	for range hexes {
		if h := one(d, d.spots[foe(seat)]); d.land(h) && !slices.Contains(d.camps[seat], h) {
			d.camps[seat] = append(d.camps[seat], h)
		}
	}
}

// sieges writes down where both sides have land units.
func (d *drawn) sieges() {
	for seat := English; seat <= Spanish; seat++ {
		for _, h := range d.camps[foe(seat)] {
			if d.troops[seat][h] && d.troops[foe(seat)][h] {
				d.line("besieged %s %s", seatTitles[seat], d.tb.name(hexObject(h)))
			}
		}
	}
}

// everyone puts all counters somewhere.
func (d *drawn) everyone() {
	for _, put := range [...]struct {
		is  func(Kind) bool
		put func(Counter)
	}{{Kind.IsNaval, d.ships}, {Kind.IsLand, d.soldiers}, {Kind.IsLeader, d.leaders}} {
		for c := Counter(1); int(c) < len(d.tb.Counters); c++ {
			if put.is(d.tb.Row(c).Kind) && len(d.spots[d.tb.Seat(c)]) > 0 {
				put.put(c)
			}
		}
	}
}

// captures gives some cities to somebody else, and those with troops in them to their side.
func (d *drawn) captures(most int) {
	owner := map[City]string{}
	for range d.Pick(most + 1) {
		owner[City(1+d.Pick(len(d.tb.Cities)-1))] = one(d, ownerNames[1:])
	}
	for c := City(1); int(c) < len(d.tb.Cities); c++ {
		for seat := English; seat <= Spanish; seat++ {
			if h := d.tb.Cities[c].Hex; d.troops[seat][h] && !(d.troops[foe(seat)][h] && slices.Contains(d.camps[seat], h)) {
				owner[c] = ownerNames[holderOf(seat)]
			}
		}
		if owner[c] == "" {
			continue
		}
		d.line("owner %s %s", d.tb.Cities[c].Key, owner[c])
		for seat := range d.places { // what stood on the track of a captured city is lost. Case 5.55
			for box := 1; box <= 4 && owner[c] != ownerNames[seat+1]; box++ {
				delete(d.places[seat], fmt.Sprintf("track %s-track %d", d.tb.Cities[c].Key, box))
			}
		}
	}
}

// read reads the position that was drawn. Land units may stand where their nation may not go, and more be
// aboard than the ships can carry, so that more comes about.
func (d *drawn) read(t *testing.T, r *ruleset) (*State, string) {
	t.Helper()
	for seat := English; seat <= Spanish; seat++ {
		for n, h := range d.fleets[seat] {
			if h != 0 {
				d.line("fleet %s at %s munitions %d", d.tb.name(fleetObject(seat, uint8(n))), d.tb.name(hexObject(h)), d.Pick(4))
			}
		}
		var places []string
		for place := range d.places[seat] {
			places = append(places, place)
		}
		slices.Sort(places)
		for _, place := range places {
			d.line("%s %s %s", seatTitles[seat], place, strings.Join(d.places[seat][place], " "))
		}
	}
	s, problems, err := r.ParsePosition([]byte(d.text.String()))
	problems = slices.DeleteFunc(problems, func(p engine.Problem) bool {
		return strings.HasPrefix(string(p.Rule), "8.2") || p.Rule == "6.52"
	})
	if err != nil || len(problems) > 0 {
		t.Fatalf("%v %v\n%s", err, problems, d.text.String())
	}
	return s.(*State), d.text.String()
}

// brill is hex 2613. Case 6.6.
var brill = Grid.At(26, 13)

// isDeep: deep-draft sail, and the Treasure Fleet. Case 3.22.
func isDeep(row *CounterRow) bool { return row.Kind == DeepSail || row.Kind == TreasureFleet }

// shown is the combat strength on the face of a counter that is up. Case 3.2.
func shown(g *State, c Counter) int {
	if row := g.tables.Row(c); g.units[c].IsReduced() {
		return int(row.Reduced)
	} else {
		return int(row.Strength)
	}
}

// isKept: England pays for English units, Spain for Spanish, Italian, Walloon, German and
// Burgundian ones. Case 11.16, rulings R200, R201.
func isKept(tb *Tables, c Counter) bool {
	switch tb.Nations[tb.Row(c).Nation].Key {
	case "english", "spanish", "italian", "walloon", "german", "burgundian":
		return true
	}
	return false
}

// isOurs: a port whose city the seat holds. Case 7.62, ruling R133.
func isOurs(g *State, seat engine.Seat, h Hex) bool {
	c := g.tables.CityAt[h]
	return c != 0 && g.tables.Cities[c].Port && g.owner[c] == holderOf(seat)
}

// isBesieged: land units or ships of the seat are under siege in the hex. Case 5.56.
func isBesieged(g *State, seat engine.Seat, h Hex) bool {
	return g.shut[seat].has(h) || g.blocked[seat].has(h)
}
