package server

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// slowTerms are a day an answer and a store of 2 days.
func slowTerms() *timeTerms {
	return &timeTerms{Store: 2 * 86400, Whole: 20 * 86400, Holidays: true}
}

// onTime is a house with a clock that the test sets.
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

// at is the table as a link shows it.
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
}
