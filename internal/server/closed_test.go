package server

import (
	"net/http"
	"testing"

	"github.com/weathergage/weathergage/internal/names"
)

// owns makes a browser's person the owner of the server.
func (s *Server) owns(t *testing.T, name string) *guestRoom {
	t.Helper()
	b := s.known(t, name)
	who, err := s.people.PersonNamed(t.Context(), names.Looks(name))
	if err == nil {
		who.Owner = true
		err = s.people.SavePerson(t.Context(), who)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestClosedMeansClosed: no link that was made before the owner closed a match opens it, by whatever route,
// on a server that holds it and on one that starts later.
func TestClosedMeansClosed(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	owner, anna, cato := s.owns(t, "Olga"), s.known(t, "Anna"), s.known(t, "Cato")
	var m made
	anna.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}, &m)
	anna.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
	var hand, own seatLink
	anna.well("/api/m/"+*m.Seats[0]+"/hand", nil, &hand)
	anna.well("/api/me/seats/open", errand{Match: m.Match}, &own)
	owner.well("/api/owner", ownerErrand{What: "close", Text: m.Match}, nil)
	for _, held := range []bool{true, false} {
		if !held {
			s.mu.Lock()
			s.forget(s.matches[m.Match])
			s.mu.Unlock()
		}
		for _, at := range []string{*m.Seats[0], own.Token, m.Watch} {
			for _, path := range []string{"", "/events", "/view", "/record"} {
				if code := anna.ask("GET", "/api/m/"+at+path, nil, nil); code != http.StatusNotFound {
					t.Errorf("%s of a closed match is answered with %d", path, code)
				}
			}
		}
		for path, body := range map[string]any{
			"/api/passes/" + hand.Token: errand{}, "/api/me/seats/open": errand{Match: m.Match}, "/api/me/seats/renew": errand{Match: m.Match},
			"/api/m/" + *m.Seats[0] + "/rematch": struct{}{}, "/api/m/" + *m.Seats[0] + "/hand": nil,
		} {
			for _, b := range []*guestRoom{anna, cato} {
				if code, why := b.told(path, body); code != http.StatusNotFound {
					t.Errorf("%s of a closed match is answered with %d %s", path, code, why)
				}
			}
		}
		if seats := append(anna.me().Person.Seats, cato.me().Person.Seats...); len(seats) > 0 {
			t.Errorf("a closed match is in accounts: %+v", seats)
		}
	}
}

// TestABlockedPersonGivesNothingAway: no link hands his seats over, and nobody can take his invitations; nor
// those of a guest under a name that is blocked later.
func TestABlockedPersonGivesNothingAway(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	owner, anna, cato, guest := s.owns(t, "Olga"), s.known(t, "Anna"), s.known(t, "Cato"), s.browserFor(t)
	var m made
	anna.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}, &m)
	anna.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
	var hand seatLink
	anna.well("/api/m/"+*m.Seats[0]+"/hand", nil, &hand)
	var his, theirs invited
	n := ofDuel(0)
	anna.ask("POST", "/api/hall", n, &his)
	n.Name = "Drake"
	guest.ask("POST", "/api/hall", n, &theirs)
	listed := func() (out hallView) {
		guest.ask("GET", "/api/hall", nil, &out)
		return out
	}
	if h := listed(); len(h.Invitations) != 2 {
		t.Fatalf("the hall lists %+v", h.Invitations)
	}
	owner.well("/api/owner", ownerErrand{What: "block", Text: "Anna"}, nil)
	owner.well("/api/owner", ownerErrand{What: "block", Text: "drake"}, nil)
	if h := listed(); len(h.Invitations) != 0 {
		t.Errorf("the hall lists %+v", h.Invitations)
	}
	for _, i := range []invited{his, theirs} {
		if code, why := cato.told("/api/hall/"+i.ID+"/take", takes{}); code != http.StatusConflict {
			t.Errorf("a blocked person's invitation is taken: %d %s", code, why)
		}
		if code := cato.ask("GET", "/api/m/"+i.Key, nil, nil); code != http.StatusNotFound {
			t.Errorf("it plays: %d", code)
		}
	}
	if code, why := cato.told("/api/passes/"+hand.Token, errand{}); code != http.StatusNotFound {
		t.Errorf("a blocked person's seat is taken over: %d %s", code, why)
	}
}

