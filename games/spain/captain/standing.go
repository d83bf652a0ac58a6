package captain

import (
	"slices"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// orders is what a seat may order to be done for it: what it is asked again and again in the
// other side's segments. None of them spends ducats. It implements bot.Standing.
type orders struct {
	by *Captain // for what counters are worth; nothing else of it is used
}

// Standing makes the standing orders of this game.
func Standing(rules engine.Ruleset) bot.Standing { return &orders{New(rules).(*Captain)} }

// The keys of the orders.
const (
	keyIntercept = "intercept"
	keyNever     = "never-intercept"
	keySiege     = "enter-siege"
	keyFight     = "stand"
	keyDisengage = "disengage"
	keyLeast     = "lose-least"
	keySave      = "spend-nothing"
	keyAdvance   = "advance-all"
	keyLayUp     = "lay-up-all"
	keyKeep      = "lay-up-nothing"
	keyRest      = "pass-this-turn"
	keyForm      = "no-fleets-to-arm"
	keyVain      = "no-vain-work"
)

// mostStrength is more than any fleet has.
const mostStrength = 100

// Orders lists what a seat may order.
func (o *orders) Orders(engine.State, engine.Seat) []bot.Order {
	return []bot.Order{
		{Key: keyIntercept, Name: "Intercept with fleets of strength %1 or more",
			Number: engine.Span{Min: 1, Max: mostStrength, Step: 1}, Rule: "6.4",
			About: "The strongest fleet that may try does, if it has munitions. The strength counts its deep-draft ships, or all if it has none. You are asked if it may enter a port of neutral France."},
		{Key: keyNever, Name: "Never intercept", Rule: "6.4", About: "Every enemy fleet is let pass."},
		{Key: keySiege, Name: "Always enter siege", Rule: "10.0",
			About: "Land units, and ships in your fortress ports, decline combat whenever they may."},
		{Key: keyFight, Name: "Never enter siege", Rule: "10.0", About: "Your units fight wherever they are attacked."},
		{Key: keyDisengage, Name: "Always try to disengage", Rule: "7.51",
			About: "Your ships try after each round of a naval combat in which they are attacked."},
		{Key: keyLeast, Name: "Lose what is worth least", Rule: "7.32",
			About: "Where you choose which of your steps are lost, or which land units drown, the weakest are. Damaged units go first."},
		{Key: keyAdvance, Name: "Advance all ships from box 2", Rule: "5.24",
			About: "You are still asked about the rest of your tracks. Ships on the map cost maintenance."},
		{Key: keyLayUp, Name: "Lay up all ships that you can", Rule: "5.61",
			About: "The dearest to keep goes first, while the activation values last. You are still asked about land units."},
		{Key: keyKeep, Name: "Lay up nothing", Rule: "5.61",
			About: "You are not asked at the end of each turn which units are laid up. Units that you cannot pay for must go all the same."},
		{Key: keyForm, Name: "Pass where no munitions can be bought", Rule: "12.0",
			About: "You are not asked in the Acquisition Segment when all that you could do is to form fleets."},
		{Key: keyVain, Name: "Pass where no answer matters before the war ends", Rule: "5.0",
			About: "You are not asked what to construct, advance or repair when none of it can be on the map before the war ends, nor in the last turn what to lay up."},
		{Key: keySave, Name: "Pass where all that is left costs ducats", Rule: "11.0",
			About: "You are asked while anything can be done for nothing. No standing order spends your ducats."},
		{Key: keyRest, Name: "Pass the rest of this turn", Rule: "4.2", Lapses: true,
			About: "You do nothing more of your own accord until the next turn. You are still asked what your enemy's fleets and attacks bring."},
	}
}

// Start has nobody asked which fleets take on munitions when none can, nor what no longer matters.
func (o *orders) Start() []bot.Given { return []bot.Given{{Key: keyForm}, {Key: keyVain}} }

// Beside offers to pass the rest of the turn with what a seat is asked in each of its own segments.
func (o *orders) Beside(_ engine.State, d engine.Decision) (bot.Given, bool) {
	return bot.Given{Key: keyRest}, isOwn(d.Ask)
}

// isOwn reports whether a seat is asked what it does of its own accord in a segment.
func isOwn(ask engine.Prompt) bool { return ask >= spain.AskActivate && ask <= spain.AskLayUp }

// Answer answers as an order bids.
func (o *orders) Answer(seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	g := seen.(*spain.State)
	pass := engine.Choice{Verb: engine.Pass}
	switch given.Key {
	case keyRest:
		return pass, isOwn(d.Ask)
	case keyVain:
		return pass, (d.Ask == spain.AskActivate || d.Ask == spain.AskLayUp) && isVain(g, d)
	}
	switch d.Ask {
	case spain.AskIntercept:
		if given.Key == keyIntercept {
			return o.intercept(g, d, int(given.Number))
		}
		return pass, given.Key == keyNever
	case spain.AskSiege:
		if given.Key == keySiege {
			return engine.Choice{Verb: spain.VerbBesiege}, true
		}
		return pass, given.Key == keyFight
	case spain.AskDisengage:
		return engine.Choice{Verb: spain.VerbDisengage}, given.Key == keyDisengage
	case spain.AskLose, spain.AskDrown:
		from := g.Candidates(d, 2, nil)
		lose := from[0].Verb == spain.VerbLose || from[0].Verb == spain.VerbDrown
		return best(from, o.by.cheapest(g)), given.Key == keyLeast && lose
	case spain.AskLayUp:
		if given.Key == keyKeep {
			return pass, true
		}
		return o.all(g, d, spain.VerbLayUp, given.Key == keyLayUp)
	case spain.AskActivate, spain.AskAcquire:
		if given.Key == keyForm {
			return pass, d.Ask == spain.AskAcquire && offersOnly(g, d, spain.VerbJoin, spain.VerbDetach)
		}
		if given.Key == keyAdvance {
			return o.all(g, d, spain.VerbAdvance, d.Ask == spain.AskActivate)
		}
		return pass, given.Key == keySave && offersOnly(g, d, spain.VerbConstruct, spain.VerbRepair, spain.VerbBuy, spain.VerbArm)
	}
	return pass, false
}

// Pass lets no question go by about what is in hand already: a path, a passage, an attack. It implements bot.Passer.
func (o *orders) Pass(_ engine.State, d engine.Decision) (engine.Choice, bool) {
	switch d.Ask {
	case spain.AskCourse, spain.AskVoyage, spain.AskCoast, spain.AskMuster:
		return engine.Choice{}, true
	}
	return engine.Choice{}, false
}

// all does the same with every ship that may, one after another: the dearest to keep first.
//
// Cases 5.24, 5.61.
func (o *orders) all(g *spain.State, d engine.Decision, verb engine.Verb, bidden bool) (engine.Choice, bool) {
	found, most := engine.Choice{}, -1
	if !bidden {
		return found, false
	}
	for _, ch := range g.Candidates(d, 2, nil) {
		row := g.Tables().Row(g.CounterOf(ch.On))
		if ch.Verb == verb && row.Kind.IsNaval() && int(row.Multiple) > most {
			found, most = ch, int(row.Multiple)
		}
	}
	return found, most >= 0
}

// intercept returns the attempt of the strongest fleet that may try, if it is strong enough; the seat is asked where that
// may cost ducats, as a way through a port of neutral France does.
//
// Cases 6.4, 7.0, 15.12.
func (o *orders) intercept(g *spain.State, d engine.Decision, least int) (engine.Choice, bool) {
	o.by.look.at(g, d.Seat)
	found, most := engine.Choice{}, least-1
	for _, ch := range g.Candidates(d, 2, nil) {
		if n := spain.FleetOf(ch.On); ch.Verb == spain.VerbIntercept && o.by.look.fleets[n] > most {
			found, most = ch, o.by.look.fleets[n]
		}
	}
	return found, found.Verb != 0 && !g.MayBreakPeace(d, spain.FleetOf(found.On))
}

// offersOnly reports whether a seat can do nothing but pass and what these verbs do.
func offersOnly(g *spain.State, d engine.Decision, verbs ...engine.Verb) bool {
	return !offers(g, d, func(ch engine.Choice) bool { return !slices.Contains(verbs, ch.Verb) })
}

// isVain reports whether nothing that a seat could do comes to anything before the war ends.
//
// Cases 5.13, 5.23, 5.61.
func isVain(g *spain.State, d engine.Decision) bool {
	return !offers(g, d, func(ch engine.Choice) bool { return !g.After(d, ch).Vain })
}

// offers reports whether a seat can do anything but pass that is of a kind.
func offers(g *spain.State, d engine.Decision, is func(engine.Choice) bool) bool {
	return slices.ContainsFunc(g.Candidates(d, 2, nil), func(ch engine.Choice) bool { return ch.Verb != engine.Pass && is(ch) })
}
