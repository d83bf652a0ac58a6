package invincible

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// printed are the tables of the player aids, each with what lays it out.
var printed = []engine.Layout[*Tables]{
	{Rule: "2.3", Title: "Squadron displays", Show: showDisplays},
	{Rule: "4.3", Title: "Suggested deployments", Show: showDeployments},
	{Rule: "7.3", Title: "Retreat check, two dice", Show: showRetreat},
	{Rule: "7.4.3", Title: "Tactical Matrix", Show: showMatrix},
	{Rule: "7.4.3", Title: "Battle modifiers, for each die", Show: showBattleModifiers},
	{Rule: "7.5", Title: "Battle Table, each die", Show: showBattle},
	{Rule: "7.6", Title: "Morale Table, two dice", Show: showMorale},
	{Rule: "7.6", Title: "Low Ammo Table, one die", Show: showLowAmmo},
	{Rule: "8.2", Title: "Repair Table, two dice", Show: showRepair},
	{Rule: "8.3", Title: "Rally Table, two dice", Show: showRally},
	{Rule: "8.4", Title: "Resupply Table, one die", Show: showResupply},
	{Rule: "10.0", Title: "Reinforce, one die", Show: showReinforce},
	{Rule: "11.0", Title: "Weather Gauge Table, two dice", Show: func(tb *Tables) string { return printer.List("roll|result", 2, tb.Gauge[2:]) }},
	{Rule: "11.0", Title: "Bad Weather Table, one die", Show: func(tb *Tables) string { return printer.List("die|weather", 1, tb.BadWeather[1:]) }},
	{Rule: "11.1", Title: "Gales, one die for each squadron not in port", Show: showGales},
	{Rule: "12.0", Title: "Strategic Map", Show: showBoxes},
	{Rule: "13.1", Title: "Fireships modifiers", Show: func(tb *Tables) string {
		return printer.List("English squadrons on the Tactical Map|modifier", 0, tb.FireshipMorale[:], "signed")
	}},
	{Rule: "13.2", Title: "Fireships Attack Move Diagram, two dice", Show: func(tb *Tables) string { return printer.List("roll|moves to", 2, tb.Drift[2:]) }},
	{Rule: "14.1", Title: "Condition of the Armada, one die", Show: showCondition},
	{Rule: "14.2", Title: "Arrival of the Army, one die", Show: showArrival},
	{Rule: "16.0", Title: "Event Chit Table", Show: showChits},
}

// printedTables returns the tables as people read them.
func printedTables(tb *Tables) []engine.Table { return engine.LayOut(printed, tb) }

// printer knows the types of tables that are printed as they are loaded.
var printer = pack.NewPrinter(engine.Columns, pack.Titles[Weather](weatherNames), pack.TextOf(Drift.words),
	pack.Titles[Gauge]([]string{"the wind is westerly", "the wind is easterly", "the wind stays; roll for bad weather"}))

func itoa[N int8 | uint8 | int](n N) string { return strconv.Itoa(int(n)) }

// least and most write a number that must be reached, or not passed.
func least(n int8) string { return itoa(n) + " or more" }
func most(n int8) string  { return itoa(n) + " or less" }

func showDisplays(tb *Tables) string {
	rows := [][]string{{"squadron", "strength", "morale", "bonus and special rules"}}
	for s := firstEnglish; s <= lastSpanish; s++ {
		row := &tb.Squadrons[s]
		note := row.Note
		if note == "" {
			note = "none"
		}
		if s == firstSpanish {
			rows = append(rows, nil)
		}
		rows = append(rows, []string{row.Name, itoa(row.Strength), engine.Signed(int(row.Morale)), note})
	}
	return engine.Columns(rows)
}

