package match_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// asker offers to be asked for this turn about firing, which its other order lets go by. It offers that beside every
// question.
type asker struct{ words *engine.Words }

func (a asker) Orders(engine.State, engine.Seat) []bot.Order {
	return []bot.Order{
		{Key: "peace", Name: "Never fire"},
		{Key: "ask", Name: "Ask me this turn", Lapses: true, Lifts: "peace"},
	}
}

func (a asker) Answer(_ engine.State, d engine.Decision, o bot.Given) (engine.Choice, bool) {
	return engine.Choice{Verb: engine.Pass}, o.Key == "peace" && strings.Contains(a.words.Prompts[d.Ask].Says, "fire")
}

func (a asker) Beside(engine.State, engine.Decision) (bot.Given, bool) {
	return bot.Given{Key: "ask"}, true
}

// An order that lifts another is offered while that is in force, keeps it from answering until the turn ends, and is
// not offered twice.
func TestAnOrderLiftsAnotherForATurn(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, func(s *match.Spec) { s.Orders = bot.NewOrders(s.Rules, asker{s.Rules.Words()}) }, persons()...)
	m := load(t, spec)
	beside := func() string { return m.View(seatA).Asked[0].Beside.Text }
	if got := beside(); got != "" {
		t.Errorf("without the order that it lifts, %q is offered", got)
	}
	order(t, m, seatA, "peace")
	if got := beside(); got != "ask" {
		t.Errorf("beside the question stands %q, want ask", got)
	}
	order(t, m, seatA, "ask")
	if got := beside(); got != "" {
		t.Errorf("%q is in force and offered again", got)
	}
	inFiring(t, m, "round")
	play(t, m, "B pass vengeur")
	play(t, m, "B pass vengeur")
	if asked := m.View(seatA).Asked; len(asked) != 1 || !strings.Contains(asked[0].Text, "fire") {
		t.Fatalf("A is asked %v, want whether she fires", asked)
	}
	sameViews(t, "loaded", load(t, spec), m)
	play(t, m, "A pass resolute")
	if got := standing(m.View(seatA)); !slices.Equal(got, []string{"peace"}) {
		t.Errorf("in force after the turn: %q, want peace alone", got)
	}
	for _, text := range []string{"A plot resolute 1", "B plot vengeur 2"} { // both are still loaded
		play(t, m, text)
	}
	play(t, m, "B pass vengeur")
	play(t, m, "B pass vengeur")
	if turn, _ := m.View(seatA).Seen.Moment(); turn != 3 {
		t.Errorf("it is turn %d: the order does not answer again once the other has lapsed", turn)
	}
}
