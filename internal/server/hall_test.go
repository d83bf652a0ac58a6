package server

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// offer posts an invitation and wants it open.
func (s *site) offer(n newInvitation) (out invited) {
	s.Helper()
	if code := s.ask("POST", "/api/hall", n, &out); code != http.StatusCreated {
		s.Fatalf("an invitation is answered with %d", code)
	}
	return out
}

// hall returns what everybody sees there.
func (s *site) hall() (out hallView) {
	s.Helper()
	if code := s.ask("GET", "/api/hall", nil, &out); code != http.StatusOK {
		s.Fatalf("the hall is answered with %d", code)
	}
	return out
}

func ofDuel(side int) newInvitation {
	return newInvitation{Game: "duel", Scenario: "fog", Side: side, Pace: 86400, Name: "Anna", Says: " A calm \n evening? ", Public: true}
}

// TestHall: an invitation is listed, taken once, and opens a seat to each of the two; the match
// is listed for those who watch until it is over.
func TestHall(t *testing.T) {
	s := openSite(t)
	var promised struct{ Commit string }
	s.ask("GET", "/api/commit", nil, &promised)
	n := ofDuel(1)
	n.Commit = promised.Commit
	i := s.offer(n)
	if code := s.ask("GET", "/api/m/"+i.Key, nil, nil); code != http.StatusNotFound {
		t.Errorf("the seat of an open invitation is answered with %d", code)
	}
	h := s.hall()
	if len(h.Invitations) != 1 || len(h.Matches) != 0 {
		t.Fatalf("the hall is %+v", h)
	}
	if one := h.Invitations[0]; one.ID != i.ID || one.Side != 0 || one.Name != "Anna" || one.Says != "A calm evening?" || one.State != "open" ||
		one.Commit != promised.Commit || one.Ends-one.Since != int64(openSlow/time.Second) || one.Pace != 86400 {
		t.Errorf("listed is %+v", one)
	}
	var out made
	if code := s.ask("POST", "/api/hall/"+i.ID+"/take", takes{Name: "Bea"}, &out); code != http.StatusCreated || out.Seats[0] == nil || out.Seats[1] != nil {
		t.Fatalf("taking is answered with %d, %+v", code, out)
	}
	anna, bea := s.table(i.Key), s.table(*out.Seats[0])
	if anna.View.Seat != 1 || bea.View.Seat != 0 || anna.View.Names[0] != "Bea" || anna.View.Names[1] != "Anna" || anna.Match != bea.Match {
		t.Errorf("Anna has seat %d, Bea %d, and they are called %q", anna.View.Seat, bea.View.Seat, anna.View.Names)
	}
	if l, err := s.house.hold(t.Context(), out.Match); err != nil || l.rec.Dice.Commit != promised.Commit || l.Pace != 24*time.Hour {
		t.Errorf("the match is %+v, %v", l, err)
	}
	var again refusal
	if code := s.ask("POST", "/api/hall/"+i.ID+"/take", takes{Name: "Carl"}, &again); code != http.StatusConflict || again.Text != errTaken.Error() {
		t.Errorf("taking it twice is answered with %d, %+v", code, again)
	}
	if h = s.hall(); len(h.Invitations) != 0 || len(h.Matches) != 1 || h.Matches[0].Names[0] != "Bea" {
		t.Fatalf("the hall is %+v", h)
	}
	if seen := s.table(h.Matches[0].Watch); !seen.Watching || seen.Match != anna.Match {
		t.Errorf("who watches sees %+v", seen.View)
	}
	s.post(i.Key, "concede", move{})
	s.house.hall.changed() // a second has passed
	if h = s.hall(); len(h.Matches) != 0 {
		t.Errorf("a match that is over is listed: %+v", h.Matches)
	}
	if s.ask("POST", "/api/m/"+i.Key+"/rematch", nil, &out); out.Seats[0] == nil {
		t.Errorf("Anna does not change sides: %+v", out)
	}
	if h = s.hall(); len(h.Matches) != 0 {
		t.Errorf("the hall was drawn again within a second: %+v", h.Matches)
	}
}

// TestInvitationsEnd: one is withdrawn by who made it alone, and ends by itself: soon where
// somebody waits for it at the page.
func TestInvitationsEnd(t *testing.T) {
	s := openSite(t)
	withdraw := func(id, key string) int { return s.ask("POST", "/api/hall/"+id+"/withdraw", withdraws{key}, nil) }
	take := func(id string) int { return s.ask("POST", "/api/hall/"+id+"/take", takes{}, nil) }
	one, other := s.offer(ofDuel(-1)), s.offer(ofDuel(-1))
	if code := withdraw(one.ID, other.Key); code != http.StatusForbidden {
		t.Errorf("withdrawn by another with %d", code)
	}
	if code := withdraw(one.ID, one.Key); code != http.StatusOK {
		t.Errorf("withdrawn with %d", code)
	}
	if a, b := withdraw(one.ID, one.Key), take(one.ID); a != http.StatusConflict || b != http.StatusConflict {
		t.Errorf("withdrawn again with %d, taken with %d", a, b)
	}
	var seen invitation
	if s.ask("GET", "/api/hall/"+one.ID, nil, &seen); seen.State != "ended" || seen.Side != -1 {
		t.Errorf("what was withdrawn is %+v", seen)
	}
	if code := take("nothing"); code != http.StatusNotFound {
		t.Errorf("what there is not is taken with %d", code)
	}
	quick := ofDuel(0)
	quick.Pace = 60
	live := s.offer(quick)
	ahead := openLive + time.Second
	s.house.now = func() time.Time { return time.Now().Add(ahead) }
	if h := s.hall(); len(h.Invitations) != 1 || h.Invitations[0].ID != other.ID || take(live.ID) != http.StatusConflict {
		t.Errorf("after an hour the hall is %+v", h)
	}
	if s.ask("GET", "/api/hall/"+other.ID, nil, &seen); take(other.ID) != http.StatusCreated {
		t.Error("after an hour one at an easy pace cannot be taken")
	}
	if s.ask("GET", "/api/hall/"+other.ID, nil, &seen); seen.State != "taken" {
		t.Errorf("what was taken is %+v", seen)
	}
}

