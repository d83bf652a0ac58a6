package fury

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestBattleAlone opens a battle of a campaign alone, from its first step: 29.14, the match is over when
// the battle is, with its winner, and the position comes back from its text. Without the word the
// campaign goes on.
func TestBattleAlone(t *testing.T) {
	tb := loaded(t)
	mixed := dice.NewMixer(5, 9)
	turn := &engine.Turn{Dice: &mixed}
	play := func(g *State, until func() bool) {
		for open := g.Pending(nil); len(open) > 0 && !until(); open = g.Pending(nil) {
			c := follow(t, g, open[0], Storm, true)
			turn.Reset()
			if ill := g.Check(c); !ill.OK() || !engine.Try(g, c, turn) {
				t.Fatalf("%+v in\n%s", c, g.format(nil))
			}
		}
	}
	g := tb.newCampaign(decideHand)
	play(g, g.isOnField)
	text := string(g.format(nil))
	if !strings.Contains(text, "\nflow forming") {
		t.Fatalf("a battle does not begin with the forming of companies:\n%s", text)
	}
	alone := warPosition(t, tb, strings.Replace(text, "battle storm", "battle storm alone", 1))
	play(alone, func() bool { return false })
	warIsSound(t, alone)
	out, over := alone.Outcome()
	if !over || out.Winner != EnglishSeat || tb.ended(out) != "one side has withdrawn" || !alone.isOnField() {
		t.Errorf("29.14 %+v, over %v:\n%s", out, over, alone.format(nil))
	}
	if ill := alone.Check(engine.Choice{Seat: SpanishSeat, Verb: VerbAct}); ill.OK() {
		t.Error("29.14 a battle alone goes on")
	}
	again := warPosition(t, tb, text)
	play(again, func() bool { return again.war.battle == 0 })
	if again.outcome != outcomeNone || again.war.stormed != 1 {
		t.Errorf("29.16 the campaign does not go on:\n%s", again.format(nil))
	}
	if _, _, err := tb.parse([]byte("game fury\ncampaign hand week 1 alone\nherds zuiderweide 5")); err == nil || !strings.Contains(err.Error(), "fought alone") {
		t.Errorf("29.14 a map alone: %v", err)
	}
}
