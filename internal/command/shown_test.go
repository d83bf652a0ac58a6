package command

import (
	"bufio"
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/terminal"
	"github.com/weathergage/weathergage/record"
)

// A copyist types what the terminal shows, word for word: one answer after another, never by number.
type copyist struct {
	out   bytes.Buffer
	read  int // of out
	typed []string
	most  int
	step  int // from one entry to the next
}

var (
	listed   = regexp.MustCompile(`^\d+ \S`)
	folded   = regexp.MustCompile(` … \(\d+\).*$`)
	suchAs   = regexp.MustCompile(`, such as (.*)$`)
	columned = regexp.MustCompile(`\s{2,}`)
	asked    = regexp.MustCompile(`how much\? (-?[\d.]+)[^?]*: $`)
)

func (c *copyist) Read(p []byte) (int, error) {
	text := c.out.String()[c.read:]
	c.read = c.out.Len()
	if n := asked.FindStringSubmatch(text); n != nil {
		return copy(p, n[1]+"\n"), nil
	}
	if len(c.typed) == c.most || !strings.HasSuffix(text, "> ") {
		return copy(p, "quit\n"), nil
	}
	var shown []string
	list := strings.Split(text[max(strings.LastIndex(text, "\n 1 "), strings.LastIndex(text, "\n  1 "), 0):], "\n")
	for _, line := range list {
		for _, item := range columned.Split(strings.TrimSpace(line), -1) {
			if listed.MatchString(item) {
				_, said, _ := strings.Cut(item, " ")
				shown = append(shown, said)
			}
		}
	}
	if len(shown) == 0 {
		return 0, fmt.Errorf("nothing to type in %q", text)
	}
	said := folded.ReplaceAllString(shown[len(c.typed)*c.step%len(shown)], "")
	if example := suchAs.FindStringSubmatch(said); example != nil {
		said = example[1]
	}
	c.typed = append(c.typed, said)
	return copy(p, said+"\n"), nil
}

// The first twenty decisions of each game can be typed exactly as the terminal shows them.
func TestWhatIsShownCanBeTyped(t *testing.T) {
	for _, g := range games.All() {
		for _, step := range []int{1, 3, 7} {
			t.Run(fmt.Sprintf("%s %d", g.Key, step), func(t *testing.T) { copied(t, g, step) })
		}
	}
}

// copied plays twenty decisions of a game by typing what is shown.
func copied(t *testing.T, g *catalog.Game, step int) {
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	info := rules.Info()
	scenario := info.Scenarios[0].Key
	mixer := dice.NewMixer(dice.KeyOf("typed"), 0)
	m, err := match.New(match.Spec{
		Rules: rules, Scenario: scenario, Seats: make([]match.Sitter, len(info.Seats)),
		Dice: &mixer, Record: record.New(info, scenario, nil, "t1"), Orders: g.Orders(rules),
	})
	if err != nil {
		t.Fatal(err)
	}
	hand := &copyist{most: 20, step: step}
	c := terminal.Console{
		Match: m, In: bufio.NewReader(hand), Out: &hand.out,
		Style: func() terminal.Style { return terminal.Style{Width: 600, Height: 0} },
	}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	if len(hand.typed) < 20 {
		t.Errorf("expected 20 decisions, found %d: %q", len(hand.typed), hand.typed)
	}
	for _, sign := range []string{"Nothing here is called", "Not allowed", "may be one of", "Expected a number", "is too much", "That may be any"} {
		for _, line := range strings.Split(hand.out.String(), "\n") {
			if strings.Contains(line, sign) && !strings.Contains(line, "how much?") { // the least number may be refused
				t.Errorf("%s", line)
			}
		}
	}
	if t.Failed() {
		t.Logf("typed %q", hand.typed)
	}
}
