package renaissance

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// atTheBoom returns Exchange close above the boom of Puerto Rico, heading for it at a speed.
func atTheBoom(t *testing.T, off, speed Length) *steered {
	t.Helper()
	h := steerIn(t, "puerto-rico", begun(t, "puerto-rico").named("exchange"))
	h.g = begun(t, "puerto-rico")
	boom, s := &h.g.played().Barriers[0], &h.g.ships[h.n]
	s.heading, s.speed = plane.Heading(180*plane.Degree), speed
	s.at = plane.Point{X: (boom.A.X + boom.B.X) / 2, Y: boom.A.Y - off}
	h.g.hidden[h.n].forget()
	return h
}

// A ship that is steered across a barrier is drawn to it, and read what it takes to break it.
func TestSteerMeetsTheBoom(t *testing.T) { // 23.7
	boom := func(h *steered) int32 { return h.g.played().Barriers[0].A.Y }
	h := atTheBoom(t, 10*plane.MM, 10*plane.MM)
	c := h.to(40, 0, engine.AnyHeading)
	if bow := c.Track[len(c.Track)-1].At.Y + h.g.base(h.n).Length/2; bow > boom(h)+plane.MM {
		t.Errorf("her bow is drawn %d below the boom", bow-boom(h))
	}
	if c.Short != (engine.Note{Rule: "23.7", Text: "the boom stops her"}) {
		t.Errorf("she is short for %v", c.Short)
	}
	h = atTheBoom(t, 60*plane.MM, 120*plane.MM)
	c = h.to(130, 0, engine.AnyHeading)
	if c.Notes[0].Rule != "23.7" || !strings.HasPrefix(c.Notes[0].Text, "she rams the boom and breaks it on ") {
		t.Errorf("fast enough to ram it she reads %v", c.Notes)
	}
}

// A ship whose orders leave her way open is drawn as she carries on, and one that nothing moves is not drawn anywhere.
func TestSceneForesees(t *testing.T) { // 2.2, 7.7, 23.7
	ghost := func(h *steered) (far Length, drawn bool) {
		for _, m := range h.rules.Scene(h.g, h.g.ships[h.n].holder).Marks {
			if m.Kind == "course" && m.From == h.g.object(h.n) {
				a, b := m.Line[0], m.Line[len(m.Line)-1]
				return plane.Point{X: a.X, Y: a.Y}.Distance(plane.Point{X: b.X, Y: b.Y}), true
			}
		}
		return 0, false
	}
	load := order{verb: VerbHoldFire, on: groupObject(portGuns)}
	h := atTheBoom(t, 0, 0)
	h.g.ships[h.n].canvas = 0
	h.g.hidden[h.n].orders[0], h.g.hidden[h.n].many = load, 1
	if far, drawn := ghost(h); drawn {
		t.Errorf("at the boom, which holds her, she is drawn drifting %d", far)
	}
	h = atTheBoom(t, 300*plane.MM, 100*plane.MM)
	h.g.hidden[h.n].orders[0], h.g.hidden[h.n].many = load, 1
	want, ok := h.g.onward(h.n)
	if far, _ := ghost(h); !ok || far < want.n*plane.MM-plane.MM {
		t.Errorf("she is drawn %d on, but carries on for %d mm", far, want.n)
	}
}
