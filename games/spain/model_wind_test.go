package spain

import (
	"fmt"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// gusts is the Wind Effects Table, by two dice: what is lost of the allowance, and steps, with
// and against the wind from April to September, and then in October and winter.
//
// Case 6.7.
var gusts = map[int32][4][2]int{
	2:  {{10, 8}, {20, 10}, {20, 10}, {20, 10}},
	3:  {{10, 6}, {20, 8}, {20, 8}, {20, 10}},
	4:  {{8, 0}, {20, 4}, {20, 8}, {20, 8}},
	5:  {{6, 0}, {20, 2}, {20, 8}, {20, 8}},
	6:  {{4, 0}, {18, 0}, {15, 2}, {20, 8}},
	7:  {{2, 0}, {10, 0}, {15, 0}, {18, 6}},
	8:  {{0, 0}, {10, 0}, {8, 0}, {15, 2}},
	9:  {{0, 0}, {10, 0}, {6, 0}, {15, 0}},
	10: {{0, 0}, {10, 0}, {4, 0}, {10, 0}},
	11: {{0, 0}, {5, 0}, {0, 0}, {5, 0}},
	12: {},
}

// arrow is where the wind blows to in a hex, as the zones and the switches have it.
//
// Cases 6.22, 18.0. Rulings R65, R66.
func arrow(g *State, h Hex) (to hex.Direction, blows bool) {
	zone := &g.tables.Zones[g.tables.Zone[h]]
	second := func(key string) bool {
		for i, sw := range g.tables.Switches {
			if sw.Key == key {
				return g.chosen[i] == 1
			}
		}
		panic("no switch " + key)
	}
	switch zone.Key {
	case "mediterranean":
		return 0, false
	case "western-ocean":
		if second("western-wind") {
			return hex.South, true
		}
		return hex.North, true
	case "ocean-sea":
		if second("ocean-wind") {
			return hex.SouthEast, true
		}
		return hex.NorthEast, true
	case "bay-of-biscay", "gulf-of-cadiz":
		return hex.SouthEast, true
	case "portuguese-coast":
		return hex.South, true
	}
	return hex.NorthEast, true
}

// A passage is a voyage as a player would write it down.
type passage struct {
	seat  engine.Seat
	fleet uint8
	path  []Hex // from the hex where it begins
	less  int   // what the wind takes
	steps int   // it costs
	rolls bool
	with  bool
}

// ships are those of the fleet.
func (p *passage) ships(g *State) []Counter {
	if q := squadrons(g, p.seat, p.at(g))[p.fleet]; q != nil {
		return q.ships
	}
	return nil
}

func (p *passage) at(g *State) Hex { return g.fleets[p.seat][p.fleet] }

// isOared reports whether the wind has no hold on a ship. Cases 3.22, 18.0.
func isOared(row *CounterRow) bool { return row.Kind == Oared || row.Kind == Barge }

// allowance is how far the fleet may go: as far as the slowest ship, under sail less what the
// wind takes.
//
// Cases 6.14, 6.24, 6.25. Rulings R59, R67.
func (p *passage) allowance(g *State, less int) int {
	most := 99
	for _, c := range p.ships(g) {
		row := g.tables.Row(c)
		if left := int(row.Moves); isOared(row) {
			most = min(most, left)
		} else {
			most = min(most, max(0, left-less))
		}
	}
	return most
}

// judge says whether the wind is rolled for, and whether the whole path goes with it.
//
// Cases 6.22, 6.25, 6.27. Rulings R63, R64, R70, R73.
func (p *passage) judge(g *State) {
	entered := false
	for i, sw := range g.tables.Switches {
		entered = entered || sw.Key == "wind-hex" && g.chosen[i] == 1
	}
	p.rolls, p.with = false, true
	for i := range len(p.path) - 1 {
		h := p.path[i]
		if entered {
			h = p.path[i+1]
		}
		wind, blows := arrow(g, h)
		if !blows {
			continue
		}
		toward, _ := Grid.Toward(p.path[i], p.path[i+1])
		off := (int(toward) - int(wind) + 6) % 6
		p.rolls, p.with = true, p.with && (off == 0 || off == 1 || off == 5)
	}
	if !slices.ContainsFunc(p.ships(g), func(c Counter) bool { return !isOared(g.tables.Row(c)) }) {
		p.rolls = false
	}
}

// ahead lists the hexes that may come next on the path.
//
// Cases 6.21, 6.35, 6.6, 6.8. Ruling R81.
func (p *passage) ahead(g *State) offers {
	all, from := offers{}, p.path[len(p.path)-1]
	if len(p.path)-1 >= p.allowance(g, 0) {
		return all
	}
	for d := range hex.Direction(hex.Directions) {
		to, side := Grid.Step(from, d), g.tables.Sides[from][d]
		if to == 0 || g.tables.Terrain[to] == Land || side == SideNoSea || side == SideClosed {
			continue
		}
		if !slices.ContainsFunc(p.ships(g), func(c Counter) bool {
			row := g.tables.Row(c)
			return isDeep(row) && g.tables.Terrain[to] == Shallow ||
				g.tables.Nations[row.Nation].Key == "dutch" && Grid.Distance(to, brill) > 4
		}) {
			all[g.tables.name(hexObject(to))] = 0
		}
	}
	return all
}

// wind holds the roll that was heard against the book.
func (p *passage) wind(g *State, events []engine.Event) error {
	for _, e := range events {
		if e.Kind != KindWind {
			continue
		}
		column := 0
		if g.turn%8 <= 1 { // October and winter: turns 1, 8, 9, 16 and 17
			column = 2
		}
		if !p.with {
			column++
		}
		want := gusts[e.N[0]][column]
		if !p.rolls || (e.N[1] != 0) != p.with || int(e.N[2]) != want[0] || int(e.N[3]) != want[1] {
			return fmt.Errorf("6.23 %v, by the book %+v, %v", e.N, p, want)
		}
		p.less, p.steps = want[0], want[1]
		return nil
	}
	if p.rolls {
		return fmt.Errorf("6.23 no wind is rolled for, by the book %+v", p)
	}
	return nil
}

// TestModelOfWind sails random fleets along random paths and holds where they may go, whether
// the wind is with them, what it takes and how far they may run against the book; then it ends
// the segment and holds who must roll on the high seas.
//
// Cases 6.14, 6.22 to 6.27, 6.7. Rulings R59 to R73, R276.
func TestModelOfWind(t *testing.T) {
	r := rules(t).(*ruleset)
	held := map[string]int{}
	for match := range uint64(1500) {
		seat := engine.Seat(match % 2)
		d := draw(r.tables, 6, match, ownerNames[holderOf(seat)]+"-sailing")
		d.line("set western-wind %s", [...]string{"north", "south"}[d.Pick(2)])
		d.waters(seat, 6)
		d.everyone()
		g, text := d.read(t, r)
		p := &passage{seat: seat}
		if err := p.sail(d, g, held); err != nil {
			t.Fatalf("%v\n%s\nnow\n%s", err, text, r.FormatPosition(nil, g))
		}
		if err := p.lie(d, g, held); err != nil {
			t.Fatalf("%v\n%s\nnow\n%s", err, text, r.FormatPosition(nil, g))
		}
	}
	for what, least := range map[string]int{"with": 60, "against": 300, "calm": 30, "lost": 100, "run": 400, "lying": 300} {
		if held[what] < least {
			t.Errorf("%s: held %d times, too few to tell", what, held[what])
		}
	}
}

// waters gives a seat some hexes with water, ports among them.
func (d *drawn) waters(seat engine.Seat, hexes int) {
	for len(d.spots[seat]) < hexes {
		h := 1 + Hex(d.Pick(numHexes-1))
		if d.chance(3) {
			h = d.tb.Cities[1+d.Pick(len(d.tb.Cities)-1)].Hex
		}
		if d.tb.Terrain[h] != Land {
			d.spots[seat] = append(d.spots[seat], h)
		}
	}
}

// is the choices of a verb that are offered, by what they are on.
func is(g *State, verb engine.Verb) (all []engine.Choice) {
	for _, c := range g.Candidates(g.Pending(nil)[0], 1, nil) {
		if c.Verb == verb {
			all = append(all, c)
		}
	}
	return all
}

// mayLeave lists the fleets that may go to sea: in winter not those in ports outside the
// Mediterranean.
//
// Cases 14.22, 14.23. Ruling R240.
func mayLeave(g *State, seat engine.Seat) offers {
	all := offers{}
	for n, h := range g.fleets[seat][:7] {
		city := &g.tables.Cities[g.tables.CityAt[h]]
		winter := g.turn == 1 || g.turn == 9 || g.turn == 17
		if h == 0 || winter && city.Port && !slices.Contains([]string{"malaga", "cartagena", "valencia", "barcelona", "marseilles"}, city.Key) {
			continue
		}
		all[g.tables.name(fleetObject(seat, uint8(n)))] = 0
	}
	return all
}

// sail takes one fleet on a voyage.
func (p *passage) sail(d *drawn, g *State, held map[string]int) error {
	turn := engine.Turn{Dice: d, Hear: true}
	sails, game := is(g, VerbSail), offers{}
	for _, c := range sails {
		if _, n := fleetOf(c.On); n <= 6 {
			game[g.tables.name(c.On)] = 0
		}
	}
	if err := mayLeave(g, p.seat).compare(game); err != nil {
		return fmt.Errorf("6.21, 14.22 %w", err)
	}
	if len(sails) == 0 {
		return nil
	}
	c := one(d, sails)
	if _, p.fleet = fleetOf(c.On); p.fleet > 6 {
		return nil // the Treasure Fleet alone
	}
	p.path = []Hex{p.at(g)}
	g.Apply(c, &turn)
	for bias := d.Pick(4); len(p.path) < 1+d.Pick(12); {
		game, steers := offers{}, is(g, VerbSteer)
		for _, c := range steers {
			game[g.tables.name(c.On)] = 0
		}
		if err := p.ahead(g).compare(game); err != nil {
			return fmt.Errorf("6.22 on from %v: %w", p.path, err)
		}
		if len(steers) == 0 {
			break
		}
		c := one(d, steers)
		for range bias { // rather to the north-east, where most winds blow
			if to, _ := Grid.Toward(p.path[len(p.path)-1], hexOf(c.On)); to != hex.NorthEast {
				c = one(d, steers)
			}
		}
		p.path = append(p.path, hexOf(c.On))
		g.Apply(c, &turn)
	}
	if declares := is(g, VerbDeclare); len(declares) > 0 {
		return p.declare(d, g, declares[0], held)
	}
	if len(p.path) > 1 {
		return fmt.Errorf("6.23 the path %v cannot be declared", p.path)
	}
	return nil
}

// declare rolls for the wind and looks at what is left.
func (p *passage) declare(d *drawn, g *State, c engine.Choice, held map[string]int) error {
	p.judge(g)
	before, turn := *g, engine.Turn{Dice: d, Hear: true}
	sailing := func(g *State) (steps int) {
		for _, c := range p.ships(g) {
			if row := g.tables.Row(c); !isOared(row) && row.Kind != TreasureFleet {
				steps++
				if row.Reduced > 0 && !g.units[c].IsReduced() {
					steps++
				}
			}
		}
		return steps
	}
	g.Apply(c, &turn)
	if err := p.wind(g, turn.Events); err != nil {
		return err
	}
	for g.Pending(nil)[0].Ask == AskLose || g.Pending(nil)[0].Ask == AskDrown {
		g.Apply(one(d, g.Candidates(g.Pending(nil)[0], 1, nil)), &turn)
	}
	if want := max(0, sailing(&before)-p.steps); sailing(g) != want {
		return fmt.Errorf("6.24 %d steps are left, by the book %d", sailing(g), want)
	}
	switch {
	case !p.rolls:
		held["calm"]++
	case p.with:
		held["with"]++
	default:
		held["against"]++
	}
	if p.steps > 0 {
		held["lost"]++
	}
	want, game := offers{}, offers{}
	if len(p.ships(g)) > 0 {
		for _, h := range p.path[1 : 1+min(len(p.path)-1, p.allowance(g, p.less))] {
			want[g.tables.name(hexObject(h))] = 0
		}
	}
	if g.Pending(nil)[0].Ask == AskVoyage {
		for _, c := range is(g, VerbRun) {
			game[g.tables.name(c.On)] = 0
		}
	}
	if len(want) > 0 {
		held["run"]++
	}
	if err := want.compare(game); err != nil {
		return fmt.Errorf("6.24 along %v, %d hexes less: %w", p.path, p.less, err)
	}
	for g.Pending(nil)[0].Ask == AskVoyage {
		g.Apply(engine.Choice{Seat: p.seat, Verb: engine.Pass, About: g.Pending(nil)[0].About}, &turn)
	}
	return nil
}

// lie ends the segment: every other fleet in a hex that is all sea rolls as with the wind.
//
// Case 6.26. Rulings R70, R71, R73.
func (p *passage) lie(d *drawn, g *State, held map[string]int) error {
	want, game := offers{}, offers{}
	for n := uint8(1); n <= 6; n++ {
		h := g.fleets[p.seat][n]
		if h == 0 || g.tables.Terrain[h] != Sea || n == p.fleet && len(p.path) > 1 {
			continue
		}
		if _, blows := arrow(g, h); blows && slices.ContainsFunc(squadrons(g, p.seat, h)[n].ships, func(c Counter) bool { return !isOared(g.tables.Row(c)) }) {
			want[g.tables.name(fleetObject(p.seat, n))] = 0
		}
	}
	turn := engine.Turn{Dice: d, Hear: true}
	for asked := g.Pending(nil); len(asked) > 0 && asked[0].Seat == p.seat && slices.Contains([]engine.Prompt{AskCourse, AskSail, AskLose, AskDrown}, asked[0].Ask); asked = g.Pending(nil) {
		c := engine.Choice{Seat: p.seat, Verb: engine.Pass}
		if asked[0].Ask == AskLose || asked[0].Ask == AskDrown {
			c = one(d, g.Candidates(asked[0], 1, nil))
		}
		turn.Reset()
		g.Apply(c, &turn)
		for _, e := range turn.Events {
			if e.Kind != KindWind {
				continue
			}
			held["lying"]++
			game[g.tables.name(e.About)] = 0
			p.rolls, p.with = true, true
			if err := p.wind(g, []engine.Event{e}); err != nil {
				return fmt.Errorf("6.26 %w", err)
			}
		}
	}
	if err := want.compare(game); err != nil {
		return fmt.Errorf("6.26 who rolls: %w", err)
	}
	return nil
}
