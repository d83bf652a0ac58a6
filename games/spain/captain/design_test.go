package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/games/spain/captain"
)

// from is a position of a match.
func from(t *testing.T, r engine.Ruleset, text string) *spain.State {
	t.Helper()
	s, _, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*spain.State)
}

// plays has a captain answer whatever is asked until one of its choices ends that, at the latest after 200, and
// returns those before it.
func plays(t *testing.T, r engine.Ruleset, s engine.State, key uint64, ends func(engine.Decision, engine.Choice) bool) (out []engine.Choice) {
	t.Helper()
	c := captain.New(r)
	c.Begin(key)
	asker := bot.NewAsker(r.Blank)
	chance := dice.NewMixer(1, 1)
	for len(out) <= 200 {
		d := s.Pending(nil)[0]
		ch := asker.Ask(c, s, d, bot.Budget{})
		if ends(d, ch) {
			break
		}
		out = append(out, ch)
		s.Apply(ch, &engine.Turn{Dice: &chance})
	}
	return out
}

// answers has a captain answer one question again and again, until it passes or another is
// asked, and returns its choices.
func answers(t *testing.T, r engine.Ruleset, s engine.State, key uint64) []engine.Choice {
	t.Helper()
	ask := s.Pending(nil)[0].Ask
	return plays(t, r, s, key, func(d engine.Decision, ch engine.Choice) bool { return d.Ask != ask || ch.Verb == engine.Pass })
}

// 17.0 Spain's captain has a plan, which follows from its key: at
// England it lays down ships and barges, at Ireland ships alone, and by land none.
func TestDesigns(t *testing.T) {
	r := rules(t)
	seen := map[string]int{}
	for key := range uint64(24) {
		var plans [2]string
		for i := range plans {
			g := from(t, r, "scenario war\nturn 2\nflow spanish-activation\nfunds Spanish 2300\n")
			ships, barges := false, false
			for _, ch := range answers(t, r, g, key) {
				switch kind := g.Tables().Row(g.CounterOf(ch.With)).Kind; {
				case ch.Verb != spain.VerbConstruct:
				case kind == spain.Barge:
					barges = true
				case kind.IsNaval():
					ships = true
				}
			}
			switch {
			case ships && barges:
				plans[i] = "England"
			case ships:
				plans[i] = "Ireland"
			case !barges:
				plans[i] = "land"
			}
		}
		if plans[0] != plans[1] {
			t.Errorf("under key %d it plans %q, then %q", key, plans[0], plans[1])
		}
		seen[plans[0]]++
	}
	if seen["England"] == 0 || seen["Ireland"] == 0 || seen["land"] == 0 || len(seen) != 3 {
		t.Errorf("of 24 plans: %v", seen)
	}
}

// 11.3 a great host that the winter's income cannot keep is laid up in October, and one that
// is needed and paid for is not.
func TestHostsAreKeptWhileTheyCanBePaid(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		funds string
		kept  bool
	}{{"100", false}, {"1400", true}} {
		g := from(t, r, "scenario war\nturn 16\nflow english-laying-up\nfunds English "+tt.funds+"\n"+
			"English at london tilbury-army queens-main-host\nEnglish at dover kent-bands\n"+
			"Spanish at exeter tercio-of-naples tercio-of-sicily tercio-of-isla parma\n")
		laid := answers(t, r, g, 1)
		for _, ch := range laid {
			if ch.Verb != spain.VerbLayUp {
				t.Errorf("asked what is laid up it answers %s", r.Words().Say(ch))
			}
		}
		if kept := len(laid) == 0; kept != tt.kept {
			t.Errorf("with %s ducats and Parma in Exeter it lays up %d units", tt.funds, len(laid))
		}
	}
}

// 11.11 who is short of money lays up what costs it, not the Dutch, whom nobody pays.
func TestWhatCostsNothingIsNotLaidUp(t *testing.T) {
	r := rules(t)
	g := from(t, r, "scenario war\nturn 16\nflow english-laying-up\nfunds English 0\nEnglish at amsterdam states-foot-1\n"+
		"English at madrid tilbury-army queens-main-host northern-bands devon-bands kent-bands\nEnglish at london london-guard\n")
	laid := answers(t, r, g, 1)
	for _, ch := range laid {
		if g.Tables().Row(g.CounterOf(ch.On)).Key == "states-foot-1" {
			t.Error("the States' foot is laid up, which costs nothing")
		}
	}
	if len(laid) == 0 {
		t.Error("nothing is laid up with an empty treasury")
	}
}

// 10.31 besiegers stay where they are while the besieged grow hungry, though another city of
// the enemy's is near.
func TestBesiegersStay(t *testing.T) {
	r := rules(t)
	g := from(t, r, "scenario war\nturn 12\nflow english-march begun\nbesieged Spanish york\nclock york 1\n"+
		"English at york tilbury-army\nowner newcastle spanish\nowner york spanish\n"+
		"Spanish at york english-catholic-1 english-catholic-2 english-catholic-3 english-catholic-4\n")
	for _, ch := range answers(t, r, g, 1) {
		t.Errorf("the besiegers of York march: %s", r.Words().Say(ch))
	}
}

// 6.4 17.0 England's fleet watches in Plymouth, by which an invasion comes: it does not go out with the troops that
// wait there before the Spanish have landed, and intercepts an armada that passes.
func TestPlymouthWatches(t *testing.T) {
	r := rules(t)
	fleet := "English at plymouth devon-bands\nEnglish at london london-guard\nEnglish at dover kent-bands\n" +
		"fleet fleet-1 at plymouth munitions 2\nEnglish aboard fleet-1 queens-ships-1 queens-ships-2 queens-ships-3 west-country-merchants-1\n"
	g := from(t, r, "scenario war\nturn 12\nflow english-sailing begun\nfunds English 900\n"+fleet)
	for _, ch := range answers(t, r, g, 1) {
		if ch.Verb == spain.VerbSail {
			t.Errorf("the fleet leaves Plymouth: %s", r.Words().Say(ch))
		}
	}
	g = from(t, r, "scenario war\nturn 12\nflow spanish-sailing begun\nflow course Spanish armada-1\nvoyage 1216 1316 1415\n"+
		"funds English 900 Spanish 900\n"+fleet+"fleet armada-1 at 1216 munitions 1\nSpanish aboard armada-1 guipuzcoan-squadron-1 tercio-of-sicily\n")
	c := captain.New(r)
	asker := bot.NewAsker(r.Blank)
	chance := dice.NewScript(6, 6)
	for range 2 { // declare, and run on
		for _, ch := range g.Candidates(g.Pending(nil)[0], 2, nil) {
			if ch.Verb == spain.VerbDeclare || ch.Verb == spain.VerbRun && r.Words().Title(ch.On) == "1415" {
				g.Apply(ch, &engine.Turn{Dice: chance})
				break
			}
		}
	}
	if ch := asker.Ask(c, g, g.Pending(nil)[0], bot.Budget{}); ch.Verb != spain.VerbIntercept {
		t.Errorf("asked %q the captain answers %q", r.Words().Ask(r.Info(), g.Pending(nil)[0]), r.Words().Say(ch))
	}
}
