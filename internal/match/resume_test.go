package match_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// A match that is adjourned keeps its secrets and goes on where it was when both
// have agreed to that.
func TestAnAdjournedMatchIsTakenUpAgain(t *testing.T) {
	var j match.Memory
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	spec := journaled(t, &j, func(s *match.Spec) { s.Pace, s.Now = time.Hour, w.now }, persons()...)
	m := load(t, spec)
	if err := m.Resume(seatA); !errors.Is(err, match.ErrNotAdjourned) {
		t.Errorf("error %v, want that it is not adjourned", err)
	}
	play(t, m, "A load resolute > chain")
	before := m.View(seatA)
	must(t, m.Adjourn(seatB))
	w.Time = w.Add(3 * time.Hour)
	v := m.View(seatA)
	if v.Over() || v.Ending == nil || len(v.Clocks) > 0 || len(v.Asked) > 0 {
		t.Errorf("adjourned: over %v, %+v, clocks %v, %d questions", v.Over(), v.Ending, v.Clocks, len(v.Asked))
	}
	if text := string(m.Record()); !strings.Contains(text, "end adjourn\n") || strings.Contains(text, "key ") {
		t.Errorf("the record of a match that the house holds for both:\n%s", text)
	}
	if text := forSeat(t, m, seatB); strings.Contains(text, "A load") {
		t.Errorf("B learns what A has loaded:\n%s", text)
	}
	if _, err := m.Play(seatA, v.At, choice(t, m, "A plot resolute 2")); !errors.Is(err, match.ErrOver) {
		t.Errorf("error %v, want that nothing is played", err)
	}
	sameViews(t, "adjourned, and loaded", load(t, spec), m)

	must(t, m.Resume(seatA))
	if err := m.Resume(seatA); !errors.Is(err, match.ErrAsked) {
		t.Errorf("error %v, want that it is asked already", err)
	}
	must(t, m.Answer(seatB, false))
	if v := m.View(seatA); v.Ending == nil || v.Consent != nil {
		t.Fatalf("declined: %+v", v.Ending)
	}
	must(t, m.Resume(seatB))
	sameViews(t, "asked, and loaded", load(t, spec), m)
	must(t, m.Answer(seatA, true))
	v = m.View(seatA)
	if v.Ending != nil || !v.Seen.Equal(before.Seen) || len(v.Asked) != len(before.Asked) || len(v.Written) != 1 {
		t.Errorf("taken up again: %+v, %d questions, %d sealed", v.Ending, len(v.Asked), len(v.Written))
	}
	if len(v.Clocks) == 0 || v.Clocks[0].Ran {
		t.Errorf("clocks %v, want them begun anew", v.Clocks)
	}
	restless(t, m, 2, func() {})
	sameViews(t, "played on, and loaded", load(t, spec), m)
	if text := string(m.Record()); !strings.Contains(text, "; The match is resumed") || strings.Contains(text, "end adjourn") {
		t.Errorf("the record of a match that went on:\n%s", text)
	}
	verified(t, m)
}

// A bot is always there; a throw that was waited for is waited for again.
func TestAnAdjournedMatchWithABot(t *testing.T) {
	var j match.Memory
	spec := journaled(t, &j, func(s *match.Spec) {
		s.Scenario, s.Record.Scenario, s.Record.Dice.Source = "open-sea", "open-sea", record.Typed
		house := s.MakeDice
		s.MakeDice = func() (engine.Dice, error) {
			h, err := house()
			return &dice.Typed{Seats: engine.Everyone, House: h}, err
		}
	}, match.Sitter{Name: "Ann"}, randomBot(3))
	m := load(t, spec)
	for n := 0; m.View(seatA).Dice == nil; n++ {
		if n > 60 {
			t.Fatal("no throw is ever waited for")
		}
		if played, err := m.PlayBot(); err != nil {
			t.Fatal(err)
		} else if played {
			continue
		}
		v := m.View(seatA)
		_, err := m.Play(seatA, v.At, v.Seen.Candidates(v.Asked[0].Decision, 3, nil)[0])
		must(t, err)
	}
	want := *m.View(seatA).Dice
	must(t, m.Adjourn(seatA))
	if v := m.View(seatA); v.Dice != nil {
		t.Errorf("a match that is adjourned waits for %v", v.Dice.Throw)
	}
	if _, ok := m.BotToPlay(); ok {
		t.Error("a bot plays in a match that is adjourned")
	}
	m = load(t, spec)
	must(t, m.Resume(seatA))
	v := m.View(seatA)
	if v.Ending != nil || v.Dice == nil || v.Dice.Throw != want.Throw {
		t.Fatalf("taken up again: %+v, waits for %+v, want %+v", v.Ending, v.Dice, want.Throw)
	}
	must(t, m.Give(seatA, facesOf(v.Dice.Throw)))
	sameViews(t, "played on, and loaded", load(t, spec), m)
}
