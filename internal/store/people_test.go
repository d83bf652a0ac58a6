package store_test

import (
	"crypto/sha256"
	"errors"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/store"
)

func anna() store.Person {
	return store.Person{ID: "p1", Name: "Anna", Looks: "anna", Mail: "anna@example.org", Created: noon}
}

func hash(text string) [sha256.Size]byte { return sha256.Sum256([]byte(text)) }

func TestAPersonIsFoundAgain(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx, p := t.Context(), anna()
		must(t, s.AddPerson(ctx, p))
		for _, other := range []store.Person{{ID: "p2", Name: "Аnna", Looks: "anna"}, {ID: "p2", Name: "Bea", Looks: "bea", Mail: p.Mail}} {
			if err := s.AddPerson(ctx, other); !errors.Is(err, store.ErrExists) {
				t.Errorf("%s with mail %q: %v", other.Name, other.Mail, err)
			}
		}
		must(t, s.AddPerson(ctx, store.Person{ID: "p2", Name: "Bea", Looks: "bea"}))
		must(t, s.AddPerson(ctx, store.Person{ID: "p3", Name: "Cato", Looks: "cato"})) // two without mail
		p.Name, p.Looks, p.Mail, p.Owner = "Anne", "anne", "anne@example.org", true
		must(t, s.SavePerson(ctx, p))
		find := map[string]func() (store.Person, error){
			"id":   func() (store.Person, error) { return s.Person(ctx, "p1") },
			"name": func() (store.Person, error) { return s.PersonNamed(ctx, "anne") },
			"mail": func() (store.Person, error) { return s.PersonAt(ctx, "anne@example.org") },
		}
		for by, find := range find {
			if got, err := find(); err != nil || got != p {
				t.Errorf("by %s found %+v, error %v", by, got, err)
			}
		}
		if got, err := s.PersonAt(ctx, ""); !errors.Is(err, store.ErrNone) {
			t.Errorf("without mail found %+v, error %v", got, err)
		}
		if all, owners, err := s.CountPeople(ctx); all != 3 || owners != 1 || err != nil {
			t.Errorf("%d people, %d owners, error %v", all, owners, err)
		}
		must(t, s.DropPerson(ctx, "p3", noon))
		if err := errors.Join(s.DropPerson(ctx, "p3", noon), s.SavePerson(ctx, store.Person{ID: "p3"})); !errors.Is(err, store.ErrNone) {
			t.Errorf("a person who is gone: %v", err)
		}
	})
}

func TestPasskeys(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		must(t, s.AddPerson(t.Context(), anna()))
		k := store.Passkey{ID: "k1", Person: "p1", Name: "phone", Credential: "{}", Created: noon}
		must(t, s.AddPasskey(t.Context(), k))
		if err := s.AddPasskey(t.Context(), k); !errors.Is(err, store.ErrExists) {
			t.Errorf("the same passkey again: %v", err)
		}
		k.Credential, k.Used = `{"flags":1}`, noon.Add(time.Hour)
		must(t, s.SavePasskey(t.Context(), k))
		got, err := s.Passkey(t.Context(), "k1")
		must(t, err)
		if all, err := s.Passkeys(t.Context(), "p1"); got != k || len(all) != 1 || err != nil {
			t.Errorf("found %+v, in all %+v, error %v", got, all, err)
		}
		if err := s.DropPasskey(t.Context(), "p2", "k1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("another's passkey: %v", err)
		}
		must(t, s.DropPasskey(t.Context(), "p1", "k1"))
		if _, err := s.Passkey(t.Context(), "k1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a passkey that is dropped: %v", err)
		}
	})
}

