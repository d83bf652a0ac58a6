package renaissance

import "testing"

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
