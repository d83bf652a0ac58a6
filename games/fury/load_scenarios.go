package fury

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// scenarioFiles are the scenarios in the order of the book.
var scenarioFiles = []string{
	"supply-column-ambush", "ambush-at-the-ford", "unplanting-planters", "cattle-lifting", "prison-break", "feud",
	"hot-trod", "debatable-land-clearing", "rebellion",
	"artillery-train-ambush", "delaying-action", "topping-the-rise", "capn-art-thou-sleeping-there-below",
	"ensconced", "cadiz-or-something-similar", "eastward-ho", "swamped", "fire-and-sword", "razzia",
}

// Names by which scenario files know things.
var (
	specialNames = []string{
		"night", "column-on-road", "hidden-prisoners", "mounted-prisoners", "unharmed", "asleep", "colonels-stay",
		"rebels", "crewless-guns", "ladders", "fleet", "civilians", "first-herds", "herds-anywhere",
	}
	edgeNames = []string{"any", "north", "east", "south", "west"}
	zoneNames = []string{
		"enters", "anywhere", "near-edge", "away-from-edge", "away-from-houses", "near-houses", "near-hamlet",
		"near-fords", "in-sconce", "on-hill",
	}
	wantNames = []string{
		"wagons-off", "herds-off", "prisoners-off", "booty-off", "squadrons-off", "share-off", "no-herds", "burned",
		"colonel", "cleared", "share-lost", "as-many-lost", "guns", "guns-off", "sconce", "driven-in", "chain",
		"beyond-reach", "all-off", "sole",
	}
	roadNames = []string{
		"none", "south-north", "west-east", "south-hamlet", "north-hamlet", "fork", "past-sconce", "islands",
	}
	waterNames = []string{"none", "stream-ford", "stream-fords", "stream-bridge", "sea", "river-blocked"}
	lateNames  = []string{"a", "b", "nobody"}
	lateSeats  = []engine.Seat{0, 1, engine.NoSeat}
)

// scenarioFile is a scenario as written in the pack. Lengths are inches.
type scenarioFile struct {
	Key, Name, Rule, About, History string
	Special                         []string
	Turns                           int
	Late                            string
	Provenance                      string
	Board                           boardEntry
	Side                            []sideEntry
	Goal                            []goalEntry
	Card                            []cardEntry   // of its own
	Nation                          []nationEntry // of its own
}

type sideEntry struct {
	Name           string
	Nations, Pools []string
	Same, Other    bool
	Size, Style    string
	Fixed          string
	Wagons, Herds  int
	Prisoners      int
	ByRoad         bool `toml:"by-road"`
	Boats, Flees   bool
	Apart          int
	Place, Guard   placeEntry
	Relief         reliefEntry
	Provenance     string
}

type placeEntry struct {
	Zone, Edge    string
	OnRoad        bool `toml:"on-road"`
	Afloat        bool
	Ambush        bool
	Within, Apart int
}

type reliefEntry struct {
	Size, Style       string
	From, Dice, Least int
	Place             placeEntry
}

type goalEntry struct {
	Side       string
	Way, Least int
	Want, Edge string
	Provenance string
}

// scenarioLoader checks one scenario.
type scenarioLoader struct {
	*loader
	sheet *pack.Sheet
	file  *scenarioFile
	to    *ScenarioRow
	rows  []int // lines of the pieces of a board that is drawn
	walk  *walk // over that board: one, for a file may have many goals
}

