package store_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// three are people who know each other.
func three(t *testing.T, s store.Store) {
	for _, p := range []store.Person{anna(), {ID: "p2", Name: "Bea", Looks: "bea"}, {ID: "p3", Name: "Cato", Looks: "cato"}} {
		must(t, s.AddPerson(t.Context(), p))
	}
}

func aClub() store.Club {
	return store.Club{ID: "c1", Name: "The Sea Dogs", Looks: "seadogs", About: "Thursdays", Key: "key", Created: noon}
}

// TestClubs: who founds one organises it, others join and leave, and it ends with its last member.
func TestClubs(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		three(t, s)
		must(t, s.AddClub(ctx, aClub(), "p1"))
		if err := s.AddClub(ctx, store.Club{ID: "c2", Name: "Sea Dogs", Looks: "seadogs"}, "p2"); !errors.Is(err, store.ErrExists) {
			t.Errorf("a name that looks so: %v", err)
		}
		if got, _ := s.Clubs(ctx, "p2"); len(got) != 0 {
			t.Errorf("a stranger is shown a club that is not open: %+v", got)
		}
		join := func(person string, hour int) store.Member {
			return store.Member{Club: "c1", Person: person, Joined: noon.Add(time.Duration(hour) * time.Hour)}
		}
		must(t, errors.Join(s.Join(ctx, join("p2", 1)), s.Join(ctx, join("p3", 2)), s.Join(ctx, join("p2", 3))))
		if err := s.Join(ctx, store.Member{Club: "c9", Person: "p2"}); !errors.Is(err, store.ErrNone) {
			t.Errorf("a club that there is not: %v", err)
		}
		c := aClub()
		c.Open, c.About, c.Key, c.Members = true, "Fridays", "other", 3
		must(t, s.SaveClub(ctx, c))
		for _, by := range []func() (store.Club, error){
			func() (store.Club, error) { return s.Club(ctx, "c1") },
			func() (store.Club, error) {
				all, err := s.Clubs(ctx, "a stranger")
				return all[0], err
			},
		} {
			if got, err := by(); err != nil || got != c {
				t.Errorf("found is %+v, %v", got, err)
			}
		}
		must(t, s.PutOut(ctx, "c1", "p2", "third"))
		if got, err := s.OutOf(ctx, "c1"); err != nil || !reflect.DeepEqual(got, []store.Member{{Club: "c1", Person: "p2", Name: "Bea"}}) {
			t.Errorf("put out are %+v, %v", got, err)
		}
		if got, err := s.Club(ctx, "c1"); got.Key != "third" || got.Members != 2 {
			t.Errorf("then the club is %+v, %v", got, err)
		}
		if err := s.Join(ctx, join("p2", 1)); !errors.Is(err, store.ErrPutOut) {
			t.Errorf("who was put out joins again: %v", err)
		}
		must(t, s.AskBack(ctx, "c1", "p2"))
		if err := errors.Join(s.AskBack(ctx, "c1", "p2"), s.PutOut(ctx, "c1", "p2", "x")); !errors.Is(err, store.ErrNone) {
			t.Errorf("twice: %v", err)
		}
		must(t, s.Join(ctx, join("p2", 1)))
		must(t, s.Appoint(ctx, "c1", "p3"))
		must(t, s.Quit(ctx, "c1", "p1"))
		want := []store.Member{
			{Club: "c1", Person: "p2", Name: "Bea", Joined: noon.Add(time.Hour)},
			{Club: "c1", Person: "p3", Name: "Cato", Organiser: true, Joined: noon.Add(2 * time.Hour)},
		}
		if got, err := s.Members(ctx, "c1"); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("members are %+v, %v", got, err)
		}
		must(t, s.DropPerson(ctx, "p3", noon)) // the last who organised it
		want[0].Organiser = true
		if got, err := s.Members(ctx, "c1"); err != nil || !reflect.DeepEqual(got, want[:1]) {
			t.Errorf("members are %+v, %v", got, err)
		}
		must(t, s.Quit(ctx, "c1", "p2"))
		if err := errors.Join(s.Quit(ctx, "c1", "p2"), s.Appoint(ctx, "c1", "p2")); !errors.Is(err, store.ErrNone) {
			t.Errorf("who is no member: %v", err)
		}
		if _, err := s.Club(ctx, "c1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a club without members: %v", err)
		}
	})
}

