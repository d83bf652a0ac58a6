package renaissance

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// ships reads the ships of a scenario.
//
// Cases 4.2, 4.3, 4.4. Rulings R71, R81, R82.
func (s *scenarioLoader) ships() {
	if n := len(s.file.Ship); n > MaxShips {
		s.sheet.Fail(at("ship", MaxShips, "key"), "expected at most %d ships, found %d", MaxShips, n)
		return
	}
	persons := 0
	for i := range s.file.Ship {
		s.ship(i)
		if persons += len(s.file.Ship[i].Persons); persons > MaxPersons {
			s.sheet.Fail(at("ship", i, "persons"), "expected at most %d personalities in all, found more", MaxPersons)
			return
		}
	}
	if s.sheet.Err() != nil {
		return // what is missing may be misspelt
	}
	var present [2]int
	for i := range s.to.Ships {
		if ship := &s.to.Ships[i]; ship.Arrives == 0 {
			present[ship.Seat]++
		}
	}
	for side, n := range present {
		if n == 0 {
			s.sheet.Fail(at("side", side, "key"), "expected a ship of %s at the start, found none", s.to.Sides[side].Name)
		}
	}
	s.commanders()
}

func (s *scenarioLoader) ship(i int) {
	e := &s.file.Ship[i]
	path := func(field string) string { return at("ship", i, field) }
	ship := ScenarioShip{
		Key: e.Key, Name: e.Name, Seat: s.side(path("side"), e.Side), At: s.point(path("at"), e.At),
		Heading: s.heading(path("heading"), e.Heading), UnderOars: e.Oars, Janissaries: e.Janissaries,
		Squadron: uint8(s.sheet.Int(path("squadron"), e.Squadron, 0, 9)),
		Treasure: e.Treasure, Arrives: uint8(s.sheet.Int(path("arrives"), e.Arrives, 0, int(s.to.Moves))),
	}
	s.named(path, e)
	ship.Nation = s.to.Sides[ship.Seat].Nation
	if e.Nation != "" {
		ship.Nation = Nation(s.sheet.One(path("nation"), e.Nation, nationNames...))
	}
	ship.Type = TypeNo(1 + slices.IndexFunc(s.t.Ships[1:], func(t ShipType) bool { return t.Key == e.Type }))
	if ship.Type == 0 {
		s.sheet.Unknown(path("type"), "a ship of the lists", e.Type, pack.KeysOf(s.t.Ships, func(t *ShipType) string { return t.Key }))
		return
	}
	if len(e.At) != 2 || !slices.ContainsFunc(s.to.Sides[:], func(side SideRow) bool { return side.Key == e.Side }) {
		return // a fault that has been found
	}
	for j := range e.Persons {
		s.person(fmt.Sprintf("ship.%d.persons.%d.", i, j), &e.Persons[j], &ship)
	}
	s.classes(path, e, &ship)
	s.complement(path, e, &ship)
	s.underWay(path, e, &ship)
	s.to.Ships = append(s.to.Ships, ship)
}

// named checks the key and the name of a ship, which is the same in all scenarios.
func (s *scenarioLoader) named(path func(string) string, e *shipEntry) {
	s.key(path("key"), e.Key)
	if e.Name == "" {
		s.sheet.Fail(path("name"), "expected a name, found none")
	}
	for _, other := range s.t.Scenarios {
		for j := range other.Ships {
			if other.Ships[j].Key == e.Key && other.Ships[j].Name != e.Name {
				s.sheet.Fail(path("name"), "expected %q, as %s is called in %s, found %q",
					other.Ships[j].Name, e.Key, other.Key, e.Name)
			}
		}
	}
}

// classes is how good her crew is: as the scenario says, or else as her nation's are.
//
// Cases 4.1, 4.2. Rulings R71, R74.
func (s *scenarioLoader) classes(path func(string) string, e *shipEntry, ship *ScenarioShip) {
	flag := slices.ContainsFunc(ship.Persons, func(p Person) bool { return p.Commands || p.Rank == CinC })
	abroad := !s.to.Mediterranean && slices.Contains([]Nation{Venetian, Knights, Turkish, Barbary}, ship.Nation)
	ship.Sailing, ship.Gunnery, ship.Men = s.t.CrewClass(ship.Nation, s.t.Ships[ship.Type].Kind, s.to.Mediterranean, flag, abroad)
	for _, given := range [...]struct {
		field, class string
		to           []*Class
	}{
		{"mariners", e.Mariners, []*Class{&ship.Sailing, &ship.Gunnery}},
		{"gunnery", e.Gunnery, []*Class{&ship.Gunnery}},
		{"soldiers", e.Soldiers, []*Class{&ship.Men}},
	} {
		for _, to := range given.to {
			if given.class != "" {
				*to = Class(s.sheet.One(path(given.field), given.class, classNames...))
			}
		}
	}
	switch {
	case ship.Men == Raw:
		s.sheet.Fail(path("soldiers"), "expected average or elite, as no soldiers are raw (4.1), found raw")
	case e.Janissaries && ship.Men != Elite:
		s.sheet.Fail(path("soldiers"), "expected elite of Janissaries (4.2), found %s", classNames[ship.Men])
	}
}

