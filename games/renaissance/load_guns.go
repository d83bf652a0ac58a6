package renaissance

import (
	"strconv"

	"github.com/weathergage/weathergage/pack"
)

// ranges reads the range bands.
//
// Case 10.4.
func (l *loader) ranges() error {
	return l.p.Each("ranges.csv", NumShots, func(tab *pack.Table) {
		shot := tab.One("shot", shotNames...)
		if shot != tab.Row() {
			tab.Fail("shot", "expected %s, as rows are in order, found %q", shotNames[min(tab.Row(), NumShots-1)], tab.Text("shot"))
		}
		before := Length(0)
		for b, column := range bandNames {
			l.t.Range[shot][b] = orNone(tab, column, 0, func() Length { return length(tab, column, 1, mostLength) })
			switch at := l.t.Range[shot][b]; {
			case at == 0 && Band(b) == PointBlank:
				tab.Fail(column, "expected a range, found none")
			case at != 0 && (at <= before || b > 0 && l.t.Range[shot][b-1] == 0):
				tab.Fail(column, "expected more than in the band before, found %q", tab.Text(column))
			default:
				before = max(before, at)
			}
		}
	}, append([]string{"shot"}, bandNames...)...)
}

// printedClass is the class of a row of a table that has elite crews first.
func printedClass(tab *pack.Table, row int) Class {
	c := Class(tab.One("crew", classNames...))
	if want := Class(NumClasses - 1 - row); c != want {
		tab.Fail("crew", "expected elite, average and raw in order, found %q", tab.Text("crew"))
	}
	return c
}

// chance reads the chance factors.
//
// Case 11.2. Rulings R6, R7.
func (l *loader) chance() error {
	const least, most = -5, 5
	var columns []string
	for score := least; score <= most; score++ {
		text := strconv.Itoa(score)
		if score > 0 {
			text = "+" + text
		}
		columns = append(columns, text)
	}
	return l.p.Each("chance.csv", NumClasses*NumBands, func(tab *pack.Table) {
		if tab.Row() >= NumClasses*NumBands {
			return
		}
		c := printedClass(tab, tab.Row()/NumBands)
		b := tab.One("range", bandNames...)
		if b != tab.Row()%NumBands {
			tab.Fail("range", "expected the bands in order, found %q", tab.Text("range"))
		}
		for i, column := range columns {
			l.t.Chance[c][b][i] = int8(tab.Int(column, -20, 20))
		}
	}, append([]string{"crew", "range"}, columns...)...)
}

// hits reads the hit or miss test.
//
// Case 10.11.
func (l *loader) hits() error {
	return l.p.Each("hits.csv", NumClasses, func(tab *pack.Table) {
		c := printedClass(tab, min(tab.Row(), NumClasses-1))
		for b, column := range bandNames {
			l.t.HitNeeds[c][b] = uint8(tab.Int(column, 1, 7))
		}
	}, append([]string{"crew"}, bandNames...)...)
}

// targetChoice reads past which range a die chooses the target.
//
// Case 10.1.
func (l *loader) targetChoice() error {
	return l.p.Each("target_choice.csv", NumClasses, func(tab *pack.Table) {
		c := printedClass(tab, min(tab.Row(), NumClasses-1))
		l.t.ForcedPast[c] = OutOfRange
		if tab.Text("past") != "never" {
			l.t.ForcedPast[c] = Band(tab.One("past", bandNames...))
		}
	}, "crew", "past")
}

// crewCasualties reads how many damage points cost a man.
//
// Case 12.0.
func (l *loader) crewCasualties() error {
	return l.p.Each("crew_casualties.csv", NumShots, func(tab *pack.Table) {
		shot := tab.One("shot", shotNames...)
		if shot != tab.Row() {
			tab.Fail("shot", "expected %s, as rows are in order, found %q", shotNames[min(tab.Row(), NumShots-1)], tab.Text("shot"))
		}
		l.t.CrewPer[shot] = [2]uint8{uint8(tab.Int("hull", 1, 200)), uint8(tab.Int("rigging", 1, 200))}
	}, "shot", "hull", "rigging")
}

// doubles reads what follows on doubles that want another die.
//
// Case 14.4.
func (l *loader) doubles() error {
	names := []string{DoubleOne: "1", DoubleTwo: "2", DoubleSix: "6"}
	return l.p.Each("doubles.csv", NumDoubles, func(tab *pack.Table) {
		i := tab.One("double", names...)
		if i != tab.Row() {
			tab.Fail("double", "expected 1, 2 and 6 in order, found %q", tab.Text("double"))
		}
		for die, column := range spots {
			result := DoubleResult(tab.One(column, doubleNames...))
			if result == MastBelowDecks && i == DoubleOne {
				tab.Fail(column, "expected a mast, found below-decks")
			}
			l.t.Doubles[i][die+1] = result
		}
	}, append([]string{"double"}, spots...)...)
}

// smallArms reads the casualties of small arms and small guns.
//
// Case 15.0.
func (l *loader) smallArms() error {
	return l.p.Each("small_arms.csv", len(spots), func(tab *pack.Table) {
		if die := tab.Counted("die", 1); die <= len(spots) {
			l.t.SmallArms[die] = SmallArmsRow{uint8(tab.Int("group", 0, 20)), uint8(tab.Int("gun", 0, 20))}
		}
	}, "die", "group", "gun")
}

