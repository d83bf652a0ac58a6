package match_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/pace"
)

const day = 24 * time.Hour

// slow are the terms of a match at a day an answer.
var slow = pace.Terms{Answer: day, Store: 2 * day, Whole: 20 * day, Holidays: true}

// timed begins a match with terms of time, on a watch that the test sets.
func timed(t *testing.T, terms pace.Terms, absent match.Absence) (*match.Match, match.Spec, *wristwatch) {
	var j match.Memory
	w := &wristwatch{time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)}
	spec := journaled(t, &j, func(s *match.Spec) {
		s.Pace, s.Terms, s.Now, s.Absent = terms.Answer, terms, w.now, absent
		s.Captains = []match.Sitter{randomBot(2), randomBot(3)}
	}, persons()...)
	return load(t, spec), spec, w
}

// due returns when the clock of a seat runs out, zero if it does not run.
func due(m *match.Match, seat engine.Seat) time.Time {
	for _, c := range m.Glance(seat).Clocks {
		if c.Seat == seat {
			return c.Due
		}
	}
	return time.Time{}
}

// The store lasts the whole match, an answer its own time; and taking a choice back gives no time.
// All of it is the same when the match is taken up again.
func TestTheStoreLastsTheWholeMatch(t *testing.T) {
	m, spec, w := timed(t, slow, match.AbsentLoses)
	begun := w.Time
	if v := m.View(seatA); !v.Latest.Equal(begun.Add(40*day)) || len(v.Times) != 2 || v.Times[0].Store != 2*day {
		t.Fatalf("it begins with %+v until %s", v.Times, v.Latest)
	}
	w.Time = begun.Add(12 * time.Hour)
	play(t, m, "A load resolute > round")
	play(t, m, "A plot resolute 2")
	if at := due(m, seatA); !at.IsZero() {
		t.Fatalf("the clock of who has sealed runs until %s", at)
	}
	w.Time = begun.Add(day)
	must(t, m.TakeBack(seatA, engine.NoObject))
	if at, want := due(m, seatA), begun.Add(day+3*day-12*time.Hour); !at.Equal(want) {
		t.Errorf("after taking back it runs out at %s, want %s", at, want)
	}
	w.Time = begun.Add(2 * day)
	play(t, m, "A plot resolute 2")
	sameViews(t, "sealed", load(t, spec), m)
	play(t, m, "B load vengeur > round")
	w.Time = begun.Add(2*day + 12*time.Hour)
	play(t, m, "B plot vengeur 2")
	for _, at := range m.View(seatA).Times {
		want := map[engine.Seat]time.Duration{seatA: 2*day - 12*time.Hour, seatB: 12 * time.Hour}[at.Seat]
		if at.Store != want {
			t.Errorf("seat %d has a store of %s, want %s", at.Seat, at.Store, want)
		}
	}
	sameViews(t, "opened", load(t, spec), m)
}

// What follows absence follows by itself, as the terms have it, and at the right moment: nobody has
// to be there to see to it, and the match ends when everybody was told at the latest.
func TestAbsenceHasConsequences(t *testing.T) {
	for absent, after := range map[match.Absence]time.Duration{
		match.AbsentLoses: 3 * day, match.AbsentCaptain: 3 * day, match.AbsentWaits: 20 * day, match.AbsentAny: 20 * day,
	} {
		m, spec, w := timed(t, slow, absent)
		begun := w.Time
		play(t, m, "A load resolute > round")
		play(t, m, "A plot resolute 2")
		if at := m.Lapses(); !at.Equal(begun.Add(after)) {
			t.Errorf("terms %q: something follows at %s, want %s", absent, at, begun.Add(after))
		}
		w.Time = begun.Add(after - time.Second)
		must(t, m.Expire())
		if v := m.View(seatA); v.Ending != nil || len(v.Relieved) > 0 {
			t.Errorf("terms %q: it follows too early", absent)
		}
		w.Time = begun.Add(after)
		must(t, m.Expire())
		must(t, m.Expire()) // a second job
		v := m.View(seatA)
		switch {
		case absent == match.AbsentCaptain:
			if v.Ending != nil || len(v.Relieved) != 1 || v.Relieved[0] != seatB {
				t.Errorf("terms %q: the captain plays for %v, ended: %+v", absent, v.Relieved, v.Ending)
			}
		case v.Ending == nil || v.Ending.By != match.ByClock || v.Ending.Outcome.Winner != seatA:
			t.Errorf("terms %q: the match ended as %+v", absent, v.Ending)
		}
		sameViews(t, string(absent), load(t, spec), m)
	}
}

