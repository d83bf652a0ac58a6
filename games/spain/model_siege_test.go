package spain

import (
	"fmt"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A chronicle is what a player writes down of sieges and cities while he watches: who is
// besieged where and for how many of his segments, and whose each city is.
type chronicle struct {
	shut, blocked [2]map[Hex]bool
	clock         [2]map[Hex]int
	owner         [maxCities]Holder
	held          map[string]int
}

// begin takes over what a position says has come about before.
func begin(g *State, held map[string]int) *chronicle {
	ch := &chronicle{held: held, owner: g.owner}
	for seat := range ch.shut {
		ch.shut[seat], ch.blocked[seat], ch.clock[seat] = map[Hex]bool{}, map[Hex]bool{}, map[Hex]int{}
		for h := Hex(1); h < numHexes; h++ {
			if g.shut[seat].has(h) {
				ch.shut[seat][h], ch.clock[seat][h] = true, int(g.clock[h])
			}
			if g.blocked[seat].has(h) {
				ch.blocked[seat][h] = true
			}
		}
	}
	return ch
}

// there counts the units of a seat in each hex: its land units ashore, or its ships.
func there(g *State, seat engine.Seat, where Where, is func(Kind) bool) map[Hex]int {
	all := map[Hex]int{}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if u := &g.units[c]; g.tables.Seat(c) == seat && u.Where == where && is(g.tables.Row(c).Kind) {
			all[u.Hex]++
		}
	}
	return all
}

// look writes down what has changed: sieges that began because an attack was refused, or
// ended with one of their sides, and cities in which one side alone has land units.
//
// Cases 10.0, 10.12, 10.17, 16.2. Rulings R154, R181, R191, R266, R282, R283, R310.
func (ch *chronicle) look(g *State, before *State, events []engine.Event) {
	for _, e := range events {
		if e.Kind != KindSiege {
			continue
		}
		seat, h := engine.Seat(e.N[0]), hexOf(e.On)
		if before.combat.Naval {
			ch.blocked[seat][h] = true
			ch.held["naval siege"]++
		} else {
			ch.shut[seat][h] = true
			ch.held["siege"]++
		}
	}
	switch g.Pending(nil)[0].Ask {
	case AskLose, AskReplace:
		return // in the midst of a result, which falls on both sides at once. Case 9.0
	}
	var troops, ships [2]map[Hex]int
	for seat := English; seat <= Spanish; seat++ {
		troops[seat], ships[seat] = there(g, seat, Ashore, Kind.IsLand), there(g, seat, Afloat, Kind.IsNaval)
	}
	for c := City(1); int(c) < len(g.tables.Cities); c++ {
		h := g.tables.Cities[c].Hex
		for seat := English; seat <= Spanish; seat++ {
			if troops[seat][h] > 0 && troops[foe(seat)][h] == 0 && ch.owner[c] != holderOf(seat) {
				ch.owner[c] = holderOf(seat)
				ch.held["capture"]++
			}
		}
	}
	for seat := English; seat <= Spanish; seat++ {
		for h := range ch.shut[seat] {
			if troops[seat][h] == 0 || troops[foe(seat)][h] == 0 {
				delete(ch.shut[seat], h)
				delete(ch.clock[seat], h)
				ch.held["raised"]++
			} else if _, counts := ch.term(g, seat, h, ships[foe(seat)][h] > 0); !counts {
				ch.clock[seat][h] = 0
			}
		}
		for h := range ch.blocked[seat] {
			if ships[seat][h] == 0 || ships[foe(seat)][h] == 0 {
				delete(ch.blocked[seat], h)
			}
		}
	}
}

// term is how many of their own segments besieged land units last in a hex, and whether the
// count goes on: a port must be besieged from the sea as well.
//
// Cases 10.25, 10.31, 10.32, 10.33. Rulings R184, R185, R186.
func (ch *chronicle) term(g *State, seat engine.Seat, h Hex, enemyShips bool) (segments int, counts bool) {
	city := g.tables.CityAt[h]
	if city == 0 {
		return 2, true
	}
	row := &g.tables.Cities[city]
	if row.Fortress {
		return 6, !row.Port || enemyShips
	}
	return 2, !row.Port || enemyShips
}

