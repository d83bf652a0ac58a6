package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// 7.8 A move is told as a seaman would.
func TestWhatAMoveCameTo(t *testing.T) {
	r, g := rules(t), play(t, "scenario lion-and-bull")
	enemy := g.object(1)
	for _, c := range []struct {
		e    engine.Event
		want string
	}{
		{engine.Event{On: enemy, N: [4]int32{10200, 0, 43400, int32(plane.Rear)}}, "Triumph runs 102 mm, now 43 cm off the stern of San Juan de Portugal."},
		{engine.Event{On: enemy, N: [4]int32{9960, -305, 2310, int32(plane.Left)}}, "Triumph runs 100 mm and turns 30° to port, now 23 mm off the port side of San Juan de Portugal."},
		{engine.Event{On: enemy, N: [4]int32{0, 450, 0, int32(plane.Front)}}, "Triumph stays in place and turns 45° to starboard, now touching the bow of San Juan de Portugal."},
		{engine.Event{On: enemy, N: [4]int32{3000, 0, 49, int32(plane.Right)}}, "Triumph runs 30 mm, now touching the starboard side of San Juan de Portugal."},
		{engine.Event{On: enemy, N: [4]int32{3000, 0, 50, int32(plane.Right)}}, "Triumph runs 30 mm, now 1 mm off the starboard side of San Juan de Portugal."},
		{engine.Event{N: [4]int32{7000}}, "Triumph runs 70 mm."},
	} {
		c.e.Kind, c.e.About = KindRan, g.object(0)
		if got := string(r.Tell(nil, c.e)); got != c.want {
			t.Errorf("told %q, want %q", got, c.want)
		}
	}
}

// 7.8 Off which side of an enemy a ship lies is seen from on board the enemy.
func TestOffWhichSide(t *testing.T) {
	b := plane.Base{At: plane.Point{X: 10000, Y: 10000}, Length: 4000, Width: 1500}
	for _, c := range []struct {
		ahead, right int32
		want         plane.Edge
	}{{5000, 1000, plane.Front}, {-9000, -1000, plane.Rear}, {-2000, 3000, plane.Right}, {-1000, -3000, plane.Left}} {
		if got := sideOff(b, b.On(c.ahead, c.right)); got != c.want {
			t.Errorf("%d ahead and %d to the right lies off edge %d, want %d", c.ahead, c.right, got, c.want)
		}
	}
}

// 7.8 A run straight ahead is as long as it was ordered.
func TestHowFarSheRan(t *testing.T) {
	var p plane.Path
	p.Begin(plane.Base{At: plane.Point{X: 50000, Y: 50000}, Length: 4000, Width: 1500}, 0)
	p.Ahead(21000, plane.Whole)
	if far, turned := run(&p); far < 20950 || far > 21050 || turned != 0 {
		t.Errorf("she ran %d and turned %d, want 21000 and 0", far, turned)
	}
}
