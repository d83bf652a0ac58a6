package match_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// gunner is what a game may offer besides what every game does: load this shot
// always, fire if the range is at most so far, and a bad one that the rules refuse.
type gunner struct{ words *engine.Words }

func (g gunner) find(name string) engine.Object {
	o, _ := g.words.Find(name)
	return o
}

func (g gunner) Orders(engine.State, engine.Seat) []bot.Order {
	return []bot.Order{
		{Key: "load", Name: "Always load %O", Objects: []engine.Object{g.find("round"), g.find("chain")}},
		{Key: "fire", Name: "Fire broadsides up to %1", Number: engine.Span{Min: 1, Max: 9, Step: 1}},
		{Key: "bad", Name: "Do what is not allowed"},
	}
}

func (g gunner) Answer(_ engine.State, d engine.Decision, o bot.Given) (engine.Choice, bool) {
	verb := func(name string) engine.Verb {
		v, _ := g.words.FindVerb(name)
		return v
	}
	ask := g.words.Prompts[d.Ask].Says
	enemy := g.find([]string{"vengeur", "resolute"}[d.Seat])
	switch {
	case o.Key == "load" && strings.Contains(ask, "load"):
		return engine.Choice{Verb: verb("load"), On: o.Object}, true
	case o.Key == "fire" && strings.Contains(ask, "fire"):
		return engine.Choice{Verb: verb("fire"), On: enemy}, true
	case o.Key == "bad":
		return engine.Choice{Verb: verb("plot"), N: [3]int32{99}}, true
	}
	return engine.Choice{}, false
}

// withOrders lets the seats of a duel order what a gunner offers.
func withOrders(s *match.Spec) { s.Orders = bot.NewOrders(s.Rules, gunner{s.Rules.Words()}) }

func standing(v match.View) []string {
	var out []string
	for _, o := range v.Standing {
		out = append(out, o.Text)
	}
	return out
}

func order(t *testing.T, m *match.Match, seat engine.Seat, text string) {
	t.Helper()
	must(t, m.Order(seat, text))
	if got := standing(m.View(seat)); !slices.Contains(got, text) {
		t.Fatalf("%q was ordered, in force are %q", text, got)
	}
}

// inFiring brings a duel to where B, who has the gage, is asked to run; B has
// loaded what is said.
func inFiring(t *testing.T, m *match.Match, shot string) {
	t.Helper()
	for _, text := range []string{
		"A load resolute > round", "A plot resolute 1", "B load vengeur > " + shot, "B plot vengeur 2",
	} {
		play(t, m, text)
	}
}

func phase(m *match.Match, seat engine.Seat) string { return m.View(seat).Scene.Phase }

// lastOrdered returns the last line of a log that is marked as an order's, or "".
func lastOrdered(v match.View) string {
	for i := len(v.Log) - 1; i >= 0; i-- {
		if v.Log[i].Ordered {
			return v.Log[i].Text
		}
	}
	return ""
}

func TestAnOrderAnswersAtOnceAndLapsesWithTheTurn(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, withOrders, persons()...)
	m := load(t, spec)
	inFiring(t, m, "round")
	order(t, m, seatA, "not-here shall-fire > resolute")
	order(t, m, seatA, "idle")
	play(t, m, "B pass vengeur")
	play(t, m, "B pass vengeur") // now A is asked, and its order lets it go by: the turn ends
	v := m.View(seatA)
	if got := standing(v); !slices.Equal(got, []string{"idle"}) {
		t.Errorf("in force after the turn: %q, want idle alone", got)
	}
	if turn, _ := v.Seen.Moment(); turn != 2 {
		t.Fatalf("it is turn %d, want 2", turn)
	}
	if got := lastOrdered(v); !strings.Contains(got, "holds her fire") {
		t.Errorf("A's log marks %q as done by order", got)
	}
	for _, seat := range []engine.Seat{seatB, engine.Observer} {
		if v := m.View(seat); lastOrdered(v) != "" || v.Standing != nil || m.Offered(seat) == nil != (seat == engine.Observer) {
			t.Errorf("seat %d is told of A's orders: %q, %v", seat, lastOrdered(v), v.Standing)
		}
	}
	text := string(m.Record())
	if !strings.Contains(text, "\nA pass resolute\n") || strings.Contains(text, "idle") {
		t.Errorf("the record has more or less than the choice:\n%s", text)
	}
	sameViews(t, "loaded", load(t, spec), m)
	verified(t, m)
}

