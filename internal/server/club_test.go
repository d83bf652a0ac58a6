package server

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// guests are browsers signed in under names.
func guests(t *testing.T, s *Server, names ...string) (out []*guestRoom) {
	for _, name := range names {
		out = append(out, s.known(t, name))
	}
	return out
}

// sees is what a GET answers that has to be answered with 200.
func (b *guestRoom) sees(path string, out any) {
	b.Helper()
	if code := b.ask("GET", path, nil, out); code != http.StatusOK {
		b.Fatalf("%s is answered with %d", path, code)
	}
}

// refused posts what has to be refused.
func (b *guestRoom) refused(path string, body any, code int, why string) {
	b.Helper()
	var no refusal
	if got := b.ask("POST", path, body, &no); got != code || !strings.Contains(no.Text, why) {
		b.Errorf("%s is answered with %d %q, want %d %q", path, got, no.Text, code, why)
	}
}

// found founds a club.
func (b *guestRoom) found(f clubForm) clubView {
	b.Helper()
	var made tournamentMade
	if code := b.ask("POST", "/api/clubs", f, &made); code != http.StatusCreated {
		b.Fatalf("to found a club is answered with %d", code)
	}
	var c clubView
	b.sees("/api/clubs/"+made.ID, &c)
	return c
}

// TestAClub: strangers see nothing of one that is not open; its link lets people in until it is made
// anew; organisers appoint and put out; who leaves last ends it.
func TestAClub(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	all := guests(t, s, "Anna", "Bea", "Cato")
	anna, bea, cato := all[0], all[1], all[2]
	c := anna.found(clubForm{Name: "The Sea Dogs", About: "Thursdays at eight"})
	at := "/api/clubs/" + c.ID
	if !c.Mine || !c.Organiser || c.Key == "" || len(c.Ladder) != 1 || c.Ladder[0].Name != "Anna" || !c.Ladder[0].You {
		t.Errorf("its founder sees %+v", c)
	}
	bea.refused("/api/clubs", clubForm{Name: "the sea d0gs"}, http.StatusConflict, "looks like")
	if code := bea.ask("GET", at, nil, nil); code != http.StatusNotFound {
		t.Errorf("a stranger is answered with %d", code)
	}
	bea.refused(at+"/join", joins{Key: "wrong"}, http.StatusForbidden, "Ask a member")
	var seen clubView
	bea.sees(at+"?key="+c.Key, &seen)
	if seen.Name != "The Sea Dogs" || seen.Members != 1 || seen.Key != "" || len(seen.Ladder) != 0 {
		t.Errorf("who has the link sees %+v", seen)
	}
	bea.well(at+"/join", joins{Key: c.Key}, &seen)
	if !seen.Mine || seen.Organiser || len(seen.Ladder) != 2 {
		t.Errorf("a new member sees %+v", seen)
	}
	bea.refused(at+"/change", clubForm{Open: true}, http.StatusForbidden, "organise")
	anna.well(at+"/change", clubForm{About: "Fridays", Anew: true}, &seen)
	if seen.About != "Fridays" || seen.Key == c.Key {
		t.Errorf("changed to %+v", seen)
	}
	cato.refused(at+"/join", joins{Key: c.Key}, http.StatusForbidden, "made it anew")
	cato.well(at+"/join", joins{Key: seen.Key}, nil)
	anna.well(at+"/members", memberForm{Name: "Bea", What: "organiser"}, nil)
	bea.refused(at+"/members", memberForm{Name: "Anna", What: "out"}, http.StatusConflict, "another one")
	bea.refused(at+"/members", memberForm{Name: "Dido", What: "out"}, http.StatusNotFound, "Nobody")
	old := seen.Key
	var offer invited
	cato.ask("POST", "/api/hall", newInvitation{Club: c.ID, Game: "duel", Scenario: "open-sea", Side: 0}, &offer)
	bea.well(at+"/members", memberForm{Name: "Cato", What: "out"}, &seen)
	if len(seen.Ladder) != 2 || !slices.Equal(seen.Out, []string{"Cato"}) {
		t.Errorf("after one is put out: %+v, %q", seen.Ladder, seen.Out)
	}
	if code := cato.ask("GET", at+"?key="+old, nil, nil); code != http.StatusNotFound || seen.Key == old {
		t.Errorf("who was put out sees the club by the old link: %d", code)
	}
	cato.refused(at+"/join", joins{Key: old}, http.StatusForbidden, "made it anew")
	cato.refused(at+"/join", joins{Key: seen.Key}, http.StatusForbidden, "put out")
	bea.well(at+"/change", clubForm{Open: true}, nil)
	cato.refused(at+"/join", joins{}, http.StatusForbidden, "put out")
	if code, why := bea.told("/api/hall/"+offer.ID+"/take", takes{}); code != http.StatusConflict {
		t.Errorf("his invitation in the club is taken: %d %s", code, why)
	}
	if cato.sees(at, &seen); len(seen.Invitations) != 0 || len(seen.Out) != 0 {
		t.Errorf("he sees %+v", seen)
	}
	bea.refused(at+"/members", memberForm{Name: "Dido", What: "back"}, http.StatusNotFound, "put out")
	bea.well(at+"/members", memberForm{Name: "Cato", What: "back"}, &seen)
	if cato.well(at+"/join", joins{}, &seen); !seen.Mine {
		t.Errorf("asked back he sees %+v", seen)
	}
	cato.well(at+"/quit", struct{}{}, nil)
	var list clubList
	anna.well(at+"/quit", struct{}{}, &list)
	bea.well(at+"/quit", struct{}{}, &list)
	if len(list.Clubs) != 0 {
		t.Errorf("a club without members: %+v", list)
	}
	s.browserFor(t).refused("/api/clubs", clubForm{Name: "Guests"}, http.StatusUnauthorized, "Sign in")
}

