package match_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/match"
)

// What an umpire types changes one line of the position and no other.
func TestEdited(t *testing.T) {
	const position = "weathergage position 1\nwind 0 beaufort 5\nset scale=600\nset races=off\n" +
		"ship swan at 680 640.5 heading 90 soldiers 120 masts sprit\ncompany a-1 kern squadrons 6 at 600 3000 facing 0\n"
	for typed, want := range map[string]string{
		"swan 690 690 85":       "ship swan at 690 690 heading 85 soldiers 120 masts sprit",
		"SWAN 1 2":              "ship SWAN at 1 2 heading 90 soldiers 120 masts sprit",
		"swan soldiers 80":      "ship swan at 680 640.5 heading 90 soldiers 80 masts sprit",
		"swan speed 30":         "ship swan at 680 640.5 heading 90 soldiers 120 masts sprit speed 30",
		"a-1 700 800 9000":      "company a-1 kern squadrons 6 at 700 800 facing 9000",
		"lion 10 20 5":          "ship lion at 10 20 heading 5",
		"wind 90 beaufort 4":    "wind 90 beaufort 4",
		"set races=off":         "set races=off",
		"set hit-or-miss=on":    "set hit-or-miss=on",
		"ship swan at 5 5":      "ship swan at 5 5",
		"weather storm":         "weather storm",
		"company b-1 reiter 1 ": "company b-1 reiter 1",
	} {
		text, line := match.Edited(position, strings.Fields(typed))
		if !strings.EqualFold(line, want) {
			t.Errorf("%s: the line is %q, want %q", typed, line, want)
		}
		was, differ := strings.Split(position, "\n"), 0
		now := strings.Split(text, "\n")
		for i := range was[:len(was)-1] {
			if i >= len(now) || was[i] != now[i] {
				differ++
			}
		}
		if differ > 1 || !strings.Contains(text, line+"\n") || !strings.HasSuffix(text, "\n") {
			t.Errorf("%s: the position is\n%s", typed, text)
		}
	}
	if got := match.Mentions(position, "swan"); len(got) != 1 || !strings.HasPrefix(got[0], "ship swan") {
		t.Errorf("swan is named in %q", got)
	}
}
