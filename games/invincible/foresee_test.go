package invincible

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// foretold lists what stands beside the answers of the first question.
func foretold(r *ruleset, g *State) string {
	var b strings.Builder
	d := g.Pending(nil)[0]
	options := g.Options(d, nil)
	for i, p := range r.Foresee(g, d, options) {
		b.WriteString(r.words.Verbs[options[i].Verb].Name + ": " + p.Text + "; ")
	}
	return b.String()
}

// 7.6 and 16.0 beside a chit stands how the roll comes out with it, beside going on how it does without: Drake, with 2 Hits,
// breaks on 8 or more.
func TestForeseesChits(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.hits[Drake], g.hand[English][StoutHearts] = 2, 1
	needs := int(g.tables.Modifiers.MoraleBroken) - 2 - g.MoraleModifier(Drake) + 2
	holds, _ := engine.WaysTo(needs-1, 2)
	calm, _ := engine.WaysTo(needs+1, 2)
	g.pushMorale(Drake, 0)
	g.run(&engine.Turn{Dice: engine.NoDice{}})
	want := "play: it breaks: " + inAll(36-calm, 36) + "; pass: it breaks: " + inAll(36-holds, 36) + "; "
	if got := foretold(r, g); got != want {
		t.Errorf("before a Morale roll stands %q, want %q", got, want)
	}
}

// 7.4.3 two dice of Drake at -1 score 0.7 Hits on average where both stand off, and two Well-Served Guns twice that; beside
// a tactic stand the least and the most.
func TestForeseesHits(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	g.beginCombat(Drake, Medina1, &engine.Turn{})
	g.flow.Top().Step = stepTactics
	if got := foretold(r, g); !strings.HasPrefix(got, "stand-off: scores 0.7 to 1.3 Hits; close-in: ") {
		t.Errorf("beside the tactics stands %q", got)
	}
	g.combat.Tactic = [2]Tactic{StandOff, StandOff}
	g.hand[English][WellServedGuns] = 1
	g.flow.Top().Step = stepVolley
	g.openWindow(windowCombat, Drake)
	if got, want := foretold(r, g), "play: scores 1.3, takes 0.0 Hits; pass: scores 0.7, takes 0.0 Hits; "; got != want {
		t.Errorf("beside the chits stands %q, want %q", got, want)
	}
}

// 9.3 the roll that follows a deployment is for other squadrons: its odds are not in the way.
func TestARollApart(t *testing.T) {
	r := game(t)
	g := start(t, r, "calais", nil, &dice.Mixer{})
	d := g.Pending(nil)[0]
	for _, p := range r.Foresee(g, d, g.Options(d, nil)) {
		if d.Ask != AskDeploy || !p.Apart {
			t.Errorf("as the Armada is deployed the roll for Seymour belongs to that: %+v", p)
		}
	}
	own := facing(t, r)
	own.flow = engine.Flow{}
	own.flow.Push(engine.Frame{Step: stepSpanishMoves})
	own.hits[Medina1] = 1
	repair := engine.Choice{Seat: Spanish, Verb: VerbRepair, On: Medina1.object()}
	if r.rollsApart(own, repair) {
		t.Error("a Repair rolls for another squadron")
	}
}

// TestAnAccidentIsForTheEnemy: 16.0 an accident may befall friend or foe (R132), and the own squadrons stand last.
func TestAnAccidentIsForTheEnemy(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	for seat := range engine.Seat(2) {
		g.flow.Push(engine.Frame{Step: stepVictim, Seat: seat, Code: uint16(SprungLeaks)})
		d := g.Pending(nil)[0]
		options := g.Options(d, nil)
		for i, p := range r.Foresee(g, d, options) {
			if own := sideOf(options[i].On) == seat; p.Idle != own {
				t.Errorf("of seat %d, to strike a squadron of seat %d is idle: %v", seat, sideOf(options[i].On), p.Idle)
			}
		}
		g.flow.Pop()
	}
}
