package jenkins

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// sidesOf is a number for each side.
type sidesOf struct{ English, Spanish int }

// scenarioFile is a scenario as written in the pack.
type scenarioFile struct {
	Key, Name, About, History          string
	First, Last                        int
	Printed, Purchase, Isidro, Austria bool
	Start, Income                      sidesOf
	Goals                              []string
	Provenance                         string
	Held                               []struct{ Port, By, Provenance string }
	Stack                              []stackEntry
}

// stackEntry is one stack of a scenario, its counters from the top down.
type stackEntry struct {
	At, Where  string
	Counters   []string
	Provenance string
}

// scenarioLoader checks one scenario.
type scenarioLoader struct {
	*loader
	sheet *pack.Sheet
	file  *scenarioFile
	to    *ScenarioRow
	used  [maxCounters]int
}

// scenarios reads those of the pack as shipped, then those of the players' own, in the order of their names.
func (l *loader) scenarios() error {
	names, err := l.p.Scenarios(Scenarios, scenarioFiles)
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := l.scenario(name); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) scenario(name string) error {
	var f scenarioFile
	sheet, err := l.p.Sheet(Scenarios+"/"+name+".toml", &f)
	if err != nil {
		return err
	}
	s := &scenarioLoader{loader: l, sheet: sheet, file: &f, to: &ScenarioRow{
		Key: f.Key, Name: f.Name, About: strings.TrimSpace(f.About + " " + f.History),
		Purchase: f.Purchase, Garrison: f.Printed, Isidro: f.Isidro, Peace: !f.Austria,
	}}
	sheet.Named(f.Key, name)
	sheet.Described(f.Name, f.About, f.History)
	s.numbers()
	s.goals()
	if f.Printed {
		s.printed()
	}
	s.held()
	for i := range f.Stack {
		s.stack(i)
	}
	s.pool()
	l.t.Scenarios = append(l.t.Scenarios, *s.to)
	return sheet.Err()
}

// numbers reads turns and points.
//
// Cases 1.2, 3.2.
func (s *scenarioLoader) numbers() {
	f := s.file
	s.to.First = uint8(s.sheet.Int("first", f.First, 1, lastTurn))
	s.to.Last = uint8(s.sheet.Int("last", f.Last, max(f.First, 1), lastTurn))
	most := int(s.t.Cap)
	for seat, n := range [2][2]int{{f.Start.English, f.Income.English}, {f.Start.Spanish, f.Income.Spanish}} {
		s.to.Funds[seat] = uint8(s.sheet.Int("start."+seatNames[seat], n[0], 0, most))
		s.to.Income[seat] = uint8(s.sheet.Int("income."+seatNames[seat], n[1], 0, most))
	}
	if f.Isidro && !f.Printed {
		s.sheet.Fail("isidro", "expected no, as she begins with the printed set-up (11.9)")
	}
}

// goals reads which seaports may win: every Spanish one if none is named.
//
// Case 5.0.
func (s *scenarioLoader) goals() {
	for i, name := range s.file.Goals {
		path := fmt.Sprintf("goals.%d", i)
		p := s.port(name)
		switch {
		case s.t.Ports[p].Owner != HolderSpanish:
			s.sheet.Unknown(path, "a Spanish seaport (5.0)", name, s.ports())
			continue
		case s.to.Goals>>p&1 != 0:
			s.sheet.Fail(path, "%s is there twice", name)
		}
		s.to.Goals |= 1 << p
	}
	if len(s.file.Goals) > 0 {
		return
	}
	for p := 1; p < len(s.t.Ports); p++ {
		if s.t.Ports[p].Owner == HolderSpanish {
			s.to.Goals |= 1 << p
		}
	}
}

// printed places what the rulebook has on the map.
//
// Case 3.1.
func (s *scenarioLoader) printed() {
	s.to.Start = append(s.to.Start, s.begin.start...)
	for _, p := range s.begin.start {
		s.used[p.Counter] += int(p.Count)
	}
}

// held reads seaports that have changed hands.
func (s *scenarioLoader) held() {
	for i := range s.file.Held {
		e := &s.file.Held[i]
		path := func(field string) string { return fmt.Sprintf("held.%d.%s", i, field) }
		p := s.port(e.Port)
		if p == 0 {
			s.sheet.Unknown(path("port"), "a seaport", e.Port, s.ports())
			continue
		}
		if slices.ContainsFunc(s.to.Held, func(h Held) bool { return h.Port == p }) {
			s.sheet.Fail(path("port"), "%s is there twice", e.Port)
			continue
		}
		by := holderOf(engine.Seat(s.sheet.One(path("by"), e.By, seatNames...)))
		if by == s.t.Ports[p].Owner {
			s.sheet.Fail(path("by"), "expected another than the owner of %s, found %s", e.Port, e.By)
		}
		s.to.Held = append(s.to.Held, Held{p, by})
	}
}

// ports returns the keys of all seaports.
func (s *scenarioLoader) ports() []string {
	return pack.KeysOf(s.t.Ports, func(row *PortRow) string { return row.Key })
}

// holder returns who holds a seaport when the scenario begins.
func (s *scenarioLoader) holder(p Port) Holder {
	for _, h := range s.to.Held {
		if h.Port == p {
			return h.Holder
		}
	}
	return s.t.Ports[p].Owner
}

// whereNames are the places of a stack in its hex, as layers after the first.
var whereNames = []string{"outside", "docked", "ashore"}

