package fury

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What a squadron is worth grows with each number of its card, and follows from the card to the point.
//
// Ruling R662.
func TestPoints(t *testing.T) {
	tb := *rules(t).(*ruleset).tables
	tb.Troops = slices.Clone(tb.Troops)
	of := func(code string) Troop {
		return Troop(slices.IndexFunc(tb.Troops, func(row TroopRow) bool { return row.Code == code }))
	}
	for _, tt := range []struct {
		name, code string
		change     func(*TroopRow)
		more       bool
	}{
		{"R662 better fighters are worth more", "LgP", func(row *TroopRow) { row.Fighting += 2 }, true},
		{"R662 better shots are worth more", "LA", func(row *TroopRow) { row.Shooting += 2 }, true},
		{"R662 a longer reach is worth more", "LA", func(row *TroopRow) { row.Range += 4 * Inch }, true},
		{"R662 worse morale is worth less", "LgP", func(row *TroopRow) { row.Morale[TestSerious] -= 3 }, false},
		{"R662 slower troops are worth less", "Fg", func(row *TroopRow) { row.Loose -= 4 * Inch }, false},
		{"R662 terrible troops are worth more", "VP", func(row *TroopRow) { row.Nature |= Terrible }, true},
		{"R662 undisciplined troops are worth less", "LgP", func(row *TroopRow) { row.Nature |= Undisciplined }, false},
		{"R662 horse that fights is worth more", "Gs", func(row *TroopRow) { row.Arm = Horse }, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := of(tt.code)
			was, before := tb.Troops[n], tb.Points(n)
			tt.change(&tb.Troops[n])
			after := tb.Points(n)
			tb.Troops[n] = was
			if before == after || (after > before) != tt.more {
				t.Errorf("%d points become %d", before, after)
			}
		})
	}
	for i := range tb.Troops[1:] {
		if p := tb.Points(Troop(i + 1)); p < 2 || p > 99 {
			t.Errorf("a squadron of %s is worth %d points", tb.Troops[i+1].Name, p)
		}
	}
}

// A page finds the cards, what nations roll, and what the sides of a scenario are worth.
//
// Cases 24.1, 28.1. Ruling R662.
func TestYard(t *testing.T) {
	r := rules(t)
	y := r.(engine.Yard)
	parts := map[string]engine.Part{}
	for _, p := range y.Parts() {
		if _, twice := parts[p.Key]; twice || p.Worth < 1 || p.Kind == "" || len(p.Figures) == 0 {
			t.Errorf("part %+v", p)
		}
		parts[p.Key] = p
	}
	for code, want := range map[string]string{"Str": "Venetians", "MrP": "French Protestants", "Hl": "Scots", "Saker": "Scots"} {
		if p := parts[code]; !strings.Contains(p.List, want) {
			t.Errorf("%s is listed for %q, want %s", code, p.List, want)
		}
	}
	terms := map[string][]string{}
	for _, term := range y.Terms() {
		terms[term.Field] = term.Words
	}
	if got := terms["fixed scots few foot"]; len(got) != 6 || got[5] != "2xLb 6xLA 6xScP 2xBr 1xSaker" {
		t.Errorf("the Scots roll %q", got)
	}
	if len(terms["fixed venetians large mounted"]) != 6 || len(terms["fixed tatars few foot"]) != 0 || len(terms["nation"]) != 18 {
		t.Errorf("terms %v", terms)
	}
	own, err := withOwn(t, millRaid)
	if err != nil {
		t.Fatal(err)
	}
	brought := own.(engine.Yard).Parts()
	if len(brought) != len(parts)+1 || brought[len(parts)].Key != "TR" {
		t.Errorf("%d parts become %d", len(parts), len(brought))
	}
	got := own.(engine.Yard).Worth("mill-raid")
	if want := 4*parts["LA"].Worth + 4*parts["ScP"].Worth; len(got) != 2 || got[1] != want || got[0] < 2*got[1]/5 {
		t.Errorf("the sides are worth %d, want the second %d", got, want)
	}
	if y.Worth("none") != nil {
		t.Error("a scenario that is not there is worth something")
	}
}