// complement is her soldiers and the gunnery factor of her broadside: those of the
// lists, or of a peace without an Armada, unless the scenario says otherwise.
//
// Cases 4.4, 11.1. Rulings R81, R82.
func (s *scenarioLoader) complement(path func(string) string, e *shipEntry, ship *ScenarioShip) {
	t := &s.t.Ships[ship.Type]
	ship.Soldiers, ship.Mariners, ship.Factor = t.PeaceSoldiers, t.Mariners, t.PeaceFactor
	if s.to.Armada {
		ship.Soldiers, ship.Factor = t.Soldiers, t.Factor
	}
	if e.Men != nil {
		ship.Soldiers = int16(s.sheet.Int(path("men"), *e.Men, 0, 2000))
	}
	s.fireShip(path, e, ship)
	if e.Factor != "" {
		const most = 400
		n, ok := pack.Decimal(e.Factor, 1)
		if !ok || n < 1 || n > most || t.Broadside == 0 {
			s.sheet.Fail(path("factor"), "expected a gunnery factor with at most one decimal place of a ship with broadsides, found %q", e.Factor)
		}
		ship.Factor = int16(n)
	}
}

// fireShip leaves a fire ship a tenth of her crew, and a mariner at least.
//
// Case 16.2. Ruling R420.
func (s *scenarioLoader) fireShip(path func(string) string, e *shipEntry, ship *ScenarioShip) {
	const share = 10
	ship.FireShip, ship.Explosive = e.FireShip, e.Explosive
	switch {
	case e.FireShip && e.Treasure:
		s.sheet.Fail(path("treasure"), "expected no treasure in a fire ship (16.2), found some")
	case e.FireShip:
		ship.Soldiers, ship.Mariners = ship.Soldiers/share, max(ship.Mariners/share, 1)
	case e.Explosive:
		s.sheet.Fail(path("explosive"), "expected fire-ship = true of an explosive vessel (16.2), found false")
	}
}

// underWay checks how she begins: on the table, clear of the ground, and no faster
// than the wind of that move allows.
//
// Cases 7.3, 7.4, 23.1.
func (s *scenarioLoader) underWay(path func(string) string, e *shipEntry, ship *ScenarioShip) {
	t := &s.t.Ships[ship.Type]
	if e.Oars && t.Oars == 0 {
		s.sheet.Fail(path("oars"), "expected no of a ship without oars, found yes")
		return
	}
	base := ship.base(t)
	for _, c := range base.Corners() {
		if c.X < 0 || c.Y < 0 || c.X > s.to.Width || c.Y > s.to.Height {
			s.sheet.Fail(path("at"), "expected a base wholly on the table, found a corner at %s, %s", mm(c.X), mm(c.Y))
			break
		}
	}
	way := 0
	if ship.UnderOars {
		way = 1
	}
	for i := range s.to.Areas {
		a := &s.to.Areas[i]
		bars := a.Ground == Land || a.Ground == HighLand || a.Ground == Shallows && a.Class > t.Crosses[way]
		if bars && a.Shape.Touches(base) {
			s.sheet.Fail(path("at"), "expected a ship afloat (23.2), found her on %s", a.Name)
		}
	}
	if e.Held != "" {
		ship.Held = hold(s.sheet.One(path("held"), e.Held, heldNames...))
	}
	if ship.Held != free && (e.Speed != 0 || !s.inShallows(base)) {
		s.sheet.Fail(path("held"), "expected a ship that lies still over shallows (24.0), found her at %d mm a move, or in deep water", e.Speed)
	}
	wind := s.to.WindAt(max(ship.Arrives, 1))
	on := s.t.WindOnAt(t.Square, ship.UnderOars, ship.Heading.Off(wind.From))
	most := s.t.MostMove(t, ship.UnderOars, on, s.t.ForceBy[wind.Beaufort].Force)
	ship.Speed = s.mmOf(path("speed"), e.Speed, 0, mostMove)
	if ship.Speed > most {
		s.sheet.Fail(path("speed"), "expected at most %s mm in this wind (7.3, 7.4), found %d", mm(most), e.Speed)
	}
}

// inShallows reports whether anchors would hold there.
//
// Case 24.0.
func (s *scenarioLoader) inShallows(base plane.Base) bool {
	for i := range s.to.Areas {
		if a := &s.to.Areas[i]; a.Ground == Shallows && a.Shape.Touches(base) {
			return true
		}
	}
	return false
}

