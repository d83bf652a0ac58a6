package catalog

import (
	"slices"
	"testing"
)

// TestOpponents: a game without a captain is played by the bots that play any game.
func TestOpponents(t *testing.T) {
	g := aDuel("duel")
	rules, err := g.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	var specs []string
	for _, o := range g.Opponents(rules) {
		specs = append(specs, o.Spec)
	}
	if want := []string{"search:playouts=500", "random"}; !slices.Equal(specs, want) {
		t.Errorf("found %v, want %v", specs, want)
	}
}

// TestOpening: the start of a scenario is the same each time, and has its pieces.
func TestOpening(t *testing.T) {
	rules, err := aDuel("duel").Rules("")
	if err != nil {
		t.Fatal(err)
	}
	one, err := Opening(rules, "open-sea")
	if err != nil {
		t.Fatal(err)
	}
	again, err := Opening(rules, "open-sea")
	if err != nil || len(one.Pieces) != 2 || len(one.Boards) == 0 || one.Pieces[0].X != again.Pieces[0].X {
		t.Errorf("%d pieces on %d boards, %v", len(one.Pieces), len(one.Boards), err)
	}
}
