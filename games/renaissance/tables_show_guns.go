package renaissance

import "github.com/weathergage/weathergage/engine"

func showRanges(tb *Tables) string {
	rows := [][]string{append([]string{"shot"}, plainAll(bandNames)...)}
	for shot := range tb.Range {
		line, before := []string{shotNames[shot]}, "0"
		for _, l := range tb.Range[shot] {
			if l == 0 {
				line = append(line, "-")
				continue
			}
			line = append(line, before+" to "+mm(l))
			before = mm(l)
		}
		rows = append(rows, line)
	}
	return engine.Columns(rows) + "\nThe upper end belongs to a band, the lower end to the band before. Small arms and small guns have only the point blank of hail.\n"
}

func showChance(tb *Tables) string {
	head := []string{"crew", "range"}
	for score := -5; score <= 5; score++ {
		head = append(head, engine.Signed(score))
	}
	rows := [][]string{head}
	for c := NumClasses - 1; c >= 0; c-- {
		for b := range tb.Chance[c] {
			line := []string{classNames[c], plain(bandNames[b])}
			for _, n := range tb.Chance[c][b] {
				line = append(line, engine.Signed(int(n)))
			}
			rows = append(rows, line)
		}
	}
	return engine.Columns(rows)
}

// doubleTexts say what a further die does.
//
// Case 14.4.
var doubleTexts = [...]string{
	NoDouble: "nothing", MizzenFalls: "mizzen falls", BonaventureFalls: "bonaventure falls",
	ForeFalls: "fore mast falls", MainFalls: "main mast falls", MastBelowDecks: "as after 1 and 1",
	SpritFalls: "bowsprit falls", RudderLost: "rudder destroyed, unless raked from ahead",
	SteeringLost: "steering gear destroyed", RudderIfStern: "nothing; if raked from astern, rudder destroyed",
	CaptainHit: "captain hit", CinCHit: "C-in-C hit", PersonalityHit: "another personality hit",
}

func showDoubles(tb *Tables) string {
	rows := [][]string{{"doubles", "die", "result"}}
	for i, name := range []string{DoubleOne: "1 and 1", DoubleTwo: "2 and 2", DoubleSix: "6 and 6"} {
		for die := 1; die <= 6; die++ {
			rows = append(rows, []string{name, num(die), doubleTexts[tb.Doubles[i][die]]})
			name = ""
		}
	}
	return engine.Columns(rows) + "\n1 and 1: only if the points reach the value of a lower section and the mast is within arc and range.\n" +
		"3 and 3: a gun bursts. 4 and 4: from point blank or close range she is holed. 5 and 5: she takes the fire test.\n" +
		"Any double: an oared ship loses an oar for each battery that fires.\n"
}

func showFire(tb *Tables) string {
	texts := []string{
		FireOut: "out; a corsair fails to set fire to herself", FireBurns: "burns: test again next move",
		FireHalf:    "burns: she slows and drifts, batteries at half effect",
		FireQuarter: "burns: she slows and drifts, batteries at quarter effect",
		FireWild:    "out of control",
	}
	rows := [][]string{{"total", "result"}}
	before := int8(0)
	for i, r := range tb.FireBy {
		rows = append(rows, []string{upTo(len(tb.FireBy), i, before, r.UpTo), texts[r.Result]})
		before = r.UpTo
	}
	return engine.Columns(factorRows(tb, FireHalfCrew)) + "\n" + engine.Columns(rows)
}
