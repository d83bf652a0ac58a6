package renaissance

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Before a group is ordered to fire stands what its dice rest on: the batteries that bear, the range, the gunnery factor
// and the tactical factors, and the points by all falls of the dice. A group that does not bear has no odds.
//
// Cases 10.1, 11.1, 11.2, 11.3.
func TestReckonsAShot(t *testing.T) {
	h := steerIn(t, "lion-and-bull", 0)
	g := h.g
	n, e := shipNo(0), noShip
	for m := range shipNo(g.ofFleet()) {
		if g.foes(n, m) {
			e = m
		}
	}
	g.ships[e].heading, g.ships[e].at = g.ships[n].heading, g.base(n).On(0, 60*plane.MM)
	g.hidden[n].load[starboardGuns], g.hidden[n].load[portGuns] = withBall, withBall
	shot := engine.Choice{Seat: g.ships[n].holder, Verb: VerbTarget, About: g.object(n), On: g.object(e), With: groupObject(starboardGuns)}
	sums := h.rules.(engine.Reckoner).Reckon(g, shot)
	if len(sums) != 3 {
		t.Fatalf("%d sums are reckoned: %+v", len(sums), sums)
	}
	var text strings.Builder
	ways := int32(0)
	for _, s := range sums {
		text.WriteString(s.Title + " " + s.Total + "\n")
		for _, p := range s.Parts {
			ways += p.Ways
			text.WriteString("  " + p.Text + " " + p.Value + "\n")
		}
	}
	for _, want := range []string{": batteries ", "  range, ", " mm\n", "  gunnery factor ", "  initial broadside at ", "Damage points in all", " points \n"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("without %q:\n%s", want, text.String())
		}
	}
	if ways != 36 {
		t.Errorf("%d of 36 falls of the dice are counted", ways)
	}
	shot.With = groupObject(portGuns)
	if sums := h.rules.(engine.Reckoner).Reckon(g, shot); sums != nil {
		t.Errorf("the broadside on the other side has odds: %+v", sums)
	}
}

// BenchmarkReckon asks of every target of every ship of one side at Lepanto whether a shot at it has odds.
func BenchmarkReckon(b *testing.B) {
	h := steerIn(b, "lepanto", 0)
	by := h.rules.(engine.Reckoner)
	var all []engine.Choice
	for _, d := range h.g.Pending(nil) {
		for _, o := range h.g.Options(d, nil) {
			all = append(all, engine.Choice{Seat: d.Seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With})
		}
	}
	for b.Loop() {
		for _, c := range all {
			by.Reckon(h.g, c)
		}
	}
}
