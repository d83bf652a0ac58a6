package captain_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/games/spain/captain"
)

// bidden is to which questions each order answers, with which verbs.
var bidden = map[string]struct {
	asks  []engine.Prompt
	verbs []engine.Verb
}{
	"intercept":       {[]engine.Prompt{spain.AskIntercept}, []engine.Verb{spain.VerbIntercept}},
	"never-intercept": {[]engine.Prompt{spain.AskIntercept}, []engine.Verb{engine.Pass}},
	"enter-siege":     {[]engine.Prompt{spain.AskSiege}, []engine.Verb{spain.VerbBesiege}},
	"stand":           {[]engine.Prompt{spain.AskSiege}, []engine.Verb{engine.Pass}},
	"disengage":       {[]engine.Prompt{spain.AskDisengage}, []engine.Verb{spain.VerbDisengage}},
	"lose-least":      {[]engine.Prompt{spain.AskLose, spain.AskDrown}, []engine.Verb{spain.VerbLose, spain.VerbDrown}},
	"advance-all":     {[]engine.Prompt{spain.AskActivate}, []engine.Verb{spain.VerbAdvance}},
	"lay-up-nothing":  {[]engine.Prompt{spain.AskLayUp}, []engine.Verb{engine.Pass}},
	"lay-up-all":      {[]engine.Prompt{spain.AskLayUp}, []engine.Verb{spain.VerbLayUp}},
	"pass-this-turn": {[]engine.Prompt{spain.AskActivate, spain.AskSail, spain.AskSeaFight, spain.AskMarch, spain.AskFight,
		spain.AskAcquire, spain.AskLayUp}, []engine.Verb{engine.Pass}},
	"no-fleets-to-arm": {[]engine.Prompt{spain.AskAcquire}, []engine.Verb{engine.Pass}},
	"no-vain-work":     {[]engine.Prompt{spain.AskActivate, spain.AskLayUp}, []engine.Verb{engine.Pass}},
	"spend-nothing":    {[]engine.Prompt{spain.AskActivate, spain.AskAcquire}, []engine.Verb{engine.Pass}},
}

// passing is an English fleet about to sail past a Spanish one, fighting two that fight.
const (
	passing = `scenario war
turn 4
flow english-sailing begun
flow course English fleet-1
voyage falmouth 1517 1518
fleet fleet-1 at falmouth munitions 1
fleet armada-1 at 1519 munitions 2
English aboard fleet-1 queens-ships-1 pinnaces-and-hoys-1
Spanish aboard armada-1 galleons-of-castile-1 levantine-squadron-1
`
	fighting = `scenario war
turn 5
flow english-sea-fight begun
fleet fleet-1 at 1617 munitions 4
English aboard fleet-1 queens-ships-1 queens-ships-2 drake@queens-ships-1
fleet armada-1 at 1517 munitions 4
Spanish aboard armada-1 galleons-of-portugal-1 galleons-of-portugal-2 recalde@galleons-of-portugal-1
`
)

