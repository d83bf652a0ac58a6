package server

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// TestADeletedNameIsNowhere: after an account is deleted its name is neither in the library, nor in the hall, nor
// in the log of a match whose seat was handed over, from it or to it, nor where a tournament tells of matches, nor
// in a backup. Others keep theirs.
func TestADeletedNameIsNowhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "weathergage.db")
	db, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	s := openHouseOn(t, Config{PublicURL: tableAt, Games: games.All(), Store: db}, db)
	anna, bea, cato := s.known(t, "Annabella"), s.known(t, "Beatrix"), s.known(t, "Catorius")
	begin := func(b *guestRoom, name string) (m made) {
		t.Helper()
		if code := b.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house",
			Seats: []newSeat{{Kind: "me", Name: name}, {Kind: "bot", Bot: "random"}}}, &m); code != http.StatusCreated {
			t.Fatalf("a match is answered with %d", code)
		}
		b.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
		return m
	}
	hands := func(from, to *guestRoom, m made) {
		t.Helper()
		var link, own seatLink
		from.well("/api/me/seats/open", errand{Match: m.Match}, &own)
		from.well("/api/m/"+own.Token+"/hand", nil, &link)
		to.well("/api/passes/"+link.Token, errand{}, nil)
		from.well("/api/m/"+own.Token+"/consent", move{Agree: true}, nil)
	}
	away, back, shown := begin(anna, "Annabella"), begin(bea, "Beatrix"), begin(anna, "Annabella")
	hands(anna, bea, away)
	hands(bea, anna, back)
	hands(anna, cato, back)
	anna.well("/api/m/"+*shown.Seats[0]+"/concede", move{}, nil)
	anna.well("/api/m/"+*shown.Seats[0]+"/publish", move{Agree: true}, nil)
	var offer invited
	anna.ask("POST", "/api/hall", newInvitation{Game: "duel", Scenario: "fog", Side: 0, Pace: 86400, Name: "Annabella"}, &offer)
	cup := bea.opened(newTournament{Game: "duel", Scenario: "fog", Name: "The Cup", Form: "round-robin", Pace: 86400, Terms: slowTerms(), Absent: "wait"})
	anna.well(cup+"/enter", tournamentErrand{Tell: &newNotice{Way: "hook", Address: "https://example.org/Annabella", About: []string{"turn"}}}, nil)

	bea.well("/api/me/name", errand{Name: "Bettina"}, nil) // her matches stay hers under the old name
	anna.well("/api/me/delete", errand{Name: "Annabella"}, nil)
	var shelf struct{ Matches []shelved }
	cato.ask("GET", "/api/library", nil, &shelf)
	if len(shelf.Matches) != 1 || shelf.Matches[0].Players[0].Name != names.Former {
		t.Errorf("the library has %+v", shelf)
	}
	var h hallView
	if cato.ask("GET", "/api/hall", nil, &h); len(h.Invitations) > 0 {
		t.Errorf("the hall has %+v", h.Invitations)
	}
	var own seatLink
	cato.well("/api/me/seats/open", errand{Match: back.Match}, &own)
	if v := cato.at(own.Token).View; v.Names[0] != "Catorius" {
		t.Errorf("in the seats are %q", v.Names)
	}
	copied := filepath.Join(t.TempDir(), "backup")
	if err := store.Backup(t.Context(), file, copied); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(copied)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(text), "Annabella") {
		i := strings.Index(string(text), "Annabella")
		t.Errorf("the backup has %q", text[max(0, i-200):i+50])
	}
	if !strings.Contains(string(text), "Beatrix") || !strings.Contains(string(text), "sit A Catorius") {
		t.Error("the backup has not the names of others")
	}
	bea.well("/api/me/delete", errand{Name: "Bettina"}, nil)
	header, err := s.store.Match(t.Context(), back.Match)
	if err != nil || strings.Contains(header.Header, "Beatrix") {
		t.Errorf("who had it first is still called so: %s, error %v", header.Header, err)
	}
}

// TestADeletedPlayerOfATournament: a tournament goes on without the name of a player who deleted his account, also of
// its organiser, and no webhook of his is told of a round that begins later, nor of the one in play.
func TestADeletedPlayerOfATournament(t *testing.T) {
	h := openHook(t)
	site, _ := openTelling(t, h, "")
	s := site.house
	all := guests(t, s, "Annabella", "Beatrix")
	anna, bea := all[0], all[1]
	cup := anna.opened(newTournament{Name: "The Cup", Form: "round-robin", Both: true})
	tell := &newNotice{Way: "hook", Address: h.URL + "/Annabella", About: []string{"turn", "ended"}}
	anna.well(cup+"/enter", tournamentErrand{Tell: tell}, nil)
	bea.well(cup+"/enter", tournamentErrand{}, nil)
	var v tournamentView
	anna.well(cup+"/begin", tournamentErrand{}, &v)
	if told, err := s.store.Notices(t.Context(), v.Matches[0].Match); err != nil || len(told) != 1 {
		t.Fatalf("of the first match are told %+v, error %v", told, err)
	}
	anna.well("/api/me/delete", errand{Name: "Annabella"}, nil)
	s.anew(v.Matches[0].Match)
	id := strings.TrimPrefix(cup, "/api/tournaments/")
	if err := s.advance(t.Context(), id); err != nil {
		t.Errorf("the round in play is taken up with %v", err)
	}
	bea.loses(cup)
	bea.sees(cup, &v)
	if len(v.Matches) != 2 || v.Organiser != names.Former || strings.Contains(jsonOf(v), "Annabella") || !strings.Contains(jsonOf(v.Players), names.Former) {
		t.Errorf("the tournament is %+v", v)
	}
	for _, m := range v.Matches {
		if told, err := s.store.Notices(t.Context(), m.Match); err != nil || len(told) > 0 {
			t.Errorf("of round %d are told %+v, error %v", m.Round, told, err)
		}
		if stored, err := s.store.Match(t.Context(), m.Match); err != nil || strings.Contains(stored.Header, "Annabella") || !strings.Contains(stored.Header, names.Former) {
			t.Errorf("of round %d is stored %s, error %v", m.Round, stored.Header, err)
		}
	}
	one, err := s.people.Tournament(t.Context(), id)
	if err != nil || strings.Contains(one.Body, "Annabella") {
		t.Errorf("stored is %s, error %v", one.Body, err)
	}
}