// scenarios reads those of the pack as shipped, then those of the players' own, in the order of their names.
//
// Cases 26.1, 26.2, 26.3, 26.4, 26.5, 26.6, 26.7, 26.8, 26.9, 27.1, 27.2, 27.3, 27.4, 27.5, 27.6, 27.7, 27.8, 27.9, 27.10.
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
		Key: f.Key, Name: f.Name, Rule: engine.Case(f.Rule), About: f.About, History: f.History,
	}}
	sheet.Named(f.Key, name)
	sheet.Described(f.Name, f.About, f.History)
	sheet.Needs("rule", f.Rule)
	s.ownCards()
	s.ownNations()
	for i, word := range f.Special {
		s.to.Special |= 1 << sheet.One(fmt.Sprintf("special.%d", i), word, specialNames...)
	}
	const mostTurns = 99
	s.to.Turns = uint8(sheet.Int("turns", f.Turns, 1, mostTurns))
	s.to.Late = lateSeats[sheet.One("late", f.Late, lateNames...)]
	if len(f.Side) != 2 {
		sheet.Fail("side", "expected two sides, found %d", len(f.Side))
		return sheet.Err()
	}
	for i := range f.Side {
		s.side(i)
	}
	if s.plan(); s.to.Plan.Width == 0 {
		return sheet.Err() // what follows leans on it
	}
	s.goals()
	s.fit()
	s.playable()
	l.t.Scenarios = append(l.t.Scenarios, *s.to)
	return sheet.Err()
}

// side reads one side.
//
// Cases 25.1, 25.4.
func (s *scenarioLoader) side(i int) {
	e := &s.file.Side[i]
	path := func(field string) string { return fmt.Sprintf("side.%d.%s", i, field) }
	side := SideRow{Name: e.Name, Same: e.Same, Other: e.Other, ByRoad: e.ByRoad, Boats: e.Boats, Flees: e.Flees,
		Nations: s.nationsOf(path, e), Place: s.place(path("place"), e.Place), Apart: s.inches(path("apart"), e.Apart)}
	const most = 20
	side.Objects = [NumObjects]uint8{
		Herd:      uint8(s.sheet.Int(path("herds"), e.Herds, 0, most)),
		Prisoners: uint8(s.sheet.Int(path("prisoners"), e.Prisoners, 0, most)),
		Wagon:     uint8(s.sheet.Int(path("wagons"), e.Wagons, 0, most)),
	}
	side.Rolls, side.Levy = s.levy(path, e.Size, e.Style)
	for _, word := range strings.Fields(e.Fixed) {
		if why := s.band(&side.Fixed, word); why != "" {
			s.sheet.Fail(path("fixed"), "%s, found %q", why, word)
		}
	}
	side.Guns, side.Fixed.Guns = side.Fixed.Guns, [maxGuns + 1]uint8{}
	if side.Rolls {
		s.rollable(path("size"), side.Levy, side.Nations)
	}
	if !side.Rolls && e.Relief.Size == "" && side.Fixed.Squadrons() == 0 {
		s.sheet.Fail(path("size"), "expected a force that is rolled or fixed, found none")
	}
	if e.Guard.Zone != "" {
		side.Guard = s.place(path("guard"), e.Guard)
	}
	s.relief(path, &e.Relief, &side)
	s.to.Sides[i] = side
}

// nationsOf lists the nations that a side may be: those named, then those of its lists.
//
// Case 25.2.
func (s *scenarioLoader) nationsOf(path func(string) string, e *sideEntry) (all []Nation) {
	for i, key := range e.Nations {
		n := s.t.nation(key)
		if n == 0 {
			s.sheet.Unknown(path(fmt.Sprintf("nations.%d", i)), "a nation", key, s.t.nationKeys())
			continue
		}
		all = append(all, n)
	}
	for i, name := range e.Pools {
		pool := Pools(1) << s.sheet.One(path(fmt.Sprintf("pools.%d", i)), name, poolNames...)
		for n := range s.t.Nations {
			if s.t.Nations[n].Pools&pool != 0 && !slices.Contains(all, Nation(n)) {
				all = append(all, Nation(n))
			}
		}
	}
	if len(all) == 0 {
		s.sheet.Fail(path("nations"), "expected nations, found none")
	}
	return all
}