// base returns the rectangle on which a ship begins.
func (ship *ScenarioShip) base(t *ShipType) plane.Base {
	return plane.Base{At: ship.At, Heading: ship.Heading, Length: t.Length, Width: t.Width}
}

// person reads a personality.
//
// Cases 4.3, 4.3.4. Ruling R88.
func (s *scenarioLoader) person(path string, e *personEntry, ship *ScenarioShip) {
	p := Person{Name: e.Name, Rank: Rank(1 + s.sheet.One(path+"rank", e.Rank, rankNames[1:]...)), Commands: e.Commands}
	n := ship.Nation
	fits := true
	switch p.Rank {
	case SpanishNoble:
		fits = n == Spanish
	case Knight:
		fits = n == Knights
	case Emir:
		fits = n == Turkish || n == Barbary
	case SeaDog:
		fits = n == English || n == Barbary
	case EliteCaptain:
		fits = n != Spanish && n != Knights
	case Captain:
		fits = n != Knights
	}
	if !fits {
		s.sheet.Fail(path+"rank", "expected no %s in a ship that is %s (4.3)", e.Rank, nationNames[n])
	}
	if e.Name == "" {
		s.sheet.Fail(path+"name", "expected a name, found none")
	}
	ship.Persons = append(ship.Persons, p)
}

// commanders checks that a side has one commander-in-chief at most, and a squadron
// one leader.
//
// Cases 4.3.4, 2.1.
func (s *scenarioLoader) commanders() {
	var chiefs [2]int
	var leads [2][10]bool
	for i := range s.to.Ships {
		ship := &s.to.Ships[i]
		for j, p := range ship.Persons {
			path := fmt.Sprintf("ship.%d.persons.%d.", i, j)
			if p.Rank == CinC {
				if chiefs[ship.Seat]++; chiefs[ship.Seat] > 1 {
					s.sheet.Fail(path+"rank", "expected one c-in-c on a side (4.3.4), found another")
				}
			}
			switch {
			case !p.Commands:
			case ship.Squadron == 0:
				s.sheet.Fail(path+"commands", "expected a ship of a squadron, found none")
			case leads[ship.Seat][ship.Squadron]:
				s.sheet.Fail(path+"commands", "expected one who commands a squadron, found another")
			default:
				leads[ship.Seat][ship.Squadron] = true
			}
		}
	}
}

// apart checks that ships that begin or come together do not touch.
func (s *scenarioLoader) apart() {
	for i := range s.to.Ships {
		a := &s.to.Ships[i]
		for j := range s.to.Barriers {
			if b := &s.to.Barriers[j]; b.line().Touches(a.base(&s.t.Ships[a.Type])) {
				s.sheet.Fail(at("ship", i, "at"), "expected a ship clear of barriers (23.7), found %s on %s", a.Key, b.Name)
			}
		}
		for j := range s.to.Ships[:i] {
			b := &s.to.Ships[j]
			if a.Arrives == b.Arrives && plane.Touching(a.base(&s.t.Ships[a.Type]), b.base(&s.t.Ships[b.Type])) {
				s.sheet.Fail(at("ship", i, "at"), "expected bases apart: %s touches %s", a.Key, b.Key)
			}
		}
	}
}

// settings reads the optional rules that the scenario asks for, as key=value.
func (s *scenarioLoader) settings() {
	for i, text := range s.file.Settings {
		path := fmt.Sprintf("settings.%d", i)
		key, value, ok := strings.Cut(text, "=")
		if !ok || key == "" || value == "" {
			s.sheet.Fail(path, "expected a rule and its value, such as single-combat=on, found %q", text)
		}
		switch n := slices.IndexFunc(switchRows[:], func(row engine.Switch) bool { return row.Key == key }); {
		case ok && n < 0:
			s.sheet.Unknown(path, "an optional rule", key, pack.KeysOf(switchRows[:], func(row *engine.Switch) string { return row.Key }))
		case ok && switchNo(n) == thrownWind && value == "thrown" && len(s.to.Script) > 0:
			s.sheet.Fail(path, "expected no changes of a wind that is thrown for")
		case ok:
			s.sheet.One(path, value, switchRows[n].Values...)
		}
		s.to.Settings = append(s.to.Settings, Setting{key, value})
	}
}

// goals reads the victory conditions, those of both sides once for each.
func (s *scenarioLoader) goals() {
	for i := range s.file.Goal {
		e := &s.file.Goal[i]
		if e.Side == "both" {
			s.goal(i, 0)
			s.goal(i, 1)
			continue
		}
		s.goal(i, s.side(at("goal", i, "side"), e.Side))
	}
	if len(s.to.Goals) == 0 {
		s.sheet.Fail("goal", "expected goals, found none")
	}
}
