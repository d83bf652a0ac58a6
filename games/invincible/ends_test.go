package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestEnds brings a match to each of its ends.
func TestEnds(t *testing.T) {
	for _, tt := range []struct {
		name   string
		lay    func(*State)
		faces  []uint16
		winner engine.Seat
		level  uint8
		rule   engine.Case
	}{
		{"14.1 unfit at Gravelines", func(g *State) {
			g.armada = boxGravelines
			breakAll(g)
			g.flow.Top().Step = stepRendezvous
		}, []uint16{3}, English, 1, "14.1"},
		{"15.2 unfit in The Narrows", func(g *State) {
			g.armada, g.army = boxNarrows, true
			breakAll(g)
			g.flow.Top().Step = stepInvasion
		}, []uint16{4}, English, 2, "15.2"},
		{"15.2 fit in The Narrows", func(g *State) {
			g.armada, g.army = boxNarrows, true
			breakAll(g)
			g.flow.Top().Step = stepInvasion
		}, []uint16{5}, Spanish, 3, "15.2"},
		{"7.6 no Spanish squadron left", func(g *State) {
			for s := firstSpanish; s <= lastSpanish; s++ {
				g.eliminate(s, &engine.Turn{})
			}
		}, nil, English, 4, "7.6"},
		{"14.3 the season is over", func(g *State) {
			g.turn = lastTurn
			g.flow.Top().Step = stepTurnEnd
		}, nil, English, 5, "14.3"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, 0)
			tt.lay(g)
			h := rolled(t, g, tt.faces...)
			out, over := h.Outcome()
			if !over || out.Winner != tt.winner || out.Level != tt.level || out.Rule != tt.rule {
				t.Errorf("over %v, seat %d, level %d, case %s; want seat %d, level %d, case %s",
					over, out.Winner, out.Level, out.Rule, tt.winner, tt.level, tt.rule)
			}
			if ds := h.Pending(nil); len(ds) != 0 {
				t.Errorf("%d decisions are open after the end", len(ds))
			}
			if turn, phase := h.Moment(); turn != int(g.turn) || phase != phaseOver {
				t.Errorf("turn %d, %s", turn, phase)
			}
		})
	}
}

// breakAll breaks every Spanish squadron, so that with hulks and Sidonia afloat
// the Condition roll is at +5.
func breakAll(g *State) {
	for s := firstSpanish; s <= lastSpanish; s++ {
		g.broken[s] = true
	}
}

// TestEnglishLost: the English may lose every squadron and the match goes on (R53).
func TestEnglishLost(t *testing.T) {
	t.Run("7.6 no English squadron left", func(t *testing.T) {
		g := quiet(t, 0)
		for s := firstEnglish; s <= lastEnglish; s++ {
			g.eliminate(s, &engine.Turn{})
		}
		h := rolled(t, g)
		if _, over := h.Outcome(); over {
			t.Error("the match is over")
		}
		if ds := h.Pending(nil); len(ds) == 0 || ds[0].Seat != Spanish {
			t.Errorf("open: %+v, want the Spanish to act", ds)
		}
	})
}

// TestManyBattleDice: more Battle Dice than go into one throw are thrown in
// portions, and all count.
func TestManyBattleDice(t *testing.T) {
	t.Run("7.5 thirteen dice", func(t *testing.T) {
		g := quiet(t, 0)
		g.put(Drake, squareAt(0, 4))
		g.place[Drake] = g.armada
		g.combat = Combat{Attacker: Bertendona, Defender: Drake, Dice: [2]uint8{0, 9}}
		g.combat.Tactic = [2]Tactic{CloseIn, TryToBoard}
		g.flow.Push(engine.Frame{Step: stepVolley})
		faces := []uint16{4, 4, 4, 4, 4, 4, 4, 4 /* eight */, 4, 4, 4, 4, 4 /* and five */, 1, 1}
		h := rolled(t, g, faces...)
		if h.combat.Scored[Spanish] != 13 || !h.lost[Drake] {
			t.Errorf("%d hits, Drake lost %v: want 13, lost", h.combat.Scored[Spanish], h.lost[Drake])
		}
	})
}
