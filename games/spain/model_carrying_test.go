package spain

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A journal is who has come with what: for each land unit and leader aboard that has moved in the
// segment, the ships that have moved with it every time.
type journal struct {
	seat    engine.Seat
	company map[Counter][]Counter
	held    map[string]int
}

// stack is what lies together with a counter.
func stack(g *State, c Counter) (ships, cargo []Counter) {
	at := g.units[c]
	for m, end := g.tables.of(g.tables.Seat(c)); m < end; m++ {
		u := &g.units[m]
		if u.Where != Afloat || u.Fleet != at.Fleet || u.Hex != at.Hex {
			continue
		}
		if row := g.tables.Row(m); row.Kind.IsNaval() {
			ships = append(ships, m)
		} else if u.Ship == Unseen {
			cargo = append(cargo, m)
		}
	}
	return ships, cargo
}

// overloaded is something among some cargo that the ships there which have come with it could not
// carry, with all that has come with no others: then it would have been handed on.
//
// Cases 6.15, 6.52. Ruling R313.
func (j *journal) overloaded(g *State, ships, cargo []Counter) error {
	for _, c := range cargo {
		with, moved := j.company[c]
		if !moved {
			continue
		}
		room, load, any := 0, 0, false
		for _, ship := range ships {
			if slices.Contains(with, ship) {
				room, any = room+g.carries(ship), true
			}
		}
		for _, m := range cargo {
			theirs, moved := j.company[m]
			only := moved && !slices.ContainsFunc(theirs, func(ship Counter) bool { return slices.Contains(ships, ship) && !slices.Contains(with, ship) })
			if only && g.tables.Row(m).Kind.IsLand() {
				load += g.strength(m)
			}
		}
		if !any || load > room {
			return fmt.Errorf("%s is carried on: those that brought it have room for %d, and must carry %d", g.tables.Row(c).Key, room, load)
		}
	}
	return nil
}

// goes reports whether a choice has moved what is afloat, perhaps round to where it was.
func goes(before, g *State, c Counter) bool {
	was, is := &before.units[c], &g.units[c]
	ran := is.Fleet != 0 && before.flow.Top().Step == stepVoyage && before.voyage.At[is.Fleet] != g.voyage.At[is.Fleet] && g.voyage.At[is.Fleet] != 0
	return was.Where == Afloat && is.Where == Afloat && (was.Hex != is.Hex || ran && was.Fleet == is.Fleet)
}

// look writes down what a choice has moved, and checks that nothing was handed on.
func (j *journal) look(before, g *State) error {
	for c, end := g.tables.of(j.seat); c < end; c++ {
		is := g.units[c]
		if is.Where != Afloat {
			delete(j.company, c)
			continue
		}
		if g.tables.Row(c).Kind.IsNaval() || is.Ship != Unseen || !goes(before, g, c) {
			continue
		}
		ships, _ := stack(g, c)
		ships = slices.DeleteFunc(ships, func(ship Counter) bool { return !goes(before, g, ship) })
		with, moved := j.company[c]
		if moved {
			ships = slices.DeleteFunc(ships, func(ship Counter) bool { return !slices.Contains(with, ship) })
			j.held["carried on"]++
		}
		j.company[c] = ships
	}
	for c, end := g.tables.of(j.seat); c < end; c++ {
		if goes(before, g, c) {
			ships, cargo := stack(g, c)
			lies := func(m Counter) bool { return !goes(before, g, m) }
			if err := j.overloaded(g, slices.DeleteFunc(ships, lies), slices.DeleteFunc(cargo, lies)); err != nil {
				return err
			}
		}
	}
	return nil
}

// refused checks that a fleet which may not go on for what it has aboard really could not.
func (j *journal) refused(g *State) error {
	f := g.flow.Top()
	if f.Step != stepVoyage || g.left(g.stackOf(f.Seat, f.About)) == 0 {
		return nil
	}
	ill := g.mayCarryOn(g.stackOf(f.Seat, f.About), false)
	if ill.OK() {
		return nil
	}
	j.held["refused"]++
	members := g.members(g.stackOf(f.Seat, f.About))
	ships, cargo := stack(g, members.next(0))
	if j.overloaded(g, ships, cargo) == nil {
		j.held["needless"]++
	}
	return nil
}

// TestModelOfCarrying lets fleets and loose ships meet, part, take up and hand over all they can.
//
// Cases 6.12, 6.13, 6.15, 6.52. Rulings R57, R297, R313.
func TestModelOfCarrying(t *testing.T) {
	r := rules(t).(*ruleset)
	held := map[string]int{}
	for match := range uint64(900) {
		seat := engine.Seat(match % 2)
		d := draw(r.tables, 9, match, ownerNames[holderOf(seat)]+"-sailing")
		d.narrows(seat)
		d.everyone()
		g, text := d.read(t, r)
		if slices.ContainsFunc(d.laden(seat), func(c Counter) bool { return !g.carried(c) }) {
			continue
		}
		j := &journal{seat: seat, company: map[Counter][]Counter{}, held: held}
		var turn engine.Turn
		turn.Dice = d
		for range 120 {
			asked := g.Pending(nil)
			if len(asked) == 0 || asked[0].Seat != seat || !slices.Contains([]engine.Prompt{AskSail, AskCourse, AskVoyage, AskCoast, AskLose, AskDrown}, asked[0].Ask) {
				break
			}
			before, c := *g, busy(d, g, asked[0])
			turn.Reset()
			g.Apply(c, &turn)
			err := j.look(&before, g)
			if err == nil {
				err = j.refused(g)
			}
			if err != nil {
				t.Fatalf("%v\n%s\nbefore %s\n%s\nnow\n%s", err, text, r.words.Say(c), r.FormatPosition(nil, &before), r.FormatPosition(nil, g))
			}
		}
	}
	for what, least := range map[string]int{"carried on": 500, "refused": 20} {
		if held[what] < least {
			t.Errorf("%s: held %d times, too few to tell", what, held[what])
		}
	}
	if held["needless"]*20 > held["refused"] { // by ruling R313 what sets out with ships of several companies counts as one's
		t.Errorf("of %d fleets that were kept %d could have gone on", held["refused"], held["needless"])
	}
}

// laden are the counters of a seat, any of which may be aboard.
func (d *drawn) laden(seat engine.Seat) (all []Counter) {
	for c, end := d.tb.of(seat); c < end; c++ {
		all = append(all, c)
	}
	return all
}

// narrows gives a seat hexes with water that lie together.
func (d *drawn) narrows(seat engine.Seat) {
	city := &d.tb.Cities[1+d.Pick(len(d.tb.Cities)-1)]
	for !city.Port {
		city = &d.tb.Cities[1+d.Pick(len(d.tb.Cities)-1)]
	}
	for h := Hex(1); h < numHexes; h++ {
		if Grid.Distance(h, city.Hex) <= 2 && d.tb.Terrain[h] != Land {
			d.spots[seat] = append(d.spots[seat], h)
		}
	}
}

// busy is a choice of any verb that is offered, seldom to end something.
func busy(d *drawn, g *State, asked engine.Decision) engine.Choice {
	by := map[engine.Verb][]engine.Choice{}
	for _, c := range g.Candidates(asked, 1, nil) {
		by[c.Verb] = append(by[c.Verb], c)
	}
	if len(by) > 1 && !d.chance(8) {
		delete(by, engine.Pass)
	}
	if len(by) > 1 && !d.chance(6) {
		delete(by, VerbDebark)
	}
	return one(d, by[one(d, slices.Sorted(maps.Keys(by)))])
}
