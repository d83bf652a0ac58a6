package store_test

import (
	"errors"
	"fmt"
	"math"
	"sync"
	"testing"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/rating"
	"github.com/weathergage/weathergage/internal/store"
)

// people stores persons by these ids.
func people(t *testing.T, s store.Store, ids ...string) {
	t.Helper()
	for _, id := range ids {
		must(t, s.AddPerson(t.Context(), store.Person{ID: id, Name: id, Looks: id, Created: noon}))
	}
}

// ratedMatch returns one between two players, of whom a bot is the anchor of its game.
func ratedMatch(id string, players ...string) store.Match {
	m := aMatch(id)
	edge := rating.EdgeOf(60, 0, 40)
	for i, p := range players {
		seat := store.RatedSeat{Match: id, Game: "duel", Seat: m.Tokens[0].Seat, Player: p, Edge: edge}
		if seat.Seat = 0; i == 1 {
			seat.Seat, seat.Edge = 1, edge.Other()
		}
		if p == "random" {
			seat.Bot, seat.Is = true, rating.Anchor()
		}
		m.Rated = append(m.Rated, seat)
	}
	return m
}

func ends(n int, result string) match.Entry {
	e := entry(n)
	e.Over, e.Result, e.Played = true, result, []int{9, 9}
	return e
}

// ratingOf returns a person's only rating.
func ratingOf(t *testing.T, s store.Store, person string) store.Rated {
	t.Helper()
	all, err := s.Ratings(t.Context(), person)
	must(t, err)
	if len(all) != 1 || all[0].Game != "duel" {
		t.Fatalf("%s is rated %+v", person, all)
	}
	return all[0]
}

// TestAMatchIsRatedAtItsEnd: with the entry that ends it, once, reckoned with the edge; never when
// it is adjourned. The seats are in the accounts of the two.
func TestAMatchIsRatedAtItsEnd(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		people(t, s, "anna", "bea")
		m := ratedMatch("m1", "anna", "bea")
		must(t, s.Create(ctx, m))
		if held, err := s.Seats(ctx, "bea"); err != nil || len(held) != 1 || held[0].Seat != 1 {
			t.Errorf("Bea has %+v, %v", held, err)
		}
		j := s.Journal("m1")
		must(t, j.Append(ends(1, match.Adjourned)))
		if all, err := s.Ratings(ctx, "anna"); len(all) != 0 || err != nil {
			t.Errorf("an adjourned match is rated: %+v, %v", all, err)
		}
		must(t, j.Append(ends(2, "1")))
		if err := j.Append(ends(2, "0")); !errors.Is(err, match.ErrTaken) {
			t.Errorf("the same entry again: %v", err)
		}
		must(t, j.Append(ends(3, "0"))) // somebody writes after the end
		new, edge := rating.New(), m.Rated[0].Edge
		want := map[string]rating.Rating{
			"anna": new.After(rating.Result{Opponent: new, Score: 0, Edge: edge}),
			"bea":  new.After(rating.Result{Opponent: new, Score: 1, Edge: edge.Other()}),
		}
		for who, want := range want {
			if got := ratingOf(t, s, who); got.Rating != want || got.Matches != 1 || !got.At.Equal(noon) {
				t.Errorf("%s is rated %+v, want %+v", who, got, want)
			}
		}
		seats, err := s.RatedSeats(ctx, "m1")
		must(t, err)
		if len(seats) != 2 || seats[1].Score != 1 || seats[1].Was.Mean != 1500 || seats[1].Is.Mean != want["bea"].Mean || !seats[1].Over.Equal(noon) {
			t.Errorf("the seats are %+v", seats)
		}
		if h, err := s.History(ctx, "bea"); err != nil || len(h) != 1 || h[0].RatedSeat != seats[1] || h[0].Opponent != "anna" || h[0].OpponentBot {
			t.Errorf("Bea's history is %+v, %v", h, err)
		}
		if got, err := s.Match(ctx, "m1"); err != nil || len(got.Rated) != 2 {
			t.Errorf("found again: %+v, %v", got.Rated, err)
		}
	})
}

