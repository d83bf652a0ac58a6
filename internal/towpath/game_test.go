package towpath

import (
	"testing"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/example"
	"github.com/weathergage/weathergage/pack"
)

// rules makes the game with its own pack.
func rules(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestExercise plays random matches and tries the laws of every game.
func TestExercise(t *testing.T) { enginetest.Exercise(t, rules(t), options) }

// TestPerft compares the counts of what is lawful with a file.
func TestPerft(t *testing.T) { enginetest.TestPerft(t, rules(t), "testdata/perft.txt") }

// TestMatches keeps a match for every way to end.
func TestMatches(t *testing.T) { enginetest.TestMatches(t, rules(t), "testdata/matches", ends...) }

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.TestFrom(t, rules(t), example.Source{Data: Data, New: New}, "testdata/*.txtar")
}

// TestCasebook holds the list of cases, the rulings and the coverage page against code, tests and worked examples.
func TestCasebook(t *testing.T) { casebook.Test(t, ".") }

// TestPositions checks that the page about the lines of positions says what the parser says.
func TestPositions(t *testing.T) { enginetest.Positions(t, rules(t)) }