// TestInvitationsAreRefused: what cannot be played, and more than one may offer.
func TestInvitationsAreRefused(t *testing.T) {
	s := openSite(t)
	for name, change := range map[string]func(*newInvitation){
		"another game":     func(n *newInvitation) { n.Game = "chess" },
		"another scenario": func(n *newInvitation) { n.Scenario = "calm" },
		"a third side":     func(n *newInvitation) { n.Side = 2 },
		"a negative side":  func(n *newInvitation) { n.Side = -2 },
		"no such switch":   func(n *newInvitation) { n.Settings = map[string]string{"weather": "good"} },
		"a negative pace":  func(n *newInvitation) { n.Pace = -1 },
		"a long name":      func(n *newInvitation) { n.Name = strings.Repeat("A", mostCalled+1) },
		"long words":       func(n *newInvitation) { n.Says = strings.Repeat("a", mostWritten+1) },
		"other dice":       func(n *newInvitation) { n.Commit = "000" },
	} {
		n := ofDuel(0)
		change(&n)
		var why refusal
		if code := s.ask("POST", "/api/hall", n, &why); code != http.StatusBadRequest || why.Text == "" {
			t.Errorf("%s is answered with %d, %q", name, code, why.Text)
		}
	}
	for range store.MostInvitations {
		s.offer(ofDuel(0))
	}
	var why refusal
	if code := s.ask("POST", "/api/hall", ofDuel(0), &why); code != http.StatusConflict || !strings.Contains(why.Text, "Withdraw one") {
		t.Errorf("one too many is answered with %d, %q", code, why.Text)
	}
}

// TestTermsAreSeenBeforeJoining: what follows when a clock runs out stands at the invitation
// and at the table, holds there, and holds for the rematch.
func TestTermsAreSeenBeforeJoining(t *testing.T) {
	s := openSite(t)
	var ahead atomic.Int64
	s.house.now = func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) }
	n := ofDuel(1)
	n.Absent = "wait"
	i := s.offer(n)
	if one := s.hall().Invitations[0]; one.Absent != "wait" {
		t.Errorf("listed is %+v", one)
	}
	var m made
	s.ask("POST", "/api/hall/"+i.ID+"/take", takes{}, &m)
	a := *m.Seats[0]
	if at := s.table(a); at.Absent != "wait" || at.Pace != 86400 {
		t.Errorf("at the table: %q, a pace of %d", at.Absent, at.Pace)
	}
	s.plays(a, "A load resolute > round", "A plot resolute 1")
	ahead.Store(int64(48 * time.Hour))
	for _, what := range []string{"captain", "claim"} {
		var out answer
		if code := s.ask("POST", "/api/m/"+a+"/clock", move{What: what}, &out); code != http.StatusConflict || !strings.Contains(out.Text, "terms of this match") {
			t.Errorf("%s is answered with %d, %q", what, code, out.Text)
		}
	}
	s.post(a, "concede", move{})
	s.ask("POST", "/api/m/"+a+"/rematch", nil, &m)
	if at := s.table(*m.Seats[1]); at.Absent != "wait" {
		t.Errorf("in the rematch: %q", at.Absent)
	}
	n.Absent = "hang"
	if code := s.ask("POST", "/api/hall", n, nil); code != http.StatusBadRequest {
		t.Errorf("other terms are answered with %d", code)
	}
}

// TestNamesInTheHall: a person comes under the name that he keeps, and no guest under it or one
// that looks like it; nobody with an account plays himself.
func TestNamesInTheHall(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, guest := s.browserFor(t), s.browserFor(t)
	anna.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna Drake"})
	n := ofDuel(0)
	n.Name = "Somebody else"
	var i invited
	if code := anna.ask("POST", "/api/hall", n, &i); code != http.StatusCreated {
		t.Fatalf("an invitation is answered with %d", code)
	}
	var h hallView
	if guest.ask("GET", "/api/hall", nil, &h); len(h.Invitations) != 1 || h.Invitations[0].Name != "Anna Drake" || h.Invitations[0].Guest {
		t.Errorf("listed are %+v", h.Invitations)
	}
	take := func(b *guestRoom, name string) (int, string) {
		var why refusal
		code := b.ask("POST", "/api/hall/"+i.ID+"/take", takes{Name: name}, &why)
		return code, why.Text
	}
	if code, why := take(anna, ""); code != http.StatusConflict || !strings.Contains(why, "play yourself") {
		t.Errorf("Anna takes her own invitation: %d, %q", code, why)
	}
	if code, why := take(guest, "Аnna Drake"); code != http.StatusConflict || !strings.Contains(why, "“Anna Drake” is kept") { // with a Cyrillic A
		t.Errorf("a guest takes it as Anna: %d, %q", code, why)
	}
	n.Name = "anna drake"
	if code := guest.ask("POST", "/api/hall", n, nil); code != http.StatusConflict {
		t.Errorf("a guest invites as Anna: %d", code)
	}
	if code, why := take(guest, "Bea"); code != http.StatusCreated {
		t.Errorf("a guest takes it as Bea: %d, %q", code, why)
	}
}
