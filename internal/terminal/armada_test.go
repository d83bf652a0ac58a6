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

// armada plays the Lion and the Bull with what is typed, one person at both seats and
// real dice, and returns what was shown.
func armada(t *testing.T, umpire bool, typed string) string {
	t.Helper()
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
	c := terminal.Console{
		Match: m, Umpire: umpire, In: bufio.NewReader(strings.NewReader(typed)), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 120, Height: 40, Clear: true} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// An umpire is told what to move where after each move, and what each throw decides;
// no curtain falls between the seats.
func TestUmpire(t *testing.T) {
	out := armada(t, true, "moves\n\nseal\nseal\n"+strings.Repeat("seal\nseal\n1 1\n1\n1 1\n", 30)+"quit\n")
	for _, want := range []string{
		"stays", "What to move where", "mm from the left", "mm from the top", "ahead ", "San Juan de Portugal  ",
		"Roll 2d6: Triumph, port broadside at the hull of San Juan de Portugal, the plus die first, then the minus die (11.2): ",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%.6000s", want, out)
		}
	}
	if strings.Contains(out, "Nobody else should look") {
		t.Error("a curtain falls before the umpire")
	}
	if a := strings.Count(out, "What to move where"); a < 2 {
		t.Errorf("what to move is told %d times", a)
	}
}

// Degrees of a turn are read and written in the same measure: in what is offered, what
// is ordered and what a refusal has nearest.
func TestTurnsInDegrees(t *testing.T) {
	for _, tt := range []struct{ typed, want string }{
		{"1\n", "Turn to port, 0.1–"},
		{"to-starboard triumph 7.5\n", "Triumph: Turn to starboard, 7.5°: 13.09 mm of the large circle (8.1)"},
		{"ahead triumph 100\nto-starboard triumph 52\n", "a turn of 52 degrees takes 91 mm of this circle, and she has 30 mm left (case 8.1). " +
			"? explains.\nNearest allowed: Turn to starboard, 17.1°."},
	} {
		if out := armada(t, true, tt.typed+"quit\n"); !strings.Contains(out, tt.want) {
			t.Errorf("%q: no %q in\n%s", tt.typed, tt.want, out)
		}
	}
}

// The seats are called by their sides where they are asked and where the curtain falls.
func TestSeatsByTheirSides(t *testing.T) {
	out := armada(t, false, "\nseal\n\nquit\n")
	for _, want := range []string{"England> ", "Spain now. Nobody else should look.", "Spain> "} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// A person is told an order once: as he writes it, and not again when both sides' orders are
// opened, whether the log goes on or dice are awaited first. An umpire, who reads both sides'
// logs, is told all of it once.
func TestOrdersAreToldOnce(t *testing.T) {
	for _, tt := range []struct {
		umpire      bool
		typed       string
		first, next int
	}{
		{true, "ahead triumph 60\nseal\nseal\nseal\nahead triumph 70\nseal\nquit\n", 1, 1},
		{false, "\nahead triumph 60\nseal\n\nseal\nseal\n\nahead triumph 70\nseal\nquit\n", 2, 1}, // once to each person
	} {
		out := armada(t, tt.umpire, tt.typed)
		if !strings.Contains(out, "Roll 2d6") {
			t.Fatalf("no dice are awaited in\n%s", out)
		}
		first, next := strings.Count(out, "· Triumph: 60 mm straight ahead"), strings.Count(out, "· Triumph: 70 mm straight ahead")
		moved := strings.Count(out, "· Triumph comes to 660 mm")
		if first != tt.first || next != tt.next || moved != tt.first {
			t.Errorf("umpire %v: orders are told %d and %d times, a move %d in\n%s", tt.umpire, first, next, moved, out)
		}
	}
}
