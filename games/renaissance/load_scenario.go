package renaissance

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// scenarioLoader checks one scenario.
type scenarioLoader struct {
	*loader
	sheet *pack.Sheet
	file  *scenarioFile
	to    *ScenarioRow
}

// scenarios reads those of the pack as shipped, then those of the players' own, in the
// order of their names.
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
		Mediterranean: f.Mediterranean, Armada: f.Armada, Outright: f.Outright, LessLost: f.LessLost,
	}}
	sheet.Named(f.Key, name)
	sheet.Described(f.Name, f.About, f.History)
	for _, part := range []func(){
		s.bounds, s.ground, s.winds, s.sides, s.areas, s.barriers, s.designs, s.ships, s.forts, s.apart, s.settings, s.goals,
	} {
		if part(); sheet.Err() != nil {
			break // what follows leans on it
		}
	}
	s.to.About += " " + s.to.victory()
	l.t.Scenarios = append(l.t.Scenarios, *s.to)
	return sheet.Err()
}

// victory tells the victory conditions in a sentence for each side.
func (sc *ScenarioRow) victory() string {
	var sentences []string
	for seat := range sc.Sides {
		var lines []string
		for _, goal := range sc.Goals {
			if int(goal.Seat) == seat {
				lines = append(lines, goal.Text+", "+num(goal.Points))
			}
		}
		sentences = append(sentences, sc.Sides[seat].Name+" has points for: "+strings.Join(lines, "; ")+".")
	}
	if sc.Outright {
		sentences = append(sentences, "The first of these ends the battle.")
	}
	if sc.LessLost {
		sentences = append(sentences, "With equal points the smaller share of men lost wins.")
	}
	return strings.Join(sentences, " ")
}

// at returns the path of a field of the i-th table of an array.
func at(array string, i int, field string) string { return fmt.Sprintf("%s.%d.%s", array, i, field) }

// mmOf reads whole millimetres.
func (s *scenarioLoader) mmOf(path string, n, least, most int) Length {
	return Length(s.sheet.Int(path, n, least, most)) * plane.MM
}

// heading reads degrees.
func (s *scenarioLoader) heading(path, text string) plane.Heading {
	h, why := headingOf(text)
	if why != "" {
		s.sheet.Fail(path, "%s", why)
	}
	return h
}

// point reads a place on the table.
func (s *scenarioLoader) point(path string, xy []int) plane.Point {
	if len(xy) != 2 {
		s.sheet.Fail(path, "expected two numbers, x and y, found %d", len(xy))
		return plane.Point{}
	}
	return plane.Point{
		X: s.mmOf(path+".0", xy[0], 0, int(s.to.Width/plane.MM)),
		Y: s.mmOf(path+".1", xy[1], 0, int(s.to.Height/plane.MM)),
	}
}

// ground reads the size of the table and how long the battle is.
func (s *scenarioLoader) ground() {
	f := s.file
	const leastTable = 300
	if len(f.Table) != 2 {
		s.sheet.Fail("table", "expected two numbers, width and height, found %d", len(f.Table))
		return
	}
	s.to.Width = s.mmOf("table.0", f.Table[0], leastTable, mostLength)
	s.to.Height = s.mmOf("table.1", f.Table[1], leastTable, mostLength)
	s.to.Moves = uint8(s.sheet.Int("moves", f.Moves, 1, 200))
	s.to.Weather = Weather(s.sheet.One("weather", f.Weather, weatherNames...))
	night := s.sheet.One("night", f.Night, nightNames...)
	s.to.Night, s.to.Moon = night > 0, night == 2
}

// winds reads the wind at the start and its changes.
//
// Cases 5.1, 5.2.
func (s *scenarioLoader) winds() {
	f := s.file
	read := func(path string, w *windEntry) WindRow {
		return WindRow{
			From:     s.heading(path+"from", w.From),
			Beaufort: uint8(s.sheet.Int(path+"beaufort", w.Beaufort, 0, MostBeaufort)),
		}
	}
	s.to.Wind = read("wind.", &f.Wind)
	s.to.Wind.Move = 1
	if !s.t.ForceBy[s.to.Wind.Beaufort].Possible[s.to.Weather] {
		s.sheet.Fail("weather", "expected a weather that Beaufort %d may have (5.2), found %s", s.to.Wind.Beaufort, f.Weather)
	}
	s.to.WindRolled = s.sheet.One("later", f.Later, "fixed", "rolled") == 1
	before := 1
	for i := range f.Change {
		w := &f.Change[i]
		row := read(fmt.Sprintf("change.%d.", i), w)
		row.Move = uint8(s.sheet.Int(at("change", i, "move"), w.Move, before+1, max(int(s.to.Moves), before+1)))
		before = max(before, w.Move)
		switch {
		case s.to.WindRolled:
			s.sheet.Fail(at("change", i, "move"), "expected no changes of a wind that is thrown for")
		case !s.t.ForceBy[row.Beaufort].Possible[s.to.Weather]:
			s.sheet.Fail(at("change", i, "beaufort"), "expected a wind that may go with %s (5.2), found Beaufort %d", f.Weather, w.Beaufort)
		}
		s.to.Script = append(s.to.Script, row)
	}
}

