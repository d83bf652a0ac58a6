package renaissance

import (
	"testing"

	"weathergage/engine"
	"weathergage/geo/plane"
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
		faces := sixes{}
		g.meetBarrier(&v, n, 0, plane.Whole/2, &engine.Turn{Dice: faces})
		if g.stands(0) == tt.breaks {
			t.Errorf("23.7 %s: the boom stands: %t", tt.name, g.stands(0))
		}
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
