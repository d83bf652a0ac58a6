package invincible

import (
	"embed"
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/geo/square"
	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// grid is the Tactical Map; its squares are those of the game less one.
var grid = square.Grid{W: columns, H: rows}

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

// Scenarios is the folder of the pack to which players may add scenarios of their own.
const Scenarios = "scenarios"

// scenarioFiles are the scenarios of the pack as shipped, in the order in which they are offered.
var scenarioFiles = []string{"campaign", "calais"}

// loader fills tables from a pack, file by file.
type loader struct {
	p  *pack.Pack
	in *pack.Reader
	t  *Tables
}

// load reads the pack and checks all that the rules take for granted about it.
// An error tells file, line and column of each fault of the first file that has
// any.
func load(p *pack.Pack) (*Tables, error) {
	in := pack.NewReader(p, pack.Words[Squadron](squadronKeys[:]), pack.Words[Chit](chitKeys[:]), pack.Words[Edge](edgeNames),
		pack.Words[Tactic](tacticNames), pack.Words[Weather](weatherNames), pack.Cell(squareOf), pack.Cell(tacticsOf))
	l := &loader{p: p, in: in, t: &Tables{Digest: p.Digest()}}
	for _, step := range []func() error{
		l.header, l.boxes, l.ports, l.coasts, l.squares, l.edges, l.squadrons, l.deployments,
		l.matrix, l.rolls, l.fireships, l.numbers, l.chits,
		l.scenarios,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return l.t, nil
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
	return pack.List(l.in, "boxes.csv", pack.Numbered("number", 1), "", l.t.Places[1:firstPort], l.place).Err()
}

func (l *loader) ports() error {
	return pack.Each(l.in, "ports.csv", 0, func(tab *pack.Table, row *struct {
		PlaceRow
		Box Place `csv:"box,1..12"`
	}) {
		l.place(tab, &row.PlaceRow)
		for _, other := range l.t.Places[firstPort:] {
			if other.Key != "" && other.Box == row.Box {
				tab.Fail("box", "box %d is joined to %s already", row.Box, other.Name)
			}
		}
		if tab.Row() >= maxPorts {
			tab.Fail("key", "expected at most %d ports", maxPorts)
			return
		}
		row.PlaceRow.Box = row.Box
		l.t.Places[int(firstPort)+tab.Row()] = row.PlaceRow
		l.t.Ports++
	}).Err()
}

// place looks for a second box or port of a key.
func (l *loader) place(tab *pack.Table, row *PlaceRow) {
	if other, _ := l.placeOf(row.Key); other != 0 && &l.t.Places[other] != row {
		tab.Fail("key", "a second place named %q", row.Key)
	}
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
	return pack.Each(l.in, "coast.csv", 0, func(_ *pack.Table, row *struct {
		Coast string `csv:"coast,word"`
		CoastPoint
	}) {
		if n := len(l.t.Coasts); n == 0 || l.t.Coasts[n-1].Name != row.Coast {
			l.t.Coasts = append(l.t.Coasts, Coast{Name: row.Coast})
		}
		c := &l.t.Coasts[len(l.t.Coasts)-1]
		c.Line = append(c.Line, row.CoastPoint)
	}).Err()
}

func (l *loader) squares() error {
	white := 0
	tab := pack.Each(l.in, "squares.csv", rows, func(tab *pack.Table, row *struct {
		_       int            `csv:"row,1.. ordered"`
		Terrain [columns]uint8 `csv:"A B C D E F G H I J,sea|white|anchorage"`
	}) {
		r := tab.Row()
		for c, terrain := range row.Terrain {
			sq := &l.t.Squares[squareAt(c, r)]
			sq.White, sq.Anchorage = terrain == 1, terrain == 2
			if sq.White {
				white++
			}
			if sq.Anchorage != (r >= 7 && c >= 2 && c <= 7) {
				tab.Fail(string(rune('A'+c)), "expected the anchorage in C8 to H9, as the rules name it (13.0)")
			}
		}
	})
	const least, most = int(lastSpanish-firstSpanish) + 1, 60 // room for the Armada, and for the English outside
	if white < least || white > most {
		tab.FailEnd("expected from %d to %d white squares, found %d", least, most, white)
	}
	for s := range square.Square(grid.Len()) {
		for d, n := range grid.Neighbours(s) {
			l.t.Neighbours[1+s][d] = Square(n + 1)
		}
	}
	return tab.Err()
}

func (l *loader) edges() error {
	return pack.Each(l.in, "edges.csv", numEdges-1, func(tab *pack.Table, row *struct {
		Edge Edge   `csv:"edge,1..,a second row for the %s edge"`
		From Square `csv:"from"`
		To   Square `csv:"to"`
	}) {
		if row.From == 0 || row.To == 0 {
			return
		}
		a, b := square.Square(row.From-1), square.Square(row.To-1)
		if grid.Column(a) != grid.Column(b) && grid.Row(a) != grid.Row(b) || a > b {
			tab.Fail("to", "expected a square east or south of %s in one line with it, found %s",
				grid.Name(a), grid.Name(b))
			return
		}
		for s := range square.Square(grid.Len()) {
			if grid.Column(s) >= grid.Column(a) && grid.Column(s) <= grid.Column(b) &&
				grid.Row(s) >= grid.Row(a) && grid.Row(s) <= grid.Row(b) {
				l.t.Squares[1+s].Entry[row.Edge] = true
			}
		}
	}).Err()
}

// squareOf reads the name of a square.
func squareOf(name string) (Square, string) {
	if s, ok := grid.Parse(name); ok {
		return Square(s + 1), ""
	}
	return 0, fmt.Sprintf("expected a square from A1 to J9, found %q", name)
}

func (l *loader) squadrons() error {
	return pack.Each(l.in, "squadrons.csv", numSquadrons-1, func(_ *pack.Table, row *struct {
		Squadron Squadron `csv:"key,1..,a second squadron named %q"`
		SquadronRow
	}) {
		l.t.Squadrons[row.Squadron] = row.SquadronRow
	}).Err()
}

// tacticsOf reads a list of tactics, or any.
func tacticsOf(text string) (with [numTactics]bool, why string) {
	want := "expected any, or one or more of " + strings.Join(tacticNames[1:], ", ")
	words := strings.Fields(text)
	if len(words) == 0 {
		return with, want
	}
	for _, word := range words {
		known := false
		for tactic := StandOff; tactic <= TryToBoard; tactic++ {
			if word == tacticNames[tactic] || word == "any" {
				with[tactic], known = true, true
			}
		}
		if !known {
			return with, fmt.Sprintf("%s, found %q", want, word)
		}
	}
	return with, ""
}

func (l *loader) deployments() error {
	return pack.Append(l.in, "deployments.csv", &l.t.Deployments, func(tab *pack.Table, d *Deployment) {
		var taken [numSquares]Squadron
		for q := firstSpanish; q <= lastSpanish; q++ {
			name, s := squadronKeys[q], d.At[q]
			switch {
			case s == 0:
				continue
			case d.Anchorage && !l.t.Squares[s].Anchorage:
				tab.Fail(name, "expected a square of the anchorage, found %s", s)
			case !d.Anchorage && !l.t.Squares[s].White:
				tab.Fail(name, "expected a white square, found %s", s)
			case taken[s] != NoSquadron:
				tab.Fail(name, "%s is in %s already", squadronKeys[taken[s]], s)
			}
			taken[s] = q
		}
	}).Err()
}

// seatNames of the pack, in the order of the seats.
var seatNames = []string{"English", "Spanish"}
