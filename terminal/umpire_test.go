package terminal_test

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"weathergage/dice"
	"weathergage/engine"
	"weathergage/games/renaissance"
	"weathergage/match"
	"weathergage/pack"
	"weathergage/record"
	"weathergage/terminal"
)

// An umpire is told what to move where after each move, and what each throw decides;
// no curtain falls between the seats.
func TestUmpire(t *testing.T) {
	p, err := pack.Read(renaissance.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := renaissance.New(p)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: "lion-and-bull", Seats: []match.Sitter{{Name: "Ann"}, {Name: "Ann"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: record.New(rules.Info(), "lion-and-bull", nil, "t1"),
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	typed := "moves\n\nseal\nseal\n" + strings.Repeat("seal\nseal\n1 1\n1\n1 1\n", 30) + "quit\n"
	c := terminal.Console{
		Match: m, Umpire: true, In: bufio.NewReader(strings.NewReader(typed)), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 120, Height: 40, Clear: true} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"stays", "What to move where", "mm from the left", "mm from the bottom", "ahead ", "San Juan de Portugal  ",
		"the chance of her salvo, the plus die first, then the minus die: ",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%.6000s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "Nobody else should look") {
		t.Error("a curtain falls before the umpire")
	}
	if a := strings.Count(out.String(), "What to move where"); a < 2 {
		t.Errorf("what to move is told %d times", a)
	}
}
