package match_test

import (
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/match"
)

// News of each kind begin with their entry, last as long as they are so, and only entries
// that bring some to somebody call.
func TestNews(t *testing.T) {
	var kept match.Memory
	m := load(t, journaled(t, &kept, nil, persons()...))
	entries := func() []match.Entry {
		all, err := kept.Since(0)
		must(t, err)
		return all
	}
	calls := func() bool { all := entries(); return all[len(all)-1].Calls }
	has := func(when string, seatNews []match.News, kind match.NewsKind, n int) {
		t.Helper()
		if !slices.Contains(seatNews, match.News{Kind: kind, N: n}) {
			t.Fatalf("%s: found %v, want kind %d since entry %d", when, seatNews, kind, n)
		}
	}
	if !calls() {
		t.Error("the first question calls nobody")
	}
	has("begun", m.News(seatA), match.Turn, 1)
	play(t, m, "A load resolute > round")
	has("A has not plotted yet", m.News(seatA), match.Turn, 1)
	if calls() {
		t.Error("a choice after which nobody else is asked calls")
	}
	play(t, m, "A plot resolute 1")
	if news := m.News(seatA); len(news) != 0 {
		t.Errorf("A has done all, and there is %v", news)
	}
	must(t, m.Say(seatA, "Well?"))
	n := len(entries())
	has("A wrote", m.News(seatB), match.Wrote, n)
	if news := m.News(seatA); len(news) != 0 || !calls() {
		t.Errorf("A's own words are news for A: %v", news)
	}
	must(t, m.Sit(seatA, "Anna"))
	n++
	has("A sits down", m.News(seatB), match.Joined, n)
	if !calls() || slices.ContainsFunc(m.News(seatA), func(x match.News) bool { return x.Kind == match.Joined }) {
		t.Error("that A sits down calls nobody, or A")
	}
	must(t, m.OfferDraw(seatA))
	has("A offers a draw", m.News(seatB), match.Asks, n+1)
	must(t, m.Answer(seatB, false))
	if news := m.News(seatB); slices.ContainsFunc(news, func(x match.News) bool { return x.Kind == match.Asks }) {
		t.Errorf("answered, and there is %v", news)
	}
	must(t, m.Concede(seatB))
	has("over", m.News(seatA), match.Ended, n+3)
	if news := m.News(seatB); slices.ContainsFunc(news, func(x match.News) bool { return x.Kind == match.Turn }) {
		t.Errorf("over, and there is %v", news)
	}
}

// Reminders come when a half and seven eighths of a time are over, and an hour before its end;
// they follow the entry with which a clock begins, and only that one.
func TestReminders(t *testing.T) {
	begun := time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC)
	for pace, want := range map[time.Duration][]time.Duration{
		59 * time.Minute: nil,
		time.Hour:        {30 * time.Minute, 52*time.Minute + 30*time.Second},
		8 * time.Hour:    {4 * time.Hour, 7 * time.Hour},
		24 * time.Hour:   {12 * time.Hour, 21 * time.Hour, 23 * time.Hour},
	} {
		c := match.Clock{Since: begun, Due: begun.Add(pace)}
		var got []time.Duration
		for _, at := range c.Reminders() {
			got = append(got, at.Sub(begun))
		}
		if !slices.Equal(got, want) {
			t.Errorf("of %v: %v, want %v", pace, got, want)
		}
	}
	var kept match.Memory
	now := begun
	m := load(t, journaled(t, &kept, func(s *match.Spec) {
		s.Pace, s.Now = 24*time.Hour, func() time.Time { return now }
	}, persons()...))
	reminded := func() int {
		all, err := kept.Since(0)
		must(t, err)
		return len(all[len(all)-1].Remind)
	}
	if n := reminded(); n != 6 {
		t.Errorf("the first question leaves %d reminders, want 3 for each seat", n)
	}
	now = now.Add(time.Minute)
	play(t, m, "A load resolute > round")
	if n := reminded(); n != 0 {
		t.Errorf("a choice that begins no clock leaves %d reminders", n)
	}
}
