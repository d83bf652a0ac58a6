package spain

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A squadron is a fleet that fights, or the ships of its hex that are in no fleet: a row of
// ships and the naval leaders aboard them.
type squadron struct {
	ships, leaders []Counter
	shot           bool // it has munitions
}

// squadrons are those of a seat in a hex, by the number of their fleet; 0 is in none.
func squadrons(g *State, seat engine.Seat, h Hex) map[uint8]*squadron {
	all := map[uint8]*squadron{}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		u, row := &g.units[c], g.tables.Row(c)
		if g.tables.Seat(c) != seat || u.Where != Afloat || u.Hex != h || row.Kind == Foot || row.Kind == Horse || row.Kind == LandLeader {
			continue
		}
		q := all[u.Fleet]
		if q == nil {
			q = &squadron{shot: u.Fleet != 0 && g.shot[seat][u.Fleet] > 0}
			all[u.Fleet] = q
		}
		if row.Kind == NavalLeader || row.Kind == BothLeader {
			q.leaders = append(q.leaders, c)
		} else {
			q.ships = append(q.ships, c)
		}
	}
	return all
}

// A gage is who has the wind in a fight.
//
// Cases 7.71, 7.72. Rulings R63, R138, R139.
type gage uint8

const (
	nobodysWind gage = iota
	attackersWind
	defendersWind
)

// windGage looks at the arrow of the zone of both hexes.
func windGage(g *State, from, to Hex) gage {
	wind, blows := arrow(g, from)
	if !blows || g.tables.Zone[from] != g.tables.Zone[to] {
		return nobodysWind
	}
	toward, _ := Grid.Toward(from, to)
	if off := (int(toward) - int(wind) + 6) % 6; off == 0 || off == 1 || off == 5 {
		return attackersWind
	}
	return defendersWind
}

// force is the strength of one side: deep-draft ships alone if there are any, 1 more for each
// that sails with the wind, halves and doubles, and last the leaders.
//
// Cases 7.0, 7.12, 7.62, 7.73, 13.0, 13.13, 13.14. Rulings R112 to R116, R140, R228 to R230, R301.
func force(g *State, seat engine.Seat, h Hex, all map[uint8]*squadron, wind, defends bool) int {
	deep := false
	for _, q := range all {
		deep = deep || slices.ContainsFunc(q.ships, func(c Counter) bool { return isDeep(g.tables.Row(c)) })
	}
	port, quarters := 4, 0 // in quarters of a point
	if city := g.tables.CityAt[h]; defends && isOurs(g, seat, h) {
		port = 2
		if g.tables.Cities[city].Fortress {
			port = 8
		}
	}
	bonus, cap, senior := 0, 0, false
	for _, q := range all {
		for _, c := range q.ships {
			row, strength := g.tables.Row(c), shown(g, c)
			if isDeep(row) != deep {
				continue
			}
			if wind && row.Kind != Oared && row.Kind != Barge {
				strength++
			}
			strength *= port
			if defends && !q.shot && isDeep(row) {
				strength /= 2
			}
			quarters += strength
		}
	}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		senior = senior || g.tables.Seat(c) == seat && g.tables.Row(c).Senior && g.units[c].Hex == h
	}
	for _, q := range squadrons(g, seat, h) {
		for _, c := range q.ships {
			cap += shown(g, c)
		}
	}
	for _, q := range all {
		best, sum := 0, 0
		for _, c := range q.leaders {
			if g.units[c].Ship != Unseen {
				best, sum = max(best, int(g.tables.Row(c).Bonus)), sum+int(g.tables.Row(c).Bonus)
			}
		}
		if senior {
			best = sum
		}
		bonus += best
	}
	return quarters/4 + min(bonus, cap)
}

// results is the Naval Combat Results Table: by die and column what attacker and defender lose.
//
// Case 7.2.
var results = [6][6][2]int{
	{},
	{5: {0, 1}},
	{2: {1, 0}, 3: {1, 1}, 4: {0, 1}, 5: {0, 2}},
	{{1, 0}, {1, 1}, {2, 1}, {1, 2}, {1, 1}, {1, 1}},
	{{2, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 2}, {2, 3}},
	{{3, 2}, {3, 2}, {2, 3}, {3, 3}, {2, 3}, {3, 4}},
}

// columnFor is the column of a difference of strengths. Ruling R124.
func columnFor(difference int) int {
	for column, most := range [...]int{-21, -11, 0, 10, 20} {
		if difference <= most {
			return column
		}
	}
	return 5
}

