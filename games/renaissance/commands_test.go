package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A side is led by squadrons where it has several, otherwise ship by ship; whoever leads one writes the
// orders of its ships, and nobody but the holder of the seat seals them.
//
// Cases 1.2, 2.2.
func TestCommandsOfASide(t *testing.T) {
	for scenario, want := range map[string][numSeats]int{
		"gravelines": {5, 3}, "lepanto": {2, 10}, "dog-fight": {2, 3}, "puerto-rico": {5, 4},
	} {
		h := steerIn(t, scenario, 0)
		r := h.rules.(engine.Divider)
		for seat := range numSeats {
			all, asked := r.Commands(h.g, seat), map[string]int{}
			for _, d := range h.g.Pending(nil) {
				if d.Seat == seat {
					asked[r.Under(h.g, engine.Choice{Seat: seat, About: d.About})]++
				}
			}
			if asked[""] != 1 {
				t.Errorf("%s: %d questions are the holder's own, wanted the seal alone", scenario, asked[""])
			}
			names := map[string]bool{}
			for _, c := range all {
				if c.Name == "" || names[c.Name] {
					t.Errorf("%s: command %+v has no name, or another's", scenario, c)
				}
				names[c.Name] = true
				delete(asked, c.Key)
			}
			if len(asked) != 1 {
				t.Errorf("%s: commands %+v, but questions of %v", scenario, all, asked)
			}
			if other := r.Under(h.g, engine.Choice{Seat: 1 - seat, About: h.g.object(0)}); (other == "") != (h.g.row(0).Seat == seat) {
				t.Errorf("%s: ship 0 is under %q of another side", scenario, other)
			}
			if len(all) != want[seat] && len(all) != want[1-seat] {
				t.Errorf("%s: %d commands", scenario, len(all))
			}
		}
	}
}

// A prize is under no squadron of those who took her.
//
// Case 21.2.
func TestAPrizeIsTheHoldersOwn(t *testing.T) {
	h := steerIn(t, "lepanto", 0)
	taker := 1 - h.g.row(0).Seat
	h.g.ships[0].holder = taker
	if under := h.rules.(engine.Divider).Under(h.g, engine.Choice{Seat: taker, About: h.g.object(0)}); under != "" {
		t.Errorf("the prize is under %q", under)
	}
}