// TestTheHallOfAClub: only members see and take what is offered there, and who wins climbs the ladder.
func TestTheHallOfAClub(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	all := guests(t, s, "Anna", "Bea", "Cato")
	anna, bea, cato := all[0], all[1], all[2]
	c := anna.found(clubForm{Name: "The Sea Dogs", Open: true})
	bea.well("/api/clubs/"+c.ID+"/join", joins{}, nil)
	offer := newInvitation{Club: c.ID, Game: "duel", Scenario: "open-sea", Side: 0}
	cato.refused("/api/hall", offer, http.StatusForbidden, "Join it first")
	var made invited
	if code := anna.ask("POST", "/api/hall", offer, &made); code != http.StatusCreated {
		t.Fatalf("an invitation is answered with %d", code)
	}
	var hall hallView
	anna.sees("/api/hall", &hall)
	if len(hall.Invitations) != 0 {
		t.Errorf("the hall of all shows %+v", hall.Invitations)
	}
	bea.sees("/api/clubs/"+c.ID, &c)
	if len(c.Invitations) != 1 || c.Invitations[0].ID != made.ID {
		t.Fatalf("the club's hall shows %+v", c.Invitations)
	}
	cato.refused("/api/hall/"+made.ID+"/take", takes{Name: "Cato"}, http.StatusForbidden, "Join it first")
	var begun struct {
		Match string    `json:"match"`
		Seats []*string `json:"seats"`
	}
	if code := bea.ask("POST", "/api/hall/"+made.ID+"/take", takes{Name: "Bea"}, &begun); code != http.StatusCreated {
		t.Fatalf("to take it is answered with %d", code)
	}
	anna.well("/api/me/seats", errand{Links: []string{made.Key}}, nil)
	bea.well("/api/me/seats", errand{Links: []string{*begun.Seats[1]}}, nil)
	if code := anna.ask("POST", "/api/m/"+made.Key+"/concede", move{}, nil); code != http.StatusOK {
		t.Fatalf("to concede is answered with %d", code)
	}
	anna.sees("/api/clubs/"+c.ID, &c)
	if l := c.Ladder; len(l) != 2 || l[0].Name != "Bea" || l[0].Won != 1 || l[1].Name != "Anna" || l[1].Lost != 1 {
		t.Errorf("the ladder is %+v", l)
	}
}

