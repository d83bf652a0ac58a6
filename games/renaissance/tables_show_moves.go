package renaissance

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

func showWheel(tb *Tables) string {
	rows := [][]string{{"dice", "first wind from", "later rolls"}}
	shifts := []string{
		WindHolds: "no change", WindBacks: "one point anticlockwise", WindVeers: "one point clockwise",
		WindNew: "roll for a new direction; the wind goes there one point a move, the shorter way",
	}
	for n := 2; n < len(tb.Wheel); n++ {
		rows = append(rows, []string{num(n), parts(int(tb.Wheel[n])), shifts[tb.Shift[n]]})
	}
	return engine.Columns(rows) + "\nDirections are in degrees clockwise from the top of the table.\n"
}

func showSail(tb *Tables) string {
	rows := [][]string{{"table", "wind on", "light", "fresh", "gale", "used by"}}
	for t := range tb.Sail {
		if tb.Sail[t][WindAft][Fresh] == 0 {
			continue
		}
		for on := range tb.Sail[t] {
			line := []string{sailLetters[t : t+1], windOnNames[on]}
			for _, l := range tb.Sail[t][on][Light:] {
				line = append(line, move(l))
			}
			by := ""
			if on == 0 {
				by = tb.users(func(s *ShipType) bool { return s.Sail == SailTable(t) })
			}
			rows = append(rows, append(line, by))
		}
	}
	return engine.Columns(rows) + "\nD: she drifts down wind. In a calm nobody sails.\n"
}

func showOars(tb *Tables) string {
	rows := [][]string{{"table", "wind on", "calm", "light", "fresh", "turn", "attack", "used by"}}
	for t := 1; t < NumOarTables; t++ {
		for on := range tb.Oar[t] {
			line := []string{oarLetters[t : t+1], windOnNames[on]}
			for _, l := range tb.Oar[t][on][:Gale] {
				line = append(line, mm(l))
			}
			by := ""
			if on == 0 {
				by = tb.users(func(s *ShipType) bool { return s.Oar == OarTable(t) })
				if OarTable(t) == BoatOars {
					by = "ships' boats"
				}
			}
			rows = append(rows, append(line, degrees(tb.OarTurn[t]), mm(tb.OarAttack[t]), by))
		}
	}
	return engine.Columns(rows) + "\nturn: the most degrees she turns in her own length. attack: for warships, one move in 5, straight ahead.\n"
}

// users names the kinds of ships that use a table, with the tons of each type.
func (tb *Tables) users(uses func(*ShipType) bool) string {
	var all []string
	for k := range tb.Kinds {
		var tons []string
		for i := 1; i < len(tb.Ships); i++ {
			if s := &tb.Ships[i]; s.Kind == Kind(k) && uses(s) {
				tons = append(tons, num(s.Tons))
			}
		}
		if tons != nil {
			all = append(all, tb.Kinds[k].Name+" "+strings.Join(tons, ", "))
		}
	}
	return strings.Join(all, "; ")
}

// upTo writes the totals of a row whose last is n, of a table whose row before ends
// with another; all totals are whole.
func upTo(rows int, i int, before, n int8) string {
	switch {
	case i == rows-1:
		return num(before+1) + " and more"
	case i == 0:
		return num(n) + " and less"
	case n == before+1:
		return num(n)
	}
	return num(before+1) + " to " + num(n)
}

// intoWindTexts say what sailing into the wind does.
//
// Case 7.2.
var intoWindTexts = [...]string{
	IntoWindTurnsOut: "may turn out next move", IntoWindDrifts: "drifts for 2 moves",
	IntoWindForeTop:   "loses fore top and fore topgallant, drifts for 2 moves",
	IntoWindTops:      "loses all tops and topgallants, drifts for 2 moves",
	IntoWindDismasted: "loses all masts, drifts for 2 moves",
}

func showIntoWind(tb *Tables) string {
	rows := [][]string{{"total", "result"}}
	before := int8(0)
	for i, r := range tb.IntoWind {
		rows = append(rows, []string{upTo(len(tb.IntoWind), i, before, r.UpTo), intoWindTexts[r.Result]})
		before = r.UpTo
	}
	return engine.Columns(factorRows(tb, IntoWindGale)) + "\n" + engine.Columns(rows)
}

func showGale(tb *Tables) string {
	situations := []string{
		GaleFiring: "ship firing batteries", GaleAtSeaAnchor: "riding a sea anchor", GaleTowed: "in tow",
		GaleUnderSail: "under sail", GaleOther: "all others",
	}
	results := []string{
		GaleNothing: "nothing", GaleAnchorLost: "anchor lost", GaleTowParts: "tow line parts",
		GaleDismasts: "dismasted", GaleCapsizes: "capsizes",
	}
	rows := [][]string{{"situation, the first that applies", "total", "result"}}
	for s, by := range tb.GaleBy {
		for i, r := range by[:len(by)-1] {
			name := ""
			if i == 0 {
				name = situations[s]
			}
			result := results[r.Result]
			if r.Result == GaleDismasts && GaleSituation(s) == GaleOther {
				result += ", capsizes if holed"
			}
			rows = append(rows, []string{name, parts(50*int(r.UpTo)) + " or less", result})
		}
	}
	return engine.Columns(factorRows(tb, GaleSail)) + "\n" + engine.Columns(rows)
}
