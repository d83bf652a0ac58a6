package fury

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// Names of nations' lists, sizes and styles.
var (
	poolNames  = []string{"celtic", "western", "eastern", "turkish"}
	sizeNames  = []string{"few", "moderate", "large"}
	styleNames = []string{"foot", "mixed", "mounted"}
)

// mostNations bounds the rows.
const mostNations = 40

// nation returns the number of the nation with a key; 0 if there is none.
func (tb *Tables) nation(key string) Nation {
	return Nation(1 + slices.IndexFunc(tb.Nations[1:], func(row NationRow) bool { return row.Key == key }))
}

// nationKeys returns the keys of all nations.
func (tb *Tables) nationKeys() []string {
	return pack.KeysOf(tb.Nations, func(row *NationRow) string { return row.Key })
}

// nations reads the nations. Each comes after the one whose table it uses.
//
// Cases 19.2, 25.2, 28.2, 28.3, 28.4, 28.5, 28.6, 28.7, 28.8, 28.9, 28.10, 28.11, 28.12, 28.13, 28.14, 28.15.
func (l *loader) nations() error {
	l.t.Nations = make([]NationRow, 1)
	return pack.Each(l.in, "nations.csv", 0, func(tab *pack.Table, row *struct {
		NationRow
		On string `csv:"table"`
	}) {
		if row.On == row.Key {
			row.Table = Nation(len(l.t.Nations))
		} else if row.On != "none" {
			if row.Table = l.t.nation(row.On); row.Table == 0 {
				tab.Fail("table", "expected a nation of this row or one above, or none, found %q", row.On)
			}
		}
		if len(l.t.Nations) > mostNations {
			tab.Fail("key", "expected at most %d nations", mostNations)
		}
		l.t.Nations = append(l.t.Nations, row.NationRow)
	}).Err()
}

// captains reads what nations may do about their Captains.
//
// Cases 28.2, 28.3, 28.4, 28.5, 28.6, 28.9, 28.10, 28.11, 28.13, 28.14.
func (l *loader) captains() error {
	l.in.Learn(pack.Cell(natures(negative)))
	return pack.Each(l.in, "captains.csv", 0, func(tab *pack.Table, row *struct {
		Nation Nation `csv:"nation"`
		CaptainRow
	}) {
		if row.Replace == 0 && row.More == 0 {
			tab.Fail("replace", "expected what may be replaced, or more draws, found neither")
		}
		n := &l.t.Nations[row.Nation]
		n.Captains = append(n.Captains, row.CaptainRow)
	}).Err()
}

// exchanges reads which squadrons nations may exchange.
//
// Case 28.15.
func (l *loader) exchanges() error {
	return pack.Each(l.in, "exchanges.csv", 0, func(tab *pack.Table, row *struct {
		Nation Nation `csv:"nation"`
		ExchangeRow
	}) {
		if row.From == row.To {
			tab.Fail("to", "expected another card than %q", tab.Text("from"))
		}
		n := &l.t.Nations[row.Nation]
		n.Exchanges = append(n.Exchanges, row.ExchangeRow)
	}).Err()
}

// forces reads the National Force Tables: for each nation with one of its own, in their
// order, each size and die.
//
// Case 28.1.
func (l *loader) forces() error {
	var own []Nation
	for n := 1; n < len(l.t.Nations); n++ {
		if l.t.Nations[n].Table == Nation(n) {
			own = append(own, Nation(n))
		}
	}
	const faces = 6
	return pack.Each(l.in, "forces.csv", len(own)*int(NumSizes)*faces, func(tab *pack.Table, row *struct {
		Table  string           `csv:"table"`
		Size   string           `csv:"size"`
		Die    string           `csv:"die"`
		Forces [NumStyles]Force `csv:"foot mixed mounted"`
	}) {
		i := tab.Row()
		if len(own) == 0 {
			tab.Fail("table", "expected no row, as no nation has a force table, found %q", row.Table)
			return
		}
		size, die := i/faces%int(NumSizes), i%faces+1
		nation := &l.t.Nations[own[i/(int(NumSizes)*faces)]]
		for _, c := range []struct{ column, want, found string }{
			{"table", nation.Key, row.Table}, {"size", sizeNames[size], row.Size}, {"die", strconv.Itoa(die), row.Die},
		} {
			if c.found != c.want {
				tab.Fail(c.column, "expected %s, as rows are in order, found %q", c.want, c.found)
			}
		}
		nation.Forces[size][die] = row.Forces
	}).Err()
}

// force reads a cell such as 4xLA 8xScP 1xDrake.
func (l *loader) force(text string) (f Force, why string) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return f, "expected squadrons such as 4xLA, found an empty cell"
	}
	for _, word := range words {
		if why := l.band(&f, word); why != "" {
			return f, fmt.Sprintf("%s, found %q", why, word)
		}
	}
	return f, ""
}

// band adds to a force what a word such as 4xLA or 1xDrake says; why not, if it cannot.
func (l *loader) band(f *Force, word string) string {
	const most = 60
	count, what, _ := strings.Cut(word, "x")
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || f.Squadrons()+n > most {
		return "expected squadrons such as 4xLA, at most 60 in all"
	}
	for i, row := range l.t.Guns[1:] {
		if row.Name == what {
			f.Guns[i+1] += uint8(n)
			return ""
		}
	}
	i := slices.IndexFunc(l.t.Troops[1:], func(row TroopRow) bool { return row.Code == what })
	if i < 0 {
		return "expected the code of a squadron card or a Gun"
	}
	if !f.add(Troop(i+1), n) {
		return "expected at most 8 different troops"
	}
	return ""
}
