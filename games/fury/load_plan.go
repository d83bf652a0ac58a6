package fury

import (
	"strconv"

	"github.com/weathergage/weathergage/pack"
)

// boardEntry is a board as a scenario file has it. Lengths are inches, the width of water
// hundredths of one; shares are percent.
type boardEntry struct {
	Drawn          string // the text of a board, instead of all but hamlet-at
	Size           [2]int
	Wood, Hill     [2]int
	Broken, Marsh  [2]int
	IrishWood      [2]int `toml:"irish-wood"`
	DykeMarsh      [2]int `toml:"dyke-marsh"`
	NearRoad       int    `toml:"near-road"`
	WoodsOff       int    `toml:"woods-off"`
	Road, Water    string
	WaterAt        [2]int `toml:"water-at"`
	WaterWidth     int    `toml:"water-width"`
	Beach          int
	Hamlet         [2]int
	HamletAt       [2]int `toml:"hamlet-at"`
	Spread         int
	Timber         bool
	Cottages       [2]int
	Fields         [2]int
	Orchards       [2]int
	Ridge          int
	Sconce         int
	SconceAt       [2]int `toml:"sconce-at"`
	Stronghold     bool
	Pass           bool
	Islands        [2]int
	HillsBeyond    [2]int `toml:"hills-beyond"`
	FordMarsh      [2]int `toml:"ford-marsh"`
	ClearOfWoods   bool   `toml:"clear-of-woods"`
	ChainFromNorth int    `toml:"chain-from-north"`
	Provenance     string
}

// plan reads the book's words about the board, or a board that is drawn.
//
// Case 25.5.
func (s *scenarioLoader) plan() {
	e, p := &s.file.Board, &s.to.Plan
	if e.Drawn != "" {
		s.drawn()
		return
	}
	const leastSide, mostSide = 24, 96
	*p = Plan{
		Width:  Length(s.sheet.Int("board.size.0", e.Size[0], leastSide, mostSide)) * Inch,
		Depth:  Length(s.sheet.Int("board.size.1", e.Size[1], leastSide, mostSide)) * Inch,
		Timber: e.Timber, Stronghold: e.Stronghold, Pass: e.Pass, ClearOfWoods: e.ClearOfWoods,
		NearRoad: s.sheet.Int("board.near-road", e.NearRoad, 0, 80), WoodsOff: s.inches("board.woods-off", e.WoodsOff),
		WaterWidth: Length(s.sheet.Int("board.water-width", e.WaterWidth, 0, 3000)), Beach: s.inches("board.beach", e.Beach),
		HamletAt: s.spot("board.hamlet-at", e.HamletAt), Spread: s.inches("board.spread", e.Spread),
		Ridge: s.inches("board.ridge", e.Ridge), Sconce: s.inches("board.sconce", e.Sconce),
		SconceAt: s.spot("board.sconce-at", e.SconceAt), ChainFromNorth: s.inches("board.chain-from-north", e.ChainFromNorth),
		Road:  RoadPlan(word(s.sheet, "board.road", e.Road, roadNames)),
		Water: WaterPlan(word(s.sheet, "board.water", e.Water, waterNames)),
	}
	const few, mostShare, percent = 20, 75, 100
	for _, c := range []struct {
		field string
		have  [2]int
		most  int
		to    *Span
	}{
		{"wood", e.Wood, mostShare, &p.Wood}, {"irish-wood", e.IrishWood, mostShare, &p.IrishWood},
		{"hill", e.Hill, mostShare, &p.Hill}, {"broken", e.Broken, mostShare, &p.Broken},
		{"marsh", e.Marsh, mostShare, &p.Marsh}, {"dyke-marsh", e.DykeMarsh, mostShare, &p.DykeMarsh},
		{"water-at", e.WaterAt, percent, &p.WaterAt}, {"hamlet", e.Hamlet, few, &p.Hamlet},
		{"cottages", e.Cottages, few, &p.Cottages}, {"fields", e.Fields, few, &p.Fields},
		{"orchards", e.Orchards, few, &p.Orchards}, {"islands", e.Islands, few, &p.Islands},
		{"hills-beyond", e.HillsBeyond, few, &p.HillsBeyond}, {"ford-marsh", e.FordMarsh, few, &p.FordMarsh},
	} {
		*c.to = s.span("board."+c.field, c.have, c.most)
	}
	s.fits()
}

// fits checks that the parts of a board fit together.
func (s *scenarioLoader) fits() {
	p := &s.to.Plan
	fords := p.Water == StreamFord || p.Water == StreamFords
	for _, c := range []struct {
		wrong       bool
		field, want string
	}{
		{p.Road == RoadFork && p.Water != StreamFords, "road", "a fork to two fords"},
		{(p.Road == RoadSouthHamlet || p.Road == RoadNorthHamlet || p.Fields.Most > 0) && p.Hamlet.Least == 0, "hamlet", "the hamlet that the road or the fields are about"},
		{(p.Road == RoadPastSconce) && p.Sconce == 0, "sconce", "the sconce that the road leads past"},
		{(p.Road == RoadIslands) != (p.Islands.Least > 1), "islands", "two islands or more for their road, and that road for them"},
		{(p.Water != NoWater) != (p.WaterWidth > 0), "water-width", "a width where there is water, and only there"},
		{!fords && (p.HillsBeyond.Most > 0 || p.FordMarsh.Most > 0), "water", "the ford that hills or marshes are about"},
		{p.NearRoad > 0 && p.Road == NoRoad, "near-road", "a road for the woods to be close to"},
		{p.Water == RiverBlocked && (p.ChainFromNorth == 0 || p.ChainFromNorth >= p.Depth), "chain-from-north", "a chain across the river"},
	} {
		if c.wrong {
			s.sheet.Fail("board."+c.field, "expected %s, found none", c.want)
		}
	}
}

// span reads two numbers, the lower first.
func (s *scenarioLoader) span(path string, have [2]int, most int) Span {
	for i, n := range have {
		s.sheet.Int(path+"."+strconv.Itoa(i), n, 0, most)
	}
	if have[0] > have[1] {
		s.sheet.Fail(path, "expected the lower number first, found %d and %d", have[0], have[1])
	}
	return Span{have[0], have[1]}
}

// word reads one of some words, the first if there is none.
func word(s *pack.Sheet, path, text string, words []string) int {
	if text == "" {
		return 0
	}
	return s.One(path, text, words...)
}
