package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// rules is the game under the pack as shipped.
func rules(t testing.TB) engine.Ruleset {
	t.Helper()
	return enginetest.Loaded(t, Data, New)
}

func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), secrets)
}

// FuzzChoices has the fuzzer choose.
func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, rules(f), secrets)
}

var secrets = enginetest.Options{Exchange: exchange, Rename: rename, Cites: true, Choices: 1500, Fated: map[engine.Case]string{
	"6.26": "the wind is rolled for every fleet that stays on the high seas",
	"11.4": "income is rolled for each turn",
	"15.4": "the sea of winter is rolled for each turn",
	"15.5": "the sea of winter is rolled for each turn",
}}

// exchange swaps units that the viewer cannot see for others of their nation and kind, and
// the month of the Treasure Fleet for another that has not passed.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	for seat := English; seat <= Spanish; seat++ {
		first, end := g.tables.of(seat)
		for range 60 {
			f, _ := d.Throw(engine.Throw{Dice: 2, Sides: uint16(end - first)})
			a, b := first+Counter(f[0])-1, first+Counter(f[1])-1
			if seat != viewer && g.alike(a, b) {
				g.swap(a, b)
				if !g.carried(a) || !g.carried(b) {
					g.swap(a, b)
				}
			}
		}
	}
	if viewer != Spanish && g.month > g.turn && g.month != unknownMonth {
		im := imagining{g: g, dice: d, seat: Spanish}
		im.noteMonth()
	}
}

// alike reports whether two hidden units may change places.
func (g *State) alike(a, b Counter) bool {
	x, y := g.tables.Row(a), g.tables.Row(b)
	return x.Nation == y.Nation && x.Kind == y.Kind && !g.isSeen(&g.units[a]) && !g.isSeen(&g.units[b]) &&
		(x.Reduced > 0) == (y.Reduced > 0) && x.Moves == y.Moves && a != g.tables.Treasure && b != g.tables.Treasure
}

func (g *State) swap(a, b Counter) {
	x, y := g.units[a], g.units[b]
	g.write(a, y)
	g.write(b, x)
	for c := range g.units {
		switch u := &g.units[c]; u.Ship {
		case a:
			u.Ship = b
		case b:
			u.Ship = a
		}
	}
	renamed := map[engine.Object]engine.Object{counterObject(a): counterObject(b), counterObject(b): counterObject(a)}
	for seat := range g.orders {
		for i := range g.orders[seat] {
			o := &g.orders[seat][i]
			if to, ok := renamed[o.On]; ok {
				o.On = to
			}
			if to, ok := renamed[o.With]; ok {
				o.With = to
			}
		}
	}
}

// carried reports whether the ships of a unit's stack can carry what is aboard.
func (g *State) carried(c Counter) bool {
	u := &g.units[c]
	return u.Where != Afloat || g.room(Stack{g.tables.Seat(c), u.Fleet, u.Hex}) >= 0
}

// rename finds what has come to be where the units of a choice were.
func rename(from, to engine.State, c engine.Choice) engine.Choice {
	f, t := from.(*State), to.(*State)
	for _, o := range [...]*engine.Object{&c.About, &c.On, &c.With} {
		unit := f.tables.counterOf(*o)
		if unit == Unseen || f.units[unit] == t.units[unit] {
			continue
		}
		for m, end := f.tables.of(f.tables.Seat(unit)); m < end; m++ {
			x, y := f.tables.Row(unit), f.tables.Row(m)
			if t.units[m] == f.units[unit] && x.Nation == y.Nation && x.Kind == y.Kind {
				*o = counterObject(m)
				break
			}
		}
	}
	return c
}

// Who captures a city learns what stood on its hidden track.
//
// Case 5.55. Ruling R272.
func TestCaptureRevealsAHiddenTrack(t *testing.T) {
	r := rules(t)
	for _, tracks := range [...]string{"open", "hidden"} {
		s, _, err := r.ParsePosition([]byte("game spain\nscenario war\nset tracks " + tracks + "\nturn 3\nflow english-march\n" +
			"English at 1034 norris-foot\nSpanish track lisbon-track 2 galleons-of-portugal-1\n"))
		if err != nil {
			t.Fatal(err)
		}
		g, turn := s.(*State), engine.Turn{}
		tb := g.tables
		norris, lisbon := Counter(1), Hex(0)
		for tb.Row(norris).Key != "norris-foot" {
			norris++
		}
		for tb.CityAt[lisbon] == 0 || tb.Cities[tb.CityAt[lisbon]].Key != "lisbon" {
			lisbon++
		}
		g.Apply(engine.Choice{Seat: English, Verb: VerbMarch, On: hexObject(lisbon), With: counterObject(norris)}, &turn)
		if turn.Out.Has(English) != (tracks == "hidden") {
			t.Errorf("tracks %s: revealed to %b", tracks, turn.Out)
		}
	}
}
