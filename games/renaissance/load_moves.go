package renaissance

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// mostMove is the longest move of a table in mm.
const mostMove = 500

// sail reads the tables of moves under sail.
//
// Case 7.3. Rulings R4, R23, R107.
func (l *loader) sail() error {
	var seen [NumSailTables]bool
	tab := pack.Each(l.in, "sail.csv", 0, func(tab *pack.Table, row *struct {
		Table SailTable         `csv:"table"`
		_     WindOn            `csv:"wind,ordered"`
		Moves [NumForces]Length `csv:"- light fresh gale,1..500 .00 or D=-1"`
	}) {
		on := tab.Row() % NumWindOn
		if on == 0 && seen[row.Table] {
			tab.Fail("table", "table %c is there already", sailLetters[row.Table])
		}
		seen[row.Table] = true
		l.t.Sail[row.Table][on] = row.Moves
		for f, move := range row.Moves {
			if WindOn(on) == WindAft && move == Drifts {
				tab.Fail(forceNames[f], "expected a move before the wind, of which drifting is a part (7.7), found D")
			}
		}
	})
	if tab.Len() == 0 || tab.Len()%NumWindOn != 0 {
		tab.FailEnd("expected %d rows a table, found %d in all", NumWindOn, tab.Len())
	}
	return tab.Err()
}

// An oarRow is a row of a table of moves under oars.
type oarRow struct {
	Moves  [NumForces]Length `csv:"calm light fresh -,0..500 .00"`
	Turn   plane.Angle       `csv:"turn,0..720 .00"`
	Attack Length            `csv:"attack,0..500 .00"`
}

// oars reads the tables of moves under oars.
//
// Case 7.4. Ruling R19.
func (l *loader) oars() error {
	var rows [(NumOarTables - 1) * NumWindOn]oarRow
	tables := pack.Keyed("table", strings.Split(oarLetters[1:], ""))
	return pack.List(l.in, "oars.csv", tables.Over(pack.Keyed("wind", windOnNames)), "", rows[:], func(tab *pack.Table, row *oarRow) {
		n, on := 1+tab.Row()/NumWindOn, tab.Row()%NumWindOn
		if on > 0 && (row.Turn != l.t.OarTurn[n] || row.Attack != l.t.OarAttack[n]) {
			tab.Fail("turn", "expected the same turn and attack on all rows of a table")
		}
		l.t.Oar[n][on], l.t.OarTurn[n], l.t.OarAttack[n] = row.Moves, row.Turn, row.Attack
	}).Err()
}

// winds reads where the wind comes from at first and what later throws do to it, the wind
// forces and the weathers that may go with each, and how far one sees.
//
// Cases 5.1, 5.2, 5.3. Rulings R10, R26, R335.
func (l *loader) winds() error {
	dice := pack.Numbered("dice", 2)
	return pack.Err(
		pack.List(l.in, "wheel.csv", dice, "from", l.t.Wheel[2:]),
		pack.List(l.in, "wind_change.csv", dice, "change", l.t.Shift[2:]),
		pack.List(l.in, "forces.csv", pack.Numbered("beaufort", 0), "", l.t.ForceBy[:], func(tab *pack.Table, row *ForceRow) {
			if n := tab.Row(); n > 0 && row.Force < l.t.ForceBy[n-1].Force {
				tab.Fail("force", "expected no less than in the row above, found %q", tab.Text("force"))
			}
		}),
		pack.List(l.in, "weather.csv", dice, "", l.t.WeatherBy[2:], func(tab *pack.Table, row *WeatherRow) {
			for die, b := range row.Beaufort {
				if die > 0 && !l.t.ForceBy[b].Possible[row.Weather] {
					tab.Fail(strconv.Itoa(die), "expected a wind that %s may go with (forces.csv), found %d", weatherNames[row.Weather], b)
				}
			}
		}),
		pack.List(l.in, "visibility.csv", pack.Keyed("sight", sightNames), "", l.t.Visibility[:], func(tab *pack.Table, s *Sight) {
			if s.Flashes < s.Ships {
				tab.Fail("flashes", "expected at least the distance of ships, found %q", tab.Text("flashes"))
			}
		}))
}

// headingOf reads degrees, 360 degrees among them.
func headingOf(text string) (plane.Heading, string) {
	n, ok := pack.Decimal(text, 2)
	if !ok || n < 0 || n > int(plane.Full) {
		return 0, fmt.Sprintf("expected degrees from 0 to 360 with at most two decimal places, found %q", text)
	}
	return plane.Heading(n % int(plane.Full)), ""
}
