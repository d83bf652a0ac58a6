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
		"a-1 40.74 12 102.1":    "company a-1 kern squadrons 6 at 4074 1200 facing 10210",
		"a-1 0.05 .5 90":        "company a-1 kern squadrons 6 at 5 50 facing 9000",
		"lion 10 20 5":          "ship lion at 10 20 heading 5",
		"wind 90 beaufort 4":    "wind 90 beaufort 4",
		"set races=off":         "set races=off",
		"set hit-or-miss=on":    "set hit-or-miss=on",
		"ship swan at 5 5":      "ship swan at 5 5",
		"weather storm":         "weather storm",
		"ship lion soldiers 80": "ship lion soldiers 80",
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

// A counter of a list is put into another, one of several alike, with what it carries, and without the ship it has left.
func TestEditedLists(t *testing.T) {
	const position = "turn 1\npool English boyne e-frigate*3\nEnglish at 2719-outside vernon cornwall:done\n" +
		"English at 2719-docked e-frigate*2:flag burford\nEnglish aboard fleet-1 queens-ships-1 drake@queens-ships-1:done\n" +
		"fleet fleet-1 at plymouth munitions 2\nobject herd at 1 2\nobject boat of A at 3 4\nship dainty rowing no\ncompany a-3 kern at 1 2\n"
	for _, name := range []string{"cornwall", "drake", "E-frigate"} {
		if got := match.Mentions(position, name); len(got) == 0 || !strings.HasPrefix(got[0], "English") && !strings.HasPrefix(got[0], "pool") {
			t.Errorf("%s is named in %q", name, got)
		}
	}
	for typed, want := range map[string][]string{
		"vernon cornwall at 2426-docked":             {"-English at 2719-outside vernon cornwall:done", "+English at 2426-docked vernon cornwall:done"},
		"e-frigate from 2719-docked at 2719-outside": {"English at 2719-outside vernon cornwall:done e-frigate:flag", "English at 2719-docked e-frigate:flag burford"},
		"boyne at 2719-docked":                       {"pool English e-frigate*3", "English at 2719-docked e-frigate*2:flag burford boyne"},
		"burford pool":                               {"pool English boyne e-frigate*3 burford", "English at 2719-docked e-frigate*2:flag"},
		"queens-ships-1 drake afloat 0815":           {"-English aboard fleet-1 queens-ships-1 drake@queens-ships-1:done", "+English afloat 0815 queens-ships-1 drake@queens-ships-1:done"},
		"fleet-1 at 0815":                            {"fleet fleet-1 at 0815 munitions 2"},
		"object-2 30 40":                             {"object boat of A at 30 40"},
		"English at 2719-docked burford":             {"English at 2719-docked burford", "English at 2719-outside vernon cornwall:done"},
		"a-3 700 800 9000":                           {"company a-3 kern at 700 800 facing 9000"},
		"dainty rowing yes":                          {"ship dainty rowing yes"},
	} {
		text, _ := match.Edited(position, strings.Fields(typed))
		for _, line := range want {
			gone := strings.HasPrefix(line, "-")
			if line = strings.TrimLeft(line, "-+"); strings.Contains(text, line+"\n") == gone {
				t.Errorf("%s: %q is there %v, in\n%s", typed, line, !gone, text)
			}
		}
	}
	if text, _ := match.Edited("English aboard fleet-1 ship drake@ship:done\n", []string{"drake", "at", "plymouth"}); !strings.Contains(text, "\nEnglish at plymouth drake:done\n") {
		t.Errorf("ashore drake stands in\n%s", text)
	}
	text, _ := match.Edited("squadron drake at B4 hits 2\n", []string{"drake", "at", "D5"})
	if text != "squadron drake at D5 hits 2\n" {
		t.Errorf("in another square drake stands in %s", text)
	}
}