// TestADeviceIsClosed: a session lasts until it expires or its device is closed, and the
// links of the device end with it.
func TestADeviceIsClosed(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		must(t, s.AddPerson(ctx, anna()))
		must(t, s.Create(ctx, aMatch("m1")))
		d := store.Device{ID: "d1", Person: "p1", Session: hash("cookie"), Name: "Firefox", Created: noon, Seen: noon}
		must(t, s.AddDevice(ctx, d))
		must(t, s.SaveSession(ctx, d.Session, []byte("one"), noon.Add(time.Hour), noon))
		must(t, s.SaveSession(ctx, d.Session, []byte("two"), noon.Add(2*time.Hour), noon))
		if data, err := s.Session(ctx, d.Session, noon); string(data) != "two" || err != nil {
			t.Errorf("the session is %q, error %v", data, err)
		}
		d.Seen = noon.Add(time.Minute)
		must(t, s.SeeDevice(ctx, "d1", d.Seen))
		p, got, err := s.Visitor(ctx, d.Session, noon)
		if err != nil || p != anna() || !reflect.DeepEqual(got, d) {
			t.Errorf("the visitor is %+v with %+v, error %v", p, got, err)
		}
		if _, _, err := s.Visitor(ctx, d.Session, noon.Add(2*time.Hour)); !errors.Is(err, store.ErrNone) {
			t.Errorf("a session that has expired: %v", err)
		}
		if err := s.AdmitDevice(ctx, "m1", store.Token{Hash: hash("own"), Seat: 0}, "d1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a device opens a seat that the account does not have: %v", err)
		}
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m1", Person: "p1", Taken: noon}))
		must(t, s.AdmitDevice(ctx, "m1", store.Token{Hash: hash("own"), Seat: 0}, "d1"))
		must(t, s.AdmitDevice(ctx, "m1", store.Token{Hash: hash("own"), Seat: 0}, "d1"))
		if _, of, err := s.Find(ctx, hash("own")); of.Seat != 0 || err != nil {
			t.Errorf("the device's link opens %+v, error %v", of, err)
		}
		if _, err := s.DropDevice(ctx, "p2", "d1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("another's device: %v", err)
		}
		if matches, err := s.DropDevice(ctx, "p1", "d1"); !reflect.DeepEqual(matches, []string{"m1"}) || err != nil {
			t.Errorf("closed it leaves %v, error %v", matches, err)
		}
		_, _, gone := s.Visitor(ctx, d.Session, noon)
		_, _, link := s.Find(ctx, hash("own"))
		if all, err := s.Devices(ctx, "p1"); !errors.Is(gone, store.ErrNone) || !errors.Is(link, store.ErrNone) || len(all) != 0 || err != nil {
			t.Errorf("closed, it finds %v, its link %v, devices %v, error %v", gone, link, all, err)
		}
		if err := s.AdmitDevice(ctx, "m1", store.Token{Hash: hash("late"), Seat: 0}, "d1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a link of a closed device: %v", err)
		}
	})
}

// TestAnExpiredSessionTakesItsDeviceAlong, when another is saved.
func TestAnExpiredSessionTakesItsDeviceAlong(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		must(t, s.AddPerson(t.Context(), anna()))
		must(t, s.AddDevice(t.Context(), store.Device{ID: "d1", Person: "p1", Session: hash("old")}))
		must(t, s.SaveSession(t.Context(), hash("old"), []byte{}, noon.Add(time.Hour), noon))
		must(t, s.SaveSession(t.Context(), hash("new"), []byte{}, noon.Add(3*time.Hour), noon.Add(2*time.Hour)))
		if all, err := s.Devices(t.Context(), "p1"); len(all) != 0 || err != nil {
			t.Errorf("devices %v, error %v", all, err)
		}
		if _, err := s.Session(t.Context(), hash("new"), noon); err != nil {
			t.Error(err)
		}
		must(t, s.DropSession(t.Context(), hash("new")))
		if _, err := s.Session(t.Context(), hash("new"), noon); !errors.Is(err, store.ErrNone) {
			t.Errorf("a session that is dropped: %v", err)
		}
	})
}

