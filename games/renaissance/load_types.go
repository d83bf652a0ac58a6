package renaissance

import (
	"weathergage/geo/plane"
	"weathergage/pack"
)

// ships reads the lists of ships and of gunnery factors.
//
// Cases 4.4, 11.1.
func (l *loader) ships() error {
	l.t.Ships = make([]ShipType, 1)
	tab, err := l.p.Table("ships.csv", "key", "name", "list", "kind", "tons", "layout", "decks", "oars",
		"sail", "oar", "small", "length", "width", "soldiers", "mariners", "total", "rowers",
		"batteries", "factor", "stern", "stern-factor", "bow", "bow-factor", "small-guns", "hull",
		"peace", "freeboard")
	if err != nil {
		return err
	}
	for tab.Next() {
		l.ship(tab)
	}
	if len(l.t.Ships) == 1 {
		tab.FailEnd("expected ships, found none")
	}
	return tab.Err()
}

// mostTypes bounds the rows: numbers of them are bytes.
const mostTypes = 200

func (l *loader) ship(tab *pack.Table) {
	s := ShipType{
		Key: tab.Key("key"), Name: tab.Word("name"),
		List: List(tab.One("list", listNames...)), Kind: Kind(tab.One("kind", kindNames[:Boat]...)),
		Tons: int16(tab.Int("tons", 1, 5000)), Layout: Layout(letter(tab, "layout", layoutLetters)),
		GunDecks: uint8(tab.Int("decks", 0, 4)), Oars: uint8(tab.Int("oars", 0, 60)),
		Sail: SailTable(letter(tab, "sail", sailLetters)), Oar: OarTable(letter(tab, "oar", oarLetters)),
		Small: tab.Flag("small"), Length: length(tab, "length", 5, 500), Width: length(tab, "width", 5, 500),
		Soldiers: int16(tab.Int("soldiers", 0, 2000)), Mariners: int16(tab.Int("mariners", 1, 2000)),
		Rowers:    int16(tab.Int("rowers", 0, 2000)),
		Broadside: uint8(tab.Int("batteries", 0, plane.Batteries)), Factor: factor(tab, "factor"),
		Stern: uint8(tab.Int("stern", 0, 9)), SternFactor: factor(tab, "stern-factor"),
		Bow: uint8(tab.Int("bow", 0, 9)), BowFactor: factor(tab, "bow-factor"),
		SmallGuns: uint8(tab.Int("small-guns", 0, 60)), Hull: uint8(tab.Int("hull", 1, 200)),
		PeaceFactor: factor(tab, "peace"), Freeboard: uint8(tab.Int("freeboard", 0, 4)),
	}
	checkShip(tab, &s)
	l.checkTables(tab, &s)
	for i := 1; i < len(l.t.Ships); i++ {
		if l.t.Ships[i].Key == s.Key {
			tab.Fail("key", "a second ship named %q", s.Key)
		}
	}
	if len(l.t.Ships) > mostTypes {
		tab.Fail("key", "expected at most %d ships", mostTypes)
		return
	}
	l.t.Derive(&s)
	l.t.Ships = append(l.t.Ships, s)
}

// factor is a cell that holds a gunnery factor.
func factor(tab *pack.Table, column string) int16 { return int16(fixed(tab, column, 1, 0, 40)) }

// checkShip holds the columns of a ship against each other.
func checkShip(tab *pack.Table, s *ShipType) {
	if total := tab.Int("total", 1, 4000); total != int(s.Soldiers)+int(s.Mariners) {
		tab.Fail("total", "expected %d, soldiers and mariners, found %d", s.Soldiers+s.Mariners, total)
	}
	if s.Width > s.Length {
		tab.Fail("width", "expected at most the length, found %q", tab.Text("width"))
	}
	for _, guns := range [...]struct {
		column    string
		batteries uint8
		factor    int16
	}{
		{"factor", s.Broadside, s.Factor}, {"peace", s.Broadside, s.PeaceFactor},
		{"stern-factor", s.Stern, s.SternFactor}, {"bow-factor", s.Bow, s.BowFactor},
	} {
		if (guns.batteries == 0) != (guns.factor == 0) {
			tab.Fail(guns.column, "expected a factor if there are batteries and 0 if not, found %q", tab.Text(guns.column))
		}
	}
	switch {
	case (s.Oars == 0) != (s.Oar == 0):
		tab.Fail("oar", "expected a table of moves under oars for a ship with oars, - for others, found %q", tab.Text("oar"))
	case s.Oars == 0 && s.Rowers > 0:
		tab.Fail("rowers", "expected none without oars, found %d", s.Rowers)
	case s.Oar == BoatOars:
		tab.Fail("oar", "expected another table than that of ships' boats, found J")
	}
}

