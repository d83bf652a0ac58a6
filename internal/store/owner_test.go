package store_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// TestAnOwnerVisits: beside a server that has the database, names are blocked and matches closed,
// and the server hears of it.
func TestAnOwnerVisits(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		if _, err := store.Visit(t.Context(), database); err == nil {
			t.Error("a database without tables is visited")
		}
		s := open(t, database)
		ctx := t.Context()
		must(t, s.AddPerson(ctx, anna()))
		must(t, s.AddDevice(ctx, store.Device{ID: "d1", Person: "p1", Session: hash("d1"), Seen: noon.Add(time.Hour)}))
		must(t, s.Create(ctx, aMatch("m1")))
		must(t, s.Create(ctx, aMatch("m2")))
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Person: "p1"}))
		over := entry(1)
		over.Over = true
		must(t, s.Journal("m2").Append(over))
		told := make(chan string, 9)
		working, stop := context.WithCancel(ctx)
		defer stop()
		hear := func(id string) error { told <- id; return nil }
		begun, done := make(chan bool, 1), make(chan error, 2)
		go func() {
			done <- s.Work(working, store.Handlers{Heard: func(_ context.Context, id string) error { return hear(id) }})
		}()
		go func() {
			done <- s.Watch(working, hear, func() error { begun <- true; return nil })
		}()
		if store.IsPostgres(database) {
			<-begun
		}
		v, err := store.Visit(ctx, database)
		must(t, err)
		if f, err := v.Figures(ctx, noon); err != nil || f != (store.Figures{People: 1, Devices: 1, Matches: 2, Open: 1, Begun: 2}) {
			t.Errorf("the figures are %+v, error %v", f, err)
		}
		must(t, v.CloseMatch(ctx, "m1"))
		must(t, v.Block(ctx, "anna", "Anna"))
		if err := v.CloseMatch(ctx, "m3"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a match that is not there: %v", err)
		}
		must(t, v.Close())
		for want := map[string]bool{store.LinksOf + "m1": true, store.DeviceIs + "d1": true}; len(want) > 0; {
			select {
			case id := <-told:
				delete(want, id)
			case <-time.After(time.Minute):
				t.Fatalf("the server does not hear of %v", want)
			}
		}
		_, _, err = s.Find(ctx, aMatch("m1").Tokens[0].Hash)
		if seats, held := s.Seats(ctx, "p1"); !errors.Is(err, store.ErrNone) || len(seats) != 0 || held != nil {
			t.Errorf("a link of a closed match: %v; the seats are %v, error %v", err, seats, held)
		}
		if _, err := s.Match(ctx, "m1"); err != nil {
			t.Errorf("the match itself: %v", err)
		}
		stop()
		must(t, errors.Join(<-done, <-done))
	})
}

// TestClosedMeansClosed: on no way somebody comes into a match that the owner has closed, and no list has it.
func TestClosedMeansClosed(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		people(t, s, "p1", "p2")
		must(t, s.AddDevice(ctx, store.Device{ID: "d1", Person: "p1", Session: hash("d1"), Seen: noon}))
		m := aMatch("m1")
		m.Public = true
		must(t, s.Create(ctx, m))
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Person: "p1"}))
		must(t, s.Shelve(ctx, store.Shelved{Match: "m1", Since: noon}))
		waits := entry(1)
		waits.Bot = true
		must(t, s.Journal("m1").Append(waits))
		must(t, s.CloseMatch(ctx, "m1"))
		if at, err := store.WaitsSince(ctx, s, "m1"); !at.IsZero() || err != nil {
			t.Errorf("a bot is to decide since %v, error %v", at, err)
		}
		if f, err := s.Figures(ctx, noon); f.Open != 0 || err != nil {
			t.Errorf("the figures are %+v, error %v", f, err)
		}
		link := store.Token{Hash: hash("new")}
		n := aNotice("n1")
		n.Match = "m1"
		for way, err := range map[string]error{
			"a new link":             s.Admit(ctx, "m1", link),
			"a link of a device":     s.AdmitDevice(ctx, "m1", link, "d1"),
			"an account":             s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Person: "p1"}),
			"a team-mate's account":  s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Person: "p1", Mate: 1}),
			"a hand-over":            s.HandOver(ctx, store.HeldSeat{Match: "m1", Person: "p2"}, ""),
			"a link made anew":       s.Renew(ctx, "m1", link, "p1"),
			"a team-mate's link":     s.Lend(ctx, "m1", store.Token{Hash: hash("mate"), Mate: 1}),
			"a notice":               s.AddNotice(ctx, n),
			"a place in the library": s.Shelve(ctx, store.Shelved{Match: "m1", Since: noon}),
		} {
			if !errors.Is(err, store.ErrNone) {
				t.Errorf("%s: %v", way, err)
			}
		}
		if got, err := s.Match(ctx, "m1"); err != nil || !got.Closed || len(got.Tokens) > 0 {
			t.Errorf("the match is %+v, error %v", got, err)
		}
		if all, err := s.Public(ctx, 9); len(all) > 0 || err != nil {
			t.Errorf("to be watched are %+v, error %v", all, err)
		}
		if is, err := s.IsShelved(ctx, "m1"); is || err != nil {
			t.Errorf("it is in the library: %v, error %v", is, err)
		}
		if seats, err := s.Seats(ctx, "p1"); len(seats) > 0 || err != nil {
			t.Errorf("in the account are %+v, error %v", seats, err)
		}
	})
}