// levy reads a roll on a force table, if there is one.
func (s *scenarioLoader) levy(path func(string) string, size, style string) (rolls bool, of Levy) {
	if size == "" && style == "" {
		return false, of
	}
	of.Size = Size(s.sheet.One(path("size"), size, sizeNames...))
	of.Style = Style(s.sheet.One(path("style"), style, styleNames...))
	return true, of
}

// relief reads reinforcements.
//
// Cases 26.3, 26.5, 27.10.
func (s *scenarioLoader) relief(path func(string) string, e *reliefEntry, side *SideRow) {
	if e.Size == "" {
		return
	}
	in := func(field string) string { return path("relief." + field) }
	_, side.Relief.Levy = s.levy(in, e.Size, e.Style)
	side.Relief.Place = s.place(in("place"), e.Place)
	side.Relief.From = uint8(s.sheet.Int(in("from"), e.From, 1, s.file.Turns))
	side.Relief.Dice = uint8(s.sheet.Int(in("dice"), e.Dice, 0, 2))
	side.Relief.Least = uint8(s.sheet.Int(in("least"), e.Least, 0, 6*e.Dice))
}

// place reads how companies come onto the board.
//
// Case 25.6.
func (s *scenarioLoader) place(path string, e placeEntry) Place {
	p := Place{OnRoad: e.OnRoad, Afloat: e.Afloat, Ambush: e.Ambush,
		Zone:   Zone(s.sheet.One(path+".zone", e.Zone, zoneNames...)),
		Within: s.inches(path+".within", e.Within), Apart: s.inches(path+".apart", e.Apart)}
	if e.Edge != "" {
		p.Edge = Edge(s.sheet.One(path+".edge", e.Edge, edgeNames...))
	}
	within := slices.Contains([]Zone{NearEdge, NearHouses, NearHamlet, NearFords}, p.Zone)
	apart := p.Zone == AwayFromEdge || p.Zone == AwayFromHouses
	if within != (p.Within > 0) || apart != (p.Apart > 0) {
		s.sheet.Fail(path, "expected within for a zone near something, apart for one away from it, and neither for others")
	}
	if (p.Zone == NearEdge || p.Zone == AwayFromEdge || p.OnRoad || p.Afloat) && p.Edge == AnyEdge {
		s.sheet.Fail(path, "expected the edge that is meant, found any")
	}
	return p
}

// inches reads whole inches.
func (s *scenarioLoader) inches(path string, n int) Length {
	const most = 120
	return Length(s.sheet.Int(path, n, 0, most)) * Inch
}

// goals reads the ways to win.
//
// Case 19.1.
func (s *scenarioLoader) goals() {
	for i, e := range s.file.Goal {
		path := func(field string) string { return fmt.Sprintf("goal.%d.%s", i, field) }
		g := Goal{Seat: lateSeats[s.sheet.One(path("side"), e.Side, lateNames[:2]...)], Way: uint8(s.sheet.Int(path("way"), e.Way, 1, 9)),
			Want: Want(s.sheet.One(path("want"), e.Want, wantNames...)), Least: uint8(s.sheet.Int(path("least"), e.Least, 0, 100))}
		if e.Edge != "" {
			g.Edge = Edge(s.sheet.One(path("edge"), e.Edge, edgeNames...))
		}
		s.to.Goals = append(s.to.Goals, g)
	}
	for seat := range engine.Seat(2) {
		if !slices.ContainsFunc(s.to.Goals, func(g Goal) bool { return g.Seat == seat }) && s.to.Late != seat && !s.to.Sides[1-seat].Flees {
			s.sheet.Fail("goal", "expected a way to win for %s, found none", lateNames[seat])
		}
	}
}

// spot reads a point in inches from the west and from the north.
func (s *scenarioLoader) spot(path string, at [2]int) plane.Point {
	return plane.Point{X: s.inches(path, at[0]), Y: s.inches(path, at[1])}
}
