package server

import (
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/rating"
	"github.com/weathergage/weathergage/internal/store"
)

// named is a browser in which somebody has kept a name.
func (s *Server) known(t *testing.T, name string) *guestRoom {
	t.Helper()
	b := s.browserFor(t)
	b.makes("/api/names/begin", "/api/names/end", errand{Name: name})
	return b
}

// told returns what a request is answered with.
func (b *guestRoom) told(path string, body any) (int, string) {
	b.Helper()
	var why refusal
	code := b.ask("POST", path, body, &why)
	return code, why.Text
}

func ratedDuel(side int) newInvitation {
	n := ofDuel(side)
	n.Absent, n.Rated, n.Name = "loss", true, ""
	return n
}

// fights has both seats of a match choose as often as a result needs, or more.
func (s *Server) fights(t *testing.T, id string) {
	t.Helper()
	l, err := s.hold(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	var made [2]int
	for seat := range made {
		if l.rec.Seats[seat].Bot {
			made[seat] = 100 // it plays by itself, as often
		}
	}
	for seat := engine.Seat(0); min(made[0], made[1]) < rating.LeastDecisions+3; seat = 1 - seat {
		v := l.match.View(seat)
		if v.Ending != nil {
			t.Fatalf("the match is over after %v decisions", made)
		}
		if len(v.Asked) == 0 || l.rec.Seats[seat].Bot {
			time.Sleep(time.Millisecond)
			continue
		}
		s.peacefully(t, l, v)
		made[seat]++
	}
}

// peacefully answers the first question to a seat, with a pass if that is permitted.
func (s *Server) peacefully(t *testing.T, l *live, v match.View) {
	t.Helper()
	all := v.Seen.Candidates(v.Asked[0].Decision, 30, nil)
	i := max(0, slices.IndexFunc(all, func(c engine.Choice) bool { return c.Verb == engine.Pass }))
	if _, err := l.match.Play(v.Seat, v.At, all[i]); err != nil {
		t.Fatal(err)
	}
	s.drive(l)
}

// odd returns a scenario of a game with each of its switches at another value than the first.
func odd(game, scenario string) (string, string, map[string]string) {
	out := map[string]string{}
	for _, g := range games.All() {
		if g.Key == game {
			rules, err := g.Rules("")
			if err != nil {
				panic(err)
			}
			for _, sw := range rules.Info().Switches {
				out[sw.Key] = sw.Values[1]
			}
		}
	}
	return game, scenario, out
}

// meets has somebody offer a rated match, and another take it: the link of each seat is returned.
func (s *Server) meets(a, b *guestRoom) (id, one, other string) {
	a.Helper()
	var i invited
	if code := a.ask("POST", "/api/hall", ratedDuel(0), &i); code != http.StatusCreated {
		a.Fatalf("a rated invitation is answered with %d", code)
	}
	var m made
	if code := b.ask("POST", "/api/hall/"+i.ID+"/take", takes{}, &m); code != http.StatusCreated || m.Seats[1] == nil {
		b.Fatalf("taking it is answered with %d, %+v", code, m)
	}
	return m.Match, i.Key, *m.Seats[1]
}

// TestARatedMatch: two people meet in the hall under their names, only they play their seats, and at
// the end both are rated: it shows in the hall, at the table, and on their pages.
func TestARatedMatch(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, guest := s.known(t, "Anna"), s.known(t, "Bea"), s.browserFor(t)
	if code, why := guest.told("/api/hall", ratedDuel(0)); code != http.StatusUnauthorized || !strings.Contains(why, "keep a name") {
		t.Errorf("a guest's rated invitation is answered with %d, %q", code, why)
	}
	var i invited
	anna.ask("POST", "/api/hall", ratedDuel(0), &i)
	var h hallView
	if guest.ask("GET", "/api/hall", nil, &h); len(h.Invitations) != 1 || !h.Invitations[0].Rated || h.Invitations[0].Rating == nil ||
		*h.Invitations[0].Rating != (ratingView{1500, 350, true}) {
		t.Fatalf("the hall is %+v", h.Invitations)
	}
	if code, why := guest.told("/api/hall/"+i.ID+"/take", takes{Name: "Cato"}); code != http.StatusUnauthorized {
		t.Errorf("a guest takes it: %d, %q", code, why)
	}
	var m made
	if code := bea.ask("POST", "/api/hall/"+i.ID+"/take", takes{}, &m); code != http.StatusCreated {
		t.Fatalf("Bea takes it: %d", code)
	}
	var at table
	if anna.ask("GET", "/api/m/"+i.Key, nil, &at); !at.Rated || at.View.Names[1] != "Bea" {
		t.Errorf("at the table: rated %v, %q", at.Rated, at.View.Names)
	}
	for name, b := range map[string]*guestRoom{"a guest": guest, "Bea": bea} {
		if code, why := b.told("/api/m/"+i.Key+"/concede", move{}); code != http.StatusForbidden || !strings.Contains(why, "only Anna may play this seat") {
			t.Errorf("%s plays for Anna: %d, %q", name, code, why)
		}
	}
	s.fights(t, m.Match)
	anna.well("/api/m/"+i.Key+"/concede", move{}, nil)
	var v ratedView
	if guest.ask("GET", "/api/m/"+m.Watch+"/rated", nil, &v); !v.Over || len(v.Seats) != 2 || v.Seats[0].Is.Mean >= 1500 || v.Seats[1].Is.Mean <= 1500 ||
		v.Seats[1].Was.Mean != 1500 || v.Seats[1].Score != 1 || v.Worth != 1 {
		t.Errorf("at the end: %+v", v)
	}
	games := bea.me().Person.Ratings
	if len(games) != 1 || games[0].Game != "Duel" || *games[0].Rating != *v.Seats[1].Is || len(games[0].History) != 1 ||
		games[0].History[0].Opponent != "Anna" || games[0].History[0].Match != m.Match {
		t.Errorf("Bea's page has %+v", games)
	}
	s.hall.changed()
	anna.ask("POST", "/api/hall", ratedDuel(0), &i)
	if guest.ask("GET", "/api/hall", nil, &h); h.Invitations[0].Rating.Mean != v.Seats[0].Is.Mean {
		t.Errorf("in the hall Anna is rated %+v", h.Invitations[0].Rating)
	}
}

// TestNobodyPlaysHimselfRated: not by the same account, and no browser plays both seats, as each seat
// takes only the account whose rating is at stake, whoever has its link.
func TestNobodyPlaysHimselfRated(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	var i invited
	anna.ask("POST", "/api/hall", ratedDuel(0), &i)
	if code, why := anna.told("/api/hall/"+i.ID+"/take", takes{}); code != http.StatusConflict || !strings.Contains(why, "play yourself") {
		t.Errorf("Anna takes her own: %d, %q", code, why)
	}
	p := plan{game: s.find("duel"), scenario: "fog", seats: make([]plannedSeat, 2), pace: time.Hour, absent: "loss"}
	who := &store.Person{ID: "one", Name: "One"}
	if err := s.rate(&p, who, who); err == nil || !strings.Contains(err.Error(), "against himself") {
		t.Errorf("one in both seats: %v", err)
	}
	_, one, other := s.meets(anna, bea)
	anna.well("/api/me/seats", errand{Links: []string{other}}, nil) // Bea has given her link away
	if code, _ := anna.told("/api/m/"+other+"/concede", move{}); code != http.StatusForbidden {
		t.Errorf("Anna plays both seats: %d", code)
	}
	anna.well("/api/m/"+one+"/say", move{Text: "Your turn."}, nil)
}

// TestTermsOfARatedMatch: what nobody could be rated by is refused, with what to do instead.
func TestTermsOfARatedMatch(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna := s.known(t, "Anna")
	for name, change := range map[string]func(*newInvitation){
		"without a clock": func(n *newInvitation) { n.Pace = 0 },
		"to wait":         func(n *newInvitation) { n.Absent = "wait" },
		"a captain":       func(n *newInvitation) { n.Absent = "captain" },
	} {
		n := ratedDuel(0)
		change(&n)
		if code, why := anna.told("/api/hall", n); code != http.StatusBadRequest || !strings.Contains(why, "has a clock") {
			t.Errorf("%s: %d, %q", name, code, why)
		}
	}
	n := ratedDuel(0)
	n.Game, n.Scenario, n.Settings = odd("invincible", "campaign")
	if code, why := anna.told("/api/hall", n); code != http.StatusBadRequest || !strings.Contains(why, "not measured with these settings. A rated match plays ") ||
		strings.Count(why, ";") != len(n.Settings)-1 {
		t.Errorf("with other settings: %d, %q", code, why)
	}
	for key := range n.Settings {
		n.Settings[key] = s.find("invincible").rules.Info().Switches[slices.IndexFunc(s.find("invincible").rules.Info().Switches,
			func(sw engine.Switch) bool { return sw.Key == key })].Values[0]
	}
	if code, why := anna.told("/api/hall", n); code != http.StatusCreated {
		t.Errorf("with the usual settings, written out: %d, %q", code, why)
	}
	bot := newMatch{Game: "duel", Scenario: "fog", Dice: "house", Pace: 3600, Absent: "loss", Rated: true,
		Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}
	for want, change := range map[string]func(*newMatch){
		"house rolls":         func(n *newMatch) { n.Dice = "typed" },
		"A rated match plays": func(n *newMatch) { n.Game, n.Scenario, n.Settings = odd("invincible", "calais") },
		"by an invitation":    func(n *newMatch) { n.Seats = []newSeat{{Kind: "me"}, {Kind: "friend"}} },
		"against himself":     func(n *newMatch) { n.Seats = []newSeat{{Kind: "me"}, {Kind: "me"}} },
		"measured":            func(n *newMatch) { n.Seats = []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "search:playouts=7"}} },
	} {
		n := bot
		change(&n)
		if code, why := anna.told("/api/matches", n); code < 400 || code >= 500 || !strings.Contains(why, want) {
			t.Errorf("%s: %d, %q", want, code, why)
		}
	}
	if code, _ := s.browserFor(t).told("/api/matches", bot); code != http.StatusUnauthorized {
		t.Errorf("a guest's: %d", code)
	}
	var m made
	if code := anna.ask("POST", "/api/matches", bot, &m); code != http.StatusCreated {
		t.Fatalf("against a bot: %d", code)
	}
	var v ratedView
	if anna.ask("GET", "/api/m/"+*m.Seats[0]+"/rated", nil, &v); v.Over || len(v.Seats) != 2 || *v.Seats[1].Was != (ratingView{1500, 0, false}) || v.Seats[0].Is != nil {
		t.Errorf("rated are %+v", v)
	}
}

