package server

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// slowTerms returns a day an answer and a store of 2 days.
func slowTerms() *timeTerms {
	return &timeTerms{Store: 2 * 86400, Whole: 20 * 86400, Holidays: true}
}

// onTime returns a house with a clock that the test sets.
func onTime(t *testing.T, c Config) (*Server, *atomic.Int64) {
	s := openHouse(t, c)
	later := new(atomic.Int64)
	began := time.Now().Truncate(time.Second)
	s.now = func() time.Time { return began.Add(time.Duration(later.Load())) }
	return s, later
}

// opens has somebody open the page of a seat, and close it again.
func (b *guestRoom) opens(token string) {
	b.Helper()
	door := httptest.NewServer(b.house)
	defer door.Close()
	ctx, leave := context.WithCancel(b.Context())
	defer leave()
	req, _ := http.NewRequestWithContext(ctx, "GET", door.URL+"/api/m/"+token+"/events", nil)
	res, err := http.DefaultClient.Do(req)
	if err != nil || res.StatusCode != http.StatusOK {
		b.Fatalf("a stream is answered with %v, error %v", res, err)
	}
	defer res.Body.Close()
	if _, err := res.Body.Read(make([]byte, 1)); err != nil {
		b.Fatal(err)
	}
}

// at returns the table as a link shows it.
func (b *guestRoom) at(token string) (out table) {
	b.Helper()
	b.sees("/api/m/"+token, &out)
	return out
}

// Before one sits down one sees the terms and the latest end; the clocks begin when both have come.
func TestTermsAreSeenBeforeOneJoins(t *testing.T) {
	s, later := onTime(t, Config{PublicURL: tableAt})
	anna := s.browserFor(t)
	var m made
	anna.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "open-sea", Dice: "house", Pace: 86400, Terms: slowTerms(), Absent: "loss",
		Seats: []newSeat{{Kind: "me"}, {Kind: "friend"}}}, &m)
	at := anna.at(*m.Seats[1])
	if at.Terms == nil || *at.Terms != *slowTerms() || at.View.Latest != 0 {
		t.Fatalf("the friend sees %+v, latest %d", at.Terms, at.View.Latest)
	}
	later.Store(int64(100 * 24 * time.Hour))
	for _, token := range m.Seats {
		anna.opens(*token)
	}
	want := s.now().Unix() + 40*86400
	if at = anna.at(*m.Seats[0]); at.View.Latest != want || len(at.View.Times) != 2 || at.View.Times[0].Store != 2*86400 {
		t.Errorf("when both have come: %+v, latest %d, want %d", at.View.Times, at.View.Latest, want)
	}
	if code, why := anna.told("/api/m/"+*m.Seats[0]+"/adjourn", move{}); code != http.StatusConflict || !strings.Contains(why, "ends on time") {
		t.Errorf("adjourned: %d, %s", code, why)
	}
}

// Terms that cannot be kept are refused, each with what was expected.
func TestBadTerms(t *testing.T) {
	s := openHouse(t, Config{})
	b := s.browserFor(t)
	for want, m := range map[string]newMatch{
		"typed dice":       {Dice: "typed", Pace: 60, Terms: slowTerms()},
		"1 second":         {Dice: "house", Terms: slowTerms()},
		"whole time":       {Dice: "house", Pace: 86400, Terms: &timeTerms{Whole: 60}},
		"store of up to":   {Dice: "house", Pace: 60, Terms: &timeTerms{Store: 300 * 86400, Whole: 365 * 86400}},
		"31622400 seconds": {Dice: "house", Pace: 60, Terms: &timeTerms{Store: -1, Whole: 600}},
		"hours":            {Dice: "house", Pace: 60, Terms: &timeTerms{Whole: 600, Holidays: true}},
	} {
		m.Game, m.Scenario, m.Seats = "duel", "open-sea", []newSeat{{Kind: "me"}, {Kind: "friend"}}
		if code, why := b.told("/api/matches", m); code != http.StatusBadRequest || !strings.Contains(why, want) {
			t.Errorf("%+v: %d, %q, want %q", m.Terms, code, why, want)
		}
	}
}

