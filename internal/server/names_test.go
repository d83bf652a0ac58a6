package server

import (
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

func TestNamesThatLookAlike(t *testing.T) {
	for _, tt := range []struct {
		one, other string
		alike      bool
	}{
		{"Anna", "anna", true}, {"Anna", "Аnnа", true}, {"Bill", "BILL", true}, {"Bill", "BiIl", true}, {"Bill", "B1ll", true},
		{"Thorn", "Thom", true}, {"Otto", "0tt0", true}, {"Anna B", "annab", true}, {"Jean-Luc", "Jean Luc", true},
		{"Anna", "Anne", false}, {"Müller", "Muller", false}, {"Anna 2", "Anna 3", false}, {"田中", "田申", false},
	} {
		if got := Looks(tt.one) == Looks(tt.other); got != tt.alike {
			t.Errorf("%s and %s look alike: %v (%s, %s)", tt.one, tt.other, got, Looks(tt.one), Looks(tt.other))
		}
	}
}

func TestNamesThatNobodyMayKeep(t *testing.T) {
	s := openHouse(t, Config{})
	if err := s.people.AddPerson(t.Context(), store.Person{ID: "p1", Name: "Anna", Looks: Looks("Anna")}); err != nil {
		t.Fatal(err)
	}
	if err := s.people.Block(t.Context(), Looks("Drake"), "Drake"); err != nil {
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
		{"A Former  Player", "", "something else", http.StatusConflict},
		{"Drаke", "", "blocked", http.StatusConflict},
		{"Anna", "", "already has the name “Anna”", http.StatusConflict},
		{"Аnna", "", "looks like “Anna”", http.StatusConflict},
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
