package terminal_test

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// Where a game has money each choice has its price, and above the question stands what there is, and what will be
// left when nothing changes.
func TestMoneyIsCounted(t *testing.T) {
	p, err := pack.Read(spain.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := spain.New(p)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: "sluys", Seats: []match.Sitter{{Name: "Ann"}, {Name: "Bea"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: record.New(rules.Info(), "sluys", nil, "t1"),
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, In: bufio.NewReader(strings.NewReader("\nconstruct states-horse\nquit\n")), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 120} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"In the treasury now 90 · Left after June 1587 74 · Left after August 1587 42",
		"Construct States horse on the track of Protestant Netherlands: on the map from July 1587, 6 d.",
		"In the treasury now 84 · Left after June 1587 68 · Left after August 1587 36",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
}
