package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// keysOf are the keys of a side's commands; names and keys are each its own.
func keysOf(t *testing.T, r *ruleset, g *State, seat engine.Seat) (keys []string) {
	t.Helper()
	names := map[string]bool{}
	for _, c := range r.Commands(g, seat) {
		if c.Key == "" || slices.Contains(keys, c.Key) || names[c.Name] {
			t.Fatalf("command %+v has no key, or another's key or name", c)
		}
		keys, names[c.Name] = append(keys, c.Key), true
	}
	return keys
}

// choiceOf is an option as a choice without its numbers.
func choiceOf(d engine.Decision, o engine.Option) engine.Choice {
	return engine.Choice{Seat: d.Seat, Verb: o.Verb, About: d.About, On: o.On, With: o.With}
}

// TestCommandsOfTheCampaign plays a campaign by chance, with its battles on a board. Whatever a side may do
// belongs to one of its commands or to its holder, as the side itself sees it; squadrons to their kind; and to
// end what is sealed is the holder's alone. A side's commands stay when squadrons are lost.
//
// Cases 29.6, 29.7, 29.9, 29.10, 29.11, 29.14.
func TestCommandsOfTheCampaign(t *testing.T) {
	r := rules(t).(*ruleset)
	mixed := dice.NewMixer(29, 3)
	g, turn := r.tables.newCampaign(decideHand), &engine.Turn{Dice: &mixed}
	var had [numSeats][]string
	made := map[string]bool{}
	for open := g.Pending(nil); len(open) > 0; open = g.Pending(nil) {
		d := open[pick(&mixed, len(open))]
		seen := r.Blank().(*State)
		seen.CopyFrom(g)
		seen.Redact(d.Seat)
		keys := keysOf(t, r, seen, d.Seat)
		for _, key := range had[d.Seat] {
			if !slices.Contains(keys, key) {
				t.Fatalf("the command %s is gone: %v", key, keys)
			}
		}
		had[d.Seat] = keys
		for _, o := range g.Options(d, nil) {
			c := choiceOf(d, o)
			key := r.Under(g, c)
			if key != r.Under(seen, c) || key != "" && !slices.Contains(keys, key) {
				t.Fatalf("%v is under %q, for the side %q of %v", r.words.Say(c), key, r.Under(seen, c), keys)
			}
			if key != "" {
				made[key] = true
			}
			wants := map[engine.Verb]engine.Object{VerbWarScout: c.On, VerbWarTake: c.On, VerbWarPost: c.With, VerbWarAllot: c.With, VerbWarSummon: c.With}[c.Verb]
			if wants != engine.NoObject && key != r.words.Object(wants) && key != commandGuns {
				t.Fatalf("%v is under %q", r.words.Say(c), key)
			}
			if seals := c.Verb == engine.Pass && d.Sealed; seals && key != "" {
				t.Fatalf("%v, which seals, is under %q", r.words.Say(c), key)
			}
		}
		if all := g.Candidates(d, 2, nil); !engine.Try(g, all[pick(&mixed, len(all))], turn) {
			t.Fatal("no dice")
		}
		turn.Reset()
	}
	for _, key := range []string{commandMission, commandScouts, commandGuns} {
		if !made[key] {
			t.Errorf("nothing was ever under %s: %v", key, made)
		}
	}
}

// TestCommandsOnTheBoard: in a battle of the campaign a company is under who leads its troops, though others
// charge it; the Wheel and the Colonel are the side's. No side of a battle outside the campaign has commands.
//
// Cases 18.2, 29.14. Ruling R549.
func TestCommandsOnTheBoard(t *testing.T) {
	r := rules(t).(*ruleset)
	mixed := dice.NewMixer(29, 14)
	turn := &engine.Turn{Dice: &mixed}
	companies, enemies, wheel, colonel := 0, 0, 0, 0
	var g *State
	for open := []engine.Decision(nil); companies < 400 || enemies == 0 || wheel == 0 || colonel == 0; open = g.Pending(open[:0]) {
		if len(open) == 0 {
			g = r.tables.newCampaign(decideHand)
			g.fortune = true
			open = g.Pending(open)
		}
		d := open[pick(&mixed, len(open))]
		about := g.companyOf(d.About)
		for _, o := range g.Options(d, nil) {
			c := choiceOf(d, o)
			key, of := r.Under(g, c), g.companyOf(c.On)
			switch {
			case !g.isOnField():
			case c.Verb == VerbAppeal || c.Verb == VerbRide || c.Verb == VerbJoin:
				wheel += b2i(c.Verb == VerbAppeal)
				colonel += b2i(c.Verb != VerbAppeal)
				if key != "" {
					t.Fatalf("%v is under %q", r.words.Say(c), key)
				}
			case about != noCompany && about.seat() == d.Seat && d.Ask == AskAct:
				companies++
				if want := g.commandOfCompany(d.Seat, &g.companies[about]); key != want || want == "" {
					t.Fatalf("%v is under %q, not %q", r.words.Say(c), key, want)
				}
				if of != noCompany && of.seat() != d.Seat {
					enemies++
				}
			}
		}
		all := g.Candidates(d, 2, nil)
		if c := all[pick(&mixed, len(all))]; c.Verb != VerbWithdraw && !engine.Try(g, c, turn) {
			t.Fatal("no dice")
		}
		turn.Reset()
	}
	s, err := r.Setup("cattle-lifting", nil, &engine.Turn{Dice: &mixed})
	if err != nil || r.Commands(s, SeatA) != nil {
		t.Errorf("outside the campaign the commands are %v, error %v", r.Commands(s, SeatA), err)
	}
}
