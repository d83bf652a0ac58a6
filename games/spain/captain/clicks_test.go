package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/games/spain/captain"
)

// A hand plays one seat of the war by clicks: a button that passes, that passes the rest of the turn, or that
// does the same with all there is, a ship that is taken, and the hex to which she goes. The captain plays the other.
type hand struct {
	t       *testing.T
	rules   engine.Ruleset
	orders  *bot.Orders
	enemy   bot.Bot
	s       engine.State
	seat    engine.Seat
	chance  dice.Mixer
	clicks  int  // on what the hand does of its own accord
	answers int  // to what the enemy brings
	rests   int  // the turn whose rest is passed
	atSea   bool // a ship has left her port
}

func newHand(t *testing.T, seat engine.Seat, key uint64) *hand {
	t.Helper()
	r := rules(t)
	h := &hand{t: t, rules: r, orders: bot.NewOrders(r, captain.Standing(r)), enemy: captain.New(r), seat: seat,
		chance: dice.NewMixer(dice.KeyOf("hand"), key)}
	h.enemy.Begin(key)
	s, err := r.Setup("war", nil, &engine.Turn{Dice: &h.chance})
	if err != nil {
		t.Fatal(err)
	}
	h.s = s
	return h
}

// seen is the position as a seat sees it.
func (h *hand) seen(seat engine.Seat) engine.State {
	seen := h.rules.Blank()
	seen.CopyFrom(h.s)
	seen.Redact(seat)
	return seen
}

func (h *hand) play(c engine.Choice) {
	h.t.Helper()
	if ill := h.s.Check(c); !ill.OK() {
		h.t.Fatalf("%+v: %s", c, h.rules.Words().Refuse(ill))
	}
	h.s.Apply(c, &engine.Turn{Dice: &h.chance})
}

// asked plays on until the hand is asked what no standing order answers that is on from the start or that passes
// the rest of this turn.
func (h *hand) asked() engine.Decision {
	h.t.Helper()
	for {
		d := h.s.Pending(nil)[0]
		seen := h.seen(d.Seat)
		if d.Seat != h.seat {
			h.play(h.enemy.Choose(seen, d, bot.Budget{}))
			continue
		}
		c, ok := h.orders.Answer(seen, d, bot.Given{Key: bot.Idle})
		if turn, _ := h.s.Moment(); !ok && turn == h.rests {
			c, ok = h.orders.Answer(seen, d, bot.Given{Key: "pass-this-turn"})
		}
		if !ok {
			return d
		}
		h.play(c)
	}
}

// next is asked, after answers to what the enemy brings: the first choice there is.
func (h *hand) next() engine.Decision {
	h.t.Helper()
	for {
		d := h.asked()
		if _, ok := h.orders.Beside(h.seen(h.seat), d); ok || d.Ask == spain.AskNote || d.Ask == spain.AskCourse {
			return d
		}
		h.answers++
		h.play(h.s.Candidates(d, 1, nil)[0])
	}
}

// pass clicks the button that passes the question.
func (h *hand) pass(d engine.Decision) {
	h.clicks++
	h.play(engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: d.About})
}

// rest clicks the button that passes the rest of the turn.
func (h *hand) rest() {
	h.clicks++
	h.rests, _ = h.s.Moment()
}

// all clicks the button that does the same with all there is, and reports whether there is any.
func (h *hand) all(verb engine.Verb) bool {
	did := false
	for {
		d, more := h.asked(), false
		for _, c := range h.s.Candidates(d, 1, nil) {
			if more = c.Verb == verb; more {
				h.play(c)
				did = true
				break
			}
		}
		if !more {
			break
		}
	}
	if did {
		h.clicks++
	}
	return did
}

// A winter turn of the War with Spain takes at most four clicks in either seat, without the button that passes the
// rest of the turn; answers to attacks are not counted.
func TestAWinterTakesFourClicks(t *testing.T) {
	for key := range uint64(12) {
		for seat := spain.English; seat <= spain.Spanish; seat++ {
			h := newHand(t, seat, key)
			for {
				d := h.next()
				if turn, _ := h.s.Moment(); turn > 1 {
					break
				}
				if d.Ask == spain.AskNote {
					h.clicks++
					h.play(h.s.Candidates(d, 1, nil)[0])
					continue
				}
				h.pass(d)
			}
			if h.clicks > 4 {
				t.Errorf("seat %d, match %d: the winter takes %d clicks, and %d answers", seat, key, h.clicks, h.answers)
			}
		}
	}
}

// The first ship of the English is at sea within six clicks of the beginning of the war; answers to attacks are not
// counted.
func TestTheFirstShipIsAtSeaWithinSixClicks(t *testing.T) {
	for key := range uint64(12) {
		h := newHand(t, spain.English, key)
		for !h.atSea && h.clicks <= 6 {
			switch d := h.next(); {
			case d.Ask == spain.AskActivate && h.all(spain.VerbAdvance):
				h.rest()
			case d.Ask == spain.AskSail && h.sails(d):
			case d.Ask == spain.AskActivate:
				h.pass(d)
			default:
				h.rest()
			}
		}
		if h.clicks > 6 {
			t.Errorf("match %d: no ship at sea after 6 clicks, and %d answers", key, h.answers)
		}
	}
}

// sails takes a ship and clicks a hex beside her, and reports whether there is a ship to take.
func (h *hand) sails(d engine.Decision) bool {
	for _, c := range h.s.Candidates(d, 1, nil) {
		if c.Verb != spain.VerbCoast {
			continue
		}
		h.play(c)
		d = h.asked()
		for _, to := range h.s.Candidates(d, 1, nil) {
			if to.Verb == spain.VerbSteer {
				h.clicks += 2
				h.play(to)
				h.atSea = true
				return true
			}
		}
		h.t.Fatalf("no hex is open to %+v", c)
	}
	return false
}
