package command

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/games/duel"
)

func TestAProgramIsCalledAfterItsPackage(t *testing.T) {
	for from, want := range map[string]string{
		"github.com/weathergage/weathergage/cmd/weathergage":      "weathergage",
		"github.com/weathergage/weathergage/cmd/weathergage.test": "weathergage",
		"example.com/sink-the-bismarck":                           "sink-the-bismarck",
		"example.com/skirmish/v2":                                 "skirmish",
		"":                                                        "weathergage",
	} {
		if got := nameOf(from); got != want {
			t.Errorf("%s is called %s, want %s", from, got, want)
		}
	}
}

func TestCommandsHaveTheNameOfTheProgram(t *testing.T) {
	d := &desk{name: "sink"}
	for text, want := range map[string]string{
		"see weathergage games":                    "see sink games",
		"weathergage lab x | weathergage verify -": "sink lab x | sink verify -",
		`expected "weathergage match 1"`:           `expected "weathergage match 1"`,
		"weathergage --help lists them":            "sink --help lists them",
	} {
		if got := d.called(text); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Examples of a program of another game name that game alone; ours are as they are
// written.
func TestExamplesNameAGameOfTheProgram(t *testing.T) {
	ours := &desk{name: ourName, games: games.All()}
	theirs := &desk{name: "sink", games: catalog.List{{Key: "sink-it", Pack: duel.Data, New: duel.New}}}
	for _, e := range []exampled{
		&playCmd{}, &gamesCmd{}, &replayCmd{}, &forkCmd{}, &verifyCmd{}, &tryCmd{}, &oddsCmd{}, &perftCmd{}, &labCmd{},
		&showCmd{}, &sheetsCmd{}, &rulesCmd{}, &coverageCmd{}, &newCmd{}, &manCmd{},
	} {
		if got := ours.exampleOf(e); got != e.example() {
			t.Errorf("%q, want %q", got, e.example())
		}
		got := theirs.exampleOf(e)
		for _, word := range append(games.All().Keys(), "weathergage ", "Spanish", "English") {
			if strings.Contains(got, word) {
				t.Errorf("%q names %s", got, word)
			}
		}
	}
	if got, want := theirs.exampleOf(&labCmd{}), "sink lab sink-it --matches 200 --key spring"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := theirs.exampleOf(&rulesCmd{}), "sink rules sink-it"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestEachProgramHasItsOwnDatabase(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_DATA_HOME", home)
	for _, name := range []string{ourName, "sink"} {
		got, err := (&databaseFlag{}).name(&desk{name: name})
		if want := filepath.Join(home, name, name+".db"); got != want || err != nil {
			t.Errorf("%s keeps its matches in %s, %v; want %s", name, got, err, want)
		}
	}
}
