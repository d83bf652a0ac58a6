package command

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// typedAt plays a match of The Invincible Armada from a position in the terminal, one person
// at both seats, with what is typed, and returns what was shown.
func typedAt(t *testing.T, position, typed string) string {
	t.Helper()
	g, err := games.All().Find("invincible")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	start, problems, err := rules.ParsePosition([]byte(position))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: "calais", Start: start, Seats: []match.Sitter{{Name: "Ann"}, {Name: "Ann"}},
		Dice: &dice.Typed{Seats: engine.Everyone}, Record: record.New(rules.Info(), "calais", nil, "t1"),
	})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	c := terminal.Console{
		Match: m, In: bufio.NewReader(strings.NewReader(typed)), Out: &out,
		Style: func() terminal.Style { return terminal.Style{Width: 80, Height: 40, Clear: true} },
		Odds:  oddsLines(rules),
	}
	if err := c.Run(); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	return out.String()
}

// Each side has three tactics. In the terminal the odds of an attack are a matrix of the nine
// pairs, English down, and every pair has its own chance that Drake's squadron breaks. Where both
// stand off two dice at -1 cost the Spanish 2/3; where only the English do, two at 0 cost 4/3.
func TestOddsOfNinePairsOfTactics(t *testing.T) {
	shown := typedAt(t, `weathergage position 1
game invincible
squadron drake at D5
squadron seymour at F5
squadron sidonia at E5
`, "move drake\nodds attack sidonia\n\nquit\n")
	for _, want := range []string{`
down: English; along: Spanish
`, `
 strength lost by the defender
                Stand Off  Close In  Try to Board
  Stand Off          0.67      1.33          1.33
  Close In           1.33      2.00          2.00
  Try to Board       1.05      3.00          3.00
`, `
 attacker breaks
                Stand Off  Close In  Try to Board
  Stand Off          5.6%     10.5%          8.2%
  Close In          10.2%     19.5%         28.8%
  Try to Board      21.6%     28.7%         42.9%
`} {
		if !strings.Contains(shown, want) {
			t.Errorf("not shown:%s\nshown is:\n%s", want, shown)
		}
	}
}

// A name that is misspelled is answered with the nearest one.
func TestOddsOfAMisspelledName(t *testing.T) {
	g, err := games.All().Find("duel")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	s, problems, err := rules.ParsePosition([]byte("game duel\n"))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	cmd := oddsCmd{Choice: []string{"A", "plot", "resolut", "2"}}
	if _, err := cmd.choices(rules, s); err == nil || !strings.HasSuffix(err.Error(), "perhaps resolute") {
		t.Errorf("answered with %v", err)
	}
}

// A throw that a choice brings has odds in the terminal also where no forecast follows it: troops who march through
// the forest read what disease does, by its case.
func TestOddsOfOneThrow(t *testing.T) {
	g, err := games.All().Find("jenkins")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := rules.ParsePosition([]byte("game jenkins\nholder santa-marta english\nflow english-movement begun\nEnglish at 2925-shore e-soldiers-1\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"English pick > 2925-shore", "English march > 2926"} {
		c, bad := engine.ParseChoiceIn(s, rules.Info(), rules.Words(), text)
		if bad != nil {
			t.Fatal(bad)
		}
		c.About = s.Pending(nil)[0].About
		lines, err := oddsLines(rules)(s, c, terminal.Style{Width: 80})
		if got := strings.Join(lines, "\n"); strings.HasPrefix(text, "English march") && (err != nil || !strings.Contains(got, "3 in 6 (7.5)")) {
			t.Errorf("%s: %v\n%s", text, err, got)
		}
		engine.Try(s, c, &engine.Turn{Dice: &dice.Typed{}})
	}
}