// opened opens a tournament of duels.
func (b *guestRoom) opened(n newTournament) string {
	b.Helper()
	n.Game, n.Scenario = "duel", "open-sea"
	var made tournamentMade
	if code := b.ask("POST", "/api/tournaments", n, &made); code != http.StatusCreated {
		b.Fatalf("a tournament is answered with %d", code)
	}
	return "/api/tournaments/" + made.ID
}

// loses concedes the reader's open match of a tournament, and has the round looked at.
func (b *guestRoom) loses(at string) {
	b.Helper()
	var v tournamentView
	b.sees(at, &v)
	for _, m := range v.Matches {
		if m.Seat < 0 || m.Result != "" {
			continue
		}
		var link seatLink
		b.well("/api/me/seats/open", errand{Match: m.Match, Seat: m.Seat}, &link)
		if code := b.ask("POST", "/api/m/"+link.Token+"/concede", move{}, nil); code != http.StatusOK {
			b.Fatalf("to concede is answered with %d", code)
		}
		if err := b.house.round(b.Context(), m.Match); err != nil {
			b.Fatal(err)
		}
		return
	}
	b.Fatalf("there is no match to lose in %+v", v)
}

// TestATournament: three enter, one has a bye in each round, accounts have the seats and know
// whose turn it is, rounds follow by themselves, and the table can be taken away.
func TestATournament(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	all := guests(t, s, "Anna", "Bea", "Cato", "Dido")
	anna, bea, cato, dido := all[0], all[1], all[2], all[3]
	at := anna.opened(newTournament{Name: "The Cup", Form: "round-robin", Pace: 86400, Absent: "wait", Public: true})
	bea.refused(at+"/begin", tournamentErrand{}, http.StatusForbidden, "organiser")
	bea.refused(at+"/enter", tournamentErrand{Bot: "random"}, http.StatusForbidden, "organiser")
	anna.refused(at+"/begin", tournamentErrand{}, http.StatusConflict, "2 players or more")
	for _, b := range []*guestRoom{anna, bea, cato, dido, dido} {
		b.well(at+"/enter", tournamentErrand{}, nil)
	}
	dido.well(at+"/leave", tournamentErrand{}, nil)
	var v tournamentView
	anna.well(at+"/begin", tournamentErrand{}, &v)
	if v.State != "on" || v.Length != 3 || len(v.Players) != 3 || len(v.Matches) != 2 {
		t.Fatalf("begun is %+v", v)
	}
	dido.refused(at+"/enter", tournamentErrand{}, http.StatusConflict, "has begun")
	turn := false
	for _, b := range all[:3] {
		for _, seat := range b.me().Person.Seats {
			turn = turn || seat.Turn && seat.Due > 0
		}
	}
	if !turn {
		t.Error("it is nobody's turn")
	}
	for round := 1; round <= 3; round++ {
		for _, b := range all[:3] {
			b.sees(at, &v)
			last := v.Matches[len(v.Matches)-1]
			if len(v.Matches) != 2*round && v.State == "on" {
				t.Fatalf("in round %d: %+v", round, v.Matches)
			}
			mine := false
			for _, m := range v.Matches {
				mine = mine || m.Seat >= 0 && m.Result == ""
			}
			if mine && last.Round == round {
				b.loses(at)
				break
			}
		}
	}
	anna.sees(at, &v)
	if v.State != "over" || len(v.Standings) != 3 || v.Standings[0].Rank != 1 || len(v.Breaks) != len(v.Standings[0].Ties) {
		t.Fatalf("it ends as %+v", v)
	}
	anna.refused(at+"/settle", tournamentErrand{Match: v.Matches[0].Match, Result: "first"}, http.StatusConflict, "over")
	r := httptest.NewRequest("GET", tableAt+at+"/table", nil)
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	if text := w.Body.String(); !strings.HasPrefix(text, "rank,player,points,won,drawn,lost,") || !strings.Contains(text, ",bye,first,") {
		t.Errorf("the table is\n%s", text)
	}
}

