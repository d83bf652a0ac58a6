package enginetest

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/record"
)

// TestMatches replays the records in a folder: whole matches, kept so that a change of law that breaks old
// matches is noticed before it is released. Every choice, throw, check, position and result must be as
// written. ends lists all ways in which a match can end, each as the winning seat (or draw) and the case,
// such as "A 5.1", and the level if it is not 0: "A 5.1 level 2". One of the records must show each.
//
// With -update, it looks for missing ends among random matches, from the scenarios and from the positions in
// the folder (*.wgp, for rare ends), and writes their records. The ends of records that no longer replay are missing
// too. Such a record that nothing was written over, because its end has another file now, is to be removed by hand.
func TestMatches(t *testing.T, rules engine.Ruleset, dir string, ends ...string) {
	t.Helper()
	shown, stale := replayAll(t, rules, dir, updating())
	missing := slices.DeleteFunc(slices.Clone(ends), func(end string) bool { return shown[end] })
	if updating() && len(missing) > 0 {
		missing = findEnds(t, rules, dir, missing)
	}
	for _, end := range missing {
		t.Errorf("no record in %s ends with %s: go test -run Matches -update looks for one", dir, end)
	}
	for _, file := range stale {
		if _, _, _, err := replay(rules, file); err != nil {
			t.Errorf("%v\n%s was not written anew: remove it", err, file)
		}
	}
	for end := range shown {
		if !slices.Contains(ends, end) {
			t.Errorf("a record in %s ends with %s, which is no way to end", dir, end)
		}
	}
}

// replayed reads a record and replays it.
func replayed(t *testing.T, rules engine.Ruleset, file string) (text []byte, rec *record.Record, played *record.Replayed) {
	t.Helper()
	text, rec, played, err := replay(rules, file)
	if err != nil {
		t.Fatalf("%v\nif the law was meant to change, go test -run Matches -update writes another record for its end", err)
	}
	return text, rec, played
}

// replay reads a record and replays it. The error says where it does not do so as it was written.
func replay(rules engine.Ruleset, file string) (text []byte, rec *record.Record, played *record.Replayed, err error) {
	if text, err = os.ReadFile(file); err != nil {
		return nil, nil, nil, err
	}
	if rec, err = record.Parse(file, text); err != nil {
		return nil, nil, nil, err
	}
	if played, err = record.Replay(rules, rec); err != nil {
		return nil, nil, nil, err
	}
	if played.Drift != nil {
		return nil, nil, nil, fmt.Errorf("the law has changed at line %d: %s", played.Drift.Line, played.Drift.Why)
	}
	return text, rec, played, nil
}

// unsettled matches an outlook that speaks of what may still happen.
var unsettled = regexp.MustCompile(`(?i)\b(now|must|can|if|as things stand)\b`)

// replayAll replays every record and returns the ends they show. With anew, those that do not replay are no failure, and
// are returned too.
func replayAll(t *testing.T, rules engine.Ruleset, dir string, anew bool) (shown map[string]bool, stale []string) {
	files, err := filepath.Glob(filepath.Join(dir, "*.wgm"))
	if err != nil {
		t.Fatal(err)
	}
	shown = map[string]bool{}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			if _, _, _, err := replay(rules, file); err != nil && anew {
				stale = append(stale, file)
				t.Logf("%v: a match with its end is looked for", err)
				return
			}
			text, rec, played := replayed(t, rules, file)
			if !bytes.Equal(rec.Format(), text) {
				t.Errorf("it is not written as a record is")
			}
			last := played.State(len(played.Moments) - 1)
			out, over := last.Outcome()
			if !over {
				t.Fatal("the match is not over")
			}
			if says := rules.Scene(last, engine.Observer).Outlook; unsettled.MatchString(says) {
				t.Errorf("the match is over, and the outlook still says %q", says)
			}
			shown[ending(rules.Info(), out)] = true
		})
	}
	return shown, stale
}

// ending returns an outcome in words.
func ending(in *engine.Info, out engine.Outcome) string {
	who := "draw"
	if out.Winner != engine.NoSeat {
		who = in.SeatName(out.Winner)
	}
	if out.Level != 0 {
		return fmt.Sprintf("%s %s level %d", who, out.Rule, out.Level)
	}
	return who + " " + string(out.Rule)
}

// mostLookedFor is how many random matches are searched for an ending.
const mostLookedFor = 20_000

// findEnds writes a record of a random match for each ending that it finds, and returns the endings it does
// not find.
func findEnds(t *testing.T, rules engine.Ruleset, dir string, missing []string) []string {
	x := newExercise(rules, Options{})
	plans := x.plans()
	late := positions(t, x, dir)
	for n := 0; n < mostLookedFor && len(missing) > 0; n++ {
		x.begin(n)
		switch {
		case n < len(late): // first, because their records are the shortest
			x.plan = late[n]
		case n%2 == 1 && len(late) > 0:
			x.plan = late[n/2%len(late)]
		default:
			x.plan = x.planned(plans, n)
		}
		if !x.playOut() {
			t.Fatal(x.failures[0].text)
		}
		out, _ := x.s.Outcome()
		at := slices.Index(missing, ending(x.info, out))
		if at < 0 {
			continue
		}
		who, rest, _ := strings.Cut(missing[at], " ")
		file := filepath.Join(dir, strings.ReplaceAll(rest+" "+strings.ToLower(who)+".wgm", " ", "_"))
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, x.recorded(0).Format(), 0o644); err != nil {
			t.Fatal(err)
		}
		missing = slices.Delete(missing, at, at+1)
	}
	return missing
}

// positions returns plans that start from the positions in a folder.
func positions(t *testing.T, x *exercise, dir string) (late []plan) {
	files, err := filepath.Glob(filepath.Join(dir, "*.wgp"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		late = append(late, plan{scenario: x.info.Scenarios[0].Key, position: text})
	}
	return late
}

// Only returns the game with only some of its scenarios.
func Only(r engine.Ruleset, keys ...string) engine.Ruleset {
	info := *r.Info()
	info.Scenarios = slices.DeleteFunc(slices.Clone(info.Scenarios), func(sc engine.Scenario) bool { return !slices.Contains(keys, sc.Key) })
	return &some{r, info}
}

type some struct {
	engine.Ruleset
	info engine.Info
}

func (s *some) Info() *engine.Info { return &s.info }
