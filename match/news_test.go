package match_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/match"
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
