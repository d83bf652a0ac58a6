package renaissance

import "github.com/weathergage/weathergage/engine"

func showChoice(tb *Tables) string {
	rows := [][]string{{"crew", "beyond"}}
	for c := NumClasses - 1; c >= 0; c-- {
		past := "never"
		if tb.ForcedPast[c] != OutOfRange {
			past = plain(bandNames[tb.ForcedPast[c]])
		}
		rows = append(rows, []string{classNames[c], past})
	}
	return engine.Columns(rows) + "\nOn 1 to 3 the rigging, on 4 to 6 the hull. There is no roll in a calm or from the shore.\n"
}

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

func showHits(tb *Tables) string {
	rows := [][]string{append([]string{"crew"}, plainAll(bandNames)...)}
	for c := NumClasses - 1; c >= 0; c-- {
		line := []string{classNames[c]}
		for _, n := range tb.HitNeeds[c] {
			line = append(line, num(n))
		}
		rows = append(rows, line)
	}
	return engine.Columns(rows) + "\nThis roll or more hits.\n"
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

func showCrewPer(tb *Tables) string {
	rows := [][]string{{"shot", "hull", "rigging"}}
	for shot, per := range tb.CrewPer {
		rows = append(rows, []string{shotNames[shot], num(per[0]), num(per[1])})
	}
	return engine.Columns(rows) + "\nHalves round up. Each falling section costs the sum of the chance dice as well.\n"
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

func showSmallArms(tb *Tables) string {
	rows := [][]string{{"die", "each 20 men", "each small gun"}}
	for die := 1; die < len(tb.SmallArms); die++ {
		row := tb.SmallArms[die]
		rows = append(rows, []string{num(die), num(row.PerGroup), num(row.PerGun)})
	}
	return engine.Columns(rows) + "\nAfter a 6 roll again, as an officer may be hit. A second 6 hits the senior officer. A 5 hits the next if a living C-in-C is aboard.\n"
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
