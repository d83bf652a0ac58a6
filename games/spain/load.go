package spain

import (
	"embed"
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// Names by which the pack knows things.
var (
	seatNames    = []string{"english", "spanish"}
	seasonNames  = []string{"summer", "october", "winter"}
	terrainNames = []string{"land", "coastal", "shallow", "sea"}
	tintNames    = []string{"none", "yellow", "blue"}
	windNames    = []string{"none", "north", "north-east", "south-east", "south", "south-west", "north-west"}
	countryNames = []string{
		"none", "england", "scotland", "ireland", "france", "spain", "catholic-netherlands",
		"protestant-netherlands", "german-states", "lorraine", "franche-comte", "savoy", "abroad",
	}
	sideNames   = []string{"open", "high-seas", "impassable-sea", "impassable-land", "impassable-both", "ford"}
	lawNames    = []string{"wind-hex", "ford", "tracks", "joint-phases"}
	entryNames  = []string{"start", "france", "ireland", "britain"}
	winnerNames = []string{"english", "spanish", "nobody"}
	winners     = []engine.Seat{English, Spanish, engine.NoSeat}
	limitNames  = []string{"none", "english", "dutch", "german", "french", "irish", "scottish"}
	kindNames   = []string{
		"deep-sail", "shallow-sail", "oared", "barge", "treasure-fleet", "foot", "horse",
		"naval-leader", "land-leader", "both-leader",
	}
	numberNames = []string{
		"fleets", "intercept-range", "intercept-most", "dutch-range", "barge-room", "wind-bonus",
		"disengage-spanish", "disengage-others", "quiet-odds", "besieged-open", "besieged-fortress",
		"besieged-winter", "winter-cost", "attrition-most", "treasure-1587", "treasure-1588",
		"treasure-prize", "pope", "pope-units", "penalty", "penalty-share", "breaker-pays", "other-pays",
		"huguenot-cities", "league-cities", "civil-war", "steps-a-point", "santa-cruz", "host", "great-host",
	}
)

// Scenarios is the folder of the pack to which scenarios of the players' own may be added.
const Scenarios = "scenarios"

// scenarioFiles are the scenarios of the pack as shipped, in the order in which they are offered.
var scenarioFiles = []string{"war", "1588", "1587", "sluys"}

// loader fills tables from a pack, file by file.
type loader struct {
	p  *pack.Pack
	in *pack.Reader
	t  *Tables
}

// load reads the pack and checks all that rules may take for granted about it. An error
// tells file, line and column of each fault of the first file that has any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	l.in = pack.NewReader(p, pack.Words(append(seatNames, none), English, Spanish, engine.NoSeat), pack.Words[Season](seasonNames),
		pack.Words[Terrain](terrainNames), pack.Words[Tint](tintNames), pack.Words[Wind](windNames), pack.Words[Country](countryNames),
		pack.Words[Side](sideNames), pack.Words[Entry](entryNames), pack.Words[Limit](limitNames), pack.Words[Kind](kindNames),
		pack.Words[Number](numberNames), pack.Hexes(Grid), pack.Ref("a nation", l.t.nation), pack.Cell(gust))
	for _, step := range []func() error{
		l.numbers, l.turns, l.switches, l.regions, l.zones, l.hexes, l.hexsides, l.cities, l.nations,
		l.counters, l.markers, l.tracks, l.header, l.charts, l.levels, func() error { l.t.finish(); return nil }, l.joined, l.scenarios,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return l.t, nil
}

// header reads what the pack is called and the few places and persons that the rules
// call by name.
//
// Cases 3.4, 18.0.
func (l *loader) header() error {
	var h struct {
		Title, Edition string
		Counters       int
		Brill, Seville string
		SantaCruz      string `toml:"santa-cruz"`
		Provenance     string
		Former         []string
	}
	s, err := l.p.Sheet("pack.toml", &h)
	if err != nil {
		return err
	}
	s.Filled("", "title and edition", h.Title, h.Edition)
	all := len(l.t.Counters) - 1
	for _, m := range l.t.Markers {
		all += int(m.Count)
	}
	if h.Counters != all {
		s.Fail("counters", "expected %d, as there are in counters.csv and markers.csv, found %d", all, h.Counters)
	}
	s.Digests("former", h.Former)
	l.t.Title, l.t.Edition, l.t.Former = h.Title, h.Edition, h.Former
	for _, c := range []struct {
		field, key string
		to         *City
	}{{"brill", h.Brill, &l.t.Brill}, {"seville", h.Seville, &l.t.Seville}} {
		if *c.to = l.t.city(c.key); *c.to == 0 || !l.t.Cities[*c.to].Port {
			s.Fail(c.field, "expected a port, found %q", c.key)
		}
	}
	if l.t.SantaCruz = l.t.counter(h.SantaCruz); l.t.SantaCruz == 0 || l.t.Row(l.t.SantaCruz).Kind != NavalLeader {
		s.Fail("santa-cruz", "expected a naval leader, found %q", h.SantaCruz)
	}
	return s.Err()
}