// sides reads who fights.
func (s *scenarioLoader) sides() {
	if len(s.file.Side) != 2 {
		s.sheet.Fail("side", "expected two sides, found %d", len(s.file.Side))
		return
	}
	for i := range s.file.Side {
		e := &s.file.Side[i]
		if e.Key == "" || e.Name == "" || i == 1 && e.Key == s.file.Side[0].Key || e.Key == "both" {
			s.sheet.Fail(at("side", i, "key"), "expected a key of its own and a name, found %q and %q", e.Key, e.Name)
		}
		s.to.Sides[i] = SideRow{
			Key: e.Key, Name: e.Name, Nation: Nation(s.sheet.One(at("side", i, "nation"), e.Nation, nationNames...)),
			Moslem: s.sheet.One(at("side", i, "religion"), e.Religion, religionNames...) == 1,
		}
	}
}

// side finds a side by its key.
func (s *scenarioLoader) side(path, key string) engine.Seat {
	return engine.Seat(s.sheet.One(path, key, s.to.Sides[0].Key, s.to.Sides[1].Key))
}

// areas reads shallows, land and currents.
//
// Cases 23.1, 23.5, 23.6.
func (s *scenarioLoader) areas() {
	for i := range s.file.Area {
		e := &s.file.Area[i]
		a := Area{Name: e.Name, Choice: e.Choice, Ground: Ground(s.sheet.One(at("area", i, "ground"), e.Ground, groundNames...))}
		if e.Name == "" {
			s.sheet.Fail(at("area", i, "name"), "expected a name, found none")
		}
		switch a.Ground {
		case Shallows:
			a.Class = uint8(s.sheet.Int(at("area", i, "class"), e.Class, 0, 5))
		case HighLand:
			a.Height = uint8(s.sheet.Int(at("area", i, "height"), e.Height, 1, 9))
		case Current:
			a.Set = s.heading(at("area", i, "set"), e.Set)
			a.Rate = s.mmOf(at("area", i, "rate"), e.Rate, 1, 200)
			a.From = uint8(s.sheet.Int(at("area", i, "move"), e.Move, 1, int(s.to.Moves)))
		}
		const mostCorners = 64
		if len(e.Shape) > mostCorners {
			s.sheet.Fail(at("area", i, "shape"), "expected at most %d corners, found %d", mostCorners, len(e.Shape))
			continue
		}
		for j, xy := range e.Shape {
			a.Shape = append(a.Shape, s.point(at("area", i, fmt.Sprintf("shape.%d", j)), xy))
		}
		if !a.Shape.Simple() {
			s.sheet.Fail(at("area", i, "shape"), "expected three corners or more, and no sides that cross or touch")
		}
		s.to.Areas = append(s.to.Areas, a)
	}
}

// barriers reads booms (23.7). Ruling R217.
func (s *scenarioLoader) barriers() {
	for i := range s.file.Barrier {
		e := &s.file.Barrier[i]
		b := Barrier{
			Key: e.Key, Name: e.Name, A: s.point(at("barrier", i, "a"), e.A), B: s.point(at("barrier", i, "b"), e.B),
			Defence: uint8(s.sheet.Int(at("barrier", i, "defence"), e.Defence, 1, 5)),
		}
		if s.key(at("barrier", i, "key"), e.Key); i >= MaxBarriers {
			s.sheet.Fail(at("barrier", i, "key"), "expected at most %d barriers", MaxBarriers)
		}
		if e.Name == "" || b.A == b.B {
			s.sheet.Fail(at("barrier", i, "name"), "expected a name and two ends apart, found %q", e.Name)
		}
		s.to.Barriers = append(s.to.Barriers, b)
	}
}

// forts reads shore batteries (25.1, 25.2). Ruling R314.
func (s *scenarioLoader) forts() {
	for i := range s.file.Fort {
		e := &s.file.Fort[i]
		number := func(field string, n, least, most int) int16 {
			return int16(s.sheet.Int(at("fort", i, field), n, least, most))
		}
		fort := Fort{
			Key: e.Key, Name: e.Name, Seat: s.side(at("fort", i, "side"), e.Side),
			At: s.point(at("fort", i, "at"), e.At), Facing: s.heading(at("fort", i, "facing"), e.Facing),
			Cover:  Cover(s.sheet.One(at("fort", i, "cover"), e.Cover, coverNames...)),
			Guns:   uint8(number("guns", e.Guns, 1, 60)),
			Pounds: number("pounds", e.Pounds, 1, 100), High: uint8(number("height", e.Height, 0, 9)), RedHot: e.RedHot,
		}
		men := e.Guns * int(s.t.Figure[MenPerGun])
		fort.Gunners, fort.Troops = number("gunners", e.Gunners, men, 2000), number("troops", e.Troops, e.Gunners, 4000)
		if s.key(at("fort", i, "key"), e.Key); i >= MaxForts {
			s.sheet.Fail(at("fort", i, "key"), "expected at most %d forts", MaxForts)
		}
		s.to.Forts = append(s.to.Forts, fort)
	}
}

// key checks that a name for records is one, and no other's.
func (s *scenarioLoader) key(path, key string) {
	if rest := strings.Trim(key, "abcdefghijklmnopqrstuvwxyz0123456789-"); key == "" || rest != "" || key[0] < 'a' || key[0] > 'z' {
		s.sheet.Fail(path, "expected small letters, digits and hyphens after a letter, found %q", key)
	}
	s.free(path, key)
	for i := range s.to.Ships {
		if s.to.Ships[i].Key == key {
			s.sheet.Fail(path, "a ship is named %q already", key)
		}
	}
	for i := range s.to.Barriers {
		if s.to.Barriers[i].Key == key {
			s.sheet.Fail(path, "a barrier is named %q already", key)
		}
	}
	for i := range s.to.Forts {
		if s.to.Forts[i].Key == key {
			s.sheet.Fail(path, "a fort is named %q already", key)
		}
	}
}