// TestWhoLeavesLosesRated: when the clock has run out, by the job that was stored with it; not within
// some minutes after the server has started, for it may have been away.
func TestWhoLeavesLosesRated(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	var ahead atomic.Int64
	s.now = func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) }
	id, _, _ := s.meets(anna, bea)
	s.fights(t, id)
	for l := s.held(id); len(l.match.View(0).Asked) > 0; { // until Bea alone is waited for
		s.peacefully(t, l, l.match.View(0))
	}
	before := s.began
	ahead.Store(int64(25 * time.Hour))
	s.began = s.now().Add(-time.Minute)
	if err := s.remind(t.Context(), id); err == nil || !strings.Contains(err.Error(), "again in 8m59") {
		t.Errorf("a minute after the start: %v", err)
	}
	s.began = before
	if err := s.remind(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if v := anna.seatOf(id); v.Result != "won" {
		t.Errorf("for Anna the match is %+v", v)
	}
	if games := bea.me().Person.Ratings; len(games) != 1 || games[0].Rating.Mean >= 1500 {
		t.Errorf("Bea is rated %+v", games)
	}
	if err := s.remind(t.Context(), id); err != nil {
		t.Errorf("the job again: %v", err)
	}
}

// TestWhoDeletesHisAccountConcedes: what he leaves counts for the opponent, who keeps it.
func TestWhoDeletesHisAccountConcedes(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	id, _, _ := s.meets(anna, bea)
	s.fights(t, id)
	bea.well("/api/me/delete", errand{Name: "Bea"}, nil)
	if v := anna.seatOf(id); v.Result != "won" {
		t.Errorf("for Anna the match is %+v", v)
	}
	if games := anna.me().Person.Ratings; len(games) != 1 || games[0].Rating.Mean <= 1500 || games[0].History[0].Opponent != "" {
		t.Errorf("Anna is rated %+v", games)
	}
}

