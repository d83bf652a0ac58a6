package duel

import "testing"

// 3.4 Ships alongside lie side by side, and the board says so.
func TestShipsAlongsideLieSideBySide(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte("phase closing\ngage A\nship resolute speed 3\nrange 0mm"))
	if err != nil {
		t.Fatal(err)
	}
	sc := r.Scene(s, seatA)
	a, b := sc.Pieces[seatA], sc.Pieces[seatB]
	if b.X-a.X < a.Base[1]/2+b.Base[1]/2 || sc.Marks[0].Label != "alongside" {
		t.Errorf("the ships lie at %d and %d, %q", a.X, b.X, sc.Marks[0].Label)
	}
}

// 1.3, 3.4 A run that is off the scale is refused with the nearest one that is allowed.
func TestARunOffTheScaleHasANearOne(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte("phase closing\ngage A\nship resolute speed 3\nrange 160mm"))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	for _, tt := range []struct{ wants, near int32 }{{57, 55}, {58, 60}, {1, 5}, {137, 120}} {
		run := g.runOf(seatA, 60)
		run.N[0] = tt.wants
		ill := g.Check(run)
		near := g.Check(ill.Near)
		if ill.Rule != "1.3" || ill.Near.N[0] != tt.near || !near.OK() {
			t.Errorf("a run of %d mm is refused by %s, and near is one of %d; expected 1.3 and %d", tt.wants, ill.Rule, ill.Near.N[0], tt.near)
		}
	}
}
