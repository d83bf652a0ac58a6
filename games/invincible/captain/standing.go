package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// The keys of the orders about Hand of God.
const (
	keyNever   = "god-never"
	keyRisk    = "god-at-risk"
	keyAdverse = "god-if-adverse"
)

// orders is what a seat may order to be done for it: the answers that the other
// side's Move Phase asks for again and again. It implements bot.Standing, bot.Starter
// and bot.Proposer.
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
		bot.Order{Key: keyNever, Name: "Never ask about Hand of God", Rule: "16.0", About: "You let every event happen."},
		bot.Order{Key: keyRisk, Name: "Ask about Hand of God only when I could lose a squadron", Rule: "16.0",
			About: "You are asked about an accident, a gale or fire in a combat that could take all the strength of one of your squadrons. All other events happen."},
		bot.Order{Key: keyAdverse, Name: "Ask about Hand of God only when the event is the enemy's or may harm me", Rule: "16.0",
			About: "You are not asked about what you have drawn yourself, unless it changes wind or weather or speaks against you at Gravelines, nor about a chit that is handed to you."},
		bot.Order{Key: "no-chits", Name: "Play no event chits", Rule: "16.0",
			About: "Whenever you are asked whether to play one. Hand of God has an order of its own."},
		bot.Order{Key: "hand-of-god", Name: "Cancel %O with Hand of God", Objects: o.events, Rule: "16.0",
			About: "As soon as that event is drawn or played and you hold the chit."})
}

// own returns the squadrons of a seat that are not lost.
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
		if given.Key == "hand-of-god" {
			return engine.Choice{Verb: invincible.VerbPlay, On: o.hand}, given.Object == d.About
		}
		return engine.Choice{Verb: engine.Pass}, o.lets(g, d, given.Key)
	}
	return engine.Choice{}, false
}

// lets reports whether an order lets an event happen that Hand of God could cancel.
func (o *orders) lets(g *invincible.State, d engine.Decision, key string) bool {
	event := invincible.ChitOf(d.About)
	switch key {
	case keyNever:
		return true
	case keyRisk:
		return !threatens(g, d.Seat, event)
	case keyAdverse:
		return !isAdverse(g, d.Seat, event)
	}
	return false
}

// Start has every person asked about Hand of God only when an event is the enemy's or may harm him.
func (o *orders) Start() []bot.Given { return []bot.Given{{Key: keyAdverse}} }

// Beside offers, with an event that costs nobody a squadron, to be asked only about those that could.
func (o *orders) Beside(seen engine.State, d engine.Decision) (bot.Given, bool) {
	asks := d.Ask == invincible.AskCancel && !threatens(seen.(*invincible.State), d.Seat, invincible.ChitOf(d.About))
	return bot.Given{Key: keyRisk}, asks
}

// isAdverse reports whether an event that a seat may cancel is one that it would not have.
//
// Case 16.0.
func isAdverse(g *invincible.State, seat engine.Seat, event invincible.Chit) bool {
	row := &g.Tables().Chits[event]
	switch event {
	case invincible.ParmaReady:
		return seat == invincible.English
	case invincible.ParmaDelayed:
		return seat == invincible.Spanish
	case invincible.Becalmed, invincible.FogBank, invincible.ChannelGale, invincible.WindShift:
		return true
	}
	if row.Held && row.Owner != engine.NoSeat {
		return row.Owner != seat // whoever has drawn it
	}
	return g.Drawing() != seat
}

// threatens reports whether an event could take all that is left of one of a seat's squadrons: an accident that the enemy
// has drawn, a gale, or a chit that the enemy plays in a combat.
//
// Cases 7.6, 11.1, 16.0.
func threatens(g *invincible.State, seat engine.Seat, event invincible.Chit) bool {
	row := &g.Tables().Chits[event]
	most := int(row.Hits)
	switch cb := g.Fight(); event {
	case invincible.ChannelGale:
		most = 1
	case invincible.Collision, invincible.FireAboard, invincible.PowderExplosion, invincible.SprungLeaks:
		if g.Drawing() == seat {
			return false
		}
	case invincible.WellServedGuns, invincible.DampPowder, invincible.CulverinFire, invincible.Soldiers:
		return cb.Attacker != invincible.NoSquadron && g.Drawing() != seat
	default:
		return false
	}
	for s := range g.Tables().Squadrons {
		if sq := invincible.Squadron(s); sq != invincible.NoSquadron && sq.Seat() == seat && !g.IsLost(sq) && g.Strength(sq) <= most {
			return true
		}
	}
	return false
}
