package jenkins

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// Names by which the pack and the text of a position know things.
var (
	seatNames    = []string{"english", "spanish"}
	holderNames  = []string{"none", "english", "spanish", "french", "dutch", "other"}
	terrainNames = []string{"land", "coastal", "sea"}
	basinNames   = []string{"none", "atlantic", "gulf", "caribbean", "great-south-sea"}
	typeNames    = []string{
		"ship-of-the-line", "frigate", "merchant", "bomb-ship", "fire-ship", "infantry",
		"cannons", "heavy-guns", "boom-chain", "supplies", "leader", "deception",
	}
	perilNames      = []string{"none", "nautical-disaster", "lost-at-sea", "davy-jones-locker", "briny-deep"}
	targetNames     = []string{"any", "naval", "land", "abroad"}
	successionNames = []string{
		"spanish-points", "english-ship", "english-soldiers", "spanish-soldiers",
		"spanish-ship", "english-points", "peace",
	}
)

// Scenarios is the folder of the pack to which players may add scenarios of their own.
const Scenarios = "scenarios"

// scenarioFiles are the scenarios of the pack as shipped, in the order in which they are offered.
var scenarioFiles = []string{"war", "short", "cartagena", "porto-bello"}

// loader fills tables from a pack, file by file.
type loader struct {
	p     *pack.Pack
	in    *pack.Reader
	t     *Tables
	begin begin
}

// load reads the pack and checks everything that the rules take for granted about it. An error names the file, line and
// column of each fault in the first file that has any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	l.in = pack.NewReader(p, pack.Words[engine.Seat](seatNames), pack.Words[Holder](holderNames), pack.Words[Terrain](terrainNames),
		pack.Words[Basin](basinNames), pack.Words[Type](typeNames), pack.Words[Peril](perilNames), pack.Words[Target](targetNames),
		pack.Words[Succession](append([]string{""}, successionNames...)), pack.Hexes(Grid), pack.Ref("a seaport", l.port),
		pack.Ref("a counter", l.counter), pack.Cell(l.stormsAt))
	for _, step := range []func() error{
		l.header, l.hexes, l.hexsides, l.seaports, l.tradeRoutes, l.counters,
		l.rolls,
		func() error { l.t.Finish(); return nil },
		l.setup, l.scenarios,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return l.t, nil
}

func (l *loader) header() error {
	var h struct {
		Title, Edition string
		Points         int
		ToSpain        string `toml:"to-spain"`
		Provenance     string
	}
	s, err := l.p.Sheet("pack.toml", &h)
	if err != nil {
		return err
	}
	s.Filled("", "title and edition", h.Title, h.Edition)
	const mostPoints = 200
	if h.Points < 1 || h.Points > mostPoints {
		s.Fail("points", "expected a whole number from 1 to %d, found %d", mostPoints, h.Points)
	} else {
		l.t.Cap = uint8(h.Points)
	}
	entry, ok := Grid.Parse(h.ToSpain)
	if !ok {
		s.Fail("to-spain", "expected a hex from 0101 to 4628, found %q", h.ToSpain)
	}
	l.t.Title, l.t.Edition, l.t.Entry = h.Title, h.Edition, entry
	return s.Err()
}

// hexes reads what each hex is made of.
//
// Cases 7.1, 7.4.
func (l *loader) hexes() error {
	return pack.Each(l.in, "hexes.csv", numHexes-1, func(tab *pack.Table, row *struct {
		Hex     Hex     `csv:"hex,,a second row for hex %s"`
		Terrain Terrain `csv:"kind"`
		Basin   Basin   `csv:"water"`
	}) {
		switch {
		case row.Hex == 0:
		case (row.Terrain == Land) != (row.Basin == NoWater):
			tab.Fail("water", "expected none for land and a sea for the rest, found %q", tab.Text("water"))
		case row.Hex == l.t.Entry && (row.Terrain != Sea || row.Basin == Pacific):
			tab.Fail("kind", "expected sea, as ships from Spain come here (11.9), found %q", tab.Text("kind"))
		}
		l.t.Terrain[row.Hex], l.t.Basin[row.Hex] = row.Terrain, row.Basin
	}).Err()
}

// A hexsideRow is one hexside between coastal hexes that is closed to ships or to land counters.
type hexsideRow struct {
	From   Hex  `csv:"from"`
	To     Hex  `csv:"to"`
	AllSea bool `csv:"type,all-land|all-sea"`
}

// hexsides reads the closed hexsides between coastal hexes, and checks that no ship can sail from one ocean to the
// other.
//
// Cases 7.1, 7.4.
func (l *loader) hexsides() error {
	tab := pack.Each(l.in, "hexsides.csv", 0, l.hexside)
	for h := Hex(1); h < numHexes; h++ {
		for d := hex.North; d < hex.South; d++ {
			n := Grid.Step(h, d)
			if n != 0 && l.t.Terrain[h] != Land && l.t.Terrain[n] != Land && l.t.AllLand[h]>>d&1 == 0 &&
				(l.t.Basin[h] == Pacific) != (l.t.Basin[n] == Pacific) {
				tab.FailEnd("expected an all-land hexside from %s to %s, which lie on two oceans (7.4)",
					Grid.Name(h), Grid.Name(n))
			}
		}
	}
	return tab.Err()
}

