package renaissance

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// bands are the columns of the range bands, chances those of the plus die less the minus die,
// and faces those of a die.
const (
	bands   = "point-blank close medium long max-effective"
	chances = "-5 -4 -3 -2 -1 0 +1 +2 +3 +4 +5"
	faces   = "1 2 3 4 5 6"
)

// spots are the faces of a die, and eliteFirst the classes in the order of tables that have
// elite crews first.
var (
	spots      = strings.Fields(faces)
	eliteFirst = []string{"elite", "average", "raw"}
)

// ranges reads the range bands.
//
// Case 10.4.
func (l *loader) ranges() error {
	return pack.List(l.in, "ranges.csv", pack.Keyed("shot", shotNames), bands+",1..20000 .00 or -", l.t.Range[:],
		func(tab *pack.Table, ends *[NumBands]Length) {
			before := Length(0)
			for b, column := range bandNames {
				switch end := ends[b]; {
				case end == 0 && Band(b) == PointBlank:
					tab.Fail(column, "expected a range, found none")
				case end != 0 && (end <= before || b > 0 && ends[b-1] == 0):
					tab.Fail(column, "expected more than in the band before, found %q", tab.Text(column))
				default:
					before = max(before, end)
				}
			}
		}).Err()
}

// gunnery reads the tables of gunnery, small arms and what doubles at the hull do.
//
// Cases 10.1, 10.11, 11.2, 12.0, 14.4, 15.0. Rulings R6, R7.
func (l *loader) gunnery() error {
	var chance [NumClasses * NumBands][11]int8
	var hits [NumClasses][NumBands]uint8
	var past [NumClasses]Band
	crew := pack.Keyed("crew", eliteFirst)
	return pack.Err(
		pack.List(l.in, "chance.csv", crew.Over(pack.Keyed("range", bandNames)), chances+",-20..20", chance[:], func(tab *pack.Table, by *[11]int8) {
			l.t.Chance[NumClasses-1-tab.Row()/NumBands][tab.Row()%NumBands] = *by
		}),
		pack.List(l.in, "hits.csv", crew, bands+",1..7", hits[:], func(tab *pack.Table, by *[NumBands]uint8) {
			l.t.HitNeeds[NumClasses-1-tab.Row()] = *by
		}),
		pack.List(l.in, "target_choice.csv", crew, "past", past[:], func(tab *pack.Table, by *Band) {
			l.t.ForcedPast[NumClasses-1-tab.Row()] = *by
		}),
		pack.List(l.in, "crew_casualties.csv", pack.Keyed("shot", shotNames), "hull rigging,1..200", l.t.CrewPer[:]),
		pack.List(l.in, "doubles.csv", pack.Keyed("double", []string{DoubleOne: "1", DoubleTwo: "2", DoubleSix: "6"}), "- "+faces, l.t.Doubles[:],
			func(tab *pack.Table, by *[7]DoubleResult) {
				for die, result := range by {
					if result == MastBelowDecks && tab.Row() == DoubleOne {
						tab.Fail(strconv.Itoa(die), "expected a mast, found below-decks")
					}
				}
			}),
		pack.List(l.in, "small_arms.csv", pack.Numbered("die", 1), "", l.t.SmallArms[1:]))
}

// boarding reads where the stages of a boarding are fought, what a melee takes from the main
// batteries, and how large parties may be.
//
// Cases 19.2, 19.4, 19.8.
func (l *loader) boarding() error {
	var stages [NumStageSets * NumBoardedFrom][4]Deck
	var parties [2 * int(NumParties)]PartyRow
	names := []string{
		AttackerForms: "attacker", AttackerReinforces: "attacker-reinforces",
		DefenderForms: "defender", DefenderReinforces: "defender-reinforces",
	}
	stage := pack.Keyed("target", []string{"sailing", "galley"}).Over(pack.Keyed("from", boardedFromNames))
	party := pack.Keyed("party", names).Over(pack.Keyed("nation", []string{"english", "other"}))
	guns := pack.Append(l.in, "melee_guns.csv", &l.t.MeleeGuns)
	if len(l.t.MeleeGuns) == 0 || l.t.MeleeGuns[0].Percent != 0 {
		guns.FailEnd("expected rows from 0 percent on")
	}
	return pack.Err(
		pack.List(l.in, "stages.csv", stage, "1 2 3 4", stages[:], func(tab *pack.Table, row *[4]Deck) {
			checkStages(tab, row)
			l.t.Stages[tab.Row()/NumBoardedFrom][tab.Row()%NumBoardedFrom] = *row
		}),
		guns,
		pack.List(l.in, "parties.csv", party, "", parties[:], func(tab *pack.Table, row *PartyRow) {
			l.t.Parties[tab.Row()/2][tab.Row()%2] = *row
		}))
}

// checkStages checks that a boarding begins at the bulwarks and goes on from deck to deck.
func checkStages(tab *pack.Table, row *[4]Deck) {
	for i, column := range strings.Fields("1 2 3 4") {
		switch {
		case i == 0 && row[i] != Bulwarks:
			tab.Fail(column, "expected bulwarks, where boarding begins, found %q", tab.Text(column))
		case i > 0 && row[i] == Bulwarks, i > 0 && row[i] != NoDeck && row[i-1] == NoDeck, i == 1 && row[i] == NoDeck:
			tab.Fail(column, "expected a deck, or - after the last, found %q", tab.Text(column))
		}
	}
}

// subZero reads the total melee factors of basic factors of 0 and less, and last the row that
// the quick-reference sheet has otherwise.
//
// Case 19.5. Ruling R8.
func (l *loader) subZero() error {
	rows := len(l.t.SubZero)
	return pack.Each(l.in, "melee_subzero.csv", rows+1, func(tab *pack.Table, row *struct {
		Basic   int      `csv:"basic,-6..0"`
		Sheet   bool     `csv:"reading,text|sheet"`
		Factors [7]uint8 `csv:"- 1 2 3 4 5 6,0..20"`
	}) {
		i, last := tab.Row(), tab.Row() == rows
		if last {
			i = sheetRow
			l.t.SheetRow = row.Factors
		} else {
			l.t.SubZero[i] = row.Factors
		}
		if row.Basic != -i {
			tab.Fail("basic", "expected %d, as rows are in order, found %q", -i, tab.Text("basic"))
		}
		if row.Sheet != last {
			tab.Fail("reading", "expected the rows of the text, and that of the sheet last, found %q", tab.Text("reading"))
		}
	}).Err()
}

// sheetRow is minus the basic factor of the row that can be read in two ways.
//
// Ruling R8.
const sheetRow = 2

// morale reads what losses do to morale, and what a crew does by situation and total.
//
// Cases 20.2, 20.3. Ruling R276.
func (l *loader) morale() error {
	losses := pack.Append(l.in, "morale_losses.csv", &l.t.MoraleLoss)
	const once = 3 // causes to test once. Case 20.1
	if losses.Len() < once {
		losses.FailEnd("expected %d rows or more, found %d", once, losses.Len())
	}
	return pack.Err(losses,
		pack.List(l.in, "morale_results.csv", pack.Keyed("situation", situationNames), "0 -1 -2 -3 -4 -5 -6 -7", l.t.MoraleBy[:]))
}