// showDeployments draws each deployment on the map, with numbers for squadrons.
func showDeployments(tb *Tables) string {
	var b strings.Builder
	const marks = "SRDVOBM123"
	for i, d := range tb.Deployments {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(d.Name + "\n    A B C D E F G H I J\n")
		for r := range rows {
			b.WriteString(" " + itoa(r+1) + " ")
			for c := range columns {
				sq := squareAt(c, r)
				mark := byte('.')
				switch {
				case tb.Squares[sq].White:
					mark = '#'
				case tb.Squares[sq].Anchorage:
					mark = '~'
				}
				for q := firstSpanish; q <= lastSpanish; q++ {
					if d.At[q] == sq {
						mark = marks[q-firstSpanish]
					}
				}
				b.WriteString(" " + string(mark))
			}
			b.WriteByte('\n')
		}
	}
	b.WriteByte('\n')
	for q := firstSpanish; q <= lastSpanish; q++ {
		b.WriteString(marks[q-firstSpanish:][:1] + " " + tb.Squadrons[q].Name)
		if q < lastSpanish {
			b.WriteString(", ")
		}
	}
	b.WriteString("\n# white square, ~ anchorage\n")
	return b.String()
}

func showRetreat(tb *Tables) string {
	return engine.Columns([][]string{
		{most(tb.Modifiers.WithdrawMost), "the squadron withdraws"},
		{"higher", "it fights, and must Stand Off"},
		{engine.Signed(int(tb.Modifiers.NoReformsWithdraw)), "without Hawkins' reforms (17.1.6b)"},
	})
}

