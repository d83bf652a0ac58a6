package server

import (
	"net/http"
	"strings"
	"testing"
)

// TestASeatIsHandedOver: its player makes a link, whoever is signed in takes it, the opponent agrees.
// Then nothing of the old player's opens the seat, and it is in the new one's account under that name.
func TestASeatIsHandedOver(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	anna, bea, cato, guest := s.known(t, "Anna"), s.known(t, "Bea"), s.known(t, "Cato"), s.browserFor(t)
	var i invited
	anna.ask("POST", "/api/hall", ofDuel(0), &i)
	var m made
	bea.ask("POST", "/api/hall/"+i.ID+"/take", takes{}, &m)
	anna.well("/api/me/seats", errand{Links: []string{i.Key}}, nil)
	bea.well("/api/me/seats", errand{Links: []string{*m.Seats[1]}}, nil)

	var link linkView
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
	if asked := bea.at(*m.Seats[1]).View.Back.Asked; asked == nil || !asked.Hand || asked.Text != "A wants to hand the seat to Cato" {
		t.Errorf("Bea is asked %+v", asked)
	}
	bea.well("/api/m/"+*m.Seats[1]+"/consent", move{Agree: true}, nil)

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