// TestNobodyIsInTooManyClubs: the limit holds for who founds one too.
func TestNobodyIsInTooManyClubs(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		three(t, s)
		for i := range store.MostClubs {
			c := aClub()
			c.ID, c.Looks = c.ID+string(rune('a'+i)), c.Looks+string(rune('a'+i))
			must(t, s.AddClub(t.Context(), c, "p1"))
		}
		if err := s.AddClub(t.Context(), aClub(), "p1"); !errors.Is(err, store.ErrMembers) {
			t.Errorf("one more: %v", err)
		}
		if _, err := s.Club(t.Context(), "c1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("what was refused is stored: %v", err)
		}
	})
}

// TestTournaments: a round is stored with its matches and seats, or not at all; who saves what
// another has changed meanwhile is told; a match that ends asks for the next round.
func TestTournaments(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		three(t, s)
		must(t, s.AddClub(ctx, aClub(), "p1"))
		one := store.Tournament{ID: "t1", Club: "c1", Body: "{}", Version: 1, Created: noon}
		must(t, s.AddTournament(ctx, one))
		must(t, s.AddTournament(ctx, store.Tournament{ID: "t2", Body: "{}", Created: noon}))
		m := aMatch("m1")
		m.Club, m.Tournament = "c1", "t1"
		seats := []store.HeldSeat{{Match: "m1", Person: "p1", Seat: 0, Taken: noon}, {Match: "m1", Person: "p2", Seat: 1, Taken: noon}}
		begun := one
		begun.Body = `{"round":1}`
		must(t, s.SaveTournament(ctx, begun, store.Begun{Matches: []store.Match{m}, Seats: seats, Notices: []store.Notice{aNotice("n1")}}))
		late := aMatch("m2")
		if err := s.SaveTournament(ctx, one, store.Begun{Matches: []store.Match{late}}); !errors.Is(err, store.ErrStale) {
			t.Errorf("what another has changed is saved: %v", err)
		}
		if _, err := s.Match(ctx, "m2"); !errors.Is(err, store.ErrNone) {
			t.Errorf("the match of a round that was not saved: %v", err)
		}
		if n, err := s.Notice(ctx, "n1"); err != nil || n.Match != "m1" {
			t.Errorf("how a player is told is %+v, %v", n, err)
		}
		begun.Version = 2
		if got, err := s.Tournaments(ctx, "c1"); err != nil || !slices.Equal(got, []store.Tournament{begun}) {
			t.Errorf("those of the club are %+v, %v", got, err)
		}
		if got, err := s.TournamentsOf(ctx, `"round"`); err != nil || !slices.Equal(got, []store.Tournament{begun}) {
			t.Errorf("those whose bodies hold a word are %+v, %v", got, err)
		}
		if id, err := s.TournamentOf(ctx, "m1"); id != "t1" || err != nil {
			t.Errorf("m1 is played for %q, %v", id, err)
		}
		heard := make(chan string, 9)
		stopped := make(chan error)
		go func() {
			stopped <- s.Work(ctx, store.Handlers{Round: func(_ context.Context, id string) error { heard <- id; return nil }})
		}()
		must(t, s.Journal("m1").Append(match.Entry{N: 1, When: noon, Body: "a", Over: true, Result: "1"}))
		select {
		case id := <-heard:
			if id != "m1" {
				t.Errorf("the round of %s is asked for", id)
			}
		case <-time.After(30 * time.Second):
			t.Error("no next round is asked for")
		}
		want := []store.Standing{{Match: "m1", Secret: m.Secret, Seats: [2]string{"p1", "p2"}, Over: true, Result: "1"}}
		for _, of := range []func() ([]store.Standing, error){
			func() ([]store.Standing, error) { return s.TournamentMatches(ctx, "t1") },
			func() ([]store.Standing, error) { return s.ClubMatches(ctx, "c1") },
		} {
			if got, err := of(); err != nil || !slices.Equal(got, want) {
				t.Errorf("it stands %+v, %v", got, err)
			}
		}
		cancel()
		<-stopped
	})
}