func showMatrix(tb *Tables) string {
	head := []string{"English \\ Spanish"}
	for s := StandOff; s <= TryToBoard; s++ {
		head = append(head, toldTactics[s])
	}
	rows := [][]string{head}
	for e := StandOff; e <= TryToBoard; e++ {
		row := []string{toldTactics[e]}
		for s := StandOff; s <= TryToBoard; s++ {
			row = append(row, showCell(&tb.Matrix[e][s]))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows) + "E English, S Spanish: Battle Dice and modifier of each die; first: fires first\n"
}

func showCell(c *Cell) string {
	side := func(seat engine.Seat) string {
		text := seatNames[seat][:1] + " " + itoa(c.Dice[seat]) + " at " + engine.Signed(int(c.DRM[seat]))
		if c.First == seat {
			text += " first"
		}
		return text
	}
	if c.First == Spanish {
		return side(Spanish) + ", " + side(English)
	}
	return side(English) + ", " + side(Spanish)
}

func showBattleModifiers(tb *Tables) string {
	m := &tb.Modifiers
	rows := [][]string{{"as the cell", "Tactical Matrix"}, {"as the display", "Squadron Bonus"}}
	bands(tb.Strength[:], 1, func(n int8, band string) {
		rows = append(rows, []string{engine.Signed(int(n)), "current strength " + band})
	})
	return engine.Columns(append(rows, [][]string{
		{engine.Signed(int(m.BattleBroken)), "Broken"},
		{engine.Signed(int(m.BattleLowAmmo)), "Low Ammo"},
		{"as the chit", "event chits (16.0)"},
		{engine.Signed(int(m.SantaCruzBattle)), "Spanish, Santa Cruz lives (17.1.2)"},
		{engine.Signed(int(m.MoreGunnersBattle)), "Spanish, more gunners (17.1.4)"},
		{engine.Signed(int(m.GunCarriagesBattle)), "Spanish, gun carriages (17.1.5)"},
		{engine.Signed(int(m.NoReformsStandOff)), "English, Stand Off, no reforms (17.1.6a)"},
		{engine.Signed(int(m.WindwardStandOff)), "English, Stand Off, gunners to windward (17.2.4)"},
	}...))
}

func showBattle(tb *Tables) string {
	rows := [][]string{{"modified die", "hits"}}
	bands(tb.Battle[:], 0, func(n uint8, band string) { rows = append(rows, []string{band, itoa(n)}) })
	return engine.Columns(rows)
}

// bands goes through the runs of equal numbers of a table, from first on; the table goes on
// beyond its last number, and below 0.
func bands[N comparable](numbers []N, first int, add func(n N, band string)) {
	for from, last := first, len(numbers)-1; from <= last; {
		to := from
		for to < last && numbers[to+1] == numbers[from] {
			to++
		}
		band := itoa(from) + " to " + itoa(to)
		switch {
		case from == 0:
			band = most(int8(to))
		case to == last:
			band = least(int8(from))
		case from == to:
			band = itoa(from)
		}
		add(numbers[from], band)
		from = to + 1
	}
}

func showMorale(tb *Tables) string {
	m := &tb.Modifiers
	return engine.Columns([][]string{
		{least(m.MoraleBroken), "the squadron is Broken"},
		{"", ""},
		{engine.Signed(int(m.MoraleHit)), "each Hit marked on it"},
		{"as the display", "the squadron's own modifier"},
		{"as the table", "English squadrons near, fireships only (13.1)"},
		{"as the chit", "event chits (16.0)"},
		{engine.Signed(int(m.SantaCruzMorale)), "Spanish, Santa Cruz lives (17.1.2)"},
		{engine.Signed(int(m.DrakeCommandsMorale)), "English, Drake commands (17.2.2)"},
	})
}

func showLowAmmo(*Tables) string {
	return "A die lower than the Shots, the new one included, puts Low Ammo in their place.\n"
}

func showRepair(tb *Tables) string {
	m := &tb.Modifiers
	rows := [][]string{{least(m.RepairLeast), "one Hit is removed"}, {"", ""},
		{engine.Signed(int(m.RepairPort)), "English in port"}}
	for s := firstEnglish; s <= lastSpanish; s++ {
		if row := &tb.Squadrons[s]; row.Repair != 0 {
			rows = append(rows, []string{engine.Signed(int(row.Repair)), row.Name})
		}
	}
	return engine.Columns(append(rows, [][]string{
		{"second roll", "Seymour, after a failed one (8.2.1)"},
		{"as the chit", "event chits (16.0)"},
		{engine.Signed(int(m.SantaCruzRepair)), "Spanish, Santa Cruz lives (17.1.2)"},
		{engine.Signed(int(m.DrakeCommandsRepair)), "English, Drake commands (17.2.2)"},
	}...))
}

func showRally(tb *Tables) string {
	m := &tb.Modifiers
	return engine.Columns([][]string{
		{most(m.RallyMost), "the squadron is no longer Broken"},
		{"", ""},
		{engine.Signed(int(m.RallyPort)), "English in port"},
		{engine.Signed(int(m.RallySidonia)), "with Sidonia's help, one Spanish squadron a turn (8.3.1)"},
		{engine.Signed(int(m.RallyBattered)), "Hits for half the full strength or more"},
		{engine.Signed(int(m.SantaCruzRally)), "Spanish, Santa Cruz lives (17.1.2)"},
		{engine.Signed(int(m.DrakeCommandsRally)), "English, Drake commands (17.2.2)"},
	})
}

func showResupply(tb *Tables) string {
	m := &tb.Modifiers
	return engine.Columns([][]string{
		{least(m.ResupplyLeast), "one Shot, or the Low Ammo marker, is removed"},
		{"", ""},
		{engine.Signed(int(m.ResupplySpanish)), "Spanish (8.4.1)"},
		{engine.Signed(int(m.ResupplyPort)), "English in port (8.4.3)"},
		{engine.Signed(int(m.CadizResupply)), "instead, Spanish, the raid on Cadiz fails (17.1.1)"},
		{engine.Signed(int(m.LisbonResupply)), "instead, Spanish, the Lisbon stores are burnt (17.2.1)"},
		{engine.Signed(int(m.SantaCruzResupply)), "Spanish, Santa Cruz lives (17.1.2)"},
		{engine.Signed(int(m.DrakeCommandsResup)), "English, Drake commands (17.2.2)"},
		{engine.Signed(int(m.TreasuryResupply)), "English, a generous treasury (17.2.5)"},
	})
}

func showReinforce(tb *Tables) string {
	return engine.Columns([][]string{
		{most(tb.Modifiers.ReinforceMost), "a Hit is removed; without Hits, a point of strength is added"},
	})
}
