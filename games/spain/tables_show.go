package spain

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// printed are the tables of map, counter sheet and rulebook, each with what lays it out.
var printed = []engine.Layout[*Tables]{
	{Rule: "3.1", Title: "Cities", Show: showCities},
	{Rule: "3.1", Title: "Regions", Show: showRegions},
	{Rule: "3.1", Title: "Sea zones and prevailing winds", Show: showZones},
	{Rule: "3.1", Title: "Activation tracks", Show: showTracks},
	{Rule: "3.22", Title: "Nations", Show: showNations},
	{Rule: "3.23", Title: "English counters", Show: func(tb *Tables) string { return showCounters(tb, English) }},
	{Rule: "3.23", Title: "Spanish counters", Show: func(tb *Tables) string { return showCounters(tb, Spanish) }},
	{Rule: "3.3", Title: "Single numbers", Show: showNumbers},
	{Rule: "3.3", Title: "Choices of a match", Show: showSwitches},
	{Rule: "6.7", Title: "Wind Effects Table, two dice", Show: showWind},
	{Rule: "7.2", Title: "Naval Combat Results Table, one die", Show: showNaval},
	{Rule: "9.3", Title: "Land Combat Results Table, one die", Show: showLand},
	{Rule: "11.4", Title: "Income Table, one die", Show: showIncome},
	{Rule: "11.5", Title: "Purchase and Maintenance Cost Chart", Show: showCosts},
	{Rule: "15.4", Title: "Irish Revolt Table, one die", Show: showIrish},
	{Rule: "15.5", Title: "English Catholic Revolt Table, one die", Show: func(tb *Tables) string { return showRising(tb, RisingEnglish, "English Catholics") }},
	{Rule: "15.6", Title: "Scottish Intervention Table, one die", Show: func(tb *Tables) string { return showRising(tb, RisingScottish, "Scottish Catholics") }},
	{Rule: "16.4", Title: "Levels of Victory Table", Show: func(tb *Tables) string { return showLevels(tb.Levels) }},
	{Rule: "18.0", Title: "Game-Turn Record Track", Show: showTurns},
}

// printedTables are the tables as people read them.
func printedTables(tb *Tables) []engine.Table { return engine.LayOut(printed, tb) }

func itoa[N int8 | uint8 | int16 | int](n N) string { return strconv.Itoa(int(n)) }

// dash writes a number, - for 0.
func dash[N int8 | uint8 | int16 | int](n N) string {
	if n == 0 {
		return "-"
	}
	return itoa(n)
}

// seatName is who a seat is, or nobody.
func seatName(s engine.Seat) string {
	if s == engine.NoSeat {
		return "nobody"
	}
	return [2]string{English: "English", Spanish: "Spanish"}[s]
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "-"
}

func showNumbers(tb *Tables) string {
	rows := [][]string{{"number", "value"}}
	for i, n := range tb.Numbers {
		rows = append(rows, []string{tb.About[i], itoa(n)})
	}
	return engine.Columns(rows)
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

func showWind(tb *Tables) string {
	rows := [][]string{{"dice", "April to September, with", "against", "October and winter, with", "against"}}
	for dice := 2; dice < len(tb.Wind); dice++ {
		row := []string{itoa(dice)}
		for _, g := range tb.Wind[dice] {
			row = append(row, dash(g.Moves)+"/"+dash(g.Steps))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows) + "\nHexes off the movement allowance, and steps lost.\n"
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

// showResults lays a combat table out under its columns.
func showResults(results *[7][combatColumns]Result, columns ...string) string {
	rows := [][]string{append([]string{"die"}, columns...)}
	for die := 1; die < len(results); die++ {
		row := []string{itoa(die)}
		for _, r := range results[die] {
			row = append(row, resultText(r))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows)
}

func showNaval(tb *Tables) string {
	return showResults(&tb.Naval, "below -20", "-20 to -11", "-10 to 0", "1 to 10", "11 to 20", "above 20") +
		"\nThe attacker's strength less the defender's. Steps lost by attacker and defender.\n"
}

func showLand(tb *Tables) string {
	return showResults(&tb.Land, "1 to 3", "1 to 2", "1 to 1", "2 to 1", "3 to 1", "better") +
		"\nAttacker to defender, rounded in favour of the defender. Steps lost by either; r: it retreats.\n"
}

func showIncome(tb *Tables) string {
	rows := [][]string{{"die", "English", "Spanish"}}
	for die := 1; die < len(tb.Income); die++ {
		rows = append(rows, []string{itoa(die), itoa(tb.Income[die][English]), itoa(tb.Income[die][Spanish])})
	}
	return engine.Columns(rows) + "\nDucats in each winter; half of it in the last.\n"
}

func showCosts(tb *Tables) string {
	rows := [][]string{{"kind", "to build", "a turn", "a turn in a friendly port", "a munitions point"}}
	for k := range NavalLeader {
		if c := tb.Costs[k]; k != TreasureFleet {
			rows = append(rows, []string{kindTitles[k], dash(c.Build), dash(c.Sea), dash(c.Port), dash(c.Shot)})
		}
	}
	return engine.Columns(rows) + "\nDucats for each point of a ship's multiple or a land unit's strength. A repair costs half\n" +
		"of what building does, rounded up. Maintenance is " + itoa(tb.Numbers[NumWinterCost]) + " times as much in winter.\n"
}

func showIrish(tb *Tables) string {
	rows := [][]string{{"die", "1 to 5", "6 to 10", "11 to 15", "16 and more"}}
	for die := 1; die < len(tb.Irish); die++ {
		row := []string{itoa(die)}
		for _, n := range tb.Irish[die] {
			row = append(row, dash(n))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows) + "\nStrength of Irish Rebels, by the strength of Spanish-controlled land units in Ireland.\n"
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
