package spain

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// pair is a cell of two numbers up to most with a stroke between them, - for 0.
func pair(tab *pack.Table, column string, most int) (a, b uint8) {
	left, right, ok := strings.Cut(tab.Text(column), "/")
	n := [2]uint8{}
	for i, text := range [2]string{left, right} {
		v, err := strconv.Atoi(text)
		switch {
		case ok && text == "-":
		case !ok || err != nil || v < 1 || v > most:
			tab.Fail(column, "expected two numbers up to %d such as 2/1, - for nothing, found %q", most, tab.Text(column))
			return 0, 0
		default:
			n[i] = uint8(v)
		}
	}
	return n[0], n[1]
}

// winds reads the Wind Effects Table.
//
// Case 6.7.
func (l *loader) winds() error {
	columns := []string{SummerWith: "summer-with", SummerAgainst: "summer-against", WinterWith: "winter-with", WinterAgainst: "winter-against"}
	return l.p.Each("wind.csv", 11, func(tab *pack.Table) {
		dice := tab.Counted("dice", 2)
		for i, column := range columns {
			if moves, steps := pair(tab, column, 40); dice < len(l.t.Wind) {
				l.t.Wind[dice][i] = Gust{moves, steps}
			}
		}
	}, append(columns, "dice")...)
}

// mostSteps bounds the losses of a combat table.
const mostSteps = 9

// naval reads the Naval Combat Results Table.
//
// Case 7.2.
func (l *loader) naval() error {
	columns := []string{"below-minus-20", "from-minus-20", "from-minus-10", "from-1", "from-11", "above-20"}
	return l.p.Each("naval.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		for i, column := range columns {
			if a, d := pair(tab, column, mostSteps); die < len(l.t.Naval) {
				l.t.Naval[die][i] = Result{Attacker: a, Defender: d}
			}
		}
	}, append(columns, "die")...)
}

// land reads the Land Combat Results Table.
//
// Case 9.3.
func (l *loader) land() error {
	columns := []string{"1-to-3", "1-to-2", "1-to-1", "2-to-1", "3-to-1", "better"}
	return l.p.Each("land.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		for i, column := range columns {
			if r := landResult(tab, column); die < len(l.t.Land) {
				l.t.Land[die][i] = r
			}
		}
	}, append(columns, "die")...)
}

// landResult is a cell such as 1/2r: one step for the attacker, two and a retreat for
// the defender.
func landResult(tab *pack.Table, column string) (r Result) {
	left, right, ok := strings.Cut(tab.Text(column), "/")
	for _, side := range []struct {
		text     string
		steps    *uint8
		retreats *bool
	}{{left, &r.Attacker, &r.AttackerRetreats}, {right, &r.Defender, &r.DefenderRetreats}} {
		text, retreats := strings.CutSuffix(side.text, "r")
		n, err := strconv.Atoi(text)
		switch {
		case ok && text == "-" && !retreats:
		case !ok || err != nil || n < 1 || n > mostSteps:
			tab.Fail(column, "expected steps such as -/-, 1/1 or 1/2r, found %q", tab.Text(column))
			return Result{}
		default:
			*side.steps, *side.retreats = uint8(n), retreats
		}
	}
	if r.AttackerRetreats && r.DefenderRetreats {
		tab.Fail(column, "expected at most one side to retreat, found %q", tab.Text(column))
	}
	return r
}

// income reads the Income Table.
//
// Case 11.4.
func (l *loader) income() error {
	return l.p.Each("income.csv", 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		for seat, column := range seatNames {
			if n := tab.Int(column, 0, 9999); die < len(l.t.Income) {
				l.t.Income[die][seat] = int16(n)
			}
		}
	}, "die", "english", "spanish")
}

// mostRising is the most strength a rising brings.
const mostRising = 50

// irish reads the Irish Revolt Table.
//
// Case 15.4.
func (l *loader) irish() error {
	columns := []string{"1-to-5", "6-to-10", "11-to-15", "16-up"}
	return l.uprisings("irish.csv", columns, func(die int) []uint8 { return l.t.Irish[die][:] })
}

// risings reads the English Catholic Revolt Table and the Scottish Intervention Table.
//
// Cases 15.5, 15.6.
func (l *loader) risings() error {
	columns := []string{RisingEnglish: "english-catholic", RisingScottish: "scottish-catholic"}
	return l.uprisings("risings.csv", columns, func(die int) []uint8 { return l.t.Risings[die][:] })
}

// uprisings reads a table with a row for each face of a die, whose numbers go into row.
func (l *loader) uprisings(file string, columns []string, row func(die int) []uint8) error {
	return l.p.Each(file, 6, func(tab *pack.Table) {
		die := tab.Counted("die", 1)
		for i, column := range columns {
			if n := tab.Int(column, 0, mostRising); die <= 6 {
				row(die)[i] = uint8(n)
			}
		}
	}, append(columns, "die")...)
}

// costs reads the Purchase and Maintenance Cost Chart, which leaders have no part in.
//
// Case 11.5.
func (l *loader) costs() error {
	const most = 50
	return l.p.Each("costs.csv", int(NavalLeader), func(tab *pack.Table) {
		k := Kind(tab.Row())
		if k >= NavalLeader {
			return
		}
		if tab.Text("kind") != kindNames[k] {
			tab.Fail("kind", "expected %s, as rows are in order, found %q", kindNames[k], tab.Text("kind"))
		}
		l.t.Costs[k] = Cost{uint8(tab.Int("build", 0, most)), uint8(tab.Int("sea", 0, most)),
			uint8(tab.Int("port", 0, most)), uint8(tab.Int("shot", 0, most))}
	}, "kind", "build", "sea", "port", "shot")
}

// anyPoints is the bound of the level that is left for all the rest.
const anyPoints = -1 << 15

// levels reads the Levels of Victory Table from the best for Spain down.
//
// Case 16.4.
func (l *loader) levels() error {
	tab, err := l.p.Table("levels.csv", "from", "level", "winner")
	if err != nil {
		return err
	}
	for tab.Next() {
		level := Level{From: anyPoints, Name: tab.Word("level"), Winner: winners[tab.One("winner", winnerNames...)]}
		if last := tab.Row() == tab.Len()-1; !last || tab.Text("from") != "any" {
			level.From = int16(tab.Int("from", -999, 999))
			if last {
				tab.Fail("from", "expected any for the last level, found %q", tab.Text("from"))
			}
		}
		if n := len(l.t.Levels); n > 0 && level.From >= l.t.Levels[n-1].From {
			tab.Fail("from", "expected less than in the row above, found %q", tab.Text("from"))
		}
		l.t.Levels = append(l.t.Levels, level)
	}
	if tab.Len() == 0 {
		tab.FailEnd("expected levels, found none")
	}
	return tab.Err()
}