// start is where match k begins: in a scenario, or where fleets meet.
func start(t *testing.T, r engine.Ruleset, k uint64, turn *engine.Turn) engine.State {
	t.Helper()
	text := [...]string{"", passing, fighting}[k%3]
	if text == "" {
		s, err := r.Setup("sluys", nil, turn)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	s, _, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What each order answers in random matches is to the question it is about and what it says,
// it answers nothing else, and each finds something to answer.
func TestStandingOrdersAnswerWhatTheySay(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	seen := r.Blank()
	answered := map[string]int{}
	for k := range uint64(24) {
		chance, picks := dice.NewMixer(5, k), dice.NewMixer(6, k)
		turn := engine.Turn{Dice: &chance}
		s := start(t, r, k, &turn)
		for range 400 {
			open := s.Pending(nil)
			if len(open) == 0 {
				break
			}
			seen.CopyFrom(s)
			seen.Redact(open[0].Seat)
			for _, o := range all.Offered(seen, open[0].Seat) {
				if o.Key != bot.Idle {
					hold(t, r, all, seen, open[0], o, answered)
				}
			}
			from := s.Candidates(open[0], 2, nil)
			turn.Reset()
			s.Apply(from[picks.Pick(len(from))], &turn)
		}
	}
	for key := range bidden {
		if answered[key] == 0 {
			t.Errorf("the order %s never answers anything", key)
		}
	}
}

// hold gives an order with its blanks filled in and looks at what it answers.
func hold(t *testing.T, r engine.Ruleset, all *bot.Orders, seen engine.State, d engine.Decision, o bot.Order,
	answered map[string]int) {
	t.Helper()
	given := bot.Given{Key: o.Key, Number: o.Number.Min}
	c, ok := bottest.Obeys(t, all, seen, d, given)
	if !ok {
		return
	}
	answered[o.Key]++
	want := bidden[o.Key]
	if !slices.Contains(want.asks, d.Ask) || !slices.Contains(want.verbs, c.Verb) {
		t.Fatalf("%s answers %q with %q", o.Key, r.Words().Ask(r.Info(), d), r.Words().Say(c))
	}
}

// An order to intercept with more strength than any fleet has leaves the question to the
// seat, and with so much it is answered by the fleet that has it.
func TestInterceptByOrder(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	s, _, err := r.ParsePosition([]byte(passing))
	if err != nil {
		t.Fatal(err)
	}
	turn := engine.Turn{Dice: sixes{}}
	for range 2 { // declare, and run on
		open := s.Pending(nil)[0]
		for _, c := range s.Candidates(open, 2, nil) {
			if c.Verb == spain.VerbDeclare || c.Verb == spain.VerbRun {
				turn.Reset()
				s.Apply(c, &turn)
				break
			}
		}
	}
	d := s.Pending(nil)[0]
	if d.Ask != spain.AskIntercept {
		t.Fatalf("asked %q", r.Words().Ask(r.Info(), d))
	}
	if _, ok := all.Answer(s, d, bot.Given{Key: "intercept", Number: 13}); ok {
		t.Error("6.4 a fleet of strength 12 intercepts with 13")
	}
	if c, ok := all.Answer(s, d, bot.Given{Key: "intercept", Number: 12}); !ok || c.Verb != spain.VerbIntercept {
		t.Errorf("6.4 a fleet of strength 12 answers %q", r.Words().Say(c))
	}
}

// No standing order spends ducats: where the way to intercept goes through a port of neutral France, which
// is to be paid for, the seat is asked.
//
// Cases 6.45, 15.11, 15.12.
func TestNoOrderBreaksThePeaceOfFrance(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for wake, want := range map[string]bool{"": false, "wake 4\n": true} {
		s, _, err := r.ParsePosition([]byte("scenario war\nturn 4\nflow english-sailing begun\n" + wake +
			"fleet fleet-1 at harwich munitions 1\nfleet armada-1 at 2413 munitions 2\nfleet armada-2 at 2316 munitions 2\n" +
			"English aboard fleet-1 queens-ships-1\nSpanish aboard armada-1 galleons-of-castile-1\nSpanish aboard armada-2 galleons-of-castile-2\n"))
		if err != nil {
			t.Fatal(err)
		}
		chance := dice.NewScript(6, 6, 1, 6, 6)
		for _, said := range []string{"English sail > fleet-1", "English steer fleet-1 > dover", "English declare fleet-1", "English run fleet-1 > dover", "Spanish intercept fleet-1 > armada-1"} {
			c, bad := engine.ParseChoice(r.Info(), r.Words(), said)
			if bad != nil {
				t.Fatal(bad)
			}
			s.Apply(c, &engine.Turn{Dice: chance})
		}
		d := s.Pending(nil)[0]
		if c, ok := all.Answer(s, d, bot.Given{Key: "intercept", Number: 1}); ok != want {
			t.Errorf("asked %q with %q, the order answers %q, %v", r.Words().Ask(r.Info(), d), wake, r.Words().Say(c), ok)
		}
	}
}

// sixes is dice that always show six.
type sixes struct{}

func (sixes) Throw(t engine.Throw) (engine.Faces, bool) {
	var f engine.Faces
	for i := range f[:t.Dice] {
		f[i] = 6
	}
	return f, true
}

// Orders for tracks and ports leave nothing of it to do: all ships of a port go to its track, as
// far as there is room, and all in box 2 advance.
//
// Cases 5.24, 5.61.
func TestAllShipsByOrder(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	for _, tt := range []struct {
		key, text string
		ships     int
	}{
		{"advance-all", "flow english-activation\nEnglish track london-track 2 queens-ships-1 queens-ships-2 london-merchants-1\n", 3},
		{"lay-up-all", "flow english-laying-up\nEnglish afloat london queens-ships-1 queens-ships-2 london-merchants-1\n", 3},
	} {
		s, _, err := r.ParsePosition([]byte("scenario war\nturn 4\n" + tt.text))
		if err != nil {
			t.Fatal(err)
		}
		turn, n := engine.Turn{Dice: sixes{}}, 0
		for {
			c, ok := all.Answer(s, s.Pending(nil)[0], bot.Given{Key: tt.key})
			if !ok {
				break
			}
			turn.Reset()
			s.Apply(c, &turn)
			n++
		}
		if n != tt.ships {
			t.Errorf("%s: %d ships of %d", tt.key, n, tt.ships)
		}
	}
}
