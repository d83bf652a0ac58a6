package store_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"reflect"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

func anInvitation(id string) store.Invitation {
	return store.Invitation{ID: id, Hash: sha256.Sum256([]byte(id)), Terms: `{"game":"duel"}`, Secret: "5ec7e7", Maker: "anna", Created: noon, Ends: noon.Add(time.Hour)}
}

// TestInvitations: one is found while it is open, and what came of it afterwards.
func TestInvitations(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		want := anInvitation("i1")
		must(t, s.Invite(t.Context(), want))
		listed, err := s.Invitations(t.Context(), noon)
		must(t, err)
		if len(listed) != 1 || !reflect.DeepEqual(listed[0], want) {
			t.Errorf("listed are %+v, want %+v", listed, want)
		}
		if listed, err = s.Invitations(t.Context(), want.Ends); len(listed) != 0 || err != nil {
			t.Errorf("when it has ended: %+v, %v", listed, err)
		}
		late := aMatch("late")
		late.Created = want.Ends
		if err := errors.Join(s.Take(t.Context(), "i1", late), s.Withdraw(t.Context(), "i1", want.Ends)); !errors.Is(err, store.ErrNone) {
			t.Errorf("one that has ended: %v", err)
		}
		m := aMatch("m1")
		m.Public = true
		must(t, s.Take(t.Context(), "i1", m, aNotice("n1")))
		if n, err := s.Notice(t.Context(), "n1"); err != nil || n.Match != "m1" {
			t.Errorf("a notice of its maker is %+v, %v", n, err)
		}
		if got, err := s.Invitation(t.Context(), "i1"); err != nil || got.Match != "m1" || got.Open(noon) {
			t.Errorf("what was taken is %+v, %v", got, err)
		}
		if err := s.Withdraw(t.Context(), "i1", noon); !errors.Is(err, store.ErrNone) {
			t.Errorf("what was taken is withdrawn: %v", err)
		}
		must(t, s.Invite(t.Context(), anInvitation("i2")))
		must(t, s.Withdraw(t.Context(), "i2", noon))
		if err := s.Take(t.Context(), "i2", aMatch("m2")); !errors.Is(err, store.ErrNone) {
			t.Errorf("what was withdrawn is taken: %v", err)
		}
		if _, err := s.Match(t.Context(), "m2"); !errors.Is(err, store.ErrNone) {
			t.Errorf("the match of what could not be taken: %v", err)
		}
		later := anInvitation("i3")
		later.Created = noon.AddDate(0, 0, 60)
		must(t, s.Invite(t.Context(), later))
		if _, err := s.Invitation(t.Context(), "i1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("after two months: %v", err)
		}
	})
}

// TestOneTakes: of many who take an invitation at once one has it.
func TestOneTakes(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		must(t, s.Invite(t.Context(), anInvitation("i1")))
		var took atomic.Int32
		var all sync.WaitGroup
		for i := range 8 {
			all.Go(func() {
				switch err := s.Take(t.Context(), "i1", aMatch(fmt.Sprint("m", i))); {
				case err == nil:
					took.Add(1)
				case !errors.Is(err, store.ErrNone):
					t.Error(err)
				}
			})
		}
		all.Wait()
		ids, err := s.Matches(t.Context())
		must(t, err)
		if took.Load() != 1 || len(ids) != 1 {
			t.Errorf("%d have taken it, and the matches are %v", took.Load(), ids)
		}
	})
}

// TestTheHallHasLimits: who has many open invitations waits, and nobody fills the hall.
func TestTheHallHasLimits(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for i := range store.MostInvitations {
			must(t, s.Invite(t.Context(), anInvitation(fmt.Sprint("i", i))))
		}
		if err := s.Invite(t.Context(), anInvitation("one more")); !errors.Is(err, store.ErrInvited) {
			t.Errorf("one too many: %v", err)
		}
		must(t, s.Withdraw(t.Context(), "i0", noon))
		must(t, s.Invite(t.Context(), anInvitation("in its place")))
		for i := store.MostInvitations; i < store.MostOpen; i++ {
			one := anInvitation(fmt.Sprint("i", i))
			one.Maker = one.ID
			must(t, s.Invite(t.Context(), one))
		}
		last := anInvitation("last")
		last.Maker = "bea"
		if err := s.Invite(t.Context(), last); !errors.Is(err, store.ErrCrowded) {
			t.Errorf("a full hall: %v", err)
		}
	})
}

// TestPublicMatches: those that anybody may watch are listed while they go on.
func TestPublicMatches(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for i := range 4 {
			m := aMatch(fmt.Sprint("m", i))
			m.Public, m.Created = i > 0, noon.Add(time.Duration(i)*time.Minute)
			must(t, s.Create(t.Context(), m))
		}
		end := entry(1)
		end.Over = true
		must(t, s.Journal("m3").Append(end))
		listed, err := s.Public(t.Context(), 10)
		must(t, err)
		if len(listed) != 2 || listed[0].ID != "m2" || listed[0].Header != aMatch("m2").Header || listed[0].Secret == "" || !listed[0].Created.Equal(noon.Add(2*time.Minute)) {
			t.Errorf("listed are %+v", listed)
		}
		if listed, err = s.Public(t.Context(), 1); len(listed) != 1 || err != nil {
			t.Errorf("one at most: %+v, %v", listed, err)
		}
	})
}
