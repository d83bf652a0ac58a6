package store_test

import (
	"errors"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// aTeam is a match whose seat 0 is held by p1, for whom p2 and p3 play as team-mates 1 and 2: each has a
// link, a notice and what he plays in his account.
func aTeam(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	people(t, s, "p1", "p2", "p3")
	must(t, s.Create(ctx, aMatch("m1")))
	must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Person: "p1", Taken: noon}))
	for mate, link := range []string{"", "first", "second"} {
		if mate > 0 {
			must(t, s.Lend(ctx, "m1", store.Token{Hash: hash(link), Mate: mate}))
			must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Mate: mate, Person: []string{"", "p2", "p3"}[mate], Taken: noon}))
		}
		n := aNotice("n" + link)
		n.Seat, n.Mate = 0, mate
		must(t, s.AddNotice(ctx, n))
	}
}

// opening reports an error unless these links open something, and those others nothing.
func opening(t *testing.T, s store.Store, want map[string]bool) {
	t.Helper()
	for link, opens := range want {
		if _, _, err := s.Find(t.Context(), hash(link)); (err == nil) != opens || err != nil && !errors.Is(err, store.ErrNone) {
			t.Errorf("the link %q: %v", link, err)
		}
	}
}

// TestTeams: a team-mate's link says whose it is; what he plays is in his account and no seat that he holds.
// A new link puts out the old with all that came of it, and a new link to the seat puts out no team-mate's.
func TestTeams(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		aTeam(t, s)
		if id, of, err := s.Find(ctx, hash("second")); id != "m1" || of != (store.Token{Hash: hash("second"), Mate: 2}) || err != nil {
			t.Errorf("the link opens %s, %+v, error %v", id, of, err)
		}
		if m, err := s.Match(ctx, "m1"); len(m.Tokens) != 4 || m.Tokens[0].Mate+m.Tokens[1].Mate+m.Tokens[2].Mate != 3 || err != nil {
			t.Errorf("the match has %+v, error %v", m.Tokens, err)
		}
		if held, err := s.Holders(ctx, "m1"); len(held) != 1 || held[0].Person != "p1" || err != nil {
			t.Errorf("the seat is held by %+v, error %v", held, err)
		}
		turn := entry(1)
		turn.Turns = []int{1, 0}
		must(t, s.Journal("m1").Append(turn))
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Mate: 2, Person: "p1", Taken: noon})) // holds the seat already
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Seat: 1, Mate: 9, Person: "p2", Taken: noon}))
		for person, mate := range map[string]int{"p1": 0, "p2": 1, "p3": 2} {
			if got, err := s.Seats(ctx, person); len(got) != 1 || got[0].Mate != mate || got[0].Seat != 0 || got[0].Turn != 1 || err != nil {
				t.Errorf("%s has %+v, error %v", person, got, err)
			}
		}
		must(t, s.Renew(ctx, "m1", store.Token{Hash: hash("new")}, "p1"))
		opening(t, s, map[string]bool{"new": true, "m1A": false, "first": true, "second": true})
		must(t, s.Lend(ctx, "m1", store.Token{Hash: hash("third"), Mate: 2}))
		opening(t, s, map[string]bool{"new": true, "first": true, "second": false, "third": true})
		must(t, s.Reclaim(ctx, "m1", 0, 1))
		opening(t, s, map[string]bool{"new": true, "first": false, "third": true})
		for _, person := range []string{"p2", "p3"} {
			if got, err := s.Seats(ctx, person); len(got) != 0 || err != nil {
				t.Errorf("%s still has %+v, error %v", person, got, err)
			}
		}
		if all, err := s.Notices(ctx, "m1"); len(all) != 1 || all[0].Mate != 0 || err != nil {
			t.Errorf("notices %+v, error %v", all, err)
		}
		if err := s.Lend(ctx, "m2", store.Token{Hash: hash("none"), Mate: 1}); !errors.Is(err, store.ErrNone) {
			t.Errorf("a link to no match: %v", err)
		}
	})
}

// TestTeamsEnd: with the seat that is handed over, with the match that is closed, and for a person who is
// blocked or gone; what the others have stays.
func TestTeamsEnd(t *testing.T) {
	for name, tt := range map[string]struct {
		do      func(t *testing.T, s store.Store)
		links   map[string]bool
		notices int
		left    map[string]int // seats by person
	}{
		"a seat that is handed over takes its team along": {func(t *testing.T, s store.Store) {
			must(t, s.HandOver(t.Context(), store.HeldSeat{Match: "m1", Person: "p3", Taken: noon.Add(time.Hour)}, "p1"))
		}, map[string]bool{"m1A": false, "first": false, "second": false}, 0, map[string]int{"p1": 0, "p2": 0, "p3": 1}},
		"a match that is closed": {func(t *testing.T, s store.Store) { must(t, s.CloseMatch(t.Context(), "m1")) },
			map[string]bool{"m1A": false, "first": false, "second": false}, 0, map[string]int{"p1": 0, "p2": 0, "p3": 0}},
		"a blocked team-mate": {func(t *testing.T, s store.Store) { must(t, s.Block(t.Context(), "p2", "p2")) },
			map[string]bool{"m1A": true, "first": false, "second": true}, 2, map[string]int{"p1": 1, "p3": 1}},
		"a team-mate who leaves the server": {func(t *testing.T, s store.Store) { must(t, s.DropPerson(t.Context(), "p2", noon)) },
			map[string]bool{"m1A": true, "first": true, "second": true}, 2, map[string]int{"p1": 1, "p2": 0, "p3": 1}},
		"the holder leaves the server": {func(t *testing.T, s store.Store) { must(t, s.DropPerson(t.Context(), "p1", noon)) },
			map[string]bool{"m1A": true, "first": true, "second": true}, 2, map[string]int{"p1": 0, "p2": 1, "p3": 1}},
		"a team-mate takes it out of the account": {func(t *testing.T, s store.Store) { must(t, s.LeaveSeat(t.Context(), "p2", "m1", 0)) },
			map[string]bool{"m1A": true, "first": true, "second": true}, 3, map[string]int{"p1": 1, "p2": 0, "p3": 1}},
	} {
		t.Run(name, func(t *testing.T) {
			onBoth(t, func(t *testing.T, database string) {
				s := open(t, database)
				aTeam(t, s)
				tt.do(t, s)
				opening(t, s, tt.links)
				if all, err := s.Notices(t.Context(), "m1"); len(all) != tt.notices || err != nil {
					t.Errorf("%d notices are left, error %v", len(all), err)
				}
				for person, n := range tt.left {
					if got, err := s.Seats(t.Context(), person); len(got) != n || err != nil {
						t.Errorf("%s has %+v, error %v", person, got, err)
					}
				}
			})
		})
	}
}
