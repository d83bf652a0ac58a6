package store_test

import (
	"errors"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// Preferences are kept with a person, and go with the account.
func TestPreferences(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		people(t, s, "p1")
		is := func(when, want string) {
			t.Helper()
			if got, err := s.Preferences(ctx, "p1"); err != nil || got != want {
				t.Errorf("%s preferred is %q, %v, want %q", when, got, err, want)
			}
		}
		is("before anything was said", "")
		must(t, s.SavePreferences(ctx, "p1", `{"theme":"day"}`))
		must(t, s.SavePreferences(ctx, "p1", `{"theme":"night"}`))
		is("then", `{"theme":"night"}`)
		must(t, s.DropPerson(ctx, "p1", noon))
		is("after the account is deleted", "")
		if err := s.SavePreferences(ctx, "p1", ""); !errors.Is(err, store.ErrNone) {
			t.Errorf("of a person who is gone: %v", err)
		}
	})
}

// What happened in the matches that a person took last is told match by match, in order.
func TestDoings(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		people(t, s, "p1")
		for i, id := range []string{"m1", "m2", "m3"} {
			must(t, s.Create(ctx, aMatch(id)))
			must(t, s.TakeSeat(ctx, store.HeldSeat{Match: id, Person: "p1", Taken: noon.Add(time.Duration(i) * time.Minute)}))
			for n := 1; n <= 2; n++ {
				must(t, s.Journal(id).Append(entry(n)))
			}
		}
		got, err := s.Doings(ctx, "p1", 2)
		must(t, err)
		if len(got) != 4 || got[0].Match != "m2" || got[3].Match != "m3" {
			t.Fatalf("told is %+v", got)
		}
		for i, d := range got {
			e := entry(1 + i%2)
			if !d.At.Equal(e.When) || d.Body != e.Body[:min(64, len(e.Body))] {
				t.Errorf("entry %d is %+v, want %v, %q", i, d, e.When, e.Body)
			}
		}
	})
}
