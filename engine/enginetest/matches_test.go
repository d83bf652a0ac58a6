package enginetest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/record"
)

// TestFindEnds: endings are found among matches from the scenarios and from
// positions, each written once, and what is not found is told.
func TestFindEnds(t *testing.T) {
	dir := t.TempDir()
	late := "game duel\nphase firing\nturn 8\nrange 0mm\nship vengeur hull 1\nship resolute hull 1\n"
	if err := os.WriteFile(filepath.Join(dir, "late.wgp"), []byte(late), 0o644); err != nil {
		t.Fatal(err)
	}
	rules := whole(t)
	missing := findEnds(t, rules, dir, []string{"A 5.1", "B 9.9", "draw 5.3"})
	if len(missing) != 1 || missing[0] != "B 9.9" {
		t.Errorf("not found: %q", missing)
	}
	text, err := os.ReadFile(filepath.Join(dir, "5.1_a.wgm"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "\nresult A 5.1\n") {
		t.Errorf("the record of a match that A wins by 5.1:\n%s", text)
	}
	shown, _ := replayAll(t, rules, dir, false)
	if len(shown) != 2 || !shown["A 5.1"] || !shown["draw 5.3"] {
		t.Errorf("the records show %v", shown)
	}
}

// TestALateMatchIsRecorded: a match from a position has it in its record.
func TestALateMatchIsRecorded(t *testing.T) {
	x := newExercise(whole(t), Options{})
	x.begin(1)
	x.plan = plan{scenario: "open-sea", position: []byte("phase firing\nturn 8")}
	if !x.playOut() {
		t.Fatal(x.failures)
	}
	rec := x.recorded(0)
	if rec.Position == nil || rec.Position[4] != "turn 8" {
		t.Errorf("it starts from %q", rec.Position)
	}
	if _, err := record.Replay(x.rules, rec); err != nil {
		t.Error(err)
	}
}

// TestUpdatePassesAtOnce: a record that no longer replays is written anew, and the same run passes; one that is kept under
// another name is named.
func TestUpdatePassesAtOnce(t *testing.T) {
	dir, rules := t.TempDir(), whole(t)
	if missing := findEnds(t, rules, dir, []string{"A 5.1"}); len(missing) > 0 {
		t.Fatal(missing)
	}
	file := filepath.Join(dir, "5.1_a.wgm")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bad := regexp.MustCompile(`check \w+`).ReplaceAll(text, []byte("check 000000000000"))
	if err := os.WriteFile(file, bad, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := replay(rules, file); err == nil {
		t.Fatal("a record with other checks replays")
	}
	shown, stale := replayAll(t, rules, dir, true)
	if len(shown) > 0 || !slices.Equal(stale, []string{file}) {
		t.Fatalf("the records show %v, and %v are to be written anew", shown, stale)
	}
	findEnds(t, rules, dir, []string{"A 5.1"})
	if _, _, _, err := replay(rules, file); err != nil {
		t.Errorf("after it was written anew: %v", err)
	}
}
