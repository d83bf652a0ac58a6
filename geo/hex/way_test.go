package hex

import "testing"

// The way is the shortest where every step costs the same, goes round what is closed, and
// takes a detour where that costs less.
func TestWay(t *testing.T) {
	g := Grid{W: 12, H: 12}
	flat := func(Hex, Direction) int { return 1 }
	a, b := g.At(2, 2), g.At(10, 9)
	if way := g.Way(a, b, 99, flat); len(way) != g.Distance(a, b)+1 || way[0] != a || way[len(way)-1] != b {
		t.Errorf("%d hexes for a distance of %d", len(way), g.Distance(a, b))
	}
	if g.Way(a, b, g.Distance(a, b)-1, flat) != nil {
		t.Error("a way costs more than the most")
	}
	wall := func(h Hex, d Direction) int {
		if n := g.Step(h, d); g.Column(n) == 6 && g.Row(n) > 1 {
			return 0
		}
		return 1
	}
	way := g.Way(a, b, 99, wall)
	if len(way) <= g.Distance(a, b)+1 {
		t.Fatalf("%d hexes through a wall", len(way))
	}
	for i := range way[1:] {
		if g.Distance(way[i], way[i+1]) != 1 || g.Column(way[i+1]) == 6 && g.Row(way[i+1]) > 1 {
			t.Fatalf("the way goes to %s", g.Name(way[i+1]))
		}
	}
	dear := func(h Hex, d Direction) int {
		if n := g.Step(h, d); g.Column(n) == 6 && g.Row(n) > 1 {
			return 20
		}
		return 1
	}
	if got := g.Way(a, b, 99, dear); len(got) != len(way) {
		t.Errorf("%d hexes, and %d round what is dear", len(got), len(way))
	}
	if g.Way(a, a, 0, flat)[0] != a {
		t.Error("no way to where it begins")
	}
}
