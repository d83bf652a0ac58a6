package renaissance

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// kinds reads what the rules say of each kind of ship.
func (l *loader) kinds() error {
	return l.p.Each("kinds.csv", NumKinds, func(tab *pack.Table) {
		i := tab.Row()
		if i >= NumKinds {
			return
		}
		if tab.Text("key") != kindNames[i] {
			tab.Fail("key", "expected %s, as rows are in order, found %q", kindNames[i], tab.Text("key"))
		}
		crosses := func(column string) int8 {
			return orNone(tab, column, -1, func() int8 { return int8(tab.Int(column, 0, 5)) })
		}
		pace := func(column string) Length {
			return orNone(tab, column, 0, func() Length { return length(tab, column, 1, 1000) })
		}
		l.t.Kinds[i] = KindRow{
			Name: tab.Word("name"), Family: Family(tab.One("family", familyNames...)),
			LeewayOver:  orNone(tab, "leeway", -1, func() int16 { return int16(tab.Int("leeway", 0, 5000)) }),
			SmallCircle: tab.Flag("small"), Attacks: tab.Flag("attack"),
			GalleyStages: tab.One("stages", "sailing", "galley") == 1,
			SlowDown:     pace("slow"), SpeedUp: pace("up"),
			Masts:   orNone(tab, "masts", -1, func() int8 { return int8(tab.One("masts", mastColumnNames...)) }),
			Crosses: [2]int8{crosses("crosses"), crosses("crosses-oars")},
			Barrier: orNone(tab, "barrier", BarrierByTons, func() int8 { return int8(tab.Int("barrier", -9, 9)) }),
		}
	}, "key", "name", "family", "leeway", "small", "attack", "stages", "slow", "up",
		"masts", "crosses", "crosses-oars", "barrier")
}

// tonnage reads what follows from tonnage.
func (l *loader) tonnage() error {
	tab, err := l.p.Table("tonnage.csv", "rule", "over", "value")
	if err != nil {
		return err
	}
	for tab.Next() {
		by := ByTonnage(tab.One("rule", byTonnageNames...))
		row := ByTonnageRow{Over: int16(tab.Int("over", 0, 5000))}
		switch by {
		case SlowDownBy, SpeedUpBy, BoatTowBy:
			row.Value = length(tab, "value", 1, 1000)
		case BoatsBy:
			row.Value = int32(tab.Int("value", 0, mostBoats))
		case MastsBy, MastsSpanishBy:
			row.Value = int32(tab.One("value", mastColumnNames...))
		case ShallowsBy:
			row.Value = int32(tab.Int("value", 0, 5))
		case BarrierBy:
			row.Value = int32(tab.Int("value", -9, 9))
		}
		before := l.t.Tonnage[by]
		switch {
		case len(before) == 0 && row.Over != 0:
			tab.Fail("over", "expected 0 in the first row of %s, found %d", byTonnageNames[by], row.Over)
		case len(before) > 0 && row.Over <= before[len(before)-1].Over:
			tab.Fail("over", "expected more than in the row above, found %d", row.Over)
		}
		l.t.Tonnage[by] = append(before, row)
	}
	for by := range l.t.Tonnage {
		if len(l.t.Tonnage[by]) == 0 {
			tab.FailEnd("expected rows of %s, found none", byTonnageNames[by])
		}
	}
	return tab.Err()
}

// letter is a cell that holds one of the letters of a string, and which.
func letter(tab *pack.Table, column, letters string) int {
	return tab.One(column, strings.Split(letters, "")...)
}

// Letters of the tables of moves and of mast layouts.
const (
	sailLetters   = "ABCDEFGH"
	oarLetters    = "-IJKLM"
	layoutLetters = "ABCDEF"
)

// layouts reads which sections each layout has and which dice show them.
//
// Case 13.4.
func (l *loader) layouts() error {
	var began [NumLayouts]bool
	for i := range l.t.Layouts {
		for n := range l.t.Layouts[i].Shown {
			l.t.Layouts[i].Shown[n] = NoSection
		}
	}
	tab, err := l.p.Table("layouts.csv", "layout", "section", "dice", "shown", "at")
	if err != nil {
		return err
	}
	for tab.Next() {
		n := letter(tab, "layout", layoutLetters)
		row := &l.t.Layouts[n]
		sum := tab.One("dice", "plus", "sum") == 1
		if began[n] && row.Sum != sum {
			tab.Fail("dice", "expected the same dice for all of layout %c", layoutLetters[n])
		}
		began[n], row.Sum = true, sum
		l.section(tab, row)
	}
	for i := range l.t.Layouts {
		row := &l.t.Layouts[i]
		if !began[i] {
			tab.FailEnd("expected sections of layout %c, found none", layoutLetters[i])
		}
		row.Square = row.Has&(Tops|Topgallants) != 0
		for _, up := range [...][2]Section{
			{ForeTop, ForeLower}, {ForeTopgallant, ForeTop}, {MainTop, MainLower}, {MainTopgallant, MainTop},
		} {
			if row.Has.Has(up[0]) && !row.Has.Has(up[1]) {
				tab.FailEnd("expected a %s under the %s of layout %c, found none",
					sectionNames[up[1]], sectionNames[up[0]], layoutLetters[i])
			}
		}
		if began[i] && row.Sum == (row.Has.Count() < 5) {
			tab.FailEnd("expected layout %c to use the plus die if it has fewer than five sections, else the sum (13.4)",
				layoutLetters[i])
		}
	}
	return tab.Err()
}

