package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/games/renaissance/captain"
)

// Each standing order finds something to answer in a match, answers lawfully, and
// says only what it is for.
func TestStandingOrdersAnswerWhatTheySay(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	seen := r.Blank()
	answered := map[string]int{}
	n := 0
	play(t, r, "coursing-the-bull", 2, arena.Captains(r), func(s engine.State, d engine.Decision) {
		if n++; n%7 != 0 && d.Ask != renaissance.AskSeal {
			return
		}
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		for _, o := range all.Offered(seen, d.Seat) {
			given := bot.Given{Key: o.Key}
			c, ok := bottest.Obeys(t, all, seen, d, given)
			if !ok {
				continue
			}
			answered[o.Key]++
			switch {
			case o.Key == "reload" && c.Verb != renaissance.VerbLoadBall,
				o.Key == "carry-on" && c.Verb != engine.Pass && c.Verb != renaissance.VerbAhead,
				d.Ask == renaissance.AskSeal && o.Key != bot.Idle:
				t.Fatalf("%s answers %s", o.Key, r.Words().Say(c))
			}
			for _, object := range o.Objects {
				given.Object = object
				if _, ok := all.Answer(seen, d, given); ok && object != d.About {
					t.Fatalf("%s about one ship answers for another", o.Key)
				}
			}
		}
	})
	for _, key := range []string{"captain", "reload", "carry-on"} {
		if answered[key] == 0 {
			t.Errorf("the order %s never answers anything", key)
		}
	}
}

// A ship with standing orders to carry on is done, whatever has been written before.
func TestCarryOnComesToAnEnd(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	s, err := r.Setup("gravelines", nil, &engine.Turn{})
	if err != nil {
		t.Fatal(err)
	}
	for range 200 {
		open := s.Pending(nil)
		if open[0].Ask != renaissance.AskOrders {
			return
		}
		c, ok := all.Answer(s, open[0], bot.Given{Key: "carry-on"})
		if !ok {
			t.Fatalf("nothing is said for %s", r.Words().Say(engine.Choice{About: open[0].About}))
		}
		s.Apply(c, &engine.Turn{})
	}
	t.Error("the orders of eight ships have no end")
}
