package match_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// repeated returns the choices that a seat is offered to repeat.
func repeated(m *match.Match, seat engine.Seat) (out []engine.Choice) {
	for _, q := range m.View(seat).Asked {
		out = append(out, q.Again...)
	}
	return out
}

func TestWhatWasDoneLastTurnIsOfferedAgain(t *testing.T) {
	m := newMatch(t, func(s *match.Spec) {
		words := s.Rules.Words()
		plot, _ := words.FindVerb("plot")
		words.Verbs = slices.Clone(words.Verbs)
		words.Verbs[plot].Again = true
	}, persons()...)
	if got := repeated(m, seatA); got != nil {
		t.Errorf("in the first turn A is offered to repeat %v", got)
	}
	inFiring(t, m, "round")
	for _, text := range []string{"B pass vengeur", "B pass vengeur", "A pass resolute"} {
		play(t, m, text)
	}
	for seat, text := range map[engine.Seat]string{seatA: "A plot resolute 1", seatB: "B plot vengeur 2"} {
		want := choice(t, m, text)
		if got := repeated(m, seat); len(got) != 1 || got[0] != want {
			t.Fatalf("seat %d is offered to repeat %v, want %v alone: loads are not repeated", seat, got, want)
		}
	}
	if got := repeated(m, engine.Observer); got != nil {
		t.Errorf("who watches is offered to repeat %v", got)
	}
	play(t, m, "A plot resolute 1")
	if got := repeated(m, seatA); got != nil {
		t.Errorf("what is done again is still offered: %v", got)
	}
	if err := m.TakeBack(seatA, engine.NoObject); err != nil {
		t.Fatal(err)
	}
	if got := repeated(m, seatA); len(got) != 1 {
		t.Errorf("what was taken back is not offered: %v", got)
	}
}
