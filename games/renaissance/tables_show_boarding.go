package renaissance

import "github.com/weathergage/weathergage/engine"

func showMeleeGuns(tb *Tables) string {
	rows := [][]string{{"fighting or killed", "loss of fire power"}}
	for _, row := range tb.MeleeGuns {
		share := num(row.Percent) + "% or more"
		if row.Percent == 100 {
			share = "all"
		}
		rows = append(rows, []string{share, num(row.Loss) + "%"})
	}
	return engine.Columns(rows) + "\nCount the crew of an English ship, and the soldiers of any other.\n"
}

func showParties(tb *Tables) string {
	names := []string{
		AttackerForms: "attacker", AttackerReinforces: "attacker, later rounds",
		DefenderForms: "defender", DefenderReinforces: "defender, later rounds",
	}
	rows := [][]string{{"party", "nation", "of mariners and soldiers", "or of the whole crew"}}
	for p, by := range tb.Parties {
		for n, row := range by {
			both := "-"
			if row.Mariners+row.Soldiers > 0 {
				both = num(row.Mariners) + " and " + num(row.Soldiers)
			}
			rows = append(rows, []string{names[p], []string{EnglishParty: "English", OtherParty: "others"}[n], both, some(row.Crew)})
		}
	}
	return engine.Columns(rows) + "\nNations other than the English use soldiers while any are free. A defender without a party has half in the first round.\n"
}

func showSubZero(tb *Tables) string {
	rows := [][]string{append([]string{"basic"}, spots...)}
	add := func(name string, by [7]uint8) {
		line := []string{name}
		for _, n := range by[1:] {
			line = append(line, num(n))
		}
		rows = append(rows, line)
	}
	for i := range tb.SubZero {
		add(num(-i), tb.SubZero[i])
	}
	add("-2 (switch)", tb.SheetRow)
	return engine.Columns(rows) + "\nAbove 0, multiply the basic factor by the die. Below -6, use the row -6. The last row is for the switch melee-row.\n"
}

func showStages(tb *Tables) string {
	rows := [][]string{{"ship", "from", "1", "2", "3", "4"}}
	for set, ship := range []string{SailingStages: "sailing ship, galleass", GalleyStages: "galley, pinnace, caravel"} {
		for from := range tb.Stages[set] {
			line := []string{ship, boardedFromNames[from]}
			for _, deck := range tb.Stages[set][from] {
				line = append(line, plain(deckNames[deck]))
			}
			rows = append(rows, line)
		}
	}
	return engine.Columns(rows) + "\nIf a sailing ship is boarded on the beam, the attackers can pass her forecastle by.\n"
}

func showMoraleTest(tb *Tables) string {
	rows := [][]string{{"crew lost", "factor"}}
	for _, row := range tb.MoraleLoss {
		rows = append(rows, []string{num(row.Percent) + "% or more", engine.Signed(int(row.Factor))})
	}
	return engine.Columns(factorRows(tb, MoraleElite)) + "\n" + engine.Columns(rows)
}

// moraleTexts say what a crew does.
//
// Case 20.3.
var moraleTexts = [...]string{
	MoraleHolds: "holds", MoraleThreeQuarters: "guns at three quarters effect next move",
	MoraleHalf: "guns at half effect next move", MoraleCeases: "guns cease fire for a move",
	MoraleRecover: "retires until morale recovered", MoraleRetire: "retires from action",
	MoraleRetireOrStrike:  "retires from action; surrenders if disabled or a hostile personality is near",
	MoraleCeaseAndRecover: "ceases fire, cuts loose, retires until morale recovered",
	MoraleCeaseAndRetire:  "ceases fire, cuts loose, retires from action", MoraleStrikes: "surrenders",
}

func showMorale(tb *Tables) string {
	names := []string{
		UnderFire: "under fire from within 151 mm", Boarding: "boarding or locked", OtherSituation: "all others",
	}
	rows := [][]string{{"situation", "total", "result"}}
	for s := range tb.MoraleBy {
		name := names[s]
		for n, result := range tb.MoraleBy[s] {
			total := num(-n)
			switch n {
			case 0:
				total += " and more"
			case len(tb.MoraleBy[s]) - 1:
				total += " and less"
			}
			rows = append(rows, []string{name, total, moraleTexts[result]})
			name = ""
		}
	}
	return engine.Columns(rows)
}
