package spain

import (
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// printed are the tables of map, counter sheet and rulebook, each with what lays it out.
var printed = []engine.Layout[*Tables]{
	{Rule: "3.1", Title: "Cities", Show: showCities},
	{Rule: "3.1", Title: "Regions", Show: showRegions},
	{Rule: "3.1", Title: "Sea zones and prevailing winds", Show: showZones},
	{Rule: "3.1", Title: "Activation tracks", Show: showTracks},
	{Rule: "3.22", Title: "Nations", Show: func(tb *Tables) string { return printer.Rows(tb.Nations[1:]) }},
	{Rule: "3.23", Title: "English counters", Show: func(tb *Tables) string { return showCounters(tb, English) }},
	{Rule: "3.23", Title: "Spanish counters", Show: func(tb *Tables) string { return showCounters(tb, Spanish) }},
	{Rule: "3.3", Title: "Single numbers", Show: func(tb *Tables) string { return printer.Named("number|value", tb.About[:], tb.Numbers[:]) }},
	{Rule: "3.3", Title: "Choices of a match", Show: showSwitches},
	{Rule: "6.7", Title: "Wind Effects Table, two dice", Show: func(tb *Tables) string {
		return printer.List("dice|April to September, with|against|October and winter, with|against", 2, tb.Wind[2:]) +
			"\nHexes off the movement allowance, and steps lost.\n"
	}},
	{Rule: "7.2", Title: "Naval Combat Results Table, one die", Show: func(tb *Tables) string {
		return printer.List("die|below -20|-20 to -11|-10 to 0|1 to 10|11 to 20|above 20", 1, tb.Naval[1:]) +
			"\nThe attacker's strength less the defender's. Steps lost by attacker and defender.\n"
	}},
	{Rule: "9.3", Title: "Land Combat Results Table, one die", Show: func(tb *Tables) string {
		return printer.List("die|1 to 3|1 to 2|1 to 1|2 to 1|3 to 1|better", 1, tb.Land[1:]) +
			"\nAttacker to defender, rounded in favour of the defender. Steps lost by either; r: it retreats.\n"
	}},
	{Rule: "11.4", Title: "Income Table, one die", Show: func(tb *Tables) string {
		return printer.List("die|English|Spanish", 1, tb.Income[1:]) + "\nDucats in each winter; half of it in the last.\n"
	}},
	{Rule: "11.5", Title: "Purchase and Maintenance Cost Chart", Show: showCosts},
	{Rule: "15.4", Title: "Irish Revolt Table, one die", Show: func(tb *Tables) string {
		return printer.List("die|1 to 5|6 to 10|11 to 15|16 and more", 1, tb.Irish[1:], "dash") +
			"\nStrength of Irish Rebels, by the strength of Spanish-controlled land units in Ireland.\n"
	}},
	{Rule: "15.5", Title: "English Catholic Revolt Table, one die", Show: func(tb *Tables) string { return showRising(tb, RisingEnglish, "English Catholics") }},
	{Rule: "15.6", Title: "Scottish Intervention Table, one die", Show: func(tb *Tables) string { return showRising(tb, RisingScottish, "Scottish Catholics") }},
	{Rule: "16.4", Title: "Levels of Victory Table", Show: func(tb *Tables) string { return showLevels(tb.Levels) }},
	{Rule: "18.0", Title: "Game-Turn Record Track", Show: showTurns},
}

// printedTables returns the tables as people read them.
func printedTables(tb *Tables) []engine.Table { return engine.LayOut(printed, tb) }

// printer knows the types of tables that are printed as they are loaded.
var printer = pack.NewPrinter(engine.Columns, pack.TextOf(seatName), pack.TextOf(resultText), pack.Titles[Entry](entryTexts[:]),
	pack.TextOf(func(g Gust) string { return dash(g.Moves) + "/" + dash(g.Steps) }))

func itoa[N int8 | uint8 | int16 | int](n N) string { return strconv.Itoa(int(n)) }

// dash writes a number, - for 0.
func dash[N int8 | uint8 | int16 | int](n N) string {
	if n == 0 {
		return "-"
	}
	return itoa(n)
}

// seatName returns who a seat is, or nobody.
func seatName(s engine.Seat) string {
	if s == engine.NoSeat {
		return "nobody"
	}
	return [2]string{English: "English", Spanish: "Spanish"}[s]
}

func showSwitches(tb *Tables) string {
	rows := [][]string{{"switch", "choice", "meaning"}}
	for _, sw := range tb.Switches {
		name := sw.Name
		for _, c := range sw.Choices {
			rows = append(rows, []string{name, c.Key, c.About})
			name = ""
		}
	}
	return engine.Columns(rows) + "\nThe first choice of each is the default.\n"
}

// resultText writes a result as printed, such as 1/2r.
func resultText(r Result) string {
	text := dash(r.Attacker)
	if r.AttackerRetreats {
		text += "r"
	}
	text += "/" + dash(r.Defender)
	if r.DefenderRetreats {
		text += "r"
	}
	return text
}

func showCosts(tb *Tables) string {
	const treasure = int(TreasureFleet) // which costs nothing
	costs, names := slices.Clone(tb.Costs[:NavalLeader]), slices.Clone(kindTitles[:NavalLeader])
	costs, names = slices.Delete(costs, treasure, treasure+1), slices.Delete(names, treasure, treasure+1)
	return printer.Named("kind", names, costs) + "\nDucats for each point of a ship's multiple or a land unit's strength. A repair costs half\n" +
		"of what building does, rounded up. Maintenance is " + itoa(tb.Numbers[NumWinterCost]) + " times as much in winter.\n"
}

func showRising(tb *Tables, column int, who string) string {
	rows := [][]string{{"die", "strength of " + who}}
	for die := 1; die < len(tb.Risings); die++ {
		rows = append(rows, []string{itoa(die), dash(tb.Risings[die][column])})
	}
	return engine.Columns(rows)
}

func showLevels(levels []Level) string {
	rows := [][]string{{"Spanish less English points", "level"}}
	for i, l := range levels {
		bound := itoa(l.From) + " and more"
		switch last := i == len(levels)-1; {
		case last && i > 0:
			bound = "less"
		case last:
			bound = "any"
		case i > 0:
			bound = itoa(l.From) + " to " + itoa(levels[i-1].From-1)
		}
		rows = append(rows, []string{bound, l.Name})
	}
	return engine.Columns(rows)
}

func showTurns(tb *Tables) string {
	rows := [][]string{{"turn", "", "winds of", "income", "Treasure Fleet"}}
	for i, t := range tb.Turns[1:] {
		winds, income, treasure := "summer", [3]string{"-", "half", "full"}[t.Income], "-"
		if t.Season != Summer {
			winds = "winter"
		}
		switch {
		case t.Noted:
			treasure = "month noted"
		case t.Due:
			treasure = "may come"
		}
		rows = append(rows, []string{itoa(i + 1), t.Name, winds, income, treasure})
	}
	return engine.Columns(rows)
}
