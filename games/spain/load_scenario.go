package spain

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// scenarioFile is a scenario as written in the pack.
type scenarioFile struct {
	Key, Name, About, History string
	First, Last               int
	Printed, Income           bool
	Funds                     struct{ English, Spanish int }
	Pool                      []string
	Provenance                string
	Level                     []levelEntry
	Stack                     []stackEntry
}

// levelEntry is a level of victory of the scenario's own; the last has no bound.
type levelEntry struct {
	From       *int
	Level      string
	Winner     string
	Provenance string
}

// stackEntry is what begins in one place, or on one track.
type stackEntry struct {
	At               string
	Track            bool
	Fleet, Munitions int
	Counters         []string
	Provenance       string
}

// scenarioLoader checks one scenario.
type scenarioLoader struct {
	*loader
	sheet *pack.Sheet
	file  *scenarioFile
	to    *ScenarioRow
	there [maxCounters]bool
	room  [maxTracks]int         // left of the activation value
	holds [numHexes]engine.Seat  // whose land units are there, one more; 0 for nobody's
	ships [numHexes]engine.Seat  // whose ships lie there, in the same way
	fleet [2][maxFleets + 1]bool // numbers in use
}

func (l *loader) scenarios() error {
	for _, name := range scenarioFiles {
		if err := l.scenario(name); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) scenario(name string) error {
	var f scenarioFile
	sheet, err := l.p.Sheet("scenarios/"+name+".toml", &f)
	if err != nil {
		return err
	}
	s := &scenarioLoader{loader: l, sheet: sheet, file: &f, to: &ScenarioRow{
		Key: f.Key, Name: f.Name, About: f.About + " " + f.History, Income: f.Income,
	}}
	sheet.Named(f.Key, name)
	sheet.Filled("name", "name, about and history", f.Name, f.About, f.History)
	s.to.First = uint8(sheet.Int("first", f.First, 1, lastTurn))
	s.to.Last = uint8(sheet.Int("last", f.Last, max(f.First, 1), lastTurn))
	const mostFunds = 9999
	s.to.Funds = [2]int{sheet.Int("funds.english", f.Funds.English, 0, mostFunds), sheet.Int("funds.spanish", f.Funds.Spanish, 0, mostFunds)}
	for t := 1; t < len(l.t.Tracks); t++ {
		s.room[t] = int(l.t.Cities[l.t.Tracks[t].City].Activation)
	}
	s.levels()
	if f.Printed {
		s.printed()
	}
	for i := range f.Stack {
		s.stack(i)
	}
	s.pool()
	l.t.Scenarios = append(l.t.Scenarios, *s.to)
	return sheet.Err()
}

// levels reads the scenario's own levels of victory, or takes the printed ones.
//
// Case 16.4.
func (s *scenarioLoader) levels() {
	s.to.Levels = s.t.Levels
	if len(s.file.Level) > 0 {
		s.to.Levels = nil
	}
	for i, e := range s.file.Level {
		path := func(field string) string { return fmt.Sprintf("level.%d.%s", i, field) }
		winner := slices.Index(winnerNames, e.Winner)
		if winner < 0 {
			s.sheet.Fail(path("winner"), "expected english, spanish or nobody, found %q", e.Winner)
			continue
		}
		level := Level{From: anyPoints, Name: e.Level, Winner: winners[winner]}
		if e.Level == "" {
			s.sheet.Fail(path("level"), "expected the name of a level, found none")
		}
		switch last := i == len(s.file.Level)-1; {
		case (e.From == nil) != last:
			s.sheet.Fail(path("from"), "expected a bound for every level but the last")
		case !last:
			level.From = int16(s.sheet.Int(path("from"), *e.From, -999, 999))
		}
		if n := len(s.to.Levels); n > 0 && level.From >= s.to.Levels[n-1].From {
			s.sheet.Fail(path("from"), "expected less than in the level above")
		}
		s.to.Levels = append(s.to.Levels, level)
	}
}

// printed puts out what the counters say: ships on the track of their hex, all else on
// the map.
//
// Case 3.23.
func (s *scenarioLoader) printed() {
	for c := 1; c < len(s.t.Counters); c++ {
		row := s.t.Row(Counter(c))
		if row.At == 0 {
			continue
		}
		p := Placement{Counter: Counter(c), Hex: row.At}
		if row.Kind.IsNaval() {
			p.Track, p.Hex = s.t.TrackAt(row.At), 0
		}
		s.place("printed", p)
	}
}

// stack reads what begins in one place.
func (s *scenarioLoader) stack(i int) {
	e := &s.file.Stack[i]
	path := func(field string) string { return fmt.Sprintf("stack.%d.%s", i, field) }
	h, ok := Grid.Parse(e.At)
	city := s.t.city(e.At)
	if city != 0 {
		h, ok = s.t.Cities[city].Hex, true
	}
	if !ok {
		s.sheet.Fail(path("at"), "expected a city or a hex from 0101 to 3340, found %q", e.At)
		return
	}
	p := Placement{Hex: h, Fleet: uint8(s.sheet.Int(path("fleet"), e.Fleet, 0, int(s.t.Numbers[NumFleets])))}
	if e.Track {
		p.Hex, p.Track = 0, s.t.CityTrack[city]
		if p.Track == 0 || p.Fleet != 0 {
			s.sheet.Fail(path("track"), "expected the track of a port, and no fleet on it (5.22), found %q", e.At)
			return
		}
	}
	if len(e.Counters) == 0 {
		s.sheet.Fail(path("counters"), "expected counters, found none")
	}
	seat := engine.NoSeat
	for j, name := range e.Counters {
		at := fmt.Sprintf("stack.%d.counters.%d", i, j)
		if p.Counter = s.t.counter(name); p.Counter == Unseen {
			s.sheet.Fail(at, "expected a counter, found %q", name)
			return
		}
		if seat == engine.NoSeat {
			seat = s.t.Seat(p.Counter)
		}
		if s.t.Seat(p.Counter) != seat {
			s.sheet.Fail(at, "expected counters of one side (2.1), found %s", name)
		}
		s.place(at, p)
	}
	s.formed(i, seat)
}

// formed checks a fleet as a whole: its number, its munitions, and room for what it
// carries.
func (s *scenarioLoader) formed(i int, seat engine.Seat) {
	e := &s.file.Stack[i]
	path := func(field string) string { return fmt.Sprintf("stack.%d.%s", i, field) }
	if e.Fleet < 1 || e.Fleet > maxFleets || seat == engine.NoSeat {
		if e.Munitions != 0 {
			s.sheet.Fail(path("munitions"), "expected none without a fleet (12.0), found %d", e.Munitions)
		}
		return
	}
	if s.fleet[seat][e.Fleet] {
		s.sheet.Fail(path("fleet"), "a second fleet of this number (6.11)")
	}
	s.fleet[seat][e.Fleet] = true
	s.to.Shot[seat][e.Fleet] = uint8(s.sheet.Int(path("munitions"), e.Munitions, 0, 20))
	ships, room := 0, 0
	for _, name := range e.Counters {
		switch row := s.t.Row(s.t.counter(name)); {
		case row.Kind.IsNaval():
			ships++
			room += int(row.Carries)
		case row.Kind.IsLand():
			room -= int(row.Strength)
		}
	}
	if ships == 0 || room < 0 {
		s.sheet.Fail(path("counters"), "expected ships that can carry the land units with them (6.52)")
	}
}

// place puts one counter where the scenario has it, if it may be there.
func (s *scenarioLoader) place(path string, p Placement) {
	row, seat := s.t.Row(p.Counter), s.t.Seat(p.Counter)
	if s.there[p.Counter] {
		s.sheet.Fail(path, "%s is there already", row.Key)
		return
	}
	s.there[p.Counter] = true
	switch {
	case p.Track != 0:
		s.onTrack(path, p)
	case row.Kind.IsNaval() || p.Fleet != 0:
		s.afloat(path, p)
	default:
		s.ashore(path, p.Hex, row, seat)
	}
	s.to.Start = append(s.to.Start, p)
}

// onTrack checks a ship on an activation track.
func (s *scenarioLoader) onTrack(path string, p Placement) {
	track := &s.t.Tracks[p.Track]
	s.room[p.Track] -= s.t.Room(p.Counter)
	row := s.t.Row(p.Counter)
	switch {
	case p.Counter == s.t.Treasure:
		s.sheet.Fail(path, "expected no Treasure Fleet on a track (5.61)")
	case !row.Kind.IsNaval() || track.Seat != s.t.Seat(p.Counter):
		s.sheet.Fail(path, "expected ships of the %s on this track (5.22), found %s", seatNames[track.Seat], row.Key)
	case row.Kind.IsDeep() && s.t.Terrain[track.Hex] == Shallow:
		s.sheet.Fail(path, "expected ships of shallow draft in a shallow hex (6.35), found %s", row.Key)
	case s.room[p.Track] < 0:
		s.sheet.Fail(path, "expected no more strength than the activation value of %s (5.25)", track.Name)
	}
}

// afloat checks a ship at sea or in port, or what a fleet has aboard.
//
// Cases 6.21, 6.31, 6.35, 6.6.
func (s *scenarioLoader) afloat(path string, p Placement) {
	row := s.t.Row(p.Counter)
	terrain := s.t.Terrain[p.Hex]
	dutch := s.t.Nations[row.Nation].Built && !s.t.Nations[row.Nation].Kept
	switch {
	case !terrain.HasWater():
		s.sheet.Fail(path, "expected a hex with water, found %s, which is all land (6.8)", Grid.Name(p.Hex))
	case terrain == Sea && p.Fleet == 0 && p.Counter != s.t.Treasure:
		s.sheet.Fail(path, "expected a fleet, as others are not on the high seas (6.21), found %s", row.Key)
	case s.ships[p.Hex] == 2-s.t.Seat(p.Counter):
		s.sheet.Fail(path, "expected no enemy ships in %s (6.31)", Grid.Name(p.Hex))
	case terrain == Shallow && row.Kind.IsDeep():
		s.sheet.Fail(path, "expected ships of shallow draft in a shallow hex (6.35), found %s", row.Key)
	case row.Kind.IsNaval() && dutch && Grid.Distance(p.Hex, s.t.Cities[s.t.Brill].Hex) > int(s.t.Numbers[NumDutchRange]):
		s.sheet.Fail(path, "expected %s within %d hexes of Brill (6.6)", row.Key, s.t.Numbers[NumDutchRange])
	case row.Kind.IsNaval():
		s.ships[p.Hex] = s.t.Seat(p.Counter) + 1
	}
}

// ashore checks a land unit or leader on the map.
//
// Cases 8.12, 8.14, 8.23 to 8.27.
func (s *scenarioLoader) ashore(path string, h Hex, row *CounterRow, seat engine.Seat) {
	ill := s.t.mayRoam(s.t.Nations[row.Nation].Limit, 0, h)
	switch {
	case !s.t.Terrain[h].HasLand():
		s.sheet.Fail(path, "expected a hex with land, found %s, which is all sea (8.14)", Grid.Name(h))
	case !s.t.RegionAt(h).Open:
		s.sheet.Fail(path, "expected land that units may enter, found %s (8.14)", Grid.Name(h))
	case !ill.OK():
		s.sheet.Fail(path, "expected land where %s may be: %s (%s)", row.Key, reasons[ill.Why].text, ill.Rule)
	case row.Kind.IsLand() && s.holds[h] == 2-seat:
		s.sheet.Fail(path, "expected no enemy land units in %s (8.12)", Grid.Name(h))
	case row.Kind.IsLand():
		s.holds[h] = seat + 1
	}
}

// pool finds what may be built: what the scenario names, or all that is not there of
// nations that are built.
func (s *scenarioLoader) pool() {
	for c := 1; c < len(s.t.Counters); c++ {
		row := s.t.Row(Counter(c))
		s.to.Pool[c] = s.file.Pool == nil && s.canBuild(Counter(c), row)
	}
	for i, name := range s.file.Pool {
		c := s.t.counter(name)
		if c == Unseen || s.to.Pool[c] || !s.canBuild(c, s.t.Row(c)) {
			s.sheet.Fail(fmt.Sprintf("pool.%d", i), "expected a ship or land unit that can be built and is not there yet, found %q", name)
			continue
		}
		s.to.Pool[c] = true
	}
}

func (s *scenarioLoader) canBuild(c Counter, row *CounterRow) bool {
	return !s.there[c] && s.t.Nations[row.Nation].Built && !row.Kind.IsLeader() && row.Kind != TreasureFleet
}
