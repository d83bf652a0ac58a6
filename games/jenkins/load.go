package jenkins

import (
	"embed"
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

// scenarioFiles are the scenarios in the order in which they are offered.
var scenarioFiles = []string{"war", "short", "cartagena", "porto-bello"}

// loader fills tables from a pack, file by file.
type loader struct {
	p     *pack.Pack
	t     *Tables
	begin begin
}

// load reads the pack and checks all that the rules take for granted about it.
// An error tells file, line and column of each fault of the first file that has
// any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	for _, step := range []func() error{
		l.header, l.hexes, l.hexsides, l.seaports, l.tradeRoutes, l.counters,
		l.storms, l.perils, l.fortunes, l.succession,
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
	var seen [numHexes]bool
	return l.p.Each("hexes.csv", numHexes-1, func(tab *pack.Table) {
		h, ok := tab.Hex("hex", Grid)
		if !ok {
			return
		}
		if seen[h] {
			tab.Fail("hex", "a second row for hex %s", Grid.Name(h))
		}
		seen[h] = true
		terrain := Terrain(tab.One("kind", terrainNames...))
		basin := Basin(tab.One("water", basinNames...))
		switch {
		case (terrain == Land) != (basin == NoWater):
			tab.Fail("water", "expected none for land and a sea for the rest, found %q", tab.Text("water"))
		case h == l.t.Entry && (terrain != Sea || basin == Pacific):
			tab.Fail("kind", "expected sea, as ships from Spain come here (11.9), found %q", tab.Text("kind"))
		}
		l.t.Terrain[h], l.t.Basin[h] = terrain, basin
	}, "hex", "kind", "water")
}

// hexsides reads those between coastal hexes that are closed to ships or to land
// counters, and checks that no ship sails from one ocean to the other.
//
// Cases 7.1, 7.4.
func (l *loader) hexsides() error {
	tab, err := l.p.Table("hexsides.csv", "from", "to", "type")
	if err != nil {
		return err
	}
	for tab.Next() {
		l.hexside(tab)
	}
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

func (l *loader) hexside(tab *pack.Table) {
	a, ok := tab.Hex("from", Grid)
	b, ok2 := tab.Hex("to", Grid)
	if !ok || !ok2 {
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
	if tab.One("type", "all-land", "all-sea") == 1 {
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
	return l.p.Each("seaports.csv", 0, func(tab *pack.Table) {
		row := PortRow{
			Key: tab.Key("key"), Name: tab.Word("name"),
			Owner: Holder(1 + tab.One("owner", holderNames[1:]...)),
			Value: uint8(tab.Int("value", 0, 9)),
		}
		h, ok := tab.Hex("hex", Grid)
		if !ok {
			return
		}
		if l.t.Terrain[h] != Coastal {
			tab.Fail("hex", "expected a coastal hex, found %s, which is all %s",
				Grid.Name(h), terrainNames[l.t.Terrain[h]])
		}
		for i := range l.t.Ports {
			switch other := &l.t.Ports[i]; {
			case i == 0:
			case other.Key == row.Key:
				tab.Fail("key", "a second seaport named %q", row.Key)
			case other.Name == row.Name:
				tab.Fail("name", "a second seaport named %q", row.Name)
			case other.Hex == h:
				tab.Fail("hex", "%s lies in %s already", other.Name, Grid.Name(h))
			}
		}
		row.Hex, row.SouthSea = h, l.t.Basin[h] == Pacific
		if len(l.t.Ports) == maxPorts {
			tab.Fail("key", "expected at most %d seaports", maxPorts-1)
			return
		}
		l.t.Ports = append(l.t.Ports, row)
	}, "key", "name", "hex", "owner", "value")
}

// port finds a seaport by its key.
func (l *loader) port(key string) (Port, bool) {
	for i := 1; i < len(l.t.Ports); i++ {
		if l.t.Ports[i].Key == key {
			return Port(i), true
		}
	}
	return 0, false
}

// portCell is a cell that names a seaport.
func (l *loader) portCell(tab *pack.Table, column string) (Port, bool) {
	p, ok := l.port(tab.Text(column))
	if !ok {
		tab.Fail(column, "expected a seaport, found %q", tab.Text(column))
	}
	return p, ok
}

// tradeRoutes reads which Spanish seaports are joined.
//
// Case 5.0. Ruling R131.
func (l *loader) tradeRoutes() error {
	return l.p.Each("trade_routes.csv", 0, func(tab *pack.Table) {
		a, ok := l.portCell(tab, "from")
		b, ok2 := l.portCell(tab, "to")
		if !ok || !ok2 {
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
	}, "from", "to")
}

// storms reads which seaports a die of storms strikes.
//
// Cases 6.2, 8.0.
func (l *loader) storms() error {
	return l.p.Each("storms.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		if die > 6 {
			return
		}
		for _, name := range strings.Fields(tab.Text("seaports")) {
			p, ok := l.port(name)
			if !ok {
				tab.Fail("seaports", "expected seaports, found %q", name)
				continue
			}
			for _, h := range l.t.Storms[die] {
				if h == l.t.Ports[p].Hex {
					tab.Fail("seaports", "%s is there twice", name)
				}
			}
			l.t.Storms[die] = append(l.t.Storms[die], l.t.Ports[p].Hex)
		}
	}, "die", "seaports")
}

func (l *loader) perils() error {
	return l.p.Each("perilous.csv", 6, func(tab *pack.Table) {
		if die := tab.Counted("die", 1); die < len(l.t.Perils) {
			l.t.Perils[die] = Peril(tab.One("result", perilNames...))
		}
	}, "die", "result")
}

// fortunes reads whom each die of the Fortunes of War strikes.
//
// Case 10.0.
func (l *loader) fortunes() error {
	return l.p.Each("fortunes.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		by := tab.One("by", "english", "spanish", "each", "none")
		target := Target(tab.One("target", targetNames...))
		if die >= len(l.t.Fortunes) {
			return
		}
		f := &l.t.Fortunes[die]
		f.Target = [2]Target{target, target}
		switch by {
		case 0, 1:
			f.Strikes, f.By = 1, [2]engine.Seat{engine.Seat(by), engine.Seat(by)}
		case 2:
			f.Strikes, f.By = 2, [2]engine.Seat{English, Spanish}
		}
	}, "die", "by", "target")
}

func (l *loader) succession() error {
	return l.p.Each("austria.csv", 7, func(tab *pack.Table) {
		if die := tab.Counted("die", 1); die < len(l.t.Succession) {
			l.t.Succession[die] = SuccessionSpanishFunds + Succession(tab.One("result", successionNames...))
		}
	}, "die", "result")
}