// TestATournamentGoesOn: a player who leaves loses his open matches, the organiser decides what does not end,
// a bot fills a seat, and an account that is deleted leaves its results.
func TestATournamentGoesOn(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	all := guests(t, s, "Anna", "Bea")
	anna, bea := all[0], all[1]
	at := anna.opened(newTournament{Name: "The Cup", Form: "knock-out", Both: true})
	anna.refused(at+"/enter", tournamentErrand{Bot: "no such"}, http.StatusBadRequest, "bot")
	anna.well(at+"/enter", tournamentErrand{}, nil)
	bea.well(at+"/enter", tournamentErrand{}, nil)
	var v tournamentView
	anna.well(at+"/begin", tournamentErrand{}, &v)
	if len(v.Matches) != 2 || v.Matches[0].First != v.Matches[1].Second {
		t.Fatalf("both sides are played as %+v", v.Matches)
	}
	bea.refused(at+"/settle", tournamentErrand{Match: v.Matches[0].Match, Result: "first"}, http.StatusForbidden, "organiser")
	anna.refused(at+"/settle", tournamentErrand{Match: v.Matches[0].Match, Result: "lost"}, http.StatusBadRequest, "Expected")
	anna.well(at+"/settle", tournamentErrand{Match: v.Matches[0].Match, Result: "drawn"}, &v)
	if m := v.Matches[0]; m.Result != "drawn" || !m.Decided || v.State != "on" {
		t.Errorf("decided is %+v", v)
	}
	bea.well("/api/me/delete", errand{Name: "Bea"}, nil)
	anna.well(at+"/leave", tournamentErrand{}, &v)
	if v.State != "over" || v.Matches[1].Result == "" {
		t.Errorf("when one has left: %+v", v)
	}
	players := v.Players[0].Name + v.Players[1].Name
	if strings.Contains(players, "Bea") || !strings.Contains(players, names.Former) {
		t.Errorf("the players are %s", players)
	}
	second := anna.opened(newTournament{Name: "The Shield", Form: "swiss", Rounds: 1})
	anna.well(second+"/enter", tournamentErrand{}, nil)
	anna.well(second+"/enter", tournamentErrand{Bot: "random"}, nil)
	anna.well(second+"/begin", tournamentErrand{}, nil)
	anna.loses(second)
	anna.sees(second, &v)
	if v.State != "over" || v.Standings[0].Player == v.You {
		t.Errorf("against the bot: %+v", v)
	}
	third := anna.opened(newTournament{Name: "The Bowl", Form: "swiss"})
	anna.well(third+"/cancel", tournamentErrand{}, &v)
	if v.State != "cancelled" {
		t.Errorf("cancelled is %s", v.State)
	}
}

