package fury

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// hand is where a hand drags company a-1 of a position, and what comes of it.
type hand struct {
	*testing.T
	*State
	course engine.Course
	events []engine.Kind
}

// drags drags company a-1 of a position to a place, with a reach of 0.6 inches, and plays what that returns.
func drags(t *testing.T, at string, what engine.Object, x, y int32) hand {
	t.Helper()
	g := position(t, at)
	r := &ruleset{tables: g.tables}
	r.words = makeWords(r.tables)
	course, ok := r.Steer(g, SeatA, what, engine.Goal{At: engine.Point{X: x, Y: y}, Heading: engine.AnyHeading, Reach: 60})
	if !ok {
		t.Fatal("nothing is steered")
	}
	h := hand{T: t, State: g, course: course}
	for _, c := range course.Choices {
		if ill := g.Check(c); !ill.OK() {
			t.Fatalf("%+v is refused: %s", c, r.words.Refuse(ill))
		}
		h.events = append(h.events, told(play(t, g, c))...)
	}
	return h
}

// TestHandTakesHerd: 22.3, 22.4.2 a company that is dragged to within reach of a herd of the enemy comes up to it and takes
// it, as its end says; where it would go through one it asks first, and says whose that is.
func TestHandTakesHerd(t *testing.T) {
	for x := int32(2090); x <= 2210; x += 20 {
		for y := int32(2780); y <= 2980; y += 20 {
			h := drags(t, pasture, of("a-1"), x, y)
			if o := h.objects[0]; o.kind == 0 || o.owner != uint16(SeatA) || h.course.Brings.Text != "it takes herd 1" || h.course.Asks {
				t.Errorf("with the hand at %d, %d: %+v, %q", x, y, o, h.course.Brings.Text)
			}
		}
	}
	for _, tt := range []struct{ owner, says string }{{"B", "herd 1 scatters: it goes through them"}, {"A", "its own herd 1 scatters: it goes through them"}} {
		h := drags(t, strings.Replace(pasture, "herd of B at 2150", "herd of "+tt.owner+" at 2150", 1), of("a-1"), 2200, 2500)
		if h.objects[0].kind != 0 || !h.course.Asks || h.course.Brings.Text != tt.says {
			t.Errorf("through a herd of %s: %+v, asks %v, %q", tt.owner, h.objects[0], h.course.Asks, h.course.Brings.Text)
		}
	}
	h := drags(t, pasture, of("a-1"), 1200, 3300)
	if h.course.Asks || h.course.Brings.Text != "" {
		t.Errorf("elsewhere: %q", h.course.Brings.Text)
	}
}

// TestHandGoesAround: 8.4 a company that is dragged behind a house goes around it if that is short, and asks before it stops
// short of a place for anything but the length of its move; it does not turn about on the spot against a wall.
func TestHandGoesAround(t *testing.T) {
	const table = `
piece building 2080 3000 2240 3000 2240 3150 2080 3150
side A force 4 flight 60
side B force 4 flight 60
company a-1 border-reivers squadrons 2 at 2000 3400 captain 1
company b-1 demilancers squadrons 4 at 500 500 captain 3
flow segments A
`
	h := drags(t, table, of("a-1"), 2000, 2800)
	if at := h.block(&h.companies[0]).Hull().Centre(); at.Distance((plane.Point{X: 2000, Y: 2800})) > Inch/2 || h.course.Asks {
		t.Errorf("around the house: %v, %q", at, h.course.Short.Text)
	}
	walled := strings.Replace(table, "piece building 2080 3000 2240 3000 2240 3150 2080 3150", "piece water 200 3000 4000 3000 4000 3150 200 3150", 1)
	h = drags(t, walled, of("a-1"), 2000, 2800)
	if h.course.Short.Text == "" || len(h.course.Choices) > 0 && !h.course.Asks {
		t.Errorf("before water: %q, asks %v", h.course.Short.Text, h.course.Asks)
	}
	h = drags(t, strings.Replace(walled, "at 2000 3400", "at 2000 3160", 1), of("a-1"), 2000, 2800)
	if h.course.Short.Text == "" || len(h.course.Choices) > 0 {
		t.Errorf("against water: %q, %v", h.course.Short.Text, h.course.Choices)
	}
}

// TestHandFacesAndGoesAround: 8.2, 8.4 a company with its front at a house that is dragged past that and past another company
// faces first, and then goes around the corner.
func TestHandFacesAndGoesAround(t *testing.T) {
	h := drags(t, `
piece building 432 4246 632 4246 632 4446 432 4446
side A force 8 flight 60
side B force 4 flight 60
company a-1 demilancers squadrons 4 files 3 at 416 4441 captain 4
company a-2 border-reivers squadrons 4 files 2 at 658 4252 facing 27850 captain 5
company b-1 demilancers squadrons 4 at 500 500 captain 3
flow segments A
`, of("a-1"), 1400, 4400)
	if at := h.block(&h.companies[0]).Hull().Centre(); at.X < 1000 {
		t.Errorf("it comes to %v: %q", at, h.course.Short.Text)
	}
}

// TestHandBringsOn: 25.6 a company off the board that is dragged to a place on it comes on and goes there.
func TestHandBringsOn(t *testing.T) {
	const off = `
scenario cattle-lifting
side A force 8 flight 30 comes
side B force 4 flight 45
muster A nation scots edge south
muster B nation english
company a-32 border-reivers squadrons 4 files 4 at 0 0 captain 1 off
object herd of B at 4000 3000
company b-1 demilancers squadrons 4 at 500 500 captain 3
flow segments A
`
	h := drags(t, off, of("a-32"), 2400, 4000)
	if n := len(h.course.Choices); n < 2 {
		t.Fatalf("it goes no farther than the edge: %v", h.course.Choices)
	}
	end := h.course.Track[len(h.course.Track)-1].At
	if at := h.block(&h.companies[0]).Hull().Centre(); at.Distance((plane.Point{X: 2400, Y: 4000})) > Inch/2 || at.Distance((plane.Point{X: end.X, Y: end.Y})) > 2 {
		t.Errorf("it stands at %v, its track ends at %v", at, end)
	}
	if !slices.Contains(h.events, KindAppears) {
		t.Errorf("%v", h.events)
	}
}
