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

// mostPassed is how many of a hundred questions may be passed in each scenario of a game, by its key.
var mostPassed = map[string]int{"fury": 33}

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
// writes the page: all of it, or with -run Questions/GAME/SCENARIO the rows of what was counted. The table of a game's
// questions is written when all its scenarios were counted.
func TestQuestions(t *testing.T) {
	page, err := os.ReadFile(questionsPage)
	if err != nil {
		t.Fatal(err)
	}
	update := flag.Lookup("update").Value.String() == "true"
	for _, g := range All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		t.Run(g.Key, func(t *testing.T) {
			if update {
				page = countAgain(t, g, rules, page)
			}
			for _, sc := range rules.Info().Scenarios {
				row := rowOf(string(page), sc.Name)
				cells := strings.Split(row, " | ")
				var passed int
				if _, err := fmt.Sscanf(cells[len(cells)-1], "%d", &passed); err != nil {
					t.Errorf("%s: no row for %s of %s: go test ./games -run Questions/%s -update", questionsPage, sc.Name, g.Key, g.Key)
				}
				if most := mostPassed[g.Key]; most > 0 && passed > most {
					t.Errorf("%s of %s: %d %% of the questions are passed, want at most %d %%", sc.Name, g.Key, passed, most)
				}
			}
		})
	}
	if update {
		if err := os.WriteFile(questionsPage, page, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// countAgain counts the scenarios of a game that -run names and returns the page with their rows.
func countAgain(t *testing.T, g *catalog.Game, rules engine.Ruleset, page []byte) []byte {
	name, scenarios := rules.Info().Name, rules.Info().Scenarios
	before, was, after := chapter(string(page), name)
	all, rows, counted := map[engine.Prompt]*count{}, strings.Builder{}, 0
	for _, sc := range scenarios {
		row := rowOf(was, sc.Name)
		t.Run(sc.Key, func(t *testing.T) {
			cs := counts{by: map[engine.Prompt]*count{}}
			for n := range questionsMatches {
				cs.play(t, g, rules, sc.Key, n)
			}
			row = cs.row(sc.Name, all)
			counted++
		})
		rows.WriteString(row)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n\n| Scenario | Turns | Questions a turn | Clicks a turn | Passed |\n|---|---|---|---|---|\n%s\n", name, rows.String())
	if counted == len(scenarios) {
		writeKinds(&b, rules, all)
	} else if i := strings.Index(was, kindsHead); i >= 0 {
		b.WriteString(was[i:])
	}
	return []byte(before + strings.TrimRight(b.String(), "\n") + "\n" + after)
}

// row returns the row of a scenario and adds its questions to all.
func (cs *counts) row(name string, all map[engine.Prompt]*count) string {
	var sum count
	for ask, c := range cs.by {
		sum.add(c)
		if all[ask] == nil {
			all[ask] = &count{}
		}
		all[ask].add(c)
	}
	return fmt.Sprintf("| %s | %d | %s | %s | %s |\n", name, cs.turns, perTurn(sum.all, cs.turns),
		perTurn(sum.asked(), cs.turns), percent(sum.passed, sum.asked()))
}

// chapter splits the page into what is before the chapter of a game, the chapter, and what comes after it. A game
// without a chapter has one at the end.
func chapter(page, name string) (before, was, after string) {
	i := strings.Index(page, "## "+name+"\n")
	if i < 0 {
		return page + "\n", "", ""
	}
	before, was = page[:i], page[i:]
	if end := strings.Index(was, "\n## "); end >= 0 {
		was, after = was[:end], was[end:]
	}
	return before, was, after
}

// rowOf returns the row of a scenario in a chapter, or "".
func rowOf(was, name string) string {
	i := strings.Index(was, "| "+name+" |")
	if i < 0 {
		return ""
	}
	return was[i : i+strings.Index(was[i:], "\n")+1]
}

// kindsHead is the head of the table of a game's questions.
const kindsHead = "| Question | Asked | Answered by standing orders | Passed |\n|---|---|---|---|\n"

// writeKinds writes the counts by question, the most frequent first.
func writeKinds(b *strings.Builder, rules engine.Ruleset, all map[engine.Prompt]*count) {
	var asks []engine.Prompt
	for ask := range all {
		asks = append(asks, ask)
	}
	slices.SortFunc(asks, func(x, y engine.Prompt) int { return cmp.Or(all[y].asked()-all[x].asked(), int(x)-int(y)) })
	b.WriteString(kindsHead)
	for _, ask := range asks {
		says := strings.NewReplacer("%S: ", "", "%S", "…", "%A", "…", "%{A/do the ships in|does} ", "").Replace(rules.Words().Prompts[ask].Says)
		c := all[ask]
		fmt.Fprintf(b, "| %s | %d | %d | %s |\n", says, c.asked(), c.ordered, percent(c.passed, c.asked()))
	}
}
