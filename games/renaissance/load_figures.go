package renaissance

import (
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// figures reads the single numbers: distances and angles of text and diagrams, what takes
// several moves, what ships are worth, and all others.
//
// Rulings R305, R331, R480.
func (l *loader) figures() error {
	return pack.Err(
		pack.List(l.in, "distances.csv", pack.Keyed("key", keysOf(distanceLabels[:])), "mm,1..20000 .00", l.t.Distance[:], l.distance),
		pack.List(l.in, "angles.csv", pack.Keyed("key", keysOf(angleLabels[:])), "degrees,0..180 .00", l.t.Angle[:], l.angle),
		pack.List(l.in, "tasks.csv", pack.Keyed("key", taskKeys), "moves,1..99", l.t.Task[:]),
		pack.List(l.in, "figures.csv", pack.Keyed("key", keysOf(figureLabels[:])), "figure,1..2000", l.t.Figure[:]),
		pack.List(l.in, "points.csv", pack.Keyed("key", worthKeys[:]), "points,0..1000 .00", l.t.Worth[:]))
}

func (l *loader) distance(tab *pack.Table, at *Length) {
	switch Distance(tab.Row()) {
	case MovingFast:
		if *at < l.t.Distance[Moving] {
			tab.Fail("mm", "expected at least the %s of moving (11.3), found %s", mm(l.t.Distance[Moving]), tab.Text("mm"))
		}
	case CircleSmall:
		if *at > l.t.Distance[CircleLarge] {
			tab.Fail("mm", "expected at most the %s of circle-large (8.1), found %s", mm(l.t.Distance[CircleLarge]), tab.Text("mm"))
		}
	}
}

func (l *loader) angle(tab *pack.Table, _ *plane.Angle) {
	for _, order := range [...][2]Angle{
		{PinchNarrow, PinchWide}, {PinchWide, SquareLimit}, {SquareLimit, BeamWind},
		{LateenLimit, BeamWind}, {BeamWind, QuarterWind},
	} {
		below, above := order[0], order[1]
		if Angle(tab.Row()) == max(below, above) && l.t.Angle[below] >= l.t.Angle[above] {
			tab.Fail("degrees", "expected %s below %s (7.1, 7.2), found %s",
				angleLabels[below].key, angleLabels[above].key, tab.Text("degrees"))
		}
	}
}

// A factorRow is what a test adds in a circumstance; that of the gale test is in halves.
type (
	factorRow struct {
		Factor int8   `csv:"factor,-20..20"`
		When   string `csv:"when,word"`
	}
	galeFactorRow struct {
		Tenths int16  `csv:"factor,-20..20 .0"`
		When   string `csv:"when,word"`
	}
)

// factors reads what the tests add, list by list.
func (l *loader) factors() error {
	for n, list := range factorFiles {
		end := FactorNo(NumFactors)
		if n+1 < len(factorFiles) {
			end = factorFiles[n+1].first
		}
		keys := pack.Keyed("key", factorKeys[list.first:end])
		put := func(tab *pack.Table, factor int8, when string) {
			no := int(list.first) + tab.Row()
			l.t.Factor[no], l.t.When[no] = factor, when
		}
		var tab *pack.Table
		if list.first == GaleSail {
			tab = pack.List(l.in, list.file, keys, "", make([]galeFactorRow, end-list.first), func(tab *pack.Table, row *galeFactorRow) {
				if row.Tenths%5 != 0 {
					tab.Fail("factor", "expected a whole or a half number, found %q", tab.Text("factor"))
				}
				put(tab, int8(row.Tenths/5), row.When)
			})
		} else {
			tab = pack.List(l.in, list.file, keys, "", make([]factorRow, end-list.first), func(tab *pack.Table, row *factorRow) {
				put(tab, row.Factor, row.When)
			})
		}
		if err := tab.Err(); err != nil {
			return err
		}
	}
	return nil
}

// results reads what sailing into the wind does to either rig, and how a fire goes on.
//
// Cases 7.2, 16.0.
func (l *loader) results() error {
	return pack.Err(
		thresholds(l.in, "into_wind_results.csv", &l.t.IntoWind),
		pack.List(l.in, "into_wind_lateen.csv", pack.Numbered("dice", 2), "result", l.t.Lateen[2:]),
		thresholds(l.in, "fire_results.csv", &l.t.FireBy))
}

// thresholds reads a file of results by total, the last of them without end.
func thresholds[R ~uint8](in *pack.Reader, file string, rows *[]Threshold[R]) *pack.Table {
	tab := pack.Append(in, file, rows, func(tab *pack.Table, _ *Threshold[R]) {
		switch last, more := tab.Row() == tab.Len()-1, tab.Text("up-to") == "more"; {
		case last && !more:
			tab.Fail("up-to", `expected "more" in the last row, found %q`, tab.Text("up-to"))
		case more && !last:
			tab.Fail("up-to", `expected a total, as "more" ends the last row alone`)
		}
	})
	if len(*rows) == 0 {
		tab.FailEnd("expected rows, found none")
	}
	return tab
}

// gale reads what a gale does, situation by situation; totals can be counted in halves.
//
// Case 6.3. Rulings R205, R206.
func (l *loader) gale() error {
	situation, open := GaleSituation(0), true
	tab := pack.Each(l.in, "gale_results.csv", 0, func(tab *pack.Table, row *struct {
		Situation GaleSituation `csv:"situation"`
		UpTo      int8          `csv:"up-to,-60..60 x2 or more=127"`
		Result    GaleResult    `csv:"result"`
	}) {
		if !open && row.Situation == situation+1 {
			situation, open = row.Situation, true
		}
		if row.Situation != situation || !open {
			tab.Fail("situation", "expected the situations in order, each up to a row of more, found %q",
				tab.Text("situation"))
			return
		}
		rows := &l.t.GaleBy[situation]
		if n := len(*rows); n > 0 && row.UpTo <= (*rows)[n-1].UpTo {
			tab.Fail("up-to", "expected more than in the row above, found %q", tab.Text("up-to"))
		}
		open = tab.Text("up-to") != "more"
		*rows = append(*rows, Threshold[GaleResult]{row.UpTo, row.Result})
	})
	if situation != NumGaleSituations-1 || open {
		tab.FailEnd("expected all situations, each up to a row of more")
	}
	return tab.Err()
}
