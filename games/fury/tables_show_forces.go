package fury

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// forceText writes a force as its table does.
func (tb *Tables) forceText(f *Force) string {
	var words []string
	for _, b := range f.Bands {
		if b.Squadrons > 0 {
			words = append(words, itoa(b.Squadrons)+"x"+tb.Troops[b.Troop].Code)
		}
	}
	for g, n := range f.Guns {
		if n > 0 {
			words = append(words, itoa(n)+"x"+tb.Guns[g].Name)
		}
	}
	return strings.Join(words, " ")
}

func showScenarios(tb *Tables) string {
	rows := [][]string{{"case", "scenario", "turns", "side A", "side B"}}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		row := []string{string(sc.Rule), sc.Name, itoa(sc.Turns)}
		for j := range sc.Sides {
			row = append(row, tb.sideText(&sc.Sides[j]))
		}
		rows = append(rows, row)
	}
	return engine.Columns(rows)
}

// sideText returns what a side brings: its size and style, what is fixed, and objects.
func (tb *Tables) sideText(s *SideRow) string {
	var words []string
	if s.Rolls {
		words = append(words, sizeNames[s.Levy.Size]+" "+styleNames[s.Levy.Style])
	}
	fixed := s.Fixed
	fixed.Guns = s.Guns
	if text := tb.forceText(&fixed); text != "" {
		words = append(words, text)
	}
	for o, n := range s.Objects {
		if n > 0 {
			words = append(words, [NumObjects]string{"herds ", "prisoners ", "wagons "}[o]+itoa(n))
		}
	}
	return strings.Join(words, ", ")
}

func showNations(tb *Tables) string {
	rows := [][]string{{"nation", "flight", "Colonel", "lists"}}
	for _, row := range tb.Nations[1:] {
		var lists []string
		for i, name := range poolNames {
			if row.Pools&(1<<i) != 0 {
				lists = append(lists, name)
			}
		}
		flight, colonel := "never", "best of "+itoa(row.Colonel)
		if row.Flight > 0 {
			flight = itoa(row.Flight) + "%"
		}
		switch {
		case row.Colonel == 1:
			colonel = "the first"
		case row.Tough:
			colonel += ", or on to a Tough one"
		}
		rows = append(rows, []string{row.Name, flight, colonel, strings.Join(lists, ", ")})
	}
	return engine.Columns(rows)
}

// showForces lays out the force table of a nation.
func showForces(tb *Tables, row *NationRow) string {
	rows := [][]string{{"size", "die", "predominantly foot", "mixed", "predominantly mounted"}}
	for size := range NumSizes {
		for die := 1; die <= 6; die++ {
			line := []string{sizeNames[size], itoa(die)}
			for style := range NumStyles {
				line = append(line, tb.forceText(&row.Forces[size][die][style]))
			}
			rows = append(rows, line)
		}
	}
	return engine.Columns(rows)
}

func showCaptains(tb *Tables) string {
	rows := [][]string{{"nation", "companies of", "what"}}
	for _, row := range tb.Nations[1:] {
		for _, c := range row.Captains {
			of, what := "any", "another draw for one who is "+natureText(c.Replace)
			if c.Troop != 0 {
				of = tb.Troops[c.Troop].Name
			}
			if c.More > 0 {
				what = "best of " + itoa(c.More+1)
			}
			rows = append(rows, []string{row.Name, of, strings.ReplaceAll(what, ", ", " or ")})
		}
		if row.Spare > 0 {
			rows = append(rows, []string{row.Name, "any", "a spare Captain for every " + itoa(row.Spare) + " companies"})
		}
	}
	return engine.Columns(rows)
}

func showExchanges(tb *Tables) string {
	rows := [][]string{{"nation", "from", "to", "at most"}}
	for _, row := range tb.Nations[1:] {
		for _, x := range row.Exchanges {
			rows = append(rows, []string{row.Name, tb.Troops[x.From].Name, tb.Troops[x.To].Name, itoa(x.Percent) + "%"})
		}
	}
	return engine.Columns(rows)
}

func showPlaces(tb *Tables) string {
	c := &tb.Campaign
	rows := [][]string{{"location", "what it is", "has", "routes to"}}
	for at := Location(1); int(at) < len(c.Places); at++ {
		row := &c.Places[at]
		var has, routes []string
		for i, name := range featureNames {
			if row.Has&(1<<i) != 0 {
				has = append(has, name)
			}
		}
		for to := Location(1); int(to) < len(c.Places); to++ {
			if c.IsNear(at, to) {
				routes = append(routes, c.Places[to].Name)
			}
		}
		rows = append(rows, []string{row.Name, row.About, strings.Join(has, ", "), strings.Join(routes, ", ")})
	}
	return engine.Columns(rows)
}

func showLevels(tb *Tables) string {
	rows := [][]string{{"points", "level", "what it means"}}
	from := 0
	levels := tb.Campaign.Levels
	for i, l := range levels {
		points := itoa(from) + " to " + itoa(l.Most)
		if i == len(levels)-1 {
			points = itoa(from) + " and more"
		}
		from = l.Most + 1
		rows = append(rows, []string{points, l.Name, l.About})
	}
	return engine.Columns(rows)
}