// afloatSteps are the steps of some squadrons.
func afloatSteps(g *State, all map[uint8]*squadron) (n int) {
	for _, q := range all {
		for _, c := range q.ships {
			if g.tables.Row(c).Reduced > 0 && !g.units[c].IsReduced() {
				n++
			}
			n++
		}
	}
	return n
}

// attacks lists which fleets may attack which hexes.
//
// Cases 7.11, 7.14, 7.41, 7.42.
func attacks(g *State, seat engine.Seat) offers {
	all := offers{}
	for n := uint8(1); n <= 6; n++ {
		h := g.fleets[seat][n]
		if h == 0 || g.shot[seat][n] == 0 {
			continue
		}
		deep := slices.ContainsFunc(squadrons(g, seat, h)[n].ships, func(c Counter) bool { return isDeep(g.tables.Row(c)) })
		for d := range hex.Direction(hex.Directions) {
			to, side := Grid.Step(h, d), g.tables.Sides[h][d]
			if to == 0 || side == SideNoSea || side == SideClosed || deep && g.tables.Terrain[to] == Shallow {
				continue
			}
			if q := squadrons(g, foe(seat), to); len(q) > 0 {
				all[g.tables.name(fleetObject(seat, n))+" against "+g.tables.name(hexObject(to))] = 0
			}
		}
	}
	return all
}

// An engagement is a fight that is followed round by round.
type engagement struct {
	seat     engine.Seat
	from, to Hex
	fleets   uint16 // that attack
	rounds   int
	quiet    bool   // the defender spends no munitions in this round. Case 12.23
	hits     [2]int // of the attacker and the defender in this round
	steps    [2]int // they had before it
}

// sides are the squadrons that fight.
func (e *engagement) sides(g *State) (attack, defence map[uint8]*squadron) {
	attack = squadrons(g, e.seat, e.from)
	maps.DeleteFunc(attack, func(n uint8, q *squadron) bool { return e.fleets>>n&1 == 0 || !q.shot })
	return attack, squadrons(g, foe(e.seat), e.to)
}

// heard holds what happened in one choice against the book.
func (e *engagement) heard(before *State, events []engine.Event) error {
	for _, ev := range events {
		switch ev.Kind {
		case KindRound:
			attack, defence := e.sides(before)
			wind := windGage(before, e.from, e.to)
			a := force(before, e.seat, e.from, attack, wind == attackersWind, false)
			d := force(before, foe(e.seat), e.to, defence, wind == defendersWind, true)
			if int(ev.N[0]) != a || int(ev.N[1]) != d {
				return fmt.Errorf("7.0 strength %d against %d, by the book %d against %d (wind %d)", ev.N[0], ev.N[1], a, d, wind)
			}
			e.rounds, e.quiet = e.rounds+1, a-d < -30
			e.hits = results[ev.N[2]-1][columnFor(a-d)]
			e.steps = [2]int{afloatSteps(before, attack), afloatSteps(before, defence)}
		case KindDisengaged:
			_, defence := e.sides(before)
			least := 4
			for _, q := range defence {
				if e.seat == English && slices.ContainsFunc(q.ships, func(c Counter) bool { return isDeep(before.tables.Row(c)) }) {
					least = 5
				}
			}
			if (int(ev.N[1]) >= least) != (ev.N[2] != 0) {
				return fmt.Errorf("7.53 disengaged by a %d: %v, by the book from %d up", ev.N[1], ev.N[2] != 0, least)
			}
		}
	}
	return nil
}

// lost holds what the ships have lost since a round against the table.
func (e *engagement) lost(g *State, fought [2]map[uint8]*squadron) error {
	for i, all := range fought {
		left := 0
		for _, q := range all {
			for _, c := range q.ships {
				if g.units[c].Where == Afloat {
					left++
					if g.tables.Row(c).Reduced > 0 && !g.units[c].IsReduced() {
						left++
					}
				}
			}
		}
		if want := e.steps[i] - min(e.hits[i], e.steps[i]); left != want {
			return fmt.Errorf("7.2 %d of %d steps are left, by the book %d", left, e.steps[i], want)
		}
	}
	return nil
}

