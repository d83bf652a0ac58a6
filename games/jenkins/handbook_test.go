package jenkins

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// texts are what people read about the game.
var texts = engine.BookOf(bookFiles.ReadFile, nil)

// TestHandbook holds the numbers that the handbook prints against the pack, so
// that a number changed in one of them is changed in the other.
func TestHandbook(t *testing.T) {
	p := &printedRules{t, strings.Split(texts.Handbook, "\n"), loaded(t)}
	p.seaports()
	p.tables()
	p.counters()
	p.values()
}

// printedRules is the handbook beside the tables.
type printedRules struct {
	*testing.T
	lines []string
	tb    *Tables
}

// row wants a row of a table with all these parts.
func (p *printedRules) row(parts ...string) {
	p.Helper()
	for _, line := range p.lines {
		all := strings.HasPrefix(line, "|")
		for _, part := range parts {
			all = all && strings.Contains(line, part)
		}
		if all {
			return
		}
	}
	p.Errorf("handbook.md: expected a row with %q, as in the pack", parts)
}

// seaports: their values, trade routes and storms, and the points of the war.
func (p *printedRules) seaports() {
	tb := p.tb
	for _, port := range tb.Ports[1:] {
		p.row(port.Name, fmt.Sprintf("| %d |", port.Value))
	}
	for a := 1; a < len(tb.Ports); a++ {
		for b := a + 1; b < len(tb.Ports); b++ {
			if tb.Trade[a]>>b&1 != 0 {
				p.row(tb.Ports[a].Name, " to ", tb.Ports[b].Name)
			}
		}
	}
	for die := 1; die <= 6; die++ {
		names := []string{fmt.Sprintf("| %d | ", die)}
		for _, h := range tb.Storms[die] {
			names = append(names, tb.hexTitle(h))
		}
		p.row(names...)
	}
	war := tb.Scenarios[slices.IndexFunc(tb.Scenarios, func(s ScenarioRow) bool { return s.Key == "war" })]
	for _, want := range [...]string{
		fmt.Sprintf("At the start: English %d, Spanish %d.", war.Funds[English], war.Funds[Spanish]),
		fmt.Sprintf("own purchases step: English %d,\nSpanish %d", war.Income[English], war.Income[Spanish]),
		fmt.Sprintf("No more than %d can be kept", tb.Cap),
	} {
		if !strings.Contains(texts.Handbook, want) {
			p.Errorf("handbook.md: expected %q, as in the scenario", want)
		}
	}
}

// tables: perilous seas, the war in Europe and the Fortunes of War.
func (p *printedRules) tables() {
	tb := p.tb
	for die := 1; die <= 5; die++ {
		p.row(dieCell(die, 5), map[Peril]string{PerilDisaster: "Nautical", PerilLost: "Lost", PerilLocker: "Locker",
			PerilBriny: "Briny", PerilNone: "no effect"}[tb.Perils[die]])
	}
	for die := 1; die <= 7; die++ {
		p.row(dieCell(die, 0), map[Succession]string{
			SuccessionSpanishFunds: "Spain gains", SuccessionEnglishFunds: "England gains", SuccessionPeace: "ends",
			SuccessionEnglishShip: "England loses a ship", SuccessionEnglishSoldiers: "England loses a Soldiers",
			SuccessionSpanishShip: "Spain loses a ship", SuccessionSpanishSoldiers: "Spain loses a Soldiers",
		}[tb.Succession[die]])
	}
	for die := 1; die <= 6; die++ {
		f := tb.Fortunes[die]
		who, what := [...]string{"England", "Spain"}[f.By[0]], map[Target]string{TargetAny: "any visible enemy counter",
			TargetNaval: "ship", TargetLand: "land counter", TargetAbroad: "outside the friendly seaports"}[f.Target[0]]
		switch {
		case f.Target[0] == TargetAbroad:
			who = "the same, but only"
		case f.Strikes > 1:
			who = "each side, England first"
		}
		p.row(fmt.Sprintf("| %d | ", die), who, what)
	}
}

// printedKinds are the kinds of counters as the handbook calls them.
var printedKinds = []struct {
	name string
	of   Type
}{
	{"Ships of the line", ShipOfLine}, {"Frigates", Frigate}, {"Merchants", Merchant}, {"Bomb Ships", BombShip},
	{"Fire Ships", FireShip}, {"Infantry", Infantry}, {"Cannons", Cannons}, {"Heavy Guns", HeavyGuns},
	{"Boom Chains", BoomChain}, {"Supplies", Supplies}, {"Leaders", Leader}, {"Deceptions", Deception},
}

// counters: how many there are.
func (p *printedRules) counters() {
	for _, kind := range printedKinds {
		var count [2]int
		for _, r := range p.tb.Counters[1:] {
			if r.Type == kind.of {
				count[r.Seat] += int(r.Count)
			}
		}
		cells := []string{"| " + kind.name + " | "}
		for _, n := range count {
			cell := fmt.Sprintf("| %d ", n)
			if n == 0 {
				cell = "| none "
			}
			cells = append(cells, cell)
		}
		p.row(cells...)
	}
}

// values: gun, land and cannonade, of ships of the line the last as a share of the gun value.
func (p *printedRules) values() {
	for _, kind := range printedKinds {
		var all [3]map[int]bool
		for column := range all {
			all[column] = map[int]bool{}
		}
		for _, r := range p.tb.Counters[1:] {
			for column, v := range [...]int8{r.Gun, r.Land, r.Cannonade} {
				if r.Type == kind.of && v > 0 {
					all[column][int(v)] = true
				}
			}
			if share := [...]int8{2, 3}[r.Seat]; r.Type == ShipOfLine && r.Cannonade != r.Gun/share {
				p.Errorf("handbook.md: %s has a cannonade of %d, not 1 in %d of her gun value %d", r.Name, r.Cannonade, share, r.Gun)
			}
		}
		for column, values := range all {
			want, text := slices.Sorted(maps.Keys(values)), cell(p.lines, "| "+kind.name+" | ", 4+column)
			if strings.Contains(text, " to ") {
				want = []int{want[0], want[len(want)-1]}
			}
			if !slices.Equal(numbers(text), want) && (kind.of != ShipOfLine || column != 2) {
				p.Errorf("handbook.md: %s have%s in column %d, and the pack %v", kind.name, text, column+4, want)
			}
		}
	}
}

// dieCell is the first cell of the row of a die: 1 stands for less too, and the last for more,
// if there is a last.
func dieCell(die, last int) string {
	switch die {
	case 1:
		return "| 1 or less | "
	case last:
		return fmt.Sprintf("| %d or more | ", die)
	}
	return fmt.Sprintf("| %d | ", die)
}

// cell is a cell of the row that begins so.
func cell(lines []string, begin string, n int) string {
	for _, line := range lines {
		if strings.HasPrefix(line, begin) {
			return strings.Split(line, "|")[n]
		}
	}
	return ""
}

// numbers are those in a text, the lowest first.
func numbers(text string) (all []int) {
	for _, word := range regexp.MustCompile(`\d+`).FindAllString(text, -1) {
		n, _ := strconv.Atoi(word)
		all = append(all, n)
	}
	slices.Sort(all)
	return all
}
