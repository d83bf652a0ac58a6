package captain

import (
	"weathergage/bot"
	"weathergage/engine"
	"weathergage/games/invincible"
)

// orders is what a seat may order to be done for it: the answers that the other
// side's Move Phase asks for again and again. It implements bot.Standing.
type orders struct {
	words  *engine.Words
	tables *invincible.Tables
}

// Standing makes the standing orders of this game.
func Standing(rules engine.Ruleset) bot.Standing {
	return &orders{rules.Words(), rules.Blank().(*invincible.State).Tables()}
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
				About: "When one of your squadrons is attacked that has so much strength left."},
			bot.Order{Key: "withdraw", Name: "Withdraw with a strength of %1 or less", Number: strength, Rule: "7.3",
				About: "When one of your squadrons is attacked that has no more strength left. You are asked where to."})
	}
	own := o.squadrons(seen.(*invincible.State), seat)
	for _, t := range tactics {
		out = append(out, bot.Order{Key: t.key, Name: t.name, Objects: own, Anywhere: "any squadron", Rule: "7.4",
			About: "The tactic is chosen at once, and as secretly as by yourself."})
	}
	return append(out,
		bot.Order{Key: "no-chits", Name: "Play no event chits", Rule: "16.0",
			About: "Whenever you are asked whether to play one; Hand of God is another matter."},
		bot.Order{Key: "hand-of-god", Name: "Cancel %O with Hand of God", Objects: o.events(), Rule: "16.0",
			About: "As soon as that event is drawn or played and you hold the chit."})
}

// squadrons are those of a seat that are not lost.
func (o *orders) squadrons(g *invincible.State, seat engine.Seat) []engine.Object {
	var out []engine.Object
	for s := range o.tables.Squadrons {
		sq := invincible.Squadron(s)
		object, named := o.words.Find(o.tables.Squadrons[s].Key)
		if named && sq.Seat() == seat && !g.Lost(sq) {
			out = append(out, object)
		}
	}
	return out
}

// events are the chits that Hand of God cancels.
func (o *orders) events() []engine.Object {
	var out []engine.Object
	for c := invincible.HandOfGod + 1; int(c) < len(o.tables.Chits); c++ {
		if object, named := o.words.Find(o.tables.Chits[c].Key); named {
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
		hand, _ := o.words.Find(o.tables.Chits[invincible.HandOfGod].Key)
		return engine.Choice{Verb: invincible.VerbPlay, On: hand},
			given.Key == "hand-of-god" && given.Object == d.About
	}
	return engine.Choice{}, false
}
