package fury

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// printed are the tables of the rulebook, its cards and counters, each with what lays it
// out.
var printed = []engine.Layout[*Tables]{
	{Rule: "1.2", Title: "Single numbers", Show: func(tb *Tables) string {
		return printer.Named("number|value", tb.About[:], tb.Numbers[:]) + "\nLengths are hundredths of an inch.\n"
	}},
	{Rule: "6.2", Title: "Counters of officers", Show: func(tb *Tables) string { return printer.List("counter", 1, tb.Officers[1:]) }},
	{Rule: "8.4", Title: "Terrain", Show: func(tb *Tables) string {
		return printer.Rows(tb.Grounds[:]) +
			"\nA steep hill costs double uphill alone. Foot that is Canny by nature goes through deep woods at double cost.\n"
	}},
	{Rule: "10.5", Title: "Shooting table, one die", Show: func(tb *Tables) string { return printer.List("die|4-8|9-16|17-24|25-35|36+", 1, tb.Shooting[1:]) }},
	{Rule: "12.7", Title: "Hand-to-Hand table, one die", Show: func(tb *Tables) string { return printer.List("die|Advantage|3:2|2:1|3:1|4:1+", 1, tb.Hands[1:]) }},
	{Rule: "18.3", Title: "Counters of Fortune's Wheel", Show: func(tb *Tables) string { return printer.Rows(tb.Wheel[:]) }},
	{Rule: "24.1", Title: "Squadron cards", Show: showTroops},
	{Rule: "24.2", Title: "Guns", Show: func(tb *Tables) string { return printer.Rows(tb.Guns[1:]) }},
	{Rule: "24.3", Title: "Objects", Show: showObjects},
	{Rule: "25.1", Title: "Scenarios", Show: showScenarios},
	{Rule: "25.2", Title: "Nations", Show: showNations},
	{Rule: "28.2", Title: "Captains", Show: showCaptains},
	{Rule: "28.15", Title: "Exchanges", Show: showExchanges},
	{Rule: "29.5", Title: "Map of the campaign", Show: showPlaces},
	{Rule: "29.13", Title: "Single numbers of the campaign", Show: func(tb *Tables) string {
		return printer.Named("number|value", tb.Campaign.About[:], tb.Campaign.Numbers[:])
	}},
	{Rule: "29.21", Title: "Levels of victory in the campaign", Show: showLevels},
}

// printer knows the types of tables that are printed as they are loaded.
var printer = pack.NewPrinter(engine.Columns, pack.TextOf(natureText),
	pack.Titles[Cost]([]string{Free: "-", Double: "double", Half: "half a move", Barred: "barred"}),
	pack.Titles[Situation]([]string{"an enemy segment starts", "shooting or fighting", "morale is tested", "a Terror marker is due", "single combat"}),
	pack.TextOf(func(cell ShotResult) string {
		return [...]string{ShotNothing: "-", ShotRetire: "Retire", ShotTerror: "Terror", ShotLoseSquadron: "Lose Squadron"}[cell.Shot] + star(cell.Officer)
	}),
	pack.TextOf(func(cell HandResult) string {
		return [...]string{HandLocked: "Locked", HandStandOff: "Stand Off", HandStrongerTerror: "S/Terror", HandHumiliated: "S/Humiliated",
			HandWeakerTerror: "W/Terror", HandLoseSquadron: "Lose Squadron", HandDefeated: "Defeated"}[cell.Hand] + star(cell.Starred)
	}))

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

func star(b bool) string {
	if b {
		return "*"
	}
	return ""
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