// TestModelOfNavalCombat fights random battles and holds who may attack, the strengths of both
// sides, the column of the table and who disengages against the book.
//
// Cases 7.0 to 7.7, 12.2, 13.1.
func TestModelOfNavalCombat(t *testing.T) {
	r := rules(t).(*ruleset)
	rounds, ports, winds := 0, 0, 0
	for match := range uint64(1500) {
		seat := engine.Seat(match % 2)
		d := draw(r.tables, 7, match, ownerNames[holderOf(seat)]+"-sea-fight begun")
		d.line("set western-wind %s", [...]string{"north", "south"}[d.Pick(2)])
		from, to := d.meeting(seat)
		d.spots[seat], d.spots[foe(seat)] = append(d.spots[seat], from), append(d.spots[foe(seat)], to)
		d.everyone()
		d.captures(40)
		g, text := d.read(t, r)
		asked := g.Pending(nil)[0]
		game, choices := offers{}, []engine.Choice(nil)
		for _, c := range g.Candidates(asked, 1, nil) {
			if c.Verb == VerbAttack {
				game[g.tables.name(c.With)+" against "+g.tables.name(c.On)] = 0
				choices = append(choices, c)
			}
		}
		if err := attacks(g, seat).compare(game); err != nil {
			t.Fatalf("7.14 %v\n%s", err, text)
		}
		if len(choices) == 0 {
			continue
		}
		e, err := fight(d, g, one(d, choices))
		if err != nil {
			t.Fatalf("%+v: %v\n%s\nnow\n%s", e, err, text, r.FormatPosition(nil, g))
		}
		rounds += e.rounds
		if isOurs(g, foe(seat), e.to) {
			ports += e.rounds
		}
		if windGage(g, e.from, e.to) != nobodysWind {
			winds += e.rounds
		}
	}
	if rounds < 1000 || ports < 200 || winds < 500 {
		t.Errorf("%d rounds, %d in ports, %d with a wind: too few to tell", rounds, ports, winds)
	}
}

// meeting chooses two neighbouring hexes with water, often a port to be attacked.
func (d *drawn) meeting(attacker engine.Seat) (from, to Hex) {
	for {
		to = 1 + Hex(d.Pick(numHexes-1))
		if d.chance(2) {
			to = d.tb.Cities[1+d.Pick(len(d.tb.Cities)-1)].Hex
		}
		from = Grid.Step(to, hex.Direction(d.Pick(hex.Directions)))
		if from != 0 && d.tb.Terrain[from] != Land && d.tb.Terrain[to] != Land {
			return from, to
		}
	}
}

// fight plays a battle to its end.
func fight(d *drawn, g *State, c engine.Choice) (*engagement, error) {
	_, first := fleetOf(c.With)
	e := &engagement{seat: c.Seat, from: g.fleets[c.Seat][first], to: hexOf(c.On), fleets: 1 << first}
	turn, before := engine.Turn{Dice: d, Hear: true}, *g
	var fought [2]map[uint8]*squadron
	var shot [2][maxFleets + 1]uint8
	for {
		before = *g
		turn.Reset()
		g.Apply(c, &turn)
		if c.Verb == VerbSupport {
			_, n := fleetOf(c.On)
			e.fleets |= 1 << n
		}
		if rounds := e.rounds; true {
			if err := e.heard(&before, turn.Events); err != nil {
				return e, err
			}
			if e.rounds > rounds {
				fought[0], fought[1] = e.sides(&before)
				shot = before.shot
			}
		}
		asked := g.Pending(nil)
		over := len(asked) == 0 || asked[0].Ask == AskSeaFight || asked[0].Ask == AskMarch
		if e.rounds > 0 && (over || asked[0].Ask == AskDisengage || asked[0].Ask == AskPress) {
			if err := e.lost(g, fought); err != nil {
				return e, err
			}
			if err := e.spent(g, shot, fought); err != nil {
				return e, err
			}
		}
		if over {
			return e, nil
		}
		c = one(d, g.Candidates(asked[0], 1, nil))
	}
}

// spent holds the munitions of those who fought a round against the book.
//
// Cases 12.21, 12.23. Ruling R125.
func (e *engagement) spent(g *State, shot [2][maxFleets + 1]uint8, fought [2]map[uint8]*squadron) error {
	for i, all := range fought {
		seat := e.seat
		if i == 1 {
			seat = foe(seat)
		}
		for n := range all {
			if n == 0 || g.fleets[seat][n] == 0 {
				continue
			}
			want := max(0, int(shot[seat][n])-1)
			if i == 1 && e.quiet {
				want = int(shot[seat][n])
			}
			if got := int(g.shot[seat][n]); got != want {
				return fmt.Errorf("12.21 fleet %d has %d points left of %d, by the book %d", n, got, shot[seat][n], want)
			}
		}
	}
	return nil
}
