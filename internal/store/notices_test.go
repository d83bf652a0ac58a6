package store_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

func aNotice(id string) store.Notice {
	return store.Notice{ID: id, Match: "m1", Seat: 1, Way: "mail", Address: "anna@example.org", Token: "t", About: 1<<match.Turn | 1<<match.Ended, Zone: "Europe/Madrid", Quiet: [2]int{22, 8}, Daily: 24, Created: noon}
}

func TestNotices(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		if err := s.AddNotice(t.Context(), aNotice("n0")); !errors.Is(err, store.ErrNone) {
			t.Errorf("a notice of no match: %v", err)
		}
		must(t, s.Create(t.Context(), aMatch("m1")))
		want := aNotice("n0")
		must(t, s.AddNotice(t.Context(), want))
		want.Confirmed, want.Told, want.Failing, want.Reminded, want.Reported = true, 7, noon.Add(time.Hour), noon.Add(time.Minute), true
		must(t, s.SaveNotice(t.Context(), want))
		got, err := s.Notice(t.Context(), "n0")
		must(t, err)
		if !reflect.DeepEqual(got, want) || !got.Wants(match.Ended) || got.Wants(match.Wrote) {
			t.Errorf("found %+v, want %+v", got, want)
		}
		for i := 1; i < store.MostNotices; i++ {
			must(t, s.AddNotice(t.Context(), aNotice(fmt.Sprint("n", i))))
		}
		if err := s.AddNotice(t.Context(), aNotice("one more")); !errors.Is(err, store.ErrMany) {
			t.Errorf("one more than a seat may have: %v", err)
		}
		other := aNotice("of the other seat")
		other.Seat = 0
		must(t, s.AddNotice(t.Context(), other))
		must(t, s.DropNotice(t.Context(), "n3"))
		if err := errors.Join(s.DropNotice(t.Context(), "n3"), s.SaveNotice(t.Context(), aNotice("n3"))); !errors.Is(err, store.ErrNone) {
			t.Errorf("a notice that is dropped: %v", err)
		}
		all, err := s.Notices(t.Context(), "m1")
		must(t, err)
		if len(all) != store.MostNotices {
			t.Errorf("found %d notices", len(all))
		}
		for address, n := range map[string]int{"anna@example.org": store.MostNotices, "bea@example.org": 0} {
			if to, err := s.NoticesTo(t.Context(), "mail", address); err != nil || len(to) != n {
				t.Errorf("%d notices go to %s, error %v", len(to), address, err)
			}
		}
	})
}

func TestSetting(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for _, first := range []string{"one", "two"} {
			value, err := s.Setting(t.Context(), "keys", first)
			must(t, err)
			if value != "one" {
				t.Errorf("the setting is %q, want what was stored first", value)
			}
		}
		must(t, s.SaveSetting(t.Context(), "keys", "three"))
		if value, err := s.Setting(t.Context(), "keys", "four"); value != "three" || err != nil {
			t.Errorf("the setting is %q, error %v, want what was stored last", value, err)
		}
	})
}

// TestNewsFollowsItsEntry: an entry that calls somebody leaves a job if anybody is to be told
// of news of its match, and only then. A job that is put off comes again.
func TestNewsFollowsItsEntry(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for _, id := range []string{"m1", "m2"} {
			must(t, s.Create(t.Context(), aMatch(id)))
		}
		must(t, s.AddNotice(t.Context(), aNotice("n0")))
		quiet, calls := entry(1), entry(2)
		calls.Calls = true
		must(t, s.Journal("m1").Append(quiet))
		must(t, s.Journal("m1").Append(calls))
		other := entry(1)
		other.Calls = true
		must(t, s.Journal("m2").Append(other))
		var times atomic.Int32
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		must(t, s.Work(ctx, store.Handlers{News: func(_ context.Context, id string) error {
			if id != "m1" {
				t.Errorf("news of %s, of which nobody is to be told", id)
			}
			if times.Add(1) == 1 {
				return store.Later(time.Millisecond)
			}
			time.AfterFunc(2*time.Second, stop) // nothing more comes
			return nil
		}}))
		if n := times.Load(); n != 2 {
			t.Errorf("the handler was called %d times, want once put off and once more", n)
		}
	})
}

// TestNoticesOfATournamentFollowTheAccount: a person who changes his address of mail is told of his matches in a
// tournament at the new one. What he asked for elsewhere, and what others are told, stays.
func TestNoticesOfATournamentFollowTheAccount(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		must(t, s.AddPerson(ctx, anna()))
		cup := aMatch("m1")
		cup.Tournament = "cup"
		must(t, s.Create(ctx, cup))
		must(t, s.Create(ctx, aMatch("m2")))
		for _, id := range []string{"m1", "m2"} {
			must(t, s.TakeSeat(ctx, store.HeldSeat{Match: id, Seat: 1, Person: "p1", Taken: noon}))
		}
		want := map[string]string{}
		adds := func(id, to string, change func(*store.Notice)) {
			n := aNotice(id)
			n.Confirmed, n.Failing, n.Reported = true, noon, true
			change(&n)
			want[id] = to
			must(t, s.AddNotice(ctx, n))
		}
		adds("own", "new@example.org", func(*store.Notice) {})
		adds("a match", "anna@example.org", func(n *store.Notice) { n.Match = "m2" })
		adds("the other seat", "anna@example.org", func(n *store.Notice) { n.Seat = 0 })
		adds("another address", "else@example.org", func(n *store.Notice) { n.Address = "else@example.org" })
		p := anna()
		p.Mail = "new@example.org"
		must(t, s.SavePerson(ctx, p))
		for id, to := range want {
			if n, err := s.Notice(ctx, id); err != nil || n.Address != to || !n.Confirmed || n.Reported == (id == "own") || n.Failing.IsZero() != (id == "own") {
				t.Errorf("the notice of %s is %+v, error %v, want the address %s", id, n, err, to)
			}
		}
	})
}