// TestABlockedNameSignsOut: who has it is a guest at once, and again one who signs in.
func TestABlockedNameSignsOut(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		must(t, s.AddPerson(ctx, anna()))
		enter := func(id string) error {
			must(t, s.AddDevice(ctx, store.Device{ID: id, Person: "p1", Session: hash(id)}))
			must(t, s.SaveSession(ctx, hash(id), []byte{}, noon.Add(time.Hour), noon))
			_, _, err := s.Visitor(ctx, hash(id), noon)
			return err
		}
		must(t, enter("d1"))
		must(t, s.Block(ctx, "anna", "Anna"))
		must(t, s.Block(ctx, "anna", "Anna"))
		if all, err := s.Devices(ctx, "p1"); len(all) != 0 || err != nil {
			t.Errorf("devices %v, error %v", all, err)
		}
		if err := enter("d2"); !errors.Is(err, store.ErrNone) {
			t.Errorf("blocked and signed in again: %v", err)
		}
		if is, err := s.Blocked(ctx, "anna"); !is || err != nil {
			t.Errorf("blocked: %v, %v", is, err)
		}
		must(t, s.Unblock(ctx, "anna"))
		must(t, enter("d3"))
		if err := s.Unblock(ctx, "anna"); !errors.Is(err, store.ErrNone) {
			t.Errorf("a name that is not blocked: %v", err)
		}
	})
}

// TestLinksOfABlockedPersonEnd: those of the seats that he holds, also ones that he gave away, and the
// notices about them. Those of opponents, and of a seat that somebody else held before him, stay.
func TestLinksOfABlockedPersonEnd(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		must(t, s.AddPerson(ctx, anna()))
		must(t, s.AddPerson(ctx, store.Person{ID: "p2", Name: "Bea", Looks: "bea"}))
		for _, id := range []string{"m1", "m2"} {
			must(t, s.Create(ctx, aMatch(id)))
			must(t, s.Admit(ctx, id, store.Token{Hash: hash(id + "B"), Seat: 1}))
		}
		n := aNotice("n1")
		must(t, s.AddNotice(ctx, n))
		for _, h := range []store.HeldSeat{
			{Match: "m1", Person: "p1", Taken: noon},
			{Match: "m1", Person: "p2", Taken: noon.Add(time.Minute)},
			{Match: "m2", Person: "p2", Seat: 1, Taken: noon},
			{Match: "m2", Person: "p1", Seat: 1, Taken: noon.Add(time.Minute)},
		} {
			must(t, s.TakeSeat(ctx, h))
		}
		must(t, s.Block(ctx, "anna", "Anna"))
		for token, want := range map[string]bool{"m1A": false, "m1B": true, "m2A": true, "m2B": true, "m1?": true} {
			if _, _, err := s.Find(ctx, hash(token)); (err == nil) != want {
				t.Errorf("the link %s: %v", token, err)
			}
		}
		if _, err := s.Notice(ctx, "n1"); (err == nil) != (n.Seat != 0) {
			t.Errorf("a notice of her seat: %v", err)
		}
	})
}

func TestAPassIsUsedOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		p := store.Pass{Hash: hash("pass"), Kind: store.SignIn, Name: "Anna", Mail: "anna@example.org", Expires: noon.Add(time.Hour)}
		must(t, s.AddPass(ctx, p, noon))
		for range 2 {
			if got, err := s.Pass(ctx, p.Hash, noon); err != nil || got != p {
				t.Errorf("found %+v, error %v", got, err)
			}
		}
		if _, err := s.UsePass(ctx, p.Hash, p.Expires); !errors.Is(err, store.ErrNone) {
			t.Errorf("a pass that has expired: %v", err)
		}
		if got, err := s.UsePass(ctx, p.Hash, noon); err != nil || got != p {
			t.Errorf("used %+v, error %v", got, err)
		}
		if _, err := s.UsePass(ctx, p.Hash, noon); !errors.Is(err, store.ErrNone) {
			t.Errorf("used again: %v", err)
		}
		must(t, s.SetCodes(ctx, "p1", [][sha256.Size]byte{hash("1"), hash("2")}))
		must(t, s.SetCodes(ctx, "p1", [][sha256.Size]byte{hash("3"), hash("4"), hash("5")}))
		if got, err := s.UsePass(ctx, hash("3"), noon.AddDate(9, 0, 0)); got.Person != "p1" || got.Kind != store.Code || err != nil {
			t.Errorf("used the code %+v, error %v", got, err)
		}
		if n, err := s.CountCodes(ctx, "p1"); n != 2 || err != nil {
			t.Errorf("%d codes left, error %v", n, err)
		}
	})
}

