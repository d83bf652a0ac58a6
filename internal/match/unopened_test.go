package match_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// Whoever keeps the record learns how much of its end is sealed, and who is asked together with it.
func TestKeepIsToldWhatIsSealed(t *testing.T) {
	var last match.Unopened
	var rest *record.Record
	var choices []*record.Step
	m := newMatch(t, func(s *match.Spec) {
		s.Keep = func(rec *record.Record, sealed match.Unopened) error {
			last = sealed
			rest, choices = sealed.Without(rec)
			return nil
		}
	}, persons()...)
	both := engine.Only(seatA) | engine.Only(seatB)
	for _, tt := range []struct {
		seat  engine.Seat
		typed string // a choice, or a word that is said; "" takes the last choice back
		steps int
		asked engine.Seats
	}{
		{seatA, "A load resolute > round", 1, both},
		{seatB, "Good morning", 1, both},
		{seatA, "A plot resolute 2", 2, engine.Only(seatB)},
		{seatA, "", 1, both},
		{seatA, "A plot resolute 1", 2, engine.Only(seatB)},
		{seatB, "B load vengeur > round", 3, engine.Only(seatB)},
		{seatB, "B plot vengeur 2", 0, 0},
	} {
		var err error
		switch {
		case tt.typed == "":
			err = m.TakeBack(tt.seat, engine.NoObject)
		case tt.typed[1] != ' ':
			err = m.Say(tt.seat, tt.typed)
		default:
			_, err = m.Play(tt.seat, m.View(tt.seat).At, choice(t, m, tt.typed))
		}
		if err != nil {
			t.Fatal(err)
		}
		if last.Steps != tt.steps || last.Asked != tt.asked || len(choices) != tt.steps {
			t.Errorf("after %q: %+v and %d choices, expected %d, asked %b", tt.typed, last, len(choices), tt.steps, tt.asked)
		}
		for _, line := range rest.Lines {
			if step, ok := line.(*record.Step); ok && tt.steps > 0 {
				t.Errorf("after %q the rest has %q", tt.typed, step.Choice)
			}
		}
	}
}