// TestPrivateInvitations: the hall lists none, and who has its link takes it.
func TestPrivateInvitations(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	n := ratedDuel(1)
	n.Private = true
	var i invited
	anna.ask("POST", "/api/hall", n, &i)
	var h hallView
	if bea.ask("GET", "/api/hall", nil, &h); len(h.Invitations) != 0 {
		t.Errorf("listed are %+v", h.Invitations)
	}
	var one invitation
	if code := bea.ask("GET", "/api/hall/"+i.ID, nil, &one); code != http.StatusOK || !one.Rated || one.Name != "Anna" || one.Side != 0 || one.Absent != "loss" {
		t.Errorf("its page has %d %+v", code, one)
	}
	if code, _ := bea.told("/api/hall/"+i.ID+"/take", takes{}); code != http.StatusCreated {
		t.Errorf("taken with %d", code)
	}
}

// TestNobodyIsLiftedByConcessions: conceding before anybody has moved counts nothing, and who deletes his
// account and keeps the name again begins where he was.
func TestNobodyIsLiftedByConcessions(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	var v ratedView
	for range 3 {
		_, key, _ := s.meets(anna, bea)
		anna.well("/api/m/"+key+"/concede", move{}, nil)
		if anna.ask("GET", "/api/m/"+key+"/rated", nil, &v); !v.Over || v.Worth != 0 || v.Least != rating.LeastDecisions || v.Seats[0].Is != nil {
			t.Errorf("conceded at once: %+v", v)
		}
	}
	if games := bea.me().Person.Ratings; len(games) > 0 {
		t.Errorf("Bea is lifted to %+v", games[0].Rating)
	}
	id, key, _ := s.meets(anna, bea)
	s.fights(t, id)
	anna.well("/api/m/"+key+"/concede", move{}, nil)
	was := anna.me().Person.Ratings[0].Rating
	anna.well("/api/me/delete", errand{Name: "Anna"}, nil)
	again := s.known(t, "ANNA")
	if games := again.me().Person.Ratings; len(games) != 1 || *games[0].Rating != *was || len(games[0].History) > 0 {
		t.Errorf("Anna is back as %+v, was %+v", games, was)
	}
}

// TestWhatNobodyMeasuredIsNotRated: a scenario without a balance is refused with those that have one, with data of the
// owner's own every scenario is, and forms are sent which may be rated.
func TestWhatNobodyMeasuredIsNotRated(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, balance := s.known(t, "Anna"), s.find("duel").measured.balance
	for _, tt := range []struct{ drop, why string }{
		{"fog", "The balance of this scenario was not measured. Rated matches play: Open sea."},
		{"open-sea", "The balance of Duel was not measured with the data of this server, so no match of it is rated."},
	} {
		delete(balance, tt.drop)
		if code, why := anna.told("/api/hall", ratedDuel(0)); code != http.StatusBadRequest || why != tt.why {
			t.Errorf("without the balance of %s: %d, %q", tt.drop, code, why)
		}
	}
	for pack, rated := range map[string]bool{"": true, "../../games/duel/pack": false} {
		all, err := install(catalog.List{s.find("duel").Game}, map[string]string{"duel": pack})
		if err != nil {
			t.Fatal(err)
		}
		for _, sc := range all[0].info.Scenarios {
			if sc.Rated != rated {
				t.Errorf("with the data of %q, %s may be rated: %v", pack, sc.Key, sc.Rated)
			}
		}
	}
}