func TestAnOrderGivenAtAQuestionAnswersIt(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	inFiring(t, m, "round")
	here := m.View(seatB).Asked[0].Here
	if len(here) != 2 || here[0].Text != "not-here has-the-gage-shall-she-run > vengeur" ||
		here[1].Text != "not-here has-the-gage-shall-she-run" {
		t.Fatalf("at the question B may order %v", here)
	}
	if !strings.Contains(here[0].Says, "Vengeur has the gage") || !strings.Contains(here[1].Says, "… has the gage") {
		t.Errorf("they read %v", here)
	}
	order(t, m, seatB, here[0].Text)
	if got := phase(m, seatB); got != "firing" {
		t.Errorf("it is %s, want the run passed", got)
	}
	if v := m.View(seatA); len(v.Asked) != 0 {
		t.Errorf("A is asked %+v", v.Asked)
	}
	if plot := newMatch(t, nil, persons()...).View(seatA).Asked[0]; plot.Here != nil {
		t.Errorf("%q cannot be skipped, and is offered %v", plot.Text, plot.Here)
	}
}

func TestIdlePassesForWhoCanDoNothing(t *testing.T) {
	for _, own := range []bool{false, true} {
		m := newMatch(t, func(s *match.Spec) { s.Scenario, s.Record.Scenario = "open-sea", "open-sea" }, persons()...)
		order(t, m, seatB, "idle")
		inFiring(t, m, "chain") // which does not carry so far
		if got := phase(m, seatB); got != "closing" {
			t.Fatalf("it is %s: idle chose for B where it may run", got)
		}
		if !own {
			order(t, m, seatB, "not-here has-the-gage-shall-she-run")
			if v := m.View(seatA); len(v.Asked) != 1 {
				t.Errorf("after B's orders have let two questions go by, A is asked %+v", v.Asked)
			}
			continue
		}
		play(t, m, "B pass vengeur") // it may still take this back: idle waits
		if v := m.View(seatB); len(v.Asked) != 1 || !v.CanBack {
			t.Errorf("B is asked %d questions after a choice that it may take back", len(v.Asked))
		}
	}
}

func TestOrdersAreTriedAsTheyWereGiven(t *testing.T) {
	m := newMatch(t, withOrders, persons()...)
	must(t, m.Order(seatB, "bad")) // the rules refuse it: it has no answer
	must(t, m.Order(seatB, "load > round"))
	if v := m.View(seatB); len(v.Asked) != 1 || lastOrdered(v) == "" {
		t.Fatalf("B is asked %d questions, want the speed alone", len(v.Asked))
	}
	must(t, m.Order(seatA, "load > chain"))
	must(t, m.Order(seatA, "load > round"))
	must(t, m.Order(seatA, "load > chain")) // anew: it is the last now
	if got := standing(m.View(seatA)); !slices.Equal(got, []string{"load > round", "load > chain"}) {
		t.Errorf("in force are %q", got)
	}
	must(t, m.Revoke(seatA, "load > round"))
	if err := m.Revoke(seatA, "load > round"); !errors.Is(err, match.ErrNoOrder) {
		t.Errorf("error %v, want that no such order is in force", err)
	}
	if v := m.View(seatA); !slices.Equal(standing(v), []string{"load > chain"}) || v.Standing[0].Says != "Always load chain shot" {
		t.Errorf("in force are %+v", v.Standing)
	}
}

// An order's sealed answer is as secret as any, and counts as given.
func TestASealedAnswerByOrder(t *testing.T) {
	m := newMatch(t, withOrders, persons()...)
	before := m.View(seatA)
	must(t, m.Order(seatB, "load > chain"))
	if after := m.View(seatA); after.At != before.At {
		t.Error("A's view moved when B's order gave half of a sealed answer")
	}
	play(t, m, "B plot vengeur 2")
	if v := m.View(seatA); !slices.Equal(v.Chosen, []engine.Seat{seatB}) {
		t.Errorf("chosen have %v, want B", v.Chosen)
	}
	must(t, m.TakeBack(seatB, engine.NoObject))
	must(t, m.TakeBack(seatB, engine.NoObject)) // the shot that its order loaded
	if v := m.View(seatB); len(v.Asked) != 2 || !v.Resting {
		t.Errorf("after taking back B is asked %d questions; its orders rest: %v", len(v.Asked), v.Resting)
	}
}

