package pace_test

import (
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/pace"
)

var noon = time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)

const day = 24 * time.Hour

// at is noon and so much later.
func at(d time.Duration) time.Time { return noon.Add(d) }

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// A player answers in his time, then out of the store, which does not come back; what he does not
// use of the time for an answer is lost.
func TestAStoreOfDays(t *testing.T) {
	c := pace.NewClock(pace.Terms{Answer: day, Store: 2 * day, Whole: 30 * day}, 2)
	c.Ask(0, at(0), true)
	same(t, "first answer", c.Due(0), at(3*day))
	c.Answered(0, at(12*time.Hour))
	c.Ask(0, at(day), true)
	same(t, "nothing is saved", c.Due(0), at(4*day))
	c.Answered(0, at(day+36*time.Hour))
	store, whole := c.Left(0, at(10*day))
	same(t, "store", store, 36*time.Hour)
	same(t, "whole", whole, 28*day)
	c.Ask(0, at(10*day), true)
	same(t, "third answer", c.Due(0), at(10*day+day+36*time.Hour))
	store, whole = c.Left(1, at(10*day))
	same(t, "the opponent's store", store, 2*day)
	same(t, "the opponent's whole time", whole, 30*day)
}

// Fischer: what is not used of an answer is saved.
func TestFischer(t *testing.T) {
	c := pace.NewClock(pace.Terms{Answer: 10 * time.Second, Store: time.Minute, Saves: true, Whole: time.Hour}, 1)
	c.Ask(0, at(0), true)
	same(t, "first answer", c.Due(0), at(70*time.Second))
	c.Answered(0, at(4*time.Second))
	c.Ask(0, at(time.Minute), true)
	same(t, "second answer", c.Due(0), at(time.Minute+76*time.Second))
}

// A player who takes an answer back gets no time for it: his clock goes on where it stood.
func TestWhatIsTakenBackGivesNoTime(t *testing.T) {
	for _, saves := range []bool{false, true} {
		c := pace.NewClock(pace.Terms{Answer: time.Minute, Store: time.Minute, Saves: saves, Whole: time.Hour}, 1)
		c.Ask(0, at(0), true)
		for i := range 10 {
			c.Answered(0, at(time.Duration(10*i+9)*time.Second))
			c.Ask(0, at(time.Duration(10*i+10)*time.Second), false)
		}
		same(t, "due", c.Due(0), at(2*time.Minute+10*time.Second))
	}
}

// On holiday neither the answer nor the store runs, but the whole time does, so that no holiday
// lasts longer than the match may.
func TestHolidays(t *testing.T) {
	c := pace.NewClock(pace.Terms{Answer: day, Whole: 10 * day, Holidays: true}, 1)
	c.Ask(0, at(0), true)
	c.Holiday(0, at(12*time.Hour), at(5*day))
	same(t, "due", c.Due(0), at(5*day+12*time.Hour))
	same(t, "away", c.Away(0, at(day)), at(5*day))
	same(t, "back", c.Away(0, at(5*day)), time.Time{})
	c.Holiday(0, at(2*day), at(0))
	same(t, "due after an early return", c.Due(0), at(2*day+12*time.Hour))
	c.Holiday(0, at(2*day), at(300*day))
	same(t, "due in the longest holiday", c.Due(0), at(10*day))
}

func TestTextOfTerms(t *testing.T) {
	for _, terms := range []pace.Terms{
		{},
		{Answer: 15 * time.Second, Store: 10 * time.Minute, Saves: true, Whole: time.Hour, Gathers: true},
		{Answer: day, Store: 3 * day, Whole: 90 * day, Holidays: true},
	} {
		got, err := pace.Parse(terms.String())
		if err != nil || got != terms {
			t.Errorf("%q: %+v, %v", terms, got, err)
		}
		if err := terms.Check(); (err == nil) != terms.Counts() {
			t.Errorf("%q: %v", terms, err)
		}
	}
	for _, bad := range []string{"answer=soon", "tomorrow", "answer=1h, store=2h"} {
		if _, err := pace.Parse(bad); err == nil {
			t.Errorf("%q is read without an error", bad)
		}
	}
	for d, want := range map[time.Duration]string{day: "1 day", 36 * time.Hour: "36 hours", 90 * time.Second: "90 seconds", 0: "0 seconds"} {
		same(t, "say", pace.Say(d), want)
	}
}
