package renaissance

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// printed are the tables of the rulebook, each with what lays it out.
var printed = []engine.Layout[*Tables]{
	{Rule: "4.2", Title: "Crews", Show: func(tb *Tables) string {
		return printer.Rows(tb.Classes) + "\nThe first row that fits counts. Outside the Mediterranean its crews are a class lower,\n" +
			"but soldiers are never raw. Janissaries are elite, and shore gunners are raw.\n"
	}},
	{Rule: "4.3.4", Title: "Personalities that are recommended", Show: func(tb *Tables) string {
		return printer.Named("rank", []string{"C-in-C", "Sea-Dog", "Emir", "Knight of Saint John", "Spanish Noble", "elite captain", "captain"},
			reversed(tb.Limits[1:]))
	}},
	{Rule: "4.4", Title: "English ships", Show: func(tb *Tables) string { return showShips(tb, EnglishList) }},
	{Rule: "4.4", Title: "Ships of the Spanish Armada", Show: func(tb *Tables) string { return showShips(tb, ArmadaList) }},
	{Rule: "4.4", Title: "Ships of Mediterranean galley warfare", Show: func(tb *Tables) string { return showShips(tb, MediterraneanList) }},
	{Rule: "4.4", Title: "What follows from kind and tonnage", Show: showDerived},
	{Rule: "4.4", Title: "Points of ships as listed, with average crews", Show: showPoints},
	{Rule: "5.1", Title: "Wind direction, two dice", Show: showWheel},
	{Rule: "5.2", Title: "Weather, two dice and one", Show: func(tb *Tables) string {
		return printer.List("dice", 2, tb.WeatherBy[2:]) + "\nOne more die gives the Beaufort number.\n"
	}},
	{Rule: "5.2", Title: "Wind force by Beaufort number", Show: func(tb *Tables) string { return printer.List("Beaufort", 0, tb.ForceBy[:]) }},
	{Rule: "5.3", Title: "Visibility in mm", Show: func(tb *Tables) string {
		return printer.Named("", []string{"clear", "calm and mist", "light and mist", "gale and storm", "fresh and storm",
			"night without a moon", "clear night with a moon", "storm at night"}, tb.Visibility[:])
	}},
	{Rule: "6.3", Title: "Gale damage test, two dice", Show: showGale},
	{Rule: "7.2", Title: "Sailing into the wind, square rig, two dice", Show: showIntoWind},
	{Rule: "7.2", Title: "Sailing into the wind, lateen rig, two dice", Show: func(tb *Tables) string { return printer.List("dice|result", 2, tb.Lateen[2:]) }},
	{Rule: "7.3", Title: "Moves under sail in mm", Show: showSail},
	{Rule: "7.4", Title: "Moves under oars in mm", Show: showOars},
	{Rule: "10.1", Title: "Where a die chooses hull or rigging", Show: func(tb *Tables) string {
		return printer.Named("crew|beyond", eliteFirst, reversed(tb.ForcedPast[:])) +
			"\nOn 1 to 3 the rigging, on 4 to 6 the hull. There is no roll in a calm or from the shore.\n"
	}},
	{Rule: "10.4", Title: "Ranges in mm", Show: showRanges},
	{Rule: "10.11", Title: "Hit or miss test, one die", Show: func(tb *Tables) string {
		return printer.Named("crew|point blank|close|medium|long|max effective", eliteFirst, reversed(tb.HitNeeds[:])) + "\nThis roll or more hits.\n"
	}},
	{Rule: "11.1", Title: "English guns", Show: func(tb *Tables) string { return showGuns(tb, EnglishList) }},
	{Rule: "11.1", Title: "Guns of the Spanish Armada", Show: func(tb *Tables) string { return showGuns(tb, ArmadaList) }},
	{Rule: "11.1", Title: "Guns of Mediterranean galley warfare", Show: func(tb *Tables) string { return showGuns(tb, MediterraneanList) }},
	{Rule: "11.2", Title: "Chance factors, plus die less minus die", Show: showChance},
	{Rule: "11.3", Title: "Tactical factors", Show: showFactors(SternRakeHeavy)},
	{Rule: "12.0", Title: "Crew casualties: damage points a man", Show: func(tb *Tables) string {
		return printer.Named("shot|hull|rigging", shotNames, tb.CrewPer[:]) +
			"\nHalves round up. Each falling section costs the sum of the chance dice as well.\n"
	}},
	{Rule: "13.3", Title: "Mast defence values", Show: func(tb *Tables) string {
		return printer.Named("section|large|middle|small", mastRowNames, tb.MastDefence[:]) +
			"\nlarge: 500 tons and over. middle: over 200 tons (Spanish ships over 349), and galleasses. small: the rest.\n"
	}},
	{Rule: "13.4", Title: "Mast layouts", Show: showLayouts},
	{Rule: "13.5", Title: "Raking the rigging, plus die", Show: showRakes},
	{Rule: "14.4", Title: "Doubles at the hull, a further die", Show: showDoubles},
	{Rule: "15.0", Title: "Small arms and small guns, one die", Show: func(tb *Tables) string {
		return printer.List("die", 1, tb.SmallArms[1:]) +
			"\nAfter a 6 roll again, as an officer may be hit. A second 6 hits the senior officer. A 5 hits the next if a living C-in-C is aboard.\n"
	}},
	{Rule: "16.0", Title: "Fire test, two dice", Show: showFire},
	{Rule: "17.5", Title: "Speed left after mast loss, in percent", Show: showMastLoss},
	{Rule: "18.1", Title: "Running foul, one die", Show: showFactors(FoulDrifting)},
	{Rule: "18.2", Title: "Holing: these, less one die", Show: showFactors(HolingWeight)},
	{Rule: "19.2", Title: "Main batteries in a boarding action", Show: showMeleeGuns},
	{Rule: "19.4", Title: "Largest parties, in percent of survivors", Show: showParties},
	{Rule: "19.5", Title: "Basic melee factor", Show: showFactors(MeleeLeader)},
	{Rule: "19.5", Title: "Total melee factor where the basic factor is 0 or less", Show: showSubZero},
	{Rule: "19.8", Title: "Stages of a boarding action", Show: showStages},
	{Rule: "20.2", Title: "Morale test, one die", Show: showMoraleTest},
	{Rule: "20.3", Title: "Morale test results", Show: showMorale},
	{Rule: "22.2", Title: "Greed list", Show: showFactors(GreedMasts)},
	{Rule: "23.2", Title: "Grounding factor, one die", Show: showFactors(GroundStepMoved)},
	{Rule: "1.1", Title: "Victory conditions of the scenarios", Show: showGoals},
	{Rule: "33.0", Title: "Distances", Show: showDistances},
	{Rule: "33.0", Title: "Angles", Show: showAngles},
	{Rule: "33.0", Title: "Full moves that things take", Show: showTasks},
	{Rule: "33.0", Title: "Other figures", Show: showFigures},
}

