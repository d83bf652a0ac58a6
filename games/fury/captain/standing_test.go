package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// 29.14 a battle of the campaign is left to the captain from forming companies to its end, and nothing
// but battles is. Every answer is allowed.
func TestTheCaptainFightsTheBattles(t *testing.T) {
	r := rules(t)
	all := bot.NewOrders(r, captain.Standing(r))
	given := bot.Given{Key: "captain-fights"}
	mixed := dice.NewMixer(5, 9)
	turn := &engine.Turn{Dice: &mixed}
	s, problems, err := r.ParsePosition([]byte(stormed))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	seen := r.Blank()
	answered := 0
	for open := s.Pending(nil); len(open) > 0; open = s.Pending(nil) {
		d := open[0]
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		if _, err := all.Find(seen, d.Seat, given); err != nil {
			t.Fatal(err)
		}
		c, ok := all.Answer(seen, d, given)
		if onBoard := s.(*fury.State).Scenario() != nil; ok != onBoard {
			t.Fatalf("asked %s, on a board %v: answered %v", r.Words().Prompts[d.Ask], onBoard, ok)
		}
		switch {
		case ok:
			answered++
		case answered == 0:
			c = engine.Choice{Seat: d.Seat, Verb: fury.VerbWarCarryOut}
		default:
			t.Logf("%d answers", answered)
			return
		}
		turn.Reset()
		if ill := s.Check(c); !ill.OK() || !engine.Try(s, c, turn) {
			t.Fatalf("%+v is refused by %s", c, ill.Rule)
		}
	}
	t.Error("nothing is asked after the battle")
}

// stormed is before the storm of a sconce that a squadron holds.
const stormed = `game fury
campaign hand week 1 steps 2 at noordschans from kerkhoven 
plan storm noordschans by kerkhoven noordschans
known noordschans
herds zuiderweide 5
body column veteran-pikemen 6
body garrison noordschans city-militia 1
flow march
`