// numbers reads the single numbers.
func (l *loader) numbers() error {
	return pack.Each(l.in, "numbers.csv", NumNumbers, func(tab *pack.Table, row *struct {
		_     Number `csv:"key,ordered"`
		Value string `csv:"value"`
		About string `csv:"about,word"`
	}) {
		n := Number(tab.Row())
		l.t.Numbers[n], l.t.About[n] = int16(l.in.Number(tab, "value", n.bounds())), row.About
	}).Err()
}

// bounds returns the bounds of a number, as a tag has them.
func (n Number) bounds() string {
	switch n {
	case NumFleets:
		return "1.." + strconv.Itoa(maxFleets)
	case NumInterceptMost, NumDisengageSpanish, NumDisengageOthers, NumAttritionMost:
		return "1..6"
	case NumInterceptRange, NumDutchRange, NumBargeRoom, NumWindBonus, NumBesiegedWinter, NumWinterCost:
		return "1..20"
	}
	return "1..1000"
}

// lastTurn bounds the turns.
const lastTurn = 17

// turns reads the Game-Turn Record Track. Only winters bring income.
//
// Case 18.0.
func (l *loader) turns() error {
	l.t.Turns = make([]TurnRow, 1)
	return pack.Each(l.in, "turns.csv", lastTurn, func(tab *pack.Table, row *struct {
		_ int `csv:"turn,1.. ordered"`
		TurnRow
		Treasure uint8 `csv:"treasure,none|noted|due"`
	}) {
		row.Noted, row.Due = row.Treasure == 1, row.Treasure == 2
		if row.Income > 0 && row.Season != Winter {
			tab.Fail("income", "expected none outside winter, found %q", tab.Text("income"))
		}
		l.t.Turns = append(l.t.Turns, row.TurnRow)
	}).Err()
}

// A choiceRow is one choice of a switch.
type choiceRow struct {
	SwitchRow
	ChoiceRow
}

// switches reads the choices of a match, those of one switch below each other, and finds
// those that the law knows by name.
func (l *loader) switches() error {
	tab := pack.Each(l.in, "switches.csv", 0, l.choice)
	for i, key := range lawNames {
		n := slices.IndexFunc(l.t.Switches, func(sw SwitchRow) bool { return sw.Key == key })
		if n < 0 || len(l.t.Switches[n].Choices) != 2 {
			tab.FailEnd("expected a switch %s of two choices", key)
			continue
		}
		l.t.Law[i] = uint8(n)
	}
	return tab.Err()
}

// choice adds one choice to its switch.
func (l *loader) choice(tab *pack.Table, read *choiceRow) {
	row, choice := read.SwitchRow, read.ChoiceRow
	last := len(l.t.Switches) - 1
	for i := range l.t.Switches {
		switch other := &l.t.Switches[i]; {
		case other.Key != row.Key:
		case i != last || other.Name != row.Name || other.Rule != row.Rule:
			tab.Fail("key", "expected the choices of a switch below each other, of one name and case, found another %s", row.Key)
		}
	}
	if last < 0 || l.t.Switches[last].Key != row.Key {
		atMost(tab, "key", len(l.t.Switches), maxSwitches)
		l.t.Switches = append(l.t.Switches, row)
		last++
	}
	for _, c := range l.t.Switches[last].Choices {
		if c.Key == choice.Key {
			tab.Fail("choice", "a second choice %s", choice.Key)
		}
	}
	l.t.Switches[last].Choices = append(l.t.Switches[last].Choices, choice)
}