func TestAfterATakeBackOrdersRest(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, withOrders, persons()...)
	m := load(t, spec)
	inFiring(t, m, "round")
	order(t, m, seatB, "not-here shall-fire")
	play(t, m, "B pass vengeur") // the run; its order passes the fire
	if v := m.View(seatA); len(v.Asked) != 1 {
		t.Fatalf("A is asked %d questions, want one", len(v.Asked))
	}
	must(t, m.TakeBack(seatB, engine.NoObject))
	v := m.View(seatB)
	if len(v.Asked) != 1 || phase(m, seatB) != "firing" || !v.Resting || !logHas(v, "Taken back") {
		t.Fatalf("B is asked %d questions in %s after taking back", len(v.Asked), phase(m, seatB))
	}
	sameViews(t, "resting", load(t, spec), m)
	must(t, m.Say(seatB, "Let me see.")) // nothing but a choice wakes them
	if v := m.View(seatB); len(v.Asked) != 1 || !v.Resting {
		t.Fatal("the order does again what was taken back")
	}
	must(t, m.Order(seatB, "not-here shall-fire")) // given anew it does
	if v := m.View(seatB); len(v.Asked) != 0 || v.Resting {
		t.Errorf("an order given anew rests: %d questions", len(v.Asked))
	}
	sameViews(t, "awake", load(t, spec), m)
}

func TestAfterATakeBackByConsentOrdersRest(t *testing.T) {
	m := newMatch(t, withOrders, persons()...)
	inFiring(t, m, "round")
	order(t, m, seatB, "fire 1")
	play(t, m, "B pass vengeur") // its order fires: dice
	if got := lastOrdered(m.View(seatB)); got == "" {
		t.Fatal("no line is marked as an order's")
	}
	must(t, m.AskBack(seatB))
	must(t, m.Answer(seatA, true))
	if v := m.View(seatB); len(v.Asked) != 1 || !v.Resting || phase(m, seatB) != "firing" {
		t.Fatalf("B is asked %d questions in %s", len(v.Asked), phase(m, seatB))
	}
	play(t, m, "B pass vengeur")
	if v := m.View(seatB); v.Resting {
		t.Error("the orders rest though B has chosen itself")
	}
	verified(t, m)
}

// With dice of one's own the throw of an order's choice is asked for, and the
// step is marked though the house began anew meanwhile.
func TestAnOrdersChoiceWaitsForItsDice(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, func(s *match.Spec) {
		withOrders(s)
		s.Scenario, s.Record.Scenario, s.Record.Dice.Source = "open-sea", "open-sea", record.Typed
		house := s.MakeDice
		s.MakeDice = func() (engine.Dice, error) {
			h, err := house()
			return &dice.Typed{Seats: engine.Everyone, House: h}, err
		}
	}, persons()...)
	m := load(t, spec)
	order(t, m, seatB, "fire 9")
	inFiring(t, m, "round")
	play(t, m, "B pass vengeur")
	if v := m.View(seatB); v.Dice == nil || v.Dice.Throw.Rule != "4.3" {
		t.Fatalf("the order's broadside asks for %+v", v.Dice)
	}
	if v := m.View(seatB); len(v.Sums) != 1 || !strings.Contains(v.Sums[0].Title, "dice hits on") {
		t.Errorf("who fires reads %+v of what the dice need", v.Sums)
	}
	if v := m.View(seatA); v.Dice == nil || v.Sums != nil {
		t.Errorf("who does not know what is loaded reads %+v of what the dice need", v.Sums)
	}
	if v := m.View(engine.Observer); v.Dice != nil || v.Sums != nil {
		t.Errorf("who types no dice reads %+v of what they need", v.Sums)
	}
	m = load(t, spec)
	for m.View(seatB).Dice != nil {
		must(t, m.Give(seatB, facesOf(m.View(seatB).Dice.Throw)))
	}
	if lastOrdered(m.View(seatB)) == "" {
		t.Error("the broadside is not marked as the order's")
	}
	sameViews(t, "loaded", load(t, spec), m)
}

func facesOf(th engine.Throw) engine.Faces {
	var f engine.Faces
	for i := range th.Dice {
		f[i] = 1
	}
	return f
}

