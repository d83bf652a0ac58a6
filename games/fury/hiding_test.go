package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestHiding: 14.1 an ambush is laid in the set-up, and only its side learns of it.
func TestHiding(t *testing.T) {
	g := position(t, `
scenario rebellion
piece light-wood 2000 1000 3000 1000 3000 2000 2000 2000
side A force 4
side B force 4 lurks
company a-1 kern squadrons 4 at 2400 4600
company b-1 kern squadrons 4 at 2500 1500
`)
	n := companyNo(ofSide)
	as := g.companies[n]
	turn := engine.Turn{Hear: true}
	g.hide(n, as, &turn)
	if !g.lurks(SeatB) || g.companies[n].troop != 0 {
		t.Fatal("it is not hidden")
	}
	for _, e := range turn.Events {
		if e.See.Has(SeatA) {
			t.Errorf("the enemy hears %+v", e)
		}
	}
	t.Run("14.1 no squadron of it is counted for the enemy", func(t *testing.T) {
		seen := new(State)
		seen.CopyFrom(g)
		seen.Redact(SeatA)
		if seen.sides[SeatB].force != 0 || seen.lurks(SeatB) {
			t.Errorf("force %d", seen.sides[SeatB].force)
		}
	})
}
