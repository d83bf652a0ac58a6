package renaissance

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// printed are the tables of the rulebook, each with what lays it out.
var printed = [...]struct {
	rule  engine.Case
	title string
	show  func(*Tables) string
}{
	{"4.2", "Crews", showClasses},
	{"4.3.4", "Personalities that are recommended", showLimits},
	{"4.4", "English ships", func(tb *Tables) string { return showShips(tb, EnglishList) }},
	{"4.4", "Ships of the Spanish Armada", func(tb *Tables) string { return showShips(tb, ArmadaList) }},
	{"4.4", "Ships of Mediterranean galley warfare", func(tb *Tables) string { return showShips(tb, MediterraneanList) }},
	{"4.4", "What follows from kind and tonnage", showDerived},
	{"4.4", "Points of ships as listed, with average crews", showPoints},
	{"5.1", "Wind direction, two dice", showWheel},
	{"5.2", "Weather, two dice and one", showWeather},
	{"5.2", "Wind force by Beaufort number", showForces},
	{"5.3", "Visibility in mm", showVisibility},
	{"6.3", "Gale damage test, two dice", showGale},
	{"7.2", "Sailing into the wind, square rig, two dice", showIntoWind},
	{"7.2", "Sailing into the wind, lateen rig, two dice", showLateen},
	{"7.3", "Moves under sail in mm", showSail},
	{"7.4", "Moves under oars in mm", showOars},
	{"10.1", "Where a die chooses hull or rigging", showChoice},
	{"10.4", "Ranges in mm", showRanges},
	{"10.11", "Hit or miss test, one die", showHits},
	{"11.1", "English guns", func(tb *Tables) string { return showGuns(tb, EnglishList) }},
	{"11.1", "Guns of the Spanish Armada", func(tb *Tables) string { return showGuns(tb, ArmadaList) }},
	{"11.1", "Guns of Mediterranean galley warfare", func(tb *Tables) string { return showGuns(tb, MediterraneanList) }},
	{"11.2", "Chance factors, plus die less minus die", showChance},
	{"11.3", "Tactical factors", showFactors(SternRakeHeavy)},
	{"12.0", "Crew casualties: damage points a man", showCrewPer},
	{"13.3", "Mast defence values", showMastDefence},
	{"13.4", "Mast layouts", showLayouts},
	{"13.5", "Raking the rigging, plus die", showRakes},
	{"14.4", "Doubles at the hull, a further die", showDoubles},
	{"15.0", "Small arms and small guns, one die", showSmallArms},
	{"16.0", "Fire test, two dice", showFire},
	{"17.5", "Speed left after mast loss, in percent", showMastLoss},
	{"18.1", "Running foul, one die", showFactors(FoulDrifting)},
	{"18.2", "Holing: these, less one die", showFactors(HolingWeight)},
	{"19.2", "Main batteries in a boarding action", showMeleeGuns},
	{"19.4", "Largest parties, in percent of survivors", showParties},
	{"19.5", "Basic melee factor", showFactors(MeleeLeader)},
	{"19.5", "Total melee factor where the basic factor is 0 or less", showSubZero},
	{"19.8", "Stages of a boarding action", showStages},
	{"20.2", "Morale test, one die", showMoraleTest},
	{"20.3", "Morale test results", showMorale},
	{"22.2", "Greed list", showFactors(GreedMasts)},
	{"23.2", "Grounding factor, one die", showFactors(GroundStepMoved)},
	{"1.1", "Victory conditions of the scenarios", showGoals},
	{"1.2", "Distances of the text in mm", showDistances},
	{"1.2", "Angles of the text in degrees", showAngles},
	{"1.2", "What takes full moves", showTasks},
	{"1.2", "Other figures of the text", showFigures},
}

// printedTables lays the tables out.
func printedTables(tb *Tables) []engine.Table {
	tables := make([]engine.Table, len(printed))
	for i, p := range printed {
		tables[i] = engine.Table{Rule: p.rule, Title: p.title, Text: p.show(tb)}
	}
	return tables
}

// num writes a whole number.
func num[N int8 | int16 | int32 | uint8 | int](n N) string { return strconv.Itoa(int(n)) }

// signed writes a number with its sign, 0 without.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// some writes a number, - for 0.
func some[N int8 | int16 | int32 | uint8 | int](n N) string {
	if n == 0 {
		return "-"
	}
	return num(n)
}

// parts writes a number of hundredths without idle decimal places.
func parts(n int) string {
	sign := ""
	if n < 0 {
		n, sign = -n, "-"
	}
	text := strconv.Itoa(n / 100)
	if n%100 != 0 {
		text += strings.TrimRight("."+strconv.Itoa(n/10%10)+strconv.Itoa(n%10), "0")
	}
	return sign + text
}

// mm writes a length in millimetres.
func mm(l Length) string { return parts(int(l)) }

// move writes a move of the tables.
func move(l Length) string {
	if l == Drifts {
		return "D"
	}
	return mm(l)
}

// degrees writes an angle in degrees.
func degrees(a plane.Angle) string { return parts(int(a)) }

// tenths writes a gunnery factor.
func tenths(n int16) string {
	if n == 0 {
		return "-"
	}
	return parts(10 * int(n))
}

// yes writes a flag.
func yes(b bool) string {
	if b {
		return "yes"
	}
	return "-"
}

// plain is a name as people write it.
func plain(name string) string { return strings.ReplaceAll(name, "-", " ") }

// plainAll are the names as people write them.
func plainAll(names []string) []string {
	all := make([]string, len(names))
	for i, name := range names {
		all[i] = plain(name)
	}
	return all
}

// showFactors shows the list of factors that begins with one.
func showFactors(first FactorNo) func(*Tables) string {
	return func(tb *Tables) string { return engine.Columns(factorRows(tb, first)) }
}

// factorRows are the lines of the list of factors that begins with one.
func factorRows(tb *Tables, first FactorNo) [][]string {
	rows := [][]string{{"factor", "when"}}
	for i, list := range factorFiles {
		if list.first != first {
			continue
		}
		end := FactorNo(NumFactors)
		if i+1 < len(factorFiles) {
			end = factorFiles[i+1].first
		}
		for no := first; no < end; no++ {
			text := signed(int(tb.Factor[no]))
			if first == GaleSail {
				text = parts(50 * int(tb.Factor[no]))
			}
			rows = append(rows, []string{text, tb.When[no]})
		}
	}
	return rows
}

// keyedRows are the lines of a file of one value a key.
func keyedRows(keys []string, head string, value func(int) string) string {
	rows := [][]string{{head, ""}}
	for i, key := range keys {
		rows = append(rows, []string{value(i), plain(key)})
	}
	return engine.Columns(rows)
}

func showDistances(tb *Tables) string {
	return keyedRows(distanceKeys[:], "mm", func(i int) string { return mm(tb.Distance[i]) })
}

func showAngles(tb *Tables) string {
	return keyedRows(angleKeys[:], "degrees", func(i int) string { return degrees(tb.Angle[i]) })
}

func showTasks(tb *Tables) string {
	return keyedRows(taskKeys[:], "moves", func(i int) string { return num(tb.Task[i]) })
}

func showFigures(tb *Tables) string {
	return keyedRows(figureKeys[:], "figure", func(i int) string { return num(tb.Figure[i]) })
}
