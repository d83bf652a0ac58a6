package server

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
	"github.com/weathergage/weathergage/internal/store"
)

// TestAFailingNoticeIsReported: when it has failed for a day, by another of the seat, once; its page
// shows it all the while.
func TestAFailingNoticeIsReported(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	var list noticeList
	s.ask("POST", "/api/m/"+b+"/notices", newNotice{Way: "hook", Address: h.URL + "/in", About: []string{"turn"}}, &list)
	bad := store.Notice{ID: "bad", Match: m.Match, Seat: 1, Way: "hook", Address: "https://127.0.0.1:1/in", Token: b,
		About: 1 << match.Turn, Confirmed: true, Created: time.Now()}
	if err := s.house.store.AddNotice(t.Context(), bad); err != nil {
		t.Fatal(err)
	}
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	ahead.Store(int64(2 * attention)) // B has left
	s.plays(a, "A load resolute > round", "A plot resolute 1")
	if first := h.next(t); first["title"] != "Your turn in Duel" {
		t.Errorf("told is %v", first)
	}
	fails := func() bool {
		n, err := s.house.store.Notice(t.Context(), "bad")
		return err == nil && !n.Failing.IsZero()
	}
	eventually(t, "the other fails", fails)
	ahead.Add(int64(failsLong - time.Minute))
	_ = s.house.news(t.Context(), m.Match) // it fails
	h.none(t, "within a day")
	ahead.Add(int64(2 * time.Minute))
	for range 2 {
		if err := s.house.news(t.Context(), m.Match); err == nil {
			t.Error("what fails is not tried again")
		}
	}
	report := h.next(t)
	if report["title"] != "You cannot be reached by a webhook" || !strings.Contains(report["message"], "Nothing has reached 127.0.0.1 since") ||
		report["link"] != "https://table.example/m/"+b {
		t.Errorf("reported is %v", report)
	}
	h.none(t, "a second time")
	s.ask("GET", "/api/m/"+b+"/notices", nil, &list)
	shown := 0
	for _, n := range list.Notices {
		if n.Failing > 0 {
			shown++
		}
	}
	if len(list.Notices) != 2 || shown != 1 {
		t.Errorf("the page shows %+v", list.Notices)
	}
}

// TestAMailThatBounces: its page says since when, the match goes on, and once the mailbox takes mail the turn is
// told, with the id that it always had. The mail that asks whether an address is right says at once that it is not.
func TestAMailThatBounces(t *testing.T) {
	h := openHook(t)
	var full atomic.Bool
	full.Store(true)
	mails := make(chan string, 20)
	s, ahead := openTelling(t, h, "smtp://"+noticetest.Serve(t, func(text string) string {
		mails <- text
		if full.Load() {
			return "550 no such mailbox"
		}
		return "250 taken"
	}))
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	asks := newNotice{Way: "mail", Address: "anna@example.org", About: []string{"turn"}}
	var no refusal
	if code := s.ask("POST", "/api/m/"+b+"/notices", asks, &no); code != http.StatusBadGateway || !strings.Contains(no.Text, "Is the address right?") {
		t.Errorf("an address that bounces is answered with %d %s", code, no.Text)
	}
	<-mails
	var list noticeList
	if s.ask("GET", "/api/m/"+b+"/notices", nil, &list); len(list.Notices) != 0 {
		t.Errorf("kept is %+v", list.Notices)
	}
	bounces := store.Notice{ID: "bounces", Match: m.Match, Seat: 1, Way: "mail", Address: asks.Address, Token: b,
		About: 1 << match.Turn, Confirmed: true, Created: time.Now()}
	if err := s.house.store.AddNotice(t.Context(), bounces); err != nil {
		t.Fatal(err)
	}
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	ahead.Store(int64(2 * attention)) // B has left
	s.plays(a, "A load resolute > round", "A plot resolute 1")
	first := <-mails
	eventually(t, "its page shows it", func() bool {
		s.ask("GET", "/api/m/"+b+"/notices", nil, &list)
		return len(list.Notices) == 1 && list.Notices[0].Failing > 0
	})
	full.Store(false)
	ahead.Add(int64(time.Hour))
	_ = s.house.news(t.Context(), m.Match) // or the job was quicker
	eventually(t, "its page shows that it is well again", func() bool {
		s.ask("GET", "/api/m/"+b+"/notices", nil, &list)
		return len(list.Notices) == 1 && list.Notices[0].Failing == 0
	})
	id := func(mail string) string {
		_, id, _ := strings.Cut(mail, "Message-ID: ")
		id, _, _ = strings.Cut(id, "\r\n")
		return id
	}
	last := ""
	for len(mails) > 0 {
		if last = <-mails; id(last) != id(first) {
			t.Errorf("the same turn is told as %s and %s", id(first), id(last))
		}
	}
	if !strings.Contains(last, "Subject: Your turn in Duel") || id(first) == "" {
		t.Errorf("told at last is\n%s", last)
	}
}
