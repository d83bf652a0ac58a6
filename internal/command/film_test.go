package command

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/lab"
	"github.com/weathergage/weathergage/record"
)

// aFilm returns a duel of the laboratory on a page of 80 by 30.
func aFilm(t *testing.T) *film {
	g, err := games.All().Find("duel")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	random := bot.Spec{Kind: "random"}
	x := lab.Experiment{Rules: rules, Scenario: "open-sea", Key: "film", Matches: 1, Bots: []bot.Spec{random, random}}
	rec, err := x.Record(0)
	if err != nil {
		t.Fatal(err)
	}
	played, err := record.Replay(rules, rec)
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{out: &strings.Builder{}, size: func() (int, int) { return 80, 30 }}
	named := rules.Info().Called(played.Record.Scenario)
	return &film{desk: d, rules: rules, named: named, match: played, viewer: engine.NoSeat}
}

func (f *film) presses(keys ...string) bool {
	for _, key := range keys {
		if !f.press(key) {
			return false
		}
	}
	return true
}

func TestAFilmIsSteered(t *testing.T) {
	f := aFilm(t)
	last := len(f.match.Moments) - 1
	for _, tt := range []struct {
		keys string
		at   int
	}{
		{" n\r", 3}, {"b", 2}, {"1 2\r", 2}, {"G", last}, {" ", last}, {"g", 0}, {"b", 0}, {"9999\r", last},
	} {
		f.presses(strings.Split(tt.keys, "")...)
		if f.digits == "" && f.at != tt.at && tt.keys != "1 2\r" {
			t.Errorf("after %q it is at step %d, want %d", tt.keys, f.at, tt.at)
		}
	}
	if f.presses("q") {
		t.Error("q does not leave")
	}
}

func TestAFilmLooksForWords(t *testing.T) {
	f := aFilm(t)
	f.presses(strings.Split("/PLOT\r", "")...)
	first := f.at
	if !strings.Contains(strings.Join(f.story(), "\n"), "plot ") || first == 0 {
		t.Fatalf("at step %d: %q", first, f.story())
	}
	if f.press("N"); f.at == first || !strings.Contains(strings.Join(f.story(), "\n"), "plot ") {
		t.Errorf("the next is at step %d again", f.at)
	}
	was := f.at
	f.presses(strings.Split("/xyzzx\x7fy\r", "")...)
	if f.at != was || !strings.Contains(strings.Join(f.lines(), "\n"), `nothing else tells of "xyzzy"`) {
		t.Errorf("at step %d: %q", f.at, f.said)
	}
	f.presses("/", "a")
	if got := f.lines(); got[len(got)-1] != "/a" || !f.press("\x1b") || f.asking {
		t.Errorf("the words are typed in %q", got[len(got)-1])
	}
}

func TestAFilmListsItsKeysAndTheWholeStory(t *testing.T) {
	f := aFilm(t)
	f.move(5)
	if f.press("?"); !strings.Contains(strings.Join(f.lines(), "\n"), "q: leave") {
		t.Errorf("? shows %q", f.lines())
	}
	if f.press(" "); f.at != 5 || strings.Contains(strings.Join(f.lines(), "\n"), "q: leave") {
		t.Errorf("a key does not lead back to step 5, but to %d", f.at)
	}
	f.press("l")
	if got := strings.Join(f.lines(), "\n"); !strings.Contains(got, f.story()[0]) || strings.Contains(got, "step 5 of") {
		t.Errorf("l shows %q", got)
	}
}

// Of a story that is too long the end is shown too: it is what came of it.
func TestTheEndOfALongStoryIsShown(t *testing.T) {
	story := strings.Split("0 choice,1,2,3,4,5,6,7,8,9,the end", ",")
	got := fitting(story, 6)
	if len(got) != 6 || got[0] != "0 choice" || got[1] != "      … 6 lines more: l shows all" || got[5] != "the end" {
		t.Errorf("%q", got)
	}
}

// A ruling is shown with what it changed, as far as the viewer may know it.
func TestAFilmSaysWhatARulingChanged(t *testing.T) {
	ann, _ := friends(t, "A", "B")
	out, code := ann.does("load chain\nset resolute hull 4\nThe sheet was wrong.\nset order resolute load round\nSo it was ordered.\nquit\n",
		strings.Fields("play duel --scenario open-sea --umpire --record m.wgm")...)
	ann.expect(out, code, 0, "The umpire rules: The sheet was wrong.")
	out, code = ann.does("", "replay", "m.wgm")
	ann.expect(out, code, 0, "The umpire rules: The sheet was wrong.\n      · Resolute: hull 6 → 4\n", "The umpire rules: So it was ordered.\n      · Resolute, order: load chain shot → round shot\n")
	out, code = ann.does("", "replay", "m.wgm", "--seat", "B")
	ann.expect(out, code, 0, "· Resolute: hull 6 → 4\n", "The umpire rules: So it was ordered.\n")
	if strings.Contains(out, "round") {
		t.Errorf("B reads what A has ordered:\n%s", out)
	}
}