// stages reads where the stages of a boarding are fought.
//
// Case 19.8.
func (l *loader) stages() error {
	steps := []string{"1", "2", "3", "4"}
	return l.p.Each("stages.csv", NumStageSets*NumBoardedFrom, func(tab *pack.Table) {
		set, from := tab.One("target", "sailing", "galley"), tab.One("from", boardedFromNames...)
		if set*NumBoardedFrom+from != tab.Row() {
			tab.Fail("target", "expected sailing before galley, each from beam, bow and stern")
			return
		}
		row := &l.t.Stages[set][from]
		for i, column := range steps {
			row[i] = Deck(tab.One(column, deckNames...))
			switch {
			case i == 0 && row[i] != Bulwarks:
				tab.Fail(column, "expected bulwarks, where boarding begins, found %q", tab.Text(column))
			case i > 0 && row[i] == Bulwarks, i > 0 && row[i] != NoDeck && row[i-1] == NoDeck, i == 1 && row[i] == NoDeck:
				tab.Fail(column, "expected a deck, or - after the last, found %q", tab.Text(column))
			}
		}
	}, append([]string{"target", "from"}, steps...)...)
}

// subZero reads the total melee factors of basic factors of 0 and less, and last the row that
// the quick-reference sheet has otherwise.
//
// Case 19.5. Ruling R8.
func (l *loader) subZero() error {
	rows := len(l.t.SubZero)
	return l.p.Each("melee_subzero.csv", rows+1, func(tab *pack.Table) {
		i, reading, to := tab.Row(), 0, &l.t.SheetRow
		switch {
		case i > rows:
			return
		case i == rows:
			i, reading = sheetRow, 1
		default:
			to = &l.t.SubZero[i]
		}
		if tab.Int("basic", -6, 0) != -i {
			tab.Fail("basic", "expected %d, as rows are in order, found %q", -i, tab.Text("basic"))
		}
		if tab.One("reading", "text", "sheet") != reading {
			tab.Fail("reading", "expected the rows of the text, and that of the sheet last, found %q", tab.Text("reading"))
		}
		for die, column := range spots {
			to[die+1] = uint8(tab.Int(column, 0, 20))
		}
	}, append([]string{"basic", "reading"}, spots...)...)
}

// sheetRow is minus the basic factor of the row that can be read in two ways.
//
// Ruling R8.
const sheetRow = 2

// rising checks a percentage that rises from row to row.
func rising(tab *pack.Table, column string, before int) uint8 {
	n := tab.Int(column, 0, 100)
	if n <= before {
		tab.Fail(column, "expected more than %d, found %d", before, n)
	}
	return uint8(n)
}

// meleeGuns reads what a melee takes from the main batteries.
//
// Case 19.2.
func (l *loader) meleeGuns() error {
	before := -1
	tab, err := l.p.Table("melee_guns.csv", "share", "loss")
	if err != nil {
		return err
	}
	for tab.Next() {
		row := MeleeGunsRow{rising(tab, "share", before), uint8(tab.Int("loss", 0, 100))}
		before = int(row.Percent)
		l.t.MeleeGuns = append(l.t.MeleeGuns, row)
	}
	if tab.Len() == 0 || l.t.MeleeGuns[0].Percent != 0 {
		tab.FailEnd("expected rows from 0 percent on")
	}
	return tab.Err()
}

// moraleLosses reads what losses do to morale.
//
// Case 20.2.
func (l *loader) moraleLosses() error {
	before := 0
	tab, err := l.p.Table("morale_losses.csv", "percent", "factor")
	if err != nil {
		return err
	}
	for tab.Next() {
		row := MoraleLossRow{rising(tab, "percent", before), int8(tab.Int("factor", -60, 0))}
		before = int(row.Percent)
		l.t.MoraleLoss = append(l.t.MoraleLoss, row)
	}
	const once = 3 // causes to test once. Case 20.1
	if tab.Len() < once {
		tab.FailEnd("expected %d rows or more, found %d", once, tab.Len())
	}
	return tab.Err()
}

// parties reads how large parties may be.
//
// Case 19.4.
func (l *loader) parties() error {
	names := []string{
		AttackerForms: "attacker", AttackerReinforces: "attacker-reinforces",
		DefenderForms: "defender", DefenderReinforces: "defender-reinforces",
	}
	return l.p.Each("parties.csv", int(NumParties)*2, func(tab *pack.Table) {
		party, nation := tab.One("party", names...), tab.One("nation", "english", "other")
		if party*2+nation != tab.Row() {
			tab.Fail("party", "expected the parties in order, the English first")
			return
		}
		percent := func(column string) uint8 { return uint8(tab.Int(column, 0, 100)) }
		l.t.Parties[party][nation] = PartyRow{percent("mariners"), percent("soldiers"), percent("crew")}
	}, "party", "nation", "mariners", "soldiers", "crew")
}

// morale reads what a crew does, by situation and total.
//
// Case 20.3. Ruling R276.
func (l *loader) morale() error {
	columns := []string{"0", "-1", "-2", "-3", "-4", "-5", "-6", "-7"}
	return l.p.Each("morale_results.csv", NumSituations, func(tab *pack.Table) {
		i := tab.One("situation", situationNames...)
		if i != tab.Row() {
			tab.Fail("situation", "expected the situations in order, found %q", tab.Text("situation"))
		}
		for n, column := range columns {
			l.t.MoraleBy[i][n] = MoraleResult(tab.One(column, moraleNames...))
		}
	}, append([]string{"situation"}, columns...)...)
}
