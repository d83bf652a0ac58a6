package match_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// rated begins a rated match with a clock of an hour, on a watch that the test sets.
func rated(t *testing.T, seats ...match.Sitter) (*match.Match, match.Spec, *wristwatch) {
	var j match.Memory
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	spec := journaled(t, &j, func(s *match.Spec) {
		s.Pace, s.Now, s.Absent, s.Rated = time.Hour, w.now, match.AbsentLoses, true
	}, seats...)
	return load(t, spec), spec, w
}

// TestWhoLeavesARatedMatchLosesIt: when his clock has run out, and nobody has to claim it; against a
// bot too. It stays so when the match is taken up again.
func TestWhoLeavesARatedMatchLosesIt(t *testing.T) {
	for name, seats := range map[string][]match.Sitter{"a person": persons(), "a bot": {randomBot(1), {Name: "Bob"}}} {
		m, spec, w := rated(t, seats...)
		for m.View(seatB).Asked == nil {
			if more, err := m.PlayBot(); err != nil || !more {
				t.Fatal(more, err)
			}
		}
		if name == "a person" {
			play(t, m, "A load resolute > round")
			play(t, m, "A plot resolute 2")
		}
		w.Time = w.Add(time.Hour - time.Second)
		must(t, m.Expire())
		if m.View(seatA).Ending != nil {
			t.Errorf("%s: it ends before the clock has run out", name)
		}
		w.Time = w.Add(time.Second)
		must(t, m.Expire())
		must(t, m.Expire()) // a second job
		e := m.View(seatA).Ending
		if e == nil || e.By != match.ByClock || e.Seat != seatB || e.Outcome.Winner != seatA {
			t.Fatalf("%s: the ending is %+v", name, e)
		}
		sameViews(t, name, load(t, spec), m)
		if text := string(m.Record()); !strings.Contains(text, "end time B") {
			t.Errorf("%s: the record is\n%s", name, text)
		}
	}
}

// TestBothLeaveARatedMatch: it is drawn, as neither is there to win it.
func TestBothLeaveARatedMatch(t *testing.T) {
	m, spec, w := rated(t, persons()...)
	w.Time = w.Add(2 * time.Hour)
	if n := len(m.View(seatA).Clocks); n != 2 {
		t.Fatalf("%d clocks run", n)
	}
	must(t, m.Expire())
	if e := m.View(seatA).Ending; e == nil || e.By != match.ByClocks || e.Outcome.Winner != engine.NoSeat {
		t.Errorf("the ending is %+v", e)
	}
	sameViews(t, "drawn", load(t, spec), m)
	verified(t, m)
}

// TestAMoveInTheSecondInWhichTheClockRunsOut: what was stored first counts.
func TestAMoveInTheSecondInWhichTheClockRunsOut(t *testing.T) {
	m, _, w := rated(t, persons()...)
	play(t, m, "A load resolute > round")
	w.Time = w.Add(time.Hour) // both clocks have run out, and nobody has noted it
	play(t, m, "A plot resolute 2")
	play(t, m, "B load vengeur > round")
	play(t, m, "B plot vengeur 2")
	must(t, m.Expire())
	if e := m.View(seatA).Ending; e != nil {
		t.Errorf("the match has ended: %+v", e)
	}
	m, spec, w := rated(t, persons()...) // and the other way round
	play(t, m, "A load resolute > round")
	play(t, m, "A plot resolute 2")
	last := choice(t, m, "B load vengeur > round")
	w.Time = w.Add(time.Hour)
	must(t, m.Expire())
	if n, err := m.Play(seatB, m.View(seatB).At, last); n != 0 || !errors.Is(err, match.ErrOver) {
		t.Errorf("after the end: played %d, error %v", n, err)
	}
	if e := m.View(seatA).Ending; e == nil || e.Seat != seatB || e.Outcome.Winner != seatA {
		t.Errorf("the ending is %+v", e)
	}
	sameViews(t, "late", load(t, spec), m)
}

// TestARatedMatchIsNotAdjourned: the clock runs on.
func TestARatedMatchIsNotAdjourned(t *testing.T) {
	m, _, _ := rated(t, persons()...)
	if err := m.Adjourn(seatA); !errors.Is(err, match.ErrRated) || m.View(seatA).Ending != nil {
		t.Errorf("adjourned: %v", err)
	}
	must(t, m.Concede(seatA))
}

// TestTakingBackInARatedMatch: with a person's consent, and the record shows it; never what a bot
// has seen. What nobody has learnt from is free.
func TestTakingBackInARatedMatch(t *testing.T) {
	m, _, _ := rated(t, persons()...)
	play(t, m, "A load resolute > round")
	must(t, m.TakeBack(seatA, engine.NoObject))
	orders(t, m)
	if err := m.TakeBack(seatA, engine.NoObject); !errors.Is(err, engine.ErrFirm) {
		t.Fatalf("what is opened is taken back freely: %v", err)
	}
	must(t, m.AskBack(seatA))
	must(t, m.Answer(seatB, true))
	if text := string(m.Record()); !strings.Contains(text, "back ") || !strings.Contains(text, "agreed") {
		t.Errorf("the record does not show it:\n%s", text)
	}
	m, _, _ = rated(t, match.Sitter{Name: "Ann"}, randomBot(1))
	play(t, m, "A load resolute > round")
	play(t, m, "A plot resolute 2")
	for more := true; more; {
		var err error
		more, err = m.PlayBot()
		must(t, err)
	}
	if err := m.AskBack(seatA); !errors.Is(err, match.ErrRatedBot) {
		t.Errorf("a bot agrees: %v", err)
	}
}
