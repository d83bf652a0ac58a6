package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestCorsair burns, or fails to burn, a galley that is made a Barbary corsair for the
// purpose, with two dice.
func TestCorsair(t *testing.T) {
	for _, tt := range []struct {
		name  string // starts with the case
		so    func(s *ship)
		dice  []uint16
		after FireResult
	}{
		{"21.3 struck: five and three are not enough", func(s *ship) { s.colours = struck }, []uint16{2, 3}, FireOut},
		{"21.3 struck: seven and three leave half her guns", func(s *ship) { s.colours = struck }, []uint16{3, 4}, FireHalf},
		{"21.3 struck: nine and three are out of control", func(s *ship) { s.colours = struck }, []uint16{4, 5}, FireWild},
		{"21.3 struck, and none of her crew is left", func(s *ship) { s.colours, s.soldiers, s.mariners = struck, 0, 0 }, nil, FireOut},
		{"21.3 at stage 3 by order", func(s *ship) { s.stage = 3 }, []uint16{4, 5}, FireWild},
		{"21.3 at stage 2 not at all", func(s *ship) { s.stage = 2 }, nil, FireOut},
		{"21.3 her captors fight the fire: ten less two", func(s *ship) {
			s.colours, s.prize, s.fire = taken, party{10, 0}, fire{how: FireHalf, tests: 1}
		}, []uint16{4, 6}, FireOut},
		{"21.3 nobody holds her to fight it", func(s *ship) {
			s.colours, s.fire = taken, fire{how: FireHalf, tests: 1}
		}, []uint16{4, 6}, FireHalf},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := begun(t, "dog-fight")
			n := g.named("second-galley")
			g.row(n).Nation = Barbary
			tt.so(&g.ships[n])
			g.hidden[n].orders[0], g.hidden[n].many = order{verb: VerbKindle}, 1
			faces := dice.NewScript(tt.dice...)
			g.burn(&voyage{}, &fight{}, &engine.Turn{Dice: faces})
			if g.ships[n].fire.how != tt.after || faces.Left() != 0 {
				t.Errorf("the fire is %s with %d faces left, want %s and 0", fireWords[g.ships[n].fire.how], faces.Left(), fireWords[tt.after])
			}
		})
	}
}

// TestMayKindle is who may order it.
func TestMayKindle(t *testing.T) {
	g := begun(t, "dog-fight")
	n := g.named("second-galley")
	c := g.course(n)
	g.ships[n].stage = 3
	if ill := g.mayKindle(n, &c, order{}); ill.Why != whyKindle {
		t.Error("a Turkish galley may burn herself")
	}
	g.row(n).Nation = Barbary
	if ill := g.mayKindle(n, &c, order{}); !ill.OK() {
		t.Error("a corsair at stage 3 may not")
	}
}

// TestCorsairYields burns a corsair that surrenders to men who are aboard already.
func TestCorsairYields(t *testing.T) {
	g := begun(t, "dog-fight")
	n, e := g.named("second-galley"), g.named("santa-ana")
	g.row(n).Nation = Barbary
	g.ships[n].stage, g.ships[n].rounds = 2, 1
	g.ships[e].boards, g.ships[e].sent = n, party{soldiers: 10}
	faces := dice.NewScript(4, 5)
	g.strike(n, "20.3", &engine.Turn{Dice: faces})
	if s := &g.ships[n]; s.colours != taken || s.fire.how != FireWild || faces.Left() != 0 {
		t.Errorf("colours %d, the fire is %s with %d faces left, want a prize out of control and 0", s.colours, fireWords[s.fire.how], faces.Left())
	}
}
