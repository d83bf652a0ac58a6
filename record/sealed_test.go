package record

import (
	"strings"
	"testing"
)

const sealKey = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

// sealedMatch is a match in which A has sealed two choices, B has chosen, and A has opened its own.
var sealedMatch = `weathergage match 1
game toy
rules "" 1
pack 1
scenario open
seat A person
seat B person
start scenario
A pass
sealed A ` + SealedCommit(sealKey, []string{"A load chain", "A plot 2"}) + `
B load round
say B "Your turn."
opened A 2 ` + sealKey + `
A load chain
say A "Well?"
A plot 2
B pass
`

func TestSealedChoicesAreThoseThatAreOpened(t *testing.T) {
	for _, tt := range []struct {
		name, old, new string
		want           string // of the fault, or ""
		open, opened   int
	}{
		{name: "as it was sealed", opened: 1},
		{name: "one sitting later", old: "A plot 2\nB pass\n", new: "held A plot 2\n", opened: 1},
		{name: "not opened yet", old: sealedMatch[strings.Index(sealedMatch, "opened A"):], open: 1},
		{"another choice", "A load chain", "A load round", "13:1: the choices of A are not those that it sealed on line 10", 1, 0},
		{"a blank more", "A load chain", "A  load  chain", "", 0, 1},
		{"another key", "opened A 2 9f", "opened A 2 8f", "13:1: the choices of A are not those that it sealed on line 10", 1, 0},
		{"another commit", "sealed A ", "sealed A 00", "", 0, 0}, // not read at all
		{"fewer", "opened A 2", "opened A 1", "13:1: the choices of A are not those", 1, 0},
		{"more", "opened A 2", "opened A 3", "17:1: expected 3 choices of A that it sealed on line 10, found one of B after 2", 1, 0},
		{"more than there are", "A plot 2\nB pass\n", "", "13:1: 2 choices of A were sealed, and only 1 of them follow", 1, 0},
		{"chosen without opening", "opened A", "; opened A", "14:1: A chooses, and what it sealed on line 10 is not opened", 1, 0},
		{"opened by another", "opened A", "opened B", "13:1: B opens what it has not sealed", 1, 0},
		{"sealed twice", "B load round", "sealed A " + SealedCommit(sealKey, []string{"A plot 3"}), "11:1: A seals again, and what it sealed on line 10 is not opened", 1, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rec, err := Parse("", []byte(strings.Replace(sealedMatch, tt.old, tt.new, 1)))
			if tt.name == "another commit" {
				if err == nil || !strings.Contains(err.Error(), "10:10: expected 64 hexadecimal digits") {
					t.Errorf("found %v", err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			open, opened, err := rec.seals()
			switch {
			case tt.want == "" && err != nil, tt.want != "" && (err == nil || !strings.HasPrefix(err.Error(), tt.want)):
				t.Errorf("found %v, expected %q", err, tt.want)
			case len(open) != tt.open || opened != tt.opened || len(rec.Unopened()) != tt.open:
				t.Errorf("%d are open and %d opened, expected %d and %d", len(open), opened, tt.open, tt.opened)
			}
		})
	}
}

func TestASealSaysNothingWithoutItsKey(t *testing.T) {
	one := SealedCommit(sealKey, []string{"A load chain"})
	for _, other := range []string{
		SealedCommit(sealKey, []string{"A load round"}),
		SealedCommit("8f"+sealKey[2:], []string{"A load chain"}),
		SealedCommit(sealKey, []string{"A load chain", ""}),
	} {
		if one == other {
			t.Errorf("two seals are both %s", one)
		}
	}
}
