package renaissance

import (
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
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
	if total := tab.Int("total", 1, 4000); total != int(s.Soldiers)+int(s.Mariners) {
		tab.Fail("total", "expected %d, soldiers and mariners, found %d", s.Soldiers+s.Mariners, total)
	}
	for _, f := range l.faults(&s) {
		tab.Fail(f.field, "expected %s, found %q", f.want, tab.Text(f.field))
	}
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

// A shipFault is what is wrong with a field of a ship: what was expected in it.
type shipFault struct{ field, want string }

// faults holds what is told of a ship against each other, her kind and her tables of
// moves.
//
// Cases 7.3, 7.4, 8.1, 11.1.
func (l *loader) faults(s *ShipType) (all []shipFault) {
	kind := &l.t.Kinds[s.Kind]
	for _, check := range [...]struct {
		wrong       bool
		field, want string
	}{
		{s.Width > s.Length, "width", "at most the length"},
		{(s.Broadside == 0) != (s.Factor == 0), "factor", aFactor},
		{(s.Broadside == 0) != (s.PeaceFactor == 0), "peace", aFactor},
		{(s.Stern == 0) != (s.SternFactor == 0), "stern-factor", aFactor},
		{(s.Bow == 0) != (s.BowFactor == 0), "bow-factor", aFactor},
		{(s.Oars == 0) != (s.Oar == 0), "oar", "a table of moves under oars for a ship with oars, - for others"},
		{s.Oars == 0 && s.Rowers > 0, "rowers", "none without oars"},
		{s.Oar == BoatOars, "oar", "another table than that of ships' boats"},
		{l.t.Sail[s.Sail][WindAft][Fresh] == 0, "sail", "a table of moves that is printed"},
		{kind.Family != SailingShip && s.Oars == 0, "oars", "oars of a " + kindNames[s.Kind]},
		{kind.Attacks && s.Oars > 0 && l.t.OarAttack[s.Oar] == 0, "oar",
			"a table with an attack speed for a " + kindNames[s.Kind] + " (7.4)"},
		{s.Small && (!kind.SmallCircle || kind.Family == SailingShip && s.Tons > lightTons), "small",
			"no for hulks and ships of " + num(lightTons+1) + " tons or more (8.1)"},
	} {
		if check.wrong {
			all = append(all, shipFault{check.field, check.want})
		}
	}
	return all
}

// aFactor is what is expected of a gunnery factor.
const aFactor = "a factor if there are batteries and 0 if not"

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