// TestSeatsAreHeld: by several, of whom the first comes first; a new link puts out all but
// those of the holder's devices.
func TestSeatsAreHeld(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		ctx := t.Context()
		must(t, s.AddPerson(ctx, anna()))
		must(t, s.AddPerson(ctx, store.Person{ID: "p0", Name: "Bea", Looks: "bea"}))
		must(t, s.Create(ctx, aMatch("m1")))
		first := store.HeldSeat{Match: "m1", Seat: 0, Person: "p1", Taken: noon}
		second := store.HeldSeat{Match: "m1", Seat: 0, Person: "p0", Taken: noon.Add(time.Hour)}
		must(t, s.TakeSeat(ctx, first))
		must(t, s.TakeSeat(ctx, second))
		again := first
		again.Taken = noon.Add(2 * time.Hour)
		must(t, s.TakeSeat(ctx, again))
		if err := s.TakeSeat(ctx, store.HeldSeat{Match: "m2", Person: "p1"}); !errors.Is(err, store.ErrNone) {
			t.Errorf("a seat of no match: %v", err)
		}
		if got, err := s.Holders(ctx, "m1"); err != nil || !reflect.DeepEqual(got, []store.HeldSeat{first, second}) {
			t.Errorf("holders %+v, error %v", got, err)
		}
		must(t, s.LeaveSeat(ctx, "p0", "m1", 0))
		turn := entry(1)
		turn.Turns = []int{1, 0}
		must(t, s.Journal("m1").Append(turn))
		over := entry(2)
		over.Turns, over.Over, over.Result = []int{0, 0}, true, "1"
		want := store.SeatNow{HeldSeat: first, Header: aMatch("m1").Header, Since: noon, Created: noon}
		want.Turn = 1
		stands := func() {
			t.Helper()
			if got, err := s.Seats(ctx, "p1"); err != nil || !reflect.DeepEqual(got, []store.SeatNow{want}) {
				t.Errorf("the seat stands as %+v, want %+v, error %v", got, want, err)
			}
		}
		stands()
		must(t, s.Journal("m1").Append(over))
		want.Turn, want.Since, want.Over, want.Result = 0, time.Time{}, true, "1"
		stands()
		must(t, s.TakeSeat(ctx, second))
		for id, person := range map[string]string{"d1": "p1", "d0": "p0"} {
			must(t, s.AddDevice(ctx, store.Device{ID: id, Person: person, Session: hash(id)}))
			must(t, s.AdmitDevice(ctx, "m1", store.Token{Hash: hash("of " + id), Seat: 0}, id))
		}
		hands := func(id, person string, seat engine.Seat) {
			must(t, s.AddPass(ctx, store.Pass{Hash: hash(id), Kind: store.Hand, Person: person, Name: store.HandOf("m1", seat), Expires: noon}, noon.Add(-1)))
		}
		hands("hand 0", "p1", 0)
		hands("hand 1", "p1", 1)
		if err := s.Renew(ctx, "m1", store.Token{Hash: hash("stolen"), Seat: 0}, "p0"); !errors.Is(err, store.ErrNone) {
			t.Errorf("who took it second makes its link anew: %v", err)
		}
		must(t, s.Renew(ctx, "m1", store.Token{Hash: hash("new"), Seat: 0}, "p1"))
		for link, opens := range map[string]bool{"new": true, "of d1": true, "of d0": false, "m1A": false, "m1?": true} {
			if _, _, err := s.Find(ctx, hash(link)); (err == nil) != opens {
				t.Errorf("the link %q: %v", link, err)
			}
		}
		if got, err := s.Holders(ctx, "m1"); err != nil || len(got) != 1 || got[0].Person != "p1" {
			t.Errorf("after that it is held by %+v, error %v", got, err)
		}
		link := hash("m1A")
		second.Link = &link
		for what, err := range map[string]error{
			"the other account's device": s.AdmitDevice(ctx, "m1", store.Token{Hash: hash("again d0"), Seat: 0}, "d0"),
			"an account by the old link": s.TakeSeat(ctx, second),
		} {
			if !errors.Is(err, store.ErrNone) {
				t.Errorf("%s comes in again: %v", what, err)
			}
		}
		for id, is := range map[string]bool{"hand 0": false, "hand 1": true} {
			if _, err := s.Pass(ctx, hash(id), noon.Add(-1)); (err == nil) != is {
				t.Errorf("%s: %v", id, err)
			}
		}
		must(t, s.AddNotice(ctx, func() store.Notice { n := aNotice("n0"); n.Seat = 0; return n }()))
		must(t, s.DropPerson(ctx, "p1", noon))
		_, _, own := s.Find(ctx, hash("of d1"))
		notices, err := s.Notices(ctx, "m1")
		must(t, err)
		if held, err := s.Holders(ctx, "m1"); len(held) != 0 || err != nil || !errors.Is(own, store.ErrNone) || len(notices) != 0 {
			t.Errorf("a person who is gone holds %v, error %v, her device's link %v, notices %v", held, err, own, notices)
		}
		if _, of, err := s.Find(ctx, hash("m1?")); of.Seat != engine.Observer || err != nil {
			t.Errorf("those who watch: %+v, error %v", of, err)
		}
	})
}

