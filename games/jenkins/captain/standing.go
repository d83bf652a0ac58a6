package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// orders are the standing orders of this game: what the side that does not move is asked again and again. It implements
// bot.Standing and bot.Passer.
type orders struct {
	words *engine.Words
	by    *Captain // used only for what counters are worth
}

// Standing returns the standing orders of this game.
func Standing(rules engine.Ruleset) bot.Standing {
	return &orders{rules.Words(), New(rules).(*Captain)}
}

// The keys of the orders.
const (
	keyIntercept = "intercept"
	keyLetPass   = "let-pass"
	keyNever     = "never-intercept"
	keyDock      = "dock"
	keyOutside   = "stay-outside"
	keyFire      = "fire"
	keyLead      = "lead"
	keyKeep      = "keep-deceptions"
	keyLeast     = "lose-least"
	keyDearest   = "take-dearest"
	keyTidy      = "leave-stacks"
)

// mostShips is more than can ever try together.
const mostShips = 40

// Orders lists what a seat may order.
func (o *orders) Orders(seen engine.State, seat engine.Seat) []bot.Order {
	ships := engine.Span{Min: 1, Max: mostShips, Step: 1}
	return []bot.Order{
		{Key: keyIntercept, Name: "Intercept from %O with %1 ships or more", Number: ships, Rule: "7.2",
			Objects: o.stations(seen.(*jenkins.State), seat), Anywhere: "anywhere",
			About: "All ships there that may try do so together. Merchants and ships that have intercepted do not count."},
		{Key: keyLetPass, Name: "Let stacks of %1 counters or fewer pass", Number: ships, Rule: "7.2",
			About: "You are not asked to intercept them. Only the number of counters matters, for you cannot see which they are."},
		{Key: keyNever, Name: "Never intercept", Rule: "7.2", About: "You let every enemy stack pass."},
		{Key: keyDock, Name: "Always dock", Rule: "4.0",
			About: "Ships that end their move in a friendly seaport dock if there is room for all of them."},
		{Key: keyOutside, Name: "Never dock", Rule: "4.0",
			About: "Ships that end their move in a friendly seaport stay outside, unless there is something to land."},
		{Key: keyFire, Name: "Fire with everything", Rule: "9.1",
			About: "Guns ashore and fire ships fire in every naval combat. You are still asked who gets a leader's dice."},
		{Key: keyLead, Name: "Leaders aboard lead ashore", Rule: "11.4",
			About: "They lend their dice in every land combat, and share its dangers."},
		{Key: keyKeep, Name: "Spend no deception counters", Rule: "11.2", About: "You never reroll a die."},
		{Key: keyLeast, Name: "Lose what is worth least", Rule: "9.3",
			About: "Where you choose your own losses, a ship counts with all she carries."},
		{Key: keyDearest, Name: "Take what is worth most", Rule: "10.0",
			About: "Where you choose what the enemy loses, by perilous seas or Fortunes of War."},
		{Key: keyTidy, Name: "Stacks lie after combat as they are", Rule: "4.3",
			About: "You are not asked to put stacks in order when all combat is over. You can do it when you move."},
	}
}

// Start has nobody asked which stacks are put in order when all combat is over.
func (o *orders) Start() []bot.Given { return []bot.Given{{Key: keyTidy}} }

// stations returns the hexes where a seat has ships.
func (o *orders) stations(g *jenkins.State, seat engine.Seat) []engine.Object {
	out := []engine.Object{}
	last := jenkins.Hex(0)
	for _, p := range g.Pieces(seat) {
		h := p.Place.Hex()
		if h == last || h >= hexes || p.Place.Layer() == jenkins.LayerShore {
			continue
		}
		last = h
		if object, named := o.words.Find(jenkins.Grid.Name(h)); named {
			out = append(out, object)
		}
	}
	return out
}

