package spain

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// scenarioFile is a scenario as written in the pack, or by a player.
type scenarioFile struct {
	Key, Name, About, History string
	First, Last               int
	Printed, Income           bool
	Funds                     struct{ English, Spanish int }
	Pool                      []string
	Provenance                string
	Level                     []levelEntry
	Politics                  politicsEntry
	Owner                     []ownerEntry
	Stack                     []stackEntry
}

// levelEntry is a level of victory of the scenario's own; the last has no bound.
type levelEntry struct {
	From       *int
	Level      string
	Winner     string
	Provenance string
}

// politicsEntry is what has happened before the first turn.
type politicsEntry struct {
	Broken        string // who has broken French neutrality; "" for nobody
	Landed, Risen []string
	Hosts, Pope   bool
	Provenance    string
}

// ownerEntry is cities that begin in other hands than in the war.
type ownerEntry struct {
	Holder     string
	Cities     []string
	Provenance string
}

// stackEntry is what begins in one place, or on one track.
type stackEntry struct {
	At               string
	Track            bool
	Box              int
	Fleet, Munitions int
	Besieged         bool
	Segments         int
	Counters         []string
	Provenance       string
}

// scenarioLoader checks one scenario.
type scenarioLoader struct {
	*loader
	sheet *pack.Sheet
	file  *scenarioFile
	to    *ScenarioRow
	place [maxCounters]string      // where the file puts each counter, "" for nowhere
	fleet [2][maxFleets + 1]string // the same of each fleet
	siege []string                 // the same of each siege
	owned [maxCities]string        // the same of each city that has another owner
	room  [maxTracks]int           // left of the activation value
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
		Key: f.Key, Name: f.Name, About: strings.TrimSpace(f.About + " " + f.History), Income: f.Income,
	}}
	sheet.Named(f.Key, name)
	sheet.Described(f.Name, f.About, f.History)
	for _, part := range []func(){s.bounds, s.turns, s.levels, s.politics, s.stacks, s.owners, s.pool, s.sound} {
		if part(); sheet.Err() != nil {
			break // what follows leans on it
		}
	}
	l.t.Scenarios = append(l.t.Scenarios, *s.to)
	return sheet.Err()
}

// bounds checks that a scenario, which anyone may have written, is no larger than a table can show.
func (s *scenarioLoader) bounds() {
	const mostLevels = 24
	for _, list := range [...]struct {
		path    string
		n, most int
	}{{"level", len(s.file.Level), mostLevels}, {"owner", len(s.file.Owner), maxCities}, {"stack", len(s.file.Stack), maxCounters}} {
		if list.n > list.most {
			s.sheet.Fail(fmt.Sprintf("%s.%d", list.path, list.most), "expected at most %d of these, found %d", list.most, list.n)
			return
		}
	}
	for i := range s.file.Level {
		s.sheet.Title(fmt.Sprintf("level.%d.level", i), s.file.Level[i].Level)
	}
}

// turns reads which turns are played, and what is in the treasuries.
func (s *scenarioLoader) turns() {
	f := s.file
	s.to.First = uint8(s.sheet.Int("first", f.First, 1, lastTurn))
	s.to.Last = uint8(s.sheet.Int("last", f.Last, max(f.First, 1), lastTurn))
	const most = 9999
	s.to.Funds = [2]int{s.sheet.Int("funds.english", f.Funds.English, 0, most), s.sheet.Int("funds.spanish", f.Funds.Spanish, 0, most)}
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
	return s.place[c] == "" && s.t.Nations[row.Nation].Built && !row.Kind.IsLeader() && row.Kind != TreasureFleet
}
