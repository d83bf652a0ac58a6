package renaissance

import (
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
	tab, err := l.p.Table("sail.csv", "table", "wind", "light", "fresh", "gale")
	if err != nil {
		return err
	}
	for tab.Next() {
		n := letter(tab, "table", sailLetters)
		on := tab.Row() % NumWindOn
		if on == 0 && seen[n] {
			tab.Fail("table", "table %c is there already", sailLetters[n])
		}
		seen[n] = true
		if tab.Text("wind") != windOnNames[on] {
			tab.Fail("wind", "expected %s, as rows are in order, found %q", windOnNames[on], tab.Text("wind"))
		}
		for f := Light; f <= Gale; f++ {
			column := forceNames[f]
			if tab.Text(column) == "D" {
				l.t.Sail[n][on][f] = Drifts
			} else {
				l.t.Sail[n][on][f] = length(tab, column, 1, mostMove)
			}
			if WindOn(on) == WindAft && l.t.Sail[n][on][f] == Drifts {
				tab.Fail(column, "expected a move before the wind, of which drifting is a part (7.7), found D")
			}
		}
	}
	if tab.Len() == 0 || tab.Len()%NumWindOn != 0 {
		tab.FailEnd("expected %d rows a table, found %d in all", NumWindOn, tab.Len())
	}
	return tab.Err()
}

// oars reads the tables of moves under oars.
//
// Case 7.4. Ruling R19.
func (l *loader) oars() error {
	return l.p.Each("oars.csv", (NumOarTables-1)*NumWindOn, func(tab *pack.Table) {
		n, on := letter(tab, "table", oarLetters), tab.Row()%NumWindOn
		if n != 1+tab.Row()/NumWindOn {
			tab.Fail("table", "expected the tables in order, found %q", tab.Text("table"))
			return
		}
		if tab.Text("wind") != windOnNames[on] {
			tab.Fail("wind", "expected %s, as rows are in order, found %q", windOnNames[on], tab.Text("wind"))
		}
		for f := Calm; f <= Fresh; f++ {
			l.t.Oar[n][on][f] = length(tab, forceNames[f], 0, mostMove)
		}
		turn := plane.Angle(fixed(tab, "turn", 2, 0, 720))
		attack := length(tab, "attack", 0, mostMove)
		if on > 0 && (turn != l.t.OarTurn[n] || attack != l.t.OarAttack[n]) {
			tab.Fail("turn", "expected the same turn and attack on all rows of a table")
		}
		l.t.OarTurn[n], l.t.OarAttack[n] = turn, attack
	}, "table", "wind", "calm", "light", "fresh", "turn", "attack")
}

// byDice goes through the rows of a file for the totals 2 to 12 of two dice.
func (l *loader) byDice(name string, row func(*pack.Table, int), columns ...string) error {
	const totals = 11
	return l.p.Each(name, totals, func(tab *pack.Table) {
		if n := tab.Counted("dice", 2); n <= 12 {
			row(tab, n)
		}
	}, append([]string{"dice"}, columns...)...)
}

// wheel reads where the wind comes from at first.
//
// Case 5.1.
func (l *loader) wheel() error {
	return l.byDice("wheel.csv", func(tab *pack.Table, n int) {
		l.t.Wheel[n] = heading(fixed(tab, "from", 2, 0, 360))
	}, "from")
}

// heading makes a heading of hundredths of a degree, 360 degrees among them.
func heading(hundredths int) plane.Heading { return plane.Heading(hundredths % int(plane.Full)) }

// windChange reads what later throws do to the wind.
//
// Case 5.1. Ruling R10.
func (l *loader) windChange() error {
	return l.byDice("wind_change.csv", func(tab *pack.Table, n int) {
		l.t.Shift[n] = WindShift(tab.One("change", shiftNames...))
	}, "change")
}

// forces reads the wind forces, and the weathers that may go with each.
//
// Case 5.2.
func (l *loader) forces() error {
	return l.p.Each("forces.csv", MostBeaufort+1, func(tab *pack.Table) {
		n := tab.Counted("beaufort", 0)
		if n > MostBeaufort {
			return
		}
		row := &l.t.ForceBy[n]
		row.Force = Force(tab.One("force", forceNames...))
		if n > 0 && row.Force < l.t.ForceBy[n-1].Force {
			tab.Fail("force", "expected no less than in the row above, found %q", tab.Text("force"))
		}
		for w, column := range weatherNames {
			row.Possible[w] = tab.Flag(column)
		}
	}, append([]string{"beaufort", "force"}, weatherNames...)...)
}

// weather reads the weather and the Beaufort numbers that go with it.
//
// Case 5.2. Ruling R26.
func (l *loader) weather() error {
	return l.byDice("weather.csv", func(tab *pack.Table, n int) {
		row := &l.t.WeatherBy[n]
		row.Weather = Weather(tab.One("weather", weatherNames...))
		for die, column := range spots {
			b := tab.Int(column, 0, MostBeaufort)
			row.Beaufort[die+1] = uint8(b)
			if !l.t.ForceBy[b].Possible[row.Weather] {
				tab.Fail(column, "expected a wind that %s may go with (forces.csv), found %d",
					weatherNames[row.Weather], b)
			}
		}
	}, append([]string{"weather"}, spots...)...)
}

// visibility reads how far one sees.
//
// Case 5.3. Ruling R335.
func (l *loader) visibility() error {
	return l.p.Each("visibility.csv", NumSights, func(tab *pack.Table) {
		i := tab.One("sight", sightNames...)
		if i != tab.Row() {
			tab.Fail("sight", "expected %s, as rows are in order, found %q", sightNames[min(tab.Row(), NumSights-1)], tab.Text("sight"))
		}
		s := &l.t.Visibility[i]
		s.Ships, s.Flashes = length(tab, "ships", 1, mostLength), length(tab, "flashes", 1, mostLength)
		if s.Flashes < s.Ships {
			tab.Fail("flashes", "expected at least the distance of ships, found %q", tab.Text("flashes"))
		}
	}, "sight", "ships", "flashes")
}

// lateen reads what sailing into the wind does to lateen rig.
//
// Case 7.2.
func (l *loader) lateen() error {
	return l.byDice("into_wind_lateen.csv", func(tab *pack.Table, n int) {
		l.t.Lateen[n] = IntoWindResult(tab.One("result", intoWindNames...))
	}, "result")
}
