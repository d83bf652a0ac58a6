package renaissance

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// tied is a galleon that has another in tow, dead astern, and nobody in her way.
const tied = `scenario gravelines
ship san-marcos at 1500 1200 heading 45 speed 40 tow san-felipe tasks pass-tow 2
ship san-felipe at 1430.7 1269.3 heading 45 speed 0 tug san-marcos
ship san-martin at 2600 600`

func TestTowing(t *testing.T) {
	apart := func(g *State) Length {
		return g.base(2).Middle(plane.Rear).Distance(g.ships[3].at)
	}
	t.Run("9.1 the bow keeps twenty millimetres behind the stern", func(t *testing.T) {
		g := play(t, tied, "A ahead san-marcos 20; A to-starboard san-marcos 10", "A to-starboard san-marcos 10; A ahead san-marcos 10",
			"A ahead san-marcos 30", "A ahead san-marcos 40", "A ahead san-marcos 40", "A ahead san-marcos 40")
		if !g.towed(3) {
			t.Fatal("the tow is cast off")
		}
		if gap := apart(g); gap < 19*plane.MM || gap > 21*plane.MM {
			t.Errorf("she is %d behind", gap)
		}
		if turned := plane.Heading(4500).To(g.ships[3].heading); turned < 12*plane.Degree || turned > 23*plane.Degree {
			t.Errorf("she has turned by %d", turned)
		}
	})
	t.Run("9.1 a line is passed in two moves and cast off in one", func(t *testing.T) {
		const near = "scenario gravelines\nship san-marcos at 1500 1200 heading 45 speed 0\nship san-felipe at 1431 1269 heading 45 speed 0"
		g := play(t, near, "A tow san-marcos > san-felipe")
		if g.towed(3) {
			t.Error("one move was enough")
		}
		g = play(t, near, "A tow san-marcos > san-felipe", "A pass san-marcos")
		if !g.towed(3) {
			t.Error("two moves were not enough")
		}
		g = play(t, near, "A tow san-marcos > san-felipe", "A pass san-marcos", "A slip san-felipe")
		if g.towed(3) || g.ships[2].tow != noShip {
			t.Error("she is in tow yet")
		}
	})
	t.Run("9.1 she goes half as far as twice hers is more than the tug's", func(t *testing.T) {
		r := rules(t)
		s, _, err := r.ParsePosition([]byte(tied))
		if err != nil {
			t.Fatal(err)
		}
		c, _ := engine.ParseChoice(r.Info(), r.Words(), "A ahead san-marcos 90")
		ill := s.Check(c) // both of table D before the wind: 95 - 95/2
		if ill.Why == 0 || !strings.Contains(r.Words().Refuse(ill), "at most 47 mm") {
			t.Errorf("refused with %q", r.Words().Refuse(ill))
		}
	})
}
