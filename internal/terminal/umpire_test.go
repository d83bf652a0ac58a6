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
