package renaissance

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"weathergage/engine"
	"weathergage/engine/enginetest"
	"weathergage/pack"
)

// dim is the game with thick weather in some of its scenarios, and with those alone.
type dim struct {
	engine.Ruleset
	info engine.Info
}

func (r *dim) Info() *engine.Info { return &r.info }

// dimly changes a line of scenarios of the pack and leaves the others out.
func dimly(t *testing.T, changes map[string][2]string) engine.Ruleset {
	t.Helper()
	own := fstest.MapFS{}
	for key, change := range changes {
		file := "scenarios/" + key + ".toml"
		text, err := fs.ReadFile(Data, file)
		if err != nil || !strings.Contains(string(text), change[0]) {
			t.Fatalf("%s has no %q: %v", file, change[0], err)
		}
		own[file] = &fstest.MapFile{Data: []byte(strings.Replace(string(text), change[0], change[1], 1))}
	}
	base, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := base.Overlay(own)
	if err != nil {
		t.Fatal(err)
	}
	made, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	r := &dim{made, *made.Info()}
	r.info.Scenarios = nil
	for _, sc := range made.Info().Scenarios {
		if _, dims := changes[sc.Key]; dims {
			r.info.Scenarios = append(r.info.Scenarios, sc)
		}
	}
	return r
}

// TestExerciseOutOfSight tries the laws where ships are lost to sight: in mist, at night
// and behind a hill.
//
// Case 5.3.
func TestExerciseOutOfSight(t *testing.T) {
	r := dimly(t, map[string][2]string{
		"dog-fight":     {`weather       = "clear"`, `weather       = "mist"`},
		"bear-pit":      {`night         = "none"`, `night         = "moon"`},
		"portland-bill": {"height     = 2", "height     = 3"},
	})
	enginetest.Exercise(t, r, enginetest.Options{Exchange: exchange, Choices: 600, Key: "out of sight"})
}