// TestATournamentThatCannotBe: each says why.
func TestATournamentThatCannotBe(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	all := guests(t, s, "Anna", "Bea")
	anna, bea := all[0], all[1]
	c := bea.found(clubForm{Name: "The Sea Dogs"})
	good := newTournament{Name: "The Cup", Game: "duel", Scenario: "open-sea", Form: "swiss"}
	for _, try := range []struct {
		change func(*newTournament)
		code   int
		why    string
	}{
		{func(n *newTournament) { n.Form = "ladder" }, http.StatusBadRequest, "Expected round-robin"},
		{func(n *newTournament) { n.Rounds = -1 }, http.StatusBadRequest, "rounds"},
		{func(n *newTournament) { n.Scenario = "lepanto" }, http.StatusBadRequest, "no scenario"},
		{func(n *newTournament) { n.Name = "x" }, http.StatusBadRequest, "name"},
		{func(n *newTournament) { n.Says = strings.Repeat("x", 501) }, http.StatusBadRequest, "500"},
		{func(n *newTournament) { n.Club = c.ID }, http.StatusForbidden, "member"},
	} {
		n := good
		try.change(&n)
		anna.refused("/api/tournaments", n, try.code, try.why)
	}
	for range mostOrganised {
		anna.opened(good)
	}
	anna.refused("/api/tournaments", good, http.StatusConflict, "already organise 5")
	hidden := bea.opened(newTournament{Name: "The Plate", Form: "swiss", Club: c.ID})
	if code := anna.ask("GET", hidden, nil, nil); code != http.StatusNotFound {
		t.Errorf("a stranger is shown a club's tournament with %d", code)
	}
	var v tournamentView
	bea.sees(hidden, &v)
	if v.ClubName != "The Sea Dogs" || !v.May {
		t.Errorf("a member sees %+v", v)
	}
	forgets, err := New(Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(forgets.Stop)
	w := httptest.NewRecorder()
	forgets.ServeHTTP(w, httptest.NewRequest("GET", "/api/clubs", nil))
	if w.Code != http.StatusConflict {
		t.Errorf("a server that forgets answers with %d", w.Code)
	}
}

// TestATournamentTells: a player who asked for it when he entered is told of his turn, by a link to the
// seat in his account; mail goes to the address of his account alone.
func TestATournamentTells(t *testing.T) {
	h := openHook(t)
	site, _ := openTelling(t, h, "")
	all := guests(t, site.house, "Anna", "Bea")
	anna, bea := all[0], all[1]
	at := anna.opened(newTournament{Name: "The Cup", Form: "knock-out"})
	tell := &newNotice{Way: "hook", Address: h.URL + "/in", About: []string{"turn"}}
	anna.well(at+"/enter", tournamentErrand{Tell: tell}, nil)
	bea.well(at+"/enter", tournamentErrand{Tell: tell}, nil)
	bea.refused(at+"/enter", tournamentErrand{Bot: "random", Tell: tell}, http.StatusForbidden, "organiser")
	var v tournamentView
	anna.well(at+"/begin", tournamentErrand{}, &v)
	if body := h.next(t); !strings.Contains(body["link"]+body["url"], "/seat/"+v.Matches[0].Match+"/") {
		t.Errorf("a player is told %v", body)
	}
	p, err := site.house.people.PersonNamed(t.Context(), names.Looks("Anna"))
	if err != nil {
		t.Fatal(err)
	}
	mail := &newNotice{Way: "mail", Address: "somebody@example.org", About: []string{"turn"}}
	mails, _ := openTelling(t, h, "smtp://127.0.0.1:1")
	if _, err := mails.house.tells(mail, &p); err == nil || !strings.Contains(err.Error(), "your account alone") {
		t.Errorf("mail to somebody else: %v", err)
	}
	p.Mail = mail.Address
	if n, err := mails.house.tells(mail, &p); err != nil || !n.Confirmed {
		t.Errorf("mail to the account: %+v, %v", n, err)
	}
}

// TestATournamentsMailFollowsTheAccount: a person who changed his address of mail after he entered is told at the
// new one, and one who has none any more is not told by mail. The tournament keeps no address.
func TestATournamentsMailFollowsTheAccount(t *testing.T) {
	h := openHook(t)
	mails, _ := openTelling(t, h, "smtp://127.0.0.1:1")
	anna := guests(t, mails.house, "Anna")[0]
	person := func() store.Person {
		t.Helper()
		p, err := mails.house.people.PersonNamed(t.Context(), names.Looks("Anna"))
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	moves := func(mail string) {
		t.Helper()
		p := person()
		p.Mail = mail
		if err := mails.house.people.SavePerson(t.Context(), p); err != nil {
			t.Fatal(err)
		}
	}
	moves("old@example.org")
	at := anna.opened(newTournament{Name: "The Cup", Form: "knock-out"})
	anna.well(at+"/enter", tournamentErrand{Tell: &newNotice{Way: "mail", Address: "old@example.org", About: []string{"turn"}}}, nil)
	one, err := mails.house.people.Tournament(t.Context(), strings.TrimPrefix(at, "/api/tournaments/"))
	if err != nil || strings.Contains(one.Body, "old@") {
		t.Fatalf("the tournament keeps the address: %v, %s", err, one.Body)
	}
	entered := &entrant{Person: person().ID, Tell: toAccount(&newNotice{Way: "mail", Address: "old@example.org", About: []string{"turn"}}, "")}
	for mail, want := range map[string]int{"new@example.org": 1, "": 0} {
		moves(mail)
		var begun store.Begun
		if err := mails.house.seatIn(t.Context(), &begun, store.HeldSeat{Match: "m"}, entered); err != nil {
			t.Fatal(err)
		}
		if len(begun.Notices) != want || want > 0 && begun.Notices[0].Address != mail {
			t.Errorf("with the address %q there are the notices %+v", mail, begun.Notices)
		}
	}
}
