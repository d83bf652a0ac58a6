package server

import (
	"net/http"
	"testing"

	"github.com/weathergage/weathergage/internal/names"
)

// TestARatedTournament: its matches count for ratings, but for those between bots, whoever runs out of
// time loses, and players are ranked by their ratings when it begins if it says so.
func TestARatedTournament(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, cato := s.known(t, "Anna"), s.known(t, "Bea"), s.known(t, "Cato")
	id, key, _ := s.meets(bea, cato)
	s.fights(t, id)
	bea.well("/api/m/"+key+"/concede", move{}, nil) // so that Cato is rated above Bea

	cup := newTournament{Game: "duel", Scenario: "open-sea", Name: "The Rated Cup", Form: "round-robin", Pace: 86400, Terms: slowTerms(),
		Absent: "loss", Rated: true, Seeded: true}
	for want, change := range map[string]func(*newTournament){
		"who runs out of time loses": func(n *newTournament) { n.Absent = "wait" },
		"has a clock":                func(n *newTournament) { n.Pace, n.Terms = 0, nil },
		"A rated match plays":        func(n *newTournament) { n.Game, n.Scenario, n.Settings = odd("invincible", "campaign") },
	} {
		n := cup
		change(&n)
		anna.refused("/api/tournaments", n, http.StatusBadRequest, want)
	}
	at := anna.opened(cup)
	for _, b := range []*guestRoom{bea, anna, cato} {
		b.well(at+"/enter", tournamentErrand{}, nil)
	}
	for _, bot := range []string{"random", "random"} {
		anna.well(at+"/enter", tournamentErrand{Bot: bot}, nil)
	}
	anna.refused(at+"/enter", tournamentErrand{Bot: "search:playouts=37"}, http.StatusBadRequest, "Nobody has measured")
	var v tournamentView
	anna.well(at+"/begin", tournamentErrand{}, &v)
	place := map[string]int{}
	for i, p := range v.Players {
		place[p.Name] = i
	}
	if !v.Rated || !v.Seeded || place["Cato"] > place["Anna"] || place["Anna"] > place["Bea"] {
		t.Errorf("the players are ranked %+v", v.Players)
	}
	for _, m := range v.Matches {
		if m.Second < 0 || m.Match == "" {
			continue
		}
		rated, err := s.people.RatedSeats(t.Context(), m.Match)
		bots := v.Players[m.First].Bot != "" && v.Players[m.Second].Bot != ""
		if err != nil || (len(rated) == 2) == bots {
			t.Errorf("%s against %s has %d rated seats, error %v", v.Players[m.First].Name, v.Players[m.Second].Name, len(rated), err)
		}
	}
	before := ratingIn(t, s, "Anna")
	for _, m := range v.Matches {
		if m.Match != "" && m.Seat >= 0 {
			s.fights(t, m.Match)
		}
	}
	anna.loses(at)
	if after := ratingIn(t, s, "Anna"); after >= before {
		t.Errorf("having lost Anna is rated %v, and was %v", after, before)
	}
}

// ratingIn returns how somebody is rated in the duel.
func ratingIn(t *testing.T, s *Server, name string) int {
	t.Helper()
	p, err := s.people.PersonNamed(t.Context(), names.Looks(name))
	if err != nil {
		t.Fatal(err)
	}
	of, err := s.ratingsIn(t.Context(), p.ID)
	if err != nil {
		t.Fatal(err)
	}
	return of(p.ID, "duel").Mean
}
