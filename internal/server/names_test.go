package server

import (
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

func TestNamesThatNobodyMayKeep(t *testing.T) {
	s := openHouse(t, Config{})
	if err := s.people.AddPerson(t.Context(), store.Person{ID: "p1", Name: "Anna", Looks: names.Looks("Anna")}); err != nil {
		t.Fatal(err)
	}
	if err := s.people.Block(t.Context(), names.Looks("Drake"), "Drake"); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, person, says string
		status             int
	}{
		{"B", "", "2 to 30 letters", http.StatusBadRequest},
		{strings.Repeat("b", 31), "", "2 to 30 letters", http.StatusBadRequest},
		{"2 Anna", "", "begins with a letter", http.StatusBadRequest},
		{"Anna <b>", "", "letters, digits", http.StatusBadRequest},
		{"\u3164\u3164", "", "Nothing can be seen", http.StatusBadRequest},
		{"Zoe" + strings.Repeat("\u0301", 29), "", "two accents", http.StatusBadRequest},
		{"A Former  Player", "", "something else", http.StatusConflict},
		{"mod", "", "something else", http.StatusConflict},
		{"Staff", "", "something else", http.StatusConflict},
		{"Drаke", "", "blocked", http.StatusConflict},
		{"Anna", "", "already has the name “Anna”", http.StatusConflict},
		{"Аnna", "", "looks like “Anna”", http.StatusConflict},
		{"Anna\u3164", "", "already has the name “Anna”", http.StatusConflict},
		{"Ann\u0332a", "", "looks like “Anna”", http.StatusConflict},
		{"ANNA", "p1", "", 0},
		{" Bea  of Hull ", "", "", 0},
	} {
		name, err := s.freeName(t.Context(), tt.name, tt.person)
		var out *refused
		if errors.As(err, &out) {
			if out.status != tt.status || !strings.Contains(out.Text, tt.says) {
				t.Errorf("%s: %d %s", tt.name, out.status, out.Text)
			}
		} else if err != nil || tt.status != 0 || name != strings.Join(strings.Fields(tt.name), " ") {
			t.Errorf("%s is kept as %q, error %v", tt.name, name, err)
		}
	}
}

// TestAGuestsName: on each way to a name at a table a guest may have none that looks like an account's, or
// like that of somebody else in his match; in another match it is free. Accounts go by their own.
func TestAGuestsName(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, guest := s.known(t, "Anna"), s.browserFor(t)
	begin := func(b *guestRoom, me, friend string) (m made, code int) {
		var told struct {
			made
			refusal
		}
		code = b.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house",
			Seats: []newSeat{{Kind: "me", Name: me}, {Kind: "friend", Name: friend}}}, &told)
		return told.made, code
	}
	for name, want := range map[string]int{"Anna": 400, "An\u200bna\u3164": 400, "Staff": 400, "\u115f": 400, "Zoe": 201, "": 201} {
		if _, code := begin(guest, name, ""); (code == http.StatusCreated) != (want == http.StatusCreated) {
			t.Errorf("a guest begins as %q: %d", name, code)
		}
		if code, why := guest.told("/api/hall", newInvitation{Game: "duel", Scenario: "fog", Side: 0, Pace: 86400, Name: name}); (code == http.StatusCreated) != (want == http.StatusCreated) {
			t.Errorf("a guest invites as %q: %d %s", name, code, why)
		}
	}
	if _, code := begin(guest, "Zoe", "Zo\u0435"); code == http.StatusCreated {
		t.Error("a friend is called as the host is")
	}
	m, code := begin(anna, "anna", "")
	if code != http.StatusCreated || anna.at(*m.Seats[0]).View.Names[0] != "Anna" {
		t.Fatalf("Anna begins under her own name: %d", code)
	}
	other, _ := begin(guest, "Zoe", "")
	at := "/api/m/" + *other.Seats[1] + "/sit"
	for name, says := range map[string]string{"Anna\ufe0f": "kept by somebody", "zo\u00e9": "", "Z\u03bfe": "Another player", " \u2800 ": "can be seen"} {
		if code, why := guest.told(at, move{Text: name}); (code == http.StatusOK) != (says == "") || !strings.Contains(why, says) {
			t.Errorf("a friend sits down as %q: %d %s", name, code, why)
		}
	}
	if code, why := guest.told("/api/m/"+*m.Seats[1]+"/sit", move{Text: "Zoe"}); code != http.StatusOK {
		t.Errorf("in another match Zoe is free: %d %s", code, why)
	}
	v := guest.at(*m.Seats[1]).View
	if !v.Renames || v.Names[1] != "Zoe" {
		t.Errorf("in her seat she sees %v %q", v.Renames, v.Names)
	}
}