// TestABotStandsStill: a person is rated against it, and it stays what the laboratory found.
func TestABotStandsStill(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		people(t, s, "anna")
		must(t, s.Create(t.Context(), ratedMatch("m1", "anna", "random")))
		must(t, s.Journal("m1").Append(ends(1, match.Drawn)))
		seats, err := s.RatedSeats(t.Context(), "m1")
		must(t, err)
		if seats[1].Is.Mean != 1500 || seats[1].Is.Deviation != 0 || seats[1].Was != seats[1].Is || seats[1].Score != 0.5 {
			t.Errorf("the bot is %+v", seats[1])
		}
		if r := ratingOf(t, s, "anna").Rating; r.Mean >= 1500 || r.Deviation >= 350 { // she had it easier
			t.Errorf("Anna is rated %+v", r)
		}
	})
}

// TestRatingsOfManyAtOnce: matches of the same players that end together, on several nodes, all
// count, one after another.
func TestRatingsOfManyAtOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		nodes := []store.Store{s, s}
		if store.IsPostgres(database) {
			nodes[1] = open(t, database)
		}
		people(t, s, "anna", "bea", "cato")
		const each = 6
		pairs := [][]string{{"anna", "bea"}, {"bea", "anna"}, {"cato", "anna"}, {"bea", "cato"}}
		var all sync.WaitGroup
		for i := range each * len(pairs) {
			id := fmt.Sprint("m", i)
			must(t, s.Create(t.Context(), ratedMatch(id, pairs[i%len(pairs)]...)))
			all.Go(func() {
				if err := nodes[i%2].Journal(id).Append(ends(1, "0")); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		for who, matches := range map[string]int{"anna": 3 * each, "bea": 3 * each, "cato": 2 * each} {
			h, err := s.History(t.Context(), who)
			must(t, err)
			r := ratingOf(t, s, who)
			if r.Matches != matches || len(h) != matches {
				t.Errorf("%s has %d matches, and a history of %d, want %d", who, r.Matches, len(h), matches)
			}
			// Each began where another had ended: what was gained adds up to what is.
			sum := 1500.0
			for i := range h {
				sum += h[i].Is.Mean - h[i].Was.Mean
			}
			if math.Abs(sum-r.Rating.Mean) > 1e-6 {
				t.Errorf("%s gained %.3f in all, and is rated %.3f", who, sum-1500, r.Rating.Mean)
			}
		}
	})
}

// TestADeletedPersonIsRatedNoMore: his ratings go, those of opponents stay, and a match in play of
// which he is gone ends without a rating. A closed match is not rated.
func TestADeletedPersonIsRatedNoMore(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		people(t, s, "anna", "bea")
		for _, id := range []string{"m1", "m2", "m3"} {
			must(t, s.Create(ctx, ratedMatch(id, "anna", "bea")))
		}
		must(t, s.Journal("m1").Append(ends(1, "0")))
		must(t, s.CloseMatch(ctx, "m3"))
		must(t, s.Journal("m3").Append(ends(1, "0")))
		before := ratingOf(t, s, "bea")
		must(t, s.DropPerson(ctx, "anna", noon))
		must(t, s.Journal("m2").Append(ends(1, "0")))
		if all, err := s.Ratings(ctx, "anna"); len(all) != 0 || err != nil {
			t.Errorf("Anna is rated %+v, %v", all, err)
		}
		if after := ratingOf(t, s, "bea"); after != before || after.Matches != 1 {
			t.Errorf("Bea was rated %+v, and is %+v", before, after)
		}
		if h, err := s.History(ctx, "bea"); err != nil || len(h) != 1 || h[0].Opponent != "" {
			t.Errorf("Bea's history is %+v, %v", h, err)
		}
		if left, err := s.RatedSeats(ctx, "m1"); err != nil || len(left) != 1 || left[0].Player != "bea" {
			t.Errorf("of their match are left %+v, %v", left, err)
		}
	})
}

// TestWhatCannotBeRatedDoesNotEnd: the entry and the rating are stored together or not at all.
func TestWhatCannotBeRatedDoesNotEnd(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		people(t, s, "anna", "bea")
		must(t, s.Create(t.Context(), ratedMatch("m1", "anna", "bea")))
		must(t, store.Spoil(s, "DROP TABLE ratings"))
		if err := s.Journal("m1").Append(ends(1, "0")); err == nil {
			t.Error("the end of the match was stored without its rating")
		}
		if left, err := s.Journal("m1").Since(0); len(left) != 0 || err != nil {
			t.Errorf("stored is %+v, %v", left, err)
		}
		if seats, err := s.RatedSeats(t.Context(), "m1"); err != nil || !seats[0].Over.IsZero() {
			t.Errorf("the seats are %+v, %v", seats, err)
		}
	})
}
