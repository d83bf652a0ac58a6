package match_test

import (
	"errors"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
)

// What may follow when a clock has run out is as the match's terms have it, for each of them;
// it stays so when the match is taken up again, and nothing follows by itself.
func TestTheTermsOfAbsence(t *testing.T) {
	for _, tt := range []struct {
		absent         match.Absence
		captain, claim bool
	}{
		{match.AbsentAny, true, true}, {match.AbsentCaptain, true, false}, {match.AbsentWaits, false, false}, {match.AbsentLoses, false, true},
	} {
		begin := func() (*match.Match, match.Spec) {
			var j match.Memory
			w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
			spec := journaled(t, &j, func(s *match.Spec) {
				s.Pace, s.Now, s.Absent = time.Hour, w.now, tt.absent
				s.Captains = []match.Sitter{{}, randomBot(3)}
			}, persons()...)
			m := load(t, spec)
			play(t, m, "A load resolute > round")
			play(t, m, "A plot resolute 2")
			w.Time = w.Add(2 * time.Hour)
			return m, spec
		}
		may := func(what string, err error, want bool) {
			t.Helper()
			if want && err != nil || !want && !errors.Is(err, match.ErrTerms) {
				t.Errorf("terms %q: %s: %v", tt.absent, what, err)
			}
		}
		m, spec := begin()
		may("the captain plays", m.Relieve(seatA, seatB), tt.captain)
		sameViews(t, string(tt.absent), load(t, spec), m)
		m, spec = begin()
		may("the match is claimed", m.Claim(seatA, seatB), tt.claim)
		sameViews(t, string(tt.absent), load(t, spec), m)
		if over := m.View(seatA).Ending != nil; over != tt.claim {
			t.Errorf("terms %q: the match is over: %v", tt.absent, over)
		}
	}
}

// Who is waited for learns since when, with a clock or without; nobody learns it of another.
func TestSinceWhenOneIsWaitedFor(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	for _, text := range []string{"A load resolute > round", "A plot resolute 2"} {
		if m.View(seatA).Since.IsZero() {
			t.Fatal("A is waited for, and is not told since when")
		}
		if _, err := m.Play(seatA, m.View(seatA).At, choice(t, m, text)); err != nil {
			t.Fatal(err)
		}
	}
	if m.View(seatB).Since.IsZero() || !m.View(seatA).Since.IsZero() {
		t.Error("only B is waited for")
	}
}
