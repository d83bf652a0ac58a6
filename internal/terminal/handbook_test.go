package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A handbook's tables come out as tables and its lists whole, in 80 columns.
func TestHandbookKeepsTablesAndLists(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{
			"a table in columns, with notes",
			"Roll.\n\n```table Hits, one die\ndie  hits\n6    1\n\nOnly\nonce.\n```\n",
			"Roll.\n\nHits, one die\n-------------\ndie  hits\n6    1\n\nOnly once.",
		},
		{
			"its widest column is wrapped",
			"```table Goals\nside     points  for\nEngland  1       the enemy captured, sunk, struck or in retire from action\n```",
			"Goals\n-----\nside     points  for\nEngland  1       the enemy captured,\n                 sunk, struck or in\n                 retire from action",
		},
		{
			"a cell that is empty stays so",
			"```table Speed\nsections  lost: 1  2\n1         0\n2         50       0\n```",
			"Speed\n-----\nsections  lost: 1  2\n1         0\n2         50       0",
		},
		{
			"a table of too many columns is set in two",
			"```table Ships\nship     tons  masts  decks  mariners  soldiers  rowers\nGalleon  800   A      2      335       125       -\nGalleon  500   A      2      175       75        -\n```",
			"Ships\n-----\nship     tons  masts  decks  mariners\nGalleon  800   A      2      335\nGalleon  500   A      2      175\n\n" +
				"ship     tons  soldiers  rowers\nGalleon  800   125       -\nGalleon  500   75        -",
		},
		{
			"a table with bars",
			"| Box | Name |\n|---|---|\n| E | Bay of Biscay \\* |",
			"Box  Name\nE    Bay of Biscay *",
		},
		{
			"items of a list, each whole",
			"Thus:\n1. Write orders for every ship, in secret. All are\n   opened together.\n2. Fire.",
			"Thus:\n1. Write orders for every ship, in\n   secret. All are opened together.\n2. Fire.",
		},
		{
			"a paragraph that goes on with a number, or in bold",
			"**Size.** Reivers stand in the lists, as R71 and\n72. Pistoleers do\nas well.",
			"**Size.** Reivers stand in the lists, as\nR71 and 72. Pistoleers do as well.",
		},
		{
			"an example stays as it is",
			"```\nhedge 3,4 8,4   and a line that is longer than forty columns\n```",
			"    hedge 3,4 8,4   and a line that is longer than forty columns",
		},
		{"a ruling is indented", "R29 Why?\n    Because so it is, and has been, for a long time.", "R29 Why?\n    Because so it is, and has been, for\n    a long time."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := strings.Join(Handbook(c.text, 40), "\n"); got != c.want {
				t.Errorf("expected\n%s\nfound\n%s", c.want, got)
			}
		})
	}
}

// In 80 columns no line of a handbook is wider, except of examples, and no fence is left.
func TestHandbooksFitEightyColumns(t *testing.T) {
	books, err := filepath.Glob("../../games/*/handbook.md")
	if err != nil || len(books) == 0 {
		t.Fatal(books, err)
	}
	for _, file := range books {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range Handbook(string(text), 80) {
			if strings.Contains(line, "```") || strings.HasPrefix(line, "|") {
				t.Errorf("%s: a table is left as it was written: %s", file, line)
			}
			if columns(line) > 80 && !strings.HasPrefix(line, "    ") {
				t.Errorf("%s: expected at most 80 columns, found %s", file, line)
			}
		}
	}
}
