package fury

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// pasture is a company with a herd of the enemy before it and one of its own by the edge.
const pasture = `
scenario cattle-lifting
side A force 8 flight 30
side B force 4 flight 45
muster A nation scots edge south gone 0 3 0 0 0
muster B nation english
company a-1 border-reivers squadrons 4 at 2000 3300 captain 1
company b-1 demilancers squadrons 4 at 500 500 captain 3
object herd of B at 2150 2800
object herd of A at 120 2000
flow segments A
`

// TestHelmOfHerds: 22.3, 22.4.2 a company that is dragged onto a herd stops beside it and has it; one that
// is dragged beyond it is told that it scatters. 22.1 a herd that is dragged off the board leaves it.
func TestHelmOfHerds(t *testing.T) {
	r := &ruleset{tables: position(t, pasture).tables}
	r.words = makeWords(r.tables)
	steer := func(t *testing.T, what engine.Object, x, y int32) (g *State, events []engine.Event, notes string) {
		g = position(t, pasture)
		course, ok := r.Steer(g, SeatA, what, engine.Goal{At: engine.Point{X: x, Y: y}, Heading: engine.AnyHeading})
		if !ok || len(course.Choices) == 0 {
			t.Fatalf("no course: %+v", course)
		}
		for _, c := range course.Choices {
			events = append(events, play(t, g, c)...)
		}
		for _, n := range course.Notes {
			notes += n.Text + "; "
		}
		return g, events, notes
	}
	for _, at := range [][2]int32{{2150, 2800}, {2100, 2840}, {2160, 2760}} {
		g, events, notes := steer(t, of("a-1"), at[0], at[1])
		if g.objects[0].kind == 0 || g.objects[0].owner != uint16(SeatA) || !slices.Contains(told(events), KindTakes) || !strings.Contains(notes, "it takes herd 1") {
			t.Errorf("with the hand at %v: %+v, %s", at, g.objects[0], notes)
		}
	}
	if g, _, notes := steer(t, of("a-1"), 2200, 2600); g.objects[0].kind != 0 || !strings.Contains(notes, "herd 1 scatters") {
		t.Errorf("beyond it: %+v, %s", g.objects[0], notes)
	}
	if g, _, notes := steer(t, of("a-1"), 1200, 3300); g.objects[0].kind == 0 || strings.Contains(notes, "herd") {
		t.Errorf("elsewhere: %+v, %s", g.objects[0], notes)
	}
	g, events, _ := steer(t, objectAt(1), -80, 2000)
	play(t, g, engine.Choice{Seat: SeatA, Verb: engine.Pass, About: objectAt(1)})
	if out, over := g.Outcome(); !slices.Contains(told(events), KindCarried) || !over || out.Winner != SeatA {
		t.Errorf("off the board: %v, %v", told(events), out)
	}
}

// TestHelmOfGunsAndGoods: 16.3 R44 a Gun that is dragged up to a herd is not said to take it.
func TestHelmOfGunsAndGoods(t *testing.T) {
	g := position(t, "company a-1 artillery-crew gun drake loaded at 2400 2300\ncompany b-1 kern at 500 500\n"+
		"object herd of B at 2400 2140\nflow segments A\n")
	r := &ruleset{tables: g.tables}
	r.words = makeWords(r.tables)
	course, ok := r.Steer(g, SeatA, of("a-1"), engine.Goal{At: engine.Point{X: 2400, Y: 2200}, Heading: engine.AnyHeading})
	if !ok || len(course.Choices) == 0 {
		t.Fatalf("no course: %+v", course)
	}
	for _, c := range course.Choices {
		if slices.Contains(told(play(t, g, c)), KindTakes) {
			t.Errorf("a Gun takes a herd")
		}
	}
	if b := g.body(&g.objects[0]); !g.block(&g.companies[0]).Touching(b) {
		t.Fatalf("the Gun has not come up to the herd: %+v", g.companies[0].at)
	}
	for _, n := range course.Notes {
		if strings.Contains(n.Text, "takes") {
			t.Errorf("%s (%s)", n.Text, n.Rule)
		}
	}
}