// endSegment counts one Land Combat Segment of a seat, five in winter, and returns where its
// units have held out long enough.
//
// Cases 10.31, 10.32, 10.34. Rulings R181 to R183.
func (ch *chronicle) endSegment(g *State, seat engine.Seat) (over []Hex) {
	ships := there(g, foe(seat), Afloat, Kind.IsNaval)
	for h := range ch.shut[seat] {
		segments, counts := ch.term(g, seat, h, ships[h] > 0)
		if !counts {
			continue
		}
		ch.clock[seat][h]++
		if g.turn == 1 || g.turn == 9 || g.turn == 17 {
			ch.clock[seat][h] += 4
		}
		if ch.clock[seat][h] >= segments {
			over = append(over, h)
		}
	}
	slices.Sort(over)
	return over
}

// check holds the game against the chronicle.
func (ch *chronicle) check(g *State) error {
	for seat := English; seat <= Spanish; seat++ {
		for h := Hex(1); h < numHexes; h++ {
			if g.shut[seat].has(h) == ch.shut[seat][h] && g.blocked[seat].has(h) == ch.blocked[seat][h] && int(g.clock[h]) == ch.clock[seat][h] {
				continue
			}
			name := g.tables.name(hexObject(h))
			if g.shut[seat].has(h) != ch.shut[seat][h] {
				return fmt.Errorf("10.0 besieged by land in %s: %v, by the book %v", name, g.shut[seat].has(h), ch.shut[seat][h])
			}
			if g.blocked[seat].has(h) != ch.blocked[seat][h] {
				return fmt.Errorf("10.21 besieged by sea in %s: %v, by the book %v", name, g.blocked[seat].has(h), ch.blocked[seat][h])
			}
			if ch.shut[seat][h] && int(g.clock[h]) != ch.clock[seat][h] {
				return fmt.Errorf("10.31 the siege of %s has lasted %d, by the book %d", name, g.clock[h], ch.clock[seat][h])
			}
		}
	}
	for c := City(1); int(c) < len(g.tables.Cities); c++ {
		if g.owner[c] != ch.owner[c] {
			return fmt.Errorf("16.2 %s is held by %s, by the book by %s", g.tables.Cities[c].Key, ownerNames[g.owner[c]], ownerNames[ch.owner[c]])
		}
	}
	for seat := English; seat <= Spanish; seat++ {
		if got, want := g.Points(seat), ch.points(g, seat); got != want {
			return fmt.Errorf("16.0 %d points of the %s, by the book %d", got, seatTitles[seat], want)
		}
	}
	return ch.tracks(g)
}

// points are a seat's for cities that the enemy held at the start, Edinburgh for Spain alone,
// for steps that the enemy lost at sea, and for the civil war.
//
// Cases 16.1, 16.2, 16.3, 15.14. Rulings R249, R263, R265, R267, R268.
func (ch *chronicle) points(g *State, seat engine.Seat) int {
	sum, french := (int(g.lost[foe(seat)])+1)/3, [2]int{}
	for c := City(1); int(c) < len(g.tables.Cities); c++ {
		row := &g.tables.Cities[c]
		country := g.tables.RegionAt(row.Hex).Country
		if country == CountryFrance && ch.owner[c] != 0 {
			french[ch.owner[c]-1]++
		}
		if ch.owner[c] != holderOf(seat) {
			continue
		}
		switch country {
		case CountrySpain, CountryCatholicNetherlands:
			if seat == English {
				sum += int(row.Points)
			}
		case CountryEngland, CountryIreland, CountryProtestantNetherlands:
			if seat == Spanish {
				sum += int(row.Points)
			}
		case CountryScotland:
			if seat == Spanish && row.Key == "edinburgh" {
				sum += int(row.Points)
			}
		}
	}
	if least := [...]int{6, 7}; french[seat] >= least[seat] {
		sum += 10
	}
	return sum
}

// tracks looks for what should have been lost with a city, or with all those of a country.
//
// Case 5.55. Ruling R38.
func (ch *chronicle) tracks(g *State) error {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		u := &g.units[c]
		if u.Where != OnTrack {
			continue
		}
		row, seat := &g.tables.Tracks[u.Track], g.tables.Seat(c)
		if row.City != 0 && ch.owner[row.City] != holderOf(seat) {
			return fmt.Errorf("5.55 %s stands on the track of %s, which is lost", g.tables.Row(c).Key, row.Key)
		}
	}
	return nil
}

