package renaissance

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

func showShips(tb *Tables, list List) string {
	rows := [][]string{{
		"ship", "tons", "masts", "decks", "oars", "sail", "oar", "circle", "base", "soldiers", "mariners", "total", "rowers",
	}}
	for _, s := range tb.Ships[1:] {
		if s.List != list {
			continue
		}
		circle := "large"
		if s.Small {
			circle = "both"
		}
		rows = append(rows, []string{
			s.Name, num(s.Tons), layoutLetters[s.Layout : s.Layout+1], num(s.GunDecks), some(s.Oars),
			sailLetters[s.Sail : s.Sail+1], oarLetters[s.Oar : s.Oar+1], circle, mm(s.Length) + " x " + mm(s.Width),
			num(s.Soldiers), num(s.Mariners), num(s.Soldiers + s.Mariners), some(s.Rowers),
		})
	}
	return engine.Columns(rows) + "\noars: on each side. sail, oar: the tables of moves. base: length x width in mm.\n"
}

func showGuns(tb *Tables, list List) string {
	ships := slices.DeleteFunc(slices.Clone(tb.Ships[1:]), func(s ShipType) bool { return s.List != list })
	note := "\nbatteries, factor: of each broadside. hull: its defence value.\n"
	for _, s := range ships {
		if s.PeaceFactor != s.Factor {
			note += "Outside the Armada a " + s.Name + " of " + num(s.Tons) + " tons has a factor of " + tenths(s.PeaceFactor) + ".\n"
		}
	}
	return printer.Rows(ships) + note
}

func showDerived(tb *Tables) string {
	rows := [][]string{{
		"ship", "tons", "sections", "rig", "mast column", "slows", "speeds up", "leeway", "boats", "tow", "crosses", "ram", "freeboard",
	}}
	for _, s := range tb.Ships[1:] {
		rig := "lateen"
		if s.Square {
			rig = "square"
		}
		crosses := num(s.Crosses[0])
		if s.Crosses[1] != s.Crosses[0] {
			crosses += ", under oars " + num(s.Crosses[1])
		}
		rows = append(rows, []string{
			s.Name, num(s.Tons), num(s.Sections), rig, mastColumnNames[s.MastColumn], mm(s.SlowDown), mm(s.SpeedUp),
			yes(s.Leeway), num(s.Boats), mm(s.BoatTow), crosses, engine.Signed(int(s.BarrierRam)), num(s.Freeboard),
		})
	}
	return engine.Columns(rows) +
		"\ntow: mm that one boat tows in a calm. crosses: the highest class of shallows. ram: her factor against barriers.\n"
}

func showGoals(tb *Tables) string {
	rows := [][]string{{"scenario", "side", "points", "for"}}
	for i := range tb.Scenarios {
		sc := &tb.Scenarios[i]
		name := sc.Name
		for seat := range sc.Sides {
			side := sc.Sides[seat].Name
			for _, goal := range sc.Goals {
				if int(goal.Seat) != seat {
					continue
				}
				points := num(goal.Points)
				if goal.Group != 0 {
					points += " *"
				}
				rows = append(rows, []string{name, side, points, goal.Text})
				name, side = "", ""
			}
		}
	}
	return engine.Columns(rows) + "\n* A ship counts only for the first line so marked, of each side, that she meets.\n"
}

func showLayouts(tb *Tables) string {
	rows := [][]string{{"layout", "dice", "section", "shown by", "from the bow"}}
	for i := range tb.Layouts {
		row := &tb.Layouts[i]
		dice := "plus die"
		if row.Sum {
			dice = "sum"
		}
		for s := Sprit; s < NoSection; s++ {
			if !row.Has.Has(s) {
				continue
			}
			var shown []string
			for n, section := range row.Shown {
				if section == s {
					shown = append(shown, num(n))
				}
			}
			rows = append(rows, []string{
				layoutLetters[i : i+1], dice, plain(sectionNames[s]), strings.Join(shown, ", "),
				parts(int(row.At[s])*10) + "%",
			})
		}
	}
	return engine.Columns(rows)
}

func showRakes(tb *Tables) string {
	rows := [][]string{append([]string{"layout"}, spots...)}
	for i := range tb.Layouts {
		line := []string{layoutLetters[i : i+1]}
		for _, level := range tb.Layouts[i].Rake[1:] {
			line = append(line, mastRowNames[level])
		}
		rows = append(rows, line)
	}
	return engine.Columns(rows) + "\nThe shot hits the first standing section of that level along the line of fire.\n"
}

func showMastLoss(tb *Tables) string {
	rows := [][]string{{"sections", "lost: 1", "2", "3", "4", "5", "6", "7", "8", "9"}}
	for had := 1; had <= NumSections; had++ {
		line := []string{num(had)}
		for lost := 1; lost <= had; lost++ {
			line = append(line, num(100-tb.LossPercent[had][lost]))
		}
		rows = append(rows, line)
	}
	return engine.Columns(rows)
}

// showPoints shows what ships of the lists are worth with average crews.
//
// Ruling R480.
func showPoints(tb *Tables) string {
	rows := [][]string{{"ship", "tons", "points", "elsewhere"}}
	for i := range tb.Ships[1:] {
		t := &tb.Ships[i+1]
		s := ScenarioShip{Type: TypeNo(i + 1), Sailing: Average, Gunnery: Average, Men: Average,
			Soldiers: t.Soldiers, Factor: t.Factor}
		if t.List == OwnList {
			continue
		}
		full := tb.Points(&s)
		s.Soldiers, s.Factor = t.PeaceSoldiers, t.PeaceFactor
		rows = append(rows, []string{t.Name, num(t.Tons), num(full), num(tb.Points(&s))})
	}
	return engine.Columns(rows) + "\nelsewhere: with her soldiers and guns in battles other than the Armada's.\n"
}
