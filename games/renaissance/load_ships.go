package renaissance

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// kinds reads what the rules say of each kind of ship.
func (l *loader) kinds() error {
	return pack.List(l.in, "kinds.csv", pack.Keyed("key", kindNames), "", l.t.Kinds[:]).Err()
}

// tonnageValues say what values follow from tonnage.
var tonnageValues = [NumByTonnage]string{
	SlowDownBy: "1..1000 .00", SpeedUpBy: "1..1000 .00", BoatTowBy: "1..1000 .00", BoatsBy: "0.." + strconv.Itoa(mostBoats),
	MastsBy: "large|middle|small", MastsSpanishBy: "large|middle|small", ShallowsBy: "0..5", BarrierBy: "-9..9",
}

// tonnage reads what follows from tonnage.
func (l *loader) tonnage() error {
	tab := pack.Each(l.in, "tonnage.csv", 0, func(tab *pack.Table, row *struct {
		By    ByTonnage `csv:"rule"`
		Over  int16     `csv:"over,0..5000"`
		Value string    `csv:"value"`
	}) {
		before := l.t.Tonnage[row.By]
		switch {
		case len(before) == 0 && row.Over != 0:
			tab.Fail("over", "expected 0 in the first row of %s, found %d", byTonnageNames[row.By], row.Over)
		case len(before) > 0 && row.Over <= before[len(before)-1].Over:
			tab.Fail("over", "expected more than in the row above, found %d", row.Over)
		}
		value := l.in.Number(tab, "value", tonnageValues[row.By])
		l.t.Tonnage[row.By] = append(before, ByTonnageRow{Over: row.Over, Value: int32(value)})
	})
	for by := range l.t.Tonnage {
		if len(l.t.Tonnage[by]) == 0 {
			tab.FailEnd("expected rows of %s, found none", byTonnageNames[by])
		}
	}
	return tab.Err()
}

// Letters of the tables of moves and of mast layouts.
const (
	sailLetters   = "ABCDEFGH"
	oarLetters    = "-IJKLM"
	layoutLetters = "ABCDEF"
)

// A sectionRow is one section of a layout.
type sectionRow struct {
	Layout  Layout  `csv:"layout"`
	Section Section `csv:"section"`
	Sum     bool    `csv:"dice,plus|sum"`
	Shown   string  `csv:"shown"`
	At      int16   `csv:"at,0..1000"`
}

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
	tab := pack.Each(l.in, "layouts.csv", 0, func(tab *pack.Table, s *sectionRow) {
		row := &l.t.Layouts[s.Layout]
		if began[s.Layout] && row.Sum != s.Sum {
			tab.Fail("dice", "expected the same dice for all of layout %c", layoutLetters[s.Layout])
		}
		began[s.Layout], row.Sum = true, s.Sum
		l.section(tab, s, row)
	})
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

// section adds one section to a layout.
func (l *loader) section(tab *pack.Table, s *sectionRow, row *LayoutRow) {
	if row.Has.Has(s.Section) {
		tab.Fail("section", "a second %s of this layout", sectionNames[s.Section])
	}
	row.Has |= 1 << s.Section
	row.At[s.Section] = s.At
	least, most := 1, 6
	if row.Sum {
		least, most = 2, 12
	}
	first, last, _ := strings.Cut(s.Shown, " to ")
	if last == "" {
		last = first
	}
	from, err := strconv.Atoi(first)
	to, err2 := strconv.Atoi(last)
	if err != nil || err2 != nil || from < least || to > most || from > to {
		tab.Fail("shown", "expected a number from %d to %d, or two with to between, found %q", least, most, s.Shown)
		return
	}
	for n := from; n <= to; n++ {
		if row.Shown[n] != NoSection {
			tab.Fail("shown", "%d shows the %s already", n, sectionNames[row.Shown[n]])
		}
		row.Shown[n] = s.Section
	}
}

// A lossRow is the loss of speed by sections lost of a ship that had so many, noLoss for
// more than she had.
type lossRow struct {
	_    int                    `csv:"sections,1.. ordered"`
	Lost [NumSections + 1]uint8 `csv:"- 1 2 3 4 5 6 7 8 9,0..100 or -=255"`
}

const noLoss = 255

// masts reads which level is hit when a rigging is raked, the mast defence values, and the
// loss of speed by sections lost.
//
// Cases 13.3, 13.5, 17.5. Rulings R5, R22, R122.
func (l *loader) masts() error {
	return pack.Err(
		pack.Each(l.in, "rakes.csv", NumLayouts, func(tab *pack.Table, row *struct {
			_    Layout     `csv:"layout,ordered"`
			Rake [7]MastRow `csv:"- 1 2 3 4 5 6"`
		}) {
			row.Rake[0] = NoMastRow
			l.t.Layouts[tab.Row()].Rake = row.Rake
		}),
		pack.List(l.in, "mast_defence.csv", pack.Keyed("section", mastRowNames[:NumMastRows]), "large middle small,1..200", l.t.MastDefence[:]),
		pack.Each(l.in, "mast_loss.csv", NumSections, l.mastLoss))
}

func (l *loader) mastLoss(tab *pack.Table, row *lossRow) {
	had := tab.Row() + 1
	for lost := 1; lost <= NumSections; lost++ {
		switch column, found := strconv.Itoa(lost), row.Lost[lost]; {
		case lost > had && found != noLoss:
			tab.Fail(column, "expected - as she has %d sections only, found %q", had, tab.Text(column))
		case lost > had:
			row.Lost[lost] = 100
		case found == noLoss || found < row.Lost[lost-1]:
			tab.Fail(column, "expected no less than in the column before, found %q", tab.Text(column))
		case lost == had && found != 100:
			tab.Fail(column, "expected 100 of a ship dismasted, found %q", tab.Text(column))
		}
	}
	l.t.LossPercent[had] = row.Lost
}
