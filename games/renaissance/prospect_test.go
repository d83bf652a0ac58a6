package renaissance

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A broadside bears on a ship abeam of it, at the range to her; the other broadside and the chasers do not,
// and nothing reaches a ship at the far edge of the table.
func TestForeseesWhatBears(t *testing.T) {
	h := steerIn(t, "lion-and-bull", 0)
	g := h.g
	n, e := shipNo(0), noShip
	for m := range shipNo(g.ofFleet()) {
		if g.foes(n, m) {
			e = m
		}
	}
	d := engine.Decision{Seat: g.ships[n].holder, Ask: AskOrders, About: g.object(n)}
	says := func(b group) engine.Prospect {
		t.Helper()
		g.hidden[n].load[b] = withBall
		offered := []engine.Option{{Verb: VerbTarget, On: g.object(e), With: groupObject(b)}, {Verb: engine.Pass}}
		all := h.rules.(engine.Foreseer).Foresee(g, d, offered)
		if len(all) != 2 || all[1] != (engine.Prospect{}) {
			t.Fatalf("two options have the prospects %v", all)
		}
		return all[0]
	}
	// Abeam to starboard, and as far off as a hull is long.
	base := g.base(n)
	g.ships[e].heading = g.ships[n].heading
	g.ships[e].at = base.On(0, 60*plane.MM)
	if p := says(starboardGuns); p.Idle || !strings.HasSuffix(p.Text, " mm") {
		t.Errorf("abeam the starboard broadside: %+v", p)
	}
	if p := says(portGuns); !p.Idle || p.Text != prospectBears {
		t.Errorf("the port broadside on the other side: %+v", p)
	}
	g.ships[e].at = base.On(0, 3000*plane.MM)
	if p := says(starboardGuns); !p.Idle || p.Text != prospectFar {
		t.Errorf("three metres off: %+v", p)
	}
}

// BenchmarkForesee says of every target of every ship of one side at Lepanto whether it bears.
func BenchmarkForesee(b *testing.B) {
	h := steerIn(b, "lepanto", 0)
	by := h.rules.(engine.Foreseer)
	asked := h.g.Pending(nil)
	var offered [][]engine.Option
	for _, d := range asked {
		offered = append(offered, h.g.Options(d, nil))
	}
	for b.Loop() {
		for i, d := range asked {
			by.Foresee(h.g, d, offered[i])
		}
	}
}
