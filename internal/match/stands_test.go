package match_test

import (
	"testing"

	"github.com/weathergage/weathergage/internal/match"
)

// What others say, ask and choose in secret while a choice is on its way leaves it what it
// was; what the seat has done itself or seen of the game since does not.
func TestAChoiceThatMeansTheSameIsPlayed(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	at := m.View(seatA).At
	play(t, m, "B load vengeur > round")
	play(t, m, "B plot vengeur 2")
	must(t, m.Say(seatB, "Well?"))
	must(t, m.OfferDraw(seatB))
	if now := m.View(seatA); now.At == at || len(now.Chosen) != 1 {
		t.Fatalf("A is not told that B has chosen: view %d after %d, %v", now.At, at, now.Chosen)
	}
	load, plot := choice(t, m, "A load resolute > round"), choice(t, m, "A plot resolute 2")
	if n, err := m.Play(seatA, at, load); n != 1 || err != nil {
		t.Errorf("a choice made before B had chosen: %d played, %v", n, err)
	}
	if n, err := m.Play(seatA, at, plot); n != 0 || err != nil {
		t.Errorf("a choice made before A's own: %d played, %v", n, err)
	}
	at = m.View(seatA).At
	if n, err := m.Rewrite(seatA, at-1, load.About, load); n != 0 || err != nil {
		t.Errorf("anew on a view before A's own choice: %d played, %v", n, err)
	}
	must(t, m.Say(seatB, "Hurry up."))
	if n, err := m.Rewrite(seatA, at, load.About, load); n != 1 || err != nil {
		t.Errorf("anew after words alone: %d played, %v", n, err)
	}
	play(t, m, "A plot resolute 2")
	if m.Stands(seatA, at) || m.Stands(seatB, at) || m.Stands(seatA, m.View(seatA).At+1) {
		t.Error("what was chosen before all orders were opened stands")
	}
}

// A match that is taken up again knows as well what stands.
func TestWhatStandsOutlastsARestart(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, nil, persons()...)
	m := load(t, spec)
	play(t, m, "A load resolute > round")
	at := m.View(seatA).At
	play(t, m, "B load vengeur > round")
	play(t, m, "B plot vengeur 2")
	again := load(t, spec)
	for before := range at + 2 {
		if got, want := again.Stands(seatA, before), m.Stands(seatA, before); got != want || want != (before == at || before == m.View(seatA).At) {
			t.Errorf("view %d stands %v after the restart, %v before it", before, got, want)
		}
	}
}
