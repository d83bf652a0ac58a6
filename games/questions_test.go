package games

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// questionsPage is where the counts of questions are kept.
const questionsPage = "../docs/questions.md"

// questionsMatches is how many matches of each scenario are counted, with the game's own bot in each seat.
const questionsMatches = 20

// A count is how many questions there were, how many of them the standing orders answered that every person has from
// the start, and how many of the others were passed.
type count struct{ all, ordered, passed int }

func (c *count) add(d *count) {
	c.all, c.ordered, c.passed = c.all+d.all, c.ordered+d.ordered, c.passed+d.passed
}

// asked is how many questions a person has to answer.
func (c *count) asked() int { return c.all - c.ordered }

// counts are those of one scenario, by question, and the turns that were played.
type counts struct {
	turns int
	by    map[engine.Prompt]*count
}

// play counts the questions of one match.
func (cs *counts) play(t *testing.T, g *catalog.Game, rules engine.Ruleset, scenario string, n int) {
	t.Helper()
	spec := g.DefaultBot()
	bots := make([]bot.Bot, len(rules.Info().Seats))
	for i := range bots {
		b, err := spec.New(rules, g.Captain)
		if err != nil {
			t.Fatal(err)
		}
		b.Begin(uint64(n*len(bots) + i))
		bots[i] = b
	}
	chance := dice.NewMixer(dice.KeyOf("questions"), uint64(n))
	turn := engine.Turn{Dice: &chance}
	s, err := rules.Setup(scenario, nil, &turn)
	if err != nil {
		t.Fatal(err)
	}
	asker, orders, seen := bot.NewAsker(rules.Blank), g.Orders(rules), rules.Blank()
	last := 0
	for asked := s.Pending(nil); len(asked) > 0; asked = s.Pending(asked[:0]) {
		d := asked[0]
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		c := asker.Ask(bots[d.Seat], s, d, spec.Think)
		cs.count(orders, seen, d, c)
		turn.Reset()
		s.Apply(c, &turn)
		if now, _ := s.Moment(); now != last {
			cs.turns, last = cs.turns+1, now
		}
	}
}

// count notes a question and its answer.
func (cs *counts) count(orders *bot.Orders, seen engine.State, d engine.Decision, c engine.Choice) {
	if cs.by[d.Ask] == nil {
		cs.by[d.Ask] = &count{}
	}
	to := cs.by[d.Ask]
	to.all++
	for _, g := range orders.Initial() {
		if _, ok := orders.Answer(seen, d, g); ok {
			to.ordered++
			return
		}
	}
	if c.Verb == engine.Pass {
		to.passed++
	}
}

// percent is a share of some.
func percent(n, of int) string { return fmt.Sprintf("%d %%", (100*n+of/2)/max(of, 1)) }

// perTurn is a number for each turn.
func perTurn(n, turns int) string { return fmt.Sprintf("%.1f", float64(n)/float64(max(turns, 1))) }

// TestQuestions holds the page with the counts of questions against the games. With -update it plays the matches and
// writes it.
func TestQuestions(t *testing.T) {
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(questionsPage, []byte(questions(t)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	page, err := os.ReadFile(questionsPage)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		for _, sc := range rules.Info().Scenarios {
			if !strings.Contains(string(page), "| "+sc.Name+" |") {
				t.Errorf("%s: no row for %s of %s: go test ./games -run Questions -update", questionsPage, sc.Name, g.Key)
			}
		}
	}
}

// questions is the page.
func questions(t *testing.T) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Questions\n\nHow much each game asks, counted in %d matches of each scenario between its own bots. "+
		"The standing orders that every person has from the start answer some, among them those with one answer; the others "+
		"are a click each, and some of them are passed. `go test ./games -run Questions -update` counts again.\n", questionsMatches)
	for _, g := range All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		all := map[engine.Prompt]*count{}
		fmt.Fprintf(&b, "\n## %s\n\n| Scenario | Turns | Questions a turn | Clicks a turn | Passed |\n|---|---|---|---|---|\n", rules.Info().Name)
		for _, sc := range rules.Info().Scenarios {
			cs := counts{by: map[engine.Prompt]*count{}}
			for n := range questionsMatches {
				cs.play(t, g, rules, sc.Key, n)
			}
			var sum count
			for ask, c := range cs.by {
				sum.add(c)
				if all[ask] == nil {
					all[ask] = &count{}
				}
				all[ask].add(c)
			}
			fmt.Fprintf(&b, "| %s | %d | %s | %s | %s |\n", sc.Name, cs.turns, perTurn(sum.all, cs.turns),
				perTurn(sum.asked(), cs.turns), percent(sum.passed, sum.asked()))
		}
		writeKinds(&b, rules, all)
	}
	return b.String()
}

// writeKinds writes the counts by question, the most frequent first.
func writeKinds(b *strings.Builder, rules engine.Ruleset, all map[engine.Prompt]*count) {
	var asks []engine.Prompt
	for ask := range all {
		asks = append(asks, ask)
	}
	slices.SortFunc(asks, func(x, y engine.Prompt) int { return cmp.Or(all[y].asked()-all[x].asked(), int(x)-int(y)) })
	b.WriteString("\n| Question | Asked | Answered by standing orders | Passed |\n|---|---|---|---|\n")
	for _, ask := range asks {
		says := strings.NewReplacer("%S: ", "", "%S", "…", "%A", "…", "%{A/do the ships in|does} ", "").Replace(rules.Words().Prompts[ask].Says)
		c := all[ask]
		fmt.Fprintf(b, "| %s | %d | %d | %s |\n", says, c.asked(), c.ordered, percent(c.passed, c.asked()))
	}
}
