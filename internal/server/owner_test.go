package server

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/names"
)

// The owner's page shows the server and does what the owner's commands do; nobody else sees it.
func TestTheOwnersPage(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, guest := s.known(t, "Anna"), s.known(t, "Bea"), s.browserFor(t)
	for name, b := range map[string]*guestRoom{"a guest": guest, "Bea": bea} {
		if code := b.ask("GET", "/api/owner", nil, nil); code != http.StatusUnauthorized && code != http.StatusForbidden {
			t.Errorf("%s sees the page: %d", name, code)
		}
		if code := b.ask("POST", "/api/owner", ownerErrand{What: "invited"}, nil); code != http.StatusUnauthorized && code != http.StatusForbidden {
			t.Errorf("%s is the owner: %d", name, code)
		}
	}
	who, err := s.people.PersonNamed(t.Context(), names.Looks("Anna"))
	if err != nil {
		t.Fatal(err)
	}
	who.Owner = true
	if err := s.people.SavePerson(t.Context(), who); err != nil {
		t.Fatal(err)
	}
	var v ownerView
	if anna.sees("/api/owner", &v); v.People != 2 || v.Owners != 1 || v.Invited || len(v.Blocked) != 0 {
		t.Errorf("Anna sees %+v", v)
	}

	anna.well("/api/owner", ownerErrand{What: "invited"}, &v)
	if code, why := guest.told("/api/names/begin", errand{Name: "Cato"}); !v.Invited || code != http.StatusForbidden {
		t.Errorf("with a closed door: %+v, %d %s", v, code, why)
	}
	anna.well("/api/owner", ownerErrand{What: "invite"}, &v)
	token, ok := strings.CutPrefix(v.Link, tableAt+"/pass/")
	if code, why := guest.told("/api/names/begin", errand{Name: "Cato", Invite: token}); !ok || code != http.StatusOK {
		t.Errorf("with the invitation %s: %d %s", v.Link, code, why)
	}
	anna.well("/api/owner", ownerErrand{What: "open"}, &v)
	if v.Invited {
		t.Error("the door is still closed")
	}

	var m made
	bea.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}, &m)
	if code := bea.ask("GET", "/api/m/"+*m.Seats[0], nil, nil); code != http.StatusOK {
		t.Fatalf("the table is answered with %d", code)
	}
	anna.well("/api/owner", ownerErrand{What: "close", Text: tableAt + "/m/" + *m.Seats[0] + "#sit"}, nil)
	if code := bea.ask("GET", "/api/m/"+*m.Seats[0], nil, nil); code != http.StatusNotFound {
		t.Errorf("a closed match is answered with %d", code)
	}
	if code, why := anna.told("/api/owner", ownerErrand{What: "close", Text: "nothing"}); code != http.StatusNotFound {
		t.Errorf("a match that is none: %d %s", code, why)
	}

	anna.well("/api/owner", ownerErrand{What: "block", Text: "Веа"}, &v) // in Cyrillic
	if !slices.Equal(v.Blocked, []string{"Веа"}) || bea.me().Person != nil {
		t.Errorf("blocked are %q, Bea is %+v", v.Blocked, bea.me().Person)
	}
	for text, want := range map[string]int{"anna": http.StatusConflict, "": http.StatusBadRequest} {
		if code, why := anna.told("/api/owner", ownerErrand{What: "block", Text: text}); code != want {
			t.Errorf("blocking %q: %d %s", text, code, why)
		}
	}
	anna.well("/api/owner", ownerErrand{What: "unblock", Text: "Веа"}, &v)
	if blocked, err := s.people.Blocked(t.Context(), names.Looks("Bea")); blocked || err != nil || len(v.Blocked) > 0 {
		t.Errorf("after it is let be: %v, error %v", blocked, err)
	}
	if code, _ := anna.told("/api/owner", ownerErrand{What: "unblock", Text: "Bea"}); code != http.StatusNotFound {
		t.Errorf("twice: %d", code)
	}
	if code, _ := anna.told("/api/owner", ownerErrand{What: "explode"}); code != http.StatusBadRequest {
		t.Errorf("anything: %d", code)
	}
}