// TestANameIsFoundAndTakenOut: matches are found that may have it, by account and by name; a header and entries
// are put in the place of others.
func TestANameIsFoundAndTakenOut(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s, ctx := open(t, database), t.Context()
		must(t, s.AddPerson(ctx, anna()))
		for id, bodies := range map[string][]string{
			"m1": {"sit A Anna_B"}, "m2": {"ask hand A p1,p9 Bea"}, "m3": {"ask hand A p9 Anna_B"}, "m4": {"say A sit A Anna_B"}, "m5": {"sit A AnnaXB"},
			"m6": nil, "m7": nil,
		} {
			m := aMatch(id)
			if id == "m6" {
				m.Header = "seat A person \"Anna_B\"\n"
			}
			must(t, s.Create(ctx, m))
			for n, body := range bodies {
				e := entry(n + 1)
				e.Body = body
				must(t, s.Journal(id).Append(e))
			}
		}
		must(t, s.TakeSeat(ctx, store.HeldSeat{Match: "m7", Person: "p1", Mate: 2}))
		found, err := s.Naming(ctx, "p1", "Anna_B")
		if want := []string{"m1", "m2", "m3", "m6", "m7"}; err != nil || !slices.Equal(found, want) {
			t.Errorf("found are %q, want %q, error %v", found, want, err)
		}
		must(t, s.Rewrite(ctx, "m1", "header", map[int]string{1: "sit A nobody", 2: "nothing"}))
		m, err := s.Match(ctx, "m1")
		must(t, err)
		entries, err := s.Journal("m1").Since(0)
		must(t, err)
		if m.Header != "header" || len(entries) != 1 || entries[0].Body != "sit A nobody" {
			t.Errorf("the header is %q, the entries are %v", m.Header, entries)
		}
	})
}
