package invincible

import (
	"embed"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/square"
	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// grid is the Tactical Map; its squares are those of the game less one.
var grid = square.Grid{W: columns, H: rows}

// numBoxes is how many boxes the Strategic Map has.
const numBoxes = int(firstPort) - 1

// squadronKeys are the names by which the pack knows the squadrons.
var squadronKeys = [numSquadrons]string{
	"", "howard", "drake", "hawkins", "frobisher", "seymour",
	"sidonia", "recalde", "diego-flores", "pedro-valdes", "oquendo",
	"bertendona", "moncada", "medina-1", "medina-2", "medina-3",
}

// Names by which the pack and the text of a position know winds, weathers,
// tactics and edges.
var (
	windNames    = []string{"westerly", "easterly"}
	weatherNames = []string{"normal", "calm", "fog", "gales"}
	tacticNames  = []string{"none", "stand-off", "close-in", "try-to-board"}
	edgeNames    = []string{"none", "west", "north", "east"}
)

// loader fills tables from a pack, file by file.
type loader struct {
	p *pack.Pack
	t *Tables
}

// load reads the pack and checks all that the rules take for granted about it.
// An error tells file, line and column of each fault of the first file that has
// any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	for _, step := range []func() error{
		l.header, l.boxes, l.ports, l.coasts, l.squares, l.edges, l.squadrons, l.deployments,
		l.matrix, l.battle, l.strength, l.gauge, l.badWeather,
		l.fireships, l.fireshipMorale, l.condition, l.arrival, l.chits, l.modifiers,
		func() error { return l.scenario("campaign") },
		func() error { return l.scenario("calais") },
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return l.t, nil
}

// known is a cell, key, that holds one of the keys, and which; false if it does
// not.
func known(tab *pack.Table, keys []string) (int, bool) {
	i := tab.One("key", keys...)
	return i, tab.Text("key") == keys[i]
}

func (l *loader) header() error {
	var h struct{ Title, Edition, Provenance string }
	s, err := l.p.Sheet("pack.toml", &h)
	if err != nil {
		return err
	}
	s.Filled("", "title and edition", h.Title, h.Edition)
	l.t.Title, l.t.Edition = h.Title, h.Edition
	return s.Err()
}

func (l *loader) boxes() error {
	return l.p.Each("boxes.csv", numBoxes, func(tab *pack.Table) {
		n := tab.Counted("number", 1)
		if n > numBoxes {
			return // the number of rows is told at the end
		}
		l.t.Places[n] = l.place(tab)
	}, "number", "key", "name", "north", "east")
}

func (l *loader) ports() error {
	return l.p.Each("ports.csv", 0, func(tab *pack.Table) {
		if tab.Row() == maxPorts {
			tab.Fail("key", "expected at most %d ports", maxPorts)
		}
		row := l.place(tab)
		row.Box = Place(tab.Int("box", 1, numBoxes))
		for _, other := range l.t.Places[firstPort:] {
			if other.Key != "" && other.Box == row.Box {
				tab.Fail("box", "box %d is joined to %s already", row.Box, other.Name)
			}
		}
		if tab.Row() < maxPorts {
			l.t.Places[int(firstPort)+tab.Row()] = row
			l.t.Ports++
		}
	}, "key", "name", "box", "north", "east")
}

func (l *loader) place(tab *pack.Table) PlaceRow {
	row := PlaceRow{
		Key: tab.Key("key"), Name: tab.Word("name"),
		North: int16(tab.Int("north", -9000, 9000)), East: int16(tab.Int("east", -18000, 18000)),
	}
	if _, twice := l.placeOf(row.Key); twice {
		tab.Fail("key", "a second place named %q", row.Key)
	}
	return row
}

// placeOf finds a box or port by its key.
func (l *loader) placeOf(key string) (Place, bool) {
	for i := range l.t.Places {
		if i > 0 && key != "" && l.t.Places[i].Key == key {
			return Place(i), true
		}
	}
	return 0, false
}

func (l *loader) coasts() error {
	return l.p.Each("coast.csv", 0, func(tab *pack.Table) {
		name := tab.Word("coast")
		if n := len(l.t.Coasts); n == 0 || l.t.Coasts[n-1].Name != name {
			l.t.Coasts = append(l.t.Coasts, Coast{Name: name})
		}
		c := &l.t.Coasts[len(l.t.Coasts)-1]
		c.Line = append(c.Line, CoastPoint{
			int16(tab.Int("north", -9000, 9000)), int16(tab.Int("east", -18000, 18000)),
		})
	}, "coast", "north", "east")
}

func (l *loader) squares() error {
	names := make([]string, columns)
	for c := range names {
		names[c] = string(rune('A' + c))
	}
	err := l.p.Each("squares.csv", rows, func(tab *pack.Table) {
		r := tab.Counted("row", 1)
		for c, name := range names {
			terrain := tab.One(name, "sea", "white", "anchorage")
			if r <= rows {
				row := &l.t.Squares[1+int(grid.At(c, r-1))]
				row.White, row.Anchorage = terrain == 1, terrain == 2
				if row.Anchorage != (r >= 8 && c >= 2 && c <= 7) {
					tab.Fail(name, "expected the anchorage in C8 to H9, as the rules name it (13.0)")
				}
			}
		}
		if r == rows {
			l.countSquares(tab)
		}
	}, append(names, "row")...)
	for s := range square.Square(grid.Len()) {
		for d, n := range grid.Neighbours(s) {
			l.t.Neighbours[1+s][d] = Square(n + 1)
		}
	}
	return err
}

