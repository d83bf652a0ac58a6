package terminal_test

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// typing plays a duel with real dice from a position with what is typed, and returns what was shown.
func typing(t *testing.T, umpire bool, position, typed string) string {
	t.Helper()
	rules := duelRules(t)
	start, problems, err := rules.ParsePosition([]byte(position))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: "open-sea", Start: start, Seats: []match.Sitter{{Name: "Ann"}, {Name: "Bob"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: record.New(rules.Info(), "open-sea", nil, "t1"),
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, Umpire: umpire, In: bufio.NewReader(strings.NewReader(typed)), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 120} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Above the line that asks for dice stands what they depend on and what their faces do, once for each roll; an umpire
// reads it of either side. Faces that were typed before need none.
func TestReckonsTheRoll(t *testing.T) {
	const (
		fires  = "phase firing\ngage A\nship resolute speed 3\nguns resolute round\nguns vengeur round\nrange 90mm"
		says   = "Each of 4 six-sided dice hits on 5 or more. Round shot at 90 mm: 4, her own speed of 3 or more +1.\n"
		asks   = "Roll 4d6: the broadside of Resolute (4.3): "
		strike = "Hull left: 4.\n4 or less: she fights on. 5 or more: she strikes.\n"
	)
	out := typing(t, false, fires, "fire vengeur\n7\nordered\nmoves\nquit\n")
	if n := strings.Count(out, says); n != 1 || !strings.Contains(out, says+"Type the faces") || strings.Count(out, "\n"+asks) != 4 {
		t.Errorf("told %d times what the broadside needs:\n%s", n, out)
	}
	for _, want := range []string{"Nothing is ordered yet.", "355.0 mm from the left"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q where dice are asked for:\n%s", want, out)
		}
	}
	out = typing(t, true, fires, "fire vengeur\n5 5 5 6\n5\nquit\n")
	if !strings.Contains(out, says) || !strings.Contains(out, strike+"B: Roll 1d6: whether Vengeur strikes her colours (5.2): ") {
		t.Errorf("an umpire does not read what both sides need:\n%s", out)
	}
	if out = typing(t, true, fires, "fire vengeur\n5 5 5 6 5\nquit\n"); strings.Contains(out, strike) {
		t.Errorf("told of a roll whose face is typed already:\n%s", out)
	}
}

// What has been ordered in secret so far, and not yet opened, answers where a choice is asked for.
func TestOrderedSoFar(t *testing.T) {
	out := typing(t, false, "phase orders\nrange 300mm", "load chain\nordered\nquit\n")
	if !strings.Contains(out, "A\n  Resolute: Load chain shot\n") {
		t.Errorf("what is ordered is not listed:\n%s", out)
	}
}
