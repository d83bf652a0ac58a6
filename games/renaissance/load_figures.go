package renaissance

import (
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// keyed reads a file of one value a key, in the order of the keys.
func (l *loader) keyed(name string, keys []string, column string, value func(*pack.Table, int)) error {
	return l.p.Each(name, len(keys), func(tab *pack.Table) {
		i := tab.Row()
		switch {
		case i >= len(keys):
		case tab.Text("key") != keys[i]:
			tab.Fail("key", "expected %s, as rows are in order, found %q", keys[i], tab.Text("key"))
		default:
			value(tab, i)
		}
	}, "key", column)
}

// distances reads the distances of the text.
//
// Rulings R305, R331.
func (l *loader) distances() error {
	return l.keyed("distances.csv", distanceKeys[:], "mm", func(tab *pack.Table, i int) {
		l.t.Distance[i] = length(tab, "mm", 1, mostLength)
		switch {
		case Distance(i) == MovingFast && l.t.Distance[MovingFast] < l.t.Distance[Moving]:
			tab.Fail("mm", "expected at least the %s of moving (11.3), found %s",
				mm(l.t.Distance[Moving]), tab.Text("mm"))
		case Distance(i) == CircleSmall && l.t.Distance[CircleSmall] > l.t.Distance[CircleLarge]:
			tab.Fail("mm", "expected at most the %s of circle-large (8.1), found %s",
				mm(l.t.Distance[CircleLarge]), tab.Text("mm"))
		}
	})
}

// angles reads the angles of text and diagrams.
func (l *loader) angles() error {
	return l.keyed("angles.csv", angleKeys[:], "degrees", func(tab *pack.Table, i int) {
		l.t.Angle[i] = plane.Angle(fixed(tab, "degrees", 2, 0, 180))
		for _, order := range [...][2]Angle{
			{PinchNarrow, PinchWide}, {PinchWide, SquareLimit}, {SquareLimit, BeamWind},
			{LateenLimit, BeamWind}, {BeamWind, QuarterWind},
		} {
			below, above := order[0], order[1]
			if Angle(i) == max(below, above) && l.t.Angle[below] >= l.t.Angle[above] {
				tab.Fail("degrees", "expected %s below %s (7.1, 7.2), found %s",
					angleKeys[below], angleKeys[above], tab.Text("degrees"))
			}
		}
	})
}

func (l *loader) tasks() error {
	return l.keyed("tasks.csv", taskKeys[:], "moves", func(tab *pack.Table, i int) {
		l.t.Task[i] = uint8(tab.Int("moves", 1, 99))
	})
}

func (l *loader) figures() error {
	return l.keyed("figures.csv", figureKeys[:], "figure", func(tab *pack.Table, i int) {
		l.t.Figure[i] = int16(tab.Int("figure", 1, 2000))
	})
}

// factors reads what the tests add, list by list.
func (l *loader) factors() error {
	for n, list := range factorFiles {
		end := FactorNo(NumFactors)
		if n+1 < len(factorFiles) {
			end = factorFiles[n+1].first
		}
		keys := factorKeys[list.first:end]
		err := l.p.Each(list.file, len(keys), func(tab *pack.Table) {
			i := tab.Row()
			switch {
			case i >= len(keys):
				return
			case tab.Text("key") != keys[i]:
				tab.Fail("key", "expected %s, as rows are in order, found %q", keys[i], tab.Text("key"))
				return
			}
			no := list.first + FactorNo(i)
			tab.Word("when")
			if no >= GaleSail && no <= GaleSmall {
				l.t.Factor[no] = int8(halves(tab, "factor"))
			} else {
				l.t.Factor[no] = int8(tab.Int("factor", -20, 20))
			}
			l.t.When[no] = tab.Text("when")
		}, "key", "factor", "when")
		if err != nil {
			return err
		}
	}
	return nil
}

// halves is a cell that holds spots of a die in halves.
func halves(tab *pack.Table, column string) int {
	n := fixed(tab, column, 1, -20, 20)
	if n%5 != 0 {
		tab.Fail(column, "expected a whole or a half number, found %q", tab.Text(column))
	}
	return n / 5
}

// threshold is a cell that holds the end of a run of totals, rising, the last of
// them without end; in units of a spot.
func threshold(tab *pack.Table, before int, last bool) int8 {
	const least, most = -60, 126
	if last {
		if tab.Text("up-to") != "more" {
			tab.Fail("up-to", `expected "more" in the last row, found %q`, tab.Text("up-to"))
		}
		return most + 1
	}
	n := tab.Int("up-to", least, most)
	if n <= before {
		tab.Fail("up-to", "expected more than in the row above, found %q", tab.Text("up-to"))
	}
	return int8(n)
}

// intoWind reads what sailing into the wind does to square rig.
//
// Case 7.2.
func (l *loader) intoWind() error {
	return l.results("into_wind_results.csv", intoWindNames, func(upTo int8, result int) {
		l.t.IntoWind = append(l.t.IntoWind, Threshold[IntoWindResult]{upTo, IntoWindResult(result)})
	})
}

// fire reads how a fire goes on.
//
// Case 16.0.
func (l *loader) fire() error {
	return l.results("fire_results.csv", fireNames, func(upTo int8, result int) {
		l.t.FireBy = append(l.t.FireBy, Threshold[FireResult]{upTo, FireResult(result)})
	})
}

// results reads a file of results by total.
func (l *loader) results(name string, names []string, add func(int8, int)) error {
	before, end := -128, false
	tab, err := l.p.Table(name, "up-to", "result")
	if err != nil {
		return err
	}
	for tab.Next() {
		end = tab.Row() == tab.Len()-1
		upTo := threshold(tab, before, end)
		before = int(upTo)
		add(upTo, tab.One("result", names...))
	}
	if !end {
		tab.FailEnd("expected rows, found none")
	}
	return tab.Err()
}

// gale reads what a gale does, situation by situation.
//
// Case 6.3. Rulings R205, R206.
func (l *loader) gale() error {
	tab, err := l.p.Table("gale_results.csv", "situation", "up-to", "result")
	if err != nil {
		return err
	}
	situation, open := 0, true
	for tab.Next() {
		at := tab.One("situation", galeSituationNames...)
		rows := l.t.GaleBy[situation]
		if !open && at == situation+1 {
			situation, open, rows = at, true, nil
		}
		if at != situation || !open {
			tab.Fail("situation", "expected the situations in order, each up to a row of more, found %q",
				tab.Text("situation"))
			continue
		}
		result := GaleResult(tab.One("result", galeNames...))
		if tab.Text("up-to") == "more" {
			open = false
			l.t.GaleBy[at] = append(rows, Threshold[GaleResult]{threshold(tab, 0, true), result})
			continue
		}
		before := -60
		if len(rows) > 0 {
			before = int(rows[len(rows)-1].UpTo) / 2
		}
		l.t.GaleBy[at] = append(rows, Threshold[GaleResult]{2 * int8(gradual(tab, before)), result})
	}
	if situation != NumGaleSituations-1 || open {
		tab.FailEnd("expected all situations, each up to a row of more")
	}
	return tab.Err()
}

// gradual is the end of a run of totals that can be counted in halves.
func gradual(tab *pack.Table, before int) int {
	n := tab.Int("up-to", -60, 60)
	if n <= before {
		tab.Fail("up-to", "expected more than in the row above, found %q", tab.Text("up-to"))
	}
	return n
}
