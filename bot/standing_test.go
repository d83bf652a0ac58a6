package bot_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

func duelRules(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// chaser orders to close in by so many steps on a ship, and is done with any
// question by the answer that comes first.
type chaser struct{ words *engine.Words }

func (c chaser) Orders(engine.State, engine.Seat) []bot.Order {
	ship, _ := c.words.Find("vengeur")
	return []bot.Order{
		{Key: "chase", Name: "Chase %O by %1", Number: engine.Span{Min: 5, Max: 600, Step: 5},
			Objects: []engine.Object{ship}, Anywhere: "any ship"},
	}
}

func (c chaser) Answer(_ engine.State, d engine.Decision, g bot.Given) (engine.Choice, bool) {
	if !strings.Contains(c.words.Prompts[d.Ask].Says, "run") {
		return engine.Choice{}, false
	}
	verb, _ := c.words.FindVerb("close")
	ship, _ := c.words.Find("vengeur")
	return engine.Choice{Verb: verb, On: ship, N: [3]int32{g.Number}}, true
}

func (c chaser) Pass(seen engine.State, d engine.Decision) (engine.Choice, bool) {
	op := seen.Options(d, nil)[0]
	return engine.Choice{Verb: op.Verb, On: op.On, N: [3]int32{op.Span[0].Min}}, true
}

// closing is a position of a duel in which A has the gage and is asked to run.
const closing = `weathergage position 1
game duel 1
scenario open-sea
wind steady
turn 1
phase closing
gage A
range 515mm
ship resolute hull 6 sails 3 speed 2 chain-fired 0
guns resolute round
ship vengeur hull 8 sails 2 speed 1 chain-fired 0
guns vengeur round
`

func asked(t *testing.T, rules engine.Ruleset) (engine.State, engine.Decision) {
	t.Helper()
	s, _, err := rules.ParsePosition([]byte(closing))
	if err != nil {
		t.Fatal(err)
	}
	s.Redact(0)
	return s, s.Pending(nil)[0]
}

func TestAnswersAreThoseThatTheRulesAllow(t *testing.T) {
	rules := duelRules(t)
	plain, own := bot.NewOrders(rules, nil), bot.NewOrders(rules, chaser{rules.Words()})
	seen, d := asked(t, rules)
	for _, c := range []struct {
		name   string
		orders *bot.Orders
		text   string
		want   string // "" if there is no answer
	}{
		{"idle where there is a choice", plain, "idle", ""},
		{"this question", plain, "not-here has-the-gage-shall-she-run", "A pass resolute"},
		{"this question about this ship", plain, "not-here has-the-gage-shall-she-run > resolute", "A pass resolute"},
		{"this question about another ship", plain, "not-here has-the-gage-shall-she-run > vengeur", ""},
		{"another question", plain, "not-here shall-fire", ""},
		{"let go by in the game's own way", own, "not-here has-the-gage-shall-she-run", "A close resolute > vengeur 5mm"},
		{"the game's own order", own, "chase 100", "A close resolute > vengeur 100mm"},
		{"one that the rules refuse", own, "chase 500", ""},
		{"one that the game does not have", plain, "chase 100", ""},
	} {
		g, err := c.orders.Parse(c.text)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		got := ""
		if choice, ok := c.orders.Answer(seen, d, g); ok {
			got = string(engine.FormatChoice(nil, rules.Info(), rules.Words(), choice))
		}
		if got != c.want {
			t.Errorf("%s: %q answers %q, want %q", c.name, c.text, got, c.want)
		}
	}
}

func TestOrdersReadWell(t *testing.T) {
	rules := duelRules(t)
	o := bot.NewOrders(rules, chaser{rules.Words()})
	seen, _ := asked(t, rules)
	for text, want := range map[string]string{
		"idle":                  "Pass for me when I can do nothing",
		"chase 100":             "Chase any ship by 100",
		"chase > vengeur 5":     "Chase Vengeur by 5",
		"not-here shall-fire":   "Pass this turn when asked: shall … fire?",
		"gone > resolute 3":     "gone > resolute 3",
		"not-here gone-is-this": "not-here gone-is-this",
	} {
		g, err := o.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := o.Say(seen, 0, g); got != want {
			t.Errorf("%q reads %q, want %q", text, got, want)
		}
	}
}

func FuzzParseOrder(f *testing.F) {
	for _, text := range []string{
		"idle", "chase 100", "chase > vengeur 5", "not-here shall-fire", "not-here shall-fire > resolute", "not-here > vengeur", "load > 3",
	} {
		f.Add(text)
	}
	rules := duelRules(f)
	o := bot.NewOrders(rules, chaser{rules.Words()})
	s, _, err := rules.ParsePosition([]byte(closing))
	if err != nil {
		f.Fatal(err)
	}
	d := s.Pending(nil)[0]
	f.Fuzz(func(t *testing.T, text string) {
		g, err := o.Parse(text)
		if err != nil {
			return
		}
		if again, err := o.Parse(o.Format(g)); err != nil || again != g {
			t.Errorf("%q is read as %+v, which is written %q and read as %+v, %v", text, g, o.Format(g), again, err)
		}
		o.Say(s, 0, g)
		if c, ok := o.Answer(s, d, g); ok {
			if ill := s.Check(c); !ill.OK() {
				t.Errorf("%q answers what is not allowed: %+v", text, c)
			}
		}
	})
}
