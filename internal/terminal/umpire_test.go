package terminal_test

import (
	"bufio"
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// umpire returns what an umpire of a real table reads who types this in the first scenario of a game.
func umpire(t *testing.T, data fs.FS, law func(*pack.Pack) (engine.Ruleset, error), typed ...string) string {
	t.Helper()
	p, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := law(p)
	if err != nil {
		t.Fatal(err)
	}
	scenario := rules.Info().Scenarios[0].Key
	rec := record.New(rules.Info(), scenario, nil, "t1")
	rec.Dice = record.Dice{Source: record.Typed, Umpire: true}
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: scenario, Seats: []match.Sitter{{Name: "Ann"}, {Name: "Ann"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: rec,
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, Umpire: true, In: bufio.NewReader(strings.NewReader(strings.Join(typed, "\n") + "\nquit\n")), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 300} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// The list of what may be corrected ends with the ruling before which nothing can be, also if it is empty otherwise.
func TestWhatBarsACorrectionIsSaid(t *testing.T) {
	const bars = "Nothing before the ruling “The sheet was wrong.” can be corrected"
	set := []string{"load resolute > round", "set resolute hull 4", "The sheet was wrong.", "correct"}
	if got := umpire(t, duel.Data, duel.New, set...); !strings.Contains(got, bars) || strings.Contains(got, "What may be corrected") {
		t.Errorf("after a ruling alone, correct says\n%s", got)
	}
	got := umpire(t, duel.Data, duel.New, append(set, "plot resolute 2", "correct")...)
	_, list, _ := strings.Cut(got, "What may be corrected")
	if !strings.Contains(list, bars) || strings.Contains(list, "A: Load") {
		t.Errorf("after a ruling and a choice, correct lists\n%s", got)
	}
}

// What can be set is listed with examples for the game that is played, and after a wrong word what the thing takes.
func TestSetListsItsWords(t *testing.T) {
	for _, tt := range []struct {
		data  fs.FS
		law   func(*pack.Pack) (engine.Ruleset, error)
		typed string
		want  []string
	}{
		{renaissance.Data, renaissance.New, "set", []string{"set wind 0 beaufort 5: Where the wind blows from", "set triumph 600 700 90: puts it where it stands now"}},
		{renaissance.Data, renaissance.New, "set triumph", []string{"it is as at the start", "set triumph soldiers a whole number from 0 to 2000: those fit and aboard"}},
		{renaissance.Data, renaissance.New, "set ship triumph soldeirs 80", []string{"Not set, ship triumph soldeirs 80: expected", "set triumph soldiers a whole number from 0 to 2000: those fit and aboard"}},
		{renaissance.Data, renaissance.New, "set triumph soldiers 80\nShe was short of men.\nset triumph", []string{"ship triumph soldiers 80", "Triumph: soldiers 80"}},
		{duel.Data, duel.New, "set nobody 3", []string{"Not set, nobody 3", "Nothing here is called nobody", "set ship resolute hull 6"}},
		{duel.Data, duel.New, "set", []string{"set wind steady: Whether each turn rolls"}},
	} {
		got := umpire(t, tt.data, tt.law, tt.typed)
		for _, want := range tt.want {
			if !strings.Contains(got, want) {
				t.Errorf("%q is answered without %q:\n%s", tt.typed, want, got)
			}
		}
	}
}
