package command

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/record"
)

// skippedLaws are numbers that no program had for the law of a game: GAME N.
var skippedLaws = map[string]bool{"jenkins 1": true, "spain 1": true, "spain 7": true, "fury 10": true, "fury 11": true}

// There is a record of each law that came before, written by the program of its day. It is read, replayed as far as
// both laws agree, and shown from there to its end.
func TestRecordsOfOlderLaws(t *testing.T) {
	for _, g := range games.All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		for law := 1; law < rules.Info().Version; law++ {
			if skippedLaws[fmt.Sprintf("%s %d", g.Key, law)] {
				continue
			}
			t.Run(fmt.Sprintf("%s %d", g.Key, law), func(t *testing.T) {
				file := filepath.Join("testdata", "older", fmt.Sprintf("%s-%02d.wgm", g.Key, law))
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatalf("%v\nwrite it with the program as it was before the law was raised: weathergage lab %s --only 0 --key %q > %s",
						err, g.Key, fmt.Sprintf("%s %d", g.Key, law), file)
				}
				shown(t, rules, file, text, law)
			})
		}
	}
}

// shown checks that all of a record of an older law can be seen.
func shown(t *testing.T, rules engine.Ruleset, file string, text []byte, law int) {
	t.Helper()
	rec, err := record.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	if rec.Version != law {
		t.Fatalf("it is of law %d", rec.Version)
	}
	r, err := record.Replay(rules, rec)
	if err != nil {
		t.Fatal(err)
	}
	if r.Drift != nil {
		t.Logf("from moment %d of %d on it is shown: %s", r.Drift.Moment, len(r.Moments), r.Drift.Why)
	}
	if len(r.Moments) != rec.Moments()+1 {
		t.Errorf("%d moments, and the record has %d choices", len(r.Moments), rec.Moments())
	}
	for n := range r.Moments {
		s := r.State(n)
		if scene := r.Rules().Scene(s, engine.Observer); len(scene.Boards) == 0 {
			t.Fatalf("moment %d shows no board", n)
		}
		for _, e := range r.Events(n) {
			if len(r.Rules().Tell(nil, e)) == 0 {
				t.Fatalf("an event of moment %d says nothing", n)
			}
		}
	}
}
