package jenkins

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// printed are the tables of the map, the counter sheet and the rulebook, each with the function that lays it out.
var printed = []engine.Layout[*Tables]{
	{Rule: "2.2", Title: "English counters", Show: func(tb *Tables) string { return showCounters(tb, English) }},
	{Rule: "2.2", Title: "Spanish counters", Show: func(tb *Tables) string { return showCounters(tb, Spanish) }},
	{Rule: "3.1", Title: "What begins on the map", Show: showSetup},
	{Rule: "3.2", Title: "War Fund points", Show: showFunds},
	{Rule: "4.0", Title: "Seaports", Show: showSeaports},
	{Rule: "5.0", Title: "Trade routes", Show: showRoutes},
	{Rule: "6.2", Title: "Storm Location Table, one die", Show: showStorms},
	{Rule: "6.3", Title: "Perilous Sea Table, one die", Show: func(tb *Tables) string {
		return printer.List("die|perilous seas", 1, tb.Perils[1:]) +
			"\n-1 if a storm was passed; + the naval tactics of a leader. Under 1 is 1, over 6 is 6.\n"
	}},
	{Rule: "6.8", Title: "War of Austrian Succession Table, one die", Show: func(tb *Tables) string {
		return printer.List("die|result", 1, tb.Succession[1:]) +
			"\n+1 if a French seaport was captured this turn, -1 if a Dutch one was.\n"
	}},
	{Rule: "10.0", Title: "Fortunes of War Table, one die", Show: showFortunes},
}

// printedTables returns the tables as people read them.
func printedTables(tb *Tables) []engine.Table { return engine.LayOut(printed, tb) }

// printer knows the types of tables that are printed as they are loaded.
var printer = pack.NewPrinter(engine.Columns, pack.Titles[Peril](perilTexts[:]), pack.Titles[Succession](successionTexts[:]),
	pack.TextOf(func(ty Type) string { return strings.ReplaceAll(typeNames[ty], "-", " ") }))

func itoa[N int8 | uint8 | int](n N) string { return strconv.Itoa(int(n)) }

// value writes a printed value, or - if there is none.
func value(n int8, sign string) string {
	if n == 0 {
		return "-"
	}
	return sign + itoa(n)
}

func showCounters(tb *Tables, seat engine.Seat) string {
	of := slices.DeleteFunc(slices.Clone(tb.Counters[1:]), func(row CounterRow) bool { return row.Seat != seat })
	return printer.Rows(of)
}

// showSetup lists what is on the map at the start of the first scenario with the printed set-up.
//
// Case 3.1.
func showSetup(tb *Tables) string {
	rows := [][]string{{"seaport", "counters"}}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		if !sc.Garrison {
			continue
		}
		for _, p := range sc.Start {
			name := tb.hexTitle(p.At.Hex())
			if rows[len(rows)-1][0] != name {
				rows = append(rows, []string{name, ""})
			}
			cell := &rows[len(rows)-1][1]
			if *cell != "" {
				*cell += ", "
			}
			*cell += tb.kindText(p.Counter, p.Count)
		}
		break
	}
	return engine.Columns(append(rows,
		[]string{"each Spanish seaport of value 2 or more", "one Soldiers counter of the Spanish player's choice"},
		[]string{"Turn Record Track", tb.Row(tb.Isidro).Name + " (11.9)"}))
}

// kindText names some counters of a kind with the value that tells them apart.
func (tb *Tables) kindText(c Counter, n uint8) string {
	row := tb.Row(c)
	text := row.Name
	if n > 1 {
		text = itoa(n) + " " + text
	}
	switch {
	case row.Land > 0:
		text += " " + itoa(row.Land)
	case row.Type == Cannons:
		text += " " + itoa(row.Gun)
	}
	return text
}

