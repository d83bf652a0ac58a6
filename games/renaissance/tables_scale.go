package renaissance

import (
	"strconv"
	"strings"
)

// Half returns the tables of a match at 1/1200: all ranges, moves, bases, circles
// and the table itself are half as long; angles, dice, tonnage and wind are the
// same.
//
// Case 29.0. Ruling R331.
func (tb *Tables) Half() *Tables {
	h := *tb
	h.Ships = append([]ShipType(nil), tb.Ships...)
	for i := range h.Ships {
		s := &h.Ships[i]
		halve(&s.Length, &s.Width, &s.SlowDown, &s.SpeedUp, &s.BoatTow)
	}
	for i := range h.Kinds {
		halve(&h.Kinds[i].SlowDown, &h.Kinds[i].SpeedUp)
	}
	for t := range h.Sail {
		for on := range h.Sail[t] {
			halveAll(h.Sail[t][on][:])
		}
	}
	for t := range h.Oar {
		for on := range h.Oar[t] {
			halveAll(h.Oar[t][on][:])
		}
	}
	halveAll(h.OarAttack[:])
	for i := range h.Visibility {
		halve(&h.Visibility[i].Ships, &h.Visibility[i].Flashes)
	}
	for i := range h.Range {
		halveAll(h.Range[i][:])
	}
	halveAll(h.Distance[:])
	for _, by := range [...]ByTonnage{SlowDownBy, SpeedUpBy, BoatTowBy} {
		h.Tonnage[by] = append([]ByTonnageRow(nil), tb.Tonnage[by]...)
		for i := range h.Tonnage[by] {
			halve(&h.Tonnage[by][i].Value)
		}
	}
	h.Scenarios = append([]ScenarioRow(nil), tb.Scenarios...)
	for i := range h.Scenarios {
		h.Scenarios[i] = tb.Scenarios[i].half()
	}
	return &h
}

// halve makes lengths half as long, a hundredth of a millimetre rounded up.
func halve(lengths ...*Length) {
	for _, l := range lengths {
		if *l > 0 {
			*l = (*l + 1) / 2
		}
	}
}

func halveAll(lengths []Length) {
	for i := range lengths {
		halve(&lengths[i])
	}
}

// halfText returns a text with the lengths in mm that it gives half as long.
func halfText(text string) string {
	words := strings.Split(text, " ")
	for i := 1; i < len(words); i++ {
		if n, err := strconv.Atoi(words[i-1]); err == nil && strings.HasPrefix(words[i], "mm") {
			long := Length(n) * 100
			halve(&long)
			words[i-1] = mm(long)
		}
	}
	return strings.Join(words, " ")
}
