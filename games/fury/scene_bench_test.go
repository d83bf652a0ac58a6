package fury

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// crowded is a position of Topping the Rise, the largest of the actions, with all companies on the board
// and one of the attackers' in its segment.
func crowded(b *testing.B) (*ruleset, *State, companyNo) {
	r := rules(b).(*ruleset)
	mix := dice.NewMixer(3, 3)
	turn := engine.Turn{Dice: &mix}
	s, err := r.Setup("topping-the-rise", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	g := s.(*State)
	var asked []engine.Decision
	var can []engine.Choice
	for range 200_000 {
		if asked = g.Pending(asked[:0]); len(asked) == 0 {
			break
		}
		d := asked[0]
		if n := g.companyOf(d.About); d.Ask == AskAct && g.turn > 1 && !g.companies[n].engaged() {
			return r, g, n
		}
		can = g.Candidates(d, 8, can[:0])
		for {
			if c := can[mix.Pick(len(can))]; c.Verb != VerbWithdraw || len(can) == 1 {
				turn.Reset()
				g.Apply(c, &turn)
				break
			}
		}
	}
	b.Fatal("no company acts")
	return nil, nil, 0
}

// BenchmarkScene is the scene of Topping the Rise as its attacker sees it.
func BenchmarkScene(b *testing.B) {
	r, g, _ := crowded(b)
	squadrons := 0
	for n := range g.companies {
		if g.companies[n].isOut() {
			squadrons += int(g.companies[n].squadrons)
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		r.Scene(g, SeatA)
	}
	b.ReportMetric(float64(squadrons), "squadrons")
}

// BenchmarkSteer is the answer to a hand that drags a company about the board of Topping the Rise.
func BenchmarkSteer(b *testing.B) {
	r, g, n := crowded(b)
	at := g.companies[n].at
	b.ReportAllocs()
	i := int32(0)
	for b.Loop() {
		i++
		to := engine.Goal{At: engine.Point{X: at.X + i*137%1600 - 800, Y: at.Y + i*71%1600 - 800}, Heading: engine.AnyHeading}
		if _, ok := r.Steer(g, n.seat(), n.object(), to); !ok {
			b.Fatal("nobody steers it")
		}
	}
}
