package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/games/jenkins/captain"
)

// What each order answers in matches of captains is to the question it is about and
// what it says, it answers nothing else, and each finds something to answer.
func TestStandingOrdersAnswerWhatTheySay(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	seen := r.Blank()
	answered := map[string]int{}
	for k := range uint64(4) {
		play(t, r, "short", k, func(s engine.State, d engine.Decision) {
			switch d.Ask {
			case jenkins.AskBuy, jenkins.AskPlace, jenkins.AskGarrison, jenkins.AskSail, jenkins.AskMove:
				return
			}
			seen.CopyFrom(s)
			seen.Redact(d.Seat)
			for _, o := range all.Offered(seen, d.Seat) {
				if o.Key != bot.Idle {
					hold(t, r, all, seen, d, o, answered)
				}
			}
		})
	}
	for key := range bidden {
		if answered[key] == 0 {
			t.Errorf("the order %s never answers anything", key)
		}
	}
	t.Log(answered)
}

// bidden is to which questions each order answers, with which verbs.
var bidden = map[string]struct {
	asks  []engine.Prompt
	verbs []engine.Verb
}{
	"intercept":       {[]engine.Prompt{jenkins.AskIntercept}, []engine.Verb{jenkins.VerbJoin, jenkins.VerbAttempt}},
	"let-pass":        {[]engine.Prompt{jenkins.AskIntercept}, []engine.Verb{engine.Pass}},
	"never-intercept": {[]engine.Prompt{jenkins.AskIntercept}, []engine.Verb{engine.Pass}},
	"dock":            {[]engine.Prompt{jenkins.AskLanding}, []engine.Verb{jenkins.VerbDock}},
	"stay-outside":    {[]engine.Prompt{jenkins.AskLanding}, []engine.Verb{jenkins.VerbDone}},
	"fire":            {[]engine.Prompt{jenkins.AskCommit}, []engine.Verb{jenkins.VerbCommit, jenkins.VerbDone}},
	"lead":            {[]engine.Prompt{jenkins.AskLend}, []engine.Verb{jenkins.VerbLend, jenkins.VerbDone}},
	"keep-deceptions": {[]engine.Prompt{jenkins.AskDeceive}, []engine.Verb{engine.Pass}},
	"lose-least":      {[]engine.Prompt{jenkins.AskLoss}, []engine.Verb{jenkins.VerbLose}},
	"leave-stacks":    {[]engine.Prompt{jenkins.AskTidy}, []engine.Verb{jenkins.VerbDone}},
	"take-dearest": {[]engine.Prompt{jenkins.AskPrize, jenkins.AskStrike},
		[]engine.Verb{jenkins.VerbLose, jenkins.VerbStrike}},
}

// hold gives an order with its blanks filled in and looks at what it answers.
func hold(t *testing.T, r engine.Ruleset, all *bot.Orders, seen engine.State, d engine.Decision, o bot.Order,
	answered map[string]int) {
	t.Helper()
	given := bot.Given{Key: o.Key, Number: o.Number.Min}
	if o.Key == "let-pass" {
		given.Number = o.Number.Max
	}
	if len(o.Objects) > 0 && d.About.Number()%2 == 0 {
		given.Object = o.Objects[0]
	}
	c, ok := bottest.Obeys(t, all, seen, d, given)
	if !ok {
		return
	}
	answered[o.Key]++
	want := bidden[o.Key]
	if !among(want.asks, d.Ask) || !among(want.verbs, c.Verb) {
		t.Fatalf("%s answers %q with %q", o.Key, r.Words().Ask(r.Info(), d), r.Words().Say(c))
	}
}

func among[T comparable](list []T, one T) bool {
	for _, x := range list {
		if x == one {
			return true
		}
	}
	return false
}

// An order to intercept with so many ships brings them to the attempt, and one with
// more than there are leaves the question to the seat.
func TestInterceptByOrder(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	s, _, err := r.ParsePosition([]byte("English at 2719-outside cornwall e-merchant e-frigate\n" +
		"Spanish at 3019-outside africa s-frigate\nflow spanish-movement begun\n"))
	if err != nil {
		t.Fatal(err)
	}
	turn := engine.Turn{Dice: ones{}}
	for _, name := range []string{"Spanish pick > 3019-outside", "Spanish sail > 2919", "Spanish sail > 2819"} {
		c, bad := engine.ParseChoice(r.Info(), r.Words(), name)
		c.About = s.Pending(nil)[0].About
		if ill := s.Check(c); bad != nil || !ill.OK() {
			t.Fatal(name, bad, r.Words().Refuse(ill))
		}
		turn.Reset()
		s.Apply(c, &turn)
	}
	d := s.Pending(nil)[0]
	if d.Ask != jenkins.AskIntercept {
		t.Fatalf("asked %q", r.Words().Ask(r.Info(), d))
	}
	if _, ok := all.Answer(s, d, bot.Given{Key: "intercept", Number: 3}); ok {
		t.Error("7.2 a merchant counts as a third ship")
	}
	for _, want := range []engine.Verb{jenkins.VerbJoin, jenkins.VerbAttempt} {
		c, ok := all.Answer(s, d, bot.Given{Key: "intercept", Number: 2})
		if !ok || c.Verb != want {
			t.Fatalf("7.2 two ships answer %q", r.Words().Say(c))
		}
		turn.Reset()
		s.Apply(c, &turn)
	}
	if by, fought := s.(*jenkins.State).Battle(jenkins.HexOf(d.About)); !fought || by != jenkins.English {
		t.Error("7.2 a 1 with two ships has caught nobody")
	}
	if _, ok := all.Answer(s, d, bot.Given{Key: "let-pass", Number: 1}); ok {
		t.Error("7.2 a stack of two is let pass as one of one")
	}
}

// ones is dice that always show one.
type ones struct{}

func (ones) Throw(t engine.Throw) (engine.Faces, bool) {
	var f engine.Faces
	for i := range f[:t.Dice] {
		f[i] = 1
	}
	return f, true
}