// Neither a bot nor a captain that plays for a late owner has standing orders.
func TestACaptainHasNoOrders(t *testing.T) {
	var j match.Memory
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	m := load(t, journaled(t, &j, func(s *match.Spec) {
		withOrders(s)
		s.Pace, s.Now = time.Hour, w.now
		s.Captains = []match.Sitter{{}, {Choose: randomBot(3).Choose}}
	}, persons()...))
	inFiring(t, m, "round")
	order(t, m, seatB, "fire 9")
	w.Time = w.Add(2 * time.Hour)
	must(t, m.Relieve(seatA, seatB))
	if seat, ok := m.BotToPlay(); !ok || seat != seatB {
		t.Fatalf("%d, %v is to play, want the captain of B", seat, ok)
	}
	if _, err := m.PlayBot(); err != nil {
		t.Fatal(err)
	}
	if lastOrdered(m.View(seatB)) != "" {
		t.Error("an order played while the captain did")
	}
	m = newMatch(t, withOrders, match.Sitter{}, randomBot(1))
	if err := m.Order(seatB, "idle"); !errors.Is(err, match.ErrSeat) {
		t.Errorf("a bot gives orders: %v", err)
	}
	if err := m.Order(engine.Observer, "idle"); !errors.Is(err, match.ErrSeat) {
		t.Errorf("an observer gives orders: %v", err)
	}
}

// If the process dies between a step and the order's answer to it, the answer is
// given by whoever takes the match up.
func TestAnAnswerThatWasNotStoredIsGivenLater(t *testing.T) {
	var j failing
	spec := journaled(t, &j, withOrders, persons()...)
	m := load(t, spec)
	order(t, m, seatB, "fire 9")
	order(t, m, seatB, "not-here has-the-gage-shall-she-run")
	inFiring(t, m, "round")
	all, err := j.Since(0)
	must(t, err)
	i := slices.IndexFunc(all, func(e match.Entry) bool { return strings.HasPrefix(e.Body, "ordered ") })
	if i < 0 || !all[i-1].Bot {
		t.Fatalf("the entry before the answer says that nobody plays: %+v", all[max(i-1, 0)])
	}
	j = failing{}
	for _, e := range all[:i] {
		must(t, j.Append(e))
	}
	again := load(t, spec)
	if seat, ok := again.BotToPlay(); !ok || seat != seatB {
		t.Fatalf("%d, %v is to play, want B's order", seat, ok)
	}
	if played, err := again.PlayBot(); !played || err != nil {
		t.Fatalf("played %v, error %v", played, err)
	}
	if _, ok := again.BotToPlay(); ok {
		t.Error("orders wait still")
	}
	for _, seat := range everyone {
		g, w := again.View(seat), m.View(seat)
		if !g.Seen.Equal(w.Seen) || len(g.Log) != len(w.Log) || g.At != w.At {
			t.Errorf("seat %d sees another match", seat)
		}
	}
}

func TestWhatCannotBeOrdered(t *testing.T) {
	m := newMatch(t, withOrders, persons()...)
	before := m.View(seatA)
	for _, c := range []struct{ text, says string }{
		{"", "expected a standing order"},
		{"idel", "perhaps idle"},
		{"fire", "from 1 to 9"},
		{"fire 10", "from 1 to 9"},
		{"fire x", `expected a number, found "x"`},
		{"fire 9 9", "too much"},
		{"load", "expected an object"},
		{"load > gold", `nothing is named "gold"`},
		{"load > vengeur", "cannot be filled in"},
		{"idle 3", "expected a number from 0 to 0"},
		{"not-here", `no question ""`},
		{"not-here shall-sink", `no question "shall-sink"`},
	} {
		if err := m.Order(seatA, c.text); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("Order(%q): %v, want an error that says %q", c.text, err, c.says)
		}
	}
	sameView(t, "after refusals", m.View(seatA), before)
	for n := range 40 {
		err := m.Order(seatA, fmt.Sprintf("not-here shall-fire > %s", []string{"vengeur", "resolute", "round", "chain"}[n%4]))
		must(t, err)
	}
	if n := len(m.View(seatA).Standing); n != 4 {
		t.Errorf("%d orders are in force, want 4: one given again is not another", n)
	}
	must(t, m.Concede(seatA))
	if err := m.Order(seatA, "idle"); !errors.Is(err, match.ErrOver) {
		t.Errorf("an order after the end: %v", err)
	}
}
