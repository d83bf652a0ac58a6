package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// orders is what a seat may order to be done for it: the answers that the other
// side's Move Phase asks for again and again. It implements bot.Standing.
type orders struct {
	squadrons []engine.Object // by Squadron
	events    []engine.Object // the chits that Hand of God cancels
	hand      engine.Object   // Hand of God
}

// Standing makes the standing orders of this game.
func Standing(rules engine.Ruleset) bot.Standing {
	words, tables := rules.Words(), rules.Blank().(*invincible.State).Tables()
	o := &orders{squadrons: make([]engine.Object, len(tables.Squadrons))}
	for s := range tables.Squadrons {
		o.squadrons[s], _ = words.Find(tables.Squadrons[s].Key) // none is called ""
	}
	for c := invincible.HandOfGod; int(c) < len(tables.Chits); c++ {
		if chit, named := words.Find(tables.Chits[c].Key); named && c == invincible.HandOfGod {
			o.hand = chit
		} else if named {
			o.events = append(o.events, chit)
		}
	}
	return o
}

// tactics are the orders that choose one, with its verb.
var tactics = []struct {
	key  string
	name string
	verb engine.Verb
}{
	{"stand-off", "Stand Off in every combat of %O", invincible.VerbStandOff},
	{"close-in", "Close In in every combat of %O", invincible.VerbCloseIn},
	{"try-to-board", "Try to Board in every combat of %O", invincible.VerbBoard},
}

// mostStrength is more than any squadron has.
const mostStrength = 15

// Orders lists what a seat may order.
func (o *orders) Orders(seen engine.State, seat engine.Seat) []bot.Order {
	var out []bot.Order
	if seat == invincible.English {
		strength := engine.Span{Min: 1, Max: mostStrength, Step: 1}
		out = append(out,
			bot.Order{Key: "accept", Name: "Accept combat with a strength of %1 or more", Number: strength, Rule: "7.2",
				About: "When a squadron of yours with that much strength left is attacked."},
			bot.Order{Key: "withdraw", Name: "Withdraw with a strength of %1 or less", Number: strength, Rule: "7.3",
				About: "When a squadron of yours with no more strength than that is attacked. You are asked where it goes."})
	}
	own := o.own(seen.(*invincible.State), seat)
	for _, t := range tactics {
		out = append(out, bot.Order{Key: t.key, Name: t.name, Objects: own, Anywhere: "any squadron", Rule: "7.4",
			About: "The tactic is chosen at once and stays secret."})
	}
	return append(out,
		bot.Order{Key: "no-chits", Name: "Play no event chits", Rule: "16.0",
			About: "Whenever you are asked whether to play one. Hand of God has an order of its own."},
		bot.Order{Key: "hand-of-god", Name: "Cancel %O with Hand of God", Objects: o.events, Rule: "16.0",
			About: "As soon as that event is drawn or played and you hold the chit."})
}

// own are the squadrons of a seat that are not lost.
func (o *orders) own(g *invincible.State, seat engine.Seat) []engine.Object {
	var out []engine.Object
	for s, object := range o.squadrons {
		if sq := invincible.Squadron(s); object != engine.NoObject && sq.Seat() == seat && !g.IsLost(sq) {
			out = append(out, object)
		}
	}
	return out
}

// Answer answers as an order bids.
func (o *orders) Answer(seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	g := seen.(*invincible.State)
	switch d.Ask {
	case invincible.AskWithdraw:
		strength := int32(g.Strength(invincible.SquadronOf(d.About)))
		switch {
		case given.Key == "accept" && strength >= given.Number:
			return engine.Choice{Verb: invincible.VerbAccept}, true
		case given.Key == "withdraw" && strength <= given.Number:
			return engine.Choice{Verb: invincible.VerbWithdraw}, true
		}
	case invincible.AskTactic:
		if given.Object != engine.NoObject && given.Object != d.About {
			return engine.Choice{}, false
		}
		for _, t := range tactics {
			if t.key == given.Key {
				return engine.Choice{Verb: t.verb}, true
			}
		}
	case invincible.AskChitMove, invincible.AskChitCombat, invincible.AskChitMorale,
		invincible.AskChitAction, invincible.AskChitReinforce:
		return engine.Choice{Verb: engine.Pass}, given.Key == "no-chits"
	case invincible.AskCancel:
		return engine.Choice{Verb: invincible.VerbPlay, On: o.hand},
			given.Key == "hand-of-god" && given.Object == d.About
	}
	return engine.Choice{}, false
}