func showFunds(tb *Tables) string {
	rows := [][]string{{"scenario", "English at start", "each turn", "Spanish at start", "each turn"}}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		rows = append(rows, []string{sc.Name, itoa(sc.Funds[English]), itoa(sc.Income[English]),
			itoa(sc.Funds[Spanish]), itoa(sc.Income[Spanish])})
	}
	return engine.Columns(rows) + "\nNever more than " + itoa(tb.Cap) + ".\n"
}

func showSeaports(tb *Tables) string {
	rows := [][]string{{"hex", "seaport", "value", "owner", ""}}
	for _, p := range tb.Ports[1:] {
		sea := ""
		if p.SouthSea {
			sea = "Great South Sea"
		}
		rows = append(rows, []string{Grid.Name(p.Hex), p.Name, itoa(p.Value), holderTitles[p.Owner], sea})
	}
	return engine.Columns(rows)
}

func showRoutes(tb *Tables) string {
	rows := [][]string{{"seaport", "value", "joined to"}}
	for p := 1; p < len(tb.Ports); p++ {
		var to []string
		for q := 1; q < len(tb.Ports); q++ {
			if tb.Trade[p]>>q&1 != 0 {
				to = append(to, tb.Ports[q].Name)
			}
		}
		if len(to) > 0 {
			rows = append(rows, []string{tb.Ports[p].Name, itoa(tb.Ports[p].Value), strings.Join(to, ", ")})
		}
	}
	return engine.Columns(rows)
}

func showStorms(tb *Tables) string {
	rows := [][]string{{"die", "storms at"}}
	for die := 1; die < len(tb.Storms); die++ {
		var at []string
		for _, h := range tb.Storms[die] {
			at = append(at, tb.hexTitle(h))
		}
		if len(at) == 0 {
			at = []string{"none"}
		}
		rows = append(rows, []string{itoa(die), strings.Join(at, ", ")})
	}
	return engine.Columns(rows)
}

// perilTexts say what each result of the Perilous Sea Table does.
//
// Case 6.3.
var perilTexts = [...]string{
	PerilNone:     "no effect",
	PerilDisaster: "Nautical Disaster: the enemy looks through the stack, rolls a die and eliminates that many ships",
	PerilLost:     "Lost at Sea: the owner rolls a die and eliminates that many ships",
	PerilLocker:   "Davy Jones' Locker: the enemy looks through the stack and eliminates one ship",
	PerilBriny:    "The Briny Deep: the owner eliminates one ship",
}

// successionTexts say what each result of the War of Austrian Succession Table
// does.
//
// Case 6.8.
var successionTexts = [...]string{
	SuccessionSpanishFunds:    "Spain gains two dice of points",
	SuccessionEnglishShip:     "England loses a ship of the line",
	SuccessionEnglishSoldiers: "England loses a counter of soldiers",
	SuccessionSpanishSoldiers: "Spain loses a counter of soldiers",
	SuccessionSpanishShip:     "Spain loses a ship of the line",
	SuccessionEnglishFunds:    "England gains two dice of points",
	SuccessionPeace:           "the war in Europe is over: no more rolls",
}

// targetTexts say what a Fortune of War may strike.
//
// Case 10.0.
var targetTexts = [...]string{
	TargetAny:    "any visible enemy counter",
	TargetNaval:  "a visible enemy ship",
	TargetLand:   "a visible enemy land counter",
	TargetAbroad: "a visible enemy counter outside its friendly seaports",
}

func showFortunes(tb *Tables) string {
	rows := [][]string{{"die", "by", "eliminated"}}
	for die := 1; die < len(tb.Fortunes); die++ {
		by, what := fortuneTexts(&tb.Fortunes[die])
		rows = append(rows, []string{itoa(die), by, what})
	}
	return engine.Columns(rows)
}

// fortuneTexts says who strikes by a Fortune of War, and what.
func fortuneTexts(f *Fortune) (by, what string) {
	by = "nobody"
	switch f.Strikes {
	case 1:
		by = [2]string{"the English", "the Spanish"}[f.By[0]]
	case 2:
		by = "each side, the English first"
	}
	return by, targetTexts[f.Target[0]]
}
