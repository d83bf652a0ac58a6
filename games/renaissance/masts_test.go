package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// The rowers that go with a crew's losses are not made good by men from elsewhere.
func TestMenWhoComeAboardBringNoRowers(t *testing.T) { // 17.8
	g := begun(t, "portland-bill")
	n := g.named("napolitana")
	s := &g.ships[n]
	s.soldiers -= 37
	g.loseRowers(n)
	left := s.rowers
	s.soldiers += 60
	if g.loseRowers(n); left >= g.kind(n).Rowers || s.rowers != left {
		t.Errorf("of %d rowers %d are left, and then %d", g.kind(n).Rowers, left, s.rowers)
	}
}

// Casualties are shared in proportion however many there are.
func TestManyCasualties(t *testing.T) { // 12.0
	g := begun(t, "lion-and-bull")
	n := g.named("san-juan-de-portugal")
	s := &g.ships[n]
	s.soldiers, s.mariners = 400, 100
	if g.casualties(n, 250, new(engine.Turn)); s.soldiers != 200 || s.mariners != 50 {
		t.Errorf("of 400 soldiers and 100 mariners %d and %d are left, want 200 and 50", s.soldiers, s.mariners)
	}
}
