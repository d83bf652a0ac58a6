package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/pack"
)

// mostTypes bounds the rows: numbers of them are bytes.
const mostTypes = 200

// ships reads the lists of ships and of gunnery factors.
//
// Cases 4.4, 11.1.
func (l *loader) ships() error {
	l.t.Ships = make([]ShipType, 1)
	tab := pack.Each(l.in, "ships.csv", 0, func(tab *pack.Table, s *struct {
		ShipType
		Total int16 `csv:"total,1..4000"`
	}) {
		if s.Total != s.Soldiers+s.Mariners {
			tab.Fail("total", "expected %d, soldiers and mariners, found %d", s.Soldiers+s.Mariners, s.Total)
		}
		for _, f := range l.faults(&s.ShipType) {
			tab.Fail(f.field, "expected %s, found %q", f.want, tab.Text(f.field))
		}
		if len(l.t.Ships) > mostTypes {
			tab.Fail("key", "expected at most %d ships", mostTypes)
		}
		l.t.Derive(&s.ShipType)
		l.t.Ships = append(l.t.Ships, s.ShipType)
	})
	if len(l.t.Ships) == 1 {
		tab.FailEnd("expected ships, found none")
	}
	return tab.Err()
}

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

// classes reads how good crews are, and how many personalities of each rank are
// recommended.
//
// Cases 4.2, 4.3.4. Rulings R71, R72, R73.
func (l *loader) classes() error {
	tab := pack.Append(l.in, "classes.csv", &l.t.Classes, func(tab *pack.Table, row *ClassRow) {
		if row.Soldiers == Raw {
			tab.Fail("soldiers", "expected average or elite (4.1), found raw")
		}
	})
	isRest := func(row ClassRow, but Waters) bool {
		return row.Nation == AnyNation && row.Waters != but && row.Ships == AnyShip
	}
	if n := len(l.t.Classes); n == 0 || !isRest(l.t.Classes[n-1], OutsideOnly) {
		tab.FailEnd("expected a last row for any nation and any ships of the Mediterranean")
	}
	if !slices.ContainsFunc(l.t.Classes, func(row ClassRow) bool { return isRest(row, MediterraneanOnly) }) {
		tab.FailEnd("expected a row for any nation and any ships outside the Mediterranean")
	}
	return pack.Err(tab,
		pack.List(l.in, "limits.csv", pack.Keyed("rank", rankNames[1:]), "", l.t.Limits[1:], func(tab *pack.Table, row *LimitRow) {
			if (row.Each == 0) != (row.Per == 0) {
				tab.Fail("per", "expected a number if each has one, - if not, found %q", tab.Text("per"))
			}
		}))
}
