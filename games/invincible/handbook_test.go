package invincible

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// texts are what people read about the game.
var texts = engine.BookOf(bookFiles.ReadFile, nil)

// TestHandbook holds the numbers that the handbook prints against the pack, so
// that a number changed in one of them is changed in the other.
func TestHandbook(t *testing.T) {
	tb := loaded(t)
	for _, part := range []struct {
		name  string // starts with the case
		lines []string
	}{
		{"2.1 boxes and ports", handbookBoxes(tb)},
		{"2.3 squadron displays", handbookSquadrons(tb)},
		{"4.3 deployments", handbookDeployments(tb)},
		{"7.4.3 tactical matrix", handbookMatrix(tb)},
		{"13.1 fireships modifier", handbookFireships(tb)},
		{"14.1 condition of the Armada", handbookCondition(tb)},
		{"16.0 event chits", handbookChits(tb)},
	} {
		t.Run(part.name, func(t *testing.T) {
			for _, line := range part.lines {
				if !strings.Contains(texts.Handbook, line) {
					t.Errorf("handbook.md: expected %q, as in the pack", line)
				}
			}
		})
	}
}

func handbookBoxes(tb *Tables) (lines []string) {
	for p := firstPort; int(p) < int(firstPort)+tb.Ports; p++ {
		lines = append(lines, "| "+tb.Places[p].Name)
	}
	for p := Place(1); p < firstPort; p++ {
		lines = append(lines, fmt.Sprintf("| %d | %s ", p, tb.Places[p].Name))
	}
	return lines
}

func handbookSquadrons(tb *Tables) (lines []string) {
	for s := firstEnglish; s <= lastSpanish; s++ {
		row := tb.Squadrons[s]
		bonus := "none"
		switch {
		case s.IsHulk():
			bonus = fmt.Sprintf("%+d on each die", row.Battle)
		case row.Attacking:
			bonus = fmt.Sprintf("%+d on each die when attacking", row.Battle)
		case row.FirstFire:
			bonus = "one die more and first fire with " + handbookTactics(&row)
		case row.Battle != 0:
			bonus = fmt.Sprintf("%+d on each die with %s", row.Battle, handbookTactics(&row))
		case row.Dice == 1:
			bonus = "one die more with " + handbookTactics(&row)
		}
		morale := "0"
		if row.Morale != 0 {
			morale = fmt.Sprintf("%+d", row.Morale)
		}
		special := ""
		if row.Repair != 0 {
			special = fmt.Sprintf(" %+d on its own repair rolls", row.Repair)
		}
		lines = append(lines, fmt.Sprintf("| %s | %d | %s | %s |%s", row.Name, row.Strength, bonus, morale, special))
	}
	return lines
}

func handbookTactics(row *SquadronRow) string {
	var with []string
	for tactic, name := range [numTactics]string{StandOff: "Stand Off", CloseIn: "Close In", TryToBoard: "Try to Board"} {
		if row.With[tactic] {
			with = append(with, name)
		}
	}
	return strings.Join(with, " or ")
}

func handbookDeployments(tb *Tables) (lines []string) {
	for s := firstSpanish; s <= lastSpanish; s++ {
		line := "| " + tb.Squadrons[s].Name + " |"
		for i := range tb.Deployments {
			line += fmt.Sprintf(" %s |", tb.Deployments[i].At[s])
		}
		lines = append(lines, line)
	}
	return lines
}

func handbookMatrix(tb *Tables) (lines []string) {
	for english, name := range [numTactics]string{StandOff: "Stand Off", CloseIn: "Close In", TryToBoard: "Try to Board"} {
		if name == "" {
			continue
		}
		line := "| **" + name + "** |"
		for spanish := StandOff; spanish < numTactics; spanish++ {
			cell := tb.Matrix[english][spanish]
			order := [2]engine.Seat{English, Spanish}
			if cell.First == Spanish {
				order = [2]engine.Seat{Spanish, English}
			}
			for i, seat := range order {
				line += []string{" ", ", "}[i] + handbookSide(&cell, seat)
			}
			line += " |"
		}
		lines = append(lines, line)
	}
	return lines
}

func handbookSide(cell *Cell, seat engine.Seat) string {
	drm := "0"
	if cell.DRM[seat] != 0 {
		drm = fmt.Sprintf("%+d", cell.DRM[seat])
	}
	side := fmt.Sprintf("%s %d at %s", []string{"E", "S"}[seat], cell.Dice[seat], drm)
	if cell.First == seat {
		side += " **first**"
	}
	return side
}

func handbookFireships(tb *Tables) []string {
	m := tb.FireshipMorale
	if m[1] != m[2] || m[3] != m[4] {
		return []string{"a column for each number of English squadrons"}
	}
	return []string{fmt.Sprintf("| DRM | %d | %+d | %+d | %+d |", m[0], m[1], m[3], m[5])}
}

func handbookCondition(tb *Tables) []string {
	c := tb.Condition
	return []string{
		fmt.Sprintf("| each Spanish squadron not broken, hulks included | %+d |", c.Unbroken),
		fmt.Sprintf("| each hulk squadron afloat, broken or not | %+d |", c.Hulk),
		fmt.Sprintf("| Sidonia afloat, broken or not | %+d |", c.Sidonia),
		fmt.Sprintf("| three or more Spanish squadrons lost | %+d |", c.ManyLost),
	}
}

func handbookChits(tb *Tables) (lines []string) {
	next := 1
	for c := NoEvent; c < numChits; c++ {
		row := &tb.Chits[c]
		nos := fmt.Sprint(next)
		if row.Count > 1 {
			nos = fmt.Sprintf("%d-%d", next, next+int(row.Count)-1)
		}
		next += int(row.Count)
		owner, use := "either", " "
		switch row.Owner {
		case English:
			owner = "red"
		case Spanish:
			owner = "yellow"
		}
		if row.Marked {
			use = " * "
		} else if row.Held {
			use = " H "
		}
		lines = append(lines, fmt.Sprintf("| %s | %s | %s |%s|", nos, row.Name, owner, use))
	}
	return lines
}
