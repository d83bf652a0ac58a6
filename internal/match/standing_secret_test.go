package match_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// atOnce has all in a match happen at one moment.
func atOnce(change func(*match.Spec)) func(*match.Spec) {
	return func(s *match.Spec) {
		change(s)
		s.Now = func() time.Time { return time.Unix(1, 0) }
	}
}

// What everybody else is shown of a match in which B's orders answer is what they
// are shown of one in which B answers so itself; their records, too.
func TestOrdersAreSecret(t *testing.T) {
	script := []string{
		"A load resolute > round", "A plot resolute 1", "B load vengeur > round", "B plot vengeur 2",
		"B pass vengeur", "B fire vengeur > resolute", "A pass resolute",
		"B load vengeur > chain", "A plot resolute 1",
	}
	bidden := []int{4, 5, 7} // what orders do
	byHand := newMatch(t, atOnce(withOrders), persons()...)
	ordered := newMatch(t, func(s *match.Spec) {
		s.Rules = byHand.Rules() // positions of one ruleset compare
		atOnce(withOrders)(s)
	}, persons()...)
	must(t, ordered.Order(seatB, "load > round"))
	must(t, ordered.Revoke(seatB, "load > round"))
	must(t, ordered.TakeBack(seatB, engine.NoObject))
	must(t, ordered.Order(seatB, "not-here has-the-gage-shall-she-run"))
	for n, text := range script {
		play(t, byHand, text)
		if n == 3 {
			must(t, ordered.Order(seatB, "load > chain"))
			must(t, ordered.Order(seatB, "fire 9"))
		}
		if !slices.Contains(bidden, n) {
			play(t, ordered, text)
		}
		if slices.Contains(bidden, n+1) {
			continue // an order has done it already
		}
		for _, seat := range []engine.Seat{seatA, engine.Observer} {
			sameView(t, text, ordered.View(seat), byHand.View(seat))
			g, w := forSeat(t, ordered, seat), forSeat(t, byHand, seat)
			if g != w {
				t.Fatalf("%s: seat %d has the record\n%s\nwant\n%s", text, seat, g, w)
			}
		}
	}
	if g, w := string(ordered.Record()), string(byHand.Record()); g != w {
		t.Errorf("the record is\n%s\nwant\n%s", g, w)
	}
	if reflect.DeepEqual(ordered.View(seatB).Log, byHand.View(seatB).Log) {
		t.Error("B's own log does not tell what its orders did")
	}
}

func forSeat(t *testing.T, m *match.Match, seat engine.Seat) string {
	t.Helper()
	rec, err := record.Parse("m.wgm", m.Record())
	must(t, err)
	of, err := record.ForSeat(m.Rules(), rec, seat)
	must(t, err)
	return string(of.Format())
}
