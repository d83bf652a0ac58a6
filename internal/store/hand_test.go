package store_test

import (
	"crypto/sha256"
	"errors"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

// A seat that is handed over is in the new person's account alone, and nothing of the old one's opens
// it or tells of it. The other seat stays as it is.
func TestASeatIsHandedOver(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		people(t, s, "p1", "p2", "p3", "p4")
		must(t, s.Block(ctx, "p4", "p4"))
		m := aMatch("m1")
		m.Tokens = nil
		for seat := range 2 {
			m.Tokens = append(m.Tokens, store.Token{Hash: sha256.Sum256([]byte{byte(seat)}), Seat: aNotice("").Seat})
		}
		m.Tokens[0].Seat = 0
		must(t, s.Create(ctx, m))
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Seat: 1, Person: "p1", Taken: noon}))
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Seat: 0, Person: "p3", Taken: noon}))
		must(t, s.AddNotice(ctx, aNotice("n1")))
		h := store.HeldSeat{Match: "m1", Seat: 1, Person: "p2", Taken: noon, Turn: 3}
		for name, now := range map[string]struct{ to, from string }{
			"from nobody": {"p2", ""}, "from somebody else": {"p2", "p3"}, "to nobody": {"p9", "p1"}, "to somebody blocked": {"p4", "p1"},
		} {
			if err := s.HandOver(ctx, store.HeldSeat{Match: "m1", Seat: 1, Person: now.to, Taken: noon}, now.from); !errors.Is(err, store.ErrNone) {
				t.Errorf("it is handed over %s: %v", name, err)
			}
		}
		must(t, s.HandOver(ctx, h, "p1"))
		must(t, s.HandOver(ctx, h, "p1")) // after a crash
		all, err := s.Holders(ctx, "m1")
		if err != nil || len(all) != 2 || all[0].Person != "p3" || all[1] != h {
			t.Errorf("the seats are held by %+v, error %v", all, err)
		}
		if _, _, err := s.Find(ctx, m.Tokens[0].Hash); err != nil {
			t.Errorf("the other seat: %v", err)
		}
		if _, _, err := s.Find(ctx, m.Tokens[1].Hash); !errors.Is(err, store.ErrNone) {
			t.Errorf("the old link: %v", err)
		}
		if n, err := s.Notices(ctx, "m1"); len(n) > 0 || err != nil {
			t.Errorf("notices of the old holder: %+v, error %v", n, err)
		}
	})
}