// TestModelOfSieges plays a turn or two of random wars full of sieges, and holds who is
// besieged and for how long, who is starved out, and whose each city is against a chronicle.
//
// Cases 5.55, 10.0 to 10.3, 16.1, 16.2.
func TestModelOfSieges(t *testing.T) {
	r := rules(t).(*ruleset)
	held := map[string]int{}
	for match := range uint64(200) {
		d := draw(r.tables, 10, match, ownerNames[1+match%2]+[...]string{"-march", "-fight"}[match/2%2])
		d.line("funds English 20000 Spanish 20000")
		d.front(5)
		d.everyone()
		d.sieges()
		d.captures(4)
		d.blockades()
		g, text := d.read(t, r)
		ch := begin(g, held)
		if err := ch.follow(d, g, 90); err != nil {
			t.Fatalf("%v\n%s\nnow\n%s", err, text, r.FormatPosition(nil, g))
		}
	}
	for what, least := range map[string]int{"looks": 5000, "capture": 300, "siege": 200, "naval siege": 30, "raised": 100, "starved": 20, "storm": 200} {
		if held[what] < least {
			t.Errorf("%s: held %d times, too few to tell", what, held[what])
		}
	}
}

// front gives both seats neighbouring hexes, cities of one and the land around them of the
// other, and some of these to camp in.
func (d *drawn) front(cities int) {
	taken := map[Hex]bool{}
	for range cities {
		h, seat := d.tb.Cities[1+d.Pick(len(d.tb.Cities)-1)].Hex, engine.Seat(d.Pick(2))
		if taken[h] || !d.land(h) {
			continue
		}
		taken[h], d.spots[seat] = true, append(d.spots[seat], h)
		if d.chance(2) {
			d.camps[foe(seat)] = append(d.camps[foe(seat)], h)
		}
		for way := range hex.Direction(hex.Directions) {
			if n := Grid.Step(h, way); n != 0 && !taken[n] && d.chance(3) && (d.tb.Terrain[n] == Sea || d.land(n)) {
				taken[n], d.spots[foe(seat)] = true, append(d.spots[foe(seat)], n)
			}
		}
	}
}

// blockades lets fleets lie in ports that their side besieges by land, and clocks run.
func (d *drawn) blockades() {
	for seat := English; seat <= Spanish; seat++ {
		for _, h := range d.camps[seat] {
			city := &d.tb.Cities[d.tb.CityAt[h]]
			if !d.troops[seat][h] || !d.troops[foe(seat)][h] {
				continue
			}
			counts := !city.Port
			if city.Port {
				counts = d.blockade(seat, city)
			}
			if counts && d.chance(2) {
				d.line("clock %s 1", city.Key)
			}
		}
	}
}

// blockade brings a fleet into a port, and besieges the ships in it.
func (d *drawn) blockade(seat engine.Seat, city *CityRow) bool {
	n := 1 + d.Pick(6)
	for _, key := range d.places[seat]["aboard "+d.tb.name(fleetObject(seat, uint8(n)))] {
		if c := d.tb.counter(key); c != Unseen && d.tb.Row(c).Kind.IsNaval() && !d.floats(c, city.Hex) || key[len(key)-1] == 'd' {
			return false
		}
	}
	if at := d.fleets[seat][n]; at == 0 || slices.Contains(d.camps[seat], at) {
		return false
	}
	ships := len(d.places[foe(seat)]["afloat "+city.Key]) > 0 || slices.Contains(d.fleets[foe(seat)][:], city.Hex)
	if ships && !city.Fortress {
		return false
	}
	if ships {
		d.line("blocked %s %s", seatTitles[foe(seat)], city.Key)
	}
	d.fleets[seat][n] = city.Hex
	return true
}

