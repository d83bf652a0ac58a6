package fury

import (
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

// nation is the number of the nation with a key; 0 if there is none.
func (tb *Tables) nation(key string) Nation {
	return Nation(1 + slices.IndexFunc(tb.Nations[1:], func(row NationRow) bool { return row.Key == key }))
}

// nations reads the nations. Each comes after the one whose table it uses.
//
// Cases 19.2, 25.2, 28.2, 28.3, 28.4, 28.5, 28.6, 28.7, 28.8, 28.9, 28.10, 28.11, 28.12, 28.13, 28.14, 28.15.
func (l *loader) nations() error {
	l.t.Nations = make([]NationRow, 1)
	return l.p.Each("nations.csv", 0, func(tab *pack.Table) {
		row := NationRow{
			Key: tab.Key("key"), Name: tab.Word("name"), Flight: uint8(tab.Int("flight", 0, 100)),
			Colonel: uint8(tab.Int("colonel", 1, 9)), Tough: tab.Flag("tough"), Spare: uint8(tab.Int("spare", 0, 9)),
			Pools: pools(tab, "pools"),
		}
		if l.t.nation(row.Key) != 0 {
			tab.Fail("key", "a second nation %s", row.Key)
		}
		if table := tab.Text("table"); table == row.Key {
			row.Table = Nation(len(l.t.Nations))
		} else if table != "none" {
			if row.Table = l.t.nation(table); row.Table == 0 {
				tab.Fail("table", "expected a nation of this row or one above, or none, found %q", table)
			}
		}
		if len(l.t.Nations) > mostNations {
			tab.Fail("key", "expected at most %d nations", mostNations)
			return
		}
		l.t.Nations = append(l.t.Nations, row)
	}, "key", "name", "table", "flight", "colonel", "tough", "spare", "pools")
}

// pools is a cell of lists of nations, or none.
func pools(tab *pack.Table, column string) (all Pools) {
	if tab.Text(column) == "none" {
		return 0
	}
	for _, word := range strings.Fields(tab.Word(column)) {
		i := slices.Index(poolNames, word)
		if i < 0 || all&(1<<i) != 0 {
			tab.Fail(column, "expected some of %s, each once, or none, found %q", strings.Join(poolNames, ", "), word)
			continue
		}
		all |= 1 << i
	}
	return all
}

// ofNation is the row of the nation that a cell names; nil if it names none.
func (l *loader) ofNation(tab *pack.Table, column string) *NationRow {
	n := l.t.nation(tab.Text(column))
	if n == 0 {
		tab.Fail(column, "expected a nation, found %q", tab.Text(column))
		return nil
	}
	return &l.t.Nations[n]
}

// troopCell is the troop that a cell names.
func (l *loader) troopCell(tab *pack.Table, column string) Troop {
	t := l.t.troop(tab.Text(column))
	if t == 0 {
		tab.Fail(column, "expected a squadron card, found %q", tab.Text(column))
	}
	return t
}

// captains reads what nations may do about their Captains.
//
// Cases 28.2, 28.3, 28.4, 28.5, 28.6, 28.9, 28.10, 28.11, 28.13, 28.14.
func (l *loader) captains() error {
	return l.p.Each("captains.csv", 0, func(tab *pack.Table) {
		row := CaptainRow{Replace: natures(tab, "replace", negative), More: uint8(tab.Int("more", 0, 9))}
		if tab.Text("troops") != "any" {
			row.Troop = l.troopCell(tab, "troops")
		}
		if row.Replace == 0 && row.More == 0 {
			tab.Fail("replace", "expected what may be replaced, or more draws, found neither")
		}
		if n := l.ofNation(tab, "nation"); n != nil {
			n.Captains = append(n.Captains, row)
		}
	}, "nation", "troops", "replace", "more")
}

// exchanges reads which squadrons nations may exchange.
//
// Case 28.15.
func (l *loader) exchanges() error {
	return l.p.Each("exchanges.csv", 0, func(tab *pack.Table) {
		row := ExchangeRow{From: l.troopCell(tab, "from"), To: l.troopCell(tab, "to"), Percent: uint8(tab.Int("share", 1, 100))}
		if row.From == row.To {
			tab.Fail("to", "expected another card than %q", tab.Text("from"))
		}
		if n := l.ofNation(tab, "nation"); n != nil {
			n.Exchanges = append(n.Exchanges, row)
		}
	}, "nation", "from", "to", "share")
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
	return l.p.Each("forces.csv", len(own)*int(NumSizes)*faces, func(tab *pack.Table) {
		i := tab.Row()
		table, size, die := i/(int(NumSizes)*faces), i/faces%int(NumSizes), i%faces+1
		if table >= len(own) {
			return
		}
		row := &l.t.Nations[own[table]]
		for _, c := range []struct{ column, want string }{{"table", row.Key}, {"size", sizeNames[size]}, {"die", strconv.Itoa(die)}} {
			if tab.Text(c.column) != c.want {
				tab.Fail(c.column, "expected %s, as rows are in order, found %q", c.want, tab.Text(c.column))
			}
		}
		for style, column := range styleNames {
			row.Forces[size][die][style] = l.force(tab, column)
		}
	}, append(styleNames, "table", "size", "die")...)
}

// force is a cell such as 4xLA 8xScP 1xDrake.
func (l *loader) force(tab *pack.Table, column string) (f Force) {
	for _, word := range strings.Fields(tab.Word(column)) {
		if why := l.band(&f, word); why != "" {
			tab.Fail(column, "%s, found %q", why, word)
		}
	}
	return f
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