// Answer returns what an order answers to a decision, and whether it answers it.
func (o *orders) Answer(seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	g := seen.(*jenkins.State)
	from := g.Candidates(d, 2, nil)
	switch d.Ask {
	case jenkins.AskIntercept:
		return o.intercept(g, d, given, from)
	case jenkins.AskLanding:
		return o.landing(g, d, given, from)
	case jenkins.AskCommit:
		if ch, ok := byVerb(from, jenkins.VerbCommit); ok {
			return ch, given.Key == keyFire
		}
		_, leads := byVerb(from, jenkins.VerbDirect)
		return engine.Choice{Verb: jenkins.VerbDone}, given.Key == keyFire && !leads
	case jenkins.AskLend:
		if ch, ok := byVerb(from, jenkins.VerbLend); ok {
			return ch, given.Key == keyLead
		}
		return engine.Choice{Verb: jenkins.VerbDone}, given.Key == keyLead
	case jenkins.AskDeceive:
		return engine.Choice{Verb: engine.Pass}, given.Key == keyKeep
	case jenkins.AskLoss:
		return best(from, o.by.loss(g, d)), given.Key == keyLeast && from[0].Verb == jenkins.VerbLose
	case jenkins.AskPrize:
		dearest := func(ch engine.Choice) float64 { return o.by.worth(g.CounterOf(ch.On)) }
		return best(from, dearest), given.Key == keyDearest
	case jenkins.AskTidy:
		return engine.Choice{Verb: jenkins.VerbDone}, given.Key == keyTidy
	case jenkins.AskStrike:
		return best(from, o.by.strike(g, d.Seat)), given.Key == keyDearest
	}
	return engine.Choice{}, false
}

// intercept answers whether to intercept. What may try joins, stack by stack, and then tries.
//
// Case 7.2.
func (o *orders) intercept(
	g *jenkins.State, d engine.Decision, given bot.Given, from []engine.Choice,
) (engine.Choice, bool) {
	pass := engine.Choice{Verb: engine.Pass}
	switch given.Key {
	case keyNever:
		return pass, true
	case keyLetPass:
		lo, hi := g.Span(foe(d.Seat), jenkins.At(jenkins.HexOf(d.About), jenkins.LayerMoving))
		return pass, hi > lo && hi-lo <= int(given.Number)
	case keyIntercept:
	default:
		return pass, false
	}
	join, some := engine.Choice{}, false
	ships := 0
	for _, p := range g.Pieces(d.Seat) {
		if p.Mark.Selected() && o.tries(p) {
			ships++
		}
	}
	for _, ch := range from {
		p := jenkins.StackOf(ch.On)
		if ch.Verb != jenkins.VerbJoin || p == 0 ||
			given.Object != engine.NoObject && jenkins.HexOf(given.Object) != p.Hex() {
			continue
		}
		lo, hi := g.Span(d.Seat, p)
		for _, pc := range g.Pieces(d.Seat)[lo:hi] {
			if !pc.Mark.Selected() && o.tries(pc) {
				ships++
			}
		}
		join, some = ch, true
	}
	if !some {
		join = engine.Choice{Verb: jenkins.VerbAttempt}
	}
	return join, ships >= int(given.Number)
}

// tries reports whether a counter counts in an attempt to intercept.
//
// Case 7.2.
func (o *orders) tries(p jenkins.Piece) bool {
	ty := o.by.tables.Row(p.Counter).Type
	return p.Counter != jenkins.Unseen && ty.Naval() && ty != jenkins.Merchant && !p.Mark.Flagged()
}

// landing answers whether the ships dock when they may land.
//
// Case 4.0.
func (o *orders) landing(
	g *jenkins.State, d engine.Decision, given bot.Given, from []engine.Choice,
) (engine.Choice, bool) {
	dock, may := byVerb(from, jenkins.VerbDock)
	switch {
	case !may:
		return dock, false
	case given.Key == keyDock:
		return dock, o.by.canDock(g, d.Seat, o.by.tables.PortAt[jenkins.HexOf(d.About)])
	}
	_, lands := byVerb(from, jenkins.VerbLand)
	return engine.Choice{Verb: jenkins.VerbDone}, given.Key == keyOutside && !lands
}

// Pass returns the choice that ends a question without doing anything else.
func (o *orders) Pass(_ engine.State, d engine.Decision) (engine.Choice, bool) {
	switch d.Ask {
	case jenkins.AskCommit, jenkins.AskLend, jenkins.AskLanding:
		return engine.Choice{Verb: jenkins.VerbDone}, true
	}
	return engine.Choice{}, false
}