// Whose whole time is used up cannot come back: the captain plays to the end, which nobody delays.
func TestTheCaptainPlaysToTheEnd(t *testing.T) {
	terms := pace.Terms{Answer: day, Whole: 2 * day}
	m, spec, w := timed(t, terms, match.AbsentCaptain)
	for range 2 {
		w.Time = w.Add(day)
		must(t, m.Expire())
		for _, seat := range []engine.Seat{seatA, seatB} {
			_ = m.Return(seat)
		}
	}
	if err := m.Return(seatB); !errors.Is(err, match.ErrSpent) {
		t.Errorf("back after the whole time: %v", err)
	}
	if _, err := m.Play(seatB, m.View(seatB).At, engine.Choice{}); !errors.Is(err, match.ErrSpent) {
		t.Errorf("a choice after the whole time: %v", err)
	}
	for range 1000 {
		if more, err := m.PlayBot(); err != nil || !more {
			break
		}
	}
	if m.View(seatA).Ending == nil {
		t.Errorf("it has not ended by its latest moment")
	}
	sameViews(t, "captains", load(t, spec), m)
}

// Holidays stop the clock, but not the whole time; they are told to all, and end early or by themselves.
func TestHolidaysStopTheClock(t *testing.T) {
	m, spec, w := timed(t, slow, match.AbsentLoses)
	begun := w.Time
	w.Time = begun.Add(day)
	must(t, m.Holiday(seatB, begun.Add(11*day)))
	must(t, m.Holiday(seatB, begun.Add(11*day))) // asked again
	if at, want := due(m, seatB), begun.Add(13*day); !at.Equal(want) {
		t.Errorf("the clock runs out at %s, want %s", at, want)
	}
	v := m.View(seatA)
	if !v.Times[1].Away.Equal(begun.Add(11*day)) || !v.Latest.Equal(begun.Add(39*day)) {
		t.Errorf("A sees %+v, at the latest %s", v.Times, v.Latest)
	}
	if told := v.Log[len(v.Log)-1].Text; !strings.Contains(told, "on holiday until 9 August 1588") {
		t.Errorf("A is told %q", told)
	}
	sameViews(t, "on holiday", load(t, spec), m)
	w.Time = begun.Add(2 * day)
	must(t, m.Holiday(seatB, time.Time{}))
	if at, want := due(m, seatB), begun.Add(4*day); !at.Equal(want) {
		t.Errorf("back again the clock runs out at %s, want %s", at, want)
	}
	w.Time = begun.Add(5 * day)
	if err := m.Holiday(seatB, begun.Add(9*day)); !errors.Is(err, match.ErrClockRan) {
		t.Errorf("holidays after the clock ran out: %v", err)
	}
	sameViews(t, "back", load(t, spec), m)
	none := slow
	none.Holidays = false
	m, _, _ = timed(t, none, match.AbsentLoses)
	if err := m.Holiday(seatB, begun.Add(2*day)); !errors.Is(err, match.ErrNoHolidays) {
		t.Errorf("holidays against the terms: %v", err)
	}
}

// Nothing else stops the clocks, and where they wait for everybody to come they run from then on.
func TestNothingElseStopsTheClocks(t *testing.T) {
	terms := slow
	terms.Gathers = true
	m, spec, w := timed(t, terms, match.AbsentLoses)
	if err := m.Adjourn(seatA); !errors.Is(err, match.ErrTimed) {
		t.Errorf("adjourned: %v", err)
	}
	must(t, m.Come(seatA))
	must(t, m.Come(seatA))
	w.Time = w.Add(100 * day)
	must(t, m.Expire())
	if v := m.View(seatA); len(v.Clocks) > 0 || !v.Latest.IsZero() || v.Ending != nil {
		t.Errorf("clocks run before B has come: %+v", v.Clocks)
	}
	must(t, m.Come(seatB))
	if v := m.View(seatA); len(v.Clocks) != 2 || !v.Latest.Equal(w.Add(40*day)) {
		t.Errorf("clocks do not run though all have come: %+v, %s", v.Clocks, v.Latest)
	}
	sameViews(t, "everybody is here", load(t, spec), m)
}

// TestAClockThatRanOutIsNoClaim: the log tells a claim only where the opponent made one, and a match that is taken up
// again tells the same.
func TestAClockThatRanOutIsNoClaim(t *testing.T) {
	for name, tt := range map[string]struct {
		ends func(m *match.Match) error
		says string
	}{
		"by itself": {func(m *match.Match) error { return m.Expire() }, "has run out, which loses the match"},
		"a claim":   {func(m *match.Match) error { return m.Claim(seatA, seatB) }, "has run out, and the opponent claims the match"},
	} {
		m, spec, w := timed(t, slow, match.AbsentLoses)
		play(t, m, "A load resolute > round")
		play(t, m, "A plot resolute 2")
		w.Time = w.Add(4 * day)
		must(t, tt.ends(m))
		for _, one := range []*match.Match{m, load(t, spec)} {
			if log := one.View(seatA).Log; !strings.HasSuffix(log[len(log)-1].Text, tt.says) {
				t.Errorf("%s: the log says %q, want %q", name, log[len(log)-1].Text, tt.says)
			}
		}
	}
}