func (l *loader) hexside(tab *pack.Table, row *hexsideRow) {
	a, b := row.From, row.To
	if a == 0 || b == 0 {
		return
	}
	d, next := Grid.Toward(a, b)
	if !next {
		tab.Fail("to", "expected a hex next to %s, found %s", Grid.Name(a), Grid.Name(b))
		return
	}
	for i, h := range [2]Hex{a, b} {
		if l.t.Terrain[h] != Coastal {
			tab.Fail([]string{"from", "to"}[i],
				"expected a coastal hex, as other hexsides follow from the hexes, found %s", Grid.Name(h))
		}
	}
	if (l.t.AllLand[a]|l.t.AllSea[a])>>d&1 != 0 {
		tab.Fail("from", "a second row for the hexside from %s to %s", Grid.Name(a), Grid.Name(b))
	}
	closed := &l.t.AllLand
	if row.AllSea {
		closed = &l.t.AllSea
	}
	closed[a] |= 1 << d
	closed[b] |= 1 << d.Opposite()
}

// seaports reads the seaports and their values.
//
// Cases 3.4, 3.5, 4.0.
func (l *loader) seaports() error {
	l.t.Ports = make([]PortRow, 1)
	return pack.Append(l.in, "seaports.csv", &l.t.Ports, func(tab *pack.Table, row *PortRow) {
		if row.Hex != 0 && l.t.Terrain[row.Hex] != Coastal {
			tab.Fail("hex", "expected a coastal hex, found %s, which is all %s",
				Grid.Name(row.Hex), terrainNames[l.t.Terrain[row.Hex]])
		}
		for _, other := range l.t.Ports[1:] {
			if other.Hex == row.Hex {
				tab.Fail("hex", "%s lies in %s already", other.Name, Grid.Name(row.Hex))
			}
		}
		row.SouthSea = l.t.Basin[row.Hex] == Pacific
		if tab.Row() == maxPorts-1 {
			tab.Fail("key", "expected at most %d seaports", maxPorts-1)
		}
	}).Err()
}

// port returns the seaport with a key, 0 if there is none.
func (l *loader) port(key string) Port {
	return Port(max(slices.IndexFunc(l.t.Ports, func(row PortRow) bool { return row.Key == key }), 0))
}

// tradeRoutes reads which Spanish seaports are joined.
//
// Case 5.0. Ruling R131.
func (l *loader) tradeRoutes() error {
	return pack.Each(l.in, "trade_routes.csv", 0, func(tab *pack.Table, row *struct {
		From Port `csv:"from"`
		To   Port `csv:"to"`
	}) {
		a, b := row.From, row.To
		if a == 0 || b == 0 {
			return
		}
		for i, p := range [2]Port{a, b} {
			if l.t.Ports[p].Owner != HolderSpanish {
				tab.Fail([]string{"from", "to"}[i], "expected a Spanish seaport (5.0), found %s", l.t.Ports[p].Key)
			}
		}
		switch {
		case a == b:
			tab.Fail("to", "expected another seaport than %s", l.t.Ports[a].Key)
		case l.t.Trade[a]>>b&1 != 0:
			tab.Fail("from", "a second route from %s to %s", l.t.Ports[a].Key, l.t.Ports[b].Key)
		}
		l.t.Trade[a] |= 1 << b
		l.t.Trade[b] |= 1 << a
	}).Err()
}

// stormsAt reads the hexes of some seaports.
//
// Cases 6.2, 8.0.
func (l *loader) stormsAt(text string) (at []Hex, why string) {
	for _, name := range strings.Fields(text) {
		p := l.port(name)
		switch h := l.t.Ports[p].Hex; {
		case p == 0:
			return nil, fmt.Sprintf("expected seaports, found %q", name)
		case slices.Contains(at, h):
			return nil, name + " is there twice"
		default:
			at = append(at, h)
		}
	}
	return at, ""
}

// rolls reads the tables of one die: where storms strike, the perils of the sea, whom the Fortunes of War strike, and
// the War of Austrian Succession.
//
// Cases 6.2, 6.3, 6.8, 8.0, 10.0.
func (l *loader) rolls() error {
	die := pack.Numbered("die", 1)
	return pack.Err(
		pack.List(l.in, "storms.csv", die, "seaports", l.t.Storms[1:]),
		pack.List(l.in, "perilous.csv", die, "result", l.t.Perils[1:]),
		pack.Each(l.in, "fortunes.csv", len(l.t.Fortunes)-1, func(tab *pack.Table, row *struct {
			_      int         `csv:"die,1.. ordered"`
			By     engine.Seat `csv:"by,english|spanish|each|none"`
			Target Target      `csv:"target"`
		}) {
			f := &l.t.Fortunes[tab.Row()+1]
			f.Target = [2]Target{row.Target, row.Target}
			switch row.By {
			case English, Spanish:
				f.Strikes, f.By = 1, [2]engine.Seat{row.By, row.By}
			case 2:
				f.Strikes, f.By = 2, [2]engine.Seat{English, Spanish}
			}
		}),
		pack.List(l.in, "austria.csv", die, "result,1..", l.t.Succession[1:]),
	)
}
