package captain_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/games/invincible/captain"
)

// What each order answers in matches of captains is what it says, it answers
// nothing else, and each finds something to answer.
func TestStandingOrdersAnswerWhatTheySay(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	seen := r.Blank()
	answered := map[string]int{}
	n := 0
	for k := range uint64(3) {
		play(t, r, "campaign", nil, k, func(s engine.State, d engine.Decision) {
			n++
			switch d.Ask {
			case invincible.AskWithdraw, invincible.AskTactic, invincible.AskCancel:
			default:
				if n%8 != 0 {
					return
				}
			}
			seen.CopyFrom(s)
			seen.Redact(d.Seat)
			g := seen.(*invincible.State)
			for _, o := range all.Offered(seen, d.Seat) {
				for _, given := range fills(o) {
					c, ok := bottest.Obeys(t, all, seen, d, given)
					if !ok {
						continue
					}
					answered[o.Key]++
					if want := bidden(r, g, d, given); want != "" && want != r.Words().Verbs[c.Verb].Name {
						t.Fatalf("%s answers %s, want %s", all.Format(given), r.Words().Say(c), want)
					}
				}
			}
		})
	}
	for _, key := range []string{"accept", "withdraw", "stand-off", "close-in", "try-to-board", "no-chits", "hand-of-god", "god-never", "god-at-risk", "god-if-adverse"} {
		if answered[key] == 0 {
			t.Errorf("the order %s never answers anything", key)
		}
	}
	t.Log(answered)
}

// fills are an order with blanks filled in.
func fills(o bot.Order) []bot.Given {
	g := bot.Given{Key: o.Key}
	switch {
	case o.Number.Step != 0:
		low, high := g, g
		low.Number, high.Number = 6, 10
		return []bot.Given{low, high}
	case o.Objects != nil:
		var out []bot.Given
		for _, object := range o.Objects {
			g.Object = object
			out = append(out, g)
		}
		return out
	}
	return []bot.Given{g}
}

// bidden is the verb with which an order that answers at all must answer; "" if
// it should not answer this.
func bidden(r engine.Ruleset, g *invincible.State, d engine.Decision, given bot.Given) string {
	strength := int32(g.Strength(invincible.SquadronOf(d.About)))
	ask := r.Words().Prompts[d.Ask].Says
	switch given.Key {
	case bot.Idle:
		return ""
	case "accept":
		if d.Ask == invincible.AskWithdraw && strength >= given.Number {
			return "accept"
		}
	case "withdraw":
		if d.Ask == invincible.AskWithdraw && strength <= given.Number {
			return "withdraw"
		}
	case "no-chits":
		if strings.Contains(ask, "play an event chit") {
			return "pass"
		}
	case "hand-of-god":
		if d.Ask == invincible.AskCancel && given.Object == d.About {
			return "play"
		}
	case "god-never", "god-at-risk", "god-if-adverse":
		if d.Ask == invincible.AskCancel {
			return "pass"
		}
	default:
		if d.Ask == invincible.AskTactic && given.Object == d.About {
			return given.Key
		}
	}
	return "nothing"
}

// 16.0 who is asked about Hand of God only when an event may harm him is asked about the enemy's accident, and not about the
// soldiers that he has drawn himself; who is asked only when he could lose a squadron, about an accident that could take one.
func TestHandOfGodIsAskedAboutWhatMatters(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	asked := map[string]string{"English": " asked 1"} // who draws is asked first
	for _, tt := range []struct {
		key, event, drawer, strength string
		asked                        bool
	}{
		{"god-if-adverse", "collision", "English", "", true},
		{"god-if-adverse", "soldiers", "Spanish", "", false},
		{"god-if-adverse", "culverin-fire", "English", "", true},
		{"god-at-risk", "collision", "English", "", false},
		{"god-at-risk", "powder-explosion", "English", "hits 6", true},
		{"god-never", "powder-explosion", "English", "hits 6", false},
	} {
		s, problems, err := r.ParsePosition([]byte("weathergage position 1\ngame invincible\nturn 8\n" +
			"flow " + strings.ToLower(tt.drawer) + "-draw left 1\nflow event " + tt.drawer + " chit " + tt.event + " drawn" + asked[tt.drawer] + "\n" +
			"squadron medina-3 at D7 " + tt.strength + "\naside " + tt.event + "\nhand Spanish hand-of-god\n"))
		if err != nil || len(problems) > 0 {
			t.Fatal(err, problems)
		}
		for _, d := range s.Pending(nil) {
			_, passed := bottest.Obeys(t, all, s, d, bot.Given{Key: tt.key})
			if d.Ask != invincible.AskCancel || passed == tt.asked {
				t.Errorf("%s: %s drawn by the %s is passed: %v", tt.key, tt.event, tt.drawer, passed)
			}
		}
	}
}

// No squadron is stronger than the orders can say.
func TestEveryStrengthCanBeOrdered(t *testing.T) {
	r := rules(t)
	tables := r.Blank().(*invincible.State).Tables()
	for _, o := range captain.Standing(r).Orders(r.Blank(), invincible.English) {
		for s := range tables.Squadrons {
			if most := int32(tables.Squadrons[s].Strength); o.Number.Step != 0 && most > o.Number.Max {
				t.Errorf("%s: %d at most, and %s has %d", o.Key, o.Number.Max, tables.Squadrons[s].Key, most)
			}
		}
	}
}
