package terminal_test

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// inched is a game whose choices count hundredths of an inch.
type inched struct{ engine.Ruleset }

func (r inched) Info() *engine.Info {
	in := *r.Ruleset.Info()
	in.Length = "in/100"
	return &in
}

// Lengths that choices count in parts of a unit are read and typed in the unit.
func TestInches(t *testing.T) {
	p, err := pack.Read(renaissance.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := renaissance.New(p)
	if err != nil {
		t.Fatal(err)
	}
	by := inched{rules}
	m, err := match.New(match.Spec{
		Rules: by, Scenario: "lion-and-bull", Seats: []match.Sitter{{Name: "Ann"}, {Name: "Ann"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: record.New(by.Info(), "lion-and-bull", nil, "t1"),
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, Umpire: true, In: bufio.NewReader(strings.NewReader("ahead triumph\n0.65\nquit\n")), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 120, Height: 40, Clear: true} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"how much? 0.01in–1.3in", "65 mm straight ahead"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%.6000s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "in/100") {
		t.Error("lengths are said in hundredths")
	}
}