// countSquares checks that the Armada finds room in the white squares, and the
// English outside them.
func (l *loader) countSquares(tab *pack.Table) {
	white := 0
	for i := range l.t.Squares {
		if l.t.Squares[i].White {
			white++
		}
	}
	const least, most = int(lastSpanish-firstSpanish) + 1, 60
	if white < least || white > most {
		tab.Fail("row", "expected from %d to %d white squares, found %d", least, most, white)
	}
}

func (l *loader) edges() error {
	var seen [numEdges]bool
	return l.p.Each("edges.csv", numEdges-1, func(tab *pack.Table) {
		e := 1 + tab.One("edge", edgeNames[1:]...)
		if seen[e] {
			tab.Fail("edge", "a second row for the %s edge", edgeNames[e])
		}
		seen[e] = true
		from, ok := l.squareOf(tab, "from")
		to, ok2 := l.squareOf(tab, "to")
		if !ok || !ok2 {
			return
		}
		a, b := square.Square(from-1), square.Square(to-1)
		if grid.Column(a) != grid.Column(b) && grid.Row(a) != grid.Row(b) || a > b {
			tab.Fail("to", "expected a square east or south of %s in one line with it, found %s",
				grid.Name(a), grid.Name(b))
			return
		}
		for s := range square.Square(grid.Len()) {
			if grid.Column(s) >= grid.Column(a) && grid.Column(s) <= grid.Column(b) &&
				grid.Row(s) >= grid.Row(a) && grid.Row(s) <= grid.Row(b) {
				l.t.Squares[1+s].Entry[e] = true
			}
		}
	}, "edge", "from", "to")
}

// squareOf is a cell that names a square.
func (l *loader) squareOf(tab *pack.Table, column string) (Square, bool) {
	s, ok := grid.Parse(tab.Text(column))
	if !ok {
		tab.Fail(column, "expected a square from A1 to J9, found %q", tab.Text(column))
	}
	return Square(s + 1), ok
}

func (l *loader) squadrons() error {
	return l.p.Each("squadrons.csv", numSquadrons-1, func(tab *pack.Table) {
		i, ok := known(tab, squadronKeys[1:])
		if !ok {
			return
		}
		q := Squadron(1 + i)
		row := &l.t.Squadrons[q]
		if row.Key != "" {
			tab.Fail("key", "a second squadron named %q", row.Key)
		}
		*row = SquadronRow{
			Key: squadronKeys[q], Name: tab.Word("name"), Note: tab.Text("note"),
			Strength: uint8(tab.Int("strength", 1, 20)), Morale: int8(tab.Int("morale", -6, 6)),
			Dice: uint8(tab.Int("dice", 0, 3)), Battle: int8(tab.Int("drm", -6, 6)),
			Attacking: tab.One("role", "any", "attacker") == 1,
			FirstFire: tab.Flag("first"), Repair: int8(tab.Int("repair", -6, 6)),
		}
		for other := range l.t.Squadrons {
			if o := &l.t.Squadrons[other]; Squadron(other) != q && o.Key != "" && o.Name == row.Name {
				tab.Fail("name", "a second squadron named %q", row.Name)
			}
		}
		l.tactics(tab, &row.With)
	}, "key", "name", "strength", "morale", "dice", "drm", "with", "role", "first", "repair", "note")
}

// tactics reads a list of tactics, or any.
func (l *loader) tactics(tab *pack.Table, with *[numTactics]bool) {
	words := strings.Fields(tab.Text("with"))
	if len(words) == 0 {
		tab.Fail("with", "expected any, or one or more of %s", strings.Join(tacticNames[1:], ", "))
	}
	for _, word := range words {
		known := false
		for tactic := StandOff; tactic <= TryToBoard; tactic++ {
			if word == tacticNames[tactic] || word == "any" {
				with[tactic], known = true, true
			}
		}
		if !known {
			tab.Fail("with", "expected any, or one or more of %s, found %q", strings.Join(tacticNames[1:], ", "), word)
		}
	}
}

func (l *loader) deployments() error {
	spanish := squadronKeys[firstSpanish : lastSpanish+1]
	err := l.p.Each("deployments.csv", 0, func(tab *pack.Table) {
		d := Deployment{
			Key: tab.Key("key"), Name: tab.Word("name"),
			Anchorage: tab.One("area", "white", "anchorage") == 1,
		}
		for i := range l.t.Deployments {
			if l.t.Deployments[i].Key == d.Key {
				tab.Fail("key", "a second deployment named %q", d.Key)
			}
		}
		var taken [numSquares]Squadron
		for i, name := range spanish {
			q := firstSpanish + Squadron(i)
			s, ok := l.squareOf(tab, name)
			switch {
			case !ok:
				continue
			case d.Anchorage && !l.t.Squares[s].Anchorage:
				tab.Fail(name, "expected a square of the anchorage, found %s", tab.Text(name))
			case !d.Anchorage && !l.t.Squares[s].White:
				tab.Fail(name, "expected a white square, found %s", tab.Text(name))
			case taken[s] != NoSquadron:
				tab.Fail(name, "%s is in %s already", squadronKeys[taken[s]], tab.Text(name))
			}
			taken[s], d.At[q] = q, s
		}
		l.t.Deployments = append(l.t.Deployments, d)
	}, append([]string{"key", "name", "area"}, spanish...)...)
	return err
}

// seatNames of the pack, in the order of the seats.
var seatNames = []string{"English", "Spanish"}

// ownerOf is a cell that names a seat, or either for NoSeat.
func ownerOf(tab *pack.Table, column string) engine.Seat {
	if n := tab.One(column, append([]string{"either"}, seatNames...)...); n > 0 {
		return engine.Seat(n - 1)
	}
	return engine.NoSeat
}