// TestAClosedMatchIsNoLongerTold: the hall, the page of a tournament and the match before it lead nobody to a
// match that the owner has closed.
func TestAClosedMatchIsNoLongerTold(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	owner, anna, cato := s.owns(t, "Olga"), s.known(t, "Anna"), s.known(t, "Cato")
	closes := func(id string) {
		t.Helper()
		owner.well("/api/owner", ownerErrand{What: "close", Text: id}, nil)
	}
	var first, next, watched made
	anna.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}, &first)
	anna.well("/api/m/"+*first.Seats[0]+"/concede", move{}, nil)
	anna.ask("POST", "/api/m/"+*first.Seats[0]+"/rematch", struct{}{}, &next)
	if v := anna.at(*first.Seats[0]).View; v.Ended == nil || !v.Ended.Rematch {
		t.Fatalf("the rematch is not told: %+v", v.Ended)
	}
	closes(next.Match)
	s.dismiss(first.Match)
	if v := anna.at(*first.Seats[0]).View; v.Ended.Rematch {
		t.Error("the rematch is told, though it is closed")
	}

	public := newInvitation{Game: "duel", Scenario: "fog", Pace: 86400, Public: true}
	var offer invited
	anna.ask("POST", "/api/hall", public, &offer)
	cato.ask("POST", "/api/hall/"+offer.ID+"/take", takes{}, &watched)
	var h hallView
	if owner.ask("GET", "/api/hall", nil, &h); len(h.Matches) != 1 {
		t.Fatalf("to be watched are %+v", h.Matches)
	}
	closes(watched.Match)
	if owner.ask("GET", "/api/hall", nil, &h); len(h.Matches) > 0 {
		t.Errorf("a closed match is in the hall: %+v", h.Matches)
	}

	cup := anna.opened(newTournament{Name: "The Cup", Form: "knock-out", Public: true})
	anna.well(cup+"/enter", tournamentErrand{}, nil)
	cato.well(cup+"/enter", tournamentErrand{}, nil)
	var v tournamentView
	anna.well(cup+"/begin", tournamentErrand{}, &v)
	id := v.Matches[0].Match
	if owner.sees(cup, &v); v.Matches[0].Watch == "" {
		t.Fatalf("nobody may watch %+v", v.Matches)
	}
	closes(id)
	for _, b := range []*guestRoom{owner, anna} {
		if b.sees(cup, &v); v.Matches[0].Seat >= 0 || v.Matches[0].Watch != "" {
			t.Errorf("a tournament leads to a closed match: %+v", v.Matches[0])
		}
	}
}

// TestBotsLeaveAClosedMatch: they finish the choice at which they are, and the match no longer counts among those
// of the address that began it.
func TestBotsLeaveAClosedMatch(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	s.quick = newTurns(0)
	owner := s.owns(t, "Olga")
	var m made
	owner.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "bot", Bot: "random"}, {Kind: "bot", Bot: "random"}}}, &m)
	eventually(t, "a bot waits for its turn", func() bool {
		s.quick.mu.Lock()
		defer s.quick.mu.Unlock()
		return len(s.quick.lines) > 0
	})
	l := s.held(m.Match)
	before := l.match.Length()
	owner.well("/api/owner", ownerErrand{What: "close", Text: m.Match}, nil)
	if busy := s.busyMatches([]string{m.Match}); len(busy) > 0 {
		t.Error("a closed match counts among those that go on")
	}
	s.quick.give()
	eventually(t, "nobody plays", func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		return !l.driving
	})
	if n := l.match.Length() - before; n > 1 {
		t.Errorf("bots have made %d choices in a closed match", n)
	}
}