// printedTables returns the tables as people read them.
func printedTables(tb *Tables) []engine.Table { return engine.LayOut(printed, tb) }

// printer knows the types of tables that are printed as they are loaded.
var printer = pack.NewPrinter(engine.Columns, pack.Titles[Class](classNames), pack.Titles[Force](forceNames), pack.Titles[Weather](weatherNames),
	pack.Titles[Nation](append(nationNames, "any")), pack.Titles[Waters](watersNames), pack.Titles[CrewOf](crewOfNames),
	pack.Titles[Band](append(plainAll(bandNames), "never")), pack.Titles[IntoWindResult](intoWindTexts[:]))

// reversed returns a table with its last row first.
func reversed[R any](rows []R) []R {
	rows = slices.Clone(rows)
	slices.Reverse(rows)
	return rows
}

// num writes a whole number.
func num[N int8 | int16 | int32 | uint8 | int](n N) string { return strconv.Itoa(int(n)) }

// some writes a number, - for 0.
func some[N int8 | int16 | int32 | uint8 | int](n N) string {
	if n == 0 {
		return "-"
	}
	return num(n)
}

// parts writes a number of hundredths without idle decimal places.
func parts(n int) string { return pack.Parts(n, 100) }

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

// plain returns a name as people write it.
func plain(name string) string { return strings.ReplaceAll(name, "-", " ") }

// plainAll returns the names as people write them.
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

// factorRows returns the lines of the list of factors that begins with one.
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
			text := engine.Signed(int(tb.Factor[no]))
			if first == GaleSail {
				text = parts(50 * int(tb.Factor[no]))
			}
			rows = append(rows, []string{text, tb.When[no]})
		}
	}
	return rows
}

func showDistances(tb *Tables) string {
	return labelled(distanceLabels[:], "mm", func(i int) string { return mm(tb.Distance[i]) })
}

func showAngles(tb *Tables) string {
	return labelled(angleLabels[:], "degrees", func(i int) string { return degrees(tb.Angle[i]) })
}

func showTasks(tb *Tables) string {
	return labelled(taskLabels[:], "moves", func(i int) string { return num(tb.Task[i]) })
}

func showFigures(tb *Tables) string {
	return labelled(figureLabels[:], "figure", func(i int) string { return num(tb.Figure[i]) })
}
