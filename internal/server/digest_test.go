package server

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
)

// hourOf returns an hour so much after the time of a house, as a notice has it in UTC.
func (s *site) hourOf(d time.Duration) int {
	h := s.house.now().Add(d).UTC().Hour()
	if h == 0 {
		return 24
	}
	return h
}

// Who is told once a day gets one message at his hour, of all his matches, and the next at the same
// hour of the next day; its one way out ends what came in it.
func TestADigestOnceADay(t *testing.T) {
	h := openHook(t)
	box := noticetest.Open(t)
	s, ahead := openTelling(t, h, "smtp://"+box.Address)
	at := s.hourOf(2 * time.Hour)
	var ids, tokens []string
	for range 2 {
		m := s.begin("duel", "open-sea", "me", "me")
		a, b := *m.Seats[0], *m.Seats[1]
		s.plays(b, "B load vengeur > round", "B plot vengeur 2")
		for _, n := range []newNotice{
			{Way: "hook", Address: h.URL, About: []string{"turn", "ended"}, Daily: at},
			{Way: "mail", Address: "anna@example.org", About: []string{"turn"}, Daily: at},
		} {
			if code := s.ask("POST", "/api/m/"+b+"/notices", n, nil); code != http.StatusOK {
				t.Fatalf("a digest is answered with %d", code)
			}
		}
		_, page, _ := strings.Cut(box.Next(t), "https://table.example/notice/")
		s.ask("POST", "/api/notices/"+page[:tokenLength]+"/confirm", nil, nil)
		s.plays(a, "A load resolute > round", "A plot resolute 1")
		ids, tokens = append(ids, m.Match), append(tokens, a)
	}
	ahead.Store(int64(10 * time.Minute)) // B has left
	s.settled(ids[0])
	h.none(t, "before its hour")
	box.None(t, "before its hour")

	until := s.house.now().Add(2 * time.Hour).Truncate(time.Hour).Sub(s.house.now())
	ahead.Add(int64(until + time.Minute))
	s.settled(ids[0])
	one := h.next(t)
	if one["title"] != "News of 2 matches" || strings.Count(one["message"], "Your turn in Duel") != 2 || !strings.HasPrefix(one["id"], "daily-") {
		t.Errorf("told is %v", one)
	}
	mail := box.Next(t)
	if !strings.Contains(mail, "Subject: News of 2 matches") {
		t.Errorf("the mail is\n%s", mail)
	}
	s.settled(ids[1])
	s.settled(ids[0])
	h.none(t, "a second job of the same day")
	box.None(t, "a second job of the same day")

	_, page, _ := strings.Cut(mail, "List-Unsubscribe: <https://table.example/api/notices/")
	s.ask("POST", "/api/notices/"+page[:tokenLength]+"/stop", nil, nil)
	s.ask("POST", "/api/m/"+tokens[1]+"/concede", move{}, nil)
	s.settled(ids[1])
	h.none(t, "what happened after the hour")
	ahead.Add(int64(24 * time.Hour))
	s.settled(ids[1])
	if next := h.next(t); next["title"] != "The match is over: Duel" || next["id"] == one["id"] {
		t.Errorf("the next day told is %v", next)
	}
	box.None(t, "mails have ended")
	bad := newNotice{Way: "hook", Address: h.URL, About: []string{"turn"}, Daily: 25}
	if code := s.ask("POST", "/api/m/"+tokens[0]+"/notices", bad, nil); code != http.StatusBadRequest {
		t.Errorf("an hour that is none is answered with %d", code)
	}
}
