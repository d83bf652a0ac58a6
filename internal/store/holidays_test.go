package store_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/pace"
	"github.com/weathergage/weathergage/internal/store"
)

// Terms of time come back as they were stored.
func TestTermsAreStored(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		m := aMatch("m1")
		m.Terms = pace.Terms{Answer: time.Minute, Store: time.Hour, Saves: true, Whole: 2 * time.Hour, Gathers: true}
		must(t, s.Create(t.Context(), m))
		if got, err := s.Match(t.Context(), "m1"); err != nil || got.Terms != m.Terms {
			t.Errorf("terms %q, error %v", got.Terms, err)
		}
	})
}

// A holiday is stored with a job that tells the person's matches of it; one that is ended early ends then.
func TestHolidays(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		people(t, s, "p1", "p2")
		long := store.Holiday{Person: "p1", Began: noon, Until: noon.Add(240 * time.Hour)}
		must(t, s.SaveHoliday(ctx, long))
		long.Until = noon.Add(24 * time.Hour)
		must(t, s.SaveHoliday(ctx, long))
		later := store.Holiday{Person: "p1", Began: noon.Add(48 * time.Hour), Until: noon.Add(72 * time.Hour)}
		must(t, s.SaveHoliday(ctx, later))
		for after, want := range map[time.Time][]store.Holiday{noon: {later, long}, noon.Add(24 * time.Hour): {later}} {
			if got, err := s.Holidays(ctx, "p1", after); err != nil || !slices.Equal(got, want) {
				t.Errorf("after %s: %v, error %v", after, got, err)
			}
		}
		heard := make(chan string, 9)
		work, stop := context.WithTimeout(ctx, 20*time.Second)
		defer stop()
		done := make(chan error, 1)
		go func() {
			done <- s.Work(work, store.Handlers{Away: func(_ context.Context, person string) error { heard <- person; return nil }})
		}()
		if person := <-heard; person != "p1" {
			t.Errorf("the job is for %q", person)
		}
		stop()
		must(t, <-done)
		must(t, s.DropPerson(ctx, "p1", noon))
	})
}

// Who lost time is counted against him, of matches with a clock that are over; who did not, for him;
// those in play count only once the time has run out.
func TestPunctual(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		people(t, s, "p1", "p2", "p3")
		for i, id := range []string{"won", "lost", "relieved", "open", "untimed", "old"} {
			m := aMatch(id)
			m.Created = noon.Add(time.Duration(i) * time.Minute)
			m.Pace = time.Hour
			if id == "untimed" {
				m.Pace = 0
			}
			if id == "old" {
				m.Created = noon.Add(-time.Hour)
			}
			must(t, s.Create(ctx, m))
			for seat, person := range []string{"p1", "p2"} {
				must(t, s.TakeSeat(ctx, store.HeldSeat{Match: id, Seat: engine.Seat(seat), Person: person, Taken: noon}))
			}
			e := entry(1)
			e.Over = id != "open" && id != "relieved"
			e.Late = map[string]int64{"won": 2, "lost": 1, "relieved": 2}[id]
			must(t, s.Journal(id).Append(e))
		}
		e := entry(2) // the captain plays on; what is noted stays
		must(t, s.Journal("relieved").Append(e))
		got, err := s.Punctual(ctx, noon.Add(-time.Second), "p1", "p2", "p3")
		must(t, err)
		slices.SortFunc(got, func(a, b store.Punctual) int { return int(a.Person[1]) - int(b.Person[1]) })
		if want := []store.Punctual{{Person: "p1", Kept: 1, All: 2}, {Person: "p2", Kept: 1, All: 3}}; !slices.Equal(got, want) {
			t.Errorf("punctual are %+v, want %+v", got, want)
		}
	})
}
