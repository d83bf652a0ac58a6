package duel

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 1.2, 3.3, 3.4 The board shows the range alone, so both ships move when it changes: a ship that is dragged runs twice as
// far toward the enemy or away from her as the hand does, in the steps of the scale, and never nearer than the rules let her. Who has not the gage, or not yet, reads why she does not run.
func TestADraggedShipRuns(t *testing.T) {
	const closing = "phase closing\ngage A\nship resolute speed 3\nrange 300mm"
	for _, tt := range []struct {
		position   string
		seat       engine.Seat
		by         int32
		want, says string
	}{
		{closing, seatA, 61, "A close resolute > vengeur 120mm", ""},
		{closing, seatA, -32, "A sheer resolute > vengeur 65mm", ""},
		{closing, seatA, 900, "A close resolute > vengeur 180mm", ""},
		{closing, seatA, 1, "", ""},
		{closing, seatB, -50, "", "only the ship with the weather gage runs, and the enemy has it"},
		{"phase orders\nguns resolute round\nguns vengeur round", seatA, 50, "", "after the orders are opened, the ship with the weather gage may run 5 mm or more"},
	} {
		r := rules(t).(*ruleset)
		s, _, err := r.ParsePosition([]byte(tt.position))
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		x := g.shipsAt()[tt.seat]
		course, _ := r.Steer(g, tt.seat, shipOf(tt.seat), engine.Goal{At: engine.Point{X: x + tt.by, Y: 80}, Heading: engine.AnyHeading})
		got := ""
		if len(course.Choices) > 0 {
			got = string(engine.FormatChoice(nil, r.Info(), r.Words(), course.Choices[0]))
			if ill := g.Check(course.Choices[0]); !ill.OK() {
				t.Errorf("%s is refused", got)
			}
		}
		if got != tt.want || course.Short.Text != tt.says {
			t.Errorf("dragged by %d: %q, %q; want %q, %q", tt.by, got, course.Short.Text, tt.want, tt.says)
		}
	}
}

// 3.3, 3.4 The way of a run is drawn while its number is set, to where the ship lies after it; what is refused is not.
func TestARunIsTraced(t *testing.T) {
	r := rules(t).(*ruleset)
	s, _, err := r.ParsePosition([]byte("phase closing\ngage A\nship resolute speed 3\nrange 300mm"))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	run := engine.Choice{Seat: seatA, Verb: verbClose, About: shipOf(seatA), On: shipOf(seatB), N: g.runOf(seatA, 60).N}
	c, ok := r.Trace(g, run)
	after := *g
	after.rangeMM -= run.N[0]
	if !ok || c.Track[0] != g.posed(seatA) || c.Track[1] != after.posed(seatA) {
		t.Errorf("a run of %d is drawn as %v", run.N[0], c.Track)
	}
	run.N[0] = 10_000
	if _, ok := r.Trace(g, run); ok {
		t.Error("a run that is refused is drawn")
	}
}
