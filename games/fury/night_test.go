package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestNight(t *testing.T) {
	t.Run("15.3 R106, R229 in the dark every company has a marker more, a crew with its Gun has none", func(t *testing.T) {
		g := position(t, "sky fog\ncompany a-1 kern squadrons 4 terror 1 at 2000 2000\ncompany b-1 kern squadrons 2 at 500 500")
		if all, count := g.markers(&g.companies[0]), g.counted(&g.companies[0]); all != 2 || count != 4 {
			t.Errorf("%d markers, %d halves", all, count)
		}
		crew := company{troop: g.tables.Crew, squadrons: 1, gun: 1}
		if all := g.markers(&crew); all != 0 {
			t.Errorf("a crew has %d", all)
		}
		g.sky = skyDay
		if all := g.markers(&g.companies[0]); all != 1 {
			t.Errorf("by day %d", all)
		}
	})
	t.Run("15.3, 9.4 it counts when a company breaks", func(t *testing.T) {
		g := position(t, "sky night\nside A force 9 flight 90\ncompany a-1 kern squadrons 1 at 2000 2000\ncompany b-1 kern squadrons 2 at 500 500")
		g.terrify(0, 1, noCompany, &engine.Turn{})
		if !g.companies[0].has(markRouting) {
			t.Errorf("%+v", g.companies[0])
		}
	})
	t.Run("15.4 R126 at night nobody shoots beyond 3 inches, and all totals are halved", func(t *testing.T) {
		g := position(t, "sky night\ncompany a-1 veteran-shot squadrons 4 at 2000 2000\ncompany b-1 kern squadrons 2 at 500 500")
		c := &g.companies[0]
		night := g.shootingTotal(c, 4, false)
		if far := g.reach(c); far != 300 {
			t.Errorf("shoots %d", far)
		}
		c.terror = 1 // as by night
		g.sky = skyDay
		if day := g.shootingTotal(c, 4, false); day != 2*night {
			t.Errorf("%d by day, %d by night", day, night)
		}
	})
}
