package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestGuns(t *testing.T) {
	t.Run("16.1, 16.2, 16.4 R230 a Gun that is set up is loaded and has no officer", func(t *testing.T) {
		g := position(t, "scenario delaying-action\nboard 4800 4800\nmuster A nation dutch edge south\nmuster B nation spaniards\ncompany b-31 kern off\nside B lurks comes\nflow place B")
		g.sides[SeatB].pool.Guns[1] = 1
		g.enlistGuns(SeatB)
		if c := &g.companies[namedCompany("b-32")]; c.gun != 1 || !c.has(markLoaded|markTeam) || c.captain != 0 || c.troop != g.tables.Crew {
			t.Errorf("%s", g.format(nil))
		}
	})
	t.Run("16.6 R243 a Gun is dragged off a beach at double cost, and enters no marsh", func(t *testing.T) {
		g := alone(t, "artillery-crew gun saker at 2000 2000", "piece beach 1500 1000 2500 1000 2500 2500 1500 2500\npiece marsh 1500 500 2500 500 2500 1000 1500 1000")
		play(t, g, does("a-1", VerbAhead, 100))
		refused(t, g, does("a-1", VerbAhead, 1), whyFar, 0)
		g = alone(t, "artillery-crew gun saker at 2000 1100", "piece marsh 1500 500 2500 500 2500 1000 1500 1000")
		refused(t, g, does("a-1", VerbAhead, 150), whyBarredGun, 105)
	})
	t.Run("16.2, 16.7 R237 R442 R443 a crew that must go leaves its Gun, and comes back to it as an action", func(t *testing.T) {
		g := alone(t, "artillery-crew gun drake team loaded at 2000 2000", "")
		g.retire(0, noCompany, &engine.Turn{})
		c := &g.companies[0]
		if gun, team := g.objects[0].gun(); c.gun != 0 || gun != 2 || !team || c.at.Y != 2300 {
			t.Errorf("%s", g.format(nil))
		}
		refused(t, g, does("a-1", VerbMan), whyNoGunHere, 0)
		refused(t, g, does("a-1", VerbReload), whyNoGun, 0)
		c.at.Y = 2130
		play(t, g, does("a-1", VerbMan))
		if c.gun != 2 || !c.has(markTeam) || c.has(markLoaded) || g.objects[0].kind != 0 || c.at.Y != 2000 {
			t.Errorf("%s", g.format(nil))
		}
	})
	t.Run("16.2 R237 only a crew takes a Gun over", func(t *testing.T) {
		g := alone(t, "kern at 2000 2000", "object drake of A at 2000 1930")
		refused(t, g, does("a-1", VerbMan), whyNoCrew, 0)
	})
	t.Run("15.4, 16.5 R240 R242 at night a Gun shoots 3 inches, in its whole column", func(t *testing.T) {
		g := position(t, "sky night\ncompany a-1 artillery-crew gun drake loaded at 2000 2000\ncompany b-1 levy-pikemen squadrons 2 at 2000 1700 facing 18000\ncompany b-2 levy-pikemen squadrons 2 at 2000 1000 facing 18000")
		act(t, g, "a-1")
		far := does("a-1", VerbShoot)
		far.On = of("b-2")
		refused(t, g, far, whyRangeDark, 0)
		near := does("a-1", VerbShoot)
		near.On = of("b-1")
		play(t, g, near, 3)
	})
	t.Run("16.6 a Gun is offered the headings that it has room for", func(t *testing.T) {
		gun := "company a-2 artillery-crew squadrons 1 at 4686 363 facing 18630 team limbered gun saker\ncompany b-1 kern squadrons 2 at 2000 2000"
		for _, try := range []struct {
			more string
			want engine.Span
		}{
			{"company a-1 reiters squadrons 1 at 4624 473 facing 18860 formed", engine.Span{Min: 60, Max: 1947, Step: 1, Unit: engine.Degree, Loose: true}},
			{"company a-1 reiters squadrons 1 at 3000 3000", engine.Span{Min: 0, Max: 3599, Step: 1, Unit: engine.Degree, Loose: true}},
			{"company a-1 reiters squadrons 1 at 4686 500 facing 18000 formed", engine.Span{Min: 0, Max: 3599, Step: 1, Unit: engine.Degree, Loose: true}},
		} {
			g := position(t, try.more+"\n"+gun)
			act(t, g, "a-2")
			var got engine.Span
			for _, op := range g.Options(g.Pending(nil)[0], nil) {
				if op.Verb == VerbTurn {
					got = op.Span[0]
				}
			}
			if got != try.want {
				t.Errorf("%s: it is offered %+v, want %+v", try.more, got, try.want)
			}
		}
	})
}
