package match_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/pack"
)

// ruledBy returns a match at a position in which an umpire then makes changes, in the words of match.Edited.
func ruledBy(t *testing.T, rules engine.Ruleset, scenario, position string, edits ...string) *match.Match {
	t.Helper()
	start, _, err := rules.ParsePosition([]byte(position))
	must(t, err)
	spec := typedMatch(rules, scenario)
	spec.Start = start
	m := load(t, spec)
	_, text, _, err := m.Draft(edits)
	must(t, err)
	must(t, m.Rule("The sheet was wrong", text, true))
	sameViews(t, "loaded", load(t, spec), m)
	return m
}

// ruledLine returns what a seat reads of the ruling behind its reason.
func ruledLine(t *testing.T, m *match.Match, seat engine.Seat) string {
	t.Helper()
	for _, l := range m.View(seat).Log {
		if what, found := strings.CutPrefix(l.Text, "The umpire rules: The sheet was wrong"); found {
			return what
		}
	}
	t.Fatal("the log does not tell of the ruling")
	return ""
}

// The log says what a ruling has changed, in games of each kind.
func TestARulingSaysWhatItChanged(t *testing.T) {
	for _, tt := range []struct {
		data               fs.FS
		law                func(*pack.Pack) (engine.Ruleset, error)
		scenario, position string
		edits              []string
		want               string
	}{
		{duel.Data, duel.New, "open-sea", "game duel\nrange 200mm\n", []string{"resolute hull 4", "range 300mm"},
			". Range: 200mm → 300mm; Resolute: hull 6 → 4"},
		{renaissance.Data, renaissance.New, "lion-and-bull",
			"game renaissance\nscenario lion-and-bull\nmove 2\nship triumph at 712.5 1000 heading 97.25 speed 75 soldiers 90\n",
			[]string{"triumph 690 690 85", "triumph soldiers 80", "ship san-juan-de-portugal holes 1", "wind 90 beaufort 4"},
			". Wind: 0 → 90, beaufort 5 → 4; Triumph: at 712.5 1000 → 690 690, heading 97.25 → 85, soldiers 90 → 80; San Juan de Portugal: holes 1"},
		{fury.Data, fury.New, "feud",
			"game fury\ncompany a-2 kern squadrons 4 at 600 3000\ncompany b-1 spanish-pikemen squadrons 4 at 600 600 facing 18000\n",
			[]string{"b-1 40.7 12.4 102.1"}, "at 6 6 → 40.7 12.4, facing 180 → 102.1"},
		{jenkins.Data, jenkins.New, "war", "game jenkins\nEnglish at port-royal-docked cornwall e-frigate*2\n",
			[]string{"e-frigate at 2426-outside", "funds English 12 Spanish 31"}, "Funds: English 0 → 12, Spanish 0 → 31; Frigates: Port Royal, docked → Porto Bello"},
		{spain.Data, spain.New, "war", "game spain\nEnglish at plymouth drake\n", []string{"drake at london"}, ". Drake: Plymouth → London"},
	} {
		rules := rulesOf(t, tt.data, tt.law)
		scenario := tt.scenario
		if scenario == "" {
			scenario = rules.Info().Scenarios[0].Key
		}
		if got := ruledLine(t, ruledBy(t, rules, scenario, tt.position, tt.edits...), seatA); !strings.Contains(got, tt.want) {
			t.Errorf("%s: the log says %q, want %q", rules.Info().Key, got, tt.want)
		}
	}
}

// What a seat may not know is not told by a ruling that changes it: it reads the reason alone.
func TestARulingKeepsSecrets(t *testing.T) {
	m := ruledBy(t, rulesOf(t, renaissance.Data, renaissance.New), "lion-and-bull", "game renaissance\nscenario lion-and-bull\n", "charges triumph hail empty empty empty")
	if got := ruledLine(t, m, seatA); !strings.Contains(got, "hail") {
		t.Errorf("the owner reads %q", got)
	}
	for _, seat := range []engine.Seat{seatB, engine.Observer} {
		if got := ruledLine(t, m, seat); got != "" {
			t.Errorf("seat %d reads %q", seat, got)
		}
	}
	if err := m.Correct(match.Ruled); !errors.Is(err, match.ErrNoSlip) {
		t.Error(err)
	}
}
