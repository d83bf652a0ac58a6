package renaissance

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// play reads a position, gives each seat's orders for one move after another, seals,
// and returns what has come of it. Dice show ones.
func play(t *testing.T, text string, moves ...string) *State {
	t.Helper()
	r := rules(t)
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	turn := engine.Turn{Dice: ones{}}
	for _, orders := range moves {
		for _, line := range append(strings.Split(orders, "; "), "A seal", "B seal") {
			c, bad := engine.ParseChoice(r.Info(), r.Words(), line)
			if bad != nil {
				t.Fatal(bad)
			}
			if ill := s.Check(c); !ill.OK() {
				t.Fatalf("%s: %s", line, r.Words().Refuse(ill))
			}
			turn.Reset()
			s.Apply(c, &turn)
		}
	}
	return s.(*State)
}

// ones are dice that show nothing else.
type ones struct{}

func (ones) Throw(t engine.Throw) (f engine.Faces, ok bool) {
	for i := range t.Dice {
		f[i] = 1
	}
	return f, true
}

func TestFollow(t *testing.T) {
	const line = `scenario coursing-the-bull
ship elizabeth-bonaventure at 1000 1500 heading 80 speed 100
ship dreadnought at 822.7 1531.3 heading 80 speed 100
ship sao-filipe at 2500 500`
	g := play(t, line,
		"A ahead elizabeth-bonaventure 60; A to-starboard elizabeth-bonaventure 40; A follow dreadnought > elizabeth-bonaventure",
		"A ahead elizabeth-bonaventure 100; A follow dreadnought > elizabeth-bonaventure",
		"A to-port elizabeth-bonaventure 30; A ahead elizabeth-bonaventure 40; A follow dreadnought > elizabeth-bonaventure",
		"A ahead elizabeth-bonaventure 120; A follow dreadnought > elizabeth-bonaventure")
	lead, n := shipNo(0), shipNo(1)
	at, ok := g.onWake(n, lead)
	if !ok {
		t.Fatalf("2.3 she lies %v, not in the wake of %v", g.base(n), g.base(lead))
	}
	gap := at.before
	for i := at.part + 1; i < int(g.ships[lead].wakes); i++ {
		gap += g.ships[lead].wake[i].length
	}
	if gap < 178*plane.MM || gap > 182*plane.MM {
		t.Errorf("2.3 she follows at %d, not at the 180 mm from which she began", gap)
	}
	if h := g.ships[n].heading; h.Off(10200) > plane.Degree {
		t.Errorf("2.3 in the middle of the second turn of the leader she heads %d, not 10200", h)
	}
}

func TestFollowIsRefused(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ name, position, order, why string }{
		{"2.3 a raw crew does not follow", "scenario gravelines", "A follow san-felipe > san-marcos", "only elite crews"},
		{"2.3 nobody follows a ship that he is not astern of", "scenario gravelines", "B follow victory > revenge", "wake"},
		{"2.3 sailing ships do not conform in line abreast", "scenario gravelines", "B abreast nonpareil > revenge", "line abreast"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, _, err := r.ParsePosition([]byte(tt.position))
			if err != nil {
				t.Fatal(err)
			}
			c, bad := engine.ParseChoice(r.Info(), r.Words(), tt.order)
			if bad != nil {
				t.Fatal(bad)
			}
			if ill := s.Check(c); ill.Rule != "2.3" || !strings.Contains(r.Words().Refuse(ill), tt.why) {
				t.Errorf("refused with %q", r.Words().Refuse(ill))
			}
		})
	}
}

func TestAbreast(t *testing.T) {
	g := play(t, "scenario dog-fight\nship second-galley at 1500 800 heading 0 speed 80\nship third-galley at 1400 800 heading 0 speed 80\nship uluj-ali at 1600 800 heading 0",
		"B ahead second-galley 60; B to-port second-galley 15; B abreast third-galley > second-galley")
	a, b := &g.ships[3], &g.ships[4]
	if a.at.From(b.at) != (plane.Vector{X: 100 * plane.MM}) || a.heading != b.heading || b.speed != a.speed {
		t.Errorf("2.3 abreast, they come to %v and %v", a.at, b.at)
	}
}
