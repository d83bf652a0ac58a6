package fury

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// printed are the tables of the rulebook, its cards and counters, each with what lays it
// out.
var printed = []engine.Layout[*Tables]{
	{Rule: "1.2", Title: "Single numbers", Show: showNumbers},
	{Rule: "6.2", Title: "Counters of officers", Show: showOfficers},
	{Rule: "8.4", Title: "Terrain", Show: showGrounds},
	{Rule: "10.5", Title: "Shooting table, one die", Show: showShooting},
	{Rule: "12.7", Title: "Hand-to-Hand table, one die", Show: showHands},
	{Rule: "18.3", Title: "Counters of Fortune's Wheel", Show: showWheel},
	{Rule: "24.1", Title: "Squadron cards", Show: showTroops},
	{Rule: "24.2", Title: "Guns", Show: showGuns},
	{Rule: "24.3", Title: "Objects", Show: showObjects},
	{Rule: "25.1", Title: "Scenarios", Show: showScenarios},
	{Rule: "25.2", Title: "Nations", Show: showNations},
	{Rule: "28.2", Title: "Captains", Show: showCaptains},
	{Rule: "28.15", Title: "Exchanges", Show: showExchanges},
	{Rule: "29.5", Title: "Map of the campaign", Show: showPlaces},
	{Rule: "29.13", Title: "Single numbers of the campaign", Show: showCampaign},
	{Rule: "29.21", Title: "Levels of victory in the campaign", Show: showLevels},
}

// printedTables lays the tables out, the National Force Tables after all others.
func printedTables(tb *Tables) []engine.Table {
	tables := engine.LayOut(printed, tb)
	for n := 1; n < len(tb.Nations); n++ {
		if row := &tb.Nations[n]; row.Table == Nation(n) {
			tables = append(tables, engine.Table{Rule: "28.1", Title: "Forces of the " + row.Name + ", one die", Text: showForces(tb, row)})
		}
	}
	return tables
}

func itoa[N int8 | uint8 | int16 | int](n N) string { return strconv.Itoa(int(n)) }

// dash writes inches, - for none.
func dash(n Length) string {
	if n == 0 {
		return "-"
	}
	return inchText(n)
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "-"
}

// natureText writes characteristics as the book does, - for none.
func natureText(c Characteristics) string {
	var words []string
	for i, name := range natureNames {
		if c.Has(1 << i) {
			words = append(words, engine.Capital(name))
		}
	}
	if words == nil {
		return "-"
	}
	return strings.Join(words, ", ")
}

func showNumbers(tb *Tables) string {
	rows := [][]string{{"number", "value"}}
	for i, n := range tb.Numbers {
		rows = append(rows, []string{tb.About[i], itoa(n)})
	}
	return engine.Columns(rows) + "\nLengths are hundredths of an inch.\n"
}

func showOfficers(tb *Tables) string {
	rows := [][]string{{"counter", "characteristics"}}
	for i, row := range tb.Officers[1:] {
		rows = append(rows, []string{itoa(i + 1), natureText(row.Nature)})
	}
	return engine.Columns(rows)
}

func showGrounds(tb *Tables) string {
	costs := [...]string{Free: "-", Double: "double", Half: "half a move", Barred: "barred"}
	rows := [][]string{{"terrain", "foot", "horse", "Guns", "cover", "hides"}}
	for _, row := range tb.Grounds {
		rows = append(rows, []string{row.Name, costs[row.Cost[Foot]], costs[row.Cost[Horse]], yes(row.Guns), yes(row.Cover), yes(row.Hides)})
	}
	return engine.Columns(rows) + "\nA steep hill costs double uphill alone. Foot that is Canny by nature goes through deep woods at double cost.\n"
}

func showShooting(tb *Tables) string {
	names := [...]string{ShotNothing: "-", ShotRetire: "Retire", ShotTerror: "Terror", ShotLoseSquadron: "Lose Squadron"}
	rows := [][]string{{"die", "4-8", "9-16", "17-24", "25-35", "36+"}}
	for die := 1; die <= 6; die++ {
		row := []string{itoa(die)}
		for _, cell := range tb.Shooting[die] {
			row = append(row, names[cell.Shot]+star(cell.Officer))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows)
}

func star(b bool) string {
	if b {
		return "*"
	}
	return ""
}

func showHands(tb *Tables) string {
	names := [...]string{HandLocked: "Locked", HandStandOff: "Stand Off", HandStrongerTerror: "S/Terror", HandHumiliated: "S/Humiliated",
		HandWeakerTerror: "W/Terror", HandLoseSquadron: "Lose Squadron", HandDefeated: "Defeated"}
	rows := [][]string{{"die", "Advantage", "3:2", "2:1", "3:1", "4:1+"}}
	for die := 1; die <= 6; die++ {
		row := []string{itoa(die)}
		for _, cell := range tb.Hands[die] {
			row = append(row, names[cell.Hand]+star(cell.Starred))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows)
}

func showWheel(tb *Tables) string {
	when := [NumSituations]string{"an enemy segment starts", "shooting or fighting", "morale is tested", "a Terror marker is due", "single combat"}
	rows := [][]string{{"counter", "number", "when"}}
	for _, row := range tb.Wheel {
		rows = append(rows, []string{row.Name, itoa(row.Count), when[row.Fits]})
	}
	return engine.Columns(rows)
}

func showTroops(tb *Tables) string {
	rows := [][]string{{"troops", "code", "F/S", "Ch/F/S/R", "LB/FB", "range", "characteristics"}}
	for _, row := range tb.Troops[1:] {
		morale := ""
		for _, n := range row.Morale {
			morale += "/" + itoa(n)
		}
		name := row.Name
		if row.Arm == Horse {
			name += " (horse)"
		}
		rows = append(rows, []string{name, row.Code, itoa(row.Fighting) + "/" + itoa(row.Shooting), morale[1:],
			inchText(row.Loose) + "/" + dash(row.Formed), dash(row.Range), natureText(row.Nature)})
	}
	return engine.Columns(rows) + "\nFighting and shooting; Charge, Fear, Serious and Rally; inches loose and formed.\n"
}

func showGuns(tb *Tables) string {
	rows := [][]string{{"Gun", "column", "dragged", "drawn", "in boats"}}
	for _, row := range tb.Guns[1:] {
		rows = append(rows, []string{row.Name, shotColumns[row.Column], inchText(row.Dragged), inchText(row.Drawn), yes(row.Afloat)})
	}
	return engine.Columns(rows)
}

func showObjects(tb *Tables) string {
	rows := [][]string{{"object", "on foot, dragged", "mounted, drawn", "terrain"}}
	for _, row := range tb.Objects {
		as := armNames[row.Arm]
		if row.Roads {
			as = "roads alone"
		}
		rows = append(rows, []string{row.Name, inchText(row.Rate), inchText(row.Team), as})
	}
	return engine.Columns(rows)
}