// A person takes holidays for all matches at once, out of so many days a year; ended early the rest is
// kept. What follows absence follows at its time, and shows in how reliable somebody is.
func TestHolidaysAndAbsence(t *testing.T) {
	s, later := onTime(t, Config{PublicURL: tableAt})
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	n := ofDuel(0)
	n.Scenario, n.Terms, n.Absent = "open-sea", slowTerms(), "loss"
	var i invited
	anna.ask("POST", "/api/hall", n, &i)
	var m made
	bea.ask("POST", "/api/hall/"+i.ID+"/take", takes{}, &m)
	anna.well("/api/me/seats", errand{Links: []string{i.Key}}, nil)
	bea.well("/api/me/seats", errand{Links: []string{*m.Seats[1]}}, nil)

	var mine me
	bea.well("/api/me/holidays", errand{Days: 10}, &mine)
	if h := mine.Person.Holidays; h.Left != 18 || h.Until != s.now().Unix()+10*86400 {
		t.Errorf("Bea's holidays are %+v", h)
	}
	if at := anna.at(i.Key); at.View.Times[1].Away != s.now().Unix()+10*86400 {
		t.Errorf("Anna sees %+v", at.View.Times)
	}
	if code, why := bea.told("/api/me/holidays", errand{Days: 1}); code != http.StatusConflict || !strings.Contains(why, "already") {
		t.Errorf("holidays in holidays: %d, %s", code, why)
	}
	later.Store(int64(36 * time.Hour))
	bea.well("/api/me/holidays", errand{}, &mine)
	if h := mine.Person.Holidays; h.Left != 26 || h.Until != 0 {
		t.Errorf("ended early Bea's holidays are %+v", h)
	}
	if code, why := bea.told("/api/me/holidays", errand{Days: 27}); code != http.StatusConflict || !strings.Contains(why, "26 of 28") {
		t.Errorf("too many: %d, %s", code, why)
	}
	// Anna has used a day and a half of her 3: she plays in time, Bea does not.
	l, err := s.hold(t.Context(), m.Match)
	if err != nil {
		t.Fatal(err)
	}
	for _, choice := range []string{"A load resolute > round", "A plot resolute 2"} {
		anna.well("/api/m/"+i.Key+"/play", move{At: anna.at(i.Key).View.At, Choices: []string{choice}}, nil)
	}
	lately := s.lately(t, m.Match)
	later.Store(int64(36*time.Hour + 3*24*time.Hour - recounts/2))
	lately(nil)
	later.Store(int64(36*time.Hour + 3*24*time.Hour))
	err = s.remind(t.Context(), m.Match)
	if _, is := store.LaterBy(err); err != nil && !is {
		t.Fatal(err)
	}
	if e := l.match.Glance(0).Ending; e == nil || e.Outcome.Winner != 0 {
		t.Fatalf("it ended as %+v", e)
	}
	for name, want := range map[string]punctualView{"Anna": {1, 1}, "Bea": {0, 1}} {
		b := map[string]*guestRoom{"Anna": anna, "Bea": bea}[name]
		if b.ask("GET", "/api/me", nil, &mine); mine.Person.Punctual == nil || *mine.Person.Punctual != want {
			t.Errorf("%s kept time in %+v, want %+v", name, mine.Person.Punctual, want)
		}
	}
	lately(nil) // it was counted half a minute ago
	later.Add(int64(recounts / 2))
	lately(&punctualView{0, 1})
	shownTogether(t, anna, bea)
}

// lately checks how reliable the hall says that whoever has the second seat of a match is.
func (s *Server) lately(t *testing.T, id string) func(want *punctualView) {
	holders, err := s.people.Holders(t.Context(), id)
	i := slices.IndexFunc(holders, func(h store.HeldSeat) bool { return h.Seat == 1 })
	if err != nil || i < 0 {
		t.Fatalf("%v have the seats, error %v", holders, err)
	}
	return func(want *punctualView) {
		t.Helper()
		kept, err := s.punctualsLately(t.Context(), holders[i].Person)
		if got := kept[holders[i].Person]; err != nil || (got == nil) != (want == nil) || got != nil && *got != *want {
			t.Errorf("lately it was %+v, want %+v, error %v", got, want, err)
		}
	}
}

// shownTogether looks at where one decides whom to play with: a club's ladder, tournaments in a list, and one's
// own page of theirs. Anna plays in time, Bea does not.
func shownTogether(t *testing.T, anna, bea *guestRoom) {
	t.Helper()
	c := anna.found(clubForm{Name: "The Sea Dogs", Open: true})
	bea.well("/api/clubs/"+c.ID+"/join", joins{}, nil)
	cup := anna.opened(newTournament{Club: c.ID, Name: "The Cup", Form: "swiss"})
	line := func() *punctualView {
		anna.sees("/api/clubs/"+c.ID, &c)
		return c.Tournaments[0].Punctual
	}
	if p := line(); p != nil {
		t.Errorf("with nobody in it the tournament says %+v", p)
	}
	bea.well(cup+"/enter", tournamentErrand{}, nil)
	if p := line(); p == nil || *p != (punctualView{0, 1}) {
		t.Errorf("with Bea in it the tournament says %+v", p)
	}
	anna.well(cup+"/enter", tournamentErrand{}, nil)
	if p := line(); p == nil || *p != (punctualView{1, 2}) {
		t.Errorf("with both in it the tournament says %+v", p)
	}
	for _, m := range c.Ladder {
		if want := (punctualView{map[string]int{"Anna": 1}[m.Name], 1}); m.Punctual == nil || *m.Punctual != want {
			t.Errorf("the ladder says of %s %+v, want %+v", m.Name, m.Punctual, want)
		}
	}
	var v tournamentView
	anna.sees(cup, &v)
	for _, p := range v.Players {
		if want := (punctualView{map[string]int{"Anna": 1}[p.Name], 1}); p.Punctual == nil || *p.Punctual != want {
			t.Errorf("the tournament says of %s %+v, want %+v", p.Name, p.Punctual, want)
		}
	}
	anna.well(cup+"/begin", tournamentErrand{}, nil)
	if p := line(); p != nil {
		t.Errorf("begun, when nobody may enter, it says %+v", p)
	}
}
