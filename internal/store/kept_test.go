package store_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/rating"
	"github.com/weathergage/weathergage/internal/store"
)

// TestLittlePlayedCountsNothing: unless each side has made enough decisions a match is over and not rated.
func TestLittlePlayedCountsNothing(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		people(t, s, "anna", "bea")
		for i, played := range [][]int{nil, {0, 0}, {9, rating.LeastDecisions - 1}, {rating.LeastDecisions - 1, 9}, {rating.LeastDecisions, rating.LeastDecisions}} {
			id := fmt.Sprint("m", i)
			must(t, s.Create(ctx, ratedMatch(id, "anna", "bea")))
			e := ends(1, "0")
			e.Played = played
			must(t, s.Journal(id).Append(e))
			seats, err := s.RatedSeats(ctx, id)
			must(t, err)
			want := 0.0
			if i == 4 {
				want = 1
			}
			if len(seats) != 2 || seats[0].Worth != want || seats[0].Over.IsZero() {
				t.Errorf("after %v decisions the seats are %+v", played, seats)
			}
		}
		if h, err := s.History(ctx, "anna"); len(h) != 1 || err != nil || ratingOf(t, s, "anna").Matches != 1 {
			t.Errorf("Anna's history is %+v, error %v", h, err)
		}
	})
}

// TestTwoPeopleCountLess: each further match of two people within a year counts less, whoever has which
// seat, and against others it counts in full.
func TestTwoPeopleCountLess(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		people(t, s, "anna", "bea", "cato")
		plays := func(id string, when time.Time, players ...string) float64 {
			t.Helper()
			must(t, s.Create(ctx, ratedMatch(id, players...)))
			e := ends(1, "0")
			e.When = when
			must(t, s.Journal(id).Append(e))
			seats, err := s.RatedSeats(ctx, id)
			must(t, err)
			return seats[1].Worth
		}
		for i := range 4 {
			players := []string{"anna", "bea"}
			if i%2 > 0 {
				players = []string{"bea", "anna"}
			}
			if got := plays(fmt.Sprint("m", i), noon.Add(time.Duration(i)*time.Hour), players...); math.Abs(got-rating.Worth(i)) > 1e-9 {
				t.Errorf("match %d counts %.3f, want %.3f", i, got, rating.Worth(i))
			}
		}
		if got := plays("other", noon.Add(5*time.Hour), "anna", "cato"); got != 1 {
			t.Errorf("against somebody else it counts %.3f", got)
		}
		for i := range 3 {
			if got := plays(fmt.Sprint("bot", i), noon.Add(6*time.Hour), "anna", "random"); got != 1 {
				t.Errorf("against a bot it counts %.3f", got)
			}
		}
		if got := plays("late", noon.Add(rating.Memory+90*time.Minute), "anna", "bea"); math.Abs(got-rating.Worth(2)) > 1e-9 {
			t.Errorf("a year later it counts %.3f", got)
		}
	})
}

// TestANameIsNoFreshStart: an account that takes the name of a deleted one within a year is rated as that
// was, also where the account took another name before it was deleted. Nothing else is known of it.
func TestANameIsNoFreshStart(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		people(t, s, "anna", "bea")
		must(t, s.Create(ctx, ratedMatch("m1", "anna", "bea")))
		must(t, s.Journal("m1").Append(ends(1, "1")))
		was := ratingOf(t, s, "anna")
		now := noon.Add(time.Hour)
		must(t, s.RenamePerson(ctx, store.Person{ID: "anna", Name: "Zoe", Looks: "zoe"}, now))
		must(t, s.DropPerson(ctx, "anna", now))
		again := func(id, looks string, when time.Time) []store.Rated {
			t.Helper()
			must(t, s.AddPerson(ctx, store.Person{ID: id, Name: looks, Looks: looks, Created: when}))
			all, err := s.Ratings(ctx, id)
			must(t, err)
			return all
		}
		if got := again("other", "dora", now); len(got) > 0 {
			t.Errorf("another name is rated %+v", got)
		}
		for id, looks := range map[string]string{"anna 2": "anna", "zoe 2": "zoe"} {
			got := again(id, looks, now.Add(24*time.Hour))
			if len(got) != 1 || got[0].Rating.Mean != was.Rating.Mean || got[0].Matches != 1 || got[0].Rating.Deviation < was.Rating.Deviation-1e-9 || !got[0].At.Equal(now) {
				t.Errorf("%s is rated %+v, was %+v", looks, got, was)
			}
		}
		must(t, s.DropPerson(ctx, "anna 2", now.Add(25*time.Hour)))
		must(t, s.RenamePerson(ctx, store.Person{ID: "other", Name: "Anna", Looks: "anna"}, now.Add(26*time.Hour)))
		if got := ratingOf(t, s, "other"); got.Rating.Mean != was.Rating.Mean {
			t.Errorf("who takes the name later is rated %+v", got)
		}
		must(t, s.DropPerson(ctx, "zoe 2", now))
		must(t, s.Forget(ctx, now.Add(366*24*time.Hour)))
		if got := again("zoe 3", "zoe", now.Add(2*time.Hour)); len(got) > 0 {
			t.Errorf("after a year the name is rated %+v", got)
		}
	})
}
