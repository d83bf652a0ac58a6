package server

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/names"
	"github.com/weathergage/weathergage/internal/store"
)

// seatOf returns how one seat of an account stands.
func (b *guestRoom) seatOf(id string) heldSeat {
	b.Helper()
	for _, s := range b.me().Person.Seats {
		if s.Match == id {
			return s
		}
	}
	b.Fatalf("the account does not have the match %s", id)
	return heldSeat{}
}

// archive returns the text of all files in a person's archive, with their names.
func (b *guestRoom) archive() string {
	b.Helper()
	r := httptest.NewRequest("GET", tableAt+"/api/me/archive", nil)
	r.AddCookie(b.cookie)
	w := httptest.NewRecorder()
	b.house.ServeHTTP(w, r)
	file, err := zip.NewReader(bytes.NewReader(w.Body.Bytes()), int64(w.Body.Len()))
	if err != nil {
		b.Fatalf("the archive is answered with %d %s: %v", w.Code, w.Body, err)
	}
	var all strings.Builder
	for _, f := range file.File {
		in, err := f.Open()
		if err != nil {
			b.Fatal(err)
		}
		text, _ := io.ReadAll(in)
		all.WriteString(f.Name + "\n" + string(text))
	}
	return all.String()
}

// TestAnAccountWaitsForNoStranger: while every place for uploads, drafts and studies is taken, an account takes in
// links, its page is shown, and its archive has the records of all matches. Studies are in it only if there is room.
func TestAnAccountWaitsForNoStranger(t *testing.T) {
	defer func(was time.Duration) { mostForStudies = was }(mostForStudies)
	mostForStudies = 50 * time.Millisecond
	s := openHouse(t, Config{PublicURL: tableAt})
	anna := s.known(t, "Anna")
	var m, study made
	anna.ask("POST", "/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}, &m)
	anna.ask("POST", "/api/m/"+*m.Seats[0]+"/study", move{}, &study)
	for _, free := range []bool{false, true} {
		s.anew(m.Match)
		s.anew(study.Match)
		want, lane := 1, newTurns(0)
		if free {
			want, lane = 2, newTurns(1)
		}
		s.strangers = lane
		stuck := time.AfterFunc(patient/4, func() {
			t.Error("an account waits for strangers")
			for range 99 {
				lane.give()
			}
		})
		anna.well("/api/me/seats", errand{Links: []string{*m.Seats[0], *study.Seats[0]}}, nil)
		if n := len(anna.me().Person.Seats); n != 2 {
			t.Errorf("the account has %d seats", n)
		}
		all := anna.archive()
		stuck.Stop()
		if strings.Count(all, "weathergage match 1") != want || strings.Count(all, "cannot be opened now") != 2-want {
			t.Errorf("with room for studies %v the archive is\n%s", free, all)
		}
	}
}

// TestOpponentsAndOrders: the page names who has the other seats, also who took a name at the table, and
// tells which standing orders one has left behind, and nobody else.
func TestOpponentsAndOrders(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	p := s.find("duel").own("open-sea", nil)
	p.study = false
	m, err := s.begin(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	anna, bea := s.known(t, "Anna"), s.known(t, "Bea")
	anna.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
	if v := anna.seatOf(m.Match); len(v.Against) != 1 || v.Against[0] != (opponentView{}) {
		t.Errorf("before she has sat down: %+v", v.Against)
	}
	bea.well("/api/m/"+*m.Seats[1]+"/sit", move{Text: "Bea of Hull"}, nil)
	if v := anna.seatOf(m.Match); v.Against[0] != (opponentView{Name: "Bea of Hull"}) {
		t.Errorf("against %+v", v.Against)
	}
	anna.well("/api/m/"+*m.Seats[0]+"/standing", move{What: "give", Text: "idle"}, nil)
	var left leftOrders
	anna.well("/api/me/seats/orders", errand{Match: m.Match, Seat: 0}, &left)
	if len(left.Orders) != 1 || left.Orders[0] == "" || left.Resting {
		t.Errorf("left behind are %+v", left)
	}
	if code, _ := bea.told("/api/me/seats/orders", errand{Match: m.Match, Seat: 0}); code != http.StatusNotFound {
		t.Errorf("Bea asks for Anna's orders: %d", code)
	}
	out, err := s.begin(t.Context(), plan{game: p.game, scenario: "fog", secret: newSecret(), seats: []plannedSeat{{words: newID() + newID()}, {bot: true, spec: p.game.DefaultBot()}}})
	if err != nil {
		t.Fatal(err)
	}
	anna.well("/api/me/seats", errand{Links: []string{*out.Seats[0]}}, nil)
	if v := anna.seatOf(out.Match); v.Against[0] != (opponentView{"random", true}) {
		t.Errorf("against %+v", v.Against)
	}
}

// TestAPersonsMatchesStand: whose turn it is since when, the clock, and the result, each for the
// seat alone; they are so at once when the seat is taken, and without the match held.
func TestAPersonsMatchesStand(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	p := s.find("duel").own("open-sea", nil)
	p.study, p.pace = false, 3600*1e9
	m, err := s.begin(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	ann, bea := s.browserFor(t), s.browserFor(t)
	ann.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	bea.makes("/api/names/begin", "/api/names/end", errand{Name: "Bea"})
	ann.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
	bea.well("/api/me/seats", errand{Links: []string{*m.Seats[1]}}, nil)
	l := s.held(m.Match)
	for seat, b := range []*guestRoom{ann, bea} {
		v := b.seatOf(m.Match)
		asked := len(l.match.View(engine.Seat(seat)).Asked) > 0
		if v.Turn != asked || (v.Since > 0) != asked || v.Due == 0 || v.Over || v.Result != "" {
			t.Errorf("seat %d, asked %v, stands as %+v", seat, asked, v)
		}
	}
	s.mu.Lock()
	s.forget(l)
	s.mu.Unlock()
	if code := ann.ask("POST", "/api/m/"+*m.Seats[0]+"/concede", move{}, nil); code != http.StatusOK {
		t.Fatalf("to concede is answered with %d", code)
	}
	for b, want := range map[*guestRoom]string{ann: "lost", bea: "won"} {
		if v := b.seatOf(m.Match); !v.Over || v.Turn || v.Result != want || v.Due != 0 {
			t.Errorf("who %s sees %+v", want, v)
		}
	}
	h := store.SeatNow{HeldSeat: store.HeldSeat{Match: m.Match}, Over: true, Result: match.Drawn}
	if v := s.drawSeat(&h, l.rec); v.Result != "drawn" {
		t.Errorf("a drawn match is %s", v.Result)
	}
}

// TestAnAccountIsDeleted: its archive has all of it but secrets; then its name is nowhere, while the
// opponent keeps the record and the match.
func TestAnAccountIsDeleted(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	p := s.find("duel").own("open-sea", nil)
	p.study, p.seats[0].name = false, "Annabella"
	m, err := s.begin(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	sat, err := s.begin(t.Context(), func() plan { p := s.find("duel").own("open-sea", nil); p.study = false; return p }())
	if err != nil {
		t.Fatal(err)
	}
	b, other := s.browserFor(t), s.browserFor(t)
	b.makes("/api/names/begin", "/api/names/end", errand{Name: "Annabella"})
	b.found(clubForm{Name: "The Sea Dogs"})
	if code := b.ask("POST", "/api/m/"+*sat.Seats[0]+"/sit", move{Text: "Annabella"}, nil); code != http.StatusOK {
		t.Fatalf("to sit down is answered with %d", code)
	}
	b.well("/api/me/seats", errand{Links: []string{*m.Seats[0], *sat.Seats[0]}}, nil)
	all := b.archive()
	for _, want := range []string{"account.json", "clubs.json", `"name": "The Sea Dogs"`, `"name": "Annabella"`, m.Match, "weathergage match 1", `A person "Annabella"`} {
		if !strings.Contains(all, want) {
			t.Errorf("the archive has no %s:\n%s", want, all)
		}
	}
	if strings.Contains(all, s.held(m.Match).Secret) || strings.Contains(all, b.cookie.Value) {
		t.Error("the archive has a secret")
	}
	var no refusal
	if code := b.ask("POST", "/api/me/delete", errand{Name: "anna"}, &no); code != http.StatusConflict {
		t.Errorf("another name deletes with %d", code)
	}
	cookie := b.cookie
	b.well("/api/me/delete", errand{Name: "Annabella"}, nil)
	if b.cookie != nil {
		t.Error("the browser still has its cookie")
	}
	b.cookie = cookie
	if b.me().Person != nil {
		t.Error("the old cookie still signs in")
	}
	for _, id := range []string{m.Match, sat.Match} {
		h, err := s.store.Match(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		entries, err := s.store.Journal(id).Since(0)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := json.Marshal([]any{h, entries})
		if strings.Contains(string(text), "Annabella") || !strings.Contains(string(text), names.Former) {
			t.Errorf("stored is %s", text)
		}
	}
	for _, link := range []string{*m.Seats[1], *sat.Seats[1]} {
		var at table
		if code := other.ask("GET", "/api/m/"+link, nil, &at); code != http.StatusOK || at.View.Names[0] != names.Former {
			t.Errorf("the opponent is answered with %d and plays %q", code, at.View.Names)
		}
	}
	b.cookie = nil
	b.makes("/api/names/begin", "/api/names/end", errand{Name: "Annabella"}) // the name is free
}

// TestNoticesOutliveADevice: asked for by the link of one device they lead to the account, and end
// when the seat's link is made anew, as those do that lead to a link which is revoked.
func TestNoticesOutliveADevice(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	m, err := s.begin(t.Context(), s.find("duel").own("open-sea", nil))
	if err != nil {
		t.Fatal(err)
	}
	b := s.browserFor(t)
	b.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	b.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil)
	var own seatLink
	b.well("/api/me/seats/open", errand{Match: m.Match}, &own)
	want := map[string]string{own.Token: "/seat/" + m.Match + "/0", *m.Seats[0]: "/m/" + *m.Seats[0], *m.Seats[1]: "/m/" + *m.Seats[1]}
	for token := range want {
		b.well("/api/m/"+token+"/notices", newNotice{Way: "hook", Address: "https://example.org/" + token, About: []string{"turn"}}, nil)
	}
	all, err := s.store.Notices(t.Context(), m.Match)
	if err != nil || len(all) != len(want) {
		t.Fatalf("notices %+v, error %v", all, err)
	}
	for i := range all {
		if token := strings.TrimPrefix(all[i].Address, "https://example.org/"); leadsTo(&all[i]) != want[token] {
			t.Errorf("a notice leads to %s, want %s", leadsTo(&all[i]), want[token])
		}
	}
	b.well("/api/me/seats/renew", errand{Match: m.Match}, nil)
	if all, err = s.store.Notices(t.Context(), m.Match); err != nil || len(all) != 1 || all[0].Seat != 1 {
		t.Errorf("left are %+v, error %v", all, err)
	}
}