// stack reads one stack: where it lies, and its counters.
//
// Cases 4.0, 4.1, 7.3.
func (s *scenarioLoader) stack(i int) {
	e := &s.file.Stack[i]
	path := func(field string) string { return fmt.Sprintf("stack.%d.%s", i, field) }
	h, ok := Grid.Parse(e.At)
	if p := s.port(e.At); p != 0 {
		h, ok = s.t.Ports[p].Hex, true
	}
	if !ok {
		s.sheet.Unknown(path("at"), "a seaport or a hex from 0101 to 4628", e.At, s.ports())
		return
	}
	layer := LayerOutside + Layer(s.sheet.One(path("where"), e.Where, whereNames...))
	if len(e.Counters) == 0 {
		s.sheet.Fail(path("counters"), "expected counters, found none")
		return
	}
	seat := engine.NoSeat
	for j, name := range e.Counters {
		at := fmt.Sprintf("stack.%d.counters.%d", i, j)
		c := s.counter(name)
		if c == Unseen {
			s.sheet.Unknown(at, "a counter", name, pack.KeysOf(s.t.Counters, func(row *CounterRow) string { return row.Key }))
			return
		}
		row := s.t.Row(c)
		if s.used[c]++; s.used[c] > int(row.Count) {
			s.sheet.Fail(at, "expected at most %d of %s in all, found one more", row.Count, name)
		}
		if seat == engine.NoSeat {
			seat = row.Seat
		}
		if row.Seat != seat {
			s.sheet.Fail(at, "expected counters of one side, found %s", name)
		}
		s.to.Start = append(s.to.Start, Placement{c, 1, At(h, layer)})
	}
	s.lies(path, h, layer, seat)
	s.carried(i, layer)
}

// lies checks that a stack may be where it is.
//
// Cases 4.0, 4.1, 7.1. Rulings R19, R21.
func (s *scenarioLoader) lies(path func(string) string, h Hex, layer Layer, seat engine.Seat) {
	p := s.t.PortAt[h]
	switch terrain := s.t.Terrain[h]; {
	case layer == LayerShore && terrain == Sea:
		s.sheet.Fail(path("where"), "expected a hex with land, found %s, which is all sea", Grid.Name(h))
	case layer != LayerShore && terrain == Land:
		s.sheet.Fail(path("where"), "expected a hex with water, found %s, which is all land", Grid.Name(h))
	case layer == LayerDocked && (p == 0 || s.holder(p) != holderOf(seat)):
		s.sheet.Fail(path("where"), "expected a friendly seaport to dock in (4.0), found %s", Grid.Name(h))
	}
	if p == 0 || s.holder(p) != holderOf(seat) {
		return
	}
	ships, troops := int(s.t.Ports[p].Value), int(s.t.Ports[p].Value)
	for _, other := range s.to.Start {
		row := s.t.Row(other.Counter)
		switch {
		case other.At.Hex() != h || !s.t.counts(other.Counter):
		case !row.Type.Naval():
			troops -= int(other.Count)
		case other.At.Layer() == LayerDocked:
			ships -= int(other.Count)
		}
	}
	if ships < 0 || troops < 0 {
		s.sheet.Fail(path("counters"), "expected no more than the value of %s allows (4.0)", s.t.Ports[p].Key)
	}
}

// carried checks that land counters afloat lie on ships that may carry them, each above its own ship, and that no ship
// is ashore.
//
// Cases 4.1, 7.3. Rulings R64, R65, R66, R67.
func (s *scenarioLoader) carried(i int, layer Layer) {
	var aboard []Counter
	for j, name := range s.file.Stack[i].Counters {
		at := fmt.Sprintf("stack.%d.counters.%d", i, j)
		c := s.counter(name)
		row := s.t.Row(c)
		switch {
		case layer == LayerShore:
			if row.Type.Naval() {
				s.sheet.Fail(at, "expected land counters ashore, found %s", name)
			}
		case row.Type == Deception:
		case !row.Type.Naval():
			if !row.Anchor {
				s.sheet.Fail(at, "expected a counter with an anchor aboard (7.1), found %s", name)
			}
			aboard = append(aboard, c)
		default:
			if why := s.t.cannotCarry(row.Type, aboard); why != "" {
				s.sheet.Fail(at, "%s cannot carry what lies on it: %s", name, why)
			}
			aboard = nil
		}
	}
	if len(aboard) > 0 {
		s.sheet.Fail(fmt.Sprintf("stack.%d.counters", i), "expected a ship under the last land counter (4.1)")
	}
}

// cannotCarry returns why a ship may not carry these counters, or "".
//
// Case 7.3. Rulings R64, R65, R66.
func (tb *Tables) cannotCarry(ship Type, aboard []Counter) string {
	leaders := 0
	for i, c := range aboard {
		row := tb.Row(c)
		if row.Type == Leader {
			leaders++
		}
		for _, other := range aboard[:i] {
			if tb.Row(other).Front == row.Front {
				return "two counters alike"
			}
		}
	}
	switch {
	case leaders > 1:
		return "two leaders"
	case ship == Merchant:
	case len(aboard) > 1:
		return "more than one counter"
	case (ship == BombShip || ship == FireShip) && leaders < len(aboard):
		return "none but a leader"
	}
	return ""
}

// pool fills the force pools with all counters that are left and have a cost, if anything can be bought.
//
// Case 3.3.
func (s *scenarioLoader) pool() {
	for c := 1; c < len(s.t.Counters); c++ {
		row := s.t.Row(Counter(c))
		if s.to.Funds[row.Seat]+s.to.Income[row.Seat] > 0 && row.Cost > 0 {
			s.to.Pool[c] = row.Count - uint8(min(s.used[c], int(row.Count)))
		}
	}
}