// follow plays some choices and keeps the chronicle.
func (ch *chronicle) follow(d *drawn, g *State, choices int) error {
	turn := engine.Turn{Dice: d, Hear: true}
	stage := g.Pending(nil)[0]
	for range choices {
		asked := g.Pending(nil)
		if len(asked) == 0 {
			return nil
		}
		before, c := *g, lively(d, g, asked[0])
		turn.Reset()
		g.Apply(c, &turn)
		asked = g.Pending(nil)
		if len(asked) == 0 {
			return nil
		}
		settled := asked[0].Ask <= AskLayUp
		var over []Hex
		if settled && asked[0] != stage {
			if stage.Ask == AskFight {
				over = ch.endSegment(&before, stage.Seat)
			}
			stage = asked[0]
		}
		var starved []Hex
		for _, e := range turn.Events {
			if e.Kind == KindStarved {
				starved = append(starved, hexOf(e.On))
			}
		}
		if slices.Sort(starved); !slices.Equal(starved, over) {
			return fmt.Errorf("10.31 starved out in %v, by the book in %v", starved, over)
		}
		ch.held["starved"] += len(over)
		if err := ch.storm(g, turn.Events); err != nil {
			return err
		}
		ch.look(g, &before, turn.Events)
		if settled {
			ch.held["looks"]++
			if err := ch.check(g); err != nil {
				return err
			}
		}
	}
	return nil
}

// storm holds the strengths of an attack on land, whose losses are due, against the book.
//
// Cases 9.0, 9.15, 10.15, 10.16, 13.0, 13.15. Rulings R158, R164, R165, R228.
func (ch *chronicle) storm(g *State, events []engine.Event) error {
	for _, e := range events {
		if cb := &g.combat; e.Kind == KindResult && cb.To != 0 && g.flow.Top().Step == stepLoss {
			attack, defence := 0, 0
			for _, h := range slices.Compact([]Hex{cb.From, cb.To}) {
				attack += army(g, cb.Attacker, h, true)
			}
			if defence = army(g, foe(cb.Attacker), cb.To, false); int(e.N[0]) != attack || int(e.N[1]) != defence {
				return fmt.Errorf("9.0 strength %d against %d, by the book %d against %d", e.N[0], e.N[1], attack, defence)
			}
			ch.held["storm"]++
		}
	}
	return nil
}

// army is the strength with which units of a side in a hex attack, or defend.
func army(g *State, seat engine.Seat, h Hex, attacks bool) int {
	fight, all, bonus := 0, 0, 0
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		row, u := g.tables.Row(c), &g.units[c]
		part := !attacks || u.Mark&markTaken != 0
		switch {
		case g.tables.Seat(c) != seat || u.Where != Ashore || u.Hex != h:
		case row.Kind == Foot || row.Kind == Horse:
			all += shown(g, c)
			if part {
				fight += shown(g, c)
			}
		case part && (row.Kind == LandLeader || row.Kind == BothLeader):
			bonus += int(row.Bonus)
		}
	}
	if fight == 0 {
		return 0
	}
	bonus = min(bonus, all)
	city := &g.tables.Cities[g.tables.CityAt[h]]
	mine := g.owner[g.tables.CityAt[h]] == holderOf(seat)
	if g.owner[g.tables.CityAt[h]] == 0 && g.tables.RegionAt(h).Country == CountryFrance {
		mine = (g.tables.RegionAt(h).Tint == TintBlue) == (seat == English)
	}
	switch shut, fortress := g.shut[seat].has(h), city.Fortress && mine; {
	case attacks && shut:
		return fight/2 + bonus
	case attacks:
	case shut && fortress:
		return 3*fight + bonus
	case shut || fortress:
		return 2*fight + bonus
	}
	return fight + bonus
}

// lively is a choice at random, rather one that leads to a fight or a siege.
func lively(d *drawn, g *State, asked engine.Decision) engine.Choice {
	cs := g.Candidates(asked, 1, nil)
	switch asked.Ask {
	case AskActivate, AskAcquire, AskLayUp, AskSail:
		if i := slices.IndexFunc(cs, func(c engine.Choice) bool { return c.Verb == engine.Pass }); i >= 0 && !d.chance(4) {
			return cs[i]
		}
	}
	for range 3 {
		switch c := one(d, cs); c.Verb {
		case VerbAssault, VerbCommit, VerbBesiege, VerbCombine, VerbFollow, VerbAttack, VerbDebark:
			return c
		}
	}
	return one(d, cs)
}
