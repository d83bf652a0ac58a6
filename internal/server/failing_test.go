package server

import (
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
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
