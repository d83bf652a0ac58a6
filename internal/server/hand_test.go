package server

import (
	"net/http"
	"strings"
	"testing"
)

// TestASeatIsHandedOver: its player makes a link, a signed-in person takes it, the opponent agrees. Then
// nothing of the old player's opens the seat, and it is in the new one's account under that name.
func TestASeatIsHandedOver(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, cato, guest := s.known(t, "Anna"), s.known(t, "Bea"), s.known(t, "Cato"), s.browserFor(t)
	var i invited
	anna.ask("POST", "/api/hall", ofDuel(0), &i)
	var m made
	bea.ask("POST", "/api/hall/"+i.ID+"/take", takes{}, &m)
	anna.well("/api/me/seats", errand{Links: []string{i.Key}}, nil)
	bea.well("/api/me/seats", errand{Links: []string{*m.Seats[1]}}, nil)

	var link seatLink
	if code, why := guest.told("/api/m/"+m.Watch+"/hand", nil); code != http.StatusForbidden {
		t.Errorf("a watcher hands a seat over: %d %s", code, why)
	}
	anna.well("/api/m/"+i.Key+"/hand", nil, &link)
	at := "/api/passes/" + link.Token
	var v passView
	if guest.sees(at, &v); v.Kind != "hand" || v.Name != "Duel" || v.New {
		t.Errorf("the link shows %+v", v)
	}
	if h := v.Hand; h == nil || h.Seat != 0 || len(h.Seats) != 2 || h.Names[1] != "Bea" || h.Pace != 86400 {
		t.Errorf("the seat is %+v", v.Hand)
	}
	for name, tt := range map[string]struct {
		b    *guestRoom
		code int
		why  string
	}{"a guest": {guest, http.StatusUnauthorized, "sign in first"}, "the opponent": {bea, http.StatusConflict, "a seat in this match already"}} {
		if code, why := tt.b.told(at, errand{}); code != tt.code || !strings.Contains(why, tt.why) {
			t.Errorf("%s takes it: %d %s", name, code, why)
		}
	}
	cato.well(at, errand{}, nil)
	if code, _ := cato.told(at, errand{}); code != http.StatusNotFound {
		t.Errorf("a used link is answered with %d", code)
	}
	if mine := cato.me().Person.Seats; len(mine) != 0 {
		t.Errorf("before Bea agrees Cato has %+v", mine)
	}
	if asked := bea.at(*m.Seats[1]).View.Back.Asked; asked == nil || !asked.Hand || asked.Text != "Cato wants to take over from A" {
		t.Errorf("Bea is asked %+v", asked)
	}
	bea.well("/api/m/"+*m.Seats[1]+"/consent", move{Agree: true}, nil)
	if mine := cato.me().Person.Seats; len(mine) != 0 {
		t.Errorf("before Anna agrees Cato has %+v", mine)
	}
	if code, why := guest.told("/api/m/"+i.Key+"/consent", move{Agree: true}); code != http.StatusForbidden {
		t.Errorf("somebody else with Anna's link agrees: %d %s", code, why)
	}
	anna.well("/api/m/"+i.Key+"/consent", move{Agree: true}, nil)

	if mine := cato.me().Person.Seats; len(mine) != 1 || mine[0].Match != m.Match || mine[0].Seat != 0 {
		t.Fatalf("Cato has %+v", mine)
	}
	if mine := anna.me().Person.Seats; len(mine) != 0 {
		t.Errorf("Anna still has %+v", mine)
	}
	if code := anna.ask("GET", "/api/m/"+i.Key, nil, nil); code != http.StatusNotFound {
		t.Errorf("the old link is answered with %d", code)
	}
	cato.well("/api/me/seats/open", errand{Match: m.Match, Seat: 0}, &link)
	if names := cato.at(link.Token).View.Names; names[0] != "Cato" {
		t.Errorf("in the seats are %q", names)
	}
	if against := bea.me().Person.Seats[0].Against; against[0].Name != "Cato" {
		t.Errorf("Bea plays against %+v", against)
	}

	_, key, _ := s.meets(anna, bea)
	if code, why := anna.told("/api/m/"+key+"/hand", nil); code != http.StatusConflict || !strings.Contains(why, "rated match") {
		t.Errorf("a rated seat: %d %s", code, why)
	}
}

// TestAHandOverIsTheHolders: against a bot its holder is asked all the same; a link that hands a seat over ends
// with any change of who holds it, and nobody makes one of a seat that is in another's account.
func TestAHandOverIsTheHolders(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, cato, guest := s.known(t, "Anna"), s.known(t, "Bea"), s.known(t, "Cato"), s.browserFor(t)
	var m made
	guest.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}, &m)
	at := "/api/m/" + *m.Seats[0]
	hands := func(b *guestRoom, token string) string {
		t.Helper()
		var link seatLink
		b.well("/api/m/"+token+"/hand", nil, &link)
		return "/api/passes/" + link.Token
	}
	ended := func(what, pass string) {
		t.Helper()
		if code := cato.ask("GET", pass, nil, nil); code != http.StatusNotFound {
			t.Errorf("%s the link is shown: %d", what, code)
		}
		if code, why := cato.told(pass, errand{}); code != http.StatusNotFound {
			t.Errorf("%s the link is taken: %d %s", what, code, why)
		}
	}
	early := hands(guest, *m.Seats[0])
	anna.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
	ended("since an account took the seat", early)
	if code, why := guest.told(at+"/hand", nil); code != http.StatusForbidden || !strings.Contains(why, "whose account has this seat") {
		t.Errorf("a guest with the link hands Anna's seat over: %d %s", code, why)
	}

	first, second := hands(anna, *m.Seats[0]), hands(anna, *m.Seats[0])
	bea.well(first, errand{}, nil)
	if asked := anna.at(*m.Seats[0]).View.Back.Asked; asked == nil || !asked.Hand || len(bea.me().Person.Seats) > 0 {
		t.Fatalf("against a bot Anna is asked %+v, and Bea has %+v", asked, bea.me().Person.Seats)
	}
	if code, why := guest.told(at+"/consent", move{Agree: true}); code != http.StatusForbidden {
		t.Errorf("a guest with the link agrees for Anna: %d %s", code, why)
	}
	anna.well(at+"/consent", move{Agree: true}, nil)
	if mine := bea.me().Person.Seats; len(mine) != 1 {
		t.Fatalf("Bea has %+v", mine)
	}
	ended("since Bea has the seat", second)

	var own seatLink
	bea.well("/api/me/seats/open", errand{Match: m.Match}, &own)
	third := hands(bea, own.Token)
	anna.well(third, errand{}, nil)
	cato.well("/api/me/seats", errand{Links: []string{own.Token}}, nil)
	bea.well("/api/me/seats/leave", errand{Match: m.Match}, nil)
	cato.well("/api/m/"+own.Token+"/consent", move{Agree: true}, nil)
	if v := cato.at(own.Token).View; len(anna.me().Person.Seats) > 0 || v.Names[0] != "Bea" {
		t.Errorf("a seat that Bea left was handed over for her: Anna has %+v, in the seats are %q", anna.me().Person.Seats, v.Names)
	}
}