// checkTables holds a ship against her kind and her tables of moves.
//
// Cases 7.3, 7.4, 8.1.
func (l *loader) checkTables(tab *pack.Table, s *ShipType) {
	kind := &l.t.Kinds[s.Kind]
	switch {
	case l.t.Sail[s.Sail][WindAft][Fresh] == 0:
		tab.Fail("sail", "expected a table of moves that there is, found %q", tab.Text("sail"))
	case kind.Family != SailingShip && s.Oars == 0:
		tab.Fail("oars", "expected oars of a %s, found 0", kindNames[s.Kind])
	case kind.Attacks && l.t.OarAttack[s.Oar] == 0:
		tab.Fail("oar", "expected a table with an attack speed for a %s (7.4), found %q", kindNames[s.Kind], tab.Text("oar"))
	case s.Small && (!kind.SmallCircle || kind.Family == SailingShip && s.Tons > lightTons):
		tab.Fail("small", "expected no for hulks and ships of %d tons or more (8.1), found yes", lightTons+1)
	}
}

// lightTons is the most tons of a sailing ship on the small turning circle.
//
// Case 8.1.
const lightTons = 500

// classes reads how good crews are.
//
// Case 4.2. Rulings R71, R72, R73.
func (l *loader) classes() error {
	tab, err := l.p.Table("classes.csv", "nation", "waters", "ships", "sailing", "gunnery", "soldiers")
	if err != nil {
		return err
	}
	whole := false
	for tab.Next() {
		row := ClassRow{
			Nation:   AnyNation,
			Waters:   Waters(tab.One("waters", watersNames...)),
			Ships:    CrewOf(tab.One("ships", crewOfNames...)),
			Sailing:  Class(tab.One("sailing", classNames...)),
			Gunnery:  Class(tab.One("gunnery", classNames...)),
			Soldiers: Class(tab.One("soldiers", classNames...)),
		}
		if tab.Text("nation") != "any" {
			row.Nation = Nation(tab.One("nation", nationNames...))
		}
		if row.Soldiers == Raw {
			tab.Fail("soldiers", "expected average or elite (4.1), found raw")
		}
		l.t.Classes = append(l.t.Classes, row)
		whole = row.Nation == AnyNation && row.Waters != OutsideOnly && row.Ships == AnyShip
	}
	if !whole {
		tab.FailEnd("expected a last row for any nation and any ships of the Mediterranean")
	}
	outside := false
	for _, row := range l.t.Classes {
		outside = outside || row.Nation == AnyNation && row.Waters != MediterraneanOnly && row.Ships == AnyShip
	}
	if !outside {
		tab.FailEnd("expected a row for any nation and any ships outside the Mediterranean")
	}
	return tab.Err()
}

// limits reads how many personalities of each rank are recommended.
//
// Case 4.3.4.
func (l *loader) limits() error {
	return l.p.Each("limits.csv", NumRanks-1, func(tab *pack.Table) {
		i := 1 + tab.One("rank", rankNames[1:]...)
		if i != 1+tab.Row() {
			tab.Fail("rank", "expected the ranks in order, found %q", tab.Text("rank"))
		}
		number := func(column string) uint8 {
			return orNone(tab, column, 0, func() uint8 { return uint8(tab.Int(column, 1, 99)) })
		}
		l.t.Limits[i] = LimitRow{Most: number("most"), Each: number("each"), Per: number("per")}
		if (l.t.Limits[i].Each == 0) != (l.t.Limits[i].Per == 0) {
			tab.Fail("per", "expected a number if each has one, - if not, found %q", tab.Text("per"))
		}
	}, "rank", "each", "per", "most")
}
