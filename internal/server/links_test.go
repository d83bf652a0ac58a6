package server

import (
	"context"
	"crypto/sha256"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// A meddler is a store in which something happens just after it has been asked.
type meddler struct {
	store.Store
	after string // what it is asked
	then  atomic.Pointer[func()]
}

func (m *meddler) asked(what string) {
	if what != m.after {
		return
	}
	if then := m.then.Swap(nil); then != nil {
		(*then)()
	}
}

func (m *meddler) Find(ctx context.Context, hash [sha256.Size]byte) (string, store.Token, error) {
	defer m.asked("Find")
	return m.Store.Find(ctx, hash)
}

func (m *meddler) Match(ctx context.Context, id string) (store.Match, error) {
	defer m.asked("Match")
	return m.Store.Match(ctx, id)
}

func (m *meddler) Visitor(ctx context.Context, session [sha256.Size]byte, now time.Time) (store.Person, store.Device, error) {
	defer m.asked("Visitor")
	return m.Store.Visitor(ctx, session, now)
}

// TestADeviceIsClosedMeanwhile: whatever the house does for a device just when that is closed, its
// stream ends at once, and its own link opens nothing any more.
func TestADeviceIsClosedMeanwhile(t *testing.T) {
	for what, tt := range map[string]struct {
		after       string
		given, kept bool // by a link that others have too; the match is held already
		elsewhere   bool // the link was made at another node
	}{
		"the link is looked up":           {after: "Find", kept: true, elsewhere: true},
		"the match is taken up":           {after: "Match"},
		"the stream of its own is opened": {after: "Visitor", kept: true},
		"the stream of another is opened": {after: "Visitor", kept: true, given: true},
	} {
		t.Run(what, func(t *testing.T) {
			db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "weathergage.db"))
			if err != nil {
				t.Fatal(err)
			}
			m := &meddler{Store: db, after: tt.after}
			s := openHouseOn(t, Config{PublicURL: tableAt, Games: games.All(), Store: m}, db)
			begun, err := s.begin(t.Context(), s.find("duel").own("open-sea", nil))
			if err != nil {
				t.Fatal(err)
			}
			b := s.browserFor(t)
			in := b.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
			b.well("/api/me/seats", errand{Links: []string{*begun.Seats[0]}}, &in)
			var link seatLink
			b.well("/api/me/seats/open", errand{Match: begun.Match}, &link)
			if tt.given {
				link.Token = *begun.Seats[0]
			}
			if tt.elsewhere {
				s.withdraw(s.held(begun.Match), func(t store.Token) bool { return t.Hash == hashOf(link.Token) })
			}
			if !tt.kept {
				eventually(t, "the match is let go", func() bool { s.release(s.now().Add(time.Hour)); return s.held(begun.Match) == nil })
			}
			anna, err := s.people.PersonNamed(t.Context(), names.Looks("Anna"))
			if err != nil {
				t.Fatal(err)
			}
			var closed error
			then := func() { closed = s.closeDevice(t.Context(), anna.ID, in.Person.Devices[0].ID) }
			m.then.Store(&then)
			r := httptest.NewRequest("GET", "/api/m/"+link.Token+"/events", nil)
			r.AddCookie(b.cookie)
			ended := make(chan struct{})
			go func() {
				s.ServeHTTP(httptest.NewRecorder(), r)
				close(ended)
			}()
			soon(t, "the stream ends", ended)
			if closed != nil || m.then.Load() != nil {
				t.Fatalf("the device was not closed meanwhile, error %v", closed)
			}
			if code := b.ask("GET", "/api/m/"+link.Token, nil, nil); (code == http.StatusOK) != tt.given {
				t.Errorf("the link is answered with %d", code)
			}
		})
	}
}

// TestAMatchIsTakenUpWholeOrNotAtAll: who asks for it leaves while it is read, and the next takes it up.
func TestAMatchIsTakenUpWholeOrNotAtAll(t *testing.T) {
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "weathergage.db"))
	if err != nil {
		t.Fatal(err)
	}
	m := &meddler{Store: db, after: "Match"}
	s := openHouseOn(t, Config{PublicURL: tableAt, Games: games.All(), Store: m}, db)
	begun, err := s.begin(t.Context(), s.find("duel").own("open-sea", nil))
	if err != nil {
		t.Fatal(err)
	}
	eventually(t, "the match is let go", func() bool { s.release(s.now().Add(time.Hour)); return s.held(begun.Match) == nil })
	asks, leave := context.WithCancel(t.Context())
	then := func() { leave() }
	m.then.Store(&then)
	if _, err := s.hold(asks, begun.Match); err == nil {
		t.Fatal("who left is answered")
	}
	if s.held(begun.Match) != nil {
		t.Error("a match that was not taken up whole is held")
	}
	if _, err := s.hold(t.Context(), begun.Match); err != nil {
		t.Errorf("the next who asks: %v", err)
	}
}