// section reads one section of a layout.
func (l *loader) section(tab *pack.Table, row *LayoutRow) {
	s := Section(tab.One("section", sectionNames...))
	if row.Has.Has(s) {
		tab.Fail("section", "a second %s of this layout", sectionNames[s])
	}
	row.Has |= 1 << s
	row.At[s] = int16(tab.Int("at", 0, 1000))
	least, most := 1, 6
	if row.Sum {
		least, most = 2, 12
	}
	first, last, _ := strings.Cut(tab.Text("shown"), " to ")
	if last == "" {
		last = first
	}
	from, err := strconv.Atoi(first)
	to, err2 := strconv.Atoi(last)
	if err != nil || err2 != nil || from < least || to > most || from > to {
		tab.Fail("shown", "expected a number from %d to %d, or two with to between, found %q",
			least, most, tab.Text("shown"))
		return
	}
	for n := from; n <= to; n++ {
		if row.Shown[n] != NoSection {
			tab.Fail("shown", "%d shows the %s already", n, sectionNames[row.Shown[n]])
		}
		row.Shown[n] = s
	}
}

// spots are the columns of the faces of a die.
var spots = []string{"1", "2", "3", "4", "5", "6"}

// rakes reads which level is hit when a rigging is raked.
//
// Case 13.5. Ruling R22.
func (l *loader) rakes() error {
	return l.p.Each("rakes.csv", NumLayouts, func(tab *pack.Table) {
		i := letter(tab, "layout", layoutLetters)
		if i != tab.Row() {
			tab.Fail("layout", "expected the layouts in order, found %q", tab.Text("layout"))
		}
		for die, column := range spots {
			l.t.Layouts[i].Rake[die+1] = MastRow(tab.One(column, mastRowNames...))
		}
		l.t.Layouts[i].Rake[0] = NoMastRow
	}, append([]string{"layout"}, spots...)...)
}

// mastDefence reads the mast defence values.
//
// Case 13.3. Ruling R5.
func (l *loader) mastDefence() error {
	return l.p.Each("mast_defence.csv", NumMastRows, func(tab *pack.Table) {
		i := tab.One("section", mastRowNames[:NumMastRows]...)
		if i != tab.Row() {
			tab.Fail("section", "expected the sections in order, found %q", tab.Text("section"))
		}
		for c, column := range mastColumnNames {
			l.t.MastDefence[i][c] = uint8(tab.Int(column, 1, 200))
		}
	}, append([]string{"section"}, mastColumnNames...)...)
}

// mastLoss reads the loss of speed by sections lost.
//
// Case 17.5. Ruling R122.
func (l *loader) mastLoss() error {
	columns := []string{"sections"}
	for lost := 1; lost <= NumSections; lost++ {
		columns = append(columns, strconv.Itoa(lost))
	}
	return l.p.Each("mast_loss.csv", NumSections, func(tab *pack.Table) {
		had := tab.Counted("sections", 1)
		if had > NumSections {
			return
		}
		row := &l.t.LossPercent[had]
		for lost := 1; lost <= had; lost++ {
			row[lost] = uint8(tab.Int(columns[lost], 0, 100))
			if row[lost] < row[lost-1] {
				tab.Fail(columns[lost], "expected no less than in the column before, found %q", tab.Text(columns[lost]))
			}
		}
		for lost := had + 1; lost <= NumSections; lost++ {
			row[lost] = 100
			if tab.Text(columns[lost]) != "-" {
				tab.Fail(columns[lost], "expected - as she has %d sections only, found %q", had, tab.Text(columns[lost]))
			}
		}
		if row[had] != 100 {
			tab.Fail(columns[had], "expected 100 of a ship dismasted, found %q", tab.Text(columns[had]))
		}
	}, columns...)
}
