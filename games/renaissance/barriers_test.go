package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A ship that glances past another has half her speed left, and rams a barrier with that.
func TestBarrierAfterAGlance(t *testing.T) { // 18.1, 23.7
	for _, tt := range []struct {
		name   string
		goal   Length
		breaks bool
	}{
		{"half of 100 mm is enough", 100 * plane.MM, true},
		{"half of 98 mm is not", 98 * plane.MM, false},
	} {
		g := begun(t, "puerto-rico")
		n, v := g.named("defiance"), voyage{}
		v.goal[n] = tt.goal
		v.path[n].Begin(g.base(n), 0)
		v.path[n].Ahead(tt.goal/2, plane.Whole)
		v.ended.add(n)
		v.glances.add(n)
		faces := sixes{}
		g.meetBarrier(&v, n, 0, plane.Whole/2, &engine.Turn{Dice: faces})
		if g.stands(0) == tt.breaks {
			t.Errorf("23.7 %s: the boom stands: %t", tt.name, g.stands(0))
		}
	}
}

// A ship that glances past another goes on at half speed, and if she is stopped then her next move
// counts from how far she had come; astern as ahead.
func TestStoppedAfterAGlance(t *testing.T) { // 7.6, 7.9, 18.1, 23.7
	g := begun(t, "puerto-rico")
	n, v := g.named("defiance"), voyage{}
	v.goal[n], v.swung[n] = 80*plane.MM, plane.Whole/2
	before := Length(int64(80*plane.MM) * int64(plane.Whole/2-swinging) / int64(plane.Whole))
	v.before[n], v.run[n] = before, before+20*plane.MM
	v.ended.add(n)
	v.glances.add(n)
	v.path[n].Begin(g.base(n), 0)
	v.path[n].Ahead(before, plane.Whole/2)
	v.path[n].Ahead(20*plane.MM, plane.Whole)
	g.meetBarrier(&v, n, 0, plane.Whole*3/4, &engine.Turn{Dice: sixes{}})
	for range 2 {
		if want := before + 10*plane.MM; v.run[n] != want {
			t.Errorf("she has come %d, want %d", v.run[n], want)
		}
		v.end(n, plane.Whole)
	}
	v.backs.add(n)
	if g.arrive(&v, &engine.Turn{}); g.ships[n].speed != -v.run[n] {
		t.Errorf("her speed is %d, want it astern", g.ships[n].speed)
	}
}

// sixes are dice that always show a 6.
type sixes struct{}

func (sixes) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	for i := range f[:th.Dice] {
		f[i] = 6
	}
	return f, true
}
